// SPDX-License-Identifier: Apache-2.0
import FileSystem
import RegularExpressions

/// The signatures of libmagic: one or several compiled databases, searched one after the other.
///
/// Immutable, so that all threads share one.
package final class MagicDatabase: Sendable {
  let files: [MagicDatabaseFile]
  /// Compiled regular expressions by their record, made when a record first needs one and shared by all threads.
  private let expressions = SharedTable<Int, RegularExpression>()
  /// Indexes, made when a file is first tested against a set.
  private let indexes = SharedTable<Int, MagicIndex>()

  /// Opens compiled databases; each is mapped, and checked before use.
  package init(paths: [String]) throws(MagicDatabaseError) {
    var files: [MagicDatabaseFile] = []
    for path in paths {
      let bytes: MappedFile
      do throws(MappedFileError) {
        bytes = try MappedFile(path: [UInt8](path.utf8))
      } catch {
        throw .unreadable(path: path, code: error.code)
      }
      files.append(try MagicDatabaseFile(bytes, path: path, after: files.last))
    }
    self.files = files
  }

  /// Takes compiled databases that are in memory; `label` stands for their path in errors.
  package init(images: [[UInt8]], label: String) throws(MagicDatabaseError) {
    var files: [MagicDatabaseFile] = []
    for image in images {
      files.append(try MagicDatabaseFile(MappedFile(copying: image), path: label, after: files.last))
    }
    self.files = files
  }

  /// The version of each database's format.
  package var versions: [UInt32] { files.map(\.version) }

  /// The number of records in all databases.
  package var recordCount: Int { files.reduce(0) { $0 + $1.recordCount } }
}

extension MagicDatabase {
  /// The named group that a `use` record names, in whichever database file has it first.
  func group(namedBy record: Int, of file: MagicDatabaseFile, skipping prefix: Int) -> (MagicDatabaseFile, Int)? {
    for candidate in files {
      if candidate === file {
        if let start = file.group(named: record, skipping: prefix) { return (file, start) }
      } else if let start = candidate.group(named: Array(file.valueString(record).dropFirst(prefix))) {
        return (candidate, start)
      }
    }
    return nil
  }
}

extension MagicDatabase {
  /// A number for a record that no other record of any file has.
  func expressionKey(_ record: Int, of file: MagicDatabaseFile) -> Int { file.firstKey &+ record }

  /// The compiled expression of a record; nil where it is not one.
  func expression(
    _ key: Int, ignoringCase: Bool, _ record: Int, of file: MagicDatabaseFile
  ) -> RegularExpression? {
    if let known = expressions[key] { return known }
    let pattern = file.valueString(record)
    guard Self.isAcceptable(pattern), let compiled = try? RegularExpression(pattern, ignoringCase: ignoringCase) else {
      return nil
    }
    return expressions.insert(compiled, for: key)
  }

  /// Whether libmagic would hand a pattern on: no repetition sign twice in a row, nothing but printable ASCII, blanks and two more.
  private static func isAcceptable(_ pattern: [UInt8]) -> Bool {
    var last: UInt8 = 0
    for byte in pattern {
      switch byte {
      case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "{"):
        guard byte != last else { return false }
      default: break
      }
      last = byte
      guard MagicCharacters.isPrintable(byte) || MagicCharacters.isSpace(byte) || byte == 0x08 || byte == 0x8A else {
        return false
      }
    }
    return true
  }
}

extension MagicDatabase {
  /// The index of a file for a set; `known` keeps what the caller has asked for before.
  func index(of file: MagicDatabaseFile, _ set: MagicRecordFlags, _ known: inout NumberTable<MagicIndex>) -> MagicIndex
  {
    let key = file.number * 2 + (set == .text ? 1 : 0)
    if let index = known[key] { return index }
    let index = indexes[key] ?? indexes.insert(MagicIndex(file, set: set), for: key)
    known[key] = index
    return index
  }
}
