// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import LibMagic
import TestSupport
import Testing

/// A worker that loads its database and fails only then, played by a script at the other end of the socket.
struct FailingWorkerTests {
  private let directory: TemporaryDirectory
  private let source: String

  init() throws {
    directory = try TemporaryDirectory()
    source = try directory.write("0 string x letter\n", to: "source")
    for name in ["a", "b", "c"] { try directory.write("words\n", to: "tree/" + name) }
  }

  /// A program that answers as `LibMagicMessage` says: the load with success, and file after file as `answer` does, a piece
  /// of shell in which `$file` is the number of the file since the program began.
  private func worker(_ answer: String) throws -> String {
    let path = try directory.write(
      """
      #!/bin/bash
      # A message is kind, number and length, 32 bits each, and as many bytes: to descriptor 3, which a read leaves no byte of.
      say() { printf "\\\\x0$1\\\\0\\\\0\\\\0\\\\0\\\\0\\\\0\\\\0\\\\x$(printf %02x ${#2})\\\\0\\\\0\\\\0%s" "$2" >&3; }
      hear() {
        set -- $(head -c 12 <&3 | od -An -tu4); [ $# = 3 ] || exit 0
        [ $3 = 0 ] || head -c $3 <&3 > /dev/null
      }
      hear; say 4 ""
      file=0
      while :; do
        hear; file=$((file + 1))
        \(answer)
      done

      """, to: "worker.sh")
    // Were the program itself written here, a process that another test forks meanwhile would hold it open: ETXTBSY.
    let program = directory.path + "/worker"
    let copying = try SniffProcess.shell("cp \"$1\" \"$2\" && chmod 755 \"$2\"", [path, program])
    try #require(copying.status == 0, "\(copying.errors)")
    return program
  }

  private func run(_ arguments: [String], worker program: String) -> ToolHarness {
    ToolHarness(bytes: arguments.map { Array($0.utf8) }, worker: program)
  }

  private var paths: [String] { ["a", "b", "c"].map { directory.path + "/tree/" + $0 } }

  @Test func theScriptIsTakenForAWorker() throws {
    let run = run(
      ["magic", "--engine", "libmagic", "-b", "-m", source] + paths, worker: try worker("say 4 answer-$file"))
    #expect(run.lines == ["answer-1", "answer-2", "answer-3"])
    #expect(run.status == 0)
  }

  /// One file is complained of; those before and after it have their answers.
  @Test func aComplaintBelongsToItsFile() throws {
    let program = try worker("if [ $file = 2 ]; then say 5 complaint; else say 4 answer-$file; fi")
    let run = run(["magic", "--engine", "libmagic", "-b", "-m", source] + paths, worker: program)
    #expect(run.lines == ["answer-1", "ERROR: complaint", "answer-3"])
    #expect(run.status == 1)
  }

  /// A process that ends after its second file costs the third its answer, and the fourth finds a new one.
  @Test(arguments: ["exit 7", "kill -SEGV $$", "exec 3>&-"])
  func anEndBehindSomeFilesCostsOneAnswer(_ end: String) throws {
    var settings = LibMagicWorker.Settings(program: try worker("[ $file -lt 3 ] || \(end); say 4 answer-$file"))
    settings.databases = FilePath(source)
    let worker = try LibMagicWorker(settings)
    let outcomes = (1...6).map { _ in worker.outcome(.mimeType, of: [1]) }
    for (index, outcome) in outcomes.enumerated() {
      switch outcome {
      case .answer(let answer):
        #expect(String(decoding: answer, as: UTF8.self) == "answer-\(index % 3 + 1)" && index % 3 < 2)
      case .failure(let reason):
        #expect(index % 3 == 2 && String(decoding: reason, as: UTF8.self).contains("the worker for libmagic"))
      }
    }
  }

  /// What is no message of the protocol ends the process that sent it.
  @Test(arguments: [
    "printf '\\377\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0\\0' >&3", "printf '\\4\\0\\0\\0\\0\\0\\0\\0\\377\\377\\377\\377' >&3",
    "printf '\\4\\0\\0' >&3; exit", "printf '\\4\\0\\0\\0\\0\\0\\0\\0\\11\\0\\0\\0short' >&3; exit",
  ])
  func nonsenseIsAFailure(_ nonsense: String) throws {
    var settings = LibMagicWorker.Settings(
      program: try worker("if [ $file = 2 ]; then \(nonsense); else say 4 fine; fi"))
    settings.databases = FilePath(source)
    let worker = try LibMagicWorker(settings)
    #expect(worker.outcome(.mimeType, of: [1]) == .answer(Array("fine".utf8)))
    guard case .failure = worker.outcome(.mimeType, of: [1]) else {
      Issue.record("nonsense was taken for an answer")
      return
    }
    #expect(worker.outcome(.mimeType, of: [1]) == .answer(Array("fine".utf8)))
  }

  /// A process that sleeps takes no processor time, and would be waited for without end.
  @Test func whoeverNeitherAnswersNorComputesIsGivenUp() throws {
    var settings = LibMagicWorker.Settings(
      program: try worker("[ $file != 2 ] || exec sleep 1000; say 4 answer-$file"))
    settings.databases = FilePath(source)
    settings.silenceLimit = 0.5
    let worker = try LibMagicWorker(settings)
    #expect(worker.outcome(.mimeType, of: [1]) == .answer(Array("answer-1".utf8)))
    let number = try #require(worker.processNumber)
    guard case .failure(let reason) = worker.outcome(.mimeType, of: [1]) else {
      Issue.record("a sleeping process answered")
      return
    }
    #expect(String(decoding: reason, as: UTF8.self).contains("neither answered nor computed for 0.5 s"))
    #expect(kill(number, 0) == -1)
    #expect(worker.outcome(.mimeType, of: [1]) == .answer(Array("answer-1".utf8)))
  }
}
