// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Texts that packages of programs are full of, and what only looks like them.
@Suite struct PackageTextTests {
  static let texts: [(text: String, mimeType: String)] = [
    ("@0xd4c1b7a2e95f0836;\n\nstruct Berth @0x9a3c5e7102b4d6f8 {\n}\n", "text/x-capnp"),
    ("# Berths\n\n#[==[.rst:\nBerths\n------\n\nTells of berths.\n#]==]\n", "text/x-cmake"),
    ("Feature: Moor\n\n  Scenario: At night\n    I moor at berth 4\n", "text/x-gherkin"),
    ("{% macro berth(name) %}\n{{ name }}\n{% endmacro %}\n", "text/x-jinja"),
    (
      "{# Berths. #}\n{% load quays %}\n<ul>\n{% for b in berths %}<li>{{ b }}</li>{% endfor %}\n</ul>\n",
      "text/x-django"
    ),
    ("<Berth>:\n    size: self.texture_size\n    height: self.minimum_height\n", "text/x-kv"),
    ("/* Licence. */\n\n<?php\n\n$berths = 4;\necho $berths;\n", "text/x-php"),
    ("@host = https://quay.example\n\n### all\nGET {{host}}/berths HTTP/1.1\nAccept: */*\n", "message/http"),
    ("diff --cc quay.rb\nindex 4a1c0de,99be210..5f00aa1\n--- a/quay.rb\n+++ b/quay.rb\n", "text/x-diff"),
    ("export * from \"./berths\";\nexport { mole } from './mole';\n", "text/javascript"),
    ("import '@quay/berths/style/index.js';\n", "text/javascript"),
    ("@forward \"berths\"\n@use \"mole\"\n", "text/x-sass"),
    (".berth > p\n  color: red\n\n.mole\n  text-align: left\n\n.quay\n  margin: 0\n", "text/x-sass"),
    (":root,\n:host {\n  --quay: #024;\n}\n", "text/css"),
    ("{# The quay. #}\n<h1>Quay</h1>\n{% if wet %}<p>Wet.</p>{% endif %}\n", "text/x-jinja"),
    ("export default {\n  berths: { wet: {} },\n}\n", "text/javascript"),
    ("[quay]\nberths = 4\nurls.\"North Side\" = \"https://quay.example\"\n", "application/toml"),
    ("[quay]\nwet = { chain = [\n  \"moor:north\",\n] }\n\"moor:north\" = \"moor 4\"\n", "application/toml"),
    ("# Of the quay\nberths: 4\nwidth: 2.5\ndepth: 3.0\nmoles: 2\nrings: 24\nmode: wet\n", "application/yaml"),
    ("# Of the quay\n\nnorth: heron\nsouth: # A boat\neast: # A boat\nwest: tern\n", "application/yaml"),
    ("---\nname: Ask\nabout: Is the quay wet?\n---\n\n# What do you see?\n", "text/markdown"),
    ("Credits\n=======\n\n- `Mole <https://mole.example>`_\n- `Tern <https://tern.example>`_\n", "text/x-rst"),
    ("---\nname: heron\nload: salt\n---\nname: tern\nberth:\n  number: 4\n  side: north\n", "application/yaml"),
    ("isWet: true\nmostBerths: 4\nname: quay\nhasMole: false\n", "application/yaml"),
    ("- name: heron\n  load: salt\n- name: tern\n", "application/yaml"),
    ("[Service]\nExecStart=/bin/sh -c '\\\n  for b in 1 2; do \\\n    moor $b; \\\n  done'\n", "text/x-systemd-unit"),
    (
      "88213,2020-02-11T06:00:00Z,4.12,NW\n88214,2020-02-11T07:00:00Z,4.40,NW\n88215,2020-02-11T08:00:00Z,4.75,N\n",
      "text/csv"
    ),
    ("=======\nHistory\n=======\n\n0.1.0 (2024)\n------------\n\n* First berth.\n", "text/x-rst"),
    ("Berths are told apart by :quay:`number`, as :quay:`moles` are.\n\nMoles\n-----\n", "text/x-rst"),
    ("| Berth | Side  |\n|:------|------:|\n| 4     | north |\n\nAll are wet.\n", "text/markdown"),
    ("# Quay\n\nMoor so:\n```\nmoor 4\n```\n\nLeave so:\n```\nleave 4\n```\n", "text/markdown"),
    (
      "PREFIX q: <http://quay.example/>\n# SELECT ?b WHERE { ?b a q:B }\nq:B EXTRA a {\n  q:number [ 4 ] ;\n  q:boat @q:Boat\n}\n",
      "text/shex"
    ),
  ]

  @Test(arguments: texts.indices) func areTold(_ index: Int) {
    let (text, mimeType) = Self.texts[index]
    #expect(TextDetector().mimeType(of: text) == mimeType, "\(text)")
  }

  @Test(arguments: [(22, "message/http"), (23, "text/plain")]) func requestsStandInTheFirstLines(
    _ variables: Int, _ mimeType: String
  ) {
    let text = String(repeating: "@berth = 4\n", count: variables) + "###\nGET /berths HTTP/1.1\n"
    #expect(TextDetector().mimeType(of: text) == mimeType)
  }

  /// A short number, a name between angles, titles without a request, a path in a sentence, an outline, words with colons,
  /// a title between lines alone, and a list of tasks.
  @Test(arguments: [
    "@0x12;\nis a number of the quay\n", "<Mole>\nwho: is there\nwhat: is wet\n",
    "### all\nGET is what the mole said\n", "export the berths from \"north\"\n",
    "berth\n  name: heron\n\nmole\n  load: salt\n\nquay\n  side: north\n",
    "# Of berths\nberth: north | south\nnorth: 'n' number\nsouth: 's' number\nnumber: digit+\n",
    "name: heron\nload: salt and sand\nberth: four\nside: north\n", "=======\nHistory\n=======\n\nThe quay is old.\n",
    "- [wet] the mole\n- [dry] the quay\n",
  ]) func areNotTakenForThem(_ text: String) {
    #expect(TextDetector().mimeType(of: text) == "text/plain", "\(text)")
  }
}
