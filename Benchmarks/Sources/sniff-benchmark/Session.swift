// SPDX-License-Identifier: Apache-2.0
import Foundation

/// One run of all measurements.
struct Session: Sendable {
  var options: Options

  /// Measures, prints the tables and writes the result.
  func run() throws {
    Console.note("drawing \(options.files) files from \(options.tree)")
    let sample = try Sample(tree: options.tree, count: options.files, seed: options.seed)
    let workspace = try Workspace(sample)
    defer { workspace.remove() }
    let report = Report(
      setting: Report.Setting(
        date: Date.now.formatted(.iso8601), machine: try Machine(options, output: workspace.output), tree: options.tree,
        files: sample.paths.count, bytes: sample.bytes, seed: options.seed, repetitions: options.repetitions,
        threads: options.threads),
      throughputs: try throughputs(workspace),
      starts: try StartUp.measure(
        StartUp.calls(options, in: workspace), times: options.starts, output: workspace.output))
    print(report.page)
    let path = try report.write(to: options.output)
    Console.note("written to \(path)")
  }

  /// Every way in turn, as often as asked, so that a busy moment of the machine hits each of them alike.
  private func throughputs(_ workspace: Workspace) throws -> [Report.Throughput] {
    let contenders = Contender.all(options, workspace)
    // The first reading fills the page cache; it is not counted.
    _ = Floor.touch(workspace.tree)
    var usages = [[Usage]](repeating: [], count: contenders.count)
    var answers = [Int](repeating: 0, count: contenders.count)
    for repetition in 1...options.repetitions {
      for (index, contender) in contenders.enumerated() {
        Console.note("\(repetition) of \(options.repetitions): \(contender.name)")
        let (usage, count) = try contender.measure(in: workspace)
        usages[index].append(usage)
        answers[index] = count
        if count != workspace.files { Console.note("\(contender.name) answered for \(count) files") }
      }
    }
    return contenders.indices.map { index in
      Report.Throughput(
        name: contenders[index].name, answers: answers[index],
        wall: Statistics(usages[index].map(\.wall)), processor: Statistics(usages[index].map(\.processor)),
        peakMemory: usages[index].compactMap(\.peakMemory).max())
    }
  }
}
