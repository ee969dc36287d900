// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs of ATS that load libraries.
///
/// Sources: The ATS programming language, Files and libraries.
enum ATSSource {
  /// Whether a library in quotation marks is loaded (The ATS programming language, Files and libraries).
  static func loadsLibrary(_ sample: TextSample) -> Bool {
    let statements: [StaticString] = ["staload ", "#staload ", "#include \"share/atspre_"]
    return !sample.contains("\n```")
      && sample.lines.contains { line in
        line.begins(withAnyOf: statements) && line.count { $0 == UInt8(ascii: "\"") } == 2
          && line.trimmed.last != UInt8(ascii: ".")
      }
  }
}
