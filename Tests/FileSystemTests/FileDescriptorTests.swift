// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import FileSystem
import Foundation
import Glibc
import TestSupport
import Testing

@Suite struct FileDescriptorTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  @Test func readsAtAnyOffset() throws {
    let file = try FileDescriptor.open(FilePath(try directory.write("abcdef", to: "a")), followingLinks: false)
    var bytes: [UInt8] = [0]
    #expect(try file.read(upTo: 3, at: 2, appendingTo: &bytes) == 3)
    #expect(bytes == [0] + Array("cde".utf8))
    #expect(try file.read(upTo: 3, at: 6, appendingTo: &bytes) == 0)
    #expect(bytes.count == 4)
    #expect(try file.status().kind == .file)
    #expect(try file.status().size == 6)
  }

  @Test func neverWaitsForAFIFO() throws {
    let path = directory.path + "/fifo"
    #expect(mkfifo(path, 0o600) == 0)
    let file = try FileDescriptor.open(FilePath(path), followingLinks: false)
    #expect(try file.status().kind == .fifo)
  }

  @Test func followsLinksOnlyWhereTold() throws {
    try directory.write("x", to: "target")
    #expect(symlink("target", directory.path + "/link") == 0)
    let link = FilePath(directory.path + "/link")
    #expect(try FileStatus.of(link).kind == .symlink)
    #expect(try FileStatus.of(link, followingLinks: true).kind == .file)
    #expect(throws: Errno.tooManyLinks) { _ = try FileDescriptor.open(link, followingLinks: false) }
    _ = try FileDescriptor.open(link, followingLinks: true)
  }

  @Test func namesItsErrors() {
    #expect(throws: Errno.noSuchFile) { try FileStatus.of(FilePath(directory.path + "/missing")) }
    #expect(Errno.noSuchFile.description == "ENOENT: No such file or directory")
    #expect(Errno(rawValue: 9999).description == "E9999: Unknown error 9999")
  }

  @Test func readsExtendedAttributesWhereThereAreAny() throws {
    let path = try directory.write("x", to: "a")
    let value = Array("image/png".utf8)
    let isSupported = setxattr(path, "user.mime_type", value, value.count, 0) == 0
    let file = try FileDescriptor.open(FilePath(path), followingLinks: false)
    #expect(file.extendedAttribute("user.mime_type") == (isSupported ? value : nil))
    #expect(file.extendedAttribute("user.no_such_attribute") == nil)
  }

  @Test func listsDirectoriesSorted() throws {
    for name in ["b", "a", "c/d"] { try directory.write("x", to: name) }
    let listing = try DirectoryListing(FilePath(directory.path), followingLinks: false)
    #expect(listing.entries.map { String(decoding: $0.name, as: UTF8.self) } == ["a", "b", "c"])
    #expect(throws: Errno.notDirectory) {
      try DirectoryListing(FilePath(directory.path + "/a"), followingLinks: false)
    }
  }
}
