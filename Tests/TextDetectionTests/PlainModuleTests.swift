// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Sources that name modules, settings, queries or templates in few words, and texts that look like them.
@Suite struct PlainModuleTests {
  static let sources: [(source: String, mimeType: String)] = [
    ("//! The quay.\n\npub mod berth;\nmod pier;\n", "text/rust"),
    ("pub use self::berth::Berth;\n", "text/rust"),
    ("use Quay;\n", "text/plain"),
    ("pub mod berth; is what the sign says\n", "text/plain"),
    ("declare module 'quay' {\n}\n", "application/typescript"),
    ("export type Berths = { low: string[] };\n", "application/typescript"),
    ("declare namespace quay = \"urn:quay\";\n", "text/plain"),
    ("export interface to the quay\n", "application/typescript"),
    ("source \"https://rubygems.org\"\n\ngem \"quay\"\n", "text/x-ruby"),
    ("source \"https://quay.example\"\n", "text/plain"),
    ("ASK WHERE {\n  <http://quay.example/> <http://quay.example/berth> \"low\" .\n}\n", "application/sparql-query"),
    ("SELECT ?berth WHERE {\n  ?berth a <http://quay.example/Low>\n}\n", "application/sparql-query"),
    ("ask where they are\n", "text/plain"),
    (".quay {\n  @include moor(4px);\n}\n", "text/x-scss"),
    ("@include quay.texi\n", "text/plain"),
    ("(* Berths *)\ntheory Quay imports Main begin\nend\n", "text/x-isabelle"),
    ("theory of piers imports nothing\n", "text/plain"),
    // Builds and settings.
    ("name := \"quay\"\n\nscalaVersion := \"2.13.4\"\n", "text/x-scala"),
    ("addSbtPlugin(\"quay\" % \"berth\" % \"1.0\")\n", "text/x-scala"),
    ("{:paths [\"src\"]\n :deps {quay/berth {:mvn/version \"1.0\"}}}\n", "application/edn"),
    ("{:berth => 4}\n", "text/plain"), ("{:ok, berth}\n", "text/plain"),
    ("(import 'berths.libsonnet') +\n(import 'piers.libsonnet')\n", "text/x-jsonnet"),
    ("What you import is in 'berths.libsonnet' already.\n", "text/plain"),
    (".PHONY: moor\nmoor:\n\tgo moor ./...\n", "text/x-makefile"),
    ("TARG = quay\n\ninclude ../pier.mk\n", "text/x-makefile"),
    ("TARG = quay\ninclude the pier.mk\n", "text/plain"),
    (
      "with \"quay\";\nproject Piers is\n   for Source_Dirs use (\"src\");\n   for Main use (\"pier.adb\");\nend Piers;\n",
      "text/x-adasrc"
    ),
    ("// swift-tools-version:5.8\nimport PackageDescription\n", "text/x-swift"),
    // Commands of Windows.
    ("del *.obj /s /q\ndel dist\\*.dll\n", "application/x-bat"),
    ("rem Copies what was moored.\ncopy .\\quay.h ..\n", "application/x-bat"),
    ("copy the plan\nmove it to the quay\n", "text/plain"),
    ("call me\nmove *.\n", "text/plain"),
    // Components and templates.
    ("<script>\n  import Berth from './Berth.svelte';\n</script>\n\n<Berth />\n", "text/x-svelte"),
    ("<script>\n  let n = 4;\n</script>\n<button on:click={moor}>{n}</button>\n", "text/x-svelte"),
    ("<script>\n  let n = 4;\n</script>\n<button onclick=\"moor()\">4</button>\n", "text/html"),
    ("<template>\n  <berth />\n</template>\n", "text/x-vue"),
    ("<div>{% if berth %}{{ include('quay.html.twig') }}{% endif %}</div>\n", "text/x-twig"),
    ("{{#berth}}\nBerth {{name}} is free.\n{{/berth}}\n", "text/x-mustache"),
    ("package quay;\n\nclass A { String a = \"<b>{{#c}}d{{/c}}</b>\"; }\n", "text/x-java"),
    // Scanners without declarations.
    ("%{\n#include \"quay.h\"\n%}\nblank [ \\t]\n%%\n{blank}+ ;\n. { return yytext[0]; }\n%%\n", "text/x-lex"),
    (
      "#[=======[.rst:\nQuay\n----\n\n.. deprecated:: 3.0\n#]=======]\nfunction(moor berth)\nendfunction()\n",
      "text/x-cmake"
    ),
  ]

  @Test(arguments: sources.indices) func namesTheLanguage(_ index: Int) {
    let (source, mimeType) = Self.sources[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  /// What a remark says is no sentence among commands.
  @Test func readsNoRemarks() {
    let remarks = "REM They are what you have to set there, and that is the way of it.\n"
    let script = "@echo off\n" + remarks + remarks + remarks + "setlocal\ngoto end\n:end\nexit /b 0\n"
    #expect(TextDetector().mimeType(of: script) == "application/x-bat")
  }
}
