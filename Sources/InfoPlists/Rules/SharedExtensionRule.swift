// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// T09: an extension of two types of the same bundle.
  static let sharedExtension = DeclarationRule(
    "T09", .warning, "extension of two exported types",
    explanation: """
      Of two types with one extension the system prefers one, and which one is not documented; files never get the \
      other. Where one conforms to the other, or one is of files and one of packages, both have a use and are not \
      reported.
      """,
    good: [
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.data); \
      UTTypeTagSpecification = { "public.filename-extension" = (a); }; }, \
      { UTTypeIdentifier = com.example.b; UTTypeConformsTo = (com.apple.package); \
      UTTypeTagSpecification = { "public.filename-extension" = (a); }; }, \
      { UTTypeIdentifier = com.example.c; UTTypeConformsTo = (com.example.a); \
      UTTypeTagSpecification = { "public.filename-extension" = (a); }; }); }
      """
    ],
    bad: [
      (
        source: """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.data); \
        UTTypeTagSpecification = { "public.filename-extension" = (a); }; }, \
        { UTTypeIdentifier = com.example.b; UTTypeConformsTo = (public.data); \
        UTTypeTagSpecification = { "public.filename-extension" = (b, A); }; }); }
        """, at: "UTExportedTypeDeclarations[1].UTTypeTagSpecification['public.filename-extension'][1]"
      )
    ]
  ) { subject, report in
    guard !subject.isApple else { return }
    var first: [String: String] = [:]
    for declaration in subject.declarations where declaration.section == .exported {
      guard let identifier = declaration.checkedIdentifier?.text,
        !declaration.supertypes.contains(where: \.hasBuildVariable)
      else { continue }
      var own: Set<String> = []
      for tag in declaration.tags(.filenameExtension) where !tag.text.isEmpty && !tag.hasBuildVariable {
        let folded = TypeIdentifier.folded(tag.text)
        guard own.insert(folded).inserted else { continue }
        guard let other = first[folded] else {
          first[folded] = identifier
          continue
        }
        guard !TypeIdentifier.isSame(other, identifier), isConfusable(other, identifier, subject.conformance)
        else { continue }
        report.add(
          tag.node, "the extension “\(tag.text)” is also that of “\(other)” in this list",
          fix: "leave it to one of the two types, or let one conform to the other")
      }
    }
  }

  /// Whether a file could have either type, and neither conforms to the other.
  private static func isConfusable(_ first: String, _ second: String, _ conformance: DeclaredConformance) -> Bool {
    let (firstWay, secondWay) = (conformance.ancestors(of: first), conformance.ancestors(of: second))
    guard !firstWay.contains(TypeIdentifier.folded(second)), !secondWay.contains(TypeIdentifier.folded(first))
    else { return false }
    return ["public.data", "public.directory"].contains { firstWay.contains($0) && secondWay.contains($0) }
  }
}
