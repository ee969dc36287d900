// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Synchronization
import TypeCatalog

/// The built-in declarations, indexed in one pass over their text; details are read when first asked for.
///
/// A program waits for the index of the types of files before its first answer. Their tags are searched for in the text until
/// so many were asked for that an index of them is sooner made, and types that no file has are added when something is not
/// found.
enum SystemCatalog {
  /// The types of `whole`.
  static let records = CatalogRecords()

  /// The types of files, and abstract types, without their tags.
  static let types: TypeIndex = {
    var indexer = CatalogIndexer(typeCapacity: Catalog.typeCapacity)
    enter(Catalog.fileTables, into: &indexer)
    return indexer.index
  }()

  /// The types of files, and abstract types, without their tags of other classes than extensions and MIME types.
  static let files: TypeIndex = {
    var indexer = CatalogIndexer(continuing: types)
    indexer.enterTags(capacity: Catalog.tagCapacity)
    return indexer.index
  }()

  /// All types; those of files have the same numbers as in `files`.
  static let whole: TypeIndex = {
    var indexer = CatalogIndexer(continuing: files)
    enter(Catalog.otherTables, into: &indexer)
    indexer.enterOtherTags()
    return indexer.index
  }()

  /// Tags that are searched for before all of them are indexed: together that takes less than making the index does.
  private static let searchesBeforeIndex = 8
  /// How many were searched for.
  private static let searches = Atomic(0)

  /// The types of files and those of their tags that are needed to find the types with one, an extension or a MIME type.
  static func files(with tag: Span<UInt8>, tagClass: UInt16) -> TypeIndex {
    guard searches.load(ordering: .relaxed) < searchesBeforeIndex else { return files }
    searches.add(1, ordering: .relaxed)
    var indexer = CatalogIndexer(continuing: types)
    indexer.enterTags(ofTypesWith: tag, tagClass: tagClass)
    return indexer.index
  }

  private static func enter(_ tables: [CatalogTable], into indexer: inout CatalogIndexer) {
    var text: [UInt8] = []
    text.reserveCapacity(tables.reduce(0) { $0 + $1.text.utf8.count + 1 })
    var ends: [Int] = []
    for table in tables {
      text.append(copying: table.text.utf8Span.span)
      text.append(UInt8(ascii: "\n"))
      ends.append(text.count)
    }
    let start = indexer.append(text)
    for (table, end) in zip(tables, ends) {
      indexer.enterTypes(upTo: start + end, origin: table.origin.declarationOrigin)
    }
  }

  /// The line at `offset`.
  private static func line(at offset: Int32) -> DeclarationLine {
    let isOfFiles = offset < types.text.count
    return DeclarationLine(at: Int(offset), in: isOfFiles ? types.text : whole.text)
  }

  /// The supertypes of the declaration that starts at `offset`.
  static func conformance(at offset: Int32) -> Conformance {
    let line = line(at: offset)
    return Conformance(
      immediate: line.supertypes.map { identifier in
        types.record(identifier: identifier) ?? whole.record(identifier: identifier) ?? .undeclared(identifier)
      })
  }

  /// The declaration that starts at `offset`.
  static func declaration(at offset: Int32, origin: TypeDeclaration.Origin) -> TypeDeclaration {
    line(at: offset).declaration(origin: origin)
  }
}

extension CatalogTable.Origin {
  fileprivate var declarationOrigin: TypeDeclaration.Origin {
    switch self {
    case .systemExported: .systemExported
    case .systemImported: .systemImported
    case .thirdParty: .thirdParty
    }
  }
}
