// SPDX-License-Identifier: Apache-2.0
import CSystem

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

extension ArraySlice<UInt8> {
  /// Whether the ASCII text stands anywhere; corresponds to `memmem`.
  package func contains(_ text: StaticString) -> Bool {
    withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress else { return text.utf8CodeUnitCount == 0 }
      return memmem(start, bytes.count, text.utf8Start, text.utf8CodeUnitCount) != nil
    }
  }
}

extension [UInt8] {
  /// Whether the ASCII text stands anywhere.
  package func contains(_ text: StaticString) -> Bool { self[...].contains(text) }
}
