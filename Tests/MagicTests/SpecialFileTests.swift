// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import TestSupport
import Testing

@testable import Magic

/// What is said of entries that are not read.
struct SpecialFileTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  private func answer(toLinkOf length: Int) throws -> MagicOutcome {
    let link = directory.path + "/link\(length)"
    try FileManager.default.createSymbolicLink(
      atPath: link, withDestinationPath: String(repeating: "/", count: length))
    var examiner = MagicFileExaminer(try MagicDatabase(images: [], label: ""))
    return examiner.examine(FilePath(link), options: [])
  }

  /// file(1) writes no more than 1,024 bytes at once.
  @Test func saysNoMoreAtOnceThanFile() throws {
    let front = "symbolic link to "
    let most = 1024 - front.utf8.count
    #expect(try answer(toLinkOf: most) == .answer(Array((front + String(repeating: "/", count: most)).utf8)))
    #expect(try answer(toLinkOf: most + 1) == .failure(Array("Output buffer space exceeded 1025+0".utf8)))
  }
}
