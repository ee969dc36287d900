// SPDX-License-Identifier: Apache-2.0
import FileSystem
import LibMagic

/// What a list of paths such as `/etc/magic:/usr/share/misc/magic` stands for.
package enum MagicSource: Equatable, Sendable {
  /// Compiled databases, in their order.
  case compiled([String])
  /// A list with a text source that has entries, which only libmagic can compile; the path is that of the first one.
  case text(String)

  /// Looks at the files of a list; without one, at those that `MAGIC` names or that are installed.
  package init(named list: String?) {
    let paths = MagicPaths(list ?? MagicSource.defaultList)
    if let text = paths.textSources.first {
      self = .text(text)
    } else {
      // Where no file of the list can be read, opening the list itself says why; sources without entries are no databases.
      self = .compiled(paths.blocks.isEmpty ? [paths.text] : paths.compiled)
    }
  }

  /// The list that is read where none is named.
  package static var defaultList: String { environmentVariable("MAGIC") ?? LibMagicCookie.databasePath }

  /// What is told of libmagic's being asked.
  package static func note(_ reason: String) -> String {
    "libmagic itself, confined in a process of its own where possible, reads the signature database: \(reason)"
  }

  /// The blocks that `file -l` prints for the paths of a list: a database's, or an empty one for a source without entries.
  package static func blocks(named list: String?) -> [String?] { MagicPaths(list ?? defaultList).blocks }
}
