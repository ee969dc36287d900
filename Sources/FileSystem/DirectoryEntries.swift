// SPDX-License-Identifier: Apache-2.0
import Glibc

/// One name in a directory.
package struct DirectoryEntry: Sendable {
  /// The name's bytes.
  package let name: [UInt8]
  /// What the entry is where the file system says so without asking the inode; nil otherwise.
  package let kind: FileKind?
}

/// The entries of a directory, sorted by the bytes of their names.
///
/// All names lie in one piece of memory, so that a directory of a million entries costs little more than its names.
package struct DirectoryEntries: RandomAccessCollection, Sendable {
  /// The names, each ended by NUL and followed by a byte that tells what the entry is.
  private var names: [UInt8] = []
  /// Where each name begins.
  private var starts: [UInt32] = []
  /// What an entry may be, by the number behind its name.
  private static let kinds: [FileKind?] = [nil] + FileKind.allCases

  /// No entries.
  init() {}

  /// The memory that names and offsets take, in bytes.
  var byteCount: Int { names.count + starts.count * MemoryLayout<UInt32>.stride }

  package var startIndex: Int { 0 }
  package var endIndex: Int { starts.count }

  package subscript(position: Int) -> DirectoryEntry {
    let start = Int(starts[position])
    let end = names[start...].firstIndex(of: 0) ?? names.endIndex
    let number = Int(names[end + 1])
    return DirectoryEntry(name: Array(names[start..<end]), kind: DirectoryEntries.kinds[number])
  }

  /// Keeps one more entry.
  ///
  /// - Throws: `ENOMEM` where the names together exceed what the offsets can tell, 4 GiB.
  mutating func append(_ name: UnsafeBufferPointer<UInt8>, kind: FileKind?) throws(Errno) {
    guard let start = UInt32(exactly: names.count) else { throw .outOfMemory }
    starts.append(start)
    names.append(contentsOf: name)
    names.append(0)
    names.append(UInt8(DirectoryEntries.kinds.firstIndex(of: kind) ?? 0))
  }

  /// Sorts by the bytes of the names.
  mutating func sort() {
    names.withUnsafeBytes { names in
      guard let base = names.baseAddress?.assumingMemoryBound(to: CChar.self) else { return }
      // Names hold no NUL, and strcmp compares them as unsigned bytes.
      starts.sort { strcmp(base + Int($0), base + Int($1)) < 0 }
    }
  }
}
