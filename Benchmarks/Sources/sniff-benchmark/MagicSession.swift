// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One run of the measurements of `sniff magic` against file(1): by class and size of files, all together, and the start.
struct MagicSession: Sendable {
  var options: Options
  /// Lines of one class's list; files are repeated until there are as many.
  private static let lines = 800
  /// Lines of the two lists whose difference is what a file costs in instructions.
  private static let instructionLines = (few: 20, many: 80)

  /// Measures, prints the tables and writes the result.
  func run() throws {
    Console.note("drawing \(options.files) files from \(options.tree)")
    let sample = try Sample(tree: options.tree, count: options.files, seed: options.seed)
    let workspace = try Workspace(sample)
    defer { workspace.remove() }
    let engines = try Self.engines(options, workspace)
    let machine = try Machine(options, output: workspace.output)
    let all = try measureAll(engines, sample, workspace)
    let groups =
      try MagicGroup.classes(of: sample, options, workspace) + MagicGroup.sizes(of: sample)
    var rows: [MagicReport.Group] = []
    for group in groups {
      Console.note(group.name)
      rows.append(try measure(group, engines, workspace))
    }
    let starts = try StartUp.measure(
      StartUp.magicCalls(options, in: workspace), times: options.starts, output: workspace.output)
    let report = MagicReport(
      setting: Report.Setting(
        date: Date.now.formatted(.iso8601), machine: machine, tree: options.tree, files: sample.paths.count,
        bytes: sample.bytes, seed: options.seed, repetitions: options.repetitions, threads: options.threads),
      all: all, groups: rows, starts: starts)
    print(report.page)
    Console.note("written to \(try report.write(to: options.output))")
  }

  /// A program that answers for a list of files as file(1) does.
  struct Engine: Sendable {
    var name: String
    var program: String
    var arguments: [String]

    func child(_ list: String) -> Child { Child(program: program, arguments: arguments + ["-f", list]) }
  }

  private static let libmagic = "sniff magic --engine libmagic"

  /// file(1), `sniff magic`, and `sniff magic` with libmagic where this build can choose it.
  private static func engines(_ options: Options, _ workspace: Workspace) throws -> [Engine] {
    let magic = ["magic", "--mime-type"]
    var engines = [
      Engine(name: "file", program: options.file, arguments: ["--mime-type"]),
      Engine(name: "sniff magic", program: options.sniff, arguments: magic),
    ]
    let libmagic = Engine(
      name: Self.libmagic, program: options.sniff, arguments: magic + ["--engine", "libmagic"])
    try "/dev/null\n".write(toFile: workspace.folder + "/none", atomically: false, encoding: .utf8)
    if (try? libmagic.child(workspace.folder + "/none").run(output: workspace.output)) != nil {
      engines.append(libmagic)
    } else {
      Console.note("this sniff cannot be told to use libmagic; its column is left out")
    }
    return engines
  }

  // MARK: All files

  /// Every engine over the whole list in turn, and `sniff magic` as often at once as there are processors.
  private func measureAll(_ engines: [Engine], _ sample: Sample, _ workspace: Workspace) throws -> [Report.Throughput] {
    var usages = [[Usage]](repeating: [], count: engines.count + 1)
    let shares = try (0..<options.threads).map { share in
      let paths = sample.paths.enumerated().filter { $0.offset % options.threads == share }.map(\.element)
      return try write(paths, to: workspace.folder + "/share-\(share)")
    }
    for repetition in 1...options.repetitions {
      for (index, engine) in engines.enumerated() {
        Console.note("\(repetition) of \(options.repetitions): \(engine.name)")
        usages[index].append(try engine.child(workspace.list).run(output: workspace.output, watchesMemory: true))
      }
      usages[engines.count].append(try Self.runTogether(shares.map(engines[1].child), workspace))
    }
    let names = engines.map(\.name) + ["sniff magic, \(options.threads) at once"]
    return zip(names, usages).map { name, usages in
      Report.Throughput(
        name: name, answers: sample.paths.count, wall: Statistics(usages.map(\.wall)),
        processor: Statistics(usages.map(\.processor)), peakMemory: usages.compactMap(\.peakMemory).max())
    }
  }

  /// Runs several programs at once: the time until the last has ended, and the processor time of all.
  private static func runTogether(_ children: [Child], _ workspace: Workspace) throws -> Usage {
    let results = SharedUsages()
    let clock = ContinuousClock()
    let start = clock.now
    DispatchQueue.concurrentPerform(iterations: children.count) { index in
      results.add(Result { try children[index].run(output: workspace.output + "-\(index)", watchesMemory: true) })
    }
    let wall = start.duration(to: clock.now).seconds
    let usages = try results.values()
    return Usage(
      wall: wall, processor: usages.reduce(0) { $0 + $1.processor }, peakMemory: usages.compactMap(\.peakMemory).max())
  }

  // MARK: Groups

  private func measure(_ group: MagicGroup, _ engines: [Engine], _ workspace: Workspace) throws -> MagicReport.Group {
    let many = try write(group.paths(count: Self.lines), to: workspace.folder + "/many")
    let one = try write(group.paths(count: 1), to: workspace.folder + "/one")
    var times: [String: [Double]] = [:]
    for _ in 0..<options.repetitions {
      for engine in engines {
        let start = try engine.child(one).run(output: workspace.output).processor
        let whole = try engine.child(many).run(output: workspace.output).processor
        times[engine.name, default: []].append(max(0, whole - start) / Double(Self.lines - 1) * 1e6)
      }
    }
    return MagicReport.Group(
      name: group.name, files: group.members.count, microseconds: times.mapValues(Statistics.init),
      instructions: try instructions(group, engines, workspace))
  }

  /// Instructions of a file by callgrind; none where valgrind is not installed or was not asked for.
  private func instructions(
    _ group: MagicGroup, _ engines: [Engine], _ workspace: Workspace
  ) throws -> [String: Int] {
    guard let valgrind = options.valgrind else { return [:] }
    var counts: [String: Int] = [:]
    // libmagic runs in a process of its own there, which is not counted.
    for engine in engines where engine.name != Self.libmagic {
      var totals: [Int] = []
      for count in [Self.instructionLines.few, Self.instructionLines.many] {
        let list = try write(group.paths(count: count), to: workspace.folder + "/counted")
        let profile = workspace.folder + "/profile"
        _ = try Child(
          program: valgrind,
          arguments: ["--tool=callgrind", "--callgrind-out-file=\(profile)", engine.program] + engine.arguments
            + ["-f", list]
        ).run(output: workspace.output)
        let text = try String(contentsOfFile: profile, encoding: .utf8)
        let line = text.split(separator: "\n").first { $0.hasPrefix("summary:") || $0.hasPrefix("totals:") }
        totals.append(line?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0)
      }
      counts[engine.name] = (totals[1] - totals[0]) / (Self.instructionLines.many - Self.instructionLines.few)
    }
    return counts
  }

  private func write(_ paths: [String], to file: String) throws -> String {
    try paths.map { $0 + "\n" }.joined().write(toFile: file, atomically: false, encoding: .utf8)
    return file
  }
}

/// What programs used that ran at once.
private final class SharedUsages: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [Result<Usage, any Error>] = []

  func add(_ result: Result<Usage, any Error>) { lock.withLock { results.append(result) } }

  func values() throws -> [Usage] { try lock.withLock { try results.map { try $0.get() } } }
}
