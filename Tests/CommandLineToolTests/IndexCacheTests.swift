// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// What the tool keeps between two starts, and where.
@Suite struct IndexCacheTests {
  private let directory: TemporaryDirectory
  private let text: String

  init() throws {
    directory = try TemporaryDirectory()
    text = try directory.write("#!/bin/sh\necho $1\n", to: "script")
  }

  /// The files in the folder, with when they were last written.
  private func kept(in folder: String) -> [String: Date] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    return Dictionary(
      uniqueKeysWithValues: names.map { name in
        let attributes = try? FileManager.default.attributesOfItem(atPath: folder + "/" + name)
        return (name, attributes?[.modificationDate] as? Date ?? .distantPast)
      })
  }

  @Test(arguments: [["magic"], [], ["explain"]])
  func keepsIndexesOnce(_ command: [String]) throws {
    let arguments = (command + [text]).map { Array($0.utf8) }
    let folder = directory.path + "/cache"
    let environment = ["SNIFF_CACHE": folder]
    let without = ToolHarness(bytes: arguments)
    let first = ToolHarness(bytes: arguments, environment: environment)
    let written = kept(in: folder)
    #expect(written.count == 1 && written.keys.allSatisfy { $0.hasPrefix("magic-") && $0.hasSuffix(".index") })
    let second = ToolHarness(bytes: arguments, environment: environment)
    #expect(kept(in: folder) == written)
    for run in [first, second] {
      #expect(run.status == 0 && run.errors.isEmpty)
      // How long an explanation took differs.
      #expect(run.lines.filter { !$0.contains("time:") } == without.lines.filter { !$0.contains("time:") })
    }
  }

  @Test func findsTheUsersFolderForCaches() throws {
    let home = directory.path
    _ = ToolHarness("magic", text, environment: ["HOME": home])
    #expect(kept(in: home + "/.cache/sniff").count == 1)
    _ = ToolHarness("magic", text, environment: ["HOME": "/nonexistent", "XDG_CACHE_HOME": home + "/xdg"])
    #expect(kept(in: home + "/xdg/sniff").count == 1)
    try FileManager.default.createDirectory(atPath: home + "/other", withIntermediateDirectories: false)
    _ = ToolHarness("magic", text, environment: ["HOME": home + "/other", "XDG_CACHE_HOME": "relative"])
    #expect(kept(in: home + "/other/.cache/sniff").count == 1)
  }

  @Test(arguments: [
    ["SNIFF_CACHE": ""], ["HOME": "/nonexistent"], ["SNIFF_CACHE": "/dev/null"], ["XDG_CACHE_HOME": "x"], [:],
  ])
  func doesWithoutAFolder(_ environment: [String: String]) {
    var environment = environment
    if environment["SNIFF_CACHE"] == "" { environment["HOME"] = directory.path }
    let run = ToolHarness("magic", "-b", "--mime-type", text, environment: environment)
    #expect(run.lines == ["text/x-shellscript"] && run.status == 0 && run.errors.isEmpty)
    #expect(!FileManager.default.fileExists(atPath: directory.path + "/.cache"))
  }

  @Test func keepsNothingOfManyFiles() throws {
    let paths = (0..<3).map { _ in Array(text.utf8) }
    _ = ToolHarness(bytes: [Array("magic".utf8)] + paths, environment: ["SNIFF_CACHE": directory.path + "/cache"])
    #expect(kept(in: directory.path + "/cache").isEmpty)
  }

  /// Indexes of programs and databases that are gone go with the next one that is written, and nothing else does.
  @Test func removesOldIndexes() throws {
    let folder = directory.path + "/cache"
    let gone = ["magic-0123456789abcdef.index", "magic-a.index", "magic-a.index.4711"]
    let left = ["magic-.index", "magic-x.index", "magic-a.index.x", "magic-a.index.1.2", "magic-a", "a.index", "notes"]
    for name in gone + left {
      let path = try directory.write("old", to: "cache/" + name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSinceNow: -91 * 86_400)], ofItemAtPath: path)
    }
    try directory.write("young", to: "cache/magic-b.index")
    let run = ToolHarness("magic", text, environment: ["SNIFF_CACHE": folder])
    #expect(run.status == 0 && run.errors.isEmpty)
    let names = Set(kept(in: folder).keys)
    #expect(names.isDisjoint(with: gone) && names.isSuperset(of: left + ["magic-b.index"]))
    #expect(names.count == left.count + 2)
  }

  /// Of a folder that others fill, no more is looked at.
  @Test func looksAtFewNames() throws {
    let folder = directory.path + "/cache"
    for number in 0..<300 {
      let path = try directory.write("", to: "cache/magic-\(String(number, radix: 16)).index")
      try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: path)
    }
    _ = ToolHarness("magic", text, environment: ["SNIFF_CACHE": folder])
    let count = kept(in: folder).count
    #expect(count > 300 - 256 && count < 60, "\(count)")
  }

  @Test func makesDamagedIndexesAnew() throws {
    let folder = directory.path + "/cache"
    let environment = ["SNIFF_CACHE": folder]
    _ = ToolHarness("magic", text, environment: environment)
    let name = try #require(kept(in: folder).keys.first)
    let sound = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name))
    for damaged in [Data(), sound.prefix(1000), Data(repeating: 0, count: sound.count)] {
      try damaged.write(to: URL(fileURLWithPath: folder + "/" + name))
      try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: folder + "/" + name)
      let run = ToolHarness("magic", "-b", "--mime-type", text, environment: environment)
      #expect(run.lines == ["text/x-shellscript"] && run.errors.isEmpty)
      #expect(try Data(contentsOf: URL(fileURLWithPath: folder + "/" + name)) == sound)
    }
    #expect(kept(in: folder).count == 1)
  }
}
