// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Testing

@testable import TextDetection

/// The tables of `LanguageFeatures` against `LanguageTokenizer`: a feature whose tokens no text has would never be found.
@Suite("Tokens of features")
struct FeatureTokenTests {
  /// What a token of a feature looks like in texts; in most cases itself.
  static let examples: [String: [String]] = [
    "?": ["quay"], "0": ["4"], "@?": ["@quay"], "$?": ["$quay"],
    // Strings, and quotes that nothing closes.
    "\"": ["\"a\""], "'": ["'a'", "'a"], "`": ["`a`", "`a"], "\"?": ["\"", "\"\n"], "'?": ["'", "'\n"],
    "`?": ["`", "`\n"],
    "\"\"\"": ["\"\"\"a\"\"\""], "'''": ["'''a'''"], "```": ["```a```"],
    // Comments, up to the ends of their lines or to what closes them.
    "//": ["//\n"], "--": ["-- a\n", "--"], "::": [":: a\n", "::"],
    "%%": ["%% a\n", "%%"],
    "/*": ["/* a */"], "(*": ["(* a *)"], "{-": ["{- a -}"], "{#": ["{# a #}"], "(:": ["(: a :)"],
    "<#": ["<# a #>", "<#-- a -->"],
    "/+": ["\n/+ a +/"], "/-": ["/- a -/"], "#|": ["#| a |#"], "#\\": ["#\\a"], "=c": ["\n=pod\n\n=cut"],
    ";c": ["; a\n"], "%c": ["% a\n"], "!c": ["! a\n"], "*c": ["      * a\n"], "\\c": ["\\ a\n"], "'c": ["' a\n"],
    "\"c": ["\" a\n"],
    "#include": ["#include"], "#define": ["#define"],
  ]

  /// Comments that something may stand behind.
  static let blockComments: Set = ["/*", "(*", "{-", "{#", "(:", "<#", "/+", "/-", "#|"]

  /// Texts in the middle of lines and at their beginning, of Lisp if a quarter of the features of a language begin so.
  static func beginnings(_ entry: LanguageFeatureTests.Entry) -> [String] {
    let isLisp = entry.features.count { $0.hasPrefix("(~") || $0.hasPrefix("^~(~") } * 4 > entry.features.count
    return ["", "quay "] + (isLisp ? ["(quay)\n", "(quay) "] : [])
  }

  /// Whether the tokens of a feature stand one after the other in a text.
  static func has(_ tokens: [String], isFolded: Bool, _ text: String) -> Bool {
    var tokenizer = LanguageTokenizer(
      TextSample(Array(text.utf8), TextEncoding(name: "us-ascii", markLength: 0), isWhole: true))
    tokenizer.run()
    let found = tokenizer.tokens
    guard found.count >= tokens.count else { return false }
    return (0...(found.count - tokens.count)).contains { start in
      tokens.indices.allSatisfy { index in
        let token = found[start + index]
        switch tokens[index] {
        case "?": return token.isWord || token.hash == LanguageTokenizer.anyWord
        case "@?": return token.isAtWord
        default: return TokenHash.of(tokens[index]) == (isFolded ? token.foldedHash : token.hash)
        }
      }
    }
  }

  /// Signs that belong to the word behind them, and the languages in which they are operators or names of their own.
  static let belongingSigns: [String: Set<String>] = [
    "#": [], "$": ["Haskell", "Ren'Py", "newLISP"], "@": ["DNS zone"],
  ]
  /// Signs that programs write with a blank between, or they would be others.
  static let dividedSigns: Set = [": =>", ": ->", "= ::"]
  /// Languages in which lines begin with a caret, and one that is told from them.
  static let caretLanguages: Set = ["AutoHotkey", "JavaScript", "MLIR", "Smalltalk", "SuperCollider"]

  /// Whether a token is a sign; not so the start of a line and what stands for numbers, strings or words.
  static func isSign(_ token: String) -> Bool {
    token.first.map { !$0.isLetter && !$0.isNumber && !"_^\"'`".contains($0) } == true && token != "?"
  }

  /// What programs of a language write between two tokens; nothing where no program has one behind the other.
  static func gaps(_ front: String, _ token: String, in language: String) -> [String] {
    let isWord = token == "?" || token.first.map { $0.isLetter || $0 == "_" } == true
    if let others = belongingSigns[front], isWord { return others.contains(language) ? [" "] : [""] }
    guard isSign(front), isSign(token) else { return [" ", ""] }
    if blockComments.contains(front) { return [] }
    return dividedSigns.contains("\(front) \(token)") ? [" "] : [""]
  }

  /// What one of the tokens of a feature of a language looks like.
  static func forms(_ index: Int, of tokens: [String], in language: String) -> [String] {
    let token = tokens[index]
    if token == "#" { return index + 1 == tokens.count || tokens[index + 1] == "^" ? ["#", "# a\n"] : ["#"] }
    guard token == "^" else { return examples[token] ?? [token] }
    guard index > 0 else { return ["\n"] }
    // Behind other tokens it may be the sign itself, and must be where a line begins, for no line is empty.
    return tokens[index - 1] != "^" ? ["\n", "^"] : caretLanguages.contains(language) ? ["^"] : []
  }

  /// Whether any text that a program may have is cut to the tokens of a feature of a language.
  static func isFound(_ feature: Substring, in entry: LanguageFeatureTests.Entry) -> Bool {
    let tokens = tokens(of: feature)
    // Nearly all are found where blanks stand between all tokens that may have them, or between none.
    let choices: [([String]) -> [String]] = [{ Array($0.prefix(1)) }, { Array($0.suffix(1)) }, { $0 }]
    return !tokens.isEmpty
      && choices.contains { choice in
        var texts = beginnings(entry)
        for index in tokens.indices {
          let gaps = index > 0 ? choice(Self.gaps(tokens[index - 1], tokens[index], in: entry.name)) : [""]
          let forms = Self.forms(index, of: tokens, in: entry.name)
          texts = texts.flatMap { text in forms.flatMap { form in gaps.map { text + $0 + form } } }
        }
        return texts.contains { text in
          ["", " quay", "quay", "\nquay"].contains { has(tokens, isFolded: entry.isFolded, text + $0) }
        }
      }
  }

  static func tokens(of feature: Substring) -> [String] {
    feature.split(separator: "~").map { token in
      token.split(separator: "≈", omittingEmptySubsequences: false).joined(separator: "~")
    }
  }

  @Test("are cut from what programs write", arguments: LanguageFeatures.tables)
  func features(table: String) {
    for entry in LanguageFeatureTests.entries(of: table) {
      let dead = entry.features.filter { !Self.isFound($0, in: entry) }
      #expect(dead.isEmpty, "\(entry.name): \(dead.joined(separator: " "))")
    }
  }

  @Test(
    "are not taken for found where programs write other tokens",
    arguments: [
      "~", "^~#~?", "#~if~(", "^~#~:", "@~cds", "^~@~?~{~'", "$~NF", "^~;~?", ">~::", "-~->~>~?", "{-~#",
      "(*~::~Text", "^~@~{%", "!~=≈", "^~end~^~^~complete",
    ])
  func dead(feature: String) {
    #expect(!Self.isFound(feature[...], in: LanguageFeatureTests.Entry(fields: ["Quay"])))
  }

  @Test("name variables in small letters where case means nothing")
  func variables() {
    #expect(Self.has(["$psscriptroot"], isFolded: true, "$PSScriptRoot"))
    #expect(Self.has(["$?"], isFolded: false, "$PSScriptRoot"))
    #expect(Self.has(["$_GET"], isFolded: false, "$_GET"))
    #expect(Self.has(["$?"], isFolded: true, "$quay"))
  }
}
