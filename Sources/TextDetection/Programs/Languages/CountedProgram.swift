// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Detection

/// The language of a program: the one that most of its features are of, told from its kin by what only one of them has.
enum CountedProgram {
  /// Languages whose every statement stands in braces; settings of X clients have properties of the same names.
  private static let bracedLanguages = ["CSS", "Less", "SCSS"]

  /// What a text that looks like C is where some of its lines are not C.
  private static let cPlusPlus = LanguageModel.known("C++")
  /// What one is where lines of it are for another tool.
  private static let ragel = LanguageModel.known("Ragel")
  private static let swig = LanguageModel.known("SWIG")

  /// What a text that looks like TypeScript is where none of its types is one, and what one is whose types are.
  private static let javaScript = LanguageModel.known("JavaScript")
  private static let typeScript = LanguageModel.known("TypeScript")
  /// What a text that looks like Python is where its first comment has directives for another compiler.
  private static let cython = LanguageModel.known("Cython")
  /// What a text that looks like CSS is where indents stand for its braces.
  private static let sass = LanguageModel.known("Sass")
  /// What a text that looks like Java is where its comments have tags.
  private static let cSharp = LanguageModel.known("C#")
  /// What one is where variables have values.
  private static let scss = LanguageModel.known("SCSS")
  /// What a text that looks like one of its kin is where nothing but definitions of OCaml stand.
  private static let ocaml = LanguageModel.known("OCaml")
  private static let likeOCaml = ["F#", "Haskell", "Ruby", "SML"]
  /// What a text that looks like Lua or Julia is where no parameters follow the name of its function.
  private static let fish = LanguageModel.known("Fish")
  private static let likeFish = ["Julia", "Lua"]
  /// What a text that looks like Visual Basic is where it runs in a host of scripts.
  private static let script = LanguageModel.known("VBScript")
  /// What a text that looks like Ada is where statements of SQL stand between those of its procedures.
  private static let sql = LanguageModel.known("PL/SQL")
  /// What a text that looks like Haxe is where lists have no type.
  private static let actionScript = LanguageModel.known("ActionScript")
  /// What a text that looks like JavaScript is where lines set members behind a sign.
  private static let coffeeScript = LanguageModel.known("CoffeeScript")
  /// What a text that looks like MetaPost is where some of its words are METAFONT's.
  private static let metafont = LanguageModel.known("Metafont")

  /// The language of a text; nil where it is no program, or none of those that are counted.
  ///
  /// Found once for a text, though one family asks early and another late.
  static func finding(in sample: TextSample) -> KnownFinding? {
    let reader = sample.languages
    if let program = reader.program, program.lines.areOfSameText(as: sample.lines) { return program.finding }
    let finding = language(of: sample)
    reader.program = LanguageReader.Program(lines: sample.lines, finding: finding)
    return finding
  }

  private static func language(of sample: TextSample) -> KnownFinding? {
    guard !SourceListing.isListing(sample), let finding = CountedLanguage.finding(in: sample),
      LanguageNeeds.mayBe(finding.known.key, sample), !QuotedSource.fills(sample)
    else { return nil }
    switch finding.known.key {
    case "C" where HostedSource.isStateMachine(sample), "C++" where HostedSource.isStateMachine(sample):
      return KnownFinding(ragel, .fair)
    case "C" where HostedSource.isInterface(sample), "C++" where HostedSource.isInterface(sample):
      return KnownFinding(swig, .fair)
    case "C" where CPlusPlusSource.hasLines(in: sample, besidesC: true) || CPlusPlusSource.isNamed(in: sample):
      return KnownFinding(cPlusPlus, .fair)
    case "JavaScript" where setsMembers(sample), "TypeScript" where setsMembers(sample):
      return KnownFinding(coffeeScript, .fair)
    case "TypeScript" where !TypeScriptSource.hasLines(in: sample): return KnownFinding(javaScript, .fair)
    case "Python" where sample.begins(with: "#") && CythonSource.hasDirective(sample):
      return KnownFinding(cython, .fair)
    // A family of its own tells data from programs.
    case "Clojure" where ExtensibleDataMap.fills(sample): return nil
    case "Java" where CSharpSource.isDocumented(sample): return KnownFinding(cSharp, .fair)
    case "CSS" where setsVariables(sample) || joinsNames(sample): return KnownFinding(scss, .fair)
    case "JavaScript" where TypeScriptSource.hasTypes(in: sample): return KnownFinding(typeScript, .fair)
    case let key where likeOCaml.contains(key) && OCamlSource.isModule(sample): return KnownFinding(ocaml, .fair)
    case let key where likeFish.contains(key) && FishSource.isFunction(sample, at: sample.front):
      return KnownFinding(fish, .fair)
    // Targets of links in documents, where programs put strings together.
    case "Lua" where sample.lines.haveLine(beginningWith: ".. _"): return nil
    case "Visual Basic" where VisualBasicSource.isScript(sample): return KnownFinding(script, .fair)
    case "Ada" where SQLSource.changesTables(sample): return KnownFinding(sql, .fair)
    case "Haxe" where sample.contains(anyOf: wordsOfFlash): return KnownFinding(actionScript, .fair)
    case "NSIS" where NSISSource.hasForeignCommands(sample): return nil
    case "Stylus" where SassSource.isWritten(in: sample): return KnownFinding(sass, .fair)
    case "MetaPost" where MetafontSource.hasLines(in: sample): return KnownFinding(metafont, .fair)
    default: break
    }
    guard bracedLanguages.contains(finding.known.key), !hasBlock(sample) else { return finding }
    if isIndented(sample) { return KnownFinding(sass, .fair) }
    return hasVariables(sample) ? finding : nil
  }

  /// Lists without a type for what is in them, which Haxe has none of, and what only programs for Flash know (Adobe: ActionScript
  /// 2.0 language reference; Haxe manual, section Array).
  private static let wordsOfFlash: [StaticString] = [
    ":Array = ", ":Array)", ":Array,", ":Array;", ":MovieClip", "_global.", "_root.", "import mx.", "mx.utils.",
  ]

  /// Whether lines give values to members behind a sign that begins nothing but decorators in JavaScript (CoffeeScript: Classes).
  private static func setsMembers(_ sample: TextSample) -> Bool {
    sample.lines.places.contains { place in
      guard place.head == UInt8(ascii: "@"), place.tail != UInt8(ascii: ";") else { return false }
      let text = sample.bytes[place.text].dropFirst()
      let name = text.prefix(while: \.isWordCharacter)
      return !name.isEmpty
        && (text[name.endIndex...].begins(with: " = ") || text[name.endIndex...].begins(with: " ?= "))
    }
  }

  /// Properties that must stand below their selectors.
  private static let leastProperties = 3

  /// Whether properties stand below selectors, further in, and neither braces nor semicolons are there (Sass: Syntax, the
  /// indented syntax).
  private static func isIndented(_ sample: TextSample) -> Bool {
    var properties = 0
    for place in sample.lines.places where !place.isBlank {
      guard !place.endsCode else { return false }
      let isProperty = place.indent > 0 && place.head.isSmallLetter
      if isProperty, sample.bytes[place.text].contains(UInt8(ascii: ":")) { properties += 1 }
    }
    return properties >= leastProperties
  }

  /// Whether lines set variables, whose names no properties of X clients have (CSS: Custom properties; Sass: Variables; Less:
  /// Variables).
  private static func hasVariables(_ sample: TextSample) -> Bool {
    sample.lines.count { line in
      let text = line.trimmed
      if text.first == UInt8(ascii: "@") {
        let name = text.dropFirst().prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
        return text.last == UInt8(ascii: ";") && !name.isEmpty && text[name.endIndex...].first == UInt8(ascii: ":")
      }
      return (text.begins(with: "--") || text.begins(with: "$")) && text.contains(UInt8(ascii: ":"))
    } >= 2
  }

  /// Whether a line gives a value to a variable as in SCSS (Sass: Variables).
  private static func setsVariables(_ sample: TextSample) -> Bool {
    sample.lines.places.contains { place in
      guard place.first == UInt8(ascii: "$"), place.tail == UInt8(ascii: ";") else { return false }
      let name = sample.bytes[place.text].dropFirst().prefix { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
      return !name.isEmpty && sample.bytes[name.endIndex...].first == UInt8(ascii: ":")
    }
  }

  /// Whether a line puts something behind the name of the outer selector, which CSS never joins (Sass: Parent Selector, Adding
  /// Suffixes; CSS Nesting, section 3).
  private static func joinsNames(_ sample: TextSample) -> Bool {
    sample.lines.places.contains { place in
      guard place.head == UInt8(ascii: "&"), place.endsCode else { return false }
      let suffix = sample.bytes[place.text].dropFirst()
      return suffix.first.map { $0 == UInt8(ascii: "-") || $0.isWordCharacter } ?? false
        && suffix.contains(UInt8(ascii: "{"))
    }
  }

  /// Whether a brace opens more than an interpolation (Sass: Interpolation).
  private static func hasBlock(_ sample: TextSample) -> Bool {
    guard sample.contains("#{") else { return sample.contains("{") }
    var last: UInt8 = 0
    for byte in sample.bytes {
      if byte == UInt8(ascii: "{"), last != UInt8(ascii: "#") { return true }
      last = byte
    }
    return false
  }
}
