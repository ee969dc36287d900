// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Pointers stay in the few rooms that SECURITY.md names; the compiler checks all others for strict memory safety.
@Suite struct MemorySafetyTests {
  private static func text(_ path: String) throws -> String {
    try String(contentsOfFile: Corpus.packageFolder + "/" + path, encoding: .utf8)
  }

  /// The rooms that the manifest compiles without the check.
  private static func uncheckedRooms() throws -> Set<String> {
    let line = try #require(
      try text("Package.swift").split(separator: "\n").first { $0.hasPrefix("let unsafeRooms: Set = [") })
    return Set(line.matches(of: /"(\w+)"/).map { String($0.output.1) })
  }

  @Test func theRoomsAreThoseThatThePolicyNames() throws {
    let policy = try Self.text("SECURITY.md")
    let named = policy.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^- `Sources\/(\w+)`:/).map { String($0.output.1) }
    }
    let rooms = try Self.uncheckedRooms()
    #expect(Set(named) == rooms)
    #expect(rooms.count <= 4)
  }

  /// Each room is declared through the one function that turns the check on.
  @Test func everyOtherRoomIsChecked() throws {
    let manifest = try Self.text("Package.swift")
    let body = try #require(manifest.split(separator: "\nfunc room(").last?.prefix { $0 != "}" })
    #expect(body.contains("unsafeRooms") && body.contains(".strictMemorySafety()"))
    let declared = try FloorTests.rooms(namedIn: "Package.swift", by: /room\(\s*"(\w+)"/)
    #expect(Set(declared) == Set(FloorTests.sources.map(\.room)).subtracting(["sniff"]))
    // The executable is five lines without a pointer.
    let main = try #require(FloorTests.sources.first { $0.room == "sniff" })
    #expect(!main.lines.contains { $0.localizedCaseInsensitiveContains("unsafe") })
  }

  /// What the check lets pass because it is marked is rare enough to be read.
  @Test func markedExpressionsAreFew() throws {
    let rooms = try Self.uncheckedRooms()
    let marked = FloorTests.sources.filter { !rooms.contains($0.room) }.flatMap { file in
      file.lines.filter { $0.contains(/\bunsafe\b/) && !$0.contains("//") }
    }
    #expect(marked.count <= 20)
  }
}
