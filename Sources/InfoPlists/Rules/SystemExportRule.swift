// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// D19: exporting a type of the system that has no reserved prefix.
  static let systemExport = DeclarationRule(
    "D19", .warning, "export of a type that the system declares",
    explanation: """
      The system itself declares many formats of others, such as org.gnu.gnu-zip-archive and com.adobe.pdf. To export \
      one is to say that the bundle owns the format, and takes the type over. Only the owner of the format should do \
      so. Types that the system imports but its framework does not name, such as those of office formats, are not \
      reported.
      """,
    good: ["{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.gzip; }); }"],
    bad: [
      (
        source: "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = org.gnu.gnu-zip-archive; }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.adobe.pdf; }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
    ]
  ) { subject, report in
    guard !subject.isApple else { return }
    for declaration in subject.declarations where declaration.section == .exported {
      guard let identifier = declaration.checkedIdentifier, ReservedPrefix(identifier.text) == nil,
        subject.conformance.isFrameworkType(identifier.text)
      else { continue }
      report.add(
        identifier.node, "the system declares “\(identifier.text)” too; exporting it takes the type over",
        fix: "delete the declaration, unless the format is yours")
    }
  }
}
