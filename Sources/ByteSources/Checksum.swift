// SPDX-License-Identifier: Apache-2.0
import CSniffZlib

/// Checksums of zlib.
package enum Checksum {
  /// The CRC-32 of gzip and zip (RFC 1952, section 8).
  package static func crc32(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBufferPointer { UInt32(CSniffZlib.crc32(0, $0.baseAddress, UInt32(clamping: $0.count))) }
  }
}
