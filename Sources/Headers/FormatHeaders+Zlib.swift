// SPDX-License-Identifier: Apache-2.0
import ByteSources

extension FormatHeaders {
  /// Compressed bytes that are looked at: bad codes show within the first of them.
  private static let proofReach = 512
  /// Bytes that they are inflated to, at most.
  private static let longestProof = 64 << 10

  /// Whether a zlib stream stands there: a header of two bytes that are a multiple of 31, without a preset dictionary, in front
  /// of a block of a kind that exists and of codes that do (RFC 1950, section 2.2; RFC 1951, section 3.2.3).
  package static func isZlib(_ head: [UInt8]) -> Bool {
    guard head.count >= 8, head[0] & 0x8f == 0x08, (Int(head[0]) << 8 | Int(head[1])) % 31 == 0, head[1] & 0x20 == 0,
      let stored = head.littleEndian(UInt16.self, at: 3), let check = head.littleEndian(UInt16.self, at: 5)
    else { return false }
    let kind = head[2] >> 1 & 3
    return (kind == 0 ? stored == ~check : kind != 3) && inflates(head.prefix(proofReach))
  }

  /// Whether there is no impossible code among the bytes.
  private static func inflates(_ bytes: ArraySlice<UInt8>) -> Bool {
    let inflater = Inflater(.zlib)
    var output: [UInt8] = []
    var rest = bytes
    do throws(ByteSourceError) {
      while !rest.isEmpty, output.count < longestProof {
        let used = try inflater.decompress(rest, into: &output, limit: longestProof - output.count)
        guard used > 0 else { break }
        rest = rest.dropFirst(used)
      }
    } catch {
      return false
    }
    return true
  }
}
