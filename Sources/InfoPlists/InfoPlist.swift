// SPDX-License-Identifier: Apache-2.0
public import PropertyLists
public import UniformTypes

/// The information property list of a bundle: the types it declares, the documents it opens, the media it reads.
///
/// Reading is liberal, as Apple's own lists are: a string stands for an array of one string, what has the wrong kind
/// is left out, build variables stay as they are. `DeclarationLinter` tells what is wrong.
public struct InfoPlist: Sendable {
  /// The path of the file, where it was read from one.
  public let path: String?
  /// The file with its positions.
  package let document: PropertyListDocument

  /// Reads an Info.plist in XML, binary or OpenStep format.
  ///
  /// At most 4 MiB, 131,072 values and 128 levels are read.
  /// - Throws: an error that tells what is wrong, and at which line of a text.
  public init(bytes: [UInt8], path: String? = nil) throws(InfoPlistError) {
    do throws(PropertyListError) {
      document = try PropertyListDocument(bytes: bytes)
    } catch {
      throw InfoPlistError(message: error.description, position: error.position)
    }
    guard document.root.dictionary != nil else {
      throw InfoPlistError(
        message: "the root is \(document.root.kindName), not a dictionary",
        position: document.position(at: document.root.offset))
    }
    self.path = path
  }

  /// The root with the way to everything in it.
  package var root: LocatedValue { LocatedValue(document.root) }

  /// The identifier of the bundle (`CFBundleIdentifier`).
  public var bundleIdentifier: String? { document.root["CFBundleIdentifier"]?.string }

  /// The version of the bundle (`CFBundleVersion`): numbers separated by periods.
  public var bundleVersion: String? {
    guard let version = document.root["CFBundleVersion"] else { return nil }
    return version.string ?? version.integer.map(String.init)
  }

  /// The name that people see: `CFBundleDisplayName`, else `CFBundleName`.
  public var displayName: String? {
    document.root["CFBundleDisplayName"]?.string ?? document.root["CFBundleName"]?.string
  }

  /// The types that the bundle declares, exported ones first; declarations without an identifier are left out.
  public var typeDeclarations: [TypeDeclaration] {
    DeclarationSection.allCases.flatMap { section in
      section.declarations(in: root).compactMap { node in
        TypeDeclaration(node, section: section, path: path, bundleVersion: bundleVersion)
      }
    }
  }

  /// The kinds of documents that the bundle claims to open.
  public var documentTypes: [DocumentType] {
    (root["CFBundleDocumentTypes"]?.elements ?? []).filter { $0.value.dictionary != nil }.map(DocumentType.init)
  }

  /// What the bundle reads as a MediaExtension; nil where it is none.
  public var formatReader: FormatReader? { root["EXAppExtensionAttributes"].flatMap(FormatReader.init) }
}

/// Why a file could not be read as an Info.plist.
public struct InfoPlistError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What is wrong, as a clause.
  public let message: String
  /// Where the reader stopped; nil in a binary file.
  public let position: SourcePosition?

  /// The message, after the line where there is one.
  public var description: String {
    guard let position else { return message }
    return "line \(position.line): \(message)"
  }
}
