// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Testing

@testable import TextDetection

/// The tables of `LanguageFeatures` against `LanguageTokenizer`: a feature whose tokens no text has would never be found.
@Suite("Tokens of features")
struct FeatureTokenTests {
  /// What a token of a feature looks like in texts; in most cases itself.
  static let examples: [String: [String]] = [
    // The sign itself is a token of its own too.
    "^": ["\n", "^"], "?": ["quay"], "0": ["4"], "@?": ["@quay"], "$?": ["$quay"],
    // Strings, and quotes that nothing closes.
    "\"": ["\"a\""], "'": ["'a'", "'a"], "`": ["`a`", "`a"], "\"?": ["\"", "\"\n"], "'?": ["'", "'\n"],
    "`?": ["`", "`\n"],
    "\"\"\"": ["\"\"\"a\"\"\""], "'''": ["'''a'''"], "```": ["```a```"],
    // Comments, up to the ends of their lines or to what closes them.
    "#": ["# a\n", "#", "#[ a ]#"], "//": ["//\n"], "--": ["-- a\n", "--"], "::": [":: a\n", "::"],
    "%%": ["%% a\n", "%%"],
    "/*": ["/* a */"], "(*": ["(* a *)"], "{-": ["{- a -}"], "{#": ["{# a #}"], "(:": ["(: a :)"],
    "<#": ["<# a #>", "<#-- a -->"],
    "/+": ["\n/+ a +/"], "/-": ["/- a -/"], "#|": ["#| a |#"], "#\\": ["#\\a"], "=c": ["\n=pod\n\n=cut"],
    ";c": ["; a\n"], "%c": ["% a\n"], "!c": ["! a\n"], "*c": ["      * a\n"], "\\c": ["\\ a\n"], "'c": ["' a\n"],
    "\"c": ["\" a\n"],
    "#include": ["#include"], "#define": ["#define"],
  ]

  /// The beginnings that tell how a program writes its comments and strings, and those in the middle of lines.
  static let beginnings = ["", "quay ", "(quay)\n", "(quay) ", "unit quay;\n"]

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

  /// Whether any text is cut to the tokens of a feature: with and without blanks between them.
  static func isFound(_ tokens: [String], isFolded: Bool) -> Bool {
    // Nearly all are found where blanks stand between all tokens or between none.
    if isFound(tokens, isFolded: isFolded, blanks: [" "]) || isFound(tokens, isFolded: isFolded, blanks: [""]) {
      return true
    }
    return isFound(tokens, isFolded: isFolded, blanks: ["", " "])
  }

  static func isFound(_ tokens: [String], isFolded: Bool, blanks: [String]) -> Bool {
    var texts = beginnings
    for (index, token) in tokens.enumerated() {
      let forms = examples[token] ?? [token]
      texts = texts.flatMap { text in forms.flatMap { form in (index == 0 ? [""] : blanks).map { text + $0 + form } } }
    }
    return texts.contains { text in
      ["", " quay", "quay", "\nquay"].contains { has(tokens, isFolded: isFolded, text + $0) }
    }
  }

  static func tokens(of feature: Substring) -> [String] {
    feature.split(separator: "~").map { token in
      token.split(separator: "≈", omittingEmptySubsequences: false).joined(separator: "~")
    }
  }

  /// Two signs of a feature, one after the other, that are one token wherever no blank stands between them.
  static func joined(in tokens: [String]) -> String? {
    zip(tokens, tokens.dropFirst()).map { $0 + $1 }.first { pair in
      guard pair.utf8.count == 2, pair.utf8.allSatisfy({ (0x21...0x7e).contains($0) && !$0.isLetter && !$0.isDigit }),
        !pair.contains(where: { "?^".contains($0) })
      else { return false }
      return has(["?", pair, "?"], isFolded: false, "quay\(pair)quay")
    }
  }

  @Test("join the signs that texts join", arguments: LanguageFeatures.tables)
  func signs(table: String) {
    for entry in LanguageFeatureTests.entries(of: table) {
      let split = entry.features.filter { Self.joined(in: Self.tokens(of: $0)) != nil }
      #expect(split.isEmpty, "\(entry.name): \(split.joined(separator: " "))")
    }
  }

  @Test("are cut from some text", arguments: LanguageFeatures.tables)
  func features(table: String) {
    for entry in LanguageFeatureTests.entries(of: table) {
      let dead = entry.features.filter { !Self.isFound(Self.tokens(of: $0), isFolded: entry.isFolded) }
      #expect(dead.isEmpty, "\(entry.name): \(dead.joined(separator: " "))")
    }
  }
}
