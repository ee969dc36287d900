// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc

/// The tool as a process of its own, for what only a process has: signals, limits, streams that break.
public enum SniffProcess {
  /// The tool that was built together with the tests.
  public static let path: String = {
    let program = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    return program.deletingLastPathComponent().appending(path: "sniff").path()
  }()

  /// Whether the tool is there.
  public static let isBuilt = FileManager.default.isExecutableFile(atPath: path)

  /// Whether tests run under a sanitizer, which multiplies time and memory.
  public static let isSanitized = dlsym(nil, "__asan_init") != nil || isThreadSanitized

  /// Whether tests run under ThreadSanitizer.
  public static let isThreadSanitized = dlsym(nil, "__tsan_init") != nil

  /// Whether it is optimized, so that its time and memory mean something.
  public static let isMeasurable: Bool = {
    var isDebug = false
    assert(
      {
        isDebug = true; return true
      }())
    return isBuilt && !isSanitized && !isDebug
  }()

  /// The least address space with which the tool begins to work, in KiB, as it tells itself; nil where it does not.
  public static func leastAddressSpace() throws -> Int? {
    // With less than some of these not even the program itself can be loaded.
    for limit in stride(from: 20_000, through: 80_000, by: 10_000) {
      let words = try shell("ulimit -v \(limit); \"$SNIFF\" -b /dev/null").errors.split(separator: " ")
      if let place = words.firstIndex(of: "KiB"), let missing = Int(words[place - 1]) { return limit + missing }
    }
    return nil
  }

  /// What became of a run.
  public struct Outcome: Sendable {
    /// The exit status, or 128 and the number of the signal that ended it.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: [UInt8]
    /// What it wrote to standard error.
    public let errors: String
    /// Standard output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
    /// The lines of standard output.
    public var lines: [Substring] { text.split(separator: "\n") }
  }

  /// Runs a line of the shell in which `$SNIFF` is the tool and `$1`, `$2`… are the arguments, and waits for its end.
  public static func shell(
    _ script: String, _ arguments: [String] = [], environment: [String: String] = [:], directory: String? = nil
  ) throws -> Outcome {
    let files = try TemporaryDirectory()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", script, "sh"] + arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
      .merging(["SNIFF": path]) { $1 }
    if let directory { process.currentDirectoryURL = URL(fileURLWithPath: directory) }
    process.standardInput = FileHandle.nullDevice
    // Files and not pipes, which fill while nobody reads.
    let output = try handle(files.write("", to: "output"))
    let errors = try handle(files.write("", to: "errors"))
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    let signal: Int32 = process.terminationReason == .uncaughtSignal ? 128 : 0
    return Outcome(
      status: process.terminationStatus + signal,
      output: Array(try Data(contentsOf: URL(fileURLWithPath: files.path + "/output"))),
      errors: String(decoding: try Data(contentsOf: URL(fileURLWithPath: files.path + "/errors")), as: UTF8.self))
  }

  private static func handle(_ path: String) throws -> FileHandle {
    try FileHandle(forWritingTo: URL(fileURLWithPath: path))
  }
}

/// A running tool that is asked for one path after another and answers a line each.
public final class SniffCoprocess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var pending: [UInt8] = []
  /// What ends a path.
  private let terminator: UInt8

  /// Starts the tool with one thread and more options, under the limits that a line of the shell sets; it answers in JSON.
  public convenience init(
    _ options: [String] = [], limits: String = ":", environment: [String: String] = [:]
  ) throws {
    let command = ["-j1", "--format", "ndjson", "--files0-from", "-"]
    try self.init(command: command + options, terminator: 0, limits: limits, environment: environment)
  }

  /// Starts `sniff magic`, which answers as file(1) does.
  public convenience init(magic options: [String]) throws {
    try self.init(
      command: ["magic"] + options + ["-n", "-f", "-"], terminator: 0x0a, limits: ":", environment: [:])
  }

  private init(command: [String], terminator: UInt8, limits: String, environment: [String: String]) throws {
    self.terminator = terminator
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = ["-c", limits + "; exec \"$@\"", "sh", SniffProcess.path] + command
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    if process.isRunning { process.terminate() }
  }

  /// The answer for a path; nil where the tool ended.
  public func answer(for path: String) throws -> String? {
    try input.fileHandleForWriting.write(contentsOf: Data(Array(path.utf8) + [terminator]))
    while true {
      if let end = pending.firstIndex(of: 0x0a) {
        defer { pending.removeFirst(end + 1) }
        return String(decoding: pending[..<end], as: UTF8.self)
      }
      let data = output.fileHandleForReading.availableData
      if data.isEmpty { return nil }
      pending += data
    }
  }

  /// Processor time of all its threads so far, in milliseconds; corresponds to `clock_getcpuclockid`.
  public var processorMilliseconds: Double {
    var clock = clockid_t()
    var time = timespec()
    guard clock_getcpuclockid(process.processIdentifier, &clock) == 0, clock_gettime(clock, &time) == 0 else {
      return .infinity
    }
    return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1_000_000
  }

  /// The most memory it had at any time so far, in KiB; `VmHWM` of proc(5).
  public var peakKibibytes: Int {
    let status = try? String(contentsOfFile: "/proc/\(process.processIdentifier)/status", encoding: .utf8)
    let line = status?.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    return line.flatMap { Int($0.filter(\.isNumber)) } ?? .max
  }

  /// Waits for the end of a tool that ends by itself and gives the exit status, 128 and more for a signal.
  public func wait() -> Int32 {
    process.waitUntilExit()
    return process.terminationStatus + (process.terminationReason == .uncaughtSignal ? 128 : 0)
  }

  /// Ends the input and gives the exit status.
  public func end() throws -> Int32 {
    try input.fileHandleForWriting.close()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
