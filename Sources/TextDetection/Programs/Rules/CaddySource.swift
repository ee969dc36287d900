// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Settings of the web server Caddy.
///
/// Source: Caddy documentation: Caddyfile Concepts and Caddyfile Directives.
enum CaddySource {
  /// Directives that other servers do not have.
  private static let directives: [StaticString] = [
    "basicauth ", "encode gzip", "encode zstd", "file_server", "handle_path ", "php_fastcgi ", "respond ",
    "reverse_proxy ", "root * ", "templates", "tls internal", "try_files {path}",
  ]

  /// Sites or options, each with its directives in braces further in; nothing ends in a semicolon.
  static func isConfiguration(_ sample: TextSample) -> Bool {
    guard sample.contains("{\n"), sample.contains("\n}"), sample.contains(anyOf: directives) else { return false }
    var found: Set<Int> = []
    var sites = 0
    for place in sample.lines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      let text = sample.bytes[place.text]
      guard place.tail != UInt8(ascii: ";") else { return false }
      if place.indent == 0 {
        if place.tail == UInt8(ascii: "{") {
          guard isSite(text.dropLast().trimmed) else { return false }
          sites += 1
        } else if place.tail != UInt8(ascii: "}"), place.tail != UInt8(ascii: ","), !text.begins(with: "import ") {
          return false
        }
      } else if let number = directives.firstIndex(where: text.begins(with:)) {
        found.insert(number)
      }
    }
    return sites >= 1 && found.count >= 2
  }

  /// Whether addresses of sites, a snippet's name in parentheses, or nothing stand in front of a brace.
  private static func isSite(_ text: ArraySlice<UInt8>) -> Bool {
    if text.isEmpty || text.first == UInt8(ascii: "(") { return true }
    return text.first == UInt8(ascii: ":") || text.contains(UInt8(ascii: ".")) || text.begins(with: "localhost")
      || text.begins(with: "http") || text.first == UInt8(ascii: "{")
  }
}
