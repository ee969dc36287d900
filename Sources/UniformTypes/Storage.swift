// SPDX-License-Identifier: Apache-2.0

/// All formats in which the files of one type are stored, directly or in several steps: a template in a Word document, and
/// that in a zip archive.
final class Storage: Sendable {
  /// A format may be stored in another one in turn, but not more often than this.
  private static let maximumDepth = 4

  /// The formats that have identifiers, and what they conform to; records of the built-in catalog, which last as long as
  /// the process.
  private let formats: [TypeRecord]
  /// The keys of `formats`, in the same order.
  private let keys: [UInt64]
  /// The formats that have only a MIME type.
  private let mimeTypes: [String]

  init(of record: TypeRecord) {
    var formats: [TypeRecord] = []
    var mimeTypes: [String] = []
    func add(_ names: [String], depth: Int) {
      guard depth < Self.maximumDepth else { return }
      for name in names {
        guard !name.utf8.contains(UInt8(ascii: "/")) else {
          mimeTypes.append(name)
          continue
        }
        guard let format = TypeRegistry.system.declaredType(name)?.record else {
          formats.append(.undeclared(name))
          continue
        }
        formats.append(format)
        formats += format.conformance.ancestors
        add(format.storageFormats, depth: depth + 1)
      }
    }
    add(record.storageFormats, depth: 0)
    self.formats = formats
    self.mimeTypes = mimeTypes
    keys = formats.map(\.key)
  }

  /// Whether files of the type are files of the format.
  func contains(_ format: TypeRecord) -> Bool {
    let key = format.key
    for index in keys.indices where keys[index] == key {
      if formats[index].isSame(as: format) { return true }
    }
    guard !mimeTypes.isEmpty else { return false }
    let declared = format.declaration.mimeTypes
    return mimeTypes.contains { stored in declared.contains { TypeIdentifier.isSame($0, stored) } }
  }
}
