# SPDX-License-Identifier: Apache-2.0
"""Files that mislead: lying names, polyglots, cut heads, absurd lengths, broken text, and nearly nothing.

Names that git cannot keep on every system (line feeds, invalid UTF-8) are not here; tests make those.
"""

import random
import struct

from archives import tar, zipped
from nested import gzip
from samples import made, samples


def copy(path):
    """A maker of the same bytes under another name."""
    return lambda: made(path)


def cut(path, count):
    """A maker of the first bytes of a sample."""
    return lambda: made(path)[:count]


samples({f"adversarial/lying_name/{name}": copy(path) for name, path in {
    "png.jpg": "images/picture.png",
    "jpeg.png": "images/picture.jpg",
    "gif.txt": "images/picture.gif",
    "pdf.docx": "documents/ghostscript.pdf",
    "zip.pdf": "archives/plain.zip",
    "docx.zip": "documents/letter.docx",
    "xlsx.docx": "documents/ships.xlsx",
    "doc.xls": "documents/letter.doc",
    "rtf.doc": "text/letter.rtf",
    "html.xls": "text/page.html",
    "elf.sh": "executables/program",
    "script.exe": "source/backup.sh",
    "exe.pdf.exe": "executables/harbour.exe",
    "exe.jpg": "executables/harbour.exe",
    "mp3.wav": "audio/tone.mp3",
    "webm.mp4": "video/clip.webm",
    "json.xml": "structured/record.json",
    "xml.json": "structured/note.xml",
    "html.txt": "text/page.html",
    "text.gz": "text/plain.txt",
    "gzip.zip": "archives/plain.txt.gz",
    "sqlite.txt": "databases/places.sqlite",
    "heic.jpg": "images/picture.heic",
    "python.c": "source/anagrams.py",
    "csv.xlsx": "text/table.csv",
    "svg.png": "structured/drawing.svg",
    "plain.html": "text/plain.txt",
    "zip.gz": "archives/plain.zip",
    "tar.gz": "archives/plain.tar",
}.items()})

samples({f"adversarial/no_extension/{name}": copy(path) for name, path in {
    "png": "images/picture.png", "pdf": "documents/ghostscript.pdf", "docx": "documents/letter.docx", "mp4": "video/clip.mp4",
    "sqlite": "databases/places.sqlite", "script": "source/anagrams.py", "gzip": "archives/plain.txt.gz", "mach_o": "executables/macho.o",
}.items()})

samples({f"adversarial/odd_names/{name}": copy(path) for name, path in {
    "a name with spaces.png": "images/picture.png",
    "  leading spaces.txt": "text/plain.txt",
    "UPPER.PNG": "images/picture.png",
    "Mixed.JpEg": "images/picture.jpg",
    "two.dots.tar.gz": "nested/papers.tar.gz",
    "ends_with_dot.": "text/plain.txt",
    "-dash.txt": "text/plain.txt",
    "häfen.txt": "text/plain.txt",
    "港.json": "structured/record.json",
    "quote'and\u201dquote.txt": "text/plain.txt",
    ".hidden.png": "images/picture.png",
    ".png": "text/plain.txt",
    "backup.txt~": "text/plain.txt",
    "copy.png.bak": "images/picture.png",
    "download.pdf.part": "documents/ghostscript.pdf",
    "photo.jpg.1": "images/picture.jpg",
    "x" * 200 + ".txt": "text/plain.txt",
    "unknown.quayext": "text/plain.txt",
    "Makefile.txt": "text/plain.txt",
    "$(touch x).sh": "source/backup.sh",
}.items()})

TYPESCRIPT, STREAM = "source/store.ts", "video/clip.ts"

samples({
    "adversarial/one_extension/typescript.ts": copy(TYPESCRIPT),
    "adversarial/one_extension/mpeg_stream.ts": copy(STREAM),
    "adversarial/one_extension/translation.ts": lambda: b'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n<TS version="2.1" language="de"><context><name>Quay</name><message><source>Moor</source><translation>Festmachen</translation></message></context></TS>\n',
    "adversarial/one_extension/one_line.ts": lambda: b"export const berths: number = 40;\n",
    "adversarial/one_extension/protein.pdb": copy("scientific/peptide.pdb"),
    "adversarial/one_extension/program_database.pdb": copy("executables/msvc.pdb"),
    "adversarial/one_extension/old_program_database.pdb": copy("executables/old_msvc.pdb"),
    "adversarial/one_extension/palm_database.pdb": copy("executables/address_book.pdb"),
    "adversarial/one_extension/palm_text.pdb": copy("executables/reader.pdb"),
    "adversarial/one_extension/unknown_text.pdb": copy("text/plain.txt"),
    "adversarial/one_extension/objective_c.m": copy("source/Greeter.m"),
    "adversarial/one_extension/matlab.m": copy("source/lowpass.m"),
    "adversarial/one_extension/mercury.m": lambda: b":- module quay.\n:- interface.\n:- import_module io.\n:- pred main(io::di, io::uo) is det.\n:- implementation.\nmain(!IO) :- io.write_string(\"moored\\n\", !IO).\n",
    "adversarial/one_extension/cpp.h": copy("source/span.hpp"),
    "adversarial/one_extension/c.h": copy("source/ring_buffer.h"),
    "adversarial/one_extension/objective_c.h": lambda: b"#import <Foundation/Foundation.h>\n\n@interface Quay : NSObject\n@property (nonatomic) NSInteger berths;\n@end\n",
    "adversarial/one_extension/perl.pl": copy("source/logstat.pl"),
    "adversarial/one_extension/prolog.pl": copy("source/family.pro"),
    "adversarial/one_extension/mathematics.nb.m": lambda: b"(* ::Package:: *)\nBeginPackage[\"Quay`\"]\nmoor::usage = \"moor[b]\";\nEndPackage[]\n",
    "adversarial/one_extension/opentype.otf": copy("fonts/quay.otf"),
    "adversarial/one_extension/formula_template.otf": copy("documents/formula.otf"),
    "adversarial/one_extension/keynote.key": copy("documents/slides.key"),
    "adversarial/one_extension/private.key": copy("keys/private_ec.pem"),
    "adversarial/one_extension/gettext.mo": copy("system/messages.mo"),
    "adversarial/one_extension/modelica.mo": lambda: b"model Buoy\n  parameter Real m = 2;\n  Real h(start = 1);\nequation\n  m * der(der(h)) = -9.81;\nend Buoy;\n",
    "adversarial/one_extension/disk.img": copy("system/ext4.img"),
    "adversarial/one_extension/gem.img": copy("images/picture.img"),
    "adversarial/one_extension/access.mdb": copy("databases/access.mdb"),
    "adversarial/one_extension/lightning.mdb": copy("databases/ships.mdb"),
    "adversarial/one_extension/sound.mod": copy("audio/tune.mod"),
    "adversarial/one_extension/module.mod": lambda: b"module example.org/harbour\n\ngo 1.22\n\nrequire example.org/tide v1.0.0\n",
    "adversarial/one_extension/video.mod": copy("video/clip.mpg"),
    "adversarial/one_extension/font.dat": copy("fonts/quay.ttf"),
    "adversarial/one_extension/vcard.vcf": copy("text/person.vcf"),
    "adversarial/one_extension/variants.vcf": copy("scientific/variants.vcf"),
})


def rar_after_picture():
    return made("images/picture.jpg") + made("archives/version4.rar")


samples({
    "adversarial/polyglot/picture_and_zip.png": lambda: made("images/picture.png") + made("archives/plain.zip"),
    "adversarial/polyglot/gif_and_script.gif": lambda: b"GIF89a/*" + made("images/picture.gif")[8:] + b"*/=1;alert(1);\n",
    "adversarial/polyglot/pdf_and_zip.pdf": lambda: made("documents/ghostscript.pdf") + made("archives/plain.zip"),
    "adversarial/polyglot/picture_and_rar.jpg": rar_after_picture,
    "adversarial/polyglot/program_and_zip.exe": lambda: made("executables/harbour.exe") + made("archives/plain.zip"),
    "adversarial/polyglot/script_and_zip.sh": lambda: b"#!/bin/sh\nexec unzip -p \"$0\"\nexit\n" + made("archives/plain.zip"),
    "adversarial/polyglot/script_and_tar.run": lambda: b"#!/bin/sh\ntail -n +4 \"$0\" | tar x\nexit\n" + tar(),
    "adversarial/polyglot/html_in_pdf.pdf": lambda: b"<html><!-- " + made("documents/ghostscript.pdf"),
    "adversarial/polyglot/pdf_late.pdf": lambda: b"% a page of notes\n" * 50 + made("documents/ghostscript.pdf"),
    "adversarial/polyglot/svg_with_html.svg": lambda: b'<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><html xmlns="http://www.w3.org/1999/xhtml"><body>hello</body></html></foreignObject></svg>\n',
    "adversarial/polyglot/mp3_in_zip.mp3": lambda: zipped({"tone.mp3": made("audio/tone.mp3")}),
    "adversarial/polyglot/json_with_tag.json": lambda: b'{"html": "<!DOCTYPE html><html><body>not a page</body></html>"}\n',
    "adversarial/polyglot/c_with_shebang_text.c": lambda: b'const char *first_line = "#!/bin/sh";\nint main(void) { return first_line[0] != 35; }\n',
    "adversarial/polyglot/notes_about_pdf.txt": lambda: b"A portable document begins with %PDF-1.7 and ends with %%EOF.\n",
    "adversarial/polyglot/begins_like_bmp.txt": lambda: b"BM is short for British Museum, and this is a note about it.\n",
    "adversarial/polyglot/begins_like_mz.txt": lambda: b"MZ are the initials of the man who moored at berth four.\n",
    "adversarial/polyglot/begins_like_pk.txt": lambda: b"PK stands for the place where boats are kept.\n",
    "adversarial/polyglot/begins_like_id3.txt": lambda: b"ID3 is a way to learn trees from tables.\n",
    "adversarial/polyglot/begins_like_riff.txt": lambda: b"RIFF RAFF, said the gull, and took the fish.\n",
    "adversarial/polyglot/begins_like_from.txt": lambda: b"From here the ferry takes an hour.\nTo the island it is not far.\n",
    "adversarial/polyglot/ole_named_docx.docx": copy("documents/old.doc"),
})



def shortened(path, count):
    """The name of a cut sample: `picture.png` cut to 8 bytes is `picture_8.png`."""
    stem, dot, extension = path.rsplit("/", 1)[1].partition(".")
    return f"adversarial/truncated/{stem}_{count}{dot}{extension}"


samples({shortened(path, count): cut(path, count) for path, count in (
    ("images/picture.png", 8), ("images/picture.png", 20), ("images/picture.jpg", 3), ("images/picture.jpg", 12), ("images/picture.gif", 6),
    ("images/picture.tiff", 8), ("images/picture.bmp", 10), ("images/picture.webp", 12), ("images/picture.heic", 16), ("images/picture.psd", 12),
    ("documents/ghostscript.pdf", 5), ("documents/letter.docx", 30), ("documents/letter.docx", 600), ("documents/letter.doc", 8), ("documents/letter.doc", 512),
    ("documents/letter.odt", 60), ("archives/plain.zip", 4), ("archives/plain.7z", 6), ("archives/version5.rar", 8), ("archives/plain.txt.xz", 6),
    ("archives/plain.txt.bz2", 4), ("archives/plain.txt.zst", 4), ("archives/plain.tar", 300), ("archives/plain.tar", 512), ("video/clip.mp4", 8),
    ("video/clip.mp4", 24), ("video/clip.mkv", 4), ("video/clip.mkv", 40), ("video/clip.ts", 188), ("video/clip.avi", 12), ("audio/tone.wav", 12),
    ("audio/tone.mp3", 4), ("audio/tone.flac", 4), ("audio/tone.ogg", 28), ("executables/program", 4), ("executables/program", 20),
    ("executables/harbour.exe", 2), ("executables/harbour.exe", 64), ("executables/macho.o", 4), ("executables/Lighthouse.class", 8),
    ("databases/places.sqlite", 16), ("scientific/tides.h5", 8), ("fonts/quay.ttf", 12), ("fonts/quay.woff2", 4), ("structured/record.json", 40),
    ("structured/note.xml", 30), ("scientific/peptide.pdb", 60), ("system/binary.plist", 8), ("nested/papers.tgz", 12),
)})

HUGE = 0xFFFFFFFF

samples({
    "adversarial/huge_length/png.png": lambda: b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sIIBBBBB", 13, b"IHDR", HUGE, HUGE, 8, 6, 0, 0, 0) + struct.pack(">I", 0) + struct.pack(">I", HUGE) + b"IDAT",
    "adversarial/huge_length/riff.wav": lambda: b"RIFF" + struct.pack("<I", HUGE) + b"WAVEfmt " + struct.pack("<I", HUGE),
    "adversarial/huge_length/box.mp4": lambda: struct.pack(">I4sQ", 1, b"ftyp", 2**64 - 1) + b"isom",
    "adversarial/huge_length/box_zero.mp4": lambda: struct.pack(">I4s", 0, b"ftyp") + b"isom\0\0\0\0isom",
    "adversarial/huge_length/nested_boxes.mp4": lambda: made("video/clip.mp4")[:32] + struct.pack(">I4s", 8, b"moov") * 2000,
    "adversarial/huge_length/directory.tiff": lambda: b"II*\0" + struct.pack("<I", 8) + struct.pack("<H", 0xFFFF) + bytes(64),
    "adversarial/huge_length/directory_loop.tiff": lambda: b"II*\0" + struct.pack("<I", 8) + struct.pack("<H", 0) + struct.pack("<I", 8),
    "adversarial/huge_length/directory_outside.tiff": lambda: b"MM\0*" + struct.pack(">I", HUGE),
    "adversarial/huge_length/zip_directory.zip": lambda: made("archives/plain.zip")[:-22] + struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, 0xFFFF, 0xFFFF, HUGE, HUGE, 0xFFFF),
    "adversarial/huge_length/zip_name.zip": lambda: struct.pack("<4sHHHHHIIIHH", b"PK\3\4", 20, 0, 0, 0, 0, 0, 0, 0, 0xFFFF, 0xFFFF) + b"a" * 64,
    "adversarial/huge_length/sectors.doc": lambda: bytes.fromhex("D0CF11E0A1B11AE1") + bytes(16) + struct.pack("<HHHHH6xIIIIIIIII", 0x3E, 3, 0xFFFE, 0xFFFF, 6, 0, HUGE, 0x7FFFFFFF, 0, 4096, 0, HUGE, 0, HUGE) + bytes(440),
    "adversarial/huge_length/sector_loop.doc": lambda: made("documents/old.doc")[:512] + bytes(512) + made("documents/old.doc")[1024:],
    "adversarial/huge_length/matroska.mkv": lambda: bytes.fromhex("1A45DFA301FFFFFFFFFFFFFF") + b"\x42\x82\x88matroska",
    "adversarial/huge_length/id3.mp3": lambda: b"ID3\4\0\0\x7f\x7f\x7f\x7f" + bytes(64),
    "adversarial/huge_length/tar_size.tar": lambda: made("archives/plain.tar")[:124] + b"77777777777\0" + made("archives/plain.tar")[136:512],
    "adversarial/huge_length/tar_base256.tar": lambda: made("archives/plain.tar")[:124] + b"\xff" * 12 + made("archives/plain.tar")[136:512],
    "adversarial/huge_length/elf_sections": lambda: made("executables/program")[:40] + b"\xff" * 24,
    "adversarial/huge_length/pe_offset.exe": lambda: b"MZ" + bytes(58) + struct.pack("<I", HUGE),
    "adversarial/huge_length/pe_offset_inside.exe": lambda: b"MZ" + bytes(58) + struct.pack("<I", 0),
    "adversarial/huge_length/sqlite_page.sqlite": lambda: b"SQLite format 3\0" + b"\xff" * 84,
    "adversarial/huge_length/json_depth.json": lambda: b"[" * 20000,
    "adversarial/huge_length/json_number.json": lambda: b'{"n": ' + b"9" * 10000 + b"}\n",
    "adversarial/huge_length/xml_depth.xml": lambda: b"<?xml version='1.0'?>" + b"<a>" * 10000,
    "adversarial/huge_length/xml_entities.xml": lambda: b'<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY a "quay"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;">]>\n<a>&c;</a>\n',
    "adversarial/huge_length/one_line.txt": lambda: b"the sea " * 6000,
    "adversarial/huge_length/shebang.sh": lambda: b"#!" + b"/" * 8000 + b"\n",
    "adversarial/huge_length/webp.webp": lambda: b"RIFF" + struct.pack("<I", HUGE) + b"WEBPVP8X" + struct.pack("<I", HUGE),
    "adversarial/huge_length/gif_screen.gif": lambda: b"GIF89a" + struct.pack("<HHBBB", 0xFFFF, 0xFFFF, 0xF7, 0, 0),
    "adversarial/huge_length/ogg_segments.ogg": lambda: b"OggS" + bytes(22) + b"\xff" + b"\xff" * 255,
    "adversarial/huge_length/gzip_bomb_nested.gz": lambda: gzip(gzip(bytes(8 * 1024 * 1024))),
})



def noise(count):
    """A maker of bytes without any order, the same each time."""
    return lambda: random.Random(count).randbytes(count)


samples({
    "adversarial/tiny/empty": lambda: b"",
    "adversarial/tiny/empty.png": lambda: b"",
    "adversarial/tiny/empty.txt": lambda: b"",
    "adversarial/tiny/one_byte_zero": lambda: b"\0",
    "adversarial/tiny/one_byte_letter.txt": lambda: b"a",
    "adversarial/tiny/one_byte_high": lambda: b"\xff",
    "adversarial/tiny/one_byte_escape": lambda: b"\x1b",
    "adversarial/tiny/line_feed.txt": lambda: b"\n",
    "adversarial/tiny/two_bytes_bom": lambda: b"\xff\xfe",
    "adversarial/tiny/three_bytes_bom.txt": lambda: b"\xef\xbb\xbf",
    "adversarial/tiny/brace.json": lambda: b"{",
    "adversarial/tiny/number.json": lambda: b"42",
    "adversarial/tiny/less_than.xml": lambda: b"<",
    "adversarial/tiny/shebang_only": lambda: b"#!",
    "adversarial/noise/zeros": lambda: bytes(4096),
    "adversarial/noise/zeros.img": lambda: bytes(4096),
    "adversarial/noise/ones": lambda: b"\xff" * 4096,
    "adversarial/noise/random": noise(4096),
    "adversarial/noise/random.bin": noise(4095),
    "adversarial/noise/random.png": noise(1024),
    "adversarial/noise/random.txt": noise(1023),
    "adversarial/noise/all_bytes": lambda: bytes(range(256)),
    "adversarial/noise/spaces.txt": lambda: b" " * 512,
    "adversarial/noise/text_then_zeros.txt": lambda: made("text/plain.txt") + bytes(512),
    "adversarial/noise/zeros_then_text.txt": lambda: bytes(512) + made("text/plain.txt"),
    "adversarial/noise/text_then_binary.log": lambda: made("text/lines.log") * 10 + bytes(range(256)),
})

GREEK = "encodings/greek.txt"

samples({
    "adversarial/broken_text/utf8_cut_in_character.txt": lambda: made("encodings/japanese.txt")[:20],
    "adversarial/broken_text/utf8_cut_in_emoji.txt": lambda: b"gulls \xf0\x9f\x90",
    "adversarial/broken_text/utf8_bad_in_middle.txt": lambda: made(GREEK)[:21] + b"\xff\xfe" + made(GREEK)[21:],
    "adversarial/broken_text/utf8_overlong.txt": lambda: b"a slash: \xc0\xaf, written too long\n",
    "adversarial/broken_text/utf8_surrogate.txt": lambda: b"half a pair: \xed\xa0\x80\n",
    "adversarial/broken_text/utf8_beyond.txt": lambda: b"beyond Unicode: \xf4\x90\x80\x80\n",
    "adversarial/broken_text/lone_continuation.txt": lambda: b"a lone byte: \x80 here\n",
    "adversarial/broken_text/mixed_encodings.txt": lambda: made("encodings/french.txt") + made("encodings/french.txt").decode().encode("cp1252"),
    "adversarial/broken_text/utf16_odd_length.txt": lambda: made(GREEK).decode().encode("utf-16")[:-1],
    "adversarial/broken_text/utf16_lone_surrogate.txt": lambda: "gulls ".encode("utf-16-le").join((b"\xff\xfe", b"\x3d\xd8\x20\x00")),
    "adversarial/broken_text/escape_sequences.txt": lambda: b"\x1b[31mred\x1b[0m and \x1b]0;title\x07 and \x08back\n",
    "adversarial/broken_text/mixed_line_ends.txt": lambda: b"one\ntwo\r\nthree\rfour\n",
    "adversarial/broken_text/nul_in_text.c": lambda: b"int a;\0int b;\n",
    "adversarial/broken_text/xml_wrong_encoding.xml": lambda: '<?xml version="1.0" encoding="UTF-8"?>\n<mer>été</mer>\n'.encode("latin-1"),
    "adversarial/broken_text/json_unclosed.json": lambda: b'{"ship": "Fulmar", "length": ',
    "adversarial/broken_text/json_trailing.json": lambda: b'{"ship": "Fulmar"} and more\n',
    "adversarial/broken_text/html_no_end.html": lambda: b"<html><head><title>Quay",
    "adversarial/broken_text/bom_in_middle.txt": lambda: "low\ufeffwater\n".encode(),
})

WORDS = "encodings/french.txt"

samples({
    f"encodings/{name}.txt": (lambda encoding=encoding, source=source, prefix=prefix: prefix + made(source).decode().encode(encoding))
    for name, encoding, source, prefix in (
        ("utf8_bom", "utf-8", WORDS, b"\xef\xbb\xbf"), ("utf16le_bom", "utf-16-le", WORDS, b"\xff\xfe"), ("utf16be_bom", "utf-16-be", WORDS, b"\xfe\xff"),
        ("utf16le", "utf-16-le", WORDS, b""), ("utf16be", "utf-16-be", WORDS, b""), ("utf32le_bom", "utf-32-le", WORDS, b"\xff\xfe\0\0"),
        ("utf32be_bom", "utf-32-be", WORDS, b"\0\0\xfe\xff"), ("latin1", "latin-1", WORDS, b""), ("mac_roman", "mac_roman", WORDS, b""),
        ("shift_jis", "shift_jis", "encodings/japanese.txt", b""), ("euc_jp", "euc_jp", "encodings/japanese.txt", b""),
        ("iso2022_jp", "iso2022_jp", "encodings/japanese.txt", b""), ("koi8_r", "koi8_r", "encodings/russian.txt", b""),
        ("cp1251", "cp1251", "encodings/russian.txt", b""), ("ebcdic", "cp037", "text/plain.txt", b""), ("utf7", "utf-7", WORDS, b""),
    )
})

samples({
    "encodings/crlf.txt": lambda: made("text/plain.txt").replace(b"\n", b"\r\n"),
    "encodings/cr.txt": lambda: made("text/plain.txt").replace(b"\n", b"\r"),
})
