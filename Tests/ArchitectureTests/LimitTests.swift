// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The page of limits says what the sources say.
@Suite struct LimitTests {
  /// One line of the page.
  struct Limit: Sendable, CustomTestStringConvertible {
    /// The room whose section the line stands in.
    let room: String
    /// The type that holds the constant, and those that it stands in.
    let owners: [String]
    /// The constant.
    let name: String
    /// The value as the page writes it.
    let value: String
    /// The suites that are said to cover it.
    let suites: [String]
    /// The innermost type that holds the constant.
    var owner: String { owners.last ?? "" }
    var testDescription: String { "\(owners.joined(separator: ".")).\(name)" }
  }

  static let limits: [Limit] = {
    let page = try? String(contentsOfFile: Corpus.packageFolder + "/docs/limits.md", encoding: .utf8)
    var room = ""
    return (page ?? "").split(separator: "\n").compactMap { line in
      if line.hasPrefix("## ") { room = String(line.dropFirst(3).prefix { $0 != ":" }) }
      guard line.hasPrefix("| `") else { return nil }
      let fields = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
      let path = fields[0].filter { $0 != "`" }.split(separator: ".").map(String.init)
      guard fields.count == 4, path.count > 1, let name = path.last else { return nil }
      return Limit(
        room: room, owners: path.dropLast(), name: name, value: fields[1].filter { $0 != "`" },
        suites: fields[3].split(separator: ",").map { $0.filter { $0 != "`" && $0 != " " } })
    }
  }()

  /// A room and a type in it.
  private struct Owner: Hashable {
    let room: String
    let type: String
  }

  /// The lines of each type's body and of its extensions; formatted code closes them under its first letter.
  private static let bodies: [Owner: [String]] = {
    let declaration = /\b(?:struct|class|enum|protocol|extension) (\w+)(?:\.(\w+))?/
    var bodies: [Owner: [String]] = [:]
    for file in FloorTests.sources {
      for (index, line) in file.lines.enumerated() {
        guard let match = line.firstMatch(of: declaration) else { continue }
        let indentation = line.prefix { $0 == " " }
        let body = file.lines[(index + 1)...].prefix { $0 != indentation + "}" }
        for name in [match.output.1, match.output.2].compactMap({ $0 }) {
          bodies[Owner(room: file.room, type: String(name)), default: []] += body
        }
      }
    }
    return bodies
  }()

  /// What is written after the constant in the body of its type or of an extension of it.
  private static func literal(of limit: Limit) throws -> String? {
    let constant = try Regex(
      "\\b(?:let|var) \(limit.name)\\b(?:: \\w+)?(?: =| \\{) (.+?)(?: [{}])?$", as: (Substring, Substring).self)
    return (bodies[Owner(room: limit.room, type: limit.owner)] ?? []).lazy.filter { $0.contains(limit.name) }
      .compactMap { $0.firstMatch(of: constant).map { String($0.output.1) } }.first
  }

  /// The number that a literal, a product or a shift of them, or a size with its unit stands for, in a release build; nil for
  /// anything else.
  private static func number(_ text: String) -> Int? {
    let plain = text.replacing("_", with: "").replacing(",", with: "")
      .replacing(/^(?:Duration)?\.milliseconds\((.+)\)$/) { $0.output.1 }
    let words = plain.split(separator: " ").map(String.init)
    guard let first = words.first, var number = Int(first) else { return nil }
    var rest = words.dropFirst()
    while let sign = rest.popFirst() {
      switch sign {
      case "ms": continue
      case "KiB": number <<= 10
      case "MiB": number <<= 20
      case "<<", "*", "+":
        guard let next = rest.popFirst().flatMap({ $0 == "WorkBudget.slowness" ? 1 : Int($0) }) else { return nil }
        number = sign == "<<" ? number << next : sign == "*" ? number * next : number + next
      default: return nil
      }
    }
    return number
  }

  @Test func thePageHasThem() {
    #expect(Self.limits.count >= 90)
    #expect(Set(Self.limits.map(\.testDescription)).count == Self.limits.count, "a constant stands there twice")
  }

  @Test(arguments: limits)
  func standsInTheSources(_ limit: Limit) throws {
    let literal = try #require(try Self.literal(of: limit), "\(limit.room) has no constant \(limit.testDescription)")
    if let stated = Self.number(limit.value), let actual = Self.number(literal) {
      #expect(stated == actual, "\(limit.testDescription) is \(literal)")
    } else if Self.number(literal) != nil {
      #expect(
        limit.owners.first == "SniffOptions", "the page does not tell that \(limit.testDescription) is \(literal)")
    }
    let suites = Set(Self.suites)
    for suite in limit.suites { #expect(suites.contains(suite), "\(limit.testDescription): there is no \(suite)") }
    #expect(!limit.suites.isEmpty)
  }

  private static let suites: [String] = FloorTests.tests.flatMap { file in
    file.lines.compactMap { line in
      line.firstMatch(of: /struct (\w+Tests)\b/).map { String($0.output.1) }
    }
  }

  /// How limits are named.
  private static func isNamedLikeALimit(_ name: some StringProtocol) -> Bool {
    let pattern =
      /(?:most|longest|largest|deepest|farthest|furthest|maximum)(?:[A-Z]\w*)?|\w+(?:Limit|Budget|Reach|Sample)|reach|sample|limit/
    return String(name).wholeMatch(of: pattern) != nil
  }

  /// What a bound stands behind.
  private static let takers = [".prefix(", ".suffix(", "within: ", "upTo: "]

  /// A number that tells how much is looked at is named like a limit, whatever else it is about; the lengths of fields are none,
  /// nor is how much is read at once of what is read to its end, nor as many as are asked for.
  @Test(arguments: FloorTests.sources)
  func boundsAreNamedLikeLimits(_ file: SourceFile) {
    let constant = /\bstatic (?:let|var) (?:\(([\w, ]+)\)|(\w+))(?:: [\w()., ]+)? (?:=|\{) \(?\d/
    let names = Set(
      file.lines.filter { $0.contains("static ") }.compactMap { $0.firstMatch(of: constant) }.flatMap { match in
        (match.output.1 ?? match.output.2 ?? "").split(separator: ",").map { $0.filter { $0 != " " } }
      })
    let use = /(?:\.(?:prefix|suffix)\(|\b(?:within|upTo): )(?:Self\.|[A-Z]\w*\.)?(\w+)(?: [+-] \d+)?[,)]/
    for line in file.lines where !names.isEmpty && Self.takers.contains(where: line.contains) {
      guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
      for match in line.matches(of: use) {
        let name = String(match.output.1)
        guard names.contains(name), name != "chunk", name != "enough", !name.hasSuffix("Length") else { continue }
        #expect(Self.isNamedLikeALimit(name), "\(file.path): name \(name) as one of docs/limits.md, and list it there")
      }
    }
  }

  /// What is named like a limit is one, and the page tells of it and of the type that has it.
  @Test(arguments: FloorTests.sources)
  func isOnThePage(_ file: SourceFile) throws {
    for line in file.lines where line.contains("static ") {
      guard let name = line.firstMatch(of: /\bstatic (?:let|var) (\w+)(?:: \w+)? [={]/).map({ String($0.output.1) }),
        Self.isNamedLikeALimit(name)
      else { continue }
      let isTold = try Self.limits.contains { limit in
        guard limit.name == name else { return false }
        let type = try Regex("\\b(struct|class|enum|protocol|extension) (\\w+\\.)?\(limit.owner)\\b")
        return file.lines.contains { $0.contains(type) }
      }
      #expect(isTold, "\(file.path): \(name) is not in docs/limits.md")
    }
  }

  /// How much of something is looked at has a name with a reason; smaller numbers are the parts of formats.
  @Test(arguments: FloorTests.sources)
  func areNotBareNumbers(_ file: SourceFile) {
    for line in file.lines where Self.takers.contains(where: line.contains) {
      guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
      for match in line.matches(of: /(?:\.(?:prefix|suffix)\(|\b(?:within|upTo): )(\d[\d_]*)(?: << \d+)?[,)]/) {
        let number = Int(match.output.1.filter { $0 != "_" }) ?? 0
        #expect(number < 40, "\(file.path): \(line)")
      }
    }
  }
}
