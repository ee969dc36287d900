// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Parts of scripts that elements of a page are given by its style sheet.
///
/// Source: Microsoft: HTML Components Reference, elements and their attributes.
enum HTMLComponent {
  /// Elements, which may have the prefix of the vocabulary, and attributes by which they are known without it.
  private static let elements: [String: [String]] = [
    "attach": ["event"], "component": [], "defaults": [], "event": ["name", "id"], "method": ["name"],
    "property": ["name"],
  ]

  /// Whether a document without a declaration begins with an element of a component: with the prefix, or with its attributes and
  /// a script below.
  static func opens(_ prolog: XMLProlog, in sample: TextSample) -> Bool {
    guard let root = prolog.root, !prolog.hasDeclaration, !prolog.hasDocumentType,
      let attributes = elements[root.localName.lowercased()]
    else { return false }
    if root.qualifiedName.lowercased().hasPrefix("public:") { return true }
    if root.qualifiedName.lowercased() == "component" { return attachesEvents(sample, "<attach ") }
    return root.localName == root.qualifiedName && !attributes.isEmpty
      && attributes.allSatisfy { root.has($0) || root.has($0.uppercased()) } && hasScript(sample)
  }

  /// Whether a page attaches scripts to events of elements that have it as their behaviour.
  static func isPage(_ sample: TextSample) -> Bool { attachesEvents(sample, "<public:attach ") }

  private static func attachesEvents(_ sample: TextSample, _ tag: StaticString) -> Bool {
    sample.lines.places.contains { place in
      place.head == UInt8(ascii: "<") && sample.bytes.hasAnyCase(tag, at: place.textStart)
    }
  }

  private static func hasScript(_ sample: TextSample) -> Bool {
    sample.lines.places.contains { place in
      place.head == UInt8(ascii: "<") && sample.bytes.hasAnyCase("<script", at: place.textStart)
    }
  }
}
