// SPDX-License-Identifier: Apache-2.0
package import FileSystem
import Hashing

/// Indexes that outlive the process, so that the next one need not look at all records again.
///
/// An index can only leave out what cannot match, so an archive changes no answer; it holds for the very files and the very
/// program that made it.
extension MagicDatabase {
  /// The parts of an archive for each file of the database.
  private enum Part: Int, CaseIterable {
    case groups, names, binaries, texts
  }

  /// All that can be worked out about the records of the database, for a later `adopt` by the same program.
  ///
  /// Nil where the database is not made of files, or is damaged. Takes some milliseconds.
  package func archive(for program: FileVersion) -> [UInt8]? {
    guard let key = archiveKey(for: program) else { return nil }
    var archive: [UInt8] = []
    func append(_ write: (inout MagicArchiveWriter) -> Void) {
      var writer = MagicArchiveWriter()
      write(&writer)
      writer.finish(in: &archive)
    }
    append { $0.write(key) }
    for file in files {
      let (groups, names) = (file.groupStarts, file.names)
      guard groups.damaged == nil, names.damaged == nil else { return nil }
      append { $0.write(groups.starts) }
      append { $0.write(names.slots.slots) }
      append { index(of: file, .binary).write(to: &$0) }
      append { index(of: file, .text).write(to: &$0) }
    }
    return archive
  }

  /// Takes over what an archive holds; whether it is a sound one of this database and this program.
  ///
  /// What only some evaluations need is read when it is needed. Must be called before anything is evaluated.
  package func adopt(_ archive: MappedFile, for program: FileVersion) -> Bool {
    guard let key = archiveKey(for: program),
      let archive = MagicArchive(archive, key: key, sectionCount: files.count * Part.allCases.count)
    else { return false }
    self.archive.withLock { $0 = archive }
    for file in files {
      guard var part = part(.groups, of: file) else { return false }
      file.adopt(groups: MagicGroupTable(starts: part.values(Int32.self), damaged: nil))
      guard part.isSound, let index = archivedIndex(of: file, .binary) else { return false }
      adopt(index, of: file, .binary)
    }
    return true
  }

  /// What an archive holds of the index of a file; nil without one, and where that part of it is damaged.
  func archivedIndex(of file: MagicDatabaseFile, _ set: MagicRecordFlags) -> MagicIndex? {
    guard var part = part(set == .text ? .texts : .binaries, of: file) else { return nil }
    let index = MagicIndex(from: &part, groups: file.groupStarts)
    return part.isSound ? index : nil
  }

  /// The named groups of a file, from an archive if there is one.
  func names(of file: MagicDatabaseFile) -> MagicNameTable {
    if var part = part(.names, of: file), let slots = HashSlots(part.values(Int32.self)) {
      file.adopt(names: MagicNameTable(slots: slots, damaged: nil))
    }
    return file.names
  }

  private func part(_ part: Part, of file: MagicDatabaseFile) -> MagicArchiveReader? {
    archive.withLock { $0 }?.section(1 + file.number * Part.allCases.count + part.rawValue)
  }

  /// What tells the files of the database and a program from all others; nil for a database in memory.
  private func archiveKey(for program: FileVersion) -> [UInt64]? {
    var key = program.numbers
    for file in files {
      guard let version = file.fileVersion else { return nil }
      key += version.numbers
    }
    return key
  }
}
