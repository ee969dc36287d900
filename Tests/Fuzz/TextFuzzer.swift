// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import TextDetection
import UniformTypes

/// A detector without state.
nonisolated(unsafe) private let detector = TextDetector()

/// Shows the input to the text detector as a whole text and as one that is cut, and as it is in UTF-16.
func fuzzText(_ input: [UInt8]) {
  let wide: [UInt8] = [0xff, 0xfe] + input.prefix(4096).flatMap { [$0, 0] as [UInt8] }
  for bytes in [input, wide] {
    for isWhole in [true, false] {
      let findings = detector.findings(
        in: Subject(
          status: nil, head: bytes, isWhole: isWhole, source: MemoryByteSource(bytes), claims: Claims(),
          registry: .system))
      precondition(bytes.isEmpty || findings.encoding != nil, "every text has an encoding, and other bytes are binary")
      precondition(findings.evidence.count <= 1, "a text is of one kind")
    }
  }
}
