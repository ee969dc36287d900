// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Templates of the Template Toolkit, whose tags stand between brackets with percent signs (Template Toolkit manual, sections
/// Syntax and Directives).
enum ToolkitTemplate {
  /// Directives, which are written in capitals.
  private static let directives: Set<String> = [
    "BLOCK", "CALL", "CASE", "CATCH", "DEFAULT", "ELSE", "ELSIF", "END", "FILTER", "FINAL", "FOR", "FOREACH", "GET",
    "IF", "INCLUDE", "INSERT", "MACRO", "META", "PERL", "PROCESS", "RAWPERL", "SET", "SWITCH", "TAGS", "THROW", "TRY",
    "UNLESS", "USE", "VIEW", "WHILE", "WRAPPER",
  ]
  /// The longest of them is shorter.
  private static let longestDirective = 8
  /// Tags with a directive, at least.
  private static let fewestDirectives = 2

  /// Whether a text begins with a tag or an element, and has tags with directives; programs and pages about templates quote some.
  static func isTemplate(_ sample: TextSample) -> Bool {
    guard sample.contains("[%"), sample.contains("%]"), sample.begins(with: "[%") || sample.begins(with: "<"),
      !sample.begins(with: "<?"), !sample.contains("<%"), !sample.contains("<pre"), !sample.contains("<code"),
      !sample.contains("\n```")
    else { return false }
    var (place, count) = (sample.start, 0)
    while let open = sample.bytes[...].firstIndex(of: "[%", from: place) {
      let tag = sample.bytes[(open + 2)...].drop { $0 <= 0x20 || "-+=~".utf8.contains($0) }
      let word = tag.prefix(longestDirective).prefix(while: \.isCapital)
      if !word.isEmpty, tag[word.endIndex...].first?.isWordCharacter != true,
        directives.contains(String(decoding: word, as: UTF8.self))
      {
        count += 1
        if count >= fewestDirectives { return true }
      }
      place = open + 2
    }
    return false
  }
}
