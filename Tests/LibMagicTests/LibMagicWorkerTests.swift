// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import Glibc
import LibMagic
import TestSupport
import Testing

/// libmagic in a confined process: the same answers, and nothing of its misfortunes.
@Suite(.enabled(if: SniffProcess.isBuilt, "the tool was not built beside the tests"))
struct LibMagicWorkerTests {
  private let settings = LibMagicWorker.Settings(program: SniffProcess.path)

  private let png: [UInt8] = [
    0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52, 0, 0, 0, 1, 0, 0, 0, 1, 8, 2,
    0, 0, 0,
  ]

  @Test func answersLikeTheLibrary() throws {
    let worker = try LibMagicWorker(settings)
    let library = try LibMagicCookie()
    for sample in Corpus.samples.prefix(200) {
      let bytes = try Corpus.bytes(of: sample)
      let file = try FileDescriptor.open(FilePath(Corpus.folder + "/" + sample.path), followingLinks: true)
      for question in [.description, .mimeType, [.mimeType, .mimeEncoding]] as [LibMagicQuestion] {
        #expect(try worker.answer(to: question, for: bytes) == library.answer(to: question, for: bytes))
        #expect(
          worker.outcome(question, ofDescriptor: file.rawValue)
            == library.outcome(question, ofDescriptor: file.rawValue), "\(sample.path)")
      }
    }
  }

  @Test func givesUpWhatTheKernelLetsItGiveUp() throws {
    let worker = try LibMagicWorker(settings)
    #expect(worker.confinement.isSuperset(of: [.privileges, .limits]))
    let number = try #require(worker.processNumber)
    let status = try String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)
    #expect(status.contains("NoNewPrivs:\t1"))
    if worker.confinement.contains(.calls) { #expect(status.contains("Seccomp:\t2")) }
    let limits = try String(contentsOfFile: "/proc/\(number)/limits", encoding: .utf8)
    for name in ["Max core file size", "Max file size", "Max processes"] {
      let line = try #require(limits.split(separator: "\n").first { $0.hasPrefix(name) })
      #expect(line.dropFirst(name.count).split(separator: " ").prefix(2) == ["0", "0"])
    }
    // Nothing of the tool's is open there but the socket: three streams, and number 3.
    let open = try FileManager.default.contentsOfDirectory(atPath: "/proc/\(number)/fd")
    #expect(Set(open) == ["0", "1", "2", "3"])
  }

  @Test(arguments: [SIGKILL, SIGSEGV, SIGTERM])
  func startsAgainAfterACrash(_ signal: Int32) throws {
    let worker = try LibMagicWorker(settings)
    let number = try #require(worker.processNumber)
    kill(number, signal)
    guard case .failure(let reason) = worker.outcome(.mimeType, of: png) else {
      Issue.record("an answer came from a process that was ended")
      return
    }
    #expect(String(decoding: reason, as: UTF8.self).contains("was ended by signal \(signal)"))
    #expect(worker.outcome(.mimeType, of: png) == .answer(Array("image/png".utf8)))
    #expect(worker.processNumber != number)
  }

  /// glibc's matcher takes exponential time for back references.
  private func gluttonous(_ directory: TemporaryDirectory) throws -> (LibMagicWorker.Settings, [UInt8]) {
    var settings = settings
    settings.databases = FilePath(
      try directory.write(#"0 regex/8192 (a*)*(a*)*(a*)*\\1\\2\\3x glutton"# + "\n", to: "glutton"))
    return (settings, [UInt8](repeating: UInt8(ascii: "a"), count: 4000) + Array("\n".utf8))
  }

  @Test func endsWhatTakesTooLong() throws {
    let directory = try TemporaryDirectory()
    var (settings, bytes) = try gluttonous(directory)
    settings.processorLimit = 0.3
    let worker = try LibMagicWorker(settings)
    guard case .failure(let reason) = worker.outcome(.description, of: bytes) else {
      Issue.record("the expression was matched in time")
      return
    }
    #expect(String(decoding: reason, as: UTF8.self).contains("processor time"))
    #expect(worker.outcome(.description, of: Array("b\n".utf8)) == .answer(Array("ASCII text".utf8)))
  }

  @Test func outlivesACrashAtWork() throws {
    let directory = try TemporaryDirectory()
    let (settings, bytes) = try gluttonous(directory)
    let worker = try LibMagicWorker(settings)
    let number = try #require(worker.processNumber)
    let killer = try Thread {
      usleep(200_000)
      kill(number, SIGSEGV)
    }
    defer { killer.join() }
    guard case .failure(let reason) = worker.outcome(.description, of: bytes) else {
      Issue.record("an answer came from a process that was ended")
      return
    }
    #expect(String(decoding: reason, as: UTF8.self).contains("signal \(SIGSEGV)"))
  }

  /// The kernel sends SIGIO for data too, and late: a worker that is still there to answer is not to be ended by it.
  @Test func outlivesLateNewsOfAQuestion() throws {
    let worker = try LibMagicWorker(settings)
    let number = try #require(worker.processNumber)
    for _ in 0..<200 {
      kill(number, SIGIO)
      #expect(worker.outcome(.mimeType, of: png) == .answer(Array("image/png".utf8)))
    }
    #expect(worker.processNumber == number)
  }

  /// The same at work: only the limit of processor time ends it.
  @Test func outlivesLateNewsAtWork() throws {
    let directory = try TemporaryDirectory()
    var (settings, bytes) = try gluttonous(directory)
    settings.processorLimit = 0.6
    let worker = try LibMagicWorker(settings)
    let number = try #require(worker.processNumber)
    let sender = try Thread {
      for _ in 0..<20 {
        usleep(10_000)
        kill(number, SIGIO)
      }
    }
    defer { sender.join() }
    guard case .failure(let reason) = worker.outcome(.description, of: bytes) else {
      Issue.record("the expression was matched in time")
      return
    }
    #expect(String(decoding: reason, as: UTF8.self).contains("processor time"))
  }

  @Test func tellsWhyItCannotStart() throws {
    #expect(throws: LibMagicError.self) { try LibMagicWorker(LibMagicWorker.Settings(program: "/nonexistent")) }
    #expect(throws: LibMagicError.self) { try LibMagicWorker(LibMagicWorker.Settings(program: "/bin/true")) }
    var settings = settings
    settings.databases = FilePath("/nonexistent")
    do throws(LibMagicError) {
      _ = try LibMagicWorker(settings)
      Issue.record("a database that does not exist was loaded")
    } catch {
      #expect(error.description.contains("signature database"))
    }
  }

  /// Whoever starts the worker by hand is told that only the tool does that.
  @Test func servesNobodyElse() throws {
    let run = try Program.run(SniffProcess.path, [LibMagicServer.argument])
    #expect(run.status == 2 && run.errors.contains("for sniff itself"))
  }

  @Test func obeysLimits() throws {
    var settings = settings
    settings.limits = [(6, 1)]
    let worker = try LibMagicWorker(settings)
    let directory = try TemporaryDirectory()
    let file = try FileDescriptor.open(FilePath(directory.write(png, to: "png")), followingLinks: true)
    let outcome = worker.outcome(.description, ofDescriptor: file.rawValue)
    #expect(outcome == .answer(Array("very short file (no magic)".utf8)))
  }
}
