// SPDX-License-Identifier: Apache-2.0
package import FileSystem

/// How much may be taken from, and made out of, compressed data.
package struct DecompressionBudget: Sendable, Hashable {
  /// Compressed bytes read at most.
  package let input: Int
  /// Decompressed bytes made at most.
  package let output: Int

  /// A budget in bytes.
  package init(input: Int, output: Int) {
    self.input = input
    self.output = output
  }

  /// The contract's limit: 256 KiB in, 1 MiB out, so that a bomb costs what an honest file costs.
  package static let standard = DecompressionBudget(input: 256 << 10, output: 1 << 20)
}

/// The inside of compressed data: decompressed as far as somebody reads, and kept.
package final class DecompressedByteSource: ByteSource {
  private let base: any ByteSource
  private let decompressor: any Decompressor
  private let budget: DecompressionBudget
  private let work: WorkBudget?
  private let start: Int64
  private var consumed = 0
  private var input: [UInt8] = []
  /// Where the input begins that is not used yet; moving the rest for each small step would cost its square.
  private var inputStart = 0
  private var output: [UInt8] = []

  /// What ended the data early, if anything did: corrupt or truncated input.
  ///
  /// What came before stays readable.
  package private(set) var failure: ByteSourceError?
  /// Whether nothing more will come.
  package private(set) var hasEnded = false
  /// Whether the budget, not the data, ended the reading.
  package private(set) var isCut = false

  /// How much compressed data is read at once, in bytes.
  private static let inputChunk = 16 << 10
  /// How much is decompressed at once, in bytes.
  private static let outputChunk = 64 << 10

  /// The decompressed bytes of what starts at `start` in `base`, cut where a budget ends.
  package init(
    _ base: any ByteSource, from start: Int64, with decompressor: any Decompressor,
    budget: DecompressionBudget = .standard, work: WorkBudget? = nil
  ) {
    self.base = base
    self.start = start
    self.decompressor = decompressor
    self.budget = budget
    self.work = work
  }

  /// The number of decompressed bytes once all are known; nil before, or where the budget or an error cut them.
  package var length: Int64? { hasEnded && failure == nil && !isCut ? Int64(output.count) : nil }

  package func read(_ count: Int, at offset: Int64, into buffer: inout [UInt8]) throws(ByteSourceError) -> Int {
    guard count > 0, offset >= 0, offset < Int64(budget.output) else { return 0 }
    let first = Int(offset)
    while output.count <= first, !hasEnded { try decompressMore() }
    guard first < output.count else { return 0 }
    if first == 0, buffer.isEmpty, count >= output.count {
      // Handing over the whole array copies nothing.
      buffer = output
      return output.count
    }
    let end = first + min(count, output.count - first)
    buffer.append(contentsOf: output[first..<end])
    return end - first
  }

  /// Decompresses a piece; a defect of the data ends it, a failing system call is thrown.
  private func decompressMore() throws(ByteSourceError) {
    // Up to the next full chunk: a head of one chunk is not worth making a second one.
    let chunk = DecompressedByteSource.outputChunk
    let room = min(chunk - output.count % chunk, budget.output - output.count)
    guard room > 0, work?.check() != true else { return cut() }
    if inputStart == input.count {
      input.removeAll(keepingCapacity: true)
      inputStart = 0
      let count = min(DecompressedByteSource.inputChunk, budget.input - consumed)
      guard count > 0 else { return cut() }
      guard try base.read(count, at: start + Int64(consumed), into: &input) > 0 else {
        if takesHeld(upTo: room) { return }
        // Data whose own wrapping was cut has nothing wrong with it.
        return base.isCut ? cut() : end(with: decompressor.state == .inside ? .truncated : nil)
      }
    }
    let before = output.count
    do throws(ByteSourceError) {
      let used = try decompressor.decompress(input[inputStart...], into: &output, limit: room)
      consumed += used
      inputStart += used
      if decompressor.state == .finished { return end(with: nil) }
      if used == 0, output.count == before { return end(with: .corrupt("no progress")) }
    } catch {
      end(with: error)
    }
  }

  /// Takes what the decompressor made of its input and still holds; false where that is nothing.
  private func takesHeld(upTo room: Int) -> Bool {
    let before = output.count
    _ = try? decompressor.decompress([], into: &output, limit: room)
    return output.count > before
  }

  private func end(with failure: ByteSourceError?) {
    hasEnded = true
    self.failure = failure
  }

  private func cut() {
    hasEnded = true
    isCut = true
  }
}
