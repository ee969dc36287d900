// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// SQLite databases and the formats that are one (SQLite database file format, section 1.3).
enum SQLitePeeker: ContainerPeeker {
  /// By the application identifier at offset 68, in hexadecimal.
  static let applications = TypeTable(
    """
    0f055111||application/x-fossil-repository|Fossil repository|SQLite magic.txt
    0f055112||application/x-fossil-checkout|Fossil checkout|SQLite magic.txt
    0f055113||application/x-fossil-global-conf|Fossil configuration|SQLite magic.txt
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

  /// By a table that the schema creates.
  static let schemas = TypeTable(
    """
    gpkg_contents||application/geopackage+sqlite3|GeoPackage|OGC 12-128r17, section 1.1.3
    gpkg_spatial_ref_sys||application/geopackage+sqlite3|GeoPackage|OGC 12-128r17, section 1.1.2
    kexi__db||application/x-kexiproject-sqlite3|Kexi project|KDE: KexiDB
    """)

  static let sqlite = KnownType(
    key: "sqlite", mimeType: "application/vnd.sqlite3", statement: "SQLite 3 database",
    source: "SQLite database file format, section 1.3.1")

  static func recognizes(_ head: [UInt8]) -> Bool { head.matches("SQLite format 3\0", at: 0) }

  static func findings(in subject: Subject) -> Findings {
    let head = subject.head
    let known = application(of: head) ?? schema(of: head) ?? sqlite
    return Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
  }

  private static func application(of head: [UInt8]) -> KnownType? {
    guard let number = head.bigEndian(UInt32.self, at: 68), number != 0 else { return nil }
    let digits = String(number, radix: 16)
    return applications[String(repeating: "0", count: 8 - digits.count) + digits]
  }

  /// The schema's text stands in the cells of the first page, which fill it from its end (section 1.6); its length and where
  /// they begin are told by two bytes each, in which 65,536 does not fit.
  private static func schema(of head: [UInt8]) -> KnownType? {
    guard let size = head.bigEndian(UInt16.self, at: 16), let start = head.bigEndian(UInt16.self, at: 105) else {
      return nil
    }
    let page = head.prefix(size == 1 ? 1 << 16 : Int(size))
    let text = String(decoding: page.dropFirst(Int(start)), as: UTF8.self)
    return schemas.lines.first { text.contains($0.key) }
  }
}
