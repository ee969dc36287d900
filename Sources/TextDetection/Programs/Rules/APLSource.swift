// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs of APL.
///
/// Sources: ISO/IEC 13751, sections The character set and Defined-Function Editing.
enum APLSource {
  /// Signs of primitives and arguments that hardly any other notation has.
  private static let signs: [StaticString] = ["⍵", "⍺", "⍴", "⍳", "⎕", "⍝", "∇", "⌿", "⍉", "⍬", "⍪", "⌽"]

  /// Different ones of them that must be there.
  private static let leastSigns = 3

  /// Whether two names are assigned to and several of the signs stand there, or a function is defined from one line with its
  /// sign to the next (ISO/IEC 13751, sections The character set and Defined-Function Editing).
  static func isProgram(_ sample: TextSample) -> Bool {
    guard sample.contains("←") else { return false }
    if sample.begins(with: "∇"), sample.lines.dropFirst().contains(where: { $0.trimmed.equals("∇") }) { return true }
    guard signs.count(where: { sample.contains($0) }) >= leastSigns else { return false }
    let assignments = sample.lines.count { line in
      guard let sign = line.firstIndex(of: "←", from: line.startIndex) else { return false }
      let name = line[..<sign].trimmed.suffix { $0.isWordCharacter }
      return name.first?.isLetter ?? false
    }
    return assignments >= 2
  }

  /// Signs of BQN that mathematics does not have, beside the letter that stands for an argument (BQN specification, Tokens).
  private static let signsOfBQN: [StaticString] = ["⊸", "⟜", "⌾", "↩", "⍟", "⎉", "´", "˜", "•"]

  /// Whether a value is given to a name, and a block has an argument or functions are combined.
  static func isBQN(_ sample: TextSample) -> Bool {
    guard sample.contains("←"), sample.contains("𝕩") || sample.contains("⊸") || sample.contains("⟜") else {
      return false
    }
    return signsOfBQN.count { sample.contains($0) } >= 2 && !sample.contains("\n```") && !sample.contains("⎕")
      && !PythonSource.comesFirst(sample)
  }
}
