# SPDX-License-Identifier: Apache-2.0
"""What laboratories, stations and makers of models write: texts by their first words or the shape of their lines, and some
binary files whose numbers agree."""

import struct

from samples import samples
from specified_lines import lines


def triangle(number):
    """A triangle that faces upwards, and no attribute."""
    return struct.pack("<12fH", 0, 0, 1, number, 0, 2, number + 1, 0, 2, number, 1.5, 2, 0)


def crc32c(data):
    """The check sum of records."""
    value = 0xFFFFFFFF
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (0x82F63B78 if value & 1 else 0)
    return value ^ 0xFFFFFFFF


def masked(data):
    """That sum turned and raised."""
    value = crc32c(data)
    return struct.pack("<I", ((value >> 15 | value << 17) + 0xA282EAD8) & 0xFFFFFFFF)


def record(data):
    """A record with its length and both sums."""
    length = struct.pack("<Q", len(data))
    return length + masked(length) + data + masked(data)


def sentence(body):
    """A sentence of a receiver with its check sum."""
    value = 0
    for byte in body.encode():
        value ^= byte
    return f"${body}*{value:02X}"


def spectrum():
    """Four points of a spectrum with the header of the new format."""
    header = bytearray(512)
    header[1] = 0x4B
    header[4:8] = struct.pack("<I", 4)
    header[8:24] = struct.pack("<2d", 400, 700)
    header[24:28] = struct.pack("<I", 1)
    header[28:30] = bytes((3, 2))
    header[30:32] = bytes(2)
    return bytes(header) + bytes(32) + struct.pack("<4f", 0.1, 0.4, 0.9, 0.2)


def element(group, number, value):
    """An element without its kind, in the order of bytes of the larger machines."""
    return struct.pack(">HHI", group, number, len(value)) + value


samples(
    {
        "models/mole.asf": lines(
            ":version 1.10", ":name keeper", ":units", "  mass 1.0", "  length 0.45", "  angle deg", ":documentation", "  A keeper.",
            ":root", "  order TX TY TZ RX RY RZ", "  axis XYZ", "  position 0 0 0", "  orientation 0 0 0", ":bonedata", "  begin",
            "    id 1", "    name lamp", "    direction 0 1 0", "    length 3", "  end", ":hierarchy", "  begin", "    root lamp", "  end",
        ),
        "models/mole.ldr": lines(
            "0 Harbour wall", "0 Name: wall.ldr", "0 Author: A Keeper", "0 BFC CERTIFY CCW", "1 7 0 -24 0 1 0 0 0 1 0 0 0 1 3001.dat",
            "1 7 40 -24 0 1 0 0 0 1 0 0 0 1 3001.dat", "0 STEP", "4 16 -9 0 9 9 0 9 9 22 9 -9 22 9",
        ),
        "models/mole.mpd": lines(
            "0 FILE harbour.ldr", "0 Harbour", "1 4 0 0 0 1 0 0 0 1 0 0 0 1 3005.dat", "0 FILE boat.ldr", "1 4 0 8 0 1 0 0 0 1 0 0 0 1 3005.dat",
        ),
        "models/mole.sense": lines(
            "nff", "version 2.01", "viewpos 0.0 0.0 -9.0", "pier", "3", "0 0 0", "4 0 0", "0 4 0", "1", "3 0 1 2 0xf0f both",
        ),
        "models/mole_traced.nff": lines(
            "b 0.1 0.2 0.7", "v", "from 3 1 2", "at 0 0 0", "up 0 0 1", "angle 40", "hither 1", "resolution 256 256", "l 5 4 3",
            "f 1 0.8 0.3 1 0 0 0 1", "s 0 0 0 0.7",
        ),
        "models/mole_view.nff": lines(
            "v", "from 3 1 2", "at 0 0 0", "up 0 0 1", "angle 40", "hither 1", "resolution 256 256", "s 0 0 0 0.7",
        ),
        "models/mole_frames.txt": lines(
            "// MilkShape 3D ASCII", "", "Frames: 12", "Frame: 1", "", "Meshes: 1", '"Pier" 0 -1', "3", "0 0 0 0 0 0 -1", "0 4 0 0 0 0 -1",
            "0 0 4 0 0 0 -1", "1", "0 0 0 1", "1", "0 0 1 2 0 0 0 1", "", "Materials: 0", "", "Bones: 0",
        ),
        "models/mole_scene.fbx": lines(
            "FBXHeaderExtension:  {", "\tFBXHeaderVersion: 1003", "\tFBXVersion: 7400", '\tCreator: "Harbour"', "}", "Objects:  {", "}",
        ),
        "models/mole_scene.ma": lines(
            'requires maya "2012";', "currentUnit -l centimeter -a degree -t film;", 'createNode transform -n "pier";',
            '\tsetAttr ".t" -type "double3" 0 2 0 ;',
        ),
        "models/mole_cut.stl": lambda: b"Pier".ljust(80) + struct.pack("<I", 40) + b"".join(map(triangle, range(12)))[:-7],
        "models/mole.osgb": lambda: bytes.fromhex("a10e916c4545fb1a") + struct.pack("<3I", 1, 162, 4) + bytes(24),
        "models/mole.flt": lambda: struct.pack(">HH8sII", 1, 324, b"harbour", 1640, 0) + b"Mon Nov  2 10:00:00 2009".ljust(32, b"\0") + bytes(276),
        "models/mole_game.mdl": lambda: b"MDL7" + struct.pack("<3I", 0, 0, 1) + bytes(64),
        "models/mole_fuses.jed": lambda: b"\x02Lamp of the harbour*\nQP20*\nQF2194*\nG0*\nF0*\nL0000 1011*\nC00B1*\n\x03" + b"4F2C\n",
        "scientific/mole_generated.inp": lines(
            "{+ file: lamp.inp +}", "{+ directory: general +}", "{+ description: Makes a lamp +}", "{===>} coordinate_infile=\"lamp.pdb\";",
            "evaluate ($lamp = 1)",
        ),
        "scientific/mole_script.inp": lines(
            "{* Makes the lamp. *}", "topology", "  @CNS_TOPPAR:protein.top", "end", "segment", "  name=\"L\"", "end",
            "evaluate ($wick = 2 * $oil)", "stop",
        ),
        "scientific/mole.d12": lines(
            "Salt of the sea", "CRYSTAL", "0 0 0", "225", "5.64", "2", "11 0. 0. 0.", "17 0.5 0.5 0.5", "END", "11 3", "0 0 8 2. 1.",
        ),
        "scientific/mole_exonerate.txt": lines(
            "Command line: [exonerate --model affine:local boat.fa quay.fa]", "Hostname: [lighthouse]", "", "C4 Alignment:", "------------",
            "         Query: boat", "        Target: quay", "         Model: affine:local", "     Raw score: 210", "   Query range: 0 -> 42",
            "  Target range: 7 -> 49", "", "  1 : ACGGTTACA : 9", "      |||||||||", "  8 : ACGGTTACA : 16",
        ),
        "scientific/mole.arp": lines(
            "[Profile]", '  Title="Boats"', "  NbSamples=1", "  DataType=DNA", "  GenotypicData=0", "  LocusSeparator=NONE", "[Data]", "[[Samples]]",
            '  SampleName="quay"', "  SampleSize=3", "  SampleData= {", "  b1 3 ACGTTA", "  }",
        ),
        "scientific/mole_ports.ts": lines(
            "[Version] 2.0", "# MHz S RI R 50", "[Number of Ports] 1", "[Number of Frequencies] 2", "[Network Data]", "10 0.4 -0.1", "20 0.3 -0.2",
            "[End]",
        ),
        "scientific/mole_msi.txt": lines(
            "# MSI CERIUS2 DataModel File Version 4 0", "(1 Model", ' (A I CRY/DISPLAY (192 256))', "  (2 Atom", '  (A C ACL "8 O")',
            "  (A D XYZ (0 0 1))", " )", ")",
        ),
        "scientific/mole.rgp": lines(
            "$MDL  REV  1 1102091200", "$MOL", "$HDR", "ring", "  -ISIS-  11020912002D", "", "$END HDR", "$CTAB",
            "  2  1  0  0  0  0  0  0  0  0999 V2000", "    0.0000    0.0000    0.0000 C   0  0", "    1.4000    0.0000    0.0000 R#  0  0",
            "  1  2  1  0", "M  RGP  1   2   1", "M  END", "$END CTAB", "$END MOL",
        ),
        "scientific/mole_motifs.txt": lines(
            "AlignACE 4.0 05/13/04", "./AlignACE -i quay.fa", "Para values:", "expect = \t10", "", "Motif 1", "TTGACCA\t0\t7\t1", "TTGACTA\t2\t31\t0",
            "***** *", "MAP Score: 41.2",
        ),
        "scientific/mole_release.seq": lines(
            "GBPLN7.SEQ          Genetic Sequence Data Bank", "                         February 15 2010", "",
            "                NCBI-GenBank Flat File Release 176.0", "", "   1 loci,   24 bases, from   1 reported sequences", "",
            "LOCUS       QUAY1                     24 bp    DNA     linear   PLN 01-JAN-2010", "DEFINITION  Sea grass.", "ORIGIN",
            "        1 gattacagat tacagattac aggg", "//",
        ),
        "scientific/mole_scores.gct": lines("#1.2", "2\t2", "NAME\tDescription\tnorth\tsouth", "BOAT1\tna\t1.5\t0.2", "BOAT2\tna\t0.7\t3.1"),
        "scientific/mole_hits.tbl": lines(
            "#                                                               --- full sequence ---- --- best 1 domain ---- --- domain number estimation ----",
            "# target name        accession  query name           accession    E-value  score  bias   E-value  score  bias   exp reg clu  ov env dom rep inc description of target",
            "#------------------- ---------- -------------------- ---------- --------- ------ ----- --------- ------ -----   --- --- --- --- --- --- --- --- ---------------------",
            "BOAT_QUAY            -          globe                -            3.1e-40  130.2   0.4   3.9e-40  129.9   0.4   1.0   1   0   0   1   1   1   1 -",
        ),
        "scientific/mole_features.tbl": lines(
            ">Feature quay_1", "12\t240\tgene", "\t\t\tgene\tlmpA", "12\t240\tCDS", "\t\t\tproduct\tlamp protein",
        ),
        "scientific/mole_needle.txt": lines(
            "########################################", "# Program: needle", "# Rundate: Mon  2 Nov 2009 10:00:00", "# Commandline: needle boat quay",
            "# Align_format: srspair", "# Report_file: quay.needle", "########################################", "", "#=======================================",
            "#", "# Aligned_sequences: 2", "# 1: boat", "# 2: quay", "", "boat               1 ACGTT      5", "                     |||||", "quay               1 ACGTT      5",
        ),
        "scientific/mole_search.txt": lines(
            "FASTA searches a protein or DNA sequence data bank", " version 36.3.8 Jul, 2015", "Please cite:",
            " W.R. Pearson & D.J. Lipman PNAS (1988) 85:2444-2448", "", "Query: boat.fa", "  1>>>boat - 60 aa", "Library: quay.fa",
        ),
        "scientific/mole_command.txt": lines(
            "# fasta36 -q boat.fa quay.fa", "FASTA searches a protein or DNA sequence data bank", " version 36.3.8 Jul, 2015", "Please cite:",
            "Query: boat.fa",
        ),
        "scientific/mole_smith.txt": lines(
            "# ssearch36 -q boat.fa quay.fa", "SSEARCH performs a Smith-Waterman search", " version 36.3.8 Jul, 2015", "Please cite:", "Query: boat.fa",
        ),
        "scientific/mole_library.msp": lines(
            "NAME: Lamp oil", "PRECURSORMZ: 226.27", "PRECURSORTYPE: [M+H]+", "IONMODE: Positive", "Num Peaks: 2", "57.07 100", "71.08 61", "",
        ),
        "scientific/mole_primers.txt": lines(
            "SEQUENCE_ID=lamp", "SEQUENCE_TEMPLATE=GATTACAGATTACAGGGATTACAGATTTAGACCA", "PRIMER_TASK=generic", "PRIMER_OPT_SIZE=18", "=",
        ),
        "scientific/mole_task.txt": lines("PRIMER_TASK=generic", "PRIMER_OPT_SIZE=19", "SEQUENCE_TEMPLATE=GATTACAGATTACAGGGATTACAG", "="),
        "scientific/mole_old_primers.txt": lines("PRIMER_SEQUENCE_ID=lamp", "SEQUENCE=GATTACAGATTACAGGGATTACAGATTT", "PRIMER_OPT_SIZE=18", "="),
        "scientific/mole_settings.p3": lines("Primer3 File - http://primer3.org", "P3_FILE_TYPE=settings", "", "P3_FILE_ID=Lamp", "PRIMER_OPT_SIZE=20"),
        "scientific/mole.silent": lines(
            "SEQUENCE: LAMPS", "SCORE:     score     fa_atr description", "SCORE:    -9.200    -31.000 L_00001", "REMARK BINARY SILENTFILE",
        ),
        "scientific/mole.trc": lines(
            "PathFileType\t4\t(X/Y/Z)\tquay.trc", "DataRate\tCameraRate\tNumFrames\tNumMarkers\tUnits\tOrigDataRate\tOrigDataStartFrame\tOrigNumFrames",
            "100\t100\t1\t1\tmm\t100\t1\t1", "Frame#\tTime\tLAMP", "\t\tX1\tY1\tZ1", "", "1\t0.00\t12.5\t900.1\t44.0",
        ),
        "scientific/mole_tabs.lvm": lines(
            "LabVIEW Measurement\t", "Writer_Version\t2", "Reader_Version\t2", "Separator\tTab", "***End_of_Header***\t", "\t", "Channels\t1\t",
            "***End_of_Header***\t", "0.0\t1.5",
        ),
        "scientific/mole.gxf": lines(
            "#TITLE", "Depth of the harbour", "#POINTS", "3", "#ROWS", "2", "#PTSEPARATION", "25", "#RWSEPARATION", "25", "#GRID", "4 5 6", "3 4 5",
        ),
        "scientific/mole_untitled.gxf": lines("#POINTS", "2", "#ROWS", "2", "#PTSEPARATION", "25", "#GRID", "4 5", "3 4"),
        "scientific/mole.rdc": lines(
            "file format : IDRISI Raster A.1", "file title  : Harbour", "data type   : byte", "file type   : binary", "columns     : 12", "rows        : 9",
            "ref. system : plane",
        ),
        "scientific/mole_cellhd.txt": lines(
            "proj:       1", "zone:       32", "north:      900", "south:      100", "east:       700", "west:       200", "cols:       50",
            "rows:       80", "e-w resol:  10", "n-s resol:  10", "format:     0", "compressed: 1",
        ),
        "scientific/mole_projection.txt": lines(
            "Projection    UTM", "Zone          32", "Datum         WGS84", "Zunits        NO", "Units         METERS", "Spheroid      WGS84",
            "Xshift        0.0000000000", "Yshift        0.0000000000", "Parameters",
        ),
        "scientific/mole_points.txt": lines(
            "H  SOFTWARE NAME & VERSION", "I  PCX5 2.09", "",
            "H  R DATUM                IDX DA            DF            DX            DY            DZ",
            "M  G WGS 84               121 +0.000000e+00 +0.000000e+00 +0.000000e+00 +0.000000e+00 +0.000000e+00", "",
            "H  COORDINATE SYSTEM", "U  LAT LON DM", "", "H  IDNT   LATITUDE    LONGITUDE    DATE      TIME     ALT   DESCRIPTION",
            "W  QUAY   N5412.345   E01205.678 02-NOV-09 10:00:00 00002 Quay of the harbour",
        ),
        "scientific/mole_experiment.txt": lines(
            f"{'     DESCR   Salt of the sea':80}", f"{'     EXPR NPHAS    1    0    0    0    0    0    0    0    0':80}", f"{'     VERSION    6':80}",
            f"{'CRS1    PNAM  Salt':80}",
        ),
        "scientific/mole_features.embl": lines(
            "FT   CDS             join(3..90,120..300)", "FT                   /colour=4", 'FT                   /product="lamp"',
            "FT   misc_feature    310..340", 'FT                   /note="wick"',
        ),
        "scientific/mole_weather.txt": lines(
            "EDDH 021020Z 24012KT 9999 FEW025 SCT040 09/05 Q1009 NOSIG", "EKCH 021020Z AUTO 23015G27KT 200V260 9999 BKN012 08/07 Q1006",
            "     TEMPO 4000 RA", "LFRB 021030Z VRB02KT CAVOK 12/09 Q1018=",
        ),
        "scientific/mole_cut_sentences.txt": lines(
            "00,E,1,07,1.1,4.2,M,44.0,M,,*5A", sentence("GLGSV,1,1,02,65,42,120,33,72,11,300,28"),
            sentence("GPVTG,84.4,T,,M,5.2,N,9.6,K"), sentence("GPGLL,5412.345,N,01205.678,E,102000,A"), sentence("GPVTG,85.0,T,,M,5.3,N,9.8,K"),
        ),
        "scientific/mole_colours.csfasta": lines("# Title: quay", ">1_20_41_F3", "T10230310121", ">1_20_77_F3", "T0021.300112"),
        "scientific/mole_colours.csfastq": lines("@1_20_41_F3", "T10230310121", "+", "I@I:I?IIHI@", "@1_20_77_F3", "T00213300112", "+", "IIIIH@I?I:I"),
        "scientific/mole.hkl": lines(
            "   1   0   0  412.30    5.10", "   1   0  -1  108.25    2.07", "   2   0   0   33.90    1.45", "   2   1  -3    0.71    0.60",
            "  -3   1   0  271.44    3.98", "  -3   2   2   -0.12    0.55", "   0   0   0    0.00    0.00",
        ),
        "scientific/mole.pileup": lines("quay\t11\tG\t3\t.,.\tI<I", "quay\t12\tA\t4\t.,T^~.\tII<+", "quay\t13\tC\t0\t*\t*"),
        "scientific/mole.ped": lines("BOAT B1 0 0 1 2 A G C C T T", "BOAT B2 0 0 2 1 A A C T 0 0", "PIER P1 B1 B2 1 1 G G C C T T"),
        "scientific/mole.gen": lines("Boats of the harbour", "LocA", "LocB", "Pop", "boat1 ,  0101 0203", "boat2 ,  0102 0202", "Pop", "boat3 ,  0202 0101"),
        "scientific/mole.hea": lines("quay7 2 250 5000", "quay7.dat 16 200 12 0 -14 3021 0 II", "quay7.dat 16 200 12 0 8 -771 0 V1", "# 40 F"),
        "scientific/mole_pairs.txt": lines(
            "  6  dG = -1.4 lamp", "1 G 0 2 6 1", "2 C 1 3 5 2", "3 A 2 4 0 3", "4 A 3 5 0 4", "5 G 4 6 2 5", "6 C 5 0 1 6",
        ),
        "scientific/mole_magnetic.cif": lines(
            "data_salt", "_cell_length_a 5.6", "_cell_length_b 5.6", '_space_group_magn.name_BNS "P n m a"', "loop_", "_atom_site_moment.label",
            "_atom_site_moment.crystalaxis_x", "Fe1 2.9",
        ),
        "scientific/mole_plain.mha": lambda: lines("NDims = 2", "DimSize = 2 2", "ElementType = MET_UCHAR", "ElementDataFile = LOCAL")() + bytes((0, 4, 9, 2)),
        "scientific/mole.idx2-ubyte": lambda: bytes((0, 0, 8, 2)) + struct.pack(">2I", 6, 7) + bytes(range(42)),
        "scientific/mole.ark": lambda: b"quay-7 \0BFM \4" + struct.pack("<i", 2) + b"\4" + struct.pack("<i2f", 1, 0.5, 0.7),
        "scientific/mole.tfrecord": lambda: record(b"\x0a\x06\x0a\x04lamp") + record(b"\x0a\x06\x0a\x04wick"),
        "scientific/mole.dlis": lambda: b"   1V1.00RECORD 8192" + b"Harbour".ljust(60) + bytes.fromhex("0020ff01") + bytes(28),
        "scientific/mole_spectrum.spc": spectrum,
        "scientific/mole_wide.dcd": lambda: struct.pack("<Q4sI", 84, b"CORD", 2) + bytes(76) + struct.pack("<2Q", 84, 84),
        "scientific/mole_bulletin.bufr": lambda: b"ISMD07 EDZW 021000\r\r\nBUFR\0\0\x34\3" + bytes(40) + b"7777",
        "scientific/mole_elder.dcm": lambda: (
            element(8, 0, struct.pack(">I", 48)) + element(8, 1, struct.pack(">I", 300)) + element(8, 0x10, b"ACR-NEMA 2.0")
            + element(8, 0x60, b"MR") + element(0x10, 0x10, b"LAMP") + element(0x28, 0x10, struct.pack(">H", 2))
        ),
        "scientific/mole_text.rda": lambda: b"RDA2\r\nA\r\n2\r\n197636\r\n131840\r\n1026\r\n1\r\n9\r\n4\r\nlamp\r\n13\r\n1\r\n7\r\n254\r\n",
        "scientific/mole_third.rda": lines("RDA3", "A", "3", "262657", "197888", "5", "UTF-8", "1026", "1", "262153", "4", "lamp", "13", "1", "7", "254"),
        "scientific/mole.hl7": lambda: (
            b"\x0bMSH|^~\\&|LAMP|QUAY|EHR|QUAY|200911021000||ORU^R01|9|P|2.5\rPID|1||77^^^QUAY||SAILOR^A\r\x1c\r"
        ),
        "structured/mole_record.xml": lines('<Observation xmlns="http://hl7.org/fhir">', '  <status value="final"/>', "</Observation>"),
        "source/mole_mill.nc": lines("%", "O0042", "G21 G90 G17", "T2 M6", "S9000 M3", "G0 X0 Y0 Z4", "G1 Z-1 F150", "X12", "G2 X20 Y8 I0 J8", "M30", "%"),
        "scientific/mole_behind_blanks.jaspar": lines("", "", ">MA9001.1 LAMP", "A [ 3 0 9 ]", "C [ 2 9 0 ]", "G [ 4 0 0 ]", "T [ 0 0 0 ]"),
        "scientific/mole_cut_rows.bed": lambda: lines("chr1\t100\t220\tboat\t0\t+", "chr2\t40\t90\tquay\t0\t-", "chr2\t300\t420\tpier\t0\t+")()[:-6],
    }
)
