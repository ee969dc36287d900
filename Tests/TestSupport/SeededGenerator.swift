// SPDX-License-Identifier: Apache-2.0

/// A generator that gives the same numbers for the same seed on every machine (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// A generator for a seed, which a failing test prints.
  public init(seed: UInt64) { state = seed }

  /// The next number.
  public mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return mixed ^ (mixed >> 31)
  }

  /// So many random bytes.
  public mutating func bytes(_ count: Int) -> [UInt8] {
    (0..<count).map { _ in UInt8.random(in: 0...255, using: &self) }
  }

  /// A copy of the same length in which up to four bytes are others.
  public mutating func damaged(_ bytes: [UInt8]) -> [UInt8] {
    var copy = bytes
    for _ in 0..<4 { copy[Int.random(in: 0..<bytes.count, using: &self)] = UInt8.random(in: 0...255, using: &self) }
    return copy
  }

  /// A damaged copy: some bytes changed, or the end cut, or a piece repeated.
  public mutating func mutated(_ bytes: [UInt8]) -> [UInt8] {
    guard !bytes.isEmpty else { return [next() as UInt64].map { UInt8(truncatingIfNeeded: $0) } }
    var copy = bytes
    switch Int.random(in: 0..<3, using: &self) {
    case 0:
      for _ in 0..<Int.random(in: 1...8, using: &self) {
        copy[Int.random(in: copy.indices, using: &self)] = UInt8.random(in: 0...255, using: &self)
      }
    case 1: copy.removeLast(Int.random(in: 0..<copy.count, using: &self))
    default:
      let start = Int.random(in: copy.indices, using: &self)
      let piece = copy[start..<min(copy.count, start + 64)]
      copy.insert(contentsOf: piece, at: Int.random(in: 0...copy.count, using: &self))
    }
    return copy
  }
}
