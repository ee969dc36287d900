// SPDX-License-Identifier: Apache-2.0
import PropertyLists

/// A kind of document that a bundle claims to open: an entry of `CFBundleDocumentTypes`.
///
/// Source: Apple, "Information Property List Key Reference", Core Foundation Keys and Launch Services Keys.
public struct DocumentType: Sendable, Hashable {
  /// The part a bundle plays for a document (`CFBundleTypeRole`).
  public enum Role: Sendable, Hashable {
    /// Reads and saves the document.
    case editor
    /// Reads the document only.
    case viewer
    /// Runs the document for other processes.
    case shell
    /// Cannot open the document, only declares it (`None`).
    case declaresOnly
    /// Draws it for Quick Look (`QLGenerator`).
    case quickLookGenerator
    /// Reads it for Spotlight (`MDImporter`, `Importer`).
    case metadataImporter
  }

  /// How much a bundle wants to be the one that opens a document (`LSHandlerRank`).
  public enum HandlerRank: String, Sendable, Hashable, CaseIterable {
    /// The primary creator of such documents.
    case owner = "Owner"
    /// Opens such documents; assumed where nothing is stated.
    case `default` = "Default"
    /// A secondary viewer, considered after the others.
    case alternate = "Alternate"
    /// Never chosen, but accepts such documents when they are dropped on it.
    case dropOnly = "None"
  }

  /// The name of the kind of document (`CFBundleTypeName`).
  public var name: String?
  /// The role; nil where it is missing or unknown.
  public var role: Role?
  /// The rank; nil where it is missing or unknown, which counts as `default`.
  public var rank: HandlerRank?
  /// The type identifiers that are claimed (`LSItemContentTypes`).
  public var contentTypes: [String]
  /// The filename extensions that are claimed (`CFBundleTypeExtensions`, deprecated); `*` stands for any.
  public var filenameExtensions: [String]
  /// The MIME types that are claimed (`CFBundleTypeMIMETypes`, deprecated).
  public var mimeTypes: [String]
  /// The four-character codes that are claimed (`CFBundleTypeOSTypes`, deprecated); `****` stands for any.
  public var osTypes: [String]
  /// Whether such a document is a folder that looks like a file (`LSTypeIsPackage`).
  public var isPackage: Bool
  /// The names of icon files.
  public var iconNames: [String]
  /// The class of the document in AppKit (`NSDocumentClass`).
  public var documentClass: String?
  /// The type identifiers that such a document can be saved as (`NSExportableTypes`, `NSExportableAs`).
  public var exportableTypes: [String]
  /// The activity that opens such a document on another device (`NSUbiquitousDocumentUserActivityType`).
  public var userActivityType: String?
  /// How Core Data stores such a document (`NSPersistentStoreTypeKey`).
  public var persistentStoreType: String?

  /// Whether extensions, MIME types and codes count: they are ignored where there is a list of type identifiers
  /// (`LSItemContentTypes`), even one without any.
  public var usesLegacyTags: Bool

  /// Reads an entry; what is missing or of another kind stays empty.
  init(_ node: LocatedValue) {
    func texts(_ keys: String...) -> [String] {
      keys.flatMap { node.strings($0) }.map(\.text).filter { !$0.isEmpty }
    }
    name = node.string("CFBundleTypeName").flatMap { $0.isEmpty ? nil : $0 }
    role = node.string("CFBundleTypeRole").flatMap(Role.init)
    rank = node.string("LSHandlerRank").flatMap(HandlerRank.init)
    contentTypes = texts("LSItemContentTypes")
    usesLegacyTags = node["LSItemContentTypes"] == nil
    filenameExtensions = texts("CFBundleTypeExtensions")
    mimeTypes = texts("CFBundleTypeMIMETypes")
    osTypes = texts("CFBundleTypeOSTypes")
    isPackage = node["LSTypeIsPackage"]?.value.boolean ?? false
    iconNames = texts("CFBundleTypeIconFile", "CFBundleTypeIconFiles")
    documentClass = node.string("NSDocumentClass")
    exportableTypes = texts("NSExportableTypes", "NSExportableAs")
    userActivityType = node.string("NSUbiquitousDocumentUserActivityType")
    persistentStoreType = node.string("NSPersistentStoreTypeKey")
  }
}

extension DocumentType.Role {
  /// The roles by the words that Info.plist files use for them.
  private static let words: KeyValuePairs<String, DocumentType.Role> = [
    "Editor": .editor, "Viewer": .viewer, "Shell": .shell, "None": .declaresOnly, "QLGenerator": .quickLookGenerator,
    "MDImporter": .metadataImporter, "Importer": .metadataImporter,
  ]

  /// The role with that word in Info.plist files; nil for an unknown one.
  public init?(_ word: String) {
    guard let role = DocumentType.Role.words.first(where: { $0.key == word })?.value else { return nil }
    self = role
  }

  /// The word for the role in Info.plist files.
  public var word: String { DocumentType.Role.words.first { $0.value == self }?.key ?? "None" }

  /// All words, for messages.
  static var allWords: [String] { words.map(\.key) }
}
