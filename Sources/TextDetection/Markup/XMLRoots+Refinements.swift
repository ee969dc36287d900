// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What a root stands for in its document, where several kinds of document have one of that name.
extension XMLRoots {
  /// The type of a document with that root; nil for a vocabulary that is not known.
  static func type(of root: XMLRoot, in sample: TextSample) -> KnownType? {
    let isForeign = !root.namespace.isEmpty && commonNames.contains(root.localName)
    let found =
      namespaces[root.namespace] ?? families.first { root.namespace.hasPrefix($0.front) }?.known
      ?? (isForeign ? nil : names[root.qualifiedName] ?? names[root.localName])
    guard let found, !found.mimeType.isEmpty else {
      if root.declaresGeography { return namespaces["http://www.opengis.net/gml*"] }
      return describesResource(root, sample) ? names["RDF"] : nil
    }
    let refined = refined(found, root, sample)
    // Other kinds of document have been told apart by then.
    if refined == found, root.namespace.isEmpty, root.qualifiedName == root.localName,
      let parts = parts[root.localName], !sample.contains(anyOf: parts),
      attributes[root.localName]?.contains(where: root.has) != true, !endsInRoot(sample)
    {
      return nil
    }
    return refined
  }

  /// What says in a graph which resource an element is about, or which one it leads to.
  private static let attributesOfGraphs: [StaticString] = [
    " rdf:ID=", " rdf:about=", " rdf:nodeID=", " rdf:parseType=", " rdf:resource=",
  ]

  /// Whether the root is the only node of a graph, and so stands in no other element (RDF 1.1 XML Syntax, sections 2.6 and
  /// 7.2.9).
  private static func describesResource(_ root: XMLRoot, _ sample: TextSample) -> Bool {
    !root.namespace.isEmpty && root.attributes.contains("http://www.w3.org/1999/02/22-rdf-syntax-ns#")
      && !sample.contains("<rdf:RDF") && sample.contains(anyOf: attributesOfGraphs)
  }

  /// Whether a document is cut behind the start tag of its root, so that nothing could speak against the name.
  private static func endsInRoot(_ sample: TextSample) -> Bool {
    let text = sample.bytes[...].trimmed
    guard text.last == UInt8(ascii: ">"), text.dropLast().last != UInt8(ascii: "/") else { return false }
    let tags = text.indices.dropLast().count { place in
      text[place] == UInt8(ascii: "<") && (text[place + 1].isLetter || text[place + 1] == UInt8(ascii: "/"))
    }
    return tags <= 1
  }

  /// Vocabularies that several kinds of document share.
  private static func refined(_ found: KnownType, _ root: XMLRoot, _ sample: TextSample) -> KnownType {
    switch found.mimeType {
    case "application/docbook+xml": if let known = book(found, root, sample) { return known }
    case "application/dita+xml", "application/xml", "application/x-tmx+xml":
      if let known = map(found, root, sample) { return known }
    case "application/vnd.oasis.opendocument.text-flat-xml":
      if let declared = root.value(of: "office:mimetype") { return flatDocument(declared, found) }
      for kind in ["spreadsheet", "presentation", "graphics"] where declaresKind(kind, sample) {
        return others[kind + "-flat"] ?? found
      }
    case "application/atomsvc+xml" where root.localName == "categories": return others["atomcat"] ?? found
    case "application/vnd.uof.text":
      if let kind = kindOfOffice(sample) { return others[kind] ?? found }
    case "application/x-freedesktop-appstream-component" where registersObject(sample),
      "application/oebps-package+xml" where registersObject(sample):
      return names["scriptlet"] ?? found
    // Documents of KOffice before version 1.3 have the same root, which says whose they are.
    case "application/x-kspread", "application/x-kword":
      if let known = office(root) { return known }
    case "application/x-ganttproject" where root.has("mrproject-version"): return others["planner"] ?? found
    case "application/x-ganttproject" where describesProject(sample): return others["maven"] ?? found
    case "application/x-ganttproject" where isBuildFile(root, sample): return others["ant"] ?? found
    // The first versions are graphs of RDF whose names without a prefix are those of feeds.
    case "application/rdf+xml" where isFeed(root): return namespaces["http://purl.org/rss/1.0/"] ?? found
    // The registered name is that of unstructured grids alone.
    case "model/vnd.vtu" where !sample.contains("UnstructuredGrid", within: TextSample.frontReach):
      return others["vtk"] ?? found
    case "application/x-abiword" where sample.contains("template=\"true\""): return others["abiword-template"] ?? found
    case "application/x-qgis-layer-settings" where root.has("projectname"):
      return others["qgis-project"] ?? found
    case "application/x-xojpp" where root.has("fileversion"): return others["xournalpp"] ?? found
    case "application/x-plist"
    where sample.contains("<key>PayloadUUID</key>") && sample.contains("<key>PayloadType</key>"):
      return others["mobileconfig"] ?? found
    case "application/x-plist" where sample.contains("WebMainResource"): return others["webarchive"] ?? found
    default: break
    }
    return hasForeignRoot(found, root, sample) ? others["xml"] ?? found : found
  }

  /// What a Uniform Office document is that is no text, by its type or by the body in its root, in front of which its styles
  /// may fill the sample; nil for texts (GB/T 20916-2007, section 7).
  private static func kindOfOffice(_ sample: TextSample) -> String? {
    if sample.contains("vnd.uof.spreadsheet") { return "uof-spreadsheet" }
    if sample.contains("vnd.uof.presentation") { return "uof-presentation" }
    let document = sample.encoding.unitLength == 1 ? sample.head[...] : sample.bytes[...]
    if document.contains("<uof:演示文稿") { return "uof-presentation" }
    return document.contains("<uof:电子表格") ? "uof-spreadsheet" : nil
  }

  /// Whether a component tells the system what it is called by, as scripts do that stand for objects (Microsoft: Windows Script
  /// Components, section XML elements).
  private static func registersObject(_ sample: TextSample) -> Bool {
    sample.contains("<component") && sample.contains("<registration") && sample.contains("<script")
  }

  /// What a component of software may be, where it does not say under which licence it is described (AppStream 1.0, section
  /// Component types).
  private static let kindsOfComponents: Set = [
    "addon", "codec", "console-application", "desktop", "desktop-application", "driver", "firmware", "font",
    "icon-theme", "inputmethod", "localization", "operating-system", "repository", "runtime", "web-application",
  ]

  /// Whether a component has its name, and says what it is or under which licence its description is.
  private static func isComponent(_ root: XMLRoot, _ sample: TextSample) -> Bool {
    guard sample.contains("<id>") else { return false }
    if sample.contains("<metadata_license>") { return true }
    return root.value(of: "type").map(kindsOfComponents.contains) == true
      && (sample.contains("<name>") || sample.contains("<summary>"))
  }

  /// Whether a release has its version, and its day as one text or as a number of seconds.
  private static func areReleases(_ sample: TextSample) -> Bool {
    sample.contains("<release ") && sample.contains(" version=")
      && (sample.contains(" date=") || sample.contains(" timestamp="))
  }

  /// Whether a menu has entries, each of which has attributes (GTK: GMenu, section Menu building).
  private static func isMenu(_ sample: TextSample) -> Bool {
    sample.contains("<menu id=") && sample.contains("<attribute name=")
      && (sample.contains("<item") || sample.contains("<section") || sample.contains("<submenu"))
  }

  /// What the root of a document of KOffice says that it is; nil where the name of the root says it.
  private static func office(_ root: XMLRoot) -> KnownType? {
    switch root.value(of: "mime") {
    case "application/x-karbon": others["karbon"]
    case "application/x-kpresenter": others["kpresenter"]
    default: nil
    }
  }

  /// What the MIME type that a document gives itself stands for, templates included; plain XML for kinds that have no type of
  /// their own, such as charts (OpenDocument 1.3 part 3, section 19.383).
  private static func flatDocument(_ declared: String, _ found: KnownType) -> KnownType {
    let prefix = "application/vnd.oasis.opendocument."
    guard declared.hasPrefix(prefix) else { return found }
    let kind = declared.dropFirst(prefix.count)
    if kind.hasPrefix("text") { return found }
    let known = ["spreadsheet", "presentation", "graphics"].first { kind.hasPrefix($0) }
    return others[known.map { $0 + "-flat" } ?? "xml"] ?? found
  }

  /// Elements that no other vocabulary has in a root of that name (DocBook 4.5).
  private static let partsOfBooks: [String: StaticString] = [
    "article": "<articleinfo", "book": "<bookinfo", "refentry": "<refnamediv",
  ]

  /// Books and articles, whose vocabularies have the names of their roots in common; nil where nothing tells which one it is.
  private static func book(_ found: KnownType, _ root: XMLRoot, _ sample: TextSample) -> KnownType? {
    if root.localName == "article",
      sample.contains("DTD JATS") || sample.contains("//NLM//DTD") || sample.contains("dtd-version=")
        || root.has("article-type") && sample.contains("<front")
    {
      return others["jats"] ?? found
    }
    if root.localName == "book", sample.contains("DTD BITS") { return others["bits"] ?? found }
    if root.localName == "chapter", opensChapter(sample) { return found }
    if sample.contains("DTD DocBook V"), !sample.begins(with: "<?xml ") { return others["sgml"] ?? found }
    return partsOfBooks[root.localName].map { sample.contains($0) } == true ? found : nil
  }

  /// Maps of games, minds and topics, and boards of stories; nil for none of them.
  private static func map(_ found: KnownType, _ root: XMLRoot, _ sample: TextSample) -> KnownType? {
    switch found.mimeType {
    case "application/x-tmx+xml" where root.has("tiledversion"), "application/xml" where root.localName == "map":
      return others["tiled-map"] ?? found
    case "application/dita+xml" where root.localName == "map" && root.has("orientation"):
      return others["tiled-map"] ?? found
    // The nodes of mind maps have their words in an attribute (FreeMind: freemind.xsd).
    case "application/dita+xml"
    where root.localName == "map" && (sample.contains(" TEXT=\"") || sample.contains(" version=\"freeplane ")):
      return others["freemind"] ?? found
    case "application/xml" where root.localName == "document" && sample.contains(".Storyboard.XIB\""):
      return others["storyboard"] ?? found
    default: return nil
    }
  }

  /// Whether a root has the name of a vocabulary and lacks what documents in it must have beside it.
  private static func hasForeignRoot(_ found: KnownType, _ root: XMLRoot, _ sample: TextSample) -> Bool {
    switch found.mimeType {
    case "application/x-designer" where !sample.contains("<widget"),
      "application/docbook+xml"
    where root.namespace.isEmpty && !sample.contains("DocBook") && !sample.contains("DocBk XML")
      && !blocksOfDocBook.contains(root.localName),
      "application/vnd.recordare.musicxml+xml" where root.localName == "opus" && !sample.contains("MusicXML"),
      "application/rfc+xml" where !sample.contains("<front"),
      "application/jats+xml" where root.localName == "sec" && !sample.contains("<title"),
      "text/x-opml+xml"
    where root.localName == "outline" && !sample.contains("<outline text=", within: TextSample.frontReach),
      "application/xml" where root.localName == "document" && !sample.contains("com.apple.InterfaceBuilder"),
      "application/xml" where root.localName == "dictionary" && !sample.contains("<suite"),
      "application/x-freedesktop-appstream-component" where root.localName == "component" && !isComponent(root, sample),
      "application/x-freedesktop-appstream-releases" where !areReleases(sample),
      "application/x-gtk-builder"
    where !sample.contains("<object") && !sample.contains("<requires") && !sample.contains("<template class=")
      && !isMenu(sample),
      "application/x-qbrew" where root.value(of: "application") != "qbrew",
      "application/x-angelcode-bmfont" where !sample.contains("<info"),
      "application/oebps-package+xml"
    where !sample.contains("opf") && !sample.contains("oeb-package") && !sample.contains("DTD OEB")
      && !sample.contains("<dc-metadata"),
      "application/x-channel-definition" where !sample.contains("HREF="),
      "application/x-kspread" where !sample.contains("application/x-kspread"),
      "application/x-kword" where !sample.contains("application/x-kword"),
      "image/x-sif" where !root.has("view-box"),
      "application/x-qgis-composer-template" where !sample.contains("printResolution"),
      "application/x-openoffice-palette" where !sample.contains("http://openoffice.org/2"),
      "application/x-xes+xml" where !root.has("xes.version") && !root.has("xes.features"),
      "application/x-tbx" where !sample.contains("TBX"),
      "application/x-ganttproject" where !root.has("gantt-divider-location"),
      "application/vnd.balsamiq.bmml+xml" where !root.has("mockupW") && !sample.contains("com.balsamiq."),
      "model/vnd.moml+xml" where !sample.contains("DTD MoML"):
      true
    default: false
    }
  }

  /// Whether a project has targets, or only what is declared in front of them, with a default target or a directory, as only
  /// build files do.
  private static func isBuildFile(_ root: XMLRoot, _ sample: TextSample) -> Bool {
    (root.has("default") || root.has("basedir") || root.has("name"))
      && sample.contains("<target ") && (root.has("default") || root.has("basedir") || sample.contains(" depends="))
  }

  /// What says in which form a project is described, or what becomes of it, beside the name of what is built; a namespace is
  /// not asked for (Maven: POM reference, section The Basics; Maven 1: Project descriptor).
  private static let partsOfProjects: [StaticString] = ["<modelVersion>", "<packaging>", "<parent>", "<pomVersion>"]

  /// Whether a project is one of Maven's.
  private static func describesProject(_ sample: TextSample) -> Bool {
    sample.contains("<artifactId>") && sample.contains(anyOf: partsOfProjects)
  }

  /// Elements that stand in documents of DocBook alone, where a document is cut into parts without a root.
  private static let blocksOfDocBook: Set = ["para", "sect1"]

  /// Whether a chapter has the elements that only DocBook has in one.
  private static func opensChapter(_ sample: TextSample) -> Bool {
    let blocks: [StaticString] = ["<chapterinfo>", "<sect1 ", "<sect1>", "<simplesect", "<itemizedlist>"]
    return sample.contains("<title") && sample.contains(anyOf: blocks)
  }

  private static func declaresKind(_ kind: String, _ sample: TextSample) -> Bool {
    let wanted = Array("application/vnd.oasis.opendocument.\(kind)".utf8)
    let bytes = sample.bytes
    return bytes.indices.contains { bytes[$0] == wanted[0] && bytes[$0...].starts(with: wanted) }
  }
}
