// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// The bytes with which the lines of a text begin, after white space.
///
/// Most searches for lines learn here that there is none, without reading them again.
struct LineHeads {
  private var bytes = ByteSet()

  /// The heads of no lines.
  init() {}

  /// Adds the head of a line.
  mutating func insert(_ byte: UInt8) { bytes.insert(byte) }

  /// Whether a line begins with the byte.
  func contains(_ byte: UInt8) -> Bool { bytes.contains(byte) }

  /// Whether a line begins with one of the bytes.
  func containsAny(of set: ByteSet) -> Bool { !bytes.intersection(set).isEmpty }

  /// Whether a line begins with one of the ASCII characters.
  func containsAny(of characters: StaticString) -> Bool { containsAny(of: ByteSet(characters)) }
}
