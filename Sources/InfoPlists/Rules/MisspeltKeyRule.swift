// SPDX-License-Identifier: Apache-2.0

extension DeclarationRule {
  /// C11: a key that means nothing.
  static let misspeltKey = DeclarationRule(
    "C11", .warning, "unknown or misspelt key",
    explanation: """
      A key that the system does not know is ignored without a word: LSItemContentType for LSItemContentTypes leaves \
      an entry without a claim. Keys are compared with regard to case.
      """,
    good: ["{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.jpeg); NSDocumentClass = Document; }); }"],
    bad: [
      (
        source: "{ CFBundleDocumentTypes = ({ LSItemContentType = (public.jpeg); }); }",
        at: "CFBundleDocumentTypes[0].LSItemContentType"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTYpeReferenceURL = \"a:b\"; }); }",
        at: "UTExportedTypeDeclarations[0].UTTYpeReferenceURL"
      ),
      ("{ CFBundleDocumentType = (); }", at: "CFBundleDocumentType"),
      ("{ CFDocumentTypes = (); }", at: "CFDocumentTypes"),
    ]
  ) { subject, report in
    func check(_ node: LocatedValue, _ known: Set<String>, isOpen: Bool) {
      for (key, value) in node.entries where !known.contains(key) && BuildVariable.first(in: key) == nil {
        if let nearest = KnownKeys.nearest(to: key, in: known) ?? KnownKeys.lengthened(key, in: known) {
          report.add(keyOf: value, "“\(key)” is unknown", fix: "write \(nearest)")
        } else if !isOpen {
          report.add(keyOf: value, "“\(key)” is unknown and ignored", fix: "delete it")
        }
      }
    }
    // Anybody may have keys of their own in the root and in document types, so only slips are reported there.
    check(subject.root, KnownKeys.root, isOpen: true)
    for document in subject.documents { check(document.node, KnownKeys.documentType, isOpen: true) }
    for declaration in subject.declarations { check(declaration.node, KnownKeys.declaration, isOpen: subject.isApple) }
    if let attributes = subject.mediaAttributes { check(attributes, KnownKeys.media, isOpen: true) }
  }
}
