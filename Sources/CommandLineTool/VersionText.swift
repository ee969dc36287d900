// SPDX-License-Identifier: Apache-2.0
import ByteSources
import FileSystem
import LibMagic
import Reports
import Sniffing

/// What `--version` prints.
enum VersionText {
  /// Tool, schema, library and each database, a line each.
  static var text: String {
    let version = LibMagicCookie.version
    var text = "sniff \(Tool.version)\n"
    text += "schema \(JSONLinesReport.schema)\n"
    text += "libmagic \(version / 100).\(version % 100)\n"
    switch MagicSource(named: nil) {
    case .compiled(let paths):
      for path in paths { text += "database \(path)\(digest(ofFileAt: path).map { " crc32:\($0)" } ?? "")\n" }
    case .text(let path): text += "database \(path), a text source\n"
    }
    return text
  }

  /// The largest database whose CRC-32 is printed, in bytes; libmagic's own has 8 MiB.
  private static let largestDatabase: Int64 = 64 << 20

  /// The CRC-32 of a database file, enough to tell two databases apart; nil where it cannot be read.
  private static func digest(ofFileAt path: FilePath) -> String? {
    guard let file = try? FileDescriptor.open(path, followingLinks: true), let status = try? file.status(),
      status.kind == .file, status.size <= largestDatabase,
      let bytes = try? FileByteSource(file, size: status.size).bytes(Int(status.size), at: 0)
    else { return nil }
    let digits = String(Checksum.crc32(bytes), radix: 16)
    return String(repeating: "0", count: 8 - digits.count) + digits
  }
}
