// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Text with the control characters by which IRC turns bold letters, slanted ones and colours on and off (IRC client protocol:
/// Formatting; mIRC help, section Control codes), as chat programs' help, logs and greetings have it.
enum ChatFormatting {
  /// Characters that the next one of their kind ends: bold, fixed width, reversed, slanted, struck out and underlined.
  private static let toggles: [UInt8] = [0x02, 0x11, 0x16, 0x1d, 0x1e, 0x1f]
  /// The end of all that was begun.
  private static let reset: UInt8 = 0x0f
  /// A colour, which goes on to the end of the line.
  private static let colour: UInt8 = 0x03
  /// Bytes of text for each of these characters, at least: words stand between them.
  private static let textPerCharacter = 6

  /// Whether bytes are text but for these characters, and each line ends what it begins.
  ///
  /// - Complexity: O(*n*) in the count of bytes; what is no such text is mostly told by its first line.
  static func isText(_ bytes: [UInt8], isCut: Bool) -> Bool {
    var (begun, count): (UInt32, Int) = (0, 0)
    for byte in bytes {
      switch byte {
      case 0x0a:
        guard begun == 0 else { return false }
      case reset: begun = 0
      case colour: count += 1
      case _ where toggles.contains(byte):
        begun ^= 1 << UInt32(byte)
        count += 1
      case 7...13, 27, 32...126, 0x80...: break
      default: return false
      }
    }
    return count > 0 && count * textPerCharacter <= bytes.count && (begun == 0 || isCut)
      && UTF8Validator.isValid(bytes[...], isCut: isCut)
  }
}
