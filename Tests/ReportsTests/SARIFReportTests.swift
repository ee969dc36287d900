// SPDX-License-Identifier: Apache-2.0
import Discovery
import Foundation
import InfoPlists
import Reports
import Testing

/// Checks what the schema of SARIF 2.1.0 demands of the objects that the report writes.
@Suite struct SARIFReportTests {
  private static let texts = [
    "{ }", "{ UTExportedTypeDeclarations = ({ }); }", "not a list",
    "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (\"a\\U0001b\", \"a\\\"b\"); }); }",
  ]
  private static let files = texts.enumerated().map { index, text in
    LintedFile(
      path: Array("dir \(index)/ä:%.plist".utf8), findings: DeclarationLinter().findings(in: Array(text.utf8)))
  }

  private static func run(_ files: [LintedFile]) throws -> [String: Any] {
    let bytes = SARIFReport(version: "1.2.3").report(files)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    #expect(log["version"] as? String == "2.1.0")
    #expect(Set(log.keys) == ["$schema", "version", "runs"])
    let runs = try #require(log["runs"] as? [[String: Any]])
    #expect(runs.count == 1)
    return try #require(runs.first)
  }

  @Test func runNamesToolAndRules() throws {
    let run = try Self.run(Self.files)
    #expect(Set(run.keys) == ["tool", "columnKind", "results", "invocations"])
    #expect(run["columnKind"] as? String == "unicodeCodePoints")
    let tool = try #require(run["tool"] as? [String: Any])
    let driver = try #require(tool["driver"] as? [String: Any])
    #expect(driver["name"] as? String == "sniff" && driver["version"] as? String == "1.2.3")
    let rules = try #require(driver["rules"] as? [[String: Any]])
    #expect(rules.compactMap { $0["id"] as? String } == DeclarationRule.all.map(\.id))
    for rule in rules {
      for key in ["shortDescription", "fullDescription", "help"] {
        let message = try #require(rule[key] as? [String: Any])
        #expect((message["text"] as? String)?.isEmpty == false)
      }
      let configuration = try #require(rule["defaultConfiguration"] as? [String: Any])
      #expect(["note", "warning", "error"].contains(configuration["level"] as? String))
    }
  }

  @Test func resultsHaveRulesMessagesAndPlaces() throws {
    let run = try Self.run(Self.files)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == Self.files.map(\.findings.count).reduce(0, +))
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(result["ruleId"] as? String == DeclarationRule.all[index].id)
      #expect(result["level"] as? String == DeclarationRule.all[index].level.rawValue)
      let message = try #require(result["message"] as? [String: Any])
      #expect((message["text"] as? String)?.hasSuffix(".") == true)
      let locations = try #require(result["locations"] as? [[String: Any]])
      #expect(locations.count == 1)
      let physical = try #require(locations.first?["physicalLocation"] as? [String: Any])
      let artifact = try #require(physical["artifactLocation"] as? [String: Any])
      let uri = try #require(artifact["uri"] as? String)
      #expect(uri.hasPrefix("dir%20") && uri.hasSuffix("/%C3%A4:%25.plist"))
      let region = try #require(physical["region"] as? [String: Any])
      #expect(try #require(region["startLine"] as? Int) >= 1)
      #expect(try #require(region["startColumn"] as? Int) >= 1)
    }
  }

  @Test func emptyRunIsWhole() throws {
    let run = try Self.run([])
    #expect((run["results"] as? [Any])?.isEmpty == true)
    let invocations = try #require(run["invocations"] as? [[String: Any]])
    #expect(invocations.first?["executionSuccessful"] as? Bool == true)
    #expect(invocations.first?["toolExecutionNotifications"] == nil)
  }

  @Test func unreadableFileIsNoSuccess() throws {
    let run = try Self.run([LintedFile(path: [0x61], failure: "EACCES")])
    let invocations = try #require(run["invocations"] as? [[String: Any]])
    #expect(invocations.first?["executionSuccessful"] as? Bool == false)
  }

  /// A notification (section 3.58) for each file that could not be read, in their order.
  @Test func unreadableFilesAreTold() throws {
    let failed = [LintedFile(path: [0x61], failure: "EACCES"), LintedFile(path: Array("b c".utf8), failure: "\"odd\"")]
    let run = try Self.run([failed[0], Self.files[1], failed[1]])
    let invocations = try #require(run["invocations"] as? [[String: Any]])
    let told = try #require(invocations.first?["toolExecutionNotifications"] as? [[String: Any]])
    #expect(told.allSatisfy { $0["level"] as? String == "error" })
    let messages = told.compactMap { ($0["message"] as? [String: Any])?["text"] as? String }
    #expect(messages == ["a cannot be checked: EACCES", "b c cannot be checked: \"odd\""])
    let uris = told.compactMap { notification -> String? in
      let locations = notification["locations"] as? [[String: Any]]
      let physical = locations?.first?["physicalLocation"] as? [String: Any]
      return (physical?["artifactLocation"] as? [String: Any])?["uri"] as? String
    }
    #expect(uris == ["a", "b%20c"])
  }

  @Test(arguments: [
    ("/a b/c", "file:///a%20b/c"), ("a:b/c", "./a:b/c"), ("a/b:c", "a/b:c"), ("x\u{7}", "x%07"), ("a?#[", "a%3F%23%5B"),
  ])
  func pathsAsURIs(path: String, uri: String) {
    #expect(SARIFReport.uri(Array(path.utf8)) == uri)
  }
}
