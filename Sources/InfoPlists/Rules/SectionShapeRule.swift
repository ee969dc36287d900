// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// P05: a section that is no array of dictionaries.
  static let sectionShape = DeclarationRule(
    "P05", .error, "section that is no array of dictionaries",
    explanation: """
      UTExportedTypeDeclarations, UTImportedTypeDeclarations and CFBundleDocumentTypes are arrays of dictionaries, \
      EXAppExtensionAttributes is a dictionary. Of another shape they are ignored as a whole.
      """,
    good: ["{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; }); CFBundleDocumentTypes = (); }"],
    bad: [
      (
        source: "{ UTExportedTypeDeclarations = { UTTypeIdentifier = com.example.a; }; }",
        at: "UTExportedTypeDeclarations"
      ),
      ("{ CFBundleDocumentTypes = (public.jpeg); }", at: "CFBundleDocumentTypes[0]"),
      ("{ EXAppExtensionAttributes = (); }", at: "EXAppExtensionAttributes"),
    ]
  ) { subject, report in
    for key in ["UTExportedTypeDeclarations", "UTImportedTypeDeclarations", "CFBundleDocumentTypes"] {
      guard let section = subject.root[key], BuildVariable.first(in: section.string ?? "") == nil else { continue }
      guard section.value.array != nil else {
        report.add(section, "\(key) is \(section.value.kindName), not an array", fix: "put dictionaries into an array")
        continue
      }
      for element in section.elements where element.value.dictionary == nil {
        report.add(
          element, "an entry of \(key) is \(element.value.kindName), not a dictionary", fix: "write a dictionary")
      }
    }
    if let attributes = subject.root["EXAppExtensionAttributes"], attributes.value.dictionary == nil {
      report.add(
        attributes, "EXAppExtensionAttributes is \(attributes.value.kindName), not a dictionary",
        fix: "write a dictionary")
    }
  }
}
