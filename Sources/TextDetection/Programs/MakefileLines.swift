// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Makefiles too short to set and use much, whose every line is one that makefiles may have.
///
/// Sources: POSIX: make, section Makefile Syntax; GNU make manual, section What Makefiles Contain; GNU Automake manual,
/// section The Uniform Naming Scheme.
enum MakefileLines {
  private enum Kind {
    case other, definition, rule, recipe, blank
  }

  private static let directives: [StaticString] = [
    "-include ", "else", "endif", "export ", "if ", "ifdef ", "ifeq ", "ifeq(", "ifndef ", "ifneq ", "ifneq(",
    "include ", "sinclude ", "unexport ", "vpath ",
  ]

  /// Whether there is a rule with a recipe that uses a variable of make or compiles, and nothing that no makefile has.
  static func areAll(_ lines: TextLines) -> Bool {
    var (hasRule, hasRecipe, hasDefinition) = (false, false, false)
    let isMakefile = allSatisfy(lines) { kind, line in
      switch kind {
      case .other: return false
      case .rule: hasRule = true
      case .recipe:
        guard hasRule else { return false }
        // Instructions of assemblers may use what looks like a variable, after their name.
        let command = line.trimmed
        hasRecipe =
          hasRecipe || command.begins(with: "$(") || line.contains("$@") || line.contains("$<") || compiles(command)
          || line.contains("$(") && (hasDefinition || command.first == UInt8(ascii: "@"))
      case .definition: hasDefinition = true
      case .blank: break
      }
      return true
    }
    return isMakefile && hasRecipe
  }

  /// Whether there is nothing that no makefile has, and a rule with a recipe directly below it.
  static func haveRecipe(_ lines: TextLines) -> Bool {
    var last = -2
    var hasRecipe = false
    let isMakefile = allSatisfy(lines) { kind, line in
      if kind == .rule { last = line.endIndex }
      hasRecipe = hasRecipe || kind == .recipe && line.startIndex == last + 1
      return kind != .other
    }
    return isMakefile && hasRecipe
  }

  /// Whether there is nothing but rules with recipes, of which one makes what another one needs.
  static func areChained(_ lines: TextLines) -> Bool {
    var targets: [ArraySlice<UInt8>] = []
    var needed: [ArraySlice<UInt8>] = []
    var recipes = 0
    var isOpen = false
    let isMakefile = allSatisfy(lines) { kind, line in
      switch kind {
      case .other, .definition: return false
      case .rule:
        guard let colon = line.firstIndex(of: UInt8(ascii: ":")) else { return false }
        targets += line[..<colon].words
        needed += line[(colon + 1)...].words
        isOpen = true
      case .recipe:
        if isOpen { recipes += 1 }
        isOpen = false
      case .blank: break
      }
      return true
    }
    return isMakefile && recipes >= 2 && targets.contains { target in needed.contains { $0.elementsEqual(target) } }
  }

  /// Whether a command of a recipe compiles into the file it names (POSIX: c17, section Options).
  private static func compiles(_ command: ArraySlice<UInt8>) -> Bool {
    let compilers: [StaticString] = ["c89 ", "c99 ", "cc ", "clang ", "g++ ", "gcc "]
    let text = command.drop { $0 == UInt8(ascii: "@") || $0 == UInt8(ascii: "-") }
    return text.begins(withAnyOf: compilers) && (text.contains(" -o ") || text.contains(" -c "))
  }

  /// Whether nothing but rules without recipes stand there, each for object files, and sources among what they are made of:
  /// what compilers tell make; headers may be named alone (GCC manual, section Preprocessor Options, -M and -MP).
  static func areDependencies(_ lines: TextLines) -> Bool {
    var hasSource = false
    var hasObject = false
    let isMade = allSatisfy(lines) { kind, line in
      if kind == .blank { return true }
      guard kind == .rule, let colon = line.firstIndex(of: UInt8(ascii: ":")),
        let target = line[..<colon].words.last
      else { return false }
      if line[(colon + 1)...].isBlank, hasEnding(target, among: headers) { return true }
      guard hasEnding(target, among: objects) else { return false }
      hasObject = true
      hasSource = hasSource || line[(colon + 1)...].words.contains { hasEnding($0, among: sources) }
      // Sources mostly stand in the lines below.
      if line.last == UInt8(ascii: "\\") {
        let below = lines.bytes[line.endIndex...].drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
        hasSource = hasSource || hasEnding(below, among: sources)
      }
      return true
    }
    return isMade && hasObject && hasSource
  }

  private static let headers: [StaticString] = [".h", ".hh", ".hpp", ".hxx", ".inc"]
  private static let objects: [StaticString] = [".lo", ".o", ".obj"]
  private static let sources: [StaticString] = [".S", ".c", ".cc", ".cpp", ".cxx", ".f", ".f90", ".m", ".mm"]

  private static func hasEnding(_ word: ArraySlice<UInt8>, among endings: [StaticString]) -> Bool {
    endings.contains { word.count > $0.utf8CodeUnitCount && word.suffix($0.utf8CodeUnitCount).equals($0) }
  }

  /// Values that are set with two signs, or that use other variables, which are no accident.
  private static let leastValues = 2

  /// Whether nothing but variables is set, one of them by the names of Automake, or several as make alone does.
  static func areLists(_ lines: TextLines) -> Bool {
    var (isKnown, isSwitched) = (false, false)
    var values = 0
    return allSatisfy(lines) { kind, line in
      guard kind == .definition || kind == .blank else { return false }
      if kind == .definition, let name = MakefileNames.variable(setBy: line) {
        isKnown = isKnown || isOfAutomake(name, line) || callsFunction(line) || addsFiles(to: name, line)
        if isOfMake(name, line) { values += 1 }
        // Doxygen's settings have the same names, and variables of the environment in them.
        isSwitched = isSwitched || line.suffix(4).equals(" YES") || line.suffix(3).equals(" NO")
      } else if line.begins(with: "$(") {
        isKnown = true
      }
      return true
    } && (isKnown || values >= leastValues && !isSwitched)
  }

  /// Whether a constant is set at once or where it is not yet, without quotes, or the value of another one is put into it (GNU
  /// make manual, sections Flavors and Reference); statements of other languages with these signs end with a semicolon.
  private static func isOfMake(_ name: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool {
    guard name.first?.isCapital == true, !name.contains(where: \.isSmallLetter) || name.contains(UInt8(ascii: "$"))
    else { return false }
    let rest = line[name.endIndex...].trimmed
    guard rest.last != UInt8(ascii: ";"), !rest.contains(UInt8(ascii: "\"")) else { return false }
    if rest.begins(with: ":=") || rest.begins(with: "?=") { return true }
    guard name.endIndex < line.endIndex, line[name.endIndex] <= 0x20, rest.begins(with: "="),
      let open = rest.firstIndex(of: "$(", from: rest.startIndex)
    else { return false }
    let variable = rest[(open + 2)...].prefix { $0.isWordCharacter }
    return variable.count > 1 && variable.first?.isCapital == true && !variable.contains(where: \.isSmallLetter)
      && rest[variable.endIndex...].first == UInt8(ascii: ")")
  }

  /// Whether files are added to a variable whose name has a dash in it, as no language has it that adds in this way.
  private static func addsFiles(to name: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool {
    let rest = line[name.endIndex...].trimmed
    return name.contains(UInt8(ascii: "-")) && rest.begins(with: "+= ") && areFiles(rest)
  }

  /// Functions of GNU make that are no commands of the shell's (GNU make manual, chapter Functions for Transforming Text).
  private static let functions: [StaticString] = [
    "$(abspath ", "$(addprefix ", "$(addsuffix ", "$(call ", "$(error ", "$(eval ", "$(filter ", "$(filter-out ",
    "$(foreach ", "$(if ", "$(info ", "$(notdir ", "$(patsubst ", "$(shell ", "$(subst ", "$(warning ", "$(wildcard ",
  ]

  private static func callsFunction(_ line: ArraySlice<UInt8>) -> Bool { functions.contains { line.contains($0) } }

  /// Targets that most makefiles have (GNU make manual, Standard Targets for Users; GNUstep Make: before- and after- rules).
  private static let standardTargets: Set = [
    "after-all", "after-clean", "after-distclean", "after-install", "after-uninstall", "all", "before-all",
    "before-clean", "before-install", "check", "clean", "dist", "distclean", "install", "maintainer-clean",
    "mostlyclean", "test", "uninstall",
  ]

  /// Programs that recipes run and whose names are no words of sentences.
  private static let tools: [StaticString] = [
    "awk ", "bash ", "cargo ", "cmake ", "curl ", "docker ", "gcc ", "git ", "mkdir ", "mv ", "npm ", "npx ", "perl ",
    "pip ", "pytest", "python ", "python3 ", "rm -", "ruby ", "sed ", "sphinx-build ", "tox", "wget ", "yarn ",
  ]

  /// Whether there are nothing but rules, and a recipe directly below one of them; two at least make what most makefiles make, or
  /// each has its recipe and one of these runs a program; or definitions besides.
  static func areStandard(_ lines: TextLines) -> Bool {
    var (known, rules, recipes, runs) = (0, 0, 0, 0)
    var last = -2
    let isMakefile = allSatisfy(lines) { kind, line in
      switch kind {
      case .other: return false
      case .rule:
        let target = line.prefix { $0 != UInt8(ascii: ":") }.trimmed
        if target.count <= longestName, standardTargets.contains(String(decoding: target, as: UTF8.self)) { known += 1 }
        rules += 1
        last = line.endIndex
      case .recipe:
        if line.startIndex == last + 1 { recipes += 1 }
        if line.trimmed.begins(withAnyOf: tools) { runs += 1 }
      case .definition, .blank: break
      }
      return true
    }
    return isMakefile && recipes >= 1 && (known >= 2 || rules == recipes && runs >= 1)
  }

  /// Whether other makefiles are included, and nothing else is there; their names begin with a variable's, or end as such names
  /// do.
  static func areInclusions(_ lines: TextLines) -> Bool {
    var count = 0
    for place in lines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      let words = lines.bytes[place.text].words
      guard words.count == 2, words[0].equals("include") || words[0].equals("-include"),
        words[1].begins(with: "$(") || hasEnding(words[1], among: [".mk", ".mak", ".am"])
      else { return false }
      count += 1
    }
    return count > 0
  }

  /// Whether lines are as wanted, where those that go on with others are left out.
  private static func allSatisfy(_ lines: TextLines, _ isWanted: (Kind, ArraySlice<UInt8>) -> Bool) -> Bool {
    var goesOn = false
    var isBehindRule = false
    for index in lines.indices {
      let place = lines.place(at: index)
      defer { goesOn = place.tail == UInt8(ascii: "\\") }
      if goesOn { continue }
      let kind = kind(of: place, in: lines, at: index, isBehindRule: isBehindRule)
      if kind == .rule { isBehindRule = true } else if kind == .definition { isBehindRule = false }
      guard isWanted(kind, lines[index]) else { return false }
    }
    return true
  }

  private static func kind(of place: TextLine, in lines: TextLines, at index: Int, isBehindRule: Bool) -> Kind {
    if place.isBlank || place.first == UInt8(ascii: "#") { return .blank }
    // No command of a shell begins with a bar, and alternatives of a grammar do (POSIX.1-2024, Shell Grammar).
    if place.first == 0x09 { return isBehindRule && place.head != UInt8(ascii: "|") ? .recipe : .other }
    let text = lines.text(at: index)
    if place.head == UInt8(ascii: "#") || text.begins(withAnyOf: directives) { return .blank }
    // Between conditionals, definitions may stand further in (GNU Automake manual, section Usage of Conditionals).
    guard place.indent == 0 || place.first == 0x20 && MakefileNames.variable(setBy: text) != nil else { return .other }
    if MakefileNames.variable(setBy: text) != nil || text.begins(with: ".DEFAULT_GOAL") { return .definition }
    if place.first == UInt8(ascii: "$"), text.begins(withAnyOf: functions) { return .definition }
    guard let colon = text.firstIndex(of: UInt8(ascii: ":")), colon > text.startIndex,
      text[..<colon].allSatisfy(MakefileNames.isOfTarget)
    else { return .other }
    let rest = text[(colon + 1)...].drop { $0 == UInt8(ascii: ":") }
    return rest.first.map { $0 <= 0x20 } ?? true && rest.allSatisfy(MakefileNames.isOfTarget) ? .rule : .other
  }

  /// Variables of Automake's, and those of Linux's own makefiles (Linux: Documentation/kbuild/makefiles.rst).
  private static let names: Set = [
    "ACLOCAL_AMFLAGS", "AUTOMAKE_OPTIONS", "BUILT_SOURCES", "CLEANFILES", "DISTCLEANFILES", "EXTRA_DIST",
    "MAINTAINERCLEANFILES", "SUBDIRS", "ccflags-y", "lib-y", "obj-m", "obj-y",
  ]
  private static let primaries: [StaticString] = [
    "_DATA", "_HEADERS", "_LIBRARIES", "_LTLIBRARIES", "_MANS", "_PROGRAMS", "_PYTHON", "_SCRIPTS", "_TEXINFOS",
  ]
  /// The longest name of a variable.
  private static let longestName = 64

  /// Whether several words without quotes follow a sign, the last ones perhaps in the next line: shells take them for commands.
  private static func isList(_ rest: ArraySlice<UInt8>) -> Bool {
    let value = rest.drop { $0 != UInt8(ascii: "=") }.dropFirst()
    let words = value.words
    guard let first = words.first, !value.contains(UInt8(ascii: "\"")), !value.contains(UInt8(ascii: "'")) else {
      return false
    }
    return words.count >= 2 || first.last == UInt8(ascii: "\\")
  }

  /// Whether all words after a sign have a point, a slash or a variable in them, as the names of files.
  private static func areFiles(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.drop { $0 != UInt8(ascii: "=") }.dropFirst().words.allSatisfy { $0.contains { "./$\\@".utf8.contains($0) } }
  }

  /// Whether a variable is one of Automake's, or ends in one of its primaries after the name of a directory, and white space
  /// stands in front of the sign, which shells do not allow.
  private static func isOfAutomake(_ name: ArraySlice<UInt8>, _ line: ArraySlice<UInt8>) -> Bool {
    guard name.count <= longestName, name.endIndex < line.endIndex else { return false }
    let isParted = line[name.endIndex] <= 0x20
    guard isParted || isList(line[name.endIndex...]) else { return false }
    if name.begins(with: "ADDITIONAL_") { return line[name.endIndex...].contains("+=") }
    // Messages of programs have such names, and sentences for values.
    return names.contains(String(decoding: name, as: UTF8.self))
      || (name.first ?? 0).isSmallLetter && (isParted || areFiles(line[name.endIndex...]))
        && primaries.contains { name.suffix($0.utf8CodeUnitCount).begins(with: $0) }
  }
}
