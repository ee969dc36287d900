// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import FileSystem
import Foundation
import Sniffing
import TestSupport
import Testing

/// The same bytes give the same identification, whatever they come from.
@Suite struct SourceInvarianceTests {
  @Test func coversTheCorpus() {
    #expect(Corpus.samples.count >= 200)
  }

  @Test(arguments: Corpus.chunks)
  func fileMemoryPipeAndGzipAgree(chunk: Corpus.Chunk) throws {
    let sniffer = try ContentSniffer()
    for sample in chunk.samples { try check(sample, with: sniffer) }
  }

  private func check(_ sample: Corpus.Sample, with sniffer: ContentSniffer) throws {
    let bytes = try Corpus.bytes(of: sample)
    let claims = Claims(name: Array(sample.name.utf8))
    let memory = try sniffer.identify(MemoryByteSource(bytes), status: nil, claims: claims)

    let file = sniffer.identify(FilePath(Corpus.folder + "/" + sample.path))
    #expect(file.identification == memory, "\(sample) as a file")

    let pipe = try sniffer.identify(try Self.pipe(bytes), status: nil, claims: claims)
    #expect(pipe == memory, "\(sample) down a pipe")

    let gzip = try sniffer.identify(
      DecompressedByteSource(MemoryByteSource(Gzip.member(bytes)), from: 0, with: Inflater(.gzip)), status: nil,
      claims: claims)
    #expect(gzip == memory, "\(sample) inside gzip")

    // Through the front door one level of containers is used up, so what is inside the sample itself may be missing.
    let wrapped = sniffer.identify(Gzip.member(bytes), name: sample.name + ".gz").content?.identification
    #expect(wrapped?.candidates == memory.candidates, "\(sample) as the content of a gzip file")
    #expect(wrapped?.encoding == memory.encoding && wrapped?.mismatch == memory.mismatch, "\(sample) in a gzip file")
  }

  /// Data longer than what is read at first, which their end, their length or much of them tells, by MIME type.
  static let longData: [(mimeType: String, bytes: [UInt8])] = {
    let noise = (0..<100_000).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7 | 0x80) }
    let trailer: [UInt8] = Array("koly".utf8) + [0, 0, 0, 4] + Array(repeating: 0, count: 504)
    let upright: [UInt8] = Array(repeating: 0, count: 10) + [0x80, 0x3f]
    let triangle = upright + Array(repeating: [0, 0, 0x20, 0x41], count: 9).flatMap { $0 } + [0, 0]
    return [
      ("application/x-apple-diskimage", Array("BZh91AY&SY".utf8) + noise + trailer),
      ("application/x-apple-diskimage", [0xfd, 0x37, 0x7a, 0x58, 0x5a, 0, 0, 4] + noise + trailer),
      ("application/x-phar", Array("<?php\n__HALT_COMPILER(); ?>\r\n".utf8) + noise + Array("GBMB".utf8)),
      (
        "model/stl",
        Array(repeating: 0x20, count: 80) + [0x10, 0x27, 0, 0]
          + Array(repeating: triangle, count: 10_000).flatMap { $0 }
      ),
      (
        "text/plain",
        Array("(lp0\n".utf8) + Array(repeating: Array("moor the boats\n".utf8), count: 6000).flatMap { $0 }
      ),
    ]
  }()

  @Test(arguments: longData)
  func longDataAgree(mimeType: String, bytes: [UInt8]) throws {
    let sniffer = try ContentSniffer()
    let sources: [any ByteSource] = [
      MemoryByteSource(bytes), try Self.pipe(bytes),
      DecompressedByteSource(MemoryByteSource(Gzip.member(bytes)), from: 0, with: Inflater(.gzip)),
    ]
    for source in sources {
      let found = try sniffer.identify(source, status: nil, claims: Claims())
      #expect(found.best?.mimeType == mimeType, "\(type(of: source))")
    }
  }

  private static func pipe(_ bytes: [UInt8]) throws -> StreamByteSource {
    let pipe = Pipe()
    let writer = pipe.fileHandleForWriting
    Foundation.Thread.detachNewThread {
      try? writer.write(contentsOf: Data(bytes))
      try? writer.close()
    }
    let descriptor = dup(pipe.fileHandleForReading.fileDescriptor)
    return StreamByteSource(FileDescriptor(rawValue: descriptor), limit: SniffOptions.Limits().largestHead)
  }
}
