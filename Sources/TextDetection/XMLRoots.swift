// SPDX-License-Identifier: Apache-2.0
import Detection

/// XML vocabularies by the namespace or the name of the root element.
enum XMLRoots {
  /// By namespace and local name, or by namespace alone; a namespace that ends in `*` stands for all it begins.
  static let namespaces = TypeTable(
    """
    Workbook||application/vnd.ms-excel|SpreadsheetML 2003|Microsoft: Office 2003 XML schemas
    http://a9.com/-/spec/opensearch/1.1/||application/opensearchdescription+xml|Search description|OpenSearch 1.1
    http://autosar.org/*||application/x-arxml+xml|Description of control units|AUTOSAR: XML schema, AUTOSAR_00046
    http://cyclonedx.org/schema/bom/*||application/vnd.cyclonedx+xml|CycloneDX bill of materials|CycloneDX 1.5, XML
    http://docbook.org/ns/docbook||application/docbook+xml|DocBook document|DocBook 5.1, section 2
    http://docs.oasis-open.org/legaldocml/ns/akn/*||application/akn+xml|Legal document|OASIS: Akoma Ntoso 1.0, part 2
    http://docs.oasis-open.org/ns/xri/xrd-1.0||application/xrd+xml|Resource descriptor|OASIS: XRD 1.0, appendix
    http://earth.google.com/kml/*|com.google.earth.kml|application/vnd.google-earth.kml+xml|Keyhole Markup|KML 2.1
    http://gcmd.gsfc.nasa.gov/*||application/dif+xml|Directory interchange|NASA: DIF
    http://geofon.gfz-potsdam.de/ns/seiscomp3-schema/*||application/x-seiscomp+xml|Earthquakes and stations|SeisComP: SCML, schema 0.12
    http://geofon.gfz.de/ns/seiscomp-schema/*||application/x-seiscomp+xml|Earthquakes and stations|SeisComP: SCML, schema 0.14
    http://graphml.graphdrawing.org/*||application/xml|GraphML graph|GraphML primer
    http://iptc.org/std/nar/*||application/vnd.iptc.g2.newsmessage+xml|News item|IPTC: NewsML-G2
    http://isdoc.cz/namespace/*||application/x-isdoc|Electronic invoice|ISDOC 6.0.1
    http://kayak.2codeornot2code.org/*||application/x-kcd+xml|Messages of a CAN bus|Kayak: KCD file format
    http://maven.apache.org/POM/*||text/x-maven+xml|Maven project|Maven: POM 4.0.0
    http://ns.adobe.com/f4m/1.0||application/f4m+xml|Flash media manifest|Adobe: F4M 1.01
    http://ns.adobe.com/xdp/||application/vnd.adobe.xdp+xml|XML data package|Adobe: XDP specification 2.0
    http://ns.adobe.com/xfdf/||application/vnd.adobe.xfdf|XFDF form data|ISO 19444-1
    http://ns.editeur.org/onix/3.0/reference||application/onix-message+xml|Book trade message|EDItEUR: ONIX for Books 3.0
    http://ns.editeur.org/onix/3.0/short||application/onix-message-short+xml|Book trade message, short tags|EDItEUR: ONIX for Books 3.0
    http://pds.nasa.gov/pds4/*||application/vnd.nasa.pds.pds4+xml|Planetary data label|NASA: PDS4 information model
    http://psi.hupo.org/ms/mzml*||application/x-mzml+xml|Mass spectra|HUPO-PSI: mzML 1.1
    http://purl.org/atom/ns#||application/atom+xml|Atom 0.3 feed|Atom 0.3
    http://purl.org/net/xbiblio/csl||application/vnd.citationstyles.style+xml|Citation style|CSL 1.0.2
    http://purl.org/rss/1.0/||application/rss+xml|RSS 1.0 feed|RDF Site Summary 1.0
    http://quakeml.org/*||application/x-quakeml+xml|Earthquakes|QuakeML 1.2
    http://sashimi.sourceforge.net/*||application/x-mzxml+xml|Mass spectra|Seattle Proteome Center: mzXML 3
    http://schemas.mathsoft.com/worksheet*||application/x-mathcad|Mathcad worksheet|PTC: Mathcad worksheet schema
    http://schemas.microsoft.com/3dmanufacturing/*||model/3mf|3D Manufacturing model part|3MF Core 1.3, section 3
    http://schemas.microsoft.com/appx/appinstaller/*||application/appinstaller|App installer|Microsoft: App Installer file
    http://schemas.microsoft.com/office/2006/xmlPackage||application/vnd.ms-word2006ml|Office document in one XML file|Microsoft: Flat OPC; Apache Tika
    http://schemas.microsoft.com/office/visio/2003/core||application/vnd.visio|Visio XML drawing|Microsoft: DatadiagramML
    http://schemas.microsoft.com/office/word/2003/wordml|com.microsoft.word.wordml|application/msword|WordprocessingML 2003|Microsoft: Office 2003 XML schemas
    http://schemas.microsoft.com/project||application/vnd.ms-project|Project plan in XML|Microsoft: Project XML schema
    http://schemas.microsoft.com/project/2007||application/vnd.ms-project|Project plan in XML|Microsoft: Project XML schema
    http://schemas.microsoft.com/winfx/2006/xaml/presentation||application/xaml+xml|XAML|Microsoft: XAML
    http://schemas.openxmlformats.org/*||application/xml|Office Open XML part|ECMA-376
    http://schemas.xmlsoap.org/soap/envelope/||application/soap+xml|SOAP 1.1 message|SOAP 1.1, section 4
    http://schemas.xmlsoap.org/wsdl/||application/wsdl+xml|Web service description|WSDL 1.1
    http://wadl.dev.java.net/*||application/vnd.sun.wadl+xml|Web application description|W3C submission WADL
    http://www.abisource.com/awml.dtd||application/x-abiword|AbiWord document|AbiWord: AWML
    http://www.akomantoso.org/*||application/akn+xml|Legal document|Akoma Ntoso 1 to 3
    http://www.asam.net/xml/fbx*||application/x-fibex+xml|Messages of a bus|ASAM: MCD-2 NET, FIBEX 3.1
    http://www.cellml.org/cellml/*||application/cellml+xml|Cell model|RFC 4708
    http://www.collada.org/*||model/vnd.collada+xml|COLLADA scene|COLLADA 1.4.1
    http://www.daa.com.au/~james/dia-shape-ns||application/x-dia-shape|Dia shape|Dia: custom shapes
    http://www.daisy.org/z3986/*||application/x-dtbook+xml|DTBook|ANSI/NISO Z39.86
    http://www.daisy.org/z3986/2005/ncx/||application/x-dtbncx+xml|Navigation control|ANSI/NISO Z39.86
    http://www.fdsn.org/xml/station/*||application/vnd.fdsn.stationxml+xml|Seismic stations|FDSN: StationXML 1.2
    http://www.garmin.com/xmlschemas/TrainingCenterDatabase/*||application/vnd.garmin.tcx+xml|Training centre data|Garmin: TCX v2
    http://www.gnumeric.org/*||application/x-gnumeric|Gnumeric spreadsheet|Gnumeric: v10.dtd
    http://www.gribuser.ru/xml/fictionbook/2.0||application/x-fictionbook+xml|FictionBook|FictionBook 2.0
    http://www.interlis.ch/*||application/interlis+xml|INTERLIS 2 transfer|INTERLIS 2 reference manual, section 3
    http://www.isotc211.org/2005/gmd||text/iso19139+xml|Geographic metadata|ISO/TS 19139
    http://www.ivoa.net/xml/VOTable/*||application/x-votable+xml|Virtual observatory table|IVOA: VOTable 1.4
    http://www.loc.gov/MARC21/slim||application/marcxml+xml|Bibliographic record|RFC 6207, section 2
    http://www.loc.gov/METS/||application/mets+xml|Metadata transmission|RFC 6207, section 3
    http://www.loc.gov/mads/*||application/mads+xml|Authority description|RFC 6207, section 5
    http://www.loc.gov/mods/*||application/mods+xml|Bibliographic description|RFC 6207, section 4
    http://www.lotus.com/dxl||application/x-dxl+xml|Notes documents in XML|HCL: Domino XML
    http://www.mozilla.org/keymaster/gatekeeper/there.is.only.xul||application/vnd.mozilla.xul+xml|XUL interface|Mozilla: XUL
    http://www.music-encoding.org/ns/mei||application/mei+xml|Music encoding|MEI 4.0
    http://www.nexml.org/*||application/xml|Phylogenetic data|NeXML 0.9
    http://www.opengis.net/gml*||application/gml+xml|Geography Markup|OGC 07-036, section 7
    http://www.opengis.net/kml/*|com.google.earth.kml|application/vnd.google-earth.kml+xml|Keyhole Markup|OGC 12-007r2, section 6
    http://www.opengis.net/sld||application/vnd.ogc.sld+xml|Map styles|OGC 05-078r4, Styled Layer Descriptor
    http://www.phyloxml.org*||application/xml|Phylogenetic trees|phyloXML 1.20
    http://www.sbml.org/sbml/*||application/sbml+xml|Systems biology model|RFC 3823
    http://www.sk.ee/DigiDoc/*||application/x-ddoc|Signed document|SK: DigiDoc format specification 1.3
    http://www.tei-c.org/ns/1.0||application/tei+xml|TEI text|TEI P5
    http://www.topografix.com/GPX/*|com.topografix.gpx|application/gpx+xml|GPS exchange data|GPX 1.1
    http://www.transxchange.org.uk/||application/x-transxchange+xml|Bus timetable|TransXChange 2.1
    http://www.w3.org/1998/Math/MathML||application/mathml+xml|MathML formula|MathML 3.0, section 2.1.2
    http://www.w3.org/1999/XSL/Format||text/x-xslfo|XSL formatting objects|XSL 1.1
    http://www.w3.org/1999/XSL/Transform||application/xslt+xml|XSLT stylesheet|XSLT 2.0, section 3
    http://www.w3.org/1999/xhtml|public.xhtml|application/xhtml+xml|XHTML page|XHTML 1.0, section 3.1.1
    http://www.w3.org/2000/svg|public.svg-image|image/svg+xml|SVG image|SVG 1.1, section 1.2
    http://www.w3.org/2001/06/grammar||application/srgs+xml|Speech grammar|RFC 4267
    http://www.w3.org/2001/10/synthesis||application/ssml+xml|Speech synthesis|RFC 4267
    http://www.w3.org/2001/SMIL20/Language||application/smil+xml|SMIL presentation|SMIL 2.0
    http://www.w3.org/2001/XMLSchema||application/xml|XML schema|XML Schema 1.0 part 1
    http://www.w3.org/2001/vxml||application/voicexml+xml|VoiceXML dialog|VoiceXML 2.0
    http://www.w3.org/2002/07/owl#||application/owl+xml|OWL ontology|OWL 2 XML Serialization
    http://www.w3.org/2003/04/emma||application/emma+xml|Multimodal annotation|W3C: EMMA 1.0
    http://www.w3.org/2003/05/soap-envelope||application/soap+xml|SOAP 1.2 message|SOAP 1.2, section 5.1
    http://www.w3.org/2003/InkML||application/inkml+xml|Ink|W3C: InkML
    http://www.w3.org/2005/01/pronunciation-lexicon||application/pls+xml|Pronunciation lexicon|RFC 4267
    http://www.w3.org/2005/07/scxml||application/scxml+xml|State chart|SCXML
    http://www.w3.org/2005/11/its||application/its+xml|Internationalisation rules|W3C: ITS 2.0, section 5.5
    http://www.w3.org/2005/Atom||application/atom+xml|Atom feed|RFC 4287, section 4.1.1
    http://www.w3.org/2005/Atom feed||application/atom+xml|Atom feed|RFC 4287, section 4.1.1
    http://www.w3.org/2005/SMIL21/Language||application/smil+xml|SMIL presentation|SMIL 2.1
    http://www.w3.org/2005/sparql-results#||application/sparql-results+xml|SPARQL results|SPARQL Query Results XML Format
    http://www.w3.org/ns/SMIL||application/smil+xml|SMIL presentation|SMIL 3.0
    http://www.w3.org/ns/ttml||application/ttml+xml|Timed text|TTML 2, section 5.2
    http://www.w3.org/ns/wsdl||application/wsdl+xml|Web service description|WSDL 2.0
    http://www.xbrl.org/2003/instance||application/xbrl-instance+xml|Business report|XBRL 2.1, section 4.1
    http://www.xdomea.de*||application/x-xdomea+xml|Message between registries|XDOMEA 2
    http://www.xfa.org/*||application/xml|XFA form|XFA 3.3
    http://www.xml-cml.org/schema||chemical/x-cml|Chemical Markup|CML schema 3
    http://xspf.org/ns/0/||application/xspf+xml|XSPF playlist|XSPF 1
    https://earth.google.com/kml/*|com.google.earth.kml|application/vnd.google-earth.kml+xml|Keyhole Markup|KML 2.2
    urn:ietf:params:xml:ns:metalink||application/metalink4+xml|Metalink|RFC 5854
    urn:ietf:params:xml:ns:yang:yin:1||application/yin+xml|YANG module in XML|RFC 6020, section 14.2
    urn:isbn:1-931666-22-9||application/ead+xml|Archival description|EAD 2002
    urn:mpeg:dash:schema:mpd:2011||application/dash+xml|DASH presentation|ISO/IEC 23009-1, section 5
    urn:oasis:names:tc:SAML:2.0:metadata||application/samlmetadata+xml|SAML metadata|OASIS: SAML 2.0 metadata, appendix A
    urn:oasis:names:tc:entity:xmlns:xml:catalog||application/xml|XML catalog|OASIS XML Catalogs 1.1
    urn:oasis:names:tc:opendocument:xmlns:office:1.0||application/vnd.oasis.opendocument.text-flat-xml|OpenDocument, flat|OpenDocument 1.3 part 3
    urn:oasis:names:tc:xliff:document:*||application/xliff+xml|Localisation data|XLIFF 1.2
    urn:schemas-microsoft-com:office:spreadsheet||application/vnd.ms-excel|SpreadsheetML 2003|Microsoft: Office 2003 XML schemas
    urn:xoev-de:xdomea:*||application/x-xdomea+xml|Message between registries|XDOMEA 2.3
    """)

  /// By the name of the root element.
  static let names = TypeTable(
    """
    ANNOTATION_DOCUMENT||text/x-eaf+xml|ELAN annotations|MPI: ELAN annotation format
    Ableton||application/x-ableton-live|Live set|PRONOM fmt/1463
    CANDELA||application/x-cdd+xml|Diagnostics of a control unit|Vector: CANdela, candela.dtd
    CDXML||chemical/x-cdxml|ChemDraw drawing|CambridgeSoft: CDXML
    COLLADA||model/vnd.collada+xml|COLLADA scene|COLLADA 1.4.1
    DOC||application/x-kword|KWord document|KOffice: kword.dtd
    FictionBook||application/x-fictionbook+xml|FictionBook|FictionBook 2.0
    GIFTI||application/x-gifti+xml|Surface of a brain|GIFTI: Surface file format 1.0
    GraphPadPrismFile||application/x-graphpad-prism-pzfx|GraphPad Prism data|GraphPad: Prism XML format
    MMC_ConsoleFile||application/x-ms-management-console|Management console|Microsoft: .msc file format
    MPD||application/dash+xml|DASH presentation|ISO/IEC 23009-1, section 5
    MRF_META||application/x-mrf|Tiled raster|Esri: Meta raster format specification
    ODX||application/odx|Diagnostics of a control unit|ISO 22901-1, ODX
    OFX||application/x-ofx|Financial exchange|OFX 2.1, section 2.2
    OGRVRTDataSource||application/vrt|Virtual map layers|GDAL: OGR virtual format
    ONIXMessage||application/onix-message+xml|Book trade message|EDItEUR: ONIX for Books 2.1
    ONIXmessage||application/onix-message-short+xml|Book trade message, short tags|EDItEUR: ONIX for Books 2.1
    Ontology||application/owl+xml|Ontology|OWL 2 XML serialization
    PUBLIC:COMPONENT||text/x-component|HTML component|Microsoft: HTML Components Reference
    ParagraphStyleRange||application/x-adobe-indesign-interchange|Part of an InCopy story|Adobe: IDML File Format Specification, section 8
    PremiereData||image/vnd.adobe.premiere|Premiere project|Apache Tika; Adobe Premiere
    QPH||application/x-qph|Qt phrase book|Qt Linguist manual: phrase books
    RDF||application/rdf+xml|RDF graph|RDF 1.1 XML Syntax
    Relationships||application/xml|Package relationships|ECMA-376 part 2
    SCRIBUS||application/vnd.scribus|Scribus document|Scribus: file format
    SCRIBUSUTF8||application/vnd.scribus|Scribus document|Scribus: file format
    SCRIBUSUTF8NEW||application/vnd.scribus|Scribus document|Scribus: file format
    SignedDoc||application/x-ddoc|Signed document|SK: DigiDoc format specification 1.1
    SmoothStreamingMedia||application/vnd.ms-sstr+xml|Smooth streaming manifest|[MS-SSTR] 2.2.2
    TEI||application/tei+xml|TEI text|TEI P5
    TEI.2||application/tei+xml|TEI text|TEI P4
    TEICORPUS.2||application/tei+xml|TEI corpus|TEI P4
    TS||text/vnd.trolltech.linguist|Qt translation|Qt Linguist manual: TS file format
    TrainingCenterDatabase||application/vnd.garmin.tcx+xml|Training centre data|Garmin: TCX v2
    UFRaw||application/x-ufraw|Raw image settings|UFRaw: ID files
    USFSubtitles||application/x-usf|Universal subtitles|CoreCodec: USF 1.1
    VOTABLE||application/x-votable+xml|Virtual observatory table|IVOA: VOTable 1.4
    VRTDataset||application/vrt|Virtual raster|GDAL: virtual format
    VTKFile||model/vnd.vtu|VTK data|VTK: XML file formats
    VisioDocument||application/vnd.visio|Visio XML drawing|Microsoft: DatadiagramML
    X3D||model/x3d+xml|X3D scene|ISO/IEC 19776-1
    XDFIO||application/x-xdf|XDF data|XDF
    XSD||application/x-materials-studio+xml|Structure|Accelrys: Materials Studio, XSD files
    Xdmf||application/x-xdmf|Data model|XDMF model and format
    abiword||application/x-abiword|AbiWord document|AbiWord: AWML
    akomaNtoso||application/akn+xml|Legal document|Akoma Ntoso
    amf||application/x-amf|Additive manufacturing data|ISO/ASTM 52915
    article||application/docbook+xml|DocBook article|DocBook 4.5
    asx|com.microsoft.advanced-stream-redirector|audio/x-ms-asx|ASX playlist|Microsoft: Windows Media metafile
    book||application/docbook+xml|DocBook book|DocBook 4.5
    canvas||image/x-sif|Synfig animation|Synfig: SIF file format
    cml||chemical/x-cml|Chemical Markup|CML 2.4
    concept||application/dita+xml|DITA concept|DITA 1.3
    diagram||application/x-dia-diagram|Dia diagram|Dia: file format
    dictionary|com.apple.scripting-definition|application/xml|Scripting definition|Apple: sdef(5)
    document|com.apple.interfacebuilder.document.cocoa|application/xml|Interface document|Apple: Interface Builder 3
    dtbook||application/x-dtbook+xml|DTBook|ANSI/NISO Z39.86
    en-export|com.evernote.enex|application/xml|Evernote export|Evernote: ENEX 3 DTD
    fcpxml|com.apple.finalcutpro.xml|application/xml|Final Cut Pro project|Apple: FCPXML reference
    feed||application/atom+xml|Atom feed|RFC 4287, section 4.1.1
    fo:root||text/x-xslfo|XSL formatting objects|XSL 1.1
    font||application/x-angelcode-bmfont|Bitmap font description|AngelCode: BMFont
    fulfillmentToken||application/vnd.adobe.adept+xml|Content server message|Adobe: Content Server, PRONOM fmt/871
    glade-interface||application/x-glade|Glade interface|Glade 2
    gmr:Workbook||application/x-gnumeric|Gnumeric spreadsheet|Gnumeric: file format
    gpx|com.topografix.gpx|application/gpx+xml|GPS exchange data|GPX 1.1
    hashlist||application/x-mhl+xml|Media hash list|Pomfort: MHL 1.1
    interface||application/x-gtk-builder|GTK interface|GTK: GtkBuilder UI definitions
    jnlp||application/x-java-jnlp-file|Java Web Start|JSR 56
    kml|com.google.earth.kml|application/vnd.google-earth.kml+xml|Keyhole Markup|OGC 12-007r2
    lmms-project||application/x-lmms-project|LMMS project|LMMS: project file
    map||application/dita+xml|DITA map|DITA 1.3
    mapml||text/mapml|Map|MapML, section 3
    martif||application/x-tbx|Term base|ISO 30042:2008, section 5
    materialx|org.materialx.mtlx|application/xml|Material description|MaterialX 1.38
    math||application/mathml+xml|MathML formula|MathML 3.0
    mei||application/mei+xml|Music encoding|MEI 4.0
    metalink||application/metalink+xml|Metalink|Metalink 3.0
    mods||application/mods+xml|Bibliographic description|MODS 3.8
    mrml||text/x-mrml|Multimedia retrieval|MRML 1.0
    museScore||application/x-musescore+xml|MuseScore score|MuseScore handbook: file formats
    mxGraphModel||application/vnd.jgraph.mxfile|diagrams.net drawing|jgraph: mxfile
    mxfile||application/vnd.jgraph.mxfile|diagrams.net drawing|jgraph: mxfile
    nautilus_object||application/x-nautilus-link|Nautilus link|Nautilus 1
    ncx||application/x-dtbncx+xml|Navigation control|ANSI/NISO Z39.86
    nzb||application/x-nzb|NZB index|NZB
    office:document||application/vnd.oasis.opendocument.text-flat-xml|OpenDocument, flat|OpenDocument 1.3 part 3
    opml|org.opml.opml|text/x-opml+xml|OPML outline|OPML 2.0
    osm||application/x-openstreetmap+xml|OpenStreetMap data|OpenStreetMap wiki: OSM XML
    osmChange||application/x-openstreetmap+xml|OpenStreetMap changes|OpenStreetMap wiki: OsmChange
    outline|org.opml.opml|text/x-opml+xml|Part of an OPML outline|OPML 2.0
    package||application/oebps-package+xml|EPUB package|EPUB 3.3, section 5
    para||application/docbook+xml|Part of a DocBook document|DocBook 4.5
    plist|com.apple.xml-property-list|application/x-plist|XML property list|Apple: PropertyList-1.0.dtd
    public:component||text/x-component|HTML component|Microsoft: HTML Components Reference
    qgis||application/x-qgis-layer-settings|QGIS layer style|QGIS documentation: file formats
    qlr||application/x-qgis-layer-definition|QGIS layer definition|QGIS documentation: file formats
    refentry||application/docbook+xml|DocBook reference page|DocBook 4.5
    reference||application/dita+xml|DITA reference|DITA 1.3
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
    stylesheet||application/xslt+xml|XSLT stylesheet|XSLT 1.0
    svg|public.svg-image|image/svg+xml|SVG image|SVG 1.1
    task||application/dita+xml|DITA task|DITA 1.3
    teiCorpus||application/tei+xml|TEI corpus|TEI P5
    teiCorpus.2||application/tei+xml|TEI corpus|TEI P4
    text:h||application/vnd.oasis.opendocument.text-flat-xml|Part of an OpenDocument text|OpenDocument 1.3 part 3
    text:p||application/vnd.oasis.opendocument.text-flat-xml|Part of an OpenDocument text|OpenDocument 1.3 part 3
    tileset||application/x-tiled-tsx|Tiled tileset|Tiled: TMX map format
    tmx||application/x-tmx+xml|Translation memory|TMX 1.4b
    topic||application/dita+xml|DITA topic|DITA 1.3
    transform||application/xslt+xml|XSLT stylesheet|XSLT 1.0
    tt||application/ttml+xml|Timed text|TTML 1
    ttFont|org.fonttools.ttx|application/xml|Font in XML|fontTools: TTX
    ui||application/x-designer|Qt Designer interface|Qt: UI file format
    uof:UOF||application/vnd.uof.text|Uniform Office document|GB/T 20916
    wml||text/vnd.wap.wml|WML deck|WML 1.3
    xbel||application/x-xbel|Bookmarks|XBEL 1.0
    xbrl||application/xbrl-instance+xml|Business report|XBRL 2.1, section 4.1
    xdp||application/vnd.adobe.xdp+xml|XML data package|Adobe: XDP specification 2.0
    xfdf||application/vnd.adobe.xfdf|XFDF form data|ISO 19444-1
    xliff||application/xliff+xml|Localisation data|XLIFF 1.2
    xmi||text/x-xmi|XMI model|OMG: XMI 2.5
    xmpmeta|com.seriflabs.xmp|application/rdf+xml|Metadata packet|XMP specification part 1, section 7.3.3
    """)

  /// What is no XML vocabulary of its own.
  static let others = TypeTable(
    """
    abiword-template||application/x-abiword-template|AbiWord template|AbiWord: AWML
    dtd||application/xml-dtd|Document type definition|XML 1.0, section 2.8
    enriched||text/enriched|Enriched text|RFC 1896
    graphics-flat||application/vnd.oasis.opendocument.graphics-flat-xml|OpenDocument drawing, flat|OpenDocument 1.3 part 3
    hta||application/hta|HTML application|Microsoft: HTML Applications (HTA)
    html|public.html|text/html|HTML page|WHATWG MIME Sniffing, section 7.1
    jats||application/jats+xml|Journal article|NISO Z39.96, JATS
    jsp||application/x-httpd-jsp|Server page|Jakarta Server Pages, section 1.3
    php|public.php-script|text/x-php|PHP script|PHP manual: tags
    presentation-flat||application/vnd.oasis.opendocument.presentation-flat-xml|OpenDocument presentation, flat|OpenDocument 1.3 part 3
    qgis-project||application/x-qgis-project|QGIS project|QGIS documentation: file formats
    sgml||text/sgml|SGML document|RFC 1874; ISO 8879
    spreadsheet-flat||application/vnd.oasis.opendocument.spreadsheet-flat-xml|OpenDocument spreadsheet, flat|OpenDocument 1.3 part 3
    tiled-map||application/x-tiled-tmx|Tiled map|Tiled: TMX map format
    uof-presentation||application/vnd.uof.presentation|Uniform Office presentation|GB/T 20916
    uof-spreadsheet||application/vnd.uof.spreadsheet|Uniform Office spreadsheet|GB/T 20916
    vtk||model/vtk|VTK data|VTK: XML file formats
    webarchive||application/x-webarchive|Safari web archive|Apple: WebArchive
    xhtml|public.xhtml|application/xhtml+xml|XHTML page|XHTML 1.0, section 3.1.1
    xml|public.xml|application/xml|XML document|XML 1.0, section 2.8
    """)

  /// What the names of namespaces begin with that stand for all of them.
  private static let families = namespaces.lines.filter { $0.key.hasSuffix("*") }.map { known in
    (front: String(known.key.dropLast()), known: known)
  }

  /// The type of a document with that root; nil for a vocabulary that is not known.
  static func type(of root: XMLRoot, in sample: TextSample) -> KnownType? {
    let found =
      namespaces[root.namespace] ?? families.first { root.namespace.hasPrefix($0.front) }?.known
      ?? names[root.qualifiedName] ?? names[root.localName]
    guard let found, !found.mimeType.isEmpty else {
      return root.declaresGeography ? namespaces["http://www.opengis.net/gml*"] : nil
    }
    return refined(found, root, sample)
  }

  /// Vocabularies that several kinds of document share.
  private static func refined(_ found: KnownType, _ root: XMLRoot, _ sample: TextSample) -> KnownType {
    switch found.mimeType {
    case "application/vnd.oasis.opendocument.text-flat-xml":
      for kind in ["spreadsheet", "presentation", "graphics"] where declaresKind(kind, sample) {
        return others[kind + "-flat"] ?? found
      }
    case "application/vnd.uof.text" where sample.contains("vnd.uof.spreadsheet"):
      return others["uof-spreadsheet"] ?? found
    case "application/vnd.uof.text" where sample.contains("vnd.uof.presentation"):
      return others["uof-presentation"] ?? found
    case "application/x-tmx+xml" where sample.contains("tiledversion"), "application/xml" where root.localName == "map":
      return others["tiled-map"] ?? found
    case "application/dita+xml" where root.localName == "map" && sample.contains("orientation="):
      return others["tiled-map"] ?? found
    case "application/docbook+xml"
    where root.localName == "article"
      && (sample.contains("DTD JATS") || sample.contains("//NLM//DTD") || sample.contains("dtd-version=")):
      return others["jats"] ?? found
    case "application/docbook+xml" where sample.contains("DTD DocBook V"): return others["sgml"] ?? found
    case "application/dita+xml" where root.localName == "map" && !sample.contains("DITA"),
      "application/x-designer" where !sample.contains("<widget"),
      "application/docbook+xml"
    where root.namespace.isEmpty && !sample.contains("DocBook") && !blocksOfDocBook.contains(root.localName),
      "application/jats+xml" where root.localName == "sec" && !sample.contains("<title"),
      "text/x-opml+xml" where root.localName == "outline" && !sample.contains("<outline text=", within: 256),
      "application/xml" where root.localName == "document" && !sample.contains("com.apple.InterfaceBuilder"),
      "application/xml" where root.localName == "dictionary" && !sample.contains("<suite"),
      "application/x-gtk-builder" where !sample.contains("<object") && !sample.contains("<requires"),
      "application/x-angelcode-bmfont" where !sample.contains("<info"),
      "application/oebps-package+xml" where !sample.contains("opf"),
      "application/x-kword" where !sample.contains("application/x-kword"),
      "image/x-sif" where !sample.contains("view-box="),
      "application/x-tbx" where !sample.contains("TBX"):
      return others["xml"] ?? found
    // The registered name is that of unstructured grids alone.
    case "model/vnd.vtu" where !sample.contains("UnstructuredGrid", within: 512): return others["vtk"] ?? found
    case "application/x-abiword" where sample.contains("template=\"true\""): return others["abiword-template"] ?? found
    case "application/x-qgis-layer-settings" where sample.contains("projectname=", within: 1024):
      return others["qgis-project"] ?? found
    case "application/x-plist" where sample.contains("WebMainResource"): return others["webarchive"] ?? found
    default: break
    }
    return found
  }

  /// Elements that stand in documents of DocBook alone, where a document is cut into parts without a root.
  private static let blocksOfDocBook: Set = ["para", "sect1"]

  private static func declaresKind(_ kind: String, _ sample: TextSample) -> Bool {
    let wanted = Array("application/vnd.oasis.opendocument.\(kind)".utf8)
    let bytes = sample.bytes
    return bytes.indices.contains { bytes[$0] == wanted[0] && bytes[$0...].starts(with: wanted) }
  }
}
