// SPDX-License-Identifier: Apache-2.0
import FileSystem
package import Sniffing
import UniformTypes

/// Comma-separated values with a header line (RFC 4180, with line feeds alone).
///
/// Names and texts are escaped as on a terminal, so that every record is one line, and so is the backslash in names: an escape
/// stands for one byte, and every name can be read back.
package struct CSVReport: ReportWriter {
  /// A report of the best candidate and what is inside.
  package init() {}

  package var header: [UInt8] {
    Array("path,kind,size,type,mime,confidence,encoding,contentName,contentType,contentMime,mismatch,error\n".utf8)
  }

  package func append(_ file: FileIdentification, to output: inout [UInt8]) {
    let identification = file.identification
    let content = identification?.content
    appendName(file.path.bytes, to: &output)
    var error: String?
    if case .failure(let failure) = file.result { error = failure.description }
    let fields: [String?] = [
      file.status?.kind.rawValue,
      file.status.flatMap { $0.kind == .file ? String($0.size) : nil },
      identification?.best?.type.identifier,
      identification?.best?.mimeType,
      identification?.best?.confidence.description,
      identification?.encoding.flatMap { $0 == "binary" ? nil : $0 },
    ]
    for field in fields { append(field, to: &output) }
    output.append(UInt8(ascii: ","))
    if let name = content?.name { appendName(name, to: &output) }
    append(content?.identification.best?.type.identifier, to: &output)
    append(content?.identification.best?.mimeType, to: &output)
    append(identification?.anyMismatch?.claimed.identifier, to: &output)
    append(error, to: &output)
    output.appendNewline()
  }

  private func append(_ field: String?, to output: inout [UInt8]) {
    output.append(UInt8(ascii: ","))
    if let field { CSVReport.append(field, to: &output) }
  }

  /// Appends one field, escaped and in quotes where it needs them.
  static func append(_ field: String, to output: inout [UInt8]) {
    appendQuoted(Array(field.escapingControls.utf8), to: &output)
  }

  private func appendName(_ name: [UInt8], to output: inout [UInt8]) {
    var escaped: [UInt8] = []
    // Nearly all names have none.
    for (number, part) in name.split(separator: UInt8(ascii: "\\"), omittingEmptySubsequences: false).enumerated() {
      if number > 0 { escaped.append(contentsOf: #"\134"#.utf8) }
      escaped.appendEscaped(part)
    }
    CSVReport.appendQuoted(escaped, to: &output)
  }

  private static func appendQuoted(_ field: [UInt8], to output: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    guard field.contains(where: { $0 == quote || $0 == UInt8(ascii: ",") || $0 <= UInt8(ascii: " ") }) else {
      output.append(contentsOf: field)
      return
    }
    output.append(quote)
    for byte in field {
      if byte == quote { output.append(quote) }
      output.append(byte)
    }
    output.append(quote)
  }
}
