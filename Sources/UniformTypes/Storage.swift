// SPDX-License-Identifier: Apache-2.0

/// All formats in which the files of one type are stored, in the ends too: a template, in a Word document, in a zip
/// archive.
final class Storage: Sendable {
  /// A format may be stored in another one in turn, but not more often than this.
  private static let maximumDepth = 4

  /// The formats that have identifiers, and what they conform to.
  private let identifiers: [String]
  /// The keys of `identifiers`, in the same order.
  private let keys: [UInt64]
  /// The formats that have only a MIME type.
  private let mimeTypes: [String]

  init(of record: TypeRecord) {
    var identifiers: [String] = []
    var mimeTypes: [String] = []
    func add(_ formats: [String], depth: Int) {
      guard depth < Self.maximumDepth else { return }
      for format in formats {
        guard !format.contains("/") else {
          mimeTypes.append(format)
          continue
        }
        identifiers.append(format)
        guard let stored = TypeRegistry.system.declaredType(format)?.record else { continue }
        identifiers += stored.conformance.ancestors.map(\.identifier)
        add(stored.storageFormats, depth: depth + 1)
      }
    }
    add(record.storageFormats, depth: 0)
    self.identifiers = identifiers
    self.mimeTypes = mimeTypes
    keys = identifiers.map(TypeIdentifier.key(of:))
  }

  /// Whether files of the type are files of the format.
  func contains(_ format: TypeRecord) -> Bool {
    let key = format.key
    for index in keys.indices where keys[index] == key {
      if TypeIdentifier.isSame(identifiers[index], format.identifier) { return true }
    }
    guard !mimeTypes.isEmpty else { return false }
    let declared = format.declaration.mimeTypes
    return mimeTypes.contains { stored in declared.contains { TypeIdentifier.isSame($0, stored) } }
  }
}
