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
    var digits: [UInt8] = []
    append(to: &digits)
    return String(decoding: digits, as: UTF8.self)
  }

  /// Appends the probability as `description` has it, in ASCII.
  package func append(to digits: inout [UInt8]) {
    digits.append(UInt8(ascii: permille < 1000 ? "0" : "1"))
    guard permille > 0, permille < 1000 else { return }
    digits.append(UInt8(ascii: "."))
    var rest = permille
    while rest > 0 {
      digits.append(UInt8(ascii: "0") + UInt8(rest / 100))
      rest = rest % 100 * 10
    }
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
    Support.Basis.weights.map { "rival " + $0 } + ["alternative", "general", "contradicted", "claimed"]
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
    // Bytes and not characters or pieces: a tool that starts for one file must not spend its time here.
    var numbers = [Int16](repeating: 0, count: Support.Basis.count * Self.columnCount)
    Self.read(answers) { key, columns in
      guard columns.count == Self.columnCount, let bases = Support.Basis.numbers(of: key) else { return }
      for basis in bases {
        for (column, number) in columns.enumerated() { numbers[basis * Self.columnCount + column] = number }
      }
    }
    self.answers = numbers
    var values = [Confidence](repeating: Confidence(permille: 0), count: Self.otherKeys.count)
    Self.read(others) { key, columns in
      guard let place = Self.otherKeys.firstIndex(where: { $0.utf8.elementsEqual(key) }), let number = columns.first
      else { return }
      values[place] = Confidence(permille: Int(number))
    }
    self.others = values
  }

  /// Reads lines of a key, a bar and decimal numbers below 10,000 with spaces between them.
  private static func read(_ table: StaticString, _ take: (_ key: ArraySlice<UInt8>, _ columns: [Int16]) -> Void) {
    let text = Array(table.description.utf8)
    var columns: [Int16] = []
    columns.reserveCapacity(columnCount)
    var start = 0
    while start < text.count {
      let bar = text[start...].firstIndex(of: UInt8(ascii: "|")) ?? text.count
      columns.removeAll(keepingCapacity: true)
      var index = bar
      while index < text.count, text[index] != UInt8(ascii: "\n") {
        index += 1
        var number: Int16 = 0
        while index < text.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(text[index]), number < 1000 {
          number = number * 10 + Int16(text[index] & 15)
          index += 1
        }
        columns.append(number)
      }
      take(text[start..<bar], columns)
      start = index + 1
    }
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

  /// The words for the weights, from least to most.
  static let weights = ["fallback", "weak", "fair", "strong", "certain"]

  /// The numbers that a key of the table stands for: the words of a basis, or a weight with three asterisks.
  static func numbers(of key: ArraySlice<UInt8>) -> Range<Int>? {
    let space = UInt8(ascii: " ")
    guard let first = key.firstIndex(of: space), let second = key[(first + 1)...].firstIndex(of: space),
      let third = key[(second + 1)...].firstIndex(of: space),
      let rank = weights.firstIndex(where: { key[..<first].elementsEqual($0.utf8) })
    else { return nil }
    let start = rank * countOfWeight
    guard key[first + 1] != UInt8(ascii: "*") else { return start..<start + countOfWeight }
    guard let weight = Evidence.Weight(rawValue: rank),
      let origin = Evidence.Origin(rawValue: String(decoding: key[(first + 1)..<second], as: UTF8.self))
    else { return nil }
    let basis = Support.Basis(
      weight: weight, origin: origin, isText: key[(second + 1)..<third].elementsEqual("text".utf8),
      isGeneral: key[(third + 1)...].elementsEqual("general".utf8))
    return basis.number..<basis.number + 1
  }
}
