// SPDX-License-Identifier: Apache-2.0
import Detection

/// JSON (RFC 8259), lines of it, and the formats that are JSON.
enum JSONSniffer: TextSniffer {
  static let types = TypeTable(
    """
    feed||application/feed+json|JSON feed|JSON Feed 1.1, section Top-level
    cyclonedx||application/vnd.cyclonedx+json|CycloneDX bill of materials|CycloneDX 1.5, JSON
    geojson|public.geojson|application/geo+json|GeoJSON|RFC 7946, section 3
    gltf|org.khronos.gltf|model/gltf+json|glTF scene|glTF 2.0, section 3.2
    google-document||application/vnd.google-apps.document|Link to a Google document|Google Drive
    google-presentation||application/vnd.google-apps.presentation|Link to a Google presentation|Google Drive
    google-spreadsheet||application/vnd.google-apps.spreadsheet|Link to a Google spreadsheet|Google Drive
    har||application/har+json|HTTP archive|HAR 1.2
    ipynb|org.jupyter.notebook|application/x-ipynb+json|Jupyter notebook|nbformat 4, The notebook file format
    json|public.json|application/json|JSON data|RFC 8259
    jwk||application/jwk+json|JSON Web Key|RFC 7517, section 4
    jwk-set||application/jwk-set+json|JSON Web Key set|RFC 7517, section 5
    ld||application/ld+json|JSON-LD|JSON-LD 1.1, section 3.1
    ndjson||application/x-ndjson|JSON lines|NDJSON 1.0.0
    openapi||application/vnd.oai.openapi+json|OpenAPI description|OpenAPI 3.1.0, section 4.8.1
    schema||application/schema+json|JSON schema|JSON Schema 2020-12, section 8.1.1
    spdx||application/spdx+json|SPDX bill of materials|SPDX 2.3, clause 6
    """)

  /// The geometry and feature types of RFC 7946, section 1.4.
  private static let geometries: Set = [
    "Feature", "FeatureCollection", "GeometryCollection", "LineString", "MultiLineString", "MultiPoint", "MultiPolygon",
    "Point", "Polygon",
  ]

  static func finding(in sample: TextSample) -> KnownFinding? {
    let bytes = sample.bytes
    guard sample.start < bytes.count,
      bytes[sample.start] == UInt8(ascii: "{") || bytes[sample.start] == UInt8(ascii: "[")
    else { return nil }
    var scanner = JSONScanner(bytes, at: sample.start)
    switch scanner.scan() {
    case .invalid: return nil
    case .cut: return sample.isWhole ? nil : KnownFinding(types[kind(of: scanner.members, in: sample)], .strong)
    case .whole: break
    }
    guard let next = bytes[scanner.position...].firstIndex(where: { $0 > 0x20 }) else {
      return KnownFinding(types[kind(of: scanner.members, in: sample)], .strong)
    }
    // Another value on another line makes lines of JSON.
    guard bytes[scanner.position..<next].contains(0x0a), bytes[next] == bytes[sample.start] else { return nil }
    var second = JSONScanner(bytes, at: next)
    switch second.scan() {
    case .invalid: return nil
    case .cut where sample.isWhole: return nil
    default: return KnownFinding(types["ndjson"], .strong)
    }
  }

  private static func kind(of members: [String: String], in sample: TextSample) -> String {
    if members["nbformat"] != nil, members["cells"] != nil || members["worksheets"] != nil || members["metadata"] != nil
    {
      return "ipynb"
    }
    // The cells come first and may hide the number of the format.
    if members["cells"] != nil, sample.contains("\"cell_type\"") { return "ipynb" }
    if members["type"]?.hasPrefix("Feature") == true { return "geojson" }
    if members["version"]?.contains("jsonfeed.org") == true { return "feed" }
    if let type = members["type"], geometries.contains(type),
      ["coordinates", "features", "geometry", "geometries"].contains(where: { members[$0] != nil })
    {
      return "geojson"
    }
    let sceneParts: Set = ["accessors", "buffers", "meshes", "nodes", "scene", "scenes"]
    if members["asset"] != nil,
      members.count == 1 ? sample.contains("\"version\"") : !sceneParts.isDisjoint(with: members.keys)
    {
      return "gltf"
    }
    if members["bomFormat"] == "CycloneDX" { return "cyclonedx" }
    if members["spdxVersion"] != nil { return "spdx" }
    if members["openapi"]?.hasPrefix("3") == true || members["swagger"] == "2.0" { return "openapi" }
    if members["$schema"]?.contains("json-schema.org") == true { return "schema" }
    if members["@context"] != nil { return "ld" }
    if let kind = members["kty"], ["EC", "OKP", "RSA", "oct"].contains(kind) { return "jwk" }
    if members["keys"] != nil, members.count == 1, sample.contains("\"kty\"") { return "jwk-set" }
    if members.count == 1, members["log"] != nil { return "har" }
    if let url = members["url"], url.contains("docs.google.com/") {
      for kind in ["document", "presentation", "spreadsheet"] where url.contains("docs.google.com/" + kind) {
        return "google-" + kind
      }
    }
    return "json"
  }
}
