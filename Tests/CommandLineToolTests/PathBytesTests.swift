// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import TestSupport
import Testing

/// Paths are bytes in no particular encoding, wherever they come from.
@Suite struct PathBytesTests {
  private let directory: TemporaryDirectory
  /// A path below the directory that is not UTF-8, and where nothing is.
  private let odd: [UInt8]
  /// The same as messages have it.
  private let escaped: String

  init() throws {
    directory = try TemporaryDirectory()
    odd = Array(directory.path.utf8) + [0x2f, 0x61, 0xff, 0x62]
    escaped = directory.path + "/a\\377b"
  }

  /// Gives a file or folder a name that is not UTF-8.
  private func move(_ path: String) throws {
    try #require(FilePath(bytes: odd).withCString { rename(path, $0) } == 0)
  }

  private static let declaration = """
    <plist version="1.0"><dict><key>UTExportedTypeDeclarations</key><array><dict><key>UTTypeIdentifier</key>
    <string>com.example.odd</string></dict></array></dict></plist>
    """

  @Test func declarationsAreFoundByTheEnvironment() throws {
    try move(try directory.write(Self.declaration, to: "list.plist"))
    let arguments = ["type", "com.example.odd"].map { Array($0.utf8) }
    for value in [odd, Array("/dev/null/x:".utf8) + odd] {
      let run = ToolHarness(bytes: arguments, environmentBytes: ["SNIFF_DECLARATIONS": value])
      #expect(run.lines.first == "com.example.odd")
      #expect(run.errors.isEmpty == (value == odd) && !run.errors.contains("377"))
      #expect(run.text.contains("  standing:      exported by \(escaped)\n"), "\(run.text)")
    }
  }

  @Test func indexesAreKeptInTheFolderOfTheEnvironment() throws {
    let text = try directory.write("#!/bin/sh\n", to: "script")
    let run = ToolHarness(bytes: ["magic", text].map { Array($0.utf8) }, environmentBytes: ["SNIFF_CACHE": odd])
    #expect(run.status == 0)
    #expect(try FileStatus.of(FilePath(bytes: odd)).kind == .directory)
  }

  @Test(
    .enabled(if: SniffProcess.isBuilt, "the tool was not built"),
    arguments: [
      "MAGIC=$odd \"$SNIFF\" -b --mime-type", "MAGIC=$odd \"$SNIFF\" magic -b --mime-type",
      "\"$SNIFF\" magic -b --mime-type -m \"$odd\"", "\"$SNIFF\" magic -b --mime-type --engine libmagic -m \"$odd\"",
    ])
  func databasesAreFound(_ command: String) throws {
    let text = try directory.write("#!/bin/sh\necho $1\n", to: "script")
    let script = "odd=$2/$(printf 'a\\377b.mgc'); cp /usr/share/misc/magic.mgc \"$odd\"; \(command) \"$1\""
    let run = try SniffProcess.shell(script, [text, directory.path])
    #expect(run.text == "text/x-shellscript\n" && run.status == 0 && run.errors.isEmpty, "\(run.errors)")
  }

  @Test(arguments: [
    (["--declarations"], ["/dev/null"]), (["-f"], []), (["lint"], []), (["lint", "--format", "sarif"], []),
    (["handlers", "--apps"], ["public.png"]), (["magic", "-f"], []), (["magic", "-m"], ["/dev/null"]),
  ])
  func messagesEscapeThem(_ before: [String], _ after: [String]) {
    let run = ToolHarness(bytes: before.map { Array($0.utf8) } + [odd] + after.map { Array($0.utf8) })
    #expect(run.status != 0)
    #expect(run.errors.contains(escaped), "\(run.errors)")
    #expect(!(run.errors + run.text).contains("\u{fffd}"))
    if before.last == "sarif" { #expect(run.text.contains(escaped.replacingOccurrences(of: "\\", with: "\\\\"))) }
  }
}
