// SPDX-License-Identifier: Apache-2.0

/// One way to have all files of the sample identified.
struct Contender: Sendable {
  /// The name in results; results of different days are compared by it.
  var name: String
  /// What is run; nothing for the floor, which is done in this process.
  var child: Child?
  /// Lines that are not about a file of the sample: a scan also answers for folders.
  var otherLines = 0

  /// The name that all others are compared with.
  static let reference = "file"

  /// All ways, the reference first after the floor.
  static func all(_ options: Options, _ workspace: Workspace) -> [Contender] {
    func list(_ name: String, threads: Int, _ extra: String...) -> Contender {
      let arguments = ["--mime-type", "-j", String(threads)] + extra + ["--files-from", workspace.list]
      return Contender(name: "sniff list, " + name, child: Child(program: options.sniff, arguments: arguments))
    }
    func scan(_ name: String, threads: Int) -> Contender {
      let arguments = ["scan", "--format", "ndjson", "-j", String(threads), workspace.tree]
      return Contender(
        name: "sniff scan, " + name, child: Child(program: options.sniff, arguments: arguments),
        otherLines: workspace.folders)
    }
    return [
      Contender(name: "floor", child: nil),
      Contender(
        name: reference,
        child: Child(program: options.file, arguments: ["--mime-type", "-f", workspace.list])),
      // Like sniff, and unlike the reference, this looks into compressed files.
      Contender(
        name: "file -z", child: Child(program: options.file, arguments: ["-z", "--mime-type", "-f", workspace.list])),
      list("1 thread", threads: 1),
      list("content only, 1 thread", threads: 1, "--no-name"),
      list("all threads", threads: options.threads),
      scan("1 thread", threads: 1),
      scan("all threads", threads: options.threads),
    ]
  }

  /// Reads all files once; `answers` is how many files got a line.
  func measure(in workspace: Workspace) throws -> (usage: Usage, answers: Int) {
    guard let child else {
      let floor = Floor.touch(workspace.tree)
      return (floor.usage, floor.files)
    }
    let usage = try child.run(output: workspace.output, watchesMemory: true)
    return (usage, try workspace.answers() - otherLines)
  }
}
