// SPDX-License-Identifier: Apache-2.0
import Detection

/// A probability between 0 and 1, in steps of a thousandth.
public struct Confidence: Sendable, Hashable, Comparable {
  /// The probability in thousandths, 0 to 1000.
  public let permille: Int

  /// A probability in thousandths, kept within 0 and 1000.
  package init(permille: Int) { self.permille = min(1000, max(0, permille)) }

  /// The probability, 0 to 1.
  public var value: Double { Double(permille) / 1000 }

  /// Whether the left is less probable.
  public static func < (left: Confidence, right: Confidence) -> Bool { left.permille < right.permille }
}

extension Confidence: CustomStringConvertible {
  /// The probability with at most three decimals, for example `0.97`.
  public var description: String {
    guard permille < 1000 else { return "1" }
    guard permille > 0 else { return "0" }
    var digits = String(permille + 1000).dropFirst()
    while digits.last == "0" { digits.removeLast() }
    return "0." + digits
  }
}

extension Support {
  /// The share of labelled files, of those with this combination of evidence, of which the candidate's very type was
  /// right.
  var confidence: Confidence {
    switch self {
    case .answer(let basis, let company, let claims):
      ConfidenceTable.fitted.answer(ConfidenceTable.column(company, claims), of: basis)
    case .rival(let weight): ConfidenceTable.fitted.others[weight.rawValue]
    case .alternative: ConfidenceTable.fitted.others[5]
    case .general: ConfidenceTable.fitted.others[6]
    case .contradicted: ConfidenceTable.fitted.others[7]
    case .claimed: ConfidenceTable.fitted.others[8]
    }
  }
}

/// The fitted table, read into an array.
struct ConfidenceTable: Sendable {
  /// The table of the project.
  static let fitted = ConfidenceTable(FittedConfidences.answers, FittedConfidences.others)

  /// The keys of the candidates behind the best one, in the order of `others`.
  static let otherKeys =
    Evidence.Weight.allCases.map { "rival \($0)" } + ["alternative", "general", "contradicted", "claimed"]
  /// The columns of an answer's line: for each company what each state of the claims is worth.
  static let columnCount = Support.Company.allCases.count * Support.Claims.allCases.count

  /// The confidences of candidates behind the best one, by the place of their key.
  let others: [Confidence]
  /// `columnCount` numbers for each basis.
  private let answers: [Int16]

  /// Reads lines `basis|columns`, sorted, and `key|permille`.
  ///
  /// A line of a weight and three asterisks stands for all bases of that weight that have no line of their own; sorted,
  /// it comes before those that have.
  init(_ answers: StaticString, _ others: StaticString) {
    var numbers = [Int16](repeating: 0, count: Support.Basis.count * Self.columnCount)
    for line in answers.description.utf8.split(separator: UInt8(ascii: "\n")) {
      let fields = line.split(separator: UInt8(ascii: "|"))
      guard fields.count == 2, let bases = Support.Basis.numbers(of: Substring(fields[0])) else { continue }
      let columns = fields[1].split(separator: UInt8(ascii: " ")).compactMap { Int16(Substring($0)) }
      guard columns.count == Self.columnCount else { continue }
      for basis in bases {
        for (column, number) in columns.enumerated() { numbers[basis * Self.columnCount + column] = number }
      }
    }
    self.answers = numbers
    var values: [Substring: Int] = [:]
    for line in others.description.split(separator: "\n") {
      let fields = line.split(separator: "|")
      if fields.count == 2 { values[fields[0]] = Int(fields[1]) }
    }
    self.others = Self.otherKeys.map { Confidence(permille: values[$0[...]] ?? 0) }
  }

  /// The confidence of an answer by its basis and column.
  func answer(_ column: Int, of basis: Support.Basis) -> Confidence {
    answer(column, ofNumber: basis.number)
  }

  /// The confidence of an answer by the number of its basis.
  func answer(_ column: Int, ofNumber basis: Int) -> Confidence {
    Confidence(permille: Int(answers[basis * Self.columnCount + column]))
  }

  /// The place of a number in an answer's line.
  static func column(_ company: Support.Company, _ claims: Support.Claims) -> Int {
    let row =
      switch company {
      case .alone: 0
      case .corroborated: 1
      case .disputed: 2
      }
    let place =
      switch claims {
      case .silent: 0
      case .agree: 1
      case .specialize: 2
      case .contradict: 3
      }
    return row * Support.Claims.allCases.count + place
  }
}

extension Support.Basis {
  /// How many there are of one weight: origins, text or not, general or not.
  private static let countOfWeight = Evidence.Origin.allCases.count * 4
  /// How many there are.
  static let count = Evidence.Weight.allCases.count * countOfWeight

  /// The place among all of them.
  var number: Int {
    let origin =
      switch origin {
      case .signature: 0
      case .container: 1
      case .content: 2
      case .text: 3
      case .name: 4
      case .declared: 5
      case .attribute: 6
      case .filesystem: 7
      }
    return weight.rawValue * Self.countOfWeight + origin * 4 + (isText ? 2 : 0) + (isGeneral ? 1 : 0)
  }

  /// The numbers that a key of the table stands for: the words of a basis, or a weight with three asterisks.
  static func numbers(of key: Substring) -> Range<Int>? {
    let words = key.split(separator: " ")
    guard let first = words.first, let weight = Evidence.Weight.allCases.first(where: { "\($0)" == first }) else {
      return nil
    }
    let start = weight.rawValue * countOfWeight
    guard words.count == 4 else { return nil }
    guard words[1] != "*" else { return start..<start + countOfWeight }
    guard let origin = Evidence.Origin(rawValue: String(words[1])) else { return nil }
    let basis = Support.Basis(
      weight: weight, origin: origin, isText: words[2] == "text", isGeneral: words[3] == "general")
    return basis.number..<basis.number + 1
  }
}
