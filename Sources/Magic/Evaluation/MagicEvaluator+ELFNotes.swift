// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// One note: whose it is, of which kind, and where its contents are among those of a section or segment.
private struct ELFNote {
  let notes: [UInt8]
  let image: ELFImage
  let kind: UInt32
  let nameSize: UInt32
  var contentsSize: UInt32
  /// Where name and contents begin.
  let name: Int
  let contents: Int

  /// No owner that is known has a longer name, its terminator included.
  private static let ownerCapacity: UInt32 = 16

  /// Whose it is: the name without its terminator; nil for a name that has none, or is nobody's.
  var owner: String? {
    guard nameSize <= Self.ownerCapacity, notes[name..<name + Int(nameSize)].last == 0 else { return nil }
    return String(decoding: notes[name..<name + Int(nameSize) - 1], as: UTF8.self)
  }

  /// A number of four bytes among the contents, counted in such numbers.
  func word(_ index: Int) -> UInt32 { image.word(notes, at: contents + index * 4) }

  /// The contents up to their first NUL, as far as libmagic has room for them.
  var text: [UInt8] { Array(notes[contents..<(contents + min(Int(contentsSize), 255))].prefix { $0 != 0 }) }

  /// Whether the name begins so.
  func hasName(beginning text: String) -> Bool { notes[name...].starts(with: text.utf8) }
}

extension MagicEvaluator {
  /// Reads notes one after the other.
  mutating func readNotes(
    _ notes: [UInt8], alignment: UInt64, _ image: ELFImage, _ bytes: Span<UInt8>, _ progress: inout ELFProgress,
    canFollowAddresses: Bool
  ) {
    var offset: UInt64 = 0
    while offset < UInt64(notes.count) {
      guard progress.notes > 0, output.failure == nil else { return }
      progress.notes -= 1
      offset = readNote(
        notes, at: Int(offset), alignment: alignment, image, bytes, &progress, canFollowAddresses: canFollowAddresses)
      if offset == 0 { return }
    }
  }

  /// Reads one note; returns where the next begins, 0 where there can be none.
  private mutating func readNote(
    _ notes: [UInt8], at start: Int, alignment: UInt64, _ image: ELFImage, _ bytes: Span<UInt8>,
    _ progress: inout ELFProgress, canFollowAddresses: Bool
  ) -> UInt64 {
    let size = UInt64(notes.count)
    let headerEnd = UInt64(start + 12)
    guard headerEnd <= size else { return headerEnd }
    let nameSize = image.word(notes, at: start)
    let contentsSize = image.word(notes, at: start + 4)
    if nameSize == 0, contentsSize == 0 { return max(headerEnd, size) }
    guard nameSize & 0x8000_0000 == 0 else {
      output.write(", bad note name size 0x\(String(nameSize, radix: 16))")
      return 0
    }
    guard contentsSize & 0x8000_0000 == 0 else {
      output.write(", bad note description size 0x\(String(contentsSize, radix: 16))")
      return 0
    }
    func aligned(_ offset: UInt64) -> UInt64 { (offset &+ alignment &- 1) / alignment &* alignment }
    let contents = aligned(headerEnd + UInt64(nameSize))
    guard headerEnd + UInt64(nameSize) <= size else { return contents }
    let next = aligned(contents &+ UInt64(contentsSize))
    guard contents <= size, contents + UInt64(contentsSize) <= size else { return max(next, size) }
    var note = ELFNote(
      notes: notes, image: image, kind: image.word(notes, at: start + 8), nameSize: nameSize,
      contentsSize: contentsSize, name: Int(headerEnd),
      contents: Int(contents))
    if !progress.sawSystem, describeSystem(note, &progress) { return next }
    if !progress.sawBuildID, describeBuildID(note, &progress) { return next }
    if !progress.sawPaX, describePaX(note, &progress) { return next }
    if !progress.sawCore, describeCore(note, &progress) { return next }
    if !progress.sawAuxiliary,
      describeAuxiliaryVector(note, bytes, &progress, canFollowAddresses: canFollowAddresses)
    {
      return next
    }
    if note.owner == "NetBSD" {
      note.contentsSize = min(note.contentsSize, 100)
      describeNetBSD(note, &progress)
    }
    return next
  }

  // MARK: Executables

  private mutating func describeSystem(_ note: ELFNote, _ progress: inout ELFProgress) -> Bool {
    guard note.kind == 1 else { return false }
    switch (note.owner, note.contentsSize) {
    case ("DragonFly", 4):
      let version = note.word(0)
      output.write(", for DragonFly \(version / 100000).\(version / 10000 % 10).\(version % 10000)")
    case ("FreeBSD", 4): output.write(Self.freeBSDVersion(note.word(0)))
    case ("GNU", 16):
      let systems = ["Linux", "Hurd", "Solaris", "kFreeBSD", "kNetBSD"]
      let system = note.word(0) < UInt32(systems.count) ? systems[Int(note.word(0))] : "<unknown>"
      let version = (1...3).map { String(Int32(bitPattern: note.word($0))) }.joined(separator: ".")
      output.write(", for GNU/\(system) \(version)")
    case ("NetBSD", 4): output.write(Self.netBSDVersion(note.word(0)))
    case ("OpenBSD", 4): output.write(", for OpenBSD")
    case ("SuSE", 2): output.write(", for SuSE \(note.notes[note.contents]).\(note.notes[note.contents + 1])")
    default: return false
    }
    progress.sawSystem = true
    return true
  }

  /// Reads `__NetBSD_Version__`: MMmmrrpp00.
  private static func netBSDVersion(_ version: UInt32) -> String {
    guard version > 100_000_000 else { return ", for NetBSD" }
    var patch = version / 100 % 100
    var release = version / 10000 % 100
    let major = version / 100_000_000
    var text = ", for NetBSD \(major).\(version / 1_000_000 % 100)"
    if major >= 9 {
      patch += 100 * release
      release = 0
    }
    if release == 0, patch != 0 {
      text += ".\(patch)"
    } else if release != 0 {
      while release > 26 {
        text += "Z"
        release -= 26
      }
      text.unicodeScalars.append(Unicode.Scalar(UInt8(0x40 + release)))
    }
    return text
  }

  /// Reads `__FreeBSD_version`, whose scheme changed with 4.10, 5.0 and 6.0.
  private static func freeBSDVersion(_ version: UInt32) -> String {
    let text = ", for FreeBSD"
    if version == 460002 { return text + " 4.6.2" }
    let major = version / 100_000
    if version < 460100 {
      let third = version / 1000 % 10
      return text + " \(major).\(version / 10000 % 10)" + (third > 0 ? ".\(third)" : "")
        + (version % 1000 > 0 || version % 100_000 == 0 ? " (\(version))" : "")
    }
    if version < 500_000 {
      let minor = version / 10000 % 10 + version / 1000 % 10
      let patch = version / 10 % 10
      return text + " \(major).\(minor)" + (version / 100 % 10 > 0 ? " (\(version))" : patch > 0 ? ".\(patch)" : "")
    }
    let patch = version / 10 % 10
    return text + " \(Int32(bitPattern: major)).\(version / 1000 % 100)"
      + (version / 100 % 10 > 0 || version % 100_000 / 100 == 0
        ? " (\(Int32(bitPattern: version)))" : patch > 0 ? ".\(patch)" : "")
  }

  private mutating func describeBuildID(_ note: ELFNote, _ progress: inout ELFProgress) -> Bool {
    if note.kind == 3, (4...20).contains(note.contentsSize), note.owner == "GNU" {
      progress.sawBuildID = true
      let kind =
        switch note.contentsSize {
        case 8: "xxHash"
        case 16: "md5/uuid"
        case 20: "sha1"
        default: "unknown"
        }
      var text = ", BuildID[\(kind)]="
      for byte in note.notes[note.contents..<(note.contents + Int(note.contentsSize))] {
        text += (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      output.write(text)
      return true
    }
    // The name "Go" is padded with a second NUL to the length of 4.
    if note.kind == 4, note.nameSize == 4, note.contentsSize < 128, note.hasName(beginning: "Go\0") {
      output.write(", Go BuildID=")
      output.write(note.text)
      return true
    }
    return false
  }

  private mutating func describePaX(_ note: ELFNote, _ progress: inout ELFProgress) -> Bool {
    guard note.kind == 3, note.contentsSize == 4, note.owner == "PaX" else { return false }
    progress.sawPaX = true
    let flags = note.word(0)
    let names = ["+mprotect", "-mprotect", "+segvguard", "-segvguard", "+ASLR", "-ASLR"]
    let set = names.enumerated().filter { flags & (1 << UInt32($0.offset)) != 0 }.map(\.element)
    if flags != 0 { output.write(", PaX: ") }
    output.write(set.joined(separator: ","))
    return true
  }

  private mutating func describeNetBSD(_ note: ELFNote, _ progress: inout ELFProgress) {
    switch note.kind {
    case 1: break
    case 5 where !progress.sawArchitecture:
      progress.sawArchitecture = true
      output.write(", compiled for: ")
      output.write(note.text)
    case 6 where !progress.sawCodeModel:
      progress.sawCodeModel = true
      output.write(", compiler model: ")
      output.write(note.text)
    case 2 where !progress.sawEmulation:
      progress.sawEmulation = true
      output.write(", emulation:: ")
      output.write(note.text)
    case 2, 5, 6: break
    default:
      guard !progress.sawUnknown else { return }
      progress.sawUnknown = true
      output.write(", note=\(note.kind)")
    }
  }

  // MARK: Core files

  /// Bytes of the arguments of a process that its note has (NetBSD and FreeBSD: struct prpsinfo).
  private static let longestArguments = 80

  private mutating func describeCore(_ note: ELFNote, _ progress: inout ELFProgress) -> Bool {
    var style: ELFProgress.CoreStyle?
    if note.nameSize == 4 && note.hasName(beginning: "CORE") || note.owner == "CORE" { style = .svr4 }
    if note.owner == "FreeBSD" { style = .freeBSD }
    if note.nameSize >= 11, note.hasName(beginning: "NetBSD-CORE") { style = .netBSD }
    if let style, progress.coreStyle == nil {
      output.write(", \(style.name)-style")
      progress.coreStyle = style
    }
    switch style {
    case .netBSD:
      guard note.kind == 1 else { return false }
      describeNetBSDProcess(note)
      progress.sawCore = true
      return true
    case .freeBSD:
      guard note.kind == 3, progress.isCore else { return false }
      let notes = note.notes
      let arguments = note.contents + (note.image.is64 ? 33 : 25)
      output.write(", from '")
      output.write(Array(notes[min(arguments, notes.count)...].prefix(Self.longestArguments).prefix { $0 != 0 }))
      output.write("'")
      let process = arguments + 83
      if process + 4 <= notes.count { output.write(", pid=\(note.image.word(notes, at: process))") }
      progress.sawCore = true
      return false
    default:
      guard note.kind == 3, progress.isCore,
        let name = ELFProcessName.find(in: note.notes, note.contents, Int(note.contentsSize), note.image.is64)
      else { return false }
      output.write(", from '")
      output.write(name)
      output.write("'")
      progress.sawCore = true
      return true
    }
  }

  /// Reads `struct netbsd_elfcore_procinfo`.
  private mutating func describeNetBSDProcess(_ note: ELFNote) {
    var process = Array(note.notes[note.contents..<(note.contents + min(Int(note.contentsSize), 160))])
    process.append(contentsOf: repeatElement(0, count: 160 - process.count))
    func word(_ offset: Int) -> UInt32 { note.image.word(process, at: offset) }
    output.write(", from '")
    output.write(Array(printable(process[124..<156]).prefix(31)))
    output.write("', pid=\(word(80)), uid=\(word(100)), gid=\(word(112)), nlwps=\(word(120)), ")
    output.write("lwp=\(word(156)) (signal \(word(8))/code \(word(12)))")
  }

  /// Reads the auxiliary vector that Linux gives a program; source: `linux/auxvec.h`.
  private mutating func describeAuxiliaryVector(
    _ note: ELFNote, _ bytes: Span<UInt8>, _ progress: inout ELFProgress, canFollowAddresses: Bool
  ) -> Bool {
    guard progress.isCore, progress.coreStyle == .svr4, note.kind == 6 else { return false }
    progress.sawAuxiliary = true
    let image = note.image
    let size = image.auxiliaryEntrySize
    let width = size / 2
    var count = 0
    for start in stride(from: 0, through: Int(note.contentsSize) - size, by: size) {
      let kind = image.number(note.notes, at: note.contents + start, width: width)
      let value = image.number(note.notes, at: note.contents + start + width, width: width)
      guard count < 50 else {
        output.fail("Too many ELF Auxv elements")
        return true
      }
      count += 1
      switch kind {
      case 31: describe("execfn", at: value, image, bytes, canFollowAddresses)
      case 15: describe("platform", at: value, image, bytes, canFollowAddresses)
      case 11: output.write(", real uid: \(Int32(truncatingIfNeeded: value))")
      case 12: output.write(", effective uid: \(Int32(truncatingIfNeeded: value))")
      case 13: output.write(", real gid: \(Int32(truncatingIfNeeded: value))")
      case 14: output.write(", effective gid: \(Int32(truncatingIfNeeded: value))")
      default: break
      }
    }
    return true
  }

  /// Writes the text at a virtual address of a core file.
  private mutating func describe(
    _ tag: String, at address: UInt64, _ image: ELFImage, _ bytes: Span<UInt8>, _ canFollowAddresses: Bool
  ) {
    var offset: Int64 = 0
    var position = image.programOffset
    for _ in 0..<(canFollowAddresses ? image.programCount : 0) {
      guard let program = image.program(bytes, at: position) else {
        output.write(", can't read elf program header at \(position)")
        break
      }
      position = position &+ Int64(image.programHeaderSize)
      if let size = image.fileSize, program.offset > size { continue }
      if address >= program.virtualAddress, address < program.virtualAddress &+ program.fileSize {
        offset = program.offset &+ Int64(bitPattern: address &- program.virtualAddress)
        break
      }
    }
    guard offset >= 0, var text = image.read(bytes, at: offset, count: 256), !text.isEmpty else {
      output.write(", can't read elf string at \(offset)")
      return
    }
    text[text.count - 1] = 0
    let string = text.prefix(while: \.isPrintable)
    guard text[string.count] == 0, !string.isEmpty else { return }
    output.write(", \(tag): '")
    output.write(Array(string))
    output.write("'")
  }
}
