// SPDX-License-Identifier: Apache-2.0

extension UTType {
  /// A short description of the type, in English; that of a supertype if the type has none of its own.
  ///
  /// Supertypes are asked depth first in the order in which they were declared. Nil for dynamic types.
  public var localizedDescription: String? {
    guard !isDynamic else { return nil }
    return record.declaration.description
      ?? record.conformance.ancestors.lazy.compactMap(\.declaration.description).first
  }

  /// The version of the type, if its declaration states one.
  public var version: Int? { record.declaration.version }

  /// The address of a document that describes the type, as its declaration states it.
  ///
  /// The property `referenceURL` of the module `UniformTypesFoundation` gives it as a `URL`.
  public var referenceURLString: String? { record.declaration.referenceURL }

  // MARK: Types of your own

  /// The type that your program exports; never nil.
  ///
  /// If the current registry does not declare it, the type conforms to `parentType` or, without one, to `.data`.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self = TypeRegistry.current.declaredType(identifier) ?? .undeclared(identifier, conformingTo: parentType ?? .data)
  }

  /// A type that others own and your program imports; never nil.
  ///
  /// If another type is preferred for the preferred filename extension of this one and conforms to `parentType` too,
  /// it is that type. If the current registry does not declare the identifier, the type conforms to `parentType` or,
  /// without one, to `.data`.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self =
      Self.activeType(identifier, conformingTo: parentType)
      ?? .undeclared(identifier, conformingTo: parentType ?? .data)
  }

  private static func activeType(_ identifier: String, conformingTo parentType: UTType?) -> UTType? {
    let registry = TypeRegistry.current
    guard let type = registry.declaredType(identifier) else { return nil }
    guard let filenameExtension = type.preferredFilenameExtension, let physicalType = parentType ?? type.physicalType
    else { return type }
    return registry.declaredTypes(filenameExtension: filenameExtension, conformingTo: physicalType).first ?? type
  }

  /// The type with that identifier; with `allowUndeclared`, also one that nobody declares, without supertypes and tags.
  ///
  /// Nil if the text cannot be a type identifier.
  public init?(identifier: String, allowUndeclared: Bool) {
    if let type = TypeRegistry.current.type(identifier) {
      self = type
    } else if allowUndeclared, TypeIdentifier.isWellFormed(identifier),
      !TypeIdentifier.hasPrefix(TypeIdentifier.dynamicPrefix, in: identifier)
    {
      self.init(.undeclared(identifier))
    } else {
      return nil
    }
  }

  private static func undeclared(_ identifier: String, conformingTo parent: UTType) -> UTType {
    UTType(.undeclared(identifier, supertypes: [parent.record]))
  }

  /// `.data` or `.directory`, whichever the type conforms to.
  private var physicalType: UTType? {
    if conforms(to: .data) { return .data }
    return conforms(to: .directory) ? .directory : nil
  }
}

extension UTType: Codable {
  private enum CodingKeys: String, CodingKey {
    case identifier
  }

  /// Decodes a type from its identifier: a single string, or a keyed value `identifier`.
  ///
  /// Throws `DecodingError.dataCorrupted` if the current registry does not know the identifier.
  public init(from decoder: any Decoder) throws {
    let identifier: String
    if let single = try? decoder.singleValueContainer().decode(String.self) {
      identifier = single
    } else {
      identifier = try decoder.container(keyedBy: CodingKeys.self).decode(String.self, forKey: .identifier)
    }
    guard let type = TypeRegistry.current.type(identifier) else {
      throw DecodingError.dataCorrupted(
        DecodingError.Context(
          codingPath: decoder.codingPath,
          debugDescription: "No type with the identifier \(identifier) is known; add its declaration to the registry."))
    }
    self = type
  }

  /// Encodes the type as a single string, its identifier.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}
