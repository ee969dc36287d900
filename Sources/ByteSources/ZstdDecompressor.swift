// SPDX-License-Identifier: Apache-2.0
import CSniffZstd

/// libzstd's streaming decompressor, for one frame or a chain of them (RFC 8878, section 3).
package final class ZstdDecompressor: Decompressor {
  private let stream: OpaquePointer?
  package private(set) var state = DecompressorState.inside

  /// How much the library wants next: a header or a block.
  ///
  /// It gets no more at once, because nothing is known of a call that ends in an error, not even how much it made.
  private var wanted = ZstdDecompressor.frameStart
  /// Bytes that begin a frame at least.
  private static let frameStart = 5

  /// The largest window accepted, as a power of two: what the `zstd` tool accepts without `--long`.
  ///
  /// Only the part that is written becomes resident, and that is never more than the decompression budget.
  private static let largestWindowLog: Int32 = 27

  /// A decompressor at the start of a frame.
  package init() {
    stream = ZSTD_createDStream()
    ZSTD_DCtx_setParameter(stream, ZSTD_d_windowLogMax, ZstdDecompressor.largestWindowLog)
  }

  deinit { ZSTD_freeDStream(stream) }

  package func decompress(
    _ input: ArraySlice<UInt8>, into output: inout [UInt8], limit: Int
  ) throws(ByteSourceError) -> Int {
    guard let stream else { throw .corrupt("zstd has no memory") }
    guard state != .finished, !input.isEmpty, limit > 0 else { return 0 }
    let step = DecompressionStep<Int>.run(input.prefix(wanted), into: &output, limit: limit) { source, target in
      var from = ZSTD_inBuffer(src: source.baseAddress, size: source.count, pos: 0)
      var into = ZSTD_outBuffer(dst: target.baseAddress, size: target.count, pos: 0)
      let status = ZSTD_decompressStream(stream, &into, &from)
      return DecompressionStep(status: status, used: from.pos, made: ZSTD_isError(status) == 0 ? into.pos : 0)
    }
    if ZSTD_isError(step.status) != 0 {
      throw .corrupt("zstd: \(String(cString: ZSTD_getErrorName(step.status)))")
    }
    wanted = step.status == 0 ? ZstdDecompressor.frameStart : step.status
    state = step.status == 0 ? .between : .inside
    return step.used
  }
}
