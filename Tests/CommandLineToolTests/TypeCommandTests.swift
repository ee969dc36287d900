// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing
import UniformTypes

@Suite struct TypeCommandTests {
  @Test(arguments: [(".png", "public.png"), ("image/png", "public.png"), ("PUBLIC.PNG", "public.png")])
  func answers(query: String, identifier: String) throws {
    let object = try #require(try ToolHarness("type", "--json", query).objects().first)
    #expect(object["query"] as? String == query)
    #expect(object["type"] as? String == identifier)
    #expect(object["declared"] as? Bool == true)
    #expect((object["conformsTo"] as? [String])?.first == "public.image")
  }

  /// A list of exported types, each with one supertype.
  private static func plist(_ types: [(identifier: String, supertype: String)]) -> String {
    let declarations = types.map {
      "<dict><key>UTTypeIdentifier</key><string>\($0.identifier)</string>"
        + "<key>UTTypeConformsTo</key><array><string>\($0.supertype)</string></array></dict>"
    }
    return "<plist version=\"1.0\"><dict><key>UTExportedTypeDeclarations</key><array>\(declarations.joined())"
      + "</array></dict></plist>"
  }

  /// Identifiers may hold what turns a line round or ends it.
  @Test(arguments: [["--tree"], ["--dot"], ["--conforms-to", "com.evil.base"]])
  func escapesIdentifiers(_ options: [String]) throws {
    let directory = try TemporaryDirectory()
    let (base, odd) = ("com.evil.base", "com.evil.\u{202e}gpj\u{2028}")
    let list = try directory.write(
      Self.plist([(base, "public.data"), (odd, base), ("com.evil.top", odd)]), to: "a.plist")
    let query = options.count == 1 ? ["com.evil.top"] : []
    let run = ToolHarness(bytes: (["type", "--declarations", list] + options + query).map { Array($0.utf8) })
    #expect(run.status == 0)
    let backslash = options == ["--dot"] ? "\\\\" : "\\"
    let escaped = ["342", "200", "256"].map { backslash + $0 }.joined()
    #expect(run.text.contains("com.evil.\(escaped)gpj"), "\(run.text)")
    #expect(!run.text.unicodeScalars.contains("\u{202e}") && !run.text.unicodeScalars.contains("\u{2028}"))
  }

  /// No more is drawn than the supertypes that count.
  @Test(arguments: [("--tree", 65), ("--dot", 4 + 2 * 65)])
  func drawsNoMoreThanTheSupertypes(_ option: String, _ most: Int) throws {
    let directory = try TemporaryDirectory()
    let chain = (0..<300).map { ("com.evil.t\($0)", $0 == 0 ? "public.data" : "com.evil.t\($0 - 1)") }
    let list = try directory.write(Self.plist(chain), to: "a.plist")
    let lines = ToolHarness("type", "--declarations", list, option, "com.evil.t299").lines
    #expect(lines.count > 60 && lines.count <= most, "\(lines.count)")
  }

  @Test func decodesDynamicIdentifiers() throws {
    let object = try #require(try ToolHarness("type", "--json", "dyn.ah62d4rv4ge80c25rqy").objects().first)
    #expect(object["extensions"] as? [String] == ["acme"])
    #expect(object["origin"] as? String == "dynamic")
  }

  /// A type code that a dynamic identifier holds is neither an extension nor a MIME type.
  @Test func decodesTagsOfOtherClasses() throws {
    let object = try #require(try ToolHarness("type", "--json", "dyn.ah62d4rv4gk81n65yru").objects().first)
    #expect(object["extensions"] as? [String] == [])
    #expect((object["otherTags"] as? [String: [String]])?["com.apple.ostype"] == ["ustl"])
  }

  @Test func offersNearMatches() {
    let run = ToolHarness("type", "public.jpg")
    #expect(run.status == 1)
    #expect(run.errors.contains("looked up as a type identifier"))
    #expect(run.errors.contains("public.jpeg"))
  }

  /// Parameters are no part of what is asked for.
  @Test(arguments: ["image/png; q=1", "image/png;q=1", "IMAGE/PNG ; a=\"b;c\""])
  func ignoresParameters(_ query: String) throws {
    #expect(ToolHarness("type", query).text == ToolHarness("type", "image/png").text)
    #expect(ToolHarness("type", "x-a/x-b; q=1").text == ToolHarness("type", "x-a/x-b").text)
  }

  /// What is no identifier gets a hint that leads somewhere.
  @Test(arguments: [
    (".png", ".png is an extension of public.png"), ("image/png", "image/png is the MIME type of public.png"),
    ("publc.image", "near: public.image"), ("", "`sniff type --conforms-to public.item` lists the identifiers"),
  ])
  func hintsAtSupertypes(_ text: String, _ hint: String) {
    for command in ["type", "scan"] {
      let run = ToolHarness(command, "--conforms-to", text, "/dev/null")
      #expect(run.status == 2 && run.errors == "sniff: --conforms-to '\(text)': no such type; \(hint)\n")
    }
    #expect(ToolHarness("type", "--conforms-to", "public.item").lines.contains("public.png"))
  }

  @Test func offersWhatAMisspeltWordMeans() {
    #expect(ToolHarness("type", "jepg").errors.contains("public.jpeg"))
  }

  @Test(arguments: [".", "-", "?", "--", "x", "\u{e9}"])
  func offersNothingForNearlyNothing(query: String) {
    let run = ToolHarness("type", "--", query)
    #expect(run.status == 1)
    #expect(run.errors.hasPrefix("sniff: \(query): unknown") && !run.errors.contains("near"))
  }

  /// What is told of files of a MIME type stands in front of what Apple's lookup makes of it.
  @Test func leadsWithTheTypeOfFiles() throws {
    let video = try #require(try ToolHarness("type", "--json", "video/mp2t").objects().first)
    #expect(video["type"] as? String == "public.mpeg-2-transport-stream")
    let dynamic = try #require(UTType(mimeType: "video/mp2t")?.identifier)
    #expect((video["alsoKnownAs"] as? [String])?.last == dynamic)
    let names = ToolHarness("type", "video/mp2t").lines.first { $0.hasPrefix("  also known as:") }
    #expect(names?.contains(dynamic) == true)
    let picture = try #require(try ToolHarness("type", "--json", "image/x-avs").objects().first)
    #expect(picture["conformsTo"] as? [String] == ["public.image"])
    #expect(picture["description"] as? String == "AVS picture")
    #expect(ToolHarness("type", "--tree", "image/x-avs").text.contains("public.image"))
    let image = ToolHarness("type", "--conforms-to", "public.image", "image/x-avs")
    #expect(image.lines.first == picture["type"] as? String)
    for mimeType in ["audio/x-nobody-knows", "text/x-nobody-knows"] {
      let object = try #require(try ToolHarness("type", "--json", mimeType).objects().first)
      #expect(object["conformsTo"] as? [String] != ["public.data"])
    }
  }

  @Test func knowsDoubleExtensions() {
    #expect(ToolHarness("type", ".tar.gz").lines.first == "org.gnu.gnu-zip-tar-archive")
  }

  /// What files are found to be can be looked up, too.
  @Test(arguments: [
    ("application/yaml", "public.yaml"), ("application/javascript", "com.netscape.javascript-source"),
  ])
  func tellsTheTypeThatIsDetected(query: String, identifier: String) throws {
    let object = try #require(try ToolHarness("type", "--json", query).objects().first)
    let names = [object["type"] as? String ?? ""] + (object["alsoKnownAs"] as? [String] ?? [])
    #expect(names.contains(identifier), "\(object)")
    #expect(ToolHarness("type", query).text.contains(identifier))
  }

  @Test func describesDynamicTypesAsTheListDoes() throws {
    let listed = try #require(
      try ToolHarness("type", "--list", "--json").objects().first {
        ($0["mimeTypes"] as? [String])?.contains("application/wasm") == true
      })
    let object = try #require(try ToolHarness("type", "--json", "application/wasm").objects().first)
    let byExtension = try #require(try ToolHarness("type", "--json", ".wasm").objects().first)
    #expect(byExtension["alsoKnownAs"] as? [String] == [listed["type"] as? String ?? ""])
    for key in ["type", "description"] { #expect(object[key] as? String == listed[key] as? String) }
    for key in ["extensions", "mimeTypes"] { #expect(object[key] as? [String] == listed[key] as? [String]) }
  }

  @Test(arguments: ["public.png", ".png", "image/png"])
  func saysThatATypeDoesNotConform(query: String) {
    let run = ToolHarness("type", "--conforms-to", "public.audio", query)
    #expect(run.status == 1)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("does not conform to public.audio"))
    #expect(run.errors.contains("public.png"))
  }

  @Test(arguments: ["a/b/c", "./a", "/etc/passwd", "a b/c"])
  func takesNoPathForAMIMEType(query: String) {
    let run = ToolHarness("type", query)
    #expect(run.status == 1)
    #expect(run.errors.contains("looks like a path"))
  }

  @Test func saysNullForAnUnknownType() throws {
    let run = ToolHarness("type", "--json", "public.jpg")
    #expect(run.text == #"{"schema":1,"query":"public.jpg","type":null}"# + "\n")
  }

  @Test func drawsConformance() {
    let tree = ToolHarness("type", "--tree", "public.swift-source").lines
    #expect(tree.first == "public.swift-source")
    #expect(tree.contains { $0.hasSuffix("public.data") })
    let graph = ToolHarness("type", "--dot", "public.swift-source").text
    #expect(graph.hasPrefix("digraph"))
    #expect(graph.contains(#""public.swift-source" -> "public.source-code";"#))
  }

  @Test func listsEverything() throws {
    let objects = try ToolHarness("type", "--list", "--json").objects()
    let png = try #require(objects.first { $0["type"] as? String == "public.png" })
    #expect(png["knownBy"] as? [String] == ["libmagic", "signature"])
    #expect((png["extensions"] as? [String])?.contains("png") == true)
    #expect((png["mimeTypes"] as? [String])?.contains("image/png") == true)
    let document = try #require(
      objects.first { $0["type"] as? String == "org.openxmlformats.wordprocessingml.document" })
    #expect((document["knownBy"] as? [String])?.contains("container") == true)
    let swift = try #require(objects.first { $0["type"] as? String == "public.swift-source" })
    #expect(swift["knownBy"] as? [String] == ["text"])
    let identifiers = objects.compactMap { $0["type"] as? String }
    #expect(Set(identifiers).count == identifiers.count)
    #expect(ToolHarness("type", "--list").lines.count == objects.count)
    let images = ToolHarness("type", "--list", "--conforms-to", "public.image").lines
    #expect(images.contains { $0.hasPrefix("public.png\tlibmagic,signature\timage/png") })
    #expect(!images.contains { $0.hasPrefix("public.swift-source") })
    #expect(ToolHarness("type", "--list", "public.png").status == 2)
  }

  /// A text source is compiled by libmagic, in its confined process, and that is told.
  @Test(.enabled(if: SniffProcess.isBuilt, "the tool was not built"))
  func confinesLibMagicForTheList() throws {
    let directory = try TemporaryDirectory()
    let source = try directory.write("0 string Quay quay\n!:mime application/x-quay\n", to: "magic")
    let run = try SniffProcess.shell("\"$SNIFF\" type --list", environment: ["MAGIC": source])
    #expect(run.status == 0)
    #expect(run.errors.contains("confined in a process of its own"))
    #expect(run.errors.contains("is a text source"))
  }

  @Test func listsWhatConforms() {
    let lines = ToolHarness("type", "--conforms-to", "public.image").lines
    #expect(lines.contains("public.png"))
    #expect(!lines.contains("public.mp3"))
  }

  @Test func offersNoMoreThanHelp() {
    let near = ToolHarness("type", "script").errors.components(separatedBy: "near: ").last ?? ""
    #expect(near.split(separator: ",").count == 5)
  }
}
