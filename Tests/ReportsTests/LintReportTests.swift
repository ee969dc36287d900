// SPDX-License-Identifier: Apache-2.0
import Discovery
import Foundation
import InfoPlists
import Reports
import Testing

@Suite struct LintReportTests {
  private static let text = """
    <plist><dict>
      <key>CFBundleDocumentTypes</key><array><dict>
        <key>CFBundleTypeName</key><string>XML</string><key>CFBundleTypeRole</key><string>Viewer</string>
        <key>LSHandlerRank</key><string>Default</string>
        <key>LSItemContentTypes</key><array><string>public.XML</string><string></string></array>
      </dict></array>
    </dict></plist>
    """
  private static let findings = DeclarationLinter().findings(in: Array(text.utf8))
  private static let files = [
    LintedFile(path: Array("a.plist".utf8), findings: []),
    LintedFile(path: Array("b c/Info.plist".utf8), findings: findings),
    LintedFile(path: [0xFF, 0x0A], findings: findings), LintedFile(path: Array("gone".utf8), failure: "ENOENT: gone"),
  ]

  private static func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  @Test func plain() {
    let lines = Self.string(PlainLintReport().report(Array(Self.files.prefix(2)))).split(separator: "\n")
    #expect(
      lines == [
        "b c/Info.plist:5:41: note: “public.XML” is written “public.xml” by its owner [D05]",
        "    CFBundleDocumentTypes[0].LSItemContentTypes[0]: write public.xml",
        "b c/Info.plist:5:68: error: a content type is empty [C01]",
        "    CFBundleDocumentTypes[0].LSItemContentTypes[1]: delete it", "1 error, 1 note in 2 files",
      ])
  }

  @Test func plainNamesCannotBreakLines() {
    let lines = Self.string(PlainLintReport().report([Self.files[2]])).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(lines.first?.hasPrefix("\\377\\012:5:41: note") == true)
  }

  @Test func coloursForTerminals() {
    let report = Self.string(PlainLintReport(isColored: true).report([Self.files[1]]))
    #expect(report.contains("\u{1B}[1;31merror\u{1B}[0m: \u{1B}[1ma content type is empty\u{1B}[0m [C01]"))
    #expect(!Self.string(PlainLintReport().report([Self.files[1]])).contains("\u{1B}"))
  }

  @Test func nothingToReport() {
    #expect(Self.string(PlainLintReport().report([Self.files[0]])) == "nothing to report in 1 file\n")
    #expect(PlainLintReport().report([]) == [])
  }

  @Test func tellsOfAnInterruption() {
    var count = FindingCount([Self.files[0]])
    count.isInterrupted = true
    #expect(
      Self.string(PlainLintReport().footer(count))
        == "nothing to report in 1 file; interrupted, so that not everything was checked\n")
    #expect(Self.string(SARIFReport(version: "1").footer(count)).contains("\"executionSuccessful\":false"))
    count.isInterrupted = false
    #expect(Self.string(SARIFReport(version: "1").footer(count)).contains("\"executionSuccessful\":true"))
  }

  @Test func textsCannotDriveATerminal() {
    for character in ["\u{61c}", "\u{202e}", "\u{2028}", "\u{9b}", "\u{7f}", "\u{1b}"] {
      #expect(
        "a\(character)b".escapingControls == "a"
          + character.utf8.map { byte in
            "\\" + String(repeating: "0", count: 3 - String(byte, radix: 8).count) + String(byte, radix: 8)
          }.joined() + "b")
    }
    #expect("\u{e9}\u{2192}\u{628}".escapingControls == "\u{e9}\u{2192}\u{628}")
  }

  @Test func jsonLines() throws {
    let lines = Self.string(JSONLinesLintReport().report(Self.files)).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines.first == """
        {"schema":1,"path":"b c/Info.plist","line":5,"column":41,"keyPath":"CFBundleDocumentTypes[0].LSItemContentTypes[0]",\
        "rule":"D05","level":"note","message":"“public.XML” is written “public.xml” by its owner",\
        "fix":"write public.xml"}
        """)
    #expect(lines.last == #"{"schema":1,"path":"gone","error":"ENOENT: gone"}"#)
    for line in lines { #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.utf8)) } }
    #expect(lines[2].hasPrefix(#"{"schema":1,"pathBase64":"/wo=","line":5"#))
  }

  @Test func counts() {
    let count = FindingCount(Self.files)
    #expect(count.files == 3 && count.errors == 2 && count.warnings == 0 && count.notes == 2 && count.failures == 1)
  }

  @Test func explanations() throws {
    for rule in DeclarationRule.all {
      let text = RuleExplanation.text(rule)
      #expect(text.hasPrefix("\(rule.id) \(rule.level.rawValue): \(rule.title)\n\n"))
      #expect(text.contains("\nReported") && text.contains("\nNot reported:\n"))
    }
    let text = RuleExplanation.text(try #require(DeclarationRule.rule("D11")))
    #expect(text.contains("(at UTExportedTypeDeclarations[0].UTTypeConformsTo)"))
    #expect(text.contains("\n    <key>UTExportedTypeDeclarations</key>\n"))
  }
}
