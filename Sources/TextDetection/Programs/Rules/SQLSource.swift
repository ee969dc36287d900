// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Queries, tables and scripts of SQL.
///
/// Sources: ISO/IEC 9075-2, sections Query specification and Table definition; PostgreSQL: CREATE EXTENSION.
enum SQLSource {
  /// Statements about extensions, each up to a semicolon.
  static func altersExtension(_ sample: TextSample, at front: Int) -> Bool {
    let statements: [StaticString] = ["create extension ", "alter extension "]
    return statements.contains { sample.bytes.hasAnyCase($0, at: front) }
      && sample.wholeLines.places.last { !$0.isBlank }?.tail == UInt8(ascii: ";")
  }

  /// Clauses after the tables of a query.
  private static let clauses: [StaticString] = [
    "GROUP", "HAVING", "INNER", "JOIN", "LEFT", "LIMIT", "ORDER", "UNION", "WHERE",
  ]

  /// A query whose words are written in capitals, as sentences are not; the graphs of other languages stand in braces.
  static func isQuery(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.isWhole, sample.bytes.has("SELECT", at: front), !sample.contains("{") else { return false }
    let words = sample.bytes[front...].words
    guard words[0].equals("SELECT"), words.count >= 4, let from = words.firstIndex(where: { $0.equals("FROM") }),
      from >= 2, !words.contains(where: { $0.equals("the") || $0.equals("your") })
    else { return false }
    let ends = sample.bytes[...].trimmed.last == UInt8(ascii: ";")
    return ends || words[1].equals("*")
      || words[from...].contains { word in clauses.contains { word.equals($0) } }
  }

  /// A table that is defined in parentheses up to the end of the text.
  static func isTable(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.isWhole, sample.bytes.hasAnyCase("create table ", at: front) else { return false }
    let text = sample.bytes[(front + 13)...].trimmed
    guard let open = text.firstIndex(of: UInt8(ascii: "(")),
      let last = text.last(where: { $0 > 0x20 && $0 != UInt8(ascii: ";") })
    else { return false }
    let name = text[..<open].trimmed
    return last == UInt8(ascii: ")") && !name.isEmpty && name.words.count <= 4
  }

  /// What statements begin with that change tables, and what must stand in some of them besides.
  private static let changes: [(opening: StaticString, word: StaticString)] = [
    ("alter extension ", " "), ("alter function ", " "), ("alter index ", " "), ("alter operator ", " "),
    ("alter table ", " "), ("comment on ", " is "), ("commit;", ""), ("create index ", " on "), ("create table ", "("),
    ("create unique index ", " on "), ("delete from ", " "), ("drop aggregate ", "("), ("drop cast ", "("),
    ("drop domain ", " "), ("drop extension ", " "), ("drop function ", " "), ("drop index ", " "),
    ("drop operator ", "("), ("drop procedure ", " "), ("drop sequence ", " "), ("drop table ", " "),
    ("drop trigger ", " "), ("drop type ", " "), ("drop view ", " "), ("grant ", " to "), ("insert into ", "values"),
    ("revoke ", " from "), ("truncate table ", " "),
    ("update ", " set "),
  ]

  /// Nothing but comments and statements that change tables, each up to its semicolon, and lines for the program that sends them
  /// to the server (PostgreSQL: psql, section Meta-Commands).
  static func isScript(_ sample: TextSample) -> Bool {
    guard sample.isWhole, sample.contains(";") else { return false }
    let bytes = sample.bytes
    var place = sample.front
    var hasChange = false
    guard place < bytes.count, "\\acdgirtu".utf8.contains(bytes[place].lowercased) else { return false }
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\\") {
        let end = bytes[place...].firstIndex(of: 0x0a) ?? bytes.count
        place = next(in: bytes, from: end)
        continue
      }
      guard let change = changes.first(where: { bytes.hasAnyCase($0.opening, at: place) }),
        let end = bytes[place...].firstIndex(of: UInt8(ascii: ";"))
      else { return false }
      let statement = bytes[place..<end].map { $0 <= 0x20 ? 0x20 : $0.lowercased }
      guard change.word.utf8CodeUnitCount == 0 || statement.contains(change.word) else { return false }
      hasChange = true
      place = next(in: bytes, from: end + 1)
    }
    return hasChange
  }

  /// Where something other than blanks and comments stands at or after a place.
  private static func next(in bytes: [UInt8], from place: Int) -> Int {
    LeadingComment.end(in: bytes, from: place) ?? bytes[place...].firstIndex { $0 > 0x20 } ?? bytes.count
  }

  /// Statements that change or read tables in procedures, and those that end transactions (Oracle: PL/SQL language reference,
  /// section Static SQL).
  private static let statementsOfProcedures: [StaticString] = ["delete from ", "insert into ", "select ", "update "]
  private static let endsOfTransactions: [StaticString] = ["commit;", "rollback;"]

  /// Whether lines of a procedure read or change tables, in more ways than one or in a transaction that they end.
  static func changesTables(_ sample: TextSample) -> Bool {
    let stands = { (statement: StaticString) in
      sample.lines.places.contains { sample.bytes[$0.text].matchesAnyCase(statement, at: 0) }
    }
    let count = statementsOfProcedures.count(where: stands)
    let ends = endsOfTransactions.count(where: stands)
    // A slash alone in its line runs what stands above it (Oracle: SQL*Plus user's guide, command slash).
    return count > 1 || count > 0 && ends > 0 || ends > 1 && sample.contains("\n/\n")
  }
}
