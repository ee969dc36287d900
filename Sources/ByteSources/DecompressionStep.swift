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
    let start = output.count
    output.append(contentsOf: repeatElement(0, count: limit))
    let step = input.withUnsafeBufferPointer { input in
      output.withUnsafeMutableBufferPointer { output in
        body(input, UnsafeMutableBufferPointer(rebasing: output[start...]))
      }
    }
    output.removeLast(limit - step.made)
    return step
  }
}
