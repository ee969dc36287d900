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
}
