// SPDX-License-Identifier: Apache-2.0
import Testing
import TypeCatalog

@testable import UniformTypes

@Suite("Tables of the catalog")
struct LineTableTests {
  static func keys(_ table: String) -> [String] {
    table.split(separator: "\n").map { String($0.prefix { $0 != "|" }) }
  }

  @Test(
    "are sorted, without duplicates",
    arguments: [
      MIMETypeAliases.table, StorageFormats.table, FilenameExtensionAliases.table, FormatTraits.general,
      FormatTraits.signed, FormatTraits.signedMIMETypes, FormatTraits.signedMedia, FormatTraits.marked,
      FormatTraits.outspoken, FormatTraits.rooted, MIMETypeSynonyms.table, StandardMIMETypes.table,
    ])
  func order(table: String) {
    let keys = Self.keys(table).map(TypeIdentifier.folded)
    #expect(keys == keys.sorted())
    #expect(Set(keys).count == keys.count)
  }

  @Test("give other names only to MIME types that nobody declares")
  func aliases() throws {
    for name in Self.keys(MIMETypeAliases.table) {
      #expect(TypeRegistry.system.declaredTypes(tag: name, tagClass: .mimeType).isEmpty, "\(name)")
      let identifier = try #require(LineTable.mimeTypeAliases[name].first)
      #expect(TypeRegistry.system.declaredType(mimeType: name)?.identifier == identifier)
    }
  }

  @Test("lead from other names of MIME types to one name each, which is no other name and stands for the same type")
  func synonyms() throws {
    let system = TypeRegistry.system
    for (name, values) in LineTable.mimeTypeSynonyms.lines {
      let reported = try #require(values.first, "\(name)")
      #expect(values.count == 1 && LineTable.mimeTypeSynonyms[reported].isEmpty, "\(name)")
      #expect(MIMEType.reportedName(of: name) == reported)
      guard LineTable.mimeTypeAliases[name].isEmpty else { continue }
      #expect(system.declaredType(mimeType: name) == system.declaredType(mimeType: reported), "\(name)")
    }
    #expect(MIMEType.reportedName(of: "application/pdf") == "application/pdf")
  }

  @Test("lead from the MIME type reported for a declared type back to a declared type that reports it")
  func standardMIMETypes() throws {
    let system = TypeRegistry.system
    // MacDraw of 1984 and raw tapes go by the same names as the declared formats, and are others.
    let wider: Set = ["application/x-commodore-tape", "application/x-macdraw"]
    for (identifier, values) in LineTable.standardMIMETypes.lines {
      let mimeType = try #require(values.first, "\(identifier)")
      if wider.contains(mimeType) { continue }
      let types = system.declaredTypes(mimeType: mimeType)
      #expect(types.contains { ($0.standardMIMEType ?? $0.preferredMIMEType) == mimeType }, "\(mimeType)")
    }
  }

  @Test("store declared types in declared formats or in MIME types")
  func storage() throws {
    for name in Self.keys(StorageFormats.table) {
      let type = try #require(TypeRegistry.system.declaredType(name))
      #expect(type.identifier == name)
      for format in LineTable.storageFormats[name] where !format.contains("/") {
        let stored = try #require(TypeRegistry.system.declaredType(format), "\(format)")
        #expect(!type.conforms(to: stored), "\(type) conforms to \(format)")
        #expect(type.isStored(in: stored))
      }
    }
  }

  @Test(
    "are found by the words of either field as reading every line finds them",
    arguments: [
      StorageFormats.table, MIMETypeAliases.table, StandardMIMETypes.table, "", "a|b", "a|b\nA|c d\nno bar\n",
    ])
  func index(table: String) {
    let byFirst = LineIndex([table], by: .first)
    let bySecond = LineIndex([table], by: .second)
    let lines = table.split(separator: "\n").map { $0.split(separator: "|") }.filter { $0.count == 2 }
      .map { $0.map { $0.split(separator: " ").map(String.init) } }
    func answer(_ key: String, in field: Int, with other: Int) -> [String] {
      let key = TypeIdentifier.folded(key)
      return lines.filter { $0[field].contains { TypeIdentifier.folded($0) == key } }.flatMap { $0[other] }
    }
    for line in lines {
      for word in line[0] { #expect(byFirst[word.uppercased()] == answer(word, in: 0, with: 1)) }
      for word in line[1] { #expect(bySecond[word] == answer(word, in: 1, with: 0)) }
    }
    #expect(byFirst["nobody"].isEmpty && bySecond[""].isEmpty)
  }

  @Test("are searched by their whole keys, with bars, zeros and what is cut short")
  func search() {
    let text = "application|a\napplication/json|b\napplication/json5|c\nbar|d\nlonger-than-eight|e|f\nzip|g\n"
    let keys = [
      "application", "application/json", "application/json5", "bar", "longer-than-eight", "Zip", "zip", "BAR", "", "a",
      "application/jso", "application/json56", "application/json|b", "application|a", "bar|d\nlonger-than-eight",
      "longer-than-eight|e", "longer-than-eigh", "longer-than-eight\0\0\0\0\0\0\0\0", "zip|g\n\0\0\0\0\0\0\0\0",
      "Application/JSON", "\u{ff}",
    ]
    let lines = text.split(separator: "\n").map { $0.split(separator: "|").map(String.init) }
    for key in keys {
      let exact = lines.first { $0[0] == key }
      #expect(SortedLines(text).value(of: key) == exact?[1], "\(key)")
      let folded = lines.first { $0[0].lowercased() == key.lowercased() }
      #expect(SortedLines(text, ignoringCase: true).value(of: key) == folded?[1], "\(key)")
    }
  }

  @Test("find the lines of an identifier by the key of its record")
  func keys() {
    for name in Self.keys(StorageFormats.table) {
      let formats = LineIndex.storageFormats.words(hash: TypeIdentifier.key(of: name), key: name)
      #expect(!formats.isEmpty && formats == LineTable.storageFormats[name], "\(name)")
    }
    let name = "com.adobe.fdf"
    #expect(LineIndex.storageFormats.words(hash: TypeIdentifier.key(of: name), key: name + "x").isEmpty)
  }

  @Test(
    "name the physical format of a type",
    arguments: [
      ("org.openxmlformats.wordprocessingml.document", "com.pkware.zip-archive"),
      ("org.openxmlformats.wordprocessingml.document", "public.zip-archive"),
      ("org.idpf.epub-container", "public.zip-archive"), ("com.sun.java-archive", "public.zip-archive"),
      ("public.svg-image", "public.xml"), ("public.svg-image", "public.plain-text"),
      ("com.google.earth.kml", "public.xml"), ("org.jupyter.ipynb", "public.json"),
      ("com.sunsetlakesoftware.molecules.pdb", "public.plain-text"),
      ("com.microsoft.typescript", "public.plain-text"), ("com.android.package-archive", "com.pkware.zip-archive"),
      ("com.apple.ical.ics", "public.plain-text"),
    ])
  func isStored(identifier: String, format: String) throws {
    let type = try #require(UTType(identifier))
    #expect(try type.isStored(in: #require(UTType(format))))
    #expect(!type.isStored(in: .png))
  }

  @Test("store Word documents in compound files, which have a MIME type only")
  func compoundFile() throws {
    let word = try #require(UTType("com.microsoft.word.doc"))
    for name in ["application/x-ole-storage", "application/CDFV2"] {
      #expect(try word.isStored(in: #require(UTType(mimeType: name))))
    }
    #expect(try !word.isStored(in: #require(UTType(mimeType: "application/x-unheard-of"))))
  }
}
