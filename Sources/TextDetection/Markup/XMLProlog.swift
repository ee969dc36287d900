// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// The root element of an XML document.
struct XMLRoot {
  /// The name as written, with its prefix.
  let qualifiedName: String
  /// The namespace of the root; empty for none.
  let namespace: String
  /// Whether the start tag declares a namespace of the Geography Markup Language, as its application schemas do.
  let declaresGeography: Bool
  /// What stands after the name.
  let attributes: ArraySlice<UInt8>
  /// Whether what stands after the name may be attributes; other notations put bare words there.
  let hasOnlyAttributes: Bool
  /// The name without a prefix.
  var localName: String { qualifiedName.split(separator: ":").last.map(String.init) ?? qualifiedName }

  /// Whether there is an attribute of a name, however it is written (XML 1.0, section 3.1).
  func has(_ name: String) -> Bool { value(of: name) != nil }

  /// The value of an attribute; nil where there is none.
  func value(of name: String) -> String? {
    XMLRoot.value(of: Array(name.utf8), in: attributes)
  }

  /// Bytes of a value that are kept.
  private static let longestKeptValue = 256

  /// The value of an attribute in the rest of a start tag; nil where there is none.
  fileprivate static func value(of wanted: [UInt8], in tag: ArraySlice<UInt8>) -> String? {
    let isQuote = { (byte: UInt8) in byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") }
    var rest = tag.drop { $0 <= 0x20 }
    while !rest.isEmpty {
      let name = rest.prefix { $0 > 0x20 && $0 != UInt8(ascii: "=") && !isQuote($0) }
      rest = rest[name.endIndex...].drop { $0 <= 0x20 || $0 == UInt8(ascii: "=") }
      guard let quote = rest.first, isQuote(quote) else { continue }
      let value = rest.dropFirst().prefix { $0 != quote }
      if name.elementsEqual(wanted) { return String(decoding: value.prefix(longestKeptValue), as: UTF8.self) }
      rest = rest[value.endIndex...].dropFirst().drop { $0 <= 0x20 }
    }
    return nil
  }
}

/// What stands before and in the start tag of the root (XML 1.0, section 2.8).
struct XMLProlog {
  private let bytes: [UInt8]
  /// Where the root's start tag stands, or where reading ended.
  private(set) var position: Int
  /// Where the last comment ends; the beginning where there is none.
  private(set) var endOfComments = 0
  /// Whether there is an XML declaration.
  private(set) var hasDeclaration = false
  /// The name in the document type declaration; empty for none.
  private(set) var documentType = ""
  /// The root; nil where the sample ends before it.
  private(set) var root: XMLRoot?

  /// Comments, instructions and declarations that are skipped at most.
  private static let mostItems = 64

  /// A reader at the front of a sample.
  init(_ sample: TextSample) {
    bytes = sample.bytes
    position = sample.start
  }

  /// A reader of all that was read, for prologs that are longer than the sample.
  init(headOf sample: TextSample) {
    bytes = sample.decodedHead
    position = bytes.firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
  }

  /// What stands from the end of the last comment on, as a sample of its own.
  func behindComments(of sample: TextSample) -> TextSample {
    TextSample(
      Array(bytes[min(endOfComments, bytes.count)...]), TextEncoding(name: "utf-8", markLength: 0),
      isWhole: sample.isWhole, sample.languages.readerOfSameText)
  }

  /// Whether there is a document type declaration.
  var hasDocumentType: Bool { !documentType.isEmpty }

  /// Reads as far as the root's start tag.
  mutating func read() {
    // An end that is nowhere behind one place is nowhere behind a later one.
    var mayEnd = true
    for _ in 0..<XMLProlog.mostItems {
      while position < bytes.count, bytes[position] <= 0x20 { position += 1 }
      guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else { return }
      if bytes.has("<?", at: position) {
        if bytes.hasAnyCase("<?xml", at: position) { hasDeclaration = true }
        mayEnd = mayEnd && skip(past: "?>")
        guard mayEnd || hasDeclaration && skipOpenInstruction() else { return }
      } else if bytes.has("<!--", at: position) {
        guard skip(past: "-->") else { return }
        endOfComments = position
      } else if bytes.hasAnyCase("<!doctype", at: position) {
        guard readDocumentType() else { return }
      } else {
        return readRoot()
      }
    }
  }

  private mutating func skip(past end: StaticString) -> Bool {
    guard let place = bytes[...].firstIndex(of: end, from: position) else { return false }
    position = place + end.utf8CodeUnitCount
    return true
  }

  /// Goes on at the next tag where the declaration lost its end.
  private mutating func skipOpenInstruction() -> Bool {
    guard let tag = bytes[(position + 1)...].firstIndex(of: UInt8(ascii: "<")) else { return false }
    position = tag
    return true
  }

  /// Bytes of the name of a document type that are kept.
  private static let longestKeptType = 64

  private mutating func readDocumentType() -> Bool {
    var index = position + 9
    while index < bytes.count, bytes[index] <= 0x20 { index += 1 }
    let start = index
    while index < bytes.count, bytes[index] > 0x20, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "[")
    {
      index += 1
    }
    documentType = String(decoding: bytes[start..<index].prefix(Self.longestKeptType), as: UTF8.self)
    // A quotation mark that is never closed is a mistake, and no reason to miss the root.
    guard
      let end = documentTypeEnd(from: index, mindingQuotes: true) ?? documentTypeEnd(from: index, mindingQuotes: false)
    else { return false }
    position = end
    return true
  }

  /// The place after a document type declaration and its internal subset (XML 1.0, sections 2.8 and 4.2); nil where it does
  /// not end.
  private func documentTypeEnd(from start: Int, mindingQuotes: Bool) -> Int? {
    var depth = 0
    var index = start
    while index < bytes.count {
      switch bytes[index] {
      case UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ">") where depth <= 0: return index + 1
      case UInt8(ascii: "<") where mindingQuotes && bytes.has("<!--", at: index):
        guard let end = bytes[...].firstIndex(of: "-->", from: index) else { return nil }
        index = end
      case UInt8(ascii: "<") where mindingQuotes && bytes.has("<?", at: index):
        guard let end = bytes[...].firstIndex(of: "?>", from: index) else { return nil }
        index = end
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        guard mindingQuotes else { break }
        guard let close = bytes[(index + 1)...].firstIndex(of: bytes[index]) else { return nil }
        index = close
      default: break
      }
      index += 1
    }
    return nil
  }

  /// Bytes of the name of a root element that are kept.
  private static let longestKeptName = 128

  private mutating func readRoot() {
    var index = position + 1
    let start = index
    while index < bytes.count,
      bytes[index].isWordCharacter || [UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":")].contains(bytes[index])
        || bytes[index] > 0x7f
    {
      index += 1
    }
    guard index > start, bytes[start].isLetter || bytes[start] == UInt8(ascii: "_") || bytes[start] > 0x7f else {
      return
    }
    let name = String(decoding: bytes[start..<index].prefix(Self.longestKeptName), as: UTF8.self)
    let tag = startTag(from: index)
    let prefix = name.split(separator: ":").count > 1 ? String(name.prefix { $0 != ":" }) : nil
    root = XMLRoot(
      qualifiedName: name,
      namespace: XMLRoot.value(of: Array((prefix.map { "xmlns:" + $0 } ?? "xmlns").utf8), in: tag) ?? "",
      declaresGeography: tag.contains("http://www.opengis.net/gml"),
      attributes: tag,
      hasOnlyAttributes: tag.isBlank || tag.last == UInt8(ascii: "/") || tag.contains(UInt8(ascii: "=")))
  }

  /// The attributes of a start tag (XML 1.0, section 3.1), in whose values the sign that closes it may stand.
  private func startTag(from start: Int) -> ArraySlice<UInt8> {
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: ">") {
        return bytes[start..<index]
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      }
    }
    // The sample ends in the tag, or a quotation mark is never closed.
    return bytes[start...].prefix { $0 != UInt8(ascii: ">") }
  }
}
