// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Makefiles, whichever make they are for: variables that are set at the start of a line and used in parentheses.
///
/// No other language has both: shells run a command in such parentheses, and the names of most others need a sign (POSIX:
/// make, section Macros; GNU make manual, section How to Use Variables; NMAKE reference, Macros and NMAKE).
enum MakefileSniffer: TabledSniffer {
  static let types = TypeTable("make|public.make-source|text/x-makefile|Makefile|POSIX: make, section Macros")

  /// Variables that must be both set and used.
  private static let enough = 2

  static func finding(in sample: TextSample) -> KnownFinding? {
    isMakefile(sample) ? KnownFinding(types["make"], .fair) : nil
  }

  private static func isMakefile(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines
    if MakefileLines.areLists(lines) || isPhony(sample) || includesMakefile(sample) { return true }
    if sample.contains(".o"), MakefileLines.areDependencies(lines) { return true }
    if MakefileLines.areChained(lines) || MakefileLines.areStandard(lines) || MakefileLines.areInclusions(lines) {
      return true
    }
    guard sample.contains("$(") || sample.contains("${") || sample.contains("$@") || compilesAtOnce(sample) else {
      return false
    }
    if hasRules(lines) || MakefileLines.areAll(lines) { return true }
    // Only parentheses tell a variable of make from one of the shell.
    guard sample.contains("$(") else { return false }
    let variables = Set(sample.lines.compactMap(MakefileNames.variable(setBy:)))
    if sample.lines.contains(where: isInclusion), !variables.isEmpty || MakefileLines.haveRecipe(lines) { return true }
    return variables.count >= enough && areUsed(variables, in: sample)
  }

  /// Whether enough of the variables stand in parentheses outside of comments, alone or with a substitution.
  private static func areUsed(_ variables: Set<ArraySlice<UInt8>>, in sample: TextSample) -> Bool {
    var used: Set<ArraySlice<UInt8>> = []
    for line in sample.lines where line.first != UInt8(ascii: "#") {
      var index = line.startIndex
      while let open = line.firstIndex(of: "$(", from: index) {
        let name = line[(open + 2)...].prefix(while: MakefileNames.isOfVariable)
        if name.endIndex < line.endIndex, [UInt8(ascii: ")"), UInt8(ascii: ":")].contains(line[name.endIndex]),
          !isProperty(name), variables.contains(name)
        {
          used.insert(name)
          if used.count >= enough { return true }
        }
        index = open + 2
      }
    }
    return false
  }

  /// Whether a name of small letters has a point within, as those of the settings of editors that are used in such parentheses
  /// too (SciTE documentation, section Properties file).
  private static func isProperty(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, first.isSmallLetter else { return false }
    return name.contains(UInt8(ascii: "."))
  }

  /// Whether a rule stands in front of all but comments, and the name of a compiler after it.
  private static func compilesAtOnce(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented, let colon = first.firstIndex(of: UInt8(ascii: ":")),
      first[..<colon].allSatisfy(MakefileNames.isOfTarget)
    else { return false }
    return sample.contains("cc -") || sample.contains("++ -") || sample.contains("clang -")
  }

  /// Whether a target without a file is declared, and a recipe stands after a tabulator (GNU make manual, Phony Targets).
  private static func isPhony(_ sample: TextSample) -> Bool {
    sample.heads.contains(UInt8(ascii: ".")) && sample.lines.haveLine(beginningWith: ".PHONY:")
      && !sample.contains("\n```") && sample.lines.places.contains { $0.first == 0x09 && !$0.isBlank }
  }

  /// Whether nothing but variables is set in front of a line that includes another makefile by its name.
  private static func includesMakefile(_ sample: TextSample) -> Bool {
    var isSet = false
    for line in sample.lines where !line.isBlank && line.first != UInt8(ascii: "#") {
      if MakefileNames.variable(setBy: line) != nil {
        isSet = true
      } else if line.begins(with: "include "), let path = line.words.last {
        let endings: [StaticString] = [".mk", "Makefile", "makefile", ".mak"]
        return isSet && line.words.count == 2 && endings.contains { path.suffix($0.utf8CodeUnitCount).equals($0) }
      } else {
        guard line.first == 0x09 || line.first == 0x20 else { return false }
      }
    }
    return false
  }

  /// Whether a line includes files whose names a variable is part of (GNU make manual, section Including Other Makefiles).
  private static func isInclusion(_ line: ArraySlice<UInt8>) -> Bool {
    (line.begins(with: "include ") || line.begins(with: "-include ") || line.begins(with: "sinclude "))
      && line.contains("$(")
  }

  /// Whether there are rules with recipes after tabulators, one of them with something its target is made of.
  ///
  /// Labels of assemblers stand alone in their line, and those of other languages have no recipe that uses variables.
  private static func hasRules(_ lines: TextLines) -> Bool {
    var rules = 0
    var hasPrerequisites = false
    for index in lines.indices.dropLast() where lines.place(at: index + 1).first == 0x09 {
      let place = lines.place(at: index)
      guard place.first.isWordCharacter || place.first == UInt8(ascii: ".") || place.first == UInt8(ascii: "$") else {
        continue
      }
      let line = lines[index]
      guard let colon = line.firstIndex(of: UInt8(ascii: ":")), line[..<colon].allSatisfy(MakefileNames.isOfTarget)
      else { continue }
      let rest = line[(colon + 1)...].drop { $0 == UInt8(ascii: ":") }
      guard rest.first.map({ $0 <= 0x20 }) ?? true else { continue }
      let first = rest.first { $0 > 0x20 }
      guard first != UInt8(ascii: "=") else { continue }
      rules += 1
      if let first, first.isWordCharacter || first == UInt8(ascii: "$"), rest.allSatisfy(MakefileNames.isOfTarget) {
        hasPrerequisites = true
      }
      if rules >= enough, hasPrerequisites { return usesVariables(lines) }
    }
    return false
  }

  /// Whether a recipe uses a variable of make; those of the shell have two signs.
  private static func usesVariables(_ lines: TextLines) -> Bool {
    lines.indices.contains { index in
      guard lines.place(at: index).first == 0x09 else { return false }
      let line = lines[index]
      return line.contains("$(") || line.contains("${") || line.contains("$@") || line.contains("$<")
    }
  }
}
