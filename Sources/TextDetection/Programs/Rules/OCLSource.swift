// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Constraints in the Object Constraint Language.
///
/// Source: OMG: Object Constraint Language 2.4, section 12.
enum OCLSource {
  /// What a constraint is, in front of its name or of a colon.
  private static let constraints: [StaticString] = ["inv", "pre", "post", "body", "derive", "def", "init"]

  /// Whether a line begins with a constraint, or has one after its context, and the text speaks of an instance or of what is
  /// reached from one.
  static func hasConstraints(_ sample: TextSample) -> Bool {
    guard sample.contains("self") || sample.contains("->"),
      sample.contains("\nendpackage") || !PythonSource.comesFirst(sample)
    else { return false }
    return sample.lines.contains { line in
      let words = line.begins(with: "context ") ? line.words.dropFirst(2) : line.words.prefix(1)
      return line.contains(":")
        && words.contains { word in
          constraints.contains {
            word.begins(with: $0) && (word.count == $0.utf8CodeUnitCount || word.last == UInt8(ascii: ":"))
          }
        }
    }
  }
}
