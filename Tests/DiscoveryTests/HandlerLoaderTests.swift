// SPDX-License-Identifier: Apache-2.0
import Discovery
import DocumentHandlers
import FileSystem
import Glibc
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

  /// Names that differ in bytes that are not UTF-8 are two.
  @Test func namesOfAnyBytes() throws {
    let directory = try TemporaryDirectory()
    for (name, byte) in [("a", UInt8(0xfe)), ("b", 0xff)] {
      let entry = try directory.write(Self.entry(name, "image/png;"), to: name)
      let app = try directory.write(Self.app("com.example.same", claims: "public.png"), to: "\(name).app/Info.plist")
      let named = FilePath(bytes: Array(directory.path.utf8) + [0x2f, byte] + ".desktop".utf8)
      let bundle = FilePath(bytes: Array(directory.path.utf8) + [0x2f, byte] + ".app".utf8)
      #expect(named.withCString { rename(entry, $0) } == 0)
      #expect(bundle.withCString { rename(String(app.dropLast("/Info.plist".count)), $0) } == 0)
    }
    var loader = HandlerLoader()
    loader.load(FilePath(directory.path))
    let handlers = loader.registry(types: .default).matches(for: HandlerQuery(.png)).map(\.handler)
    let same = "com.example.same"
    #expect(handlers.map(\.identifier) == [same, same, "\\376.desktop", "\\377.desktop"])
    let bytes = handlers.compactMap { $0.pathBytes?.dropFirst(directory.path.utf8.count + 1).first }
    #expect(bytes == [254, 255, 254, 255])
  }

  @Test func filesThatAreNamedAlone() throws {
    let directory = try TemporaryDirectory()
    let a = try directory.write(Self.entry("a", "image/png;"), to: "a.desktop")
    let b = try directory.write(Self.entry("b", "image/png;"), to: "b.desktop")
    let list = try directory.write("[Default Applications]\nimage/png=b.desktop\n", to: "mimeapps.list")
    var loader = HandlerLoader()
    loader.load(FilePath(a))
    #expect(Self.identifiers(loader, .png) == ["a.desktop"])
    loader.load(FilePath(b))
    loader.load(FilePath(list))
    #expect(Self.identifiers(loader, .png) == ["b.desktop", "a.desktop"])
    #expect(loader.failures.isEmpty)
    let missing = FilePath(directory.path + "/missing.desktop")
    loader.load(missing)
    #expect(loader.failures.map(\.path) == [missing])
  }

  @Test func damagedEntriesAreTold() throws {
    let directory = try TemporaryDirectory()
    let limit = 1 << 20
    let start = Self.entry("full", "image/png;") + "#"
    let full = start + String(repeating: "x", count: limit - start.utf8.count)
    try directory.write(full, to: "full.desktop")
    try directory.write(full + "x", to: "large.desktop")
    try directory.write("words\n", to: "damaged.desktop")
    try directory.write("{ LSHandlers", to: "com.apple.launchservices.secure.plist")
    try directory.write("[Desktop Entry]\nHidden=true\n", to: "deleted.desktop")
    var loader = HandlerLoader()
    loader.load(FilePath(directory.path))
    #expect(Self.identifiers(loader, .png) == ["full.desktop"])
    let names = loader.failures.map { String(decoding: $0.path.lastComponent, as: UTF8.self) }
    #expect(Set(names) == ["large.desktop", "damaged.desktop", "com.apple.launchservices.secure.plist"])
    #expect(names.count == 3)
    let large = loader.failures.first { $0.path.lastComponent.elementsEqual("large.desktop".utf8) }
    #expect(large?.reason.contains("1 MiB") == true)
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
    // From wherever the tests run the path leads there, but it is relative, so that it counts as none.
    let relative = String(repeating: "../", count: 40) + directory.path.dropFirst() + "/relative"
    try directory.write(Self.entry("d", "image/png"), to: "relative/applications/d.desktop")
    let variables = [
      "HOME": directory.path + "/home", "XDG_DATA_DIRS": directory.path + "/share:" + relative, "XDG_CONFIG_DIRS": "",
      "XDG_CURRENT_DESKTOP": "GNOME", "XDG_DATA_HOME": relative,
    ]
    var loader = HandlerLoader()
    loader.loadDesktop { variables[$0].map { Array($0.utf8) } }
    #expect(Self.identifiers(loader, .png) == ["c.desktop", "viewer.desktop"])
    #expect(Self.identifiers(loader, .gif) == ["kde-b.desktop"])
    let names = loader.registry(types: .default).matches(for: HandlerQuery(.png)).map(\.handler.name)
    #expect(names == ["c", "mine"])
    var plain = HandlerLoader()
    plain.loadDesktop { $0 == "XDG_CURRENT_DESKTOP" ? nil : variables[$0].map { Array($0.utf8) } }
    #expect(Self.identifiers(plain, .png) == ["viewer.desktop", "c.desktop"])
  }
}
