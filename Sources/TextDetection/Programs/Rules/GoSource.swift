// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Packages of Go that hold little.
///
/// Source: The Go Programming Language Specification, section Packages.
enum GoSource {
  /// A package in front of all but comments, and a declaration that Go alone has at the beginning of a line (The Go Programming
  /// Language Specification, section Source file organization).
  static func isPackage(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("package ", at: front), !sample.contains("::"), !sample.contains("fun ") else {
      return false
    }
    let clause = sample.bytes[(front + 8)...].prefix { $0 != 0x0a }
    let name = clause.prefix(while: \.isWordCharacter)
    let rest = clause[name.endIndex...].trimmed
    guard !name.isEmpty, rest.isEmpty || rest.begins(with: "//") else { return false }
    // Kotlin and Scala hardly have packages with nothing in them.
    let others = sample.lines.places.lazy.filter { !$0.isBlank && $0.start > name.endIndex }
    if rest.begins(with: "// import \"") { return true }
    if sample.isWhole, others.first != nil, others.allSatisfy({ sample.bytes.has("//", at: $0.textStart) }) {
      return true
    }
    let openings: [StaticString] = ["const (", "func ", "func (", "import (", "import \"", "var ("]
    return sample.lines.places.contains { place in
      guard "cfitv".utf8.contains(place.first) else { return false }
      let line = sample.bytes[place.text]
      if line.begins(withAnyOf: openings) { return true }
      if line.begins(with: "type ") { return line.contains(" struct {") || line.contains(" interface {") }
      if line.begins(with: "const ") { return !line.begins(with: "const val ") && line.contains(" = ") }
      return line.begins(with: "var ") && (line.contains("[]") || line.contains("map[") || line.contains(" = `"))
    }
  }

  /// Whether a directive, of the preprocessor or of the assembler, opens the text; programs have assembly in their strings.
  static func isAssembly(_ sample: TextSample) -> Bool {
    let front = sample.front
    let openings: [StaticString] = ["#", "DATA ", "GLOBL ", "TEXT "]
    return sample.contains("(SB)") && openings.contains { sample.bytes.has($0, at: front) }
  }

  /// A path of its own in the first line that is no comment, and in another one the version of the language or of a module.
  static func isModule(_ sample: TextSample) -> Bool {
    let first = sample.lines.first { !$0.isBlank && !$0.begins(with: "//") }?.words ?? []
    guard first.count == 2, first[0].equals("module") else { return false }
    return sample.contains("\ngo 1.")
      || sample.lines.contains { line in
        let words = line.words
        if line.first == 0x09, words.count >= 2 {
          return words[0].contains(UInt8(ascii: "/")) && isVersion(words[1])
        }
        return words.count == 3 && words[0].equals("require") && words[2].begins(with: "v")
      }
  }

  private static func isVersion(_ word: ArraySlice<UInt8>) -> Bool {
    word.first == UInt8(ascii: "v") && word.dropFirst().first?.isDigit == true && word.contains(UInt8(ascii: "."))
  }
}
