// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A temporary folder with the sample as a list and as a tree of its own.
struct Workspace: Sendable {
  let folder: String
  /// How many folders the tree has, itself included.
  let folders: Int
  /// How many files the sample has.
  let files: Int
  /// Entries of one folder of the tree.
  static let folderSize = 200

  var list: String { folder + "/list" }
  var tree: String { folder + "/tree" }
  var output: String { folder + "/output" }

  /// Writes the list, one path a line, and links the files into a tree of small folders.
  ///
  /// Hard links are made where the sample lies on the same file system and the system allows them; copies elsewhere.
  init(_ sample: Sample) throws {
    folder = NSTemporaryDirectory() + "/sniff-benchmark-\(getpid())"
    try FileManager.default.createDirectory(atPath: folder + "/tree", withIntermediateDirectories: true)
    files = sample.paths.count
    let lines = sample.paths.map { $0 + "\n" }.joined()
    try lines.write(toFile: folder + "/list", atomically: false, encoding: .utf8)
    // The folders of the tree, and the tree itself.
    folders = 1 + (sample.paths.count + Self.folderSize - 1) / Self.folderSize
    for (index, path) in sample.paths.enumerated() {
      let place = tree + "/\(index / Self.folderSize)"
      if index % Self.folderSize == 0 { mkdir(place, 0o700) }
      let name = place + "/\(index)-" + (path.split(separator: "/").last.map(String.init) ?? "")
      if link(path, name) != 0 { try FileManager.default.copyItem(atPath: path, toPath: name) }
    }
  }

  /// Deletes the folder; the files that the links name stay.
  func remove() {
    try? FileManager.default.removeItem(atPath: folder)
  }

  /// How many lines the last program wrote.
  func answers() throws -> Int {
    let data = try Data(contentsOf: URL(fileURLWithPath: output), options: .alwaysMapped)
    return data.reduce(into: 0) { count, byte in if byte == UInt8(ascii: "\n") { count += 1 } }
  }
}
