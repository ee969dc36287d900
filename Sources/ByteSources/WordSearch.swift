// SPDX-License-Identifier: Apache-2.0
import CSystem

extension Collection<UInt8> where Index == Int {
  /// Where a word first stands at or behind an index; nil where it does not.
  ///
  /// Linear in the bytes whatever they are, which no loop over `firstIndex(of:)` is: hostile files hold nothing but the
  /// word's first byte. Corresponds to `memmem`.
  package func firstIndex(ofWord word: StaticString, from start: Int) -> Int? {
    guard start >= startIndex, start <= endIndex else { return nil }
    let offset = start - startIndex
    let found = withContiguousStorageIfAvailable { bytes -> Int? in
      guard let base = bytes.baseAddress else { return nil }
      let rest = UnsafeRawPointer(base + offset)
      let place = memmem(rest, UInt(bytes.count - offset), word.utf8Start, UInt(word.utf8CodeUnitCount))
      return place.map { start + (UnsafeRawPointer($0) - rest) }
    }
    return found ?? nil
  }
}
