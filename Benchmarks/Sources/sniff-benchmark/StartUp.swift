// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How long a call for one file takes, from the start of the process to its end.
enum StartUp {
  /// One call of a program, and the file it is asked about.
  struct Call: Sendable {
    var name: String
    var child: Child
  }

  /// An empty program, then both programs with a text and with a binary file.
  static func calls(_ options: Options, in workspace: Workspace) throws -> [Call] {
    let text = workspace.folder + "/start.txt"
    try "The ferry left at seven.\n".write(toFile: text, atomically: false, encoding: .utf8)
    // Its own program file: a binary that is there wherever this runs.
    let binary = options.file
    var calls = [Call(name: "start of true", child: Child(program: "/bin/true", arguments: []))]
    for (kind, path) in [("text", text), ("binary", binary)] {
      for (name, program) in [("file", options.file), ("sniff", options.sniff)] {
        let child = Child(program: program, arguments: ["--mime-type", path])
        calls.append(Call(name: "start of \(name), \(kind)", child: child))
      }
    }
    return calls
  }

  /// The same for `sniff magic`, which answers from the signature database alone.
  static func magicCalls(_ options: Options, in workspace: Workspace) throws -> [Call] {
    var calls = try calls(options, in: workspace)
    for (kind, path) in [("text", workspace.folder + "/start.txt"), ("binary", options.file)] {
      let child = Child(program: options.sniff, arguments: ["magic", "--mime-type", path])
      calls.append(Call(name: "start of sniff magic, \(kind)", child: child))
    }
    return calls
  }

  /// Measures all calls in turn, so that a busy moment hits each of them alike.
  static func measure(_ calls: [Call], times: Int, output: String) throws -> [Report.Start] {
    var samples = [[Usage]](repeating: [], count: calls.count)
    for _ in 0..<times {
      for (index, call) in calls.enumerated() {
        samples[index].append(try call.child.run(output: output))
      }
    }
    return zip(calls, samples).map { call, usages in
      Report.Start(
        name: call.name, wall: Statistics(usages.map(\.wall)), processor: Statistics(usages.map(\.processor)))
    }
  }
}
