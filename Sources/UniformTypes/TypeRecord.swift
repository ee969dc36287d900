// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// What stands behind a `UTType`: an immutable record of one type, shared by all its values.
///
/// Records refer to their supertypes and never the other way round, so they form no cycles. Records of the
/// built-in catalog take their supertypes and tags from its text when first asked.
final class TypeRecord: Sendable {
  /// How a type came to be known.
  enum Standing: Sendable {
    case declared, dynamic, undeclared
  }

  /// The identifier as it was declared.
  let identifier: String
  /// The hash of the folded identifier.
  let key: UInt64
  let standing: Standing
  let origin: TypeDeclaration.Origin
  /// Whether the identifier begins with `public.`.
  let hasPublicIdentifier: Bool
  /// Where the declaration starts in the text of the built-in catalog; -1 for other records.
  let catalogOffset: Int32

  private let storedConformance = AtomicLazyReference<Conformance>()
  private let storedDeclaration = AtomicLazyReference<DeclarationBox>()

  /// Makes the record of a type of the built-in catalog.
  init(catalogOffset: Int32, identifier: String, key: UInt64, origin: TypeDeclaration.Origin) {
    self.identifier = identifier
    self.key = key
    self.standing = .declared
    self.origin = origin
    self.hasPublicIdentifier = TypeIdentifier.hasPrefix(TypeIdentifier.publicPrefix, in: identifier)
    self.catalogOffset = catalogOffset
  }

  /// Makes the record of any other type.
  init(_ declaration: TypeDeclaration, standing: Standing, supertypes: [TypeRecord]) {
    identifier = declaration.identifier
    key = TypeIdentifier.key(of: declaration.identifier)
    self.standing = standing
    origin = declaration.origin
    hasPublicIdentifier = TypeIdentifier.hasPrefix(TypeIdentifier.publicPrefix, in: declaration.identifier)
    catalogOffset = -1
    _ = storedConformance.storeIfNil(Conformance(immediate: supertypes))
    _ = storedDeclaration.storeIfNil(DeclarationBox(declaration))
  }

  /// Makes the record of a type that nobody declared.
  static func undeclared(_ identifier: String, supertypes: [TypeRecord] = []) -> TypeRecord {
    TypeRecord(
      TypeDeclaration(identifier: identifier, supertypes: supertypes.map(\.identifier)), standing: .undeclared,
      supertypes: supertypes)
  }

  /// The supertypes, immediate and transitive.
  var conformance: Conformance {
    if let known = storedConformance.load() { return known }
    return storedConformance.storeIfNil(SystemCatalog.shared.conformance(at: catalogOffset))
  }

  /// The declaration; of a dynamic or undeclared type, what can be said in its stead.
  var declaration: TypeDeclaration {
    if let known = storedDeclaration.load() { return known.declaration }
    return storedDeclaration.storeIfNil(
      DeclarationBox(SystemCatalog.shared.declaration(at: catalogOffset, origin: origin))
    ).declaration
  }

  /// Whether `other` is a record of the same type, perhaps of another registry.
  @inline(__always)
  func isSame(as other: TypeRecord) -> Bool {
    self === other || (key == other.key && TypeIdentifier.isSame(identifier, other.identifier))
  }

  /// Whether `other` is this type or one of its supertypes.
  @inline(__always)
  func conforms(to other: TypeRecord) -> Bool {
    isSame(as: other) || conformance.contains(other)
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

/// The supertypes of one type.
final class Conformance: Sendable {
  /// At most this many supertypes are kept, so that hostile declarations cannot exhaust memory.
  ///
  /// The built-in catalog needs no more than a dozen.
  static let maximumAncestorCount = 512

  /// The immediate supertypes in declared order.
  let immediate: [TypeRecord]
  /// All supertypes, depth first in declared order, each once.
  let ancestors: [TypeRecord]
  /// The keys of `ancestors`, in the same order.
  private let keys: [UInt64]

  init(immediate: [TypeRecord]) {
    var ancestors: [TypeRecord] = []
    var keys: [UInt64] = []
    for parent in immediate {
      if !keys.contains(parent.key) {
        ancestors.append(parent)
        keys.append(parent.key)
      }
      for ancestor in parent.conformance.ancestors where !keys.contains(ancestor.key) {
        ancestors.append(ancestor)
        keys.append(ancestor.key)
      }
      if keys.count >= Self.maximumAncestorCount { break }
    }
    self.immediate = immediate
    self.ancestors = ancestors
    self.keys = keys
  }

  /// Whether `record` is among the supertypes; takes time in proportion to their number.
  @inline(__always)
  func contains(_ record: TypeRecord) -> Bool {
    let key = record.key
    for index in keys.indices where keys[index] == key {
      return TypeIdentifier.isSame(ancestors[index].identifier, record.identifier)
    }
    return false
  }
}
