// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import Glibc
import Synchronization
import TestSupport
import Testing

/// Workers of libmagic that really die over a file: that file has failed, and only that one.
@Suite(.enabled(if: SniffProcess.isBuilt, "the tool was not built beside the tests"))
struct DyingWorkerTests {
  private let directory: TemporaryDirectory
  private let tree: String
  private let names = ["a.txt", "b.food", "c.txt", "d.food", "e.txt", "f.txt.gz"]
  private let source: String

  /// A database over which glibc takes exponential time for `.food` files, so that a worker can be ended at its work.
  init() throws {
    directory = try TemporaryDirectory()
    source = try directory.write(#"0 regex/8192 (a*)*(a*)*(a*)*\\1\\2\\3x glutton"# + "\n", to: "glutton")
    tree = directory.path + "/tree"
    for name in names where name.hasSuffix(".txt") { try directory.write("b\n", to: "tree/" + name) }
    let food = String(repeating: "a", count: 4000) + "\n"
    for name in names where name.hasSuffix(".food") { try directory.write(food, to: "tree/" + name) }
    try directory.write(Gzip.member(Array("b\n".utf8)), to: "tree/f.txt.gz")
  }

  private struct Run {
    let output: [UInt8]
    let errors: String
    let status: Int32
    let ended: Int
    var lines: [Substring] { String(decoding: output, as: UTF8.self).split(separator: "\n") }
  }

  /// Runs the tool and ends, with a signal, each of its workers that has been at work for some tenths of a second.
  private func run(_ arguments: [String], ending signal: Int32) throws -> Run {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: SniffProcess.path)
    process.arguments = arguments
    process.environment = ["MAGIC": source]
    process.standardInput = FileHandle.nullDevice
    let output = Pipe()
    process.standardOutput = output
    let errors = try directory.write("", to: "errors")
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    let tool = process.processIdentifier
    let isRunning = Atomic(true)
    let ended = Locked(Set<Int32>())
    let killer = try Thread {
      while isRunning.load(ordering: .relaxed) {
        for worker in Workers.busy(of: tool) where ended.withLock({ $0.insert(worker).inserted }) {
          kill(worker, signal)
        }
        usleep(10_000)
      }
    }
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    isRunning.store(false, ordering: .relaxed)
    killer.join()
    return Run(
      output: Array(bytes), errors: try String(contentsOfFile: errors, encoding: .utf8),
      status: process.terminationStatus, ended: ended.withLock { $0.count })
  }

  @Test(arguments: [SIGSEGV, SIGKILL], ["-j1", "-j2"])
  func scanTellsWhichFilesFailed(_ signal: Int32, _ threads: String) throws {
    let run = try run(["scan", "--format", "ndjson", threads, tree], ending: signal)
    #expect(run.status == 1)
    #expect(run.ended == 2)
    let objects = try run.lines.map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(objects.compactMap { $0["path"] as? String } == [tree] + names.map { tree + "/" + $0 })
    for object in objects {
      let path = try #require(object["path"] as? String)
      let error = object["error"] as? String
      if path.hasSuffix(".food") {
        #expect(error?.hasPrefix("the confined process for libmagic was ended by signal \(signal) ") == true)
        #expect(object["type"] == nil && object["candidates"] == nil)
        #expect(run.errors.contains("sniff: \(path): cannot be examined: the confined process"))
      } else {
        #expect(error == nil && object["type"] is String, "\(path)")
      }
    }
    #expect(run.errors.split(separator: "\n").filter { $0.contains("cannot be examined") }.count == 2)
  }

  /// What is inside of compressed data fails like a file of its own, and with it the file.
  @Test func failsWithWhatIsInside() throws {
    let food = [UInt8](repeating: UInt8(ascii: "a"), count: 4000) + Array("\n".utf8)
    let path = try directory.write(Gzip.member(food), to: "food.gz")
    let run = try run(["--format", "csv", path, tree + "/a.txt"], ending: SIGSEGV)
    #expect(run.status == 1 && run.ended == 1 && run.lines.count == 3)
    #expect(run.lines[1].contains("was ended by signal \(SIGSEGV) "))
    #expect(run.lines[2].contains("text/plain"))
  }

  @Test(arguments: [[], ["--engine", "libmagic"]])
  func magicTellsToo(_ options: [String]) throws {
    let paths = names.map { tree + "/" + $0 }
    let run = try run(["magic", "-b"] + options + paths, ending: SIGSEGV)
    #expect(run.status == 1 && run.ended == 2 && run.lines.count == names.count)
    for (name, line) in zip(names, run.lines) {
      #expect(line.contains("ERROR: the worker for libmagic was ended by signal") == name.hasSuffix(".food"), "\(line)")
    }
  }

  /// A tool that is killed cannot end its worker, which would compute on for minutes.
  @Test func workersEndWithTheToolThatIsKilled() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: SniffProcess.path)
    process.arguments = ["magic", "--engine", "libmagic", tree + "/b.food"]
    process.environment = ["MAGIC": source]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    var workers: [Int32] = []
    while workers.isEmpty, process.isRunning {
      usleep(10_000)
      workers = Workers.busy(of: process.processIdentifier)
    }
    let worker = try #require(workers.first)
    kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
    for _ in 0..<1000 where Workers.isRunning(worker) { usleep(10_000) }
    let outlives = Workers.isRunning(worker)
    if outlives { kill(worker, SIGKILL) }
    #expect(!outlives)
  }
}

/// Processes of the tool's, as proc(5) lists them.
private enum Workers {
  /// Clock ticks, hundredths of a second, after which a process counts as at work: loading a source takes less.
  private static let threshold = 30

  /// The children of a process that have used some processor time.
  static func busy(of parent: Int32) -> [Int32] {
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
    return entries.compactMap { Int32($0) }.filter { number in
      // State, parent, and from the twelfth on the time in user and in system mode.
      let numbers = fields(of: number).map { Int($0) ?? 0 }
      return numbers.count > 12 && numbers[1] == parent && numbers[11] + numbers[12] > threshold
    }
  }

  /// Whether a process has not ended; one that nobody has asked for its status has.
  static func isRunning(_ number: Int32) -> Bool { fields(of: number).first.map { $0 != "Z" } ?? false }

  /// What is known of a process after its number and name; nothing where there is none.
  private static func fields(of number: Int32) -> [Substring] {
    guard let text = try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8),
      let end = text.lastIndex(of: ")")
    else { return [] }
    return Array(text[end...].split(separator: " ").dropFirst())
  }
}
