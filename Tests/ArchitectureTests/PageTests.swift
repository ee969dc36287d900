// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The pages name files that there are.
@Suite struct PageTests {
  private static let pages = [
    "CONTRIBUTING.md", "README.md", "SECURITY.md", "docs/architecture.md", "docs/declarations.md", "docs/limits.md",
    "docs/magic-engine.md", "docs/ndjson.md", "docs/server.md",
  ]

  /// Swift files by their names, whose placeholders stand for no file.
  @Test(arguments: pages) func everySwiftFileIsThere(page: String) throws {
    let text = try String(contentsOfFile: Corpus.packageFolder + "/" + page, encoding: .utf8)
    let paths = ["/Package.swift"] + (FloorTests.sources + FloorTests.tests).map { "/" + $0.path }
    for match in text.matches(of: /`([^`\n]+\.swift)`/) {
      let name = String(match.output.1)
      if name.contains("…") || name.contains("<") || name.contains(" ") { continue }
      #expect(paths.contains { $0.hasSuffix("/" + name) }, "\(page) names \(name)")
    }
  }

  /// Folders and files of the package by their paths.
  @Test(arguments: pages) func everyPathIsThere(page: String) throws {
    let text = try String(contentsOfFile: Corpus.packageFolder + "/" + page, encoding: .utf8)
    for match in text.matches(of: /`((?:Benchmarks|Corpus|Sources|Tests|docs)\/[^`\n]*)`/) {
      let path = String(match.output.1)
      if path.contains("…") || path.contains("<") || path.contains(" ") || path.contains("*") { continue }
      #expect(FileManager.default.fileExists(atPath: Corpus.packageFolder + "/" + path), "\(page) names \(path)")
    }
  }
}
