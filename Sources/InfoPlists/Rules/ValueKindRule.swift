// SPDX-License-Identifier: Apache-2.0
import PropertyLists

extension DeclarationRule {
  /// P06: a value of another kind than its key wants.
  static let valueKind = DeclarationRule(
    "P06", .warning, "value of the wrong kind",
    explanation: """
      Each key wants a certain kind of value. A single string in place of an array of strings is read by the system, \
      and is not reported where Apple's own lists have it too; anything else is ignored. A boolean is true or false; the \
      string YES is for lists in OpenStep format, which have no booleans.
      """,
    good: [
      "{ CFBundleDocumentTypes = ({ CFBundleTypeExtensions = (a); LSTypeIsPackage = YES; }); }",
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = public.data; \
      UTTypeTagSpecification = { "public.filename-extension" = a; }; }); }
      """,
    ],
    bad: [
      (
        source:
          "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeTagSpecification = (a); }); }",
        at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification"
      ),
      (
        """
        { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; \
        UTTypeTagSpecification = { "public.filename-extension" = { a = b; }; }; }); }
        """, at: "UTExportedTypeDeclarations[0].UTTypeTagSpecification['public.filename-extension']"
      ),
      (
        "{ CFBundleDocumentTypes = ({ CFBundleTypeName = (a); CFBundleTypeExtensions = { a = b; }; }); }",
        at: "CFBundleDocumentTypes[0].CFBundleTypeName"
      ),
      (
        """
        { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; \
        MTUTTypeArray = (org.example.a, { a = b; }); }; }
        """, at: "EXAppExtensionAttributes.MTUTTypeArray"
      ),
      (
        """
        <dict><key>CFBundleDocumentTypes</key><array><dict><key>LSTypeIsPackage</key><string>YES</string></dict></array></dict>
        """, at: "CFBundleDocumentTypes[0].LSTypeIsPackage"
      ),
      ("<dict><key>CFBundleVersion</key><integer>12</integer></dict>", at: "CFBundleVersion"),
    ]
  ) { subject, report in
    let hasBooleans = subject.document?.format != .openStep
    check(subject.root, rootKinds, &report)
    for declaration in subject.declarations {
      check(declaration.node, declarationKinds, &report)
      for (_, value, _) in declaration.tags { check(value, .strings, &report) }
    }
    for document in subject.documents {
      check(document.node, documentKinds, &report)
      guard hasBooleans, let value = document.node["LSTypeIsPackage"], let text = value.string,
        value.value.boolean != nil
      else { continue }
      report.add(value, "“\(text)” is a string, not a boolean", fix: "write a boolean")
    }
    // What is no array at all is the subject of M02.
    for key in ["MTFileNameExtensionArray", "MTUTTypeArray"] {
      if let list = subject.mediaAttributes?[key], list.value.array != nil { check(list, .strings, &report) }
    }
  }

  /// What a key wants.
  private enum Kind: String {
    case string = "a string"
    /// An array of strings, or one string.
    case strings = "an array of strings"
    case dictionary = "a dictionary"
    case boolean = "a boolean"
  }

  private static let rootKinds: KeyValuePairs<String, Kind> = [
    "CFBundleIdentifier": .string, "CFBundleVersion": .string, "CFBundleName": .string, "CFBundleDisplayName": .string,
    "CFBundlePackageType": .string,
  ]

  private static let declarationKinds: KeyValuePairs<String, Kind> = [
    "UTTypeConformsTo": .strings, "UTTypeTagSpecification": .dictionary, "UTTypeDescription": .string,
    "UTTypeReferenceURL": .string, "UTTypeIconFile": .string, "UTTypeIconFiles": .strings, "UTTypeIcons": .dictionary,
  ]

  private static let documentKinds: KeyValuePairs<String, Kind> = [
    "CFBundleTypeName": .string, "CFBundleTypeExtensions": .strings, "CFBundleTypeMIMETypes": .strings,
    "CFBundleTypeOSTypes": .strings, "CFBundleTypeIconFile": .string, "CFBundleTypeIconFiles": .strings,
    "LSTypeIsPackage": .boolean, "NSDocumentClass": .string, "NSExportableTypes": .strings,
  ]

  private static func check(_ node: LocatedValue, _ kinds: KeyValuePairs<String, Kind>, _ report: inout RuleReport) {
    for (key, kind) in kinds {
      if let value = node[key] { check(value, kind, &report) }
    }
  }

  private static func check(_ value: LocatedValue, _ kind: Kind, _ report: inout RuleReport) {
    let isRight =
      switch kind {
      case .string: value.string != nil
      case .dictionary: value.value.dictionary != nil
      case .boolean: value.value.boolean != nil
      case .strings: value.string != nil || value.value.array?.allSatisfy { $0.string != nil } == true
      }
    guard !isRight, value.string.flatMap(BuildVariable.first(in:)) == nil else { return }
    let found = kind == .strings && value.value.array != nil ? "an array of other values" : value.value.kindName
    report.add(value, "this is \(found), not \(kind.rawValue)", fix: "write \(kind.rawValue)")
  }
}
