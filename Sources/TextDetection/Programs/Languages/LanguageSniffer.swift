// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Detection

/// Programming languages, told apart by counting the features of each and comparing.
enum LanguageSniffer: TextSniffer {
  /// Scores below this are chance.
  private static let least = 8
  /// The longer a text, the more it shows by chance: tokens for each point more.
  private static let tokensPerPoint = 50
  /// Scores that leave no doubt if no other language comes near.
  private static let clear = 10

  /// Tokens of the beginning, which mostly leave no doubt of what the rest is.
  private static let mostTokensOfBeginning = 96
  /// Scores of a beginning that leave no doubt.
  private static let clearAtOnce = 24
  /// Languages that programs in languages based on them may look like for many lines, as C++ looks like C.
  private static let lateLanguages = [
    "C", "C++", "CSS", "Groovy", "Java", "JavaScript", "Jinja", "Objective-C", "Prolog", "Shell", "Verilog",
  ]

  /// Languages whose statements have signs between their words, so that lines of sentences among them are no code.
  private static let signedLanguages = [
    "AWK", "C", "C++", "D", "Go", "Java", "JavaScript", "Objective-C", "R", "Rust", "TypeScript",
  ]

  /// Languages whose every statement stands in braces; settings of X clients have properties of the same names.
  private static let bracedLanguages = ["CSS", "Less", "SCSS"]

  /// What a text that looks like C is where some of its lines are not C.
  private static let cPlusPlus = LanguageModel.known("C++")

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
  /// What a text that looks like MetaPost is where some of its words are METAFONT's.
  private static let metafont = LanguageModel.known("Metafont")

  static let tables: [TypeTable] = []
  static var otherTypes: [KnownType] { LanguageModel.shared.languages.indices.map(LanguageModel.shared.known) }

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard !SourceListing.isListing(sample), let finding = counted(sample),
      LanguageNeeds.mayBe(finding.known.key, sample), !QuotedSource.fills(sample)
    else { return nil }
    switch finding.known.key {
    case "C" where CPlusPlusSource.hasLines(in: sample, besidesC: true) || CPlusPlusSource.isNamed(in: sample):
      return KnownFinding(cPlusPlus, .fair)
    case "TypeScript" where !TypeScriptSource.hasLines(in: sample): return KnownFinding(javaScript, .fair)
    case "Python" where sample.begins(with: "#") && CythonSource.hasDirective(sample):
      return KnownFinding(cython, .fair)
    case "Java" where CSharpSource.isDocumented(sample): return KnownFinding(cSharp, .fair)
    case "CSS" where setsVariables(sample) || joinsNames(sample): return KnownFinding(scss, .fair)
    case "JavaScript" where TypeScriptSource.hasTypes(in: sample): return KnownFinding(typeScript, .fair)
    case let key where likeOCaml.contains(key) && OCamlSource.isModule(sample): return KnownFinding(ocaml, .fair)
    case let key where likeFish.contains(key) && FishSource.isFunction(sample, at: sample.front):
      return KnownFinding(fish, .fair)
    case "MetaPost" where MetafontSource.hasLines(in: sample): return KnownFinding(metafont, .fair)
    default: break
    }
    guard bracedLanguages.contains(finding.known.key), !hasBlock(sample), !hasVariables(sample) else { return finding }
    return isIndented(sample) ? KnownFinding(sass, .fair) : nil
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

  /// What the features of a text show.
  private static func counted(_ sample: TextSample) -> KnownFinding? {
    let reader = sample.languages
    reader.begin()
    var tokenizer = LanguageTokenizer(sample)
    tokenizer.run(upTo: reader.needsAllTokens ? LanguageTokenizer.mostTokens : mostTokensOfBeginning + 1)
    if tokenizer.tokens.count > mostTokensOfBeginning {
      if let (scores, model) = scores(of: tokenizer.tokens, upTo: mostTokensOfBeginning, by: reader),
        let known = language(clearFrom: scores, in: model)
      {
        return KnownFinding(known, .fair)
      }
      tokenizer.run(upTo: LanguageTokenizer.mostTokens)
    }
    let tokens = tokenizer.tokens
    guard let (scores, model) = scores(of: tokens, upTo: tokens.count, by: reader) else { return nil }
    let finding = finding(from: scores, leastScore: least + tokens.count / tokensPerPoint, in: model)
    if let key = finding?.known.key, signedLanguages.contains(key), !sample.contains("</"),
      !sample.contains("*/") || sample.contains("/*"),
      SentenceWords.haveLines(tokens[...])
    {
      return nil
    }
    return finding
  }

  /// The scores of the first tokens of a text; nil where they are no program, and languages have no say.
  private static func scores(
    of tokens: [LanguageToken], upTo end: Int, by reader: LanguageReader
  ) -> (scores: [Int], model: LanguageModel)? {
    let first = tokens[..<end]
    let sentences = SentenceWords.count(in: first)
    guard !sentences.isProse, !SentenceWords.isList(first) else { return nil }
    return reader.scores(of: tokens, upTo: end, sentenceWords: sentences.count)
  }

  /// The language with the highest score of all.
  private struct Best {
    let language: Int
    let score: Int
    /// As much of its score as compares with that of the next one.
    let own: Int
    /// The score of the next one, or as much of it as compares.
    let second: Int
  }

  /// The best language and the one that comes nearest.
  ///
  /// A language and its siblings share the score of their base, so that only what is their own compares.
  private static func best(of scores: [Int], in model: LanguageModel) -> Best? {
    var (best, highest) = (-1, 0)
    for language in scores.indices where scores[language] > highest { (best, highest) = (language, scores[language]) }
    guard best >= 0 else { return nil }
    let language = model.languages[best]
    let baseOfBase = language.base.flatMap { model.languages[$0].base }
    var (second, sibling) = (0, 0)
    for other in scores.indices where scores[other] > min(second, sibling) {
      // Dialects of one type need not be told apart.
      guard other != best, other != language.base, other != baseOfBase,
        model.languages[other].mimeType != language.mimeType
      else { continue }
      if language.base != nil, model.languages[other].base == language.base {
        sibling = max(sibling, scores[other])
      } else {
        second = max(second, scores[other])
      }
    }
    let shared = language.base.map { max(0, scores[$0]) } ?? 0
    guard (sibling - shared) * highest > second * (highest - shared) else {
      return Best(language: best, score: highest, own: highest, second: second)
    }
    return Best(language: best, score: highest, own: highest - shared, second: sibling - shared)
  }

  /// The language of a text whose beginning leaves no doubt; nil where more of it must be read.
  private static func language(clearFrom scores: [Int], in model: LanguageModel) -> KnownType? {
    guard let best = best(of: scores, in: model), best.score >= clearAtOnce, best.own >= 2 * best.second,
      mixture(of: scores, in: model) == nil
    else { return nil }
    let known = model.known(best.language)
    return lateLanguages.contains(known.key) ? nil : known
  }

  /// The language of a whole text, or of as much of it as is read.
  private static func finding(from scores: [Int], leastScore: Int, in model: LanguageModel) -> KnownFinding? {
    guard let best = best(of: scores, in: model), best.score >= leastScore else { return nil }
    if let mixture = mixture(of: scores, in: model) { return KnownFinding(mixture, .fair) }
    guard best.own >= best.second + 3, best.own * 4 >= best.second * 5 else {
      return tags(best.score, among: scores, in: model).flatMap { KnownFinding($0, .weak) }
    }
    let isClear = best.score >= clear && best.own >= best.second + 4 && best.own * 2 >= best.second * 3
    return KnownFinding(model.known(best.language), isClear ? .fair : .weak)
  }

  /// Languages whose tags are those of Jinja or made after them.
  private static let tagLanguages = ["Django template", "Jinja", "Liquid", "Twig"]
  private static let jinja = LanguageModel.known("Jinja")

  /// Jinja where nothing but languages of its kind comes near the highest score.
  private static func tags(_ highest: Int, among scores: [Int], in model: LanguageModel) -> KnownType? {
    let near = scores.indices.filter { scores[$0] >= 1 && scores[$0] * 3 >= highest * 2 }
    guard near.allSatisfy({ tagLanguages.contains(model.known($0).key) }) else { return nil }
    return jinja
  }

  /// Objective-C shows hardly anything of C++, and C++ nothing of Objective-C; where both show, one is mixed with the
  /// other (Apple: Objective-C++, Mixing Objective-C and C++).
  private static func mixture(of scores: [Int], in model: LanguageModel) -> KnownType? {
    guard let parts = model.mixedParts, scores[parts.objectiveC] >= clear, scores[parts.cPlusPlus] >= clear + 5,
      max(scores[parts.objectiveC], scores[parts.cPlusPlus]) == scores.max()
    else { return nil }
    return model.known(parts.mixture)
  }
}
