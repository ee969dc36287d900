// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Containers
import Detection
import UniformTypes

/// Counts what is read beyond the head, and refuses to be read for ever.
private final class CountingSource: ByteSource {
  private let base: MemoryByteSource
  private let isSeekable: Bool
  private let size: Int
  var taken = 0

  init(_ bytes: [UInt8], isSeekable: Bool) {
    base = MemoryByteSource(bytes)
    size = bytes.count
    self.isSeekable = isSeekable
  }

  var length: Int64? { isSeekable ? Int64(size) : nil }

  func read(_ count: Int, at offset: Int64, into buffer: inout [UInt8]) throws(ByteSourceError) -> Int {
    let read = try base.read(count, at: offset, into: &buffer)
    taken += read
    precondition(taken <= 16 << 20, "a peeker reads within its budget")
    return read
  }
}

/// Shows the input to all peekers, its first bytes replaced by a signature: whole, as the head of a file, and down a pipe.
func fuzzContainer(_ input: [UInt8], beginningWith signature: [UInt8]) {
  var bytes = input
  for (index, byte) in signature.enumerated() {
    if index < bytes.count { bytes[index] = byte } else { bytes.append(byte) }
  }
  let detector = ContainerDetector()
  let heads = [bytes.count, min(bytes.count, 512)]
  for (head, isSeekable) in [(heads[0], true), (heads[1], true), (heads[1], false)] {
    let source = CountingSource(bytes, isSeekable: isSeekable)
    let findings = detector.findings(
      in: Subject(
        status: nil, head: Array(bytes.prefix(head)), isWhole: head == bytes.count, source: source, claims: Claims(),
        registry: .system))
    guard let member = findings.member else { continue }
    let inside = (try? member.source.bytes(DecompressionBudget.standard.output + 1, at: 0)) ?? []
    precondition(
      inside.count <= max(DecompressionBudget.standard.output, bytes.count), "a member is read within its budget")
  }
}

/// Boxes with every brand of which more than the brand is looked at.
func fuzzISOMedia(_ input: [UInt8]) {
  var bytes = input
  if bytes.count >= 8, !bytes[4...].starts(with: "ftyp".utf8), !bytes[4...].starts(with: "moov".utf8) {
    bytes.replaceSubrange(4..<8, with: "ftyp".utf8)
  }
  fuzzContainer(bytes, beginningWith: [])
  let movie: [UInt8] = [0, 0, 0, 16] + Array("ftypmp42".utf8) + [0, 0, 0, 0]
  fuzzContainer(movie + input, beginningWith: [])
}
