// SPDX-License-Identifier: Apache-2.0
import Discovery
import FileSystem
import InfoPlists
import PropertyLists
import Reports
import Scanning
import UniformTypes

/// `sniff lint PATH…`: checks type declarations, document types and format readers.
struct LintCommand: ToolCommand {
  let arguments: ParsedArguments
  let console: Console
  let registry: TypeRegistry

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
    let linter = DeclarationLinter(registry: registry, ignoring: ignored)
    try console.print(report.header)
    var count = FindingCount()
    var isFirst = true
    try lint(arguments.operands.map(Inputs.item), with: TreeLinter(linter)) { (file) throws(ToolFailure) in
      count.add(file)
      if let failure = file.failure { console.complain("\(FilePath(bytes: file.path)): cannot be checked: \(failure)") }
      var output: [UInt8] = []
      report.append(file, isFirst: isFirst, to: &output)
      if !file.findings.isEmpty { isFirst = false }
      try console.print(output, afterFailures: hasFailed(count))
    }
    count.isInterrupted = Interruption.signal != nil
    try console.print(report.footer(count), afterFailures: hasFailed(count))
    return hasFailed(count) ? .someFailed : .success
  }

  private func hasFailed(_ count: FindingCount) -> Bool {
    count.errors > 0 || count.failures > 0 || (arguments.has("strict") && count.warnings > 0)
  }

  /// Lints the items in their order; neighbours together, because a bundle may lie in another one.
  private func lint(
    _ items: [ScanItem], with linter: TreeLinter, deliver: (LintedFile) throws(ToolFailure) -> Void
  ) throws(ToolFailure) {
    var paths: [FilePath] = []
    for item in items where Interruption.signal == nil {
      guard item.failure != nil || item.path.bytes == [UInt8(ascii: "-")] else {
        paths.append(item.path)
        continue
      }
      try linter.lint(paths, deliver: deliver)
      paths.removeAll()
      if let failure = item.failure {
        try deliver(LintedFile(path: item.path.bytes, failure: failure.description))
      } else if let file = lintStandardInput(with: linter) {
        try deliver(file)
      }
    }
    try linter.lint(paths, deliver: deliver)
  }

  /// A longer list than the linter reads need not be read to its end; nil where a signal came before.
  private func lintStandardInput(with linter: TreeLinter) -> LintedFile? {
    let input = FileDescriptor.standardInput
    var bytes: [UInt8] = []
    do throws(Errno) {
      while bytes.count <= PropertyListLimits.byteCount {
        guard try input.readNext(upTo: LintCommand.chunk, appendingTo: &bytes) > 0 else { break }
      }
    } catch .interrupted {
      return nil
    } catch {
      return LintedFile(path: FilePath("-").bytes, failure: error.description)
    }
    return linter.lint(bytes, path: FilePath("-"))
  }

  /// How much of standard input is read at once, in bytes.
  private static let chunk = 64 << 10

  private func chosenReport() throws(UsageError) -> any LintReport {
    try arguments.requireAtMostOne(of: ["json", "format"])
    let format = arguments.has("json") ? .ndjson : try arguments.choice(of: "format", Format.self)
    return switch format ?? .plain {
    case .plain: PlainLintReport(isColored: try ReportChoice.isColored(arguments, console))
    case .ndjson: JSONLinesLintReport()
    case .sarif: SARIFReport(version: Tool.version)
    }
  }

  private func ignoredRules() throws(UsageError) -> Set<String> {
    var ignored: Set<String> = []
    for bytes in arguments.allBytes(of: "ignore") {
      for name in bytes.split(separator: UInt8(ascii: ",")) {
        // Blanks after a comma are how people write lists.
        let id = String(String(decoding: name, as: UTF8.self).filter { !$0.isWhitespace }).uppercased()
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
