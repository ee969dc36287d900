// SPDX-License-Identifier: Apache-2.0
package import ByteSources
package import Detection
import UniformTypes

/// A source whose length nobody knows before it has ended, like a pipe.
package final class UnseekableByteSource: ByteSource {
  private let bytes: [UInt8]

  /// A source of the bytes given.
  package init(_ bytes: [UInt8]) { self.bytes = bytes }

  package var length: Int64? { nil }

  package func read(_ count: Int, at offset: Int64, into buffer: inout [UInt8]) throws(ByteSourceError) -> Int {
    let start = Int(min(offset, Int64(bytes.count)))
    let end = min(bytes.count, start + min(count, 1000))
    buffer += bytes[start..<end]
    return end - start
  }
}

extension TypeTable {
  /// The keys by which the table does not find their lines, which are out of order or there twice.
  package var lostKeys: [String] { lines.filter { self[$0.key] != $0 }.map(\.key) }
}

extension Detector {
  /// What the detector finds in bytes of which it sees a head of the given length first.
  package func findings(
    in bytes: [UInt8], head: Int = 64 << 10, isSeekable: Bool = true
  ) -> Findings {
    let source: any ByteSource = isSeekable ? MemoryByteSource(bytes) : UnseekableByteSource(bytes)
    return findings(
      in: Subject(
        status: nil, head: Array(bytes.prefix(head)), isWhole: bytes.count <= head, source: source, claims: Claims(),
        registry: .system))
  }

  /// The MIME type of the first piece of evidence for bytes; nil where there is none.
  package func mimeType(of bytes: [UInt8]) -> String? { findings(in: bytes).evidence.first?.mimeType }

  /// The MIME type of the first piece of evidence for a text; nil where there is none.
  package func mimeType(of text: String) -> String? { mimeType(of: Array(text.utf8)) }
}
