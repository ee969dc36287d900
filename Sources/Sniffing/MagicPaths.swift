// SPDX-License-Identifier: Apache-2.0
import FileSystem

/// The databases in a list of paths such as `/etc/magic:/usr/share/misc/magic`.
struct MagicPaths {
  /// The list as it was given.
  let text: FilePath
  /// The compiled databases, in their order.
  private(set) var compiled: [FilePath] = []
  /// The text sources in the list that have entries.
  private(set) var textSources: [FilePath] = []
  /// The databases, and nil for each text source without entries, in their order.
  private(set) var blocks: [FilePath?] = []

  /// Bytes of a text source that are searched for an entry; one with as many or more is taken to have some.
  private static let longestComment = 64 << 10

  /// The end of the name of a compiled database.
  private static let ending = Array(".mgc".utf8)

  /// Reads a list: as libmagic does, each path stands for the file of that name with `.mgc`, or for itself.
  init(_ list: FilePath) {
    text = list
    for path in FilePath.paths(in: list.bytes) {
      let database = FilePath(bytes: path.bytes + MagicPaths.ending)
      if (try? FileStatus.of(database, followingLinks: true).kind) == .file {
        compiled.append(database)
        blocks.append(database)
      } else if let bytes = MagicPaths.head(of: path) {
        // A name that promises a compiled database is held to it, as are bytes that are no text.
        let isCompiled = bytes.starts(with: [0x1c, 0x04, 0x1e, 0xf1]) || bytes.starts(with: [0xf1, 0x1e, 0x04, 0x1c])
        if isCompiled || path.bytes.suffix(MagicPaths.ending.count) == MagicPaths.ending || bytes.contains(0) {
          compiled.append(path)
          blocks.append(path)
        } else if MagicPaths.saysSomething(bytes) {
          textSources.append(path)
        } else {
          blocks.append(nil)
        }
      } else if (try? FileStatus.of(path, followingLinks: true).kind) == .directory {
        // A directory of sources; Debian has an empty one, where the compiled database is a file of its own.
        if MagicPaths.holdsSources(path) { textSources.append(path) } else { blocks.append(nil) }
      }
    }
  }

  /// Whether a directory has a file that says something.
  private static func holdsSources(_ path: FilePath) -> Bool {
    guard let directory = try? FileDescriptor.open(path, followingLinks: true),
      let entries = try? DirectoryStream.entries(of: directory)
    else { return false }
    return entries.contains { entry in
      let source = path.appending(entry.name)
      return (try? FileStatus.of(source, followingLinks: true).kind) == .file
        && (head(of: source).map(saysSomething) ?? false)
    }
  }

  private static func head(of path: FilePath) -> [UInt8]? {
    guard let file = try? FileDescriptor.open(path, followingLinks: true) else { return nil }
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
