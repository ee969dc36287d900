// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// D06: exporting an identifier with a reserved prefix.
  static let reservedExport = DeclarationRule(
    "D06", .error, "export of a reserved identifier",
    explanation: """
      Identifiers that begin with public. or com.apple. are declared by Apple alone. Exporting one claims to own the \
      type, and changes it on the machine of everybody who installs the app. Apple's own bundles are not reported.
      """,
    good: [
      "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.zip; }); }",
      "{ CFBundleIdentifier = com.apple.CoreTypes; UTExportedTypeDeclarations = ({ UTTypeIdentifier = public.data; }); }",
    ],
    bad: [
      (
        source: "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = public.python-script; }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
      (
        "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.Apple.mine; }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
    ]
  ) { subject, report in
    guard !subject.isApple else { return }
    for declaration in subject.declarations where declaration.section == .exported {
      guard let identifier = declaration.checkedIdentifier, let prefix = ReservedPrefix(identifier.text)
      else { continue }
      if subject.conformance.isSystemType(identifier.text) {
        report.add(
          identifier.node, "“\(identifier.text)” belongs to the system and is exported here",
          fix: "delete the declaration; the system has its own")
      } else {
        report.add(
          identifier.node, "“\(identifier.text)” begins with \(prefix.rawValue), which only Apple may declare",
          fix: "use an identifier that begins with a domain of yours")
      }
    }
  }
}

/// The prefixes of identifiers that only Apple declares (Apple, "Defining file and data types for your app").
enum ReservedPrefix: String, CaseIterable {
  case `public` = "public."
  case apple = "com.apple."

  /// The prefix of an identifier; nil where it is not reserved.
  init?(_ identifier: String) {
    guard let prefix = ReservedPrefix.allCases.first(where: { TypeIdentifier.hasPrefix($0.rawValue, in: identifier) })
    else { return nil }
    self = prefix
  }
}
