// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// The headers of pictures of Netpbm, which are written as text (Netpbm: pbm(5), pgm(5), ppm(5)).
extension FormatHeaders {
  /// What follows the magic number, the width and the height; nil where those do not stand there.
  ///
  /// - Parameter isWhole: whether nothing comes after these bytes, so that no number may be missing.
  package static func behindNetpbmSize(_ head: [UInt8], isWhole: Bool) -> ArraySlice<UInt8>? {
    guard head.count > 2, head[0] == UInt8(ascii: "P"), head[2] <= 0x20 else { return nil }
    var rest = head[3...]
    for _ in 0..<2 {
      let number = netpbmWord(rest)
      guard number.isEmpty ? !isWhole : number.count <= 9 && number.allSatisfy(\.isDigit) else { return nil }
      rest = rest[number.endIndex...]
    }
    return rest
  }

  /// The next word of a header, comments apart; an empty one where the bytes end.
  package static func netpbmWord(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes.drop { $0 <= 0x20 }
    while rest.first == UInt8(ascii: "#") {
      rest = rest.drop { $0 != 0x0a }.drop { $0 <= 0x20 }
    }
    return rest.prefix { $0 > 0x20 }
  }
}
