// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Documents of Jsonnet that import others.
///
/// Source: Jsonnet: Language reference, Imports.
enum JsonnetSource {
  /// An import of a library of the language, and what its expressions begin with in front of all but comments.
  static func isDocument(_ sample: TextSample) -> Bool {
    let beginnings: [UInt8] = [
      UInt8(ascii: "l"), UInt8(ascii: "i"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "/"), UInt8(ascii: "#"),
    ]
    guard sample.start < sample.bytes.count, beginnings.contains(sample.bytes[sample.start]),
      sample.contains(".libsonnet'") || sample.contains(".libsonnet\"") || sample.contains("(import '")
    else {
      return false
    }
    let front = sample.front
    let openings: [StaticString] = ["local ", "import ", "(import ", "{", "("]
    return sample.contains("import ") && !sample.contains("\n```")
      && openings.contains { sample.bytes.has($0, at: front) }
  }
}
