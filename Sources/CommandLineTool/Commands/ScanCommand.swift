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

  /// Entries in one batch: enough to make the hand-over cheap, few enough to keep the output flowing.
  private static let batchSize = 32
  /// Bytes of paths in one batch: in a tree of ten thousand levels a single path can take megabytes.
  private static let batchBytes = 64 << 10

  func run() throws(ToolFailure) -> ExitStatus {
    guard !arguments.operands.isEmpty else { throw .usage("no directory given; write `sniff scan DIR`") }
    let registry = Declarations.registry(arguments, console)
    let (options, choice, filter, walk, threads, progress) = try ToolFailure.wrapping {
      () throws(UsageError) -> (SniffOptions, ReportChoice, EntryFilter, WalkOptions, Int?, Progress?) in
      let filter = try EntryFilter(arguments, registry: registry)
      return (
        SniffOptions(arguments, registry: registry),
        try ReportChoice(arguments, console, names: [], isFiltered: filter.isActive), filter,
        try WalkOptions(arguments), try arguments.number(of: "threads", in: 1...FilePipeline.mostThreads),
        try wantsProgress() ? Progress(on: console) : nil
      )
    }
    let isSummary = arguments.has("summary")
    let delivery = Delivery(to: console, stopsAtFailure: arguments.has("exit-on-error"), progress: progress)
    let threadCount = threads ?? Thread.processorCount
    let openDirectories = OpenDirectories(threads: threadCount)
    let pipeline = FilePipeline(
      workers: try FileWorkers(options, console), delivery: delivery, threadCount: threadCount,
      isOrdered: !arguments.has("unordered"))
    let writer = choice.writer
    if !isSummary { try console.print(writer.header) }
    let status = try pipeline.run(
      reporting: { file, outcome in
        guard filter.accepts(file) else { return }
        if isSummary { outcome.summary.count(file) } else { writer.append(file, to: &outcome.output) }
      },
      produce: { submit in produce(walk, openDirectories, submit) })
    if isSummary { try console.print(delivery.summary.table) }
    return status
  }

  private func produce(
    _ options: WalkOptions, _ openDirectories: OpenDirectories, _ submit: ([ScanItem]) -> Bool
  ) {
    var batch: [ScanItem] = []
    var batchBytes = 0
    var isWanted = true
    withoutActuallyEscaping(submit) { submit in
      let flush = {
        guard !batch.isEmpty else { return }
        isWanted = submit(batch) && isWanted
        // The array is the workers' from here on.
        batch = []
        batchBytes = 0
      }
      let consumer = DirectoryWalker.Consumer(
        visit: { item in
          batch.append(item)
          batchBytes += item.path.bytes.count
          if batch.count >= ScanCommand.batchSize || batchBytes >= ScanCommand.batchBytes { flush() }
          return isWanted && Interruption.signal == nil
        }, flush: flush)
      var walker = DirectoryWalker(options, openDirectories: openDirectories, consumer: consumer)
      for operand in arguments.operands where isWanted && Interruption.signal == nil {
        guard let path = try? Inputs.path(of: operand) else { continue }
        _ = walker.walk(path)
      }
      if isWanted { flush() }
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
    exclusions = arguments.allBytes(of: "exclude").map { GlobPattern(String(decoding: $0, as: UTF8.self)) }
    staysOnFileSystem = arguments.has("one-file-system")
    followsLinks = arguments.has("dereference")
  }
}

/// Which entries of a scan are reported.
struct EntryFilter: Sendable {
  private let supertypes: [UTType]
  private let wantsMismatch: Bool

  init(_ arguments: ParsedArguments, registry: TypeRegistry) throws(UsageError) {
    var supertypes: [UTType] = []
    for bytes in arguments.allBytes(of: "conforms-to") {
      let identifier = String(decoding: bytes, as: UTF8.self)
      guard let type = registry.type(identifier) else {
        throw UsageError("--conforms-to \(identifier): no such type; `sniff type \(identifier)` offers near ones")
      }
      supertypes.append(type)
    }
    self.supertypes = supertypes
    wantsMismatch = arguments.has("mismatch")
  }

  /// Whether anything is left out at all.
  var isActive: Bool { wantsMismatch || !supertypes.isEmpty }

  /// Whether a file is reported; one that could not be read is not, where something is asked of its type.
  func accepts(_ file: FileIdentification) -> Bool {
    guard isActive else { return true }
    guard let identification = file.identification else { return false }
    if wantsMismatch, identification.mismatch == nil { return false }
    return supertypes.isEmpty || supertypes.contains { identification.conforms(to: $0) }
  }
}
