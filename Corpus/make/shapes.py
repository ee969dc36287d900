# SPDX-License-Identifier: Apache-2.0
"""Models: shapes and scenes of games and of engineering, and models of machine learning."""

import struct
import zlib

from layout import noise
from samples import samples


def language_model(version=3, order="<"):
    # ggml: docs/gguf.md: GGUF, version, counts of tensors and of pairs; pairs, descriptions of tensors, data.
    wide = "Q" if version > 1 else "I"

    def text(value):
        return struct.pack(order + wide, len(value)) + value

    pairs = [
        (b"general.architecture", 8, text(b"llama")),
        (b"general.name", 8, text(b"Low Water 1M")),
        (b"llama.context_length", 4, struct.pack(order + "I", 2048)),
    ]
    pairs += [
        (b"llama.block_count", 4, struct.pack(order + "I", 1)),
        (b"general.file_type", 4, struct.pack(order + "I", 2)),
    ]
    out = b"GGUF" + struct.pack(order + "I" + wide + wide, version, 1, len(pairs))
    out += b"".join(text(key) + struct.pack(order + "I", kind) + value for key, kind, value in pairs)
    out += text(b"token_embd.weight") + struct.pack(order + "I" + wide + wide + "IQ", 2, 32, 16, 0, 0)
    return out.ljust(-(-len(out) // 32) * 32, b"\0") + noise(2048)


def lite_model(version=3):
    # TensorFlow Lite: schema.fbs: a flat buffer with the identifier TFL3; the root's table of fields lies in front of
    # it.
    table = struct.pack("<HHHHHHHHHH", 20, 32, 4, 8, 12, 16, 20, 24, 28, 0)
    root = struct.pack("<iIIIIII4x", 0x14, version, 0x60, 0x80, 0xA0, 0x40, 0x30)
    return (
        (struct.pack("<I4s", 0x1C, b"TFL3") + table + root).ljust(0x80, b"\0")
        + struct.pack("<I", 15)
        + b"MLIR Converted.\0"
        + noise(600)
    )


def product():
    # ISO 14739-1 (PRC): PRC, least version for reading, authoring version, identifiers, file structures.
    return (
        b"PRC"
        + struct.pack("<II", 7094, 8137)
        + noise(32)
        + struct.pack("<I", 1)
        + noise(16)
        + struct.pack("<III", 0, 2, 0x5C)
        + struct.pack("<III", 0x80, 0x300, 0)
        + noise(700)
    )


def universal_3d(profile=0):
    # ECMA-363, 9.4.1: the file header block, then blocks of kind, sizes of data and of metadata.
    chain = (
        struct.pack("<III", 0xFFFFFF14, 40, 0) + struct.pack("<H", 4) + b"hull" + struct.pack("<II", 1, 0) + bytes(26)
    )
    data = struct.pack("<hhIIQI", 0, 0, profile, 36 + len(chain), 36 + len(chain), 106)
    return struct.pack("<III", 0x00443355, len(data), 0) + data + chain + noise(400)


def source_level(version=20, order="<"):
    # Valve developer community: BSP (Source): 64 lumps of 16 bytes, revision of the map.
    lumps = struct.pack(order + "IIII", 1036, 512, 0, 0) + bytes(16 * 63)
    entities = b'{\n"world_maxs" "480 480 480"\n"skyname" "sky_day01_01"\n"classname" "worldspawn"\n}\n'
    return (
        (b"VBSP" if order == "<" else b"PSBV")
        + struct.pack(order + "I", version)
        + lumps
        + struct.pack(order + "I", 7)
        + entities.ljust(512, b"\0")
        + noise(400)
    )


def draco(kind=1, method=1, version=(2, 2)):
    # Draco bitstream specification, 3: DRACO, version, kind (cloud, mesh), method, flags.
    return b"DRACO" + bytes((*version, kind, method)) + struct.pack("<H", 0) + noise(400)


def quake_3_model():
    # id Software: MD3 format: header of 108 bytes, frames of 56, surfaces.
    frame = struct.pack("<10f", -8, -8, -8, 8, 8, 8, 0, 0, 0, 14) + b"frame0".ljust(16, b"\0")
    surface = (
        b"IDP3"
        + b"hull".ljust(64, b"\0")
        + struct.pack("<IIIIIIIIII", 0, 1, 1, 3, 1, 108, 176, 188, 212, 236)
        + b"models/quay.tga".ljust(68, b"\0")
        + noise(60)
    )
    head = (
        b"IDP3"
        + struct.pack("<I", 15)
        + b"models/quay/hull.md3".ljust(64, b"\0")
        + struct.pack("<IIIII", 0, 1, 0, 1, 0)
    )
    return head + struct.pack("<IIII", 108, 164, 164, 164 + len(surface)) + frame + surface


def telephone_scene():
    # JSR 184, file format: identifier of 12 bytes, sections of compression, sizes, objects, Adler-32.
    def section(compression, data, whole):
        head = struct.pack("<BII", compression, 13 + len(data), whole)
        return head + data + struct.pack("<I", zlib.adler32(head + data))

    header = b"\0" + struct.pack("<I", 20) + b"\1\0\0" + struct.pack("<II", 600, 600) + b"quay.m3g"[:8] + b"\0"
    objects = noise(200)
    packed = zlib.compress(objects)
    return (
        bytes.fromhex("ab4a5352313834bb0d0a1a0a") + section(0, header, len(header)) + section(1, packed, len(objects))
    )


samples(
    {
        "models/scene.m3g": telephone_scene,
        "models/low_water.gguf": language_model,
        "models/first.gguf": lambda: language_model(1),
        "models/big_endian.gguf": lambda: language_model(3, ">"),
        "models/tide.tflite": lite_model,
        "models/hull.prc": product,
        "models/hull.u3d": universal_3d,
        "models/scaled.u3d": lambda: universal_3d(4),
        "models/hull.drc": draco,
        "models/points.drc": lambda: draco(0, 1, (2, 3)),
        "models/hull.md3": quake_3_model,
        "games/quay.bsp": source_level,
        "games/older.bsp": lambda: source_level(19),
        "games/xbox360.bsp": lambda: source_level(20, ">"),
    }
)
