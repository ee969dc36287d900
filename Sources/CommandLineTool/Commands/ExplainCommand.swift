// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
import Reports
import Scanning
import Sniffing
import UniformTypes

/// `sniff explain PATH…`: tells why.
struct ExplainCommand: ToolCommand {
  let arguments: ParsedArguments
  let console: Console
  let registry: TypeRegistry

  func run() throws(ToolFailure) -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw .usage("no path given; write `sniff explain PATH`") }
    var options = SniffOptions(arguments, registry: registry)
    options.describesEvidence = true
    let overriding = try ToolFailure.wrapping { () throws(UsageError) in
      try Claims(arguments, registry: registry)
    }
    let workers = try FileWorkers(options, overriding: overriding, forFew: true, console)
    defer { workers.keepIndexes() }
    let identify = try workers.makeOne()
    let delivery = Delivery(to: console, stopsAtFailure: false)
    for item in arguments.operands.map(Inputs.item) where Interruption.signal == nil {
      let start = ContinuousClock.now
      let file = identify(item)
      // What was not read before a signal came has no answer.
      if file.failure == .system(.interrupted) { break }
      let time = ContinuousClock.now - start
      var outcome = Outcome()
      outcome.note(file)
      ExplainReport(registry).append(file, microseconds: Int64(time / .microseconds(1)), to: &outcome.output)
      guard delivery.take(outcome) else { break }
    }
    return try delivery.finish()
  }
}
