// SPDX-License-Identifier: Apache-2.0
import Foundation
import Sniffing
import TestSupport
import Testing

@Suite struct KnownFormatTests {
  private static let rooms: [(folder: String, knowledge: KnownFormat.Knowledge)] = [
    ("Signatures", .signature), ("Containers", .container), ("TextDetection", .text),
  ]

  /// The identifier and MIME type of each line of a room's tables.
  private static func types(in folder: String) throws -> [(identifier: String, mimeType: String)] {
    try texts(in: folder).flatMap { text in
      text.split(separator: "\n").compactMap { line in
        let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
        // A detector's line has five fields; those of languages six, with the MIME type one further.
        guard fields.count >= 5 else { return nil }
        let place = fields[2].contains("/") ? 2 : 3
        let mimeType = fields[place]
        return mimeType.contains("/") && !mimeType.contains(" ") ? (fields[place - 1], mimeType) : nil
      }
    }
  }

  /// The texts of several lines in the sources of a room, or in one of its files.
  private static func texts(in folder: String) throws -> [String] {
    let root = URL(fileURLWithPath: Corpus.packageFolder + "/Sources/" + folder)
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    let sources = root.pathExtension == "swift" ? [root] : files.compactMap { $0 as? URL }
    return try sources.filter { $0.pathExtension == "swift" }.flatMap { file in
      let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")
      return stride(from: 1, to: parts.count, by: 2).map { parts[$0] }
    }
  }

  private static func mimeTypes(in folder: String) throws -> Set<String> {
    Set(try types(in: folder).map(\.mimeType))
  }

  /// A line whose identifier nobody declares would stand for its MIME type alone.
  @Test(arguments: rooms.indices) func everyIdentifierInTheTablesIsDeclared(index: Int) throws {
    let identifiers = Set(try Self.types(in: Self.rooms[index].folder).map(\.identifier).filter { !$0.isEmpty })
    #expect(identifiers.count > 10)
    for identifier in identifiers.sorted() {
      #expect(TypeRegistry.system.type(identifier)?.isDeclared == true, "\(identifier)")
    }
  }

  /// What is said of formats by name is said of formats that something tells.
  @Test func everyTraitIsThatOfAKnownFormat() throws {
    let formats = KnownFormat.all(in: .system, signatures: try SignatureDatabase())
    let known = Set(formats.flatMap { [$0.type.identifier] + $0.mimeTypes }.map { $0.lowercased() })
    let files = ["FormatTraits", "FormatTraits+Signed", "FormatTraits+SignedMIMETypes", "FormatTraits+SignedMedia"]
    let texts = try files.flatMap { try Self.texts(in: "TypeCatalog/\($0).swift") }
    let names = texts.flatMap { $0.split { $0 == "\n" || $0 == "|" } }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    #expect(names.count > 500)
    for name in names {
      let isDeclared = TypeRegistry.system.type(name)?.isDeclared == true
      #expect(isDeclared || known.contains(name.lowercased()), "\(name)")
      // Types that nobody declares carry their MIME types in small letters, and the tables are asked for those.
      #expect(isDeclared || name == name.lowercased(), "\(name)")
    }
  }

  /// Formats of which libmagic's word is not enough are among those that it names, in the very letters.
  @Test(arguments: ["FeebleSignatures", "FeebleTextSignature"]) func everyFeebleSignatureIsLibmagics(file: String)
    throws
  {
    let source = try String(
      contentsOfFile: Corpus.packageFolder + "/Sources/Verdicts/\(file).swift", encoding: .utf8)
    let named = source.matches(of: /(?:\(|mimeType: )"([a-z]+\/[^" ]+)",/).map { String($0.output.1) }
    #expect(named.count > 15)
    let known = Set(try SignatureDatabase().mimeTypes)
    for mimeType in named { #expect(known.contains(mimeType), "\(mimeType)") }
  }

  @Test(arguments: rooms.indices) func listsEveryLineOfTheTables(index: Int) throws {
    let (folder, knowledge) = Self.rooms[index]
    let registry = TypeRegistry.system
    let formats = KnownFormat.all(in: registry, signatures: try SignatureDatabase())
    let listed = Set(formats.filter { $0.knowledge.contains(knowledge) }.flatMap(\.mimeTypes).map { $0.lowercased() })
    let written = try Self.mimeTypes(in: folder)
    #expect(written.count > 20)
    for mimeType in written.sorted() where !listed.contains(mimeType.lowercased()) {
      Issue.record("\(folder): \(mimeType) is in a table that \(folder)'s knownTypes leaves out")
    }
  }

  @Test func isSortedAndComplete() throws {
    let formats = KnownFormat.all(in: .system, signatures: try SignatureDatabase())
    #expect(Set(formats.map(\.type)).count == formats.count)
    #expect(formats.count > 1000)
    for format in formats {
      #expect(!format.knowledge.isEmpty)
      #expect(format.knowledge == [.name] || !format.knowledge.contains(.name))
    }
  }
}
