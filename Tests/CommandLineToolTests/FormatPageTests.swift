// SPDX-License-Identifier: Apache-2.0
import CommandLineTool
import Foundation
import TestSupport
import Testing

/// The page about formats is what `sniff type --list` says; `RECORD=1` rewrites it.
///
/// What libmagic knows depends on the installed database, so that column is compared only with the one of the page.
@Suite struct FormatPageTests {
  private static let path = Corpus.packageFolder + "/docs/formats.md"
  /// What divides the written part of the page from the made one.
  private static let mark = "<!-- Made by Tests/CommandLineToolTests/FormatPageTests.swift. -->\n"

  @Test func isFresh() throws {
    let page = try String(contentsOfFile: Self.path, encoding: .utf8)
    let written = try #require(page.range(of: Self.mark)).upperBound
    let made = try Self.tables()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try (page[..<written] + made).write(toFile: Self.path, atomically: true, encoding: .utf8)
      return
    }
    let (listed, known) = (Self.rows(String(page[written...])), Self.rows(made))
    for row in known.subtracting(listed).sorted() { Issue.record("not on the page (RECORD=1 rewrites it): \(row)") }
    for row in listed.subtracting(known).sorted() { Issue.record("no longer known: \(row)") }
  }

  /// The rows without what the installed database adds to them.
  private static func rows(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "\n").filter { $0.hasPrefix("| ") && !$0.contains("| libmagic |") }.map {
        $0.replacingOccurrences(of: "| libmagic, ", with: "| ")
      })
  }

  private static func tables() throws -> String {
    let formats = try ToolHarness("type", "--list", "--json").objects()
    let (declared, others) = (
      formats.filter { $0["declared"] as? Bool == true }, formats.filter { $0["declared"] as? Bool != true }
    )
    let head = "| known by | MIME types | extensions | description |\n| --- | --- | --- | --- |\n"
    return "\n## Declared types: \(declared.count)\n\n| type " + head.replacingOccurrences(of: "\n|", with: "\n| --- |")
      + declared.map { "| \($0["type"] as? String ?? "") " + row($0) }.joined()
      + "\n## Formats that only a MIME type names: \(others.count)\n\n" + head + others.map(row).joined()
  }

  private static func row(_ format: [String: Any]) -> String {
    func list(_ key: String) -> String { (format[key] as? [String] ?? []).joined(separator: ", ") }
    return
      "| \(list("knownBy")) | \(list("mimeTypes")) | \(list("extensions")) | \(format["description"] as? String ?? "") |\n"
  }
}
