// SPDX-License-Identifier: Apache-2.0
import ByteVectors
package import FileSystem
import RegularExpressions

/// The signatures of libmagic: one or several compiled databases, searched one after the other.
///
/// Immutable, so that all threads share one.
package final class MagicDatabase: Sendable {
  let files: [MagicDatabaseFile]
  /// Compiled regular expressions by their record, made when a record first needs one and shared by all threads.
  private let expressions = SharedTable<RegularExpression>()
  /// Indexes, made when a file is first tested against a set.
  private let indexes = SharedTable<MagicIndex>()
  /// What an earlier process worked out.
  let archive = Locked<MagicArchive?>(nil)

  /// As many files are quicker without checks and indexes of all records.
  package static let fewFiles = 2

  /// Opens compiled databases; each is mapped, and checked before use.
  ///
  /// With `checksAll` off, each record is checked when an evaluation comes to it, which then fails at a damaged one: the
  /// quicker way for a few files.
  package init(paths: [FilePath], checksAll: Bool = true) throws(MagicDatabaseError) {
    var files: [MagicDatabaseFile] = []
    for path in paths {
      let bytes: MappedFile
      do throws(MappedFileError) {
        bytes = try MappedFile(path: path.bytes)
      } catch {
        throw .unreadable(path: path.description, code: error.code)
      }
      files.append(try MagicDatabaseFile(bytes, path: path.description, after: files.last, checksAll: checksAll))
    }
    self.files = files
    self.paths = paths
  }

  /// Takes compiled databases that are in memory; `label` stands for their path in errors.
  package init(images: [[UInt8]], label: String, checksAll: Bool = true) throws(MagicDatabaseError) {
    var files: [MagicDatabaseFile] = []
    for image in images {
      let bytes = MappedFile(copying: image)
      files.append(try MagicDatabaseFile(bytes, path: label, after: files.last, checksAll: checksAll))
    }
    self.files = files
    paths = images.map { _ in FilePath(label) }
  }

  /// The same for paths that are text.
  package convenience init(paths: [String], checksAll: Bool = true) throws(MagicDatabaseError) {
    try self.init(paths: paths.map { FilePath($0) }, checksAll: checksAll)
  }

  /// The path of each database; of those in memory their label.
  package let paths: [FilePath]

  /// The version of each database's format.
  package var versions: [UInt32] { files.map(\.version) }

  /// Whether a database is of libmagic 5.46 or later, which has another built-in test.
  var isFrom546: Bool { files.contains { $0.version >= 20 } }

  /// The number of records in all databases.
  package var recordCount: Int { files.reduce(0) { $0 + $1.recordCount } }
}

extension MagicDatabase {
  /// A number for a record that no other record of any file has.
  func recordKey(_ record: Int, of file: MagicDatabaseFile) -> Int { file.firstKey &+ record }

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
      guard byte.isPrintable || byte.isWhiteSpace || byte == 0x08 || byte == 0x8A else {
        return false
      }
    }
    return true
  }
}

extension MagicDatabase {
  /// Whether some evaluation has made the indexes for binaries, so that they cost nothing any more.
  var isIndexed: Bool { files.allSatisfy { indexes[$0.number * 2] != nil } }

  /// The index of a file for a set, made when first asked for.
  func index(of file: MagicDatabaseFile, _ set: MagicRecordFlags) -> MagicIndex {
    let key = Self.indexKey(of: file, set)
    return indexes[key] ?? indexes.insert(archivedIndex(of: file, set) ?? MagicIndex(file, set: set), for: key)
  }

  /// Takes over an index that was made before.
  func adopt(_ index: MagicIndex, of file: MagicDatabaseFile, _ set: MagicRecordFlags) {
    _ = indexes.insert(index, for: Self.indexKey(of: file, set))
  }

  private static func indexKey(of file: MagicDatabaseFile, _ set: MagicRecordFlags) -> Int {
    file.number * 2 + (set == .text ? 1 : 0)
  }
}
