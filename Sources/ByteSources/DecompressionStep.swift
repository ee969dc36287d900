// SPDX-License-Identifier: Apache-2.0

/// What one call of a decompression library did.
struct DecompressionStep<Status> {
  /// The library's own answer.
  let status: Status
  /// Bytes of input used.
  let used: Int
  /// Bytes of output made.
  let made: Int

  /// Lets a library decompress from `input` to the end of `output`, at most `limit` bytes.
  static func run(
    _ input: ArraySlice<UInt8>, into output: inout [UInt8], limit: Int,
    _ body: (UnsafeBufferPointer<UInt8>, UnsafeMutableBufferPointer<UInt8>) -> DecompressionStep
  ) -> DecompressionStep {
    // Not written before the library writes it: a chain of empty members would otherwise cost this much for each.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: limit) { target in
      let step = input.withUnsafeBufferPointer { body($0, target) }
      output.append(contentsOf: UnsafeMutableBufferPointer(rebasing: target[..<min(max(0, step.made), limit)]))
      return step
    }
  }
}
