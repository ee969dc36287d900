# SPDX-License-Identifier: Apache-2.0
"""Headers of formats that newer versions of libmagic know, as their specifications or the programs that read them have it.

Each sample is the header and some bytes of payload, no valid document; its label says so.
"""

from samples import samples
from specified_signatures import PAYLOAD, header

samples(
    {
        "archives/surveyed_commodore-lnx": header(at=((0, b"\x01\x08"), (56, b"USE LYNX TO")), payload=PAYLOAD[:60]),
        "archives/surveyed_compress-ai": header(at=((0, b"Ai"), (2, b"\x01\x01\0")), payload=PAYLOAD[:60]),
        "archives/surveyed_efi_img_3": header(at=((4120, b"\xc6\x85s\xf6n\xce\x90\xa9\xd9j`\xcf\x80=\xf7\xef"),), payload=PAYLOAD[:60]),
        "archives/surveyed_geos-convert": header(at=((30, b"PRG formatted GEOS file"),), payload=PAYLOAD[:60]),
        "archives/surveyed_smartversion": header(at=((0, b"DFS File"), (8, b"\r\n"), (10, b"http://www.difstream.com"), (34, b"\r\n")), payload=PAYLOAD[:60]),
        "databases/surveyed.ad": header(b"trace32 analyzer data", payload=PAYLOAD[:60]),
        "databases/surveyed.ht": header(b"HyperTerminal 1.0 --", payload=PAYLOAD[:60]),
        "databases/surveyed_group-policy": header(at=((0, b"PReg"), (4, b"\x01\0\0\0")), payload=PAYLOAD[:60]),
        "databases/surveyed_ibm-netdata": header(at=((2, b"\xc9\xd5\xd4\xd9\xf0\xf1"),), payload=PAYLOAD[:60]),
        "databases/surveyed_metaview-sas": header(b"MetaView Service Assurance Export File", payload=PAYLOAD[:60]),
        "documents/surveyed.hyp": header(at=((0, b"HDOC"), (4, b"\0")), payload=PAYLOAD[:60]),
        "documents/surveyed.prepl": header(at=((0, b"personal"), (8, b"_repl-")), payload=PAYLOAD[:60]),
        "documents/surveyed.pws": header(at=((0, b"personal"), (8, b"_ws-")), payload=PAYLOAD[:60]),
        "documents/surveyed.rws": header(b"aspell default speller rowl", payload=PAYLOAD[:60]),
        "documents/surveyed_4dos-hlp": header(at=((0, b"\0"), (1, b"4DH0")), payload=PAYLOAD[:60]),
        "documents/surveyed_st-guide": header(at=((0, b"HREF"), (4, b"\0")), payload=PAYLOAD[:60]),
        "executables/surveyed_chibi-image": header(at=((0, b"\x07\x07"), (2, b"chibi"), (7, b"\n")), payload=PAYLOAD[:60]),
        "executables/surveyed_clang-pch": header(b"CPCH", payload=PAYLOAD[:60]),
        "executables/surveyed_epoc-backlite": header(b"P\0\0\x10u\0\0\x10", payload=PAYLOAD[:60]),
        "executables/surveyed_epoc-chlib": header(b"y\0\0\x10I\0\0\x10", payload=PAYLOAD[:60]),
        "executables/surveyed_epoc-cplib": header(b"y\0\0\x10J\0\0\x10", payload=PAYLOAD[:60]),
        "executables/surveyed_epoc-ftp": header(b"y\0\0\x10\xe5\0\0\x10", payload=PAYLOAD[:60]),
        "executables/surveyed_epoc-ppd": header(b"y\0\0\x10@\x01\0\x10", payload=PAYLOAD[:60]),
        "executables/surveyed_espressif-partitions": header(at=((0, b"\xaaP"), (32, b"\xaaP")), payload=PAYLOAD[:60]),
        "executables/surveyed_garmin-firmware": header(at=((0, b"GARMIN"), (6, b"d\0")), payload=PAYLOAD[:60]),
        "executables/surveyed_wiiu-firmware": header(at=((0, b"\xef\xa2\x82\xd9"), (4, b"\0\0\0 ")), payload=PAYLOAD[:60]),
        "executables/surveyed_zos-program": header(b"\xc9\xc5\xe6\xd7\xd3\xd4\xc8@", payload=PAYLOAD[:60]),
        "games/surveyed_rpgmaker-asset": header(at=((0, b"ART\0"), (4, b"ENCRYPTER100FREE")), payload=PAYLOAD[:60]),
        "images/surveyed_colorix_2": header(b"RIX7", payload=PAYLOAD[:60]),
        "images/surveyed_epoc-xmbm": header(b"7\0\0\x10\x8a\0\0\x10", payload=PAYLOAD[:60]),
        "images/surveyed_paperport": header(b"ViGB", payload=PAYLOAD[:60]),
        "keys/surveyed.esl": header(b"\xa1Y\xc0\xa5\xe4\x94\xa7J\x87\xb5\xab\x15\\+\xf0r", payload=PAYLOAD[:60]),
        "keys/surveyed_2.esl": header(b"&\x16\xc4\xc1LP\x92@\xac\xa9A\xf96\x93C(", payload=PAYLOAD[:60]),
    }
)
