// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The house is a staircase: each room imports rooms of lower floors only.
@Suite struct FloorTests {
  /// The rooms of each floor, the cellar first.
  static let floors: [[String]] = [
    ["CBzip2", "CLz4", "CLzma", "CMagic", "CSystem", "CVectors", "CZlib", "CZstd"],
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
