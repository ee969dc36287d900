// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Scripts that tell an application what to do.
///
/// Source: Apple: AppleScript language guide, tell Statements.
enum AppleScriptSource {
  /// What statements begin with that stand around or in front of those that tell an application.
  private static let openings: [StaticString] = [
    "activate", "display ", "end", "global ", "if ", "on ", "property ", "repeat", "return", "set ", "tell ", "to ",
    "try", "use ",
  ]

  /// Statements that tell an application, among others, behind nothing but comments.
  static func isTold(_ sample: TextSample) -> Bool {
    guard sample.contains("tell application \"") else { return false }
    let front = sample.front
    guard openings.contains(where: { sample.bytes.has($0, at: front) }) else { return false }
    var (isTold, others) = (false, 0)
    for line in sample.lines {
      let text = line.trimmed
      if text.begins(with: "tell application \"") {
        isTold = isTold || text.last == UInt8(ascii: "\"") || text.contains("\" to ")
      } else if text.begins(with: "end ") || text.equals("activate") {
        others += 1
      } else if text.begins(with: "set "), text.contains(" to ") {
        others += 1
      }
    }
    return isTold && others >= 2
  }

  /// Whether an application is told something in one line or up to the end of a block.
  static func tells(_ sample: TextSample) -> Bool {
    sample.contains("end tell")
      || sample.lines.contains { $0.begins(with: "tell application \"") && $0.contains("\" to ") }
  }
}
