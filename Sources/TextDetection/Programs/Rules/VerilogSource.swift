// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Designs in Verilog and SystemVerilog.
///
/// Sources: IEEE 1364, sections Modules and Compiler directives.
enum VerilogSource {
  /// Directives that designs begin with.
  private static let directives: [StaticString] = [
    "`default_nettype ", "`define ", "`ifdef ", "`ifndef ", "`include \"", "`timescale ",
  ]

  /// Words that Verilog has not (IEEE 1800, annex B, Keywords).
  private static let systemWords: [StaticString] = [
    " logic ", " rand ", "always_comb", "always_ff", "always_latch", "assert property", "endinterface", "modport ",
    "typedef ",
  ]

  /// A module as in Verilog, with words that it has not.
  static func isSystemDesign(_ sample: TextSample) -> Bool {
    isDesign(sample) && sample.contains(anyOf: systemWords)
  }

  /// A module behind directives, its ports or none, and its end; or nothing but directives.
  static func isDesign(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard front < sample.bytes.count, !sample.contains("\n```") else { return false }
    let isDirective = directives.contains { sample.bytes.has($0, at: front) }
    guard isDirective || sample.bytes.has("module", at: front) else { return false }
    var cursor = StatementCursor(sample.bytes, at: front)
    if isDirective { cursor.skipDirectives(UInt8(ascii: "`")) }
    if cursor.isAtEnd { return sample.isWhole }
    // Attributes.
    while cursor.next == UInt8(ascii: "("), cursor.takeBrackets() {}
    let isCut =
      !sample.isWhole && (sample.contains(" input ") || sample.contains("assign ") || sample.contains(" output "))
    guard cursor.take("module"), isCut || sample.contains("endmodule") else { return false }
    // Names may have any signs behind a backslash, up to white space.
    let name = cursor.rest.prefix {
      $0 > 0x20 && $0 != UInt8(ascii: "(") && $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "#")
    }
    let sign = cursor.rest[name.endIndex...].first { $0 > 0x20 }
    guard !name.isEmpty,
      sign == UInt8(ascii: "(") || sign == UInt8(ascii: ";") || sign == UInt8(ascii: "#")
    else { return false }
    return !sample.contains("endrule") && !sample.contains("endmethod")
  }

  /// Parameters that files hold which modules include.
  private static let leastParameters = 3

  /// Nothing but parameters with their values (IEEE 1364, section Local parameters).
  static func areParameters(_ sample: TextSample) -> Bool {
    var count = 0
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if text.begins(with: "//") || text.first == UInt8(ascii: "`") { continue }
      guard text.begins(with: "localparam ") || text.begins(with: "parameter "), text.contains(UInt8(ascii: "=")) else {
        return false
      }
      count += 1
    }
    return count >= leastParameters
  }

  /// Modules of one line each (IEEE 1364, section Modules).
  static func isListOfModules(_ start: StatementCursor, _ sample: TextSample) -> Bool {
    guard sample.bytes.has("module ", at: start.place) else { return false }
    let line = sample.bytes[start.place...].prefix { $0 != 0x0a }.trimmed
    return line.contains("; endmodule") && line.contains(UInt8(ascii: "("))
  }
}
