// SPDX-License-Identifier: Apache-2.0
import Detection

/// The first characters of texts that mark themselves; `~` in front of a key means any case, the key in lower case.
enum TextMarks {
  static let table = TypeTable(
    """
    ! XPM2||image/x-xpixmap|X pixmap 2|XPM2: ZPixmap text format
    !_TAG_FILE_FORMAT||text/x-ctags|Tag file|Exuberant Ctags: FORMAT
    # HG changeset patch||text/x-patch|Mercurial patch|Mercurial: hg export
    # Microsoft Developer Studio Project File||application/vnd.ms-developer|Developer Studio project|Visual Studio 6
    # Microsoft Developer Studio Workspace File||application/vnd.ms-developer|Developer Studio workspace|Visual Studio 6
    # data file for the Fltk||application/x-fluid|FLTK interface|FLTK: FLUID
    ##Sketch ||image/x-skencil|Skencil drawing|Skencil: file format
    ##fileformat=VCF||text/x-vcf|Variant calls|VCF 4.3, section 1.4
    ##gff-version||text/x-gff|Genome features|GFF3 specification 1.26
    #%RAML ||application/raml+yaml|REST API description|RAML 1.0, section Markup language
    #+TITLE:|org.orgmode.org|text/org|Org document|Org manual, chapter Export settings
    #?RADIANCE||image/vnd.radiance|Radiance picture|Radiance: Picture file format
    #?RGBE||image/vnd.radiance|Radiance picture|Radiance: Picture file format
    #EXTM3U|public.m3u-playlist|audio/x-mpegurl|M3U playlist|RFC 8216, section 4.3.1.1
    #EXTM4U||video/vnd.mpegurl|Video playlist|IANA: video/vnd.mpegurl
    #Inventor V||application/x-inventor|Open Inventor scene|Open Inventor file format 2.1
    #LyX ||application/x-lyx|LyX document|LyX: Development.lyx, file format
    #NEXUS||text/x-nexus|NEXUS phylogenetic data|Maddison, Swofford, Maddison 1997
    #VRML V||model/vrml|VRML scene|ISO/IEC 14772-1, section 4.2
    #X3D V||model/x3d-vrml|X3D scene, classic encoding|ISO/IEC 19776-2
    $RDFILE ||chemical/x-mdl-rdfile|MDL reaction data|BIOVIA: CTfile formats, chapter RDfiles
    $RXN||chemical/x-mdl-rxnfile|MDL reaction|BIOVIA: CTfile formats, chapter RXNfiles
    %!|com.adobe.postscript|application/postscript|PostScript document|Adobe: Document Structuring Conventions 3.0
    %!FontType1||application/x-font-type1|Type 1 font|Adobe Type 1 Font Format 1.1
    %!PS-AdobeFont-||application/x-font-type1|Type 1 font|Adobe Type 1 Font Format 1.1
    %%MatrixMarket||application/x-matrix-market|Matrix Market data|NIST: Matrix Market exchange formats
    %TGIF ||application/x-tgif|Tgif drawing|tgif(1)
    %YAML|public.yaml|application/yaml|YAML document|YAML 1.2.2, section 6.8.1
    (* Content-type: application/mathematica||application/mathematica|Mathematica notebook|Wolfram: notebook files
    (* Content-type: application/vnd.wolfram||application/mathematica|Mathematica notebook|Wolfram: notebook files
    (************** Content-type: application/mathematica||application/mathematica|Mathematica notebook|Wolfram: notebook files
    (;FF[||application/x-go-sgf|Smart game format|SGF FF[4]
    (;GM[||application/x-go-sgf|Smart game format|SGF FF[4]
    (kicad_||application/x-kicad|KiCad data|KiCad: S-expression format
    (module||text/x-wat|WebAssembly text|WebAssembly 2.0, section 6
    *BEGIN GRAPHICS||image/x-applix-graphics|Applix graphic|Applixware: ASCII format
    *BEGIN SPREADSHEETS||application/x-applix-spreadsheet|Applix spreadsheet|Applixware: ASCII format
    *BEGIN WORDS||application/x-applix-word|Applix document|Applixware: ASCII format
    *PPD-Adobe:||application/vnd.cups-ppd|Printer description|Adobe: PPD file format specification 4.3, section 5.2
    --TEST--||text/x-php-test|PHP test|PHP: phpt file structure
    .HEAD||text/vnd.sosi|SOSI geodata|Kartverket: SOSI part 1, section HODE
    .HODE||text/vnd.sosi|SOSI geodata|Kartverket: SOSI part 1, section HODE
    //!Mup||text/x-mup|Mup score|Mup user's guide
    0 HEAD||text/vnd.familysearch.gedcom|GEDCOM family tree|GEDCOM 5.5.1, chapter 1
    @<TRIPOS>||chemical/x-mol2|Tripos molecule|Tripos: Mol2 file format
    @CT 0||application/x-t602|T602 document|Software602: T602
    @CT 1||application/x-t602|T602 document|Software602: T602
    @CT 2||application/x-t602|T602 document|Software602: T602
    @HD\tVN:||text/x-sam|Sequence alignment|SAM 1.6, section 1.3
    @startuml||text/vnd.plantuml|PlantUML diagram|PlantUML language reference
    AGE-SECRET-KEY-1||text/x-age-key|age key|age specification
    CACHE MANIFEST||text/cache-manifest|Web cache manifest|HTML 5.0, section 5.7.3
    CATALOG "||application/x-cdrdao-toc|CD table of contents|cdrdao(1), section Toc files
    CCMX ||application/x-ccmx|Colour correction matrix|ArgyllCMS: CCMX format
    CD_DA||application/x-cdrdao-toc|CD table of contents|cdrdao(1), section Toc files
    CD_ROM||application/x-cdrdao-toc|CD table of contents|cdrdao(1), section Toc files
    CD_TEXT {||application/x-cdrdao-toc|CD table of contents|cdrdao(1), section Toc files
    CLUSTAL||text/x-clustal|Multiple alignment|Clustal W
    GIMP Gradient||application/x-gimp-gradient|GIMP gradient|GIMP: Gradient files
    GIMP Palette||application/x-gimp-palette|GIMP palette|GIMP: Palette files
    ISA||application/edi-x12|EDI interchange|ASC X12.5
    ISO-10303-21;||model/step|STEP model|ISO 10303-21
    IT8.7/||application/x-it87|Scanner target data|ISO 12641, annex
    JASC-PAL||application/x-jasc-palette|Paint Shop palette|JASC: palette format
    LOCUS       ||chemical/seq-na-genbank|GenBank sequence|GenBank flat file release notes, section 3.4
    MIDlet-||text/vnd.sun.j2me.app-descriptor|MIDlet description|MIDP 2.0, section Application descriptor
    MPX,||application/x-project|Project exchange|Microsoft: MPX 4.0, file creation record
    MPX;||application/x-project|Project exchange|Microsoft: MPX 4.0, file creation record
    Metadata-Version: ||text/x-python-metadata|Python package metadata|PEP 566
    Microsoft Visual Studio Solution File||text/x-ms-visualstudio.project|Visual Studio solution|Microsoft: .sln file
    NRRD000||image/x-nrrd|Nearly raw raster data|NRRD, section Magic
    OFXHEADER:||application/x-ofx|Financial exchange|OFX 1.6, section 2.2
    PuTTY-User-Key-File-||application/x-putty-private-key|PuTTY private key|PuTTY: PPK file format
    QtiPlot ||application/x-qtiplot|QtiPlot project|QtiPlot handbook: project files
    REGEDIT4||text/x-ms-regedit|Windows registry data|Microsoft: .reg files
    STARTFONT ||application/x-font-bdf|BDF font|Adobe: Glyph Bitmap Distribution Format 2.2
    SplineFontDB: ||application/vnd.font-fontforge-sfd|FontForge font|FontForge: Spline Font Database
    StartFontMetrics ||application/x-font-afm|Font metrics|Adobe: Font Metrics File Format 4.1
    UNA:+.||application/edifact|EDIFACT interchange|ISO 9735, section 7
    UNB+UNO||application/edifact|EDIFACT interchange|ISO 9735, section 7
    WEBVTT||text/vtt|WebVTT subtitles|WebVTT, section 4.1
    Windows Registry Editor Version||text/x-ms-regedit|Windows registry data|Microsoft: .reg files
    X:||text/vnd.abc|ABC music|ABC 2.1, section 2
    [Adblock||text/x-adblock|Filter list|Adblock Plus filters
    [D-BUS Service]||text/x-dbus-service|D-Bus service|D-Bus specification, section Message bus starting services
    [Desktop Entry]||application/x-desktop|Desktop entry|Desktop Entry Specification 1.5
    [Event "||application/vnd.chess-pgn|Chess games|Portable Game Notation, section 8
    [Flatpak Ref]||application/vnd.flatpak.ref|Flatpak reference|flatpakref(5)
    [Flatpak Repo]||application/vnd.flatpak.repo|Flatpak repository|flatpakrepo(5)
    [InternetShortcut]||application/x-mswinurl|Internet shortcut|Microsoft: Internet Shortcuts
    [Pyspread save file version]||application/x-pyspread-spreadsheet|Pyspread spreadsheet|pyspread: pysu format
    [gd_resource ||application/x-godot-resource|Godot resource|Godot: TSCN file format
    [gd_scene ||application/x-godot-scene|Godot scene|Godot: TSCN file format
    \\documentclass||text/x-tex|LaTeX document|LaTeX2e, section 2
    \\documentstyle||text/x-tex|LaTeX 2.09 document|LaTeX 2.09
    \\input texinfo||application/x-texinfo|Texinfo document|Texinfo manual, section First line
    \\version "2||text/x-lilypond|LilyPond score|LilyPond notation reference
    age-encryption.org/v1||application/vnd.age|age encrypted file|age specification
    digraph ||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language
    digraph{||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language
    graph ||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language
    graph{||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language
    msgid "||text/x-gettext-translation|Message catalog|gettext manual, section PO files
    newmtl ||model/mtl|Wavefront material|Wavefront: MTL material format
    pico-8 cartridge||application/x-pico8-source|PICO-8 cartridge|PICO-8 manual: P8 file format
    ply||model/x-ply|Polygon model|Greg Turk: The PLY polygon file format
    solid ||model/stl|Stereolithography model|3D Systems: StereoLithography interface 1989
    strict digraph ||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language
    strict graph ||text/vnd.graphviz|Graphviz graph|Graphviz: DOT language
    v=0||application/sdp|Session description|RFC 8866, section 5.1
    xof 0302txt||model/x-directx|DirectX mesh|Microsoft: X file format
    xof 0303txt||model/x-directx|DirectX mesh|Microsoft: X file format
    {\\pwi||application/x-pocket-word|Pocket Word document|Microsoft: Pocket Word
    {\\rtf|public.rtf|text/rtf|Rich text|Rich Text Format 1.9.1
    {\\urtf|public.rtf|text/rtf|Rich text|Rich Text Format 1.9.1
    ~/* xpm */||image/x-xpixmap|X pixmap|XPM manual, section 2
    ~[playlist]||audio/x-scpls|PLS playlist|Nullsoft: PLS
    ~[script info]||text/x-ssa|Substation Alpha subtitles|SSA v4.00+
    ~begin:imelody||text/x-imelody|iMelody|Infrared Data Association: iMelody 1.2
    ~begin:vcalendar|com.apple.ical.ics|text/calendar|iCalendar data|RFC 5545, section 3.4
    ~begin:vcard|public.vcard|text/vcard|vCard|RFC 6350, section 6.1.1
    ~begin:vnote||text/x-vnote|vNote|Infrared Data Association: IrMC 1.1
    ~id;p|com.microsoft.excel.slk|text/spreadsheet|Symbolic link spreadsheet|Microsoft: SYLK
    """)

  /// What a closer look at some marks finds.
  static let refinements = TypeTable(
    """
    eps|com.adobe.encapsulated-postscript|image/x-eps|Encapsulated PostScript|Adobe: EPS File Format 3.0
    hls|public.m3u-playlist|application/vnd.apple.mpegurl|HTTP Live Streaming playlist|RFC 8216, section 4.1
    """)
}
