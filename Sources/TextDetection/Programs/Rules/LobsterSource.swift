// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs in Lobster, whose blocks are set in as those of Python and whose comments are those of C.
///
/// Source: W. van Oortmerssen: Lobster language reference, sections Comments, Functions and Classes.
enum LobsterSource {
  /// Whether functions or classes end their first lines in colons, something of the language's own begins a line, and comments
  /// are none of Python's kin; Boo, which has both kinds of comments, has `as` in front of types.
  static func isProgram(_ sample: TextSample) -> Bool {
    let places = sample.lines.places
    guard sample.heads.contains(UInt8(ascii: "/")), !sample.heads.containsAny(of: "#@{}"), !sample.contains(" as "),
      !sample.contains(";\n"), !sample.contains("self.")
    else { return false }
    var (hasComment, hasBlock, isOwn) = (false, false, false)
    for place in places where !place.isBlank {
      let text = sample.bytes[place.text]
      if text.begins(with: "//") {
        hasComment = true
        continue
      }
      guard place.indent == 0 else {
        isOwn = isOwn || text.begins(withAnyOf: ["let ", "var "]) && text.contains(UInt8(ascii: "="))
        continue
      }
      hasBlock =
        hasBlock
        || text.last == UInt8(ascii: ":")
          && (text.begins(with: "def ") && text.contains(UInt8(ascii: ")"))
            || text.begins(withAnyOf: ["class ", "struct "]))
      isOwn = isOwn || text.equals("import std") || text.begins(with: "import from ")
    }
    return hasComment && hasBlock && isOwn
  }
}
