// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Short programs of assemblers.
///
/// Sources: GNU assembler manual, sections Pseudo Ops and Symbols; NASM manual, chapter 3.
enum AssemblySource {
  /// Names whose labels are looked for.
  private static let mostNames = 80

  /// A name that linkers are to see, and the label of that name in a line of its own (GNU as manual, section .global).
  static func isProgram(_ sample: TextSample) -> Bool {
    if namesSection(sample) { return true }
    guard sample.heads.contains(UInt8(ascii: ".")), sample.contains(".glob") else { return false }
    var names: [ArraySlice<UInt8>] = []
    for place in sample.lines.places where place.head == UInt8(ascii: ".") || place.tail == UInt8(ascii: ":") {
      let text = sample.bytes[place.text]
      if place.tail == UInt8(ascii: ":"), place.indent == 0 {
        if names.contains(where: { text.dropLast().elementsEqual($0) }) { return true }
      } else if text.words.count == 2, text.words[0].equals(".global") || text.words[0].equals(".globl"),
        names.count < mostNames
      {
        names.append(text.words[1])
      }
    }
    return false
  }

  /// Whether directives of the preprocessor stand beside one alone in its line that names a section, and no line ends as those of C do
  /// (GNU as manual, sections .text and .data).
  private static func namesSection(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "#")), sample.contains(anyOf: [".text", ".data"]) else { return false }
    var (isNamed, isIncluded) = (false, false)
    for place in sample.lines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if place.head == UInt8(ascii: "#") {
        isIncluded = isIncluded || text.begins(withAnyOf: ["#define ", "#if", "#include "])
      } else if ";{}".utf8.contains(place.tail) {
        return false
      }
      isNamed = isNamed || text.equals(".text") || text.equals(".data")
    }
    return isNamed && isIncluded
  }

  /// Whether nothing but comments and directives is there, as in sources that set some names and include another one.
  static func isPreprocessed(_ sample: TextSample) -> Bool {
    sample.isWhole
      && sample.lines.places.allSatisfy { line in
        line.isBlank || line.head == UInt8(ascii: ";") || line.head == UInt8(ascii: "%")
      }
  }
}
