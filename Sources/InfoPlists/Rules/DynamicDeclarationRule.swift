// SPDX-License-Identifier: Apache-2.0
import UniformTypes

extension DeclarationRule {
  /// D08: declaring a dynamic identifier.
  static let dynamicDeclaration = DeclarationRule(
    "D08", .error, "declaration of a dynamic identifier",
    explanation: """
      The system makes identifiers that begin with dyn. where nobody declares a type. They stand for one tag, and \
      cannot be declared: declare a type of your own with that tag.
      """,
    good: ["{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.example.dynamic; }); }"],
    bad: [
      (
        source: "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = dyn.ah62d4rv4ge8043a; }); }",
        at: "UTImportedTypeDeclarations[0].UTTypeIdentifier"
      )
    ]
  ) { subject, report in
    for declaration in subject.declarations {
      guard let identifier = declaration.checkedIdentifier,
        TypeIdentifier.hasPrefix(TypeIdentifier.dynamicPrefix, in: identifier.text)
      else { continue }
      report.add(
        identifier.node, DynamicIdentifier.sentence(for: identifier.text),
        fix: "declare an identifier that begins with a domain of yours")
    }
  }
}

/// What a dynamic identifier says, in words.
enum DynamicIdentifier {
  /// A sentence without a period: which tag the identifier stands for, or that it is malformed.
  static func sentence(for identifier: String) -> String {
    guard let type = DynamicType(identifier: identifier) else {
      return "“\(identifier)” is a malformed dynamic identifier"
    }
    let tag = type.tag.withoutControlCharacters
    switch type.tagClass {
    case .filenameExtension: return "“\(identifier)” is a dynamic identifier for the extension .\(tag)"
    case .mimeType: return "“\(identifier)” is a dynamic identifier for the MIME type \(tag)"
    case .osType: return "“\(identifier)” is a dynamic identifier for the code '\(tag)'"
    case let tagClass: return "“\(identifier)” is a dynamic identifier for the \(tagClass.rawValue) \(tag)"
    }
  }
}
