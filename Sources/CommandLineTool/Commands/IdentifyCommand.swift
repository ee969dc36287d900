// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
import Magic
import Reports
import Scanning
import Sniffing

/// `sniff PATH…`: identifies each path.
struct IdentifyCommand: ToolCommand {
  let arguments: ParsedArguments
  let console: Console

  /// Below this many paths the threads cost more than they bring.
  private static let fewPaths = 8
  /// Paths in one batch: small enough that order does not hold up the output.
  private static let batchSize = 16

  func run() throws(ToolFailure) -> ExitStatus {
    let lists =
      arguments.allBytes(of: "files-from").map { ($0, UInt8(ascii: "\n")) }
      + arguments.allBytes(of: "files0-from").map { ($0, UInt8(0)) }
    guard !arguments.operands.isEmpty || !lists.isEmpty else {
      throw .usage("no path given; write `sniff PATH`, `sniff scan DIR`, or `sniff --help`")
    }
    let registry = Declarations.registry(arguments, console)
    let names = lists.isEmpty ? arguments.operands : []
    let (options, overriding, choice, threads) = try ToolFailure.wrapping {
      () throws(UsageError) -> (SniffOptions, Claims, ReportChoice, Int?) in
      (
        SniffOptions(arguments, registry: registry), try Claims(arguments, registry: registry),
        try ReportChoice(arguments, console, names: names, isFiltered: false),
        try arguments.number(of: "threads", in: 1...FilePipeline.mostThreads)
      )
    }
    let isShort = lists.isEmpty && names.count < IdentifyCommand.fewPaths
    let threadCount = threads ?? (isShort ? 1 : Thread.processorCount)
    let isForFew = lists.isEmpty && names.count <= MagicDatabase.fewFiles
    let pipeline = FilePipeline(
      workers: try FileWorkers(options, overriding: overriding, forFew: isForFew, console),
      delivery: Delivery(to: console, stopsAtFailure: arguments.has("exit-on-error")), threadCount: threadCount,
      isOrdered: true)
    let writer = choice.writer
    try console.print(writer.header)
    var listFailure: ToolFailure?
    let status = try pipeline.run(
      reporting: { file, outcome in writer.append(file, to: &outcome.output) },
      produce: { submit in listFailure = produce(lists, submit) })
    if let listFailure { throw listFailure }
    return status
  }

  private func produce(_ lists: [([UInt8], UInt8)], _ submit: ([ScanItem]) -> Bool) -> ToolFailure? {
    do throws(ToolFailure) {
      guard try submitAll(arguments.operands, submit) else { return nil }
      for (list, terminator) in lists {
        do throws(Errno) {
          var failure: ToolFailure?
          try Inputs.records(in: list, terminator: terminator) { records in
            do throws(ToolFailure) { return try submitAll(records, submit) } catch {
              failure = error
              return false
            }
          }
          if let failure { return failure }
        } catch {
          if error == .interrupted { return nil }
          return .usage("cannot read the list \(String(decoding: list, as: UTF8.self)): \(error)")
        }
      }
      return nil
    } catch {
      return error
    }
  }

  private func submitAll(_ operands: [[UInt8]], _ submit: ([ScanItem]) -> Bool) throws(ToolFailure) -> Bool {
    var batch: [ScanItem] = []
    for operand in operands where Interruption.signal == nil {
      batch.append(ScanItem(path: try ToolFailure.wrapping { () throws(UsageError) in try Inputs.path(of: operand) }))
      if batch.count == IdentifyCommand.batchSize {
        guard submit(batch) else { return false }
        batch.removeAll()
      }
    }
    return batch.isEmpty || submit(batch)
  }
}
