// SPDX-License-Identifier: Apache-2.0
import FileSystem
package import Sniffing
import UniformTypes

/// Counts of files and bytes by type, for a table at the end.
package struct Summary: Sendable {
  private struct Row: Sendable {
    var files = 0
    var bytes: Int64 = 0
  }

  private var rows: [String: Row] = [:]
  private var failures = 0

  /// An empty summary.
  package init() {}

  /// Counts one file; what has content counts under both types, as `outer > inner`.
  package mutating func count(_ file: FileIdentification) {
    guard let identification = file.identification, let best = identification.best else {
      failures += 1
      return
    }
    var key = best.type.identifier
    if let inner = identification.content?.identification.best { key += " > " + inner.type.identifier }
    rows[key, default: Row()].files += 1
    if let status = file.status, status.kind == .file { rows[key, default: Row()].bytes += status.size }
  }

  /// Adds what another worker counted.
  package mutating func merge(_ other: Summary) {
    for (key, row) in other.rows {
      rows[key, default: Row()].files += row.files
      rows[key, default: Row()].bytes += row.bytes
    }
    failures += other.failures
  }

  /// The table: files, bytes, type; the most frequent first, then by identifier; totals last.
  package var table: String {
    let sorted = rows.sorted { ($1.value.files, $0.key) < ($0.value.files, $1.key) }
    var lines = sorted.map { key, row in Summary.line(String(row.files), String(row.bytes), key) }
    let files = rows.values.reduce(0) { $0 + $1.files }
    let bytes = rows.values.reduce(0) { $0 + $1.bytes }
    lines.insert(Summary.line("files", "bytes", "type"), at: 0)
    lines.append(Summary.line(String(files), String(bytes), "in \(rows.count) types"))
    if failures > 0 { lines.append(Summary.line(String(failures), "", "could not be read")) }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func line(_ files: String, _ bytes: String, _ type: String) -> String {
    padded(files, 9) + padded(bytes, 16) + "  " + type
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
