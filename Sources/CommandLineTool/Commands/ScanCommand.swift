// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
import Reports
import Scanning
import Sniffing
import UniformTypes

/// `sniff scan DIR…`: walks trees and identifies every entry.
struct ScanCommand: ToolCommand {
  let arguments: ParsedArguments
  let console: Console
  let registry: TypeRegistry

  /// Entries in one batch: enough to make the hand-over cheap, few enough to keep the output flowing.
  private static let batchSize = 32
  /// Bytes of paths in one batch: in a tree of ten thousand levels a single path can take megabytes.
  private static let batchBytes = 64 << 10

  func run() throws(ToolFailure) -> ExitStatus {
    let lists = Inputs.lists(arguments)
    guard !arguments.operands.isEmpty || !lists.isEmpty else {
      throw .usage("no directory given; write `sniff scan DIR`")
    }
    let isSummary = arguments.has("summary")
    let (options, choice, filter, walk, threads, progress) = try ToolFailure.wrapping {
      () throws(UsageError) -> (SniffOptions, ReportChoice, EntryFilter, WalkOptions, Int?, Progress?) in
      let filter = try EntryFilter(arguments, registry: registry)
      return (
        SniffOptions(arguments, registry: registry),
        try ReportChoice(arguments, console, names: [], isFiltered: filter.isActive, isSummary: isSummary), filter,
        try WalkOptions(arguments), try arguments.number(of: "threads", in: 1...FilePipeline.mostThreads),
        try wantsProgress() ? Progress(on: console) : nil
      )
    }
    if arguments.has("mismatch"), arguments.has("no-name") {
      console.complain("without names, --mismatch finds only what the attribute user.mime_type claims wrongly")
    }
    let summary = choice.summary
    let delivery = Delivery(to: console, stopsAtFailure: arguments.has("exit-on-error"), progress: progress)
    let threadCount = OpenDirectories.threadCount(threads ?? Thread.processorCount)
    let openDirectories = OpenDirectories(threads: threadCount)
    let pipeline = FilePipeline(
      workers: try FileWorkers(options, console), delivery: delivery, threadCount: threadCount,
      isOrdered: !arguments.has("unordered"))
    let writer = choice.writer
    if !isSummary { try console.print(writer.header) }
    let status = try pipeline.run(
      reporting: {
        let append = writer.makeAppender()
        return { file, outcome in
          if isSummary {
            if filter.counts(file) { outcome.summary.count(file) }
          } else if filter.accepts(file) {
            append(file, &outcome.output)
          }
        }
      },
      produce: { submit throws(UsageError) in try produce(lists, walk, openDirectories, submit) })
    if isSummary { try console.print(summary(delivery.summary), afterFailures: status != .success) }
    return status
  }

  private func produce(
    _ lists: [Inputs.List], _ options: WalkOptions, _ openDirectories: OpenDirectories,
    _ submit: ([ScanItem]) -> Bool
  ) throws(UsageError) {
    var batch: [ScanItem] = []
    var batchBytes = 0
    var isWanted = true
    try withoutActuallyEscaping(submit) { submit throws(UsageError) in
      let flush = {
        guard !batch.isEmpty else { return }
        isWanted = submit(batch) && isWanted
        // The array is the workers' from here on.
        batch = []
        batchBytes = 0
      }
      let visit = { (item: ScanItem) -> Bool in
        batch.append(item)
        batchBytes += item.path.bytes.count
        if batch.count >= ScanCommand.batchSize || batchBytes >= ScanCommand.batchBytes { flush() }
        return isWanted && Interruption.signal == nil
      }
      let consumer = DirectoryWalker.Consumer(visit: visit, flush: flush)
      var walker = DirectoryWalker(options, openDirectories: openDirectories, consumer: consumer)
      let walkAll = { (items: [ScanItem]) -> Bool in
        for item in items where isWanted && Interruption.signal == nil {
          if item.failure == nil { _ = walker.walk(item.path) } else { _ = visit(item) }
        }
        // Whoever sends roots one by one waits for the answers to each.
        if isWanted { flush() }
        return isWanted
      }
      guard walkAll(Inputs.operands(arguments)) else { return }
      try Inputs.items(in: lists, note: console.complain, take: walkAll)
    }
  }

  private func wantsProgress() throws(UsageError) -> Bool {
    switch try arguments.choice(of: "progress", ReportChoice.When.self) ?? .auto {
    case .always: return true
    case .never: return false
    // On one terminal the entries themselves show how far the scan has come.
    case .auto: return console.isErrorTerminal && !console.isOutputTerminal
    }
  }
}

extension WalkOptions {
  /// The walk that the command line asks for.
  init(_ arguments: ParsedArguments) throws(UsageError) {
    self.init()
    maximumDepth = try arguments.number(of: "max-depth", in: 0...Int(Int32.max))
    exclusions = try arguments.allBytes(of: "exclude").map { (pattern) throws(UsageError) in
      if let fault = GlobPattern.fault(of: pattern) {
        throw UsageError("--exclude '\(String(decoding: pattern, as: UTF8.self))' \(WalkOptions.words(for: fault))")
      }
      return GlobPattern(bytes: pattern)
    }
    staysOnFileSystem = arguments.has("one-file-system")
    followsLinks = arguments.followsLinks
  }

  private static func words(for fault: GlobPattern.Fault) -> String {
    switch fault {
    case .empty: "names nothing; leave it out"
    case .openBracket: "has a [ without its ]; write \\[ for a bracket in a name"
    case .outside: "leads out of the tree with its ..; write a path below DIR"
    case .lastBackslash: "ends with a backslash; write two for one in a name"
    }
  }
}
