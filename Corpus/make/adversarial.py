# SPDX-License-Identifier: Apache-2.0
"""Files that mislead: lying names, polyglots, cut heads, absurd lengths, broken text, and nearly nothing.

Names that git cannot keep on every system (line feeds, invalid UTF-8) are not here; tests make those.
"""

from archives import tar, zipped
from samples import made, samples


def copy(path):
    """A maker of the same bytes under another name."""
    return lambda: made(path)


def cut(path, count):
    """A maker of the first bytes of a sample."""
    return lambda: made(path)[:count]


samples(
    {
        f"adversarial/lying_name/{name}": copy(path)
        for name, path in {
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
        }.items()
    }
)

samples(
    {
        f"adversarial/no_extension/{name}": copy(path)
        for name, path in {
            "png": "images/picture.png",
            "pdf": "documents/ghostscript.pdf",
            "docx": "documents/letter.docx",
            "mp4": "video/clip.mp4",
            "sqlite": "databases/places.sqlite",
            "script": "source/anagrams.py",
            "gzip": "archives/plain.txt.gz",
            "mach_o": "executables/macho.o",
        }.items()
    }
)

samples(
    {
        f"adversarial/odd_names/{name}": copy(path)
        for name, path in {
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
        }.items()
    }
)

TYPESCRIPT, STREAM = "source/store.ts", "video/clip.ts"

samples(
    {
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
        "adversarial/one_extension/mercury.m": lambda: b':- module quay.\n:- interface.\n:- import_module io.\n:- pred main(io::di, io::uo) is det.\n:- implementation.\nmain(!IO) :- io.write_string("moored\\n", !IO).\n',
        "adversarial/one_extension/cpp.h": copy("source/span.hpp"),
        "adversarial/one_extension/c.h": copy("source/ring_buffer.h"),
        "adversarial/one_extension/objective_c.h": lambda: b"#import <Foundation/Foundation.h>\n\n@interface Quay : NSObject\n@property (nonatomic) NSInteger berths;\n@end\n",
        "adversarial/one_extension/perl.pl": copy("source/logstat.pl"),
        "adversarial/one_extension/prolog.pl": copy("source/family.pro"),
        "adversarial/one_extension/mathematics.nb.m": lambda: b'(* ::Package:: *)\nBeginPackage["Quay`"]\nmoor::usage = "moor[b]";\nEndPackage[]\n',
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
    }
)


def rar_after_picture():
    return made("images/picture.jpg") + made("archives/version4.rar")


samples(
    {
        "adversarial/polyglot/picture_and_zip.png": lambda: made("images/picture.png") + made("archives/plain.zip"),
        "adversarial/polyglot/gif_and_script.gif": lambda: b"GIF89a/*"
        + made("images/picture.gif")[8:]
        + b"*/=1;alert(1);\n",
        "adversarial/polyglot/pdf_and_zip.pdf": lambda: made("documents/ghostscript.pdf") + made("archives/plain.zip"),
        "adversarial/polyglot/picture_and_rar.jpg": rar_after_picture,
        "adversarial/polyglot/program_and_zip.exe": lambda: made("executables/harbour.exe")
        + made("archives/plain.zip"),
        "adversarial/polyglot/script_and_zip.sh": lambda: b'#!/bin/sh\nexec unzip -p "$0"\nexit\n'
        + made("archives/plain.zip"),
        "adversarial/polyglot/script_and_tar.run": lambda: b'#!/bin/sh\ntail -n +4 "$0" | tar x\nexit\n' + tar(),
        "adversarial/polyglot/html_in_pdf.pdf": lambda: b"<html><!-- " + made("documents/ghostscript.pdf"),
        "adversarial/polyglot/pdf_late.pdf": lambda: b"% a page of notes\n" * 50 + made("documents/ghostscript.pdf"),
        "adversarial/polyglot/svg_with_html.svg": lambda: b'<svg xmlns="http://www.w3.org/2000/svg"><foreignObject><html xmlns="http://www.w3.org/1999/xhtml"><body>hello</body></html></foreignObject></svg>\n',
        "adversarial/polyglot/mp3_in_zip.mp3": lambda: zipped({"tone.mp3": made("audio/tone.mp3")}),
        "adversarial/polyglot/zip_declares_jpeg.jpg": lambda: zipped({"c": b"x", "mimetype": b"image/jpeg"}, stored=("mimetype",)),
        "adversarial/polyglot/zip_begins_with_jpeg.jpg": lambda: zipped({"mimetype": b"image/jpeg", "c": b"x"}, stored=("mimetype",)),
        "adversarial/polyglot/zip_declares_vendor.zip": lambda: zipped(
            {"c": b"x", "mimetype": b"application/vnd.example"}, stored=("mimetype",)
        ),
        "adversarial/polyglot/zip_declares_escape.zip": lambda: zipped({"mimetype": b"application/vnd.example\x1b[31m", "c": b"x"}, stored=("mimetype",)),
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
    }
)


def shortened(path, count):
    """The name of a cut sample: `picture.png` cut to 8 bytes is `picture_8.png`."""
    stem, dot, extension = path.rsplit("/", 1)[1].partition(".")
    return f"adversarial/truncated/{stem}_{count}{dot}{extension}"


samples(
    {
        shortened(path, count): cut(path, count)
        for path, count in (
            ("images/picture.png", 8),
            ("images/picture.png", 20),
            ("images/picture.jpg", 3),
            ("images/picture.jpg", 12),
            ("images/picture.gif", 6),
            ("images/picture.tiff", 8),
            ("images/picture.bmp", 10),
            ("images/picture.webp", 12),
            ("images/picture.heic", 16),
            ("images/picture.psd", 12),
            ("documents/ghostscript.pdf", 5),
            ("documents/letter.docx", 30),
            ("documents/letter.docx", 600),
            ("documents/letter.doc", 8),
            ("documents/letter.doc", 512),
            ("documents/letter.odt", 60),
            ("archives/plain.zip", 4),
            ("archives/plain.7z", 6),
            ("archives/version5.rar", 8),
            ("archives/plain.txt.xz", 6),
            ("archives/plain.txt.bz2", 4),
            ("archives/plain.txt.zst", 4),
            ("archives/plain.tar", 300),
            ("archives/plain.tar", 512),
            ("video/clip.mp4", 8),
            ("video/clip.mp4", 24),
            ("video/clip.mkv", 4),
            ("video/clip.mkv", 40),
            ("video/clip.ts", 188),
            ("video/clip.avi", 12),
            ("audio/tone.wav", 12),
            ("audio/tone.mp3", 4),
            ("audio/tone.flac", 4),
            ("audio/tone.ogg", 28),
            ("executables/program", 4),
            ("executables/program", 20),
            ("executables/harbour.exe", 2),
            ("executables/harbour.exe", 64),
            ("executables/macho.o", 4),
            ("executables/Lighthouse.class", 8),
            ("databases/places.sqlite", 16),
            ("scientific/tides.h5", 8),
            ("fonts/quay.ttf", 12),
            ("fonts/quay.woff2", 4),
            ("structured/record.json", 40),
            ("structured/note.xml", 30),
            ("scientific/peptide.pdb", 60),
            ("system/binary.plist", 8),
            ("nested/papers.tgz", 12),
        )
    }
)
