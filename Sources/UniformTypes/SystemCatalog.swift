// SPDX-License-Identifier: Apache-2.0
import TypeCatalog

/// The built-in declarations, indexed in one pass over their text; details are read when first asked for.
final class SystemCatalog: Sendable {
  static let shared = SystemCatalog()

  let index: TypeIndex

  private init() {
    let tables = Catalog.tables
    var text: [UInt8] = []
    text.reserveCapacity(tables.reduce(0) { $0 + $1.text.utf8.count + 1 })
    var ends: [(end: Int, origin: TypeDeclaration.Origin)] = []
    for table in tables {
      text.append(contentsOf: table.text.utf8)
      text.append(UInt8(ascii: "\n"))
      ends.append((text.count, table.origin.declarationOrigin))
    }
    var indexer = CatalogIndexer(
      text: text, typeCapacity: Catalog.typeCapacity, tagCapacity: Catalog.tagCapacity)
    for (end, origin) in ends {
      while indexer.position < end { indexer.enterLine(origin: origin) }
    }
    index = indexer.index
  }

  /// The supertypes of the declaration that starts at `offset`.
  func conformance(at offset: Int32) -> Conformance {
    let line = DeclarationLine(at: Int(offset), in: index.text)
    return Conformance(
      immediate: line.supertypes.map { range in
        if let number = index.number(identifierAt: range), let record = index.records[Int(number)] { return record }
        return .undeclared(line.string(range))
      })
  }

  /// The declaration that starts at `offset`.
  func declaration(at offset: Int32, origin: TypeDeclaration.Origin) -> TypeDeclaration {
    DeclarationLine(at: Int(offset), in: index.text).declaration(origin: origin)
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
