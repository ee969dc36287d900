// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Lists of what is to be done, a task a line.
enum TaskListSniffer: TabledSniffer {
  static let types = TypeTable("todo||text/x-todo-txt|Tasks|G. Trapani: The todo.txt format")

  /// Lines looked at most.
  private static let mostLines = 40
  /// Tasks with a priority or a sign that they are done, and projects, contexts or keys, that must be there.
  private static let (leastTasks, leastTags) = (2, 2)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.heads.contains(UInt8(ascii: "(")) || sample.heads.contains(UInt8(ascii: "x")) else { return nil }
    var (tasks, tags, others) = (0, 0, 0)
    for line in sample.wholeLines.prefix(mostLines) where !line.isBlank {
      let words = line.words
      let hasTag = words.dropFirst().contains(where: isTag) || words.first.map(isTag) == true
      if isRanked(line) || words.count > 2 && words[0].equals("x") && Moments.isDate(words[1]) {
        tasks += 1
      } else if !hasTag, !Moments.isDate(words[0]) {
        others += 1
        guard others * 4 <= mostLines else { return nil }
      }
      if hasTag { tags += 1 }
    }
    return KnownFinding(tasks >= leastTasks && tags >= leastTags && others * 4 <= tasks ? types["todo"] : nil, .fair)
  }

  /// A capital between parentheses, and a blank.
  private static func isRanked(_ line: ArraySlice<UInt8>) -> Bool {
    let front = Array(line.prefix(5))
    return front.count == 5 && front[0] == UInt8(ascii: "(") && front[1].isCapital && front[2] == UInt8(ascii: ")")
      && front[3] == 0x20 && front[4] > 0x20
  }

  /// The name of a project or a context behind its sign.
  private static func isTag(_ word: ArraySlice<UInt8>) -> Bool {
    (word.first == UInt8(ascii: "+") || word.first == UInt8(ascii: "@")) && word.dropFirst().first?.isLetter == true
      && word.dropFirst().allSatisfy { $0.isAlphanumeric || $0 == UInt8(ascii: "_") || $0 == UInt8(ascii: "-") }
  }
}
