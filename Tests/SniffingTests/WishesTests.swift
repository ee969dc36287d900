// SPDX-License-Identifier: Apache-2.0
import Foundation
import Sniffing
import TestSupport
import Testing

/// What users of other detectors wish for, or complain about: files of our own making that show it.
@Suite struct WishesTests {
  /// A file with the type that it must be told as.
  struct Wish: Sendable, CustomStringConvertible {
    let description: String
    let name: String?
    let bytes: [UInt8]
    let mimeType: String

    init(_ description: String, name: String? = nil, _ bytes: [UInt8], is mimeType: String) {
      (self.description, self.name, self.bytes, self.mimeType) = (description, name, bytes, mimeType)
    }

    init(_ description: String, name: String? = nil, _ text: String, is mimeType: String) {
      self.init(description, name: name, Array(text.utf8), is: mimeType)
    }
  }

  private static let contentTypes = """
    <?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">\
    <Override PartName="/word/document.xml" \
    ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>
    """

  private static func office(_ main: String, part: String) -> [UInt8] {
    let types = """
      <Types><Override PartName="/\(part)" ContentType="application/\(main)+xml"/></Types>
      """
    return ZipBuilder([(part, "<x/>"), ("[Content_Types].xml", types)]).bytes()
  }

  private static var streamedDocument: [UInt8] {
    var zip = ZipBuilder([
      ("word/document.xml", "<w:document/>"), ("_rels/.rels", "<x/>"), ("[Content_Types].xml", contentTypes),
    ])
    zip.usesDescriptors = true
    return zip.bytes()
  }

  private static let openXML = "application/vnd.openxmlformats-officedocument."

  static let archives = [
    Wish(
      "a zip archive that holds the word wmv2", ZipBuilder([("a.txt", "wmv2 wmv2 ASF")]).bytes(), is: "application/zip"),
    Wish(
      "a PDF that holds the word wmv2", "%PDF-1.4\n1 0 obj\n<< /Title (wmv2) >>\nendobj\n%%EOF\n", is: "application/pdf"
    ),
    Wish(
      "a document written as a stream, its content types last", streamedDocument,
      is: openXML + "wordprocessingml.document"),
    Wish(
      "a spreadsheet", office("vnd.openxmlformats-officedocument.spreadsheetml.sheet.main", part: "xl/workbook.xml"),
      is: openXML + "spreadsheetml.sheet"),
    Wish(
      "a presentation",
      office("vnd.openxmlformats-officedocument.presentationml.presentation.main", part: "ppt/presentation.xml"),
      is: openXML + "presentationml.presentation"),
    Wish(
      "a spreadsheet with macros under the name of one without", name: "a.xlsx",
      office("vnd.ms-excel.sheet.macroEnabled.main", part: "xl/workbook.xml"),
      is: "application/vnd.ms-excel.sheet.macroenabled.12"),
    Wish(
      "the first half of a zip archive",
      Array(ZipBuilder([("a.txt", String(repeating: "hello ", count: 200))]).bytes().prefix(300)), is: "application/zip"
    ),
    Wish("a zip archive with a NUL in a name", ZipBuilder([("a\0b.txt", "x")]).bytes(), is: "application/zip"),
    Wish(
      "a zip archive whose directory is not there", ZipBuilder([("a", "x")]).bytes(withDirectory: false),
      is: "application/zip"),
    Wish("a tar archive that holds a PDF", tar(holding: "%PDF-1.4\n%%EOF\n", name: "a.pdf"), is: "application/x-tar"),
    Wish(
      "a PDF behind some line feeds", String(repeating: "\n", count: 20) + "%PDF-1.4\n1 0 obj\nendobj\n%%EOF\n",
      is: "application/pdf"),
  ]

  /// A tar archive of one file (POSIX.1-1988, ustar).
  private static func tar(holding content: String, name: String) -> [UInt8] {
    func field(_ text: String, _ width: Int) -> [UInt8] {
      Array(text.utf8) + [UInt8](repeating: 0, count: width - text.utf8.count)
    }
    func octal(_ number: Int, _ digits: Int) -> String {
      let text = String(number, radix: 8)
      return String(repeating: "0", count: digits - text.count) + text
    }
    let front = field(name, 100) + field("0000644", 8) + field("0000000", 8) + field("0000000", 8)
    let sizes = field(octal(content.utf8.count, 11), 12) + field(octal(0, 11), 12)
    let back = Array("0".utf8) + field("", 100) + Array("ustar\u{0}00".utf8) + field("", 247)
    let sum = (front + sizes + back).reduce(8 * 0x20) { $0 + Int($1) }
    let header = front + sizes + field(octal(sum, 6) + "\u{0} ", 8) + back
    return header + field(content, 512) + [UInt8](repeating: 0, count: 1024)
  }

  static let texts = [
    Wish("digits are no JSON", "1234567", is: "text/plain"),
    Wish("JSON of seven bytes", #"{"a":1}"#, is: "application/json"),
    Wish("zeros in letters", String(repeating: "0", count: 21), is: "text/plain"),
    Wish("zeros", [UInt8](repeating: 0, count: 21), is: "application/octet-stream"),
    Wish("five words", "hello world this is text", is: "text/plain"),
    Wish(
      "JSON that quotes HTML", #"{"body": "<html><head><title>x</title></head></html>"}"# + "\n", is: "application/json"
    ),
    Wish("a table that quotes SVG", "name,icon,size\na,<svg xmlns=\"x\">,1\nb,<svg>,2\n", is: "text/csv"),
    Wish(
      "a program that quotes SVG",
      "const icon = \"<svg xmlns='http://www.w3.org/2000/svg'></svg>\";\nfunction draw() { document.body.innerHTML = icon; }\n"
        + "export default draw;\n", is: "text/javascript"),
    Wish("a table behind a byte order mark", "\u{feff}name,age,city\nAnn,31,Bonn\nBob,42,Ulm\n", is: "text/csv"),
    Wish("a key is no table", name: "key.txt", "F3A9-11BC-77DE-0042\n", is: "text/plain"),
    Wish("a table of two columns", "name,age\nAnn,31\nBob,42\nEve,27\n", is: "text/csv"),
    Wish(
      "a style sheet is no program",
      "body {\n  margin: 0;\n  color: #333;\n}\n.nav > li:hover { display: block; }\n@media (max-width: 600px) { .nav { display: none; } }\n",
      is: "text/css"),
    Wish(
      "a style sheet with comments", "/* reset */\n* { box-sizing: border-box; }\na:link { color: blue }\n",
      is: "text/css"),
    Wish("a shell script by its first line", "#!/bin/sh\necho hi\n", is: "text/x-shellscript"),
    Wish(
      "a shell script by its words", name: "all.sh", "set -e\nfor f in *.txt; do\n  echo \"$f\"\ndone\n",
      is: "text/x-shellscript"),
    Wish(
      "a text that begins with the letter of a transport stream", "G" + String(repeating: "is a letter. ", count: 60),
      is: "text/plain"),
    Wish(
      "a line that begins with the letters of zip", "PK is what the two letters are, and this is a line.\n",
      is: "text/plain"),
    Wish("hexadecimal digits of zlib", "789c4bcac94c2e51284b2d2ac9cc4b0700\n", is: "text/plain"),
    Wish("two bytes of zlib in a text", [0x78, 0x9c] + Array(" is how zlib starts\n".utf8), is: "text/plain"),
    Wish(
      "a text whose last letter lies far behind", String(repeating: "plain words\n", count: 60_000) + "é\n",
      is: "text/plain"),
    Wish("a text cut inside a letter", Array(String(repeating: "ä", count: 40_000).utf8.dropLast()), is: "text/plain"),
    Wish("what makes a backtracking engine hang", "class a {" + String(repeating: "\n", count: 1380), is: "text/plain"),
  ]

  static let formats = [
    Wish(
      "a bright picture that makes a search for audio frames slow",
      Array("SDPX".utf8) + [0, 0, 8, 0] + Array("V1.0".utf8) + [UInt8](repeating: 0, count: 2036)
        + [UInt8](repeating: 0xff, count: 4096), is: "image/dpx"),
    Wish(
      "a web archive",
      "From: <Saved by Blink>\r\nSnapshot-Content-Location: https://example.org/\r\nSubject: x\r\nMIME-Version: 1.0\r\n"
        + "Content-Type: multipart/related;\r\n\ttype=\"text/html\";\r\n\tboundary=\"-x\"\r\n\r\n---x\r\n",
      is: "application/x-mimearchive"),
    Wish(
      "a mail",
      "From: a@example.org\r\nTo: b@example.org\r\nSubject: hi\r\nMessage-ID: <1@example.org>\r\n\r\nhello\r\n",
      is: "message/rfc822"),
    Wish(
      "a cue sheet is no batch file", "FILE \"a.wav\" WAVE\n  TRACK 01 AUDIO\n    INDEX 01 00:00:00\n",
      is: "application/x-cue"),
    Wish(
      "a calendar with a mail address is no mail",
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//x//EN\r\nBEGIN:VEVENT\r\nUID:1\r\nORGANIZER:mailto:a@example.org\r\nEND:VEVENT\r\n"
        + "END:VCALENDAR\r\n", is: "text/calendar"),
    Wish(
      "a drawing of CorelDRAW",
      Array("RIFF".utf8) + [100, 0, 0, 0] + Array("CDR8vrsn".utf8) + [2, 0, 0, 0, 0x20, 3]
        + [UInt8](repeating: 0, count: 90), is: "application/vnd.corel-draw"),
  ]

  @Test(arguments: archives + texts + formats) func isGranted(wish: Wish) throws {
    let best = try #require(try ContentSniffer().identify(wish.bytes, name: wish.name).best)
    #expect(best.mimeType.lowercased() == wish.mimeType.lowercased())
  }

  @Test func tellsTheTypeThatALyingNameHides() throws {
    let png: [UInt8] = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13] + Array("IHDR".utf8)
    let identification = try ContentSniffer().identify(png + [UInt8](repeating: 1, count: 40), name: "photo.jpg")
    #expect(identification.best?.type == .png)
    #expect(identification.best?.type.preferredFilenameExtension == "png")
    #expect(identification.mismatch?.claimed == .jpeg)
    #expect(identification.candidates.contains { $0.type == .jpeg })
  }

  @Test func doesNotProveByItsNameWhatHasASignature() throws {
    let identification = try ContentSniffer().identify([UInt8](repeating: 0, count: 4096), name: "photo.jpg")
    #expect(identification.best?.type == .data)
    #expect(identification.mismatch?.claimed == .jpeg)
    #expect(try #require(identification.best).confidence.value < 0.8)
  }

  @Test func hearsADeclaredTypeWithoutObeyingIt() throws {
    let table = Array("name,age,city\nAnn,31,Bonn\nBob,42,Ulm\n".utf8)
    let identification = try ContentSniffer().identify(table, declaredType: "application/vnd.ms-excel")
    #expect(identification.best?.mimeType == "text/csv")
    #expect(identification.candidates.contains { $0.mimeType == "application/vnd.ms-excel" })
  }

  @Test func doesNotTakeAnyProgramForAnAppImage() throws {
    let header: [UInt8] =
      [0x7f, 0x45, 0x4c, 0x46, 2, 1, 1] + [UInt8](repeating: 0, count: 9) + [2, 0, 62, 0, 1, 0, 0, 0]
    let identification = try ContentSniffer().identify(header + [UInt8](repeating: 0, count: 104))
    #expect(identification.best?.type.identifier == "public.elf-binary")
    #expect(!identification.candidates.contains { $0.mimeType.contains("appimage") })
  }

  @Test func claimsNothingOfAnArchiveBehindForeignBytes() throws {
    var zip = ZipBuilder([("a.txt", "hello")])
    zip.prefix = [UInt8](repeating: 0x58, count: 100)
    let best = try #require(try ContentSniffer().identify(zip.bytes()).best)
    #expect(["application/zip", "application/octet-stream"].contains(best.mimeType))
  }

  @Test func saysThatAnArchiveIsEncrypted() throws {
    var zip = ZipBuilder([("a.txt", "hello")])
    zip.isEncrypted = true
    let best = try #require(try ContentSniffer().identify(zip.bytes()).best)
    #expect(best.evidence.contains { $0.statement.contains("encrypted") })
  }

  @Test func isUnsureOfAPageBehindZeros() throws {
    let page = [UInt8](repeating: 0, count: 40) + Array("<!DOCTYPE html><html><body></body></html>".utf8)
    let best = try #require(try ContentSniffer().identify(page).best)
    #expect(best.type == .html || best.confidence.value < 0.5)
  }

  @Test func seesTheEncodingBehindItsWindow() throws {
    let cut = Array(String(repeating: "ä", count: 40_000).utf8.dropLast())
    #expect(try ContentSniffer().identify(cut).encoding == "utf-8")
  }

  @Test func saysWhichSignatureMatched() throws {
    let best = try #require(try ContentSniffer().identify(Array("%PDF-1.4\n%%EOF\n".utf8)).best)
    #expect(Set(best.evidence.map(\.origin)).isSuperset(of: [.signature, .container]))
    #expect(best.evidence.allSatisfy { !$0.statement.isEmpty })
  }
}
