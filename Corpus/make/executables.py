# SPDX-License-Identifier: Apache-2.0
"""Programs, objects, libraries and bytecode: gcc, clang for other systems, javac, interpreters, and headers by specification."""

import hashlib
import struct
import zlib

from samples import DATE, made, sample, samples, shell

FREESTANDING = b"int answer = 42;\nint moor(int berth) { return berth + answer; }\n"
STARTING = b'void _start(void) { __asm__("mov $60, %eax; xor %edi, %edi; syscall"); }\n'
LEAN = "-Os -s -nostdlib -ffreestanding -fno-asynchronous-unwind-tables -Wl,--build-id=none -Wl,-z,noseparate-code"


def compiled(options, source=FREESTANDING, compiler="gcc"):
    """A maker that compiles a small C source."""
    return lambda: shell(f"{compiler} {options} -o out.exe in.c", {"in.c": source}, "out.exe")


def crossed(target, options="-c -Os"):
    """A maker that lets clang compile for another system."""
    return compiled(f"--target={target} {options} -ffreestanding -fno-ident", compiler="clang")


samples(
    {
        "executables/program": compiled(f"{LEAN} -static -no-pie", STARTING),
        "executables/program_pie": compiled(f"{LEAN} -static-pie", STARTING),
        "executables/library.so": compiled(f"{LEAN} -shared -fPIC"),
        "executables/object.o": compiled("-Os -c"),
        "executables/object32.o": compiled("-Os -c -m32 -fno-pic"),
        "executables/arm64.o": crossed("aarch64-linux-gnu"),
        "executables/mips.o": crossed("mips-linux-gnu"),
        "executables/riscv.o": crossed("riscv64-linux-gnu"),
        "executables/macho.o": crossed("arm64-apple-macos12"),
        "executables/macho32.o": crossed("i386-apple-macos10.6"),
        "executables/coff.obj": crossed("x86_64-pc-windows-msvc"),
        "executables/object.wasm": crossed("wasm32"),
        "executables/module.wasm": lambda: shell(
            "wat2wasm in.wat -o out", {"in.wat": made("source/factorial.wat")}, "out"
        ),
        "executables/bitcode.bc": lambda: shell(
            "clang -x ir -c -emit-llvm -Wno-override-module in.ll -o out", {"in.ll": made("source/factorial.ll")}, "out"
        ),
        "executables/harbour.exe": compiled(
            f"{LEAN.split(' -Wl')[0]} -Wl,--no-insert-timestamp -Wl,-e,start -Wl,--subsystem,console",
            b"void start(void) {}\n",
            "x86_64-w64-mingw32-gcc",
        ),
        "executables/windows.exe": compiled(
            f"{LEAN.split(' -Wl')[0]} -Wl,--no-insert-timestamp -Wl,-e,start -Wl,--subsystem,windows",
            b"void start(void) {}\n",
            "x86_64-w64-mingw32-gcc",
        ),
        "executables/harbour.dll": compiled(
            f"{LEAN.split(' -Wl')[0]} -shared -Wl,--no-insert-timestamp -Wl,-e,moor",
            b"__declspec(dllexport) int moor(int berth) { return berth; }\n",
            "x86_64-w64-mingw32-gcc",
        ),
        "executables/Lighthouse.class": lambda: shell(
            "mkdir -p o && javac --release 11 -g:none -d o Lighthouse.java && cp o/org/example/coast/Lighthouse.class out",
            {"Lighthouse.java": made("source/Lighthouse.java")},
            "out",
        ),
        "executables/bag.luac": lambda: shell("luac5.4 -s -o out in.lua", {"in.lua": made("source/bag.lua")}, "out"),
        "executables/bag.ljbc": lambda: shell(
            "luajit -b in.lua out.raw", {"in.lua": made("source/bag.lua")}, "out.raw"
        ),
        "executables/tree.cmo": lambda: shell("ocamlc -c tree.ml", {"tree.ml": made("source/tree.ml")}, "tree.cmo"),
        "executables/tree.cmi": lambda: shell("ocamlc -c tree.ml", {"tree.ml": made("source/tree.ml")}, "tree.cmi"),
    }
)


@sample("executables/anagrams.pyc")
def python_bytecode():
    import py_compile
    import tempfile
    from pathlib import Path

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "anagrams.py")
        source.write_bytes(made("source/anagrams.py"))
        target = py_compile.compile(
            str(source),
            cfile=folder + "/out",
            dfile="anagrams.py",
            invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
        )
        return Path(target).read_bytes()


@sample("executables/tide-mode.elc")
def emacs_bytecode():
    # The header that bytecomp.el writes: ";ELC", version, three zeros.
    return b";ELC\x1b\0\0\0\n;;; Compiled\n;;; in Emacs version 28.2\n\n#@10 Tides.\x1f\n(defvar tide-units 'metres (#$ . 60))\n(provide 'tide-mode)\n"


def macho(kind, commands=b"", cpu=0x0100000C, count=0):
    """A Mach-O header of 64 bits (mach-o/loader.h): magic, processor, kind, commands."""
    return struct.pack("<IIIIIIII", 0xFEEDFACF, cpu, 0, kind, count, len(commands), 0x85, 0) + commands


LINKEDIT = struct.pack("<II16sQQQQiiII", 0x19, 72, b"__LINKEDIT", 0x100000000, 4096, 0, 0, 1, 1, 0, 0)
IDENTITY = struct.pack("<IIIIII", 0x0D, 48, 24, 2, 0x10000, 0x10000) + b"@rpath/libquay.dylib".ljust(24, b"\0")

samples(
    {
        "executables/macho_program": lambda: macho(2, LINKEDIT, count=1) + bytes(256),
        "executables/libquay.dylib": lambda: macho(6, IDENTITY, count=1) + bytes(64),
        "executables/quay.bundle": lambda: macho(8, LINKEDIT, count=1) + bytes(64),
        "executables/quay.macho_core": lambda: macho(4, LINKEDIT, count=1) + bytes(64),
        "executables/universal": lambda: universal(),
    }
)


def universal():
    # mach-o/fat.h: big endian, count, then processor, subtype, offset, size, alignment.
    slices = [(0x01000007, 3, macho(2, LINKEDIT, 0x01000007, 1)), (0x0100000C, 0, macho(2, LINKEDIT, count=1))]
    head, data, offset = struct.pack(">II", 0xCAFEBABE, 2), b"", 4096
    for cpu, subtype, part in slices:
        head += struct.pack(">IIIII", cpu, subtype, offset + len(data), len(part), 12)
        data += part.ljust(4096, b"\0")
    return head.ljust(offset, b"\0") + data


@sample("executables/core.1234")
def core():
    # ELF kind 4 (System V ABI, "ELF header") with one note of type NT_PRPSINFO.
    name = b"moor".ljust(16, b"\0") + b"moor --berth 4".ljust(80, b"\0")
    note = struct.pack("<III", 5, 40 + len(name), 3) + b"CORE\0\0\0\0" + bytes(40) + name
    head = b"\x7fELF\x02\x01\x01" + bytes(9) + struct.pack("<HHIQQQIHHHHHH", 4, 62, 1, 0, 64, 0, 0, 64, 56, 1, 0, 0, 0)
    program = struct.pack("<IIQQQQQQ", 4, 0, 120, 0, 0, len(note), 0, 4)
    return head + program + note


@sample("executables/compiled_guile.go")
def compiled_guile():
    # A shared object for no system and no machine (Guile: elf.scm, ELFOSABI_STANDALONE and EM_NONE).
    head = b"\x7fELF\x02\x01\x01\xff" + bytes(8) + struct.pack("<HHIQQQIHHHHHH", 3, 0, 1, 0, 64, 0, 0, 64, 56, 1, 64, 0, 0)
    return head + struct.pack("<IIQQQQQQ", 1, 4, 0, 0, 0, 160, 160, 8) + bytes(40)


@sample("executables/classes.dex")
def dalvik():
    # Dalvik executable format: magic, Adler-32, SHA-1, sizes; a header of 0x70 bytes and an empty map.
    body = (
        struct.pack("<III", 0x70 + 16, 0x70, 0x12345678)
        + struct.pack("<III", 0, 0, 0x70)
        + bytes(48)
        + struct.pack("<II", 16, 0x70)
    )
    body = body.ljust(0x70 - 32, b"\0") + struct.pack("<IHHII", 1, 0x1000, 0, 1, 0x70)
    digest = hashlib.sha1(body).digest()
    return b"dex\n035\0" + struct.pack("<I", zlib.adler32(digest + body)) + digest + body


@sample("executables/tide.com")
def dos_command():
    # A program for MS-DOS without any header: print a text, end.
    return bytes.fromhex("EB0A") + b"Low tide$ " + bytes.fromhex("BA0201B409CD21B8004CCD21")


@sample("executables/old.exe")
def dos_program():
    # The MZ header of MS-DOS: bytes in the last page, pages, relocations, paragraphs of header.
    return (
        b"MZ"
        + struct.pack("<13H", 0x60, 1, 0, 2, 0, 0xFFFF, 0, 0xB8, 0, 0, 0, 0x1C, 0)
        + bytes(4)
        + bytes.fromhex("B8004CCD21")
        + bytes(59)
    )


@sample("executables/windows3.exe")
def new_executable():
    # A 16-bit Windows program: MZ with the address of "NE" at 0x3c.
    stub = b"MZ" + bytes(58) + struct.pack("<I", 64)
    return stub + b"NE" + bytes((5, 1)) + struct.pack("<HHIH", 64, 0, 0, 0x0302) + bytes(40) + b"\x02" + bytes(9)


@sample("executables/pinger.beam")
def beam():
    # BEAM file format: IFF "FOR1" with the form "BEAM" and chunks aligned to four bytes.
    def part(key, data):
        return key + struct.pack(">I", len(data)) + data + bytes(-len(data) % 4)

    body = (
        b"BEAM"
        + part(b"AtU8", struct.pack(">I", 1) + b"\x06pinger")
        + part(b"Code", struct.pack(">IIIII", 16, 0, 178, 1, 0) + b"\x03")
    )
    return b"FOR1" + struct.pack(">I", len(body)) + body


@sample("executables/program.pef")
def preferred_executable():
    # Mac OS Runtime Architectures, chapter 8: "Joy!peff", architecture, version 1, Macintosh date.
    return struct.pack(">4s4s4sIIIIIHHI", b"Joy!", b"peff", b"pwpc", 1, DATE + 2082844800, 0, 0, 0, 0, 0, 0)


@sample("executables/program.xcoff")
def xcoff():
    return struct.pack(">HHIIIHH", 0x01DF, 0, 0, 0, 0, 0, 0x0002) + bytes(40)


@sample("executables/program.aout")
def a_out():
    # 4.3BSD a.out.h: magic 0407 (octal), text, data, bss, symbols, entry.
    return struct.pack("<IIIIIIII", 0o407, 16, 0, 0, 0, 0, 0, 0) + b"\x90" * 16


@sample("executables/msvc.pdb")
def program_database_7():
    # LLVM, "The MSF File Format": superblock, then the free block maps, the directory and its block map.
    block = 512
    directory = struct.pack("<II", 1, 0)
    head = b"Microsoft C/C++ MSF 7.00\r\n\x1aDS\0\0\0" + struct.pack("<IIIIII", block, 1, 5, len(directory), 0, 3)
    return b"".join(
        part.ljust(block, b"\0") for part in (head, b"\xff" * block, b"\xff" * block, struct.pack("<I", 4), directory)
    )


@sample("executables/old_msvc.pdb")
def program_database_2():
    # The older container: "Microsoft C/C++ program database 2.00", page size 1,024.
    head = b"Microsoft C/C++ program database 2.00\r\n\x1aJG\0\0" + struct.pack("<IHHIIH", 0x400, 2, 3, 8, 0, 2)
    return head.ljust(0x400, b"\0") + bytes(0x400) + struct.pack("<II", 0, 0).ljust(0x400, b"\0")


@sample("executables/address_book.pdb")
def palm_database():
    # Palm File Format Specification: name of 32 bytes, attributes, version, Palm dates, type and creator at 60, record list.
    name, seconds = b"AddressDB".ljust(32, b"\0"), DATE + 2082844800
    head = name + struct.pack(">HHIIIIII4s4sII", 8, 0, seconds, seconds, 0, 1, 0, 0, b"DATA", b"addr", 0, 0)
    record = b"\0\0\0\0\0\0\0\x01\0Keeper\0"
    return head + struct.pack(">H", 1) + struct.pack(">II", len(head) + 12, 0x40000001) + bytes(2) + record


@sample("executables/book.mobi")
def mobipocket():
    # A Palm database of type BOOK and creator MOBI, with its MOBI header in record 0 (MobileRead wiki).
    seconds = DATE + 2082844800
    head = b"Low_Water".ljust(32, b"\0") + struct.pack(
        ">HHIIIIII4s4sII", 0, 0, seconds, seconds, 0, 0, 0, 0, b"BOOK", b"MOBI", 1, 0
    )
    record = (
        struct.pack(">HHIHHHH", 1, 0, 24, 1, 4096, 0, 0)
        + struct.pack(">4sIIIII", b"MOBI", 232, 2, 65001, 1, 6)
        + bytes(208)
    )
    text = b"The ferry left at seven."
    start = len(head) + 2 + 16 + 2
    return (
        head + struct.pack(">H", 2) + struct.pack(">IIII", start, 0, start + len(record), 2) + bytes(2) + record + text
    )


@sample("executables/reader.pdb")
def palm_text():
    # PalmDOC: type TEXt, creator REAd; record 0 says no compression.
    seconds = DATE + 2082844800
    head = b"Low Water".ljust(32, b"\0") + struct.pack(
        ">HHIIIIII4s4sII", 0, 0, seconds, seconds, 0, 0, 0, 0, b"TEXt", b"REAd", 1, 0
    )
    start = len(head) + 2 + 16 + 2
    return (
        head
        + struct.pack(">H", 2)
        + struct.pack(">IIII", start, 0, start + 16, 2)
        + bytes(2)
        + struct.pack(">HHIHHI", 1, 0, 24, 1, 4096, 0)
        + b"The ferry left at seven."
    )


@sample("executables/scripts.jmod")
def java_module():
    # jmod: "JM", version 1.0, then a zip archive.
    from archives import zipped

    return b"JM\x01\0" + zipped({"classes/module-info.class": made("executables/Lighthouse.class")})
