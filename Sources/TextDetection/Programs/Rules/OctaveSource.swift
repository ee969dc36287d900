// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Functions and tests of GNU Octave.
///
/// Sources: GNU Octave manual, sections Test Functions, Defining Functions and Comments.
enum OctaveSource {
  /// Whether the first two lines have the sign of tests, which PostScript has in its first line alone (GNU Octave manual, section
  /// Test Functions).
  static func areTests(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "%!") else { return false }
    return sample.lines.filter { !$0.isBlank }.prefix(2).count { $0.begins(with: "%!") } == 2
  }

  /// Whether functions end in a word of their own and comments begin with the signs of Octave; Scilab has other comments, and the
  /// other languages with that word other heads of functions (GNU Octave manual, sections Defining Functions and Comments).
  static func isProgram(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "f")), sample.heads.contains(UInt8(ascii: "e")),
      sample.heads.contains(UInt8(ascii: "#")) || sample.heads.contains(UInt8(ascii: "%")),
      sample.contains("endfunction")
    else { return false }
    var (begins, ends, isCommented) = (false, false, false)
    for place in sample.lines.places where place.indent == 0 && !place.isBlank {
      let line = sample.bytes[place.text]
      switch place.first {
      case UInt8(ascii: "#"), UInt8(ascii: "%"): isCommented = true
      case UInt8(ascii: "/"), UInt8(ascii: "\""), UInt8(ascii: "`"): return false
      case UInt8(ascii: "e"): ends = ends || line.trimmed.equals("endfunction")
      case UInt8(ascii: "f"):
        if line.begins(with: "function "), place.tail != UInt8(ascii: ";") { begins = true }
      case UInt8(ascii: "l"): if line.begins(with: "let ") { return false }
      default: break
      }
    }
    return begins && ends && isCommented
  }

  /// Whether it is neither a program of C whose strings have such statements, nor a manual that shows them.
  static func isAlone(_ sample: TextSample) -> Bool {
    let others: [StaticString] = ["#include <", "#include \"", "\n```", "\n@example", "\n@node "]
    guard !sample.contains(anyOf: others) else { return false }
    return sample.contains("%!")
      || sample.contains("(") && sample.lines.contains { $0.begins(with: "pkg load ") && $0.words.count == 3 }
  }
}
