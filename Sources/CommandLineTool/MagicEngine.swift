// SPDX-License-Identifier: Apache-2.0
import FileSystem
import LibMagic
import Magic
import Sniffing

/// Who evaluates a signature database for `sniff magic`.
enum MagicEngine {
  /// The engines of `--engine`.
  enum Name: String, CaseIterable {
    case swift
    case libmagic
  }

  /// Our own evaluator over mapped databases.
  case swift(MagicDatabase)
  /// The C library in a confined process.
  case libmagic(LibMagicWorker)

  /// Opens a list of databases, the installed ones where it is nil.
  ///
  /// For few files less is prepared of the installed databases. Where no engine is named, libmagic is asked for what our own evaluator cannot read, and a note tells so.
  init(
    _ name: Name?, databases list: FilePath?, limits: MagicLimits, forFew: Bool, _ console: Console
  ) throws(ToolFailure) {
    switch (name, MagicSource(named: list)) {
    case (.libmagic, _):
      self = .libmagic(try MagicEngine.worker(list, limits, console))
    case (.swift, .text(let path)):
      throw .usage("\(path) is a text source, which --engine libmagic reads; `file -C -m \(path)` compiles it")
    case (nil, .text(let path)):
      self = .libmagic(try MagicEngine.worker(list, limits, console))
      console.complain(MagicSource.note("\(path) is a text source"))
    case (_, .compiled(let paths)):
      do throws(MagicDatabaseError) {
        let isInstalled = MagicSource.origin(of: paths, named: list) == .installation
        self = .swift(try MagicDatabase(paths: paths, checksAll: !forFew || !isInstalled))
      } catch {
        guard name == nil, error.isOfAnotherVersion else { throw .usage(error.advice(for: paths, named: list)) }
        self = .libmagic(try MagicEngine.worker(list, limits, console))
        console.complain(MagicSource.note(error.description))
      }
    }
  }

  private static func worker(
    _ list: FilePath?, _ limits: MagicLimits, _ console: Console
  ) throws(ToolFailure) -> LibMagicWorker {
    var settings = LibMagicWorker.Settings(program: console.workerProgram)
    settings.databases = MagicSource.listForLibMagic(named: list)
    settings.limits = limits.changes
    do throws(LibMagicError) {
      return try LibMagicWorker(settings)
    } catch {
      guard case .database(let reason) = error else { throw .usage(error.description) }
      let paths = FilePath.paths(in: (list ?? MagicSource.defaultList).bytes)
      let advice = MagicSource.origin(of: paths, named: list).advice
      throw .usage("libmagic cannot load the signature database (\(reason)); \(advice)")
    }
  }

  /// The database that our own evaluator reads; nil where libmagic is asked.
  var database: MagicDatabase? {
    if case .swift(let database) = self { database } else { nil }
  }

  /// An examiner for one thread.
  func examiner(limits: MagicLimits, charset: MagicCharset) throws(ToolFailure) -> MagicFileExaminer {
    switch self {
    case .swift(let database): return MagicFileExaminer(database, limits: limits, charset: charset)
    case .libmagic(let worker):
      do throws(MagicDatabaseError) {
        return try MagicFileExaminer(charset: charset) { Self.outcome(of: $0, options: $1, from: worker) }
      } catch {
        throw .usage(error.description)
      }
    }
  }

  /// What libmagic says of an open file.
  private static func outcome(
    of descriptor: Int32, options: MagicOptions, from worker: LibMagicWorker
  ) -> MagicOutcome {
    // The time of the last access is put back by whoever opened the file.
    let question = LibMagicQuestion(rawValue: Int32(bitPattern: options.subtracting(.preservesAccessTime).rawValue))
    switch worker.outcome(question, ofDescriptor: descriptor) {
    case .answer(let bytes): return .answer(bytes)
    case .failure(let bytes): return .failure(bytes)
    }
  }
}

extension MagicDatabaseError {
  /// What is wrong, and what to do about it with the options of `sniff magic`.
  func advice(for paths: [FilePath], named list: FilePath?) -> String {
    if isOfAnotherVersion { return "\(statement); use --engine libmagic" }
    return "\(statement); \(remedy ?? MagicSource.origin(of: paths, named: list).advice)"
  }
}
