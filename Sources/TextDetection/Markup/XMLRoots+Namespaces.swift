// SPDX-License-Identifier: Apache-2.0
import Detection

extension XMLRoots {
  /// By namespace and local name, or by namespace alone; a namespace that ends in `*` stands for all it begins.
  static let namespaces = TypeTable(
    """
    SYNCML:SYNCML1*||application/vnd.syncml+xml|Message between devices|OMA: SyncML representation protocol 1.2
    Workbook||application/vnd.ms-excel|SpreadsheetML 2003|Microsoft: Office 2003 XML schemas
    http://a9.com/-/spec/opensearch/1.1/||application/opensearchdescription+xml|Search description|OpenSearch 1.1
    http://archipelago.phrasewise.com/rsd||application/rsd+xml|Interfaces of a weblog|Really Simple Discovery 1.0
    http://autosar.org/*||application/x-arxml+xml|Description of control units|AUTOSAR: XML schema, AUTOSAR_00046
    http://code.deckfour.org/xes||application/x-xes+xml|Event log|XES standard definition 1.0
    http://cyclonedx.org/schema/bom/*||application/vnd.cyclonedx+xml|CycloneDX bill of materials|CycloneDX 1.5, XML
    http://denemo.org/xmlns/Denemo||application/x-denemo|Denemo score|Denemo: exportxml.c
    http://docbook.org/ns/docbook||application/docbook+xml|DocBook document|DocBook 5.1, section 2
    http://docs.oasis-open.org/legaldocml/ns/akn/*||application/akn+xml|Legal document|OASIS: Akoma Ntoso 1.0, part 2
    http://docs.oasis-open.org/ns/search-ws/sruResponse||application/sru+xml|Answer to a search|OASIS: searchRetrieve 1.0, part 3, SRU 2.0
    http://docs.oasis-open.org/ns/xri/xrd-1.0||application/xrd+xml|Resource descriptor|OASIS: XRD 1.0, appendix
    http://ead3.archivists.org/schema/||application/ead+xml|Archival description|EAD3
    http://earth.google.com/kml/*|com.google.earth.kml|application/vnd.google-earth.kml+xml|Keyhole Markup|KML 2.1
    http://edu.kde.org/step/StepCoreXML||application/x-step|World of Step|KDE: Step, xmlfile.cc
    http://gcmd.gsfc.nasa.gov/*||application/dif+xml|Directory interchange|NASA: DIF
    http://geofon.gfz-potsdam.de/ns/seiscomp3-schema/*||application/x-seiscomp+xml|Earthquakes and stations|SeisComP: SCML, schema 0.12
    http://geofon.gfz.de/ns/seiscomp-schema/*||application/x-seiscomp+xml|Earthquakes and stations|SeisComP: SCML, schema 0.14
    http://gexf.net/*||application/gexf+xml|Graph of Gephi|GEXF 1.3 primer
    http://gramps-project.org/xml/*||application/x-gramps-xml|Family tree|Gramps: XML format 1.7
    http://graphml.graphdrawing.org/*||application/graphml+xml|GraphML graph|GraphML primer
    http://hl7.org/fhir||application/fhir+xml|Health record|HL7: FHIR R5, section XML representation of resources
    http://iptc.org/std/nar/*||application/vnd.iptc.g2.newsmessage+xml|News item|IPTC: NewsML-G2
    http://isdoc.cz/namespace/*||application/x-isdoc|Electronic invoice|ISDOC 6.0.1
    http://kayak.2codeornot2code.org/*||application/x-kcd+xml|Messages of a CAN bus|Kayak: KCD file format
    http://maven.apache.org/POM/*||text/x-maven+xml|Maven project|Maven: POM 4.0.0
    http://ns.adobe.com/f4m/1.0||application/f4m+xml|Flash media manifest|Adobe: F4M 1.01
    http://ns.adobe.com/fxg/2008||application/x-fxg+xml|Drawing for Flash|Adobe: FXG 2.0 specification
    http://ns.adobe.com/xdp/||application/vnd.adobe.xdp+xml|XML data package|Adobe: XDP specification 2.0
    http://ns.adobe.com/xfdf/||application/vnd.adobe.xfdf|XFDF form data|ISO 19444-1
    http://ns.editeur.org/onix/3.0/reference||application/onix-message+xml|Book trade message|EDItEUR: ONIX for Books 3.0
    http://ns.editeur.org/onix/3.0/short||application/onix-message-short+xml|Book trade message, short tags|EDItEUR: ONIX for Books 3.0
    http://openebook.org/namespaces/oeb-package/1.0/||application/oebps-package+xml|EPUB package|Open eBook Publication Structure 1.2
    http://openoffice.org/2000/dialog||application/x-openoffice-dialog+xml|Dialog of OpenOffice Basic|OpenOffice.org: dialog.dtd
    http://openoffice.org/2000/script||application/x-openoffice-script+xml|Module of OpenOffice Basic|OpenOffice.org: module.dtd
    http://openoffice.org/2001/registry||application/x-openoffice-configuration+xml|Settings|OpenOffice.org: registry format
    http://openoffice.org/2010/uno-components||application/x-uno-components+xml|Components of UNO|OpenOffice.org: cppuhelper, uno-components
    http://pds.nasa.gov/pds4/*||application/vnd.nasa.pds.pds4+xml|Planetary data label|NASA: PDS4 information model
    http://periapsis.org/tellico/||application/x-tellico|Collection|Tellico: tellico.dtd
    http://projectmallard.org/1.0/||application/x-mallard+xml|Page of help|Mallard 1.0, section Page
    http://psi.hupo.org/ms/mzml*||application/x-mzml+xml|Mass spectra|HUPO-PSI: mzML 1.1
    http://purl.oclc.org/dsdl/schematron||application/schematron+xml|Schematron schema|ISO/IEC 19757-3
    http://purl.org/NET/webdav/mount||application/davmount+xml|Mount of a collection|RFC 4709
    http://purl.org/atom/ns#||application/atom+xml|Atom 0.3 feed|Atom 0.3
    http://purl.org/atompub/tombstones/1.0||application/atomdeleted+xml|Deleted entry|RFC 6721
    http://purl.org/net/xbiblio/csl||application/vnd.citationstyles.style+xml|Citation style|CSL 1.0.2
    http://purl.org/rss/1.0/||application/rss+xml|RSS 1.0 feed|RDF Site Summary 1.0
    http://quakeml.org/*||application/x-quakeml+xml|Earthquakes|QuakeML 1.2
    http://relaxng.org/ns/structure/1.0||application/xml|RELAX NG schema|ISO/IEC 19757-2, section 6
    http://sashimi.sourceforge.net/*||application/x-mzxml+xml|Mass spectra|Seattle Proteome Center: mzXML 3
    http://schemas.dmtf.org/ovf/envelope/*||application/x-virtualbox-ovf|Virtual machine|DMTF DSP0243: Open Virtualization Format, section 7
    http://schemas.mathsoft.com/worksheet*||application/x-mathcad|Mathcad worksheet|PTC: Mathcad worksheet schema
    http://schemas.microsoft.com/3dmanufacturing/*||model/3mf|3D Manufacturing model part|3MF Core 1.3, section 3
    http://schemas.microsoft.com/appx/appinstaller/*||application/appinstaller|App installer|Microsoft: App Installer file
    http://schemas.microsoft.com/client/2007||application/xaml+xml|XAML of Silverlight|Microsoft: Silverlight, XAML namespaces
    http://schemas.microsoft.com/developer/msbuild/2003||application/xml|Project of MSBuild|Microsoft: MSBuild project file schema reference, Project element
    http://schemas.microsoft.com/office/2006/xmlPackage||application/vnd.ms-word2006ml|Office document in one XML file|Microsoft: Flat OPC; Apache Tika
    http://schemas.microsoft.com/office/visio/2003/core||application/vnd.visio|Visio XML drawing|Microsoft: DatadiagramML
    http://schemas.microsoft.com/office/word/2003/wordml|com.microsoft.word.wordml|application/msword|WordprocessingML 2003|Microsoft: Office 2003 XML schemas
    http://schemas.microsoft.com/project||application/vnd.ms-project|Project plan in XML|Microsoft: Project XML schema
    http://schemas.microsoft.com/project/2007||application/vnd.ms-project|Project plan in XML|Microsoft: Project XML schema
    http://schemas.microsoft.com/winfx/2006/xaml/presentation||application/xaml+xml|XAML|Microsoft: XAML
    http://schemas.openxmlformats.org/*||application/xml|Office Open XML part|ECMA-376
    http://schemas.xmlsoap.org/soap/envelope/||application/soap+xml|SOAP 1.1 message|SOAP 1.1, section 4
    http://schemas.xmlsoap.org/ws/2004/09/policy||application/wspolicy+xml|Web service policy|W3C submission: WS-Policy 1.2
    http://schemas.xmlsoap.org/wsdl/||application/wsdl+xml|Web service description|WSDL 1.1
    http://standards.iso.org/iso/19770/-2/*||application/swid+xml|Identification of software|ISO/IEC 19770-2
    http://wadl.dev.java.net/*||application/vnd.sun.wadl+xml|Web application description|W3C submission WADL
    http://www.PureEdge.com/XFDL/*||application/vnd.xfdl|Form|PureEdge: XFDL
    http://www.abisource.com/awml.dtd||application/x-abiword|AbiWord document|AbiWord: AWML
    http://www.akomantoso.org/*||application/akn+xml|Legal document|Akoma Ntoso 1 to 3
    http://www.asam.net/xml/fbx*||application/x-fibex+xml|Messages of a bus|ASAM: MCD-2 NET, FIBEX 3.1
    http://www.ascc.net/xml/schematron||application/schematron+xml|Schematron schema|Schematron 1.5
    http://www.cellml.org/cellml/*||application/cellml+xml|Cell model|RFC 4708
    http://www.collada.org/*||model/vnd.collada+xml|COLLADA scene|COLLADA 1.4.1
    http://www.daa.com.au/~james/dia-shape-ns||application/x-dia-shape|Dia shape|Dia: custom shapes
    http://www.daisy.org/z3986/*||application/x-dtbook+xml|DTBook|ANSI/NISO Z39.86
    http://www.daisy.org/z3986/2005/ncx/||application/x-dtbncx+xml|Navigation control|ANSI/NISO Z39.86
    http://www.devhelp.net/book||application/x-devhelp+xml|Index of a reference manual|Devhelp: devhelp-2.dtd
    http://www.dmg.org/PMML-*||application/x-pmml+xml|Predictive model|DMG: PMML 4.4
    http://www.fdsn.org/xml/station/*||application/vnd.fdsn.stationxml+xml|Seismic stations|FDSN: StationXML 1.2
    http://www.garmin.com/xmlschemas/TrainingCenterDatabase/*||application/vnd.garmin.tcx+xml|Training centre data|Garmin: TCX v2
    http://www.gexf.net/*||application/gexf+xml|Graph of Gephi|GEXF 1.2 draft primer
    http://www.gnumeric.org/*||application/x-gnumeric|Gnumeric spreadsheet|Gnumeric: v10.dtd
    http://www.gribuser.ru/xml/fictionbook/2.0||application/x-fictionbook+xml|FictionBook|FictionBook 2.0
    http://www.gupro.de/GXL/*||application/x-gxl+xml|Exchange of graphs|GXL 1.0, DTD
    http://www.idpf.org/2007/opf||application/oebps-package+xml|EPUB package|EPUB 3.3, section 5
    http://www.incident.com/cap/1.0||application/cap+xml|Warning|OASIS: Common Alerting Protocol 1.0
    http://www.interlis.ch/*||application/interlis+xml|INTERLIS 2 transfer|INTERLIS 2 reference manual, section 3
    http://www.isotc211.org/2005/gmd||text/iso19139+xml|Geographic metadata|ISO/TS 19139
    http://www.ivoa.net/xml/VOTable/*||application/x-votable+xml|Virtual observatory table|IVOA: VOTable 1.4
    http://www.landxml.org/schema/LandXML-*||application/xml|Survey|LandXML 1.2, schema
    http://www.loc.gov/MARC21/slim||application/marcxml+xml|Bibliographic record|RFC 6207, section 2
    http://www.loc.gov/METS/||application/mets+xml|Metadata transmission|RFC 6207, section 3
    http://www.loc.gov/mads/*||application/mads+xml|Authority description|RFC 6207, section 5
    http://www.loc.gov/mods/*||application/mods+xml|Bibliographic description|RFC 6207, section 4
    http://www.loc.gov/zing/srw/||application/sru+xml|Answer to a search|Library of Congress: SRU 1.1
    http://www.lotus.com/dxl||application/x-dxl+xml|Notes documents in XML|HCL: Domino XML
    http://www.lysator.liu.se/~alla/dia/||application/x-dia-diagram|Dia diagram|Dia: file format
    http://www.lysator.liu.se/~alla/dia/dia-sheet-ns||application/x-dia-sheet|Sheet of Dia shapes|Dia: custom shapes, sheet file
    http://www.mozilla.org/keymaster/gatekeeper/there.is.only.xul||application/vnd.mozilla.xul+xml|XUL interface|Mozilla: XUL
    http://www.music-encoding.org/ns/mei||application/mei+xml|Music encoding|MEI 4.0
    http://www.nexml.org/*||application/xml|Phylogenetic data|NeXML 0.9
    http://www.omg.org/spec/BPMN/20100524/MODEL||application/xml|Process|OMG: BPMN 2.0, section 15
    http://www.opengis.net/gml*||application/gml+xml|Geography Markup|OGC 07-036, section 7
    http://www.opengis.net/kml/*|com.google.earth.kml|application/vnd.google-earth.kml+xml|Keyhole Markup|OGC 12-007r2, section 6
    http://www.opengis.net/sld||application/vnd.ogc.sld+xml|Map styles|OGC 05-078r4, Styled Layer Descriptor
    http://www.phyloxml.org*||application/xml|Phylogenetic trees|phyloXML 1.20
    http://www.sbml.org/sbml/*||application/sbml+xml|Systems biology model|RFC 3823
    http://www.sitemaps.org/schemas/sitemap/*||application/xml|Map of a site|Sitemaps XML format 0.9
    http://www.sk.ee/DigiDoc/*||application/x-ddoc|Signed document|SK: DigiDoc format specification 1.3
    http://www.tei-c.org/ns/1.0||application/tei+xml|TEI text|TEI P5
    http://www.topicmaps.org/xtm/*||application/xtm+xml|Topic map|XTM 1.0; ISO/IEC 13250-3, XTM 2.0
    http://www.topografix.com/GPX/*|com.topografix.gpx|application/gpx+xml|GPS exchange data|GPX 1.1
    http://www.transxchange.org.uk/||application/x-transxchange+xml|Bus timetable|TransXChange 2.1
    http://www.ultimaker.com/material||application/x-ultimaker-material-profile|Material to print with|UltiMaker: fdmmaterial.xsd
    http://www.vmware.com/schema/ovf/1/envelope||application/x-virtualbox-ovf|Virtual machine|VMware: Open Virtualization Format 0.9
    http://www.w3.org/1998/Math/MathML||application/mathml+xml|MathML formula|MathML 3.0, section 2.1.2
    http://www.w3.org/1999/XSL/Format||text/x-xslfo|XSL formatting objects|XSL 1.1
    http://www.w3.org/1999/XSL/Transform||application/xslt+xml|XSLT stylesheet|XSLT 2.0, section 3
    http://www.w3.org/1999/xhtml|public.xhtml|application/xhtml+xml|XHTML page|XHTML 1.0, section 3.1.1
    http://www.w3.org/2000/svg|public.svg-image|image/svg+xml|SVG image|SVG 1.1, section 1.2
    http://www.w3.org/2001/04/xmlenc#||application/xenc+xml|Encrypted XML|W3C: XML Encryption 1.1, section 8
    http://www.w3.org/2001/06/grammar||application/srgs+xml|Speech grammar|RFC 4267
    http://www.w3.org/2001/10/synthesis||application/ssml+xml|Speech synthesis|RFC 4267
    http://www.w3.org/2001/SMIL20/Language||application/smil+xml|SMIL presentation|SMIL 2.0
    http://www.w3.org/2001/XMLSchema||application/xml|XML schema|XML Schema 1.0 part 1
    http://www.w3.org/2001/vxml||application/voicexml+xml|VoiceXML dialog|VoiceXML 2.0
    http://www.w3.org/2002/07/owl#||application/owl+xml|OWL ontology|OWL 2 XML Serialization
    http://www.w3.org/2002/09/ccxml||application/ccxml+xml|Call control|W3C: CCXML 1.0
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
    http://www.w3.org/2006/04/ttaf1||application/ttml+xml|Timed text|W3C: Timed Text, Distribution Format Exchange Profile, draft of April 2006
    http://www.w3.org/2006/10/ttaf1||application/ttml+xml|Timed text|W3C: DFXP, candidate recommendation of November 2006
    http://www.w3.org/2007/app||application/atomsvc+xml|Atom service|RFC 5023, section 8
    http://www.w3.org/2009/10/emotionml||application/emotionml+xml|Emotions|W3C: EmotionML 1.0
    http://www.w3.org/TR/WD-xsl||application/xslt+xml|Stylesheet of XSL|W3C: XSL working draft of December 1998, section 2.1
    http://www.w3.org/ns/SMIL||application/smil+xml|SMIL presentation|SMIL 3.0
    http://www.w3.org/ns/prov#||application/provenance+xml|Provenance|W3C: PROV-XML
    http://www.w3.org/ns/ttml||application/ttml+xml|Timed text|TTML 2, section 5.2
    http://www.w3.org/ns/ws-policy||application/wspolicy+xml|Web service policy|W3C: WS-Policy 1.5
    http://www.w3.org/ns/wsdl||application/wsdl+xml|Web service description|WSDL 2.0
    http://www.w3.org/ns/xproc||application/xproc+xml|Pipeline|W3C: XProc 3.0
    http://www.whc.de/CapXML/*||application/x-capella+xml|Capella score|capella software: CapXML 2.0
    http://www.wxwidgets.org/wxxrc||application/x-wxwidgets-xrc|Windows and menus|wxWidgets: XRC file format
    http://www.xbrl.org/2003/instance||application/xbrl-instance+xml|Business report|XBRL 2.1, section 4.1
    http://www.xdomea.de*||application/x-xdomea+xml|Message between registries|XDOMEA 2
    http://www.xes-standard.org/||application/x-xes+xml|Event log|IEEE 1849-2016: XES
    http://www.xfa.org/*||application/xml|XFA form|XFA 3.3
    http://www.xml-cml.org/*||chemical/x-cml|Chemical Markup|CML 3, schema
    http://www.xml-cml.org/schema||chemical/x-cml|Chemical Markup|CML schema 3
    http://xspf.org/ns/0/||application/xspf+xml|XSPF playlist|XSPF 1
    https://earth.google.com/kml/*|com.google.earth.kml|application/vnd.google-earth.kml+xml|Keyhole Markup|KML 2.2
    urn:AMPAS:CLF:*||application/x-clf+xml|Table of colours|SMPTE ST 2136-1: Common LUT Format
    urn:ASC:CDL:*||application/x-asc-cdl+xml|Decisions on colours|ASC: Color Decision List 1.2
    urn:ietf:params:xml:ns:clue-info||application/clue_info+xml|Streams of a conference|RFC 8846
    urn:ietf:params:xml:ns:common-policy||application/auth-policy+xml|Rules of who may see what|RFC 4745
    urn:ietf:params:xml:ns:cpl||application/cpl+xml|Processing of calls|RFC 3880
    urn:ietf:params:xml:ns:dssc||application/dssc+xml|Suitability of algorithms|RFC 5698
    urn:ietf:params:xml:ns:icalendar-2.0||application/calendar+xml|Calendar in XML|RFC 6321
    urn:ietf:params:xml:ns:keyprov:dskpp*||application/dskpp+xml|Provisioning of keys|RFC 6063
    urn:ietf:params:xml:ns:keyprov:pskc||application/pskc+xml|Symmetric keys|RFC 6030
    urn:ietf:params:xml:ns:lgr-1.0||application/lgr+xml|Rules of labels|RFC 7940
    urn:ietf:params:xml:ns:lost1||application/lost+xml|Service at a place|RFC 5222
    urn:ietf:params:xml:ns:lostsync1||application/lostsync+xml|Services at places|RFC 6739
    urn:ietf:params:xml:ns:metalink||application/metalink4+xml|Metalink|RFC 5854
    urn:ietf:params:xml:ns:p2p:config-base||application/p2p-overlay+xml|Settings of an overlay|RFC 6940, section 11.1
    urn:ietf:params:xml:ns:pidf*||application/pidf+xml|Presence|RFC 3863
    urn:ietf:params:xml:ns:reginfo||application/reginfo+xml|State of registrations|RFC 3680
    urn:ietf:params:xml:ns:resource-lists||application/resource-lists+xml|Lists of resources|RFC 4826, section 3
    urn:ietf:params:xml:ns:rls-services||application/rls-services+xml|Services of lists|RFC 4826, section 4
    urn:ietf:params:xml:ns:senml||application/senml+xml|Measurements|RFC 8428, section 7
    urn:ietf:params:xml:ns:vcard-4.0||application/vcard+xml|vCards in XML|RFC 6351, section 3
    urn:ietf:params:xml:ns:watcherinfo||application/watcherinfo+xml|State of subscriptions|RFC 3858
    urn:ietf:params:xml:ns:xcap-caps||application/xcap-caps+xml|Abilities of a server|RFC 4825, section 12
    urn:ietf:params:xml:ns:xcap-diff||application/xcap-diff+xml|Changes of documents|RFC 5874
    urn:ietf:params:xml:ns:xcap-error||application/xcap-error+xml|Conflict of a request|RFC 4825, section 11
    urn:ietf:params:xml:ns:xcon-ccmp||application/ccmp+xml|Message about a conference|RFC 6503
    urn:ietf:params:xml:ns:yang:yin:1||application/yin+xml|YANG module in XML|RFC 6020, section 14.2
    urn:isbn:1-931666-22-9||application/ead+xml|Archival description|EAD 2002
    urn:mpeg:dash:schema:mpd:2011||application/dash+xml|DASH presentation|ISO/IEC 23009-1, section 5
    urn:oasis:names:tc:SAML:2.0:metadata||application/samlmetadata+xml|SAML metadata|OASIS: SAML 2.0 metadata, appendix A
    urn:oasis:names:tc:emergency:cap:*||application/cap+xml|Warning|OASIS: Common Alerting Protocol 1.2, section 3.2
    urn:oasis:names:tc:entity:xmlns:xml:catalog||application/xml|XML catalog|OASIS XML Catalogs 1.1
    urn:oasis:names:tc:opendocument:xmlns:office:1.0||application/vnd.oasis.opendocument.text-flat-xml|OpenDocument, flat|OpenDocument 1.3 part 3
    urn:oasis:names:tc:uoml:*||application/vnd.uoml+xml|Operations on documents|OASIS: UOML-X 1.0
    urn:oasis:names:tc:xliff:document:*||application/xliff+xml|Localisation data|XLIFF 1.2
    urn:schemas-microsoft-com:office:spreadsheet||application/vnd.ms-excel|SpreadsheetML 2003|Microsoft: Office 2003 XML schemas
    urn:xoev-de:xdomea:*||application/x-xdomea+xml|Message between registries|XDOMEA 2.3
    xri://$xrds||application/xrds+xml|Resource descriptors|OASIS: XRI Resolution 2.0, section 3.2
    """)

  /// Whether names without a prefix are those of a feed (RDF Site Summary 1.0 and 0.9).
  static func isFeed(_ root: XMLRoot) -> Bool {
    let names = root.value(of: "xmlns")
    return names == "http://purl.org/rss/1.0/" || names == "http://my.netscape.com/rdf/simple/0.9/"
  }
}
