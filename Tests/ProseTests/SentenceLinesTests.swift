// SPDX-License-Identifier: Apache-2.0
import Prose
import Testing

@Suite struct SentenceLinesTests {
  @Test func tellsWhetherTheFirstLineIsPartOfASentence() {
    #expect(SentenceLines.open(Array("MAC addresses of our machines\n".utf8)))
    #expect(SentenceLines.open(Array("\nicns is the format of icons, and so on\n".utf8)))
    #expect(!SentenceLines.open(Array("MAC 3.99\n".utf8)))
    #expect(!SentenceLines.open([]))
    #expect(!SentenceLines.open(Array(repeating: 0x20, count: 2000)))
  }
}
