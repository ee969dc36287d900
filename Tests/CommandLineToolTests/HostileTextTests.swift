// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Texts that come out of names, files and declarations neither break a line nor drive a terminal, whatever prints them.
@Suite struct HostileTextTests {
  private let directory: TemporaryDirectory
  private let gzip: String
  private let plist: String
  private let odd: String
  /// What a terminal would obey: an escape sequence, a line feed, a C1 control character, DEL.
  private static let poison = "\u{1b}[31m\nfake\u{9b}2J\u{7f}"

  init() throws {
    directory = try TemporaryDirectory()
    gzip = try directory.write(Gzip.member(Array("words\n".utf8), name: "a\(Self.poison).txt"), to: "named.gz")
    odd = try directory.write("words\n", to: "odd\(Self.poison).evl")
    let poison = Self.poison.replacingOccurrences(of: "\u{1b}", with: "\\U001b").replacingOccurrences(
      of: "\n", with: "\\n"
    )
    .replacingOccurrences(of: "\u{9b}", with: "\\U009b").replacingOccurrences(of: "\u{7f}", with: "\\U007f")
    // An OpenStep list can hold control characters, as a binary one can.
    let tags = "{ \"public.filename-extension\" = (evl, \"e\(poison)\"); \"public.mime-type\" = (\"x/y\(poison)\"); }"
    let declarations = ["com.evil.\(poison)", "dyn.foo", "com.evil.good"].map {
      "{ UTTypeIdentifier = \"\($0)\"; UTTypeDescription = \"d\(poison)\"; UTTypeConformsTo = (\"public.text\", "
        + "\"s\(poison)\"); UTTypeReferenceURL = \"u\(poison)\"; UTTypeTagSpecification = \(tags); }"
    }
    plist = try directory.write(
      """
      { CFBundleIdentifier = "b\(poison)"; CFBundleName = "n\(poison)"; UTExportedTypeDeclarations = (\(declarations.joined(separator: ", ")));
        CFBundleDocumentTypes = ({ CFBundleTypeName = "t\(poison)"; LSItemContentTypes = ("com.evil.good", "p\(poison)"); }); }
      """, to: "evil\(Self.poison).plist")
  }

  /// Whether a text holds nothing that a terminal obeys but line feeds.
  private static func isHarmless(_ bytes: [UInt8], allowing allowed: Set<UInt8> = []) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    return text.unicodeScalars.allSatisfy { scalar in
      scalar == "\n" || scalar.properties.generalCategory != .control
        || allowed.contains(UInt8(truncatingIfNeeded: scalar.value))
    }
  }

  static let commands: [(arguments: [String], linesEach: Int?)] = [
    (["-N"], 1), (["-N", "-k"], nil), (["-z"], 1), (["--mime-type"], 1), (["-i"], 1), (["--uti"], 1),
    (["--uti", "-k"], nil), (["--mime-encoding"], 1), (["--extension"], 1), (["--format", "mime"], 1),
    (["explain"], nil), (["scan"], 1), (["scan", "--summary"], nil), (["scan", "--summary", "--format", "csv"], nil),
    (["magic"], nil), (["magic", "-i"], nil), (["handlers"], nil), (["--format", "ndjson"], 1),
    (["scan", "--json"], 1),
    (["lint"], nil), (["lint", "--format", "ndjson"], nil), (["lint", "--format", "sarif"], nil),
    (["handlers", "--json"], nil),
  ]

  @Test(arguments: commands.indices)
  func standsInNoOutput(_ index: Int) throws {
    let (arguments, linesEach) = Self.commands[index]
    let files = arguments.first == "lint" ? [plist] : [gzip, odd, plist, directory.path + "/missing\(Self.poison)"]
    let options = arguments.first == "handlers" ? ["--apps", plist] : []
    let run = ToolHarness(
      bytes: (arguments + options + ["--declarations", plist] + files).map { Array($0.utf8) })
    #expect(Self.isHarmless(run.output), "\(run.text.debugDescription)")
    #expect(Self.isHarmless(Array(run.errors.utf8)), "\(run.errors.debugDescription)")
    #expect(!run.text.contains("com.evil.\\033"), "a malformed identifier is no type")
    if let linesEach { #expect(run.lines.count == linesEach * files.count, "\(run.text)") }
  }

  @Test func isOneRecordInCSV() {
    let run = ToolHarness("--format", "csv", "--declarations", plist, gzip, odd)
    #expect(Self.isHarmless(run.output))
    #expect(run.lines.count == 3)
  }

  @Test(arguments: [
    ["com.evil.good"], [".evl"], ["--tree", "com.evil.good"], ["--dot", "com.evil.good"], ["--json", ".evl"],
    ["dyn.foo"], ["\u{1b}[31m"], ["a/b\u{1b}[31m"],
  ])
  func standsInNoAnswerOfTheRegistry(_ query: [String]) {
    let run = ToolHarness(bytes: (["type", "--declarations", plist] + query).map { Array($0.utf8) })
    #expect(Self.isHarmless(run.output), "\(run.text.debugDescription)")
    #expect(Self.isHarmless(Array(run.errors.utf8)), "\(run.errors.debugDescription)")
  }

  @Test func standsInNoMessage() {
    for arguments in [
      ["--\u{1b}[31m"], ["-\u{1b}"], ["--format", "\u{1b}", "x"], ["-f", "/no\u{1b}"],
      ["lint", "--ignore", "\u{1b}", "x"],
    ] {
      let run = ToolHarness(bytes: arguments.map { Array($0.utf8) })
      #expect(run.status != 0)
      #expect(Self.isHarmless(Array(run.errors.utf8)), "\(run.errors.debugDescription)")
    }
  }
}
