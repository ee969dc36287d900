// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// The formats that are JSON, by the members of the outermost object.
extension JSONSniffer {
  /// What the members tell, the first line that fits first.
  ///
  /// Each condition must hold: `member` is there, `member=text` is that string, `member^text` begins with it, `member~text` has
  /// it within, and `member{`, `member[` and `member#` are an object, an array, and anything else that is no string.
  private static let shapes: StaticString = """
    ipynb|nbformat cells[
    ipynb|nbformat worksheets
    ipynb|nbformat metadata
    geojson|type=Feature geometry
    geojson|type=Feature properties
    geojson|type=FeatureCollection
    geojson|type=GeometryCollection geometries
    geojson|type=LineString coordinates
    geojson|type=MultiLineString coordinates
    geojson|type=MultiPoint coordinates
    geojson|type=MultiPolygon coordinates
    geojson|type=Point coordinates
    geojson|type=Polygon coordinates
    feed|version~jsonfeed.org
    mypaint|comment^MyPaint settings version
    fhir|resourceType id
    fhir|resourceType meta
    fhir|resourceType text
    fhir|resourceType status
    fhir|resourceType=Bundle
    fhir|resourceType=Parameters
    pandoc|pandoc-api-version blocks
    gltf|asset{ accessors
    gltf|asset{ buffers
    gltf|asset{ meshes
    gltf|asset{ nodes
    gltf|asset{ scene
    gltf|asset{ scenes
    cyclonedx|bomFormat=CycloneDX
    chemical|chemicalJson atoms
    jams|annotations file_metadata
    timeline|OTIO_SCHEMA
    trace|traceEvents[
    spdx|spdxVersion
    openapi|openapi^3
    openapi|swagger=2.0
    topojson|type=Topology objects arcs
    coverage|type=Coverage domain
    coverage|type=CoverageCollection coverages
    coverage|type=Domain axes
    coverage|type=NdArray values
    arb|@@locale
    arb|@@last_modified
    sparql|head{ boolean#
    sarif|$schema~sarif
    sarif|version=2.1.0 runs[
    schema|$schema~json-schema.org
    schema|type=object properties additionalProperties
    schema|type=object properties required
    tm|@context @type=tm:ThingModel
    td|@context^https://www.w3.org/2019/wot/td/
    td|@context^https://www.w3.org/2022/wot/td/
    td|@context securityDefinitions security
    stix|type=bundle id^bundle--
    ignition|ignition{ passwd
    ignition|ignition{ storage
    ignition|ignition{ systemd
    activity|@context=https://www.w3.org/ns/activitystreams
    ld|@context
    ld|@graph @id
    ld|@id @type
    city|type=CityJSON CityObjects
    jwk|kty=EC
    jwk|kty=OKP
    jwk|kty=RSA
    jwk|kty=oct
    google-document|url~docs.google.com/document doc_id
    google-document|url~docs.google.com/document email
    google-document|url~docs.google.com/document resource_id
    google-presentation|url~docs.google.com/presentation doc_id
    google-presentation|url~docs.google.com/presentation email
    google-presentation|url~docs.google.com/presentation resource_id
    google-spreadsheet|url~docs.google.com/spreadsheet doc_id
    google-spreadsheet|url~docs.google.com/spreadsheet email
    google-spreadsheet|url~docs.google.com/spreadsheet resource_id
    gerber-job|Header GeneralSpecs
    lottie|fr ip op layers[
    manifest|start_url display
    manifest|start_url icons
    jrd|subject links aliases
    jrd|subject^acct: links
    problem|type title status#
    problem|title status# detail
    api|jsonapi{ data
    api|jsonapi{ errors
    hal|_links{ _embedded{
    """

  private enum Condition {
    case present(String)
    case equal(String, String)
    case begins(String, String)
    case contains(String, String)
    case holds(String, JSONValue)

    /// The member that must be there.
    var member: String {
      switch self {
      case .present(let member), .equal(let member, _), .begins(let member, _), .contains(let member, _),
        .holds(let member, _):
        member
      }
    }

    init(_ notation: Substring) {
      if let sign = notation.firstIndex(where: { "=^~".contains($0) }) {
        let (member, text) = (String(notation[..<sign]), String(notation[notation.index(after: sign)...]))
        switch notation[sign] {
        case "=": self = .equal(member, text)
        case "^": self = .begins(member, text)
        default: self = .contains(member, text)
        }
      } else if let sign = notation.utf8.last, "{[#".utf8.contains(sign) {
        self = .holds(String(notation.dropLast()), JSONValue(first: sign))
      } else {
        self = .present(String(notation))
      }
    }

    private static func has(_ part: String, in text: String) -> Bool {
      text.utf8Span.span.firstIndex(of: part.utf8Span.span, from: 0) != nil
    }

    func holds(for members: [String: JSONValue]) -> Bool {
      switch self {
      case .present(let member): members[member] != nil
      case .equal(let member, let text): members[member]?.text == text
      case .begins(let member, let text): members[member]?.text?.hasPrefix(text) ?? false
      case .contains(let member, let text): members[member]?.text.map { Self.has(text, in: $0) } ?? false
      case .holds(let member, let value): members[member] == value
      }
    }
  }

  private struct Shape {
    let key: String
    let conditions: [Condition]

    init(_ line: Substring) {
      let fields = line.split(separator: "|", maxSplits: 1)
      (key, conditions) = (String(fields[0]), fields[1].split(separator: " ").map(Condition.init))
    }
  }

  private static let parsedShapes = shapes.description.split(separator: "\n").map(Shape.init)

  /// The numbers of the shapes by the member that they ask for first: most objects have none of these.
  private static let numbersOfShapes = Dictionary(grouping: parsedShapes.indices) { number in
    parsedShapes[number].conditions[0].member
  }

  /// The key of the first shape that fits; nil where none does.
  static func shape(of members: [String: JSONValue]) -> String? {
    let number = members.keys.lazy.compactMap { name in
      numbersOfShapes[name]?.first { number in parsedShapes[number].conditions.allSatisfy { $0.holds(for: members) } }
    }.min()
    return number.map { parsedShapes[$0].key }
  }
}
