// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@Suite struct LintCommandTests {
  private let directory: TemporaryDirectory
  private let plist: String

  init() throws {
    directory = try TemporaryDirectory()
    plist = try directory.write(
      """
      <?xml version="1.0"?><plist version="1.0"><dict><key>UTExportedTypeDeclarations</key><array><dict>
      <key>UTTypeIdentifier</key><string>dyn.foo</string></dict></array></dict></plist>
      """, to: "Info.plist")
  }

  @Test func failsWhereThereIsNothingToCheck() throws {
    try directory.write("words\n", to: "folder/notes.txt")
    let archive = try directory.write(ZipBuilder([("word/document.xml", "<x/>")]).bytes(), to: "letter.docx")
    try FileManager.default.createDirectory(
      atPath: directory.path + "/Empty.app/Contents", withIntermediateDirectories: true)
    for path in [directory.path + "/folder", archive, directory.path + "/Empty.app"] {
      let run = ToolHarness("lint", path)
      #expect(run.status == 1)
      #expect(run.errors == "sniff: \(path): cannot be checked: no Info.plist found\n")
      let object = try #require(try ToolHarness("lint", "--json", path).objects().first)
      #expect(object["error"] as? String == "no Info.plist found")
    }
  }

  @Test func checksTheRestAfterWhatCannotBeRead() {
    let run = ToolHarness("lint", "--json", "file://elsewhere/Info.plist", "/nonexistent", "file://\(plist)")
    #expect(run.status == 1)
    #expect(run.lines.count >= 3)
    #expect(run.errors.contains("EREMOTE"))
    #expect(run.errors.contains("ENOENT"))
    #expect(run.lines.last?.contains("\"path\":\"\(plist)\"") == true)
  }

  @Test(.enabled(if: SniffProcess.isBuilt, "the tool was not built"))
  func readsStandardInput() throws {
    let run = try SniffProcess.shell("\"$SNIFF\" lint - < \"$1\"", [plist])
    let named = ToolHarness("lint", plist)
    #expect(run.status == named.status)
    #expect(run.text.replacingOccurrences(of: "-:", with: plist + ":") == named.text)
  }

  @Test func readsRegularFilesOnly() throws {
    let fifo = directory.path + "/fifo"
    #expect(mkfifo(fifo, 0o600) == 0)
    for path in [fifo, "/dev/null"] {
      let run = ToolHarness("lint", path)
      #expect(run.status == 1)
      #expect(
        run.errors.hasPrefix("sniff: \(path): cannot be checked: it is no regular file, and only those are read;"))
      #expect(!run.errors.contains("EOPNOTSUPP"))
    }
  }

  @Test(.enabled(if: SniffProcess.isBuilt, "the tool was not built"))
  func readsWhatStandardInputIs() throws {
    let run = try SniffProcess.shell("\"$SNIFF\" lint /dev/stdin < \"$1\"", [plist])
    #expect(run.text.contains("[D08]"))
    #expect(!run.text.contains("regular file"))
  }

  /// An error behind the last declaration that is checked is no success.
  @Test(arguments: ["plain", "ndjson", "sarif"])
  func failsWhereALimitEndsTheCheck(format: String) throws {
    let good = (0..<4_096).map { "{ UTTypeIdentifier = com.example.n\($0); UTTypeConformsTo = (public.data); }" }
    let list =
      "{ UTExportedTypeDeclarations = (\((good + ["{ UTTypeIdentifier = bad_id; }"]).joined(separator: ","))); }"
    let path = try directory.write(list, to: "long.plist")
    let run = ToolHarness("lint", "--format", format, path)
    #expect(run.status == 1)
    #expect(run.text.contains("UTExportedTypeDeclarations has 4097 entries, of which only the first 4096 are checked"))
  }

  @Test func reportsTextThatIsNotWellFormed() throws {
    let path = try directory.write(
      "<?xml version=\"1.0\" encoding=\"EBCDIC\"?>\n<dict><key>CFBundleName</key><string>a\u{1}</string></dict>",
      to: "odd.plist")
    let run = ToolHarness("lint", path)
    #expect(run.status == 1)
    #expect(run.text.contains("\(path):1:31: error: “EBCDIC” is no encoding that is known [P09]"))
    #expect(run.text.contains("\(path):2:39: error: XML allows no character U+0001 [P09]"))
  }

  @Test func tellsInSARIFWhatCannotBeRead() throws {
    let run = ToolHarness("lint", "--format", "sarif", "/nonexistent")
    #expect(run.status == 1)
    #expect(run.text.contains("\"toolExecutionNotifications\":[{\"level\":\"error\""))
    #expect(run.text.contains("/nonexistent cannot be checked: ENOENT: No such file or directory"))
  }

  @Test func takesBlanksInAListOfRules() {
    #expect(ToolHarness("lint", "--ignore", "D01, d05 ,C07", plist).status != 2)
    #expect(ToolHarness("lint", "--ignore", "D01, nonsense", plist).status == 2)
  }

  /// A list without findings in front of another one leaves no comma.
  @Test func writesWholeSARIF() throws {
    let folder = try TemporaryDirectory()
    let sound = try folder.write("{ CFBundleIdentifier = com.example.a; }", to: "sound.plist")
    let other = try folder.write(
      "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }); }", to: "other.plist")
    let log = try #require(try ToolHarness("lint", "--format", "sarif", sound, other).objects().first)
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect((runs.first?["results"] as? [Any])?.isEmpty == false)
  }
}
