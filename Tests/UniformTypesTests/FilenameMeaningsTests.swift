// SPDX-License-Identifier: Apache-2.0
import Testing
import TypeCatalog

@testable import UniformTypes

@Suite struct FilenameMeaningsTests {
  static let tables =
    FilenameMeanings.extensionTables + [
      FilenameConventions.common, FilenameConventions.storage, FilenameConventions.storageOfMedia,
      FilenameConventions.storageOfApplications, FilenameConventions.storageOfUnregistered,
      FilenameConventions.hiddenNames, FilenameConventions.variedNames, FilenameConventions.wholeNames,
    ]

  @Test(arguments: tables)
  func isSortedWithoutRepetition(table: String) {
    let keys = table.split(separator: "\n").map { $0.prefix { $0 != "|" } }.map(String.init)
    // Few names vary; of everything else there are many.
    #expect(keys.count > (table == FilenameConventions.variedNames ? 5 : 20))
    for (first, second) in zip(keys, keys.dropFirst()) {
      #expect(first.utf8.lexicographicallyPrecedes(second.utf8), "\(second) stands behind \(first)")
    }
  }

  @Test(arguments: tables)
  func findsEveryLine(table: String) {
    for line in table.split(separator: "\n") {
      let parts = line.split(separator: "|").map(String.init)
      #expect(LineTable(table)[parts[0]] == parts[1].split(separator: " ").map(String.init))
    }
  }

  /// Each extension is found in the one table that it stands in.
  @Test func findsEveryExtension() {
    for line in FilenameMeanings.extensionTables.flatMap({ LineTable($0).lines }) {
      #expect(FilenameMeanings.mimeTypes(forExtension: line.key) == line.values, "\(line.key)")
    }
  }

  @Test func findsNothingElse() {
    for key in ["", "a", "zzzz", "|", "\n", "toml|"] {
      #expect(LineTable(FilenameConventions.uToZ)[key] == [])
    }
  }

  @Test(arguments: [
    FilenameConventions.storage, FilenameConventions.storageOfApplications, FilenameConventions.storageOfMedia,
    FilenameConventions.storageOfUnregistered,
  ])
  func storesInDeclaredFormats(table: String) {
    for format in Set(LineTable(table).lines.flatMap(\.values)) where !format.contains("/") {
      #expect(TypeRegistry.system.declaredType(format) != nil, "\(format)")
    }
    // Declared types have a table of their own.
    for key in LineTable(table).lines.map(\.key) {
      #expect(TypeRegistry.system.type(mimeType: key)?.isDeclared != true, "\(key)")
    }
  }

  @Test func knowsCommonNames() {
    #expect(FilenameMeanings.mimeTypes(forExtension: "qcow2").first == "application/x-qemu-disk")
    #expect(FilenameMeanings.mimeTypes(forExtension: "xap") == ["application/x-silverlight-app"])
    #expect(FilenameMeanings.mimeTypes(forName: "makefile", writtenAs: "makefile").first == "text/x-makefile")
    #expect(!FilenameMeanings.mimeTypes(forName: "install", writtenAs: "INSTALL").isEmpty)
    #expect(FilenameMeanings.mimeTypes(forName: "install", writtenAs: "install").isEmpty)
    #expect(FilenameMeanings.mimeType(forVariant: "makefile.win") == "text/x-makefile")
    #expect(FilenameMeanings.mimeType(forVariant: "makefile") == nil)
    #expect(FilenameMeanings.storage(ofMIMEType: "application/x-desktop") == ["public.plain-text"])
    #expect(FilenameMeanings.storage(ofMIMEType: "application/gpx+xml") == ["public.xml"])
  }

  /// A meaning that all files have would make every name right.
  @Test func rareMeaningsAreFormats() throws {
    let general = ["public.content", "public.data", "public.item", "public.plain-text", "public.text", "public.xml"]
    let lines = LineTable(FilenameConventions.rare).lines
    #expect(!lines.isEmpty)
    for (filenameExtension, mimeTypes) in lines {
      for mimeType in mimeTypes {
        let type = TypeRegistry.system.declaredType(mimeType: mimeType)
        #expect(!general.contains(type?.identifier ?? ""), "\(filenameExtension)")
      }
      #expect(Set(FilenameMeanings.mimeTypes(forExtension: filenameExtension)).isDisjoint(with: mimeTypes))
    }
    #expect(lines.map(\.key) == lines.map(\.key).sorted())
  }
}
