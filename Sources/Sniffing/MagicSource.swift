// SPDX-License-Identifier: Apache-2.0
package import FileSystem
import LibMagic

/// What a list of paths such as `/etc/magic:/usr/share/misc/magic` stands for.
package enum MagicSource: Equatable, Sendable {
  /// Compiled databases, in their order.
  case compiled([FilePath])
  /// A list with a text source that has entries, which only libmagic can compile; the path is that of the first one.
  case text(FilePath)

  /// Looks at the files of a list; without one, at those that `MAGIC` names or that are installed.
  package init(named list: FilePath?) {
    let paths = MagicPaths(list ?? MagicSource.defaultList)
    if let text = paths.textSources.first {
      self = .text(text)
    } else {
      // Where no file of the list can be read, opening the list itself says why; sources without entries are no databases.
      self = .compiled(paths.blocks.isEmpty ? [paths.text] : paths.compiled)
    }
  }

  /// The list that is read where none is named.
  package static var defaultList: FilePath {
    environmentVariable("MAGIC").map { FilePath(bytes: $0) } ?? FilePath(LibMagicCookie.databasePath)
  }

  /// Who names the databases of a list.
  package enum Origin: Sendable {
    /// An option, by which the caller gives the list.
    case option
    /// The variable `MAGIC`.
    case environment
    /// The user, by a file `.magic` or `.magic.mgc` in the home folder.
    case home
    /// Nobody: they are those that are installed.
    case installation

    /// What to do where a database cannot be used.
    package var advice: String {
      switch self {
      case .option: "name another with -m"
      case .environment: "MAGIC is set: let it name another, or unset it"
      case .home: "it stands in the home folder: correct it, or move it away"
      case .installation: "install the package libmagic-mgc, or set MAGIC to a database"
      }
    }
  }

  /// Who names the databases of a list, given or not, of which some paths are known.
  package static func origin(of paths: [FilePath], named list: FilePath?) -> Origin {
    if list != nil { return .option }
    if environmentVariable("MAGIC") != nil { return .environment }
    guard let home = environmentVariable("HOME"), !home.isEmpty else { return .installation }
    let own = home + "/.magic".utf8
    return paths.contains { $0.bytes.starts(with: own) } ? .home : .installation
  }

  /// The list as libmagic is to be given it, which ends at an empty path; nil where its own choice will do.
  package static func listForLibMagic(named list: FilePath?) -> FilePath? {
    let text = list ?? defaultList
    let paths = FilePath.paths(in: text.bytes)
    let whole = FilePath(bytes: Array(paths.map(\.bytes).joined(separator: ":".utf8)))
    return whole == text || paths.isEmpty ? list : whole
  }

  /// What is told of libmagic's being asked.
  package static func note(_ reason: String) -> String {
    "libmagic itself, confined in a process of its own where possible, reads the signature database: \(reason)"
  }

  /// The blocks that `file -l` prints for the paths of a list: a database's, or an empty one for a source without entries.
  package static func blocks(named list: FilePath?) -> [FilePath?] { MagicPaths(list ?? defaultList).blocks }
}
