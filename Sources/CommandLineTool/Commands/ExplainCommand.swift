// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
import Reports
import Scanning
import Sniffing

/// `sniff explain PATH…`: tells why.
struct ExplainCommand: ToolCommand {
  let arguments: ParsedArguments
  let console: Console

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
    let delivery = Delivery(to: console, stopsAtFailure: false)
    for item in items {
      let start = ContinuousClock.now
      let file = identify(item)
      let time = ContinuousClock.now - start
      var outcome = Outcome()
      outcome.note(file)
      ExplainReport(registry).append(file, microseconds: Int64(time / .microseconds(1)), to: &outcome.output)
      guard delivery.take(outcome) else { break }
    }
    return try delivery.finish()
  }
}
