// SPDX-License-Identifier: Apache-2.0

/// What ELF headers say that records cannot: linking, interpreter, notes, symbols.
extension MagicEvaluator {
  /// The most bytes of a segment that are looked at.
  static let elfSegmentLimit = 8192
  /// The largest section of notes.
  private static let elfNoteSectionLimit: UInt64 = 64 * 1024 * 1024
  /// The room for a section's name, its terminator not counted.
  private static let elfNameLength = 49

  /// Reads the headers; counts as matched where they could be read.
  mutating func testELF(_ bytes: Span<UInt8>, _ subject: MagicSubject) -> MagicResult {
    guard !options.containsAny(of: .codes) else { return .unmatched }
    guard bytes[0] == 0x7F, bytes[1] == UInt8(ascii: "E") || bytes[1] == UInt8(ascii: "O"),
      bytes[2] == UInt8(ascii: "L"),
      bytes[3] == UInt8(ascii: "F")
    else { return .unmatched }
    guard bytes[4] == 1 || bytes[4] == 2 else {
      output.write(", unknown class \(bytes[4])")
      return .unmatched
    }
    guard let image = ELFImage(bytes, subject) else { return .unmatched }
    var progress = ELFProgress(notes: limits.elfNotes)
    switch ELFImage.Kind(rawValue: image.kind) {
    case .core:
      if image.programCount > limits.elfProgramHeaders { return reportTooMany("program headers", image.programCount) }
      progress.isCore = true
      readCorePrograms(image, bytes, &progress)
    case .executable, .shared:
      if image.programCount > limits.elfProgramHeaders { return reportTooMany("program", image.programCount) }
      if image.sectionCount > limits.elfSections { return reportTooMany("section", image.sectionCount) }
      readPrograms(image, bytes, &progress)
      readSections(image, bytes, &progress)
    case .relocatable:
      if image.sectionCount > limits.elfSections { return reportTooMany("section headers", image.sectionCount) }
      readSections(image, bytes, &progress)
    case nil: break
    }
    if output.failure != nil { return .failed }
    return progress.notes == 0 ? reportTooMany("notes", limits.elfNotes) : .matched
  }

  private mutating func reportTooMany(_ what: String, _ count: Int) -> MagicResult {
    if !options.containsAny(of: .mime) { output.write(", too many \(what) (\(count))") }
    return .matched
  }

  private func isBeyondEnd(_ offset: Int64, _ image: ELFImage) -> Bool {
    guard let size = image.fileSize else { return false }
    return offset > size
  }

  // MARK: Program headers

  /// Whether there are headers of programs, and of the size that they must have; says so where not.
  private mutating func hasPrograms(_ image: ELFImage) -> Bool {
    if image.programCount > 0, image.programEntrySize == image.programHeaderSize { return true }
    output.write(image.programCount > 0 ? ", corrupted program header size" : ", no program header")
    return false
  }

  /// The header at an offset, which then is that of the next one; nil where it cannot be read, which is said.
  private mutating func nextProgram(
    _ image: ELFImage, _ bytes: Span<UInt8>, at offset: inout Int64
  ) -> ELFImage.Program? {
    guard let program = image.program(bytes, at: offset) else {
      output.write(", can't read elf program headers at \(offset)")
      return nil
    }
    offset = offset &+ Int64(image.programEntrySize)
    return program
  }

  private mutating func readCorePrograms(_ image: ELFImage, _ bytes: Span<UInt8>, _ progress: inout ELFProgress) {
    guard !options.containsAny(of: .mime), hasPrograms(image) else { return }
    var offset = image.programOffset
    for _ in 0..<image.programCount {
      guard let program = nextProgram(image, bytes, at: &offset) else { return }
      guard !isBeyondEnd(program.offset, image), program.kind == ELFImage.ProgramKind.note.rawValue else { continue }
      let length = Int(min(program.fileSize, UInt64(Self.elfSegmentLimit)))
      guard let notes = image.read(bytes, at: program.offset, count: length) else {
        return output.write(" can't read note section at \(program.offset)")
      }
      readNotes(notes, alignment: 4, image, bytes, &progress, canFollowAddresses: true)
    }
  }

  private mutating func readPrograms(_ image: ELFImage, _ bytes: Span<UInt8>, _ progress: inout ELFProgress) {
    guard hasPrograms(image) else { return }
    let isMIME = options.containsAny(of: .mime)
    var interpreter: [UInt8] = []
    var isDynamic = false
    var hasFlags = false
    var needed = 0
    var offset = image.programOffset
    for _ in 0..<image.programCount {
      guard let program = nextProgram(image, bytes, at: &offset) else { return }
      guard let kind = ELFImage.ProgramKind(rawValue: program.kind) else { continue }
      var alignment: UInt64 = 4
      if kind == .note {
        // With sections the notes are read there.
        if image.sectionCount > 0 { continue }
        alignment = program.alignment
        if alignment & 0x8000_0000 != 0 || alignment < 4 {
          output.write(", invalid note alignment 0x\(String(alignment, radix: 16))")
          alignment = 4
        }
      }
      let length = Int(min(program.fileSize, UInt64(Self.elfSegmentLimit)))
      guard let segment = image.read(bytes, at: program.offset, count: length) else {
        return output.write(", can't read section at \(program.offset)")
      }
      switch kind {
      case .dynamic:
        isDynamic = true
        evaluation.mode &= ~0o111
        readDynamicEntries(segment, image, &hasFlags, &needed)
      case .interpreter:
        needed += 1
        if isMIME { continue }
        if let first = segment.first, first != 0 {
          interpreter = Array(segment.dropLast())
        } else {
          interpreter = [UInt8]("*empty*".utf8)
        }
      case .note:
        if isMIME { return }
        readNotes(segment, alignment: alignment, image, bytes, &progress, canFollowAddresses: false)
      }
    }
    if isMIME { return }
    output.write(", \(isDynamic ? hasFlags && needed == 0 ? "static-pie" : "dynamically" : "statically") linked")
    if let first = interpreter.first, first != 0 {
      output.write(", interpreter ")
      output.write(printable(interpreter[...]))
    }
  }

  private mutating func readDynamicEntries(
    _ segment: [UInt8], _ image: ELFImage, _ hasFlags: inout Bool, _ needed: inout Int
  ) {
    let size = image.dynamicEntrySize
    let width = size / 2
    for start in stride(from: 0, through: segment.count - size, by: size) {
      let tag = image.number(segment, at: start, width: width)
      switch tag {
      case 1: needed += 1
      case 0x6FFF_FFFB:
        // DT_FLAGS_1; DF_1_PIE tells programs from libraries, whatever the permissions say.
        hasFlags = true
        if image.number(segment, at: start + width, width: width) & 0x0800_0000 != 0 {
          evaluation.mode |= 0o111
        } else {
          evaluation.mode &= ~0o111
        }
      default: break
      }
    }
  }

  // MARK: Sections

  private mutating func readSections(_ image: ELFImage, _ bytes: Span<UInt8>, _ progress: inout ELFProgress) {
    guard !options.containsAny(of: .mime) else { return }
    guard image.sectionCount > 0 else { return output.write(", no section header") }
    guard image.sectionEntrySize == image.sectionHeaderSize else {
      return output.write(", corrupted section header size")
    }
    let entrySize = Int64(image.sectionEntrySize)
    let namesOffset = image.sectionOffset &+ entrySize &* Int64(image.nameSection)
    guard var section = image.section(bytes, at: namesOffset) else {
      return output.write(", missing section headers at \(namesOffset)")
    }
    let names = section.offset
    if let size = image.fileSize, size < names { return output.write(", too large section header offset \(names)") }
    var isStripped = true
    var hasDebugInformation = false
    var capabilities = ELFCapabilities()
    var offset = image.sectionOffset
    for _ in 0..<image.sectionCount {
      guard !isOutOfTime() else { return }
      // libmagic looks up the name of the section before.
      let nameOffset = names &+ Int64(section.name)
      guard let name = image.read(bytes, at: nameOffset, count: Self.elfNameLength) else {
        return output.write(", can't read name of elf section at \(nameOffset)")
      }
      if name.starts(with: ".debug_info\0".utf8) || name == [UInt8](".debug_info".utf8) {
        hasDebugInformation = true
        isStripped = false
      }
      guard let next = image.section(bytes, at: offset) else {
        return output.write(", can't read elf section at \(offset)")
      }
      section = next
      offset = offset &+ entrySize
      let kind = ELFImage.SectionKind(rawValue: section.kind)
      if kind == .symbols {
        isStripped = false
      } else if isBeyondEnd(section.offset, image) {
        continue
      }
      switch kind {
      case .note:
        guard readNoteSection(section, image, bytes, &progress) else { return }
      case .capabilities where ELFCapabilities.machines.contains(image.machine):
        guard readCapabilities(section, image, bytes, &capabilities) else { return }
      default: break
      }
    }
    if hasDebugInformation { output.write(", with debug_info") }
    output.write(isStripped ? ", stripped" : ", not stripped")
    output.write(capabilities.description(machine: image.machine))
  }

  /// Reads a section of notes; false where the rest of the sections is not worth reading.
  private mutating func readNoteSection(
    _ section: ELFImage.Section, _ image: ELFImage, _ bytes: Span<UInt8>, _ progress: inout ELFProgress
  ) -> Bool {
    let start = UInt64(bitPattern: section.offset)
    let size = image.fileSize.map(UInt64.init(bitPattern:)) ?? .max
    guard section.size &+ start <= size else {
      func hexadecimal(_ number: UInt64) -> String { number == 0 ? "0" : "0x" + String(number, radix: 16) }
      output.write(
        ", note offset/size \(hexadecimal(start))+\(hexadecimal(section.size)) exceeds file size \(hexadecimal(size))")
      return false
    }
    guard section.size <= Self.elfNoteSectionLimit else {
      output.fail("Note section size too big (\(section.size) > \(Self.elfNoteSectionLimit))")
      return false
    }
    // What lies within the file can be read, and of enough notes nothing more is told.
    if progress.notes == 0, image.fileSize != nil { return true }
    // Holes of a file may be long sections, whose first note is empty and the last.
    if section.size > UInt64(Self.elfSegmentLimit), image.fileSize != nil,
      let sizes = image.read(bytes, at: section.offset, count: 8),
      sizes.count == 8, sizes.allSatisfy({ $0 == 0 })
    {
      progress.notes = max(0, progress.notes - 1)
      return true
    }
    guard let notes = image.read(bytes, at: section.offset, count: Int(section.size)), notes.count == Int(section.size)
    else {
      output.write(", can't read elf note at \(section.offset)")
      return false
    }
    readNotes(notes, alignment: 4, image, bytes, &progress, canFollowAddresses: false)
    return output.failure == nil
  }

  /// Bytes of capabilities after which the time is looked at: each takes a system call of its own.
  private static let capabilitiesPerLook: Int64 = 4096

  /// Reads a section of Solaris capabilities; false, and a failure, where it cannot be read.
  private mutating func readCapabilities(
    _ section: ELFImage.Section, _ image: ELFImage, _ bytes: Span<UInt8>, _ capabilities: inout ELFCapabilities
  ) -> Bool {
    guard capabilities.unknownCount <= 5 else { return true }
    let width = image.is64 ? 8 : 4
    let size = Int64(width * 2)
    var position: Int64 = 0
    while position &+ size <= Int64(bitPattern: section.size) {
      if position % Self.capabilitiesPerLook == 0, isOutOfTime() { return false }
      guard let entry = image.read(bytes, at: section.offset &+ position, count: Int(size)), entry.count == Int(size)
      else {
        output.fail("error reading (Success)")
        return false
      }
      position &+= size
      if entry[0] == UInt8(ascii: "A") { break }
      let tag = image.number(entry, at: 0, width: width)
      let value = image.number(entry, at: width, width: width)
      switch tag {
      case 0: break
      case 1: capabilities.hardware |= value
      case 2: capabilities.software |= value
      default:
        output.write(", with unknown capability 0x\(String(tag, radix: 16)) = ")
        output.write(value == 0 ? "0" : "0x" + String(value, radix: 16))
        if capabilities.unknownCount > 2 { position = Int64(bitPattern: section.size) }
        capabilities.unknownCount += 1
      }
    }
    return true
  }
}
