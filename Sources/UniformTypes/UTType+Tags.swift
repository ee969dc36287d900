// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// The type with that identifier, without regard to case; nil if it is neither declared nor dynamic.
  public init?(_ identifier: String) {
    guard let type = TypeRegistry.current.type(identifier) else { return nil }
    self = type
  }

  /// The preferred type for a filename extension among those that conform to `supertype`.
  ///
  /// A dynamic type if there is none; nil if the text cannot be an extension.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    guard let type = TypeRegistry.current.type(filenameExtension: filenameExtension, conformingTo: supertype)
    else { return nil }
    self = type
  }

  /// The preferred type for a MIME type among those that conform to `supertype`.
  ///
  /// A dynamic type if there is none; nil if the text cannot be a MIME type.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    guard let type = TypeRegistry.current.type(mimeType: mimeType, conformingTo: supertype) else { return nil }
    self = type
  }

  /// The preferred type for a tag among those that conform to `supertype`, or among all if that is nil.
  ///
  /// A dynamic type if there is none; nil if the text cannot be a tag of that class.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard let type = TypeRegistry.current.type(tag: tag, tagClass: tagClass, conformingTo: supertype)
    else { return nil }
    self = type
  }

  /// All types for a tag that conform to `supertype`, preferred one first; if none is declared, the dynamic one.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    TypeRegistry.current.types(tag: tag, tagClass: tagClass, conformingTo: supertype)
  }

  /// The tags of the type by class, the preferred one of each class first; not those of supertypes.
  public var tags: [UTTagClass: [String]] { record.declaration.tags }

  /// The first filename extension of the type, without a leading dot.
  public var preferredFilenameExtension: String? { record.declaration.filenameExtensions.first }

  /// The first MIME type of the type.
  public var preferredMIMEType: String? { record.declaration.mimeTypes.first }

  /// The declaration that counts for this type; nil for dynamic and undeclared types.
  public var declaration: TypeDeclaration? { isDeclared ? record.declaration : nil }
}
