// SPDX-License-Identifier: Apache-2.0
import ByteSources

/// The look into compressed files that `-z` and `-Z` ask for.
extension MagicEvaluator {
  /// Tells of what is inside a compressed file and, unless `-Z` hides it, of the compression; false for anything else.
  ///
  /// The content is judged like a buffer without a file, and only its first `limits.bytes` bytes are.
  mutating func testCompression(_ bytes: Span<UInt8>) -> Bool {
    guard options.contains(.uncompresses), !options.contains(.skipsCompression),
      let method = CompressionMethod(of: bytes)
    else { return false }
    let asked = options
    let known = shared
    options.remove(.uncompresses)
    shared = nil
    defer {
      options = asked
      shared = known
    }
    let wantsMIME = options.containsAny(of: .mime)
    do throws(WholeDecompression.Failure) {
      let content = try WholeDecompression.content(of: bytes.copied, method.format, limit: limits.bytes)
      _ = evaluateBuffer(content.span, MagicSubject())
    } catch {
      output.write(Self.complaint(of: method, error.text, asMIMEType: wantsMIME))
    }
    // One code of two would be no type, so only both tell of the compression.
    if options.contains(.hidesCompression) || (wantsMIME && !options.isSuperset(of: .mime)) { return true }
    output.write(wantsMIME ? " compressed-encoding=" : " (")
    var inner: [UInt8] = []
    swap(&inner, &output.bytes)
    _ = evaluateBuffer(bytes, MagicSubject())
    output.bytes = inner + output.bytes
    if !wantsMIME { output.write(")") }
    return true
  }

  /// What is said of damaged data; in a MIME type everything but letters and digits becomes a hyphen.
  private static func complaint(of method: CompressionMethod, _ text: String, asMIMEType: Bool) -> String {
    guard asMIMEType else { return "ERROR:[\(method.name): \(text)]" }
    let word = text.utf8.map { byte in
      let isKept = UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20
      return isKept ? byte : UInt8(ascii: "-")
    }
    return "application/x-decompression-error-\(method.name)-\(String(decoding: word, as: UTF8.self))"
  }
}

/// How a file is compressed, as libmagic tells by its first bytes.
///
/// Formats for which libmagic would run another program that this package has no decompressor for (pack, freeze, LZH, zip,
/// lzip, lrzip) are not looked into: no other program is ever run.
private enum CompressionMethod {
  case zlib, gzip, bzip2, xz, compress, lz4, zstd

  /// The marks at the beginning of a file, in the order in which libmagic asks for them.
  private static let marks: [(bytes: [UInt8], method: CompressionMethod)] = [
    ([0x1F, 0x8B], .gzip),
    ([0x1F, 0x9D], .compress),
    ([0x42, 0x5A, 0x68], .bzip2),
    ([0xFD, 0x37, 0x7A, 0x58, 0x5A, 0], .xz),
    ([0x04, 0x22, 0x4D, 0x18], .lz4),
    ([0x28, 0xB5, 0x2F, 0xFD], .zstd),
  ]
  /// The properties of LZMA by default, and the first bytes of a size of its dictionary; the last byte of the size of the contents,
  /// which is not known or below 64 PiB (LZMA file format, section 1.1).
  private static let lzma: (properties: [UInt8], sizeEnd: Int) = ([0x5D, 0, 0], 12)

  /// The method of a file; nil for one that is not compressed.
  init?(of bytes: Span<UInt8>) {
    func starts(_ mark: [UInt8]) -> Bool {
      bytes.count >= mark.count && mark.indices.allSatisfy { bytes[$0] == mark[$0] }
    }
    if let method = Self.marks.first(where: { starts($0.bytes) })?.method {
      self = method
    } else if starts(Self.lzma.properties), bytes.count > Self.lzma.sizeEnd,
      bytes[Self.lzma.sizeEnd] == 0 || bytes[Self.lzma.sizeEnd] == 0xFF
    {
      self = .xz
    } else if bytes.count >= 2, bytes[0] & 0x8F == 8, (UInt16(bytes[0]) << 8 | UInt16(bytes[1])) % 31 == 0 {
      self = .zlib
    } else {
      return nil
    }
  }

  /// What complaints call the method: the library, or the program that libmagic would run.
  var name: String {
    switch self {
    case .zlib, .gzip: "zlib"
    case .bzip2: "bzlib"
    case .xz: "xzlib"
    case .compress: "gzip"
    case .lz4: "lz4"
    case .zstd: "zstd"
    }
  }

  var format: WholeDecompression.Format {
    switch self {
    case .zlib: .zlib
    case .gzip: .gzip
    case .bzip2: .bzip2
    case .xz: .xz
    case .compress: .compress
    case .lz4: .lz4
    case .zstd: .zstd
    }
  }
}
