// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// The same files get the same answer whatever the threads, the order, the directory, the locale and the time zone.
@Suite(.serialized, .enabled(if: SniffProcess.isBuilt, "the tool was not built"))
struct InvarianceTests {
  private static let samples = TestShare.of(Corpus.samples)

  /// The samples, and two damaged copies of each: few answers are as delicate as those for damage.
  private static func tree() throws -> TemporaryDirectory {
    let directory = try TemporaryDirectory()
    var generator = SeededGenerator(seed: 5)
    for sample in samples {
      let bytes = try Corpus.bytes(of: sample)
      for copy in ["whole", "damaged", "cut"] {
        let changed = copy == "whole" ? bytes : generator.mutated(bytes)
        try directory.write(changed, to: copy + "/" + sample.path)
      }
    }
    return directory
  }

  @Test func theAnswerDependsOnNothingButTheFile() throws {
    let tree = try Self.tree()
    let scan = "\"$SNIFF\" scan --format ndjson"
    let first = try SniffProcess.shell("cd \"$1\"; \(scan) -j2 .", [tree.path])
    #expect(first.lines.count > 3 * Self.samples.count)
    for threads in [1, 3, 7] {
      let run = try SniffProcess.shell("cd \"$1\"; \(scan) -j\(threads) .", [tree.path])
      #expect(run.output == first.output, "\(threads) threads")
    }
    let environments: [[String: String]] = [
      ["LC_ALL": "C"], ["LC_ALL": "tr_TR.UTF-8"], ["LC_ALL": "C.UTF-8", "TZ": "Asia/Kathmandu"],
      ["TZ": "America/St_Johns"],
      ["LANG": "de_DE.ISO-8859-1", "TZ": ":/nonexistent"], ["HOME": "/nonexistent", "TMPDIR": "/nonexistent"],
      ["POSIXLY_CORRECT": "1", "COLUMNS": "20", "TERM": "dumb"],
    ]
    for environment in environments {
      let run = try SniffProcess.shell("cd \"$1\"; \(scan) .", [tree.path], environment: environment)
      #expect(run.output == first.output, "\(environment)")
    }
    let unordered = try SniffProcess.shell("cd \"$1\"; \(scan) --unordered .", [tree.path])
    #expect(unordered.lines.sorted() == first.lines.sorted(), "unordered")
    let elsewhere = try SniffProcess.shell("cd /; \(scan) \"$1\"", [tree.path])
    #expect(elsewhere.text.replacing("\"path\":\"\(tree.path)", with: "\"path\":\".") == first.text, "from elsewhere")
    // One after the other, in another order and by a list in place of a walk.
    let listed = try SniffProcess.shell(
      "cd \"$1\"; find . | sort -r | \"$SNIFF\" --format ndjson --files-from -", [tree.path])
    #expect(listed.lines.sorted() == first.lines.sorted(), "by a list")
  }

  /// What `file`, a redirected file, a pipe and a slow pipe give.
  @Test func theAnswerDoesNotDependOnHowBytesCome() throws {
    let tree = try TemporaryDirectory()
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<60 {
      let sample = try #require(Corpus.samples.randomElement(using: &generator))
      let bytes = generator.mutated(try Corpus.bytes(of: sample))
      let path = try tree.write(bytes, to: "sample")
      let ways = ["\"$1\"", "- < \"$1\"", "- < \"$2\"", "-"]
      let answers = try ways.map { way in
        let feed = way == "-" ? "cat \"$1\" | " : way.hasSuffix("\"$2\"") ? "( cat \"$1\" > \"$2\" & ) ; " : ""
        return try SniffProcess.shell(
          "rm -f \"$2\"; mkfifo \"$2\"; \(feed)\"$SNIFF\" -b --no-name --mime \(way)", [path, tree.path + "/fifo"]
        ).text
      }
      #expect(Set(answers).count == 1, "\(sample): \(answers)")
    }
  }
}
