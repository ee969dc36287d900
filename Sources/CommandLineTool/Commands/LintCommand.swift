// SPDX-License-Identifier: Apache-2.0
import Discovery
import FileSystem
import InfoPlists
import Reports

/// `sniff lint PATH…`: checks type declarations, document types and format readers.
struct LintCommand: ToolCommand {
  let arguments: ParsedArguments
  let console: Console

  /// The formats of `--format`.
  private enum Format: String, CaseIterable {
    case plain
    case ndjson
    case sarif
  }

  func run() throws(ToolFailure) -> ExitStatus {
    if arguments.has("explain") { return try explain() }
    guard !arguments.operands.isEmpty else { throw .usage("no path given; write `sniff lint Info.plist`") }
    let (report, ignored) = try ToolFailure.wrapping { () throws(UsageError) in (try chosenReport(), try ignoredRules())
    }
    let linter = DeclarationLinter(registry: Declarations.registry(arguments, console), ignoring: ignored)
    try console.print(report.header)
    var count = FindingCount()
    var isFirst = true
    for file in TreeLinter(linter).lint(arguments.operands.map { FilePath(bytes: $0) }) {
      count.add(file)
      if let failure = file.failure { console.complain("\(FilePath(bytes: file.path)): cannot be read: \(failure)") }
      var output: [UInt8] = []
      report.append(file, isFirst: isFirst, to: &output)
      if !file.findings.isEmpty { isFirst = false }
      try console.print(output)
    }
    try console.print(report.footer(count))
    let hasFailed = count.errors > 0 || count.failures > 0 || (arguments.has("strict") && count.warnings > 0)
    return hasFailed ? .someFailed : .success
  }

  private func chosenReport() throws(UsageError) -> any LintReport {
    switch try arguments.choice(of: "format", Format.self) ?? .plain {
    case .plain: PlainLintReport(isColored: try ReportChoice.isColored(arguments, console))
    case .ndjson: JSONLinesLintReport()
    case .sarif: SARIFReport(version: Tool.version)
    }
  }

  private func ignoredRules() throws(UsageError) -> Set<String> {
    var ignored: Set<String> = []
    for bytes in arguments.allBytes(of: "ignore") {
      for name in bytes.split(separator: UInt8(ascii: ",")) {
        let id = String(decoding: name, as: UTF8.self).uppercased()
        guard DeclarationRule.rule(id) != nil else { throw UsageError(unknownRule(id)) }
        ignored.insert(id)
      }
    }
    return ignored
  }

  /// Explains the rules that are asked for; with `all`, lists every rule.
  private func explain() throws(ToolFailure) -> ExitStatus {
    for bytes in arguments.allBytes(of: "explain") {
      let id = String(decoding: bytes, as: UTF8.self).uppercased()
      if id == "ALL" {
        for rule in DeclarationRule.all { try console.print(RuleExplanation.line(rule) + "\n") }
      } else if let rule = DeclarationRule.rule(id) {
        try console.print(RuleExplanation.text(rule))
      } else {
        throw .usage(unknownRule(id))
      }
    }
    return .success
  }

  private func unknownRule(_ id: String) -> String { "there is no rule \(id); `sniff lint --explain all` lists them" }
}
