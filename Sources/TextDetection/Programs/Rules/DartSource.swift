// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs of Dart.
///
/// Source: ECMA-408, Scripts.
enum DartSource {
  /// A program that begins as in C and prints a string as scripts do.
  static func isProgram(_ sample: TextSample) -> Bool {
    let front = sample.front
    let heads: [StaticString] = [
      "main() {", "main() async {", "void main() {", "void main() async {", "void main(List<String> ",
    ]
    guard heads.contains(where: { sample.bytes.has($0, at: front) }), !sample.contains("#"), !sample.contains("printf")
    else { return false }
    return sample.contains("{ print('") || sample.contains("{ print(\"")
      || sample.lines.contains { line in
        let text = line.trimmed
        return (text.begins(with: "print('") || text.begins(with: "print(\"")) && text.suffix(2).equals(");")
      }
  }
}
