// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// What one file may cost: 250 ms of processor time and 64 MiB of memory, whatever is in it.
///
/// The bounds are the contract's, and wide: what is measured is a fraction of them.
@Suite(.serialized, .enabled(if: SniffProcess.isMeasurable, "needs an optimized build without sanitizers"))
struct BoundTests {
  private static let mostMilliseconds = 250.0
  private static let mostKibibytes = 64 << 10

  /// A tool that has answered once, so that what all files share is loaded.
  private static func warmTool(_ options: [String] = [], in directory: TemporaryDirectory) throws -> SniffCoprocess {
    let tool = try SniffCoprocess(options)
    #expect(try tool.answer(for: directory.write("words\n", to: "warm.txt"))?.contains("text/plain") == true)
    return tool
  }

  private static func expectBounds(_ path: String, _ tool: SniffCoprocess) throws {
    let before = tool.processorMilliseconds
    let answer = try #require(try tool.answer(for: path), "\(path) ended the tool")
    let spent = tool.processorMilliseconds - before
    #expect(spent < mostMilliseconds, "\(path) took \(spent) ms")
    #expect(tool.peakKibibytes < mostKibibytes, "\(path) took \(tool.peakKibibytes) KiB")
    #expect(answer.contains("\"type\""), "\(answer)")
    #expect(!answer.contains("\"cut\""), "\(path) came near the limit of processor time")
  }

  @Test func holdForEveryHostileInput() throws {
    let directory = try TemporaryDirectory()
    let tool = try Self.warmTool(in: directory)
    #expect(HostileInput.all.count > 300)
    for input in HostileInput.all {
      let path = try directory.write(input.bytes(), to: input.name)
      try Self.expectBounds(path, tool)
      try FileManager.default.removeItem(atPath: path)
    }
    #expect(try tool.end() == 0)
  }

  /// A file of a gibibyte that takes no room on the disk.
  @Test(
    arguments: [
      [], [0x50, 0x4b, 3, 4], Array("....ftypmp42".utf8), [0x1f, 0x8b, 8, 0], [0x7b], [0xd0, 0xcf, 0x11, 0xe0],
      [0x4d, 0x5a],
    ] as [[UInt8]])
  func holdForAGibibyteOfZeros(_ start: [UInt8]) throws {
    let directory = try TemporaryDirectory()
    let tool = try Self.warmTool(in: directory)
    let path = try directory.write(start, to: "sparse")
    #expect(truncate(path, 1 << 30) == 0)
    try Self.expectBounds(path, tool)
  }

  /// A summary of 64 MiB in a file that takes no room on the disk, with one title, with more than any document has, and with as
  /// many as libmagic looks at.
  @Test(arguments: [(1, ", Title: Quay"), (60_000, ", Title: Quay"), (2_796_201, "Cannot read section info")])
  func holdForALongSummary(properties: Int, answer: String) throws {
    let directory = try TemporaryDirectory()
    let summary = HostileInput.sparseSummary(properties: properties)
    let path = try directory.write([UInt8](), to: "summary.doc")
    let file = try #require(FileHandle(forWritingAtPath: path))
    for piece in summary.pieces {
      try file.seek(toOffset: UInt64(piece.offset))
      try file.write(contentsOf: Data(piece.bytes))
    }
    #expect(truncate(path, off_t(summary.length)) == 0)
    let tool = try SniffCoprocess(magic: [])
    #expect(try tool.answer(for: directory.write("words\n", to: "warm.txt"))?.contains("ASCII text") == true)
    let before = tool.processorMilliseconds
    let found = try #require(try tool.answer(for: path))
    #expect(found.contains(answer), "\(found.prefix(200))")
    #expect(tool.processorMilliseconds - before < Self.mostMilliseconds)
    #expect(tool.peakKibibytes < Self.mostKibibytes, "\(tool.peakKibibytes) KiB")
    #expect(try tool.end() == 0)
  }

  /// A pipe that never ends is read no further than the limit, and never waited for after it.
  @Test(arguments: ["yes", "cat /dev/zero", "yes '{\"a\":[1,2,'", "yes ' '", "cat /dev/urandom"])
  func holdForAnEndlessPipe(_ writer: String) throws {
    let run = try SniffProcess.shell("\(writer) | { ulimit -t 2; \"$SNIFF\" --format ndjson -; }")
    #expect(run.status == 0)
    #expect(run.lines.count == 1)
    #expect(run.text.contains("\"type\""))
  }

  @Test func leaveNothingBehindForTheNextFile() throws {
    let directory = try TemporaryDirectory()
    let tool = try Self.warmTool(in: directory)
    // The answer is the same whether a file comes first or after others that cost much.
    let sample = try #require(Corpus.samples.first)
    let first = try tool.answer(for: Corpus.folder + "/" + sample.path)
    for input in HostileInput.all.suffix(20) {
      _ = try tool.answer(for: directory.write(input.bytes(), to: input.name))
    }
    #expect(try tool.answer(for: Corpus.folder + "/" + sample.path) == first)
  }
}
