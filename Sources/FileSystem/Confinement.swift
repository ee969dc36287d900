// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import Glibc

/// What this process gives up, for ever, before it works on bytes that nobody trusts.
///
/// Each step needs something of the kernel and is passed over where that is missing; what was reached is told.
package struct Confinement: OptionSet, Sendable {
  /// The steps as bits.
  package let rawValue: UInt8

  /// The steps whose bits are set.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// No program that is run gives privileges (`PR_SET_NO_NEW_PRIVS`).
  package static let privileges = Confinement(rawValue: 1)
  /// Processor time, memory, descriptors, processes and core dumps are limited (`setrlimit`).
  package static let limits = Confinement(rawValue: 2)
  /// Only named files can be opened, for reading (Landlock, Linux 5.13).
  package static let files = Confinement(rawValue: 4)
  /// Only system calls that compute and read what is open are left (seccomp).
  package static let calls = Confinement(rawValue: 8)

  /// Memory that may be added to what the process has, in bytes: libmagic takes two buffers of 7 MiB, and tables.
  package static let memory: UInt64 = 512 << 20
  /// Descriptors that may be open: the three streams, the socket, a file, and a database while it is loaded.
  package static let descriptors: UInt64 = 16

  /// Gives up privileges, resources and all files but those at or below the paths.
  package static func confineResources(readableFiles paths: [FilePath], processorSeconds: UInt64) -> Confinement {
    var reached: Confinement = []
    // Whoever started us may have left descriptors open.
    _ = sniff_close_from(UInt32(ChildProcess.socketNumber) + 1)
    if sniff_give_up_privileges() == 0 { reached.insert(.privileges) }
    let limits: [(sniff_resource, UInt64)] = [
      (sniff_processor_time, processorSeconds), (sniff_address_space, addressSpace + memory), (sniff_core_size, 0),
      (sniff_descriptors, descriptors), (sniff_processes, 0),
    ]
    if limits.allSatisfy({ sniff_lower_limit($0.0, $0.1) == 0 }) { reached.insert(.limits) }
    let names = paths.map { path in path.withCString { strdup($0) } }
    defer { for name in names { free(name) } }
    let pointers = names.map { UnsafePointer<CChar>($0) }
    if pointers.withUnsafeBufferPointer({ sniff_restrict_files($0.baseAddress, $0.count) }) == 0 {
      reached.insert(.files)
    }
    return reached
  }

  /// Gives up writing to files, opening them, starting processes, sockets and whatever else is not computing.
  package static func confineCalls() -> Confinement {
    // A write fails then, and need not kill.
    signal(SIGXFSZ, SIG_IGN)
    _ = sniff_lower_limit(sniff_file_size, 0)
    return sniff_restrict_calls() == 0 ? .calls : []
  }

  /// The size of the address space in bytes; 1 GiB where it cannot be told.
  private static var addressSpace: UInt64 { AddressSpace.used ?? 1 << 30 }
}
