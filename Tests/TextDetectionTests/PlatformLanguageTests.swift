// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Programs and settings of one product or platform, and what looks like them in other languages and in sentences.
@Suite struct PlatformLanguageTests {
  /// Texts by what they are.
  static let texts: [(source: String, mimeType: String)] = [
    // Interfaces of Android say in which direction a parameter goes; comments of Java have such words too.
    ("package quay;\n\ninterface Berth {\n  void moor(in Boat boat);\n}\n", "text/x-aidl"),
    ("package quay.boats;\n\nparcelable Boat;\n", "text/x-aidl"),
    (
      "package quay;\n\nimport java.util.List;\n\npublic interface Berth {\n  /** How long (in minutes). */\n  int stay();\n}\n",
      "text/x-java"
    ),
    // Top-level statements of C# have no class around them.
    (
      "var builder = WebApplication.CreateBuilder(args);\nvar app = builder.Build();\napp.MapGet(\"/\", () => \"quay\");\napp.Run();\n",
      "text/x-csharp"
    ),
    (
      "const app = express();\napp.get('/', (request, response) => response.send('quay'));\napp.listen(80);\n",
      "text/javascript"
    ),
    // Sentences and other servers have words of these settings.
    ("quay.example {\n\tencode gzip\n\treverse_proxy localhost:90\n}\n", "text/x-caddyfile"),
    ("Use the following to serve a site:\n\nquay.example {\n\tencode gzip\n\tfile_server\n}\n", "text/plain"),
    ("The story told by Anna begins here.\n\nIt was a long winter at the quay, and nobody came.\n", "text/plain"),
    // Colours and numbers alone make no score.
    ("f 1 2 3\nf 2 3 4\ni 1\n", "text/plain"),
    ("f1 0 4096 10 1\ni1 0 1 8000 440\ni1 1 1 8000 220\ne\n", "audio/csound"),
    // A symbol script of the linker is no style sheet.
    ("QUAY_1 {\n  global: moor;\n  local: *;\n};\n", "text/x-ld"),
    // Quoted lines of a letter have no blank lines around them.
    ("You wrote:\n> import Data.List\n> f :: Int\n> g :: Int\nand I wonder why.\n", "text/plain"),
    // Beef looks like C#, but says where objects live.
    (
      "using System;\n\nclass Quay\n{\n\tpublic static void Main()\n\t{\n\t\tlet boat = scope Boat();\n\t\tboat.Moor();\n\t}\n}\n",
      "text/x-beef"
    ),
    ("Build the image of the quay with\n\nVERSION 0.8\n\nand hope for the best.\n", "text/plain"),
  ]

  @Test(arguments: texts.indices) func areToldFromTheirRelatives(_ index: Int) {
    let (source, mimeType) = Self.texts[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
