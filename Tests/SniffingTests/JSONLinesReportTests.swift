// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Reports
import Sniffing
import TestSupport
import Testing

/// A thread that keeps what it wrote writes the same as one that keeps nothing.
@Suite struct JSONLinesReportTests {
  private let report = JSONLinesReport()

  private func file(_ bytes: [UInt8], _ name: String?) throws -> FileIdentification {
    let identification = try ContentSniffer().identify(bytes, name: name)
    return FileIdentification(path: FilePath(name ?? "-"), status: nil, result: .success(identification))
  }

  private func line(of file: FileIdentification) -> [UInt8] {
    var line: [UInt8] = []
    report.append(file, to: &line)
    return line
  }

  @Test func keptCandidatesAreThoseThatWereWritten() throws {
    let words = Array("words of a note\n".utf8)
    let files = try [
      file([], nil), file([], "a.py"), file(words, nil), file(words, "a.txt"), file(words, "a.png"),
      file(Array("Straße und Bäume\n".utf8), "a.txt"), file(Gzip.member(words), "a.txt.gz"),
      file(Gzip.member(words), nil), file(Gzip.member(Gzip.member(words)), "a.gz"), file([0x1f, 0x8b, 8, 0], "a.gz"),
    ]
    let append = report.makeAppender()
    for _ in 0..<3 {
      for file in files {
        var line: [UInt8] = []
        append(file, &line)
        #expect(line == self.line(of: file))
      }
    }
  }

  /// More answers than are kept, and one that is too long to be kept.
  @Test func strangeFilesAreNotKept() throws {
    let sniffer = try ContentSniffer()
    let append = report.makeAppender()
    for number in 0..<600 {
      let statement = String(repeating: "\u{7}", count: number % 100 == 0 ? 2000 : 2) + String(number)
      let member = Gzip.member([1, 2, 3], name: statement)
      let identification = sniffer.identify(member, name: nil)
      let file = FileIdentification(path: FilePath("a"), status: nil, result: .success(identification))
      var lines: [UInt8] = []
      append(file, &lines)
      append(file, &lines)
      #expect(lines == line(of: file) + line(of: file))
    }
  }
}
