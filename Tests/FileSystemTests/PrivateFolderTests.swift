// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct PrivateFolderTests {
  private let directory: TemporaryDirectory
  private var path: String { directory.path + "/own" }

  init() throws { directory = try TemporaryDirectory() }

  private func permissions(of path: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
  }

  private func bytes(of file: MappedFile?) -> [UInt8]? {
    guard let file else { return nil }
    return file.values(UInt8.self, count: file.count, at: 0)
  }

  @Test func keepsWhatIsPutThere() throws {
    let folder = try #require(PrivateFolder(at: FilePath(path)))
    #expect(try permissions(of: path) == 0o700)
    #expect(folder.map("a") == nil)
    for bytes in [[1, 2, 3], [UInt8](repeating: 7, count: 100_000), []] as [[UInt8]] {
      #expect(folder.replace("a") { bytes })
      #expect(self.bytes(of: folder.map("a")) == bytes)
    }
    #expect(try permissions(of: path + "/a") == 0o600)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["a"])
  }

  @Test func leavesTheOldFileWhereThereIsNoNewOne() throws {
    let folder = try #require(PrivateFolder(at: FilePath(path)))
    #expect(folder.replace("a") { [1] })
    #expect(!folder.replace("a") { nil })
    #expect(bytes(of: folder.map("a")) == [1])
    #expect(try FileManager.default.contentsOfDirectory(atPath: path) == ["a"])
  }

  @Test func asksForNoBytesThatCannotBeWritten() throws {
    let folder = try #require(PrivateFolder(at: FilePath(path)))
    try FileManager.default.removeItem(atPath: path)
    #expect(
      !folder.replace("a") {
        Issue.record("asked for bytes")
        return []
      })
  }

  @Test func isNotWhatOthersCanWrite() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
    for mode in [0o720, 0o702, 0o777] {
      try FileManager.default.setAttributes([.posixPermissions: mode], ofItemAtPath: path)
      #expect(PrivateFolder(at: FilePath(path)) == nil, "\(String(mode, radix: 8))")
    }
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    let folder = try #require(PrivateFolder(at: FilePath(path)))
    #expect(folder.replace("a") { [1] })
    try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: path + "/a")
    #expect(folder.map("a") == nil)
  }

  /// Only the user's own files go, only by name, only old ones, and no more than are looked at.
  @Test func removesWhatIsOld() throws {
    let folder = try #require(PrivateFolder(at: FilePath(path)))
    let old: [FileAttributeKey: Any] = [.modificationDate: Date(timeIntervalSinceNow: -91 * 86_400)]
    let manager = FileManager.default
    for name in ["old-1", "old-2", "old-young", "other"] { try directory.write("text", to: "own/" + name) }
    try manager.createDirectory(atPath: path + "/old-folder", withIntermediateDirectories: false)
    let target = try directory.write("text", to: "target")
    for item in [path + "/old-1", path + "/old-2", path + "/other", path + "/old-folder", target] {
      try manager.setAttributes(old, ofItemAtPath: item)
    }
    try manager.createSymbolicLink(atPath: path + "/old-link", withDestinationPath: target)
    let then = timespec(tv_sec: time(nil) - 91 * 86_400, tv_nsec: 0)
    #expect(utimensat(AT_FDCWD, path + "/old-link", [then, then], AT_SYMLINK_NOFOLLOW) == 0)
    let all = Set(try manager.contentsOfDirectory(atPath: path))
    folder.removeFiles(unchangedForDays: 90, among: 0) { $0.hasPrefix("old-") }
    #expect(Set(try manager.contentsOfDirectory(atPath: path)) == all)
    folder.removeFiles(unchangedForDays: 90, among: 100) { $0.hasPrefix("old-") }
    #expect(Set(try manager.contentsOfDirectory(atPath: path)) == all.subtracting(["old-1", "old-2"]))
    #expect(manager.fileExists(atPath: target))
  }

  @Test func isNoFileAndNowhereElse() throws {
    try directory.write("text", to: "own")
    #expect(PrivateFolder(at: FilePath(path)) == nil)
    #expect(PrivateFolder(at: FilePath(directory.path + "/missing/own")) == nil)
    for path in ["", "own", "./own"] { #expect(PrivateFolder(at: FilePath(path)) == nil, "\(path)") }
  }

  @Test func aVersionTellsAChangedFile() throws {
    let path = try directory.write("text", to: "a")
    let version = try #require(try MappedFile(path: Array(path.utf8)).version)
    #expect(try MappedFile(path: Array(path.utf8)).version == version)
    try directory.write("else", to: "a")
    #expect(try MappedFile(path: Array(path.utf8)).version?.numbers != version.numbers)
    #expect(FileVersion.program != nil && FileVersion.program != version)
  }
}
