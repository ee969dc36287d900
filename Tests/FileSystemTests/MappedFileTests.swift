// SPDX-License-Identifier: Apache-2.0
import FileSystem
import TestSupport
import Testing

@Suite struct MappedFileTests {
  @Test func countsTheFirstIntegersThatFulfilACondition() {
    var generator = SeededGenerator(seed: 1)
    let bytes = generator.bytes(200)
    let file = MappedFile(copying: bytes)
    for _ in 0..<2000 {
      let step = Int.random(in: 1...20, using: &generator)
      let offset = Int.random(in: 0...192, using: &generator)
      let limit = Int.random(in: 0...(192 - offset) / step + 1, using: &generator)
      let bound = UInt64.random(in: 0...UInt64.max, using: &generator)
      let expected = (0..<limit).prefix { file.uint64(at: offset + $0 * step) < bound }.count
      #expect(file.prefixCount(from: offset, by: step, atMost: limit) { $0 < bound } == expected)
    }
    #expect(file.prefixCount(from: 200, by: 8, atMost: 0) { _ in true } == 0)
  }

  @Test func neverLooksBehindTheEnd() async {
    await #expect(processExitsWith: .failure) {
      _ = MappedFile(copying: [UInt8](repeating: 0, count: 24)).prefixCount(from: 0, by: 8, atMost: 4) { _ in false }
    }
  }
}
