// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
public import LibMagic
import Magic

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
      case .libmagic(nil): LibMagicDetector(asking: try LibMagic(), describing: describing)
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

  /// The MIME types that the database can answer, sorted; none where the C library evaluates it.
  package var mimeTypes: [String] {
    switch engine {
    case .swift(let database, _): database.mimeTypes
    case .libmagic: []
    }
  }

  /// A detector for one worker.
  func detector(describing: Bool) throws(LibMagicError) -> any Detector { try engine.detector(describing: describing) }
}

/// What a list of paths such as `/etc/magic:/usr/share/misc/magic` stands for.
package enum MagicSource: Equatable, Sendable {
  /// Compiled databases, in their order.
  case compiled([String])
  /// A list with a text source that says something, which only libmagic can compile; the path is that of the first one.
  case text(String)

  /// Looks at the files of a list; without one, at those that `MAGIC` names or that are installed.
  package init(named list: String?) {
    let paths = MagicPaths(list ?? MagicSource.defaultList)
    if let text = paths.textSources.first {
      self = .text(text)
    } else {
      // What is no database is told apart by opening it.
      self = .compiled(paths.compiled.isEmpty ? [paths.text] : paths.compiled)
    }
  }

  /// The list that is read where none is named.
  package static var defaultList: String { environmentVariable("MAGIC") ?? LibMagic.databasePath }

  /// What is told of libmagic's being asked.
  package static func note(_ reason: String) -> String {
    "libmagic itself, confined in a process of its own where possible, reads the signature database: \(reason)"
  }

  /// The blocks that `file -l` prints for the paths of a list: a database's, or an empty one for a source that says nothing.
  package static func blocks(named list: String?) -> [String?] { MagicPaths(list ?? defaultList).blocks }
}

/// Asks our own evaluator, and the C library from the first damaged record on.
private final class CheckedMagicDetector: Detector {
  private let detector: MagicDetector
  private let describes: Bool
  private let makeFallback: (_ describing: Bool) throws(LibMagicError) -> any Detector
  private var fallback: (any Detector)?

  init(
    _ database: MagicDatabase, describing: Bool,
    _ makeFallback: @escaping (_ describing: Bool) throws(LibMagicError) -> any Detector
  ) {
    self.makeFallback = makeFallback
    detector = MagicDetector(database, describing: describing)
    describes = describing
  }

  func findings(in subject: Subject) -> Findings {
    if let fallback { return fallback.findings(in: subject) }
    let findings = detector.findings(in: subject)
    guard detector.damage != nil else { return findings }
    do throws(LibMagicError) {
      let fallback = try makeFallback(describes)
      self.fallback = fallback
      return fallback.findings(in: subject)
    } catch {
      var failed = Findings()
      failed.failure = error.description
      return failed
    }
  }
}

/// The databases in a list of paths such as `/etc/magic:/usr/share/misc/magic`.
struct MagicPaths {
  /// The list as it was given.
  let text: String
  /// The compiled databases, in their order.
  private(set) var compiled: [String] = []
  /// The text sources in the list that say something.
  private(set) var textSources: [String] = []
  /// The databases, and nil for each text source that says nothing, in their order.
  private(set) var blocks: [String?] = []

  /// A text source larger than this is one that says something.
  private static let longestComment = 64 << 10

  /// Reads a list: as libmagic does, each path stands for the file of that name with `.mgc`, or for itself.
  init(_ list: String) {
    text = list
    for path in list.split(separator: ":").map(String.init) {
      if (try? FileStatus.of(FilePath(path + ".mgc"), followingLinks: true).kind) == .file {
        compiled.append(path + ".mgc")
        blocks.append(path + ".mgc")
      } else if let bytes = MagicPaths.head(of: path) {
        // A name that promises a compiled database is held to it, as are bytes that are no text.
        let isCompiled = bytes.starts(with: [0x1c, 0x04, 0x1e, 0xf1]) || bytes.starts(with: [0xf1, 0x1e, 0x04, 0x1c])
        if isCompiled || path.hasSuffix(".mgc") || bytes.contains(0) {
          compiled.append(path)
          blocks.append(path)
        } else if MagicPaths.saysSomething(bytes) {
          textSources.append(path)
        } else {
          blocks.append(nil)
        }
      } else if (try? FileStatus.of(FilePath(path), followingLinks: true).kind) == .directory {
        // A directory of sources.
        textSources.append(path)
      }
    }
  }

  private static func head(of path: String) -> [UInt8]? {
    guard let file = try? FileDescriptor.open(FilePath(path), followingLinks: true) else { return nil }
    var bytes: [UInt8] = []
    guard (try? file.read(upTo: longestComment, at: 0, appendingTo: &bytes)) != nil else { return nil }
    return bytes
  }

  /// Whether a text source has a line that is neither empty nor a comment; Debian's /etc/magic has none.
  private static func saysSomething(_ bytes: [UInt8]) -> Bool {
    bytes.count == longestComment
      || bytes.split(separator: UInt8(ascii: "\n")).contains { line in
        let first = line.first { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") && $0 != UInt8(ascii: "\r") }
        return first != nil && first != UInt8(ascii: "#")
      }
  }
}
