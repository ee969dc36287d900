// SPDX-License-Identifier: Apache-2.0
import CSniffZlib

/// zlib's inflate, for gzip members (RFC 1952), zlib streams (RFC 1950) and raw deflate data (RFC 1951).
package final class Inflater: Decompressor {
  /// What surrounds the deflate data.
  package enum Wrapper: Sendable {
    /// A gzip header and trailer; zlib checks the trailer's CRC and length.
    case gzip
    /// A zlib header and trailer.
    case zlib
    /// Nothing, as in a zip member.
    case none

    /// What `inflateInit2` takes for a window of 32 KiB.
    fileprivate var windowBits: Int32 {
      switch self {
      case .gzip: 15 + 16
      case .zlib: 15
      case .none: -15
      }
    }
  }

  private let stream: UnsafeMutablePointer<z_stream>
  private let wrapper: Wrapper
  private let isReady: Bool
  package private(set) var state = DecompressorState.inside

  /// An inflater for one stream, or for a gzip file's chain of members (RFC 1952, section 2.2).
  package init(_ wrapper: Wrapper) {
    self.wrapper = wrapper
    stream = .allocate(capacity: 1)
    stream.initialize(to: z_stream())
    isReady =
      inflateInit2_(stream, wrapper.windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size)) == Z_OK
  }

  deinit {
    if isReady { inflateEnd(stream) }
    stream.deallocate()
  }

  package func decompress(
    _ input: ArraySlice<UInt8>, into output: inout [UInt8], limit: Int
  ) throws(ByteSourceError) -> Int {
    guard isReady else { throw .corrupt("zlib has no memory") }
    guard state != .finished, !input.isEmpty, limit > 0 else { return 0 }
    if state == .between, !startsMember(input) { return 0 }
    // "Finish" promises nothing, but a member that ends within one call needs no window of 32 KiB (zlib.h, inflate).
    let step = DecompressionStep<Int32>.run(input, into: &output, limit: limit) {
      stream.decompress($0, $1, flush: Z_FINISH)
    }
    switch step.status {
    case Z_OK, Z_BUF_ERROR: return step.used
    case Z_STREAM_END:
      endMember()
      return step.used
    default:
      // What was made before the defect counts; the error comes with the next call.
      if step.made > 0 { return max(step.used, 1) }
      throw .corrupt(stream.pointee.msg.map { String(cString: $0) } ?? "zlib error \(step.status)")
    }
  }

  /// A gzip file may hold one member after another; anything else after a member is padding, not data.
  private func endMember() {
    if case .gzip = wrapper { state = .between } else { state = .finished }
  }

  private func startsMember(_ input: ArraySlice<UInt8>) -> Bool {
    // The second byte may not be there yet; zlib itself then judges the header.
    guard input.first == 0x1f, input.dropFirst().first ?? 0x8b == 0x8b, inflateReset(stream) == Z_OK else {
      state = .finished
      return false
    }
    state = .inside
    return true
  }
}

extension UnsafeMutablePointer<z_stream> {
  /// Decompresses from `source` into `target` as far as either goes.
  func decompress(
    _ source: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutableBufferPointer<UInt8>, flush: Int32
  ) -> DecompressionStep<Int32> {
    pointee.next_in = source.baseAddress.map { UnsafeMutablePointer<UInt8>(mutating: $0) }
    pointee.avail_in = UInt32(clamping: source.count)
    pointee.next_out = target.baseAddress
    pointee.avail_out = UInt32(clamping: target.count)
    let status = inflate(self, flush)
    return DecompressionStep(
      status: status, used: source.count - Int(pointee.avail_in), made: target.count - Int(pointee.avail_out))
  }
}
