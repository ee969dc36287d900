// SPDX-License-Identifier: Apache-2.0

/// A type of data, named by a type identifier such as `public.jpeg`; source-compatible with Apple's `UTType`.
///
/// A value refers to one immutable record, so copying is cheap and values may be shared among threads. A value answers
/// from the registry that it was made with.
public struct UTType: Sendable {
  let record: TypeRecord

  init(_ record: TypeRecord) {
    self.record = record
  }

  /// The identifier as it was declared, such as `public.jpeg`.
  public var identifier: String { record.identifier }

  /// Whether the identifier only encodes a tag that nobody declares.
  public var isDynamic: Bool { record.standing == .dynamic }

  /// Whether a declaration of the type is known.
  public var isDeclared: Bool { record.standing == .declared }

  /// Whether the identifier begins with `public.`.
  public var isPublic: Bool { record.hasPublicIdentifier }

  // MARK: Conformance

  /// All supertypes, immediate and transitive, without the type itself.
  public var supertypes: Set<UTType> {
    Set(record.conformance.ancestors.map(UTType.init))
  }

  /// All supertypes without the type itself, depth first in declared order, each once.
  package var allSupertypes: [UTType] { record.conformance.ancestors.map(UTType.init) }

  /// The same number for the same identifier, without regard to case; rarely the same for two.
  package var hashOfIdentifier: UInt64 { record.key }

  /// The supertypes that the declaration names, in its order.
  public var declaredSupertypes: [UTType] {
    record.conformance.immediate.map(UTType.init)
  }

  /// Whether the type is `type` or one of its subtypes.
  ///
  /// Takes time in proportion to the number of supertypes, a dozen at most in the built-in catalog.
  public func conforms(to type: UTType) -> Bool {
    record.conforms(to: type.record)
  }

  /// Whether `type` is another type that conforms to this one.
  public func isSupertype(of type: UTType) -> Bool {
    type.isSubtype(of: self)
  }

  /// Whether the type is another than `type` and conforms to it.
  public func isSubtype(of type: UTType) -> Bool {
    self != type && conforms(to: type)
  }
}

extension UTType: Hashable {
  /// Whether both have the same identifier, without regard to case.
  public static func == (left: UTType, right: UTType) -> Bool {
    left.record.isSame(as: right.record)
  }

  /// Hashes the folded identifier.
  public func hash(into hasher: inout Hasher) {
    // Keys are for tables of known types: those of declared identifiers can be made to collide.
    hasher.combine(TypeIdentifier.folded(record.identifier))
  }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }

  /// The identifier, and whether the type is dynamic and declared.
  public var debugDescription: String {
    "\(identifier) (\(isDynamic ? "dynamic" : "not dynamic"), \(isDeclared ? "declared" : "not declared"))"
  }
}

extension UTType {
  /// The type of a built-in declaration, as the current registry declares it.
  static func constant(_ identifier: String) -> UTType {
    TypeRegistry.current.declaredOrUndeclaredType(identifier)
  }
}
