// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Reports
import Sniffing
import TestSupport
import Testing

/// The net below all other limits: an identification whose processor time is up ends with what it has, and says so.
@Suite struct WorkBudgetTests {
  private func sniffer(milliseconds: Int) throws -> ContentSniffer {
    var options = SniffOptions()
    options.limits.processorTime = .milliseconds(milliseconds)
    return try ContentSniffer(options)
  }

  @Test(arguments: ["a.pdf", "a.gz", "a"])
  func anAnswerThatIsCutSaysSo(_ name: String) throws {
    let identification = try sniffer(milliseconds: 0).identify(Gzip.member(Array("words\n".utf8)), name: name)
    #expect(identification.isCut)
    #expect(identification.best != nil)
    #expect(identification.content == nil)
    let file = FileIdentification(path: FilePath(name), status: nil, result: .success(identification))
    var line: [UInt8] = []
    JSONLinesReport().append(file, to: &line)
    #expect(String(decoding: line, as: UTF8.self).contains("\"cut\":true"))
    var explanation: [UInt8] = []
    ExplainReport(.system).append(file, microseconds: 0, to: &explanation)
    #expect(String(decoding: explanation, as: UTF8.self).contains("  cut: "))
  }

  @Test func aWholeAnswerSaysNothingOfIt() throws {
    let identification = try sniffer(milliseconds: 10_000).identify(Gzip.member(Array("words\n".utf8)), name: "a.gz")
    #expect(!identification.isCut)
    #expect(identification.content?.identification.isCut == false)
    let file = FileIdentification(path: FilePath("a"), status: nil, result: .success(identification))
    var line: [UInt8] = []
    JSONLinesReport().append(file, to: &line)
    #expect(!String(decoding: line, as: UTF8.self).contains("\"cut\""))
  }

  @Test func isSpentOnlyByThisThread() {
    let budget = WorkBudget(milliseconds: 60_000)
    #expect(!budget.check())
    #expect(!budget.isSpent)
    let none = WorkBudget(milliseconds: 0)
    #expect(none.check())
    #expect(none.isSpent)
  }

  /// Bytes that the signature database refuses to judge: big-endian UTF-32 without a single character.
  @Test func bytesThatNobodyKnowsAreData() throws {
    let bytes: [UInt8] = [0, 0, 0xfe, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x69, 0x63, 0, 0, 0, 0]
    let best = try #require(try sniffer(milliseconds: 10_000).identify(bytes).best)
    #expect(best.type == .data)
    #expect(best.mimeType == "application/octet-stream")
  }
}
