// SPDX-License-Identifier: Apache-2.0
import UniformTypes

/// Decodes the input as an identifier, and makes an identifier of it as a tag; what was decoded encodes to the same again.
func fuzzDynamicType(_ input: [UInt8]) {
  let text = String(decoding: input, as: UTF8.self)
  for identifier in [text, "dyn.a" + text] {
    guard let decoded = DynamicType(identifier: identifier) else { continue }
    let again = DynamicType(identifier: decoded.identifier)
    precondition(again != nil, "what was decoded can be encoded")
    // Tags are folded when they are encoded, so only the second turn must stand still.
    let third = again.flatMap { DynamicType(identifier: $0.identifier) }
    precondition(third == again, "encoding stands still")
  }
  var classes: [UTTagClass] = [.filenameExtension, .mimeType, .osType]
  // Only what could be the identifier of a class is read back.
  let other = "org.example.\(text.prefix(3))"
  if TypeIdentifier.isWellFormed(other) { classes.append(UTTagClass(rawValue: other)) }
  for tagClass in classes {
    let type = DynamicType(tag: text, tagClass: tagClass, supertypes: ["public.data"])
    let decoded = DynamicType(identifier: type.identifier)
    let fits = type.tag.utf8.count * 2 + 64 <= DynamicType.maximumPayloadLength
    precondition(!fits || decoded?.tag == type.tag, "a tag survives the way there and back")
  }
  _ = TypeRegistry.system.type(text)
  _ = TypeRegistry.system.types(tag: text, tagClass: .filenameExtension, conformingTo: nil)
  _ = MIMEType(text)
  _ = FilenameTags.extensions(of: text)
}
