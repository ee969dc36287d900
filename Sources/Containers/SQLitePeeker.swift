// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// SQLite databases and the formats that are one (SQLite database file format, section 1.3).
enum SQLitePeeker: ContainerPeeker {
  /// By the application identifier at offset 68, in hexadecimal.
  static let applications = TypeTable(
    """
    0f055111||application/x-fossil-repository|Fossil repository|SQLite magic.txt
    0f055112||application/x-fossil-checkout|Fossil checkout|SQLite magic.txt
    0f055113||application/x-fossil-global-conf|Fossil configuration|SQLite magic.txt
    41554459||application/x-audacity-project+sqlite3|Audacity project|Audacity: ProjectFileIO.cpp, AUDY
    42654462||application/x-bentley-besqlite|Bentley project|SQLite magic.txt
    42654c6e||application/x-bentley-localization|Bentley localization|SQLite magic.txt
    45737269||application/x-esri-spatially-enabled-db|Esri database|SQLite magic.txt
    47503130||application/geopackage+sqlite3|GeoPackage 1.0|OGC 12-128r12, requirement 2
    47503131||application/geopackage+sqlite3|GeoPackage 1.1|OGC 12-128r14, requirement 2
    47504b47||application/geopackage+sqlite3|GeoPackage|OGC 12-128r17, requirement 2
    4d504258||application/vnd.mapbox.mbtiles|MBTiles tileset|MBTiles 1.3, section Database
    5f4d544e||application/x-monotone-source-repo|Monotone repository|SQLite magic.txt
    6a035744||application/x-texnicard|TeXnicard cards|SQLite magic.txt
    """)

  /// By names of tables and columns that the schema creates, joined by `&`; the first line that fits decides.
  static let schemas = TypeTable(
    """
    BRANCHES&RESOURCES&THUMBNAILS||application/vnd.balsamiq.bmpr|Balsamiq project|Balsamiq: BMPR file format
    FileAttributeSetTable&IndexTable&NamespaceTable||application/x-qch|Qt help, compressed|Qt Help: qhelpgenerator.cpp, createTables
    gpkg_contents||application/geopackage+sqlite3|GeoPackage|OGC 12-128r17, section 1.1.3
    gpkg_spatial_ref_sys||application/geopackage+sqlite3|GeoPackage|OGC 12-128r17, section 1.1.2
    kexi__db||application/x-kexiproject-sqlite3|Kexi project|KDE: KexiDB
    metadata&tile_column&tile_data||application/vnd.mapbox.mbtiles|MBTiles tileset|MBTiles 1.3, section Database: Metadata, Tiles
    """)

  static let sqlite = KnownType(
    key: "sqlite", mimeType: "application/vnd.sqlite3", statement: "SQLite 3 database",
    source: "SQLite database file format, section 1.3.1")

  static func recognizes(_ head: [UInt8]) -> Bool { head.matches("SQLite format 3\0", at: 0) }

  static func findings(in subject: Subject) -> Findings {
    let head = subject.head
    let known = application(of: head) ?? schema(of: head)
    var findings = Findings((known ?? sqlite).evidence(in: subject.types, from: .container, weight: .certain))
    // A schema of many tables lies on pages that may be further behind.
    findings.wantsMore = known == nil && !subject.isWhole && hasInteriorRoot(head)
    return findings
  }

  private static let requirements = schemas.lines.map { line in
    (names: line.key.split(separator: "&").map { Array($0.utf8) }, known: line)
  }

  private static func application(of head: [UInt8]) -> KnownType? {
    guard let number = head.bigEndian(UInt32.self, at: 68), number != 0 else { return nil }
    let digits = String(number, radix: 16)
    let key = String(repeating: "0", count: 8 - digits.count) + digits
    return applications[key]
  }

  /// What the schema's text tells; nil where no line fits.
  private static func schema(of head: [UInt8]) -> KnownType? {
    // The schema has the encoding of all texts: in UTF-16 zeros stand beside the letters of its names (section 1.3.13).
    let isWide = head.bigEndian(UInt32.self, at: 56).map { $0 == 2 || $0 == 3 } ?? false
    let pages = schemaPages(in: head).map { isWide ? $0.filter { $0 != 0 } : $0 }
    return requirements.first { requirement in
      requirement.names.allSatisfy { name in pages.contains { $0.span.firstIndex(of: name.span, from: 0) != nil } }
    }?.known
  }

  /// Whether the schema does not fit into the first page, which then only points to other ones (section 1.6).
  private static func hasInteriorRoot(_ head: [UInt8]) -> Bool {
    head.count > interiorHeader && head[firstPageHeader] == interiorTable
  }

  /// The cells of the pages that hold the schema, as far as they are there (sections 1.6 and 2.6).
  private static func schemaPages(in head: [UInt8]) -> [[UInt8]] {
    guard let stated = head.bigEndian(UInt16.self, at: 16) else { return [] }
    // 65,536 does not fit into two bytes.
    let size = stated == 1 ? 1 << 16 : Int(stated)
    guard hasInteriorRoot(head) else { return cells(of: head.prefix(size), header: firstPageHeader).map { [$0] } ?? [] }
    let count = Int(head.bigEndian(UInt16.self, at: firstPageHeader + 3) ?? 0)
    let leftChildren = (0..<min(count, mostSchemaPages)).compactMap { number -> UInt32? in
      let cell = head.bigEndian(UInt16.self, at: interiorHeader + 2 * number)
      return cell.flatMap { head.bigEndian(UInt32.self, at: Int($0)) }
    }
    let lastChild = head.bigEndian(UInt32.self, at: firstPageHeader + 8)
    return (leftChildren + [lastChild ?? 0]).compactMap { number in
      let start = (Int(number) - 1) * size
      guard start > 0, start < head.count else { return nil }
      return cells(of: head[start..<min(head.count, start + size)], header: 0)
    }
  }

  /// The cells of a page, which fill it from its end; nil where it is cut in front of them.
  private static func cells(of page: ArraySlice<UInt8>, header: Int) -> [UInt8]? {
    let field = page.startIndex + header + 5
    guard field + 1 < page.endIndex else { return nil }
    return Array(page.dropFirst(Int(page[field]) << 8 | Int(page[field + 1])))
  }

  /// The first page begins with the header of the file.
  private static let firstPageHeader = 100
  /// Where the pointers to the cells of the first page begin if it is an interior one.
  private static let interiorHeader = 112
  /// The kind of a page that holds but keys and the numbers of other pages.
  private static let interiorTable: UInt8 = 5
  /// A schema goes on over more pages than this in few databases, and the tables that tell a format stand in front.
  private static let mostSchemaPages = 16
}
