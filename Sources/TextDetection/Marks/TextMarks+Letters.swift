// SPDX-License-Identifier: Apache-2.0
import Detection

extension TextMarks {
  /// Marks that begin with a letter, or with a sign that comes after the first letter in ASCII.
  static let letters = TypeTable(
    """
    1.0                 COMPACT RINEX FORMAT||application/x-compact-rinex|Satellite observations, compact|Y. Hatanaka: Compact RINEX format
    3.0                 COMPACT RINEX FORMAT||application/x-compact-rinex|Satellite observations, compact|Y. Hatanaka: Compact RINEX format
    3.1                 COMPACT RINEX FORMAT||application/x-compact-rinex|Satellite observations, compact|Y. Hatanaka: Compact RINEX format
    AC3Db||model/x-ac3d|AC3D model|Inivis: AC3D file format|$
    AC3Dc||model/x-ac3d|AC3D model|Inivis: AC3D file format|$
    AGE-SECRET-KEY-1||text/x-age-key|age key|age specification
    ASAP2_VERSION ||application/a2l|Description of a control unit|ASAM: MCD-2 MC 1.7, section ASAP2_VERSION|||/begin
    ASF http||audio/x-ms-asx|Media redirector|Microsoft: Windows Media metafile||:// s://
    Archive member included||text/x-linker-map|Link map|GNU ld manual, option -Map
    BEGIN GSE2||application/x-gse2|Seismic message|GSE 2.1: Formats and protocols, message structure|.
    BEGIN IMS||application/x-ims1|Seismic message|IDC: Formats and protocols for messages, IMS1.0|9
    BEGIN_INFO||chemical/x-bxsf|Surface of bands|XCrySDen: BXSF format|$||BEGIN_BLOCK_BANDGRID
    BEGIN_SEQUENCE ||text/x-phd|Bases with qualities|Phred: PHD file format|||BEGIN_DNA
    BHS||application/hl7-v2|Batch of HL7 messages|HL7 2.5, section 2.15.2
    BIOGRF ||chemical/x-bgf|Molecular structure|MSI: BGF file format|||FORMAT~ATOM
    BOUNDCRS[||text/x-wkt|Coordinate reference system|ISO 19162:2019, section 17||sourcecrs "
    BS_:||text/x-dbc|Messages of a CAN bus|Vector: DBC file format documentation 1.0|||¶BU_
    BU_:||text/x-dbc|Messages of a CAN bus|Vector: DBC file format documentation 1.0|||¶BO_
    Begin ModelPartData||application/x-mdpa|Finite element model|Kratos: MDPA file format|$/
    BioCAD format, all rights reserved||chemical/x-biocad-tpl|Molecule|Accelrys: Catalyst TPL format; RDKit: TPLFileWriter
    Bioseq-set ::=||chemical/x-ncbi-asn1-ascii|Sequence set|NCBI: ASN.1 specification, seqset.asn|{$
    Bioseq-set ::= ||chemical/x-ncbi-asn1-ascii|Sequence record of NCBI|NCBI C++ Toolkit: ASN.1 modules, seqset.asn|{$
    CACHE MANIFEST||text/cache-manifest|Web cache manifest|HTML 5.0, section 5.7.3
    CAL    ||application/x-cgats|Calibration of a device|CGATS.17; Argyll CMS: cal file format|||NUMBER_OF_FIELDS
    CASCADE Topology V||model/x-brep|Boundary representation|Open CASCADE: BRep format|9
    CATALOG "||application/x-cdrdao-toc|CD table of contents|cdrdao(1), section Toc files|9
    CCMX||application/x-ccmx|Colour correction matrix|ArgyllCMS: CCMX format|$
    CCSD3ZF0000100000001NJPL3IF0PDS||application/x-pds|Planetary data|NASA: PDS standards reference 3.8, chapter 16
    CD_DA||application/x-cdrdao-toc|CD table of contents|cdrdao(1), section Toc files|||¶TRACK~
    CD_ROM||application/x-cdrdao-toc|CD table of contents|cdrdao(1), section Toc files|||¶TRACK~
    CD_TEXT {||application/x-cdrdao-toc|CD table of contents|cdrdao(1), section Toc files|||LANGUAGE
    CGATS.17||application/x-cgats|Colour measurements|CGATS.17|||NUMBER_OF_FIELDS
    CLUSTAL||text/x-clustal|Multiple alignment|Clustal W
    COMMENT ||application/x-font-bdf|BDF font|Adobe: Glyph Bitmap Distribution Format 2.2, comments in front|||¶STARTFONT~2.
    COMPD_CS[||text/x-wkt|Coordinate reference system|OGC 01-009, section 7|"$
    COMPOUNDCRS[||text/x-wkt|Coordinate reference system|ISO 19162:2019, section 16|"$
    CONTROL INFO ||application/x-gambit-neutral|Mesh|Fluent: GAMBIT neutral file format|9
    CRYSTAL||chemical/x-xsf|Crystal structure|XCrySDen: XSF specification|$||PRIMVEC
    CTI1||application/x-cgats|Test chart values|CGATS.17; Argyll CMS: ti1 file format|||NUMBER_OF_FIELDS
    CTI2||application/x-cgats|Test chart layout|CGATS.17; Argyll CMS: ti2 file format|||NUMBER_OF_FIELDS
    CTI3||application/x-cgats|Colour measurements|CGATS.17; Argyll CMS: ti3 file format|||NUMBER_OF_FIELDS
    Chemtool Version ||application/x-chemtool|Chemtool drawing|Chemtool: save format|9
    Comment ||application/x-font-afm|Font metrics|Adobe: Font Metrics File Format 4.1|||¶StartFontMetrics~
    Composer: ||text/x-romantext|Harmonic analysis|Tymoczko and others: RomanText, standard metadata|||¶Analyst:~ ¶m
    Content-Type: text/enriched||text/enriched|Enriched text|RFC 1896; GNU Emacs manual, section Enriched Text|$;
    Content-Type: text/x-zim-wiki||text/x-zim-wiki|Zim page|Zim: Zim Wiki format, notebook/page headers|$;
    Creator "||text/x-gml|Graph|M. Himsolt 1997: GML, a portable graph file format|||graph [
    DATA_TYPE BULLETIN ||application/x-ims1|Seismic bulletin|ISC: International Seismological Format, IMS1.0|||IMS1.0
    DBRep_DrawableShape||model/x-brep|Boundary representation|Open CASCADE: BRep format|$
    DELTA: ||text/x-seismic-handler|Seismic samples|Seismic Handler manual, section ASCII files|||¶LENGTH:~
    DH2||application/x-asxxxx-object|Object of an assembler|ASxxxx: Object module format|$||~areas~ ~global~
    DH3||application/x-asxxxx-object|Object of an assembler|ASxxxx: Object module format|$||~areas~ ~global~
    DH4||application/x-asxxxx-object|Object of an assembler|ASxxxx: Object module format|$||~areas~ ~global~
    DL2||application/x-asxxxx-object|Object of an assembler|ASxxxx: Object module format|$||~areas~ ~global~
    DL3||application/x-asxxxx-object|Object of an assembler|ASxxxx: Object module format|$||~areas~ ~global~
    DL4||application/x-asxxxx-object|Object of an assembler|ASxxxx: Object module format|$||~areas~ ~global~
    DSAA||application/x-surfer-grid|Surfer grid, text|Golden Software: ASCII grid file format
    DatasetHeader Begin||application/x-ers|Raster header|ER Mapper: dataset header files|$
    EESchema Schematic File Version||application/x-kicad|KiCad schematic|KiCad 4: legacy file formats, schematic|9
    EESchema-DOCLIB  Version||application/x-kicad|KiCad library description|KiCad 4: legacy file formats, library|9
    EESchema-LIBRARY Version||application/x-kicad|KiCad library|KiCad 4: legacy file formats, library|9
    ENIGMA TRANSPORTABLE FILE||application/x-finale-etf|Finale score, text|Coda: Enigma transportable format; PRONOM fmt/398
    Element(||application/x-pcb-footprint|Footprint of a part|gEDA PCB: file syntax, Element
    Element[||application/x-pcb-footprint|Footprint of a part|gEDA PCB: file syntax, Element
    Entering Gaussian System||chemical/x-gaussian-log|Gaussian output|Gaussian: program output|,
    FCS1.0    ||application/vnd.isac.fcs|Flow cytometry data|ISAC: Flow Cytometry Standard 1.0, HEADER|9
    FHS||application/hl7-v2|Batches of HL7 messages|HL7 2.5, section 2.15.4
    FILE_FORMAT "IDTF"||model/x-idtf|Universal 3D scene, text|Intel: IDTF format description|$
    FN Clarivate Analytics||application/x-isi-export-format|Bibliography|Clarivate: Web of Science field tags|||¶VR~
    FN ISI Export||application/x-isi-export-format|Bibliography|Clarivate: Web of Science field tags|||¶VR~
    FN Thomson Reuters||application/x-isi-export-format|Bibliography|Clarivate: Web of Science field tags|||¶VR~
    FORMAT||application/x-ensight|Results of a simulation|EnSight user manual, section EnSight Gold case file format|||¶type: ensight
    FORMAT: 1A||text/vnd.apiblueprint|API Blueprint|API Blueprint specification, section Metadata|$||¶#
    File Format=MacCaption_MCC||text/x-mcc|Captions|CPC: MacCaption MCC format|v
    File type = "ooTextFile short"||text/x-praat-data|Objects of a phonetician|Praat manual, section Write to short text file|$
    File type = "ooTextFile"||text/x-praat-data|Objects of a phonetician|Praat manual, section Write to text file|$
    FirstName:||image/x-facesaver|Face of a member|USENIX: FaceSaver; Netpbm: pgmtofs(1)|||¶PicData:~
    Format: http://www.debian.org/doc/packaging-manuals/copyright-format/||text/vnd.debian.copyright|Package copyright|Debian: Machine-readable debian/copyright file 1.0
    Format: https://www.debian.org/doc/packaging-manuals/copyright-format/||text/vnd.debian.copyright|Package copyright|Debian: Machine-readable debian/copyright file 1.0
    FormatVersion=||text/x-peak-symbols|Messages of a CAN bus|PEAK-System: Symbol file format 6.0|||¶{
    G75*||application/vnd.gerber|Gerber drawing|Ucamco: The Gerber layer format specification, section 4.7|||¶%FS
    GAMUT  ||application/x-cgats|Gamut of colours|CGATS.17; Argyll CMS: gamut file format|||NUMBER_OF_FIELDS
    GEM||text/x-gemfile-lock|Versions of gems|Bundler: lockfile_parser.rb|$||¶~~remote:~ ¶~~specs:¶
    GEOCCS[||text/x-wkt|Coordinate reference system|OGC 01-009, section 7|"$
    GEODCRS[||text/x-wkt|Coordinate reference system|ISO 19162:2019, section 8|"$
    GEOGCRS[||text/x-wkt|Coordinate reference system|ISO 19162:2019, section 8|"$
    GEOGCS[||text/x-wkt|Coordinate reference system|OGC 01-009, section 7|"$
    GIMP Gradient||application/x-gimp-gradient|GIMP gradient|GIMP: Gradient files|$
    GIMP Palette||application/x-gimp-palette|GIMP palette|GIMP: Palette files|$
    GIT||text/x-gemfile-lock|Versions of gems|Bundler: lockfile_parser.rb|$||¶~~remote:~ ¶~~specs:¶
    GNUstep archive||application/x-gnustep-archive|Archived objects|GNUstep Base: NSArchiver|9
    GROUP (||text/x-ld|Linker script|GNU ld manual, section Commands Dealing with Files||-l / lib
    GROUP(||text/x-ld|Linker script|GNU ld manual, section Commands Dealing with Files||-l / lib
    GiD Post Results File||application/x-gid|Results of a simulation|GiD reference manual, Postprocess data files|9
    HIERARCHY||model/x-bvh|Captured motion|Biovision: BVH file format|||¶ROOT~
    HMMER2.0||text/x-hmmer|Profile of sequences|HMMER user's guide, chapter File formats|$[
    HMMER3/||text/x-hmmer|Profile of sequences|HMMER user's guide, chapter File formats
    Heading||text/x-avid-ale|Log of takes|Avid: Avid Log Exchange|$||¶FIELD_DELIM
    INFO-DIR-SECTION ||application/x-info|GNU Info document|GNU Texinfo manual, section Info Format Preamble
    INPUT (||text/x-ld|Linker script|GNU ld manual, section Commands Dealing with Files||-l / lib
    INPUT(||text/x-ld|Linker script|GNU ld manual, section Commands Dealing with Files||-l / lib
    ISA||application/edi-x12|EDI interchange|ASC X12.5
    ISO-10303-21;||model/step|STEP model|ISO 10303-21|$h/
    IT8.7/||application/x-it87|Scanner target data|ISO 12641, annex|9
    ITEM: ||chemical/x-lammps-dump|Molecular trajectory|LAMMPS: dump command, text style|||TIMESTEP
    InChI=1||chemical/x-inchi|Chemical identifier|IUPAC: InChI technical manual|s/
    Info file: ||application/x-info|GNU Info document|GNU Emacs: texinfmt.el, texinfo-format-buffer
    JASC-PAL||application/x-jasc-palette|Paint Shop palette|JASC: palette format|$
    Key: (||application/x-gnupg-key|Key of GnuPG|GnuPG: keyformat.txt|||private-key
    LIN_description_file||text/x-lin-description|Messages of a LIN bus|LIN 2.2A, section LIN description file|;
    LOCAL_CS[||text/x-wkt|Coordinate reference system|OGC 01-009, section 7|"$
    LOCUS       ||chemical/seq-na-genbank|GenBank sequence|GenBank flat file release notes, section 3.4
    LWSC||image/x-lws|LightWave scene|NewTek: LightWave scene file format
    LowRes NX||application/x-lowresnx-program|LowRes NX program|T. Kloos: LowRes NX manual, section File format|$
    MD5Version 10||model/x-md5mesh|Doom 3 model|id Software: Doom 3, MD5 file format|$
    MIDlet-||text/vnd.sun.j2me.app-descriptor|MIDlet description|MIDP 2.0, section Application descriptor
    MNI Transform File||text/x-mni-xfm|Spatial transform|MINC: Transform files|$
    MPX,||application/x-project|Project exchange|Microsoft: MPX 4.0, file creation record
    MPX;||application/x-project|Project exchange|Microsoft: MPX 4.0, file creation record
    MSH||application/hl7-v2|Health message|HL7 2.9, section 2.14.9
    Manifest-Version: ||text/x-java-manifest|Manifest of an archive|Oracle: JAR file specification, section Manifest specification|9
    Merging program properties||text/x-linker-map|Link map|GNU ld manual, option -Map
    MeshVersionFormatted||model/mesh|Medit mesh|P. Frey: MEDIT, section Mesh file format|$9
    Metadata-Version: ||text/x-python-metadata|Python package metadata|PEP 566|9
    Metric (key||model/vnd.opengex|OpenGEX scene|OpenGEX 3.0, section Metric|=
    Microsoft Developer Studio Workspace File||application/vnd.ms-developer|Developer Studio workspace|Visual Studio 6|,
    Microsoft Visual Studio Solution File||text/x-ms-visualstudio.project|Visual Studio solution|Microsoft: .sln file|,
    Module {||text/x-vlang|V module|V documentation, section Modules, v.mod|$||name:~' version:~'
    NAME||text/x-tsplib|Travelling salesman problem|G. Reinelt: TSPLIB 95, section The specification part|:||¶DIMENSION ¶TYPE
    NAME\t=||application/x-saga-grid|Grid header|SAGA: binary grid format|||¶DATAFORMAT\t=
    NDIME=||text/x-su2|Mesh|SU2: Mesh file, native format|||NELEM=
    NLLOC "||text/x-nlloc|Place of an earthquake|NonLinLoc: File formats, location hypocentre-phase file|||¶SIGNATURE~
    NRRD000||image/x-nrrd|Nearly raw raster data|NRRD, section Magic|9
    NS_ ||text/x-dbc|Messages of a CAN bus|Vector: DBC file format documentation 1.0|||¶BU_
    NS_:||text/x-dbc|Messages of a CAN bus|Vector: DBC file format documentation 1.0|||¶BU_
    New patches:||text/x-darcs-patch|Darcs changes|Darcs: patch bundles|$||¶[
    Newspeak3||text/x-newspeak|Newspeak source|G. Bracha: Newspeak programming language draft specification|$
    Notebook[{||application/mathematica|Mathematica notebook|Wolfram Language documentation, Notebook|||Cell[
    Number of particles = ||chemical/x-atomeye-cfg|Atomic configuration|AtomEye: extended CFG|9
    OBJECT ||text/x-cal|Object of Dynamics NAV|Microsoft: C/SIDE Reference Guide, Exporting Objects||codeunit dataport form menusuite page query report table xmlport|¶{
    OFXHEADER:||application/x-ofx|Financial exchange|OFX 1.6, section 2.2|9
    OFXHEADER=||application/x-ofx|Financial exchange|OFX 2.0.3, section 2.2|9"
    ONTOLOGY SOURCE REFERENCE||application/x-isatab-investigation|Investigation|ISA-Tab 1.0, section Investigation file|$
    OOoUserDict1||text/x-openoffice-dictionary|Words of a user|LibreOffice: dicimp.cxx, file format of dictionaries|$
    Object = IsisCube||application/x-isis3|Planetary image|USGS: ISIS cube format|$
    ObjectType = ||application/x-metaimage|Medical image|ITK: MetaIO documentation|||¶NDims
    Ontology(||text/owl-functional|Ontology|OWL 2: Functional-style syntax, section 13|$<:
    Open CASCADE Topology V||model/x-brep|Boundary representation, binary|Open CASCADE: BinTools format
    Opera Hotlist version ||application/x-opera-hotlist|Bookmarks of Opera|Opera Software: Opera hotlist, version 2.0|9||¶Options:
    Origin Time ||text/x-knet|Strong motion|NIED: K-NET ASCII format|||¶Station~Code
    OziExplorer ||text/x-oziexplorer|Map, track or waypoints|OziExplorer: File formats
    PATH||text/x-gemfile-lock|Versions of gems|Bundler: lockfile_parser.rb|$||¶~~remote:~ ¶~~specs:¶
    PCBNEW-BOARD Version||application/x-kicad|KiCad board|KiCad 4: legacy file formats, board|9
    PCBNEW-LibModule-V1||application/x-kicad|KiCad footprints|KiCad 4: legacy file formats, footprint library
    PCB[||application/x-pcb-layout|Printed board|gEDA PCB: file syntax, PCB|||¶Layer(
    PDS_VERSION_ID||application/x-pds|Planetary data|NASA: PDS standards reference 3.8, section 5.3|=
    PMID- ||application/nbib|Bibliography|NLM: MEDLINE/PubMed data element descriptions|9
    PROJCRS[||text/x-wkt|Coordinate reference system|ISO 19162:2019, section 9|"$
    PROJCS[||text/x-wkt|Coordinate reference system|OGC 01-009, section 7|"$
    PSF||chemical/x-charmm-psf|Protein structure|CHARMM: PSF file format; VMD: psfplugin|||!NTITLE
    Pandoc||text/x-pandoc-native|Pandoc document|Pandoc: Text.Pandoc.Definition|||unMeta
    PileUp||text/x-msf|Multiple alignment|GCG Wisconsin Package: Multiple Sequence Format|||~MSF:~
    Prefix(||text/owl-functional|Ontology|OWL 2: Functional-style syntax, section 13|||Ontology(
    Prefix: ||text/owl-manchester|Ontology|OWL 2: Manchester syntax, section 2.2|||¶Ontology:
    PuTTY-User-Key-File-||application/x-putty-private-key|PuTTY private key|PuTTY: PPK file format
    QtiPlot ||application/x-qtiplot|QtiPlot project|QtiPlot handbook: project files|9
    QueryType=OLEDB||text/x-ms-oqy|OLAP query|Microsoft: query files of Excel|$||CommandType=Cube
    REBOL [||text/x-rebol|REBOL source|REBOL/Core manual, section Script header|||itle:
    REGEDIT4||text/x-ms-regedit|Windows registry data|Microsoft: .reg files|$
    RTSPtext||application/x-quicktime-media-link|QuickTime link|Apple: QuickTime Streaming, section Reference movies as text|||rtsp://
    Red [||text/x-red|Red source|Red documentation, section Header|||itle:
    Red/System [||text/x-red|Red/System source|Red/System specification, section Header|||itle:
    SCNT||application/interlis+txt|INTERLIS 1 transfer|INTERLIS 1 reference manual, section Transfer format|||¶////
    SPECT||application/x-cgats|Spectrum|CGATS.17; Argyll CMS: sp file format|||NUMBER_OF_FIELDS
    START-INFO-DIR-ENTRY||application/x-info|GNU Info document|GNU Texinfo manual, section Info Format Preamble
    STARTFONT ||application/x-font-bdf|BDF font|Adobe: Glyph Bitmap Distribution Format 2.2|9
    SVN-fs-dump-format-version: ||application/x-svn-dump|Subversion dump|Subversion: dump-load-format.txt
    Sample Name\tProtocol REF||application/x-isatab-assay|Assay table|ISA-Tab 1.0, section Assay file
    Scenarist_SCC|com.scenarist.closed-caption|text/x-scc|Closed captions|Scenarist: SCC format
    Session Transcript||application/x-dct2000|Captured packets|Catapult: DCT2000, .out format
    Shader "||text/x-shaderlab|Unity shader|Unity manual, section ShaderLab: defining a Shader object|||SubShader {
    SplineFontDB: ||application/vnd.font-fontforge-sfd|FontForge font|FontForge: Spline Font Database|9
    StarDict's dict ifo file||application/x-stardict-ifo|Description of a dictionary|StarDict: StarDictFileFormat, section The .ifo file's format|$||¶version= ¶bookname=
    StarDict's treedict ifo file||application/x-stardict-ifo|Description of a dictionary|StarDict: StarDictFileFormat, section Tree dictionary|$||¶version= ¶bookname=
    StartCompFontMetrics ||application/x-font-adobe-metric|Metrics of a composite font|Adobe: Technical Note 5004, section 9|9
    StartFont ||application/x-font-sunos-news|NeWS font|SunOS: NeWS font format|9
    StartFontMetrics ||application/x-font-afm|Font metrics|Adobe: Font Metrics File Format 4.1|9[
    StartMasterFontMetrics ||application/x-font-adobe-metric|Metrics of a multiple master|Adobe: Technical Note 5004, section 10|9
    SyncTeX Version:||application/x-synctex|Places in a source|SyncTeX: synctex(5)|9
    TAP version ||text/x-tap|Results of tests|Test Anything Protocol 14, section Version|9
    TEXT=||chemical/x-pqs|PQS input|PQS manual, input file|||¶GEOM=
    TIMESERIES ||text/x-timeseries|Seismic samples|IRIS: SLIST and TSPAIR, simple ASCII formats|||~samples,~ ~sps,~
    TITL ||chemical/x-shelx|Crystal structure|SHELX-97 manual, instructions|||¶CELL~
    TITLE = "||application/x-tecplot|Tecplot data, text|Tecplot: Data Format Guide, section ASCII data|||VARIABLES
    TRACK AUDIO||application/x-cdrdao-toc|CD table of contents|cdrdao(1), section Toc files|$r/
    TRACK MODE||application/x-cdrdao-toc|CD table of contents|cdrdao(1), section Toc files|9||FILE~
    There are no discarded input sections||text/x-linker-map|Link map|GNU ld manual, option -Map
    This Info file ||application/x-info|GNU Info document|GNU Texinfo manual, section Info Format Preamble
    This is ||application/x-info|GNU Info document|GNU Texinfo manual, section Info Format Preamble
    This is BibTeX, Version ||text/x-log|Log of a run|TeX Live: tex.web, open_log_file; BibTeX; makeindex(1)
    This is LuaHBTeX, Version ||text/x-log|Log of a run|TeX Live: tex.web, open_log_file; BibTeX; makeindex(1)
    This is LuaTeX, Version ||text/x-log|Log of a run|TeX Live: tex.web, open_log_file; BibTeX; makeindex(1)
    This is METAFONT, Version ||text/x-log|Log of a run|TeX Live: tex.web, open_log_file; BibTeX; makeindex(1)
    This is MetaPost, Version ||text/x-log|Log of a run|TeX Live: tex.web, open_log_file; BibTeX; makeindex(1)
    This is TeX, Version ||text/x-log|Log of a run|TeX Live: tex.web, open_log_file; BibTeX; makeindex(1)
    This is XeTeX, Version ||text/x-log|Log of a run|TeX Live: tex.web, open_log_file; BibTeX; makeindex(1)
    This is a revocation certificate for the OpenPGP key:||application/pgp-keys|Revocation of a PGP key|GnuPG: revoke.c, gen_standard_revoke|$||¶:-----BEGIN~PGP~
    This is e-TeX, Version ||text/x-log|Log of a run|TeX Live: tex.web, open_log_file; BibTeX; makeindex(1)
    This is makeindex, version ||text/x-log|Log of a run|TeX Live: tex.web, open_log_file; BibTeX; makeindex(1)
    This is pdfTeX, Version ||text/x-log|Log of a run|TeX Live: tex.web, open_log_file; BibTeX; makeindex(1)
    Title:||text/x-mrt|Astronomical table|AAS: Machine-readable table standards|||Byte-by-byte~Description~of~file
    Title: ||application/x-spice-raw|Circuit simulation|ngspice manual, section Rawfile|||¶Date:~ ¶Plotname:~
    Traceback (most recent call last):||text/x-python-traceback|Python traceback|The Python Standard Library, traceback
    Type=|com.microsoft.ini|text/x-ini|Project of Visual Basic|Microsoft: Visual Basic programmer's guide, Project file formats||control exe oledll oleexe|¶Startup=
    UNA:+.||application/edifact|EDIFACT interchange|ISO 9735, section 7|?'
    UNB+IAT||application/edifact|EDIFACT interchange|IATA: PADIS, section Interchange header
    UNB+UNO||application/edifact|EDIFACT interchange|ISO 9735, section 7
    VAMAS Surface Chemical Analysis||chemical/x-vamas-iso14976|Surface analysis data|ISO 14976
    VARIABLES = ||application/x-tecplot|Tecplot data, text|Tecplot: Data Format Guide, section ASCII data|||ZONE
    VERSION "||text/x-dbc|Messages of a CAN bus|Vector: DBC file format documentation 1.0|||¶BU_
    VERSION 2.00||text/x-vb|Form of Visual Basic|Microsoft: Visual Basic programmer's guide, Form structures|$||¶Begin~
    VERSION 4.00||text/x-vb|Form of Visual Basic|Microsoft: Visual Basic programmer's guide, Form structures|$||¶Begin~
    VERSION 5.00||text/x-vb|Form of Visual Basic|Microsoft: Visual Basic programmer's guide, Form structures|$||¶Begin~
    VERTCRS[||text/x-wkt|Coordinate reference system|ISO 19162:2019, section 10|"$
    VERT_CS[||text/x-wkt|Coordinate reference system|OGC 01-009, section 7|"$
    Version ||text/x-mapinfo-mif|MapInfo interchange|MapInfo: Data interchange format|||¶Charset~" ¶Columns~
    Version 4||text/x-ltspice|Circuit|Analog Devices: LTspice schematics and symbols
    WEB||text/x-ms-iqy|Web query|Microsoft: web query files of Excel|$
    WEBVTT||text/vtt|WebVTT subtitles|WebVTT, section 4.1
    WID1 ||application/x-gse1|Seismic waveforms|GSE 1.0: Conference document CRP/190, waveform data|||¶DAT1
    WID2 ||application/x-gse2|Seismic waveforms|GSE 2.1: Formats and protocols, waveform data|||¶DAT2
    Windows Registry Editor Version||text/x-ms-regedit|Windows registry data|Microsoft: .reg files|9
    X:||text/vnd.abc|ABC music|ABC 2.1, section 2|9
    XH2||application/x-asxxxx-object|Object of an assembler|ASxxxx: Object module format|$||~areas~ ~global~
    XH3||application/x-asxxxx-object|Object of an assembler|ASxxxx: Object module format|$||~areas~ ~global~
    XH4||application/x-asxxxx-object|Object of an assembler|ASxxxx: Object module format|$||~areas~ ~global~
    XL2||application/x-asxxxx-object|Object of an assembler|ASxxxx: Object module format|$||~areas~ ~global~
    XL3||application/x-asxxxx-object|Object of an assembler|ASxxxx: Object module format|$||~areas~ ~global~
    XL4||application/x-asxxxx-object|Object of an assembler|ASxxxx: Object module format|$||~areas~ ~global~
    XTLGRF ||chemical/x-bgf|Crystal structure|MSI: BGF file format|||FORMAT~ATOM
    XW01||application/x-gse1|Seismic waveforms|GSE 1.0: Conference document CRP/190, waveform data|||¶WID1~
    [![|net.daringfireball.markdown|text/markdown|Markdown document|CommonMark 0.31, section 6.4, Images|||](
    [*]||application/vnd.gtkwave-gtkw|Settings of waves|GTKWave: savefile.c|||¶[dumpfile]
    [Adblock||text/x-adblock|Filter list|Adblock Plus filters
    [Address]||application/x-netshow-channel|Media station|Microsoft: NetShow channel|$
    [BaseMap]||application/x-ilwis|Raster map definition|ILWIS: Object definition files|$||¶Type=Map
    [CEL]||application/x-affymetrix-cel|Probe intensities|Affymetrix: GCOS CEL file format, version 3|$||Version=
    [CloneCD]||application/x-clonecd|CloneCD control file|Elaborate Bytes: CloneCD; PRONOM fmt/1760|$
    [D-BUS Service]||text/x-dbus-service|D-Bus service|D-Bus specification, section Message bus starting services|$
    [DEFAULT]||application/x-mswinurl|Internet shortcut|Microsoft: Internet Shortcuts|$||¶BASEURL= ¶[InternetShortcut] ¶URL=
    [Desktop Action||application/x-desktop|Desktop entry|Desktop Entry Specification 1.5, section Actions
    [Desktop Entry]||application/x-desktop|Desktop entry|Desktop Entry Specification 1.5|$
    [Event "||application/vnd.chess-pgn|Chess games|Portable Game Notation, section 8
    [Flatpak Ref]||application/vnd.flatpak.ref|Flatpak reference|flatpakref(5)|$
    [Flatpak Repo]||application/vnd.flatpak.repo|Flatpak repository|flatpakrepo(5)|$
    [GLOBAL]||application/x-htsvoice|Voice for speech synthesis|HTS engine API: HTS voice format|$||HTS_VOICE_VERSION
    [Gabedit Format]||chemical/x-gabedit|Molecule|Gabedit: file format
    [Ilwis]||application/x-ilwis|Object definition|ILWIS: Object definition files|$||¶Type=
    [InternetShortcut]||application/x-mswinurl|Internet shortcut|Microsoft: Internet Shortcuts|$
    [KDE Desktop Entry]||application/x-desktop|Desktop entry|KDE 1: desktop files|$
    [Monkey's Audio Image Link File]|org.videolan.ape|audio/x-ape|Link to Monkey's Audio|M. Ashland: Monkey's Audio, APL files|$||¶Image~File=
    [Pyspread save file version]||application/x-pyspread-spreadsheet|Pyspread spreadsheet|pyspread: pysu format|$
    [Reference]||audio/x-ms-asx|Media redirector|Microsoft: Windows Media metafile|$||Ref1=
    [Result "||application/vnd.chess-pgn|Chess games|Portable Game Notation, section 8|||¶[Event~"
    [TITLE]||text/x-subviewer|SubViewer subtitles|SubViewer 1|$||¶[AUTHOR] ¶[BEGIN]
    [TableStore]||application/x-ilwis|Table definition|ILWIS: Object definition files|$||¶Type=Table
    [Termination "||application/vnd.chess-pgn|Chess games|Portable Game Notation, section 8|||¶[Event~"
    [White "||application/vnd.chess-pgn|Chess games|Portable Game Notation, section 8|||¶[Black~" ¶[Result~"
    [gd_resource ||application/x-godot-resource|Godot resource|Godot: TSCN file format|=
    [gd_scene ||application/x-godot-scene|Godot scene|Godot: TSCN file format|=
    [ver]||application/x-amipro|Ami Pro document|Lotus: Ami Pro file format|$||¶[sty]
    [{000214A0-0000-0000-C000-000000000046}]||application/x-mswinurl|Internet shortcut|Microsoft: Internet Shortcuts; FMTID_Intshcut|$||¶[InternetShortcut] ¶URL=
    \\BOOKMARK [||text/x-tex|Bookmarks of a LaTeX document|hyperref manual, section Bookmarks
    \\begindata{||application/andrew-inset|Andrew document|Andrew Toolkit: external representation; IANA: application/andrew-inset
    \\begin{code}||text/x-literate-haskell|Literate Haskell source|Haskell 2010 report, section 10.4
    \\contentsline {||text/x-tex|Contents of a LaTeX document|LaTeX2e, section Tables of contents
    \\documentclass||text/x-tex|LaTeX document|LaTeX2e, section 2
    \\documentstyle||text/x-tex|LaTeX 2.09 document|LaTeX 2.09
    \\indexentry{||text/x-tex|Index of a LaTeX document|MakeIndex: input format
    \\input texinfo||application/x-texinfo|Texinfo document|Texinfo manual, section First line
    \\version "2||text/x-lilypond|LilyPond score|LilyPond notation reference
    __CURSOR=||application/vnd.fdo.journal|Exported journal|systemd: Journal Export Formats
    __REALTIME_TIMESTAMP=||application/vnd.fdo.journal|Exported journal|systemd: Journal Export Formats
    aag ||application/x-aiger|And-inverter graph|A. Biere: The AIGER format
    age-encryption.org/||application/vnd.age|age encrypted file|age specification
    aig ||application/x-aiger|And-inverter graph|A. Biere: The AIGER format
    algebraic3d||text/x-netgen-geo|Solid geometry|Netgen: User manual, chapter Constructive Solid Geometry|||solid~
    amSynth||application/x-amsynth-bank|Sounds of a synthesizer|amSynth: BankController|$||¶<preset>
    begin ||text/x-uuencode|Encoded file|POSIX.1-2017, uuencode, historical algorithm
    begin-base64 ||text/x-uuencode|Encoded file|POSIX.1-2017, uuencode, base64 algorithm|9
    chain ||text/x-ucsc-chain|Alignment chains|UCSC: Chain format
    config_version=||application/x-godot-project|Godot project|Godot: ProjectSettings, project.godot|9||¶[application]
    cscope ||application/x-cscope|Cross-reference of programs|cscope: build.c, putheader|9
    cwlVersion:||application/cwl|Workflow|Common Workflow Language 1.2||v1 "v1 'v1 draft- "draft- cwl: sbg:
    date ||text/x-vector-asc|Frames of a bus|Vector: ASCII logging file format|||¶base~
    digraph ||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language
    digraph{||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language
    document||text/provenance-notation|Provenance|W3C: PROV-N, section 3.7.1|$||¶endDocument
    fixedStep ||text/x-wig|Genome signal|UCSC: Wiggle track format|||chrom=
    flc2a||application/x-figlet-control|FIGlet character mapping|FIGfont version 2 standard, section Control files|$
    flf2a||application/x-figlet-font|FIGlet font|FIGfont version 2 standard, section The header line
    forcefield ||chemical/x-hin|HyperChem molecule|HyperChem: HIN file format
    format-version: 1.||text/x-obo|Ontology|OBO flat file format 1.4, section 1
    g3 ||application/x-ampl-nl|Optimization problem|D. M. Gay: Writing .nl files
    graph ||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language
    graph [||text/x-gml|Graph|M. Himsolt 1997: GML, a portable graph file format|||node
    graph{||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language
    gvp_version:||text/x-google-video-pointer|Video pointer|Google Video: GVP file|9||¶url:
    h1(#|com.textpattern.textile|text/x-textile|Textile document|Textile: A Humane Web Text Generator
    h2(#|com.textpattern.textile|text/x-textile|Textile document|Textile: A Humane Web Text Generator
    ha:pcb-rnd-||application/x-pcb-rnd|Printed board|pcb-rnd: lihata board format
    id=ImageMagick||image/x-miff|Magick image|ImageMagick: MIFF format
    id=MagickCache||image/x-mpc|Magick picture cache|ImageMagick: MPC format
    id=MagickPixelCache||image/x-mpc|Magick picture cache|GraphicsMagick: MPC format
    info face=||application/x-angelcode-bmfont|Bitmap font description|AngelCode: BMFont, file format in text|||¶common~lineHeight=
    inherited ||text/x-pascal|Form of Delphi or Lazarus|Embarcadero: Delphi forms as text; Free Pascal: ObjectTextToBinary
    kate||application/kate|Text of a Kate stream|libkate: kateenc(1), section Kate file format|{||event
    li:pcb-rnd-||application/x-pcb-rnd|Printed board data|pcb-rnd: lihata format
    library (||text/x-liberty|Cells of a library|Liberty reference manual 2007.03, section 2.1
    library(||text/x-liberty|Cells of a library|Liberty reference manual 2007.03, section 2.1
    magic||application/x-magic-layout|Layout of a chip|Magic: mag(5)|||¶tech~ ¶<<~
    mesh3d||application/x-netgen|Mesh|NETGEN: neutral mesh format, vol files|||¶dimension
    mod;||text/x-vdv|Public transport data|VDV 452: ÖPNV-Datenmodell, transfer format|||¶src;
    module ||text/x-uil|Interface|OSF/Motif: UIL, module structure
    mol 1||chemical/x-hin|HyperChem molecule|HyperChem: HIN file format|||¶atom~1~
    molstruct||chemical/x-cache|CAChe molecule|CAChe: MolStruct files|9
    mrtrix image||application/x-mrtrix|Image of a brain|MRtrix3: Image file formats|$
    mrtrix tracks||application/x-mrtrix|Fibre tracks|MRtrix3: Tracks file format|$
    msc {||text/x-mscgen|Message sequence chart|M. McTernan: Mscgen, section Language reference|||¶}
    msc{||text/x-mscgen|Message sequence chart|M. McTernan: Mscgen, section Language reference|||¶}
    msgid "||text/x-gettext-translation|Message catalog|gettext manual, section PO files
    name:||text/x-gabc|Gregorian chant|Gregorio: GABC, sections Headers and Notation|||;¶ ¶%%¶
    netcdf ||text/x-cdl|NetCDF as text|Unidata: NetCDF user's guide, CDL syntax
    nodedef>||text/x-gdf|Network|GUESS: GDF format||name
    north:||application/grass-ascii-grid|Grid|GRASS: r.in.ascii|||¶south: ¶rows: ¶cols:
    object ||text/x-pascal|Form of Delphi or Lazarus|Embarcadero: Delphi forms as text; Free Pascal: ObjectTextToBinary
    object 1 class ||application/x-opendx|OpenDX data|OpenDX: User's Reference, Native Data Explorer Files||array constantarray field gridconnections gridpositions group mesharray multigrid path productarray regulararray series string "
    pico-8 cartridge||application/x-pico8-source|PICO-8 cartridge|PICO-8 manual: P8 file format
    pnm://||application/ram|RealMedia metafile|RealNetworks: ram files
    psLayout version||text/x-psl|Sequence alignment|UCSC: PSL format|9
    rtsp://||application/ram|RealMedia metafile|RealNetworks: ram files
    strict digraph ||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language
    strict graph ||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language
    tlf2a||application/x-figlet-font|TOIlet font|TOIlet: TLF, after the FIGfont version 2 standard
    track type=bedGraph||text/x-bedgraph|Genome signal|UCSC: BedGraph track format
    track type=wiggle_0||text/x-wig|Genome signal|UCSC: Wiggle track format
    untrusted comment: ||text/x-signify|Key or signature of signify|OpenBSD: signify(1); minisign, section Signature format
    use v6.||text/x-raku|Raku source|Raku documentation: Pragmas, use v6
    use v6;||text/x-raku|Raku source|Raku documentation: Pragmas, use v6|$#
    using Gtk ||text/x-blueprint|Blueprint source|GNOME: Blueprint, language reference, section Document root|9
    v 20||application/x-geda-schematic|Circuit diagram|gEDA: gschem file format
    v {xschem version=||text/x-xschem|Schematic|Xschem: File format specification
    v=0||application/sdp|Session description|RFC 8866, section 5.1
    variableStep ||text/x-wig|Genome signal|UCSC: Wiggle track format|||chrom=
    version 1||model/x-studiomdl|Source engine model|Valve developer community: Studiomdl data
    vim9script|org.vim.vim-script|text/x-vim|Vim script|Vim reference manual, vim9.txt, :vim9script|$n
    xbtoa Begin||application/x-btoa|Encoded file|P. Rutter and J. Orost: btoa, version 4|$
    xof 0302txt||model/x-directx|DirectX mesh|Microsoft: X file format|9
    xof 0303txt||model/x-directx|DirectX mesh|Microsoft: X file format|9
    zsync: ||application/x-zsync|zsync control file|zsync: zsync.c, write_zsync|9
    {\\pard|public.rtf|text/rtf|Part of rich text|Rich Text Format 1.9.1, paragraph formatting properties
    {\\pwi||application/x-pocket-word|Pocket Word document|Microsoft: Pocket Word
    {\\rtf|public.rtf|text/rtf|Rich text|Rich Text Format 1.9.1
    {\\urtf|public.rtf|text/rtf|Rich text|Rich Text Format 1.9.1
    {curl ||text/vnd.curl|Curl page|Curl: Language reference, herald
    ~%block ||chemical/x-castep|CASTEP input|CASTEP: cell file
    ~(edif ||application/x-edif|Netlist|EDIF 2 0 0, EIA-548
    ~*heading||application/x-abaqus-inp|Finite element model|Abaqus keywords reference, *HEADING
    ~/* xpm */||image/x-xpixmap|X pixmap|XPM manual, section 2|$s
    ~/* xpm2 c */||image/x-xpixmap|X pixmap 2 in C|XPM2: CPixmap text format|$s
    ~<sami||application/x-sami|SAMI subtitles|Microsoft: SAMI 1.0
    ~<window ||text/vnd.rn-realtext|RealText|RealNetworks: RealText authoring guide, section The window tag
    ~[autorun]||application/inf|What a medium starts|Microsoft: Autorun.inf entries|$
    ~[molden format]||chemical/x-molden|Molecular orbitals|Molden: The Molden format|$
    ~[playlist]||audio/x-scpls|PLS playlist|Nullsoft: PLS|$
    ~[script info]||text/x-ssa|Substation Alpha subtitles|SSA v4.00+|$
    ~begin:imelody||text/x-imelody|iMelody|Infrared Data Association: iMelody 1.2|$
    ~begin:vcalendar|com.apple.ical.ics|text/calendar|iCalendar data|RFC 5545, section 3.4|$
    ~begin:vcard|public.vcard|text/vcard|vCard|RFC 6350, section 6.1.1|$
    ~begin:vevent|com.apple.ical.ics|text/calendar|Component of a calendar|RFC 5545, section 3.6|$
    ~begin:vfreebusy|com.apple.ical.ics|text/calendar|Component of a calendar|RFC 5545, section 3.6|$
    ~begin:vjournal|com.apple.ical.ics|text/calendar|Component of a calendar|RFC 5545, section 3.6|$
    ~begin:vnote||text/x-vnote|vNote|Infrared Data Association: IrMC 1.1|$
    ~begin:vtimezone|com.apple.ical.ics|text/calendar|Component of a calendar|RFC 5545, section 3.6|$
    ~begin:vtodo|com.apple.ical.ics|text/calendar|Component of a calendar|RFC 5545, section 3.6|$
    ~class::||text/x-schelp|SuperCollider help|SuperCollider: SCDoc Syntax
    ~dl n =||text/x-ucinet-dl|Network|UCINET user's guide, DL files|||data:
    ~dl n=||text/x-ucinet-dl|Network|UCINET user's guide, DL files|||data:
    ~id;p|com.microsoft.excel.slk|text/spreadsheet|Symbolic link spreadsheet|Microsoft: SYLK
    ~ncols||application/aaigrid|Grid|Esri: ASCII raster format
    ~title::||text/x-schelp|SuperCollider help|SuperCollider: SCDoc Syntax
    """)
}
