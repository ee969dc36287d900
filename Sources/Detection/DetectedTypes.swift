// SPDX-License-Identifier: Apache-2.0
import Hashing
package import UniformTypes

/// The types of a registry that one worker's detectors saw, kept because the files of a tree share few of them.
///
/// A look-up by MIME type costs several searches, and a type that nobody declares is made anew by each.
package final class DetectedTypes {
  /// Types that are kept, so that hostile files do not fill the memory; a tree has a few hundred.
  private static let mostKeptTypes = 4096

  /// Where the types come from.
  package let registry: TypeRegistry
  private var byMIMEType = HashTable<String, UTType>(atMost: mostKeptTypes)
  private var byIdentifier = HashTable<String, UTType>(atMost: mostKeptTypes)

  /// The types of a registry, of which none was seen yet.
  package init(_ registry: TypeRegistry) { self.registry = registry }

  /// The type of a MIME type that a detector saw, as `TypeRegistry.detectedType` has it.
  package func type(mimeType: String) -> UTType {
    if let known = byMIMEType[mimeType] { return known }
    let type = registry.detectedType(mimeType: mimeType)
    byMIMEType.add(type, for: mimeType)
    return type
  }

  /// The declared or dynamic type with that identifier; nil where there is none.
  package func type(identifier: String) -> UTType? {
    if let known = byIdentifier[identifier] { return known }
    guard let type = registry.type(identifier) else { return nil }
    byIdentifier.add(type, for: identifier)
    return type
  }
}
