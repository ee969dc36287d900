// SPDX-License-Identifier: Apache-2.0
import InfoPlists
import Testing

/// Findings whose words must name what was written and what is wanted.
@Suite struct FindingTextTests {
  private static func media(_ point: String, _ rest: String) -> String {
    """
    { EXAppExtensionAttributes = { EXExtensionPointIdentifier = com.apple.mediaextension.\(point); \
    EXPrincipalClass = A; ClassImplementationID = com.example.a; ObjectName = A; \(rest) }; }
    """
  }

  private static func document(_ keys: String) -> String { "{ CFBundleDocumentTypes = ({ \(keys) }); }" }

  @Test(arguments: [
    (
      media("formatReader", ""), "M01",
      "“com.apple.mediaextension.formatReader” is no extension point of a MediaExtension",
      "write com.apple.mediaextension.formatreader"
    ),
    (
      media("formatreader", "MTFileNameExtensionArray = a; MTUTTypeArray = (public.avi);"), "M02",
      "MTFileNameExtensionArray is a string, not an array", "put the entries into an array"
    ),
    (
      media("rawprocessor", "CodecInfo = ({ CodecType = abcd; CodecName = A; });"), "M05",
      "RAW processors list their codecs in ProcessorInfo, not in CodecInfo", "write ProcessorInfo"
    ),
    (
      media("formatreader", "CodecInfo = ();"), "M08",
      "CodecInfo means nothing here; it is a key of video decoders", "delete it"
    ),
    (
      document("LSItemContentTypes = (public.jpeg); LSTypeIsPackage = YES;"), "C04",
      "LSTypeIsPackage is ignored beside LSItemContentTypes",
      "delete it; a type of folders conforms to com.apple.package"
    ),
    (
      document("CFBundleTypeRole = Editor; LSHandlerRank = First;"), "C08", "“First” is no LSHandlerRank",
      "write one of Alternate, Default, None, Owner"
    ),
    ("{ CFDocumentTypes = (); }", "C11", "“CFDocumentTypes” is unknown", "write CFBundleDocumentTypes"),
    (
      "{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.adobe.pdf; }); }", "D09",
      "the system declares “com.adobe.pdf” itself; types of its framework need no import", "delete the declaration"
    ),
  ])
  func findingSays(source: String, rule: String, message: String, fix: String) {
    let findings = DeclarationLinter().findings(in: Array(source.utf8)).filter { $0.rule == rule }
    #expect(findings.map(\.message) == [message])
    #expect(findings.map(\.fix) == [fix])
  }

  @Test(arguments: ["CFBundleIdentifier", "CFBundleVersion", "CFBundleName", "CFBundlePackageType"])
  func keysOfTheBundleAreStrings(key: String) {
    let values = [
      ("<integer>1</integer>", "a number"), ("<array/>", "an array"), ("<data>AA==</data>", "data"),
      ("<dict/>", "a dictionary"),
    ]
    for (value, kind) in values {
      let text = "<dict>\n<key>\(key)</key>\(value)</dict>"
      let findings = DeclarationLinter().findings(in: Array(text.utf8)).filter { $0.rule == "P06" }
      #expect(findings.map(\.message) == ["this is \(kind), not a string"])
      #expect(findings.map(\.keyPath) == [key])
      #expect(findings.first?.position?.line == 2)
    }
    let sound = "<dict><key>\(key)</key><string>1</string></dict>"
    #expect(!DeclarationLinter().findings(in: Array(sound.utf8)).contains { $0.rule == "P06" })
  }

  /// A misspelt extension point does not hide what else is wrong with a format reader.
  @Test func misspeltExtensionPointIsCheckedFurther() {
    let attributes = Self.media("formatReader", "").dropLast(2)
    let source = """
      \(attributes) UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.movie); \
      }); }
      """
    let rules = Set(DeclarationLinter().findings(in: Array(source.utf8)).map(\.rule))
    #expect(rules.isSuperset(of: ["M01", "M02", "M03", "M04"]))
  }

  /// Codecs under the key of another kind are reported once.
  @Test func misplacedCodecsAreReportedOnce() {
    let source = Self.media("rawprocessor", "CodecInfo = ({ CodecType = abcd; CodecName = A; });")
    #expect(DeclarationLinter().findings(in: Array(source.utf8)).map(\.rule) == ["M05"])
  }

  /// What the system's framework provides has a declaration of the system, which it imports.
  @Test(arguments: [
    "com.adobe.pdf", "com.adobe.raw-image", "com.compuserve.gif", "com.ilm.openexr-image", "com.microsoft.bmp",
    "com.microsoft.ico", "com.microsoft.waveform-audio", "org.webmproject.webp",
  ])
  func typesOfTheFrameworkAreNotDeclaredAgain(identifier: String) {
    for (section, rule) in [("UTExportedTypeDeclarations", "D19"), ("UTImportedTypeDeclarations", "D09")] {
      let source = "{ \(section) = ({ UTTypeIdentifier = \(identifier); }); }"
      #expect(DeclarationLinter().findings(in: Array(source.utf8)).contains { $0.rule == rule })
    }
  }

  /// Nobody is told to change what is right.
  @Test(arguments: [
    ("{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.microsoft.word.doc; }); }", "D19"),
    ("{ UTImportedTypeDeclarations = ({ UTTypeIdentifier = com.microsoft.word.doc; }); }", "D09"),
    ("{ NSExtension = { NSExtensionPointIdentifier = com.apple.quicklook.preview; }; }", "M01"),
    (
      "{ NSExtension = { NSExtensionAttributes = { QLSupportedContentTypes = (com.apple.xcode.archive, public.json); }; }; }",
      "C02"
    ),
    (media("formatreader", "MTUTTypeArray = (com.example.a);"), "C02"),
    (media("videodecoder", "CodecInfo = ({ CodecType = abcd; CodecName = A; });"), "M08"),
    (document("CFBundleTypeExtensions = (\"*\"); CFBundleTypeMIMETypes = (\"*/*\");"), "T01"),
    (document("CFBundleTypeExtensions = (\"*\"); CFBundleTypeMIMETypes = (\"*/*\");"), "T04"),
    (document("CFBundleTypeExtensions = (a); LSTypeIsPackage = YES;"), "P06"),
    (
      "<dict><key>CFBundleDocumentTypes</key><array><dict><key>LSTypeIsPackage</key><true/></dict></array></dict>",
      "P06"
    ),
    (document("LSItemContentTypes = (public.jpeg); CFBundleTypeName = public.jpeg;"), "C09"),
    (document("CFBundleTypeRole = MDImporter; LSItemContentTypes = (public.jpeg);"), "C06"),
    ("{ CFBundleName = A; CFBundleURLTypes = (); CFBundleIconFiles = (); }", "C11"),
    (
      """
      { UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.a; UTTypeConformsTo = (public.png); \
      UTTypeTagSpecification = { "public.mime-type" = "image/png"; }; }); }
      """, "T08"
    ),
  ])
  func rightListPasses(source: String, rule: String) {
    #expect(!DeclarationLinter().findings(in: Array(source.utf8)).contains { $0.rule == rule })
  }
}
