// SPDX-License-Identifier: Apache-2.0
import CSniffLzma

/// liblzma's decoders: `.xz`, `.lzma` and `.lz`.
package final class LzmaDecompressor: Decompressor {
  /// The file formats around LZMA data.
  package enum Format: Sendable {
    /// The .xz format, streams chained.
    case xz
    /// The .lzma format of LZMA Utils, also called LZMA alone.
    case alone
    /// The lzip format, members chained.
    case lzip
  }

  /// What the decoder may ask for: the largest window that liblzma writes has 1,536 MiB (xz(1), option `dict`).
  ///
  /// Only the part of its window that is written becomes resident,
  /// and that is never more than the decompression budget.
  static let memoryLimit: UInt64 = 1600 << 20

  private let stream: UnsafeMutablePointer<lzma_stream>
  private let format: Format
  private var isReady = false
  package private(set) var state = DecompressorState.inside

  /// A decoder at the start of a file of the format.
  package init(_ format: Format) {
    self.format = format
    stream = .allocate(capacity: 1)
    stream.initialize(to: lzma_stream())
    start()
  }

  /// Makes the decoder ready for a stream; liblzma uses its memory again.
  private func start() {
    let limit = LzmaDecompressor.memoryLimit
    let result =
      switch format {
      case .xz: lzma_stream_decoder(stream, limit, 0)
      case .alone: lzma_alone_decoder(stream, limit)
      case .lzip: lzma_lzip_decoder(stream, limit, 0)
      }
    isReady = result == LZMA_OK
  }

  /// The first byte of another stream that may follow one; nil where none may.
  private var firstByte: UInt8? {
    switch format {
    case .xz: 0xfd
    case .alone: nil
    case .lzip: UInt8(ascii: "L")
    }
  }

  deinit {
    lzma_end(stream)
    stream.deallocate()
  }

  package func decompress(
    _ input: ArraySlice<UInt8>, into output: inout [UInt8], limit: Int
  ) throws(ByteSourceError) -> Int {
    guard isReady else { throw .corrupt("liblzma cannot start") }
    guard state != .finished, !input.isEmpty, limit > 0 else { return 0 }
    if state == .between {
      // Zeros may stand between two streams (The .xz File Format 1.2.0, section 2.2).
      if format == .xz, input.first == 0 { return input.prefix { $0 == 0 }.count }
      // Anything but another stream is padding.
      guard input.first == firstByte else {
        state = .finished
        return 0
      }
      start()
      state = .inside
      guard isReady else { throw .corrupt("liblzma cannot start again") }
    }
    let step = DecompressionStep<lzma_ret>.run(input, into: &output, limit: limit) {
      stream.decompress($0, $1)
    }
    switch step.status {
    case LZMA_OK, LZMA_BUF_ERROR: break
    case LZMA_STREAM_END: state = .between
    case LZMA_MEMLIMIT_ERROR: throw .corrupt("no LZMA window is as large")
    case LZMA_MEM_ERROR: throw .corrupt("the LZMA window needs more memory than there is")
    default:
      // What was made before the defect counts; the error comes with the next call.
      if step.made == 0 { throw .corrupt("liblzma error \(step.status.rawValue)") }
    }
    return step.used
  }
}

extension UnsafeMutablePointer<lzma_stream> {
  /// Decompresses from `source` into `target` as far as either goes.
  func decompress(
    _ source: UnsafeBufferPointer<UInt8>, _ target: UnsafeMutableBufferPointer<UInt8>
  ) -> DecompressionStep<lzma_ret> {
    pointee.next_in = source.baseAddress
    pointee.avail_in = source.count
    pointee.next_out = target.baseAddress
    pointee.avail_out = target.count
    let status = lzma_code(self, LZMA_RUN)
    return DecompressionStep(
      status: status, used: source.count - pointee.avail_in, made: target.count - pointee.avail_out)
  }
}
