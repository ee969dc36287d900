// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import Testing

@Suite struct ControlGroupTests {
  @Test(arguments: [
    ("max 100000\n", nil), ("200000 100000\n", 2), ("150000 100000", 2), ("1000 100000", 1), ("", nil), ("1", nil),
    ("0 100000", nil), ("9223372036854775807 1", Int.max), ("a b", nil),
  ])
  func readsLimits(limit: String, expected: Int?) {
    #expect(ControlGroup.processorCount(ofLimit: limit) == expected)
  }

  @Test func leavesNoMoreProcessorsThanThereAre() {
    #expect((1...ProcessInfo.processInfo.processorCount).contains(FileSystem.Thread.processorCount))
  }
}
