// SPDX-License-Identifier: Apache-2.0
import CSniffSystem
import Glibc
import TestSupport
import Testing

@Suite struct HandlersCommandTests {
  /// Two applications that open plain text: the first by name wins unless somebody chose.
  private static func makeApplications(in folder: TemporaryDirectory) throws {
    for name in ["alpha", "beta"] {
      let list = """
        <plist version="1.0"><dict><key>CFBundleIdentifier</key><string>com.example.\(name)</string>
        <key>CFBundleDocumentTypes</key><array><dict><key>LSItemContentTypes</key>
        <array><string>public.plain-text</string></array></dict></array></dict></plist>
        """
      try folder.write(list, to: "\(name).app/Contents/Info.plist")
    }
  }

  private static func bundles(_ run: ToolHarness) throws -> [String] {
    let answer = try #require(try run.objects().first)
    return try #require(answer["handlers"] as? [[String: Any]]).compactMap { $0["bundle"] as? String }
  }

  @Test func choosesTheApplicationThatAnAttributeNames() throws {
    let folder = try TemporaryDirectory()
    try Self.makeApplications(in: folder)
    let file = try folder.write("Some notes of mine.\n", to: "notes.txt")
    let asked = ["handlers", "--json", "--apps", folder.path, file].map { Array($0.utf8) }
    #expect(try Self.bundles(ToolHarness(bytes: asked)) == ["com.example.alpha", "com.example.beta"])

    let choice = "<plist><dict><key>bundleidentifier</key><string>com.example.beta</string></dict></plist>"
    let status = setxattr(file, "user.com.apple.LaunchServices.OpenWith", choice, choice.utf8.count, 0)
    // Some file systems keep no attributes of users; the expectations above hold there too.
    #expect(status == 0 || errno == EOPNOTSUPP)
    let expected = status == 0 ? ["com.example.beta", "com.example.alpha"] : ["com.example.alpha", "com.example.beta"]
    #expect(try Self.bundles(ToolHarness(bytes: asked)) == expected)
  }

  @Test func readsADesktopEntryThatIsNamedAlone() throws {
    let folder = try TemporaryDirectory()
    let entry = "[Desktop Entry]\nType=Application\nName=É\nExec=e %U\nMimeType=text/plain;\n"
    let sound = try folder.write(entry, to: "sound.desktop")
    let run = ToolHarness("handlers", "--json", "--apps", sound, "public.plain-text")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(try Self.bundles(run) == ["sound.desktop"])
    let damaged = try folder.write("Type=Application\n", to: "damaged.desktop")
    for path in [damaged, folder.path] {
      let run = ToolHarness("handlers", "--apps", path, "public.plain-text")
      #expect(run.status == 1)
      #expect(run.errors.hasPrefix("sniff: \(damaged): cannot be read: it is no desktop entry"))
    }
  }

  @Test(arguments: ["missing/file", "./missing", "a/b/c.txt", "/nonexist", "file:///nonexist"])
  func aMissingFileIsNoMIMEType(path: String) throws {
    let folder = try TemporaryDirectory()
    let run = ToolHarness("handlers", "--apps", folder.path, path)
    #expect(run.status == 1)
    #expect(run.errors.contains("ENOENT"))
  }

  @Test func answersForMIMETypesAndURLs() throws {
    let folder = try TemporaryDirectory()
    try Self.makeApplications(in: folder)
    let file = try folder.write("Some notes of mine.\n", to: "notes.txt")
    for query in ["text/plain", "file://\(file)", ".txt"] {
      let run = ToolHarness("handlers", "--json", "--apps", "file://\(folder.path)", query)
      #expect(run.status == 0)
      #expect(try Self.bundles(run) == ["com.example.alpha", "com.example.beta"])
    }
  }

  @Test func answersForTypesThatAreNoFiles() throws {
    let folder = try TemporaryDirectory()
    try Self.makeApplications(in: folder)
    let run = ToolHarness("handlers", "--json", "--apps", folder.path, "public.plain-text")
    #expect(run.status == 0)
    #expect(try Self.bundles(run) == ["com.example.alpha", "com.example.beta"])
  }
}
