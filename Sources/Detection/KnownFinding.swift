// SPDX-License-Identifier: Apache-2.0

/// A type of the tables that something in the bytes showed, and how much that is worth.
package struct KnownFinding: Sendable {
  /// What it is.
  package let known: KnownType
  /// How sure it is.
  package let weight: Evidence.Weight

  /// A finding; nil where the table has no such line.
  package init?(_ known: KnownType?, _ weight: Evidence.Weight) {
    guard let known else { return nil }
    self.known = known
    self.weight = weight
  }
}
