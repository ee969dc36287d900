// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Prose

/// Differences between files, as tools write them and mails carry them (POSIX.1-2017, diff; GNU diffutils).
enum Patch {
  static let patch = KnownType(
    key: "patch", identifier: "public.patch-file", mimeType: "text/x-diff", statement: "Differences between files",
    source: "POSIX.1-2017, diff")

  /// Lines in which the first difference must begin: a message may come first.
  private static let mostLines = 64

  /// How strongly a text shows differences; nil where it shows none.
  static func weight(of sample: TextSample) -> Evidence.Weight? {
    let lines = sample.lines.prefix(mostLines)
    for (index, place) in lines.places.enumerated() {
      guard place.first == UInt8(ascii: "d") || place.first == UInt8(ascii: "-") || place.first == UInt8(ascii: "*")
      else { continue }
      let line = lines[index]
      let next = index + 1 < lines.count ? lines[index + 1] : []
      let below = index + 2 < lines.count ? lines[index + 2] : nil
      let isDifference =
        line.begins(with: "diff --git ") || isCombined(line) && next.begins(with: "index ")
        || line.begins(with: "diff -") && isOutput(next)
        || line.begins(with: "--- ") && next.begins(with: "+++ ") && below?.begins(with: "@@ ") ?? true
        || line.begins(with: "*** ") && next.begins(with: "--- ") && below?.begins(with: "*****") ?? false
      guard isDifference else { continue }
      // What was written about a program may show one.
      let isPatch =
        index == 0 || isMessage(sample) || isAllDifference(sample, from: index) && !SentenceLines.fill(sample.bytes)
      return isPatch ? .strong : nil
    }
    guard lines.count >= 2 else { return nil }
    if isHunk(lines[0]), let mark = lines[1].first, hunkMarks.contains(mark) { return .strong }
    // A context difference whose two file names were cut off.
    if lines[0].equals("***************"), lines[1].begins(with: "*** "), lines[1].last == UInt8(ascii: "*") {
      return .strong
    }
    if isScript(lines) { return .fair }
    guard isChange(lines[0]) else { return nil }
    return lines[1].begins(with: "< ") || lines[1].begins(with: "> ") ? .strong : nil
  }

  /// Whether a line begins the difference of a merge and all its parents (git-diff(1), Combined diff format).
  private static func isCombined(_ line: ArraySlice<UInt8>) -> Bool {
    line.begins(with: "diff --cc ") || line.begins(with: "diff --combined ")
  }

  /// Digits of the time at which a patch was recorded: `20210312062524`.
  private static let timeLength = 14

  /// Whether the name of a patch stands behind a bracket, and its author and time below (Darcs: Patch index and formats, patch
  /// metadata): `ann@example.org**20210312062524`.
  static func isNamed(_ lines: TextLines) -> Bool {
    guard lines.count >= 2, lines[0].first == UInt8(ascii: "["), !lines[0].contains(UInt8(ascii: "]")) else {
      return false
    }
    let line = lines[1]
    let start = line.startIndex
    guard let mark = line.firstIndex(of: "**", from: start) ?? line.firstIndex(of: "*-", from: start) else {
      return false
    }
    let rest = line[(mark + 2)...]
    guard mark > line.startIndex, rest.prefix(while: \.isDigit).count == timeLength else { return false }
    let end = rest.dropFirst(timeLength)
    return end.isBlank || end.first == UInt8(ascii: "]")
  }

  /// Whether a line is the envelope of what git wrote for a patch: the hash of the commit in hexadecimal digits, and a fixed date
  /// by which programs can tell it from a mailbox (git-format-patch(1), Discussion; gitformat-commit: SHA-1 or SHA-256).
  static func isEnvelope(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "From "), line.contains("Mon Sep 17 00:00:00 2001") else { return false }
    let hash = line.dropFirst(5).prefix(while: \.isHexadecimalDigit)
    return hash.count == 40 || hash.count == 64
  }

  /// What a message in front of a difference begins with: that of a commit or a mail, and the headers of patches (git-log(1),
  /// git-format-patch(1); Mercurial: hg export; DEP-3: Patch Tagging Guidelines).
  private static let messages: [StaticString] = [
    "# HG changeset", "Author: ", "Bug: ", "Date: ", "Description:", "Forwarded: ", "From ", "From: ", "Index: ",
    "Last-Update: ", "Origin: ", "Subject: ", "commit ",
  ]

  /// Lines of a message in which its headers stand.
  private static let mostHeaders = 12

  /// Whether what stands in front of the first difference is a message, and no sentence that begins with one of its words.
  private static func isMessage(_ sample: TextSample) -> Bool {
    guard sample.begins(withAnyOf: messages) else { return false }
    guard sample.begins(with: "From ") || sample.begins(with: "commit "), let first = sample.lines.firstFilled else {
      // One word of them and a colon may begin a letter.
      let headers = sample.lines.prefix(mostHeaders).count { line in line.begins(withAnyOf: messages) }
      return headers > 1 || sample.begins(with: "Index: ") || sample.begins(with: "# HG changeset")
    }
    // The name of a commit or an address comes next.
    let words = first.words
    return words.count > 1
      && (words[1].count >= 7 && words[1].allSatisfy(\.isHexadecimalDigit)
        || words[1].contains(UInt8(ascii: "@")))
  }

  /// Of so many lines behind the first difference one may be something else: what a tool says in between, or a signature.
  private static let linesPerOther = 16

  /// What lines begin with that stand between two differences.
  private static let headings: [StaticString] = [
    "--", "==", "Added: ", "Binary files ", "Common subdir", "Deleted: ", "Files ", "GIT binary patch", "Index: ",
    "Modified: ", "Only in ", "Property changes on", "RCS file: ", "deleted file", "diff ", "index ", "new ", "old ",
    "rename ", "retrieving ", "similarity ",
  ]

  /// Whether hardly anything stands behind the first difference but differences.
  private static func isAllDifference(_ sample: TextSample, from start: Int) -> Bool {
    let places = sample.lines.places.dropFirst(start)
    var others = 0
    for place in places where !place.isBlank {
      switch place.first {
      case 0x20, UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "@"), UInt8(ascii: "\\"), UInt8(ascii: "*"),
        UInt8(ascii: "!"), UInt8(ascii: "<"), UInt8(ascii: ">"), 0x30...0x39:
        continue
      default:
        let line = sample.bytes[place.start..<place.textEnd]
        if !line.begins(withAnyOf: headings) { others += 1 }
      }
    }
    return others * linesPerOther <= places.count
  }

  private static let outputs: [StaticString] = [
    "--- ", "*** ", "@@ ", "Only in ", "Binary files ", "diff ", "File ", "Index: ",
  ]

  /// Whether a line is what the command in front of it wrote.
  private static func isOutput(_ line: ArraySlice<UInt8>) -> Bool {
    isChange(line) || line.begins(withAnyOf: outputs)
  }

  /// What a line of a unified difference begins with.
  private static let hunkMarks: Set = [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: " ")]

  /// `@@ -12,3 +12,4 @@`, where the names of the files were left out (POSIX.1-2017, diff, section Diff -u Output Format).
  private static func isHunk(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "@@") else { return false }
    let words = line.words
    guard words.count >= 4, words[0].equals("@@"), words[3].equals("@@") else { return false }
    return [(words[1], UInt8(ascii: "-")), (words[2], UInt8(ascii: "+"))].allSatisfy { word, sign in
      word.first == sign && word.count > 1 && word.dropFirst().allSatisfy { $0.isDigit || $0 == UInt8(ascii: ",") }
    }
  }

  /// Whether commands of an editor follow each other from the first line on, with the lines they bring up to one with a point
  /// (POSIX.1-2017, diff, section Diff -e Output Format).
  private static func isScript(_ lines: TextLines) -> Bool {
    var (commands, hasText, isText) = (0, false, false)
    for line in lines {
      if isText {
        isText = !line.equals(".")
        hasText = hasText || isText
      } else {
        let rest = line.drop { $0.isDigit || $0 == UInt8(ascii: ",") }
        guard line.first?.isDigit == true, rest.count == 1, let command = rest.first else { return false }
        guard [UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "d")].contains(command) else { return false }
        commands += 1
        isText = command != UInt8(ascii: "d")
      }
    }
    return hasText && !isText || commands >= leastCommands && hasText
  }

  /// Commands of a script whose end is out of sight.
  private static let leastCommands = 3

  /// `12,14c12,15`.
  private static func isChange(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first?.isDigit == true else { return false }
    let rest = line.drop { $0.isDigit || $0 == UInt8(ascii: ",") }
    guard let command = rest.first, [UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "d")].contains(command) else {
      return false
    }
    return rest.dropFirst().first?.isDigit == true
      && rest.dropFirst().allSatisfy { $0.isDigit || $0 == UInt8(ascii: ",") }
  }
}
