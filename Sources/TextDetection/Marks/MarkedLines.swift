// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Headers

/// The lines that begin with a mark, where it takes more than words to say what must stand in them; `TextMarks` tells what
/// goes where.
struct MarkedLines {
  private let sample: TextSample
  private let rows: TextLines

  /// The lines of a text from its mark on.
  init(_ sample: TextSample) {
    self.sample = sample
    rows = sample.lines.drop { $0.isBlank }.prefix(8)
  }

  /// The line of the mark.
  private var line: ArraySlice<UInt8> { rows.first?.trimmed ?? [] }
  /// Its words.
  private var words: [ArraySlice<UInt8>] { line.words }
  /// Those of the line below it.
  private var next: [ArraySlice<UInt8>] { rows.dropFirst().first?.words ?? [] }
  /// Those of the next line below it that is not blank.
  private var nextFilled: [ArraySlice<UInt8>] { rows.dropFirst().first { !$0.isBlank }?.words ?? [] }

  private func isCount(_ word: ArraySlice<UInt8>) -> Bool { word.number(ofAtMost: 9) != nil }

  /// Whether they are what the format of the mark calls for; true for marks of which nothing is known here.
  ///
  /// One case for each format, in the order of the marks in ASCII.
  func follow(_ key: String) -> Bool {
    guard let first = key.utf8.first else { return true }
    if first == UInt8(ascii: "~") { return followInAnyCase(key) }
    if first < UInt8(ascii: "A") { return followSigns(key) }
    return first < UInt8(ascii: "a") ? followCapitals(key) : followSmallLetters(key)
  }

  /// Marks that begin with a sign or a digit, as in `TextMarks.signs`.
  private func followSigns(_ key: String) -> Bool {
    switch key {
    // A path up to its angle bracket, and then an attribute.
    case "</":
      let path = line.dropFirst(2).prefix { $0 > 0x20 && $0 != UInt8(ascii: ">") }
      let rest = line[path.endIndex...].dropFirst()
      return rest.first == UInt8(ascii: ";") && rest.dropFirst().first?.isSmallLetter == true
        && rest.contains(UInt8(ascii: "="))
    // The version and the encoding, each in angle brackets.
    case "<v":
      let version = line.dropFirst(2).prefix { $0 != UInt8(ascii: ">") }
      let encoding = line[version.endIndex...].dropFirst(3).prefix { $0 != UInt8(ascii: ">") }
      return version.isDecimal && line[version.endIndex...].begins(with: "><e") && isCount(encoding)
    // The length in base64, and after the script its checksum and the mark of the end; a comment or the name tells the language.
    case "#@~^":
      let length = sample.bytes[sample.start...].dropFirst(4).prefix(8)
      return length.count == 8 && length.suffix(2).equals("==") && length.dropLast(2).allSatisfy(\.isAlphanumeric)
        && (sample.contains("==^#~@") || !sample.isWhole)
    case "'**Start Encode**", "//**Start Encode**": return sample.contains("#@~^")
    // The encoding and the end of the statement.
    case "#ABNF 1.0": return line.last == UInt8(ascii: ";")
    // Year, version and number of epochs, after the letter of positions or velocities.
    case "#aP", "#aV", "#bP", "#bV", "#cP", "#cV", "#dP", "#dV":
      return line.prefix { $0 > 0x20 }.count >= 7 && line.dropFirst(3).prefix(4).allSatisfy(\.isDigit)
    // A short name, and a keyword with its colon in the first line below.
    case "# language: ":
      return words.count == 3 && words[2].count <= 8 && words[2].first?.isLetter == true
        && nextFilled.first.map {
          ($0.first?.isCapital == true || $0.first ?? 0 >= 0x80) && $0.last == UInt8(ascii: ":")
        }
          ?? false
    // The name of the language, or that of one on which it is based, and forms, comments or another document's text after an
    // at sign.
    case "#lang ": return isModule(words, nextFilled.first ?? [])
    // The version of the settings, which the first versions had not, or their first section.
    case "; Engine configuration file.":
      return sample.contains("\nconfig_version=") || sample.contains("\n[application]")
    // The number of nodes, and each with three coordinates.
    case "$NOD": return next.count == 1 && isCount(next[0])
    case "$coord": return words.first?.count == 6
    case "%!": return FormatHeaders.mayBePostScript(sample.bytes[sample.start...])
    case "%0 ", "%A ", "%T ": return isReferences
    case "(": return isGameTree
    case "(declare-const ", "(declare-fun ", "(declare-sort ", "(set-logic ":
      return line.last == UInt8(ascii: ")") || sample.contains("(assert") || sample.contains("(check-sat")
    case "(deffacts ", "(deftemplate ":
      return line.last == UInt8(ascii: ")") || line.last == UInt8(ascii: "\"")
        || nextFilled.first.map { "(\";".utf8.contains($0[$0.startIndex]) } ?? false
    // A heading's level is the number of plus signs.
    case "---+":
      let title = rows.first?.dropFirst(4).drop { $0 == UInt8(ascii: "+") || $0 == UInt8(ascii: "!") } ?? []
      return title.first == 0x20
        && (sample.contains("\n   * ") || sample.contains("\n---++") || sample.contains("%TOC%"))
    // Numbers of inputs and outputs.
    case ".i ": return words.count == 2 && isCount(words[1]) && next.count == 2 && next[0].begins(with: ".o")
    // The number that no other file begins with, lines of comments, and lines of values for a trace.
    case "43981 ": return words.count == 3 && words.allSatisfy(isCount)
    default: return true
    }
  }

  /// Marks that begin with a capital letter, or with a sign that comes after the first of them, as in `TextMarks.letters`.
  private func followCapitals(_ key: String) -> Bool {
    switch key {
    case "ANIMSTEPS ": return isAnimation
    case "ATOMS": return words.count == 1 && isAtom(next)
    case "MOLECULE":
      return words.count == 1 && next.first?.equals("ATOMS") == true && isAtom(rows.dropFirst(2).first?.words ?? [])
    case "CACHE MANIFEST": return isCacheManifest(behind: sample.start + key.utf8.count)
    case "CATALOG \"": return hasTracksOfDisc
    case "CCMX": return sample.contains("COLOR_REP") || sample.contains("NUMBER_OF_")
    case "CLUSTAL": return isAlignment
    // Columns and rows of the grid.
    case "DSAA": return next.count == 2 && next.allSatisfy(isCount)
    // Names and the description in quotation marks.
    case "Element(", "Element[": return rows.first.map { $0.count { $0 == UInt8(ascii: "\"") } >= 6 } ?? false
    // The letter of the version, then that of the program in brackets.
    case "HMMER3/", "INFERNAL1/": return words.count > 1 && words[1].first == UInt8(ascii: "[")
    case "ISA": return sample.contains("GS", within: TextSample.frontReach) && isEDISeparator
    case "LOCUS       ": return tellsLengthOfSequence
    // The version of the format stands alone in the second line.
    case "LWSC":
      let version = sample.lines.dropFirst().first?.trimmed ?? []
      return version.count == 1 && version.allSatisfy(\.isDigit)
    case "MAP":
      return words.count == 1 && words[0].count == 3 && sample.contains("\nEND")
        && (sample.contains("LAYER") || sample.contains("EXTENT"))
    // The name of an attribute and a colon.
    case "MIDlet-":
      return words.count > 1 && words[0].last == UInt8(ascii: ":")
        && nextFilled.first?.contains(UInt8(ascii: ":")) == true
    // The program, its version and the code page, and numbered records.
    case "MPX,", "MPX;":
      return line.count { $0 == line[line.startIndex + 3] } >= 3 && nextFilled.first?.first?.isDigit == true
    // The separators that every message declares.
    case "BHS", "FHS", "MSH": return line.matches("|^~\\&", at: 3)
    case "OziExplorer ": return line.contains(" File Version ")
    case "This Info file ": return sample.contains("\u{1f}\n") || isOfMakeinfo
    case "This is ": return isOfMakeinfo
    // Nodes begin with the sign for the separation of units.
    case "INFO-DIR-SECTION ", "Info file: ", "START-INFO-DIR-ENTRY":
      return sample.contains("\u{1f}\n") || sample.contains("\nEND-INFO-DIR-ENTRY")
    // Levels of the syntax, then the sender.
    case "UNB+IAT", "UNB+UNO":
      return line.prefix { $0 > 0x20 }.count > 10 && line.dropFirst(8).first == UInt8(ascii: ":")
    case "Version 4": return next.first.map { $0.begins(with: "SHEET") || $0.begins(with: "SymbolType") } ?? false
    // The version, and then the address.
    case "WEB": return next.count == 1 && next[0].equals("1")
    // A title may stand in the line of the mark, then come cues or notes.
    case "WEBVTT": return words.count == 1 && words[0].count == 6 || sample.contains("-->")
    case "X:": return ABCTune.isNumbered(sample)
    case "[Address]": return Self.entriesOfChannels.count { sample.contains($0) } >= Self.leastEntriesOfChannels
    // Sections, tags and headers end with their line.
    case "[Adblock", "[Desktop Action", "[Event \"", "[Result \"", "[Termination \"", "[White \"":
      return line.last == UInt8(ascii: "]")
    case "\\magnification": return sample.contains("\\bye") || sample.contains("\n\\end\n")
    default: return true
    }
  }

  /// Marks that begin with a small letter, or with a sign that comes after the first of them, as in `TextMarks.letters`.
  private func followSmallLetters(_ key: String) -> Bool {
    switch key {
    // The largest variable, inputs, latches, outputs and gates.
    case "aag ", "aig ": return words.count >= 6 && words.dropFirst().allSatisfy(isCount)
    case "begin ": return EncodedFiles.isEncodedInSigns(sample) || EncodedFiles.isEncodedInLetters(sample)
    // The mode in octal digits, and the name.
    case "begin-base64 ": return words.count >= 3 && (3...4).contains(words[1].count)
    // Score, name, size, strand, start and end of both sequences.
    case "chain ":
      return words.count >= 12 && isCount(words[1]) && isCount(words[3]) && words[4].equals("+")
    // The version, the directory, options, and where the list of files begins in ten digits.
    case "cscope ":
      return words.count >= 4 && words.last?.count == 10 && words.last?.allSatisfy(\.isDigit) == true
        && next.first?.first == UInt8(ascii: "@")
    // Height, baseline and other numbers after the sign for a hard blank.
    case "flf2a", "tlf2a": return words.count >= 5 && words.dropFirst().prefix(4).allSatisfy(\.isInteger)
    case "forcefield ": return sample.contains("mol 1", within: TextSample.headerReach)
    // Terms may stand after a header of any length.
    case "format-version: 1.":
      let tags: [StaticString] = [
        "[Instance]", "[Term]", "[Typedef]", "\ndata-version: ", "\ndefault-namespace: ", "\nontology: ",
        "\nsubsetdef: ",
      ]
      return sample.contains(anyOf: tags)
    case "g3 ": return words.count >= 4 && words.dropFirst().prefix(3).allSatisfy(isCount) && next.count >= 3
    case "h1(#", "h2(#": return line.contains("). ")
    case "ha:pcb-rnd-", "li:pcb-rnd-":
      return line.last == UInt8(ascii: "{") || nextFilled.first?.first == UInt8(ascii: "{")
    // The name of the form and its class, then settings of it, or what it contains.
    case "inherited ", "object ":
      let words = sample.lines.first?.words ?? []
      return words.count == 3 && words[1].last == UInt8(ascii: ":") && words[2].begins(with: "T")
        && sample.contains("\n  ") && sample.contains(" = ")
    // A group and its name (Liberty reference manual, section 1.2).
    case "library (", "library(": return line.last == UInt8(ascii: "{") && line.contains(UInt8(ascii: ")"))
    // A clause that says in which case names are, or objects of Motif up to the end.
    case "module ":
      let hasEnd = sample.contains("end module;")
      return sample.contains("names = case_") && (hasEnd || sample.contains("version = ") || sample.contains(": Xm"))
        || hasEnd && sample.contains(": Xm")
    // A string, then its translation, or what goes on with it.
    case "msgid \"":
      return line.last == UInt8(ascii: "\"")
        && nextFilled.first.map { $0.begins(with: "msg") || $0.first == UInt8(ascii: "\"") } ?? !sample.isWhole
    case "netcdf ":
      let sections: [StaticString] = ["data:", "dimensions:", "group:", "types:", "variables:"]
      return rows.prefix(2).contains { $0.contains("{") } && sample.contains(anyOf: sections)
    // Nothing but an address.
    case "pnm://", "rtsp://": return words.count == 1 && words[0].count > key.utf8.count
    // A key or a signature in base64.
    case "untrusted comment: ": return nextFilled.count == 1 && nextFilled[0].count >= 40
    case "use v6.": return words.count > 1 && words[1].last == UInt8(ascii: ";")
    // The date of the program that wrote it, and the number of the format.
    case "v 20":
      return words.count >= 2 && words.count <= 3 && words[1].count == 8 && words.dropFirst().allSatisfy(isCount)
    // The origin has six fields.
    case "v=0":
      let origin = sample.lines.dropFirst().first ?? []
      return origin.begins(with: "o=") && origin.words.count == 6
    case "version 1": return next.count == 1 && next[0].begins(with: "nodes")
    default: return true
    }
  }

  /// Marks in any case.
  private func followInAnyCase(_ key: String) -> Bool {
    switch key {
    // Texts with times, or attributes that windows of other kinds do not have.
    case "~<window ":
      let tag = sample.bytes[sample.start...].prefix { $0 != UInt8(ascii: ">") }
      return sample.contains("<time ")
        || !tag.contains("xmlns")
          && tag.indices.contains { place in Self.attributesOfTitles.contains { tag.hasAnyCase($0, at: place) } }
    case "~[autorun]":
      return sample.lines.contains { line in Self.autorunEntries.contains { line.matchesAnyCase($0, at: 0) } }
    case "~class::", "~title::":
      return sample.lines.prefix(Self.mostHelpFields).contains {
        $0.matchesAnyCase("summary::", at: 0) || $0.matchesAnyCase("categories::", at: 0)
      }
    case "~!table": return next.first?.matchesAnyCase("!version", at: 0) ?? false
    case "~#mega": return next.first.map { $0.first == UInt8(ascii: "!") || $0.matchesAnyCase("title", at: 0) } ?? false
    // The route of the calculation follows in a line of its own.
    case "~%chk=", "~%mem=", "~%nproc", "~%oldchk=":
      return sample.lines.prefix(12).contains { $0.begins(with: "#") }
    // One section of settings and another.
    case "~&control": return sample.contains("&SYSTEM") || sample.contains("&system")
    case "~&force_eval", "~&global":
      return sample.contains("&END FORCE_EVAL") || sample.contains("&END GLOBAL") || sample.contains("&end global")
    case "~(edif ":
      return rows.contains { line in
        line.indices.contains { line[$0] == UInt8(ascii: "(") && line.hasAnyCase("(edifversion", at: $0) }
      }
    case "~*heading":
      let keywords: [StaticString] = ["*node", "*part", "*include", "*preprint"]
      return sample.wholeLines.contains { line in keywords.contains { line.matchesAnyCase($0, at: 0) } }
    case "~*network ": return sample.wholeLines.contains { $0.matchesAnyCase("*vertices", at: 0) }
    // Records have a letter or two, and a semicolon.
    case "~id;p": return nextFilled.first.map { $0.prefix(3).contains(UInt8(ascii: ";")) || $0.equals("E") } ?? false
    case "~ncols", "~nrows":
      let other: StaticString = key == "~ncols" ? "nrows" : "ncols"
      // Headers of a raster in a file of its own say in which order its bytes are.
      return words.count == 2 && isCount(words[1]) && next.count == 2 && next[0].matchesAnyCase(other, at: 0)
        && !sample.lines.prefix(8).contains { $0.trimmed.matchesAnyCase("byteorder", at: 0) }
    case "~reporting-mta: ": return words.count > 1 && words[1].contains(UInt8(ascii: ";"))
    case "~reporting-ua: ":
      return sample.wholeLines.contains { $0.matchesAnyCase("final-recipient:", at: 0) }
    case "~version ":
      return words.count == 2 && sample.lines.contains { $0.matchesAnyCase("columns ", at: 0) }
        && sample.lines.contains { $0.trimmed.equals("DATA") || $0.trimmed.equals("Data") }
    // A title between apostrophes, and the numbers of characters and taxa.
    case "~xread":
      return words.count <= 3
        && rows.prefix(5).contains { $0.words.count == 2 && $0.words.allSatisfy(isCount) }
    // A directive alone in its line, then another one or chords; objects of programs begin alike.
    case "~{title:":
      let second = rows.dropFirst().first?.trimmed ?? []
      return rows.first?.trimmed.last == UInt8(ascii: "}")
        && (second.first == UInt8(ascii: "{") && second.last == UInt8(ascii: "}") || second.contains(UInt8(ascii: "[")))
    default: return true
    }
  }

  /// Whether white space or nothing follows the mark, what stands in its line being ignored, and then come comments, headings
  /// and addresses without blanks (HTML 5.0, section 5.7.3.4).
  private func isCacheManifest(behind place: Int) -> Bool {
    guard sample.bytes[place...].first.map({ $0 <= 0x20 }) ?? true else { return false }
    let entries = rows.dropFirst().filter { !$0.isBlank && $0.trimmed.first != UInt8(ascii: "#") }
    return words.count == 2
      || !entries.isEmpty
        && entries.allSatisfy { entry in
          let words = entry.words
          return words.count <= 2
            && (words[0].last == UInt8(ascii: ":") || words[0].equals("*")
              || words[0].dropLast().contains { $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: ".") })
        }
  }

  /// The number of steps, then what each of them shows (XCrySDen: XSF format, Animated XSF).
  private var isAnimation: Bool {
    let kinds: [StaticString] = ["ATOMS", "CRYSTAL", "MOLECULE", "POLYMER", "SLAB", "DIM-GROUP"]
    return words.count == 2 && isCount(words[1]) && kinds.contains { next.first?.begins(with: $0) ?? false }
  }

  /// A symbol or number and a place, and a force where there is one.
  private func isAtom(_ words: [ArraySlice<UInt8>]) -> Bool {
    [4, 7].contains(words.count) && words.dropFirst().allSatisfy(\.isDecimal)
  }

  /// The kind of the disc, or tracks, which cue sheets number (cdrdao(1), section Toc files).
  private var hasTracksOfDisc: Bool {
    sample.lines.contains { line in
      let words = line.words
      guard let word = words.first else { return false }
      return word.begins(with: "CD_") || words.count > 1 && word.equals("TRACK") && words[1].first?.isLetter == true
    }
  }

  /// The program or its version alone, then the name of a sequence and letters of it.
  private var isAlignment: Bool {
    (words.count == 1 || line.contains("alignment") || words.count > 1 && words[1].first == UInt8(ascii: "("))
      && (2...3).contains(nextFilled.count)
      && nextFilled[1].allSatisfy { $0.isLetter || "-.*?".utf8.contains($0) }
  }

  /// How many bases, amino acids or records there are, after the name (GenBank flat file release notes, section 3.4.4).
  private var tellsLengthOfSequence: Bool {
    words.indices.dropFirst().contains { place in
      (words[place].equals("bp") || words[place].equals("aa") || words[place].equals("rc"))
        && words[place - 1].allSatisfy(\.isDigit)
    }
  }

  /// What the program says of itself in the documents it makes.
  private var isOfMakeinfo: Bool {
    sample.begins(with: "This is Info file ")
      || sample.contains(", produced by makeinfo", within: TextSample.frontReach)
      || sample.contains(", produced by Makeinfo", within: TextSample.frontReach)
  }

  /// What kind of window it is, and how long it is shown (RealNetworks: RealText authoring guide, section The window tag).
  private static let attributesOfTitles: [StaticString] = [
    " duration=\"", " type=\"generic\"", " type=\"marquee\"", " type=\"scrollingnews\"", " type=\"teleprompter\"",
    " type=\"tickertape\"",
  ]

  /// What a medium says that is put in, in small letters (Microsoft: Autorun.inf entries).
  private static let autorunEntries: [StaticString] = ["action=", "icon=", "label=", "open=", "shell", "useautoplay="]

  /// What the section of the address of a channel has (Microsoft: Windows Media station files, section Address).
  private static let entriesOfChannels: [StaticString] = [
    "\nAllow Splitting=", "\nDefault Ecc=", "\nIP Address=", "\nIP Port=", "\nLog URL=", "\nMulticast Adapter=",
    "\nNSC Format Version=", "\nTime To Live=", "\nUnicast URL=",
  ]
  private static let leastEntriesOfChannels = 2

  /// Lines in which a page of help has its fields.
  private static let mostHelpFields = 8

  /// After the parenthesis stand the semicolon of the first node and a property, one or two capitals and a value; one of
  /// the tree's names the game, the format or a player (SGF FF[4], EBNF and root properties).
  private var isGameTree: Bool {
    let node = sample.bytes[(sample.start + 1)...].drop { $0 <= 0x20 }
    guard node.first == UInt8(ascii: ";") else { return false }
    let property = node.dropFirst().drop { $0 <= 0x20 }
    let name = property.prefix(while: \.isCapital)
    guard (1...2).contains(name.count), property[name.endIndex...].first == UInt8(ascii: "[") else { return false }
    let tags: [StaticString] = ["GM[", "FF[", "SZ[", "PB[", "PW["]
    return sample.contains(anyOf: tags)
  }

  /// Every line is a field, a percent sign with a capital, a digit or one of EndNote's signs, or goes on with one (refer(1);
  /// EndNote: import format).
  private var isReferences: Bool {
    let fields = sample.wholeLines.filter { $0.first == UInt8(ascii: "%") }
    return fields.count >= 3
      && fields.allSatisfy { line in
        let mark = line.prefix(3)
        guard mark.count == 3, let sign = mark.dropFirst().first else { return false }
        return (sign.isDigit || sign.isCapital || "!#$&()*+,:;<=>?@[]^~".utf8.contains(sign)) && mark.last == 0x20
      } && sample.lines.contains { $0.begins(with: "%T ") }
  }

  /// X12 gives its element separator in the fourth byte and repeats it at a fixed place (X12.5).
  private var isEDISeparator: Bool {
    let bytes = sample.bytes[sample.start...]
    guard bytes.count > 106 else { return false }
    return bytes[sample.start + 3] == bytes[sample.start + 6] && bytes[sample.start + 3] == bytes[sample.start + 103]
  }

  /// Whether a language and, after it, its first form or comment are named as modules of Racket begin.
  private func isModule(_ words: [ArraySlice<UInt8>], _ next: ArraySlice<UInt8>) -> Bool {
    guard (2...4).contains(words.count) else { return false }
    let families: [StaticString] = ["racket", "typed/racket", "scribble/", "at-exp", "s-exp", "info", "setup/infotab"]
    return words[1].begins(withAnyOf: families)
      || next.first.map { "(@;[#".utf8.contains($0) } ?? false
  }
}
