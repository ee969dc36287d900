// SPDX-License-Identifier: Apache-2.0
import FileSystem

/// Why a compiled signature database cannot be used.
package enum MagicDatabaseError: Error, Equatable, Sendable {
  /// The file cannot be opened or mapped; the number is that of `<errno.h>`.
  case unreadable(path: String, code: Int32)
  /// The file does not begin with the magic number of a compiled database, so it may be a source file.
  case notCompiled(path: String)
  /// The database has a version that this evaluator does not know; libmagic itself may.
  case unsupportedVersion(path: String, version: UInt32)
  /// The length of the file is not that of the records it announces.
  case wrongLength(path: String)
  /// A record has a type, a level or a length that no version of libmagic writes.
  case invalidRecord(path: String, index: Int)
}

extension MagicDatabaseError {
  /// Whether libmagic itself may be able to read the database.
  package var isOfAnotherVersion: Bool { if case .unsupportedVersion = self { true } else { false } }
}

extension MagicDatabaseError {
  /// What is wrong, without what to do about it.
  package var statement: String {
    switch self {
    case .unreadable("", _):
      "no signature database is named"
    case .unreadable(let path, let code):
      "cannot read the signature database \(path) (\(Errno(rawValue: code)))"
    case .notCompiled(let path):
      "\(path) is not a compiled signature database"
    case .unsupportedVersion(let path, let version):
      "\(path) is a signature database of version \(version), and only 18, 20 and 21 are known"
    case .wrongLength(let path):
      "\(path) is damaged: its length does not fit its records"
    case .invalidRecord(let path, let index):
      "\(path) is damaged: record \(index) makes no sense"
    }
  }

  /// What to do where the system denies what reading any database takes; nil where the database is to blame.
  package var remedy: String? {
    guard case .unreadable(_, let code) = self else { return nil }
    switch Errno(rawValue: code) {
    case .tooManyOpenFiles: return "raise the limit of open files (ulimit -n)"
    case .tooManyOpenFilesInSystem: return "close other programs, for the system has too many files open"
    case .outOfMemory: return "close other programs, or raise the limit of memory (ulimit -v)"
    default: return nil
    }
  }
}

extension MagicDatabaseError: CustomStringConvertible {
  /// What is wrong; what to do about it where that is not a question of the caller's options.
  package var description: String {
    switch self {
    case .unreadable, .unsupportedVersion: statement
    case .notCompiled(let path): "\(statement); compile it with `file -C -m \(path)`"
    case .wrongLength, .invalidRecord: "\(statement); install the signature database anew"
    }
  }
}
