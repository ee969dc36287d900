// SPDX-License-Identifier: Apache-2.0
import InfoPlists
import PropertyLists
import Testing
import UniformTypes

/// Runs the examples that the rules carry.
@Suite struct DeclarationRuleTests {
  /// A rule and one of its examples.
  struct Case: Sendable, CustomStringConvertible {
    let rule: DeclarationRule
    let example: DeclarationRule.Example

    var description: String { "\(rule.id): \(example.source)" }
  }

  private static let goodCases = DeclarationRule.all.flatMap { rule in
    rule.goodExamples.map { Case(rule: rule, example: $0) }
  }
  private static let badCases = DeclarationRule.all.flatMap { rule in
    rule.badExamples.map { Case(rule: rule, example: $0) }
  }

  private static func findings(_ text: String, _ rule: DeclarationRule) -> [Finding] {
    DeclarationLinter().findings(in: Array(text.utf8)).filter { $0.rule == rule.id }
  }

  @Test(arguments: goodCases)
  func goodExamplesPass(example: Case) throws {
    #expect(throws: Never.self) { try InfoPlist(bytes: Array(example.example.source.utf8)) }
    #expect(Self.findings(example.example.source, example.rule) == [])
  }

  @Test(arguments: badCases)
  func badExamplesAreReported(example: Case) throws {
    let findings = Self.findings(example.example.source, example.rule)
    #expect(findings.map(\.keyPath).contains(try #require(example.example.keyPath)))
    for finding in findings {
      #expect(finding.position != nil)
      #expect(finding.level == example.rule.level)
      #expect(!finding.fix.isEmpty)
      #expect(!finding.message.hasSuffix("."))
      #expect(!finding.message.contains("\n"))
    }
  }

  /// What a rule reports does not depend on the format, and in XML it stands on a line of the value's own.
  @Test(arguments: badCases)
  func theSameIsFoundInXML(example: Case) throws {
    // What is wrong with the text itself is not in the values.
    guard let plist = try? InfoPlist(bytes: Array(example.example.source.utf8)),
      !["P04", "P09"].contains(example.rule.id)
    else { return }
    let text = XMLPropertyListWriter.document(plist.document.root)
    let findings = Self.findings(text, example.rule)
    #expect(findings.map(\.message) == Self.findings(example.example.source, example.rule).map(\.message))
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    for finding in findings {
      let position = try #require(finding.position)
      let line = lines[position.line - 1]
      #expect(line.dropFirst(position.column - 1).hasPrefix("<"))
      #expect(line.prefix(position.column - 1).allSatisfy { $0 == " " })
    }
  }

  @Test func everyRuleIsDocumented() {
    for rule in DeclarationRule.all {
      #expect(!rule.goodExamples.isEmpty && !rule.badExamples.isEmpty, "\(rule.id)")
      #expect(rule.explanation.hasSuffix("."), "\(rule.id)")
      #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."), "\(rule.id)")
      #expect(DeclarationRule.rule(rule.id.lowercased())?.id == rule.id)
    }
    #expect(Set(DeclarationRule.all.map(\.id)).count == DeclarationRule.all.count)
    #expect(DeclarationRule.rule("D99") == nil)
  }

  @Test func examplesAreShownAsXML() throws {
    let rule = try #require(DeclarationRule.rule("D01"))
    let example = try #require(rule.goodExamples.first)
    #expect(
      example.xml == """
        <key>UTExportedTypeDeclarations</key>
        <array>
          <dict>
            <key>UTTypeIdentifier</key>
            <string>com.example.molecule</string>
          </dict>
        </array>

        """)
    for rule in DeclarationRule.all {
      let shown = rule.badExamples.map(\.xml)
      #expect(!shown.isEmpty && Set(shown).isDisjoint(with: rule.goodExamples.map(\.xml)), "\(rule.id)")
    }
    #expect(DeclarationRule.rule("P02")?.badExamples.contains { $0.xml == "include(<<app.m4>>)" } == true)
  }

  @Test func everySupertypeThatFollowsIsReported() {
    let supertypes = (0..<64).map { "a.n\($0)" }
    let links = zip(supertypes, supertypes.dropFirst()).map {
      "{ UTTypeIdentifier = \($0); UTTypeConformsTo = \($1); }"
    }
    let whole = "{ UTTypeIdentifier = a.all; UTTypeConformsTo = (\(supertypes.joined(separator: ", "))); }"
    let text = "{ UTExportedTypeDeclarations = (\(([whole] + links).joined(separator: ", "))); }"
    let findings = DeclarationLinter().findings(in: Array(text.utf8)).filter { $0.rule == "D16" }
    #expect(findings.map(\.keyPath) == (1..<64).map { "UTExportedTypeDeclarations[0].UTTypeConformsTo[\($0)]" })
  }

  /// The last of some types is told of unless those before it have 16,384 supertypes in all, with its own.
  @Test(arguments: [(255, 1), (256, 0)])
  func supertypesAreComparedUpToALimit(count: Int, findings: Int) {
    let names = (0..<64).map { "a.n\($0)" }.joined(separator: ", ")
    var types = (0..<count).map { "{ UTTypeIdentifier = b.n\($0); UTTypeConformsTo = (\(names)); }" }
    types.append("{ UTTypeIdentifier = a.last; UTTypeConformsTo = (public.plain-text, public.text); }")
    let text = "{ UTExportedTypeDeclarations = (\(types.joined(separator: ", "))); }"
    let linter = DeclarationLinter()
    #expect(linter.findings(in: Array(text.utf8)).count { $0.rule == "D16" } == findings)
  }

  /// As many types as one list may have findings, in a registry that knows them too.
  @Test func everyContestedExtensionIsReported() throws {
    let declarations = (0..<1_000).map { number in
      """
      { UTTypeIdentifier = c.n\(number); UTTypeConformsTo = (public.data); UTTypeTagSpecification = \
      { "public.filename-extension" = (\(number % 2 == 0 ? "jpeg" : "JPEG")); }; }
      """
    }
    let plist = try InfoPlist(
      bytes: Array("{ UTExportedTypeDeclarations = (\(declarations.joined(separator: ",\n"))); }".utf8))
    let linter = DeclarationLinter().knowing(plist.typeDeclarations)
    #expect(linter.findings(in: plist).count { $0.rule == "T08" } == declarations.count)
  }

  /// A type with more supertypes than are followed, whether the list itself declares it or somebody else.
  @Test(arguments: [true, false])
  func conformancesAreFollowedUpToALimit(isDeclaredHere: Bool) throws {
    let supertypes = (0..<40_000).map { "B.n\($0)" }
    let whole = "{ UTTypeIdentifier = a.all; UTTypeConformsTo = (\(supertypes.joined(separator: ", "))); }"
    let plist = try InfoPlist(bytes: Array("{ UTExportedTypeDeclarations = (\(whole)); }".utf8))
    let empty = try InfoPlist(bytes: Array("{ UTExportedTypeDeclarations = (); }".utf8))
    let subject =
      isDeclaredHere
      ? LintSubject(plist, registry: .system)
      : LintSubject(empty, registry: TypeRegistry.system.adding(plist.typeDeclarations))
    #expect(subject.conformance.ancestors(of: "A.all") == Set((0..<128).map { "b.n\($0)" }))
    #expect(subject.conformance.way(from: "a.all", to: "b.n127") == ["a.all", "b.n127"])
    #expect(subject.conformance.way(from: "a.all", to: "b.n128") == nil)
  }

  private static func exported(_ identifier: String, _ supertypes: String, _ extensions: String) -> String {
    """
    { UTTypeIdentifier = \(identifier); UTTypeConformsTo = (\(supertypes)); UTTypeTagSpecification = { \
    "public.filename-extension" = (\(extensions)); }; }
    """
  }

  /// Packages can be taken for each other as files can, and a type that lists an extension twice is told of once.
  @Test(arguments: [("public.data", "a"), ("com.apple.package", "a"), ("public.data", "a, A")])
  func sharedExtensionsAreReportedOnce(supertype: String, extensions: String) {
    let types = [Self.exported("com.example.a", supertype, "a"), Self.exported("com.example.b", supertype, extensions)]
    let text = "{ UTExportedTypeDeclarations = (\(types.joined(separator: ", "))); }"
    #expect(DeclarationLinter().findings(in: Array(text.utf8)).count { $0.rule == "T09" } == 1)
  }

  /// Of types in a circle each would follow from the other, so that none could stay.
  @Test func nothingFollowsFromACircle() {
    let types = [
      Self.exported("com.example.a", "com.example.b, com.example.c", "a"),
      Self.exported("com.example.b", "com.example.c", "b"), Self.exported("com.example.c", "com.example.b", "c"),
    ]
    let text = "{ UTExportedTypeDeclarations = (\(types.joined(separator: ", "))); }"
    let rules = DeclarationLinter().findings(in: Array(text.utf8)).map(\.rule)
    #expect(rules.contains("D14") && !rules.contains("D16"))
  }

  /// RFC 6838, section 4.2: 127 characters.
  @Test(arguments: [(127, 0), (128, 1)]) func namesInMIMETypesHaveALimit(length: Int, findings: Int) {
    let mimeType = "application/" + String(repeating: "a", count: length)
    let text = "{ CFBundleDocumentTypes = ({ CFBundleTypeMIMETypes = (\"\(mimeType)\"); }); }"
    #expect(DeclarationLinter().findings(in: Array(text.utf8)).count { $0.rule == "T04" } == findings)
  }

  /// Of a circle one member is told of.
  @Test func aCircleIsReportedOnce() {
    let types = [
      Self.exported("com.example.a", "com.example.b", "a"), Self.exported("com.example.b", "com.example.a", "b"),
    ]
    let text = "{ UTExportedTypeDeclarations = (\(types.joined(separator: ", "))); }"
    #expect(DeclarationLinter().findings(in: Array(text.utf8)).count { $0.rule == "D14" } == 1)
  }

  /// An entry that yields to all others needs no advice to do so.
  @Test(arguments: [("Owner", true), ("Alternate", false), ("None", false)])
  func claimsToEverythingAreToBeModest(rank: String, isAdvised: Bool) throws {
    let text = "{ CFBundleDocumentTypes = ({ CFBundleTypeMIMETypes = (\"*\"); LSHandlerRank = \(rank); }); }"
    let finding = try #require(DeclarationLinter().findings(in: Array(text.utf8)).first { $0.rule == "C10" })
    #expect(finding.keyPath == "CFBundleDocumentTypes[0].CFBundleTypeMIMETypes[0]")
    #expect(finding.fix.contains("rank Alternate") == isAdvised)
  }

  /// Extensions claim nothing beside types.
  @Test(arguments: [("", 0), ("LSItemContentTypes = (public.json);", 1)])
  func exportsAreClaimedByTheirExtension(types: String, findings: Int) {
    let text = """
      { UTExportedTypeDeclarations = (\(Self.exported("com.example.a", "public.data", "a"))); \
      CFBundleDocumentTypes = ({ CFBundleTypeExtensions = (a); \(types) }); }
      """
    #expect(DeclarationLinter().findings(in: Array(text.utf8)).count { $0.rule == "C12" } == findings)
  }

  @Test func noExtensionIsInvisible() {
    let text = "{ CFBundleDocumentTypes = ({ CFBundleTypeExtensions = (\"a\u{200b}\"); }); }"
    #expect(DeclarationLinter().findings(in: Array(text.utf8)).contains { $0.rule == "T01" && $0.fix == "write a" })
  }

  /// Apple's own readers know types that are not published.
  @Test(arguments: [("com.example.reader", true), ("com.apple.reader", false)])
  func systemTypesOfReaders(bundle: String, isReported: Bool) {
    let text = """
      { CFBundleIdentifier = \(bundle); EXAppExtensionAttributes = { \
      EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; MTUTTypeArray = (public.no-such-film); }; }
      """
    let findings = DeclarationLinter().findings(in: Array(text.utf8))
    #expect(findings.contains { $0.message.hasPrefix("no system declares") } == isReported)
  }

  @Test func limitsCanBeIgnored() {
    let names = (0..<65).map { "a.n\($0)" }.joined(separator: ", ")
    let text = Array(
      "{ UTExportedTypeDeclarations = ({ UTTypeIdentifier = b.a; UTTypeConformsTo = (\(names)); }); }".utf8)
    #expect(DeclarationLinter().findings(in: text).contains { $0.rule == "P08" })
    #expect(!DeclarationLinter(ignoring: ["P08"]).findings(in: text).contains { $0.rule == "P08" })
  }

  @Test func rulesCanBeIgnored() {
    let text = Array("{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.XML); }); }".utf8)
    #expect(DeclarationLinter().findings(in: text).contains { $0.rule == "D05" })
    #expect(!DeclarationLinter(ignoring: ["d05"]).findings(in: text).contains { $0.rule == "D05" })
  }
}
