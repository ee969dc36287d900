// SPDX-License-Identifier: Apache-2.0
import CSniffBzip2

/// libbz2's decompressor, for one stream or a chain of them, as `bzip2` writes and `pbzip2` chains them.
package final class Bzip2Decompressor: Decompressor {
  private let stream: UnsafeMutablePointer<bz_stream>
  private var isReady: Bool
  package private(set) var state = DecompressorState.inside

  /// A decompressor at the start of a stream.
  package init() {
    stream = .allocate(capacity: 1)
    stream.initialize(to: bz_stream())
    isReady = BZ2_bzDecompressInit(stream, 0, 0) == BZ_OK
  }

  deinit {
    if isReady { BZ2_bzDecompressEnd(stream) }
    stream.deallocate()
  }

  package func decompress(
    _ input: ArraySlice<UInt8>, into output: inout [UInt8], limit: Int
  ) throws(ByteSourceError) -> Int {
    guard isReady else { throw .corrupt("bzip2 cannot go on") }
    guard state != .finished, !input.isEmpty, limit > 0 else { return 0 }
    if state == .between, !startsStream(input) { return 0 }
    let step = DecompressionStep<Int32>.run(input, into: &output, limit: limit) { stream.decompress($0, $1) }
    switch step.status {
    case BZ_OK: break
    case BZ_STREAM_END: state = .between
    default:
      // What was made before the defect counts; the error comes with the next call.
      if step.made == 0 { throw .corrupt("bzip2 error \(step.status)") }
    }
    return step.used
  }

  /// Whether another stream follows the one that ended; anything else is padding.
  private func startsStream(_ input: ArraySlice<UInt8>) -> Bool {
    guard input.first == UInt8(ascii: "B") else {
      state = .finished
      return false
    }
    BZ2_bzDecompressEnd(stream)
    stream.pointee = bz_stream()
    isReady = BZ2_bzDecompressInit(stream, 0, 0) == BZ_OK
    state = isReady ? .inside : .finished
    return isReady
  }
}

extension UnsafeMutablePointer<bz_stream> {
  /// Decompresses from `source` into `target` as far as either goes.
  func decompress(
    _ source: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutableBufferPointer<UInt8>
  ) -> DecompressionStep<Int32> {
    pointee.next_in = source.baseAddress.map {
      UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: CChar.self)
    }
    pointee.avail_in = UInt32(clamping: source.count)
    pointee.next_out = target.baseAddress.map { UnsafeMutableRawPointer($0).assumingMemoryBound(to: CChar.self) }
    pointee.avail_out = UInt32(clamping: target.count)
    let status = BZ2_bzDecompress(self)
    return DecompressionStep(
      status: status, used: source.count - Int(pointee.avail_in), made: target.count - Int(pointee.avail_out))
  }
}
