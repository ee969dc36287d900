// SPDX-License-Identifier: Apache-2.0
import DocumentHandlers
import InfoPlists
import TestSupport
import Testing
import UniformTypes

@Suite struct DesktopEntryTests {
  private static let editor = """
    # A comment
    [Desktop Entry]
    Type=Application
    Name=Text\\sEditor
    Name[de]=Texteditor
    Exec=editor %U
    MimeType=text/plain;application/x-zerosize;x-scheme-handler/http;

    [Desktop Action new]
    Name=New
    """

  private static func handler(_ text: String) -> Handler? {
    Handler(desktopEntry: Array(text.utf8), identifier: "org.example.Editor.desktop", path: "/usr/share/applications/e")
  }

  @Test func entryIsRead() throws {
    let handler = try #require(Self.handler(Self.editor))
    #expect(handler.name == "Text Editor")
    #expect(handler.claims.map(\.target) == [.mimeType("text/plain"), .mimeType("application/x-zerosize")])
    let matches = HandlerRegistry(handlers: [handler]).matches(for: HandlerQuery(.plainText))
    #expect(matches.map(\.why) == ["claims the MIME type text/plain, that is public.plain-text, rank Default"])
    let python = HandlerRegistry(handlers: [handler]).matches(for: HandlerQuery(.pythonScript))
    #expect(python.first.map { $0.distance > 0 } == true)
  }

  @Test(arguments: ["Type=Application", "Exec=editor %U"])
  func othersAreNoHandlers(line: String) {
    #expect(Self.handler(Self.editor.replacing(line, with: "")) == nil)
  }

  @Test func hiddenEntriesAreNoHandlers() {
    #expect(Self.handler(Self.editor.replacing("Exec=", with: "Hidden=true\nExec=")) == nil)
    #expect(Self.handler("") == nil)
  }

  @Test(arguments: [
    ("[Desktop Entry]\nType=Application\n", DesktopEntryFault.noCommand), ("", .noGroup),
    ("Type=Application\n", .noGroup),
    ("[Desktop Entry]\nName=A\n", .noType), ("[Desktop Entry]\n# fine\nType\n", .strayLine(3)),
    ("[Desktop Entry]\n\n\u{0}\u{1}\n", .strayLine(3)),
  ])
  func damagedEntries(text: String, fault: DesktopEntryFault) {
    #expect(DesktopEntryFault(in: Array(text.utf8)) == fault)
    #expect(!fault.description.isEmpty)
  }

  @Test(arguments: [
    editor, "\n \t\n[Desktop Entry]\r\nType=Application\r\n\r\nExec=a\r\n", "[Desktop Entry]\nHidden=true\n",
    "[Desktop Entry]\nType=Link\nURL=http://a/\n", "[Desktop Entry]\nType=Application\nDBusActivatable=true",
  ])
  func soundEntries(text: String) {
    #expect(DesktopEntryFault(in: Array(text.utf8)) == nil)
  }

  @Test func entriesAreUTF8() {
    let bytes = Array("[Desktop Entry]\nName=".utf8) + [0xFC, 0x0A]
    #expect(DesktopEntryFault(in: bytes) == .noText(line: 2))
  }

  @Test func linesOfAnEntryAreLimited() {
    let lines = 65_536 - 3
    for (count, fault) in [(lines, nil), (lines + 1, DesktopEntryFault.tooManyLines)] {
      let comments = String(repeating: "#\n\n", count: count)
      let text = "[Desktop Entry]\n\(comments)Type=Application\nExec=a\n"
      #expect(DesktopEntryFault(in: Array(text.utf8)) == fault)
    }
  }

  @Test func associations() {
    let text = """
      [Added Associations]
      image/png=b.desktop;
      [Default Applications]
      image/png = a.desktop;b.desktop
      x-scheme-handler/http=c.desktop
      [Removed Associations]
      image/gif=a.desktop;
      """
    #expect(
      UserBinding.bindings(ofAssociations: Array(text.utf8)) == [
        UserBinding(.mimeType("image/png"), to: "a.desktop"), UserBinding(.mimeType("image/png"), to: "b.desktop"),
        UserBinding(.mimeType("image/png"), to: "b.desktop", .added),
        UserBinding(.mimeType("image/gif"), to: "a.desktop", .removed),
      ])
  }

  @Test func launchServicesBindings() throws {
    let text = """
      { LSHandlers = ({ LSHandlerContentType = "public.html"; LSHandlerRoleAll = "org.mozilla.firefox"; }, \
      { LSHandlerContentTag = md; LSHandlerContentTagClass = "public.filename-extension"; LSHandlerRoleAll = "-"; \
      LSHandlerRoleEditor = "com.example.md"; }, { LSHandlerURLScheme = http; LSHandlerRoleAll = x; }, wrong, \
      { LSHandlerContentTag = "a/b"; LSHandlerContentTagClass = "public.mime-type"; LSHandlerRoleViewer = v; }); }
      """
    #expect(
      try UserBinding.bindings(ofLaunchServices: Array(text.utf8)) == [
        UserBinding(.type("public.html"), to: "org.mozilla.firefox"),
        UserBinding(.filenameExtension("md"), to: "com.example.md"), UserBinding(.mimeType("a/b"), to: "v"),
      ])
    #expect(throws: InfoPlistError.self) { try UserBinding.bindings(ofLaunchServices: [1]) }
  }

  @Test func openWithAttribute() {
    let text = "{ bundleidentifier = com.example.app; path = \"/Applications/Example.app\"; version = <*I0>; }"
    #expect(UserBinding.chosenHandler(ofOpenWithAttribute: Array(text.utf8)) == "com.example.app")
    #expect(UserBinding.chosenHandler(ofOpenWithAttribute: [0]) == nil)
  }

  @Test(arguments: 0..<20)
  func damagedFilesNeverCrash(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let bytes = generator.mutated(Array(Self.editor.utf8))
      let claims = Handler(desktopEntry: bytes, identifier: "a", path: "a")?.claims ?? []
      #expect(!claims.map(\.target).contains(.mimeType("")))
      #expect(UserBinding.bindings(ofAssociations: bytes) == [])
    }
  }
}
