// SPDX-License-Identifier: Apache-2.0
import Detection
import Testing

@testable import Ranking

@Suite struct ConfidenceTests {
  private static let answers = FittedConfidences.answers.description.split(separator: "\n").map(String.init)
  private static let others = FittedConfidences.others.description.split(separator: "\n").map(String.init)

  @Test func fittedLinesAreSorted() {
    #expect(Self.answers == Self.answers.sorted())
    #expect(Self.others == Self.others.sorted())
  }

  @Test(arguments: answers) func fittedLineIsWellFormed(line: String) throws {
    let fields = line.split(separator: "|")
    try #require(fields.count == 2)
    #expect(Support.Basis.numbers(of: Array(fields[0].utf8)[...]) != nil)
    let numbers = fields[1].split(separator: " ").compactMap { Int($0) }
    #expect(numbers.count == ConfidenceTable.columnCount)
    #expect(numbers.allSatisfy { (1...999).contains($0) })
  }

  @Test func callsTheWeightsByTheirNames() {
    #expect(Support.Basis.weights == Evidence.Weight.allCases.map { "\($0)" })
  }

  @Test func everyWeightHasALineOfItsOwn() {
    for weight in Evidence.Weight.allCases {
      #expect(Self.answers.contains { $0.hasPrefix("\(weight) * * *|") })
    }
  }

  @Test func everyOtherKeyHasItsLine() {
    #expect(Self.others.map { String($0.prefix { $0 != "|" }) } == ConfidenceTable.otherKeys.sorted())
  }

  @Test func readsTheColumnOfACombination() {
    let table = ConfidenceTable(
      """
      strong * * *|1 2 3 4 5 6 7 8 9 10 11 12
      strong text text specific|101 102 103 104 105 106 107 108 109 110 111 112
      """, "general|20\nrival weak|30")
    let own = Support.Basis(weight: .strong, origin: .text, isText: true, isGeneral: false)
    let other = Support.Basis(weight: .strong, origin: .text, isText: true, isGeneral: true)
    #expect(table.answer(ConfidenceTable.column(.alone, .silent), of: own).permille == 101)
    #expect(table.answer(ConfidenceTable.column(.corroborated, .agree), of: own).permille == 106)
    #expect(table.answer(ConfidenceTable.column(.disputed, .contradict), of: own).permille == 112)
    #expect(table.answer(ConfidenceTable.column(.disputed, .specialize), of: other).permille == 11)
    #expect(table.others.map(\.permille) == [0, 30, 0, 0, 0, 0, 20, 0, 0])
  }

  @Test func agreementNeverCountsAgainstAnAnswer() {
    for basis in Self.answers.compactMap({ Support.Basis.numbers(of: Array($0.prefix { $0 != "|" }.utf8)[...])?.first })
    {
      for company in Support.Company.allCases {
        let agree = ConfidenceTable.fitted.answer(ConfidenceTable.column(company, .agree), ofNumber: basis)
        for claims in [Support.Claims.silent, .contradict] {
          #expect(agree >= ConfidenceTable.fitted.answer(ConfidenceTable.column(company, claims), ofNumber: basis))
        }
      }
    }
  }

  @Test(arguments: [(0, "0"), (1, "0.001"), (97, "0.097"), (250, "0.25"), (999, "0.999"), (1000, "1"), (1200, "1")])
  func isWrittenWithThreeDecimalsAtMost(permille: Int, text: String) {
    #expect(Confidence(permille: permille).description == text)
  }
}
