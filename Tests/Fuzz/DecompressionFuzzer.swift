// SPDX-License-Identifier: Apache-2.0
import ByteSources

/// Every decompressor; the first byte of an input chooses one.
private let makers: [@Sendable () -> any Decompressor] = [
  { Inflater(.gzip) }, { Inflater(.zlib) }, { Inflater(.none) }, { Bzip2Decompressor() }, { CompressDecompressor() },
  { Lz4Decompressor() }, { LzmaDecompressor(.xz) }, { LzmaDecompressor(.alone) }, { LzmaDecompressor(.lzip) },
  { ZstdDecompressor() },
]

/// By the magic number of a seed that came without such a byte, and otherwise by its first byte.
private func maker(of input: [UInt8]) -> (number: Int, bytes: ArraySlice<UInt8>) {
  let signatures: [(Int, [UInt8])] = [
    (0, [0x1f, 0x8b]), (1, [0x78, 0x9c]), (3, [0x42, 0x5a, 0x68]), (4, [0x1f, 0x9d]), (5, [0x04, 0x22, 0x4d, 0x18]),
    (6, [0xfd, 0x37, 0x7a]), (7, [0x5d, 0, 0]), (8, [0x4c, 0x5a, 0x49, 0x50]), (9, [0x28, 0xb5, 0x2f, 0xfd]),
  ]
  if let known = signatures.first(where: { input.starts(with: $0.1) }) { return (known.0, input[...]) }
  return (Int(input.first ?? 0) % makers.count, input.dropFirst())
}

/// Decompresses the input within the standard budget, whole and in small pieces, and expects the same of both.
func fuzzDecompression(_ input: [UInt8]) {
  let (number, bytes) = maker(of: input)
  let budget = DecompressionBudget.standard
  let base = MemoryByteSource(Array(bytes))
  let whole = DecompressedByteSource(base, from: 0, with: makers[number](), budget: budget)
  let output = (try? whole.bytes(budget.output + 1, at: 0)) ?? []
  precondition(output.count <= budget.output, "no more is made than the budget allows")
  precondition(whole.hasEnded || output.count == budget.output, "the reading ends")
  let pieces = DecompressedByteSource(base, from: 0, with: makers[number](), budget: budget)
  let reach = min(output.count, 300)
  var small: [UInt8] = []
  while small.count < reach, let read = try? pieces.read(7, at: Int64(small.count), into: &small), read > 0 {}
  precondition(output.starts(with: small), "pieces give what the whole gives")
  _ = GzipHeader(bytes)
}
