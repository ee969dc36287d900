# SPDX-License-Identifier: Apache-2.0
"""Maps, scans, molecules, meshes, circuits and sequences as programs of these fields write them, with invented values.

Each sample is made from the format's specification or the layout its writing program documents, which its label names.
"""

import struct

from samples import samples
from specified_lines import lines
from specified_signatures import header

LONG, SHORT = struct.Struct(">I").pack, struct.Struct("<I").pack
POINTS = ((0.0, 0.0, 0.0), (1.25, 0.5, -0.75), (2.5, -0.25, 1.5), (3.75, 1.0, 0.25))


def table(front, row, back=""):
    """A maker of a text with one row for each point, counted from one."""
    rows = "".join(row.format(*point, n=n) + "\n" for n, point in enumerate(POINTS, 1))
    return lambda: (front + rows + back).encode()


def element(group, number, kind, value):
    """DICOM PS3.5, 7.1.2: a data element with an explicit value representation."""
    value = value.encode() + b" " * (len(value) % 2)
    return struct.pack("<HH2sH", group, number, kind, len(value)) + value


def bare_dicom():
    """A data set without preamble, prefix and meta information."""
    return b"".join([
        element(8, 0x05, b"CS", "ISO_IR 100"), element(8, 0x16, b"UI", "1.2.840.10008.5.1.4.1.1.7"),
        element(8, 0x20, b"DA", "20240301"), element(8, 0x60, b"CS", "OT"), element(16, 0x10, b"PN", "Harbour^Test"),
    ])


def exchange_leader(field):
    """ISO 8211: a data descriptive record with one field."""
    body = b"0000;&   Title\x1f\x1e"
    directory = field + b"%04d%04d" % (len(body), 0) + b"\x1e"
    length = 24 + len(directory) + len(body)
    return b"%05d3LE1 09%05d   3404" % (length, 24 + len(directory)) + directory + body


def vector_tile():
    """Vector tile 2.1: a layer with version, name, a feature and an extent."""
    layer = b"\x78\2\x0a\7harbour" + b"\x12\x09\x18\1\x22\5\x09\x32\x64\0\0" + b"\x28\x80\x20"
    return b"\x1a" + bytes([len(layer)]) + layer


def message_pack():
    """A map of a name, a list and a truth."""
    return b"\x83\xa4name\xa7harbour\xa6depths\x93\x05\xcd\x01\x00\xcb" + struct.pack(">d", 3.5) + b"\xa4open\xc3"


def concise():
    """RFC 8949: a map of a name, a list and a truth."""
    return b"\xa3\x64name\x67harbour\x66depths\x83\x05\x19\x01\x00\xfb" + struct.pack(">d", 3.5) + b"\x64open\xf5"


def bare_network():
    """ONNX: version, graph with one node, and operator sets, no producer."""
    graph = b"\x0a\x0c\x0a\1x\x12\1y\x22\4Relu\x12\1g"
    return b"\x08\x08\x3a" + bytes([len(graph)]) + graph + b"\x42\2\x10\x0d"


def elevation():
    """USGS DEM: the first record, with fields at fixed columns."""
    record = bytearray(b" " * 1024)
    record[:13] = b"HARBOUR COAST"
    for place, value in ((144, 1), (150, 1), (156, 1), (162, 18)):
        record[place : place + 6] = b"%6d" % value
    return bytes(record) + b"     1     1" + b" " * 1012


def biosignal():
    """BDF: as European Data Format, with another version."""
    return (b"\xffBIOSEMI".ljust(168) + b"01.03.2409.00.00" + b"512".ljust(8) + b"24BIT".ljust(44) + b"1".ljust(8)
            + b"1".ljust(8) + b"1".ljust(4)).ljust(512) + bytes(12)


def analyze(pack="<"):
    """ANALYZE 7.5: 348 bytes that say so, and three dimensions."""
    head = bytearray(348)
    struct.pack_into(pack + "i", head, 0, 348)
    struct.pack_into(pack + "i", head, 32, 16384)
    head[38] = 0x72
    struct.pack_into(pack + "8h", head, 40, 3, 4, 4, 4, 1, 0, 0, 0)
    return bytes(head)


def seismogram():
    """SAC: 158 words of four bytes, version 6, and the samples."""
    head = bytearray(632)
    struct.pack_into("<f", head, 0, 0.01)
    struct.pack_into("<i", head, 304, 6)
    struct.pack_into("<i", head, 316, len(POINTS))
    return bytes(head) + struct.pack("<4f", *(point[0] for point in POINTS))


def section():
    """SEG-Y: forty lines of EBCDIC, and a binary header with a number of samples and a format."""
    text = "".join(f"C{n:2d} Harbour section".ljust(80) for n in range(1, 41)).encode("cp500")
    head = bytearray(400)
    struct.pack_into(">H", head, 20, 4)
    struct.pack_into(">H", head, 24, 1)
    return text + bytes(head) + bytes(240 + 16)


def motion():
    """C3D: a header, and behind it a block of parameters from an Intel processor."""
    return (b"\2\x50\1\0" + bytes(508)) + b"\1\x50\1\x54" + bytes(516)


samples({
    "scientific/station.sac": seismogram,
    "scientific/section.sgy": section,
    "scientific/walk.c3d": motion,
    "scientific/run.traj": lambda: b"- of UlmASE-Trajectory  " + struct.pack("<3q", 3, 0, 48),
    "scientific/shot.seg2": lambda: bytes.fromhex("553a0100") + struct.pack("<HH", 4, 1) + b"\1\0" + bytes(22),
    "scientific/scan.gipl": header(at=((252, bytes.fromhex("2ae389b8")),), payload=bytes(16)),
    "scientific/waves.gse2": lines("WID2 2024/03/01 09:00:00.000 HARB  HHZ      INT        4  100.000000", "STA2 NET", "DAT2", "1", "2", "CHK2 3"),
    "scientific/samples.slist": lines("TIMESERIES XX_HARB__HHZ_, 4 samples, 100 sps, 2024-03-01T09:00:00.000000, SLIST, INTEGER, ", "1\t2\t3\t4"),
    "scientific/quakes.quakeml": lines('<?xml version="1.0"?>', '<q:quakeml xmlns:q="http://quakeml.org/xmlns/quakeml/1.2">', "</q:quakeml>"),
    "scientific/stations.stationxml": lines('<?xml version="1.0"?>', '<FDSNStationXML xmlns="http://www.fdsn.org/xml/station/1" schemaVersion="1.2">', "</FDSNStationXML>"),
    "scientific/motion.tfm": lines("#Insight Transform File V1.0", "#Transform 0", "Transform: AffineTransform_double_3_3", "Parameters: 1 0 0"),
    "scientific/motion.xfm": lines("MNI Transform File", "", "Transform_Type = Linear;", "Linear_Transform =", " 1 0 0 0", " 0 1 0 0", " 0 0 1 0;"),
    "scientific/salt.car": lines("!BIOSYM archive 3", "PBC=ON", "Harbour", "!DATE"),
    "scientific/salt.xsf": lines("CRYSTAL", "PRIMVEC", " 5.64 0.0 0.0", " 0.0 5.64 0.0", " 0.0 0.0 5.64", "PRIMCOORD", "1 1", "11 0.0 0.0 0.0"),
    "scientific/salt.ins": lines("TITL Harbour salt", "CELL 0.71073 5.64 5.64 5.64 90 90 90", "SFAC NA CL", "END"),
    "scientific/salt.castep": lines("%BLOCK LATTICE_CART", "5.64 0.0 0.0", "0.0 5.64 0.0", "0.0 0.0 5.64", "%ENDBLOCK LATTICE_CART"),
    "scientific/salt.magres": lines("#$magres-abinitio-v1.0", "[calculation]", "calc_code CASTEP", "[/calculation]"),
    "scientific/molecule.nwi": table('title "Harbour"\n\ngeometry units angstrom\n', "  C {0:.4f} {1:.4f} {2:.4f}", "end\n\nbasis\n * library 6-31g\nend\n\ntask dft energy\n"),
    "models/part.ctm": lambda: b"OCTM" + SHORT(5) + b"RAW\0" + SHORT(1) + SHORT(3) + bytes(64),
    "models/part.nexus": lambda: b" sxN" + SHORT(2) + struct.pack("<QQ", 8, 12) + bytes(64),
    "models/part.idtf": lines('FILE_FORMAT "IDTF"', "FORMAT_VERSION 100", 'NODE "GROUP" {', "}"),
    "models/part.bbrep": lambda: b"\nOpen CASCADE Topology V4, (c) Open Cascade\nLocations 0\n" + bytes(16),
    "scientific/berths.bt": header(b"binterr1.3", SHORT(2), SHORT(2), payload=bytes(248)),
    "scientific/coast.hf2": lambda: b"HF2\0\0\0" + SHORT(2) + SHORT(2) + bytes(16),
    "scientific/coast.lan": lambda: b"HEAD74" + struct.pack("<HH", 0, 1) + bytes(118) + bytes(16),
    "scientific/depths.grd": lambda: b"HGPC1\0\0\0@" + bytes(120),
    "scientific/harbour.kro": lambda: b"KRO\1" + LONG(2) + LONG(2) + LONG(8) + LONG(1) + bytes(4),
    "scientific/chart.rsw": lambda: b"RSW\0\0\2\0\0" + bytes(312),
    "scientific/coast.sigdem": lambda: b"SIGDEM\0\1" + bytes(124),
    "scientific/berths.qix": lambda: b"SQT\1\1\0\0\0" + SHORT(1) + SHORT(1) + bytes(40),
    "scientific/berths.sbn": lambda: bytes.fromhex("0000270afffffe70") + bytes(92),
    "scientific/coast.ter": lambda: b"TERRAGENTERRAIN SIZE\1\0\0\0XPTS\2\0\0\0ALTW" + bytes(12) + b"EOF ",
    "scientific/tract.trk": header(b"TRACK\0", at=((996, SHORT(1000)),), payload=b""),
    "scientific/tract.tck": lambda: b"mrtrix tracks\ndatatype: Float32LE\ncount: 0\nfile: . 64\nEND\n".ljust(64, b"\0") + bytes(12),
    "scientific/brain.pial": lambda: b"\xff\xff\xfecreated by harbour\n\n" + LONG(3) + LONG(1) + bytes(48),
    "scientific/brain.thickness": lambda: b"\xff\xff\xff" + LONG(2) + LONG(1) + LONG(1) + bytes(8),
    "scientific/brain_analyze.hdr": analyze,
    "scientific/recording.bdf": biosignal,
    "scientific/bare.dcm": bare_dicom,
    "scientific/chart.000": lambda: exchange_leader(b"DSID"),
    "scientific/module.ddf": lambda: exchange_leader(b"CATD"),
    "scientific/tide.slf": lambda: LONG(80) + b"Tide in the harbour".ljust(72) + b"SERAFIN " + LONG(80) + bytes(24),
    "scientific/tile.mvt": vector_tile,
    "scientific/plasmid.xdna": lambda: b"\0\1\0" + bytes(25) + LONG(12) + bytes(79) + b"\xff" + b"ACGTACGTACGT",
    "scientific/trajectory.xtc": lambda: LONG(1995) + LONG(3) + LONG(0) + bytes(4) + bytes(36) + LONG(3) + bytes(36),
    "scientific/chromosome.nib": lambda: SHORT(0x6BE93D3A) + SHORT(8) + b"\x01\x23\x01\x23",
    "scientific/records.tbi": lambda: b"TBI\1" + SHORT(0) + bytes(28),
    "scientific/records.csi": lambda: b"CSI\1" + SHORT(14) + SHORT(5) + bytes(8),
    "scientific/matrix.octave": lambda: b"Octave-1-L\0" + SHORT(1) + b"a" + bytes(5) + b"\xff" + SHORT(6) + b"matrix",
    "scientific/molecule.yob": lambda: b"YMOB" + SHORT(144) + bytes(144),
    "scientific/graph.onnx": bare_network,
    "scientific/waves.fst": lambda: b"\0" + bytes(6) + b"\1\x49" + bytes(321),
    "scientific/waves.ghw": lambda: b"GHDLwave\n\x10\1\1\4\1\0",
    "scientific/waves.lxt": lambda: bytes.fromhex("0138000406020404") + bytes(24) + b"\xb4",
    "scientific/waves.lxt2": lambda: bytes.fromhex("1380000140000000") + bytes(24),
    "structured/record.sml": lambda: b":)\n\1\xfa\x83name\x46harbour\xfb",
    "structured/record.10n": lambda: bytes.fromhex("e00100ea") + b"\x21\x05",
    "structured/record.msgpack": message_pack,
    "structured/record.cbor": concise,
    "scientific/coast.dem": elevation,
    "scientific/grid.asc": lines("ncols 2", "nrows 2", "xllcorner 10.0", "yllcorner 50.0", "cellsize 0.5", "1 2", "3 4"),
    "scientific/grass.asc": lines("north: 51", "south: 50", "east: 11", "west: 10", "rows: 2", "cols: 2", "1 2", "3 4"),
    "scientific/surfer.grd": lines("DSAA", "2 2", "10 11", "50 51", "1 4", "1 2", "3 4"),
    "scientific/zmap.dat": lines("!", "! Harbour depths", "!", "@DEPTHS, GRID, 4", "15, 1E+30, , 7, 1", "2, 2, 10, 11, 50, 51", "0, 0, 0", "@", "1 2", "3 4"),
    "scientific/grid.sgrd": lines("NAME\t= Harbour", "DATAFORMAT\t= FLOAT", "POSITION_XMIN\t= 10.0", "CELLCOUNT_X\t= 2"),
    "scientific/esri.hdr": lines("BYTEORDER      I", "LAYOUT         BIL", "NROWS          2", "NCOLS          2", "NBANDS         1"),
    "scientific/coast.ers": lines("DatasetHeader Begin", "\tVersion\t= \"6.0\"", "\tDataSetType\t= ERStorage", "DatasetHeader End"),
    "scientific/coast.mpr": lines("[BaseMap]", "Domain=value.dom", "Type=Map", "[Map]", "Size=2 2"),
    "scientific/moon.cub": lines("Object = IsisCube", "  Object = Core", "    StartByte = 65537", "  End_Object", "End_Object", "End"),
    "scientific/moon.lbl": lines("PDS_VERSION_ID = PDS3", "RECORD_TYPE = FIXED_LENGTH", "OBJECT = IMAGE", "END_OBJECT = IMAGE", "END"),
    "scientific/moon.xml": lines('<?xml version="1.0"?>', '<Product_Observational xmlns="http://pds.nasa.gov/pds4/pds/v1">', "</Product_Observational>"),
    "scientific/berths.gmt": lines("# @VGMT1.0 @GPOINT", "# @Nname", "# FEATURE_DATA", "10 50"),
    "scientific/berths.gxt": lines('//$DELIMITER "tab"', '//$QUOTED-TEXT "no"', "//$FORMAT 2", "1\tQuay"),
    "scientific/berths.itf": lines("SCNT", "Harbour", "////", "MTID Harbour", "MODL Berths", "ENDE"),
    "scientific/lines.x10": lines("mod; DD.MM.YYYY; HH:MM:SS; free", 'src; "Harbour"; "01.03.2024"; "09.00.00"', 'chs; "ISO8859-1"', "eof; 0"),
    "scientific/coast.prj": lines('GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563]],PRIMEM["Greenwich",0]]'),
    "scientific/berths.wkt": lines("POLYGON ((10 50, 11 50, 11 51, 10 50))"),
    "scientific/coast.vrt": lines('<VRTDataset rasterXSize="2" rasterYSize="2">', "</VRTDataset>"),
    "scientific/coast.mrf": lines("<MRF_META>", '<Raster><Size x="2" y="2"/></Raster>', "</MRF_META>"),
    "scientific/coast.mapml": lines('<mapml xmlns="http://example.invalid/">', "<head/><body/>", "</mapml>"),
    "scientific/observations.rnx": lines("     3.05           OBSERVATION DATA    M                   RINEX VERSION / TYPE", "                                                            END OF HEADER"),
    "scientific/well.las": lines("~VERSION INFORMATION", " VERS.  2.0 : CWLS log ASCII standard", " WRAP.  NO : One line", "~A DEPTH GR", "1.0 2.0"),
    "scientific/scan.par": lines("# === DATA DESCRIPTION FILE ======================================================", "#", "# CAUTION - Investigational device.", ".    Patient name                       :   Harbour"),
    "scientific/scan.HEAD": lines("", "type = string-attribute", "name = TYPESTRING", "count = 15", "'3DIM_HEAD_ANAT~"),
    "scientific/scan.mhd": lines("ObjectType = Image", "NDims = 3", "DimSize = 4 4 4", "ElementType = MET_SHORT", "ElementDataFile = scan.raw"),
    "scientific/surface.gii": lines('<?xml version="1.0"?>', '<GIFTI Version="1.0" NumberOfDataArrays="0">', "</GIFTI>"),
    "scientific/stars.ecsv": lines("# %ECSV 1.0", "# ---", "# datatype:", "# - {name: a, datatype: int64}", "a", "1"),
    "scientific/stars.tbl": lines("\\origin = 'Harbour'", "|   ra|  dec|", "|float|float|", "   1.5   2.5 "),
    "scientific/stars.asdf": lines("#ASDF 1.0.0", "#ASDF_STANDARD 1.5.0", "%YAML 1.1", "--- {a: 1}", "..."),
    "scientific/matrix.txt": lines("# Created by Octave 7.3.0, Fri Mar 01 09:00:00 2024 UTC <harbour>", "# name: a", "# type: scalar", "5"),
    "scientific/water.cube": table("Harbour\n\n    3    0.0    0.0    0.0\n    2    0.5    0.0    0.0\n    2    0.0    0.5    0.0\n    2    0.0    0.0    0.5\n", "    8    8.0  {0:.4f}  {1:.4f}  {2:.4f}"),
    "scientific/POSCAR": table("Harbour salt\n1.0\n5.64 0.0 0.0\n0.0 5.64 0.0\n0.0 0.0 5.64\nNa Cl\n2 2\nDirect\n", "{0:.4f} {1:.4f} {2:.4f}"),
    "scientific/molecule.alc": table("    4 ATOMS,     3 BONDS,     0 CHARGES\n", "{n:5d} C3   {0:9.4f}{1:9.4f}{2:9.4f}     0.0000"),
    "scientific/molecule.c3d1": table("4\n", "C {n:3d} {0:10.4f}{1:10.4f}{2:10.4f}     1     2"),
    "scientific/molecule.txyz": table("     4 Harbour molecule\n", "{n:6d}  C  {0:12.6f}{1:12.6f}{2:12.6f}     1     2"),
    "scientific/molecule.inp": table(" $CONTRL SCFTYP=RHF $END\n $DATA\nHarbour\nC1\n", "C 6.0 {0:.6f} {1:.6f} {2:.6f}", " $END\n"),
    "scientific/molecule.zin": lines(" $TITLEI", "", "   Harbour", "", " $END", " $CONTRL", " SCFTYP       ROHF", " $END"),
    "scientific/molecule.g96": table("TITLE\nHarbour\nEND\nPOSITION\n", "{n:5d} UNL   C  {n:6d}{0:15.9f}{1:15.9f}{2:15.9f}", "END\n"),
    "scientific/molecule.lmp": lines("LAMMPS data file", "", "4 atoms", "1 atom types", "", "0.0 5.0 xlo xhi"),
    "scientific/molecule.mae": lines("{", "  s_m_m2io_version", "  :::", "  2.0.0", "}"),
    "scientific/molecule.molden": table("[Molden Format]\n[Atoms] Angs\n", "C {n} 6 {0:.6f} {1:.6f} {2:.6f}"),
    "scientific/molecule.tmol": table("$coord\n", "  {0:.8f}  {1:.8f}  {2:.8f}  c", "$end\n"),
    "scientific/molecule.dmol": table("$coordinates\n", "C  {0:.8f}  {1:.8f}  {2:.8f}", "$end\n"),
    "scientific/molecule.qcin": table("$molecule\n0 1\n", "6 {0:.4f} {1:.4f} {2:.4f}", "$end\n\n$rem\nbasis 6-31G\n$end\n"),
    "scientific/molecule.bgf": lines("BIOGRF 200", "DESCRP Harbour", "FORMAT ATOM   (a6,1x,i5,1x,a5)", "HETATM     1 C1    RES A", "END"),
    "scientific/molecule.cac": lines("molstruct88_Apr_30_1993_11:02:29 <molecule> 0x1d00", "Written by Molecular Editor on <date>", "Using data dictionary         9/9/93  4:47 AM", "Version 6"),
    "scientific/molecule.psf": lines("PSF EXT", "", "         1 !NTITLE", " REMARKS Harbour", "", "         4 !NATOM"),
    "scientific/molecule.prmtop": lines("%VERSION  VERSION_STAMP = V0001.000  DATE = 03/01/24  09:00:00", "%FLAG TITLE", "%FORMAT(20a4)", "Harbour"),
    "scientific/molecule.cof": lines("@CulgiVersion: 10.0.0", "# Culgi Object File", "moleculekeys", "\tname", "end_moleculekeys"),
    "scientific/molecules.fps": lines("#FPS1", "#num_bits=16", "00ff\tharbour"),
    "scientific/reads.qual": lines(">read1 harbour", "30 30 28 27 30 31", "12 9"),
    "scientific/reads.phd": lines("BEGIN_SEQUENCE read1", "BEGIN_COMMENT", "END_COMMENT", "BEGIN_DNA", "a 30 1", "END_DNA", "END_SEQUENCE"),
    "scientific/protein.pir": lines(">P1;HARBOUR", "Harbour protein", "MKVLAAGIVA*"),
    "scientific/genomes.xmfa": lines("#FormatVersion Mauve1", "#Sequence1File\ta.fa", "> 1:1-4 + a.fa", "ACGT", "="),
    "scientific/genomes.maf": lines("##maf version=1", "a score=4.0", "s a.chr1 0 4 + 100 ACGT", "s b.chr1 0 4 + 100 ACGA"),
    "scientific/genomes.chain": lines("chain 4900 chrY 58368225 + 25985403 25985638 chr5 151006098 - 43257292 43257528 1", "9 1 0", "10"),
    "scientific/genomes.psl": lines("psLayout version 3", "", "match\tmis- \trep. \tN's"),
    "scientific/signal.wig": lines("fixedStep chrom=chr1 start=1 step=10", "1.5", "2.5"),
    "scientific/spectra.mzML": lines('<?xml version="1.0"?>', '<mzML xmlns="http://psi.hupo.org/ms/mzml" version="1.1.0">', "</mzML>"),
    "scientific/spectra.mzXML": lines('<?xml version="1.0"?>', '<mzXML xmlns="http://sashimi.sourceforge.net/schema_revision/mzXML_3.2">', "</mzXML>"),
    "scientific/tree.nexml": lines('<?xml version="1.0"?>', '<nex:nexml xmlns:nex="http://www.nexml.org/2009" version="0.9">', "</nex:nexml>"),
    "scientific/tree.phyloxml": lines('<?xml version="1.0"?>', '<phyloxml xmlns="http://www.phyloxml.org">', "<phylogeny rooted=\"true\"/>", "</phyloxml>"),
    "scientific/sequences.seqxml": lines('<?xml version="1.0"?>', '<seqXML seqXMLversion="0.4">', "</seqXML>"),
    "models/part.msh": lines("$MeshFormat", "2.2 0 8", "$EndMeshFormat", "$Nodes", "1", "1 0 0 0", "$EndNodes"),
    "models/part.mesh": lines("MeshVersionFormatted 2", "Dimension 3", "Vertices", "1", "0 0 0 1", "End"),
    "models/part.brep": lines("", "CASCADE Topology V1, (c) Matra-Datavision", "Locations 0", "Curve2ds 0"),
    "models/part.bdf": lines("$ Harbour crane", "BEGIN BULK", "GRID    1               0.0     0.0     0.0", "ENDDATA"),
    "models/part.k": lines("*KEYWORD", "*NODE", "1,0.0,0.0,0.0", "*END"),
    "models/part.abaqus": lines("*Heading", " Harbour crane", "*Node", "1, 0.0, 0.0, 0.0"),
    "models/part.unv": lines("    -1", "  2411", "         1         1         1        11", "   0.0D+00   0.0D+00   0.0D+00", "    -1"),
    "models/part.su2": lines("NDIME= 2", "NELEM= 1", "5 0 1 2 0", "NPOIN= 3", "0 0 0", "1 0 1", "0 1 2"),
    "models/part.mdpa": lines("Begin ModelPartData", "End ModelPartData", "Begin Nodes", "  1 0.0 0.0 0.0", "End Nodes"),
    "models/part.tec": lines('TITLE = "Harbour"', 'VARIABLES = "X", "Y"', "ZONE I=2, J=1", "0.0 1.0", "1.0 2.0"),
    "models/part.plt": lambda: b"#!TDV112" + SHORT(1) + SHORT(0) + bytes(24),
    "models/part.xdmf": lines('<?xml version="1.0"?>', '<Xdmf Version="3.0"><Domain/>', "</Xdmf>"),
    "models/part.vtp": lines('<?xml version="1.0"?>', '<VTKFile type="PolyData" version="0.1"><PolyData/>', "</VTKFile>"),
    "models/ascii.fbx": lines("; FBX 7.5.0 project file", "FBXHeaderExtension:  {", "\tFBXVersion: 7500", "}"),
    "models/circuit.edif": lines("(edif harbour", "  (edifVersion 2 0 0)", "  (edifLevel 0)", ")"),
    "models/circuit.blif": lines(".model harbour", ".inputs a b", ".outputs q", ".names a b q", "11 1", ".end"),
    "models/circuit.aag": lines("aag 3 2 0 1 1", "2", "4", "6", "6 2 4"),
    "models/circuit.rtlil": lines("autoidx 2", "module \\harbour", "  wire input 1 \\a", "end"),
    "models/circuit.raw": lines("Title: harbour lights", "Date: Fri Mar  1 09:00:00  2024", "Plotname: Transient Analysis", "Flags: real", "No. Variables: 1"),
    "models/cells.lib": lines("library (harbour) {", "  delay_model : table_lookup;", '  time_unit : "1ns";', "  cell (inv) { area : 1.0; }", "}"),
    "models/cells.lef": lines("VERSION 5.8 ;", 'BUSBITCHARS "[]" ;', "MACRO inv", "  SIZE 1 BY 2 ;", "END inv", "END LIBRARY"),
    "models/chip.def": lines("VERSION 5.8 ;", "DIVIDERCHAR \"/\" ;", "DESIGN harbour ;", "UNITS DISTANCE MICRONS 1000 ;", "END DESIGN"),
    "models/chip.caltech": lines("(Harbour chip);", "DS 1 1 10;", "9 TOP;", "L CPG;", "B 100 100 50,50;", "DF;", "C 1;", "E"),
    "models/board.pcb": lines('PCB["harbour" 6000.00mil 5000.00mil]', 'Grid[500.0 0 0 1]', 'Layer(1 "top")', "(", ")"),
    "models/part.fp": lines('Element["" "Resistor" "" "" 0 0 0 0 0 100 ""]', "(", '\tPad[-10 0 10 0 20 10 30 "1" "1" "square"]', ")"),
    "models/board.lht": lines("ha:pcb-rnd-board-v8 {", " ha:meta { }", "}"),
    "models/circuit.sch": lines("v 20130925 2", "C 40000 40000 0 0 0 title-B.sym"),
})
