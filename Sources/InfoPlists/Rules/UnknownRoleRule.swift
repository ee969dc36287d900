// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// C08: a missing role, or a role or rank that nobody knows.
  static let unknownRole = DeclarationRule(
    "C08", .warning, "missing role, or unknown role or rank",
    explanation: """
      CFBundleTypeRole is required: Editor, Viewer, Shell or None, QLGenerator for Quick Look, MDImporter for \
      Spotlight. LSHandlerRank is Owner, Default, Alternate or None. Case counts.
      """,
    good: ["{ CFBundleDocumentTypes = ({ CFBundleTypeRole = Viewer; LSHandlerRank = Default; }); }"],
    bad: [
      (
        source: "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); }); }", at: "CFBundleDocumentTypes[0]"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeRole = viewer; }); }", at: "CFBundleDocumentTypes[0].CFBundleTypeRole"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeRole = Editor; LSHandlerRank = Primary; }); }",
        at: "CFBundleDocumentTypes[0].LSHandlerRank"
      ),
    ]
  ) { subject, report in
    let roles = Set(DocumentType.Role.allWords)
    let ranks = Set(DocumentType.HandlerRank.allCases.map(\.rawValue))
    for document in subject.documents {
      if document.node["CFBundleTypeRole"] == nil {
        report.add(
          document.node, "this document type has no CFBundleTypeRole", fix: "add CFBundleTypeRole: Editor or Viewer")
      }
      for (key, words) in [("CFBundleTypeRole", roles), ("LSHandlerRank", ranks)] {
        guard let value = document.node[key], BuildVariable.first(in: value.string ?? "") == nil else { continue }
        let word = value.string ?? ""
        guard !words.contains(word) else { continue }
        let nearest = words.first { $0.lowercased() == word.lowercased() }
        report.add(
          value, value.string.map { "“\($0)” is no \(key)" } ?? "\(key) is \(value.value.kindName), not a string",
          fix: "write \(nearest ?? "one of \(words.sorted().joined(separator: ", "))")")
      }
    }
  }
}
