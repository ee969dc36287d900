// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Detection

/// Messages of HTTP: what the web asks for and sends (RFC 9112).
enum HTTPSniffer: TabledSniffer {
  static let types = TypeTable("http||message/http|HTTP message|RFC 9112, section 2.1")

  static func finding(in sample: TextSample) -> KnownFinding? {
    // Methods and the name of the protocol are in capitals.
    guard sample.start < sample.bytes.count, sample.bytes[sample.start].isCapital,
      let first = sample.lines.firstFilled, HTTPStartLine.stands(in: first)
    else { return nil }
    return KnownFinding(types["http"], .strong)
  }
}
