// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

extension MeasuredFormats {
  /// The types of documents by their public identifiers (Open Mobile Naming Authority: WBXML Public Document IDs).
  private static let documentTypes: [UInt32: String] = [
    0x1: "wbxml", 0x2: "wmlc", 0x4: "wmlc", 0x5: "service-indication", 0x6: "service-loading", 0x7: "cache-operation",
    0x9: "wmlc", 0xa: "wmlc", 0xb: "provisioning", 0xd: "email-notification", 0xe: "rights", 0xfd1: "syncml",
    0xfd2: "wbxml", 0xfd3: "syncml", 0x1201: "syncml", 0x1202: "wbxml", 0x1203: "syncml",
  ]

  /// The numbers of UTF-8, ASCII, Latin-1 and UCS-2 (IANA: Character Sets, MIBenum).
  private static let charsets: Set<UInt32> = [3, 4, 106, 1000]

  /// Bytes of the longest table of strings after which a first element is looked for.
  static let longestStringTable = 4096

  /// A version, a public identifier, a charset and a table of strings, all of them known or of the right size, and then an
  /// element with content or attributes (WAP-192 WBXML 1.3, sections 5.3 and 5.8.2).
  static func binaryMarkup(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    // Version 1.0 had no charset, and nobody kept to it.
    guard head.count >= 6, (1...3).contains(head[0]) else { return nil }
    var place = 1
    guard let identifier = multiByteNumber(in: head, at: &place) else { return nil }
    // Zero stands for a name, whose place in the table of strings follows.
    var nameOffset: UInt32 = 0
    if identifier == 0 {
      guard let offset = multiByteNumber(in: head, at: &place) else { return nil }
      nameOffset = offset
    }
    guard let charset = multiByteNumber(in: head, at: &place), charsets.contains(charset),
      let tableLength = multiByteNumber(in: head, at: &place), tableLength <= longestStringTable
    else { return nil }
    let body = place + Int(tableLength)
    guard body < head.count, head[body] & 0xc0 != 0, head[body] & 0x3f >= 5 else { return nil }
    if identifier != 0 { return documentTypes[identifier].flatMap { KnownFinding(types[$0], .strong) } }
    let name = place + Int(nameOffset)
    guard nameOffset < tableLength, head.matches("-//", at: name) else { return nil }
    let isSync = head.matches("-//SYNCML//", at: name)
    return KnownFinding(types[isSync ? "syncml" : "wbxml"], .strong)
  }

  /// A number of up to five bytes, seven bits in each and the top bit in all but the last (section 5.1).
  private static func multiByteNumber(in bytes: [UInt8], at place: inout Int) -> UInt32? {
    var number: UInt32 = 0
    for _ in 0..<5 {
      guard place < bytes.count else { return nil }
      let byte = bytes[place]
      place += 1
      number = number << 7 | UInt32(byte & 0x7f)
      if byte & 0x80 == 0 { return number }
    }
    return nil
  }
}
