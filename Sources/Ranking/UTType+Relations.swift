// SPDX-License-Identifier: Apache-2.0
import TypeCatalog
import UniformTypes

extension UTType {
  /// Whether files of this type are files of `other` too, by conformance or because its format is stored in that one.
  func specializes(_ other: UTType) -> Bool { conforms(to: other) || isStored(in: other) }

  /// Whether the type is text of any kind, markup and source code included.
  var isText: Bool { conforms(to: .text) || isStored(in: .plainText) }

  /// Whether a text of this type shows a structure that the detectors check, so that a text without it is none; HTML
  /// is read by programs that forgive everything.
  var hasCheckableStructure: Bool {
    [UTType.xml, .json].contains { specializes($0) } && !conforms(to: .html)
  }

  /// Whether a text of this type always shows itself: it begins with a mark of its own, or it is XML, which begins with a tag.
  var isAlwaysTold: Bool {
    if isMarked { return true }
    return specializes(.xml) && !ownStorageFormats.contains("public.plain-text") && !conforms(to: .html)
  }

  /// Whether every document of this type has a root element that the reader of markup knows.
  var isRooted: Bool { Self.rooted.names(self) }

  private static let rooted = SortedLines(FormatTraits.rooted)

  /// Whether a text of this type may have no bytes at all.
  var mayBeEmpty: Bool { !isAlwaysTold && !hasCheckableStructure }

  /// Whether every text of this type begins with a mark of its own.
  var isMarked: Bool { Self.marked.names(self) }

  /// Whether a text of this type has a form that the words of a program do not have: it begins with a mark of its own, or its
  /// MIME type is that of a medium.
  var hasOwnForm: Bool {
    if isMarked { return true }
    guard let mimeType = reportedMIMEType ?? customaryMIMEType else { return false }
    return MIMETypeForm.isMedium(mimeType)
  }

  private static let marked = SortedLines(FormatTraits.marked)

  /// Whether the type says no more than that there are bytes.
  var isGeneric: Bool { self == .data || self == .item }

  /// Whether a claim for the type says hardly anything: that there are bytes, or text.
  var saysLittle: Bool { isGeneric || self == .plainText || self == .text }

  /// The formats with a registered MIME type that this one is declared to be a kind of, or that it is stored in.
  var namedGeneralizations: [UTType] {
    (declaredSupertypes + ownStorageFormats.compactMap { UTType($0) }).filter { type in
      !type.saysLittle && type.reportedMIMEType.map(MIMETypeForm.isRegistered) == true
    }
  }

  /// Whether nobody says what the bytes of such a file look like: a format with nothing but a MIME type, of which no
  /// table tells whether it is text or what it is stored in.
  var hasUnknownForm: Bool { isDynamic && !isText && storageFormats.isEmpty }

  /// Whether every file of this type shows a signature, so that a file without one is none.
  var hasRequiredSignature: Bool { !isText && (SignedTypes.contains(self) || isStoredInSignedFormat) }

  private var isStoredInSignedFormat: Bool {
    if SignedTypes.formats.contains(where: { isStored(in: $0) }) { return true }
    let formats = storageFormats
    return !formats.isEmpty && formats.allSatisfy(SignedTypes.contains)
  }

  /// The declared MIME type to report: the standard one, else the first that is registered by its form, else the first
  /// of all.
  var reportedMIMEType: String? {
    if let standard = standardMIMEType { return standard }
    // Nearly all types have none, or a registered one first, and their tags need not be gathered.
    guard let first = preferredMIMEType else { return nil }
    return MIMETypeForm.isRegistered(first) ? first : Self.reported(of: tags[.mimeType] ?? [])
  }

  /// The MIME type that the format goes by although its declaration carries none.
  var customaryMIMEType: String? { Self.reported(of: customaryMIMETypes) }

  private static func reported(of types: [String]) -> String? {
    return types.first(where: MIMETypeForm.isRegistered) ?? types.first { !$0.contains(";") }
  }

  /// Whether files of this type are the headers of sources of another one, whose words they have.
  func isHeader(of source: UTType) -> Bool {
    !isDynamic && Self.headers.value(of: identifier) == source.identifier
  }

  private static let headers = SortedLines(FormatTraits.headers)

  /// Whether a text of this type shows words that the readers of text know, so that one without them is hardly such a text.
  var isOutspoken: Bool { Self.outspoken.names(self) }

  private static let outspoken = SortedLines(FormatTraits.outspoken)

  /// The nearest supertype of all the types given: the most specific one that every one of them conforms to.
  ///
  /// Among equally specific ones a physical type (below `public.data`) wins over a functional one, then the
  /// identifier decides.
  static func nearestCommonSupertype(of types: [UTType]) -> UTType? {
    guard let first = types.first else { return nil }
    let common = (first.allSupertypes + [first]).filter { candidate in types.allSatisfy { $0.conforms(to: candidate) } }
    let nearest = common.filter { candidate in !common.contains { $0 != candidate && $0.conforms(to: candidate) } }
    return nearest.min { left, right in
      let isPhysical = (left.conforms(to: .data), right.conforms(to: .data))
      return isPhysical.0 == isPhysical.1 ? left.identifier < right.identifier : isPhysical.0
    }
  }
}
