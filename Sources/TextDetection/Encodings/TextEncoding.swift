// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// The character encoding of bytes, or that they are no text.
struct TextEncoding: Hashable, Sendable {
  /// The name among those of IANA, in small letters; `unknown-8bit` for text in none that is known, `binary` for no text.
  let name: String
  /// Bytes of the byte order mark in front.
  let markLength: Int

  /// Bytes that are no text.
  static let binary = TextEncoding(name: "binary", markLength: 0)

  /// Whether the bytes are text.
  var isText: Bool { self != .binary }

  /// The bytes of a code unit.
  var unitLength: Int {
    // Most texts are in ASCII, and words of the same length are compared at once.
    if name == "us-ascii" { return 1 }
    return name.hasPrefix("utf-16") ? 2 : name.hasPrefix("utf-32") ? 4 : 1
  }

  /// Whether the first byte of a code unit is its highest.
  var isBigEndian: Bool { name.hasSuffix("be") }

  /// Whether escape sequences change between character sets.
  var hasShifts: Bool { name != "us-ascii" && (name.hasPrefix("iso-2022") || name == HZ.name) }

  /// What a byte may be; the classes of a text's bytes are collected as bits.
  private enum ByteClass {
    static let text: UInt8 = 1
    static let control: UInt8 = 2
    static let nul: UInt8 = 4
    static let high: UInt8 = 8
    /// 80 to 9F: control characters in ISO 8859, letters and marks in Windows code pages.
    static let upperControl: UInt8 = 16
  }

  /// Control characters that texts contain: BEL to CR, and ESC of terminal sequences.
  private static let classes: [UInt8] = (0...255).map { byte in
    switch byte {
    case 0: ByteClass.nul
    case 7...13, 27, 32...126: ByteClass.text
    case 0x80...0x9f: ByteClass.high | ByteClass.upperControl
    case 0xa0...: ByteClass.high
    default: ByteClass.control
    }
  }

  /// Looks at the first bytes; `isCut` where more follow them.
  static func detect(_ bytes: [UInt8], isCut: Bool) -> TextEncoding {
    detect(bytes, plainLength: bytes.span.asciiTextLength, isCut: isCut)
  }

  /// Looks at the first bytes, of which so many in front are plain ASCII text.
  static func detect(_ bytes: [UInt8], plainLength: Int, isCut: Bool) -> TextEncoding {
    if let marked = byteOrderMark(bytes) { return marked }
    let seen = seenClasses(bytes, behind: plainLength)
    if seen & ByteClass.nul != 0 {
      let encoding = wide(bytes)
      if encoding.isText { return encoding }
      if let name = shiftedName(of: bytes, hasNUL: true) { return TextEncoding(name: name, markLength: 0) }
      return hasFewControls(bytes, alsoHigh: false) ? narrow(bytes) : encoding
    }
    if seen & ByteClass.high == 0, let name = shiftedName(of: bytes, hasNUL: false) {
      return TextEncoding(name: name, markLength: 0)
    }
    if seen & ByteClass.control != 0 {
      // Macros and old manuals have a stray control character, and CP/M ended its texts with SUB.
      guard hasFewControls(bytes, alsoHigh: seen & ByteClass.high != 0) || ChatFormatting.isText(bytes, isCut: isCut)
      else { return otherUTF16(bytes.prefix(wideSample)) ?? .binary }
    }
    if seen & ByteClass.high == 0 { return TextEncoding(name: sevenBitName(of: bytes), markLength: 0) }
    return encodingOfHighBytes(bytes, seen, isCut: isCut)
  }

  /// The name of the encoding of bytes among which escape sequences change between character sets; nil for any other.
  private static func shiftedName(of bytes: [UInt8], hasNUL: Bool) -> String? {
    let end = endOfText(bytes, unit: 1, isBig: false)
    // No text in these encodings has a NUL in front of its end, and most programs have.
    guard end < bytes.count || !hasNUL else { return nil }
    return ISO2022.detect(bytes, upTo: end)
  }

  /// The name of the encoding of bytes that look like ASCII.
  private static func sevenBitName(of bytes: [UInt8]) -> String {
    if HZ.isText(bytes) { return HZ.name }
    return UTF7.isText(bytes) ? UTF7.name : "us-ascii"
  }

  /// The encoding of bytes that are text but for a few NULs.
  private static func narrow(_ bytes: [UInt8]) -> TextEncoding {
    if UTF8Validator.isValid(bytes[...]) {
      return TextEncoding(name: bytes.allSatisfy { $0 < 0x80 } ? "us-ascii" : "utf-8", markLength: 0)
    }
    let likely = LikelyEncoding(of: bytes, isCut: true)
    return likely.isClearlyEastAsian ? likely.name.map { TextEncoding(name: $0, markLength: 0) } ?? .binary : .binary
  }

  private static func encodingOfHighBytes(_ bytes: [UInt8], _ seen: UInt8, isCut: Bool) -> TextEncoding {
    // Erased memory and formatted sectors are one byte over and over, which is a letter nowhere.
    if let first = bytes.first, bytes.count >= shortestFilling, bytes.allSatisfy({ $0 == first }) { return .binary }
    if UTF8Validator.isValid(bytes[...], isCut: isCut) { return TextEncoding(name: "utf-8", markLength: 0) }
    if UTF8Validator.isDamaged(bytes) { return unknown }
    let likely = LikelyEncoding(of: bytes, isCut: isCut)
    if !likely.isClear, let wide = wideEastAsian(bytes.span),
      LikelyEncoding.weighed(wide.bits) + unmarkedCost < likely.bits
    {
      return wide.encoding
    }
    if let name = likely.name { return TextEncoding(name: name, markLength: 0) }
    // Words that are not known, in letters of Latin; a damaged text of East Asia has more of them.
    let isLatin = seen & ByteClass.upperControl == 0 && !likely.mayBeEastAsian && hasLatinShare(bytes)
    return isLatin ? TextEncoding(name: "iso-8859-1", markLength: 0) : unknown
  }

  /// Whether there are as many bytes of ASCII as texts in Latin letters have.
  private static func hasLatinShare(_ bytes: [UInt8]) -> Bool {
    bytes.count { $0 >= 0x80 } * (asciiPerHigh + 1) <= bytes.count
  }

  /// Text in an encoding that is not known.
  private static let unknown = TextEncoding(name: "unknown-8bit", markLength: 0)
  /// What UTF-16 costs in bits where no mark tells it, because it is rare.
  private static let unmarkedCost = 16

  /// As many bytes of one value as no text begins with.
  private static let shortestFilling = 16

  /// Bytes of text for each control character that no text needs.
  static let textPerControl = 64
  /// So many control characters may stand near each other, as in an escape sequence or two.
  private static let toleratedControls = 16
  /// Texts in Latin letters have at least this many ASCII bytes for each byte above them.
  private static let asciiPerHigh = 3

  /// Where a text ends, behind which NUL and SUB fill up a block of a disk, or a NUL ends it as a string; the end of all where there
  /// are too many of them, since long runs of zeros are no end of a text but the rest of a record.
  ///
  /// - Parameter unit: the bytes of a code unit, which are read in their order.
  private static func endOfText(_ bytes: [UInt8], unit: Int, isBig: Bool) -> Int {
    var end = bytes.count - bytes.count % unit
    let isPadding = { (place: Int) -> Bool in
      let character =
        unit == 1 ? UInt32(bytes[place]) : WideText.unit(of: bytes.span, at: place, width: unit, isBig: isBig)
      return character == 0 || character == 0x1a
    }
    while end >= unit, isPadding(end - unit) { end -= unit }
    let padding = (bytes.count - end) / unit
    return padding * textPerControl <= max(end / unit, 8 * textPerControl) ? end : bytes.count
  }

  /// Whether nearly all bytes are text; in an encoding of one byte a character, whether most of it is ASCII too, as
  /// bytes of other data are rarely.
  private static func hasFewControls(_ bytes: [UInt8], alsoHigh: Bool) -> Bool {
    let end = endOfText(bytes, unit: 1, isBig: false)
    guard let last = bytes[..<end].last, last != 0, last != 0x1a else { return false }
    let text = bytes.span.extracting(0..<end)
    var count = 0
    var high = 0
    for block in stride(from: 0, to: end, by: Span<UInt8>.blockSize) {
      let highBytes = text.bitsOfHighBytes(at: block)
      var controls = text.bitsOfAllBytes(at: block) & ~(text.bitsOfAsciiText(at: block) | highBytes)
      high += highBytes.nonzeroBitCount
      // Data that are no text are told by their first few bytes.
      guard (count + controls.nonzeroBitCount) * textPerControl <= end else { return false }
      while controls != 0 {
        count += 1
        let index = block + controls.trailingZeroBitCount
        controls &= controls - 1
        guard count <= toleratedControls || count * textPerControl <= 8 * index else { return false }
      }
    }
    return !alsoHigh || high * (asciiPerHigh + 1) <= end || UTF8Validator.isValid(bytes[...])
      || LikelyEncoding(of: bytes, isCut: true).isClearlyEastAsian
  }

  /// The classes of the bytes after plain text, up to the first NUL, which decides alone.
  private static func seenClasses(_ bytes: [UInt8], behind plainLength: Int) -> UInt8 {
    let bytes = bytes.span
    var seen = ByteClass.text
    var block = plainLength
    while block < bytes.count {
      let high = bytes.bitsOfHighBytes(at: block)
      if high != 0 {
        seen |= ByteClass.high
        if bytes.bits(equalTo: 0x9f, folding: 0x1f, at: block) != 0 { seen |= ByteClass.upperControl }
      }
      if bytes.bitsOfAllBytes(at: block) & ~(bytes.bitsOfAsciiText(at: block) | high) != 0 {
        if bytes.bits(equalTo: 0, at: block) != 0 { return seen | ByteClass.nul }
        seen |= ByteClass.control
      }
      block &+= Span<UInt8>.blockSize
    }
    return seen
  }

  /// The Unicode Standard 15.0, section 23.8.
  private static func byteOrderMark(_ bytes: [UInt8]) -> TextEncoding? {
    guard let first = bytes.first, first == 0 || first >= 0xef else { return nil }
    if bytes.starts(with: [0xef, 0xbb, 0xbf]) {
      guard UTF8Validator.isValid(bytes[...]) else { return nil }
      return !bytes.contains(0) || hasFewControls(bytes, alsoHigh: false)
        ? TextEncoding(name: "utf-8", markLength: 3) : nil
    }
    if bytes.starts(with: [0xff, 0xfe, 0, 0]) { return checkedWide(bytes, "utf-32le", unit: 4, markLength: 4) }
    if bytes.starts(with: [0, 0, 0xfe, 0xff]) { return checkedWide(bytes, "utf-32be", unit: 4, markLength: 4) }
    if bytes.starts(with: [0xff, 0xfe]) { return checkedWide(bytes, "utf-16le", unit: 2, markLength: 2) }
    if bytes.starts(with: [0xfe, 0xff]) { return checkedWide(bytes, "utf-16be", unit: 2, markLength: 2) }
    return nil
  }

  /// How many units of wide text are looked at.
  private static let wideSample = 2048

  /// A mark is believed unless control characters follow it that no text has, what is no character, or characters that no text
  /// has together (The Unicode Standard 15.0, section 3.9, D90 and D91).
  private static func checkedWide(_ bytes: [UInt8], _ name: String, unit: Int, markLength: Int) -> TextEncoding? {
    let encoding = TextEncoding(name: name, markLength: markLength)
    let isBig = encoding.isBigEndian
    let end = endOfText(bytes, unit: unit, isBig: isBig)
    for start in stride(from: markLength, to: min(end - unit + 1, wideSample), by: unit) {
      let character = WideText.unit(of: bytes.span, at: start, width: unit, isBig: isBig)
      if character < 0x100, classes[Int(character)] & (ByteClass.control | ByteClass.nul) != 0 { return nil }
      if unit == 4, Unicode.Scalar(character) == nil { return nil }
    }
    return unit == 2 && !mayBeUTF16(bytes[markLength..<max(markLength, min(end, wideSample))], isBig: isBig)
      ? nil : encoding
  }

  /// Wide text without a mark.
  private static func wide(_ bytes: [UInt8]) -> TextEncoding {
    let sample = bytes.prefix(wideSample)
    guard sample.count >= 8 else { return .binary }
    if let encoding = unmarkedUTF32(bytes) { return encoding }
    let latin = wideLatin(sample)
    return latin.isText ? latin : otherUTF16(sample) ?? .binary
  }

  /// UTF-16 without a mark in which nearly every other byte is zero, as in mostly Latin text.
  private static func wideLatin(_ sample: ArraySlice<UInt8>) -> TextEncoding {
    let units = sample.count / 2
    var zeros = (even: 0, odd: 0)
    for index in 0..<units {
      if sample[2 * index] == 0 { zeros.even += 1 }
      if sample[2 * index + 1] == 0 { zeros.odd += 1 }
      if zeros.even > 0, zeros.odd > 0 { return .binary }
    }
    if zeros.even == 0, zeros.odd * 10 >= units * 7, isWideText(sample, first: 0) {
      return TextEncoding(name: "utf-16le", markLength: 0)
    }
    if zeros.odd == 0, zeros.even * 10 >= units * 7, isWideText(sample, first: 1) {
      return TextEncoding(name: "utf-16be", markLength: 0)
    }
    return .binary
  }

  private static func isWideText(_ sample: ArraySlice<UInt8>, first: Int) -> Bool {
    stride(from: first, to: sample.count, by: 2).allSatisfy { index in
      let other = first == 0 ? index + 1 : index - 1
      return other >= sample.count || sample[other] != 0 || classes[Int(sample[index])] == ByteClass.text
        || classes[Int(sample[index])] & ByteClass.high != 0
    }
  }
}
