// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Files in letters and signs, behind a line with their mode and name.
extension TextMarkSniffer {
  /// The file mode in octal digits, a name, and a line whose first character counts its bytes.
  static func isEncodedFile(_ sample: TextSample) -> Bool {
    let words = sample.lines.first { $0.begins(with: "begin ") }?.words ?? []
    guard words.count >= 3, (3...4).contains(words[1].count),
      words[1].allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "7")).contains($0) }),
      let data = sample.lines.drop(while: { !$0.begins(with: "begin ") }).dropFirst().first, let count = data.first,
      (0x20...UInt8(ascii: "`")).contains(count)
    else { return false }
    // Three bytes are four characters.
    let expected = (Int(count & 0x3f ^ 0x20) + 2) / 3 * 4 + 1
    return data.count >= expected - 2 && data.count <= expected + 3
  }

  /// The digits of xxencode, in the order of their values.
  private static let lettersOfDigits = Array("+-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)

  /// As in other encoded files, but the digits are signs, figures and letters (xxencode by Marland and Camp).
  static func isEncodedInLetters(_ sample: TextSample) -> Bool {
    let words = sample.lines.first { $0.begins(with: "begin ") }?.words ?? []
    guard words.count >= 3, (3...4).contains(words[1].count), words[1].allSatisfy({ $0.isDigit && $0 < 0x38 }) else {
      return false
    }
    let lines = sample.wholeLines.drop { !$0.begins(with: "begin ") }.dropFirst().prefix(8)
    var count = 0
    for line in lines {
      if line.equals("+") || line.equals("end") { break }
      guard let mark = line.first, let length = lettersOfDigits.firstIndex(of: mark), length > 0,
        line.count == (length + 2) / 3 * 4 + 1, line.allSatisfy(lettersOfDigits.contains)
      else { return false }
      count += 1
    }
    return count > 0
  }
}
