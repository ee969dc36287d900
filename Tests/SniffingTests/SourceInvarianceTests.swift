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
