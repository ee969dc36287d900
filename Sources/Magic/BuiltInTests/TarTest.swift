// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Recognises tar archives by the checksum of their first header; source: POSIX.1, `pax`, "ustar Interchange Format".
enum TarTest {
  /// Which tar wrote the archive.
  enum Kind {
    case old, posix, gnu

    var description: StaticString {
      switch self {
      case .old: "tar archive"
      case .posix: "POSIX tar archive"
      case .gnu: "POSIX tar archive (GNU)"
      }
    }
  }

  private static let headerLength = 512
  private static let nameLength = 100
  private static let checksumOffset = 148
  private static let checksumLength = 8
  private static let magicOffset = 257

  /// The kind of an archive; nil for anything else, and for Gentoo's binary packages, which have records of their own.
  static func kind(of bytes: Span<UInt8>) -> Kind? {
    // Few files have a number there, so that is asked first.
    guard bytes.count >= headerLength, let recorded = octalNumber(bytes), !isGentooPackage(bytes) else { return nil }
    var sum = 0
    for position in 0..<headerLength { sum += Int(bytes[position]) }
    for position in checksumOffset..<(checksumOffset + checksumLength) {
      // The field counts as blanks; libmagic takes its bytes off as signed ones.
      sum += 0x20 - Int(Int8(bitPattern: bytes[position]))
    }
    guard sum == recorded else { return nil }
    if has("ustar  \0", bytes) { return .gnu }
    return has("ustar\0", bytes) ? .posix : .old
  }

  private static func has(_ magic: String, _ bytes: Span<UInt8>) -> Bool {
    for (index, byte) in magic.utf8.enumerated() where bytes[magicOffset + index] != byte { return false }
    return true
  }

  private static func isGentooPackage(_ bytes: Span<UInt8>) -> Bool {
    guard let end = (0..<nameLength).first(where: { bytes[$0] == 0 }), end >= 8 else { return false }
    for (index, byte) in "/gpkg-1".utf8.enumerated() where bytes[end - 7 + index] != byte { return false }
    return true
  }

  private static func octalNumber(_ bytes: Span<UInt8>) -> Int? {
    var position = checksumOffset
    var digits = checksumLength
    while bytes[position].isWhiteSpace {
      position += 1
      if digits == 0 { return nil }
      digits -= 1
    }
    var value: Int32 = 0
    while digits > 0, bytes[position] >= 0x30, bytes[position] <= 0x37 {
      value = value << 3 | Int32(bytes[position] - 0x30)
      position += 1
      digits -= 1
    }
    if digits > 0, bytes[position] != 0, !bytes[position].isWhiteSpace { return nil }
    return Int(value)
  }
}
