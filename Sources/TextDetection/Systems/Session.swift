// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What stood on a terminal: the prompts of a shell or of R, what was typed behind them, and the answers.
///
/// Sources: POSIX.1-2017, section 2.5.3, Shell Variables, PS1; R: An Introduction, section 1.7 and R(1); bash(1), section
/// Prompting.
enum Session {
  /// As many prompts at least.
  private static let fewestPrompts = 2

  /// Whether prompts stand at the beginning of several lines, the first one among them, and answers below; or whether R tells its
  /// version, and prompts follow.
  static func isShown(in sample: TextSample) -> Bool {
    if sample.heads.contains(UInt8(ascii: "[")), isOfR(sample) { return true }
    guard let first = sample.lines.firstFilled, isPrompted(first) else {
      return sample.begins(with: "R version ") && sample.heads.contains(UInt8(ascii: ">"))
    }
    var (prompts, others) = (0, 0)
    for place in sample.lines.places where !place.isBlank {
      if isPrompted(sample.bytes[place.start..<place.textEnd]) {
        prompts += 1
      } else if place.first != UInt8(ascii: "$") {
        // Labels stand right behind the sign in command procedures, which show no answers.
        others += 1
      }
    }
    return prompts >= fewestPrompts && others > 0
  }

  /// A dollar sign and a blank, or a user at a machine, a place and a dollar or number sign.
  private static func isPrompted(_ line: ArraySlice<UInt8>) -> Bool {
    if line.begins(with: "$ ") { return line.count > 2 && line[line.startIndex + 2] > 0x20 }
    guard let at = line.firstIndex(of: UInt8(ascii: "@")), at > line.startIndex else { return false }
    let user = line[..<at].drop { $0 == UInt8(ascii: "[") }
    guard user.allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: "-") }) else { return false }
    let rest = line[at...]
    guard let sign = rest.firstIndex(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "#") }) else {
      return false
    }
    let place = rest[..<sign]
    return (place.contains(UInt8(ascii: ":")) || place.last == UInt8(ascii: "]"))
      && (sign + 1 == line.endIndex || line[sign + 1] == 0x20)
  }

  /// Several lines behind angle brackets, and answers right below one, with the number of their first element in brackets; one of
  /// either comes first, or the version of R.
  private static func isOfR(_ sample: TextSample) -> Bool {
    let openings: [StaticString] = ["> ", "R version ", "[1] "]
    guard sample.contains("[1] "), sample.begins(withAnyOf: openings) else { return false }
    var (prompts, answers) = (0, 0)
    var isBelow = false
    for place in sample.lines.places {
      if place.first == UInt8(ascii: ">"), sample.bytes.has("> ", at: place.start) {
        prompts += 1
        isBelow = true
      } else {
        if isBelow, place.head == UInt8(ascii: "["), sample.bytes.has("[1] ", at: place.textStart) { answers += 1 }
        isBelow = false
      }
    }
    return prompts >= fewestPrompts && answers > 0
  }
}
