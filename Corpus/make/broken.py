# SPDX-License-Identifier: Apache-2.0
"""Files that are wrong or nearly nothing: absurd lengths, noise, broken text, and text in every encoding."""

import random
import struct

from nested import gzip
from samples import made, samples

HUGE = 0xFFFFFFFF

samples(
    {
        "adversarial/huge_length/png.png": lambda: b"\x89PNG\r\n\x1a\n"
        + struct.pack(">I4sIIBBBBB", 13, b"IHDR", HUGE, HUGE, 8, 6, 0, 0, 0)
        + struct.pack(">I", 0)
        + struct.pack(">I", HUGE)
        + b"IDAT",
        "adversarial/huge_length/riff.wav": lambda: b"RIFF"
        + struct.pack("<I", HUGE)
        + b"WAVEfmt "
        + struct.pack("<I", HUGE),
        "adversarial/huge_length/box.mp4": lambda: struct.pack(">I4sQ", 1, b"ftyp", 2**64 - 1) + b"isom",
        "adversarial/huge_length/box_zero.mp4": lambda: struct.pack(">I4s", 0, b"ftyp") + b"isom\0\0\0\0isom",
        "adversarial/huge_length/nested_boxes.mp4": lambda: made("video/clip.mp4")[:32]
        + struct.pack(">I4s", 8, b"moov") * 2000,
        "adversarial/huge_length/directory.tiff": lambda: b"II*\0"
        + struct.pack("<I", 8)
        + struct.pack("<H", 0xFFFF)
        + bytes(64),
        "adversarial/huge_length/directory_loop.tiff": lambda: b"II*\0"
        + struct.pack("<I", 8)
        + struct.pack("<H", 0)
        + struct.pack("<I", 8),
        "adversarial/huge_length/directory_outside.tiff": lambda: b"MM\0*" + struct.pack(">I", HUGE),
        "adversarial/huge_length/zip_directory.zip": lambda: made("archives/plain.zip")[:-22]
        + struct.pack("<4sHHHHIIH", b"PK\5\6", 0, 0, 0xFFFF, 0xFFFF, HUGE, HUGE, 0xFFFF),
        "adversarial/huge_length/zip_name.zip": lambda: struct.pack(
            "<4sHHHHHIIIHH", b"PK\3\4", 20, 0, 0, 0, 0, 0, 0, 0, 0xFFFF, 0xFFFF
        )
        + b"a" * 64,
        "adversarial/huge_length/sectors.doc": lambda: bytes.fromhex("D0CF11E0A1B11AE1")
        + bytes(16)
        + struct.pack("<HHHHH6xIIIIIIIII", 0x3E, 3, 0xFFFE, 0xFFFF, 6, 0, HUGE, 0x7FFFFFFF, 0, 4096, 0, HUGE, 0, HUGE)
        + bytes(440),
        "adversarial/huge_length/sector_loop.doc": lambda: made("documents/old.doc")[:512]
        + bytes(512)
        + made("documents/old.doc")[1024:],
        "adversarial/huge_length/matroska.mkv": lambda: bytes.fromhex("1A45DFA301FFFFFFFFFFFFFF")
        + b"\x42\x82\x88matroska",
        "adversarial/huge_length/id3.mp3": lambda: b"ID3\4\0\0\x7f\x7f\x7f\x7f" + bytes(64),
        "adversarial/huge_length/tar_size.tar": lambda: made("archives/plain.tar")[:124]
        + b"77777777777\0"
        + made("archives/plain.tar")[136:512],
        "adversarial/huge_length/tar_base256.tar": lambda: made("archives/plain.tar")[:124]
        + b"\xff" * 12
        + made("archives/plain.tar")[136:512],
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
        "adversarial/huge_length/webp.webp": lambda: b"RIFF"
        + struct.pack("<I", HUGE)
        + b"WEBPVP8X"
        + struct.pack("<I", HUGE),
        "adversarial/huge_length/gif_screen.gif": lambda: b"GIF89a" + struct.pack("<HHBBB", 0xFFFF, 0xFFFF, 0xF7, 0, 0),
        "adversarial/huge_length/ogg_segments.ogg": lambda: b"OggS" + bytes(22) + b"\xff" + b"\xff" * 255,
        "adversarial/huge_length/gzip_bomb_nested.gz": lambda: gzip(gzip(bytes(8 * 1024 * 1024))),
    }
)


def noise(count):
    """A maker of bytes without any order, the same each time."""
    return lambda: random.Random(count).randbytes(count)


samples(
    {
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
    }
)

GREEK = "encodings/greek.txt"

samples(
    {
        "adversarial/broken_text/utf8_cut_in_character.txt": lambda: made("encodings/japanese.txt")[:20],
        "adversarial/broken_text/utf8_cut_in_emoji.txt": lambda: b"gulls \xf0\x9f\x90",
        "adversarial/broken_text/utf8_bad_in_middle.txt": lambda: made(GREEK)[:21] + b"\xff\xfe" + made(GREEK)[21:],
        "adversarial/broken_text/utf8_overlong.txt": lambda: b"a slash: \xc0\xaf, written too long\n",
        "adversarial/broken_text/utf8_surrogate.txt": lambda: b"half a pair: \xed\xa0\x80\n",
        "adversarial/broken_text/utf8_beyond.txt": lambda: b"beyond Unicode: \xf4\x90\x80\x80\n",
        "adversarial/broken_text/lone_continuation.txt": lambda: b"a lone byte: \x80 here\n",
        "adversarial/broken_text/mixed_encodings.txt": lambda: made("encodings/french.txt")
        + made("encodings/french.txt").decode().encode("cp1252"),
        "adversarial/broken_text/utf16_odd_length.txt": lambda: made(GREEK).decode().encode("utf-16")[:-1],
        "adversarial/broken_text/utf16_lone_surrogate.txt": lambda: "gulls ".encode("utf-16-le").join(
            (b"\xff\xfe", b"\x3d\xd8\x20\x00")
        ),
        "adversarial/broken_text/escape_sequences.txt": lambda: b"\x1b[31mred\x1b[0m and \x1b]0;title\x07 and \x08back\n",
        "adversarial/broken_text/mixed_line_ends.txt": lambda: b"one\ntwo\r\nthree\rfour\n",
        "adversarial/broken_text/nul_in_text.c": lambda: b"int a;\0int b;\n",
        "adversarial/broken_text/xml_wrong_encoding.xml": lambda: '<?xml version="1.0" encoding="UTF-8"?>\n<mer>été</mer>\n'.encode(
            "latin-1"
        ),
        "adversarial/broken_text/json_unclosed.json": lambda: b'{"ship": "Fulmar", "length": ',
        "adversarial/broken_text/json_trailing.json": lambda: b'{"ship": "Fulmar"} and more\n',
        "adversarial/broken_text/html_no_end.html": lambda: b"<html><head><title>Quay",
        "adversarial/broken_text/html_zeroed.html": lambda: b"<html>" + bytes(506) + b"<p>Quay</p></html>\n" + bytes(512),
        "adversarial/broken_text/drawing_zeroed.dxf": lambda: b"  0\nSECTION\n  2\nHEADER\n  9\n$ACADVER\n"
        + bytes(2048),
        "adversarial/broken_text/drawing_behind_zeros.dxf": lambda: bytes(512)
        + b"0\r\nSECTION\r\n  2\r\nHEADER\r\n  9\r\n$ACADVER\r\n"
        + bytes(512),
        "adversarial/broken_text/metafile_zeroed.cgm": lambda: b"BEGMF 'quay';" + bytes(99) + b"MFVERSION 1;\n",
        "adversarial/broken_text/source_zeroed.rs": lambda: made("source/checksum.rs")[:600] + bytes(3496),
        "adversarial/broken_text/swatch_name_cut.aco": lambda: b"\0\2\0\1\0\0tide" + bytes(7) + b"\xfe\xff\xff\xff\0LOWWATER",
        "adversarial/broken_text/name_too_short.cgm": lambda: b"\0\x22\1abcde\x10\x22\0\1" + bytes(20) + b"\0\x40",
        "adversarial/broken_text/declaration_open.kml": lambda: b'<?xml version="1.0"\n'
        + b'<kml xmlns="http://www.opengis.net/kml/2.2"><Document/></kml>\n',
        "adversarial/broken_text/doctype_without_space.html": lambda: b"<!DOCTYPEhtml><title>Quay</title>\n",
        "adversarial/broken_text/fields_only.dbf": lambda: bytes([3, 126, 5, 17])
        + bytes(28)
        + b"SHIP".ljust(11, b"\0")
        + b"C",
        "adversarial/broken_text/bom_in_middle.txt": lambda: "low\ufeffwater\n".encode(),
    }
)

WORDS = "encodings/french.txt"

samples(
    {
        f"encodings/{name}.txt": (
            lambda encoding=encoding, source=source, prefix=prefix: prefix + made(source).decode().encode(encoding)
        )
        for name, encoding, source, prefix in (
            ("utf8_bom", "utf-8", WORDS, b"\xef\xbb\xbf"),
            ("utf16le_bom", "utf-16-le", WORDS, b"\xff\xfe"),
            ("utf16be_bom", "utf-16-be", WORDS, b"\xfe\xff"),
            ("utf16le", "utf-16-le", WORDS, b""),
            ("utf16be", "utf-16-be", WORDS, b""),
            ("utf32le_bom", "utf-32-le", WORDS, b"\xff\xfe\0\0"),
            ("utf32be_bom", "utf-32-be", WORDS, b"\0\0\xfe\xff"),
            ("utf32le", "utf-32-le", WORDS, b""),
            ("utf32be", "utf-32-be", WORDS, b""),
            ("latin1", "latin-1", WORDS, b""),
            ("mac_roman", "mac_roman", WORDS, b""),
            ("shift_jis", "shift_jis", "encodings/japanese.txt", b""),
            ("euc_jp", "euc_jp", "encodings/japanese.txt", b""),
            ("iso2022_jp", "iso2022_jp", "encodings/japanese.txt", b""),
            ("koi8_r", "koi8_r", "encodings/russian.txt", b""),
            ("cp1251", "cp1251", "encodings/russian.txt", b""),
            ("ebcdic", "cp037", "text/plain.txt", b""),
            ("utf7", "utf-7", WORDS, b""),
        )
    }
)

samples(
    {
        "encodings/crlf.txt": lambda: made("text/plain.txt").replace(b"\n", b"\r\n"),
        "encodings/cr.txt": lambda: made("text/plain.txt").replace(b"\n", b"\r"),
    }
)
