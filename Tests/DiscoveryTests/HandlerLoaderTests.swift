// SPDX-License-Identifier: Apache-2.0
import Discovery
import DocumentHandlers
import FileSystem
import TestSupport
import Testing
import UniformTypes

@Suite struct HandlerLoaderTests {
  private static func app(_ identifier: String, claims: String) -> String {
    """
    { CFBundleIdentifier = \(identifier); \
    CFBundleDocumentTypes = ({ CFBundleTypeRole = Viewer; LSItemContentTypes = (\(claims)); }); }
    """
  }

  private static func entry(_ name: String, _ mimeTypes: String) -> String {
    "[Desktop Entry]\nType=Application\nName=\(name)\nExec=\(name) %U\nMimeType=\(mimeTypes)\n"
  }

  private static func identifiers(_ loader: HandlerLoader, _ type: UTType) -> [String] {
    loader.registry(types: .default).matches(for: HandlerQuery(type)).map(\.handler.identifier)
  }

  @Test func treeOfBundlesAndEntries() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.app("com.example.image", claims: "public.image"), to: "I.app/Contents/Info.plist")
    try directory.write(Self.app("com.example.png", claims: "public.png"), to: "sub/P.app/Info.plist")
    try directory.write(Self.entry("viewer", "image/png;"), to: "entries/org/viewer.desktop")
    var loader = HandlerLoader()
    loader.load(FilePath(directory.path))
    #expect(Self.identifiers(loader, .png) == ["com.example.png", "entries-org-viewer.desktop", "com.example.image"])
    let match = loader.registry(types: .default).matches(for: HandlerQuery(.png)).first
    #expect(match?.handler.path == directory.path + "/sub/P.app")
    try directory.write("[Default Applications]\nimage/png=entries-org-viewer.desktop\n", to: "mimeapps.list")
    var other = HandlerLoader()
    other.load(FilePath(directory.path))
    #expect(Self.identifiers(other, .png).first == "entries-org-viewer.desktop")
  }

  @Test func launchServicesBindings() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.app("com.example.image", claims: "public.image"), to: "I.app/Contents/Info.plist")
    try directory.write(Self.app("com.example.png", claims: "public.png"), to: "P.app/Contents/Info.plist")
    try directory.write(
      "{ LSHandlers = ({ LSHandlerContentType = public.png; LSHandlerRoleAll = com.example.image; }); }",
      to: "Preferences/com.apple.launchservices.secure.plist")
    var loader = HandlerLoader()
    loader.load(FilePath(directory.path))
    #expect(Self.identifiers(loader, .png) == ["com.example.image", "com.example.png"])
  }

  @Test func desktopByEnvironment() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.entry("mine", "image/png;"), to: "home/.local/share/applications/viewer.desktop")
    try directory.write(Self.entry("theirs", "image/png;"), to: "share/applications/viewer.desktop")
    try directory.write(Self.entry("b", "image/png;image/gif;"), to: "share/applications/kde/b.desktop")
    try directory.write(Self.entry("c", "image/png"), to: "share/applications/c.desktop")
    try directory.write("[Default Applications]\nimage/png=viewer.desktop;\n", to: "share/applications/mimeapps.list")
    try directory.write("[Default Applications]\nimage/png=c.desktop;\n", to: "home/.config/gnome-mimeapps.list")
    try directory.write("[Removed Associations]\nimage/png=kde-b.desktop;\n", to: "home/.config/mimeapps.list")
    let variables = [
      "HOME": directory.path + "/home", "XDG_DATA_DIRS": directory.path + "/share:relative", "XDG_CONFIG_DIRS": "",
      "XDG_CURRENT_DESKTOP": "GNOME",
    ]
    var loader = HandlerLoader()
    loader.loadDesktop { variables[$0] }
    #expect(Self.identifiers(loader, .png) == ["c.desktop", "viewer.desktop"])
    #expect(Self.identifiers(loader, .gif) == ["kde-b.desktop"])
    let names = loader.registry(types: .default).matches(for: HandlerQuery(.png)).map(\.handler.name)
    #expect(names == ["c", "mine"])
    var plain = HandlerLoader()
    plain.loadDesktop { $0 == "XDG_CURRENT_DESKTOP" ? nil : variables[$0] }
    #expect(Self.identifiers(plain, .png) == ["viewer.desktop", "c.desktop"])
  }
}
