// SPDX-License-Identifier: Apache-2.0
import Detection

/// XML vocabularies by the namespace or the name of the root element.
enum XMLRoots {
  /// By the name of the root element.
  static let names = TypeTable(
    """
    ANNOTATION_DOCUMENT||text/x-eaf+xml|ELAN annotations|MPI: ELAN annotation format
    ASX|com.microsoft.advanced-stream-redirector|audio/x-ms-asx|ASX playlist|Microsoft: Windows Media metafile
    Ableton||application/x-ableton-live|Live set|PRONOM fmt/1463
    Asx|com.microsoft.advanced-stream-redirector|audio/x-ms-asx|ASX playlist|Microsoft: Windows Media metafile
    BlastOutput||application/xml|Matches of sequences|NCBI: NCBI_BlastOutput.dtd
    CANDELA||application/x-cdd+xml|Diagnostics of a control unit|Vector: CANdela, candela.dtd
    CDXML||chemical/x-cdxml|ChemDraw drawing|CambridgeSoft: CDXML
    CHANNEL||application/x-channel-definition|Channel|W3C submission: Channel Definition Format
    COLLADA||model/vnd.collada+xml|COLLADA scene|COLLADA 1.4.1
    Composer||application/x-qgis-composer-template|Print layout|QGIS documentation: file formats
    DIF||application/dif+xml|Directory interchange|NASA: DIF
    DOC||application/x-kword|KWord document|KOffice: kword.dtd
    Document|com.google.earth.kml|application/vnd.google-earth.kml+xml|Keyhole Markup without its root|Keyhole: KML 2.0, section Folder
    FDT-Instance||application/fdt+xml|Description of delivered files|RFC 6726, section 3.4.2
    FictionBook||application/x-fictionbook+xml|FictionBook|FictionBook 2.0
    Folder|com.google.earth.kml|application/vnd.google-earth.kml+xml|Keyhole Markup without its root|Keyhole: KML 2.0, section Folder
    GIFTI||application/x-gifti+xml|Surface of a brain|GIFTI: Surface file format 1.0
    GPIF||application/x-gpif+xml|Guitar Pro score|Arobas Music: Guitar Pro 6, score.gpif
    GTK-Interface||application/x-glade|Glade interface|Glade 0.6
    GraphPadPrismFile||application/x-graphpad-prism-pzfx|GraphPad Prism data|GraphPad: Prism XML format
    HWPML||application/xml|Hangul document in XML|Hancom: HWPML specification 3.0
    KMYMONEY-FILE||application/x-kmymoney|Household accounts|KDE: KMyMoney, kmymoney2.dtd
    KeePassFile||application/xml|Exported passwords|KeePass: XML export, KDBX_XML.xsd
    KigDocument||application/x-kig|Geometric construction|KDE: Kig, KigDocument
    LandXML||application/xml|Survey|LandXML 1.2, schema
    Layout||application/x-qgis-composer-template|Print layout|QGIS documentation: file formats
    MIDINameDocument||application/x-midi-names+xml|Names of a synthesizer|MIDI Manufacturers Association: MIDINameDocument 1.0
    MMC_ConsoleFile||application/x-ms-management-console|Management console|Microsoft: .msc file format
    MPD||application/dash+xml|DASH presentation|ISO/IEC 23009-1, section 5
    MRF_META||application/x-mrf|Tiled raster|Esri: Meta raster format specification
    MediaServerControl||application/mediaservercontrol+xml|Request to a media server|RFC 5022, section 4
    MgmtTree||application/vnd.syncml.dmddf+xml|Description of managed settings|OMA: Device management description framework 1.2
    ODX||application/odx|Diagnostics of a control unit|ISO 22901-1, ODX
    OFX||application/x-ofx|Financial exchange|OFX 2.1, section 2.2
    OGRVRTDataSource||application/vrt|Virtual map layers|GDAL: OGR virtual format
    ONIXMessage||application/onix-message+xml|Book trade message|EDItEUR: ONIX for Books 2.1
    ONIXmessage||application/onix-message-short+xml|Book trade message, short tags|EDItEUR: ONIX for Books 2.1
    Ontology||application/owl+xml|Ontology|OWL 2 XML serialization
    PUBLIC:COMPONENT||text/x-component|HTML component|Microsoft: HTML Components Reference
    ParagraphStyleRange||application/x-adobe-indesign-interchange|Part of an InCopy story|Adobe: IDML File Format Specification, section 8
    Placemark|com.google.earth.kml|application/vnd.google-earth.kml+xml|Keyhole Markup without its root|Keyhole: KML 2.0, section Folder
    PremiereData||image/vnd.adobe.premiere|Premiere project|Apache Tika; Adobe Premiere
    Project||application/xml|Project of MSBuild|Microsoft: MSBuild project file schema reference, Project element
    QPH||application/x-qph|Qt phrase book|Qt Linguist manual: phrase books
    RCC||application/vnd.qt.xml.resource|Qt resources|Qt: The Qt Resource System
    RDF||application/rdf+xml|RDF graph|RDF 1.1 XML Syntax
    Relationships||application/xml|Package relationships|ECMA-376 part 2
    SAMI||application/x-sami|SAMI subtitles|Microsoft: SAMI
    SCRIBUS||application/vnd.scribus|Scribus document|Scribus: file format
    SCRIBUSUTF8||application/vnd.scribus|Scribus document|Scribus: file format
    SCRIBUSUTF8NEW||application/vnd.scribus|Scribus document|Scribus: file format
    Sami||application/x-sami|SAMI subtitles|Microsoft: SAMI
    Scheme||application/xml|Xcode scheme|Apple: Xcode, xcscheme files
    ServiceExceptionReport||application/vnd.ogc.se_xml|Errors of a map service|OGC 06-042, annex E.2
    SignedDoc||application/x-ddoc|Signed document|SK: DigiDoc format specification 1.1
    SmoothStreamingMedia||application/vnd.ms-sstr+xml|Smooth streaming manifest|[MS-SSTR] 2.2.2
    TEI||application/tei+xml|TEI text|TEI P5
    TEI.2||application/tei+xml|TEI text|TEI P4
    TEICORPUS.2||application/tei+xml|TEI corpus|TEI P4
    TS||text/vnd.trolltech.linguist|Qt translation|Qt Linguist manual: TS file format
    TrainingCenterDatabase||application/vnd.garmin.tcx+xml|Training centre data|Garmin: TCX v2
    UFRaw||application/x-ufraw|Raw image settings|UFRaw: ID files
    UI||application/x-designer|Qt Designer interface|Qt 3: UI file format
    UPF||application/x-upf+xml|Pseudopotential|Quantum ESPRESSO: Unified Pseudopotential Format 2.0
    USFSubtitles||application/x-usf|Universal subtitles|CoreCodec: USF 1.1
    VOTABLE||application/x-votable+xml|Virtual observatory table|IVOA: VOTable 1.4
    VRTDataset||application/vrt|Virtual raster|GDAL: virtual format
    VTKFile||model/vnd.vtu|VTK data|VTK: XML file formats
    VisioDocument||application/vnd.visio|Visio XML drawing|Microsoft: DatadiagramML
    VisualStudioProject||application/xml|Visual C++ project|Microsoft: Visual C++ project schema, VCProjectSchema.xsd
    WMS_Capabilities||application/vnd.ogc.wms_xml|Description of a map service|OGC 06-042, section 7.2
    WMT_MS_Capabilities||application/vnd.ogc.wms_xml|Description of a map service|OGC 01-068r3, section 6.2
    X3D||model/x3d+xml|X3D scene|ISO/IEC 19776-1
    XDFIO||application/x-xdf|XDF data|XDF
    XMI||text/x-xmi|XMI model|OMG: XMI 1.2
    XSD||application/x-materials-studio+xml|Structure|Accelrys: Materials Studio, XSD files
    XcosDiagram||application/x-scilab-xcos|Xcos diagram|Scilab: Xcos, file formats
    Xdmf||application/x-xdmf|Data model|XDMF model and format
    ZynAddSubFX-data||application/x-zynaddsubfx|Sound of a synthesizer|ZynAddSubFX: XMLwrapper.cpp
    abiword||application/x-abiword|AbiWord document|AbiWord: AWML
    akomaNtoso||application/akn+xml|Legal document|Akoma Ntoso
    amf||application/x-amf|Additive manufacturing data|ISO/ASTM 52915
    application||application/x-freedesktop-appstream-component|Description of an application|AppStream 0.6: AppData, id tag
    article||application/docbook+xml|DocBook article|DocBook 4.5
    asx|com.microsoft.advanced-stream-redirector|audio/x-ms-asx|ASX playlist|Microsoft: Windows Media metafile
    bitmap-table||application/x-openoffice-palette|Colours or patterns to choose from|LibreOffice: XMLPropertyList export, XPropertyList
    book||application/docbook+xml|DocBook book|DocBook 4.5
    bookmap||application/dita+xml|DITA map of a book|DITA 1.3
    canvas||image/x-sif|Synfig animation|Synfig: SIF file format
    chapter||application/docbook+xml|Part of a DocBook document|DocBook 4.5
    cml||chemical/x-cml|Chemical Markup|CML 2.4
    color-table||application/x-openoffice-palette|Colours or patterns to choose from|LibreOffice: XMLPropertyList export, XPropertyList
    component||application/x-freedesktop-appstream-component|Description of a component|AppStream 1.0, section Upstream metadata
    concept||application/dita+xml|DITA concept|DITA 1.3
    coverage||application/xml|Coverage of tests|Cobertura: coverage-04.dtd
    dash-table||application/x-openoffice-palette|Colours or patterns to choose from|LibreOffice: XMLPropertyList export, XPropertyList
    diagram||application/x-dia-diagram|Dia diagram|Dia: file format
    dictionary|com.apple.scripting-definition|application/xml|Scripting definition|Apple: sdef(5)
    dita||application/dita+xml|DITA topics|DITA 1.3
    document|com.apple.interfacebuilder.document.cocoa|application/xml|Interface document|Apple: Interface Builder 3
    dtbook||application/x-dtbook+xml|DTBook|ANSI/NISO Z39.86
    ead||application/ead+xml|Archival description|EAD 2002, document type
    eagle||application/x-eagle+xml|Circuit, board or library|EAGLE: eagle.dtd
    en-export|com.evernote.enex|application/xml|Evernote export|Evernote: ENEX 3 DTD
    entity||model/vnd.moml+xml|Model of Ptolemy|Ptolemy II: MoML 1
    fcpxml|com.apple.finalcutpro.xml|application/xml|Final Cut Pro project|Apple: FCPXML reference
    feed||application/atom+xml|Atom feed|RFC 4287, section 4.1.1
    feedback||application/xml|Report on mail|RFC 7489, appendix C
    fo:root||text/x-xslfo|XSL formatting objects|XSL 1.1
    font||application/x-angelcode-bmfont|Bitmap font description|AngelCode: BMFont
    fulfillmentToken||application/vnd.adobe.adept+xml|Content server message|Adobe: Content Server, PRONOM fmt/871
    glade-interface||application/x-glade|Glade interface|Glade 2
    glossentry||application/dita+xml|DITA glossary entry|DITA 1.3
    gmr:Workbook||application/x-gnumeric|Gnumeric spreadsheet|Gnumeric: file format
    gnc-v2||application/x-gnucash|GnuCash book|GnuCash: gnc-v2 XML
    gpx|com.topografix.gpx|application/gpx+xml|GPS exchange data|GPX 1.1
    gradient-table||application/x-openoffice-palette|Colours or patterns to choose from|LibreOffice: XMLPropertyList export, XPropertyList
    graphml||application/graphml+xml|GraphML graph|GraphML primer
    gxl||application/x-gxl+xml|Exchange of graphs|GXL 1.0, DTD
    hashlist||application/x-mhl+xml|Media hash list|Pomfort: MHL 1.1
    hatch-table||application/x-openoffice-palette|Colours or patterns to choose from|LibreOffice: XMLPropertyList export, XPropertyList
    helpdocument||application/x-openoffice-help+xml|Page of help|LibreOffice: xmlhelp.dtd
    homebank||application/x-homebank|Household accounts|HomeBank: hb-xml.c
    imfl||image/vnd.rn-realpix|RealPix presentation|RealNetworks: RealPix authoring guide
    installer-gui-script||application/vnd.apple.installer+xml|Script of an installer|Apple: Distribution definition XML
    installer-script||application/vnd.apple.installer+xml|Script of an installer|Apple: Distribution definition XML
    interface||application/x-gtk-builder|GTK interface|GTK: GtkBuilder UI definitions
    jnlp||application/x-java-jnlp-file|Java Web Start|JSR 56
    kml|com.google.earth.kml|application/vnd.google-earth.kml+xml|Keyhole Markup|OGC 12-007r2
    kmpdoc||application/x-kmplot|Plot of functions|KDE: KmPlot handbook
    kvtml||application/x-kvtml|Vocabulary|KDE Education: KVTML 2
    lmms-project||application/x-lmms-project|LMMS project|LMMS: project file
    log||application/x-xes+xml|Event log|IEEE 1849-2016: XES
    map||application/dita+xml|DITA map|DITA 1.3
    mapml||text/mapml|Map|MapML, section 3
    marker-table||application/x-openoffice-palette|Colours or patterns to choose from|LibreOffice: XMLPropertyList export, XPropertyList
    martif||application/x-tbx|Term base|ISO 30042:2008, section 5
    materialx|org.materialx.mtlx|application/xml|Material description|MaterialX 1.38
    math||application/mathml+xml|MathML formula|MathML 3.0
    mei||application/mei+xml|Music encoding|MEI 4.0
    metalink||application/metalink+xml|Metalink|Metalink 3.0
    mlt||application/mlt+xml|Film project|MLT: XML schema mlt-xml.dtd
    mockup||application/vnd.balsamiq.bmml+xml|Mockup of an interface|Balsamiq: BMML
    mods||application/mods+xml|Bibliographic description|MODS 3.8
    molecule||chemical/x-cml|Molecule in Chemical Markup|CML 2.4
    mrml||text/x-mrml|Multimedia retrieval|MRML 1.0
    msRun||application/x-mzxml+xml|Mass spectra|Seattle Proteome Center: mzXML 1
    multimedia-project||application/x-lmms-project|LMMS project|LMMS: DataFile.cpp, before version 1.0
    multimediaproject||application/x-lmms-project|LMMS project|LMMS: DataFile.cpp, before version 0.4
    museScore||application/x-musescore+xml|MuseScore score|MuseScore handbook: file formats
    mxGraphModel||application/vnd.jgraph.mxfile|diagrams.net drawing|jgraph: mxfile
    mxfile||application/vnd.jgraph.mxfile|diagrams.net drawing|jgraph: mxfile
    mzXML||application/x-mzxml+xml|Mass spectra|Seattle Proteome Center: mzXML 2
    nautilus_object||application/x-nautilus-link|Nautilus link|Nautilus 1
    ncx||application/x-dtbncx+xml|Navigation control|ANSI/NISO Z39.86
    nzb||application/x-nzb|NZB index|NZB
    office:document||application/vnd.oasis.opendocument.text-flat-xml|OpenDocument, flat|OpenDocument 1.3 part 3
    oor:component-data||application/x-openoffice-configuration+xml|Settings|OpenOffice.org: registry format, component-update.dtd
    oor:component-schema||application/x-openoffice-configuration+xml|Schema of settings|OpenOffice.org: registry format, component-schema.dtd
    oor:data||application/x-openoffice-configuration+xml|Settings and their schemas|OpenOffice.org: registry format
    oor:items||application/x-openoffice-configuration+xml|Changed settings|OpenOffice.org: registry format
    opml|org.opml.opml|text/x-opml+xml|OPML outline|OPML 2.0
    opus||application/vnd.recordare.musicxml+xml|MusicXML collection|MusicXML 4.0, opus
    osm||application/x-openstreetmap+xml|OpenStreetMap data|OpenStreetMap wiki: OSM XML
    osmChange||application/x-openstreetmap+xml|OpenStreetMap changes|OpenStreetMap wiki: OsmChange
    outline|org.opml.opml|text/x-opml+xml|Part of an OPML outline|OPML 2.0
    package||application/oebps-package+xml|EPUB package|EPUB 3.3, section 5
    para||application/docbook+xml|Part of a DocBook document|DocBook 4.5
    pathway||application/xml|Pathway|KEGG: KGML_v0.7.2_.dtd
    plist|com.apple.xml-property-list|application/x-plist|XML property list|Apple: PropertyList-1.0.dtd
    policyconfig||application/x-polkit-policy|Actions that need authority|polkit(8), section Declaring actions
    project||application/x-ganttproject|GanttProject plan|GanttProject: GanttXMLSaver
    public:component||text/x-component|HTML component|Microsoft: HTML Components Reference
    qgis||application/x-qgis-layer-settings|QGIS layer style|QGIS documentation: file formats
    qlr||application/x-qgis-layer-definition|QGIS layer definition|QGIS documentation: file formats
    recipe||application/x-qbrew|Recipe of a brew|QBrew: Document, recipe format 0.4
    refentry||application/docbook+xml|DocBook reference page|DocBook 4.5
    reference||application/dita+xml|DITA reference|DITA 1.3
    releases||application/x-freedesktop-appstream-releases|Releases of a component|AppStream 1.0, section Releases
    resources||application/xml|Resources of an application|Android: App resources overview, values
    rfc||application/rfc+xml|Internet-Draft or RFC|RFC 7991, section 2.45
    root||application/xml|Resources of a program|Microsoft: ResXResourceWriter, ResX schema
    rosegarden-data||audio/x-rosegarden|Rosegarden composition|Rosegarden: file format
    rss||application/rss+xml|RSS feed|RSS 2.0
    rss:rss||application/rss+xml|RSS feed|RSS 2.0
    sami||application/x-sami|SAMI subtitles|Microsoft: SAMI
    sbml||application/sbml+xml|Systems biology model|SBML Level 3
    score-partwise||application/vnd.recordare.musicxml+xml|MusicXML score|MusicXML 4.0
    score-timewise||application/vnd.recordare.musicxml+xml|MusicXML score|MusicXML 4.0
    scriptlet||text/scriptlet|Windows script component|Microsoft: Windows Script Components
    sec||application/jats+xml|Journal article|NISO Z39.96, JATS
    sect1||application/docbook+xml|Part of a DocBook document|DocBook 4.5
    seqXML||application/xml|Sequences|seqXML 0.4
    sesx||application/x-audition-session+xml|Audition session|PRONOM fmt/1499
    smil||application/smil+xml|SMIL presentation|SMIL 1.0
    sparql||application/sparql-results+xml|SPARQL results|SPARQL Query Results XML Format
    speak||application/ssml+xml|Speech synthesis|SSML 1.1, section 3.1.1
    spot||text/vnd.in3d.3dml|Streaming 3D|Flatland: 3DML, section The spot tag
    spreadsheet||application/x-kspread|KSpread spreadsheet|KOffice: kspread.dtd
    style-sheet||text/x-dsl|DSSSL style sheet|ISO/IEC 10179; Jade: style-sheet.dtd
    stylesheet||application/xslt+xml|XSLT stylesheet|XSLT 1.0
    subjectScheme||application/dita+xml|DITA subject scheme|DITA 1.3
    svg|public.svg-image|image/svg+xml|SVG image|SVG 1.1
    task||application/dita+xml|DITA task|DITA 1.3
    teiCorpus||application/tei+xml|TEI corpus|TEI P5
    teiCorpus.2||application/tei+xml|TEI corpus|TEI P4
    testsuite||application/xml|Results of tests|Apache Ant: junit task, XML formatter; JUnit.xsd
    testsuites||application/xml|Results of tests|Apache Ant: junitreport task; JUnit.xsd
    text:h||application/vnd.oasis.opendocument.text-flat-xml|Part of an OpenDocument text|OpenDocument 1.3 part 3
    text:p||application/vnd.oasis.opendocument.text-flat-xml|Part of an OpenDocument text|OpenDocument 1.3 part 3
    tileset||application/x-tiled-tsx|Tiled tileset|Tiled: TMX map format
    tmx||application/x-tmx+xml|Translation memory|TMX 1.4b
    topic||application/dita+xml|DITA topic|DITA 1.3
    transform||application/xslt+xml|XSLT stylesheet|XSLT 1.0
    troubleshooting||application/dita+xml|DITA troubleshooting topic|DITA 1.3
    tt||application/ttml+xml|Timed text|TTML 1
    ttFont|org.fonttools.ttx|application/xml|Font in XML|fontTools: TTX
    ui||application/x-designer|Qt Designer interface|Qt: UI file format
    uof:UOF||application/vnd.uof.text|Uniform Office document|GB/T 20916
    valgrindoutput||application/xml|Findings of Valgrind|Valgrind: docs/internals/xml-output-protocol4.txt
    vxml||application/voicexml+xml|VoiceXML dialog|VoiceXML 1.0
    westley||application/mlt+xml|Film project|MLT: XML schema westley.dtd
    wml||text/vnd.wap.wml|WML deck|WML 1.3
    xapmeta|com.seriflabs.xmp|application/rdf+xml|Metadata packet|Adobe: XMP 1.5
    xbel||application/x-xbel|Bookmarks|XBEL 1.0
    xbrl||application/xbrl-instance+xml|Business report|XBRL 2.1, section 4.1
    xdp||application/vnd.adobe.xdp+xml|XML data package|Adobe: XDP specification 2.0
    xfdf||application/vnd.adobe.xfdf|XFDF form data|ISO 19444-1
    xliff||application/xliff+xml|Localisation data|XLIFF 1.2
    xmeml||application/xml|Final Cut Pro project|Apple: Final Cut Pro XML Interchange Format, version 5
    xmi||text/x-xmi|XMI model|OMG: XMI 2.5
    xml||application/xml|References|EndNote: RSXML.dtd
    xmpmeta|com.seriflabs.xmp|application/rdf+xml|Metadata packet|XMP specification part 1, section 7.3.3
    xournal|net.sourceforge.xournal.xoj|application/x-xojpp|Xournal notes|Xournal: file format
    """)

  /// What is no XML vocabulary of its own.
  static let others = TypeTable(
    """
    abiword-template||application/x-abiword-template|AbiWord template|AbiWord: AWML
    ant||application/xml|Ant build file|Apache Ant manual, section Using Apache Ant
    atomcat||application/atomcat+xml|Atom categories|RFC 5023, section 7
    bits||application/x-bits+xml|Book|NISO: BITS 2.0, Book Interchange Tag Suite
    dtd||application/xml-dtd|Document type definition|XML 1.0, section 2.8
    enriched||text/enriched|Enriched text|RFC 1896
    freemind||application/x-freemind|Mind map|FreeMind: freemind.xsd
    graphics-flat||application/vnd.oasis.opendocument.graphics-flat-xml|OpenDocument drawing, flat|OpenDocument 1.3 part 3
    hta||application/hta|HTML application|Microsoft: HTML Applications (HTA)
    html|public.html|text/html|HTML page|WHATWG MIME Sniffing, section 7.1
    jats||application/jats+xml|Journal article|NISO Z39.96, JATS
    jsp||application/x-httpd-jsp|Server page|Jakarta Server Pages, section 1.3
    karbon||application/x-karbon|Karbon drawing|KOffice 1: mime attribute of the root
    kpresenter||application/x-kpresenter|KPresenter presentation|KOffice: kpresenter.dtd
    maven||text/x-maven+xml|Maven project|Maven: POM 4.0.0; Maven 1: Project descriptor
    mobileconfig|com.apple.mobileconfig|application/x-apple-aspen-config|Configuration profile|Apple: Configuration profile reference, top level
    php|public.php-script|text/x-php|PHP script|PHP manual: tags
    planner||application/x-planner|Project plan|GNOME: Planner, mrproject-0.6.dtd
    presentation-flat||application/vnd.oasis.opendocument.presentation-flat-xml|OpenDocument presentation, flat|OpenDocument 1.3 part 3
    qgis-project||application/x-qgis-project|QGIS project|QGIS documentation: file formats
    richtext||text/richtext|Rich text of mails|RFC 1341, section 7.1.3
    riot||text/x-riot|Riot component|Riot documentation, section Riot components syntax
    sgml||text/sgml|SGML document|RFC 1874; ISO 8879
    spreadsheet-flat||application/vnd.oasis.opendocument.spreadsheet-flat-xml|OpenDocument spreadsheet, flat|OpenDocument 1.3 part 3
    storyboard|com.apple.dt.interfacebuilder.document.storyboard|application/xml|Storyboard|Apple: Interface Builder 3, type of a document
    tiled-map||application/x-tiled-tmx|Tiled map|Tiled: TMX map format
    uof-presentation||application/vnd.uof.presentation|Uniform Office presentation|GB/T 20916
    uof-spreadsheet||application/vnd.uof.spreadsheet|Uniform Office spreadsheet|GB/T 20916
    vtk||model/vtk|VTK data|VTK: XML file formats
    webarchive||application/x-webarchive|Safari web archive|Apple: WebArchive
    xhtml|public.xhtml|application/xhtml+xml|XHTML page|XHTML 1.0, section 3.1.1
    xml|public.xml|application/xml|XML document|XML 1.0, section 2.8
    xournalpp|com.github.xournalpp.xopp|application/x-xopp|Xournal++ notes|Xournal++: file format
    """)

  /// The namespaces that end in `*`, with what all names that they stand for begin with.
  static let families = namespaces.lines.filter { $0.key.hasSuffix("*") }.map { known in
    (front: String(known.key.dropLast()), known: known)
  }

  /// Roots named by words that many vocabularies have: where a namespace that is not known tells one of those, the name tells
  /// nothing (Namespaces in XML 1.0, section 6).
  static let commonNames: Set = [
    "CHANNEL", "DIF", "Document", "Folder", "Placemark", "Project", "Scheme", "amf", "application", "article", "book",
    "bookmap", "canvas", "chapter", "component", "concept", "coverage", "diagram", "dictionary", "document", "eagle",
    "entity", "feed", "feedback", "font", "hashlist", "interface", "log", "map", "mockup", "molecule", "opus",
    "outline", "package", "para", "pathway", "project", "recipe", "reference", "refentry", "releases", "resources",
    "rfc", "root", "sec", "sect1", "spot", "spreadsheet", "stylesheet", "subjectScheme", "task", "testsuite",
    "testsuites", "tileset", "topic", "transform", "tt", "ui", "xml",
  ]

  /// What one of must stand in a document whose root has a common name and no namespace.
  ///
  /// It is an element, an attribute or a part of the document type; the sources are those of the names.
  static let parts: [String: [StaticString]] = [
    "DIF": ["<Entry_ID"],
    "Document": ["<Placemark"],
    "Folder": ["<Placemark"],
    "Placemark": ["<LookAt>", "<Point>"],
    "Project": ["<ItemGroup", "<PropertyGroup", "<Import Project=", "<Target Name="],
    "Scheme": ["<BuildAction", "<LaunchAction", "<TestAction"],
    "amf": ["<object", "<metadata"],
    "application": ["<id type=\"desktop\"", "<id type='desktop'"],
    "bookmap": partsOfDITA + ["<booktitle", "<chapter "],
    "concept": partsOfDITA,
    "coverage": ["cobertura.sourceforge.net", "line-rate="],
    "diagram": ["diagramdata"],
    "dita": partsOfDITA,
    "eagle": ["<drawing", "<compatibility"],
    "feed": ["<updated", "<modified", "<entry>"],
    "feedback": ["<policy_published"],
    "glossentry": partsOfDITA,
    "hashlist": ["<creatorinfo", "<hash>"],
    "map": partsOfDITA,
    "molecule": ["<atomArray"],
    "para": partsOfDocBook,
    "pathway": ["KGML", "<entry "],
    "reference": partsOfDITA,
    "resources": [
      "<string name=", "<plurals ", "<string-array ", "<style name=", "<dimen name=", "<declare-styleable ",
    ],
    "root": ["text/microsoft-resx"],
    "sect1": ["<title"],
    "spot": ["<head", "<body", "<level", "<blockset"],
    "stylesheet": ["XSL/Transform", "TR/WD-xsl", "<xsl:"],
    "subjectScheme": partsOfDITA + ["<subjectdef", "<hasInstance"],
    "task": partsOfDITA,
    "testsuite": ["<testcase"],
    "testsuites": ["<testcase"],
    "tileset": ["tilewidth="],
    "topic": partsOfDITA,
    "transform": ["XSL/Transform", "TR/WD-xsl", "<xsl:"],
    "troubleshooting": partsOfDITA,
    "tt": ["<body", "<head"],
    "xml": ["<source-app name=\"EndNote\""],
  ]

  /// The attributes of such a root, one of which is as good.
  static let attributes: [String: [String]] = [
    "Project": ["Sdk"], "amf": ["unit", "version"], "hashlist": ["version"], "tileset": ["tilewidth"],
    "tt": ["xml:lang"],
  ]

  /// The document type, the classes of elements, or the namespace of the architecture (DITA 1.3, part 3, sections DITA DTD
  /// and class attribute).
  static let partsOfDITA: [StaticString] = ["DITA", "class=\"- ", "class='- ", "ditaarch", ":dita:"]

  /// Elements within lines that hardly any other vocabulary has, and the attribute of links (DocBook 4.5).
  static let partsOfDocBook: [StaticString] = [
    "DocBk", "DocBook", "docbook", "linkend=", "<application>", "<command>", "<emphasis", "<filename", "<firstterm>",
    "<function>", "<guimenu", "<indexterm", "<itemizedlist", "<literal>", "<orderedlist", "<parameter>",
    "<programlisting", "<quote>", "<replaceable>", "<screen>", "<simplelist", "<ulink", "<userinput>", "<varname>",
    "<variablelist", "<xref", "</para>\n<para",
  ]
}
