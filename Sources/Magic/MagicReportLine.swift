// SPDX-License-Identifier: Apache-2.0

/// Writes lines as file(1) does: name, separator, padding, answer.
package struct MagicReportLine: Sendable {
  /// What stands between name and answer (`-F`).
  package var separator = [UInt8](":".utf8)
  /// How often `-0` was given: once for a NUL after the name, twice for NULs instead of separator and line end.
  package var nullCount = 0
  /// Answers are not aligned (`-N`).
  package var isUnpadded = false
  /// No names are written (`-b`).
  package var isBrief = false
  /// Names are written as they are (`-r`).
  package var isRaw = false
  /// Which characters of a name can be printed.
  package var charset = MagicCharset.ascii

  /// Lines as without any options.
  package init() {}

  /// The columns of the longest of some names, to which all answers are aligned.
  package func width(of names: [[UInt8]]) -> Int {
    names.reduce(0) { max($0, charset.width(of: $1, isRaw: isRaw)) }
  }

  /// Appends one line.
  ///
  /// The width is that of the longest name; the name `-` stands for standard input.
  package func append(name: [UInt8], _ outcome: MagicOutcome, width: Int, to output: inout [UInt8]) {
    if width > 0, !isBrief {
      let shown = name == [0x2D] ? [UInt8]("/dev/stdin".utf8) : name
      output += isRaw ? shown : charset.escapedName(shown)
      if nullCount > 0 { output.append(0) }
      if nullCount < 2 {
        output += separator
        let padding = isUnpadded ? 0 : width - charset.width(of: name, isRaw: isRaw)
        output.append(contentsOf: repeatElement(0x20, count: max(0, padding) + 1))
      }
    }
    switch outcome {
    case .answer(let answer): output += answer
    case .failure(let complaint): output += [UInt8]("ERROR: ".utf8) + complaint
    }
    output.append(nullCount > 1 ? 0 : 0x0A)
  }
}
