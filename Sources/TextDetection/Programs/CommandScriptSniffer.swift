// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Prose

/// Scripts for the command processor of Windows with too few of its words to count: a few commands, one below another.
///
/// Source: Microsoft: Windows commands.
enum CommandScriptSniffer: TabledSniffer {
  static let types = TypeTable(
    "batch|com.microsoft.batch-file|application/x-bat|Windows batch file|Microsoft: Windows commands")

  /// Commands, in small letters; no other system has commands with the names in the first table.
  private static let own: Set<String> = [
    "attrib", "call", "cls", "copy", "del", "erase", "endlocal", "goto", "icacls", "lh", "loadhigh", "md", "move",
    "netsh", "pause", "rd", "reg", "rem", "ren", "robocopy", "schtasks", "setlocal", "start", "taskkill", "title",
    "wmic", "xcopy",
  ]
  private static let shared: Set<String> = [
    "cd", "chdir", "cmd", "echo", "exit", "for", "if", "mkdir", "path", "popd", "prompt", "pushd", "rmdir", "set",
    "shift", "type",
  ]
  /// The longest name of a command.
  private static let longestName = 8
  /// Lines without commands that may come first.
  private static let othersAhead = 3

  /// Whether the first line begins as commands do: other texts are dismissed soon, prose a few lines later.
  private static func beginsWithCommand(_ sample: TextSample) -> Bool {
    guard let head = sample.lines.places.first(where: { !$0.isBlank })?.head else { return false }
    return head.isLetter || head == UInt8(ascii: "@") || head == UInt8(ascii: ":")
  }

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard beginsWithCommand(sample) else { return nil }
    var (commands, others, own, marks, clear) = (0, 0, 0, 0, 0)
    let lines = sample.wholeLines
    for index in lines.indices {
      let line = lines.text(at: index)
      guard let first = line.first else { continue }
      // What no command begins with.
      switch first {
      case UInt8(ascii: "#"), UInt8(ascii: "<"), UInt8(ascii: "{"), UInt8(ascii: "/"), UInt8(ascii: "*"),
        UInt8(ascii: "["), UInt8(ascii: "|"), UInt8(ascii: "`"):
        return nil
      default: break
      }
      guard let last = line.last, last != UInt8(ascii: ";"), last != UInt8(ascii: "{") else { return nil }
      let text = line.drop { $0 == UInt8(ascii: "@") }
      let name = text.prefix(while: \.isLetter)
      let rest = text[name.endIndex...]
      let isCommand = rest.first.map { $0 <= 0x20 || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") } ?? true
      let word = name.count <= longestName ? String(decoding: name.map(\.lowercased), as: UTF8.self) : ""
      if isCommand, CommandScriptSniffer.own.contains(word) {
        (commands, own) = (commands + 1, own + 1)
        let isMarked = hasArguments(rest) || !verbs.contains(word) && hasSwitch(rest)
        if word != "rem", isMarked || rest.isEmpty && (word == "pause" || word == "cls") { marks += 1 }
        if removers.contains(word) && isSwitched(rest) || word == "call" && hasParameter(rest) || isSilenced(rest) {
          clear += 1
        }
      } else if isCommand, shared.contains(word) {
        commands += 1
        if word == "set" && refersToVariable(rest) || word == "if" && isCondition(rest) {
          (clear, marks) = (clear + 1, marks + 1)
        }
        // Nowhere else does a sign in front of a command keep it from being shown.
        if first == UInt8(ascii: "@"), word == "echo", lines.place(at: index).indent == 0 {
          (clear, marks) = (clear + 1, marks + 1)
        }
      } else if isHandedOn(text) {
        (commands, clear, marks) = (commands + 1, clear + 1, marks + 1)
      } else {
        // A sentence in front of commands tells of them.
        if commands == 0, others == 0, SentenceLines.open(sample.bytes) { return nil }
        others += 1
        guard others <= commands + othersAhead else { return nil }
      }
    }
    guard own >= 2 || clear >= 1, marks >= 1, commands >= others else { return nil }
    return KnownFinding(types["batch"], .fair)
  }

  /// Commands whose switches and patterns together no other system has.
  private static let removers: Set<String> = ["attrib", "copy", "del", "erase", "move", "rd", "xcopy"]

  /// Whether a switch stands there, and a pattern of files or a path of theirs.
  private static func isSwitched(_ rest: ArraySlice<UInt8>) -> Bool {
    let words = rest.words
    return words.contains { $0.first == UInt8(ascii: "/") && $0.count == 2 && $0.last?.isLetter == true }
      && words.contains { $0.begins(with: "*.") || $0.first != UInt8(ascii: "/") && $0.contains(UInt8(ascii: "\\")) }
  }

  /// Whether what a command says goes to the device that keeps nothing, which other systems name otherwise.
  private static func isSilenced(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.words.contains { word in
      let device = word.drop { $0.isDigit }
      return device.count == 4 && device.matchesAnyCase(">nul", at: 0)
    }
  }

  /// Whether a variable is given a value with the value of one in it, between percent signs.
  private static func refersToVariable(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let sign = rest.firstIndex(of: UInt8(ascii: "=")), let open = rest[sign...].firstIndex(of: UInt8(ascii: "%"))
    else { return false }
    let name = rest[(open + 1)...].prefix(while: \.isWordCharacter)
    return !name.isEmpty && rest[name.endIndex...].first == UInt8(ascii: "%")
  }

  /// Whether a condition asks for a file or an error, and what follows it is a command that other systems have not.
  private static func isCondition(_ rest: ArraySlice<UInt8>) -> Bool {
    let words = rest.words.drop { $0.matchesAnyCase("not", at: 0) && $0.count == 3 }
    guard words.count >= 3, let first = words.first else { return false }
    let isAsked = first.count == 5 && first.matchesAnyCase("exist", at: 0) || first.matchesAnyCase("errorlevel", at: 0)
    return isAsked && words.contains { own.contains(String(decoding: $0.map(\.lowercased), as: UTF8.self)) }
  }

  /// Whether an argument of the script is handed on.
  private static func hasParameter(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.words.contains { word in
      word.count == 2 && word.first == UInt8(ascii: "%")
        && word.last.map { $0.isDigit || $0 == UInt8(ascii: "*") } == true
    }
  }

  /// Whether another script is the command, and an argument of this one is handed on to it.
  private static func isHandedOn(_ text: ArraySlice<UInt8>) -> Bool {
    let name = text.prefix { $0 > 0x20 }
    guard name.count > 4, name.suffix(4).matchesAnyCase(".bat", at: 0) || name.suffix(4).matchesAnyCase(".cmd", at: 0)
    else { return false }
    return hasParameter(text[name.endIndex...])
  }

  /// Commands that are English words, after which a slash and a letter may stand for something else.
  private static let verbs: Set<String> = ["call", "copy", "erase", "move", "pause", "start", "title"]

  /// Whether a switch of one letter stands after a command.
  private static func hasSwitch(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.words.contains { $0.first == UInt8(ascii: "/") && $0.count == 2 && $0.last?.isLetter == true }
  }

  /// Whether a path, a pattern or a variable stands after a command as it is written nowhere else.
  private static func hasArguments(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.words.contains { word in
      if word.count >= 2, word.contains(UInt8(ascii: "\\")), word.last != UInt8(ascii: "\\") { return true }
      if word.begins(with: "*."), word.count > 2 { return true }
      if word.count > 4, word.suffix(4).matchesAnyCase(".bat", at: 0) || word.suffix(4).matchesAnyCase(".cmd", at: 0) {
        return true
      }
      guard let sign = word.firstIndex(of: UInt8(ascii: "%")) else { return false }
      let name = word[(sign + 1)...]
      return name.first.map { $0.isWordCharacter || $0 == UInt8(ascii: "~") } ?? false
    }
  }
}
