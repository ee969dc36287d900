// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// What stands behind a `UTType`: an immutable record of one type, shared by all its values.
///
/// Records refer to their supertypes and never the other way round, so they form no cycles. Records of the
/// built-in catalog take their supertypes, tags and even their identifiers from its text when first asked.
final class TypeRecord: Sendable {
  /// How a type came to be known.
  enum Standing: UInt8, Sendable {
    case declared, dynamic, undeclared
  }

  /// The hash of the folded identifier.
  let key: UInt64
  /// The number of the type in the built-in catalog; -1 for other records.
  let catalogNumber: Int32
  /// Where the declaration starts in the text of the built-in catalog; -1 for other records.
  let catalogOffset: Int32
  let standing: Standing
  let origin: TypeDeclaration.Origin
  /// Whether the identifier begins with `public.`.
  let hasPublicIdentifier: Bool

  /// The supertypes of a catalog type by number, once they are known.
  private let ancestors = AncestorNumbers()
  private let lazyConformance = AtomicLazyReference<Conformance>()
  private let lazyDeclaration = AtomicLazyReference<DeclarationBox>()
  private let lazyStorage = AtomicLazyReference<Storage>()
  private let givenConformance: Conformance?
  private let givenDeclaration: DeclarationBox?

  /// Makes the record of a type of the built-in catalog.
  init(
    catalogNumber: Int32, catalogOffset: Int32, key: UInt64, hasPublicIdentifier: Bool,
    origin: TypeDeclaration.Origin
  ) {
    self.key = key
    self.catalogNumber = catalogNumber
    self.catalogOffset = catalogOffset
    self.standing = .declared
    self.origin = origin
    self.hasPublicIdentifier = hasPublicIdentifier
    givenConformance = nil
    givenDeclaration = nil
  }

  /// Makes the record of any other type.
  init(_ declaration: TypeDeclaration, standing: Standing, supertypes: [TypeRecord]) {
    key = TypeIdentifier.key(of: declaration.identifier)
    self.standing = standing
    origin = declaration.origin
    hasPublicIdentifier = TypeIdentifier.hasPrefix(TypeIdentifier.publicPrefix, in: declaration.identifier)
    catalogNumber = -1
    catalogOffset = -1
    givenConformance = Conformance(immediate: supertypes)
    givenDeclaration = DeclarationBox(declaration)
  }

  /// Makes the record of a type that nobody declared.
  static func undeclared(_ identifier: String, supertypes: [TypeRecord] = []) -> TypeRecord {
    TypeRecord(
      TypeDeclaration(identifier: identifier, supertypes: supertypes.map(\.identifier)), standing: .undeclared,
      supertypes: supertypes)
  }

  /// The identifier as it was declared.
  var identifier: String { declarationBox.declaration.identifier }

  /// The declaration; of a dynamic or undeclared type, what can be said in its stead.
  var declaration: TypeDeclaration { declarationBox.declaration }

  private var declarationBox: DeclarationBox {
    if let given = givenDeclaration ?? lazyDeclaration.load() { return given }
    return lazyDeclaration.storeIfNil(
      DeclarationBox(SystemCatalog.declaration(at: catalogOffset, origin: origin)))
  }

  /// The supertypes, immediate and transitive.
  var conformance: Conformance {
    if let given = givenConformance ?? lazyConformance.load() { return given }
    let conformance = lazyConformance.storeIfNil(SystemCatalog.conformance(at: catalogOffset))
    ancestors.store(conformance.ancestors.map(\.catalogNumber))
    return conformance
  }

  /// The formats in which files of the type are stored.
  var storage: Storage { lazyStorage.load() ?? lazyStorage.storeIfNil(Storage(of: self)) }

  /// Whether `other` is a record of the same type, perhaps of another registry.
  @inline(__always)
  func isSame(as other: TypeRecord) -> Bool {
    self === other || (key == other.key && TypeIdentifier.isSame(identifier, other.identifier))
  }

  /// Whether `other` is this type or one of its supertypes.
  @inline(__always)
  func conforms(to other: TypeRecord) -> Bool {
    if isSame(as: other) { return true }
    if other.catalogNumber >= 0, let known = ancestors.contains(other.catalogNumber) { return known }
    return conformance.contains(other)
  }

  /// Whether the type conforms to that of `type`, or nothing is asked for.
  @inline(__always)
  func conforms(to type: UTType?) -> Bool {
    guard let type else { return true }
    return conforms(to: type.record)
  }
}

/// A declaration as an object, so that it can be stored atomically.
private final class DeclarationBox: Sendable {
  let declaration: TypeDeclaration

  init(_ declaration: TypeDeclaration) {
    self.declaration = declaration
  }
}
