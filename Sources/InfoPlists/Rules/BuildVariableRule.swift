// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// P01: a build variable.
  static let buildVariable = DeclarationRule(
    "P01", .note, "build variable",
    explanation: """
      $(NAME), ${NAME} and @NAME@ are filled in by the build, so the value cannot be checked. Check the Info.plist of \
      the built bundle as well. Where only values that this linter does not read hold variables, the first is named.
      """,
    good: ["{ CFBundleIdentifier = com.example.app; note = \"costs $5 @ noon\"; }"],
    bad: [
      (source: "{ CFBundleIdentifier = \"$(PRODUCT_BUNDLE_IDENTIFIER)\"; }", at: "CFBundleIdentifier"),
      (
        """
        { CFBundleVersion = "${VERSION}"; \
        UTExportedTypeDeclarations = ({ UTTypeIdentifier = "@BUNDLE_ID@.document"; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
    ]
  ) { subject, report in
    let roots = [
      "UTExportedTypeDeclarations", "UTImportedTypeDeclarations", "CFBundleDocumentTypes", "EXAppExtensionAttributes",
    ]
    let checked = roots.compactMap { subject.root[$0] }.flatMap { variables(in: $0) }
    for (node, variable) in checked.isEmpty ? Array(variables(in: subject.root).prefix(1)) : checked {
      report.add(
        node, "the build variable \(variable) is not known yet, so this value is not checked",
        fix: "check the Info.plist of the built bundle")
    }
  }

  /// The strings below a value that hold a variable, with the first one of each, in the order of the file.
  private static func variables(in node: LocatedValue) -> [(node: LocatedValue, variable: String)] {
    if let text = node.string { return BuildVariable.first(in: text).map { [(node, $0)] } ?? [] }
    // Most values hold none; only the way to one that does is worth writing down.
    guard holdsVariable(node.value) else { return [] }
    return node.entries.flatMap { variables(in: $0.value) } + node.elements.flatMap { variables(in: $0) }
  }

  private static func holdsVariable(_ list: PropertyList) -> Bool {
    switch list.value {
    case .string(let text): BuildVariable.first(in: text) != nil
    case .array(let elements): elements.contains(where: holdsVariable)
    case .dictionary(let dictionary): dictionary.entries.contains { holdsVariable($0.value) }
    default: false
    }
  }
}
