// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The house is a staircase: each room imports rooms of lower floors only.
@Suite struct FloorTests {
  /// The rooms of each floor, the cellar first.
  static let floors: [[String]] = [
    [
      "CSniffBzip2", "CSniffLz4", "CSniffLzma", "CSniffMagic", "CSniffSystem", "CSniffVectors", "CSniffZlib",
      "CSniffZstd",
    ],
    ["ByteVectors", "Hashing"],
    ["FileSystem", "PropertyLists", "RegularExpressions", "TypeCatalog"],
    ["ByteSources", "UniformTypes"],
    ["Detection", "Headers", "InfoPlists", "Prose", "UniformTypesFoundation"],
    ["Verdicts"],
    ["Containers", "DocumentHandlers", "Hints", "LibMagic", "Magic", "Signatures", "TextDetection"],
    ["Discovery", "Ranking"],
    ["Sniffing"],
    ["Reports", "Scanning"],
    ["CommandLineTool"],
    ["sniff"],
  ]

  /// Modules of the toolchain that a room may import.
  static let toolchain: Set = ["Glibc", "Swift", "Synchronization"]
  /// Modules of the toolchain that only the rooms named may import.
  static let restricted: [String: Set<String>] = [
    "Foundation": [], "FoundationEssentials": ["UniformTypesFoundation"],
  ]

  static let sources: [SourceFile] = SourceFile.all(below: "Sources")
  static let tests: [SourceFile] = SourceFile.all(below: "Tests")

  @Test func findsTheSources() {
    #expect(Self.sources.count > 50)
    #expect(Self.tests.count > 10)
  }

  @Test(arguments: sources)
  func importsOnlyLowerFloors(_ file: SourceFile) throws {
    let floor = try #require(
      Self.floors.firstIndex { $0.contains(file.room) }, "\(file.room) stands on no floor; add it to the table")
    for module in file.imports {
      if let allowed = Self.restricted[module] {
        #expect(allowed.contains(file.room), "\(file.path) imports \(module)")
      } else if !Self.toolchain.contains(module) {
        let target = try #require(
          Self.floors.firstIndex { $0.contains(module) }, "\(file.path) imports \(module), which stands on no floor")
        #expect(target < floor, "\(file.path) imports \(module)")
      }
    }
  }

  /// The rooms that a file names, in its order, each where it comes first.
  static func rooms(namedIn path: String, by pattern: Regex<(Substring, Substring)>) throws -> [String] {
    let text = try String(contentsOfFile: Corpus.packageFolder + "/" + path, encoding: .utf8)
    let known = Set(floors.joined())
    var named: [String] = []
    for match in text.matches(of: pattern) {
      let room = String(match.output.1)
      if known.contains(room), !named.contains(room) { named.append(room) }
    }
    return named
  }

  private static func floor(of room: String) -> Int { floors.firstIndex { $0.contains(room) } ?? -1 }

  /// The manifest declares the rooms from the cellar to the roof.
  @Test func theManifestStandsInTheOrderOfFloors() throws {
    let rooms = try Self.rooms(
      namedIn: "Package.swift", by: /(?:room\(\s*|[tT]arget\(\s*name: |Library\(name: )"(\w+)"/)
    #expect(Set(rooms) == Set(Self.floors.joined()))
    let floors = rooms.map(Self.floor)
    #expect(floors == floors.sorted())
  }

  /// The page about the architecture draws every room of ours, from the roof to the cellar.
  @Test func theDrawingHasEveryRoom() throws {
    let page = "docs/architecture.md"
    let rooms = try Self.rooms(namedIn: page, by: /(?m)^[ 0-9a-z]{10}([A-Za-z]\w+)(?: |$)/)
    // Those of the lowest floor are made of C.
    for room in Self.floors.dropFirst().joined() { #expect(rooms.contains(room), "\(page) does not draw \(room)") }
    let floors = rooms.map(Self.floor)
    #expect(floors == floors.sorted(by: >))
  }

  /// A type that is named like its module hides the module, so that nothing else in it can be told by its full name.
  @Test(arguments: sources)
  func namesNoTypeLikeTheRoom(_ file: SourceFile) throws {
    let declaration = try Regex("\\b(struct|class|enum|protocol|actor|typealias) \(file.room)\\b")
    for line in file.lines where !line.drop(while: { $0 == " " }).hasPrefix("//") {
      #expect(!line.contains(declaration), "\(file.path): \(line)")
    }
  }

  /// Who asks the sniffers and peekers of a room, in their order.
  static let askers: Set = ["ContainerDetector", "TextDetector"]

  /// Sniffers and peekers do not see each other: only their detector asks them, so that their order is told in one place.
  @Test(arguments: sources.filter { ["Containers", "TextDetection"].contains($0.room) })
  func asksNoOtherSniffer(_ file: SourceFile) throws {
    guard !Self.askers.contains(file.subject) else { return }
    let protocols: Set = ["ContainerPeeker", "TabledSniffer", "TextSniffer"]
    for line in file.lines where line.contains("Sniffer") || line.contains("Peeker") {
      guard !line.drop(while: { $0 == " " }).hasPrefix("//") else { continue }
      for match in line.matches(of: /\b([A-Z]\w*(?:Sniffer|Peeker))\b/) {
        let named = String(match.output.1)
        #expect(
          protocols.contains(named) || named == file.subject,
          "\(file.path) asks \(named): give what both need a type of its own, named for what it is, and let both use that"
        )
      }
    }
  }

  @Test(arguments: sources + tests)
  func keepsToOneSubject(_ file: SourceFile) {
    #expect(file.lines.count <= 400, "\(file.path) has \(file.lines.count) lines; which files are they two of?")
    #expect(file.lines.first?.hasPrefix("// SPDX-License-Identifier: Apache-2.0") == true, "\(file.path) has no header")
    #expect(!file.path.contains(" "))
  }
}

/// One Swift file of the package.
struct SourceFile: Sendable, CustomTestStringConvertible {
  /// The path below the package.
  let path: String
  /// The lines.
  let lines: [String]
  /// The room that the file lies in.
  var room: String { path.split(separator: "/").dropFirst().first.map(String.init) ?? "" }
  /// The type that the file is about: its name up to the plus sign of an extension.
  var subject: String {
    let name = path.split(separator: "/").last ?? ""
    return String(name.prefix { $0 != "+" && $0 != "." })
  }
  /// The modules that it imports.
  var imports: [String] {
    lines.compactMap { line in
      let words = line.split(separator: " ").drop {
        $0.hasPrefix("@") || ["public", "package", "internal"].contains($0)
      }
      guard words.first == "import" else { return nil }
      // A single declaration is imported by its kind and its path: `import struct Module.Type`.
      let path = words.dropFirst().first { !["class", "enum", "func", "protocol", "struct"].contains($0) }
      return path?.split(separator: ".").first.map(String.init)
    }
  }
  var testDescription: String { path }

  /// All Swift files below a folder of the package.
  static func all(below folder: String) -> [SourceFile] {
    let root = Corpus.packageFolder + "/"
    let paths = FileManager.default.enumerator(atPath: root + folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      let text = try? String(contentsOfFile: root + folder + "/" + path, encoding: .utf8)
      return text.map {
        SourceFile(
          path: folder + "/" + path,
          lines: $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
      }
    }
  }
}
