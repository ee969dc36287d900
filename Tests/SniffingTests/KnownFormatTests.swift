// SPDX-License-Identifier: Apache-2.0
import Foundation
import Sniffing
import TestSupport
import Testing

@Suite struct KnownFormatTests {
  private static let rooms: [(folder: String, knowledge: KnownFormat.Knowledge)] = [
    ("Signatures", .signature), ("Containers", .container), ("TextDetection", .text),
  ]

  /// The MIME types in the lines of a room's tables.
  private static func mimeTypes(in folder: String) throws -> Set<String> {
    let root = URL(fileURLWithPath: Corpus.packageFolder + "/Sources/" + folder)
    let files = try #require(FileManager.default.enumerator(at: root, includingPropertiesForKeys: nil))
    var mimeTypes: Set<String> = []
    for case let file as URL in files where file.pathExtension == "swift" {
      let parts = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\"\"\"")
      for table in stride(from: 1, to: parts.count, by: 2).map({ parts[$0] }) {
        for line in table.split(separator: "\n") {
          let fields = line.split(separator: "|", omittingEmptySubsequences: false)
          // A detector's line has five fields; those of languages six, with the MIME type one further.
          guard fields.count >= 5 else { continue }
          let mimeType = String(fields[fields[2].contains("/") ? 2 : 3])
          if mimeType.contains("/"), !mimeType.contains(" ") { mimeTypes.insert(mimeType) }
        }
      }
    }
    return mimeTypes
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
