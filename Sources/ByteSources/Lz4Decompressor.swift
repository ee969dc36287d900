// SPDX-License-Identifier: Apache-2.0
import CSniffLz4

/// liblz4's frame decompressor, for one frame or a chain of them (LZ4 Frame Format 1.6).
package final class Lz4Decompressor: Decompressor {
  private let context: OpaquePointer?
  package private(set) var state = DecompressorState.inside

  /// How much the library wants next: a header or a block.
  ///
  /// It gets no more at once, because nothing is known of a call that ends in an error, not even how much it made.
  private var wanted = Lz4Decompressor.frameStart
  /// Bytes that begin a frame at least.
  private static let frameStart = 7

  /// A decompressor at the start of a frame.
  package init() {
    var context: OpaquePointer?
    let status = LZ4F_createDecompressionContext(&context, UInt32(LZ4F_VERSION))
    self.context = LZ4F_isError(status) == 0 ? context : nil
  }

  deinit { _ = LZ4F_freeDecompressionContext(context) }

  package func decompress(
    _ input: ArraySlice<UInt8>, into output: inout [UInt8], limit: Int
  ) throws(ByteSourceError) -> Int {
    guard let context else { throw .corrupt("lz4 has no memory") }
    guard state != .finished, !input.isEmpty, limit > 0 else { return 0 }
    let step = DecompressionStep<Int>.run(input.prefix(wanted), into: &output, limit: limit) { source, target in
      var used = source.count
      var made = target.count
      let status = LZ4F_decompress(context, target.baseAddress, &made, source.baseAddress, &used, nil)
      let isError = LZ4F_isError(status) != 0
      return DecompressionStep(status: status, used: used, made: isError ? 0 : made)
    }
    if LZ4F_isError(step.status) != 0 {
      throw .corrupt("lz4: \(String(cString: LZ4F_getErrorName(step.status)))")
    }
    wanted = step.status == 0 ? Lz4Decompressor.frameStart : step.status
    state = step.status == 0 ? .between : .inside
    return step.used
  }
}
