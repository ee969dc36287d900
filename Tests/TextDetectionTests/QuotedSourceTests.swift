// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Documents of few words that quote programs, and programs that look like them.
@Suite struct QuotedSourceTests {
  static let texts: [(source: String, mimeType: String)] = [
    // A block of AsciiDoc.
    (
      "= Quay\n:toc:\n\n[source,rust]\n----\nbitflags! {\n    pub struct Berths: u32 {\n        const NORTH = 0b01;\n        const ALL = Self::NORTH.bits | Self::SOUTH.bits;\n    }\n}\n----\n\n* one\n** two\n",
      "text/asciidoc"
    ),
    // Code that is indented below titles and sentences.
    (
      "# Quay\n\nUsage:\n\n    bitflags! {\n        pub struct Berths: u32 {\n            const NORTH = 0b01;\n            const ALL = Self::NORTH.bits | Self::SOUTH.bits;\n        }\n    }\n",
      "text/plain"
    ),
    (
      "## Install\n\n1. Clone it\n2. Run it:\n\n    func (q *Quay) Moor(boat, berth int) {\n    \tq.Free -= boat\n    }\n\n## License\n\nMIT\n",
      "text/plain"
    ),
    // A letter.
    (
      "Hello,\n\nThere is an error that we get with this code:\n\nfunc (q *Quay) Moor(boat, berth int) {\n\tq.Free -= boat\n}\n\nThanks\n",
      "text/plain"
    ),
    // Programs whose blocks stand behind blank lines, with a comment in front.
    (
      "# Berths of the quay\n\nclass Berth:\n\n    def __init__(self, depth):\n        self.depth = depth\n\n    def free(self):\n        return not self.boats\n",
      "text/x-python"
    ),
    (
      "from quay.berths cimport Berth\n\ncdef extern from \"quay.h\" nogil:\n\n    ctypedef struct Berth\n\n    cdef int moor(Berth* berth)\n    cdef int leave(Berth* berth, int depth)\n",
      "text/x-cython"
    ),
    ("func (q *Quay) Moor(boat, berth int) {\n\tq.Free -= boat\n}\n", "text/x-go"),
    // Sentences in Japanese around a program, and a program with words in comments and strings.
    (
      "岸壁の使い方\n\n    岸壁は次のように数えます。\n\nfunc (q *Quay) Moor(boat, berth int) {\n\tq.Free -= boat\n}\n\n    空きがなければ待ちます。\n    船は順番に入ります。\n    クレーンは一台です。\n",
      "text/plain"
    ),
    (
      "// 岸壁の空きを数える\nfunc (q *Quay) Moor(boat, berth int) {\n\tq.Free -= boat // 一つ減る\n\tq.Say(\"入りました\")\n}\n",
      "text/x-go"
    ),
  ]

  @Test(arguments: texts.indices) func tellsDocumentsFromPrograms(_ index: Int) {
    let (source, mimeType) = Self.texts[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
