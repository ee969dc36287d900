// SPDX-License-Identifier: Apache-2.0
import Detection

/// Messages of HTTP: what the web asks for and sends (RFC 9112).
enum HTTPSniffer: TabledSniffer {
  static let types = TypeTable("http||message/http|HTTP message|RFC 9112, section 2.1")

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.firstFilled, HTTPStartLine.stands(in: first) else { return nil }
    return KnownFinding(types["http"], .strong)
  }
}
