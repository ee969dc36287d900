// SPDX-License-Identifier: Apache-2.0

/// Reads the headers of an ELF file; source: System V ABI, edition 4.1, chapters 4 and 5.
struct ELFImage {
  /// The kinds of file that are looked into; `e_type`.
  enum Kind: UInt16 {
    case relocatable = 1
    case executable, shared, core
  }

  /// The kinds of program header that matter; `p_type`.
  enum ProgramKind: UInt32 {
    case dynamic = 2
    case interpreter, note
  }

  /// The kinds of section that matter; `sh_type`.
  enum SectionKind: UInt32 {
    case symbols = 2
    case note = 7
    case capabilities = 0x6FFF_FFF5
  }

  /// A program header.
  struct Program {
    let kind: UInt32
    let offset: Int64
    let virtualAddress: UInt64
    let fileSize: UInt64
    let alignment: UInt64
  }

  /// A section header.
  struct Section {
    let name: UInt32
    let kind: UInt32
    let offset: Int64
    let size: UInt64
  }

  /// What the header says: the width of addresses, the order of bytes, and then what its fields have.
  let is64: Bool
  let isBig: Bool
  let kind: UInt16
  let machine: UInt16
  let programOffset: Int64
  let sectionOffset: Int64
  let programEntrySize: Int
  let programCount: Int
  let sectionEntrySize: Int
  let sectionCount: Int
  let nameSection: Int

  /// The size of the file in bytes; nil where it is unknown.
  let fileSize: Int64?
  private let reader: any MagicByteReader
  /// Whether the bytes given are all of the file, so that none need be read.
  private let isComplete: Bool

  /// Reads the file header; nil where the bytes end before it does.
  init?(_ bytes: Span<UInt8>, _ subject: MagicSubject) {
    guard let reader = subject.reader, bytes.count > 5 else { return nil }
    let is64 = bytes[4] == 2
    // Any other data encoding than little-endian counts as big-endian, as in libmagic.
    let isBig = bytes[5] != 1
    guard bytes.count > (is64 ? 64 : 52) else { return nil }
    func number(_ offset: Int, _ width: Int) -> UInt64 {
      bytes.number(at: offset, width: width, isBig ? .big : .little)
    }
    self.is64 = is64
    self.isBig = isBig
    self.reader = reader
    kind = UInt16(number(16, 2))
    machine = UInt16(number(18, 2))
    let width = is64 ? 8 : 4
    programOffset = Int64(bitPattern: number(24 + width, width))
    sectionOffset = Int64(bitPattern: number(24 + width * 2, width))
    let rest = 24 + width * 3 + 4
    programEntrySize = Int(number(rest + 2, 2))
    programCount = Int(number(rest + 4, 2))
    sectionEntrySize = Int(number(rest + 6, 2))
    sectionCount = Int(number(rest + 8, 2))
    nameSection = Int(number(rest + 10, 2))
    fileSize = subject.fileSize.map(Int64.init)
    isComplete = subject.fileSize == bytes.count
  }

  /// Bytes of a header and of an entry of each table, by the width of addresses.
  var programHeaderSize: Int { is64 ? 56 : 32 }
  var sectionHeaderSize: Int { is64 ? 64 : 40 }
  var dynamicEntrySize: Int { is64 ? 16 : 8 }
  var auxiliaryEntrySize: Int { is64 ? 16 : 8 }

  /// At most `count` bytes at an offset, fewer at the end of the file; nil where they cannot be read.
  func read(_ bytes: Span<UInt8>, at offset: Int64, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0 else { return nil }
    guard isComplete || Int64(count) <= Int64(bytes.count) - offset else {
      return reader.bytes(at: Int(offset), count: count)
    }
    guard offset < Int64(bytes.count) else { return [] }
    let start = Int(offset)
    let length = min(count, bytes.count - start)
    return (0..<length).map { bytes[start + $0] }
  }

  /// A number in the file's byte order, zeroes standing for what lies beyond the end.
  func number(_ bytes: [UInt8], at offset: Int, width: Int) -> UInt64 {
    bytes.span.number(at: offset, width: width, isBig ? .big : .little)
  }

  /// A number of four bytes in the file's byte order, zeroes standing for what lies beyond the end.
  func word(_ bytes: [UInt8], at offset: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: number(bytes, at: offset, width: 4))
  }

  /// The program header at an offset; nil where it cannot be read whole.
  func program(_ bytes: Span<UInt8>, at offset: Int64) -> Program? {
    guard let header = read(bytes, at: offset, count: programHeaderSize), header.count == programHeaderSize else {
      return nil
    }
    func field(_ offset32: Int, _ offset64: Int) -> UInt64 {
      number(header, at: is64 ? offset64 : offset32, width: is64 ? 8 : 4)
    }
    let address = field(8, 16)
    let alignment = field(28, 48)
    // Zeroes stand for 4, as in libmagic.
    return Program(
      kind: word(header, at: 0), offset: Int64(bitPattern: field(4, 8)), virtualAddress: address == 0 ? 4 : address,
      fileSize: field(16, 32), alignment: alignment == 0 ? 4 : alignment)
  }

  /// The section header at an offset; nil where it cannot be read whole.
  func section(_ bytes: Span<UInt8>, at offset: Int64) -> Section? {
    guard let header = read(bytes, at: offset, count: sectionHeaderSize), header.count == sectionHeaderSize else {
      return nil
    }
    func field(_ offset32: Int, _ offset64: Int) -> UInt64 {
      number(header, at: is64 ? offset64 : offset32, width: is64 ? 8 : 4)
    }
    return Section(
      name: word(header, at: 0), kind: word(header, at: 4), offset: Int64(bitPattern: field(16, 24)),
      size: field(20, 32))
  }
}

/// What was seen already while the headers of one ELF file are read.
struct ELFProgress {
  /// Whose core files these are.
  enum CoreStyle: Int {
    case svr4, freeBSD, netBSD

    var name: String {
      switch self {
      case .svr4: "SVR4"
      case .freeBSD: "FreeBSD"
      case .netBSD: "NetBSD"
      }
    }
  }

  /// Whether the file is a core, and of which system.
  var isCore = false
  var coreStyle: CoreStyle?
  /// What was told, so that it is told once.
  var sawCore = false
  var sawSystem = false
  var sawBuildID = false
  var sawPaX = false
  var sawAuxiliary = false
  var sawArchitecture = false
  var sawCodeModel = false
  var sawEmulation = false
  var sawUnknown = false
  /// Notes that may still be read.
  var notes: Int
}
