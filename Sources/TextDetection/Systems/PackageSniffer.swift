// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What packages of programs say of themselves: their changes, and what they are made of.
enum PackageSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    cabal||text/x-cabal|Cabal package description|Cabal user guide, section Package descriptions
    changelog||text/x-changelog|Log of changes|GNU Coding Standards, section Style of Change Logs; Debian Policy, section 4.4
    go||text/x-go|Go source|Go: Go Doc Comments, section Packages; go command, section Build constraints
    go-sum||text/x-go-sum|Go module checksums|Go Modules Reference, section go.sum files
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.firstFilled else { return nil }
    let isLog =
      first.first?.isDigit == true && isDatedEntry(first) && hasChanges(sample.lines)
      || first.last != UInt8(ascii: ";") && isRelease(first) && hasEntry(sample.lines)
      || isTimedEntry(first) && hasChanges(sample.lines) || areDashed(sample.lines)
    if isLog { return KnownFinding(types["changelog"], .strong) }
    if first.contains(" h1:"), areChecksums(sample.wholeLines) { return KnownFinding(types["go-sum"], .strong) }
    // Descriptions and names of packages are words of many languages.
    if isControl(first, sample) { return KnownFinding(TextDetector.plainText, .fallback) }
    if isCabal(sample) { return KnownFinding(types["cabal"], .strong) }
    return isGoPackage(sample) ? KnownFinding(types["go"], .fair) : nil
  }

  // MARK: Changes

  /// `2010-08-29  Ada Byron  <ada@quay.example>`; a name alone stands after two blanks.
  private static func isDatedEntry(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard words.count >= 3, Moments.isDate(words[0]), let address = words.last else { return false }
    let isNamed = words.dropFirst().allSatisfy { $0.allSatisfy(\.isLetter) }
    if isNamed, line.trimmed.dropFirst(words[0].count).begins(with: "  ") { return true }
    return address.first == UInt8(ascii: "<") && address.contains(UInt8(ascii: "@"))
      && address.last == UInt8(ascii: ">")
  }

  /// `Tue Mar  3 14:55:02 1998  Ada Byron  <ada@quay.example>`, as Emacs wrote it before version 20 (GNU Emacs: add-log.el).
  private static func isTimedEntry(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard words.count >= 6, isTimed(words[...]),
      words[4].number(ofAtMost: 4) != nil || words[5].number(ofAtMost: 4) != nil
    else { return false }
    return line[words[4].endIndex...].begins(with: "  ") || line[words[5].endIndex...].begins(with: "  ")
  }

  /// The day, the month, its day and the time of day.
  private static func isTimed(_ words: ArraySlice<ArraySlice<UInt8>>) -> Bool {
    let words = Array(words.prefix(4))
    return words.count == 4 && words[0].isWeekday && words[1].isMonth
      && words[2].number(ofAtMost: 2) != nil && Moments.isTimeOfDay(words[3])
  }

  /// Dashes in front of each entry, at least.
  private static let leastDashes = 60

  /// A line of dashes, the time with its zone and year, a dash and an address, and below it changes behind dashes (openSUSE:
  /// Creating a changes file, RPM).
  private static func areDashed(_ lines: TextLines) -> Bool {
    guard let first = lines.first, first.count >= leastDashes, first.allSatisfy({ $0 == UInt8(ascii: "-") }) else {
      return false
    }
    let next = lines.dropFirst().prefix(3).filter { !$0.isBlank }
    guard let words = next.first?.words, words.count >= 8, isTimed(words[...]), words[5].number(ofAtMost: 4) != nil,
      words[6].equals("-"), words[7...].contains(where: { $0.contains(UInt8(ascii: "@")) })
    else { return false }
    return next.dropFirst().first?.first == UInt8(ascii: "-")
  }

  /// Whether the first line after the dated one that is indented is a change, behind an asterisk; notes stand between some.
  private static func hasChanges(_ lines: TextLines) -> Bool {
    guard let first = lines.places.firstIndex(where: { !$0.isBlank }) else { return false }
    let next = lines.places[(first + 1)...].first { !$0.isBlank && $0.indent > 0 }
    return next?.head == UInt8(ascii: "*")
  }

  /// `quay (1.0-1) unstable; urgency=medium`.
  private static func isRelease(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.contains("; urgency=") else { return false }
    let words = line.words
    return words.count >= 4 && words[1].first == UInt8(ascii: "(") && words[1].last == UInt8(ascii: ")")
  }

  /// Whether a line is a change, or tells who made the release, which the sample may not reach.
  private static func hasEntry(_ lines: TextLines) -> Bool {
    lines.contains { $0.begins(with: " -- ") } || lines.contains { $0.begins(with: "  * ") }
  }

  // MARK: Contents

  /// Lines with checksums that are looked at.
  private static let mostCheckedLines = 4

  /// Whether each of the first lines is a module, its version and a checksum.
  private static func areChecksums(_ lines: TextLines) -> Bool {
    let filled = lines.lazy.filter { !$0.isBlank }.prefix(mostCheckedLines)
    return filled.allSatisfy { line in
      let words = line.words
      return words.count == 3 && words[1].first == UInt8(ascii: "v") && words[2].begins(with: "h1:")
        && words[2].last == UInt8(ascii: "=")
    }
  }

  /// Whether a stanza about a package comes first (Debian Policy, section 5.2).
  private static func isControl(_ first: ArraySlice<UInt8>, _ sample: TextSample) -> Bool {
    first.begins(with: "Source: ") && sample.contains("\nMaintainer: ") && sample.contains("\nPackage: ")
      || first.begins(with: "Package: ") && sample.contains("\nArchitecture: ") && sample.contains("\nDescription: ")
  }

  /// Whether the package's version of the format and its name stand at the beginning of lines, and what it is made of.
  private static func isCabal(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes
    let places = sample.lines.places
    let hasVersion = places.contains {
      $0.first.lowercased == UInt8(ascii: "c") && bytes.hasAnyCase("cabal-version:", at: $0.start)
    }
    return hasVersion && places.contains { bytes.hasAnyCase("name:", at: $0.start) }
      && places.contains {
        bytes.hasAnyCase("build-type:", at: $0.textStart) || bytes.hasAnyCase("build-depends:", at: $0.textStart)
      }
  }

  /// Whether comments that only Go has stand in front of the package: its documentation, which begins with its name, or
  /// constraints and commands.
  private static func isGoPackage(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "//") || sample.begins(with: "/*") || sample.begins(with: "package ") else {
      return false
    }
    let lines = sample.lines
    guard let place = lines.places.firstIndex(where: { $0.first == UInt8(ascii: "p") }) else { return false }
    let words = lines[place].words
    guard words.count == 2, words[0].equals("package"), words[1].allSatisfy(\.isWordCharacter) else { return false }
    return lines.contains { line in
      guard line.first == UInt8(ascii: "/") || line.first == UInt8(ascii: "P") else { return false }
      if ["//go:build ", "//go:generate ", "//go:embed ", "// +build "].contains(where: { line.begins(with: $0) }) {
        return true
      }
      let comment = line.drop { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") }.words
      return comment.count > 2 && comment[0].equals("Package") && comment[1].elementsEqual(words[1])
    }
  }
}
