// SPDX-License-Identifier: Apache-2.0
import Detection
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
    case libmagic(workerProgram: String?)

    /// A detector for one worker.
    func detector(describing: Bool) throws(LibMagicError) -> any Detector {
      switch self {
      case .swift(let database, let other): CheckedMagicDetector(database, describing: describing, other.detector)
      case .libmagic(let program?):
        LibMagicDetector(
          asking: try LibMagicWorker(LibMagicWorker.Settings(program: program)), describing: describing)
      case .libmagic(nil): LibMagicDetector(asking: try LibMagicCookie(), describing: describing)
      }
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
  /// off records are checked as they are used, which is quicker for a few files, and the C library takes over where one is
  /// damaged.
  package init(checksAll: Bool, confiningLibMagicIn program: String?) throws(LibMagicError) {
    switch MagicSource(named: nil) {
    case .compiled([]):
      // `file` takes it for a database without entries; here it would silently cost most answers.
      throw .database("\(MagicSource.defaultList) has no signatures")
    case .compiled(let paths):
      do throws(MagicDatabaseError) {
        engine = .swift(
          try MagicDatabase(paths: paths, checksAll: checksAll), damaged: .libmagic(workerProgram: program))
        note = nil
        return
      } catch {
        guard error.isOfAnotherVersion else { throw .database(error.description) }
        note = MagicSource.note(error.description)
      }
    case .text(let path): note = MagicSource.note("\(path) is a text source")
    }
    engine = .libmagic(workerProgram: program)
    _ = try engine.detector(describing: false)
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
