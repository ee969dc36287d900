// SPDX-License-Identifier: Apache-2.0
import TypeCatalog

extension Support {
  /// The share of labelled files, of those with this combination of evidence, of which the candidate's very type was
  /// right.
  var confidence: Confidence {
    guard case .answer(let basis, let company, let claims) = self else { return ConfidenceTable.fitted.other(self) }
    return ConfidenceTable.fitted.answer(basis, company, claims)
  }
}

/// The fitted confidences, looked up where they stand: a ranker asks for a few and keeps its answers.
struct ConfidenceTable: Sendable {
  /// The table of the project.
  static let fitted = ConfidenceTable(FittedConfidences.answers, FittedConfidences.others)

  /// The columns of an answer's line: for each company what each state of the claims is worth.
  static let columnCount = Support.Company.allCases.count * Support.Claims.allCases.count

  private let answers: SortedLines
  private let others: SortedLines

  /// A table of lines `basis|columns` and `key|permille`, both sorted.
  ///
  /// A line of a weight and three asterisks stands for all bases of that weight that have no line of their own.
  init(_ answers: String, _ others: String) {
    self.answers = SortedLines(answers)
    self.others = SortedLines(others)
  }

  /// The confidence of an answer; 0 where neither its basis nor its weight has a line.
  func answer(_ basis: Support.Basis, _ company: Support.Company, _ claims: Support.Claims) -> Confidence {
    let line = answers.value(of: basis.description) ?? answers.value(of: basis.weight.word + " * * *")
    return Confidence(permille: line.map { Self.number(Self.column(company, claims), of: $0) } ?? 0)
  }

  /// The confidence of a candidate after the best one; 0 where its key has no line.
  func other(_ support: Support) -> Confidence {
    Confidence(permille: others.value(of: support.description).map { Self.number(0, of: $0) } ?? 0)
  }

  /// One of the decimal numbers of a line, between which there are spaces.
  private static func number(_ column: Int, of line: String) -> Int {
    let text = line.utf8Span.span
    var column = column
    var number = 0
    for index in text.indices {
      if text[index] == UInt8(ascii: " ") {
        column -= 1
      } else if column == 0, number < 1000 {
        number = number * 10 + Int(text[index] & 15)
      }
    }
    return number
  }

  /// The place of a number in an answer's line.
  private static func column(_ company: Support.Company, _ claims: Support.Claims) -> Int {
    // The table lists them as they are declared.
    let row = Support.Company.allCases.firstIndex(of: company) ?? 0
    let place = Support.Claims.allCases.firstIndex(of: claims) ?? 0
    return row * Support.Claims.allCases.count + place
  }
}
