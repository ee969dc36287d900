// SPDX-License-Identifier: Apache-2.0
import Synchronization

/// The records of the built-in types by number, each made when it is first asked for.
///
/// Few types are asked for in the life of most processes. All registries share the records, so that a type is one object.
final class CatalogRecords: Sendable {
  /// Room for more types than the catalog has.
  private typealias Records = InlineArray<2048, AtomicLazyReference<TypeRecord>>

  /// The number of types that there is room for.
  static var capacity: Int { Records.count }

  private let records = Records { _ in AtomicLazyReference() }

  /// The record with a number, made now if nobody asked for it before; two threads get the same one.
  @inline(__always)
  func record(_ number: Int32, orElse make: () -> TypeRecord) -> TypeRecord {
    records[Int(number)].load() ?? records[Int(number)].storeIfNil(make())
  }
}
