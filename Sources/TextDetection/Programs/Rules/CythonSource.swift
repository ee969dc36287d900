// SPDX-License-Identifier: Apache-2.0

/// Programs of Python that name directives for the compiler of Cython.
enum CythonSource {
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
