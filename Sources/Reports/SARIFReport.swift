// SPDX-License-Identifier: Apache-2.0
package import Discovery
import FileSystem
package import InfoPlists
import PropertyLists

/// Findings for code-review tools: Static Analysis Results Interchange Format 2.1.0 (OASIS, 2020).
package struct SARIFReport: LintReport {
  private let version: String
  private let rules: [DeclarationRule]
  private let ruleIndexes: [String: Int]

  /// A report of the tool's version over the rules that were checked.
  package init(version: String, rules: [DeclarationRule] = DeclarationRule.all) {
    self.version = version
    self.rules = rules
    ruleIndexes = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($0.element.id, $0.offset) })
  }

  package var header: [UInt8] {
    var output: [UInt8] = []
    output.append("{")
    output.appendJSON("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    output.appendJSON("version", "2.1.0")
    output.appendJSONKey("runs")
    output.append("[{")
    output.appendJSONKey("tool")
    output.append("{")
    output.appendJSONKey("driver")
    output.append("{")
    output.appendJSON("name", "sniff")
    output.appendJSON("version", version)
    output.appendJSONKey("rules")
    output.appendJSONArray(rules, append)
    // Columns are counted in Unicode scalars (section 3.14.17).
    output.append("}},")
    output.append("\"columnKind\":\"unicodeCodePoints\",\"results\":[")
    return output
  }

  /// A reportingDescriptor (section 3.49).
  private func append(_ rule: DeclarationRule, to output: inout [UInt8]) {
    output.append("{")
    output.appendJSON("id", rule.id)
    appendText("shortDescription", rule.title, to: &output)
    appendText("fullDescription", rule.explanation, to: &output)
    appendText("help", RuleExplanation.text(rule), to: &output)
    output.appendJSONKey("defaultConfiguration")
    output.append("{")
    output.appendJSON("level", rule.level.rawValue)
    output.append("}}")
  }

  /// A message (section 3.11).
  private func appendText(_ key: String, _ text: String, to output: inout [UInt8]) {
    output.appendJSONKey(key)
    output.append("{")
    output.appendJSON("text", text)
    output.append("}")
  }

  package func append(_ file: LintedFile, isFirst: Bool, to output: inout [UInt8]) {
    var isFirst = isFirst
    for finding in file.findings {
      if !isFirst { output.append(",") }
      isFirst = false
      append(finding, in: file.path, to: &output)
    }
  }

  /// A result (section 3.27).
  private func append(_ finding: Finding, in path: [UInt8], to output: inout [UInt8]) {
    output.append("{")
    output.appendJSON("ruleId", finding.rule)
    if let index = ruleIndexes[finding.rule] {
      output.appendJSONKey("ruleIndex")
      output.append("\(index)")
    }
    output.appendJSON("level", finding.level.rawValue)
    appendText("message", "\(finding.message). To repair: \(finding.fix).", to: &output)
    output.appendJSONKey("locations")
    output.append("[{")
    output.appendJSONKey("physicalLocation")
    output.append("{")
    appendArtifact(path, to: &output)
    if let position = finding.position {
      output.appendJSONKey("region")
      output.append("{\"startLine\":\(position.line),\"startColumn\":\(position.column)}")
    }
    output.append("}")
    if !finding.keyPath.isEmpty {
      output.appendJSONKey("logicalLocations")
      output.append("[{")
      output.appendJSON("fullyQualifiedName", finding.keyPath)
      output.append("}]")
    }
    output.append("}]}")
  }

  /// An artifactLocation (section 3.4).
  private func appendArtifact(_ path: [UInt8], to output: inout [UInt8]) {
    output.appendJSONKey("artifactLocation")
    output.append("{")
    output.appendJSON("uri", SARIFReport.uri(path))
    output.append("}")
  }

  /// The end of the results, and an invocation (section 3.20) that tells of what could not be read.
  package func footer(_ count: FindingCount) -> [UInt8] {
    let isSuccessful = count.failures == 0 && !count.isInterrupted
    var output = Array("],\"invocations\":[{\"executionSuccessful\":\(isSuccessful)".utf8)
    if count.failures > 0 {
      output.appendJSONKey("toolExecutionNotifications")
      output.appendJSONArray(count.failedFiles, append)
    }
    output.append("}]}]}\n")
    return output
  }

  /// A notification (section 3.58).
  private func append(_ failure: FindingCount.Failure, to output: inout [UInt8]) {
    output.append("{")
    output.appendJSON("level", "error")
    let name = FilePath(bytes: failure.path).description
    appendText("message", "\(name.escapingControls) cannot be checked: \(failure.reason)", to: &output)
    output.appendJSONKey("locations")
    output.append("[{")
    output.appendJSONKey("physicalLocation")
    output.append("{")
    appendArtifact(failure.path, to: &output)
    output.append("}}]}")
  }

  /// The path as a URI reference (RFC 3986): relative, or with the scheme `file` where it is absolute.
  package static func uri(_ path: [UInt8]) -> String {
    var text = path.first == UInt8(ascii: "/") ? "file://" : ""
    // A colon in the first component of a relative reference would make a scheme of it (section 4.2).
    let firstComponent = path.prefix { $0 != UInt8(ascii: "/") }
    if firstComponent.contains(UInt8(ascii: ":")) { text += "./" }
    for byte in path {
      switch byte {
      case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"):
        text.unicodeScalars.append(Unicode.Scalar(byte))
      case _ where "-._~/!$&'()*+,;=:@".utf8.contains(byte): text.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        text += digits.count == 1 ? "%0" + digits : "%" + digits
      }
    }
    return text
  }
}
