// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Hashing
import Magic

/// The indexes of a signature database that outlive the process, so that a start for one file need not make them.
///
/// They are kept in the folder `sniff` of the user's caches, `$XDG_CACHE_HOME` or `~/.cache` (XDG Base Directory Specification
/// 0.8), or in the folder that `SNIFF_CACHE` names; where that variable is empty, nowhere. What cannot be read or written is
/// done without.
struct IndexCache {
  private let folder: PrivateFolder
  private let program: FileVersion
  private let database: MagicDatabase
  private let name: String
  private let isMissing: Bool

  /// Gives a database the indexes that were kept of it; nil where none are ever kept.
  init?(of database: MagicDatabase, _ environment: (String) -> [UInt8]?) {
    guard let folder = Self.folder(environment), let program = FileVersion.program else { return nil }
    self.folder = folder
    self.program = program
    self.database = database
    name = Self.name(of: database)
    isMissing = folder.map(name).map { !database.adopt($0, for: program) } ?? true
  }

  /// Keeps the indexes for the next process, in place of older ones, unless they were there already.
  ///
  /// With that, indexes go that nobody has written for long: their program or database may be gone.
  func keep() {
    guard isMissing, folder.replace(name, with: { database.archive(for: program) }) else { return }
    folder.removeFiles(unchangedForDays: Self.longestUnchanged, among: Self.mostSeen, where: Self.isName)
  }

  /// Days after which an index is removed that was not written again.
  private static let longestUnchanged = 90
  /// Names of the folder that are looked at for old indexes.
  private static let mostSeen = 256

  /// Whether a name is that of an index, or of the draft of one that a process could not finish.
  private static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts[0].hasPrefix(front), parts[1] == ending else { return false }
    let (hash, process) = (parts[0].dropFirst(front.count), parts.dropFirst(2).first)
    return hash.utf8.count <= 16 && UInt64(hash, radix: 16) != nil && process.map { Int32($0) != nil } ?? true
  }

  private static func folder(_ environment: (String) -> [UInt8]?) -> PrivateFolder? {
    if let named = environment("SNIFF_CACHE") { return PrivateFolder(at: FilePath(bytes: named)) }
    let caches: FilePath
    if let named = environment("XDG_CACHE_HOME"), named.first == UInt8(ascii: "/") {
      // A relative path is invalid and counts as none.
      caches = FilePath(bytes: named)
    } else if let home = environment("HOME") {
      caches = FilePath(bytes: home).appending(".cache")
    } else {
      return nil
    }
    return PrivateFolder(at: caches).flatMap { _ in PrivateFolder(at: caches.appending("sniff")) }
  }

  /// A name for the databases at some paths and the program at one, whatever their versions: new ones take the place of old.
  private static func name(of database: MagicDatabase) -> String {
    var hash = FNV1a.seed
    for path in database.paths.map(\.bytes) + [FileVersion.programPath] {
      for byte in path + [0] { hash = FNV1a.adding(byte, to: hash) }
    }
    return "\(front)\(String(hash, radix: 16)).\(ending)"
  }

  private static let front = "magic-"
  private static let ending = "index"
}
