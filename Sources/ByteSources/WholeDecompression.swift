// SPDX-License-Identifier: Apache-2.0
import CBzip2
import CLzma
import CZlib

/// Decompresses the first stream of bytes that are in memory, as far as they go, and says why where it cannot.
///
/// Data that is cut off is no error: what there is counts. Errors have the words of file(1), which shows them.
package enum WholeDecompression {
  /// What the bytes are compressed with.
  package enum Format: Sendable {
    case gzip, zlib, bzip2, xz, compress, lz4, zstd
  }

  /// Why the bytes could not be decompressed; the text is the library's.
  package struct Failure: Error, Equatable, Sendable {
    package let text: String
  }

  /// Memory that liblzma may ask for, in bytes: `xz -9` needs 65 MiB.
  private static let memoryLimit: UInt64 = 80 << 20
  /// What is decompressed at once, in bytes.
  private static let step = 64 << 10

  /// The content, at most `limit` bytes of it.
  package static func content(of bytes: [UInt8], _ format: Format, limit: Int) throws(Failure) -> [UInt8] {
    switch format {
    case .gzip:
      guard let start = deflateStart(in: bytes), start < bytes.count else { throw Failure(text: "File too short") }
      return try inflated(bytes[start...], windowBits: -15, limit)
    case .zlib: return try inflated(bytes[...], windowBits: 15, limit)
    case .bzip2: return try bunzipped(bytes[...], limit)
    case .xz: return try unxzed(bytes[...], limit)
    case .compress: return try gradually(bytes[...], CompressDecompressor(), limit)
    case .lz4: return try gradually(bytes[...], Lz4Decompressor(), limit)
    case .zstd: return try gradually(bytes[...], ZstdDecompressor(), limit)
    }
  }

  /// Where the data of a gzip member begins (RFC 1952, section 2.3); nil where the header is cut off.
  private static func deflateStart(in bytes: [UInt8]) -> Int? {
    guard bytes.count >= 4 else { return nil }
    let flags = bytes[3]
    var start = 10
    if flags & 4 != 0 {
      guard start + 1 < bytes.count else { return nil }
      start += 2 + Int(bytes[start]) + Int(bytes[start + 1]) << 8
    }
    for flag in [8, 16] as [UInt8] where flags & flag != 0 {
      while start < bytes.count, bytes[start] != 0 { start += 1 }
      start += 1
    }
    if flags & 2 != 0 { start += 2 }
    return start
  }

  /// Calls `body` with the input and ever more room for output until it has no more of either or ends.
  private static func run(
    _ input: ArraySlice<UInt8>, _ limit: Int,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>) throws(Failure) -> (
      used: Int, made: Int, ended: Bool
    )
  ) throws(Failure) -> [UInt8] {
    var output: [UInt8] = []
    var rest = input
    while output.count < limit {
      let start = output.count
      let room = min(step, limit - start)
      output.append(contentsOf: repeatElement(0, count: room))
      var result = Result<(used: Int, made: Int, ended: Bool), Failure>.failure(Failure(text: ""))
      rest.withUnsafeBufferPointer { input in
        output.withUnsafeMutableBufferPointer { output in
          let target = UnsafeMutableBufferPointer(rebasing: output[start...])
          result = Result { () throws(Failure) in try body(input, target) }
        }
      }
      let (used, made, ended) = try result.get()
      output.removeLast(room - made)
      rest = rest.dropFirst(used)
      if ended || made < room { break }
    }
    return output
  }

  private static func inflated(
    _ input: ArraySlice<UInt8>, windowBits: Int32, _ limit: Int
  ) throws(Failure) -> [UInt8] {
    // zlib keeps the address of its stream, so that it may not move.
    let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
    stream.initialize(to: z_stream())
    defer { stream.deallocate() }
    let result = inflateInit2_(stream, windowBits, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard result == Z_OK else { throw Failure(text: zError(result).map { String(cString: $0) } ?? "") }
    defer { inflateEnd(stream) }
    return try run(input, limit) { source, target throws(Failure) in
      stream.pointee.next_in = source.baseAddress.map { UnsafeMutablePointer(mutating: $0) }
      stream.pointee.avail_in = UInt32(clamping: source.count)
      stream.pointee.next_out = target.baseAddress
      stream.pointee.avail_out = UInt32(clamping: target.count)
      let result = inflate(stream, Z_SYNC_FLUSH)
      let made = target.count - Int(stream.pointee.avail_out)
      guard result == Z_OK || result == Z_STREAM_END || (result == Z_BUF_ERROR && stream.pointee.total_out > 0) else {
        let reason = stream.pointee.msg ?? zError(result).map { UnsafeMutablePointer(mutating: $0) }
        throw Failure(text: reason.map { String(cString: $0) } ?? "")
      }
      return (source.count - Int(stream.pointee.avail_in), made, result == Z_STREAM_END)
    }
  }

  private static func bunzipped(_ input: ArraySlice<UInt8>, _ limit: Int) throws(Failure) -> [UInt8] {
    let stream = UnsafeMutablePointer<bz_stream>.allocate(capacity: 1)
    stream.initialize(to: bz_stream())
    defer { stream.deallocate() }
    let result = BZ2_bzDecompressInit(stream, 0, 0)
    guard result == BZ_OK else { throw Failure(text: "bunzip error \(result)") }
    defer { BZ2_bzDecompressEnd(stream) }
    return try run(input, limit) { source, target throws(Failure) in
      stream.pointee.next_in = source.baseAddress.map {
        UnsafeMutableRawPointer(mutating: $0).assumingMemoryBound(to: CChar.self)
      }
      stream.pointee.avail_in = UInt32(clamping: source.count)
      stream.pointee.next_out = target.baseAddress.map {
        UnsafeMutableRawPointer($0).assumingMemoryBound(to: CChar.self)
      }
      stream.pointee.avail_out = UInt32(clamping: target.count)
      let result = BZ2_bzDecompress(stream)
      guard result == BZ_OK || result == BZ_STREAM_END else { throw Failure(text: "bunzip error \(result)") }
      return (
        source.count - Int(stream.pointee.avail_in), target.count - Int(stream.pointee.avail_out),
        result == BZ_STREAM_END
      )
    }
  }

  private static func unxzed(_ input: ArraySlice<UInt8>, _ limit: Int) throws(Failure) -> [UInt8] {
    let stream = UnsafeMutablePointer<lzma_stream>.allocate(capacity: 1)
    stream.initialize(to: lzma_stream())
    defer { stream.deallocate() }
    let result = lzma_auto_decoder(stream, memoryLimit, 0)
    guard result == LZMA_OK else { throw Failure(text: "unxz error \(result.rawValue)") }
    defer { lzma_end(stream) }
    return try run(input, limit) { source, target throws(Failure) in
      stream.pointee.next_in = source.baseAddress
      stream.pointee.avail_in = source.count
      stream.pointee.next_out = target.baseAddress
      stream.pointee.avail_out = target.count
      let result = lzma_code(stream, LZMA_RUN)
      guard result == LZMA_OK || result == LZMA_STREAM_END || result == LZMA_BUF_ERROR else {
        throw Failure(text: "unxz error \(result.rawValue)")
      }
      return (
        source.count - stream.pointee.avail_in, target.count - stream.pointee.avail_out, result == LZMA_STREAM_END
      )
    }
  }

  private static func gradually(
    _ input: ArraySlice<UInt8>, _ decompressor: some Decompressor, _ limit: Int
  ) throws(Failure) -> [UInt8] {
    var output: [UInt8] = []
    var rest = input
    while output.count < limit, !rest.isEmpty, decompressor.state != .finished {
      let before = output.count
      do throws(ByteSourceError) {
        let used = try decompressor.decompress(rest, into: &output, limit: min(step, limit - output.count))
        rest = rest.dropFirst(used)
        if used == 0, output.count == before { break }
      } catch {
        if case .corrupt(let reason) = error { throw Failure(text: reason) }
        throw Failure(text: "\(error)")
      }
    }
    return output
  }
}
