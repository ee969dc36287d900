// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// XML by its root element, HTML by its first tag, and what stands between `<?` or `<%`.
enum MarkupSniffer: TextSniffer {
  /// HTML tags that WHATWG MIME Sniffing accepts, section 7.1, table in step 1; each must be followed by a space or `>`.
  ///
  /// Parsers forgive a document type without its space (WHATWG HTML, section 13.2.5.53).
  private static let htmlTags: [StaticString] = [
    "!doctype html", "!doctypehtml", "a", "b", "body", "br", "div", "font", "h1", "h2", "h3", "head", "html", "iframe",
    "meta", "p", "script", "span", "style", "table", "title", "ul",
  ]

  /// Whether a directive or a comment of a server page stands after the declaration of XML, where no document may have it
  /// (Jakarta Server Pages, section 6.2.2).
  private static func isServedDocument(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "<?xml "), let end = sample.bytes[...].firstIndex(of: "?>", from: sample.start) else {
      return false
    }
    let rest = sample.bytes[(end + 2)...].drop { $0 <= 0x20 }
    return rest.begins(with: "<%@") || rest.begins(with: "<%--")
  }

  /// Directives that pages of other servers do not have in small letters (Jakarta Server Pages, section 1.10).
  private static let directives: [StaticString] = [
    "<%@ include file=", "<%@ page import=", "<%@ taglib ", "<%@include file=", "<%@page import=", "<%@taglib ",
  ]

  /// Actions, and tags of the standard library (Jakarta Server Pages, section 5; Jakarta Standard Tag Library, section 6).
  private static let actions: [StaticString] = ["<c:forEach ", "<jsp:include ", "<jsp:useBean "]

  /// The namespace of actions, which only documents declare that a server runs (Jakarta Server Pages, section 6.3.2).
  private static let namespaceOfActions: StaticString = "http://java.sun.com/JSP/Page"

  /// Whether the root is that of a document for a server, or of a page with actions; stylesheets that make such pages declare
  /// the namespace as well.
  private static func hasActions(_ root: XMLRoot) -> Bool {
    root.attributes.contains(namespaceOfActions)
      && (root.namespace.isEmpty || root.namespace == "http://www.w3.org/1999/xhtml"
        || root.namespace == namespaceOfActions.description)
  }

  /// Processing instructions that name a format of their own.
  private static let instructions: [StaticString] = ["<?aid ", "<?quicktime", "<?wpl"]

  static let tables = [XMLRoots.names, XMLRoots.namespaces, XMLRoots.others]

  /// Behind comments that end further on, too little of a document is in the sample.
  private static let longestPlainProlog = 4 << 10

  static func finding(in sample: TextSample) -> KnownFinding? {
    if isEnriched(sample) { return KnownFinding(XMLRoots.others["enriched"], .strong) }
    if RichText.fills(sample) { return KnownFinding(XMLRoots.others["richtext"], .strong) }
    guard sample.start < sample.bytes.count, sample.bytes[sample.start] == UInt8(ascii: "<") else {
      return pageBehindText(sample)
    }
    if let page = servedPage(sample) { return page }
    var prolog = XMLProlog(sample)
    prolog.read()
    if let finding = finding(of: prolog, in: sample) { return finding }
    if mayOpenProse(prolog), LightweightMarkup.isProseWithTags(sample) { return nil }
    if let root = prolog.root, hasActions(root) { return KnownFinding(XMLRoots.others["jsp"], .strong) }
    if let part = part(prolog, in: sample) { return KnownFinding(part, .fair) }
    if let finding = html(prolog, sample) {
      return KnownFinding(application(in: sample) ?? finding.known, finding.weight)
    }
    return document(prolog, in: sample)
  }

  /// A page for a server that begins with text, which is output as it is (PHP manual, section Escaping from HTML).
  private static func pageBehindText(_ sample: TextSample) -> KnownFinding? {
    if sample.bytes.hasAnyCase("<?php", at: sample.front) { return KnownFinding(XMLRoots.others["php"], .strong) }
    return KnownFinding(isServedPage(sample) ? XMLRoots.others["html"] : nil, .strong)
  }

  /// A page that begins with what a server runs.
  private static func servedPage(_ sample: TextSample) -> KnownFinding? {
    let bytes = sample.bytes
    if bytes.hasAnyCase("<?php", at: sample.start) || bytes.has("<?=", at: sample.start) {
      return KnownFinding(XMLRoots.others["php"], .strong)
    }
    let isJava =
      bytes.has("<%@", at: sample.start) || bytes.has("<%--", at: sample.start) || isServedDocument(sample)
      || sample.contains("<%@") && sample.contains(anyOf: directives)
      || bytes.has("<%", at: sample.start) && sample.contains(anyOf: actions)
    return KnownFinding(isJava ? XMLRoots.others["jsp"] : nil, .fair)
  }

  /// What tells a format in front of the root element, or in its place.
  private static func finding(of prolog: XMLProlog, in sample: TextSample) -> KnownFinding? {
    let bytes = sample.bytes
    let opening = bytes.prefix(prolog.position + longestPHPSearch)
    if let php = opening.firstIndex(of: "<?php", from: 0), !opening[..<php].contains("<![CDATA[") {
      return KnownFinding(XMLRoots.others["php"], .strong)
    }
    for instruction in instructions where bytes.prefix(prolog.position).contains(instruction) {
      return KnownFinding(TextMarks.line(instruction.description), .strong)
    }
    if isDefinition(bytes, at: prolog.position) { return KnownFinding(XMLRoots.others["dtd"], .strong) }
    return KnownFinding(HTMLComponent.opens(prolog, in: sample) ? XMLRoots.names["PUBLIC:COMPONENT"] : nil, .strong)
  }

  /// A document by its root, or by how it is written; no page of HTML, as far as its prolog was read.
  private static func document(_ seen: XMLProlog, in sample: TextSample) -> KnownFinding? {
    var (prolog, body) = (seen, sample)
    if prolog.root == nil ? prolog.hasDeclaration : prolog.endOfComments > longestPlainProlog {
      // A licence may fill the sample, or leave too little of it for what tells documents with the same root apart.
      prolog = XMLProlog(headOf: sample)
      prolog.read()
      body = prolog.behindComments(of: sample)
      if prolog.hasDeclaration, let finding = html(prolog, body) { return finding }
    }
    guard let root = prolog.root else {
      // Only where its root was read is it certain that a document is none of those that have roots of their own.
      return KnownFinding(prolog.hasDeclaration ? XMLRoots.others["xml"] : nil, .fair)
    }
    let known = XMLRoots.type(of: root, in: body)
    if prolog.hasDocumentType, !prolog.hasDeclaration,
      known.map({ $0.key == "xml" }) ?? true && isGeneralized(prolog, sample.bytes)
        || GeneralizedMarkup.isUsed(in: sample)
    {
      return KnownFinding(XMLRoots.others["sgml"], .strong)
    }
    if let known { return KnownFinding(known, .strong) }
    if !prolog.hasDeclaration, !prolog.hasDocumentType, root.namespace.isEmpty, closes(root, in: sample),
      sample.contains(anyOf: boundAttributes)
    {
      return KnownFinding(XMLRoots.others["riot"], .fair)
    }
    // Without a declaration, a word between angle brackets is XML only where it is closed or has a namespace.
    let isXML =
      prolog.hasDeclaration || prolog.hasDocumentType || !root.namespace.isEmpty
      || root.hasOnlyAttributes && closes(root, in: sample)
    return KnownFinding(isXML ? XMLRoots.others["xml"] : nil, prolog.hasDeclaration ? .strong : .fair)
  }

  /// Attributes that expressions stand behind, and no quotation marks, which no XML leaves out (Riot documentation, sections
  /// Conditionals and Loops).
  private static let boundAttributes: [StaticString] = [" each={", " if={"]

  /// Whether the document type is declared in small letters, or without the name of its file, as XML does not allow
  /// (ISO 8879, section 11.1; XML 1.0, section 2.8, production 28).
  private static func isGeneralized(_ prolog: XMLProlog, _ bytes: [UInt8]) -> Bool {
    let front = bytes[..<min(prolog.position, bytes.count)]
    guard let start = front.firstIndex(of: "<!DOCTYPE", from: 0) else { return true }
    let declaration = front[start...].prefix { $0 != UInt8(ascii: ">") }
    return declaration.trimmed.suffix(6).matchesAnyCase("system", at: 0)
  }

  /// Commands whose parameter no other markup has in an element of its own (RFC 1896, section 3).
  private static let enrichedCommands: [StaticString] = [
    "<color><param>", "<excerpt><param>", "<fontfamily><param>", "<lang><param>", "<paraindent><param>",
    "<x-color><param>",
  ]

  private static func isEnriched(_ sample: TextSample) -> Bool {
    sample.contains("><param>") && sample.contains(anyOf: enrichedCommands)
  }

  /// Whether a markup declaration stands where a document has its root (XML 1.0, section 2.8, production 31).
  private static func isDefinition(_ bytes: [UInt8], at position: Int) -> Bool {
    guard position < bytes.count else { return false }
    let declarations: [StaticString] = ["<!ELEMENT", "<!ENTITY", "<!ATTLIST", "<!NOTATION"]
    return declarations.contains { bytes.has($0, at: position) }
  }

  /// What a document without its root is part of, whose first element pages have too.
  private static func part(_ prolog: XMLProlog, in sample: TextSample) -> KnownType? {
    // The prefix by convention (XSLT 1.0, section 2.1), which a part does not declare.
    if sample.begins(with: "<xsl:"), let name = prolog.root?.localName, name != "stylesheet", name != "transform" {
      return XMLRoots.names["stylesheet"]
    }
    guard let root = prolog.root, !prolog.hasDeclaration, !prolog.hasDocumentType, root.namespace.isEmpty,
      root.qualifiedName == "p" || root.qualifiedName == "div"
    else { return nil }
    // A page has its head in its root, the divisions of TEI have theirs (TEI P5, section 4.2.1).
    if root.qualifiedName == "div", sample.contains("<head>"), !sample.contains("<body"),
      !sample.contains(anyOf: elementsOfHeads)
    {
      return XMLRoots.names["TEI"]
    }
    if sample.contains(anyOf: tagsOfTexts) { return XMLRoots.names["TEI"] }
    return sample.contains(anyOf: tagsOfArticles) ? XMLRoots.others["jats"] : nil
  }

  /// What stands in the head of a page alone, where the head of a division has words (WHATWG HTML, section 4.2).
  private static let elementsOfHeads: [StaticString] = ["<link rel=", "<meta ", "<script", "<style"]

  /// Tags of texts (TEI P5, sections 3.3.2 and 4.1.2).
  private static let tagsOfTexts: [StaticString] = ["<div type=\"level", "<hi rendition="]
  /// Tags of journal articles (NISO Z39.96, JATS).
  private static let tagsOfArticles: [StaticString] = ["<ext-link ", "<monospace>", "<sec id=", "<sec>"]

  /// Actions, and calls of the objects that Java's pages have without declaring them (Jakarta Server Pages, sections 1.8.3 and 5).
  private static let implicitCalls: [StaticString] = [
    "<jsp:", "application.getAttribute(", "out.print(", "out.println(", "pageContext.", "request.getAttribute(",
    "request.getContextPath(", "request.getParameter(", "response.sendRedirect(", "session.getAttribute(",
    "session.setAttribute(",
  ]

  /// Statements and echoes in tags that settings of PHP allow to be short (PHP manual, PHP tags, Alternative syntax for control
  /// structures).
  private static let shortTags: [StaticString] = [
    "<? elseif (", "<? endforeach", "<? endif", "<? foreach (", "<? foreach(", "<? if (", "<? if(", "<? while (",
    "<?= $", "<?=$",
  ]

  /// What a page is part of, where it says so (Microsoft: HTML Applications; Active Server Pages).
  private static func application(in sample: TextSample) -> KnownType? {
    if sample.contains("<HTA:APPLICATION") || sample.contains("<hta:application") { return XMLRoots.others["hta"] }
    if HTMLComponent.isPage(sample) { return XMLRoots.names["PUBLIC:COMPONENT"] }
    if sample.contains(anyOf: shortTags) { return XMLRoots.others["php"] }
    guard sample.contains("<%") else { return nil }
    if ActiveServerPage.usesObjects(sample) { return ActiveServerPage.page }
    return sample.contains(anyOf: implicitCalls) ? XMLRoots.others["jsp"] : nil
  }

  private static func html(_ prolog: XMLProlog, _ sample: TextSample) -> KnownFinding? {
    // A page may be a stylesheet (XSLT 1.0, section 2.3).
    if prolog.root?.has("xsl:version") == true { return KnownFinding(XMLRoots.names["stylesheet"], .strong) }
    if prolog.root?.namespace == "http://www.w3.org/1999/xhtml", prolog.hasDeclaration || !prolog.hasDocumentType {
      return KnownFinding(XMLRoots.others["xhtml"], .strong)
    }
    if prolog.hasDeclaration {
      let isPage = prolog.documentType.lowercased() == "html" || prolog.root?.localName.lowercased() == "html"
      return isPage ? KnownFinding(XMLRoots.others["xhtml"], .strong) : nil
    }
    // Comments may stand in front of the document type that marks bookmarks.
    if prolog.documentType == "NETSCAPE-Bookmark-file-1" {
      return KnownFinding(TextMarks.line("<!DOCTYPE NETSCAPE-Bookmark-file-1"), .strong)
    }
    if prolog.documentType.lowercased() == "html" { return KnownFinding(XMLRoots.others["html"], .strong) }
    guard prolog.position < sample.bytes.count else { return nil }
    let at = prolog.position + 1
    for tag in htmlTags where sample.bytes.hasAnyCase(tag, at: at) {
      let end = at + tag.utf8CodeUnitCount
      guard end < sample.bytes.count, sample.bytes[end] <= 0x20 || sample.bytes[end] == UInt8(ascii: ">") else {
        continue
      }
      // Tables of other documents have groups of columns (OASIS TR 9503: Exchange table model).
      if tag.description == "table", sample.contains("<tgroup") { return nil }
      let isRoot = tag.description.hasSuffix("html")
      if !isRoot, HTMLElements.areOutnumbered(in: sample) { return nil }
      // A link goes somewhere or has a name.
      if tag.description == "a", sample.bytes[end] > 0x20 { continue }
      // Words in one-letter tags are common in other templates too, and the rules of grammars never close.
      if tag.utf8CodeUnitCount == 1, !sample.contains("</") { continue }
      return KnownFinding(XMLRoots.others["html"], tag.utf8CodeUnitCount > 2 ? .strong : .fair)
    }
    // Parts of pages begin with the end of an element, as no document does.
    if elementsOfParts.contains(where: { sample.bytes.hasAnyCase($0, at: at) }) {
      return KnownFinding(XMLRoots.others["html"], .fair)
    }
    guard let root = prolog.root, root.namespace.isEmpty else { return nil }
    let name = root.localName.lowercased()
    let isPart =
      isOfPages(root, name, in: sample) || sections.contains(name) && sample.contains(anyOf: tagsOfSections)
      || name == "map" && sample.contains("<area ")
      || name == "area" && sample.contains("<area shape=") && sample.contains("coords=")
      || (name == "section" || flows.contains(name)) && (tagsOfSections + tagsOfFlows).contains { sample.contains($0) }
      || flows.contains(name) && root.localName == name.uppercased() && sample.contains(anyOf: capitalTags)
    return KnownFinding(isPart && !HTMLElements.areOutnumbered(in: sample) ? XMLRoots.others["html"] : nil, .fair)
  }

  /// Ends of elements, with which parts of pages begin.
  private static let elementsOfParts: [StaticString] = [
    "/body>", "/center>", "/div>", "/font>", "/html>", "/table>", "/td>", "/tr>", "/ul>",
  ]

  /// Elements that no other vocabulary has, or with attributes that others do not give them (WHATWG HTML, sections 4.2 to 4.10
  /// and 16; HTML 3.2).
  private static func isOfPages(_ root: XMLRoot, _ name: String, in sample: TextSample) -> Bool {
    switch name {
    case "td", "th": sample.contains("</body>\n</html>")
    case "center", "isindex", "marquee", "noscript": true
    case "base": root.has("href") || root.has("HREF")
    case "ilayer", "layer": sample.contains("</script>") || sample.contains("</SCRIPT>")
    case "tr": sample.contains(anyOf: cells) || sample.contains("</body>\n</html>")
    case "datalist", "select": sample.contains("<option")
    case "details": sample.contains("<summary")
    case "dialog", "fieldset", "textarea", "tbody": sample.contains(anyOf: partsOfForms)
    case "figure": sample.contains("<figcaption") || sample.contains("<img ")
    case "i": root.has("class")
    case "label": root.has("for") || sample.contains("<input ")
    case "option": root.has("value") && sample.contains(anyOf: nextChoices)
    case "button": root.has("class") || root.has("onclick")
    case "frameset": sample.contains("<frame ") || sample.contains("<FRAME ")
    case "img": root.has("src") || root.has("SRC")
    case "link": root.has("rel") && root.has("href")
    case "audio", "video": root.has("controls") || sample.contains("<source src=")
    default: false
    }
  }

  /// What stands in elements that forms and tables have (WHATWG HTML, sections 4.9, 4.10 and 4.11.4).
  private static let partsOfForms: [StaticString] = [
    "</td>", "</textarea>", "<button", "<form", "<input ", "<label", "<legend", "<p>",
  ]

  /// Cells of a row (WHATWG HTML, section 4.9.8).
  private static let cells: [StaticString] = ["<TD", "<TH", "<td", "<th>"]
  /// What follows a choice in a list, or says that it is made, as no XML can (WHATWG HTML, section 4.10.10).
  private static let nextChoices: [StaticString] = ["</option>\n<option ", "</option><option ", " selected>"]

  /// Elements that parts of pages have as their first one, besides image maps (section 4.8.13), and other documents as their
  /// root too (WHATWG HTML, section 4.3).
  private static let sections: Set = ["article", "aside", "footer", "header", "main", "nav", "section"]
  /// Tags that those other documents have not.
  private static let tagsOfSections: [StaticString] = [
    "<a class=", "<a href=", "<div", "<h1", "<h2", "<h3", "<img ", "<li>", "<span", "<ul",
  ]

  /// Elements of flow that parts of pages begin with too, and hardly any other document (WHATWG HTML, section 4.4).
  private static let flows: Set = ["blockquote", "dl", "form", "hr", "li", "ol", "pre"]
  /// Tags in them that are common in other vocabularies as parts of sections.
  private static let tagsOfFlows: [StaticString] = ["<br", "<code", "<dt>", "<input ", "<p>"]
  /// Tags in elements of capitals.
  private static let capitalTags: [StaticString] = ["<A HREF=", "<BR", "<LI>", "<P>"]

  /// Whether a page stands after the field that a server is to send with it (RFC 3875, section 6.3.1).
  private static func isServedPage(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes
    guard bytes.hasAnyCase("content-type: text/html", at: sample.start),
      let end = bytes.span.firstIndex(of: 0x0a, from: sample.start, to: bytes.count)
    else { return false }
    let page = bytes[end...].firstIndex { $0 > 0x20 } ?? bytes.count
    return bytes.hasAnyCase("<!doctype html", at: page) || bytes.hasAnyCase("<html", at: page)
  }

  /// What documents of Markdown and of wikis open with, to set a title or a picture in the middle of the line.
  private static let flowTags: Set = [
    "a", "b", "br", "center", "details", "div", "font", "h1", "h2", "h3", "i", "img", "p", "picture", "span", "sub",
    "sup", "table", "ul",
  ]

  private static func mayOpenProse(_ prolog: XMLProlog) -> Bool {
    guard let root = prolog.root, !prolog.hasDeclaration, !prolog.hasDocumentType else { return false }
    return root.namespace.isEmpty && flowTags.contains(root.localName.lowercased())
  }

  /// Bytes behind the beginning of the root in which PHP begins; what follows is shown there.
  private static let longestPHPSearch = 512

  /// Bytes in which an element of a document that is cut must end.
  private static let longestElementSearch = 4096

  /// Whether the root is closed within the sample, or the sample ends before it could be; comments may stand behind it (XML 1.0,
  /// section 2.8, production 27).
  private static func closes(_ root: XMLRoot, in sample: TextSample) -> Bool {
    let name = Array(root.qualifiedName.utf8)
    let bytes = sample.bytes
    guard sample.isWhole else {
      return bytes.prefix(longestElementSearch).contains("</") || bytes.prefix(longestElementSearch).contains("/>")
    }
    var text = bytes[sample.start...].trimmed
    if text.suffix(3).equals("-->") {
      var comment: Int?
      while let next = text.firstIndex(of: "<!--", from: comment.map { $0 + 1 } ?? text.startIndex) { comment = next }
      text = text[..<(comment ?? text.endIndex)].trimmed
    }
    let index = text.lastIndex(of: UInt8(ascii: ">")) ?? -1
    guard index == text.endIndex - 1, index >= name.count + 2, !isFollowed(root, in: text) else { return false }
    // White space may stand after the name (XML 1.0, section 3.1).
    let tag = bytes[..<index].trimmed
    return tag.suffix(name.count + 2).elementsEqual("</".utf8 + name) || bytes[index - 1] == UInt8(ascii: "/")
  }

  /// Whether words stand behind the end of the root, by how often elements of its name open and close; other elements may, as in
  /// parts of documents (XML 1.0, section 4.3.2, production 78).
  private static func isFollowed(_ root: XMLRoot, in text: ArraySlice<UInt8>) -> Bool {
    guard !text.contains("<!--"), !text.contains("<![CDATA[") else { return false }
    let name = Array(root.qualifiedName.utf8)
    var (depth, place) = (0, text.startIndex)
    while let tag = text[place...].firstIndex(of: UInt8(ascii: "<")) {
      let isEnd = text[tag...].dropFirst().first == UInt8(ascii: "/")
      let rest = text[(tag + (isEnd ? 2 : 1))...]
      place = tag + 1
      guard rest.starts(with: name), let next = rest.dropFirst(name.count).first,
        next <= 0x20 || next == UInt8(ascii: ">") || next == UInt8(ascii: "/"),
        let end = rest.firstIndex(of: UInt8(ascii: ">"))
      else { continue }
      if isEnd { depth -= 1 } else if text[end - 1] != UInt8(ascii: "/") { depth += 1 }
      if depth <= 0 { return text[(end + 1)...].first { $0 > 0x20 }.map { $0 != UInt8(ascii: "<") } ?? false }
      place = end + 1
    }
    return false
  }
}
