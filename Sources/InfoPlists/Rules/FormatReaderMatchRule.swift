// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// M03: an exported type that the format reader does not list.
  static let formatReaderMatch = DeclarationRule(
    "M03", .warning, "exported type that the format reader does not list",
    explanation: """
      The identifiers that a format reader's bundle exports must be in MTUTTypeArray, and their extensions in \
      MTFileNameExtensionArray; otherwise the system knows the type and does not ask the reader.
      """,
    good: [
      """
      { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
      MTFileNameExtensionArray = (simpl); MTUTTypeArray = (com.example.simple); }; \
      UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.simple; \
      UTTypeTagSpecification = { "public.filename-extension" = simpl; }; }); }
      """
    ],
    bad: [
      (
        source: """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
        MTFileNameExtensionArray = (simpl); MTUTTypeArray = (com.example.simple); }; \
        UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.other; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeIdentifier"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
        MTFileNameExtensionArray = (simpl); MTUTTypeArray = (com.example.simple); }; \
        UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.simple; \
        UTTypeTagSpecification = { "public.filename-extension" = smpl; }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['public.filename-extension']"
      ),
    ]
  ) { subject, report in
    guard let attributes = subject.mediaAttributes, subject.mediaKind == .formatReader else { return }
    let (typeList, extensionList) = (
      attributes.strings("MTUTTypeArray"), attributes.strings("MTFileNameExtensionArray")
    )
    let types = Set(typeList.map { TypeIdentifier.folded($0.text) })
    let extensions = Set(extensionList.map { TypeIdentifier.folded($0.text) })
    // A build variable may stand for whatever is missing.
    let (hasOpenTypes, hasOpenExtensions) = (
      typeList.contains(where: \.hasBuildVariable), extensionList.contains(where: \.hasBuildVariable)
    )
    for declaration in subject.declarations where declaration.section == .exported {
      if let identifier = declaration.identifier, !hasOpenTypes, !identifier.hasBuildVariable,
        !types.contains(TypeIdentifier.folded(identifier.text))
      {
        report.add(
          identifier.node, "“\(identifier.text)” is exported but not in MTUTTypeArray", fix: "add it to MTUTTypeArray")
      }
      for tag in declaration.tags(.filenameExtension) where !extensions.contains(TypeIdentifier.folded(tag.text)) {
        guard !hasOpenExtensions, !tag.hasBuildVariable else { continue }
        report.add(
          tag.node, "the extension “\(tag.text)” is declared but not in MTFileNameExtensionArray",
          fix: "add it to MTFileNameExtensionArray")
      }
    }
  }
}
