// SPDX-License-Identifier: Apache-2.0
package import FileSystem

/// Asks libmagic in a confined process of its own, so that neither a crash nor an endless loop of it is ours.
///
/// One worker serves one thread. A process that ends, or takes too long over a file, costs that file its answer and is
/// started anew for the next.
package final class LibMagicWorker {
  /// How a worker is started.
  package struct Settings: Sendable {
    /// The program that serves when called with `LibMagicServer.argument`.
    package let program: String
    /// Databases or sources, separated by colons; nil for libmagic's own choice.
    package var databases: FilePath?
    /// Limits by libmagic's numbers for them.
    package var limits: [(name: Int32, value: Int)] = []
    /// Processor time for one file in seconds, after which it counts as failed; libmagic's worst known cases take 0.05 s.
    package var processorLimit = 5.0
    /// Seconds in which the process neither answers nor computes, after which the file counts as failed: it waits for
    /// something that does not come, such as a disk that is gone.
    ///
    /// A busy machine gives a process some time by then.
    package var silenceLimit = 30.0

    /// A worker with the installed database.
    package init(program: String) { self.program = program }
  }

  /// Files after which the process is replaced, because libmagic's memory grows gradually.
  static let filesPerProcess = 10_000

  private let settings: Settings
  private var process: ChildProcess?
  private var count = 0
  /// What the process has given up; empty until one has started.
  package private(set) var confinement: Confinement = []
  /// The number of the process, for tests that end it; nil where none runs.
  package var processNumber: Int32? { process?.number }

  /// Starts a process and lets it load the databases.
  package init(_ settings: Settings) throws(LibMagicError) {
    self.settings = settings
    _ = try running()
  }

  /// What libmagic answers with exactly these flags about an open file; a process that ends over it is a failure.
  package func outcome(_ question: LibMagicQuestion, ofDescriptor number: Int32) -> LibMagicOutcome {
    outcome(of: LibMagicMessage(kind: .descriptor, number: UInt32(bitPattern: question.rawValue)), number)
  }

  /// What libmagic answers with exactly these flags about bytes; a process that ends over it is a failure.
  package func outcome(_ question: LibMagicQuestion, of bytes: [UInt8]) -> LibMagicOutcome {
    guard bytes.count <= LibMagicMessage.longestPayload else { return .failure(Array("too many bytes".utf8)) }
    return outcome(of: message(question, of: bytes), nil)
  }

  private func outcome(of message: LibMagicMessage, _ descriptor: Int32?) -> LibMagicOutcome {
    do throws(LibMagicError) {
      return try ask(message, descriptor)
    } catch {
      let reason =
        if case .worker(let reason) = error { "the worker for libmagic \(reason)" } else { error.description }
      return .failure(Array(reason.utf8))
    }
  }

  /// What libmagic answers or complains of.
  ///
  /// - Throws: where the process ends over the question, takes too long, or cannot be started.
  private func ask(_ message: LibMagicMessage, _ descriptor: Int32?) throws(LibMagicError) -> LibMagicOutcome {
    let process = try running()
    count += 1
    let answer = try exchange(message, descriptor, with: process)
    return answer.kind == .answer ? .answer(answer.payload) : .failure(answer.payload)
  }

  private func message(_ question: LibMagicQuestion, of bytes: [UInt8]) -> LibMagicMessage {
    LibMagicMessage(kind: .bytes, number: UInt32(bitPattern: question.rawValue), payload: bytes)
  }

  /// The process, started if need be.
  private func running() throws(LibMagicError) -> ChildProcess {
    if let process, count < LibMagicWorker.filesPerProcess { return process }
    process = nil
    count = 0
    let started: ChildProcess
    do throws(Errno) {
      started = try ChildProcess(settings.program, arguments: [LibMagicServer.argument])
    } catch {
      throw .worker("cannot be started: \(error); a compiled database of a known version needs none")
    }
    process = started
    let load = LibMagicLoad(databases: settings.databases, limits: settings.limits)
    let answer = try exchange(LibMagicMessage(kind: .load, payload: load.encoded), nil, with: started)
    guard answer.kind == .answer else {
      process = nil
      throw .database(String(decoding: answer.payload, as: UTF8.self))
    }
    confinement = Confinement(rawValue: UInt8(truncatingIfNeeded: answer.number))
    return started
  }

  /// Sends a message and waits for the answer to it.
  private func exchange(
    _ message: LibMagicMessage, _ descriptor: Int32?, with process: ChildProcess
  ) throws(LibMagicError) -> LibMagicMessage {
    let limit = settings.processorLimit
    let start = process.processorTime ?? 0
    var reached = start
    var lastWork = ContinuousClock.now
    var isSilent = false
    func isPatient() -> Bool {
      guard let time = process.processorTime else { return false }
      if time > reached { (reached, lastWork) = (time, .now) }
      isSilent = .now - lastWork > .seconds(settings.silenceLimit)
      return time - start < limit && !isSilent
    }
    do throws(Errno) {
      try process.socket.send(message.encoded, descriptor: descriptor, while: isPatient)
      if let header = try process.socket.receive(LibMagicMessage.headerLength, while: isPatient) {
        let words = LibMagicMessage.words(of: header.bytes)
        if let kind = LibMagicMessage.Kind(rawValue: words[0]), words[2] <= LibMagicMessage.longestPayload {
          guard words[2] > 0 else { return LibMagicMessage(kind: kind, number: words[1]) }
          if let body = try process.socket.receive(Int(words[2]), while: isPatient) {
            return LibMagicMessage(kind: kind, number: words[1], payload: body.bytes)
          }
        }
      }
    } catch {
      self.process = nil
      if error == .timedOut {
        _ = process.end()
        throw .worker(
          isSilent
            ? "neither answered nor computed for \(settings.silenceLimit) s"
            : "took more than \(limit) s of processor time")
      }
      // A socket that breaks has lost its process.
      throw .worker(process.end().description)
    }
    self.process = nil
    // The other end is closed, so the process is ending by itself, or talks nonsense.
    throw .worker(process.end(withinTenthsOfSeconds: 10).description)
  }
}

extension LibMagicWorker: LibMagicAnswering {
  package func answer(to question: LibMagicQuestion, for bytes: [UInt8]) throws(LibMagicError) -> String {
    switch try ask(message(question.union(LibMagicCookie.quiet), of: bytes), nil) {
    case .answer(let answer): return String(decoding: answer, as: UTF8.self)
    case .failure(let reason): throw .examination(String(decoding: reason, as: UTF8.self))
    }
  }
}
