// SPDX-License-Identifier: Apache-2.0
import CZlib

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
    let start = output.count
    output.append(contentsOf: repeatElement(0, count: limit))
    let (result, used, made) = inflateOnce(input, into: &output, from: start, limit: limit)
    output.removeLast(limit - made)
    switch result {
    case Z_OK, Z_BUF_ERROR: return used
    case Z_STREAM_END:
      endMember()
      return used
    default:
      // What was made before the defect counts; the error comes with the next call.
      if made > 0 { return max(used, 1) }
      throw .corrupt(stream.pointee.msg.map { String(cString: $0) } ?? "zlib error \(result)")
    }
  }

  private func inflateOnce(
    _ input: ArraySlice<UInt8>, into output: inout [UInt8], from start: Int, limit: Int
  ) -> (result: Int32, used: Int, made: Int) {
    input.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        guard let source = input.baseAddress, let target = output.baseAddress else { return (Z_BUF_ERROR, 0, 0) }
        let available = UInt32(clamping: input.count)
        let room = UInt32(clamping: limit)
        stream.pointee.next_in = UnsafeMutablePointer(mutating: source)
        stream.pointee.avail_in = available
        stream.pointee.next_out = target + start
        stream.pointee.avail_out = room
        let result = inflate(stream, Z_NO_FLUSH)
        return (result, Int(available - stream.pointee.avail_in), Int(room - stream.pointee.avail_out))
      }
    }
  }

  /// A gzip file may hold one member after another; anything else behind a member is padding, not data.
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
