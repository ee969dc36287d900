// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// What must hold besides the statements of a rule in languages that have words of many others.
///
/// Sources: Snakemake documentation, section Writing Workflows; Nextflow documentation, sections Processes and Configuration;
/// mIRC help, Remote Scripts; OMNeT++ simulation manual, chapter The NED Language; Writing R Extensions, section Package
/// namespaces; L. Lamport: Specifying Systems, section 15.1; IBM: ILE RPG reference, chapter Specifications; Tree-sitter
/// documentation, section Query Syntax.
extension StatementSniffer {
  /// Whether one of the words is the first of all but comments after a semicolon, and brackets follow it up to the end of a line.
  static func isHeader(_ sample: TextSample, _ words: [StaticString]) -> Bool {
    guard let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: ";")), words.contains(where: first.begins) else {
      return false
    }
    return sample.lines.contains { $0.trimmed.last == UInt8(ascii: "]") }
  }

  // MARK: Workflows

  private static let directives: [StaticString] = [
    "input:", "log:", "output:", "params:", "run:", "script:", "shell:", "threads:", "wrapper:",
  ]

  /// Whether a line names a rule, and the next one that is not blank begins with what rules have, further in.
  static func isWorkflow(_ sample: TextSample) -> Bool {
    var isNamed = false
    for place in sample.lines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if isNamed, place.indent > 0, text.begins(withAnyOf: directives) { return true }
      let isRule = text.begins(with: "rule ") || text.begins(with: "checkpoint ")
      isNamed = place.indent == 0 && isRule && place.tail == UInt8(ascii: ":") && text.words.count <= 3
    }
    return false
  }

  /// Whether the version of the language is set, or a process has what only processes of pipelines have.
  static func isPipeline(_ sample: TextSample) -> Bool {
    if sample.contains("nextflow.enable.dsl") || sample.contains("nextflow.preview.dsl") { return true }
    let hasProcess = sample.lines.contains { line in
      let words = line.words
      return words.count == 3 && words[0].equals("process") && words[2].equals("{")
    }
    return hasProcess && (sample.contains("\"\"\"") || sample.contains("'''"))
      && sample.lines.contains { $0.trimmed.equals("input:") || $0.trimmed.equals("output:") }
  }

  /// Whether lines in braces set something, and one of them is what only such settings have.
  static func configuresPipelines(_ sample: TextSample) -> Bool {
    sample.contains(" = ") && sample.contains("\n}")
      && sample.contains(anyOf: [
        "executor", "withLabel", "withName", "params.", "nextflowVersion", "process.", "mainScript", "projectDir",
      ])
  }

  // MARK: Simulations

  private static let sections: [StaticString] = [
    "connections:", "connections allowunconnected:", "gates:", "parameters:", "submodules:", "types:",
  ]

  /// Sections that a description of a network has at least.
  private static let fewestSections = 2

  /// Whether sections of modules stand in lines of their own.
  static func isNetwork(_ sample: TextSample) -> Bool {
    sections.count { section in sample.lines.contains { $0.trimmed.equals(section) } } >= fewestSections
  }

  // MARK: Namespaces

  private static let exports: [StaticString] = [
    "S3method(", "export(", "exportClasses(", "exportMethods(", "exportPattern(", "import(", "importClassFrom(",
    "importClassesFrom(", "importFrom(", "importMethodsFrom(", "useDynLib(",
  ]
  /// Those of them that no other language calls by such a name.
  private static let exportsOfR: [StaticString] = [
    "S3method(", "exportClasses(", "exportMethods(", "exportPattern(", "importClassesFrom(", "importFrom(",
    "importMethodsFrom(", "useDynLib(",
  ]

  /// What the line of a directive ends with: its last bracket, or what more lines follow.
  private static let endsOfExports = Array(")(,\"".utf8)

  /// Whether every line that is not indented is a directive of a namespace, the end of one, or a condition.
  static func isNamespace(_ sample: TextSample) -> Bool {
    var isTold = false
    for line in sample.wholeLines {
      guard let first = line.first, first > 0x20, first != UInt8(ascii: "#") else { continue }
      if line.begins(withAnyOf: exports) {
        guard let last = line.prefix(while: { $0 != UInt8(ascii: "#") }).trimmed.last, endsOfExports.contains(last)
        else { return false }
        if line.begins(withAnyOf: exportsOfR) { isTold = true }
      } else if !")}\"".utf8.contains(first), !line.begins(with: "if") {
        return false
      }
    }
    return isTold
  }

  // MARK: Events

  /// Whether a line tells what an event is answered with: commands in braces, or with a variable or an identifier in them.
  static func answersEvents(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      guard line.begins(with: "on ") || line.begins(with: "ctcp "), line.count(where: { $0 == UInt8(ascii: ":") }) >= 2
      else { return false }
      return line.trimmed.last == UInt8(ascii: "{") || line.contains(" $") || line.contains(" %")
    }
  }

  // MARK: Specifications

  /// Dashes on both sides of the head of a module, at least.
  private static let fewestDashes = 4

  /// Whether a line is the head of a module, between dashes; what stands in front of it means nothing.
  static func isSpecification(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "-")) else { return false }
    let dash = UInt8(ascii: "-")
    return sample.lines.places.contains { place in
      guard place.first == dash, place.tail == dash else { return false }
      let line = sample.bytes[place.text]
      let head = line.drop { $0 == dash }
      let words = head.words
      return line.count - head.count >= fewestDashes && words.count == 3 && words[0].equals("MODULE")
        && words[2].count >= fewestDashes && words[2].allSatisfy { $0 == dash }
    }
  }

  // MARK: Fixed forms

  /// Bytes of the number of a line, behind which the letter of a specification stands.
  private static let lineNumberLength = 5
  /// Specifications that a program has at least.
  private static let fewestForms = 3
  private static let forms = ByteSet("CDFHIOP")

  /// Whether every line but comments has a form in its column, one of them that of a calculation or a definition.
  static func isFixedRPG(_ sample: TextSample) -> Bool {
    var (count, hasProgram) = (0, false)
    for place in sample.lines.places where !place.isBlank {
      let line = sample.bytes[place.start..<place.end]
      guard line.count > lineNumberLength + 1 else { return false }
      let form = line[line.startIndex + lineNumberLength]
      let sign = line[line.startIndex + lineNumberLength + 1]
      if sign == UInt8(ascii: "*") || sign == UInt8(ascii: "/") { continue }
      guard forms.contains(form), line.prefix(lineNumberLength).allSatisfy({ $0 == 0x20 || $0.isDigit }) else {
        return false
      }
      count += 1
      if form == UInt8(ascii: "C") || form == UInt8(ascii: "D") { hasProgram = true }
    }
    return count >= fewestForms && hasProgram
  }

  // MARK: Queries

  /// Captures that stand at the end of lines, at least.
  private static let fewestCaptures = 2

  /// Fields with their names that prove the description of a building.
  private static let fewestNamedFields = 3

  /// Whether values end with a comma or a semicolon, and their names stand behind an exclamation mark and a dash, as editors
  /// write them (DOE: EnergyPlus, Getting started, section Input file basics).
  static func describesBuilding(_ sample: TextSample) -> Bool {
    sample.contains("!- ")
      && sample.lines.filter { line in
        guard let mark = line.firstIndex(of: "!- ", from: line.startIndex) else { return false }
        let value = line[..<mark].trimmed
        return value.last == UInt8(ascii: ",") || value.last == UInt8(ascii: ";")
      }.count >= fewestNamedFields
  }

  /// Methods of requests (RFC 9110, section 9.3).
  private static let methods: [StaticString] = ["DELETE ", "GET ", "HEAD ", "OPTIONS ", "PATCH ", "POST ", "PUT "]

  /// Whether a line is a request for an address, of which no protocol is told (Hurl documentation, section Grammar).
  static func asks(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      line.begins(withAnyOf: methods) && line.words.count == 2
        && (line.words[1].contains("://") || line.words[1].begins(with: "{{"))
    }
  }

  /// Whether patterns in brackets are captured by names at the end of lines, in no program that a Lisp reads.
  static func areQueries(_ sample: TextSample) -> Bool {
    guard sample.heads.containsAny(of: "(["), sample.contains(" @"),
      let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: ";"))?.first, "([\"".utf8.contains(first)
    else { return false }
    var captures = 0
    for place in sample.lines.places where !place.isBlank && place.head != UInt8(ascii: ";") {
      let line = sample.bytes[place.text]
      if line.begins(withAnyOf: ["(def", "(ns ", "(in-package", "(use-modules", "(import", "(require", "{", "@"]) {
        return false
      }
      let rest = line.drop(suffixedBy: UInt8(ascii: ")"))
      let name = rest.suffix(while: { $0.isWordCharacter || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "-") })
      let front = rest[..<name.startIndex]
      guard !name.isEmpty, front.last == UInt8(ascii: "@") else { continue }
      let pattern = front.dropLast().trimmed
      if let sign = pattern.last, sign == UInt8(ascii: ")") || sign == UInt8(ascii: "]") || sign == UInt8(ascii: "\"") {
        captures += 1
      }
    }
    return captures >= fewestCaptures
  }
}

extension StatementSniffer {
  /// Whether a line defines a command that uses its arguments, and its end stands in a line of its own (GDB manual, section
  /// Define).
  static func definesCommands(_ sample: TextSample) -> Bool {
    guard sample.contains("$arg") else { return false }
    var isDefined = false
    for place in sample.lines.places where place.indent == 0 && !place.isBlank {
      let text = sample.bytes[place.text]
      if text.begins(with: "define ") {
        let words = text.words
        isDefined = words.count == 2 && words[1].allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
      } else if isDefined, text.equals("end") {
        return true
      }
    }
    return false
  }

  /// Lines that set variables, at least.
  private static let fewestVariables = 2

  /// Whether every line gives a value to a variable of the environment as the C shell does.
  static func setVariables(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "s")) else { return false }
    var count = 0
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      let words = sample.bytes[place.text].words
      guard words.count >= 3, words[0].equals("setenv"), words[1].allSatisfy(\.isWordCharacter) else { return false }
      count += 1
    }
    return count >= fewestVariables
  }

  /// The longest tag of a feature (OpenType feature file specification, section 4.a).
  private static let longestTag = 4

  /// Whether a block of a feature or of a lookup ends with its name once more, and a rule is in the text.
  static func areFeatures(_ sample: TextSample) -> Bool {
    guard sample.contains("} "), sample.contains(" by ") || sample.contains("pos ") || sample.contains("position ")
    else {
      return false
    }
    var name: ArraySlice<UInt8>?
    for line in sample.lines {
      let words = line.trimmed.words
      if words.count == 3, words[2].equals("{") {
        let isFeature = words[0].equals("feature") && words[1].count <= longestTag
        if isFeature || words[0].equals("lookup") { name = words[1] }
      }
      if let name, words.count == 2, words[0].equals("}"), words[1].last == UInt8(ascii: ";"),
        words[1].dropLast().elementsEqual(name)
      {
        return true
      }
    }
    return false
  }
}

extension ArraySlice<UInt8> {
  /// The bytes without those of a kind at the end.
  fileprivate func drop(suffixedBy sign: UInt8) -> ArraySlice<UInt8> {
    dropLast(count - (lastIndex { $0 != sign }.map { $0 + 1 - startIndex } ?? 0))
  }
}
