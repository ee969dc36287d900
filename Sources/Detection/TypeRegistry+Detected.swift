// SPDX-License-Identifier: Apache-2.0
package import UniformTypes

extension TypeRegistry {
  /// The type of a MIME type that a detector saw.
  ///
  /// A declared type where one carries the MIME type or an alias of it; else the dynamic type that the name makes by which the
  /// MIME type is reported, under the parent that its top-level type calls for (RFC 6838, section 4.2).
  package func detectedType(mimeType: String) -> UTType {
    if let declared = declaredType(mimeType: mimeType) { return declared }
    let name = MIMEType.reportedName(of: mimeType)
    let parent = parent(ofMIMEType: name)
    return type(mimeType: name, conformingTo: parent) ?? parent
  }

  private func parent(ofMIMEType mimeType: String) -> UTType {
    let identifier =
      switch mimeType.prefix(while: { $0 != "/" }) {
      case "audio": "public.audio"
      case "font": "public.font"
      case "image": "public.image"
      case "inode": "public.item"
      case "text": "public.plain-text"
      case "video": "public.movie"
      default: "public.data"
      }
    return type(identifier) ?? type("public.data") ?? .data
  }
}
