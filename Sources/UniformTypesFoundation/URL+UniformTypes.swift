// SPDX-License-Identifier: Apache-2.0

// FoundationEssentials has `URL` and is a third of the size of Foundation.
public import FoundationEssentials
@_exported public import UniformTypes

extension UTType {
  /// The address of a document that describes the type, if its declaration states a valid one.
  public var referenceURL: URL? {
    referenceURLString.flatMap { URL(string: $0) }
  }
}

extension URL {
  /// The URL with another path component, which gets the preferred filename extension of `contentType`.
  ///
  /// No extension is added if `partialName` has one that is valid for the type already, or if the type has none. The
  /// URL is that of a directory if the type conforms to `.directory`.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(
      FilenameCompletion.complete(partialName, for: contentType), isDirectory: contentType.conforms(to: .directory))
  }

  /// Appends a path component, which gets the preferred filename extension of `contentType`.
  ///
  /// No extension is added if `partialName` has one that is valid for the type already, or if the type has none.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }

  /// The URL with the preferred filename extension of `contentType` at the last path component.
  ///
  /// The URL itself if that has an extension valid for the type already, or if the type or the path has none.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    let name = lastPathComponent
    guard !name.isEmpty, name != "/", name != ".", name != ".." else { return self }
    let completed = FilenameCompletion.complete(name, for: contentType)
    guard completed != name else { return self }
    return deletingLastPathComponent().appendingPathComponent(
      completed, isDirectory: hasDirectoryPath || contentType.conforms(to: .directory))
  }

  /// Appends the preferred filename extension of `contentType` to the last path component.
  ///
  /// Does nothing if that has an extension valid for the type already, or if the type or the path has none.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }
}

extension String {
  /// Not available on strings.
  @available(*, unavailable, message: "Use appendingPathComponent(_:conformingTo:) on URL instead.")
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> Never {
    fatalError("unavailable")
  }

  /// Not available on strings.
  @available(*, unavailable, message: "Use appendingPathExtension(for:) on URL instead.")
  public func appendingPathExtension(for contentType: UTType) -> Never {
    fatalError("unavailable")
  }
}

/// Gives file names the extension of a type.
enum FilenameCompletion {
  /// `name` with the preferred extension of `type`, unless it has one that is valid for the type.
  static func complete(_ name: String, for type: UTType) -> String {
    if let written = filenameExtension(of: name) {
      let types = UTType.types(tag: written, tagClass: .filenameExtension, conformingTo: type)
      if types.contains(where: \.isDeclared) { return name }
      if type.tags[.filenameExtension]?.contains(TypeIdentifier.folded(written)) == true { return name }
    }
    guard let preferred = type.preferredFilenameExtension else { return name }
    return name + "." + preferred
  }

  /// The extension of a name by the rule for scanned names, which finds none where a blank follows the last period.
  static func filenameExtension(of name: String) -> String? { FilenameTags.writtenExtension(of: name).map(String.init) }
}
