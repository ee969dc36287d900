// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Programs and objects of systems whose magic numbers are two bytes; the sizes of their parts must fit the file.
  static func programs(_ subject: Subject) -> KnownFinding? {
    if let found = tagFile(subject.head) { return found }
    if let found = delphiForm(subject.head) { return found }
    if let found = assemblerOutput(subject) { return found }
    if let found = atariProgram(subject) { return found }
    if let found = human68kProgram(subject) { return found }
    if let found = os9Module(subject.head) { return found }
    if let found = omfObject(subject.head) { return found }
    if let found = acpiTable(subject) { return found }
    if let found = planNineProgram(subject) { return found }
    if let found = gameCubeProgram(subject) { return found }
    if let found = espressifFirmware(subject) { return found }
    if let found = intelMicrocode(subject) { return found }
    return ecoffObject(subject.head) ?? machinePrograms(subject)
  }

  /// Bytes in which a file is named and its first tag stands.
  private static let longestTagHead = 4096

  /// A form feed in a line of its own, a file with the number of bytes of its tags, or a word in place of them, and behind them a
  /// tag with its place behind a delete.
  private static func tagFile(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 8, head[0] == 0x0c, head[1] == 0x0a else { return nil }
    let line = head[2...].prefix(longestTagHead).prefix { $0 != 0x0a }
    guard let comma = line.lastIndex(of: UInt8(ascii: ",")), comma > 2, line.allSatisfy({ $0 >= 0x20 && $0 != 0x7f })
    else { return nil }
    let size = line[(comma + 1)...]
    let isIncluded = size.elementsEqual("include".utf8)
    let rest = head[line.endIndex...].dropFirst().prefix(longestTagHead)
    let isTagged = rest.prefix { $0 != 0x0a }.contains(0x7f) || rest.first == 0x0c || rest.isEmpty
    return KnownFinding(
      isIncluded || !size.isEmpty && size.allSatisfy(\.isDigit) && isTagged ? types["etags"] : nil, .strong)
  }

  /// Characters of the name of a resource that are looked at.
  private static let longestResourceName = 64

  /// A resource of Windows 3 that is alone: data by their number, the name of the form in capitals, the flags that compilers
  /// give it, a size, and the form (Microsoft: RES file format, 16-bit; Delphi: VCL, WriteResourceHeader).
  private static func delphiForm(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches([0xff, 0x0a, 0x00], at: 0) else { return nil }
    let name = head[3...].prefix(longestResourceName).prefix { $0 != 0 }
    guard !name.isEmpty, name.allSatisfy({ $0.isCapital || $0.isDigit || $0 == UInt8(ascii: "_") }),
      head.matches("TPF0", at: name.endIndex + 7)
    else { return nil }
    return KnownFinding(types["delphi"], .strong)
  }

  /// Whether parts of these sizes after a header fill at least half of the file, and no more than all of it.
  static func fills(_ subject: Subject, header: Int64, _ sizes: [UInt32]) -> Bool {
    guard let length = subject.length else { return false }
    let sum = sizes.reduce(header) { $0 + Int64($1) }
    return sum > header && sum <= length && sum * 2 >= length
  }

  /// The sizes that stand one after the other from an offset; nil where the head is too short.
  static func sizes(_ head: [UInt8], at offset: Int, count: Int, isBig: Bool) -> [UInt32]? {
    guard offset + 4 * count <= head.count else { return nil }
    return (0..<count).compactMap { head.number(at: offset + 4 * $0, isBig: isBig) }
  }

  /// The magic number in the lower half of the first word, a machine in the upper one; text, data, room for more, symbols,
  /// entry point and two tables of relocations (a.out(5)).
  private static func assemblerOutput(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 32 else { return nil }
    let isLittle = isMagic(head[1], head[0])
    // NetBSD writes the first word in the order of the network, the others in that of the machine.
    let orders = isLittle ? [false] : isMagic(head[2], head[3]) ? [true, false] : []
    let isWhole = orders.contains { isBig in
      guard let parts = sizes(head, at: 4, count: 7, isBig: isBig), parts[0] > 0 else { return false }
      // The text of what is loaded on demand may begin with the header.
      let low = isLittle ? head[0] : head[3]
      return fills(
        subject, header: low < 0x0b ? 32 : 0, [parts[0], parts[1], parts[3], parts[5], parts[6]])
    }
    return isWhole ? KnownFinding(types["aout"], .strong) : nil
  }

  /// Impure, pure, loaded on demand, or with its header in the text.
  private static func isMagic(_ high: UInt8, _ low: UInt8) -> Bool {
    high == 0x01 && [0x07, 0x08, 0x0b].contains(low) || high == 0 && low == 0xcc
  }

  /// A branch over the header; text, data, room for more and symbols (Atari: GEMDOS reference manual, section Program files).
  private static func atariProgram(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 28, head[0] == 0x60, head[1] == 0x1a, let parts = sizes(head, at: 2, count: 4, isBig: true),
      parts[0] > 0, fills(subject, header: 28, [parts[0], parts[1], parts[3]])
    else { return nil }
    return KnownFinding(types["gemdos"], .strong)
  }

  /// How it is loaded, addresses of base and entry; text, data, room for more, relocations and symbols (Sharp: Human68k, X
  /// type executables).
  private static func human68kProgram(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 64, head[0] == UInt8(ascii: "H"), head[1] == UInt8(ascii: "U"), head[2] == 0, head[3] <= 2,
      let parts = sizes(head, at: 12, count: 5, isBig: true), parts[0] > 0,
      fills(subject, header: 64, [parts[0], parts[1], parts[3], parts[4]])
    else { return nil }
    return KnownFinding(types["human68k"], .strong)
  }

  /// Two bytes to look for, six more, and a ninth that makes the exclusive or of all of them FF (Microware: OS-9 technical
  /// reference, section Module format).
  private static func os9Module(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 13, head[0] == 0x87, head[1] == 0xcd, head[..<9].reduce(0, ^) == 0xff,
      let size = head.bigEndian(UInt16.self, at: 2), let name = head.bigEndian(UInt16.self, at: 4), size > name,
      name >= 9
    else { return nil }
    return KnownFinding(types["os9"], .fair)
  }

  /// Kinds of records that may follow the header of a module: comments, external and public names, segments and their kin.
  private static let secondRecords: [UInt8] = [
    0x88, 0x8a, 0x8b, 0x8c, 0x8e, 0x90, 0x91, 0x94, 0x96, 0x98, 0x99, 0x9a, 0xb0,
  ]

  /// The name of the source, its length twice, a checksum or zero, and a record of another kind (TIS: OMF 1.1, section
  /// THEADR).
  private static func omfObject(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 8, head[0] == 0x80 || head[0] == 0x82, let size = head.littleEndian(UInt16.self, at: 1),
      size >= 3,
      Int(head[3]) + 2 == Int(size), 3 + Int(size) < head.count
    else { return nil }
    let end = 3 + Int(size)
    let sum = head[..<end].reduce(0, &+)
    guard sum == 0 || head[end - 1] == 0, secondRecords.contains(head[end]),
      head[4..<end - 1].allSatisfy(\.isPrintable)
    else { return nil }
    return KnownFinding(types["omf"], .strong)
  }

  /// MIPS in either order of bytes, or Alpha: few sections, the size of the symbolic header, that of the optional one (MIPS:
  /// Assembly language programmer's guide, chapter Object file format; Digital: Object file and symbol table format).
  private static func ecoffObject(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 24 else { return nil }
    let isBig = head[0] == 0x01
    let (high, low) = isBig ? (head[0], head[1]) : (head[1], head[0])
    let isAlpha = [0x83, 0x85, 0x88].contains(low)
    guard high == 0x01, isAlpha || [0x40, 0x42, 0x60, 0x62, 0x63, 0x66].contains(low) else { return nil }
    // Alpha has eight bytes for the place of the symbols.
    let start = isAlpha ? 24 : 20
    guard let sections = head.number(UInt16.self, at: 2, isBig: isBig), (1...64).contains(sections),
      let symbols = head.number(UInt32.self, at: start - 8, isBig: isBig),
      symbols == (isAlpha ? 144 : 96) || symbols == 0,
      let optional = head.number(UInt16.self, at: start - 4, isBig: isBig),
      optional == (isAlpha ? 80 : 56) || optional == 0,
      head.dropFirst(start + Int(optional)).first == UInt8(ascii: ".")
    else { return nil }
    return KnownFinding(types["ecoff"], .strong)
  }

  /// The size of the header that the tables of firmware share.
  private static let systemTableHeader = 36

  /// A name of four capitals or digits, the length of the file, names of its maker and of itself, and bytes whose sum is zero
  /// (ACPI 6.5, section 5.2.6, System Description Table Header).
  private static func acpiTable(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= systemTableHeader, let length = head.littleEndian(UInt32.self, at: 4),
      subject.length == Int64(length),
      head[0..<4].allSatisfy({ $0.isCapital || $0.isDigit }),
      head[10..<24].allSatisfy({ $0.isPrintable || $0 == 0 }), head[10] > 0x20
    else { return nil }
    guard subject.isWhole else { return KnownFinding(types["acpi"], .fair) }
    return head.reduce(UInt8(0), &+) == 0 ? KnownFinding(types["acpi"], .strong) : nil
  }

  /// Magic numbers of the processors that Plan 9 ran on, each `(4 b + 0) b + 7`.
  ///
  /// The last ones, with one more bit, have an entry point of eight bytes after the header. Left out is that of 68020, which
  /// programs of other systems have too.
  private static let planNineMagics: [UInt32] =
    [11, 12, 13, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25].map { 4 * $0 * $0 + 7 }
    + [26, 27, 28].map { 4 * $0 * $0 + 7 | 0x8000 }

  /// Text, data, room for more, symbols, entry point, and two tables of lines, all of it in big endian, which together make up
  /// the file (Plan 9: a.out(6)).
  private static func planNineProgram(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 40, head[0] == 0, head[1] == 0, let magic = head.bigEndian(UInt32.self, at: 0),
      planNineMagics.contains(magic), let parts = sizes(head, at: 4, count: 7, isBig: true), parts[0] > 0
    else { return nil }
    let header: Int64 = magic & 0x8000 == 0 ? 32 : 40
    let sum = [parts[0], parts[1], parts[3], parts[5], parts[6]].reduce(header) { $0 + Int64($1) }
    return subject.length == sum ? KnownFinding(types["plan9"], .strong) : nil
  }

  /// Sections of text and of data in the header of a console's program.
  private static let consoleSections = 18

  /// Where each section stands in the file, where in memory, and how long it is; the entry point lies in one of them, and zeros
  /// follow (Yet Another GameCube Documentation, section 14.1; WiiBrew: DOL).
  private static func gameCubeProgram(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 256, head[0] == 0, isConsoleAddress(head[72]), head[228..<256].allSatisfy({ $0 == 0 }),
      let numbers = sizes(head, at: 0, count: 3 * consoleSections, isBig: true),
      let entry = head.bigEndian(UInt32.self, at: 224)
    else { return nil }
    var hasEntry = false
    for section in 0..<consoleSections {
      let (offset, address) = (numbers[section], numbers[section + consoleSections])
      let size = numbers[section + 2 * consoleSections]
      guard size > 0 else { continue }
      guard offset >= 256, subject.mayReach(Int64(offset) + Int64(size)), isConsoleAddress(UInt8(address >> 24)) else {
        return nil
      }
      if entry >= address, entry - address < size { hasEntry = true }
    }
    return hasEntry ? KnownFinding(types["dol"], .strong) : nil
  }

  /// Whether an address of this highest byte is in the first memory of the consoles, or in the second one of the Wii.
  private static func isConsoleAddress(_ high: UInt8) -> Bool {
    (0x80...0x81).contains(high) || (0x90...0x93).contains(high)
  }

  /// A magic byte, few segments, how the flash memory is read, an entry point in memory that executes; then, in all but the
  /// first processor, what image it is for and zeros, and the first segment, whole words that the file has (Espressif: esptool,
  /// Firmware image format).
  private static func espressifFirmware(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 32, head[0] == 0xe9, (1...16).contains(head[1]), head[2] <= 5,
      let entry = head.littleEndian(UInt32.self, at: 4), (0x4000_0000..<0x5000_0000).contains(entry)
    else { return nil }
    // Processors of the ESP32 family are numbered below this one; a digest follows the image or not.
    let hasExtension = head[12] < 64 && head[13] == 0 && head[23] <= 1 && head[19..<23].allSatisfy { $0 == 0 }
    let isFirmware = [8, 24].contains { start in
      guard start == 8 || hasExtension, let address = head.littleEndian(UInt32.self, at: start),
        (0x3c00_0000..<0x5100_0000).contains(address),
        let size = head.littleEndian(UInt32.self, at: start + 4), size > 0, size % 4 == 0
      else { return false }
      return subject.mayReach(Int64(start) + 8 + Int64(size))
    }
    return isFirmware ? KnownFinding(types["esp"], .strong) : nil
  }

  /// The bytes in front of microcode.
  private static let microcodeHeader: UInt32 = 48

  /// Versions of header and loader, a date of binary-coded digits, and a length of whole kibibytes that the data fit in (Intel:
  /// Software developer's manual, volume 3, section Microcode update).
  private static func intelMicrocode(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 48, head[0] == 1, head[20] == 1,
      let numbers = sizes(head, at: 0, count: 9, isBig: false), numbers[0] == 1, numbers[5] == 1,
      numbers[7] % 4 == 0, numbers[7] < 1 << 24, numbers[8] % 1024 == 0, numbers[8] < 1 << 24
    else { return nil }
    // Neither size is told where both are those of the first processors.
    let total = numbers[7] == 0 ? 2048 : numbers[8]
    let isDate =
      (0x01...0x12).contains(head[11]) && (0x01...0x31).contains(head[10]) && (head[9] == 0x20 || head[9] == 0x19)
    return isDate && total >= numbers[7] + microcodeHeader && subject.mayReach(Int64(total))
      ? KnownFinding(types["microcode"], .strong) : nil
  }
}
