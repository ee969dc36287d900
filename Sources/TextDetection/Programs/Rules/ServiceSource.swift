// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Jobs of Upstart, units that systemd enables, what is in a package of Solaris, and the errors that Valgrind is told to keep for
/// itself.
///
/// Sources: init(5) of Upstart; systemd.preset(5); Solaris: prototype(5); Valgrind user manual, section Suppressing errors.
enum ServiceSource {
  /// How the processes of a job are told.
  private static let processes: [StaticString] = ["exec", "post-start", "post-stop", "pre-start", "pre-stop", "script"]

  /// Whether an event starts or stops a job, and something is run by it.
  static func isJob(_ sample: TextSample) -> Bool {
    var (isCalled, isRun) = (false, false)
    for place in sample.lines.places where place.indent == 0 && !place.isBlank {
      let words = sample.bytes[place.text].words
      guard let first = words.first else { continue }
      if words.count > 2, words[1].equals("on"), first.equals("start") || first.equals("stop") { isCalled = true }
      isRun = isRun || processes.contains { first.equals($0) }
    }
    return isCalled && isRun
  }

  /// Tools whose errors are suppressed.
  private static let tools: Set = ["Addrcheck", "CoreCheck", "Helgrind", "Memcheck", "drd", "exp-sgcheck"]

  /// Whether a brace stands alone in the first line that is no comment, and then a name, and then the tools and the kind of the
  /// error.
  static func suppressesErrors(_ sample: TextSample) -> Bool {
    let lines = sample.lines.lazy.filter { !$0.isBlank && $0.trimmed.first != UInt8(ascii: "#") }.prefix(3)
      .map(\.trimmed)
    guard lines.count == 3, let brace = lines.first, brace.equals("{"), let kind = lines.dropFirst(2).first,
      let colon = kind.firstIndex(of: UInt8(ascii: ":")), colon + 1 < kind.endIndex, kind[colon + 1].isLetter
    else { return false }
    return kind[..<colon].split(separator: UInt8(ascii: ",")).allSatisfy {
      tools.contains(String(decoding: $0, as: UTF8.self))
    }
  }

  /// What is done with units, and what their names end with.
  private static let manners: [StaticString] = ["disable", "enable", "ignore"]
  private static let kinds: [StaticString] = [
    ".automount", ".mount", ".path", ".scope", ".service", ".slice", ".socket", ".swap", ".target", ".timer",
  ]

  /// Whether nothing but units stand in a text, and in front of each what is done with it.
  static func enablesUnits(_ sample: TextSample) -> Bool {
    var count = 0
    for line in sample.wholeLines where !line.isBlank {
      guard let sign = line.first, sign != UInt8(ascii: "#"), sign != UInt8(ascii: ";") else { continue }
      let words = line.words
      guard words.count >= 2, manners.contains(where: { words[0].equals($0) }),
        words[1].equals("*") || kinds.contains(where: { words[1].contains($0) })
      else { return false }
      if !words[1].equals("*") { count += 1 }
    }
    return count > 0
  }

  /// Kinds of objects of a package, those with a class and a path, and information for the installer.
  private static let objects = Array("bcdeflpsvx".utf8)
  /// Objects that are no accident.
  private static let leastObjects = 2

  /// Whether nothing but objects of a package stand in a text, each with its kind, its class and its path, and directives,
  /// and one of them at least has its mode.
  static func listsPackage(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "d")) || sample.heads.contains(UInt8(ascii: "f")) else { return false }
    var (count, modes) = (0, 0)
    for line in sample.wholeLines where !line.isBlank {
      guard let sign = line.first, sign != UInt8(ascii: "#"), sign != UInt8(ascii: "!") else { continue }
      let words = line.words
      guard words.count >= 2, words[0].count == 1 else { return false }
      if sign == UInt8(ascii: "i") { continue }
      guard objects.contains(sign), words.count >= 3 else { return false }
      count += 1
      if words.count >= 6, words[3].equals("?") || words[3].count == 4 && words[3].allSatisfy(\.isDigit) { modes += 1 }
    }
    return count >= leastObjects && modes > 0
  }
}
