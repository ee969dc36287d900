// SPDX-License-Identifier: Apache-2.0
import ByteSources
import FileSystem
import LibMagic
import Reports

/// What `--version` prints.
enum VersionText {
  /// Tool, schema, library and database, a line each.
  static var text: String {
    let version = LibMagic.version
    var text = "sniff \(Tool.version)\n"
    text += "schema \(JSONLinesReport.schema)\n"
    text += "libmagic \(version / 100).\(version % 100)\n"
    text += "database \(LibMagic.databasePath)"
    if let digest = digest(ofFileAt: LibMagic.databasePath) { text += " crc32:\(digest)" }
    return text + "\n"
  }

  /// Bytes of a database that is told by its CRC-32; libmagic's own has 8 MiB.
  private static let largestDatabase: Int64 = 64 << 20

  /// The CRC-32 of the database file: enough to tell two databases apart; nil where there is no such file.
  private static func digest(ofFileAt path: String) -> String? {
    for candidate in path.split(separator: ":") {
      for suffix in ["", ".mgc"] {
        let path = FilePath(candidate + suffix)
        guard let file = try? FileDescriptor.open(path, followingLinks: true), let status = try? file.status(),
          status.kind == .file, status.size <= largestDatabase,
          let bytes = try? FileByteSource(file, size: status.size).bytes(Int(status.size), at: 0)
        else { continue }
        let digits = String(Checksum.crc32(bytes), radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
      }
    }
    return nil
  }
}
