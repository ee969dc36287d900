// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Jobs for printers, and pictures for terminals.
extension MeasuredFormats {
  /// How much of a job is looked at for the language it enters.
  private static let longestJobHead = 4096

  /// Printer jobs, resets, and pictures for terminals, all of which begin with an escape.
  static func escapedJobOrPicture(_ head: [UInt8]) -> KnownFinding? {
    // One byte of C1 may stand for the escape and its letter; then the size must follow.
    if head.count > 3, head[0] == 0x90 {
      return isSixel(head[1...], mustTellSize: true) ? KnownFinding(types["sixel"], .strong) : nil
    }
    guard head.count >= 3, head[0] == 0x1b else { return nil }
    switch head[1] {
    case UInt8(ascii: ".") where (0x40...0x5a).contains(head[2]) || head[2] == UInt8(ascii: "("):
      // Settings of the line come before the plot, which begins by setting the plotter to what it is without any.
      return head.prefix(longestJobHead).contains("IN;") ? KnownFinding(types["hpgl"], .strong) : nil
    case UInt8(ascii: "%") where head.matches("-12345X", at: 2):
      let job = head.prefix(longestJobHead)
      // As CUPS has it, the language that a job enters is what is printed.
      if job.matches("%!", at: 9) || enters("postscript", job) { return KnownFinding(types["postscript"], .strong) }
      if enters("pclxl", job) { return KnownFinding(types["pxl"], .strong) }
      // Without commands of the job language, and where that is left for it, the printer takes PCL.
      let isPage = job.matches([0x1b], at: 9) || enters("pcl", job)
      return KnownFinding(types[isPage ? "pcl" : "pjl"], .strong)
    case UInt8(ascii: "E") where head[2] == 0x1b: return KnownFinding(types["pcl"], .fair)
    case UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "("):
      return beginsWithCommands(head) ? KnownFinding(types["pcl"], .fair) : nil
    case UInt8(ascii: "P"): return terminalPicture(head[2...], mustTellSize: false)
    case UInt8(ascii: "["):
      let rest = behindSettings(head)
      let isPicture = rest.matches([0x1b, UInt8(ascii: "P")], at: 0)
      return isPicture ? terminalPicture(rest.dropFirst(2), mustTellSize: true) : nil
    default: return nil
    }
  }

  /// Settings of a terminal or printer that may come before a picture.
  private static let mostSettings = 16

  /// What stands after control sequences, each of which has parameters, perhaps intermediate signs, and a final one
  /// (ECMA-48, section 5.4).
  private static func behindSettings(_ head: [UInt8]) -> ArraySlice<UInt8> {
    var rest = head.prefix(longestJobHead)
    for _ in 0..<mostSettings where rest.matches([0x1b, UInt8(ascii: "[")], at: 0) {
      rest = rest.dropFirst(2).drop { (0x30...0x3f).contains($0) }.drop { (0x20...0x2f).contains($0) }
      guard let final = rest.first, (0x40...0x7e).contains(final) else { return [] }
      rest = rest.dropFirst()
    }
    return rest
  }

  /// A picture in a device control string: sixels, or commands of ReGIS, which one digit at most and a small letter open
  /// (DEC: VT330/VT340 programmer reference, chapter 1).
  private static func terminalPicture(_ bytes: ArraySlice<UInt8>, mustTellSize: Bool) -> KnownFinding? {
    if isSixel(bytes, mustTellSize: mustTellSize) { return KnownFinding(types["sixel"], .strong) }
    let command = bytes.first.map { (0x30...0x33).contains($0) } ?? false ? bytes.dropFirst() : bytes
    return command.first == UInt8(ascii: "p") ? KnownFinding(types["regis"], .strong) : nil
  }

  /// Whether up to three numbers stand before the letter of a picture, and after it the aspect ratio and the size.
  private static func isSixel(_ bytes: ArraySlice<UInt8>, mustTellSize: Bool) -> Bool {
    let parameters = bytes.prefix(16).prefix { $0.isDigit || $0 == UInt8(ascii: ";") }
    let rest = bytes[parameters.endIndex...]
    guard rest.first == UInt8(ascii: "q") else { return false }
    return !mustTellSize || rest.dropFirst().first == UInt8(ascii: "\"")
  }

  /// Parameterized commands one after another that make a job, and the bytes that they may take.
  private static let leastCommands = 3
  private static let mostCommandBytes = 128
  /// What a number may have besides digits.
  private static let signs = [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")]

  /// Whether escape sequences follow each other as PCL 5 writes them: a parameterized character, a letter for the group,
  /// numbers with small letters after them, and a capital letter at the end (HP: PCL 5 technical reference, chapter 2).
  private static func beginsWithCommands(_ head: [UInt8]) -> Bool {
    let bytes = head.prefix(mostCommandBytes)
    var index = 0
    for _ in 0..<leastCommands {
      guard index + 3 < bytes.count, bytes[index] == 0x1b,
        [UInt8(ascii: "&"), UInt8(ascii: "*"), UInt8(ascii: "(")].contains(bytes[index + 1]),
        // The one that selects a set of symbols has no group.
        bytes[index + 2].isSmallLetter
          || bytes[index + 1] == UInt8(ascii: "(") && bytes[index + 2].isDigit
      else {
        return index > 0 && index + 2 < bytes.count && bytes[index] == 0x1b && bytes[index + 1] == UInt8(ascii: "E")
      }
      index += 3
      while index < bytes.count,
        bytes[index].isDigit || bytes[index].isSmallLetter || signs.contains(bytes[index])
      {
        index += 1
      }
      guard index < bytes.count, (0x40...0x5a).contains(bytes[index]) else { return false }
      index += 1
    }
    return true
  }

  /// Whether a job has the command that enters a language, given in small letters; spaces may stand around the sign.
  private static func enters(_ language: StaticString, _ job: ArraySlice<UInt8>) -> Bool {
    guard let command = job.firstIndex(of: "LANGUAGE", from: job.startIndex) else { return false }
    let value = job[(command + 8)...].drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "=") }
    return value.matchesAnyCase(language, at: 0)
  }
}
