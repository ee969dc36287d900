// SPDX-License-Identifier: Apache-2.0
import InfoPlists
import PropertyLists
import Testing

/// Where a limit ends a check, a finding says so.
@Suite struct LintLimitTests {
  private static func findings(_ text: String, _ rules: Set<String>) -> [Finding] {
    DeclarationLinter().findings(in: Array(text.utf8)).filter { rules.contains($0.rule) }
  }

  private static func list(_ entries: [String], _ key: String = "UTExportedTypeDeclarations") -> String {
    "{ \(key) = (\(entries.joined(separator: ",\n"))); }"
  }

  @Test(arguments: ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations", "CFBundleDocumentTypes"])
  func entriesBehindTheLimitAreToldOf(key: String) throws {
    let entry = "{ UTTypeIdentifier = com.example.a; LSItemContentTypes = (com.example.a); }"
    let full = Array(repeating: entry, count: 4_096)
    #expect(Self.findings(Self.list(full, key), ["P07"]) == [])
    let finding = try #require(Self.findings(Self.list(full + ["{ UTTypeIdentifier = bad_id; }"], key), ["P07"]).first)
    #expect(finding.level == .error)
    #expect(finding.keyPath == "\(key)[4096]")
    #expect(finding.position?.line == 4_097)
    #expect(finding.message == "\(key) has 4097 entries, of which only the first 4096 are checked")
  }

  @Test func findingsBehindTheLimitAreCounted() throws {
    let good = "{ UTTypeIdentifier = com.example.a; }"
    #expect(Self.findings(Self.list(Array(repeating: "{}", count: 1_000)), ["P08"]) == [])
    let list = Self.list([good] + Array(repeating: "{}", count: 1_234))
    let finding = try #require(Self.findings(list, ["P08"]).first { $0.message.hasPrefix("rule D01 ") })
    #expect(finding.level == .warning)
    #expect(finding.keyPath == "UTExportedTypeDeclarations[1001]")
    #expect(finding.message == "rule D01 has 1234 findings in this list, of which only the first 1000 are told")
    #expect(Self.findings(list, ["D01"]).count == 1_000)
  }

  @Test func whatTheRulesOfLimitsTellCanBeIgnored() {
    let text = Array(Self.list(Array(repeating: "{}", count: 4_097)).utf8)
    let rules = Set(DeclarationLinter(ignoring: ["P07", "D01"]).findings(in: text).map(\.rule))
    #expect(rules.isDisjoint(with: ["P07", "D01"]))
    let told = DeclarationLinter(ignoring: ["D01"]).findings(in: text).filter { $0.rule == "P08" }
    #expect(told.allSatisfy { !$0.message.contains("D01") })
  }

  @Test(arguments: [(128, 0), (129, 1)])
  func conformancesBehindTheLimitAreToldOf(count: Int, findings: Int) {
    let supertypes = (0..<count).map { "b.n\($0)" }.joined(separator: ", ")
    let list = Self.list((0..<2).map { "{ UTTypeIdentifier = a.n\($0); UTTypeConformsTo = (\(supertypes)); }" })
    #expect(Self.findings(list, ["P07"]).count == findings)
  }

  @Test(arguments: [(2_000, 0), (2_001, 1)])
  func circlesBehindTheLimitAreToldOf(count: Int, findings: Int) {
    let list = Self.list((0..<count).map { "{ UTTypeIdentifier = a.n\($0); UTTypeConformsTo = a.n\($0); }" })
    let told = Self.findings(list, ["P07"])
    #expect(told.map(\.keyPath) == (0..<findings).map { _ in "UTExportedTypeDeclarations[2000].UTTypeConformsTo" })
  }

  @Test(arguments: [(64, 0), (65, 1)])
  func supertypesThatAreNotComparedAreToldOf(count: Int, findings: Int) {
    let supertypes = (0..<count).map { "b.n\($0)" }.joined(separator: ", ")
    let list = Self.list((0..<2).map { "{ UTTypeIdentifier = a.n\($0); UTTypeConformsTo = (\(supertypes)); }" })
    #expect(Self.findings(list, ["P08"]).count { $0.message.hasPrefix("rule D16 ") } == findings)
  }

  @Test(arguments: [(256, 0), (257, 1)])
  func theEndOfComparingIsToldOf(count: Int, findings: Int) {
    let supertypes = (0..<64).map { "b.n\($0)" }.joined(separator: ", ")
    let list = Self.list((0..<count).map { "{ UTTypeIdentifier = a.n\($0); UTTypeConformsTo = (\(supertypes)); }" })
    #expect(Self.findings(list, ["P08"]).count { $0.message.hasPrefix("rule D16 ") } == findings)
  }

  @Test func irregularitiesBehindTheLimitAreCounted() {
    let text = "<dict>" + String(repeating: ",<key>a</key><string>\u{1}</string>", count: 150) + "</dict>"
    #expect(Self.findings(text, ["P04"]).count == 100)
    #expect(Self.findings(text, ["P09"]).count == 100)
    #expect(
      Self.findings(text, ["P08"]).map(\.message) == [
        "rule P04 has 150 findings in this list, of which only the first 100 are told",
        "rule P09 has 150 findings in this list, of which only the first 100 are told",
      ])
  }
}
