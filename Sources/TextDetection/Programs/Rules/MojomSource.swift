// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Interfaces of Mojo, between processes of Chromium (Chromium: Mojom Interface Definition Language, sections Modules, Imports,
/// Interfaces and Attributes).
enum MojomSource {
  /// What no other language with modules has: answers of methods, handles and collections, and attributes.
  private static let marks: [StaticString] = [
    ") => (", ")\n      => (", "=> ();", "[EnableIf=", "[Extensible]", "[MinVersion=", "[Native]", "[Stable]", "[Sync]",
    "array<", "associated_receiver<", "handle<", "map<", "pending_associated_receiver<", "pending_receiver<",
    "pending_remote<",
  ]

  /// Whether a module is named or another file of interfaces used, and an interface, a structure or the like follows.
  static func isModule(_ sample: TextSample) -> Bool {
    guard !sample.contains("endmodule"),
      sample.lines.contains(where: { $0.begins(withAnyOf: ["interface ", "struct ", "enum ", "union "]) })
    else { return false }
    if sample.lines.contains(where: { $0.begins(with: "import \"") && $0.contains(".mojom\";") }) { return true }
    let isNamed = sample.lines.contains { line in
      line.begins(with: "module ") && line.trimmed.last == UInt8(ascii: ";") && line.words.count == 2
    }
    return isNamed && sample.contains(anyOf: marks)
  }
}
