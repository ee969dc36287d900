// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// What the texts begin with that tools print for readers: manuals, annotated lines, reports.
///
/// Such texts are full of programs and are none.
package enum ToolOutput {
  /// Bytes of the first line that are looked at.
  package static let longestHeading = 256
  /// Digits of the abbreviated name of a commit, at least (git-config(1), core.abbrev).
  private static let shortestCommit = 7

  /// Whether a text opens with the heading of a manual as programs show it: `NAME` above something set in, `Help on module re:`,
  /// or a name and its section, at both ends of the line or over `NAME` (man(7), macro TH; perlpodstyle(1); Python: pydoc).
  package static func opensManual(_ text: ArraySlice<UInt8>) -> Bool {
    let front = text.drop(while: isLineEnd).prefix(longestHeading)
    guard let first = front.first, first.isLetter || first == UInt8(ascii: "_") else {
      return false
    }
    let line = front.prefix { !isLineEnd($0) }
    let rest = front[line.endIndex...]
    if line.matches("Help on ", at: 0) { return line.last == UInt8(ascii: ":") }
    if line.matches("NAME", at: 0), line.count == 4 {
      let next = rest.drop { $0 == 0x0d }.dropFirst().first
      return next == 0x20 || next == 0x09
    }
    // Most lines do not end so.
    guard line.last == UInt8(ascii: ")") else { return false }
    // Long names are cut to make room for each other.
    if rest.drop(while: isLineEnd).prefix(while: { !isLineEnd($0) }).elementsEqual("NAME".utf8) { return true }
    let name = line.prefix { $0 != 0x20 && $0 != 0x09 }
    guard let open = name.firstIndex(of: UInt8(ascii: "(")), open > name.startIndex, open + 1 < name.endIndex,
      name[open + 1].isDigit || name[open + 1] == UInt8(ascii: "n")
    else { return false }
    return name.count * 2 < line.count && line.suffix(name.count).elementsEqual(name)
  }

  /// Whether a line has the name of a commit, and in parentheses who wrote the line, when, and its number (git-blame(1), section
  /// The Default Format).
  package static func isAnnotated(_ line: ArraySlice<UInt8>) -> Bool {
    let name = line.first == UInt8(ascii: "^") ? line.dropFirst() : line
    let rest = name.drop { $0.isDigit || (0x61...0x66).contains($0) }
    guard rest.startIndex - name.startIndex >= shortestCommit, rest.first == 0x20,
      let open = rest.firstIndex(of: UInt8(ascii: "(")), let close = rest[open...].firstIndex(of: UInt8(ascii: ")"))
    else { return false }
    return close > open + 1 && line[close - 1].isDigit
  }

  /// Whether a text opens with a line of equals signs, which is a statement of no language: a heading, or the report of a test
  /// (pytest: How to manage pytest's output).
  package static func opensReport(_ text: ArraySlice<UInt8>) -> Bool { text.matches("====", at: 0) }

  // MARK: Strings of programs

  /// Bytes in which the strings of a program show themselves.
  private static let stringsReach = 8 << 10
  /// Names that linkers and compilers add to programs, each a line (System V ABI, Special Sections; LSB Core, Additional Special
  /// Sections; GCC internals, Initialization).
  private static let addedNames: [StaticString] = [
    ".dynsym", ".eh_frame", ".gnu.hash", ".init_array", ".interp", ".note.gnu.build-id", ".shstrtab",
    "_ITM_deregisterTMCloneTable", "_ITM_registerTMCloneTable", "__cxa_finalize", "__gmon_start__", "__libc_start_main",
    "__stack_chk_fail",
  ]
  /// What instructions that save registers and take them back read as (x86-64 psABI, section 3.2.1, Registers).
  private static let savedRegisters: [StaticString] = ["ATUH", "ATUS", "AUATU", "dH+"]
  private static let restoredRegisters: [StaticString] = ["A\\A]", "[]A\\"]

  /// Whether a text is what a tool found in a program that could be read (strings(1)): the program's interpreter in the first
  /// line, names that linkers add, or instructions that look like letters.
  package static func listsStrings(_ whole: [UInt8]) -> Bool {
    let text = whole.prefix(stringsReach)
    let first = text.prefix { !isLineEnd($0) }
    if first.matches("/lib", at: 0), first.contains("/ld"), first.contains(".so"), !first.contains(0x20) { return true }
    if addedNameCount(in: text, behind: first) >= 2 { return true }
    return mayRestoreRegisters(text) && restoredRegisters.contains { text.contains($0) }
      && savedRegisters.contains { text.contains($0) }
  }

  /// Whether a backslash stands behind an A, as in all that restores registers: backslashes are rare and soon found.
  private static func mayRestoreRegisters(_ text: ArraySlice<UInt8>) -> Bool {
    let bytes = text.span
    var place = 1
    while let sign = bytes.firstIndex(of: UInt8(ascii: "\\"), from: place, to: bytes.count) {
      if bytes[sign - 1] == UInt8(ascii: "A") { return true }
      place = sign + 1
    }
    return false
  }

  /// How many lines are nothing but such a name, all of which begin with a period or an underscore.
  private static func addedNameCount(in text: ArraySlice<UInt8>, behind first: ArraySlice<UInt8>) -> Int {
    var count = isAddedName(first) ? 1 : 0
    let bytes = text.span
    for block in stride(from: 0, to: bytes.count, by: Span<UInt8>.blockSize) {
      let ends = bytes.bits(equalTo: 0x0a, at: block)
      guard ends != 0 else { continue }
      let next = block + 1
      var hits =
        ends & (bytes.bits(equalTo: UInt8(ascii: "."), at: next) | bytes.bits(equalTo: UInt8(ascii: "_"), at: next))
      while hits != 0 {
        let start = next + hits.trailingZeroBitCount
        hits &= hits - 1
        if isAddedName(text.dropFirst(start).prefix { $0 != 0x0a }) { count += 1 }
      }
    }
    return count
  }

  private static func isAddedName(_ line: ArraySlice<UInt8>) -> Bool {
    addedNames.contains { line.count == $0.utf8CodeUnitCount && line.matches($0, at: 0) }
  }

  private static let severities: [StaticString] = ["error", "fatal error", "note", "remark", "warning"]

  /// Whether a line is what a compiler found: the name of a file, the numbers of a line and perhaps a column, each before a
  /// colon, and how bad it is; or how bad it is, and its number; or the place behind an arrow; or the function that it is in
  /// (GNU Coding Standards, section Formatting Error Messages; Rust: JSON output, Rendered diagnostics).
  package static func isFinding(_ line: ArraySlice<UInt8>) -> Bool {
    let colonSign = UInt8(ascii: ":")
    if line.matches("--> ", at: 0) { return line.last.map(\.isDigit) == true && line.contains(colonSign) }
    // Most lines of other texts have a blank in front of the first colon.
    let name = line.prefix { $0 > 0x20 && $0 != colonSign }
    let colon = name.endIndex
    guard colon > line.startIndex, colon < line.endIndex, line[colon] == colonSign else { return false }
    if name.matches("error[E", at: 0), name.last == UInt8(ascii: "]") { return true }
    guard !name.contains(UInt8(ascii: "\"")),
      name.contains(UInt8(ascii: ".")) || name.contains(UInt8(ascii: "/"))
    else { return false }
    var rest = line[(colon + 1)...]
    if rest.matches(" In function ", at: 0) || rest.matches(" In member function ", at: 0) { return true }
    var numbers = 0
    while let end = rest.firstIndex(of: colonSign), end > rest.startIndex, rest[..<end].allSatisfy(\.isDigit) {
      numbers += 1
      rest = rest[(end + 1)...]
    }
    guard (1...2).contains(numbers), rest.first == 0x20 else { return false }
    let message = rest.dropFirst()
    return severities.contains {
      message.matches($0, at: 0) && message.dropFirst($0.utf8CodeUnitCount).first == colonSign
    }
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == 0x0a || byte == 0x0d }
}
