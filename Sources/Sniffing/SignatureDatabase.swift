// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
public import LibMagic
package import Magic

/// The installed signature database, loaded once and shared by all sniffers.
///
/// Where only the C library can read it (a text source such as `/etc/magic`, a version of the future), a program that uses
/// this class runs libmagic in its own process: memory errors of libmagic are then the program's. The tool `sniff` itself
/// runs it in a confined process.
public final class SignatureDatabase: Sendable {
  /// Who evaluates the database.
  private enum Engine: Sendable {
    /// Our own evaluator over the mapped database, and who takes over where a record is damaged.
    indirect case swift(MagicDatabase, damaged: Engine)
    /// The C library, for a database that our evaluator does not know or that is a text source.
    case libmagic(workerProgram: String?, databases: FilePath?)

    /// A detector for one worker.
    func detector(describing: Bool) throws(LibMagicError) -> any Detector {
      switch self {
      case .swift(let database, let other): CheckedMagicDetector(database, describing: describing, other.detector)
      case .libmagic(let program?, let databases):
        LibMagicDetector(asking: try Self.worker(program, databases), describing: describing)
      case .libmagic(nil, let databases):
        LibMagicDetector(asking: try LibMagicCookie(databases: databases), describing: describing)
      }
    }

    private static func worker(_ program: String, _ databases: FilePath?) throws(LibMagicError) -> LibMagicWorker {
      var settings = LibMagicWorker.Settings(program: program)
      settings.databases = databases
      return try LibMagicWorker(settings)
    }
  }

  private let engine: Engine
  /// Why the C library evaluates the database in place of our own evaluator; nil where it does not.
  public let note: String?

  /// Loads the database that the environment variable `MAGIC` names, or else the installed one.
  ///
  /// - Throws: `LibMagicError` where there is none that either engine can read.
  public convenience init() throws(LibMagicError) { try self.init(checksAll: true, confiningLibMagicIn: nil) }

  /// Loads the database; if the C library has to read it, then in confined processes of a program, one for each detector.
  ///
  /// The program must serve when called for it, as `sniff` does; without one libmagic runs in this process. With `checksAll`
  /// off records of the installed database are checked as they are used, which is quicker for a few files, and the C library
  /// takes over where one is damaged; a database that somebody names is always checked.
  package init(checksAll: Bool, confiningLibMagicIn program: String?) throws(LibMagicError) {
    let engine: Engine
    let origin: MagicSource.Origin
    switch MagicSource(named: nil) {
    case .compiled([]):
      // `file` takes it for a database without entries; here it would silently cost most answers.
      let (list, origin) = (MagicSource.defaultList, MagicSource.origin(of: [], named: nil))
      guard origin != .installation else { throw .database("\(list) has no signatures") }
      throw .unusable("\(list) has no signatures; \(origin.advice)")
    case .compiled(let paths):
      origin = MagicSource.origin(of: paths, named: nil)
      do throws(MagicDatabaseError) {
        let database = try MagicDatabase(paths: paths, checksAll: checksAll || origin != .installation)
        self.engine = .swift(database, damaged: .libmagic(workerProgram: program, databases: nil))
        note = nil
        return
      } catch {
        guard error.isOfAnotherVersion else { throw error.failure(for: origin) }
        note = MagicSource.note(error.description)
      }
    case .text(let path):
      origin = MagicSource.origin(of: [path], named: nil)
      note = MagicSource.note("\(path) is a text source")
    }
    engine = .libmagic(workerProgram: program, databases: MagicSource.listForLibMagic(named: nil))
    self.engine = engine
    do throws(LibMagicError) {
      _ = try engine.detector(describing: false)
    } catch {
      guard case .database(let reason) = error, origin != .installation else { throw error }
      throw .unusable("\(reason); \(origin.advice)")
    }
  }

  /// The database that our own evaluator reads; nil where the C library does.
  package var compiled: MagicDatabase? {
    if case .swift(let database, _) = engine { database } else { nil }
  }

  /// The MIME types that the database can answer, sorted; none where the C library evaluates it.
  package var mimeTypes: [String] {
    compiled?.mimeTypes ?? []
  }

  /// A detector for one worker.
  func detector(describing: Bool) throws(LibMagicError) -> any Detector { try engine.detector(describing: describing) }
}

extension MagicDatabaseError {
  /// The same for those who ask no further than whether there is a database, by who names it.
  fileprivate func failure(for origin: MagicSource.Origin) -> LibMagicError {
    if let remedy { return .unusable("\(statement); \(remedy)") }
    return origin == .installation ? .database(statement) : .unusable("\(statement); \(origin.advice)")
  }
}
