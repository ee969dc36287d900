// SPDX-License-Identifier: Apache-2.0
package import PropertyLists
package import UniformTypes

/// What rules look at: an Info.plist, taken apart once for all of them.
package struct LintSubject: Sendable {
  /// A declaration with the places of its parts.
  package struct Declaration: Sendable {
    /// The section it stands in.
    package let section: DeclarationSection
    /// The dictionary.
    package let node: LocatedValue
    /// The identifier; nil where it is missing, empty or no string.
    package let identifier: LocatedString?
    /// The supertypes.
    package let supertypes: [LocatedString]
    /// The tags by class.
    package let tags: [(tagClass: String, node: LocatedValue, tags: [LocatedString])]

    /// The tags of a class.
    package func tags(_ tagClass: UTTagClass) -> [LocatedString] {
      tags.filter { UTTagClass(rawValue: $0.tagClass) == tagClass }.flatMap(\.tags)
    }

    /// Whether there is any tag that is not empty.
    package var hasTags: Bool { tags.contains { $0.tags.contains { !$0.text.isEmpty } } }
  }

  /// An entry of `CFBundleDocumentTypes` with the places of its parts.
  package struct Document: Sendable {
    /// The dictionary.
    package let node: LocatedValue
    /// The type identifiers that it claims.
    package let claims: [LocatedString]

    /// The keys that claim documents by extension, MIME type or code, deprecated since Mac OS X 10.5.
    package static let legacyKeys = ["CFBundleTypeExtensions", "CFBundleTypeMIMETypes", "CFBundleTypeOSTypes"]

    /// The values of the legacy keys that are there.
    package var legacyValues: [LocatedValue] { Document.legacyKeys.compactMap { node[$0] } }
  }

  /// A section with more entries than are looked at.
  package struct LongSection: Sendable {
    /// The section's key.
    package let key: String
    /// The number of its entries.
    package let count: Int
    /// The first entry that is not looked at.
    package let firstLeftOut: LocatedValue
  }

  /// The file with its positions; nil where it could not be read.
  package let document: PropertyListDocument?
  /// Why it could not be read.
  package let failure: InfoPlistError?
  /// The root of the list.
  package let root: LocatedValue
  /// The declarations, exported ones first.
  package let declarations: [Declaration]
  /// The document types.
  package let documents: [Document]
  /// The sections with more entries than are looked at.
  package let longSections: [LongSection]
  /// The attributes of a MediaExtension; nil where the bundle is none.
  package let mediaAttributes: LocatedValue?
  /// What kind of MediaExtension the attributes are meant to be of, also where the extension point is misspelt.
  package let mediaKind: FormatReader.Kind?
  /// Conformance over this list's declarations and the known types.
  package let conformance: DeclaredConformance

  /// How many declarations, and how many document types, are looked at: the largest list of the system has 1,200.
  static let entryLimit = 4_096

  /// Takes an Info.plist apart.
  package init(_ plist: InfoPlist, registry: TypeRegistry) {
    self.init(plist.document, failure: nil, root: plist.root, registry: registry)
  }

  /// A subject of which nothing is known but why.
  package init(failure: InfoPlistError, registry: TypeRegistry) {
    self.init(nil, failure: failure, root: LocatedValue(PropertyList(.dictionary(.init([])))), registry: registry)
  }

  private init(
    _ document: PropertyListDocument?, failure: InfoPlistError?, root: LocatedValue, registry: TypeRegistry
  ) {
    self.document = document
    self.failure = failure
    self.root = root
    let sections = DeclarationSection.allCases.map { ($0, $0.declarations(in: root)) }
    let declarations = sections.flatMap { section, nodes in
      nodes.prefix(LintSubject.entryLimit).map { Declaration($0, section: section) }
    }
    self.declarations = declarations
    let documentsKey = "CFBundleDocumentTypes"
    let documentNodes = (root[documentsKey]?.elements ?? []).filter { $0.value.dictionary != nil }
    documents = documentNodes.prefix(LintSubject.entryLimit).map { node in
      Document(node: node, claims: node.strings("LSItemContentTypes"))
    }
    let entries = sections.map { (key: $0.0.rawValue, nodes: $0.1) } + [(key: documentsKey, nodes: documentNodes)]
    longSections = entries.compactMap { key, nodes in
      guard let first = nodes.dropFirst(LintSubject.entryLimit).first else { return nil }
      return LongSection(key: key, count: nodes.count, firstLeftOut: first)
    }
    mediaAttributes = root["EXAppExtensionAttributes"].flatMap { $0.isMediaExtension ? $0 : nil }
    mediaKind = mediaAttributes?.string("EXExtensionPointIdentifier").flatMap(FormatReader.Kind.intended)
    conformance = DeclaredConformance(declarations, registry: registry)
  }

  /// Whether the bundle is Apple's own, which alone may declare reserved identifiers.
  ///
  /// The identifier tells; where a list has none, its copyright does.
  package var isApple: Bool {
    if let identifier = root.string("CFBundleIdentifier") {
      return TypeIdentifier.hasPrefix(ReservedPrefix.apple.rawValue, in: identifier)
    }
    return ["NSHumanReadableCopyright", "CFBundleGetInfoString"].contains { key in
      ["Apple Inc.", "Apple Computer, Inc."].contains { root.string(key)?.contains($0) == true }
    }
  }

  /// The identifiers of declarations, supertypes, claims, what documents are saved as and what an extension reads: all
  /// that must be well formed.
  package var mentionedIdentifiers: [LocatedString] {
    declarations.flatMap { [$0.identifier].compactMap(\.self) + $0.supertypes } + documents.flatMap(\.claims)
      + exportableTypes + extensionTypes
  }

  /// The type identifiers that documents can be saved as.
  var exportableTypes: [LocatedString] { documents.flatMap { $0.node.strings("NSExportableTypes") } }

  /// The type identifiers that a format reader or an extension of Quick Look reads.
  ///
  /// The app around it or another one may declare them.
  var extensionTypes: [LocatedString] { typeLists.flatMap(\.strings) }

  /// The lists of types of a format reader and of an extension of Quick Look.
  var typeLists: [LocatedValue] {
    let quickLook = root["NSExtension"]?["NSExtensionAttributes"]?["QLSupportedContentTypes"]
    return [mediaAttributes?["MTUTTypeArray"], quickLook].compactMap(\.self)
  }
}

extension LintSubject {
  /// The codecs of a decoder or processor that stand under the key of the other one, where its own key is missing.
  var misplacedCodecs: LocatedValue? {
    guard let attributes = mediaAttributes, let key = mediaKind?.codecKey, attributes[key] == nil else { return nil }
    return FormatReader.Kind.allCases.compactMap(\.codecKey).compactMap { attributes[$0] }.first
  }

  /// The filename extensions of declarations, document types and format readers.
  var filenameExtensions: [LocatedString] {
    typeExtensions + documents.flatMap { $0.node.strings("CFBundleTypeExtensions") }
  }

  /// The filename extensions of declarations and format readers.
  var typeExtensions: [LocatedString] {
    declarations.flatMap { $0.tags(.filenameExtension) }
      + (mediaAttributes?.strings("MTFileNameExtensionArray") ?? [])
  }

  /// The MIME types of declarations and document types.
  var mimeTypes: [LocatedString] {
    declarations.flatMap { $0.tags(.mimeType) } + documents.flatMap { $0.node.strings("CFBundleTypeMIMETypes") }
  }

  /// The four-character codes of declarations and document types.
  var osTypes: [LocatedString] {
    declarations.flatMap { $0.tags(.osType) } + documents.flatMap { $0.node.strings("CFBundleTypeOSTypes") }
  }
}

extension LintSubject.Declaration {
  /// Reads the declaration that a value of a section is.
  init(_ node: LocatedValue, section: DeclarationSection) {
    self.section = section
    self.node = node
    identifier = node["UTTypeIdentifier"].flatMap { value in
      value.string.flatMap { $0.isEmpty ? nil : LocatedString(text: $0, node: value) }
    }
    supertypes = node.strings("UTTypeConformsTo")
    tags = (node["UTTypeTagSpecification"]?.entries ?? []).map { ($0.key, $0.value, $0.value.strings) }
  }

  /// The identifier where it can be checked: there, and without build variables.
  var checkedIdentifier: LocatedString? {
    identifier.flatMap { $0.hasBuildVariable ? nil : $0 }
  }
}

extension LocatedValue {
  /// Whether extension attributes belong to a MediaExtension, or are meant to.
  ///
  /// Every ExtensionKit extension has such attributes; those of other extension points are not checked.
  fileprivate var isMediaExtension: Bool {
    guard let point = string("EXExtensionPointIdentifier") else { return value.dictionary != nil }
    let mediaKeys = [
      "ClassImplementationID", "MTUTTypeArray", "MTFileNameExtensionArray", "CodecInfo", "ProcessorInfo",
    ]
    return TypeIdentifier.hasPrefix("com.apple.mediaextension", in: point) || mediaKeys.contains { self[$0] != nil }
  }
}
