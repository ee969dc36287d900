// SPDX-License-Identifier: Apache-2.0

extension Identification: CustomStringConvertible {
  /// The best type, its MIME type and how probable it is, and what is inside, for logs; for example
  /// `org.gnu.gnu-zip-archive (application/gzip, 0.97), containing public.xml (text/xml, 0.96)`.
  ///
  /// Programs read the candidates instead: this text may change.
  public var description: String {
    let found = best.map { "\($0.identifier) (\($0.mimeType), \($0.confidence))" } ?? "nothing"
    return content.map { "\(found), containing \($0.identification)" } ?? found
  }
}
