// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Tests of ASN.1 in DER; source: ITU-T X.690, clause 8.1.
extension MagicEvaluator {
  private static let tagNames: [StaticString] = [
    "eoc", "bool", "int", "bit_str", "octet_str", "null", "obj_id", "obj_desc", "ext", "real", "enum", "embed",
    "utf8_str", "rel_oid", "time", "res2", "seq", "set", "num_str", "prt_str", "t61_str", "vid_str", "ia5_str",
    "utc_time", "gen_time", "gr_str", "vis_str", "gen_str", "univ_str", "char_str", "bmp_str", "date", "tod",
    "datetime", "duration", "oid-iri", "rel-oid-iri",
  ]
  /// The longest text of a value that is compared, its terminator included.
  private static let valueCapacity = 128

  private struct Header {
    let tag: UInt32
    let length: UInt32
    /// Where the contents begin, counted from the tag.
    let contents: Int
  }

  /// Reads tag and length within `limit` bytes from `start`; nil where the end comes first.
  private static func header(_ source: Span<UInt8>, start: Int, limit: Int) -> Header? {
    func byte(_ position: Int) -> UInt8 { start + position < source.count ? source[start + position] : 0 }
    var position = 0
    guard position < limit else { return nil }
    var tag = UInt32(byte(position) & 0x1F)
    position += 1
    if tag == 0x1F {
      guard position < limit else { return nil }
      while byte(position) >= 0x80 {
        tag = tag &* 128 &+ UInt32(byte(position)) &- 0x80
        position += 1
        guard position < limit else { return nil }
      }
    }
    guard position < limit else { return nil }
    let isShort = byte(position) & 0x80 == 0
    let digits = Int(byte(position) & 0x7F)
    position += 1
    guard position + digits < limit else { return nil }
    if isShort { return Header(tag: tag, length: UInt32(digits), contents: position) }
    var length: UInt64 = 0
    for _ in 0..<digits {
      length = length << 8 | UInt64(byte(position))
      position += 1
    }
    guard length <= UInt64(UInt32.max) - UInt64(position), UInt64(position) + length <= UInt64(limit) else {
      return nil
    }
    return Header(tag: tag, length: UInt32(length), contents: position)
  }

  /// Reads tag and length of the current record's value; nil where the end comes first.
  private mutating func header(_ source: Span<UInt8>, limit: Int) -> Header? {
    if let header = Self.header(source, start: search.start, limit: limit) { return header }
    if sourceIsCut, Self.header(source, start: search.start, limit: .max) != nil { giveUpForRest() }
    return nil
  }

  /// Compares tag, length and contents with the record's value.
  mutating func compareDER(_ record: MagicRecord, of file: MagicDatabaseFile, _ source: Span<UInt8>) -> MagicResult {
    guard let header = header(source, limit: search.length) else { return evaluation.needsRest ? .failed : .unmatched }
    var name: [UInt8] = []
    if header.tag < UInt32(Self.tagNames.count) {
      name.append(contentsOf: Self.tagNames[Int(header.tag)].description.utf8)
    } else {
      name = [UInt8]("0x".utf8) + [UInt8](String(header.tag, radix: 16).utf8)
    }
    var expected = file.valueString(record.index)[...]
    guard expected.starts(with: name) else { return .unmatched }
    expected = expected.dropFirst(name.count)
    while let byte = expected.first, byte != UInt8(ascii: "=") {
      guard byte.isDigit else { return .unmatched }
      var length: UInt64 = 0
      while let digit = expected.first, digit.isDigit {
        length = length &* 10 &+ UInt64(digit &- 0x30)
        expected = expected.dropFirst()
      }
      guard UInt64(header.length) == length else { return .unmatched }
    }
    guard expected.first == UInt8(ascii: "=") else { return .matched }
    expected = expected.dropFirst()
    // libmagic leaves the tag's name in its buffer where there are no contents to replace it.
    let isText = header.tag == 0x13 || header.tag == 0x0C || header.tag == 0x16
    let contents =
      header.length == 0 && !isText ? name : Self.contents(of: header, source, at: search.start + header.contents)
    guard contents == Array(expected) || Array(expected) == [UInt8(ascii: "x")] else { return .unmatched }
    reading.take(contents)
    return .matched
  }

  private static func contents(of header: Header, _ source: Span<UInt8>, at start: Int) -> [UInt8] {
    func byte(_ position: Int) -> UInt8 { start + position < source.count ? source[start + position] : 0 }
    var text: [UInt8] = []
    let length = Int(header.length)
    switch header.tag {
    case 0x13, 0x0C, 0x16:
      for position in 0..<min(length, valueCapacity - 1) {
        if byte(position) == 0 { break }
        text.append(byte(position))
      }
      return text
    case 0x17 where length >= 12:
      text = [0x32, 0x30]
      for (position, separator) in zip(stride(from: 0, to: 12, by: 2), [0x2D, 0x2D, 0x20, 0x3A, 0x3A, 0x20] as [UInt8])
      {
        text.append(byte(position))
        text.append(byte(position + 1))
        text.append(separator)
      }
      text += [UInt8]("GMT".utf8)
      return Array(text[..<(text.firstIndex(of: 0) ?? text.count)])
    default:
      let digits = [UInt8]("0123456789abcdef".utf8)
      for position in 0..<length {
        // Two digits and a terminator must fit; what does not is left out.
        guard position * 2 < valueCapacity - 2 else { break }
        text.append(digits[Int(byte(position) >> 4)])
        text.append(digits[Int(byte(position) & 15)])
      }
      return text
    }
  }

  /// The offset of the contents, from which records of the next level count; the records beside this one count from their end.
  mutating func offsetAfterDER(_ record: MagicRecord, _ source: Span<UInt8>, _ frame: MagicFrame) -> Int32? {
    let limit = search.length != 0 ? search.length : source.count
    guard let header = header(source, limit: limit) else { return nil }
    let contents = Int64(header.contents) + Int64(reading.offset) + Int64(record.offset)
    if record.level != 0 {
      guard contents >= 0, contents + Int64(header.length) <= Int64(source.count) else { return nil }
      levels.offsets[frame.levelBase + record.level - 1] = Int32(truncatingIfNeeded: contents + Int64(header.length))
    }
    return Int32(truncatingIfNeeded: contents)
  }
}
