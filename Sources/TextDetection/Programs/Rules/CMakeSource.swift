// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Lists of files for CMake.
///
/// Source: cmake-language(7), section Command Invocations.
enum CMakeSource {
  /// A variable that is set without a comma in front of all but comments, and only commands and what they go on with at the
  /// beginning of lines (cmake-language(7), section Command Invocations).
  static func isList(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("set(", at: front) else { return false }
    let name = sample.bytes[(front + 4)...].prefix(while: \.isWordCharacter)
    let next = sample.bytes[name.endIndex...].prefix { $0 <= 0x20 }
    guard !name.isEmpty, let first = next.first, sample.bytes[next.endIndex...].first != UInt8(ascii: ","),
      first == 0x20 || first == 0x0a
    else { return false }
    return sample.contains("\n")
      && sample.wholeLines.places.allSatisfy { place in
        guard place.indent == 0, !place.isBlank, place.first.isWordCharacter else {
          return place.tail != UInt8(ascii: ";")
        }
        let line = sample.bytes[place.text]
        return line.drop(while: \.isWordCharacter).drop { $0 == 0x20 }.first == UInt8(ascii: "(")
      }
  }
}
