// SPDX-License-Identifier: Apache-2.0
package import FileSystem

/// The bytes that come down a pipe, kept as they come so that they can be read again.
///
/// Only as much is taken as somebody asks for, and never more than the limit.
package final class StreamByteSource: ByteSource {
  private let descriptor: FileDescriptor
  private let limit: Int
  private var taken: [UInt8] = []
  private var hasEnded = false
  /// Whether what does not block is waited for.
  private let waits: Bool
  /// Whether nothing more was there, though more may come.
  private var isDry = false

  /// How much is asked of the pipe at once, in bytes: what a Linux pipe holds.
  private static let chunk = 64 << 10

  /// A source that takes at most `limit` bytes from a pipe, socket or terminal.
  ///
  /// - Parameter waits: whether the bytes of a descriptor that does not block are waited for; where not, those that are there
  ///   are all, and reading throws `EAGAIN` if there are none.
  package init(_ descriptor: consuming FileDescriptor, limit: Int, waits: Bool = true) {
    self.descriptor = descriptor
    self.limit = limit
    self.waits = waits
  }

  /// The number of bytes once the stream has ended within the limit; nil before.
  package var length: Int64? { hasEnded ? Int64(taken.count) : nil }

  package var isCut: Bool { !hasEnded && (isDry || taken.count >= limit) }

  package func read(_ count: Int, at offset: Int64, into buffer: inout [UInt8]) throws(ByteSourceError) -> Int {
    guard count > 0, offset >= 0, offset < Int64(limit) else { return 0 }
    let start = Int(offset)
    while taken.count <= start, !hasEnded, !isDry { try take(atLeast: start + min(count, limit - start)) }
    guard start < taken.count else { return 0 }
    let end = start + min(count, taken.count - start)
    buffer.append(contentsOf: taken[start..<end])
    return end - start
  }

  private func take(atLeast wanted: Int) throws(ByteSourceError) {
    let count = min(StreamByteSource.chunk, min(wanted, limit) - taken.count)
    guard count > 0 else { return }
    do throws(Errno) {
      if try descriptor.readNext(upTo: count, appendingTo: &taken, waits: waits) == 0 { hasEnded = true }
    } catch {
      if error == .wouldBlock, !taken.isEmpty {
        isDry = true
        return
      }
      throw .system(error)
    }
  }
}
