// SPDX-License-Identifier: Apache-2.0

/// An immutable set of type declarations that answers for identifiers and tags.
///
/// The initialisers and constants of `UTType` ask `TypeRegistry.current`. A registry never changes;
/// `adding(_:)` makes a new one, so that threads may share registries freely.
///
/// ```swift
/// let registry = TypeRegistry.default.adding([
///   TypeDeclaration(identifier: "org.example.notes", supertypes: ["public.json"], filenameExtensions: ["notes"])
/// ])
/// TypeRegistry.$current.withValue(registry) {
///   UTType(filenameExtension: "notes")?.identifier  // "org.example.notes"
/// }
/// ```
public final class TypeRegistry: Sendable {
  /// The registry of the built-in declarations.
  public static let system = TypeRegistry()

  /// The registry that is asked where no other was chosen: the built-in declarations.
  public static var `default`: TypeRegistry { system }

  /// The registry that `UTType` asks in this task; set it with `TypeRegistry.$current.withValue`.
  @TaskLocal public static var current: TypeRegistry = .default

  /// Finds types by identifier: all that were added, too.
  let identifiers: TypeIndex
  /// Whether `identifiers` lacks the built-in types that no file has, and the tags of all.
  private let isPartial: Bool
  /// The type `public.data`, which most lookups ask to conform to.
  let data: TypeRecord
  /// The declarations that were added, in the order in which they were.
  public let addedDeclarations: [TypeDeclaration]
  /// The declarations that stand after others of the same identifier, by folded identifier, best first.
  let overridden: [String: [TypeDeclaration]]

  private init() {
    identifiers = SystemCatalog.types
    isPartial = true
    data = identifiers.record(identifier: "public.data") ?? .undeclared("public.data")
    addedDeclarations = []
    overridden = [:]
  }

  init(index: TypeIndex, addedDeclarations: [TypeDeclaration], overridden: [String: [TypeDeclaration]]) {
    identifiers = index
    isPartial = false
    data = index.record(identifier: "public.data") ?? .undeclared("public.data")
    self.addedDeclarations = addedDeclarations
    self.overridden = overridden
  }

  /// Finds all types by identifier and tag.
  var whole: TypeIndex { isPartial ? SystemCatalog.whole : identifiers }

  /// Finds the types with a tag.
  func index(of tag: Span<UInt8>, tagClass: UInt16) -> TypeIndex {
    guard isPartial else { return identifiers }
    return TypeIndex.ignoresCase(tagClass) ? SystemCatalog.files(with: tag, tagClass: tagClass) : SystemCatalog.whole
  }

  /// The declared type with that identifier.
  func record(identifier: String) -> TypeRecord? {
    if let record = identifiers.record(identifier: identifier) { return record }
    return isPartial ? SystemCatalog.whole.record(identifier: identifier) : nil
  }

  // MARK: By identifier

  /// The declared or dynamic type with that identifier, without regard to case; nil if there is none.
  ///
  /// A dynamic identifier whose tag is declared gives the declared type. Takes constant time.
  public func type(_ identifier: String) -> UTType? {
    if let record = record(identifier: identifier) { return UTType(record) }
    guard TypeIdentifier.hasPrefix(TypeIdentifier.dynamicPrefix, in: identifier) else { return nil }
    return DynamicType(identifier: identifier).map(type)
  }

  /// The declared type with that identifier, without regard to case.
  public func declaredType(_ identifier: String) -> UTType? {
    record(identifier: identifier).map(UTType.init)
  }

  /// The type with that identifier, as an undeclared one if nobody declares it.
  func declaredOrUndeclaredType(_ identifier: String) -> UTType {
    UTType(record(identifier: identifier) ?? .undeclared(identifier))
  }

  /// The declared type that a dynamic one stands for, or else the dynamic type itself.
  private func type(_ dynamic: DynamicType) -> UTType {
    let supertypes = dynamic.supertypes.map { declaredOrUndeclaredType($0).record }
    let declared = declaredTypes(
      tag: dynamic.tag, tagClass: dynamic.tagClass, conformingTo: supertypes.first.map(UTType.init)
    )
    .first { type in supertypes.allSatisfy { type.record.conforms(to: $0) } }
    return declared ?? UTType(record(of: dynamic, supertypes: supertypes))
  }

  /// The record of a dynamic type, which carries its one tag.
  func record(of dynamic: DynamicType, supertypes: [TypeRecord]) -> TypeRecord {
    var declaration = TypeDeclaration(identifier: dynamic.identifier, supertypes: dynamic.supertypes)
    if dynamic.tagClass == .filenameExtension {
      declaration.filenameExtensions = [dynamic.tag]
    } else if dynamic.tagClass == .mimeType {
      declaration.mimeTypes = [dynamic.tag]
    } else {
      declaration.otherTags = [dynamic.tagClass: [dynamic.tag]]
    }
    return TypeRecord(declaration, standing: .dynamic, supertypes: supertypes)
  }

  // MARK: Everything

  /// All declared types, sorted by folded identifier.
  public var declaredTypes: [UTType] {
    let index = whole
    return index.numbers.compactMap { index.record($0).map(UTType.init) }
      .map { (TypeIdentifier.folded($0.identifier), $0) }
      .sorted { $0.0 < $1.0 }
      .map(\.1)
  }

  /// The declarations of that identifier that another one overrides, the best of them first.
  public func losers(of identifier: String) -> [TypeDeclaration] {
    overridden[TypeIdentifier.folded(identifier)] ?? []
  }
}
