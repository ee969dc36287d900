// SPDX-License-Identifier: Apache-2.0
import Testing
import TypeCatalog

@testable import UniformTypes

@Suite("Catalog")
struct CatalogTests {
  static let lines: [(table: CatalogTable, fields: [Substring])] = (Catalog.fileTables + Catalog.otherTables).flatMap {
    table in
    table.text.split(separator: "\n").map { (table, $0.split(separator: "|", omittingEmptySubsequences: false)) }
  }

  @Test("sorts each table by identifier")
  func order() {
    for table in Catalog.fileTables + Catalog.otherTables {
      let identifiers = table.text.split(separator: "\n").map {
        TypeIdentifier.folded(String($0.prefix { $0 != "|" }))
      }
      #expect(identifiers == identifiers.sorted(), "\(table.name)")
    }
  }

  @Test("declares each identifier once, with at most six fields and a description")
  func fields() {
    var seen: Set<String> = []
    for (table, fields) in Self.lines {
      let identifier = String(fields[0])
      #expect(seen.insert(TypeIdentifier.folded(identifier)).inserted, "\(identifier) in \(table.name)")
      #expect(TypeIdentifier.isWellFormed(identifier))
      #expect((5...6).contains(fields.count), "\(identifier)")
      #expect(fields.count > 4 && !fields[4].isEmpty, "\(identifier)")
    }
    #expect(seen.count > 1_300)
  }

  @Test("gives extensions and MIME types only to types that are indexed first")
  func otherTables() {
    for table in Catalog.otherTables {
      for line in table.text.split(separator: "\n") {
        let fields = line.split(separator: "|", omittingEmptySubsequences: false)
        #expect(fields.count > 3 && fields[2].isEmpty && fields[3].isEmpty, "\(line)")
      }
    }
    #expect(SystemCatalog.files.numbers.count < SystemCatalog.whole.numbers.count)
    #expect(UTType("com.apple.macbookpro")?.isDeclared == true)
  }

  @Test("makes each type once, whoever asks first")
  func records() async {
    let (files, whole) = (SystemCatalog.files, SystemCatalog.whole)
    for number in files.numbers {
      async let first = files.record(number)
      async let second = whole.record(number)
      let both = (await first, await second)
      #expect(both.0 === both.1 && both.0?.catalogNumber == number)
    }
  }

  @Test("leaves room for all types and tags")
  func capacity() {
    #expect(Self.lines.count <= Catalog.typeCapacity)
    #expect(Self.lines.count <= CatalogRecords.capacity)
    let tags = TypeRegistry.system.declaredTypes.flatMap { $0.tags.values.joined() }
    #expect(tags.count <= Catalog.tagCapacity)
  }

  /// The types with a tag and its places among theirs, in the order in which an index gives them.
  private static func entries(of tag: [UInt8], _ tagClass: UInt16, in index: TypeIndex) -> [[Int]] {
    var entries: [[Int]] = []
    var number = index.lastEntry(tag: tag.span, tagClass: tagClass)
    while number >= 0 {
      let entry = index.tags[number]
      entries.append([Int(entry.record), Int(entry.position)])
      number = Int(entry.next)
    }
    return entries
  }

  @Test("finds the types with a tag by searching for it as by the index of all", arguments: [false, true])
  func searches(inCapitals: Bool) {
    let files = SystemCatalog.files
    for entry in files.tags {
      let text = files.text[Int(entry.start)..<Int(entry.start + entry.length)]
      let tag = inCapitals ? text.map { $0 &- 0x61 < 26 ? $0 - 0x20 : $0 } : Array(text)
      var indexer = CatalogIndexer(continuing: SystemCatalog.types)
      indexer.enterTags(ofTypesWith: tag.span, tagClass: entry.tagClass)
      let found = Self.entries(of: tag, entry.tagClass, in: indexer.index)
      #expect(!found.isEmpty && found == Self.entries(of: tag, entry.tagClass, in: files))
    }
    for tag in ["", "~", "pd", "df", "application", "public.data", "pdf|"] {
      var indexer = CatalogIndexer(continuing: SystemCatalog.types)
      indexer.enterTags(ofTypesWith: tag.utf8Span.span, tagClass: TypeIndex.mimeType)
      #expect(Self.entries(of: Array(tag.utf8), TypeIndex.mimeType, in: indexer.index).isEmpty, "\(tag)")
    }
  }

  @Test("understands every other tag")
  func otherTags() throws {
    for (_, fields) in Self.lines where fields.count == 6 {
      let type = try #require(TypeRegistry.system.declaredType(String(fields[0])))
      let declaration = try #require(type.declaration)
      let known = declaration.otherTags.values.joined().count + (declaration.referenceURL == nil ? 0 : 1)
      #expect(known == fields[5].split(separator: ";").count, "\(type)")
      #expect(!declaration.otherTags.values.joined().contains { $0.isEmpty || $0.hasPrefix("'") })
    }
  }

  @Test("declares every supertype that is not open")
  func supertypes() {
    var undeclared: Set<String> = []
    for type in TypeRegistry.system.declaredTypes {
      for supertype in type.declaredSupertypes where !supertype.isDeclared { undeclared.insert(supertype.identifier) }
    }
    #expect(undeclared == Catalog.openSupertypes)
  }

  @Test("has no cycles, and conformance is transitive")
  func conformance() {
    for type in TypeRegistry.system.declaredTypes {
      let supertypes = type.supertypes
      #expect(!supertypes.contains(type), "\(type)")
      #expect(supertypes.count <= AncestorNumbers.capacity, "\(type)")
      for supertype in supertypes {
        #expect(supertypes.isSuperset(of: supertype.supertypes), "\(type) and \(supertype)")
        #expect(type.conforms(to: supertype) && !supertype.conforms(to: type))
      }
    }
  }

  @Test("finds each type by each of its tags")
  func tags() throws {
    for type in TypeRegistry.system.declaredTypes {
      for (tagClass, tags) in type.tags {
        for tag in tags {
          #expect(TypeRegistry.system.declaredTypes(tag: tag, tagClass: tagClass).contains(type), "\(type) \(tag)")
        }
      }
    }
  }
}
