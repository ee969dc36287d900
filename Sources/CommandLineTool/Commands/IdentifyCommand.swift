// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
import Magic
import Reports
import Scanning
import Sniffing
import UniformTypes

/// `sniff PATH…`: identifies each path.
struct IdentifyCommand: ToolCommand {
  let arguments: ParsedArguments
  let console: Console
  let registry: TypeRegistry

  /// Below this many paths the threads cost more than they bring.
  private static let fewPaths = 8
  /// Paths in one batch: small enough that order does not hold up the output.
  private static let batchSize = 16

  func run() throws(ToolFailure) -> ExitStatus {
    let lists = Inputs.lists(arguments)
    guard !arguments.operands.isEmpty || !lists.isEmpty else {
      throw .usage(
        "no path given; write `sniff PATH`, `sniff scan DIR`, for standard input `sniff -`, or `sniff --help`")
    }
    let items = Inputs.operands(arguments)
    // What is printed is the path, which a URL is not.
    let names = lists.isEmpty ? items.map { Array($0.path.bytes) } : []
    let (options, overriding, choice, threads) = try ToolFailure.wrapping {
      () throws(UsageError) -> (SniffOptions, Claims, ReportChoice, Int?) in
      (
        SniffOptions(arguments, registry: registry), try Claims(arguments, registry: registry),
        try ReportChoice(arguments, console, names: names, isFiltered: false),
        try arguments.number(of: "threads", in: 1...FilePipeline.mostThreads)
      )
    }
    let isShort = lists.isEmpty && names.count < IdentifyCommand.fewPaths
    let threadCount = OpenDirectories.threadCount(threads ?? (isShort ? 1 : Thread.processorCount))
    let isForFew = lists.isEmpty && names.count <= MagicDatabase.fewFiles
    let workers = try FileWorkers(options, overriding: overriding, forFew: isForFew, console)
    defer { workers.keepIndexes() }
    let pipeline = FilePipeline(
      workers: workers,
      delivery: Delivery(to: console, stopsAtFailure: arguments.has("exit-on-error")), threadCount: threadCount,
      isOrdered: true)
    let writer = choice.writer
    try console.print(writer.header)
    return try pipeline.run(
      reporting: {
        let append = writer.makeAppender()
        return { file, outcome in append(file, &outcome.output) }
      },
      produce: { submit throws(UsageError) in
        guard submitAll(items, submit) else { return }
        try Inputs.items(in: lists, note: console.complain) { submitAll($0, submit) }
      })
  }

  private func submitAll(_ items: [ScanItem], _ submit: ([ScanItem]) -> Bool) -> Bool {
    var batch: [ScanItem] = []
    for item in items where Interruption.signal == nil {
      batch.append(item)
      if batch.count == IdentifyCommand.batchSize {
        guard submit(batch) else { return false }
        batch.removeAll()
      }
    }
    return batch.isEmpty || submit(batch)
  }
}
