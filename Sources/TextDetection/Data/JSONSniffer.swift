// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// JSON (RFC 8259), lines of it, and the formats that are JSON.
enum JSONSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    activity||application/activity+json|Activity|Activity Streams 2.0, section 2.1
    api||application/vnd.api+json|JSON:API document|JSON:API 1.1, section Document Structure
    arb||application/x-arb+json|Messages of an application|Application Resource Bundle specification
    asciicast||application/x-asciicast|Recording of a terminal|asciinema: asciicast v2
    calendar||application/calendar+json|Calendar|RFC 7265, section 3.2
    chemical||chemical/x-cjson|Molecule|OpenChemistry: Chemical JSON
    city||application/city+json|City model|CityJSON 1.1, section 1.1
    coverage||application/prs.coverage+json|Coverage of space and time|CoverageJSON 1.0, section Media types
    csl||application/vnd.citationstyles.csl+json|Citations|Citation Style Language 1.0.2: csl-data.json
    cyclonedx||application/vnd.cyclonedx+json|CycloneDX bill of materials|CycloneDX 1.5, JSON
    feed||application/feed+json|JSON feed|JSON Feed 1.1, section Top-level
    fhir||application/fhir+json|Health record|HL7: FHIR R5, section JSON representation of resources
    geojson|public.geojson|application/geo+json|GeoJSON|RFC 7946, section 3
    gerber-job||application/x-gerber-job|Gerber job|Ucamco: Gerber Job Format, sections Header and GeneralSpecs
    gltf|org.khronos.gltf|model/gltf+json|glTF scene|glTF 2.0, section 3.2
    google-document||application/vnd.google-apps.document|Link to a Google document|Google Drive
    google-presentation||application/vnd.google-apps.presentation|Link to a Google presentation|Google Drive
    google-spreadsheet||application/vnd.google-apps.spreadsheet|Link to a Google spreadsheet|Google Drive
    hal||application/hal+json|Hypertext application data|draft-kelly-json-hal, sections 4.1.1 and 4.1.2
    har||application/har+json|HTTP archive|HAR 1.2
    ignition||application/vnd.coreos.ignition+json|Settings of a new machine|Ignition: Configuration specification 3.4
    ipynb||application/x-ipynb+json|Jupyter notebook|nbformat 4, The notebook file format
    jams||application/x-jams+json|Annotations of music|Humphrey and others 2014: JAMS
    jrd||application/jrd+json|Resource descriptor|RFC 7033, section 4.4
    json|public.json|application/json|JSON data|RFC 8259
    json-in-call|com.netscape.javascript-source|text/javascript|JSON in a call|B. Ippolito 2005: Remote JSON, JSONP
    json5|org.json5.json5|application/json5|JSON5 data|JSON5 1.0.0
    jwk||application/jwk+json|JSON Web Key|RFC 7517, section 4
    jwk-set||application/jwk-set+json|JSON Web Key set|RFC 7517, section 5
    ld||application/ld+json|JSON-LD|JSON-LD 1.1, section 3.1
    lottie||video/lottie+json|Lottie animation|Lottie 1.0, section Animation
    manifest||application/manifest+json|Web application manifest|W3C: Web Application Manifest, section 1
    mypaint||application/x-mypaint-brush|MyPaint brush|MyPaint: brush file format, version 3
    ndjson||application/x-ndjson|JSON lines|NDJSON 1.0.0
    openapi||application/vnd.oai.openapi+json|OpenAPI description|OpenAPI 3.1.0, section 4.8.1
    pandoc||application/x-pandoc+json|Pandoc document|Pandoc: Text.Pandoc.JSON
    patch||application/json-patch+json|JSON patch|RFC 6902, section 4
    problem||application/problem+json|Problem details|RFC 9457, section 3.1
    sarif||application/sarif+json|Results of static analysis|SARIF 2.1.0, section 3.13
    schema||application/schema+json|JSON schema|JSON Schema 2020-12, section 8.1.1
    scim||application/scim+json|Identity|RFC 7643, section 3
    senml||application/senml+json|Measurements|RFC 8428, section 5
    sparql||application/sparql-results+json|SPARQL results|W3C: SPARQL 1.1 Query Results JSON Format, section 3
    spdx||application/spdx+json|SPDX bill of materials|SPDX 2.3, clause 6
    stix||application/stix+json|Threats|OASIS: STIX 2.1, section 8
    td||application/td+json|Description of a thing|W3C: Thing Description 1.1, section 6.3
    timeline||application/vnd.pixar.opentimelineio+json|Timeline of a film|OpenTimelineIO: file format
    tm||application/tm+json|Model of a thing|W3C: Thing Description 1.1, section 10
    topojson||application/json|Topology|The TopoJSON Format Specification, section 2.1
    trace||application/x-trace-event+json|Trace of a program|Chromium: Trace Event Format
    vcard||application/vcard+json|vCard|RFC 7095, section 3.2
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    let bytes = sample.bytes
    // Texts behind a mark of their own are a sequence (RFC 7464, section 2.1).
    guard sample.start < bytes.count, bytes.first != 0x1e else { return nil }
    switch bytes[sample.start] {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return strict(sample) ?? lenient(sample)
    case UInt8(ascii: "/"): return called(sample) ?? lenient(sample)
    case let first where first.isWordCharacter || first == UInt8(ascii: "$"): return called(sample)
    default: return nil
    }
  }

  /// Names of functions that a script is asked to call are no longer.
  private static let longestName = 128

  /// A call of a function with an object or an array alone, behind nothing but an empty comment, and nothing behind it.
  private static func called(_ sample: TextSample) -> KnownFinding? {
    let text = sample.bytes[sample.start...]
    let name = (text.begins(with: "/**/") ? text.dropFirst(4) : text).drop { $0 <= 0x20 }
    let end = name.prefix(longestName).firstIndex { byte in
      !(byte.isWordCharacter || byte == UInt8(ascii: "$") || byte == UInt8(ascii: "."))
    }
    guard let end, end > name.startIndex, name[end] == UInt8(ascii: "("), end + 1 < text.endIndex else { return nil }
    // Programs of other languages print such values.
    let isCallback =
      text.begins(with: "/**/") || name[..<end].contains(UInt8(ascii: "."))
      || ["callback", "jsonp"].contains { name.matchesAnyCase($0, at: 0) }
    let value = text[(end + 1)...].drop { $0 <= 0x20 }
    guard value.first == UInt8(ascii: "{") || value.first == UInt8(ascii: "[") else { return nil }
    // Names of members in quotation marks are those of no program.
    let member = value.dropFirst().drop { $0 <= 0x20 }
    guard member.first == UInt8(ascii: "\"") || member.first == UInt8(ascii: "{") || member.first == UInt8(ascii: "[")
    else {
      return nil
    }
    var scanner = JSONScanner(sample.bytes, at: value.startIndex)
    switch scanner.scan() {
    case .invalid: return nil
    case .cut where sample.isWhole: return nil
    case .cut: return KnownFinding(isCallback ? types["json-in-call"] : nil, .fair)
    case .whole: break
    }
    let rest = sample.bytes[scanner.position...].drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: ")") else { return nil }
    let behind = rest.dropFirst().trimmed
    let isCall = behind.isEmpty ? isCallback : behind.equals(";")
    return KnownFinding(isCall ? types["json-in-call"] : nil, .fair)
  }

  private static func strict(_ sample: TextSample) -> KnownFinding? {
    let bytes = sample.bytes
    var scanner = JSONScanner(bytes, at: sample.start)
    switch scanner.scan() {
    case .invalid: return nil
    case .cut where sample.isWhole:
      guard bytes.count >= leastTornLength, isTorn(sample) || !scanner.members.isEmpty else { return nil }
      return KnownFinding(types[kind(of: scanner.members, in: sample)], .fair)
    case .cut:
      let key = kind(of: scanner.members, in: sample)
      guard key == "json", let more = membersBehind(scanner, in: sample) else {
        return KnownFinding(types[key], .strong)
      }
      return KnownFinding(types[kind(of: more, in: sample)], .strong)
    case .whole: break
    }
    guard let next = bytes[scanner.position...].firstIndex(where: { $0 > 0x20 }) else {
      return KnownFinding(types[kind(of: scanner.members, in: sample)], .strong)
    }
    // Another value on another line makes lines of JSON.
    guard bytes[scanner.position..<next].contains(0x0a),
      bytes[next] == bytes[sample.start] || bytes[next] == UInt8(ascii: "[") && scanner.members["width"] != nil
    else { return nil }
    var second = JSONScanner(bytes, at: next)
    switch second.scan() {
    case .invalid: return nil
    case .cut where sample.isWhole: return nil
    default: break
    }
    // A header comes first, and events in lists follow.
    guard bytes[next] != bytes[sample.start] else { return KnownFinding(types["ndjson"], .strong) }
    let isRecording = ["version", "width", "height"].allSatisfy { scanner.members[$0] != nil }
    return KnownFinding(isRecording ? types["asciicast"] : nil, .strong)
  }

  /// The members of an object so few of whose members the sample shows that a long value comes early; nil for other values.
  private static func membersBehind(_ scanner: JSONScanner, in sample: TextSample) -> [String: JSONValue]? {
    guard !sample.isWhole, sample.bytes[sample.start] == UInt8(ascii: "{"), sample.encoding.unitLength == 1,
      scanner.members.count <= mostEarlyMembers
    else { return nil }
    var members = JSONMembers(sample.head, from: sample.encoding.markLength)
    members.read()
    return members.values.count > scanner.members.count ? members.values : nil
  }

  /// Where the sample shows more members than that, the others would tell no more.
  private static let mostEarlyMembers = 8

  /// A few characters that could begin an object are no piece of one.
  private static let leastTornLength = 32

  /// Whether a text that ends too early begins as a list of objects does, each with a name in quotation marks.
  private static func isTorn(_ sample: TextSample) -> Bool {
    let marks = sample.bytes[sample.start...].lazy.filter { $0 > 0x20 }.prefix(3)
    return marks.elementsEqual([UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "\"")])
  }

  /// A part of a text must have as many members to be told by them.
  private static let leastMembersOfPart = 3

  /// One value of JSON5 and nothing else, or the beginning of one with several members.
  private static func lenient(_ sample: TextSample) -> KnownFinding? {
    var scanner = JSONScanner(sample.bytes, at: sample.start, as: .json5)
    scanner.skipSpace()
    guard scanner.position < sample.bytes.count,
      [UInt8(ascii: "{"), UInt8(ascii: "[")].contains(sample.bytes[scanner.position])
    else { return nil }
    switch scanner.scan() {
    case .invalid: return nil
    case .cut:
      let isPart = !sample.isWhole && scanner.members.count >= leastMembersOfPart
      return KnownFinding(isPart ? types["json5"] : nil, .strong)
    case .whole:
      scanner.skipSpace()
      return KnownFinding(scanner.position == sample.bytes.count ? types["json5"] : nil, .strong)
    }
  }

  /// What every log has (HAR 1.2, section log).
  private static let membersOfLogs: [StaticString] = ["\"creator\"", "\"entries\"", "\"version\""]

  /// Whether a name is one of those of FHIR's resources, which are letters alone, the first a capital (HL7: FHIR R5, section
  /// Resource Types).
  private static func isRecord(_ name: String?) -> Bool {
    guard let name, let first = name.utf8.first else { return false }
    return (0x41...0x5a).contains(first) && name.utf8.allSatisfy(\.isLetter)
  }

  /// Whether they are those of a descriptor of a resource (RFC 7033, section 4.4).
  private static func isDescriptor(_ names: Dictionary<String, JSONValue>.Keys) -> Bool {
    names.contains("subject") && Set(names).isSubset(of: ["aliases", "expires", "links", "properties", "subject"])
  }

  private static func kind(of members: [String: JSONValue], in sample: TextSample) -> String {
    if let key = shape(of: members), key != "fhir" || isRecord(members["resourceType"]?.text) {
      // The context may be a list, too (Activity Streams 2.0, section 2.1).
      let isActivity = key == "ld" && members["@context"]?.text == nil && members["type"] != nil
      return isActivity && sample.contains("\"https://www.w3.org/ns/activitystreams\"") ? "activity" : key
    }
    // The cells of a notebook come first and may hide the number of the format.
    if members["cells"] != nil, sample.contains("\"cell_type\"") { return "ipynb" }
    if members["chemical json"] != nil, members["atoms"] != nil { return "chemical" }
    if members["head"] == .object, members["results"] == .object, sample.contains("\"bindings\"") { return "sparql" }
    if members["links"] == .array, isDescriptor(members.keys), sample.contains("\"rel\"") { return "jrd" }
    if members["schemas"] == .array, sample.contains("\"urn:ietf:params:scim:") { return "scim" }
    // What stands alone tells by what it holds.
    if members.count == 1 {
      if members["asset"] == .object, sample.contains("\"version\"") { return "gltf" }
      if members["keys"] == .array, sample.contains("\"kty\"") { return "jwk-set" }
      if members["log"] == .object, sample.contains(anyOf: membersOfLogs) { return "har" }
      if members["type"] == .text("Feature") { return "geojson" }
    }
    guard members.isEmpty else { return "json" }
    if let key = listed(sample) { return key }
    return isPatch(sample) ? "patch" : isCitations(sample) ? "csl" : "json"
  }

  /// Lists whose first element names what they are.
  private static func listed(_ sample: TextSample) -> String? {
    let element = sample.bytes[sample.start...].dropFirst().drop { $0 <= 0x20 }
    guard sample.bytes[sample.start] == UInt8(ascii: "["), let first = element.first else { return nil }
    if first == UInt8(ascii: "\"") {
      return element.begins(with: "\"vcard\"") ? "vcard" : element.begins(with: "\"vcalendar\"") ? "calendar" : nil
    }
    if first == UInt8(ascii: "{"), isExpanded(element) { return "ld" }
    if first == UInt8(ascii: "{"), isMeasured(element) { return "senml" }
    // Metadata stood in front of the blocks before the version of the format did (Pandoc: Text.Pandoc.JSON 1.12).
    return first == UInt8(ascii: "{") && element.prefix(16).contains("\"unMeta\"") ? "pandoc" : nil
  }

  /// Whether the first member of a list's first object is a keyword, as in an expanded document; that of the type alone has many
  /// other uses (JSON-LD 1.1, sections 1.7 and 5.1).
  private static func isExpanded(_ element: ArraySlice<UInt8>) -> Bool {
    let member = element.dropFirst().drop { $0 <= 0x20 }
    if member.begins(with: "\"@type\"") {
      return element.prefix(longestExpandedStart).contains("\"@id\"")
        || element.prefix(longestExpandedStart).contains("\"@value\"")
    }
    return member.begins(with: "\"@id\"") || member.begins(with: "\"@context\"")
  }

  /// Whether the members of the first object are those of a record: a base name and a name or value, or a name with its unit and
  /// value (RFC 8428, section 4).
  private static func isMeasured(_ element: ArraySlice<UInt8>) -> Bool {
    let object = element.prefix { $0 != UInt8(ascii: "}") }.prefix(longestExpandedStart)
    guard object.contains("\"bn\"") || object.contains("\"n\"") else { return false }
    let hasValue = ["\"v\"", "\"vb\"", "\"vd\"", "\"vs\""].contains { object.contains($0 as StaticString) }
    return object.contains("\"bn\"") ? hasValue || object.contains("\"n\"") : hasValue && object.contains("\"u\"")
  }

  /// Bytes of an expanded document in which another keyword stands.
  private static let longestExpandedStart = 1 << 10

  private static let citations: [StaticString] = [
    "\"article\"", "\"article-journal\"", "\"article-magazine\"", "\"article-newspaper\"", "\"book\"", "\"chapter\"",
    "\"paper-conference\"", "\"thesis\"", "\"report\"",
  ]

  /// A list of objects with an identifier, one of the types of citations, a title, and a date in parts.
  private static func isCitations(_ sample: TextSample) -> Bool {
    sample.bytes[sample.start] == UInt8(ascii: "[") && sample.contains("\"id\"") && sample.contains("\"type\"")
      && sample.contains("\"title\"") && sample.contains("\"date-parts\"") && sample.contains(anyOf: citations)
  }

  private static let patchMembers: [StaticString] = ["\"op\"", "\"path\"", "\"from\"", "\"value\""]
  private static let patchOperations: [StaticString] = [
    "\"add\"", "\"copy\"", "\"move\"", "\"remove\"", "\"replace\"", "\"test\"",
  ]

  /// A list of operations, the first member of the first of which is one of theirs.
  private static func isPatch(_ sample: TextSample) -> Bool {
    let list = sample.bytes[sample.start...]
    guard list.first == UInt8(ascii: "[") else { return false }
    let object = list.dropFirst().drop { $0 <= 0x20 }
    guard object.first == UInt8(ascii: "{") else { return false }
    let member = object.dropFirst().drop { $0 <= 0x20 }
    return member.begins(withAnyOf: patchMembers) && sample.contains("\"op\"") && sample.contains("\"path\"")
      && sample.contains(anyOf: patchOperations)
  }
}
