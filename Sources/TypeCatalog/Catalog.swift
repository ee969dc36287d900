// SPDX-License-Identifier: Apache-2.0

/// One table of type declarations: sorted lines of
/// `identifier|supertypes|extensions|MIME types|description|other tags`.
package struct CatalogTable: Sendable {
  /// Who makes the declarations of a table.
  package enum Origin: Sendable, Hashable {
    /// The operating system, which owns the types.
    case systemExported
    /// The operating system, which knows the types of others.
    case systemImported
    /// Owners or users of formats that the operating system does not declare.
    case thirdParty
  }

  /// A name for messages.
  package let name: String
  /// Who makes the declarations.
  package let origin: Origin
  /// The lines.
  package let text: String
}
