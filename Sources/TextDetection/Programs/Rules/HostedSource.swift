// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Sources that are C and C++ but for what stands in them for another tool.
///
/// Sources: A. Thurston: Ragel state machine compiler user guide, section Ragel input; SWIG documentation, sections Input format and
/// SWIG directives.
enum HostedSource {
  /// What a state machine is told.
  private static let statements: [StaticString] = [
    "machine ", "include ", "access ", "alphtype ", "getkey ", "variable ", "write ",
  ]

  /// Whether a line opens a block of a state machine, or is one of its statements.
  static func isStateMachine(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "%")), sample.bytes.contains("%%") else { return false }
    return sample.lines.places.contains { place in
      guard place.first == UInt8(ascii: "%") else { return false }
      let text = sample.bytes[place.text]
      if text.equals("%%{") { return true }
      let rest = text.dropFirst(2).drop { $0 == 0x20 }
      return text.begins(with: "%%") && text.last == UInt8(ascii: ";") && rest.begins(withAnyOf: statements)
    }
  }

  /// What begins the lines that are for the maker of interfaces, in front of a blank or an argument.
  private static let directives: Set = [
    "apply", "clear", "constant", "extend", "feature", "fragment", "ignore", "include", "inline", "insert", "module",
    "newobject", "pythoncode", "rename", "template", "typemap",
  ]
  /// Kinds of directives, or directives of one kind, that are no accident.
  private static let leastDirectives = 2

  /// Whether lines begin with directives for the maker of interfaces to other languages.
  static func isInterface(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "%")) else { return false }
    let count = sample.lines.places.count { place in
      guard place.first == UInt8(ascii: "%") else { return false }
      let text = sample.bytes[place.text].dropFirst()
      let name = text.prefix(while: \.isLetter)
      let rest = text[name.endIndex...].first
      return directives.contains(String(decoding: name, as: UTF8.self))
        && (rest == 0x20 || rest == UInt8(ascii: "("))
    }
    return count >= leastDirectives
  }
}
