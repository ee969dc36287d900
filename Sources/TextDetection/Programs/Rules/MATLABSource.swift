// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Functions of MATLAB.
///
/// Source: MATLAB documentation, function.
enum MATLABSource {
  /// A function whose results stand in front of its name, and nothing that closes it as in GNU Octave and Scilab.
  static func isFunction(_ sample: TextSample, at front: Int) -> Bool {
    guard sample.bytes.has("function ", at: front), !sample.contains("endfunction"), !sample.contains("//") else {
      return false
    }
    var rest = sample.bytes[(front + 9)...].prefix { $0 != 0x0a }.trimmed
    if rest.first == UInt8(ascii: "[") {
      guard let close = rest.firstIndex(of: UInt8(ascii: "]")) else { return false }
      rest = rest[(close + 1)...]
    } else {
      rest = rest.drop(while: \.isWordCharacter)
    }
    rest = rest.drop { $0 == 0x20 }
    guard rest.first == UInt8(ascii: "=") else { return false }
    let name = rest.dropFirst().drop { $0 == 0x20 }.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
    let next = rest[name.endIndex...].first { $0 != 0x20 }
    return name.first?.isLetter == true
      && (next == nil || next == UInt8(ascii: "(") || next == UInt8(ascii: "%") || next == UInt8(ascii: ";"))
  }
}
