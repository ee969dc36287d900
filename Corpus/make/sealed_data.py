# SPDX-License-Identifier: Apache-2.0
"""Encrypted files, key stores and answers of certificate authorities.

What openssl and keytool write comes from them and differs at each making; the rest has the headers of the formats'
descriptions and noise in place of what is encrypted. No key here protects anything.
"""

import hashlib
import hmac
import struct
import uuid

from keys import openssl
from layout import noise
from samples import samples, shell


def guid(text):
    return uuid.UUID(text).bytes_le


def aes_crypt(version=2):
    # Packetizer: AES Crypt stream format, versions 0 to 3.
    if version == 0:
        return b"AES\0\x05" + noise(16) + noise(96) + noise(32)
    created = b"CREATED_BY\0aescrypt 3.16"
    extensions = struct.pack(">H", len(created)) + created + struct.pack(">H", 128) + bytes(128) + bytes(2)
    rounds = struct.pack(">I", 300_000) if version == 3 else b""
    tail = b"" if version == 3 else b"\x05"
    return (
        b"AES"
        + bytes((version, 0))
        + extensions
        + rounds
        + noise(16)
        + noise(48)
        + noise(32)
        + noise(256)
        + tail
        + noise(32)
    )


def axcrypt():
    # AxCrypt 1.x: a GUID, then headers of length and kind: preamble 2, version 3, wrapped key 4, tagged names, data 63.
    def part(kind, data):
        return struct.pack("<IB", 5 + len(data), kind) + data

    front = guid("2e07b9c0-934f-46f1-a015-792ca1d9e821")
    return (
        front
        + part(2, noise(16))
        + part(3, bytes((3, 2, 2, 0, 0)))
        + part(4, noise(24) + noise(16, 2) + struct.pack("<I", 20000))
        + part(11, noise(48))
        + part(63, struct.pack("<Q", 256))
        + noise(256)
    )


def bitlocker(kind):
    # libbde: BitLocker Drive Encryption format: boot sector, and a block of metadata that it points to.
    sector = bytearray(512)
    identifier = guid("4967d63b-2e29-4ad8-8399-f6a339e3d001")
    if kind == "to go":
        sector[0:11] = b"\xeb\x58\x90MSWIN4.1"
        struct.pack_into("<HBHBHHBHHHII", sector, 11, 512, 8, 0x20, 2, 0, 0, 0xF8, 0, 63, 255, 0, 0x10000)
        sector[0x47:0x5A] = b"NO NAME    FAT32   "
        sector[424:440] = identifier
        struct.pack_into("<QQQ", sector, 440, 4096, 8192, 12288)
    else:
        sector[0:11] = (b"\xeb\x52\x90" if kind == "Vista" else b"\xeb\x58\x90") + b"-FVE-FS-"
        struct.pack_into("<HBHBHHBHHHII", sector, 11, 512, 8, 0, 0, 0, 0, 0xF8, 63, 255, 0x800, 0, 0)
        if kind == "Vista":
            struct.pack_into("<QQ", sector, 0x38, 8, 0)
        else:
            sector[160:176] = identifier
            struct.pack_into("<QQQ", sector, 176, 4096, 8192, 12288)
    sector[510:512] = b"\x55\xaa"
    metadata = (b"-FVE-FS-" + struct.pack("<HHHHQ", 0x50, 2, 4, 4, 1 << 26)).ljust(512, b"\0") + noise(256)
    return bytes(sector).ljust(4096, b"\0") + metadata.ljust(4096, b"\0")


def key_database(version):
    # KeePass: KDB and KDBX file formats.
    front = bytes.fromhex("03d9a29a")
    if version == 1:
        body = (
            struct.pack("<III", 0xB54BFB65, 3, 0x00030004)
            + noise(16)
            + noise(16, 2)
            + struct.pack("<II", 2, 5)
            + noise(32)
            + noise(32, 3)
            + struct.pack("<I", 6000)
        )
        return front + body + noise(256)

    def field(kind, data):
        return struct.pack("<BH" if version == 3 else "<BI", kind, len(data)) + data

    numbers = (1, 3) if version == 3 else (0, 4)
    head = front + struct.pack("<IHH", 0xB54BFB67, *numbers)
    head += (
        field(2, guid("31c1f2e6-bf71-4350-be58-05216afc5aff")) + field(3, struct.pack("<I", 1)) + field(4, noise(32))
    )
    if version == 3:
        head += (
            field(5, noise(32, 2)) + field(6, struct.pack("<Q", 60000)) + field(7, noise(16)) + field(8, noise(32, 4))
        )
        head += field(9, noise(32, 5)) + field(10, struct.pack("<I", 2))
    else:
        parameters = (
            b"\0\1\x42"
            + struct.pack("<I", 5)
            + b"$UUID"
            + struct.pack("<I", 16)
            + guid("ef636ddf-8c29-444b-91f7-a9a403e30a0c")
            + b"\0"
        )
        head += field(7, noise(12)) + field(11, parameters)
    head += field(0, b"\r\n\r\n")
    return (
        head
        + (b"" if version == 3 else hashlib.sha256(head).digest() + hmac.digest(b"key", head, "sha256"))
        + noise(512)
    )


def pgp_disk():
    # PGPdisk: "PGPdMAIN" begins the header at the file's front.
    return b"PGPdMAIN" + struct.pack("<IIII", 0x200, 0x1A2B3C4D, 1, 0).ljust(504, b"\0") + noise(2048)


def store(kind):
    return shell(
        "keytool -genkeypair -alias quay -keyalg EC -dname CN=quay.example.org -storetype "
        + kind
        + " -storepass keeper1 -keypass keeper1 -keystore out 2>&1",
        {},
        "out",
    )


samples(
    {
        "keys/note.txt.aes": aes_crypt,
        "keys/old.txt.aes": lambda: aes_crypt(0),
        "keys/newer.txt.aes": lambda: aes_crypt(3),
        "keys/note-txt.axx": axcrypt,
        "archives/windows7_bitlocker.img": lambda: bitlocker("7"),
        "archives/vista_bitlocker.img": lambda: bitlocker("Vista"),
        "archives/bitlocker_to_go.img": lambda: bitlocker("to go"),
        "keys/keeper.kdb": lambda: key_database(1),
        "keys/keeper3.kdbx": lambda: key_database(3),
        "keys/keeper4.kdbx": lambda: key_database(4),
        "keys/keeper.pgd": pgp_disk,
        "keys/store.jceks": lambda: store("JCEKS"),
        "keys/private_encrypted.p8e": openssl(
            "openssl pkcs8 -topk8 -in key.pem -outform DER -passout pass:keeper -out out"
        ),
        "keys/private_scrypt.der": openssl(
            "openssl pkcs8 -topk8 -in key.pem -scrypt -outform DER -passout pass:keeper -out out"
        ),
        "keys/private_pbes1.p8": openssl(
            "openssl pkcs8 -topk8 -in key.pem -v1 PBE-SHA1-3DES -outform DER -passout pass:keeper -out out"
        ),
        "keys/status.ors": openssl(
            "printf 'V\\t341231235959Z\\t\\t01\\tunknown\\t/O=Harbour Board/CN=quay.example.org\\n' > index.txt && "
            "openssl ocsp -issuer cert.pem -serial 1 -reqout request && "
            "openssl ocsp -index index.txt -CA cert.pem -rsigner cert.pem -rkey key.pem -reqin "
            "request -respout out -ndays 7"
        ),
        "keys/refused.ors": lambda: bytes.fromhex("30030a0106"),
        "keys/note.tsr": openssl(
            "printf '[tsa]\\ndefault_tsa = t\\n[t]\\nserial = ./serial\\ncrypto_device = "
            "builtin\\nsigner_digest = sha256\\ndefault_policy = 1.2.3.4.1\\ndigests = sha256\\n"
            "ordering = yes\\n' > c.cnf && "
            "printf '[req]\\ndistinguished_name=d\\n[d]\\n[e]\\n"
            "extendedKeyUsage=critical,timeStamping\\nkeyUsage=critical,digitalSignature\\n' > "
            "r.cnf && "
            "openssl req -x509 -new -key key.pem -subj /CN=clock -config r.cnf -extensions e "
            "-days 3650 -out tsa.pem && echo 01 > serial && "
            "openssl ts -query -data note.txt -sha256 -cert -out request && "
            "openssl ts -reply -config c.cnf -section t -queryfile request -signer tsa.pem -inkey key.pem -out out"
        ),
    }
)
