// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Apple's Pages, Numbers and Keynote documents, of the generations since 2005 and since 2013.
enum IWorkDocument {
  static let types = TypeTable(
    """
    keynote|com.apple.iwork.keynote.sffkey|application/vnd.apple.keynote|Keynote presentation|iWork Programming Guide, chapter Keynote; KN archives
    numbers|com.apple.iwork.numbers.sffnumbers|application/vnd.apple.numbers|Numbers spreadsheet|iWork Programming Guide; TN archives
    pages|com.apple.iwork.pages.sffpages|application/vnd.apple.pages|Pages document|iWork Programming Guide; TP archives
    """)

  /// Object types of the first archive of Document.iwa: Pages has 10000, Numbers and Keynote both have 1.
  private static let pagesObject: UInt64 = 10_000

  /// The document that the members make; nil where they are none of iWork's.
  static func type(in directory: ZipDirectory) -> KnownType? {
    if let known = types[current(directory)] { return known }
    if let known = index(of: directory).flatMap({ types[current($0)] }) { return known }
    return types[old(directory)]
  }

  /// Where what stands below Index/ is an archive of its own, as in documents that are packages (Keynote 6).
  private static func index(of directory: ZipDirectory) -> ZipDirectory? {
    directory["Index.zip"].flatMap(directory.archive)
  }

  /// Bytes of the document's main part in which its first object's type stands.
  private static let objectReach = 256
  /// Bytes of an XML document in which its root stands, with all its namespaces.
  private static let rootReach = 4096

  /// Since 2013: Snappy-compressed protocol buffers below Index/.
  private static func current(_ directory: ZipDirectory) -> String {
    let members = directory.entries.filter { $0.name.hasPrefix("Index/") && $0.name.hasSuffix(".iwa") }
    guard let document = members.first(where: { $0.name == "Index/Document.iwa" }) else { return "" }
    let isKeynote = members.contains { entry in
      ["Index/Slide", "Index/MasterSlide", "Index/TemplateSlide"].contains { entry.name.hasPrefix($0) }
    }
    if isKeynote { return "keynote" }
    guard let bytes = directory.content(of: document, upTo: objectReach), let object = firstObjectType(bytes[...])
    else {
      return ""
    }
    return object == pagesObject ? "pages" : "numbers"
  }

  /// The type number in the first archive's header: an IWA chunk header of four bytes, a Snappy block that begins with
  /// a literal, a length, and the message ArchiveInfo { 1: identifier, 2: MessageInfo { 1: type } }.
  private static func firstObjectType(_ bytes: ArraySlice<UInt8>) -> UInt64? {
    var rest = bytes.dropFirst(4)
    guard bytes.first == 0, varint(&rest) != nil, let tag = rest.popFirst(), tag & 3 == 0 else { return nil }
    // Snappy: literals above 60 bytes have their length in the next one to four bytes.
    if tag >> 2 >= 60 { rest = rest.dropFirst(Int(tag >> 2) - 59) }
    guard varint(&rest) != nil, rest.popFirst() == 0x08, varint(&rest) != nil, rest.popFirst() == 0x12,
      varint(&rest) != nil, rest.popFirst() == 0x08
    else { return nil }
    return varint(&rest)
  }

  private static func varint(_ rest: inout ArraySlice<UInt8>) -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 63, by: 7) {
      guard let byte = rest.popFirst() else { return nil }
      value |= UInt64(byte & 0x7f) << shift
      if byte & 0x80 == 0 { return value }
    }
    return nil
  }

  /// Until 2013: one XML document.
  private static func old(_ directory: ZipDirectory) -> String {
    if ["index.apxl", "index.apxl.gz", "presentation.apxl", "presentation.apxl.gz"].contains(where: directory.contains)
    {
      return "keynote"
    }
    guard let entry = directory["index.xml"], let bytes = directory.content(of: entry, upTo: rootReach) else {
      return ""
    }
    let text = String(decoding: bytes, as: UTF8.self)
    if text.contains("<ls:document") { return "numbers" }
    if text.contains("<sl:document") { return "pages" }
    return text.contains("<key:presentation") ? "keynote" : ""
  }
}
