// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
public import LibMagic
import Magic

/// The installed signature database, loaded once and shared by all sniffers.
public final class SignatureDatabase: Sendable {
  /// Who evaluates the database.
  private enum Engine: Sendable {
    /// Our own evaluator over the mapped database.
    case swift(MagicDatabase)
    /// The C library, for a database that our evaluator does not know or that is a text source.
    case libmagic
  }

  private let engine: Engine
  /// Why the C library evaluates the database in place of our own evaluator; nil where it does not.
  public let note: String?

  /// Loads the database that the environment variable `MAGIC` names, or else the installed one.
  ///
  /// - Throws: `LibMagicError` where there is none that either engine can read.
  public convenience init() throws(LibMagicError) { try self.init(checksAll: true) }

  /// Loads the same database; with `checksAll` off its records are checked as they are used, which is quicker for a few
  /// files, and the C library takes over where one is damaged.
  package init(checksAll: Bool) throws(LibMagicError) {
    let paths = MagicPaths(environmentVariable("MAGIC") ?? LibMagic.databasePath)
    do throws(MagicDatabaseError) {
      guard !paths.needsLibMagic, !paths.compiled.isEmpty else { throw .notCompiled(path: paths.text) }
      engine = .swift(try MagicDatabase(paths: paths.compiled, checksAll: checksAll))
      note = nil
    } catch {
      _ = try LibMagic()
      engine = .libmagic
      note = "libmagic itself reads the signature database: \(error)"
    }
  }

  /// The compiled databases that a list of paths names; without one, those that are installed.
  package static func compiledPaths(named list: String?) -> [String] {
    let list = list ?? environmentVariable("MAGIC") ?? LibMagic.databasePath
    let compiled = MagicPaths(list).compiled
    // What is no database is told apart by opening it.
    return compiled.isEmpty ? [list] : compiled
  }

  /// A detector for one worker.
  func detector(describing: Bool) throws(LibMagicError) -> any Detector {
    switch engine {
    case .swift(let database): CheckedMagicDetector(database, describing: describing)
    case .libmagic: try LibMagicDetector(describing: describing)
    }
  }
}

/// Asks our own evaluator, and the C library from the first damaged record on.
private final class CheckedMagicDetector: Detector {
  private let detector: MagicDetector
  private let describes: Bool
  private var fallback: LibMagicDetector?

  init(_ database: MagicDatabase, describing: Bool) {
    detector = MagicDetector(database, describing: describing)
    describes = describing
  }

  func findings(in subject: Subject) -> Findings {
    if let fallback { return fallback.findings(in: subject) }
    let findings = detector.findings(in: subject)
    guard detector.damage != nil else { return findings }
    fallback = try? LibMagicDetector(describing: describes)
    return fallback?.findings(in: subject) ?? findings
  }
}

/// The databases in a list of paths such as `/etc/magic:/usr/share/misc/magic`.
struct MagicPaths {
  /// The list as it was given.
  let text: String
  /// The compiled databases, in their order.
  private(set) var compiled: [String] = []
  /// Whether a text source in the list says something, which only libmagic can compile.
  private(set) var needsLibMagic = false

  /// A text source larger than this is one that says something.
  private static let longestComment = 64 << 10

  /// Reads a list: as libmagic does, each path stands for the file of that name with `.mgc`, or for itself.
  init(_ list: String) {
    text = list
    for path in list.split(separator: ":").map(String.init) {
      if (try? FileStatus.of(FilePath(path + ".mgc"), followingLinks: true).kind) == .file {
        compiled.append(path + ".mgc")
      } else if let bytes = MagicPaths.head(of: path) {
        if bytes.starts(with: [0x1c, 0x04, 0x1e, 0xf1]) || bytes.starts(with: [0xf1, 0x1e, 0x04, 0x1c]) {
          compiled.append(path)
        } else if MagicPaths.saysSomething(bytes) {
          needsLibMagic = true
        }
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
