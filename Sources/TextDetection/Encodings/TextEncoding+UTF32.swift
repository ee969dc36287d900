// SPDX-License-Identifier: Apache-2.0

extension TextEncoding {
  /// Characters that are looked at.
  private static let mostScalars = 1024
  /// Fewer characters prove nothing: many tables of numbers begin with a few that could be some.
  private static let leastScalars = 8

  /// UTF-32 without a byte order mark; nil for anything else.
  ///
  /// Every four bytes are a Unicode scalar value and no control character that texts have not (The Unicode Standard 15.0,
  /// section 3.10, D95 to D99). At least half are ASCII, as markup and Latin text are, or all are of one script; what else
  /// consists of small numbers of four bytes would have to be as lucky.
  static func unmarkedUTF32(_ bytes: [UInt8]) -> TextEncoding? {
    // The first character decides on the order, as only zeroes are the same in both.
    let isBig = bytes.first == 0
    guard bytes.count >= 4 * leastScalars else {
      return WideCharacters.bits(of: bytes.span, width: 4, isBig: isBig).map { _ in
        TextEncoding(name: isBig ? "utf-32be" : "utf-32le", markLength: 0)
      }
    }
    var ascii = 0
    var tally: ScriptTally? = ScriptTally()
    let count = min(bytes.count / 4, mostScalars)
    for index in 0..<count {
      let value = WideText.unit(of: bytes.span, at: 4 * index, width: 4, isBig: isBig)
      guard Unicode.Scalar(value) != nil, !isControl(value) else { return nil }
      if value < 0x80 { ascii += 1 }
      if tally?.add(value) == false { tally = nil }
    }
    return ascii * 2 >= count || tally?.isText == true
      ? TextEncoding(name: isBig ? "utf-32be" : "utf-32le", markLength: 0) : nil
  }

  /// Whether a character is a control character and none of BEL to CR and ESC.
  private static func isControl(_ value: UInt32) -> Bool {
    switch value {
    case 7...13, 27: false
    case ..<0x20, 0x7f..<0xa0: true
    default: false
    }
  }
}
