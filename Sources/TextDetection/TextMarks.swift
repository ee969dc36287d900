// SPDX-License-Identifier: Apache-2.0
import Detection

/// The first characters of texts that mark themselves; `~` in front of a key means any case, the key in lower case.
enum TextMarks {
  /// Every table of them.
  static let tables = [signs, letters]

  /// The line of a mark.
  static func line(_ mark: String) -> KnownType? { signs[mark] ?? letters[mark] }

  /// What a closer look at some marks finds.
  static let refinements = TypeTable(
    """
    bridge||application/x-pbn|Bridge deals|Portable Bridge Notation 2.1, section 3.4
    eps|com.adobe.encapsulated-postscript|image/x-eps|Encapsulated PostScript|Adobe: EPS File Format 3.0
    hls|public.m3u-playlist|application/vnd.apple.mpegurl|HTTP Live Streaming playlist|RFC 8216, section 4.1
    literate-haskell||text/x-literate-haskell|Literate Haskell source|Haskell 2010 report, section 10.4
    vcs|com.apple.ical.vcs|text/x-vcalendar|vCalendar data|versit: vCalendar 1.0
    """)

  /// What must stand behind marks that other texts may begin with, as words and in the case they are given in.
  static let companions: [String: [StaticString]] = [
    "# Created by Octave ": ["# name: "],
    "#1.2": ["\nName\t"],
    "#EventID": ["|", "Latitude"],
    "#Format=4": ["\n# "],
    "#Network": ["|", "Station", "Latitude"],
    "#TITLE:": ["\n#BPMS:"],
    "#VERSION:": ["\n#BPMS:"],
    "$NOD": ["$ENDNOD"],
    "$comment": ["$molecule"],
    "$coord": ["$end"],
    "$coordinates": ["$end"],
    "$molecule": ["$end"],
    "$rem": ["$molecule"],
    "(DESIGNSIZE R ": ["\n("],
    "(FAMILY ": ["\n(DESIGNSIZE "],
    "(VTITLE ": ["\n(DESIGNSIZE "],
    "(define (domain ": ["(:"],
    "(define (problem ": ["(:"],
    "+---------+---------------+----------+": ["ETHER"],
    ":20:": ["\n:25:", "\n:28C:"],
    "; Sample Rate ": ["\n; Channels "],
    "ASAP2_VERSION ": ["/begin"],
    "BEGIN_SEQUENCE ": ["BEGIN_DNA"],
    "BIOGRF ": ["FORMAT ATOM"],
    "BS_:": ["\nBU_"],
    "BU_:": ["\nBO_"],
    "CAL    ": ["NUMBER_OF_FIELDS"],
    "CD_DA": ["\nTRACK "],
    "CD_ROM": ["\nTRACK "],
    "CGATS.17": ["NUMBER_OF_FIELDS"],
    "COMMENT ": ["\nSTARTFONT 2."],
    "CRYSTAL": ["\nPRIMVEC"],
    "CTI1   ": ["NUMBER_OF_FIELDS"],
    "CTI2   ": ["NUMBER_OF_FIELDS"],
    "CTI3   ": ["NUMBER_OF_FIELDS"],
    "Composer: ": ["\nAnalyst: ", "\nm"],
    "Creator \"": ["graph", "["],
    "DATA_TYPE BULLETIN ": ["IMS1.0"],
    "DELTA: ": ["\nLENGTH: "],
    "FORMAT": ["\ntype:", "ensight"],
    "FormatVersion=": ["\n{"],
    "GAMUT  ": ["NUMBER_OF_FIELDS"],
    "HIERARCHY": ["\nROOT "],
    "ITEM: ": ["TIMESTEP"],
    "Key: (": ["private-key"],
    "NAME\t=": ["\nDATAFORMAT\t="],
    "NDIME=": ["NELEM="],
    "NS_ ": ["\nBU_"],
    "NS_:": ["\nBU_"],
    "ObjectType = ": ["\nNDims"],
    "Origin Time ": ["\nStation Code"],
    "PCB[": ["\nLayer("],
    "PSF": ["!NTITLE"],
    "Pandoc": ["unMeta"],
    "PileUp": [" MSF: "],
    "Prefix(": ["Ontology("],
    "Prefix: ": ["\nOntology:"],
    "REBOL [": ["itle:"],
    "Red [": ["itle:"],
    "Red/System [": ["itle:"],
    "SCNT": ["\n////"],
    "TEXT=": ["\nGEOM="],
    "TIMESERIES ": [" samples, ", " sps, "],
    "TITL ": ["\nCELL "],
    "TITLE = \"": ["VARIABLES"],
    "Title:": ["Byte-by-byte Description of file"],
    "Title: ": ["\nDate: ", "\nPlotname: "],
    "VARIABLES = ": ["ZONE"],
    "VERSION \"": ["\nBU_"],
    "Version ": ["\nCharset \"", "\nColumns "],
    "WID1 ": ["\nDAT1"],
    "WID2 ": ["\nDAT2"],
    "XTLGRF ": ["FORMAT ATOM"],
    "XW01": ["\nWID1 "],
    "[ BlockQuote": ["[ Str \""],
    "[ BulletList": ["[ Str \""],
    "[ CodeBlock": ["( \""],
    "[ DefinitionList": ["[ Str \""],
    "[ Div": ["[ Str \""],
    "[ Header": ["[ Str \""],
    "[ HorizontalRule": ["[ Str \""],
    "[ LineBlock": ["[ Str \""],
    "[ OrderedList": ["[ Str \""],
    "[ Para": ["[ Str \""],
    "[ Plain": ["[ Str \""],
    "[ RawBlock": ["Format \""],
    "[ Table": ["[ Str \""],
    "[BaseMap]": ["\nType=Map"],
    "[CEL]": ["Version="],
    "[GLOBAL]": ["HTS_VOICE_VERSION"],
    "[Ilwis]": ["\nType="],
    "[TableStore]": ["\nType=Table"],
    "algebraic3d": ["solid "],
    "date ": ["\nbase "],
    "fixedStep ": ["chrom="],
    "graph [": ["node"],
    "mesh3d": ["\ndimension"],
    "mod;": ["\nsrc;"],
    "module ": ["\nversion = 'V", "\nnames = case_"],
    "mol 1": ["\natom 1 "],
    "north:": ["\nsouth:", "\nrows:", "\ncols:"],
    "variableStep ": ["chrom="],
    "~dl n =": ["data:"],
    "~dl n=": ["data:"],
  ]
}
