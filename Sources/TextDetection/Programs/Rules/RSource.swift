// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Objects, documentation and tests of R.
///
/// Sources: R language definition, section Packages; R: dput; roxygen2: Introduction.
enum RSource {
  /// Documentation in comments of its own, and nothing else but what stands for what is documented.
  static func isDocumentation(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "#")), sample.contains("#' ") else { return false }
    var (comments, others) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if text.begins(with: "#'") {
        comments += 1
      } else if text.equals("NULL") || text.equals("\"_PACKAGE\"")
        || text.begins(with: "\"") && text.last == UInt8(ascii: "\"")
      {
        others += 1
      } else if place.head != UInt8(ascii: "#") {
        return false
      }
    }
    return comments >= 2 && (others > 0 || !sample.isWhole) || comments > 0 && others > 0 && sample.contains("#' @")
  }

  /// Calls that attach packages by their names without quotes, nothing but which stands in the first two lines.
  static func attachesPackages(_ sample: TextSample, at front: Int) -> Bool {
    let lines = sample.lines.lazy.filter { !$0.isBlank && $0.first != UInt8(ascii: "#") }.prefix(2).map(\.trimmed)
    return sample.bytes.has("library(", at: front)
      && Array(lines).allSatisfy { line in
        if line.begins(with: "test_check(\"") { return true }
        let name = line.dropFirst(8).dropLast()
        return line.begins(with: "library(") && line.last == UInt8(ascii: ")") && !name.isEmpty
          && name.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
      }
  }

  /// A list or vector with its attributes, as R writes objects for itself to read (R: dput).
  static func isDumpedObject(_ sample: TextSample) -> Bool {
    (sample.begins(with: "structure(list(") || sample.begins(with: "structure(c("))
      && (sample.contains("class = ") || sample.contains("row.names = ") || sample.contains("dim = "))
  }
}
