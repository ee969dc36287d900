// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
import Reports
import Scanning
import Sniffing

/// `sniff explain PATH…`: tells why.
struct ExplainCommand {
  private let arguments: ParsedArguments
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(ToolFailure) -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw .usage("no path given; write `sniff explain PATH`") }
    let registry = Declarations.registry(arguments, console)
    var (options, overriding, items) = try ToolFailure.wrapping {
      () throws(UsageError) -> (SniffOptions, Claims, [ScanItem]) in
      var items: [ScanItem] = []
      for operand in arguments.operands { items.append(ScanItem(path: try Inputs.path(of: operand))) }
      return (SniffOptions(arguments, registry: registry), try Claims(arguments, registry: registry), items)
    }
    options.describesEvidence = true
    let identify = try FileWorkers(options, overriding: overriding, forFew: true, console).make()
    var hasFailures = false
    for item in items {
      let start = ContinuousClock.now
      let file = identify(item)
      let time = ContinuousClock.now - start
      var output: [UInt8] = []
      ExplainReport(registry).append(file, microseconds: Int64(time / .microseconds(1)), to: &output)
      try console.print(output)
      var outcome = Outcome()
      outcome.note(file)
      if outcome.failures > 0 {
        hasFailures = true
        console.writeError(outcome.messages)
      }
    }
    return hasFailures ? .someFailed : .success
  }
}
