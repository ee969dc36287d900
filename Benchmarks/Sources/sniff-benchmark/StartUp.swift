// SPDX-License-Identifier: Apache-2.0
import Foundation

/// How long a call for one file takes, from the start of the process to its end.
enum StartUp {
  /// One call of a program, and the file it is asked about.
  struct Call: Sendable {
    var name: String
    var child: Child
  }

  /// The files that are asked about: a short text, source text, and a program.
  private static func subjects(_ options: Options, in workspace: Workspace) throws -> [(kind: String, path: String)] {
    let text = workspace.folder + "/start.txt"
    try "The ferry left at seven.\n".write(toFile: text, atomically: false, encoding: .utf8)
    // This very file, and the program file of the other tool: both are there wherever this runs.
    return [("text", text), ("source text", #filePath), ("binary", options.file)]
  }

  /// An empty program, then both programs with each of the files.
  static func calls(_ options: Options, in workspace: Workspace) throws -> [Call] {
    var calls = [Call(name: "start of true", child: Child(program: "/bin/true", arguments: []))]
    for (kind, path) in try subjects(options, in: workspace) {
      for (name, program) in [("file", options.file), ("sniff", options.sniff)] {
        let child = Child(program: program, arguments: ["--mime-type", path])
        calls.append(Call(name: "start of \(name), \(kind)", child: child))
      }
    }
    return calls
  }

  /// The same for `sniff magic`, which answers from the signature database alone, also without the index that an earlier start
  /// has left.
  static func magicCalls(_ options: Options, in workspace: Workspace) throws -> [Call] {
    var calls = try calls(options, in: workspace)
    for (kind, path) in try subjects(options, in: workspace) {
      var child = Child(program: options.sniff, arguments: ["magic", "--mime-type", path])
      calls.append(Call(name: "start of sniff magic, \(kind)", child: child))
      child.variables = ["SNIFF_CACHE": ""]
      calls.append(Call(name: "start of sniff magic, \(kind), no index kept", child: child))
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
