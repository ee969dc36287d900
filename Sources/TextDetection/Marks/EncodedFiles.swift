// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Files in letters and signs, behind a line with their mode and name (POSIX.1-2017, uuencode; xxencode by Marland and Camp).
enum EncodedFiles {
  /// Whether the mode in octal digits and a name stand in the first line that begins as such lines do, and behind it a line whose
  /// first character counts its bytes.
  static func isEncodedInSigns(_ sample: TextSample) -> Bool {
    guard let data = lines(of: sample).first, let count = data.first, (0x20...UInt8(ascii: "`")).contains(count) else {
      return false
    }
    let expected = lineLength(of: Int(count & 0x3f ^ 0x20))
    return data.count >= expected - 2 && data.count <= expected + 3
  }

  /// The digits of xxencode, in the order of their values.
  private static let lettersOfDigits = Array("+-0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz".utf8)
  /// Lines of data that are looked at.
  private static let mostLines = 8

  /// The same, where the digits are figures, letters and two signs.
  static func isEncodedInLetters(_ sample: TextSample) -> Bool {
    let data = lines(of: sample).prefix(mostLines).prefix { !$0.equals("+") && !$0.equals("end") }
    return !data.isEmpty
      && data.allSatisfy { line in
        guard let count = line.first.flatMap({ lettersOfDigits.firstIndex(of: $0) }), count > 0 else { return false }
        return line.count == lineLength(of: count) && line.allSatisfy(lettersOfDigits.contains)
      }
  }

  /// Lines of words that may stand in front of a file.
  private static let mostLinesInFront = 48
  /// The letters of a line in base64 (RFC 4648, section 4).
  private static let signsOfBase64 = ByteSet("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/=")

  /// Whether a file stands behind some lines of words, as those who read it skip them, and then nothing but its end does
  /// (POSIX.1-2017, uudecode, Input files).
  static func stands(behindWordsOf sample: TextSample) -> Bool {
    let lines = sample.wholeLines
    let front = lines.prefix(mostLinesInFront)
    guard let start = front.firstIndex(where: { $0.begins(with: "begin ") || $0.begins(with: "begin-base64 ") }),
      start > lines.startIndex
    else { return false }
    let rest = lines[start..<lines.endIndex].filter { !$0.isBlank }
    let words = rest[0].words
    guard words.count >= 3, (3...4).contains(words[1].count), words[1].allSatisfy({ $0.isDigit && $0 < 0x38 }) else {
      return false
    }
    let isBase64 = words[0].count > 5
    let data = rest.dropFirst().prefix { isBase64 ? !$0.equals("====") : !$0.equals("end") }
    guard !data.isEmpty, data.endIndex + 1 == rest.endIndex || data.endIndex == rest.endIndex && !sample.isWhole else {
      return false
    }
    return isBase64
      ? data.allSatisfy { line in line.count % 4 == 0 && line.allSatisfy(signsOfBase64.contains) }
      : isEncodedInSigns(sample)
  }

  /// The whole lines behind the one with the mode in octal digits and a name; none where that is missing.
  private static func lines(of sample: TextSample) -> TextLines {
    let rest = sample.wholeLines.drop { !$0.begins(with: "begin ") }
    let words = rest.first?.words ?? []
    guard words.count >= 3, (3...4).contains(words[1].count), words[1].allSatisfy({ $0.isDigit && $0 < 0x38 }) else {
      return rest.prefix(0)
    }
    return rest.dropFirst()
  }

  /// The length of a line with so many bytes: three of them are four characters, behind the one that counts them.
  private static func lineLength(of count: Int) -> Int { (count + 2) / 3 * 4 + 1 }
}
