// SPDX-License-Identifier: Apache-2.0
import Foundation
import InfoPlists
import TestSupport
import Testing

/// The page about declarations lists the rules as they are.
@Suite struct DocumentationTests {
  @Test func everyRuleHasItsLine() throws {
    let url = URL(fileURLWithPath: Corpus.packageFolder + "/docs/declarations.md")
    let lines = try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
    let listed = lines.filter { $0.hasPrefix("| ") }.dropFirst(2).map(String.init)
    #expect(listed == DeclarationRule.all.map { "| \($0.id) | \($0.level.rawValue) | \($0.title) |" })
  }
}
