// SPDX-License-Identifier: Apache-2.0
import Detection
import Testing

@testable import Ranking

@Suite struct ConfidenceTests {
  private static let answers = FittedConfidences.answers.split(separator: "\n").map(String.init)
  private static let others = FittedConfidences.others.split(separator: "\n").map(String.init)

  /// Every basis that there can be.
  private static let bases = Evidence.Weight.allCases.flatMap { weight in
    Evidence.Origin.allCases.flatMap { origin in
      [true, false].flatMap { isText in
        [true, false].map { Support.Basis(weight: weight, origin: origin, isText: isText, isGeneral: $0) }
      }
    }
  }

  @Test func fittedLinesAreSorted() {
    #expect(Self.answers == Self.answers.sorted())
    #expect(Self.others == Self.others.sorted())
  }

  @Test(arguments: answers) func fittedLineIsWellFormed(line: String) throws {
    let fields = line.split(separator: "|")
    try #require(fields.count == 2)
    let keys = Self.bases.map(\.description) + Evidence.Weight.allCases.map { "\($0) * * *" }
    #expect(keys.contains(String(fields[0])))
    let numbers = fields[1].split(separator: " ").compactMap { Int($0) }
    #expect(numbers.count == ConfidenceTable.columnCount)
    #expect(numbers.allSatisfy { (1...999).contains($0) })
  }

  @Test func callsTheWeightsByTheirNames() {
    #expect(Evidence.Weight.allCases.map(\.word) == Evidence.Weight.allCases.map { "\($0)" })
  }

  @Test func everyWeightHasALineOfItsOwn() {
    for weight in Evidence.Weight.allCases {
      #expect(Self.answers.contains { $0.hasPrefix("\(weight) * * *|") })
    }
  }

  @Test func everyOtherKeyHasItsLine() {
    let keys = Evidence.Weight.allCases.map { "rival \($0)" } + ["alternative", "general", "contradicted", "claimed"]
    #expect(Self.others.map { String($0.prefix { $0 != "|" }) } == keys.sorted())
  }

  @Test func readsTheColumnOfACombination() {
    let table = ConfidenceTable(
      """
      strong * * *|1 2 3 4 5 6 7 8 9 10 11 12
      strong text text specific|101 102 103 104 105 106 107 108 109 110 111 112
      """, "general|20\nrival weak|30")
    let own = Support.Basis(weight: .strong, origin: .text, isText: true, isGeneral: false)
    let other = Support.Basis(weight: .strong, origin: .text, isText: true, isGeneral: true)
    let unknown = Support.Basis(weight: .fair, origin: .text, isText: true, isGeneral: true)
    #expect(table.answer(own, .alone, .silent).permille == 101)
    #expect(table.answer(own, .corroborated, .agree).permille == 106)
    #expect(table.answer(own, .disputed, .contradict).permille == 112)
    #expect(table.answer(other, .disputed, .specialize).permille == 11)
    #expect(table.answer(unknown, .alone, .silent).permille == 0)
    #expect(table.other(.rival(.weak)).permille == 30)
    #expect(table.other(.general).permille == 20)
    #expect(table.other(.claimed).permille == 0)
  }

  /// The line of the basis itself, else that of its weight, taken apart in another way.
  @Test func readsEveryCombinationOfTheFittedTable() {
    let lines = Dictionary(
      uniqueKeysWithValues: Self.answers.map { line in
        let fields = line.split(separator: "|")
        return (String(fields[0]), fields[1].split(separator: " ").compactMap { Int($0) })
      })
    for basis in Self.bases {
      let numbers = lines[basis.description] ?? lines["\(basis.weight) * * *"]
      let read = Support.Company.allCases.flatMap { company in
        Support.Claims.allCases.map { ConfidenceTable.fitted.answer(basis, company, $0).permille }
      }
      #expect(read == numbers, "\(basis)")
    }
    for line in Self.others {
      let fields = line.split(separator: "|")
      let supports = Evidence.Weight.allCases.map(Support.rival) + [.alternative, .general, .contradicted, .claimed]
      let support = supports.first { $0.description == fields[0] }
      #expect(support.map { ConfidenceTable.fitted.other($0).permille } == Int(fields[1]), "\(line)")
    }
  }

  @Test func agreementNeverCountsAgainstAnAnswer() {
    for basis in Self.bases {
      for company in Support.Company.allCases {
        let agree = ConfidenceTable.fitted.answer(basis, company, .agree)
        for claims in [Support.Claims.silent, .contradict] {
          #expect(agree >= ConfidenceTable.fitted.answer(basis, company, claims))
        }
      }
    }
  }

  @Test(arguments: [(0, "0"), (1, "0.001"), (97, "0.097"), (250, "0.25"), (999, "0.999"), (1000, "1"), (1200, "1")])
  func isWrittenWithThreeDecimalsAtMost(permille: Int, text: String) {
    #expect(Confidence(permille: permille).description == text)
  }
}
