// SPDX-License-Identifier: Apache-2.0
import Foundation
import Sniffing
import TestSupport
import Testing
import TypeCatalog

@Suite struct ContentSnifferTests {
  private func sniffer(_ change: (inout SniffOptions) -> Void = { _ in }) throws -> ContentSniffer {
    var options = SniffOptions()
    change(&options)
    return try ContentSniffer(options)
  }

  private let pdb = Array(
    "HEADER    PLANT PROTEIN                           30-APR-81   1CRN\nATOM      1  N   THR A   1      17.047\n".utf8)

  @Test func looksInsideGzip() throws {
    let identification = try sniffer().identify(Gzip.member(pdb), name: "1crn.pdb.gz")
    #expect(identification.best?.type == .gzip)
    #expect(identification.best?.mimeType == "application/gzip")
    let content = try #require(identification.content)
    #expect(content.name == Array("1crn.pdb".utf8))
    #expect(content.identification.best?.type.identifier == "com.sunsetlakesoftware.molecules.pdb")
    #expect(content.failure == nil)
    #expect(identification.mismatch == nil)
  }

  @Test func describesWhatIsFound() throws {
    let identification = try sniffer().identify(Gzip.member(pdb), name: "1crn.pdb.gz")
    let (outer, inner) = (try #require(identification.best), try #require(identification.content?.identification.best))
    #expect(
      "\(identification)" == "org.gnu.gnu-zip-archive (application/gzip, \(outer.confidence)), containing "
        + "com.sunsetlakesoftware.molecules.pdb (chemical/x-pdb, \(inner.confidence))")
    #expect("\(try sniffer().identify([], name: nil))".hasPrefix("public.data ("))
  }

  @Test func takesTheInnerNameFromTheGzipHeader() throws {
    let identification = try sniffer().identify(Gzip.member(pdb, name: "1crn.pdb"), name: nil)
    #expect(identification.content?.name == Array("1crn.pdb".utf8))
    #expect(identification.content?.identification.best?.mimeType == "chemical/x-pdb")
  }

  /// An archive that somebody renamed keeps the name of its content, but its own counts where it says as much.
  @Test(arguments: [("blob.gz", "1crn.pdb"), ("2abc.pdb.gz", "2abc.pdb"), ("notes.txt.gz", "notes.txt")])
  func takesTheNameThatSaysMore(outer: String, inner: String) throws {
    let identification = try sniffer().identify(Gzip.member(pdb, name: "1crn.pdb"), name: outer)
    #expect(identification.content?.name == Array(inner.utf8))
  }

  /// Lines with equally many commas are no table where the commas are those of sentences.
  @Test(arguments: [
    ("Hello, world\nThis is, text\nFoo, bar\n", "public.plain-text"),
    ("name,berth\nAda,4\nBob,7\n", "public.comma-separated-values-text"),
    ("a, b, c, d\n1, 2, 3, 4\n5, 6, 7, 8\n", "public.comma-separated-values-text"),
  ])
  func tellsTablesFromSentences(text: String, identifier: String) throws {
    #expect(try sniffer().identify(Array(text.utf8)).best?.type.identifier == identifier)
  }

  @Test func unwrapsGzipInGzipToItsLimit() throws {
    var bytes = pdb
    for _ in 0..<5 { bytes = Gzip.member(bytes) }
    var depth = 0
    var inner = try sniffer().identify(bytes).content
    while let content = inner {
      depth += 1
      inner = content.identification.content
    }
    #expect(depth == SniffOptions.Limits().depth)
  }

  /// Members without content may stand in front of one that has some; where a limit ends the search, nothing is known.
  @Test func tellsNothingOfContentThatIsOutOfReach() throws {
    let nothing = Gzip.member([])
    let full = Gzip.member(Array("%PDF-1.4\n%\n".utf8))
    let identify = { (members: Int) in
      try ContentSniffer().identify(Array(repeatElement(nothing, count: members).joined()) + full)
    }
    #expect(try identify(100).content?.identification.best?.mimeType == "application/pdf")
    let farther = try identify(20_000)
    #expect(farther.best?.mimeType == "application/gzip")
    #expect(farther.content == nil)
  }

  @Test func tellsOfTruncatedAndCorruptContent() throws {
    let whole = Gzip.member(pdb, name: "a.pdb")
    let truncated = try sniffer().identify(whole.dropLast(10).map { $0 }, name: "a.pdb.gz")
    #expect(truncated.best?.type == .gzip)
    #expect(truncated.content?.failure != nil)
    var corrupt = whole
    corrupt[corrupt.count - 6] ^= 1
    #expect(try sniffer().identify(corrupt, name: "a.pdb.gz").content?.failure?.hasPrefix("corrupt") == true)
  }

  @Test func knowsContractedNames() throws {
    let svg = Array(#"<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>"#.utf8)
    let identification = try sniffer().identify(Gzip.member(svg), name: "drawing.svgz")
    #expect(identification.best?.type == .gzip)
    #expect(identification.mismatch == nil)
    #expect(identification.content?.identification.best?.type == .svg)
  }

  @Test func ignoresNamesWhereToldTo() throws {
    let identification = try sniffer { $0.ignoresNames = true }.identify(Array("some words\n".utf8), name: "a.swift")
    #expect(identification.best?.type == .plainText)
  }

  @Test func hearsADeclaredType() throws {
    let bytes = Array("x y z\n".utf8)
    let identification = try sniffer().identify(bytes, declaredType: "chemical/x-pdb")
    #expect(identification.best?.type.identifier == "com.sunsetlakesoftware.molecules.pdb")
  }

  /// Samples have the names that files of their formats have, but for those that are made to lie, layer II of MPEG audio under the
  /// name of layer III, and a program of DOS that is nothing but code.
  @Test func takesNoUsualNameForALie() throws {
    let sniffer = try sniffer()
    let exceptions: Set = ["audio/front.mp3", "executables/tide.com"]
    for sample in Corpus.samples
    where !sample.path.hasPrefix("adversarial/") && !exceptions.contains(sample.path) {
      let mismatch = sniffer.identify(try Corpus.bytes(of: sample), name: sample.name).mismatch
      #expect(mismatch == nil, "\(sample)")
    }
  }

  @Test func hearsRareMeaningsOfNamesOnlyWhereTheyAreSeen() throws {
    let zeros = [UInt8](repeating: 0, count: 512)
    let level = Array("BSP2".utf8) + zeros
    let found = try sniffer().identify(level, name: "a.bsp")
    #expect(found.best?.mimeType == "application/x-quake-bsp" && found.mismatch == nil)
    let other = try sniffer().identify(zeros, name: "a.bsp")
    #expect(!other.candidates.contains { $0.mimeType == "application/x-quake-bsp" })
  }

  /// What a server answers in place of a picture or a track is no such file, whatever name it is stored under.
  @Test(arguments: [
    "dae", "fb2", "gpx", "kml", "musicxml", "opml", "plist", "rss", "smil", "svg", "tcx", "ttml", "xhtml", "xlf",
    "xspf",
  ])
  func takesNoForeignRootForAFormat(suffix: String) throws {
    let answer = Array("<?xml version='1.0'?>\n<Error><Code>AccessDenied</Code></Error>\n".utf8)
    let found = try sniffer().identify(answer, name: "a.\(suffix)")
    #expect(found.best?.type == .xml)
    #expect(found.mismatch?.found == .xml)
    let cut = try sniffer().identify(Array(answer.prefix(22)), name: "a.\(suffix)")
    #expect(cut.mismatch == nil && cut.best?.type != .xml)
  }

  /// Whoever declares another name of what the bytes are tells no lie.
  @Test func hearsOtherNamesOfMIMETypes() throws {
    let sniffer = try sniffer { $0.ignoresNames = true }
    var other: [String: [String]] = [:]
    for line in MIMETypeSynonyms.table.split(separator: "\n") {
      let fields = line.split(separator: "|").map(String.init)
      other[fields[1], default: []].append(fields[0])
    }
    var count = 0
    for sample in Corpus.samples where sample.isContentOnly && !sample.path.hasPrefix("adversarial/") {
      let bytes = try Corpus.bytes(of: sample)
      let silent = sniffer.identify(bytes)
      guard let best = silent.best, best.mimeType == sample.mimeType else { continue }
      for name in other.removeValue(forKey: sample.mimeType) ?? [] {
        let declared = sniffer.identify(bytes, declaredType: name)
        #expect(declared.mismatch == nil, "\(name) for \(sample.path)")
        #expect(declared.best?.type == best.type, "\(name) for \(sample.path)")
        count += 1
      }
    }
    #expect(count > 200)
  }

  @Test func identifiesNothing() throws {
    let identification = try sniffer().identify([])
    #expect(identification.best?.mimeType == "inode/x-empty")
  }

  @Test func survivesAnything() throws {
    let sniffer = try sniffer()
    for seed in 0..<UInt64(100) {
      var generator = SeededGenerator(seed: seed)
      let bytes = generator.bytes(Int.random(in: 1...500, using: &generator))
      let name = String(decoding: generator.bytes(12), as: UTF8.self)
      #expect(sniffer.identify(bytes, name: name).best != nil, "seed \(seed)")
    }
  }

  @Test func tellsTypeScriptFromTransportStreams() throws {
    let script = Array("export interface Point { x: number; y: number }\nconst a: Point = { x: 1, y: 2 };\n".utf8)
    #expect(try sniffer().identify(script, name: "point.ts").best?.type.identifier == "com.microsoft.typescript")
    let packet = [0x47, 0x40, 0x00, 0x10] + [UInt8](repeating: 0xff, count: 184)
    let stream = Array([[UInt8]](repeating: packet, count: 12).joined())
    #expect(try sniffer().identify(stream, name: "point.ts").best?.type.identifier == "public.mpeg-2-transport-stream")
  }
}
