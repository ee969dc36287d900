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
    return sample.contains(anyOf: signs)
  }

  /// Whether a loop over words that no word of other shells opens has a line that ends it, and its variable in between (fish
  /// documentation, command for).
  static func isLoop(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "f")), sample.heads.contains(UInt8(ascii: "e")), sample.contains(" $"),
      sample.contains("end"), !sample.contains("\n```")
    else { return false }
    var (variable, isUsed, indent): (ArraySlice<UInt8>, Bool, Int) = ([], false, 0)
    for place in sample.lines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if place.head == UInt8(ascii: "f"), text.begins(with: "for ") {
        let words = text.words
        let last = words.last ?? []
        let isFish = words.count > 3 && words[2].equals("in") && !last.equals("do") && !"{:;".utf8.contains(place.tail)
        (variable, isUsed, indent) = (isFish ? words[1] : [], false, place.indent)
      } else if !variable.isEmpty, place.indent > indent {
        let words = text.words
        isUsed =
          isUsed
          || words.dropFirst().contains { $0.first == UInt8(ascii: "$") && $0.dropFirst().elementsEqual(variable) }
      } else if isUsed, text.equals("end"), place.indent == indent {
        return true
      }
    }
    return false
  }

  /// Options of the command that Bash's command of the same name has not, or not in this way.
  private static let options: [StaticString] = [
    " --command ", " --command=", " --no-files", " --wraps", " -d \"", " -d '", " -f -", " -fa ", " -l ", " -n '",
    " -n \"", " -s ", " -w ", " -x", " -xa ",
  ]

  /// What scripts of fish begin with that complete commands.
  private static let commands: [StaticString] = [
    "__", "alias ", "begin", "command ", "complete ", "echo ", "for ", "function ", "if ", "not ", "set ", "source ",
    "string ", "switch ", "test ", "type ", "while ",
  ]

  /// Whether a line completes as in fish, a command comes first, and no block ends as in other shells.
  static func completes(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented, first.begins(withAnyOf: commands),
      !sample.contains("\n```")
    else { return false }
    var isFish = false
    for place in sample.lines.places where !place.isBlank {
      let line = sample.bytes[place.text]
      switch place.head {
      case UInt8(ascii: "f"): if line.equals("fi") { return false }
      case UInt8(ascii: "e"): if line.equals("esac") { return false }
      case UInt8(ascii: "d"): if line.begins(with: "done") { return false }
      case UInt8(ascii: "}"): if place.indent == 0 { return false }
      case UInt8(ascii: "c"): isFish = isFish || line.begins(with: "complete ") && isCompletion(line)
      default: break
      }
    }
    return isFish
  }

  /// Whether an option follows the command or its name, and one is fish's.
  private static func isCompletion(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    return words.count >= 3 && words[1...2].contains { $0.first == UInt8(ascii: "-") }
      && options.contains { line.contains($0) }
  }
}
