// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The records of the built-in types by number, each made when it is first asked for.
///
/// Few types are asked for in the life of most processes. All registries share the records, so that a type is one object.
final class CatalogRecords: Sendable {
  /// Room for more types than the catalog has.
  static let capacity = 2048

  private let records = InlineArray<2048, AtomicLazyReference<TypeRecord>> { _ in AtomicLazyReference() }

  /// The record with a number, made now if nobody asked for it before; two threads get the same one.
  @inline(__always)
  func record(_ number: Int32, orElse make: () -> TypeRecord) -> TypeRecord {
    records[Int(number)].load() ?? records[Int(number)].storeIfNil(make())
  }
}
