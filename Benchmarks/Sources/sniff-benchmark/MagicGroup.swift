// SPDX-License-Identifier: Apache-2.0
import Foundation

/// Files of the sample that have something in common.
struct MagicGroup: Sendable {
  var name: String
  var members: [String]

  /// So many of the members that their sizes and contents even out.
  private static let most = 400

  /// Members in turn, as many as are asked for.
  func paths(count: Int) -> [String] { (0..<count).map { members[$0 % members.count] } }

  /// The classes by what file(1) says, and those files that are almost nothing.
  private static let classes: [(name: String, types: [String])] = [
    ("plain text", ["text/plain"]), ("Python", ["text/x-script.python"]), ("C and C++", ["text/x-c", "text/x-c++"]),
    ("HTML", ["text/html"]), ("XML", ["text/xml"]), ("JSON", ["application/json"]),
    (
      "ELF",
      [
        "application/x-sharedlib", "application/x-pie-executable", "application/x-executable", "application/x-object",
      ]
    ),
    ("gzip", ["application/gzip"]), ("PNG", ["image/png"]), ("zip", ["application/zip", "application/java-archive"]),
    ("Python byte code", ["application/x-bytecode.python"]), ("no known type", ["application/octet-stream"]),
  ]
  /// Files of fewer bytes are a class of their own.
  private static let tiny = 16

  /// Groups by class; classes without files are left out.
  static func classes(of sample: Sample, _ options: Options, _ workspace: Workspace) throws -> [MagicGroup] {
    let list = Child(program: options.file, arguments: ["--mime-type", "-b", "-f", workspace.list])
    _ = try list.run(output: workspace.output)
    let answers = try String(contentsOfFile: workspace.output, encoding: .utf8).split(separator: "\n").map(String.init)
    guard answers.count == sample.paths.count else { throw UsageError("file answered for \(answers.count) files") }
    let typed = zip(sample.paths, answers).map { (path: $0, type: $1, size: size(of: $0)) }
    var groups = classes.map { name, types in
      MagicGroup(name: name, members: typed.filter { types.contains($0.type) && $0.size >= tiny }.map(\.path))
    }
    groups.append(MagicGroup(name: "tiny", members: typed.filter { (1..<tiny).contains($0.size) }.map(\.path)))
    return groups.filter { !$0.members.isEmpty }.map(\.shortened)
  }

  /// Groups by size; those without files are left out.
  static func sizes(of sample: Sample) -> [MagicGroup] {
    let limits = [256, 1 << 10, 4 << 10, 16 << 10, 64 << 10, 1 << 20, Int.max]
    let names = ["to 256 B", "to 1 KiB", "to 4 KiB", "to 16 KiB", "to 64 KiB", "to 1 MiB", "larger"]
    var groups = names.map { MagicGroup(name: $0, members: []) }
    for path in sample.paths {
      let bytes = size(of: path)
      guard bytes > 0, let index = limits.firstIndex(where: { bytes <= $0 }) else { continue }
      groups[index].members.append(path)
    }
    return groups.filter { !$0.members.isEmpty }.map(\.shortened)
  }

  private var shortened: MagicGroup { MagicGroup(name: name, members: Array(members.prefix(Self.most))) }

  private static func size(of path: String) -> Int {
    (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
  }
}
