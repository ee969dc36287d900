# SPDX-License-Identifier: Apache-2.0
"""Three-dimensional models: Assimp from one small mesh, and texts and headers by specification."""

import json
import struct

from samples import sample, samples, shell

OBJ = b"# a wedge\no wedge\nv 0 0 0\nv 1 0 0\nv 0 1 0\nv 0 0 1\nf 1 3 2\nf 1 2 4\nf 2 3 4\nf 3 1 4\n"


def assimp(name):
    """A maker that lets Assimp export the mesh."""
    return lambda: shell(f"assimp export in.obj {name}", {"in.obj": OBJ}, name)


samples(
    {
        "models/wedge.obj": lambda: OBJ,
        "models/wedge.mtl": lambda: b"newmtl sea\nKd 0.0 0.31 0.42\nKs 0.2 0.2 0.2\nNs 40\nd 1\n",
        "models/wedge.stl": lambda: b"solid wedge\n facet normal 0 0 -1\n  outer loop\n   vertex 0 0 0\n   vertex 0 1 0\n   vertex 1 0 0\n  endloop\n endfacet\nendsolid wedge\n",
        "models/binary.stl": lambda: b"wedge".ljust(80, b"\0")
        + struct.pack("<I", 1)
        + struct.pack("<12fH", 0, 0, -1, 0, 0, 0, 0, 1, 0, 1, 0, 0, 0),
        "models/wedge.ply": assimp("out.ply"),
        "models/binary.ply": lambda: b"ply\nformat binary_little_endian 1.0\nelement vertex 1\nproperty float x\nproperty float y\nproperty float z\nend_header\n"
        + struct.pack("<fff", 0, 1, 2),
        "models/wedge.off": lambda: b"OFF\n4 4 6\n0 0 0\n1 0 0\n0 1 0\n0 0 1\n3 0 2 1\n3 0 1 3\n3 1 2 3\n3 2 0 3\n",
        "models/wedge.dae": lambda: b'<?xml version="1.0" encoding="UTF-8"?>\n<COLLADA xmlns="http://www.collada.org/2005/11/COLLADASchema" version="1.4.1">\n  <asset><up_axis>Z_UP</up_axis></asset>\n  <library_geometries/>\n</COLLADA>\n',
        "models/wedge.3ds": assimp("out.3ds"),
        "models/wedge.x": assimp("out.x"),
        "models/wedge.fbx": assimp("out.fbx"),
        "models/wedge.stp": assimp("out.stp"),
        "models/wedge.assbin": assimp("out.assbin"),
        "models/drawing.dxf": lambda: b"  0\nSECTION\n  2\nHEADER\n  9\n$ACADVER\n  1\nAC1009\n  0\nENDSEC\n  0\nSECTION\n  2\nENTITIES\n  0\nLINE\n  8\n0\n 10\n0.0\n 20\n0.0\n 11\n1.0\n 21\n1.0\n  0\nENDSEC\n  0\nEOF\n",
        "models/drawing.dwg": lambda: b"AC1015" + bytes(7) + struct.pack("<IBBH", 0x100, 29, 0, 30) + bytes(240),
        "models/part.igs": lambda: (
            b"A wedge".ljust(72)
            + b"S      1\n"
            + b"1H,,1H;,5Hwedge,5Hwedge,7Hharbour,3H1.2;".ljust(72)
            + b"G      1\n"
            + b"S      1G      1D      0P      0".ljust(72)
            + b"T      1\n"
        ),
        "models/house.ifc": lambda: b"ISO-10303-21;\nHEADER;\nFILE_DESCRIPTION(('ViewDefinition [CoordinationView]'),'2;1');\nFILE_NAME('house.ifc','2024-03-01T09:00:00',(''),(''),'harbour','harbour','');\nFILE_SCHEMA(('IFC4'));\nENDSEC;\nDATA;\n#1=IFCPERSON($,'Keeper',$,$,$,$,$,$);\nENDSEC;\nEND-ISO-10303-21;\n",
        "models/scene.blend": lambda: b"BLENDER-v300"
        + b"REND"
        + struct.pack("<IQII", 0, 1, 0, 0)
        + b"ENDB"
        + bytes(20),
        "models/scene.abc": lambda: b"Ogawa\xff\0\x01" + struct.pack("<Q", 16) + struct.pack("<Q", 0),
        "models/scene.usdc": lambda: b"PXR-USDC"
        + bytes((0, 8, 0, 0, 0, 0, 0, 0))
        + struct.pack("<Q", 88)
        + bytes(64)
        + struct.pack("<Q", 0),
        "models/model.ma": lambda: b'//Maya ASCII 2024 scene\n//Name: wedge.ma\nrequires maya "2024";\ncurrentUnit -l centimeter -a degree -t film;\n',
        "models/wedge.iqe": lambda: b"# Inter-Quake Export\n\njoint root -1\n\tpq 0 0 0 0 0 0 -1\n\nmesh wedge\n\tmaterial stone\nvp 0 0 0\nvp 1 0 0\nvp 0 1 0\nfm 0 1 2\n",
        "models/wedge.a3d": lambda: b"3dmodel 1.0\nWedge\nApache-2.0\nsniff\n\nVertex\n0 0 0 1\n1 0 0 1\n0 1 0 1\n\nMesh\n0 1 2\n\nEnd\n",
        "models/model.mb": lambda: b"FOR4" + struct.pack(">I", 12) + b"MayaFOR4" + struct.pack(">I", 0),
        "models/model.lwo": lambda: b"FORM"
        + struct.pack(">I", 24)
        + b"LWO2TAGS"
        + struct.pack(">I", 4)
        + b"sea\0"
        + b"PNTS"
        + struct.pack(">I", 0),
        "models/model.md2": lambda: b"IDP2"
        + struct.pack("<16i", 8, 64, 64, 40, 0, 0, 0, 0, 0, 0, 68, 68, 68, 68, 68, 68),
        "models/texture.ktx": lambda: b"\xabKTX 11\xbb\r\n\x1a\n"
        + struct.pack("<13I", 0x04030201, 0x1401, 1, 0x1908, 0x8058, 0x1908, 1, 1, 0, 0, 1, 1, 0)
        + struct.pack("<I", 4)
        + b"\0P\x6b\xff",
        "models/texture.ktx2": lambda: b"\xabKTX 20\xbb\r\n\x1a\n"
        + struct.pack("<9I", 43, 1, 1, 1, 0, 0, 1, 1, 0)
        + struct.pack("<4I2Q", 0, 0, 0, 0, 0, 0)
        + struct.pack("<3Q", 104, 4, 4)
        + b"\0P\x6b\xff",
        "models/texture.astc": lambda: b"\x13\xab\xa1\x5c" + bytes((4, 4, 1, 4, 0, 0, 4, 0, 0, 1, 0, 0)) + bytes(16),
        "models/texture.pvr": lambda: b"PVR\x03"
        + struct.pack("<IQIIIIIIIII", 0, 0x0808080861626772, 0, 0, 1, 1, 1, 1, 1, 1, 0)
        + b"\0P\x6b\xff",
        "models/cloud.las": lambda: b"LASF"
        + struct.pack("<HHIHH8sBB", 0, 0, 0, 0, 0, bytes(8), 1, 2)
        + b"harbour".ljust(32, b"\0")
        + b"harbour 1.2".ljust(32, b"\0")
        + struct.pack("<HHHIIBHI", 61, 2024, 227, 227, 0, 0, 20, 0)
        + bytes(116),
        "models/cloud.pcd": lambda: b"# .PCD v0.7 - Point Cloud Data file format\nVERSION 0.7\nFIELDS x y z\nSIZE 4 4 4\nTYPE F F F\nCOUNT 1 1 1\nWIDTH 1\nHEIGHT 1\nVIEWPOINT 0 0 0 1 0 0 0\nPOINTS 1\nDATA ascii\n0 1 2\n",
        "models/part.amf": lambda: b'<?xml version="1.0" encoding="utf-8"?>\n<amf unit="millimeter" version="1.1"><object id="1"><mesh><vertices/></mesh></object></amf>\n',
        "models/spirv.spv": lambda: struct.pack("<IIIII", 0x07230203, 0x00010300, 0, 4, 0)
        + struct.pack("<II", 0x00020011, 1)
        + struct.pack("<III", 0x0003000E, 0, 1),
    }
)


@sample("models/scene.glb")
def binary_gltf():
    # glTF 2.0, "GLB File Format": header of 12 bytes, one chunk of JSON padded with spaces.
    text = json.dumps({"asset": {"version": "2.0"}}).encode()
    text += b" " * (-len(text) % 4)
    return struct.pack("<III", 0x46546C67, 2, 20 + len(text)) + struct.pack("<I4s", len(text), b"JSON") + text
