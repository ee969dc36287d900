// SPDX-License-Identifier: Apache-2.0
import CSniffBzip2
import CSniffLzma
import CSniffZlib

/// Decompresses bytes that are in memory, as far as they go, and says why where it cannot.
///
/// As file(1) does it, decompresses the first stream of most formats, and all frames of lz4, zstd and compress.
///
/// Data that is cut off is no error: what there is counts. Errors have the words of file(1), which shows them.
package enum WholeDecompression {
  /// What the bytes are compressed with.
  package enum Format: Sendable {
    /// The format of the program, library or container of that name.
    case gzip, zlib, bzip2, xz, compress, lz4, zstd
  }

  /// Why the bytes could not be decompressed; the text is the library's.
  package struct Failure: Error, Equatable, Sendable {
    /// What is wrong, as file(1) shows it.
    package let text: String
  }

  /// What is decompressed at once, in bytes.
  private static let stepLength = 64 << 10

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

  /// Takes steps until the input is used up, the stream ends or `limit` bytes are made.
  ///
  /// - Parameter hasEnded: whether a step ended the stream; throws where the library failed.
  private static func run<Status>(
    _ input: ArraySlice<UInt8>, _ limit: Int,
    step body: (UnsafeBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>) -> DecompressionStep<Status>,
    hasEnded: (Status) throws(Failure) -> Bool
  ) throws(Failure) -> [UInt8] {
    var output: [UInt8] = []
    var rest = input
    while output.count < limit {
      let room = min(stepLength, limit - output.count)
      let step = DecompressionStep.run(rest, into: &output, limit: room, body)
      rest = rest.dropFirst(step.used)
      if try hasEnded(step.status) || step.made < room { break }
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
    return try run(input, limit) {
      stream.decompress($0, $1, flush: Z_SYNC_FLUSH)
    } hasEnded: { status throws(Failure) in
      // Without room or input zlib has no error to tell, only nothing to do.
      guard status == Z_OK || status == Z_STREAM_END || (status == Z_BUF_ERROR && stream.pointee.total_out > 0) else {
        let reason = stream.pointee.msg ?? zError(status).map { UnsafeMutablePointer(mutating: $0) }
        throw Failure(text: reason.map { String(cString: $0) } ?? "")
      }
      return status == Z_STREAM_END
    }
  }

  private static func bunzipped(_ input: ArraySlice<UInt8>, _ limit: Int) throws(Failure) -> [UInt8] {
    let stream = UnsafeMutablePointer<bz_stream>.allocate(capacity: 1)
    stream.initialize(to: bz_stream())
    defer { stream.deallocate() }
    let result = BZ2_bzDecompressInit(stream, 0, 0)
    guard result == BZ_OK else { throw Failure(text: "bunzip error \(result)") }
    defer { BZ2_bzDecompressEnd(stream) }
    return try run(input, limit) {
      stream.decompress($0, $1)
    } hasEnded: { status throws(Failure) in
      guard status == BZ_OK || status == BZ_STREAM_END else { throw Failure(text: "bunzip error \(status)") }
      return status == BZ_STREAM_END
    }
  }

  private static func unxzed(_ input: ArraySlice<UInt8>, _ limit: Int) throws(Failure) -> [UInt8] {
    let stream = UnsafeMutablePointer<lzma_stream>.allocate(capacity: 1)
    stream.initialize(to: lzma_stream())
    defer { stream.deallocate() }
    let result = lzma_auto_decoder(stream, LzmaDecompressor.memoryLimit, 0)
    guard result == LZMA_OK else { throw Failure(text: "unxz error \(result.rawValue)") }
    defer { lzma_end(stream) }
    return try run(input, limit) {
      stream.decompress($0, $1)
    } hasEnded: { status throws(Failure) in
      guard status == LZMA_OK || status == LZMA_STREAM_END || status == LZMA_BUF_ERROR else {
        throw Failure(text: "unxz error \(status.rawValue)")
      }
      return status == LZMA_STREAM_END
    }
  }

  private static func gradually(
    _ input: ArraySlice<UInt8>, _ decompressor: some Decompressor, _ limit: Int
  ) throws(Failure) -> [UInt8] {
    var output: [UInt8] = []
    var rest = input
    // What is made of the last bytes may not fit into one step.
    while output.count < limit, decompressor.state != .finished {
      let before = output.count
      do throws(ByteSourceError) {
        let used = try decompressor.decompress(rest, into: &output, limit: min(stepLength, limit - output.count))
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
