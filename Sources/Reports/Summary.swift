// SPDX-License-Identifier: Apache-2.0
import FileSystem
package import Sniffing
import UniformTypes

/// Counts of files and bytes by type.
package struct Summary: Sendable {
  /// What is counted together: files of one type, of containers those with content of one type.
  private struct Key: Hashable, Sendable {
    let type: String
    let content: String?
    /// The types in a few words, by which rows of the same count are ordered.
    var words: String { content.map { "\(type) > \($0)" } ?? type }
  }

  private struct Row: Sendable {
    var files = 0
    var bytes: Int64 = 0

    /// Counts bytes; sparse files have more together than a number holds, which then stays the largest.
    mutating func add(_ more: Int64) {
      let (sum, overflow) = bytes.addingReportingOverflow(more)
      bytes = overflow ? .max : sum
    }
  }

  private var rows: [Key: Row] = [:]
  private var failures = 0

  /// An empty summary.
  package init() {}

  /// Counts one file; what has content counts under both types.
  package mutating func count(_ file: FileIdentification) {
    guard let identification = file.identification, let best = identification.best else {
      failures += 1
      return
    }
    let inner = identification.content?.identification.best
    let key = Key(type: best.type.identifier, content: inner?.type.identifier)
    rows[key, default: Row()].files += 1
    if let status = file.status, status.kind == .file { rows[key, default: Row()].add(status.size) }
  }

  /// Adds what another worker counted.
  package mutating func merge(_ other: Summary) {
    for (key, row) in other.rows {
      rows[key, default: Row()].files += row.files
      rows[key, default: Row()].add(row.bytes)
    }
    failures += other.failures
  }

  /// The rows, the most frequent first, then by identifier.
  private var sorted: [(key: Key, value: Row)] {
    rows.sorted { ($1.value.files, $0.key.words) < ($0.value.files, $1.key.words) }
  }

  /// A table for people: files, bytes, type; totals last.
  package var table: String {
    var lines = sorted.map { key, row in Summary.line(String(row.files), String(row.bytes), key.words) }
    let files = rows.values.reduce(0) { $0 + $1.files }
    let bytes = rows.values.reduce(into: Row()) { $0.add($1.bytes) }.bytes
    lines.insert(Summary.line("files", "bytes", "type"), at: 0)
    lines.append(Summary.line(String(files), String(bytes), "in \(rows.count) types"))
    if failures > 0 { lines.append(Summary.line(String(failures), "", "could not be read")) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// One JSON object a line for each type; what could not be read has the type null.
  package var jsonLines: [UInt8] {
    var output: [UInt8] = []
    for (key, row) in sorted {
      output.append("{\"schema\":\(JSONLinesReport.schema)")
      output.appendJSON("type", key.type)
      if let content = key.content { output.appendJSON("contentType", content) }
      output.append(",\"files\":\(row.files),\"bytes\":\(row.bytes)}\n")
    }
    if failures > 0 {
      output.append("{\"schema\":\(JSONLinesReport.schema),\"type\":null,\"files\":\(failures)}\n")
    }
    return output
  }

  /// Comma-separated values with a header line; what could not be read has no type.
  package var csv: [UInt8] {
    var output = Array("type,contentType,files,bytes\n".utf8)
    for (key, row) in sorted {
      CSVReport.append(key.type, to: &output)
      output.append(",")
      CSVReport.append(key.content ?? "", to: &output)
      output.append(",\(row.files),\(row.bytes)\n")
    }
    if failures > 0 { output.append(",,\(failures),\n") }
    return output
  }

  private static func line(_ files: String, _ bytes: String, _ type: String) -> String {
    padded(files, 9) + padded(bytes, 16) + "  " + type.escapingControls
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(0, width - text.count)) + text
  }
}
