// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Parts of sources and records without the head that names their format, by statements that only it has.
///
/// One pass over the beginnings of the lines tells which statements there are; only then is more asked.
enum FragmentSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    calls||application/x-nuscript|Nu source|T. Burks: Nu, section Classes; nuke(1)
    circom||text/x-circom|Arithmetic circuit|iden3: Circom 2 documentation, sections Signals and Templates
    cooklang||text/x-cooklang|Recipe|Cooklang specification, sections Ingredients and Timer
    d2||text/x-d2|Diagram|Terrastruct: D2 documentation, sections Connections and Shapes
    dub||text/x-sdlang|Package of D|DUB: package format SDL; SDLang language guide
    earthly||text/x-earthfile|Build of Earthly|Earthly: Earthfile reference, sections SAVE ARTIFACT, BUILD and FROM
    firestore||text/x-firestore-rules|Rules of Firebase|Google: Firebase security rules, match and allow statements
    gams||text/x-gams|GAMS source|GAMS documentation, sections Dollar control options and Equations
    hy||text/x-hy|Hy source|Hy manual, macro import
    idl||text/x-idl|Batch of IDL|NV5: IDL reference, procedures; section Batch files
    javacc||text/x-javacc|JavaCC grammar|JavaCC documentation: Grammar, section Regular expression productions
    modulemap||text/x-modulemap|Map of modules|Clang: Modules, section Module Map Language
    pep||text/x-pep8|Program for Pep/8 or Pep/9|J. Warford: Computer systems, sections Assembly language and Directives
    pikchr||text/x-pic|Drawing|D. R. Hipp: Pikchr grammar; Kernighan: Pic, a graphics language
    qmldir||text/x-qmldir|Module of QML|Qt: Module definition qmldir files
    shaderlab||text/x-shaderlab|Unity shader|Unity manual, ShaderLab: SubShader, Properties and Pass blocks
    toit||text/x-toit|Toit source|Toit language documentation, sections Import and Blocks
    vcf||text/x-vcf|Variant calls without their header|VCF 4.3, section 1.6
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count else { return nil }
    if isVariant(sample) { return KnownFinding(types["vcf"], .strong) }
    let signs = Signs(sample)
    if !signs.isEmpty, let key = key(signs, sample) { return KnownFinding(types[key], .strong) }
    return notation(sample).flatMap { KnownFinding(types[$0], .fair) }
  }

  // MARK: Statements

  /// Which statements stand at the beginning of lines.
  private struct Signs: OptionSet {
    let rawValue: UInt32
    static let signal = Signs(rawValue: 1 << 0)
    static let template = Signs(rawValue: 1 << 1)
    static let match = Signs(rawValue: 1 << 2)
    static let allow = Signs(rawValue: 1 << 3)
    static let main = Signs(rawValue: 1 << 4)
    static let subshader = Signs(rawValue: 1 << 5)
    static let shaderPart = Signs(rawValue: 1 << 6)
    static let target = Signs(rawValue: 1 << 7)
    static let artifact = Signs(rawValue: 1 << 8)
    static let token = Signs(rawValue: 1 << 9)
    static let call = Signs(rawValue: 1 << 10)
    static let end = Signs(rawValue: 1 << 11)
    static let option = Signs(rawValue: 1 << 12)
    static let imports = Signs(rawValue: 1 << 13)
    static let package = Signs(rawValue: 1 << 14)
    static let fence = Signs(rawValue: 1 << 15)

    /// What such lines begin with.
    private static let heads = ByteSet("sctmdaSPCHGTBFDM<($.`")

    init(rawValue: UInt32) { self.rawValue = rawValue }

    /// What the lines of a sample begin with.
    init(_ sample: TextSample) {
      self = []
      guard sample.heads.containsAny(of: Signs.heads) else { return }
      let bytes = sample.bytes
      for place in sample.lines.places where Signs.heads.contains(place.head) { insert(Signs(place, bytes)) }
    }

    /// What one line begins with; nearly all begin with nothing of interest.
    private init(_ place: TextLine, _ bytes: [UInt8]) {
      let at = place.textStart
      switch place.head {
      case UInt8(ascii: "s"):
        self =
          place.tail == UInt8(ascii: ";") && (bytes.has("signal input ", at: at) || bytes.has("signal output ", at: at))
          ? .signal : []
      case UInt8(ascii: "c"):
        self = bytes.has("component main", at: at) && place.tail == UInt8(ascii: ";") ? .template : []
      case UInt8(ascii: "t"):
        self =
          bytes.has("template ", at: at) && place.tail == UInt8(ascii: "{")
          ? .template
          : bytes.has("targetType \"", at: at) ? .package : []
      case UInt8(ascii: "m"):
        if bytes.has("match /", at: at) {
          self = place.tail == UInt8(ascii: "{") ? .match : []
        } else {
          let text = bytes[place.text]
          self = place.indent == 0 && (text.equals("main:") || text.equals("main args:")) ? .main : []
        }
      case UInt8(ascii: "d"): self = bytes.has("dependency \"", at: at) ? .package : []
      case UInt8(ascii: "a"):
        self = bytes.has("allow ", at: at) && place.tail == UInt8(ascii: ";") ? .allow : []
      case UInt8(ascii: "S"):
        self =
          bytes.has("SubShader", at: at) && place.textEnd - at <= 12
          ? .subshader
          : bytes.has("SAVE ARTIFACT ", at: at) || bytes.has("SAVE IMAGE", at: at)
            ? .artifact
            : bytes.has("SKIP", at: at) || bytes.has("SPECIAL_TOKEN", at: at)
              ? .token
              : bytes.has("SetTexture [", at: at) ? .shaderPart : []
      case UInt8(ascii: "P"): self = bytes.has("PRETTY", at: at) ? [] : bytes.has("PARSER_BEGIN(", at: at) ? .token : []
      case UInt8(ascii: "C"):
        self =
          bytes.has("CGPROGRAM", at: at)
          ? .shaderPart
          : bytes.has("COPY +", at: at) || bytes.has("COPY (+", at: at) ? .artifact : []
      case UInt8(ascii: "H"): self = bytes.has("HLSLPROGRAM", at: at) ? .shaderPart : []
      case UInt8(ascii: "G"): self = bytes.has("GLSLPROGRAM", at: at) ? .shaderPart : []
      case UInt8(ascii: "T"):
        self =
          bytes.has("TOKEN", at: at)
          ? .token : bytes.has("Tags {", at: at) || bytes.has("Tags{", at: at) ? .shaderPart : []
      case UInt8(ascii: "M"): self = bytes.has("MORE", at: at) ? .token : []
      case UInt8(ascii: "<"): self = bytes[place.text].contains("> TOKEN") ? .token : []
      case UInt8(ascii: "B"): self = bytes.has("BUILD +", at: at) ? .artifact : []
      case UInt8(ascii: "F"): self = bytes.has("FROM +", at: at) ? .artifact : []
      case UInt8(ascii: "D"): self = bytes.has("DO +", at: at) ? .artifact : []
      case UInt8(ascii: "("):
        self =
          bytes.has("(class ", at: at) || bytes.has("(task \"", at: at)
          ? .call
          : bytes.has("(import ", at: at) ? .imports : []
      case UInt8(ascii: "."): self = FragmentSniffer.isEnd(bytes[place.text]) ? .end : []
      case UInt8(ascii: "$"): self = place.indent == 0 && FragmentSniffer.isOption(bytes[place.text]) ? .option : []
      case UInt8(ascii: "`"): self = bytes.has("```", at: at) ? .fence : []
      default: self = []
      }
    }
  }

  /// Whether a line ends a program of Pep, perhaps with a remark (Pep/8 assembler, directive END).
  private static func isEnd(_ line: ArraySlice<UInt8>) -> Bool {
    line.prefix { $0 != UInt8(ascii: ";") }.trimmed.equals(".END")
  }

  /// The format that the statements tell, where what must hold besides does; documents show parts of sources between fences.
  private static func key(_ signs: Signs, _ sample: TextSample) -> String? {
    guard !signs.contains(.fence) else { return nil }
    if signs.contains([.match, .allow]) { return allowsAccess(sample) ? "firestore" : nil }
    if signs.contains([.signal, .template]) { return "circom" }
    if signs.contains([.subshader, .shaderPart]) { return "shaderlab" }
    if signs.contains(.token), hasTokens(sample) { return "javacc" }
    if signs.contains(.artifact), hasTargets(sample) { return "earthly" }
    if signs.contains(.call), hasClasses(sample) { return "calls" }
    if signs.contains(.imports), importsModules(sample) { return "hy" }
    if signs.contains(.main), isToit(sample) { return "toit" }
    if signs.contains(.end), isPep(sample) { return "pep" }
    if signs.contains(.option), hasEquations(sample) { return "gams" }
    return signs.contains(.package) && isPackage(sample) ? "dub" : nil
  }

  /// What may be done with documents.
  private static let operations: [StaticString] = ["create", "delete", "get", "list", "read", "update", "write"]

  /// Whether a line allows some of the operations, under a condition or always.
  private static func allowsAccess(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      let words = line.words
      guard words.count >= 2, words[0].equals("allow") else { return false }
      let operation = words[1].prefix(while: \.isLetter)
      return operations.contains(where: operation.equals) && operation.endIndex < words[1].endIndex
        || operations.contains(where: operation.equals) && words.count > 2
    }
  }

  /// Kinds of tokens in a grammar.
  private static let kindsOfTokens: [StaticString] = ["TOKEN", "SKIP", "MORE", "SPECIAL_TOKEN"]

  /// Whether a kind of tokens stands before a colon, and a string or a bracket stands first in the braces after it; labels of C
  /// have no strings there.
  private static func hasTokens(_ sample: TextSample) -> Bool {
    for place in sample.lines.places {
      guard let kind = kindsOfTokens.first(where: { sample.bytes.has($0, at: place.textStart) }) else { continue }
      var rest = sample.bytes[(place.textStart + kind.utf8CodeUnitCount)...].drop { $0 == 0x20 }
      if rest.begins(with: "[IGNORE_CASE]") { rest = rest.dropFirst(13).drop { $0 == 0x20 } }
      guard rest.first == UInt8(ascii: ":") else { continue }
      rest = rest.dropFirst().drop { $0 <= 0x20 }
      guard rest.first == UInt8(ascii: "{") else { continue }
      rest = rest.dropFirst().drop { $0 <= 0x20 }
      if rest.first == UInt8(ascii: "<") || rest.first == UInt8(ascii: "\"") { return true }
    }
    return false
  }

  /// What a build is made of, in lines that are indented below a target.
  private static func hasTargets(_ sample: TextSample) -> Bool {
    var isTarget = false
    for place in sample.lines.places where !place.isBlank && place.head != UInt8(ascii: "#") {
      if place.indent == 0 {
        let name = sample.bytes[place.text].dropLast()
        isTarget = place.tail == UInt8(ascii: ":") && name.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: "-") }
      } else if isTarget, let word = sample.bytes[place.text].words.first, word.count >= 2 {
        return word.allSatisfy { $0.isCapital }
      }
    }
    return false
  }

  /// Whether a class is another one's, a task is done, or a method has a body, which `is` stands in front of.
  private static func hasClasses(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      let words = line.words
      guard words.count >= 3 else { return false }
      if words[0].equals("(class") { return words[2].equals("is") && words.count >= 4 }
      return words[0].equals("(task") && words[1].first == UInt8(ascii: "\"")
        && (words[2].equals("is") || words[2].equals("=>"))
    }
  }

  /// Modules of Python, and of Hy itself, whose names no library of Scheme has.
  private static let modules: Set<String> = [
    "argparse", "asyncio", "collections", "datetime", "functools", "hy", "hyrule", "itertools", "numpy", "os", "pandas",
    "pathlib", "re", "requests", "subprocess", "sys", "unittest",
  ]
  /// Modules whose names libraries of Scheme have too, which have no names in brackets behind them.
  private static let sharedModules: Set<String> = [
    "csv", "json", "logging", "math", "operator", "random", "time", "typing",
  ]

  /// Whether a module of Python is imported: alone, with names in brackets or with another name; Clojure and Scheme import
  /// classes and libraries, whose names are in lists or quoted.
  private static func importsModules(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      guard line.begins(with: "(import ") else { return false }
      let words = line.dropFirst(8).words
      guard let first = words.first else { return false }
      let name = String(decoding: first.last == UInt8(ascii: ")") ? first.dropLast() : first, as: UTF8.self)
      if modules.contains(name) { return true }
      return sharedModules.contains(name) && words.count > 1
        && (words[1].first == UInt8(ascii: "[") || words[1].equals(":as"))
    }
  }

  /// Whether definitions with `:=`, or imports of libraries, stand beside the main function, and nothing of Python's.
  private static func isToit(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      if line.begins(with: "import ") {
        return line.contains(" show ") || line.begins(with: "import .")
          || line.words.count == 4 && line.contains(" as ")
      }
      return line.contains(" := ") || line.contains(" ::= ")
    } && !sample.lines.haveLine(beginningWith: "def ") && !sample.contains("{{")
  }

  /// Directives that give names to memory.
  private static let directives: [StaticString] = [".BLOCK", ".ASCII", ".WORD", ".BYTE", ".EQUATE", ".ADDRSS"]

  /// Whether operands have a letter for how they are addressed, behind a comma.
  private static func isPep(_ sample: TextSample) -> Bool {
    var (modes, memory) = (0, false)
    for line in sample.lines {
      let words = line.prefix { $0 != UInt8(ascii: ";") }.words
      guard let last = words.last else { continue }
      if words.contains(where: { word in directives.contains(where: word.equals) }) { memory = true }
      let mode = last.suffix(while: { $0.isSmallLetter })
      if words.count >= 2, (1...3).contains(mode.count), last.dropLast(mode.count).last == UInt8(ascii: ","),
        words[words.count - 2].allSatisfy({ $0.isCapital })
      {
        modes += 1
      }
    }
    return modes >= 2 && (memory || modes >= 4)
  }

  /// Options of the compiler, in small letters, as they stand after a dollar sign in the first column.
  private static let options: Set<String> = [
    "$eolcom", "$gdxin", "$inlinecom", "$loaddc", "$offlisting", "$offsymxref", "$offtext", "$ontext", "$onlisting",
    "$ongdx", "$setglobal", "$stitle",
  ]

  /// Whether a line is such an option.
  private static func isOption(_ line: ArraySlice<UInt8>) -> Bool {
    let word = line.prefix { $0 > 0x20 }
    return word.count <= 12 && options.contains(String(decoding: word.map(\.lowercased), as: UTF8.self))
  }

  /// Signs and suffixes that only models have.
  private static let suffixes: [StaticString] = [
    "=e=", "=l=", "=g=", "=E=", "=L=", "=G=", ".lo(", ".up(", ".fx(", "ord(",
  ]

  /// Whether an equation or the limits of a variable stand there, or a file is included.
  private static func hasEquations(_ sample: TextSample) -> Bool {
    sample.contains(anyOf: suffixes) || sample.lines.contains { $0.hasAnyCase("$include ", at: $0.startIndex) }
  }

  /// Tags of packages.
  private static let tagsOfPackages: [StaticString] = [
    "name", "description", "authors", "copyright", "license", "homepage", "dependency", "targetType", "targetName",
    "targetPath", "sourcePaths", "importPaths", "mainSourceFile", "configuration", "buildType", "subPackage", "libs",
    "dflags", "lflags", "versions", "sourceFiles", "excludedSourceFiles", "stringImportPaths", "systemDependencies",
    "subConfiguration", "platforms", "preBuildCommands", "postBuildCommands", "preGenerateCommands",
    "toolchainRequirements", "workingDirectory", "buildRequirements", "ddoxTool", "copyFiles", "debugVersions",
    "cSourcePaths", "buildOptions",
  ]

  /// Nothing but tags of packages in the first column, each with a string, the name among them.
  private static func isPackage(_ sample: TextSample) -> Bool {
    var (tags, hasName) = (0, false)
    for place in sample.wholeLines.places where !place.isBlank && place.indent == 0 {
      let text = sample.bytes[place.text]
      if text.begins(withAnyOf: ["//", "#", "/*", "--", "}", "*"]) || place.head == UInt8(ascii: "\"") { continue }
      let word = text.prefix(while: \.isLetter)
      guard tagsOfPackages.contains(where: word.equals),
        text[word.endIndex...].contains(UInt8(ascii: "\"")) || place.tail == UInt8(ascii: "\\")
          || text[word.endIndex...].first == UInt8(ascii: "-") || place.tail == UInt8(ascii: "{")
      else { return false }
      tags += 1
      hasName = hasName || word.equals("name")
    }
    return tags >= 2 && hasName
  }
}
