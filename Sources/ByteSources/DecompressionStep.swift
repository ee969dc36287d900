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
    var step: DecompressionStep?
    output.append(addingCapacity: limit) { room in
      room.withUnsafeMutableBufferPointer { target, count in
        let done = input.withUnsafeBufferPointer { body($0, UnsafeMutableBufferPointer(rebasing: target[..<limit])) }
        count = min(max(0, done.made), limit)
        step = done
      }
    }
    guard let step else { preconditionFailure("room is asked for once") }
    return step
  }
}
