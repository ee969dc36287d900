// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension StructuredFormats {
  /// A machine, few sections, and no optional header, which only images and programs of Unix have.
  static func objectFile(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 20, let machine = head.littleEndian(UInt16.self, at: 0),
      let sections = head.littleEndian(UInt16.self, at: 2), let optional = head.littleEndian(UInt16.self, at: 16)
    else { return nil }
    guard [0x014c, 0x8664, 0x01c4, 0xaa64, 0x0200].contains(machine) else {
      return rareObjectFile(subject)
    }
    if optional == UInt16(unixHeader), machine == 0x014c { return unixProgram(subject, isBig: false) }
    guard sections > 0, sections < 4096, optional == 0 else { return nil }
    // The first section's name is printable or refers to the string table.
    let name = head.dropFirst(20).prefix(8)
    guard name.prefix(while: { $0 != 0 }).allSatisfy(\.isPrintable), name.first != 0 else {
      return nil
    }
    return KnownFinding(
      types["coff"], name.first == UInt8(ascii: ".") || name.first == UInt8(ascii: "/") ? .strong : .weak)
  }

  /// Machines of Windows that few objects are for: Alpha, ARM of other kinds, bytecode of EFI, LoongArch, M32R, MIPS,
  /// PowerPC, RISC-V and SuperH (Microsoft: PE format, section Machine types).
  private static let rareMachines: [UInt16] = [
    0x0162, 0x0166, 0x0168, 0x0169, 0x0184, 0x01a2, 0x01a3, 0x01a6, 0x01a8, 0x01c0, 0x01c2, 0x01d3, 0x01f0, 0x01f1,
    0x0266, 0x0284, 0x0366, 0x0466, 0x0ebc, 0x5032, 0x5064, 0x5128, 0x6232, 0x6264, 0x9041, 0xa641, 0xa64e,
  ]

  /// Machines of Unix whose numbers stand in the order of network, mostly: 68000, 88000, i960, AM29000, SuperH, H8/300, Z8000
  /// and WE32000 (GNU binutils: include/coff).
  private static let unixMachines: [UInt16] = [
    0x0150, 0x0151, 0x0152, 0x016d, 0x016f, 0x0160, 0x0161, 0x0170, 0x017a, 0x017b, 0x0500, 0x8000, 0x8300, 0x8301,
    0x8302,
  ]

  /// Those that stand in the other order as well, and Z80 (GNU binutils: include/coff).
  private static let littleMachines: [UInt16] = rareMachines + [0x0160, 0x0161, 0x805a]

  /// Bytes of the header of a program behind that of the file, and what it begins with: whether the text may be written and is
  /// loaded on demand (System V: a.out(4)).
  private static let unixHeader = 28
  private static let unixMagics: [UInt16] = [0x0107, 0x0108, 0x010b]

  /// A program's header, few sections of which the first has a name with a point, and each in the file behind the headers.
  private static func unixProgram(_ subject: Subject, isBig: Bool) -> KnownFinding? {
    let head = subject.head
    let table = 20 + unixHeader
    guard head.count >= table + 40, head[table] == UInt8(ascii: "."),
      let count = head.number(UInt16.self, at: 2, isBig: isBig), (1...64).contains(count),
      let magic = head.number(UInt16.self, at: 20, isBig: isBig), unixMagics.contains(magic)
    else { return nil }
    let end = table + 40 * Int(count)
    let isWhole = stride(from: table, to: min(end, head.count - 39), by: 40).allSatisfy { place in
      guard let size = head.number(UInt32.self, at: place + 16, isBig: isBig),
        let data = head.number(UInt32.self, at: place + 20, isBig: isBig)
      else { return false }
      return data == 0 || Int64(data) >= Int64(end) && subject.mayReach(Int64(data) + Int64(size))
    }
    return isWhole ? KnownFinding(types["coff"], .strong) : nil
  }

  /// Processors of TI, the lower half of the number of each.
  private static let texasProcessors: [UInt8] = [0x92, 0x93, 0x95, 0x97, 0x98, 0x99, 0x9c, 0x9d, 0x9e, 0xa0, 0xa1]

  /// As other objects, with a table of symbols that does not reach into the header, and a first section whose name begins
  /// with a point.
  private static func rareObjectFile(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 62 else { return nil }
    // TI puts the processor after the header (TI: SPRAAO8, section COFF file header).
    if head[0] == 0xc1 || head[0] == 0xc2, head[1] == 0, head[21] == 0, texasProcessors.contains(head[20]),
      head[17] == 0, head[16] == 0 || head[16] == UInt8(unixHeader), head[22 + Int(head[16])] == UInt8(ascii: ".")
    {
      return KnownFinding(types["coff"], .strong)
    }
    let isBig = head[2] == 0
    if isBig, head[16] == 0, head[17] == UInt8(unixHeader), head[48] == UInt8(ascii: "."),
      let machine = head.bigEndian(UInt16.self, at: 0), unixMachines.contains(machine)
    {
      return unixProgram(subject, isBig: true)
    }
    guard head[20] == UInt8(ascii: ".") else { return nil }
    guard let machine = head.number(UInt16.self, at: 0, isBig: isBig),
      (isBig ? unixMachines : littleMachines).contains(machine),
      let sections = head.number(UInt16.self, at: 2, isBig: isBig), (1..<256).contains(sections),
      head.number(UInt16.self, at: 16, isBig: isBig) == 0,
      let symbols = head.number(UInt32.self, at: 8, isBig: isBig),
      let count = head.number(UInt32.self, at: 12, isBig: isBig)
    else { return nil }
    let tableEnd = 20 + 40 * UInt32(sections)
    let name = head[20..<28].prefix { $0 != 0 }
    let isNamed = name.count > 1 && name.allSatisfy { (0x21...0x7e).contains($0) }
    return isNamed && (symbols >= tableEnd || symbols == 0 && count == 0) ? KnownFinding(types["coff"], .strong) : nil
  }
}
