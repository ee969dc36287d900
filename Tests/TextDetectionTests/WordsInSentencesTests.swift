// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// What every mark, statement and root is where a sentence begins with it, or a document that has nothing but its name.
@Suite struct WordsInSentencesTests {
  /// Marks and statements that are long enough, or odd enough, that no sentence begins with them, do not count.
  private static let longest = 15
  /// Signs that no sentence has.
  private static let oddSigns = Set("$%&;<=>@\\^_`{|}~")
  /// Signs that no sentence begins with.
  private static let oddOpenings = Set(",./:;")

  /// Whether a sentence may begin with it.
  private static func mayOpenSentence(_ word: String) -> Bool {
    guard word.count <= longest, let first = word.first, !oddOpenings.contains(first) else { return false }
    // Two signs in front of a word are those of no sentence, and are no mark of an item or a heading.
    let opening = word.prefix(2)
    if opening.count == 2, opening.allSatisfy({ !$0.isLetter && !$0.isNumber && $0 != " " }) { return false }
    return word.allSatisfy { $0.isASCII && $0 >= " " && !oddSigns.contains($0) }
  }

  /// All marks of texts.
  static let marks = TextMarks.tables.flatMap(\.lines).map(\.key).map { $0.first == "~" ? String($0.dropFirst()) : $0 }
    .filter(mayOpenSentence)

  /// The statements of each rule.
  static let rules = StatementSniffer.rules.split(separator: "\n").map { line in
    line.split(separator: "|", maxSplits: 2)[2].split(separator: " ").map { word in
      String(word.map { $0 == "~" ? " " : $0 }.filter { $0 != "¶" })
    }
  }

  /// All of them with which a sentence may begin.
  static let statements = Array(Set(rules.joined().filter(mayOpenSentence))).sorted()

  /// Whole rules of such statements.
  static let glossaries = rules.filter { $0.allSatisfy(mayOpenSentence) }

  static let paragraphs = String(
    repeating: """
      The harbour wakes before the town does. Boats leave with the tide, and those who stay
      mend nets on the quay, drink coffee and speak of the weather.

      In the afternoon the wind turns; then the sails come home one by one, and children
      run to see what was caught.


      """, count: 6)

  /// Short and long texts that begin with a word.
  static func texts(of word: String) -> [String] {
    let bare = word.last == " " ? String(word.dropLast()) : word
    let sentence = """
      \(bare) is a word that people use in many places, and so on.
      It stands in books, and nobody wonders.

      """
    return [
      "\(bare) list\n", sentence, sentence + "\n" + paragraphs, "People write this word:\n" + sentence,
      "\(word)s are many, and so on.\nThey stand in books.\n",
      "\(bare) stands here; see [1] and \"more\".\nAnd on.\n",
    ]
  }

  @Test(arguments: marks + statements) func staysText(_ word: String) {
    for text in Self.texts(of: word) {
      // What counts marks of prose is weak, and a name overrules it.
      let best = TextDetector().findings(in: Array(text.utf8)).evidence.first
      #expect(best?.mimeType == "text/plain" || best?.weight == .weak, "\(text.prefix(80))")
    }
  }

  @Test(arguments: glossaries) func explainsWords(_ words: [String]) {
    let lines = words.map { "\($0) is a word of the language, and stands in front.\n" }
    #expect(TextDetector().mimeType(of: lines.joined()) == "text/plain")
    #expect(TextDetector().mimeType(of: lines.joined(separator: "\n")) == "text/plain")
  }

  @Test(arguments: XMLRoots.commonNames.sorted()) func staysXML(_ name: String) {
    for text in [
      "<?xml version=\"1.0\"?>\n<\(name)>Buy milk</\(name)>\n",
      "<?xml version=\"1.0\"?>\n<\(name) id=\"a\"><name>Buy milk</name><item>two</item></\(name)>\n",
    ] {
      #expect(TextDetector().mimeType(of: text) == "application/xml", "\(text)")
    }
  }
}
