// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs of Python that name directives for the compiler of Cython, and declarations for them.
enum CythonSource {
  private static let declarations: [StaticString] = ["cdef ", "cpdef ", "ctypedef ", "cimport "]

  /// Nothing but comments and declarations, which other lines go on with further in (Cython: Sharing Declarations Between Cython
  /// Modules, Definition files).
  static func areDeclarations(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "c")) || sample.contains(" cimport ") else { return false }
    var count = 0
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") && place.indent == 0 {
      let text = sample.bytes[place.text]
      guard text.begins(withAnyOf: declarations) || text.begins(with: "from ") && text.contains(" cimport ") else {
        // Brackets close what was taken in.
        if count > 0, place.head == UInt8(ascii: ")") { continue }
        return false
      }
      count += 1
    }
    return count > 0
  }

  /// Lines of a comment in which directives for the compiler stand.
  private static let mostLines = 3

  /// Whether a comment in front has a directive for the compiler (Cython: Source files and compilation, How to set directives).
  static func hasDirective(_ sample: TextSample) -> Bool {
    sample.lines.prefix(mostLines).contains { line in
      guard line.first == UInt8(ascii: "#") else { return false }
      let text = line.dropFirst().drop { $0 == 0x20 }
      return text.begins(with: "cython:") && text.contains(UInt8(ascii: "="))
    }
  }
}
