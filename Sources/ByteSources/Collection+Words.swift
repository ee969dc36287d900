// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// Words among bytes: what detectors ask thousands of times a file, so that callers in other rooms get it inlined.
extension Collection<UInt8> where Index == Int {
  /// Whether `signature` stands at `offset` from the start.
  @inlinable package func matches(_ signature: some Collection<UInt8>, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count - signature.count else { return false }
    var index = startIndex + offset
    for byte in signature {
      guard self[index] == byte else { return false }
      index += 1
    }
    return true
  }

  /// Whether the ASCII text stands at `offset` from the start.
  @inlinable package func matches(_ text: StaticString, at offset: Int) -> Bool {
    text.withUTF8Buffer { matches($0, at: offset) }
  }

  /// Whether the ASCII text, given in lower case, stands at `offset` from the start in any case.
  @inlinable package func matchesAnyCase(_ text: StaticString, at offset: Int) -> Bool {
    guard offset >= 0, offset <= count - text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { text in
      var index = startIndex + offset
      for byte in text {
        let own = self[index]
        guard own == byte || 0x41 <= own && own <= 0x5a && own | 0x20 == byte else { return false }
        index += 1
      }
      return true
    }
  }
}

extension Collection<UInt8> where Index == Int {
  /// Where the text first stands at or after an index; nil where it does not.
  ///
  /// Of arrays and their slices only.
  @inlinable package func firstIndex(of text: StaticString, from start: Int) -> Int? {
    guard start >= startIndex, start <= endIndex else { return nil }
    let offset = start - startIndex
    return withContiguousStorageIfAvailable { bytes in
      text.firstOffset(in: UnsafeRawBufferPointer(bytes), from: offset).map { startIndex + $0 }
    } ?? nil
  }

  /// Whether the text stands anywhere.
  @inlinable package func contains(_ text: StaticString) -> Bool { firstIndex(of: text, from: startIndex) != nil }
}

extension StaticString {
  /// The first byte of the text; 0 where there is none.
  @inlinable package var firstByte: UInt8 { withUTF8Buffer { $0.first ?? 0 } }

  /// Where the ASCII text first stands in bytes at or after an offset that lies in them; nil where it does not.
  @usableFromInline package func firstOffset(in bytes: UnsafeRawBufferPointer, from offset: Int) -> Int? {
    withUTF8Buffer { text in
      bytes.withMemoryRebound(to: UInt8.self) { Span(_unsafeElements: $0).firstIndex(of: text.span, from: offset) }
    }
  }
}
