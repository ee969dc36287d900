// SPDX-License-Identifier: Apache-2.0
import Testing

/// A look-up in a table by a misspelt key gives nil, which is no error to anybody: here it is one.
@Suite struct TableKeyTests {
  /// A table of a detector and the type that holds it.
  struct Table {
    let owner: TypeBody.Name
    let name: String
    let keys: [String]
  }

  /// All that is written in a type and in its extensions, line by line.
  struct TypeBody {
    struct Name: Hashable {
      let room: String
      let type: String
    }

    /// Lines of code, without comments.
    var code: [String] = []
    /// Lines of texts of several lines, each under the line of code that the text follows.
    var texts: [(opening: String, rows: [String])] = []
  }

  private static let bodies: [TypeBody.Name: TypeBody] = {
    var bodies: [TypeBody.Name: TypeBody] = [:]
    let declaration = /^(?:\w+ )*(?:struct|class|enum|extension|protocol) (\w+)/
    for file in FloorTests.sources {
      var owner: TypeBody.Name?
      var text: (opening: String, rows: [String])?
      for line in file.lines {
        let trimmed = line.drop { $0 == " " }
        if text != nil {
          guard trimmed.hasPrefix("\"\"\"") else {
            text?.rows.append(String(trimmed))
            continue
          }
          if let owner, let text { bodies[owner, default: TypeBody()].texts.append(text) }
          text = nil
        } else if let match = line.firstMatch(of: declaration), line.hasSuffix("{") {
          owner = TypeBody.Name(room: file.room, type: String(match.output.1))
        } else if trimmed.hasSuffix("\"\"\"") {
          let last = owner.flatMap { bodies[$0]?.code.last } ?? ""
          text = (trimmed == "\"\"\"" ? last : String(trimmed), [])
        } else if let owner, !trimmed.hasPrefix("//") {
          bodies[owner, default: TypeBody()].code.append(String(trimmed))
        }
      }
    }
    return bodies
  }()

  static let tables: [Table] = bodies.flatMap { owner, body in
    body.texts.compactMap { text in
      guard text.opening.contains("TypeTable("),
        let name = text.opening.firstMatch(of: /(?:let|var) (\w+)/)?.output.1
      else { return nil }
      return Table(owner: owner, name: String(name), keys: text.rows.map { String($0.prefix { $0 != "|" }) })
    }
  }.sorted { ($0.owner.room, $0.owner.type, $0.name) < ($1.owner.room, $1.owner.type, $1.name) }

  private static func literals(in code: some StringProtocol) -> [String] {
    String(code).matches(of: /"((?:[^"\\]|\\.)*)"/).map { String($0.output.1) }
  }

  /// What stands between the brackets of each look-up in a table.
  private static func lookUps(in code: [String], of table: String) -> [Substring] {
    code.flatMap { line in
      line.ranges(of: table + "[").compactMap { range -> Substring? in
        let before = line[..<range.lowerBound].last
        guard before.map({ !$0.isLetter && $0 != "." && $0 != "_" }) ?? true else { return nil }
        let rest = line[range.upperBound...]
        return rest.prefix { $0 != "]" }
      }
    }
  }

  @Test func findsTheTables() {
    #expect(Self.tables.count > 80)
    #expect(Self.tables.allSatisfy { !$0.keys.isEmpty })
  }

  /// The lines of code with a literal in brackets, which look-ups by a written key are among.
  private static let quotedLookUps = bodies.mapValues { body in
    body.code.filter { $0.contains("[") && $0.contains("\"") }
  }

  /// Every key that is written in a look-up has a line.
  @Test(arguments: tables.indices) func everyKeyOfALookUpHasALine(_ index: Int) {
    let table = Self.tables[index]
    for (name, code) in Self.quotedLookUps where name.room == table.owner.room {
      let written = name == table.owner ? table.name : table.owner.type + "." + table.name
      for lookUp in Self.lookUps(in: code, of: written) {
        for key in Self.literals(in: lookUp) {
          // What a key is put together from is another test's matter.
          if lookUp.contains("+ \"") || key.contains("\\(") { continue }
          #expect(table.keys.contains(key), "\(name.type): \(written) has no \"\(key)\"")
        }
      }
    }
  }

  /// What functions of a type with tables answer is mostly a key: each word that is chosen, set or returned alone has a line.
  @Test func everyChosenKeyHasALine() {
    let choice = /(?:return|\?|[^"\w]:|key =|then) "([^"\\ =:]+)"(?=$|,? :| \?|\))/
    for (owner, keys) in Dictionary(grouping: Self.tables, by: \.owner).mapValues({ $0.flatMap(\.keys) }) {
      for line in Self.bodies[owner]?.code ?? [] {
        for match in line.matches(of: choice) {
          let key = String(match.output.1)
          #expect(keys.contains(key), "\(owner.type): no table has \"\(key)\": \(line)")
        }
      }
    }
  }

  /// Tables whose keys are what files have: names, brands, marks and classes.
  private static let askedByFiles: Set = [
    "BlockGzip.types", "CompoundDocumentTypes.byClass", "CompoundDocumentTypes.byProgram",
    "CompoundDocumentTypes.streams", "GzipPeeker.office", "ISOMediaBrands.table", "Interpreters.types",
    "ModeLineSniffer.modes", "PEMSniffer.labels", "ProgramOutputSniffer.types", "RIFFPeeker.forms",
    "SQLitePeeker.applications", "SQLitePeeker.schemas", "TIFFPeeker.makers", "TextMarks.letters", "TextMarks.projects",
    "TextMarks.science", "TextMarks.signs", "TextMarks.systems", "XMLRoots.names", "XMLRoots.namespaces",
    "ZipDocumentTypes.declared", "ZipDocumentTypes.packaged", "ZipMemberRules.rules", "XarPeeker.types",
  ]

  /// Keys that are put together: kinds of objects by their numbers, kinds of flat documents.
  private static func isPutTogether(_ key: String) -> Bool {
    key.wholeMatch(of: /(?:elf|mach-o)\d+|\w+-flat/) != nil
  }

  /// What is written in the code of each room that a key may be: literals, cases, and words of texts that are no tables of types.
  private static let writtenWords = Dictionary(grouping: bodies, by: \.key.room).mapValues { bodies in
    var written: Set<String> = []
    for (_, body) in bodies {
      written.formUnion(body.code.flatMap(literals))
      for line in body.code where line.hasPrefix("case ") || line.contains(" case ") {
        written.formUnion(line.split { !$0.isLetter && !$0.isNumber }.map(String.init))
      }
      for text in body.texts where !text.opening.contains("TypeTable(") {
        written.formUnion(text.rows.flatMap { $0.split { $0 == "|" || $0 == " " }.map(String.init) })
      }
    }
    return written
  }

  /// Every line of the other tables is asked for by a key that is written somewhere, so that one that is misspelt shows by its
  /// line.
  @Test(arguments: tables.indices) func everyLineIsAskedFor(_ index: Int) {
    let table = Self.tables[index]
    guard !Self.askedByFiles.contains(table.owner.type + "." + table.name), !table.owner.type.hasSuffix("Signatures")
    else { return }
    let written = Self.writtenWords[table.owner.room] ?? []
    for key in table.keys where !written.contains(key) && !Self.isPutTogether(key) {
      Issue.record("\(table.owner.type).\(table.name): nobody asks for \"\(key)\"")
    }
  }

  /// The tables that an expected list names are there.
  @Test func noExceptionIsOutOfDate() {
    let names = Set(Self.tables.map { $0.owner.type + "." + $0.name })
    #expect(Self.askedByFiles.subtracting(names) == [])
  }

  /// Rules of sniffers that are told apart by the keys of their tables: each such key is one.
  @Test(arguments: [
    ("StatementSniffer", "rules"), ("StatementSniffer", "shown"), ("StatementSniffer", "isProven"),
    ("StatementSniffer", "plainWords"), ("JSONSniffer", "shapes"),
  ])
  func everyRuleHasALine(_ owner: String, _ property: String) throws {
    let body = try #require(Self.bodies[TypeBody.Name(room: "TextDetection", type: owner)])
    let keys = Set(Self.tables.filter { $0.owner.type == owner }.flatMap(\.keys))
    var named = body.texts.filter { $0.opening.contains("let \(property)") }.flatMap(\.rows).map {
      String($0.prefix { $0 != "|" })
    }
    if let start = body.code.firstIndex(where: { $0.contains("let \(property)") && $0.hasSuffix("[") }) {
      for line in body.code[(start + 1)...].prefix(while: { $0 != "]" }) {
        named += Self.literals(in: line)
      }
    }
    if let start = body.code.firstIndex(where: { $0.contains("func \(property)(") }) {
      for line in body.code[(start + 1)...].prefix(while: { !$0.hasPrefix("default:") }) {
        named += line.matches(of: /^case "([^"]+)":/).map { String($0.output.1) }
      }
    }
    #expect(named.count > 10)
    for key in named { #expect(keys.contains(key), "\(owner).\(property): no table has \"\(key)\"") }
  }

  /// What a root element is refined from is the MIME type of one of the tables of roots.
  @Test func everyRootThatIsRefinedHasALine() throws {
    let body = try #require(Self.bodies[TypeBody.Name(room: "TextDetection", type: "XMLRoots")])
    let known = Set(
      body.texts.filter { $0.opening.contains("TypeTable(") }.flatMap(\.rows).compactMap { row in
        let fields = row.split(separator: "|", omittingEmptySubsequences: false)
        return fields.count > 2 ? String(fields[2]) : nil
      })
    let refined = body.code.flatMap { line in
      line.matches(of: /(?:case |^)"((?:application|image|model|text)\/[^" ]+)"/).map { String($0.output.1) }
    }
    #expect(refined.count > 20)
    for mimeType in refined { #expect(known.contains(mimeType), "no root is \(mimeType)") }
  }

  /// What is asked of the lines below a mark, and where a closer look is taken, is asked of marks that there are.
  @Test func everyMarkWithACaseIsOne() throws {
    let marks = Set(Self.tables.filter { $0.owner.type == "TextMarks" && $0.name != "refinements" }.flatMap(\.keys))
    let bodies = Self.bodies.filter { ["MarkedFormat", "MarkedLines"].contains($0.key.type) }.values
    var asked: [String] = []
    for line in bodies.flatMap(\.code) where line.hasPrefix("case \"") {
      // The marks stand in front of the colon that no quotation marks are around.
      let labels = line.prefixMatch(of: /case ((?:"(?:[^"\\]|\\.)*"(?:, )?)+)/)?.output.1 ?? ""
      asked += Self.literals(in: labels).map { $0.replacing("\\\"", with: "\"") }
    }
    #expect(asked.count > 100)
    for mark in asked { #expect(marks.contains(mark), "no mark is \(mark)") }
  }

  /// The columns behind the source of a mark have signs and words in ASCII, but for the two that stand for others.
  @Test func columnsOfMarksAreWellFormed() throws {
    let body = try #require(Self.bodies[TypeBody.Name(room: "TextDetection", type: "TextMarks")])
    let rows = body.texts.filter { $0.opening.contains("TypeTable(") }.flatMap(\.rows)
    let conditional = rows.map { $0.split(separator: "|", omittingEmptySubsequences: false) }.filter { $0.count > 5 }
    #expect(conditional.count > 300)
    for row in conditional {
      let signs = row[5].filter { !$0.isASCII }
      let words = row.dropFirst(6).joined().filter { !$0.isASCII && $0 != "¶" && $0 != "¦" }
      #expect(row.count <= 8 && row.last?.isEmpty == false, "\(row[0])")
      #expect(signs.isEmpty && words.isEmpty, "\(row[0])")
      #expect(row.count < 7 || row[6] == row[6].lowercased(), "\(row[0])")
    }
  }

  /// Languages that readers of text name without the features of the language are in the tables of languages.
  @Test func everyNamedLanguageIsKnown() throws {
    let features = Self.bodies.filter { $0.key.type == "LanguageFeatures" }.values.flatMap(\.texts).flatMap(\.rows)
    let languages = Set(features.map { String($0.prefix { $0 != "|" }) })
    #expect(languages.count > 100)
    var named: [String] = []
    for (name, body) in Self.bodies where name.room == "TextDetection" {
      for line in body.code {
        named += line.matches(of: /LanguageModel\.known\("([^"]+)"\)/).map { String($0.output.1) }
      }
      guard name.type == "PlainSourceSniffer",
        let start = body.code.firstIndex(where: { $0.contains("let rules:") })
      else { continue }
      for line in body.code[(start + 1)...].prefix(while: { $0 != "]" }) {
        named += line.matches(of: /\("([^"]+)", \w+\)/).map { String($0.output.1) }
      }
    }
    #expect(named.count > 20)
    for language in named { #expect(languages.contains(language), "no language is called \(language)") }
  }
}
