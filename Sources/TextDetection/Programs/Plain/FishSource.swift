// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Functions of fish.
///
/// Source: fish documentation, section Functions.
enum FishSource {
  /// A function whose name no parenthesis follows, and which a line closes, with variables or commands of shells in it.
  static func isFunction(_ sample: TextSample, at front: Int) -> Bool {
    guard sample.bytes.has("function ", at: front) else { return false }
    let line = sample.bytes[front...].prefix { $0 != 0x0a }
    let words = line.words
    guard words.count == 2 || words.count > 2 && words[2].first == UInt8(ascii: "-"),
      !words[1].contains(UInt8(ascii: "(")), !words[1].contains(UInt8(ascii: "=")),
      words.last?.last != UInt8(ascii: "{"),
      sample.lines.contains(where: { $0.trimmed.equals("end") && $0.first == UInt8(ascii: "e") })
    else { return false }
    guard !sample.lines.places.contains(where: { $0.tail == UInt8(ascii: ";") || $0.tail == UInt8(ascii: "{") }) else {
      return false
    }
    let signs: [StaticString] = ["$", "command ", "set -", "__fish_", " | ", "; and", "; or", "\n    echo "]
    return signs.contains { sample.contains($0) }
  }
}
