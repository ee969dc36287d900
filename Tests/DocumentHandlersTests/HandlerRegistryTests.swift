// SPDX-License-Identifier: Apache-2.0
import DocumentHandlers
import InfoPlists
import TestSupport
import Testing
import UniformTypes

@Suite struct HandlerRegistryTests {
  private static let molecules = """
    { CFBundleIdentifier = com.sunsetlakesoftware.molecules; CFBundleName = Molecules; CFBundleVersion = 2.0; \
    CFBundleDocumentTypes = ({ CFBundleTypeName = "Molecules Structure File"; CFBundleTypeRole = Viewer; \
    LSHandlerRank = Owner; LSItemContentTypes = (com.sunsetlakesoftware.molecules.pdb, org.gnu.gnu-zip-archive); }); \
    UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.sunsetlakesoftware.molecules.pdb; \
    UTTypeConformsTo = (public.plain-text, public.text); UTTypeTagSpecification = { \
    "public.filename-extension" = pdb; "public.mime-type" = "chemical/x-pdb"; }; }); }
    """

  private static func plist(_ text: String) throws -> InfoPlist { try InfoPlist(bytes: Array(text.utf8)) }

  private static func handler(
    _ identifier: String, _ target: Handler.Target, rank: DocumentType.HandlerRank = .default,
    role: DocumentType.Role? = .viewer, version: String? = nil
  ) -> Handler {
    Handler(
      identifier: identifier, path: "/Applications/\(identifier).app", version: version,
      claims: [.init(target, rank: rank, role: role)])
  }

  private static func identifiers(
    _ handlers: [Handler], _ query: HandlerQuery, bindings: [UserBinding] = [], types: TypeRegistry = .default
  ) -> [String] {
    HandlerRegistry(handlers: handlers, bindings: bindings, types: types).matches(for: query).map(\.handler.identifier)
  }

  /// Each handler is better than the next one by one key of the order.
  @Test(arguments: 0..<10)
  func order(seed: UInt64) {
    let handlers = [
      Self.handler("z.chosen", .type("public.data"), rank: .alternate),
      Self.handler("y.owner", .type("public.plain-text"), rank: .owner),
      Self.handler("x.editor", .type("public.plain-text"), role: .editor),
      Self.handler("w.new", .type("public.plain-text"), version: "1.10"),
      Self.handler("v.old", .type("public.plain-text"), version: "1.9.9"),
      Self.handler("a.none", .type("public.plain-text")),
      Self.handler("b.none", .type("public.plain-text")),
      Self.handler("u.alternate", .type("public.plain-text"), rank: .alternate, role: .editor),
      Self.handler("t.text", .type("public.text"), rank: .owner),
      Self.handler("s.everything", .everything, rank: .owner),
    ]
    var generator = SeededGenerator(seed: seed)
    let bindings = [UserBinding(.type("PUBLIC.plain-text"), to: "z.chosen")]
    let found = Self.identifiers(
      handlers.shuffled(using: &generator), HandlerQuery(.plainText), bindings: bindings)
    #expect(found == handlers.map(\.identifier))
  }

  /// LaunchServices writes identifiers in small letters.
  @Test func choicesHoldWhateverTheCase() {
    let handlers = [
      Self.handler("com.example.Owner", .type("public.json"), rank: .owner),
      Self.handler("com.example.Chosen", .type("public.json"), rank: .alternate),
    ]
    let bindings = [UserBinding(.type("public.json"), to: "com.example.chosen")]
    #expect(
      Self.identifiers(handlers, HandlerQuery(.json), bindings: bindings) == [
        "com.example.Chosen", "com.example.Owner",
      ])
  }

  /// What a list adds or chooses no list after it takes away; what it takes away none after it adds.
  @Test func moreImportantListsHaveTheLastWord() {
    let handlers = [Self.handler("a.desktop", .type("public.text")), Self.handler("b.desktop", .mimeType("image/png"))]
    let png = Handler.Target.mimeType("image/png")
    let user = UserBinding(png, to: "a.desktop", .added)
    let system = UserBinding(png, to: "a.desktop", .removed)
    #expect(Self.identifiers(handlers, HandlerQuery(.png), bindings: [user, system]) == ["a.desktop", "b.desktop"])
    #expect(Self.identifiers(handlers, HandlerQuery(.png), bindings: [system, user]) == ["b.desktop"])
    let chosen = UserBinding(.mimeType("IMAGE/png"), to: "b.desktop")
    let removed = UserBinding(png, to: "b.desktop", .removed)
    #expect(Self.identifiers(handlers, HandlerQuery(.png), bindings: [chosen, removed]) == ["b.desktop"])
    #expect(Self.identifiers(handlers, HandlerQuery(.png), bindings: [removed, chosen]) == [])
  }

  /// Of two claims for one type with one rank the stronger role counts.
  @Test func aTypeClaimedTwiceHasTheStrongerRole() {
    let twice = Handler(
      identifier: "twice",
      claims: [.init(.type("public.json"), role: .viewer), .init(.type("public.json"), role: .editor)])
    let match = HandlerRegistry(handlers: [twice]).matches(for: HandlerQuery(.json)).first
    #expect(match?.claim.role == .editor)
  }

  @Test func unrelatedClaimsAreNotListed() {
    let handlers = [Self.handler("a", .type("public.image")), Self.handler("b", .type("public.json"))]
    #expect(Self.identifiers(handlers, HandlerQuery(.plainText)) == [])
    #expect(Self.identifiers(handlers, HandlerQuery(.json)) == ["b"])
  }

  @Test func compressedMoleculesAreOpenedByBothKindsOfApps() throws {
    let plist = try Self.plist(Self.molecules)
    let types = TypeRegistry.default.adding(plist.typeDeclarations)
    let molecules = try #require(Handler(plist, path: "/Applications/Molecules.app"))
    let archiver = Self.handler("org.example.archiver", .type("org.gnu.gnu-zip-archive"), role: .editor)
    let editor = Self.handler("org.example.editor", .type("public.plain-text"), role: .editor)
    let pdb = try #require(types.type("com.sunsetlakesoftware.molecules.pdb"))
    let query = HandlerQuery(
      try #require(types.type("org.gnu.gnu-zip-archive")), filenameExtension: "gz",
      contents: [.init(name: "1crn.pdb", type: pdb, filenameExtension: "pdb")])
    let matches = HandlerRegistry(handlers: [archiver, editor, molecules], types: types).matches(for: query)
    #expect(
      matches.map(\.handler.identifier) == [
        "com.sunsetlakesoftware.molecules", "org.example.archiver", "com.sunsetlakesoftware.molecules",
        "org.example.editor",
      ])
    #expect(matches.map(\.depth) == [0, 0, 1, 1])
    #expect(matches.map(\.distance) == [0, 0, 0, 1])
    #expect(matches[0].why == "claims org.gnu.gnu-zip-archive, rank Owner, role Viewer")
    #expect(
      matches[2].why == "claims com.sunsetlakesoftware.molecules.pdb, rank Owner, role Viewer, for the content 1crn.pdb"
    )
    #expect(
      matches[3].why == "claims public.plain-text, 1 step above (com.sunsetlakesoftware.molecules.pdb → "
        + "public.plain-text), rank Default, role Editor, for the content 1crn.pdb")
  }

  @Test func legacyClaims() throws {
    let handler = try #require(
      Handler(
        try Self.plist(
          """
          { CFBundleDocumentTypes = ({ CFBundleTypeRole = Viewer; CFBundleTypeExtensions = (JPG, zzz); \
          CFBundleTypeMIMETypes = ("image/gif"); }, { LSItemContentTypes = (public.png); CFBundleTypeExtensions = (txt); }, \
          { CFBundleTypeOSTypes = ("****"); LSHandlerRank = None; }); }
          """), path: "/Applications/Old.app"))
    #expect(handler.identifier == "Old.app")
    #expect(
      handler.claims.map(\.target) == [
        .filenameExtension("JPG"), .filenameExtension("zzz"), .mimeType("image/gif"), .type("public.png"),
      ])
    let registry = HandlerRegistry(handlers: [handler])
    #expect(registry.matches(for: HandlerQuery(.jpeg)).map(\.claimedType) == ["public.jpeg"])
    #expect(registry.matches(for: HandlerQuery(.gif)).map(\.distance) == [0])
    // An extension counts even where the content is of another type.
    #expect(registry.matches(for: HandlerQuery(.plainText, filenameExtension: "ZZZ")).map(\.distance) == [0])
    #expect(registry.matches(for: HandlerQuery(.plainText, filenameExtension: "txt")) == [])
  }

  @Test func plugInsAndClaimsWithoutRankAreNoHandlers() throws {
    let plist = try Self.plist(
      """
      { CFBundleDocumentTypes = ({ CFBundleTypeRole = QLGenerator; LSItemContentTypes = (public.png); }, \
      { CFBundleTypeRole = None; LSItemContentTypes = (public.png); }, \
      { CFBundleTypeRole = Viewer; LSHandlerRank = None; LSItemContentTypes = (public.png); }); }
      """)
    #expect(Handler(plist, path: "/a") == nil)
  }

  @Test func formatReadersCount() throws {
    let plist = try Self.plist(
      """
      { CFBundleIdentifier = com.example.reader; EXAppExtensionAttributes = { \
      EXExtensionPointIdentifier = com.apple.mediaextension.formatreader; MTUTTypeArray = (com.example.simple); \
      MTFileNameExtensionArray = (simpl, simplindex); }; \
      UTExportedTypeDeclarations = ({ UTTypeIdentifier = com.example.simple; \
      UTTypeConformsTo = (com.apple.mediaextension-content); \
      UTTypeTagSpecification = { "public.filename-extension" = simpl; }; }); }
      """)
    let types = TypeRegistry.default.adding(plist.typeDeclarations)
    let player = Self.handler("org.example.player", .type("public.movie"))
    let registry = HandlerRegistry(
      handlers: [player, try #require(Handler(plist, path: "/Reader.appex"))], types: types)
    let matches = registry.matches(for: HandlerQuery(try #require(types.type("com.example.simple"))))
    #expect(matches.map(\.handler.identifier) == ["com.example.reader", "org.example.player"])
    #expect(matches.map(\.distance) == [0, 2])
    #expect(matches.first?.why == "reads com.example.simple for players")
  }

  @Test func userDecisions() {
    let handlers = [
      Self.handler("a", .type("public.json"), rank: .owner), Self.handler("b", .type("public.text")),
      Self.handler("c", .type("public.data")),
    ]
    let query = HandlerQuery(.json)
    #expect(Self.identifiers(handlers, query) == ["a", "b", "c"])
    #expect(
      Self.identifiers(handlers, query, bindings: [.init(.mimeType("application/json"), to: "c")]) == ["c", "a", "b"])
    #expect(
      Self.identifiers(handlers, query, bindings: [.init(.type("public.json"), to: "c", .added)]) == ["c", "a", "b"])
    #expect(
      Self.identifiers(handlers, query, bindings: [.init(.type("public.json"), to: "a", .removed)]) == ["b", "c"])
    // Of two choices the first counts, unless nobody knows its handler.
    let two = [UserBinding(.type("public.json"), to: "gone"), UserBinding(.type("public.json"), to: "b")]
    #expect(Self.identifiers(handlers, query, bindings: two) == ["b", "a", "c"])
    #expect(
      HandlerRegistry(handlers: handlers, bindings: two).matches(for: query).map(\.isChosen) == [true, false, false])
    // A choice for a supertype wins among those that claim the supertype.
    let text = [Self.handler("d", .type("public.text"), rank: .owner)] + handlers
    #expect(Self.identifiers(text, query, bindings: [.init(.type("public.text"), to: "b")]) == ["a", "b", "d", "c"])
    #expect(Self.identifiers(handlers, HandlerQuery(.json, chosenHandler: "C")) == ["c", "a", "b"])
  }

  /// Of several applications that lists add, the one named first comes first (freedesktop.org: Association between MIME types
  /// and applications 1.0.1, section Adding/Removing associations).
  @Test func addedAssociationsKeepTheirOrder() {
    let handlers = ["a", "b", "c", "d"].map { Handler(identifier: $0 + ".desktop") }
    let list =
      "[Added Associations]\nimage/png=c.desktop;a.desktop;\n[Default Applications]\nimage/png=d.desktop;b.desktop;\n"
    let found = Self.identifiers(
      handlers, HandlerQuery(.png), bindings: UserBinding.bindings(ofAssociations: Array(list.utf8)))
    #expect(found == ["d.desktop", "b.desktop", "c.desktop", "a.desktop"])
  }

  /// What the user chose for what is inside comes before an equal claim to the whole, but was not chosen for the file.
  @Test func aChoiceForTheContentIsNoneForTheFile() throws {
    let gzip = try #require(UTType("org.gnu.gnu-zip-archive"))
    let handlers = [Self.handler("a", .type(gzip.identifier), rank: .owner), Self.handler("b", .type("public.json"))]
    let matches = HandlerRegistry(handlers: handlers, bindings: [UserBinding(.type("public.json"), to: "b")])
      .matches(for: HandlerQuery(gzip, contents: [.init(type: .json)]))
    #expect(matches.map(\.handler.identifier) == ["b", "a"])
    #expect(matches.map(\.isChosen) == [false, false])
  }

  /// Who claims every file says less of this one than who claims what all types are kinds of.
  @Test func everythingIsFartherThanAnyType() {
    let handlers = [
      Self.handler("a", .everything, rank: .owner), Self.handler("b", .type("public.item"), rank: .alternate),
    ]
    #expect(Self.identifiers(handlers, HandlerQuery(.json)) == ["b", "a"])
  }

  /// People give a document to any application.
  @Test func applicationsWithoutClaimsCanBeChosen() throws {
    let text = "{ CFBundleIdentifier = com.example.player; CFBundlePackageType = APPL; }"
    let player = try #require(Handler(try Self.plist(text), path: "/Applications/Player.app"))
    let handlers = [player, Self.handler("b", .type("public.json"))]
    let query = HandlerQuery(.json)
    #expect(Self.identifiers(handlers, query) == ["b"])
    #expect(
      Self.identifiers(handlers, HandlerQuery(.json, chosenHandler: "com.example.Player")).first == player.identifier)
    let choice = UserBinding(.type("public.json"), to: "com.example.player")
    #expect(Self.identifiers(handlers, query, bindings: [choice]) == ["com.example.player", "b"])
    #expect(Handler(try Self.plist("{ CFBundleIdentifier = com.example.a; }"), path: "/a.plist") == nil)
  }

  /// Extensions are ignored where LSItemContentTypes is present (Information Property List Key Reference,
  /// CFBundleTypeExtensions).
  @Test func anEmptyListOfTypesClaimsNothing() throws {
    let text = """
      { CFBundleDocumentTypes = ({ CFBundleTypeRole = Viewer; LSItemContentTypes = (); CFBundleTypeExtensions = (quay); }, \
      { CFBundleTypeRole = Viewer; CFBundleTypeExtensions = (berth); }); }
      """
    let handler = try #require(Handler(try Self.plist(text), path: "/Applications/Harbour.app"))
    #expect(handler.claims.map(\.target) == [.filenameExtension("berth")])
  }

  @Test func packagesAreFolders() throws {
    let text = """
      { CFBundleDocumentTypes = ({ CFBundleTypeRole = Viewer; CFBundleTypeExtensions = (quay); LSTypeIsPackage = YES; }, \
      { CFBundleTypeRole = Viewer; CFBundleTypeExtensions = (berth); }); }
      """
    let handler = try #require(Handler(try Self.plist(text), path: "/Applications/Harbour.app"))
    #expect(handler.claims.map(\.isForPackages) == [true, false])
    let package = try #require(UTType(filenameExtension: "quay", conformingTo: .package))
    let file = try #require(UTType(filenameExtension: "quay"))
    #expect(Self.identifiers([handler], HandlerQuery(package, filenameExtension: "quay")) == ["Harbour.app"])
    #expect(Self.identifiers([handler], HandlerQuery(package)) == ["Harbour.app"])
    #expect(Self.identifiers([handler], HandlerQuery(file, filenameExtension: "quay")) == [])
    #expect(Self.identifiers([handler], HandlerQuery(file, filenameExtension: "berth")) == ["Harbour.app"])
    // Beside types the key says nothing.
    let typed = "{ CFBundleDocumentTypes = ({ LSItemContentTypes = (public.json); LSTypeIsPackage = YES; }); }"
    #expect(try #require(Handler(try Self.plist(typed), path: "/a.app")).claims.map(\.isForPackages) == [false])
  }

  @Test func everyMatchSaysWhy() {
    let bindings = [UserBinding(.type("public.json"), to: "b")]
    let handlers = [Self.handler("a", .everything), Self.handler("b", .type("public.data"))]
    let matches = HandlerRegistry(handlers: handlers, bindings: bindings)
      .matches(for: HandlerQuery(.json, chosenHandler: "a"))
    #expect(
      matches.map(\.why) == [
        "chosen by the user for this file; claims every file, rank Default, role Viewer",
        "chosen by the user for this type; claims public.json, rank Default",
      ])
  }

  @Test func sameHandlerTwiceIsListedOnce() {
    let handler = Self.handler("a", .type("public.data"))
    #expect(Self.identifiers([handler, handler], HandlerQuery(.json)) == ["a"])
  }
}
