// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Detection

/// Documents that only the names of their members tell.
///
/// The key of a line is what must all be there, joined by `&`: `name` a member, `*.ending` a member at the root with
/// that ending, `**.ending` one at any depth, `folder/` members below the folder, `start*` members whose path begins so,
/// `*/name` a member in a folder of any name at the root, `!name` no such member, `1st:` before a pattern the first member
/// only, `all:` every file, `name~word` a member that has the word near its beginning.
/// A `?` in front of all says that other archives use the names too: the line is a guess, and the archive's own name may know
/// better.
enum ZipMemberRules {
  /// The first line that fits decides, so that lines stand from the most particular to the most general.
  static let rules = TypeTable(
    """
    toc.pb&**.apk||application/x-apks|Android package set|Android developers: bundletool, APK sets
    info.json&base.apk||application/vnd.apkm|Android packages with a summary|APKMirror: APKM files
    manifest.json&*.apk||application/xapk-package-archive|Android package with its data|APKPure: XAPK files
    AndroidManifest.xml&classes.jar||application/vnd.android.aar|Android library|Android developers: AAR anatomy
    BundleConfig.pb||application/vnd.android.aab|Android app bundle|Android developers: app bundle format
    AndroidManifest.xml&classes.dex||application/vnd.android.package-archive|Android package|Android developers: APK structure
    AndroidManifest.xml&resources.arsc||application/vnd.android.package-archive|Android package|Android developers: APK structure
    ?AndroidManifest.xml||application/vnd.android.package-archive|Android package|Android developers: APK structure
    META-INF/com/android/metadata||application/vnd.android.ota|Android update|Android Open Source Project: OTA packages, metadata
    BuildManifest.plist&Restore.plist|com.apple.itunes.ipsw|application/x-itunes-ipsw|iOS software archive|Apple: restore images
    AppxMetadata/AppxBundleManifest.xml||application/vnd.ms-appx.bundle|Windows app bundle|Microsoft: app package manifest
    AppxManifest.xml||application/vnd.ms-appx|Windows app package|Microsoft: app package manifest
    extension.vsixmanifest||application/vsix|Visual Studio extension|Microsoft: VSIX extension schema 2.0
    *.nuspec&[Content_Types].xml||application/vnd.nuget.package|NuGet package|NuGet documentation: nuspec; ECMA-376 part 2, section 10.1.2
    ?*.nuspec||application/vnd.nuget.package|NuGet package|NuGet documentation: nuspec
    SpaceClaim/&[Content_Types].xml||model/x-scdoc|SpaceClaim document|ANSYS SpaceClaim: Open Packaging Conventions parts
    ?SpaceClaim/||model/x-scdoc|SpaceClaim document|ANSYS SpaceClaim: Open Packaging Conventions parts
    AppManifest.xaml||application/x-silverlight-app|Silverlight application|Microsoft: Silverlight application structure
    DWFDocumentSequence.dwfseq||model/vnd.dwfx+xps|Autodesk DWFx drawing|Autodesk DWFx specification
    FixedDocumentSequence.fdseq||application/vnd.ms-xpsdocument|XPS document|XML Paper Specification 1.0
    OFD.xml||application/ofd|Open fixed-layout document|GB/T 33190
    3D/model.gcode||application/x-ufp|UltiMaker Format Package|UltiMaker: UFP, tool paths
    3D/&**.model&[Content_Types].xml||model/3mf|3D Manufacturing Format|3MF Core 1.3, section 2.1; ECMA-376 part 2, section 10.1.2
    ?3D/&**.model||model/3mf|3D Manufacturing Format|3MF Core 1.3, section 2.1
    word/document.xml||application/vnd.openxmlformats-officedocument.wordprocessingml.document|Word document|ECMA-376 part 1, 11.3.10
    xl/workbook.bin||application/vnd.ms-excel.sheet.binary.macroenabled.12|Excel binary workbook|[MS-XLSB] 2.1.7.64
    xl/workbook.xml||application/vnd.openxmlformats-officedocument.spreadsheetml.sheet|Excel workbook|ECMA-376 part 1, 12.3.23
    ppt/presentation.xml||application/vnd.openxmlformats-officedocument.presentationml.presentation|PowerPoint presentation|ECMA-376 part 1, 13.3.6
    visio/document.xml||application/vnd.ms-visio.drawing.main+xml|Visio drawing|[MS-VSDX] 2.2.1
    META-INF/AIR/application.xml||application/vnd.adobe.air-application-installer-package+zip|Adobe AIR application|Adobe: AIR application descriptor
    META-INF/application.xml|com.sun.java-archive|application/java-archive|Java enterprise archive|Jakarta EE Platform, section EE.8
    WEB-INF/web.xml|com.sun.web-application-archive|application/java-archive|Java web archive|Jakarta Servlet, section 10.6
    install.rdf||application/x-xpinstall|Mozilla extension|MDN: install manifests
    install.js~initInstall||application/x-xpinstall|Mozilla extension|Mozilla: XPInstall API, method initInstall
    manifest.json&META-INF/mozilla.rsa||application/x-xpinstall|Mozilla extension|MDN: WebExtensions, manifest.json
    META-INF/manifest.xml~application/vnd.sun.star.||application/vnd.openofficeorg.extension|OpenOffice extension|OpenOffice Developer's Guide: extension format
    description.xml&META-INF/manifest.xml||application/vnd.openofficeorg.extension|OpenOffice extension|OpenOffice Developer's Guide: extension format
    Payload/&*/*.app/Info.plist||application/x-ios-app|iOS application|Apple: Technical Note TN2339
    ComicInfo.xml||application/vnd.comicbook+zip|Comic book archive|The Anansi Project: ComicInfo 2.0
    canvas.fig&meta.json||image/x-figma|Figma design|Figma help: local copy files
    document.json&meta.json&pages/|com.bohemiancoding.sketch.drawing|image/x-sketch|Sketch drawing|Sketch developers: file format
    DOMDocument.xml||application/vnd.adobe.fla|Adobe Animate document|Adobe: XFL format
    designmap.xml||application/vnd.adobe.indesign-idml-package|InDesign markup package|Adobe: IDML file format specification
    FusionAssetName[Active]/||model/x-f3d|Fusion 360 archive|Autodesk: Fusion archive
    Manifest.dat&**.BREP/||model/x-f3d|Fusion 360 archive|Autodesk: Fusion archive
    Document.xml&GuiDocument.xml||application/x-extension-fcstd|FreeCAD document|FreeCAD documentation: file format FCStd
    Document.xml~schemas.mindjet.com||application/vnd.mindjet.mindmanager|MindManager map|Mindjet: MindManager XML schema
    content.xml~<OkularArchive||application/vnd.kde.okular-archive|Document and its notes|Okular: core/document.cpp, saveDocumentArchive
    JmolManifest.txt||application/x-jmol|Molecules and their view|Jmol: PNGJ and ZIP files, JmolManifest.txt
    fileversion&dmodel.xml||application/x-comsol|COMSOL model|MPh: model files
    **/activity/activity.info||application/vnd.olpc-sugar|Sugar activity|Sugar Labs: activity bundles
    rp9-manifest.xml||application/vnd.cloanto.rp9|RetroPlatform package|RetroPlatform: RP9 toolbox, manifest
    @3dtilesIndex1@||application/vnd.maxar.archive.3tz+zip|3D Tiles archive|Maxar: 3TZ 1.3, section Index file
    Document.archive&QuickLook/Thumbnail.png||application/x-procreate|Procreate drawing|Savage Interactive: Procreate document, keyed archive
    *.fz&*.ino||application/x-fritzing-fzz|Fritzing sketch with its program|Fritzing: file format, fzz
    *.fz&*.fzp||application/x-fritzing-fzz|Fritzing sketch with its parts|Fritzing: file format, fzz
    geogebra.xml||application/vnd.geogebra.file|GeoGebra construction|GeoGebra reference: file format
    _slide0/&structure.json||application/vnd.geogebra.slides|GeoGebra slides|GeoGebra reference: file format
    geogebra_macro.xml||application/vnd.geogebra.tool|GeoGebra tool|GeoGebra reference: file format
    construction/intergeo.xml||application/vnd.intergeo|Construction|Intergeo: Common file format, I2G 1.0
    doc.kml||application/vnd.google-earth.kmz|Zipped Keyhole Markup|OGC 12-007r2, annex C
    ?*.kml||application/vnd.google-earth.kmz|Zipped Keyhole Markup|OGC 12-007r2, annex C
    1st:*.usdc|com.pixar.universal-scene-description-mobile|model/vnd.usdz+zip|USDZ scene|Pixar: USDZ file format specification
    1st:*.usda|com.pixar.universal-scene-description-mobile|model/vnd.usdz+zip|USDZ scene|Pixar: USDZ file format specification
    1st:*.usd|com.pixar.universal-scene-description-mobile|model/vnd.usdz+zip|USDZ scene|Pixar: USDZ file format specification
    */WHEEL&**.dist-info/WHEEL||application/x-wheel+zip|Python wheel|PEP 427, section The .dist-info directory
    EGG-INFO/PKG-INFO|public.zip-archive|application/zip|Python egg|setuptools: The internal structure of Python eggs
    all:**.npy||application/x-npz|NumPy arrays, zipped|NumPy documentation: numpy.lib.format
    */data.pkl&*/version|public.zip-archive|application/zip|PyTorch model|PyTorch documentation: serialization semantics
    metadata.json&config.json&model.weights.h5|public.zip-archive|application/zip|Keras model|Keras documentation: serialization
    metadata.json&1st:metadata.json&*.tar.zst|public.zip-archive|application/zip|Conda package|conda-package-handling: format
    gedcom.ged||application/vnd.familysearch.gedcom+zip|Zipped family history|FamilySearch GEDCOM 7, section GEDZip
    header/metadata.xml&content/||application/x-siard|Archived database|SIARD 2.2, section 4.1
    header/siardversion/||application/x-siard|Archived database|SIARD 2.2, section 4.2
    outputViewer0000000000.xml||application/x-spss-spv|SPSS output|PSPP developers guide: SPSS viewer file format
    outputViewer0000000000_heading.xml||application/x-spss-spv|SPSS output|PSPP developers guide: SPSS viewer file format
    content/riffData.cdr||application/vnd.corel-draw|CorelDRAW drawing|libcdr: CorelDRAW X4 and later
    content/root.dat&content/dataFileList.dat||application/vnd.corel-draw|CorelDRAW drawing|libcdr: CorelDRAW X6 and later
    form.fo&summary/||application/vnd.software602.filler.form-xml-zip|602XML form|Software602: media type registration; PRONOM fmt/1242
    collection.anki2||application/vnd.anki|Anki deck|Anki manual: packaged decks
    collection.anki21||application/vnd.anki|Anki deck|Anki manual: packaged decks
    metadata&version&**-1||application/vnd.sigrok.session|Logic analyser session|sigrok: file format sigrok v2
    main.lua&conf.lua|org.love2d.love-game|application/x-love-game|LOVE game|LOVE wiki: game distribution
    ?datapackage.json&archive/|net.webrecorder.wacz-archive|application/wacz|Web archive collection|WACZ 1.1.1, section Directory layout
    ?*/index.rdf||application/x-maff|Archived web page|Mozilla: MAFF specification
    *.aml&[Content_Types].xml||application/automationml-amlx+zip|AutomationML container|AutomationML: container
    META-INF/ASiCManifest*||application/vnd.etsi.asic-e+zip|Signed container|ETSI EN 319 162-1, section 4.4
    ModelInfo.xml&*.diag||application/bizagi-modeler|Process model|Bizagi Modeler: model file
    version.xml&Contents/header.xml&Contents/section0.xml||application/x-hwp+zip|Hancom HWPX document|KS X 6101, section 9
    stack.xml&mergedimage.png||image/openraster|OpenRaster picture|OpenRaster 0.0.5, File layout
    maindoc.xml~application/x-karbon||application/x-karbon|Karbon drawing|KOffice: KoStore, zip backend
    maindoc.xml~application/x-kchart||application/x-kchart|KChart chart|KOffice: KoStore, zip backend
    maindoc.xml~application/x-kformula||application/x-kformula|KFormula formula|KOffice: KoStore, zip backend
    maindoc.xml~application/x-kivio||application/x-kivio|Kivio diagram|KOffice: KoStore, zip backend
    maindoc.xml~application/x-kontour||application/x-kontour|Kontour drawing|KOffice: KoStore, zip backend
    maindoc.xml~application/x-kpresenter||application/x-kpresenter|KPresenter presentation|KOffice: KoStore, zip backend
    maindoc.xml~application/x-krita||application/x-krita|Krita picture|KOffice: KoStore, zip backend
    maindoc.xml~application/x-kspread||application/x-kspread|KSpread spreadsheet|KOffice: KoStore, zip backend
    maindoc.xml~application/x-kword||application/x-kword|KWord document|KOffice: KoStore, zip backend
    content.xlf&skeleton.skl||application/x-xliff+zip|Localisation package|Sun: Open Language Tools, XLZ
    OSGI-INF/SUBSYSTEM.MF||application/vnd.osgi.subsystem|OSGi subsystem|OSGi Compendium, section 134.2
    **.html&book.json~"hpub"||application/prs.hpub+zip|HPub book|HPub 1.0: book.json
    ?publication.json||application/lpf+zip|Lightweight publication|W3C: Lightweight Packaging Format, section 3
    BlockList.xml||application/vnd.openofficeorg.autotext|AutoText|IANA: application/vnd.openofficeorg.autotext
    project.json&*.svg&all:*.*||application/x.scratch.sb3|Scratch 3 project|Scratch wiki: Scratch file format 3.0
    content.xml&meta.xml&META-INF/&!mimetype&!settings.xml||application/x-xmind|XMind map|XMind SDK: file structure
    content.json&metadata.json&manifest.json||application/x-xmind|XMind map|XMind SDK: file structure
    animations/&manifest.json~"animations"||application/zip+dotlottie|dotLottie animation|dotLottie 1.0, section 3
    a/&manifest.json~"animations"||application/zip+dotlottie|dotLottie animation|dotLottie 2.0, section 3
    all:*.pkpass|com.apple.pkpasses-data|application/vnd.apple.pkpasses|Wallet passes|Apple: Distributing and updating a pass, section bundles
    manifest.json&pass.json||application/vnd.apple.pkpass|Wallet pass|Apple: Wallet passes, package format
    modrinth.index.json||application/x-modrinth-modpack+zip|Modrinth pack|Modrinth documentation: .mrpack format
    DataModel&Report/|public.zip-archive|application/zip|Power BI report|[MS-PBIX]
    *.qgs&*.qgd||application/x-qgis-project|QGIS project|QGIS documentation: file formats
    all:*.qgs||application/x-qgis-project|QGIS project|QGIS documentation: file formats
    ?**.qgs||application/x-qgis-project|QGIS project|QGIS documentation: file formats
    CaptureOne/&manifest.xml||application/x-captureone|Enhanced image package|Phase One: Capture One, EIP files
    *.twb||application/vnd.tableau.packaged-workbook|Tableau workbook|Tableau help: file types
    Content/score.gpif||application/x-guitar-pro|Guitar Pro 7 score|Arobas Music: Guitar Pro 7, package
    *.mscx&META-INF/container.xml||application/x-musescore|MuseScore score|MuseScore handbook: file formats
    ?*.mscx||application/x-musescore|MuseScore score|MuseScore handbook: file formats
    **.dae&manifest.xml~<dae_root||model/vnd.collada+zip|Zipped COLLADA|COLLADA 1.5, ZAE
    h5p.json|public.zip-archive|application/zip|H5P content|H5P specification: package structure
    imsmanifest.xml~imsccv1p1||application/vnd.ims.imsccv1p1|Common Cartridge|IMS CC 1.1, section 4.2: namespaces
    imsmanifest.xml~imsccv1p2||application/vnd.ims.imsccv1p2|Common Cartridge|IMS CC 1.2, section 4.2: namespaces
    imsmanifest.xml~imsccv1p3||application/vnd.ims.imsccv1p3|Common Cartridge|IMS CC 1.3, section 4.2: namespaces
    imsmanifest.xml&page0.svg||application/vnd.smart.notebook|Pages for a board|SMART: Notebook files; IMS CP 1.2
    modelDescription.xml&binaries/||application/x-fmu-sharing|Functional mock-up unit|FMI 3.0, section 2.5; SSP 1.0, types of components
    modelDescription.xml&sources/||application/x-fmu-sharing|Functional mock-up unit|FMI 3.0, section 2.5; SSP 1.0, types of components
    SystemStructure.ssd||application/x-ssp-package|System structure package|SSP 1.0, section 3
    */workflow.knime||application/vnd.knime.workflow+zip|KNIME workflow|KNIME: exported workflows
    **/workflow.knime||application/vnd.knime.workflow-group+zip|KNIME workflow group|KNIME: exported workflow groups
    document.mwb.xml||application/vnd.mysql-workbench-model|MySQL Workbench model|MySQL Workbench manual: model files
    Home.xml&ContentDigests||application/sweethome3d|Sweet Home 3D plan|Sweet Home 3D: file formats
    Home&ContentDigests||application/sweethome3d|Sweet Home 3D plan|Sweet Home 3D: file formats
    *.osu||application/x-osu-beatmap-archive|Beatmaps|osu! wiki: .osz files
    tizen-manifest.xml||application/vnd.tizen.package|Tizen package|Tizen developers: application packages
    theme_descriptor.xml||application/vnd.nok-s40theme|Series 40 theme|Nokia: Series 40 themes
    ?gadget.xml||application/x-windows-gadget|Sidebar gadget|Microsoft: gadget packages
    metadata.json&contents/ui/main.qml||application/x-plasma|Plasma package|KDE: Plasma packages
    metadata.desktop&contents/ui/main.qml||application/x-plasma|Plasma package|KDE: Plasma packages
    ?config.xml&index.html||application/widget|Web widget|W3C: Packaged Web Apps, sections 6.1 and 8.1
    container.description&information.turtle|public.zip-archive|application/zip|AFF4 image|AFF4 standard 1.0, section 4
    metadata.json&xdata.json&META-INF/MANIFEST.MF|public.zip-archive|application/zip|jamovi data|jamovi: .omv files
    model.xml&DacMetadata.xml|public.zip-archive|application/zip|Data-tier application|Microsoft: DAC packages
    matlab/document.xml|public.zip-archive|application/zip|MATLAB live script|MathWorks: live code file format
    matlab/document.xml&[Content_Types].xml|public.zip-archive|application/zip|MATLAB live script|MathWorks: Live code file format (.mlx)
    simulink/blockdiagram.xml|public.zip-archive|application/zip|Simulink model|MathWorks: SLX files
    bagit.txt|public.zip-archive|application/zip|Bag|RFC 8493, section 2.1.1
    */bagit.txt|public.zip-archive|application/zip|Bag|RFC 8493, section 2.1.1
    ro-crate-metadata.json|public.zip-archive|application/zip|Research object|RO-Crate 1.1, section 3
    agency.txt&stops.txt&trips.txt|public.zip-archive|application/zip|Transit feed|GTFS reference: dataset files
    *.shp&*.shx&*.dbf|public.zip-archive|application/zip|Zipped shapefile|ESRI shapefile technical description
    */manifest.safe|public.zip-archive|application/zip|Satellite product|ESA: SAFE format
    imsmanifest.xml|public.zip-archive|application/zip|IMS content package|IMS CP 1.2, section 5
    ?all:*.stp||model/step+zip|Zipped STEP product data|ISO 10303-21:2016, annex A
    ?all:*.step||model/step+zip|Zipped STEP product data|ISO 10303-21:2016, annex A
    ?all:*.stpx||model/step-xml+zip|Zipped STEP product data in XML|ISO 10303-28:2007
    all:*.fb2||application/x-zip-compressed-fb2|FictionBook, zipped|FictionBook 2
    META-INF/MANIFEST.MF|com.sun.java-archive|application/java-archive|Java archive|JAR File Specification
    """)

  /// The members by which documents are known, wherever they stand in the directory: those of the lines, and those that say
  /// what the whole is.
  static let ownNames = Set(
    parsed.flatMap(\.patterns).filter(\.isWholeName).map(\.name) + [
      "META-INF/container.xml", "META-INF/manifest.xml", "[Content_Types].xml", "_rels/.rels", "mimetype",
    ])

  /// Whether a line is that of a package which others extend by members of their own.
  static func isExtended(_ key: String) -> Bool { key == "META-INF/MANIFEST.MF" }

  /// Whether the Finder of macOS put a member there, which says nothing of the document.
  private static func isOfFinder(_ name: String) -> Bool { name.hasPrefix("__MACOSX/") || name == ".DS_Store" }

  /// Whether a line is that of the main part of an Office document, which several kinds of document have.
  static func isMainPart(_ key: String) -> Bool {
    ["word/document.xml", "xl/workbook.xml", "ppt/presentation.xml", "visio/document.xml"].contains(key)
  }

  /// Whether a line is a guess, because archives of other kinds have members of these names.
  static func isGuess(_ key: String) -> Bool { key.utf8.first == UInt8(ascii: "?") }

  private static let parsed: [(patterns: [Pattern], known: KnownType)] = rules.lines.map { line in
    let patterns = isGuess(line.key) ? line.key.dropFirst() : line.key[...]
    return (patterns.split(separator: "&").map { Pattern(String($0)) }, line)
  }

  /// The document that the member names tell; nil where they tell none.
  ///
  /// - Parameter isLimited: whether there are more members, so that no line holds that asks for all or for none of them.
  /// - Parameter beginning: the first bytes of a member; without them no line holds that asks for a word.
  static func type(
    ofMembers members: [String], isLimited: Bool = false, beginning: (String) -> [UInt8] = { _ in [] }
  ) -> KnownType? {
    let names = members.filter { !isOfFinder($0) }.map { Array($0.utf8) }
    return parsed.first { rule in
      rule.patterns.allSatisfy { !(isLimited && $0.asksForAll) && $0.holds(for: names) }
        && rule.patterns.allSatisfy { pattern in pattern.word.isEmpty || pattern.hasWord(in: beginning(pattern.name)) }
    }?.known
  }

  /// One condition on the member names.
  struct Pattern: Sendable {
    private enum Scope { case some, none, first, all }
    private enum Form {
      case equal
      case below
      case rootEnding
      case ending
      case inSomeFolder
      case inApplication
    }

    private let scope: Scope
    private let form: Form
    private let text: [UInt8]
    /// What the member must have near its beginning; empty for nothing.
    let word: [UInt8]

    /// The name of the member that must have the word.
    var name: String { String(decoding: text, as: UTF8.self) }

    /// Whether it says something of every member.
    var asksForAll: Bool { scope == .all || scope == .none }

    /// Whether it is the name of one member.
    var isWholeName: Bool { form == .equal }

    /// Reads a condition in the notation of the table.
    init(_ notation: String) {
      let (pattern, sought) =
        notation.firstIndex(of: "~").map { (notation[..<$0], notation[$0...].dropFirst()) } ?? (notation[...], "")
      word = Array(sought.utf8)
      var rest = String(pattern)
      if rest.hasPrefix("!") {
        (scope, rest) = (.none, String(rest.dropFirst()))
      } else if rest.hasPrefix("1st:") {
        (scope, rest) = (.first, String(rest.dropFirst(4)))
      } else if rest.hasPrefix("all:") {
        (scope, rest) = (.all, String(rest.dropFirst(4)))
      } else {
        scope = .some
      }
      let ending: Substring
      if rest.hasPrefix("*/*") {
        (form, ending) = (.inApplication, rest.dropFirst(3))
      } else if rest.hasPrefix("**") {
        (form, ending) = (.ending, rest.dropFirst(2))
      } else if rest.hasPrefix("*/") {
        (form, ending) = (.inSomeFolder, rest.dropFirst(1))
      } else if rest.hasPrefix("*") {
        (form, ending) = (.rootEnding, rest == "*.*" ? "" : rest.dropFirst())
      } else if rest.hasSuffix("*") {
        (form, ending) = (.below, rest.dropLast())
      } else {
        (form, ending) = (rest.hasSuffix("/") ? .below : .equal, rest[...])
      }
      text = Array(ending.utf8)
    }

    /// Whether the names meet the condition.
    func holds(for names: [[UInt8]]) -> Bool {
      switch scope {
      case .some: names.contains(where: fits)
      case .none: !names.contains(where: fits)
      case .first: names.first.map(fits) ?? false
      case .all: names.contains(where: fits) && names.allSatisfy { fits($0) || $0.last == Pattern.slash }
      }
    }

    /// Whether the first bytes of the member have the word.
    func hasWord(in bytes: [UInt8]) -> Bool { bytes.span.firstIndex(of: word.span, from: 0) != nil }

    private static let slash = UInt8(ascii: "/")

    private func fits(_ name: [UInt8]) -> Bool {
      switch form {
      case .equal: name == text
      case .below: name.starts(with: text)
      case .rootEnding: ends(name) && !name.contains(Pattern.slash)
      case .ending: ends(name)
      case .inSomeFolder: ends(name) && name.count { $0 == Pattern.slash } == 1
      case .inApplication: ends(name) && name.count { $0 == Pattern.slash } == 2
      }
    }

    private func ends(_ name: [UInt8]) -> Bool {
      guard let last = text.last else { return true }
      return name.last == last && name.count >= text.count && name.suffix(text.count) == text[...]
    }
  }
}
