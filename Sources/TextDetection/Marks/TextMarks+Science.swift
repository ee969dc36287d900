// SPDX-License-Identifier: Apache-2.0
import Detection

extension TextMarks {
  /// Marks of what laboratories, surveyors, libraries and editors of documents write, that begin with any byte.
  static let science = TypeTable(
    """
    !!AA_SEQUENCE||chemical/x-gcg8-sequence|Sequence|GCG Wisconsin Package: Single sequence files|9
    !!NA_SEQUENCE||chemical/x-gcg8-sequence|Sequence|GCG Wisconsin Package: Single sequence files|9
    !INTERFILE||application/x-interfile|Header of a scan|ISO TC 76: Interfile 3.3, section Header|:$|| := ¶
    !NoteWorthyComposerClip(||application/x-nwc|NoteWorthy clip in text|NoteWorthy Composer: nwctxt|9
    !Series_title\t||text/x-geo-series-matrix|Gene expression|NCBI: GEO, Series Matrix files|"
    !gaf-version: ||text/x-gaf|Annotation of genes|Gene Ontology: GAF 2.2 format|9
    !gpa-version: ||text/x-gpad|Annotation of gene products|Gene Ontology: GPAD 1.1 format|9
    #                       ||text/x-hmmer-output|Table of hits|HMMER user's guide, section Tabular output formats|-||¶#~target~name
    # BLASTN ||text/x-blast|Results of a search, tabular|NCBI: BLAST+ user manual, output format 7|||¶#~Fields:~
    # BLASTP ||text/x-blast|Results of a search, tabular|NCBI: BLAST+ user manual, output format 7|||¶#~Fields:~
    # BLASTX ||text/x-blast|Results of a search, tabular|NCBI: BLAST+ user manual, output format 7|||¶#~Fields:~
    # List of assigned trustvalues, created ||text/x-gnupg-ownertrust|Trust in owners of keys|GnuPG: export.c, --export-ownertrust
    # MSI CERIUS2 DataModel File Version ||chemical/x-msi|Model of molecules|Accelrys: Cerius2, MSI file format|9||(A~
    # ORIGINAL_SOURCE||text/x-swc|Shape of a neuron|Cannon and others 1998: SWC format|||~-1
    # TBLASTN ||text/x-blast|Results of a search, tabular|NCBI: BLAST+ user manual, output format 7|||¶#~Fields:~
    # TBLASTX ||text/x-blast|Results of a search, tabular|NCBI: BLAST+ user manual, output format 7|||¶#~Fields:~
    # This file was produced by bcftools stats||text/x-samtools-stats|Statistics of variants|bcftools(1), stats
    # This file was produced by samtools stats||text/x-samtools-stats|Statistics of reads|samtools-stats(1)
    # fasta||text/x-fasta-output|Results of a search|W. Pearson: FASTA programs, output|||¶FASTA~searches~a~protein~or~DNA~sequence~data~bank
    # hmmscan :: ||text/x-hmmer-output|Results of a search|HMMER user's guide, chapter Tutorial|||¶#~HMMER~
    # hmmsearch :: ||text/x-hmmer-output|Results of a search|HMMER user's guide, chapter Tutorial|||¶#~HMMER~
    # jackhmmer :: ||text/x-hmmer-output|Results of a search|HMMER user's guide, chapter Tutorial|||¶#~HMMER~
    # nhmmer :: ||text/x-hmmer-output|Results of a search|HMMER user's guide, chapter Tutorial|||¶#~HMMER~
    # phmmer :: ||text/x-hmmer-output|Results of a search|HMMER user's guide, chapter Tutorial|||¶#~HMMER~
    # ssearch||text/x-fasta-output|Results of a search|W. Pearson: FASTA programs, output|||¶SSEARCH~performs
    ########################################||text/x-emboss|Report of a program of EMBOSS|EMBOSS: Alignment formats; Report formats|$||¶#~Program:~ ¶#~Rundate:~ ¶#~Report_file:
    ##agp-version||text/x-agp|Assembly of a genome|NCBI: AGP specification 2.1|9
    ##format=VCF||text/x-vcf|Variant calls|1000 Genomes: VCF 3.3
    ##gvf-version||text/gff3|Genome variants|Sequence Ontology: GVF 1.10
    #=SQ ||text/x-selex|Alignment|HMMER 2 user's guide, SELEX alignment format|||¶¶
    #FORMAT      : EMSA||application/x-emsa-msa|Spectrum|EMSA/MAS: Standard file format for spectral data|/||#VERSION
    #Fields: ||text/x-log|Log|W3C: Extended Log File Format, directives||date~time date c-ip cs time
    #POINTS||text/x-gxf|Grid|Geosoft: Grid exchange file, revision 3|$||¶#ROWS ¶#GRID
    #Software: ||text/x-log|Log|W3C: Extended Log File Format, directives|||¶#Fields:
    #TITLE||text/x-gxf|Grid|Geosoft: Grid exchange file, revision 3|$||¶#POINTS ¶#ROWS ¶#GRID
    #Version: 1.0||text/x-log|Log|W3C: Extended Log File Format, directives|$||¶#Fields:
    #aP||text/x-sp3|Orbits of satellites|National Geodetic Survey: SP3 format|||¶##~ ¶+~
    #aV||text/x-sp3|Orbits of satellites|National Geodetic Survey: SP3 format|||¶##~ ¶+~
    #author ||text/x-muse|Muse document|Emacs Muse manual, section Directives|||¶#title~
    #bP||text/x-sp3|Orbits of satellites|National Geodetic Survey: SP3 format|||¶##~ ¶+~
    #bV||text/x-sp3|Orbits of satellites|National Geodetic Survey: SP3 format|||¶##~ ¶+~
    #cP||text/x-sp3|Orbits of satellites|National Geodetic Survey: SP3-c format|||¶##~ ¶+~
    #cV||text/x-sp3|Orbits of satellites|National Geodetic Survey: SP3-c format|||¶##~ ¶+~
    #dP||text/x-sp3|Orbits of satellites|IGS: SP3-d format|||¶##~ ¶+~
    #dV||text/x-sp3|Orbits of satellites|IGS: SP3-d format|||¶##~ ¶+~
    #format: frame checksums||text/x-framemd5|Checksums of frames|FFmpeg: framehash and framemd5 muxers
    #separator ||text/x-log|Log of a network monitor|Zeek: ASCII log writer|||¶#set_separator ¶#fields
    #usda 1.0|com.pixar.universal-scene-description|model/vnd.usda|Universal scene, text|Pixar: USD|$(
    #version 2.||text/x-mutation-annotation|Mutations|NCI GDC: MAF format|||¶Hugo_Symbol\t
    #~ msgid "||text/x-gettext-translation|Message catalog|gettext manual, section PO files|||msgstr~"
    $$||chemical/x-jcamp-dx|Spectral data|JCAMP-DX 4.24, section 4, comments|||¶##TITLE=
    $Comments||model/mesh|Gmsh mesh|Gmsh reference manual, section MSH file format|$||¶$MeshFormat
    $MDL  REV  ||chemical/x-mdl-rgfile|Structure with R groups|BIOVIA: CTfile formats, chapter RGfiles|9||¶$MOL ¶$CTAB
    $Molecule||chemical/x-qchem-input|Q-Chem input|Q-Chem manual, section Input file format|||$end
    $VAR1 = |public.perl-script|text/x-perl|Data of a Perl program|Data::Dumper(3perl)
    $cell vectors||chemical/x-dmol|DMol3 coordinates|Accelrys: DMol3, car files; Open Babel: dmolformat.cpp|||$coordinates
    $comment||application/vnd.gtkwave-vcd|Value change dump|IEEE 1364-2005, section 18.2|||$end $timescale ¶$var~
    $title||chemical/x-turbomole-coord|TURBOMOLE control file|TURBOMOLE manual, section Format of keywords|||¶$coord $end
    % TGIF||application/x-tgif|Tgif drawing|tgif(1); pstoedit: drvtgif.cpp|||¶state(
    %META:TOPICINFO{||text/x-twiki|TWiki topic|TWiki: Meta data definitions
    %abc||text/vnd.abc|ABC music|ABC 2.1, section 2.2, File identification|||¶X: ¶K:
    (0 "||application/x-fluent-mesh|Mesh of Fluent|ANSYS Fluent user's guide, appendix Mesh file format|||¶(2~ ¶(10~(
    (1 "||application/x-fluent-mesh|Mesh of Fluent|ANSYS Fluent user's guide, appendix Mesh file format|||¶(2~ ¶(10~(
    (SYSTEM::VERSION '(||application/x-clisp-fas|Compiled Lisp|CLISP: implementation notes, section Compiled files
    (declare-datatype||text/x-smtlib|Satisfiability problem|SMT-LIB 2.6
    (declare-sort ||text/x-smtlib|Satisfiability problem|SMT-LIB 2.6
    (define-fun ||text/x-smtlib|Satisfiability problem|SMT-LIB 2.6|||(assert~ ¶
    (define-sort ||text/x-smtlib|Satisfiability problem|SMT-LIB 2.6|||(declare-
    * Sea-Bird SBE||text/x-seabird-cnv|Profile of the sea|Sea-Bird: Seasave V7 manual, data file format|||¶*~
    *** ||chemical/x-molpro-input|Molpro input|Molpro manual, section Structure of the input|||¶geometry={
    ***,||chemical/x-molpro-input|Molpro input|Molpro manual, section Structure of the input|||geometry
    +-------------------------------------------------+||chemical/x-castep-output|CASTEP output|CASTEP: output file, header|||CCC~~~AA~~~~SSS
    ---+||text/x-twiki|TWiki topic|TWiki: Text formatting, Headings
    // MilkShape 3D ASCII||model/x-ms3d-ascii|MilkShape 3D model, text|M. Ciragan: MilkShape 3D ASCII format|$||Meshes:~
    /set type=||application/x-mtree|File hierarchy|mtree(5)
    0 FILE ||application/x-ldraw|Models of bricks|LDraw: File format specification 1.0.2, MPD|||.dat ¶0~ ¶1~
    1 sort bitvec ||text/x-btor2|Model of a circuit|Niemetz and others 2018: BTOR2 format|9
    :version 1.||text/x-acclaim-asf|Skeleton|Acclaim: ASF format|9||¶:root ¶:bonedata
    ==== Secondary Structure Definition by the program DSSP||chemical/x-dssp|Secondary structure|Kabsch and Sander 1983; DSSP: output format
    =LDR  ||text/x-marc-mnemonic|Bibliographic records|Library of Congress: MARCMaker and MARCBreaker manual|||¶=
    =begin |public.perl-script|text/x-perl|Perl documentation|perlpod(1)|||¶=head1~
    =for |public.perl-script|text/x-perl|Perl documentation|perlpod(1)|||¶=head1~
    >Feature ||text/x-ncbi-feature-table|Features of sequences|NCBI: Five-column feature table|||\t\t\t
    @SET ||chemical/x-cp2k-input|CP2K input|CP2K manual, section Input file preprocessor|||¶&FORCE_EVAL
    ANIMSTEPS ||chemical/x-xsf|Crystal structures|XCrySDen: XSF specification, animated
    AS ||text/x-ace-assembly|Assembly of reads|Consed: ACE file format|||¶CO~ ¶AF~
    ATOMS||chemical/x-xsf|Molecular structure|XCrySDen: XSF specification
    AlignACE ||text/x-alignace|Motifs of sequences|Hughes and others 2000: AlignACE; Biopython: Bio.motifs|9||¶Para~values:
    BLASTN ||text/x-blast|Results of a search|NCBI: BLAST+ user manual, output format 0|||¶Query=~ Reference
    BLASTP ||text/x-blast|Results of a search|NCBI: BLAST+ user manual, output format 0|||¶Query=~ Reference
    BLASTX ||text/x-blast|Results of a search|NCBI: BLAST+ user manual, output format 0|||¶Query=~ Reference
    Blast4-archive ::= ||chemical/x-ncbi-asn1-ascii|Archive of a search|NCBI C++ Toolkit: ASN.1 modules, blast.asn
    Brain Vision Data Exchange Header File||biosig/brainvision|Header of biosignals|Brain Products: BrainVision Core Data Format 1.0|v,$||[Common
    Brain Vision Data Exchange Marker File||biosig/brainvision|Marks of biosignals|Brain Products: BrainVision Core Data Format 1.0|v,$||[Common
    BrainVision Data Exchange Header File||biosig/brainvision|Header of biosignals|Brain Products: BrainVision Core Data Format 1.0|v,$||[Common
    BrainVision Data Exchange Marker File||biosig/brainvision|Marks of biosignals|Brain Products: BrainVision Core Data Format 1.0|v,$||[Common
    CELL ||chemical/x-shelx|Crystal structure|SHELX-97 manual, instructions|||¶ZERR~
    COM\t||text/x-mztab|Results of proteomics|HUPO-PSI: mzTab 1.0, section 6|||¶MTD\tmzTab-
    CONSTRUCT||application/sparql-query|SPARQL query|W3C: SPARQL 1.1 query language, section 16.2|{$||WHERE ?
    Channel Text File||application/x-oxford-ctf|Orientations of crystals|Oxford Instruments: CTF format, header|$||¶XCells ¶YCells
    Command line: [||text/x-exonerate|Alignments|Slater and Birney 2005: exonerate(1), output|||¶Hostname:~[
    Created: ||application/x-gnupg-key|Key of GnuPG|GnuPG: keyformat.txt|||¶Key:~( private-key
    DESCR   ||text/x-gsas-exp|Experiment of diffraction|GSAS manual: Experiment file|||~EXPR~NPHAS
    DIM-GROUP||chemical/x-xsf|Crystal structure|XCrySDen: XSF specification|||¶PRIMVEC
    ENTRY       ||text/x-kegg|Entry of a database|KEGG: DBGET flat file format|||¶NAME~~ ¶///
    ENTRY           ||text/x-codata|Sequence|PIR: CODATA format; EMBOSS: sequence formats|||¶SEQUENCE
    ENVI||application/envi.hdr|ENVI header|NV5 Geospatial: ENVI header files|$||samples lines
    FASTA searches a protein or DNA sequence data bank||text/x-fasta-output|Results of a search|W. Pearson: FASTA programs, output||| version
    FBXHeaderExtension:|com.autodesk.fbx|application/x-fbx|FBX scene, text|Autodesk: FBX SDK, ASCII files|{||FBXVersion:
    FIRRTL version ||text/x-firrtl|Circuit of FIRRTL|CHIPS Alliance: Specification for the FIRRTL language|||circuit~
    FT   ||chemical/x-embl-dl-nucleotide|Features of a sequence|EMBL user manual, section 3.4, FT lines|||¶FT~~~~~~~~~~~~~~~~~~~/
    GB||chemical/seq-na-genbank|Release of GenBank|GenBank flat file release notes, section 3.1|||~Genetic~Sequence~Data~Bank ¶LOCUS~
    H\tCreationDate||text/x-ms2|Mass spectra|McDonald and others 2004: MS1, MS2 and SQT
    H\tVN:Z:||text/x-gfa|Graph of an assembly|GFA 1.2, section Header
    H  SOFTWARE NAME & VERSION||text/x-pcx5|Waypoints, routes or tracks|Garmin: PCX5; GPSBabel: garmin_pcx|$||¶I~~PCX5
    HDF5 "||text/x-hdf5-ddl|HDF5 data as text|HDF5: DDL in BNF; h5dump|||"~{
    HSSP       HOMOLOGY||chemical/x-hssp|Alignment on a structure|Sander and Schneider 1991: HSSP format
    Hugo_Symbol\tEntrez_Gene_Id\t||text/x-mutation-annotation|Mutations|NCI GDC: MAF format
    ID ||text/x-transfac|Matrices of motifs|TRANSFAC: Matrix table|||¶P0~ ¶XX
    IESNA:LM-63-||text/x-iesna|Photometric data|IES LM-63|9
    IMAGE_FILE_FORMAT = MFF||application/x-mff|Header of a radar image|Vexcel: MFF; GDAL: mffdataset.cpp
    INFERNAL1/||text/x-infernal|Covariance model|Infernal user's guide, section Infernal profile file format
    Kalign ||text/x-clustal|Multiple alignment|Clustal W; Biopython: Bio.AlignIO.ClustalIO, headers|||multiple~sequence~alignment
    LabVIEW Measurement||application/x-labview-measurement|Measurements of LabVIEW as text|National Instruments: LVM specification|$||***End_of_Header***
    Last position-specific scoring matrix||text/x-pssm|Scores of positions|NCBI: BLAST+ user manual, out_ascii_pssm
    MAP||text/x-mapserver|Map|MapServer: Mapfile, MAP
    MEME version ||text/x-meme|Motifs of sequences|MEME Suite: MEME motif format|9
    MOLECULE||chemical/x-xsf|Molecular structure|XCrySDen: XSF specification
    MSAPROBS ||text/x-clustal|Multiple alignment|Clustal W; Biopython: Bio.AlignIO.ClustalIO, headers|||multiple~sequence~alignment
    MTD\tmzTab-||text/x-mztab|Results of proteomics|HUPO-PSI: mzTab 1.0, section 6.2
    MUSCLE (||text/x-clustal|Multiple alignment|Clustal W; Biopython: Bio.AlignIO.ClustalIO, headers|||multiple~sequence~alignment
    Macro-action-list ::= ||chemical/x-ncbi-asn1-ascii|Actions of macros|NCBI C++ Toolkit: ASN.1 modules, macro.asn|{$
    Microsoft Mail Internet Headers Version |com.apple.mail.email|message/rfc822|Internet message|Microsoft: Exchange, internet headers|||¶Received:~
    NDims = ||application/x-metaimage|Medical image|ITK: MetaIO documentation|9||¶DimSize~=~ ¶ElementType~=~ ¶ElementDataFile~=~
    PRIMER_SEQUENCE_ID=||text/x-primer3|Task of a search for primers|Primer3 manual, section Input and output conventions|||¶=
    PRIMER_TASK=||text/x-primer3|Task of a search for primers|Primer3 manual, section Input and output conventions|||¶SEQUENCE_ ¶=
    PROBCONS ||text/x-clustal|Multiple alignment|Clustal W; Biopython: Bio.AlignIO.ClustalIO, headers|||multiple~sequence~alignment
    PathFileType\t||text/x-trc|Captured motion|Motion Analysis: TRC files; OpenSim: Marker files|9||¶DataRate\tCameraRate\t
    Primer3 File - http://primer3.||text/x-primer3|Settings of a search for primers|Primer3 manual, section Settings file format|||¶P3_FILE_TYPE=
    Private-key-format: v1.||text/x-dnssec-private-key|Private key of a zone|BIND 9: dst_parse.c, PRIVATE_KEY_STR
    Projection ||text/x-arcinfo-prj|Coordinate reference system|Esri: ARC/INFO, PROJECTDEFINE|||¶Units~ ¶Parameters
    RDA2||application/x-r-data|R data, text|R internals, section 1.8|$||¶A
    RDA3||application/x-r-data|R data, text|R internals, section 1.8|$||¶A
    REM ||chemical/x-shelx|Crystal structure|SHELX-97 manual, instructions|||¶TITL~ ¶CELL~
    SEQUENCE: ||chemical/x-rosetta-silent|Structures of Rosetta|Rosetta: Silent file|||¶SCORE:~
    SEQUENCE_ID=||text/x-primer3|Task of a search for primers|Primer3 manual, section Input and output conventions|||¶SEQUENCE_TEMPLATE= ¶=
    SPKAC=||application/x-netscape-spkac|Signed public key and challenge|openssl-spkac(1); HTML 4 extension keygen
    Seq-annot ::= ||chemical/x-ncbi-asn1-ascii|Annotation of sequences|NCBI C++ Toolkit: ASN.1 modules, seq.asn
    Seq-entry ::=||chemical/x-ncbi-asn1-ascii|Sequence entry|NCBI: ASN.1 specification, seqset.asn
    Seq-entry ::= ||chemical/x-ncbi-asn1-ascii|Sequence record of NCBI|NCBI C++ Toolkit: ASN.1 modules, seqset.asn
    Seq-submit ::= ||chemical/x-ncbi-asn1-ascii|Sequence record of NCBI|NCBI C++ Toolkit: ASN.1 modules, submit.asn
    Submit-block ::= ||chemical/x-ncbi-asn1-ascii|Submission to NCBI|NCBI C++ Toolkit: ASN.1 modules, submit.asn|{$
    T51 : TRANSMIT FILE||model/vnd.parasolid.transmit.text|Parasolid model|Siemens: Parasolid XT format reference, section Text
    TBLASTN ||text/x-blast|Results of a search|NCBI: BLAST+ user manual, output format 0|||¶Query=~ Reference
    TBLASTX ||text/x-blast|Results of a search|NCBI: BLAST+ user manual, output format 0|||¶Query=~ Reference
    TITLE ||chemical/x-adf-input|ADF input|SCM: ADF user's guide, section Input|||¶ATOMS END~INPUT
    VERSION .||application/x-pcd|Point cloud|PCL: PCD file format|||¶FIELDS~ ¶SIZE~
    VERSION 0.||application/x-pcd|Point cloud|PCL: PCD file format|||¶FIELDS~ ¶SIZE~
    VV  TRANSFAC||text/x-transfac|Matrices of motifs|TRANSFAC: Matrix table|||¶XX
    [BlockQuote [||text/x-pandoc-native|Pandoc document|Pandoc: Text.Pandoc.Definition|||[Str~"
    [BulletList [||text/x-pandoc-native|Pandoc document|Pandoc: Text.Pandoc.Definition|||[Str~"
    [Div (||text/x-pandoc-native|Pandoc document|Pandoc: Text.Pandoc.Definition|||[Str~"
    [Header ||text/x-pandoc-native|Pandoc document|Pandoc: Text.Pandoc.Definition|||[Str~"
    [OrderedList (||text/x-pandoc-native|Pandoc document|Pandoc: Text.Pandoc.Definition|||[Str~"
    [Para [||text/x-pandoc-native|Pandoc document|Pandoc: Text.Pandoc.Definition|||[Str~"
    [Plain [||text/x-pandoc-native|Pandoc document|Pandoc: Text.Pandoc.Definition|||[Str~"
    [Profile]||text/x-arlequin|Genotypes of populations|Arlequin manual, section Project files|$||NbSamples DataType [Data]
    [Site "||application/vnd.chess-pgn|Chess games|Portable Game Notation, section 8|||¶[Event~" ¶[White~" ¶[Result~"
    [Term]||text/x-obo|Ontology|OBO flat file format 1.4, section 1|$||¶id:~ ¶name:~
    [Version] 2.||application/x-touchstone|Network parameters|IBIS: Touchstone 2.1, section Keyword [Version]|9||[Number~of~Ports]
    \\magnification||text/x-tex|TeX document|The TeXbook, chapter 10
    \\relative ||text/x-lilypond|LilyPond score|LilyPond notation reference, section Relative octave entry|abcdefg{||{ }
    \\startcomponent ||text/x-tex|ConTeXt document|ConTeXt: Project structure
    \\startproduct ||text/x-tex|ConTeXt document|ConTeXt: Project structure
    \\starttext||text/x-tex|ConTeXt document|ConTeXt: an excursion, chapter Document structure
    acell ||chemical/x-abinit-input|ABINIT input|ABINIT: input variables, basic|||znucl
    b ||text/x-nff|Scene to trace|E. Haines: Neutral file format|9||¶v¶from~ ¶at~ ¶up~ ¶hither~
    browser position ||text/x-bed|Genome regions|UCSC: Custom tracks, browser lines
    circuit ||text/x-firrtl|Circuit of FIRRTL|CHIPS Alliance: Specification for the FIRRTL language|||¶~~module~
    data-version: ||text/x-obo|Ontology|OBO flat file format 1.2, document header tags|||¶format-version:~ ¶[Term]
    date: ||text/x-obo|Ontology|OBO flat file format 1.2, document header tags|||¶format-version:~ ¶[Term]
    default-namespace: ||text/x-obo|Ontology|OBO flat file format 1.2, document header tags|||¶format-version:~ ¶[Term]
    file format : IDRISI ||application/x-idrisi|Header of a map|Clark Labs: IDRISI, documentation files|||¶file~title~~: ¶data~type~~~:
    hmmpfam - search ||text/x-hmmer-output|Results of a search|HMMER 2 user's guide, hmmpfam|||¶HMMER~2.
    hmmsearch - search ||text/x-hmmer-output|Results of a search|HMMER 2 user's guide, hmmsearch|||¶HMMER~2.
    memory ||chemical/x-psi4-input|Psi4 input|Psi4 manual, section Psithon input|||¶molecule~ ¶set~
    molecule {||chemical/x-psi4-input|Psi4 input|Psi4 manual, section Psithon input|||¶set~
    net chr||text/x-ucsc-net|Nets of alignments|UCSC: Net format|||¶~fill~
    nff||model/x-wtk-nff|Scene of WorldToolKit|Sense8: WorldToolKit, neutral file format|$||¶version~
    ontology: ||text/x-obo|Ontology|OBO flat file format 1.4, section 1|||¶[Term]
    ply|public.polygon-file-format|model/ply|Polygon model|Greg Turk: The PLY polygon file format|$||¶format~ascii ¶element~
    proj:||text/x-grass-cellhd|Header of a raster|GRASS: Raster file format, cellhd|9||¶zone: ¶north: ¶e-w~resol:
    remark: ||text/x-obo|Ontology|OBO flat file format 1.2, document header tags|||¶format-version:~ ¶[Term]
    requires maya "||application/x-maya-ascii|Maya scene|Autodesk: Maya ASCII, sections of a file|9||;¶
    running on ||chemical/x-vasp-outcar|VASP output|VASP manual: OUTCAR|||¶~vasp.
    saved-by: ||text/x-obo|Ontology|OBO flat file format 1.2, document header tags|||¶format-version:~ ¶[Term]
    set ::msgcat::header ||text/x-tcl|Tcl message catalogue|gettext: write-tcl.c
    units ||chemical/x-lammps-input|LAMMPS input|LAMMPS: Input script structure|||¶atom_style ¶pair_style
    v||text/x-nff|Scene to trace|E. Haines: Neutral file format|$||¶from~ ¶at~ ¶up~ ¶hither~
    version 3||application/x-fceux-movie|Movie of a console|FCEUX: FM2 movie format|$||¶emuVersion~ ¶rerecordCount~
    x T ||text/x-ditroff|Formatted document of troff|groff_out(5); CSTR 97: A typesetter-independent troff|||¶x~res~ ¶x~init
    {+ file: ||text/x-cns|Task of a structure|CNS: Syntax manual, headers of task files|||~+}¶
    ~!table||text/x-mapinfo-tab|MapInfo table|GDAL: MapInfo TAB driver; MapInfo Data Interchange documentation
    ~##jcamp-dx=||chemical/x-jcamp-dx|Spectral data|JCAMP-DX 5.01, section 4
    ~##title=||chemical/x-jcamp-dx|Spectral data|JCAMP-DX 4.24, section 4
    ~#mega||text/x-mega|Alignment or distances of MEGA|MEGA manual, section MEGA format
    ~#nexus||text/x-nexus|NEXUS phylogenetic data|Maddison, Swofford, Maddison 1997|$[b
    ~#redirect [[||text/x-wiki|Page that leads to another|MediaWiki: Help:Redirects|||]]
    ~#redirect: [[||text/x-wiki|Page that leads to another|MediaWiki: Help:Redirects|||]]
    ~#redirect[[||text/x-wiki|Page that leads to another|MediaWiki: Help:Redirects|||]]
    ~%chk=||chemical/x-gaussian-input|Gaussian input|Gaussian: Link 0 commands
    ~%mem=||chemical/x-gaussian-input|Gaussian input|Gaussian: Link 0 commands
    ~%nproc||chemical/x-gaussian-input|Gaussian input|Gaussian: Link 0 commands
    ~%oldchk=||chemical/x-gaussian-input|Gaussian input|Gaussian: Link 0 commands
    ~&control||chemical/x-espresso-input|Quantum ESPRESSO input|Quantum ESPRESSO: INPUT_PW
    ~&force_eval||chemical/x-cp2k-input|CP2K input|CP2K manual, section Input reference
    ~&global||chemical/x-cp2k-input|CP2K input|CP2K manual, section Input reference
    ~begin:vmsg||text/x-vmessage|Short message|Infrared Data Association: IrMC 1.1, vMessage|$
    ~digraph||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language, keywords in any case
    ~feedback-type: ||message/feedback-report|Complaint about a mail|RFC 5965, section 3|||¶User-Agent:~ ¶Version:~
    ~final-recipient: ||message/disposition-notification|Receipt of a mail|RFC 8098, section 3.1|||¶Disposition:~
    ~nrows||application/aaigrid|Grid|Esri: ASCII raster format
    ~strict digraph||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language, keywords in any case
    ~systemlabel ||chemical/x-siesta-input|SIESTA input|SIESTA manual, section The Flexible Data Format|||%block
    ~systemname ||chemical/x-siesta-input|SIESTA input|SIESTA manual, section The Flexible Data Format|||%block
    ~task ||chemical/x-castep-param|CASTEP parameters|CASTEP: param file, keywords|||xc_functional cut_off_energy
    ~task:||chemical/x-castep-param|CASTEP parameters|CASTEP: param file, keywords|||xc_functional cut_off_energy
    ~task=||chemical/x-castep-param|CASTEP parameters|CASTEP: param file, keywords|||xc_functional cut_off_energy
    ~version ||text/x-mapinfo-mif|MapInfo interchange|MapInfo: Data interchange format
    ~xread||text/x-tnt|Matrix of characters|Hennig86 and TNT: xread command
    ~{{infobox ||text/x-wiki|Wiki text|MediaWiki: Help:Templates|||¶¦ }}
    """)
}
