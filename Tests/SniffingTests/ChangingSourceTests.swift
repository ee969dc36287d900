// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import FileSystem
import Foundation
import Sniffing
import TestSupport
import Testing

/// Files that change while they are read, and files of lengths that no disk holds.
@Suite struct ChangingSourceTests {
  /// What becomes of a source after some reads.
  enum Change: CaseIterable {
    case ends
    case fails
    case turnsToZeros
    case turnsToNoise
    case moves
  }

  /// A source that changes once so many reads were answered, as a file does that others write to; its length stays.
  private final class ChangingSource: ByteSource {
    let length: Int64?
    private let bytes: [UInt8]
    private let change: Change
    private var left: Int
    private var generator = SeededGenerator(seed: 3)

    init(_ bytes: [UInt8], _ change: Change, after reads: Int, length: Int64? = nil) {
      self.bytes = bytes
      self.change = change
      self.length = length ?? Int64(bytes.count)
      left = reads
    }

    func read(_ count: Int, at offset: Int64, into buffer: inout [UInt8]) throws(ByteSourceError) -> Int {
      guard offset >= 0, offset < Int64(bytes.count) else { return 0 }
      left -= 1
      var piece = bytes[Int(offset)...].prefix(count)
      if left < 0 {
        switch change {
        case .ends: return 0
        case .fails: throw .system(.inputOutput)
        case .turnsToZeros: piece = ArraySlice(repeating: 0, count: piece.count)
        case .turnsToNoise: piece = ArraySlice(generator.bytes(piece.count))
        case .moves: piece = bytes.dropFirst(Int(offset) + 7).prefix(count)
        }
      }
      buffer += piece
      return piece.count
    }
  }

  @Test(arguments: Corpus.chunks)
  func anyChangeLeavesAnAnswer(chunk: Corpus.Chunk) throws {
    let sniffer = try ContentSniffer()
    for sample in chunk.samples {
      let bytes = try Corpus.bytes(of: sample)
      guard !bytes.isEmpty else { continue }
      let claims = Claims(name: Array(sample.name.utf8))
      for change in Change.allCases {
        for reads in 1...4 {
          let source = ChangingSource(bytes, change, after: reads)
          let identification = try sniffer.identify(source, status: nil, claims: claims)
          #expect(!identification.candidates.isEmpty, "\(sample) that \(change) behind \(reads) reads")
        }
      }
    }
  }

  /// What the listing says of the length is a claim: a file below /proc has no bytes and can be read, another has shrunk.
  @Test(arguments: [0, 1, 100, 65_536, 1 << 20, 1 << 40, Int64.max - 1, Int64.max])
  func anyLengthIsBelievedOnlyWhereBytesFollow(_ length: Int64) throws {
    let sniffer = try ContentSniffer()
    for sample in Corpus.samples.prefix(60) {
      let bytes = try Corpus.bytes(of: sample)
      let source = ChangingSource(bytes, .ends, after: .max, length: length)
      let identification = try sniffer.identify(source, status: nil, claims: Claims(name: Array(sample.name.utf8)))
      #expect(!identification.candidates.isEmpty, "\(sample) with a length of \(length)")
    }
  }

  /// The bytes of a sample at both ends of zeros, as a sparse file may hold them.
  private final class VastSource: ByteSource {
    let length: Int64?
    private let bytes: [UInt8]
    private let end: Int64

    init(_ bytes: [UInt8], length: Int64) {
      self.bytes = bytes
      self.length = length
      end = length - Int64(bytes.count)
    }

    func read(_ count: Int, at offset: Int64, into buffer: inout [UInt8]) throws(ByteSourceError) -> Int {
      guard offset >= 0, offset < end + Int64(bytes.count) else { return 0 }
      let piece: ArraySlice<UInt8> =
        if offset < Int64(bytes.count) {
          bytes[Int(offset)...].prefix(count)
        } else if offset < end {
          ArraySlice(repeating: 0, count: Int(min(Int64(count), end - offset)))
        } else {
          bytes[Int(offset - end)...].prefix(count)
        }
      buffer += piece
      return piece.count
    }
  }

  @Test(arguments: Corpus.chunks)
  func noLengthIsTooLong(chunk: Corpus.Chunk) throws {
    let sniffer = try ContentSniffer()
    for sample in chunk.samples {
      let bytes = try Corpus.bytes(of: sample)
      for length in [Int64.max, Int64.max - 1, Int64.max - 4096, 1 << 62, 1 << 32] {
        let identification = try sniffer.identify(
          VastSource(bytes, length: length), status: nil, claims: Claims(name: Array(sample.name.utf8)))
        #expect(!identification.candidates.isEmpty, "\(sample) of \(length) bytes")
      }
    }
  }
}
