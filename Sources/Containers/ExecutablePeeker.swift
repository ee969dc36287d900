// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Programs, libraries and objects: ELF, Mach-O, and what begins with the DOS stub.
enum ExecutablePeeker: ContainerPeeker {
  static let types = TypeTable(
    """
    appimage||application/vnd.appimage|AppImage|AppImage specification, type 2
    appimage1||application/x-iso9660-appimage|AppImage, type 1|AppImage specification, type 1
    dll|com.microsoft.windows-dynamic-link-library|application/vnd.microsoft.portable-executable|Dynamic-link library|Microsoft: PE format, section Characteristics
    dos|com.microsoft.windows-executable|application/x-dosexec|DOS executable|Microsoft: MZ header
    efi|com.microsoft.windows-executable|application/vnd.microsoft.portable-executable|EFI program|UEFI 2.10, section 2.1.1
    elf|public.elf-binary|application/x-elf|ELF file|System V ABI 4.1, chapter 4
    elf1|public.object-code|application/x-object|ELF relocatable object|System V ABI 4.1, chapter 4, e_type
    elf2||application/x-executable|ELF executable|System V ABI 4.1, chapter 4, e_type
    elf3||application/x-sharedlib|ELF shared object|System V ABI 4.1, chapter 4, e_type
    elf4||application/x-coredump|ELF core dump|System V ABI 4.1, chapter 4, e_type
    guile||application/x-guile-object|Compiled Guile|Guile: elf.scm, make-elf, ELFOSABI_STANDALONE and EM_NONE
    kernel||application/x-linux-kernel|Linux kernel that is an EFI program|Linux: Documentation/arch/x86/boot.rst, arm64/booting.rst, riscv/boot-image-header.rst
    lx||application/x-lx-executable|OS/2 linear executable|IBM: LX format
    mach-o|com.apple.mach-o-binary|application/x-mach-binary|Mach-O binary|Apple: mach-o/loader.h
    mach-o-universal|com.apple.mach-o-binary|application/x-mach-binary|Universal Mach-O binary|Apple: mach-o/fat.h
    mach-o1|com.apple.mach-o-object|application/x-mach-binary|Mach-O object file|Apple: mach-o/loader.h, MH_OBJECT
    mach-o10|com.apple.mach-o-binary|application/x-mach-binary|Mach-O debug symbols|Apple: mach-o/loader.h, MH_DSYM
    mach-o11|com.apple.mach-o-binary|application/x-mach-binary|Mach-O kernel extension|Apple: mach-o/loader.h, MH_KEXT_BUNDLE
    mach-o2|com.apple.mach-o-executable|application/x-mach-binary|Mach-O executable|Apple: mach-o/loader.h, MH_EXECUTE
    mach-o3|com.apple.mach-o-dylib|application/x-mach-binary|Mach-O fixed library|Apple: mach-o/loader.h, MH_FVMLIB
    mach-o4|com.apple.mach-o-core|application/x-mach-binary|Mach-O core dump|Apple: mach-o/loader.h, MH_CORE
    mach-o5|com.apple.mach-o-executable|application/x-mach-binary|Mach-O preloaded executable|Apple: mach-o/loader.h, MH_PRELOAD
    mach-o6|com.apple.mach-o-dylib|application/x-mach-binary|Mach-O dynamic library|Apple: mach-o/loader.h, MH_DYLIB
    mach-o7|com.apple.mach-o-executable|application/x-mach-binary|Mach-O dynamic linker|Apple: mach-o/loader.h, MH_DYLINKER
    mach-o8|com.apple.mach-o-bundle|application/x-mach-binary|Mach-O bundle|Apple: mach-o/loader.h, MH_BUNDLE
    mach-o9|com.apple.mach-o-dylib|application/x-mach-binary|Mach-O library stub|Apple: mach-o/loader.h, MH_DYLIB_STUB
    ne||application/x-ms-ne-executable|16-bit Windows executable|Microsoft: NE header
    oat||application/x-android-oat|Android compiled code|Android: oat.h; elf_builder.h
    pe|com.microsoft.windows-executable|application/vnd.microsoft.portable-executable|Portable executable|Microsoft: PE format, section MS-DOS stub
    pie||application/x-pie-executable|ELF position-independent executable|System V ABI; DF_1_PIE
    """)

  /// Program headers and entries of the dynamic section looked at most.
  private static let mostHeaders = 64
  private static let mostDynamicEntries = 128

  static func recognizes(_ head: [UInt8]) -> Bool {
    switch head.first {
    case 0x7f: head.matches("ELF", at: 1)
    case UInt8(ascii: "M"), UInt8(ascii: "Z"):
      (head.matches("MZ", at: 0) || head.matches("ZM", at: 0)) && (head.count >= 64 || isShortProgram(head))
    case 0xca, 0xce, 0xcf, 0xfe: head.count >= 8 && isMachO(head)
    default: false
    }
  }

  /// Bytes in which a program has a zero, and a text that begins with the same letters has none.
  private static let longestTextStart = 64

  static func findings(in subject: Subject) -> Findings {
    let reader = SubjectReader(subject)
    let key =
      switch subject.head[0] {
      case 0x7f: elf(subject.head, reader)
      case UInt8(ascii: "M"), UInt8(ascii: "Z"): dos(subject.head, reader)
      default: machO(subject.head, reader)
      }
    // Texts may begin with these two letters, but have no zeros.
    guard key != "dos" || hasPages(subject.head) || subject.head.prefix(longestTextStart).contains(0),
      let known = types[key] ?? types["mach-o"]
    else { return Findings() }
    return Findings(known.evidence(in: subject.types, from: .container, weight: key == "dos" ? .fair : .certain))
  }

  // MARK: Mach-O

  private static func isMachO(_ head: [UInt8]) -> Bool {
    guard let magic = head.bigEndian(UInt32.self, at: 0), let count = head.bigEndian(UInt32.self, at: 4) else {
      return false
    }
    return switch magic {
    case 0xfeed_face, 0xfeed_facf, 0xcefa_edfe, 0xcffa_edfe: true
    // A Java class has its version there, which has never been below 45.
    case 0xcafe_babe, 0xcafe_babf: count > 0 && count < 40
    default: false
    }
  }

  /// What a Mach-O file is by its header's `filetype`; a universal one is what its first part is.
  private static func machO(_ head: [UInt8], _ reader: SubjectReader) -> String {
    guard head[0] == 0xca else { return kindOfMachO(head[...]) ?? "mach-o" }
    // The offset of the first part follows its processor's type and kind; that of a 64-bit table has two words.
    let isWide = head[3] == 0xbf
    let offset = isWide ? head.bigEndian(UInt64.self, at: 16) : head.bigEndian(UInt32.self, at: 16).map(UInt64.init)
    let part = offset.flatMap { Int64(exactly: $0) }.map { reader.bytes(16, at: $0) } ?? []
    return kindOfMachO(part) ?? "mach-o-universal"
  }

  private static func kindOfMachO(_ part: ArraySlice<UInt8>) -> String? {
    guard let magic = part.bigEndian(UInt32.self, at: 0) else { return nil }
    let kind: UInt32? =
      switch magic {
      case 0xfeed_face, 0xfeed_facf: part.bigEndian(UInt32.self, at: 12)
      case 0xcefa_edfe, 0xcffa_edfe: part.littleEndian(UInt32.self, at: 12)
      default: nil
      }
    return kind.map { "mach-o\($0)" }
  }

  // MARK: ELF

  private static func elf(_ head: [UInt8], _ reader: SubjectReader) -> String {
    if head.matches([0x41, 0x49, 2], at: 8) { return "appimage" }
    if head.matches([0x41, 0x49, 1], at: 8) { return "appimage1" }
    guard let elf = ELFHeader(head) else { return kindOfCutELF(head) }
    guard elf.kind == 3 else { return (1...4).contains(elf.kind) ? "elf\(elf.kind)" : "elf" }
    // For no system and no machine, but a virtual one.
    if elf.system == 255, elf.machine == 0 { return "guile" }
    if pagesOfAndroid.contains(where: { head.matches("oat\n", at: $0) }) { return "oat" }
    return isPositionIndependentProgram(elf, reader) ? "pie" : "elf3"
  }

  /// Where Android's compiler puts the read-only data, which begin with the sign of its code: on the page after the headers.
  private static let pagesOfAndroid = [4096, 16384]

  /// The kind, from a header that is cut off after it.
  private static func kindOfCutELF(_ head: [UInt8]) -> String {
    let kind = head.count > 17 ? head[5] == 2 ? head[17] : head[16] : 0
    return (1...4).contains(kind) ? "elf\(kind)" : "elf"
  }

  /// Whether the dynamic section says DF_1_PIE, which linkers before 2015 did not, or has the place that they keep for a debugger in
  /// programs alone, while an interpreter is asked for and no name given by which programs would find a library.
  ///
  /// Where the section is out of reach, whether the program headers have what the linker writes for a program alone: the table's
  /// own place and an interpreter (System V ABI 4.1, chapter 5; GNU binutils: elflink.c, DT_DEBUG).
  private static func isPositionIndependentProgram(_ elf: ELFHeader, _ reader: SubjectReader) -> Bool {
    var (isInterpreted, hasInterpreter, hasPlaceForDebugger) = (false, false, false)
    for index in 0..<min(elf.programHeaderCount, mostHeaders) {
      let (offset, overflow) = elf.programHeaders.addingReportingOverflow(Int64(index * elf.programHeaderSize))
      guard !overflow else { return false }
      let header = reader.bytes(elf.programHeaderSize, at: offset)
      let kind = elf.word32(header, at: 0)
      if kind == 3 || kind == 6 { isInterpreted = true }
      if kind == 3 { hasInterpreter = true }
      guard kind == 2 else { continue }
      guard let start = elf.address(header, at: elf.is64 ? 8 : 4), let position = Int64(exactly: start) else {
        return false
      }
      let entry = elf.is64 ? 16 : 8
      let section = reader.bytes(entry * mostDynamicEntries, at: position)
      // Any section begins with one of the common tags, or with one of those of systems and processors.
      guard let first = elf.address(section, at: 0), (1..<64).contains(first) || first >> 28 == 6 || first >> 28 == 7
      else { return isInterpreted }
      for at in stride(from: 0, to: section.count - entry + 1, by: entry) {
        guard let tag = elf.address(section, at: at), tag != 0 else { return hasInterpreter && hasPlaceForDebugger }
        // DT_SONAME and DT_DEBUG: the C library and some modules have an interpreter too, and tell of themselves where they are run.
        if tag == 14 { hasInterpreter = false }
        if tag == 21 { hasPlaceForDebugger = true }
        // DT_FLAGS_1 and DF_1_PIE of the GNU extensions.
        if tag == 0x6fff_fffb, (elf.address(section, at: at + entry / 2) ?? 0) & 0x0800_0000 != 0 { return true }
      }
      return false
    }
    return isInterpreted
  }

  // MARK: DOS and Windows

  /// Whether a DOS program without room for the headers of others has its own.
  private static func isShortProgram(_ head: [UInt8]) -> Bool {
    guard let paragraphs = head.littleEndian(UInt16.self, at: 8) else { return false }
    return hasPages(head) && paragraphs >= 2 && Int(paragraphs) * 16 <= head.count + 4
  }

  /// Whether there are pages of 512 bytes, the last of which has fewer bytes in use, as in no text that begins with these
  /// letters (Microsoft: MZ header, `e_cblp` and `e_cp`).
  private static func hasPages(_ head: [UInt8]) -> Bool {
    guard let rest = head.littleEndian(UInt16.self, at: 2), let pages = head.littleEndian(UInt16.self, at: 4) else {
      return false
    }
    return rest <= 512 && pages > 0
  }

  private static func dos(_ head: [UInt8], _ reader: SubjectReader) -> String {
    // The smallest programs have the header after the four bytes that any needs.
    guard let offset = head.littleEndian(UInt32.self, at: 0x3c), offset >= 4 else { return "dos" }
    let header = reader.bytes(0x60, at: Int64(offset))
    if header.matches([0x50, 0x45, 0, 0], at: 0) {
      // The subsystems 10 to 13 are those of EFI.
      let subsystem = header.littleEndian(UInt16.self, at: 24 + 68) ?? 0
      if (10...13).contains(subsystem) { return isKernel(head) ? "kernel" : "efi" }
      // IMAGE_FILE_DLL among the characteristics.
      return (header.littleEndian(UInt16.self, at: 22) ?? 0) & 0x2000 != 0 ? "dll" : "pe"
    }
    if header.matches("NE", at: 0) { return "ne" }
    return header.matches("LX", at: 0) || header.matches("LE", at: 0) ? "lx" : "dos"
  }

  /// Whether the header of a program is that of a kernel too, of x86 behind the boot sector or of another processor within it.
  private static func isKernel(_ head: [UInt8]) -> Bool {
    head.matches([0x55, 0xaa], at: 510) && head.matches("HdrS", at: 514) || head.matches("ARMd", at: 56)
      || head.matches([0x52, 0x53, 0x43, 5], at: 56)
  }
}

/// What the detector needs of an ELF header (System V ABI 4.1, chapter 4).
struct ELFHeader {
  /// The object file type, e_type.
  let kind: Int
  /// The architecture, e_machine, 0 for none.
  let machine: UInt16
  /// The system that gives the fields their meaning, EI_OSABI, 255 for none.
  let system: UInt8
  /// Whether addresses have 64 bits.
  let is64: Bool
  /// Where the program headers start.
  let programHeaders: Int64
  /// Bytes of one program header.
  let programHeaderSize: Int
  /// The number of program headers.
  let programHeaderCount: Int
  private let isBigEndian: Bool

  /// Reads the header at the front of `head`; nil where it is cut or of an unknown class or byte order.
  init?(_ head: [UInt8]) {
    guard head.count >= 52, head[4] == 1 || head[4] == 2, head[5] == 1 || head[5] == 2 else { return nil }
    is64 = head[4] == 2
    isBigEndian = head[5] == 2
    let big = isBigEndian
    let half = { (offset: Int) -> UInt16? in
      big ? head.bigEndian(UInt16.self, at: offset) : head.littleEndian(UInt16.self, at: offset)
    }
    guard let kind = half(16), let machine = half(18), let size = half(is64 ? 54 : 42), let count = half(is64 ? 56 : 44)
    else { return nil }
    let start =
      if is64 {
        big ? head.bigEndian(UInt64.self, at: 32) : head.littleEndian(UInt64.self, at: 32)
      } else {
        (big ? head.bigEndian(UInt32.self, at: 28) : head.littleEndian(UInt32.self, at: 28)).map(UInt64.init)
      }
    guard let start, let programHeaders = Int64(exactly: start) else { return nil }
    self.kind = Int(kind)
    self.machine = machine
    system = head[7]
    self.programHeaders = programHeaders
    programHeaderSize = Int(size)
    programHeaderCount = Int(count)
  }

  /// A 32-bit word in the file's byte order.
  func word32(_ bytes: ArraySlice<UInt8>, at offset: Int) -> UInt32? {
    isBigEndian ? bytes.bigEndian(UInt32.self, at: offset) : bytes.littleEndian(UInt32.self, at: offset)
  }

  /// An address or offset in the file's byte order and width.
  func address(_ bytes: ArraySlice<UInt8>, at offset: Int) -> UInt64? {
    guard is64 else { return word32(bytes, at: offset).map(UInt64.init) }
    return isBigEndian ? bytes.bigEndian(UInt64.self, at: offset) : bytes.littleEndian(UInt64.self, at: offset)
  }
}
