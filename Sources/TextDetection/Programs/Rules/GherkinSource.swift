// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Features in the words of the languages of people.
///
/// Source: Cucumber: Gherkin reference, sections Keywords and Spoken Languages.
enum GherkinSource {
  /// Words for scenarios, and in English for what may stand in their place.
  private static let blocks: [StaticString] = [
    "Abstract Scenario", "Abstrakt Scenario", "Background:", "Cenário", "Cenario", "Escenario", "Esquema del escenario",
    "Esquema do Cenário", "Example:", "Forgatókönyv", "Osnova", "Plan du scénario", "Rule:", "Scenariu", "Scenario",
    "Scenarie", "Scenariusz", "Scénario", "Scénář", "Senaryo", "Szablon scenariusza", "Szenario", "Tapaus",
    "Структура сценария", "Сценарий", "Сценарій", "Σενάριο", "シナリオ", "场景", "場景", "시나리오",
  ]

  /// Words that steps begin with, of English and of the languages that features are written in most.
  private static let steps: [StaticString] = [
    "* ", "Adott ", "Akkor ", "Ale ", "Allora ", "Alors ", "Als ", "Amikor ", "And ", "Angenommen ", "Atunci ",
    "Cuando ", "Când ", "Dado ", "Dada ", "Dados ", "Dan ", "Dann ", "Dat fiind ", "Dato ", "Diyelim ki ", "Donc ",
    "Eğer ki ", "Entonces ", "Então ", "Et ", "Étant donné", "Etant donné", "Gdy ", "Gegeben sei", "Gegeven ", "Given ",
    "Givet ", "Gitt ", "Jeżeli ", "Jeśli ", "Kdyz ", "Když ", "Kun ", "Lorsqu", "Mając ", "Niin ", "Når ", "När ",
    "O zaman ", "Och ", "Og ", "Oletetaan ", "Oraz ", "Pak ", "Pokud ", "Quand", "Quando ", "Sachant ", "Soit ",
    "Stel ", "Så ", "Then ", "Und ", "Wanneer ", "Wenn ", "When ", "Wtedy ", "Zakładając ", "És ", "Și ", "Дано ",
    "Допустим ", "Если ", "И ", "К тому же ", "Когда ", "Коли ", "Пусть ", "То ", "Тогда ", "Тоді ", "Якщо ",
    "Δεδομένου ", "Και ", "Τότε ", "Όταν ", "もし", "ならば", "かつ", "前提", "并且", "当", "那么", "假如", "假设", "그러면", "그리고", "만일",
  ]

  /// Steps that must stand below a scenario.
  private static let leastSteps = 2

  /// Whether the first line says in which language its words are.
  private static func saysLanguage(_ sample: TextSample) -> Bool {
    guard let line = sample.lines.firstFilled, line.first == UInt8(ascii: "#") else { return false }
    let text = line.dropFirst().trimmed
    return text.begins(with: "language:")
      && text.dropFirst(9).trimmed.prefix { $0.isLetter || $0 == UInt8(ascii: "-") }.count >= 2
  }

  /// Whether a feature comes before all but tags and comments; steps may be written in words of one's own (Radish: Features).
  private static func opensWithFeature(_ sample: TextSample) -> Bool {
    sample.lines.first { !$0.isBlank && $0.first != UInt8(ascii: "#") && $0.first != UInt8(ascii: "@") }?
      .begins(with: "Feature:") ?? false
  }

  /// Whether a scenario or a background stands there, and steps below.
  static func hasSteps(_ sample: TextSample) -> Bool {
    var hasBlock = false
    var count = 0
    for text in sample.lines.lazy.map(\.trimmed) {
      hasBlock = hasBlock || text.begins(withAnyOf: blocks)
      if text.begins(withAnyOf: steps) { count += 1 }
    }
    return hasBlock && (count >= leastSteps || opensWithFeature(sample)) || saysLanguage(sample)
  }
}
