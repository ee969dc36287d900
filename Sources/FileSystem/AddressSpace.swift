// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import Glibc

/// The memory that this process may map, where somebody has limited it (`ulimit -v`, `RLIMIT_AS`).
///
/// Memory that cannot be allocated ends a Swift program, so what is missing has to be noticed before.
package enum AddressSpace {
  /// How many bytes the process may map; nil where there is no limit.
  ///
  /// Corresponds to `getrlimit`.
  package static let limit: UInt64? = {
    var bounds = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &bounds) == 0 else { return nil }
    return bounds.rlim_cur == rlim_t.max ? nil : UInt64(bounds.rlim_cur)
  }()

  /// Bytes that must be left when a command begins: the signature database, and what the most costly file takes.
  package static let leastRoom: UInt64 = 48 << 20
  /// Bytes that must be left for each further thread: its stack, buffers and tables, and part of the most costly file.
  private static let roomForThread: UInt64 = 16 << 20
  /// Bytes that the names in one directory must leave for looking at them.
  private static let roomBesidesNames: UInt64 = 16 << 20
  /// What glibc reserves for a heap of one thread's own, twice as much as it keeps.
  private static let heapReservation: UInt64 = 128 << 20
  /// What is allocated from memory that is kept, and not mapped for itself: all that libmagic reads of a file, 7 MiB.
  private static let keptBlock = 8 << 20
  /// What a heap keeps at its end when a file was closed: its first and its last bytes.
  private static let keptMemory = 16 << 20

  /// Bytes of a line of seven numbers.
  private static let longestLine = 256

  /// The bytes that are mapped (proc(5), `statm`); nil where that cannot be told.
  package static var used: UInt64? {
    var bytes: [UInt8] = []
    let pageSize = UInt64(max(1, sysconf(Int32(_SC_PAGESIZE))))
    guard let file = try? FileDescriptor.open(FilePath("/proc/self/statm"), followingLinks: true),
      (try? file.readNext(upTo: longestLine, appendingTo: &bytes)) != nil
    else { return nil }
    let first = bytes.split(separator: UInt8(ascii: " ")).first ?? []
    return UInt64(String(decoding: first, as: UTF8.self)).map {
      $0.multipliedReportingOverflow(by: pageSize).partialValue
    }
  }

  /// What a process that has just begun has mapped, for where /proc does not tell.
  private static let usedAtFirst: UInt64 = 24 << 20

  /// The bytes that may still be mapped; nil where there is no limit.
  package static var room: UInt64? {
    guard let limit else { return nil }
    let used = used ?? usedAtFirst
    return limit > used ? limit - used : 0
  }

  /// How many threads to start where so many are wanted and so much room is left; at least 1.
  package static func threadCount(_ wanted: Int, within room: UInt64? = AddressSpace.room) -> Int {
    guard let room else { return wanted }
    let more = room > leastRoom ? (room - leastRoom) / roomForThread : 0
    return max(1, min(wanted, Int(clamping: more) + 1))
  }

  /// Whether names of so many bytes may double; an array that grows is there twice for a moment.
  static func hasRoom(forTwice count: Int) -> Bool {
    guard limit != nil, let room else { return true }
    return room > roomBesidesNames + 2 * UInt64(clamping: count)
  }

  /// Prepares the process for the memory there is.
  ///
  /// Where it is limited, threads share heaps if not each may reserve one; where it is not, heads of files take memory that
  /// those of files before had. What ends the process all the same is told in one line.
  ///
  /// Corresponds to `mallopt` with `M_ARENA_MAX`, `M_MMAP_THRESHOLD` and `M_TRIM_THRESHOLD`, and to `sigaction`.
  package static func prepare() {
    sniff_prepare_last_words()
    guard let room else { return sniff_keep_memory(keptBlock, keptMemory) }
    let heaps = room > leastRoom ? (room - leastRoom) / heapReservation : 0
    sniff_limit_heaps(Int32(clamping: max(1, heaps)))
  }
}
