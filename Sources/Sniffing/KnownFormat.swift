// SPDX-License-Identifier: Apache-2.0
import Containers
import Detection
import Signatures
import TextDetection
package import UniformTypes

/// A format that can be told, and by what.
package struct KnownFormat: Sendable {
  /// The kinds of knowledge, in the order in which they are told.
  package enum Knowledge: String, Sendable, CaseIterable {
    /// Records of the installed signature database.
    case libmagic
    /// Our own signatures and structures.
    case signature
    /// A look into the container.
    case container
    /// The words and marks of a text.
    case text
    /// Nothing but the file name.
    case name
  }

  /// The type.
  package let type: UTType
  /// What it is, for people; nil where nobody says.
  package let description: String?
  /// The extensions that stand for it: those declared, then the customary ones, each once.
  package let filenameExtensions: [String]
  /// The MIME types that it goes by: those declared, then those that detectors use, each once.
  package let mimeTypes: [String]
  /// How it is told; `name` stands alone.
  package let knowledge: [Knowledge]
}

extension KnownFormat {
  /// Everything that can be told, the declared types by identifier, then the others by MIME type.
  ///
  /// Types that only group others are left out. Takes time linear in the size of all tables.
  ///
  /// - Parameter signatures: without a database, what it alone tells is left out.
  package static func all(in registry: TypeRegistry, signatures: SignatureDatabase?) -> [KnownFormat] {
    let types = DetectedTypes(registry)
    var gathering = Gathering(registry)
    for mimeType in signatures?.mimeTypes ?? [] {
      gathering.add(registry.detectedType(mimeType: mimeType), mimeType: mimeType, nil, .libmagic)
    }
    for table in tables {
      for known in table.types where !known.identifier.isEmpty || !known.mimeType.isEmpty {
        gathering.add(known.type(in: types), mimeType: known.mimeType, known.statement, table.knowledge)
      }
    }
    for type in registry.declaredTypes where type.tags[.filenameExtension] != nil || type.tags[.mimeType] != nil {
      gathering.add(type, mimeType: "", nil, .name)
    }
    for (filenameExtension, mimeTypes) in FilenameMeanings.byExtension {
      for mimeType in mimeTypes {
        let type = registry.detectedType(mimeType: mimeType)
        gathering.add(type, mimeType: mimeType, nil, .name)
        gathering.add(type, filenameExtension: filenameExtension)
      }
    }
    return gathering.formats.map { (key: $0.sortingKey, format: $0) }
      .sorted {
        $0.format.type.isDynamic == $1.format.type.isDynamic ? $0.key < $1.key : !$0.format.type.isDynamic
      }
      .map(\.format)
  }

  /// What our own tables tell of a dynamic type that stands for a MIME type; nil for any other type, and where they tell
  /// nothing.
  ///
  /// Takes time linear in the size of the tables, a small part of what ``all(in:signatures:)`` takes.
  package init?(undeclared type: UTType, in registry: TypeRegistry) {
    guard type.isDynamic, let mimeType = type.tags[.mimeType]?.first else { return nil }
    var gathering = Gathering(registry)
    for table in KnownFormat.tables {
      for known in table.types where known.identifier.isEmpty && TypeIdentifier.isSame(known.mimeType, mimeType) {
        gathering.add(type, mimeType: known.mimeType, known.statement, table.knowledge)
      }
    }
    for filenameExtension in FilenameMeanings.extensions(forMIMEType: mimeType) {
      gathering.add(type, mimeType: mimeType, nil, .name)
      gathering.add(type, filenameExtension: filenameExtension)
    }
    guard let format = gathering.formats.first else { return nil }
    self = format
  }

  private static var tables: [(knowledge: Knowledge, types: [KnownType])] {
    [
      (.signature, SignatureDetector.knownTypes), (.container, ContainerDetector.knownTypes),
      (.text, TextDetector.knownTypes),
    ]
  }

  /// Formats in the making, each type once.
  private struct Gathering {
    private struct Entry {
      var description: String?
      var filenameExtensions: [String] = []
      var mimeTypes: [String] = []
      /// The same without regard to case.
      var foldedMIMETypes: Set<String> = []
      var knowledge: Set<Knowledge> = []
    }

    private let registry: TypeRegistry
    private var entries: [UTType: Entry] = [:]

    init(_ registry: TypeRegistry) { self.registry = registry }

    mutating func add(_ type: UTType, mimeType: String, _ statement: String?, _ knowledge: Knowledge) {
      var entry = entries[type] ?? Entry(filenameExtensions: type.tags[.filenameExtension] ?? [])
      entry.description = entry.description ?? type.localizedDescription ?? statement
      for mimeType in (type.tags[.mimeType] ?? []) + [mimeType] where !mimeType.isEmpty {
        if entry.foldedMIMETypes.insert(TypeIdentifier.folded(mimeType)).inserted { entry.mimeTypes.append(mimeType) }
      }
      entry.knowledge.insert(knowledge)
      entries[type] = entry
    }

    mutating func add(_ type: UTType, filenameExtension: String) {
      guard entries[type]?.filenameExtensions.contains(filenameExtension) == false else { return }
      entries[type]?.filenameExtensions.append(filenameExtension)
    }

    /// The formats in no order.
    var formats: [KnownFormat] {
      entries.map { type, entry in
        let seen = Knowledge.allCases.filter { $0 != .name && entry.knowledge.contains($0) }
        return KnownFormat(
          type: type, description: entry.description, filenameExtensions: entry.filenameExtensions,
          mimeTypes: entry.mimeTypes, knowledge: seen.isEmpty ? [.name] : seen)
      }
    }
  }

  private var sortingKey: String {
    (type.isDynamic ? mimeTypes.first ?? type.identifier : type.identifier).lowercased()
  }
}
