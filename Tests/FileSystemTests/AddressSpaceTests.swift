// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Testing

@Suite struct AddressSpaceTests {
  @Test func tellsWhatIsUsed() throws {
    let used = try #require(AddressSpace.used)
    #expect(used > 1 << 20)
    if let limit = AddressSpace.limit { #expect(used <= limit) }
  }

  @Test(
    arguments: [
      (nil, 8, 8), (0, 8, 1), (48 << 20, 8, 1), (63 << 20, 8, 1), (64 << 20, 8, 2), (96 << 20, 8, 4), (1 << 40, 8, 8),
      (.max, 256, 256), (64 << 20, 1, 1),
    ] as [(UInt64?, Int, Int)])
  func startsNoMoreThreadsThanHaveRoom(_ room: UInt64?, _ wanted: Int, _ count: Int) {
    #expect(AddressSpace.threadCount(wanted, within: room) == count)
  }

  @Test(
    arguments: [(nil, 8, 8), (0, 8, 1), (11, 8, 1), (12, 8, 2), (16, 8, 4), (24, 8, 8), (1024, 256, 256), (.max, 8, 8)]
      as [(Int?, Int, Int)])
  func startsNoMoreThreadsThanHaveDescriptors(_ descriptors: Int?, _ wanted: Int, _ count: Int) {
    #expect(OpenDirectories.threadCount(wanted, within: descriptors) == count)
  }
}
