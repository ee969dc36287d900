// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Prose

/// Macros of m4 and Autoconf.
///
/// Source: GNU Autoconf manual, section Macro Definitions.
enum M4Source {
  /// Whether no sentences fill the text, or a macro of Autoconf's is defined in front of all but comments; and it is no manual
  /// that shows macros.
  static func areMacros(_ sample: TextSample) -> Bool {
    let manuals: [StaticString] = ["\n```", "\n@example", "\n@node ", "\n.SH "]
    guard !sample.contains(anyOf: manuals) else { return false }
    return !SentenceLines.fill(sample.bytes) || sample.bytes.has("AC_DEFUN(", at: sample.front)
  }

  /// What the first line of a part of a configure script begins with: a comment, a macro or its own definition.
  private static let openings: [StaticString] = ["#", "AC_", "AM_", "[", "define(", "dnl", "m4_"]

  /// Whether the first line that is not blank is one of a script, and not of what was written about it.
  static func comeFirst(_ sample: TextSample) -> Bool { sample.lines.firstFilled?.begins(withAnyOf: openings) ?? false }
}
