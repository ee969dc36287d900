# SPDX-License-Identifier: Apache-2.0
"""Texts of science, music, geography, libraries and mail, and headers of formats beside them, as their specifications describe them.

Each sample has what its format calls for and invented values; its label names the specification.
"""

from samples import samples
from specified_lines import lines
from specified_signatures import header

samples(
    {
        "audio/noted.ptb": header(b"ptab\4\0", payload=bytes(64)),
        "audio/noted.tg": header(b"\x1b", "TuxGuitar File Format - 1.2".encode("utf-16-be"), payload=bytes(64)),
        "audio/noted_l.gp4": header(b"\x18FICHIER GUITAR PRO L4.06", payload=bytes(64)),
        "audio/noted_part.gp4": header(b"\x1dCLIPBOARD GUITAR PRO 4.0 [c6]", payload=bytes(64)),
        "documents/noted.mbx": header(b"*mbx*\r\n65e19a5000000001\r\n", payload=bytes(2000)),
        "documents/noted_folders.dbx": header(bytes.fromhex("cfad12fec6fd746f66e3d1119a4e00c04fa309d4"), payload=bytes(200)),
        "documents/noted_messages.dbx": header(bytes.fromhex("cfad12fec5fd746f66e3d1119a4e00c04fa309d4"), payload=bytes(200)),
        "images/noted.dr4": header(b"IIII\4\0\4\0\5\0\0\0", payload=bytes(64)),
        "images/noted.vrd": header(b"CANON OPTIONAL DATA\0\0\1\0\0", payload=bytes(64)),
        "models/noted.pcd": lines(
            "VERSION 0.7", "FIELDS x y z", "SIZE 4 4 4", "TYPE F F F", "COUNT 1 1 1", "WIDTH 2", "HEIGHT 1", "POINTS 2", "DATA ascii",
            "1 2 3", "2 3 4",
        ),
        "models/noted.sab": header(b"ACIS BinaryFile", bytes.fromhex("b8560000000000000100000000000000"), payload=bytes(40)),
        "models/noted.sat": lines(
            "700 0 1 0", "@7 harbour @8 ACIS 7.0 @24 Fri Mar 01 09:00:00 2024", "1 9.9999999999999995e-007 1e-010",
            "body $-1 -1 $-1 $-1 $-1 #", "End-of-ACIS-data",
        ),
        "models/noted.x_b": lambda: b"**ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz**************************\n**PARASOLID !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~0123456789**************************\n**PART1;\nFORMAT=binary;\n**END_OF_HEADER".ljust(240, b"*") + b"\nPS\0\0\0\x33: TRANSMIT FILE" + bytes(40),
        "models/noted.x_t": lines("T51 : TRANSMIT FILE created by modeller version 220000017 SCH_2200000_220060 1 2 3"),
        "models/noted_asm.sab": header(b"ASM BinaryFile4", bytes.fromhex("b8560000000000000100000000000000"), payload=bytes(40)),
        "scientific/noted.abi": lines(
            "acell 10 10 10", "ntypat 1", "znucl 1", "natom 2", "typat 1 1", "xcart -0.7 0 0 0.7 0 0", "ecut 10", "toldfe 1.0d-6",
        ),
        "scientific/noted.adf": lines(
            "TITLE harbour water", "ATOMS", "O 0.0 0.0 0.1", "H 0.0 0.8 -0.5", "END", "BASIS", "type DZ", "END", "END INPUT",
        ),
        "scientific/noted.agp": lines(
            "##agp-version\t2.1", "quay\t1\t1000\t1\tW\tpier1\t1\t1000\t+", "quay\t1001\t1100\t2\tN\t100\tscaffold\tyes\tpaired-ends",
        ),
        "scientific/noted.axt": lines(
            "0 chr19 3001012 3001031 chr11 70568380 70568399 - 1500", "TCAGCTCATAAATCACCTCC", "TCTGTTCATAAACCACCTGC", "",
        ),
        "scientific/noted.bcif": lambda: b"\x83\xa7encoder\xa4quay\xa7version\xa50.3.0\xaadataBlocks\x90",
        "scientific/noted.castep": lines(
            " +-------------------------------------------------+", " |                                                 |",
            " |      CCC   AA    SSS  TTTTT  EEEEE  PPPP        |", " |     C     A  A  S       T    E      P   P       |",
            " |                                                 |", " +-------------------------------------------------+",
        ),
        "scientific/noted.cnv": lines(
            "* Sea-Bird SBE 9 Data File:", "* FileName = quay.hex", "# nquan = 2", "# name 0 = prDM: Pressure [db]",
            "# name 1 = t090C: Temperature [ITS-90, deg C]", "*END*", "      1.000    11.5000", "      2.000    11.4000",
        ),
        "scientific/noted.dbn": lines(">quay", "GGGGAAAACCCC", "((((....)))) (-5.40)"),
        "scientific/noted.dssp": lines(
            "==== Secondary Structure Definition by the program DSSP, CMBI version 2.2                          ==== DATE=2024-03-01        .",
            "HEADER    HARBOUR PROTEIN                         01-MAR-24   1QUA",
        ),
        "scientific/noted.fchk": lines(
            "Harbour water", "SP        RHF                                                         STO-3G",
            "Number of atoms                            I                3",
            "Charge                                     I                0",
            "Multiplicity                               I                1",
        ),
        "scientific/noted.fdf": lines(
            "SystemName  harbour water", "SystemLabel quay", "NumberOfAtoms 1", "%block ChemicalSpeciesLabel", " 1 8 O",
            "%endblock ChemicalSpeciesLabel",
        ),
        "scientific/noted.gaf": lines(
            "!gaf-version: 2.2", "!",
            "UniProtKB\tQ1\tQUAY\tenables\tGO:0005488\tPMID:1\tIEA\t\tF\tQuay protein\t\tprotein\ttaxon:6550\t20240301\tQUAY",
        ),
        "scientific/noted.gcg": lines(
            "!!NA_SEQUENCE 1.0", "The quay", "  quay  Length: 20  March 1, 2024 09:00  Type: N  Check: 4137  ..", "",
            "       1  ACGTACGTAC GTTACGTACG",
        ),
        "scientific/noted.gfa": lines("H\tVN:Z:1.2", "S\t1\tACGT", "S\t2\tGGTT", "L\t1\t+\t2\t-\t2M"),
        "scientific/noted.gpad": lines("!gpa-version: 1.1", "UniProtKB\tQ1\tenables\tGO:0005488\tPMID:1\tECO:0000501\t\t\t20240301\tQUAY"),
        "scientific/noted.hssp": lines(
            "HSSP       HOMOLOGY DERIVED SECONDARY STRUCTURE OF PROTEINS , VERSION 1.1 1998", "PDBID      1qua", "SEQLENGTH    70",
        ),
        "scientific/noted.img": header(b"\0", at=((16, b"DSKIMG\0\2"), (65, b"GARMIN\0"), (510, b"\x55\xaa")), payload=bytes(512)),
        "scientific/noted.ins": lines(
            "CELL 0.71073 5.0 6.0 7.0 90 95 90", "ZERR 4 0.001 0.001 0.001 0 0.01 0", "LATT 1", "SFAC C H O", "UNIT 8 16 4",
        ),
        "scientific/noted.ionex": lines(
            "     1.0            IONOSPHERE MAPS     GPS                 IONEX VERSION / TYPE",
            "quay                harbour             01-MAR-24 09:00     PGM / RUN BY / DATE",
        ),
        "scientific/noted.jaspar": lines(
            ">HA0001.1 QUAY", "A  [ 0  3 79 40 ]", "C  [94 75  4  3 ]", "G  [ 1  0  3  4 ]", "T  [ 2 19 11 50 ]",
        ),
        "scientific/noted.maf": lines(
            "#version 2.4", "Hugo_Symbol\tEntrez_Gene_Id\tCenter\tNCBI_Build\tChromosome\tStart_Position",
            "QUAY1\t1\tharbour\tGRCh38\t1\t1001",
        ),
        "scientific/noted.meme": lines(
            "MEME version 4", "", "ALPHABET= ACGT", "", "strands: + -", "", "MOTIF quay",
            "letter-probability matrix: alength= 4 w= 2 nsites= 10 E= 0", " 0.1 0.2 0.3 0.4", " 0.7 0.1 0.1 0.1",
        ),
        "scientific/noted.ms2": lines(
            "H\tCreationDate\t3/1/2024", "H\tExtractor\tquay", "S\t1\t1\t500.25", "Z\t2\t999.49", "100.1 5.0", "200.2 7.0",
        ),
        "scientific/noted.mztab": lines(
            "COM\tHarbour proteins", "MTD\tmzTab-version\t1.0.0", "MTD\tmzTab-mode\tSummary", "MTD\tdescription\tQuay",
        ),
        "scientific/noted.ndx": lines("[ System ]", "   1    2    3    4", "[ Water ]", "   2    3    4"),
        "scientific/noted.net": lines(
            "net chr1 10000", " fill 100 900 chr5 + 10 880 id 1 score 5000 ali 850", "  gap 200 10 chr5 + 110 0",
        ),
        "scientific/noted.obo": lines("ontology: harbour", "", "[Term]", "id: HA:0000001", "name: quay"),
        "scientific/noted.param": lines("task : SinglePoint", "xc_functional : PBE", "cut_off_energy : 300 eV"),
        "scientific/noted.poly": lines(
            "harbour", "1", "   9.90E+00   5.350E+01", "   1.010E+01   5.350E+01", "   1.010E+01   5.360E+01", "   9.90E+00   5.350E+01",
            "END", "END",
        ),
        "scientific/noted.prm": lines(
            "* Harbour force field", "*", "", "BONDS", "CT   CT   222.5   1.53", "", "ANGLES", "CT   CT   CT   58.35   113.6",
        ),
        "scientific/noted.pssm": lines(
            "", "Last position-specific scoring matrix computed, weighted observed percentages rounded down", "           A  R  N  D",
            "    1 M   -1 -1 -2 -3", "    2 K   -1  2  0 -1",
        ),
        "scientific/noted.sp3": lines(
            "#cP2024  3  1  9  0  0.00000000     192 ORBIT IGb14 HLM  IGS", "## 2303 464400.00000000   900.00000000 60370 0.3750000000000",
            "+    2   G01G02  0  0  0  0  0  0  0  0  0  0  0  0  0  0  0", "++         4  4", "*  2024  3  1  9  0  0.00000000",
            "PG01  10138.887745 -20456.557725  13455.830128     13.095853",
        ),
        "scientific/noted.swc": lines(
            "# ORIGINAL_SOURCE harbour", "# SCALE 1.0 1.0 1.0", "1 1 0.0 0.0 0.0 5.0 -1", "2 3 1.5 0.0 0.0 0.5 1", "3 3 3.0 0.5 0.0 0.4 2",
        ),
        "scientific/noted.tle": lines(
            "HARBOUR 1", "1 99999U 24001A   24061.37500000  .00000000  00000-0  00000-0 0  9990",
            "2 99999  51.6000 100.0000 0001000  90.0000 270.0000 15.50000000    10",
        ),
        "scientific/noted.transfac": lines(
            "VV  TRANSFAC MATRIX TABLE, Release 2024", "XX", "ID  V$QUAY_01", "XX", "P0      A      C      G      T",
            "01      1      2      2      0      S", "XX", "//",
        ),
        "scientific/noted_XDATCAR": lines(
            "harbour", "           1", "     5.0    0.0    0.0", "     0.0    5.0    0.0", "     0.0    0.0    5.0", "   Si", "   1",
            "Direct configuration=     1", "   0.0 0.0 0.0", "Direct configuration=     2", "   0.1 0.0 0.0",
        ),
        "scientific/noted_atoms.xsf": lines("ATOMS", "8 0.0 0.0 0.1", "1 0.0 0.8 -0.5", "1 0.0 -0.8 -0.5"),
        "scientific/noted_blast.txt": lines(
            "BLASTP 2.14.0+", "", "", "Reference: the manual of the program", "", "Database: harbour",
            "           2 sequences; 140 total letters", "", "Query= quay", "", "Length=70",
        ),
        "scientific/noted_box.txyz": lines(
            "     3", "   18.6   18.6   18.6   90.0   90.0   90.0", "     1  O      0.000000    0.000000    0.117300     1     2     3",
            "     2  H      0.000000    0.757200   -0.469200     2     1", "     3  H      0.000000   -0.757200   -0.469200     2     1",
        ),
        "scientific/noted_browser.wig": lines(
            "browser position chr1:1-1000", "track type=wiggle_0 name=quay", "fixedStep chrom=chr1 start=1 step=100", "11", "22",
        ),
        "scientific/noted_capital.qcin": lines(
            "$Molecule", "0 1", "O 0.0 0.0 0.1", "H 0.0 0.8 -0.5", "H 0.0 -0.8 -0.5", "$end", "", "$rem", "METHOD hf", "$end",
        ),
        "scientific/noted_cell.car": lines(
            "$cell vectors", "  10.0 0.0 0.0", "  0.0 10.0 0.0", "  0.0 0.0 10.0", "$coordinates", "O 0.0 0.0 0.2", "$end",
        ),
        "scientific/noted_columns.cssr": lines(
            "                                        10.000  10.000  10.000",
            "                       90.000  90.000  90.000   SPGR =  1 P 1", "   1   0", "     0 quay",
            "   1 Si     0.00000   0.00000   0.00000    0   0   0   0   0   0   0   0   0.000",
        ),
        "scientific/noted_contigs.ace": lines(
            "AS 1 1", "", "CO Contig1 20 1 1 U", "ACGTACGTACGTTACGTACG", "", "BQ",
            " 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20 20", "", "AF quay U 1", "BS 1 20 quay",
        ),
        "scientific/noted_control": lines("$title", "harbour water", "$coord", "  0.0 0.0 0.2 o", "  0.0 1.4 -0.9 h", "$end"),
        "scientific/noted_cp2k.inp": lines(
            "&GLOBAL", "  PROJECT harbour", "  RUN_TYPE ENERGY", "&END GLOBAL", "&FORCE_EVAL", "  METHOD FIST", "&END FORCE_EVAL",
        ),
        "scientific/noted_elder.mol": lines(
            "methane", "  harbour", "", "  1  0  0  0  0                 1", "    0.0000    0.0000    0.0000 C   0  0  0  0  0", "M  END",
        ),
        "scientific/noted_group.xsf": lines(
            "DIM-GROUP", " 3 1", "PRIMVEC", " 5.0 0.0 0.0", " 0.0 5.0 0.0", " 0.0 0.0 5.0", "PRIMCOORD", " 1 1", "14 0.0 0.0 0.0",
        ),
        "scientific/noted_hits.tab": lines(
            "# BLASTN 2.14.0+", "# Query: quay", "# Database: harbour", "# Fields: query acc.ver, subject acc.ver, % identity",
            "# 1 hits found", "quay\tpier\t98.50",
        ),
        "scientific/noted_hmmer.out": lines(
            "# hmmsearch :: search profile(s) against a sequence database", "# HMMER 3.4", "# query HMM file:                  quay.hmm",
            "# target sequence database:        harbour.fa", "", "Query:       quay  [M=70]",
        ),
        "scientific/noted_kegg.txt": lines(
            "ENTRY       C99999                      Compound", "NAME        Quayol", "FORMULA     C2H6O", "EXACT_MASS  46.0419", "///",
        ),
        "scientific/noted_lammps.in": lines(
            "units lj", "atom_style atomic", "lattice fcc 0.8442", "region box block 0 4 0 4 0 4", "create_box 1 box",
            "pair_style lj/cut 2.5", "pair_coeff 1 1 1.0 1.0 2.5", "run 10",
        ),
        "scientific/noted_map.paf": lines(
            "quay\t1000\t10\t900\t+\tchr1\t50000\t100\t990\t850\t890\t60\ttp:A:P",
            "pier\t800\t0\t800\t-\tchr2\t60000\t1\t801\t790\t800\t60\ttp:A:P",
        ),
        "scientific/noted_matrix.txt": lines(
            "!Series_title\t\"Harbour mussels\"", "!Series_status\t\"Public on Mar 01 2024\"", "", "!Sample_title\t\"quay\"\t\"pier\"",
            "!series_matrix_table_begin", "\"ID_REF\"\t\"quay\"\t\"pier\"", "\"g1\"\t1.5\t2.5", "!series_matrix_table_end",
        ),
        "scientific/noted_molecule.xsf": lines("MOLECULE", "ATOMS", "8 0.0 0.0 0.1", "1 0.0 0.8 -0.5"),
        "scientific/noted_molpro.inp": lines(
            "***,harbour water", "geometry={", "O", "H 1 r", "H 1 r 2 a", "}", "r=0.96 ang", "a=104", "basis=vdz", "hf",
        ),
        "scientific/noted_motif.transfac": lines(
            "ID quay_motif", "BF harbour", "P0      A      C      G      T", "01      1      2      2      0      S",
            "02      2      1      2      0      R", "XX", "//",
        ),
        "scientific/noted_muscle.aln": lines(
            "MUSCLE (3.8) multiple sequence alignment", "", "", "quay   MKVLA-T", "pier   MKVLAGT", "       ***** *",
        ),
        "scientific/noted_named.gff3": lines(
            "chr1\tquay\tgene\t1\t100\t.\t+\t.\tID=g1;Name=quay", "chr1\tquay\tmRNA\t1\t100\t.\t+\t.\tID=m1;Parent=g1",
        ),
        "scientific/noted_old.agp": lines("quay\t1\t1000\t1\tF\tpier1\t1\t1000\t-", "quay\t1001\t1050\t2\tN\t50\tcontig\tno\tna"),
        "scientific/noted_old.gjf": lines("%oldchk=quay.chk", "%NProcShared=2", "# b3lyp geom=check", "", "Harbour", "", "0 1", ""),
        "scientific/noted_plain.gfa": lines("S\t1\tACGT\tLN:i:4", "S\t2\tGGTT\tLN:i:4", "L\t1\t+\t2\t+\t0M"),
        "scientific/noted_point.wkt": lines("POINT(9.93 53.54)"),
        "scientific/noted_prosite.dat": lines(
            "ID   QUAY_SITE; PATTERN.", "AC   PS99999;", "DE   Quay site.", "PA   N-{P}-[ST]-{P}.", "//",
        ),
        "scientific/noted_psi4.in": lines(
            "memory 500 mb", "", "molecule water {", "  O", "  H 1 0.96", "  H 1 0.96 2 104.5", "}", "", "set basis cc-pvdz",
            "energy('scf')",
        ),
        "scientific/noted_pw.in": lines(
            "&CONTROL", "  calculation='scf'", "/", "&SYSTEM", "  ibrav=2, celldm(1)=10.2, nat=1, ntyp=1, ecutwfc=20", "/", "&ELECTRONS",
            "/", "ATOMIC_SPECIES", " Si 28.086 Si.UPF", "ATOMIC_POSITIONS alat", " Si 0 0 0", "K_POINTS gamma",
        ),
        "scientific/noted_receiver.nmea": lines(
            "$GPVTG,054.7,T,034.4,M,005.5,N,010.2,K*48", "$IIHDT,054.7,T*24", "!AIVDM,1,1,,A,13u?etPv2;0n:dDPwUM1U1Cb069D,0*24",
        ),
        "scientific/noted_remark.res": lines(
            "REM harbour crystal", "TITL quay in P21/c", "CELL 0.71073 5.0 6.0 7.0 90 95 90", "ZERR 4 0.001 0.001 0.001 0 0.01 0",
            "LATT 1",
        ),
        "scientific/noted_rooted.nwk": lines("[&R] ((quay:1.0,pier:1.0)95:1.0,mole:2.0);"),
        "scientific/noted_rows.bedgraph": lines("chr1\t100\t200\t-1.0", "chr1\t200\t300\t0.75"),
        "scientific/noted_rows.psl": lines(
            "59\t9\t0\t0\t1\t823\t1\t96\t+-\tquay\t1955\t171\t1062\tchr22\t47748585\t13073589\t13073753\t2\t48,20,\t171,1042,\t34674832,34674976,",
        ),
        "scientific/noted_second.cif": lines(
            "#\\#CIF_2.0", "data_quay", "_cell.length_a 5.4", "_cell.length_b 5.4", "_space_group.name_H-M_alt \"P 1\"",
        ),
        "scientific/noted_set.inp": lines(
            "@SET CUTOFF 280", "&FORCE_EVAL", "  METHOD Quickstep", "  &DFT", "  &END DFT", "&END FORCE_EVAL",
        ),
        "scientific/noted_small.jdx": lines("##title=quay", "##jcamp-dx=5.01", "##data type=NMR SPECTRUM", "##end="),
        "scientific/noted_small.nex": lines("#nexus", "begin taxa;", "  dimensions ntax=2;", "  taxlabels quay pier;", "end;"),
        "scientific/noted_srid.wkt": lines("SRID=4326;LINESTRING Z (9.9 53.5 1, 10.0 53.6 2)"),
        "scientific/noted_star.str": lines(
            "data_99999", "", "save_entry_information", "   _Entry.Sf_category    entry_information", "   _Entry.ID             99999",
            "save_",
        ),
        "scientific/noted_steps.axsf": lines("ANIMSTEPS 2", "ATOMS 1", "8 0.0 0.0 0.1", "ATOMS 2", "8 0.0 0.0 0.2"),
        "scientific/noted_system.top": lines(
            "#include \"oplsaa.ff/forcefield.itp\"", "#include \"spc.itp\"", "", "[ system ]", "Harbour water", "", "[ molecules ]",
            "SOL 100",
        ),
        "scientific/noted_version.bcif": lambda: b"\x83\xa7version\xa50.3.0\xa7encoder\xa4quay\xaadataBlocks\x90",
        "source/noted.pod": lines(
            "=begin comment", "", "Nobody reads this.", "", "=end comment", "", "=head1 NAME", "", "quay - moor a boat", "", "=cut",
        ),
        "structured/noted.cjson": lines("{\"chemicalJson\": 1, \"name\": \"water\", \"atoms\": {\"elements\": {\"number\": [8, 1, 1]}}}"),
        "structured/noted.gpif": lines("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<GPIF><GPVersion>7.5</GPVersion><Score/></GPIF>"),
        "structured/noted.gramps": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<database xmlns=\"http://gramps-project.org/xml/1.7.1/\"><header/></database>",
        ),
        "structured/noted.jams": lines(
            "{\"annotations\": [], \"file_metadata\": {\"duration\": 3.0, \"jams_version\": \"0.3.4\"}, \"sandbox\": {}}",
        ),
        "structured/noted.map": lines(
            "MAP", "  NAME \"harbour\"", "  SIZE 400 300", "  EXTENT 9.9 53.5 10.1 53.6", "  LAYER", "    NAME \"quays\"", "    TYPE LINE",
            "    STATUS ON", "  END", "END",
        ),
        "structured/noted.mrk": lines("=LDR  00120nam a2200061 a 4500", "=001  quay1", "=245  10$aThe quay /$cby A. Keeper."),
        "structured/noted.rg": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<!DOCTYPE rosegarden-data><rosegarden-data version=\"20.12\"/>",
        ),
        "structured/noted.upf": lines("<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<UPF version=\"2.0.1\"><PP_INFO/></UPF>"),
        "structured/noted_bits.xml": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<!DOCTYPE book PUBLIC \"-//NLM//DTD BITS Book Interchange DTD v2.0 20151225//EN\" \"BITS-book2.dtd\"><book dtd-version=\"2.0\"><book-meta/></book>",
        ),
        "structured/noted_book.ditamap": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<bookmap><booktitle><mainbooktitle>Quay</mainbooktitle></booktitle></bookmap>",
        ),
        "structured/noted_calendar.json": lines(
            "[\"vcalendar\",[[\"version\",{},\"text\",\"2.0\"]],[[\"vevent\",[[\"summary\",{},\"text\",\"Tide\"]],[]]]]",
        ),
        "structured/noted_capella.xml": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<score xmlns=\"http://www.whc.de/CapXML/2.0\"><info/></score>",
        ),
        "structured/noted_capital.mif": lines(
            "VERSION   1", "DELIMITER \",\"", "COLUMNS 1", "  NAME char(10)", "DATA", "", "POINT 9.9 53.5",
        ),
        "structured/noted_capital.tab": lines(
            "!Table", "!Version 450", "!charset WindowsLatin1", "", "Definition Table", "  Type NATIVE Charset \"WindowsLatin1\"",
            "  Fields 1", "    Name Char (10) ;",
        ),
        "structured/noted_errors.xml": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<ServiceExceptionReport version=\"1.3.0\" xmlns=\"http://www.opengis.net/ogc\"/>",
        ),
        "structured/noted_grid.hdr": lines(
            "ncols         3", "nrows         2", "xllcorner     0", "yllcorner     0", "cellsize      1", "NODATA_value  -9999",
            "byteorder     LSBFIRST",
        ),
        "structured/noted_molecule.cml": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<molecule id=\"quay\" xmlns=\"http://www.xml-cml.org/schema\"><atomArray/></molecule>",
        ),
        "structured/noted_old_pandoc.json": lines("[{\"unMeta\":{}},[{\"t\":\"Para\",\"c\":[{\"t\":\"Str\",\"c\":\"Quay\"}]}]]"),
        "structured/noted_opus.musicxml": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<!DOCTYPE opus PUBLIC \"-//Recordare//DTD MusicXML 4.0 Opus//EN\" \"http://www.musicxml.org/dtds/opus.dtd\"><opus version=\"4.0\"><title>Quay</title></opus>",
        ),
        "structured/noted_rfc.xml": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<rfc version=\"3\" docName=\"draft-quay-00\"><front><title>Quay</title></front></rfc>",
        ),
        "structured/noted_rows.asc": lines("nrows 2", "ncols 3", "xllcorner 0", "yllcorner 0", "cellsize 1", "1 2 3", "4 5 6"),
        "structured/noted_run.mzXML": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<msRun scanCount=\"1\"><parentFile fileName=\"quay.raw\"/></msRun>",
        ),
        "structured/noted_service.xml": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<WMS_Capabilities version=\"1.3.0\" xmlns=\"http://www.opengis.net/wms\"/>",
        ),
        "structured/noted_vcard.json": lines("[\"vcard\",[[\"version\",{},\"text\",\"4.0\"],[\"fn\",{},\"text\",\"Keeper\"]]]"),
        "structured/noted_vcards.xml": lines(
            "<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
            "<vcards xmlns=\"urn:ietf:params:xml:ns:vcard-4.0\"><vcard><fn><text>Keeper</text></fn></vcard></vcards>",
        ),
        "text/clip.nwctxt": lines(
            "!NoteWorthyComposerClip(2.75,Single)", "|Note|Dur:4th|Pos:0", "|Note|Dur:Half|Pos:3", "!NoteWorthyComposerClip-End",
        ),
        "text/noted.gmn": lines("[ \\title<\"Quay\"> \\clef<\"treble\"> \\meter<\"4/4\"> c1/4 d e f g/2 ]"),
        "text/noted.kbm": lines(
            "! quay.kbm", "12", "0", "127", "60", "69", "440.0", "12", "0", "1", "2", "x", "4", "5", "6", "7", "8", "9", "10", "11",
        ),
        "text/noted.md2": lines(
            "", "", "", "WK#:581       MV#:3c", "Harbour edition", "Quay sonata", "Allegro", "Violin", "1 23 S",
            "Group memberships: sound", "sound: part 1 of 2", "$ K:-1   Q:4   T:3/4   C:4", "C5     4        q     d",
        ),
        "text/noted.muse": lines("#author A Keeper", "#title The lamp", "", "A lamp stands on the mole."),
        "text/noted.twiki": lines("---+ The quay", "", "Boats lie *along* it.", "", "   * a barge", "   * a tug"),
        "text/noted.vmg": lines(
            "BEGIN:VMSG", "VERSION:1.1", "X-IRMC-STATUS:READ", "BEGIN:VENV", "BEGIN:VBODY", "Boat at nine", "END:VBODY", "END:VENV",
            "END:VMSG",
        ),
        "text/noted_chords.cho": lines("[G]Moor the [C]boat and [D7]stay", "[G]Light the [Em]lamp for [Am]me"),
        "text/noted_context.tex": lines("\\starttext", "\\startsection[title={Quay}]", "Boats lie here.", "\\stopsection", "\\stoptext"),
        "text/noted_exchange.eml": lines(
            "Microsoft Mail Internet Headers Version 2.0", "Received: from quay.example by pier.example; Fri, 1 Mar 2024 09:00:00 +0000",
            "From: keeper@harbour.example", "To: pilot@harbour.example", "Subject: Tide", "",
        ),
        "text/noted_fields.abc": lines("C:Keeper", "M:6/8", "", "X:7", "T:Mole jig", "K:G", "GAB c2d|GAB d3|]"),
        "text/noted_header.abc": lines(
            "%abc-2.1", "%%pagewidth 21cm", "", "X:1", "T:Quay reel", "M:4/4", "L:1/8", "K:D", "DEFG ABcd|d4 d4|]",
        ),
        "text/noted_old.native": lines("[Header 1 (\"quay\",[],[]) [Str \"Quay\"]", ",Para [Str \"A\",Space,Str \"boat.\"]]"),
        "text/noted_pandoc.md": lines(
            "+---------+-------+", "| a       | b     |", "+=========+=======+", "| one     | two   |", "+---------+-------+", "",
            "## Quay {.unnumbered}", "", "*Boats* lie here; see [the log](log.html).", "", "- [x] moored",
        ),
        "text/noted_plain.tex": lines("\\magnification=1200", "\\parindent=0pt", "A {\\bf quay}.", "\\bye"),
        "text/noted_receipt.txt": lines(
            "Final-Recipient: rfc822; pilot@harbour.example", "Original-Message-ID: <1@harbour.example>",
            "Disposition: manual-action/MDN-sent-manually; displayed",
        ),
        "text/noted_report.txt": lines(
            "Feedback-Type: abuse", "User-Agent: Harbour/1.0", "Version: 1", "Original-Mail-From: <keeper@harbour.example>",
        ),
        "text/noted_song.chordpro": lines("# for the pilots", "{t:The quay}", "{st:Keeper}", "{soc}", "[D]Moor the [G]boat", "{eoc}"),
        "text/noted_spine.krn": lines("!! The quay", "**harm\t**dynam", "*M4/4\t*", "I\tf", "V\t.", "*-\t*-"),
        "text/noted_topic.txt": lines(
            "%META:TOPICINFO{author=\"Keeper\" date=\"1709283600\" format=\"1.1\" version=\"1.2\"}%", "The quay is long.",
        ),
    }
)
