// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import TestSupport
import Testing
import UniformTypes

@testable import Signatures

/// Measured formats of plain texts, which are asked for where all others need not be.
@Suite struct PlainFormatsTests {
  private static func subject(_ bytes: [UInt8]) -> Subject {
    Subject(
      status: nil, head: Array(bytes.prefix(64 << 10)), isWhole: bytes.count <= 64 << 10,
      source: MemoryByteSource(bytes), claims: Claims(), types: DetectedTypes(.system))
  }

  /// No sample that is a plain text is told by a format that plain texts are not asked for.
  @Test(arguments: Corpus.chunks) func areAllThatPlainTextsShow(chunk: Corpus.Chunk) throws {
    for sample in chunk.samples {
      let subject = Self.subject(try Corpus.bytes(of: sample))
      guard !subject.head.isEmpty, subject.plainLength >= subject.head.count else { continue }
      let all = StructuredFormats.match(subject) ?? MeasuredFormats.match(subject)
      #expect(MeasuredFormats.matchPlain(subject)?.known.key == all?.known.key, "\(sample.path)")
    }
  }

  /// Lines of a tab and a sign are as long as records of ERF say, whose bytes are no text.
  @Test func tellNoRecordsOfLines() {
    let lines = Array(repeatElement(Array("\t@".utf8), count: 4096).joined())
    #expect(SignatureDetector().findings(in: Self.subject(lines)).evidence.isEmpty)
  }
}
