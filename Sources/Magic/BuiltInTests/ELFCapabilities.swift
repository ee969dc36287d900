// SPDX-License-Identifier: Apache-2.0

/// The capabilities that Solaris notes in ELF files; source: Oracle Solaris 11, `sys/elf.h` and `sys/auxv_386.h`.
struct ELFCapabilities {
  /// The machines that have any: SPARC, SPARC V9, IA-64, 386 and AMD64.
  static let machines: [UInt16] = [2, 43, 50, 3, 62]

  /// What the processor must have, and what the system must do, one bit each.
  var hardware: UInt64 = 0
  var software: UInt64 = 0
  /// How many capabilities are of no known kind.
  var unknownCount = 0

  private static let sparc: [(UInt64, String)] = [
    (0x0001, "MUL32"), (0x0002, "DIV32"), (0x0004, "FSMULD"), (0x0008, "V8PLUS"), (0x0010, "POPC"), (0x0020, "VIS"),
    (0x0040, "VIS2"), (0x0080, "ASI_BLK_INIT"), (0x0100, "FMAF"), (0x4000, "FJFMAU"), (0x8000, "IMA"),
  ]
  /// In the order of the bits.
  private static let intel = [
    "FPU", "TSC", "CX8", "SEP", "AMD_SYSC", "CMOV", "MMX", "AMD_MMX", "AMD_3DNow", "AMD_3DNowx", "FXSR", "SSE", "SSE2",
    "PAUSE", "SSE3", "MON", "CX16", "AHF", "TSCP", "AMD_SSE4A", "POPCNT", "AMD_LZCNT", "SSSE3", "SSE4.1", "SSE4.2",
  ]

  /// What a description says about them.
  func description(machine: UInt16) -> String {
    var text = ""
    if hardware != 0 {
      text += ", uses"
      let names: [(UInt64, String)]?
      switch machine {
      case 2, 18, 43: names = Self.sparc
      case 3, 50, 62: names = Self.intel.enumerated().map { (1 << UInt64($0.offset), $0.element) }
      default: names = nil
      }
      var rest = hardware
      for (bit, name) in names ?? [] where rest & bit != 0 {
        text += " " + name
        rest &= ~bit
      }
      if rest != 0 { text += (names == nil ? "" : " unknown") + " hardware capability 0x" + String(rest, radix: 16) }
    }
    if software != 0 {
      if software & 2 != 0 { text += software & 1 != 0 ? ", uses frame pointer" : ", not known to use frame pointer" }
      let rest = software & ~3
      if rest != 0 { text += ", with unknown software capability 0x" + String(rest, radix: 16) }
    }
    return text
  }
}
