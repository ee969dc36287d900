// SPDX-License-Identifier: Apache-2.0

/// The adaptive LZW of the Unix `compress` tool, `.Z` files (ncompress 5.0, compress.c).
///
/// The header is 1F 9D and a byte whose low five bits are the largest code width and whose top bit tells that code
/// 256 empties the dictionary. Codes are packed from the low bit on, eight codes to a group of `width` bytes; a group
/// is cut short, and the rest of it skipped, where the width changes.
package final class CompressDecompressor: Decompressor {
  package private(set) var state = DecompressorState.inside

  private static let clearCode = 256
  private static let smallestWidth = 9
  /// What the format allows at most.
  private static let largestWidth = 16

  private var header: [UInt8] = []
  private var maximumWidth = 0
  private var hasClearCode = false
  private var width = CompressDecompressor.smallestWidth
  private var bits: UInt32 = 0
  private var bitCount = 0
  private var codesInGroup = 0
  private var bitsToSkip = 0
  private var prefixes: [UInt16] = []
  private var suffixes: [UInt8] = []
  private var previous: Int?
  private var first: UInt8 = 0
  private var pending: [UInt8] = []

  /// A decompressor at the start of a file.
  package init() {}

  package func decompress(
    _ input: ArraySlice<UInt8>, into output: inout [UInt8], limit: Int
  ) throws(ByteSourceError) -> Int {
    let target = output.count + limit
    var position = input.startIndex
    give(&output, upTo: target)
    while pending.isEmpty, output.count < target {
      if header.count == 3, try takeCode() {
        give(&output, upTo: target)
      } else {
        guard position < input.endIndex else { break }
        try take(input[position])
        position += 1
      }
    }
    // Bits that are left over at the end of a file are padding.
    state = header.count == 3 && pending.isEmpty ? .between : .inside
    return position - input.startIndex
  }

  private func take(_ byte: UInt8) throws(ByteSourceError) {
    if header.count < 3 {
      header.append(byte)
      if header.count == 3 { try begin() }
    } else {
      bits |= UInt32(byte) << UInt32(bitCount)
      bitCount += 8
    }
  }

  /// Decodes one code, or skips the rest of a group; returns false where more bits are needed.
  private func takeCode() throws(ByteSourceError) -> Bool {
    if bitsToSkip > 0 {
      let skipped = min(bitsToSkip, bitCount)
      drop(skipped)
      bitsToSkip -= skipped
      return skipped > 0
    }
    guard bitCount >= width else { return false }
    let code = Int(bits & (1 << UInt32(width) - 1))
    drop(width)
    codesInGroup += 1
    let groupWidth = width
    if hasClearCode, code == CompressDecompressor.clearCode {
      reset()
      endGroup(of: groupWidth)
    } else {
      try decode(code)
      if width != groupWidth { endGroup(of: groupWidth) }
    }
    if codesInGroup == 8 { codesInGroup = 0 }
    return true
  }

  private func drop(_ count: Int) {
    bits = count < 32 ? bits >> UInt32(count) : 0
    bitCount -= count
  }

  private func endGroup(of groupWidth: Int) {
    bitsToSkip = (8 - codesInGroup) * groupWidth
    codesInGroup = 0
  }

  private func begin() throws(ByteSourceError) {
    maximumWidth = Int(header[2] & 0x1f)
    hasClearCode = header[2] & 0x80 != 0
    guard header[0] == 0x1f, header[1] == 0x9d,
      (CompressDecompressor.smallestWidth...CompressDecompressor.largestWidth).contains(maximumWidth)
    else { throw .corrupt("not a compress header") }
    reset()
  }

  private func reset() {
    prefixes = Array(repeating: 0, count: hasClearCode ? 257 : 256)
    suffixes = (0..<prefixes.count).map { UInt8(truncatingIfNeeded: $0) }
    width = CompressDecompressor.smallestWidth
    previous = nil
  }

  private func decode(_ code: Int) throws(ByteSourceError) {
    guard let before = previous else {
      guard code < 256 else { throw .corrupt("the first code is no byte") }
      first = UInt8(code)
      pending.append(first)
      previous = code
      return
    }
    guard code <= prefixes.count else { throw .corrupt("a code that was never made") }
    var string: [UInt8] = []
    var current = code
    if code == prefixes.count {
      string.append(first)
      current = before
    }
    while current >= 256 {
      string.append(suffixes[current])
      current = Int(prefixes[current])
    }
    first = UInt8(current)
    string.append(first)
    pending.append(contentsOf: string.reversed())
    if prefixes.count < 1 << maximumWidth {
      prefixes.append(UInt16(before))
      suffixes.append(first)
      if prefixes.count == 1 << width, width < maximumWidth { width += 1 }
    }
    previous = code
  }

  private func give(_ output: inout [UInt8], upTo target: Int) {
    let count = min(pending.count, target - output.count)
    guard count > 0 else { return }
    output.append(contentsOf: pending[..<count])
    pending.removeFirst(count)
  }
}
