# SPDX-License-Identifier: Apache-2.0
"""Headers of devices, archives and messages, as their specifications or the programs that read them have it.

Each sample is the header and some bytes of payload, no valid document; its label says so.
"""

from samples import samples
from specified_signatures import PAYLOAD, header

samples(
    {
        "archives/surveyed_cromfs": header(b"CROMFS", payload=PAYLOAD[:60]),
        "archives/surveyed_efi_img_2": header(at=((8, b"littlefs"),), payload=PAYLOAD[:60]),
        "archives/surveyed_freeze": header(b"\x1f\x9fJ\x10\n", payload=PAYLOAD[:60]),
        "archives/surveyed_installshield-z": header(at=((0, b"\x13]e\x8c"), (4, b":\x01")), payload=PAYLOAD[:60]),
        "archives/surveyed_openafs-dump": header(b"\x01\xb3\xa1\x13\"", payload=PAYLOAD[:60]),
        "archives/surveyed_oric-tape": header(b"\x16\x16\x16$", payload=PAYLOAD[:60]),
        "archives/surveyed_szip": header(at=((0, b"SZ"), (2, b"\n\x04")), payload=PAYLOAD[:60]),
        "audio/surveyed_dsm": header(at=((0, b"DSM"), (3, b"\x1a")), payload=PAYLOAD[:60]),
        "databases/surveyed.ask": header(at=((0, b"askw40"), (6, b"\0")), payload=PAYLOAD[:60]),
        "databases/surveyed.jhr": header(at=((0, b"JAM"), (3, b"\0")), payload=PAYLOAD[:60]),
        "databases/surveyed_bitcoin-block": header(b"\xf9\xbe\xb4\xd9", payload=PAYLOAD[:60]),
        "databases/surveyed_boltdb": header(at=((0, b"\0\0\0\0\0\0\0\0"), (8, b"\x04\0"), (16, b"\xed\xda\x0c\xed\x02\0\0\0")), payload=PAYLOAD[:60]),
        "databases/surveyed_iriver-db": header(b"iRivDB", payload=PAYLOAD[:60]),
        "databases/surveyed_iso19794-face": header(at=((0, b"FAC"), (3, b"\0"), (4, b"010"), (7, b"\0")), payload=PAYLOAD[:60]),
        "databases/surveyed_iso19794-finger-image": header(at=((0, b"FIR"), (3, b"\0"), (4, b"010"), (7, b"\0")), payload=PAYLOAD[:60]),
        "databases/surveyed_iso19794-finger-minutiae": header(at=((0, b"FMR"), (3, b"\0"), (4, b" 20"), (7, b"\0")), payload=PAYLOAD[:60]),
        "databases/surveyed_locate": header(at=((0, b"\0"), (1, b"LOCATE02"), (9, b"\0")), payload=PAYLOAD[:60]),
        "databases/surveyed_nano-swap": header(b"b0nano", payload=PAYLOAD[:60]),
        "documents/surveyed.ptb": header(at=((0, b"ptab"), (4, b"\x03\0")), payload=PAYLOAD[:60]),
        "executables/surveyed.gbl": header(at=((0, b"\xeb\x17\xa6\x03"), (4, b"\x08\0\0\0")), payload=PAYLOAD[:60]),
        "executables/surveyed.hrb": header(at=((0, b"\xc0"), (1, b"HRB")), payload=PAYLOAD[:60]),
        "executables/surveyed.zigbee": header(b"\x1e\xf1\xee\x0b", payload=PAYLOAD[:60]),
        "executables/surveyed_efi-fat-binary": header(at=((0, b"\xb9\xfa\xf1\x0e"), (5, b"\0\0\0")), payload=PAYLOAD[:60]),
        "executables/surveyed_espressif-bin": header(at=((0, b"\xe9"), (32, b"2T\xcd\xab")), payload=PAYLOAD[:60]),
        "executables/surveyed_gst-image": header(at=((0, b"GSTIm"), (5, b"\0\0")), payload=PAYLOAD[:60]),
        "executables/surveyed_playstation-self": header(b"\x1d=\x15O", payload=PAYLOAD[:60]),
        "executables/surveyed_samsung-pit": header(b"v\x984\x12", payload=PAYLOAD[:60]),
        "executables/surveyed_zend-encoded": header(at=((0, b"Zend"), (4, b"\0")), payload=PAYLOAD[:60]),
        "images/surveyed.lep": header(at=((0, b"\xcf\x84\x01"), (3, b"Z")), payload=PAYLOAD[:60]),
        "scientific/surveyed.rhs": header(b"\xac'\x91\xd6", payload=PAYLOAD[:60]),
        "scientific/surveyed_pds_2": header(b"CCSD3ZF0000100000001NJPL", payload=PAYLOAD[:60]),
    }
)
