// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Texts of few or plain statements as real trees of packages hold them, and what only looks like others.
@Suite struct FieldTextTests {
  static let texts: [(text: String, mimeType: String)] = [
    ("; Of berths\n(deffunction wet (?berth)\n  (bind ?depth (read berths))\n  (> ?depth 4))\n", "text/x-clips"),
    ("Set Implicit Arguments.\n\n(* Of berths. *)\nClass Berth T := { moor : T -> T }.\n", "text/x-coq"),
    ("(** Of berths. *)\nDeclare ML Module \"quay.plugin\".\nDefinition moor {X} (x : X) := x.\n", "text/x-coq"),
    ("## Of berths\nDeclareGlobalFunction(\"NumberOfBerths\");\n", "text/x-gap"),
    ("SetPackageInfo( rec(\n  PackageName := \"Quay\",\n  Version := \"1.2\",\n) );\n", "text/x-gap"),
    ("# Licence\nimport(\"//build/quay/berth.gni\")\n\nquay_berth(\"north\") {\n  deps = []\n}\n", "text/x-gn"),
    ("@SysInclude { doc }\n@Document\n//\n@Text @Begin\nThe quay is wet.\n@End @Text\n", "text/x-lout"),
    (
      "<%augment wrap>\n  <html>\n% if (my $wet = $.wet) {\n  <b><% $wet %></b>\n% }\n  </html>\n",
      "application/x-mason"
    ),
    ("// Keep the cache small.\npref(\"quay.berths.max\", 4);\nlockPref(\"quay.wet\", true);\n", "text/javascript"),
    (
      "{\nOpenings of the harbour club.\n}\n\n[ECO \"A00\"]\n[Opening \"Polish\"]\n\n1. b4 *\n",
      "application/vnd.chess-pgn"
    ),
    ("library(quay)\nberths = quay::count(\"north\")\nprint(berths)\n", "text/x-r"),
    ("% Of berths.\ndefine moor_at ( berth )\n{\n  set_berth ( \"quay\", berth );\n}\n", "text/x-slang"),
    (".MODEL QUAY NMOS( LEVEL = 8\n+VERSION = 3.2 TNOM = 27\n+XJ = 2.3E-7)\n", "text/x-spice"),
    (
      "# Of berths\nprobe quay.moor = process(\"/usr/lib/libquay.so\").mark(\"moor\") {\n  berth = $arg1;\n}\n",
      "text/x-systemtap"
    ),
    ("// Ports\nlocalparam NORTH = 0;\nlocalparam EAST  = 1;\nlocalparam SOUTH = 2;\n", "text/x-verilog"),
    (
      "Point (1)  = {0, 0, 0, 0.1};\nPoint (2)  = {1, 1, 0, 0.1};\nLine (1)  = {1, 2};\nLine Loop(3) = {1};\n",
      "text/x-gmsh-geo"
    ),
    ("OVERRIDE\tYES\n\nPUBLIC  \"-//QUAY//DTD Berth 1.0//EN\"\t\"berth.dtd\"\n", "application/sgml-open-catalog"),
    (
      " quay.msf  MSF: 20  Type: P  May 4, 2026  12:00  Check: 7596 ..\n\n Name: North  Len: 20  Check: 5696\n//\n",
      "text/x-msf"
    ),
    ("4 5 2 GtsSurface GtsFace GtsEdge GtsVertex\n0.5 0.5 0\n0 1 0\n1 0 0\n1 1 0\n1 2\n", "model/x-gts"),
    (
      "      integer NORTH\n      parameter (NORTH=0)\n      integer EAST\n      parameter (EAST=1)\n", "text/x-fortran"
    ),
    (
      "param (\n    $berth\n)\nif ($berth.StartsWith(\"N\"))\n{\n    $berth = $berth.Substring(1)\n}\n"
        + "#Berths in the north have a letter in front of the number, that the harbour office does not want\n"
        + "Copy-Item quay_$berth.txt quay.txt\n",
      "application/x-powershell"
    ),
    (
      "const string NORTH = \"n\"\nconst string EAST = \"e\"\nconst i32 BERTHS = 4\nconst bool WET = true\nnamespace java quay\n",
      "text/x-thrift"
    ),
    ("{% raw %}\n<p>{{ berth }}</p>\n{% endraw %}\n", "text/x-jinja"),
    ("[[berths]]\nnumber = 4\n\n[[berths]]\nnumber = 5\n", "application/toml"),
    ("+++\ntitle = \"Quay\"\n+++\n", "text/markdown"),
    ("+++\ntitle = \"Quay\"\ndraft = true\n+++\n\n# Berths\n\n- heron\n- tern\n", "text/markdown"),
    (
      "id,name\n{3F2504E0-4F89-11D3-9A0C-0305E82C3301},heron\n{3F2504E0-4F89-11D3-9A0C-0305E82C3302},tern\n", "text/csv"
    ),
    ("<select name=\"berth\">\n <option value=\"4\">Four</option>\n</select>\n", "text/html"),
    ("<details>\n<summary>Berths</summary>\n<p>Four.</p>\n</details>\n", "text/html"),
    ("<snippet>\n  <content><![CDATA[<?php echo $1; ?>]]></content>\n</snippet>\n", "application/xml"),
    ("{\"type\":\"Feature\",\"properties\":{},\"geometry\":null}\n", "application/geo+json"),
    ("{\"log\":{\"version\":\"1.2\",\"creator\":{\"name\":\"quay\"},\"entries\":[]}}\n", "application/har+json"),
  ]

  @Test(arguments: texts.indices) func areTold(_ index: Int) {
    let (text, mimeType) = Self.texts[index]
    #expect(TextDetector().mimeType(of: text) == mimeType, "\(text)")
  }

  /// Members that many objects have, by what they hold in the format that has given them a meaning.
  @Test(arguments: [
    #"{"type":"Feature Request","title":"Dark mode"}"#, #"{"type":"FeatureLayer","name":"Roads"}"#,
    #"{"type":"Feature","title":"Dark mode"}"#, #"{"log":"started"}"#, #"{"log":{"level":"debug"}}"#, #"{"log":""}"#,
    #"{"title":"Fix roof","status":"open","detail":"It leaks"}"#, #"{"title":"","status":"","detail":""}"#,
    #"{"id":7,"title":"Minutes","url":"https://docs.google.com/document/d/1abc/edit","tags":["work"]}"#,
    #"{"resourceType":"Microsoft.Compute/virtualMachines","id":"/subscriptions/1"}"#,
    #"{"asset":"chair.png","scene":"room"}"#, #"{"version":"2.1.0","runs":12,"name":"marathon"}"#,
    #"{"ignition":true,"storage":"garage"}"#, #"{"asset":"chair.png"}"#,
  ])
  func areJSONAlone(_ text: String) {
    #expect(TextDetector().mimeType(of: text) == "application/json", "\(text)")
  }

  /// A string or a root that goes on is no code and no document, and neither is what a document only shows.
  @Test(arguments: [
    "var x = \"" + String(repeating: "std::vector<core::ops::Function> template class ::", count: 200) + "\";\n",
    "<foo>x</foo>\nThis is some prose that follows.\n", "<em>The quay</em> is <em>wet</em>\n",
    "    'x.y':\n        'z',\n    'lex': 'a',\n    'lex2': 'b',\n",
    "define moor (berth) {\n  return berth\n}\n", "The define of moor\n",
    "Feature probes of the quay are = process(\"x\")\n", "import(\"//quay\")\n",
    "quay =~ ^heron$\n#Names of boats that typically lie at the quay for long\nberth =~ ^(north|south)$\n",
    "Usage\n-----\n\nBerths are counted with::\n\n    object Quay {\n        def main(berths: Array[String]) {\n        }\n    }\n",
  ])
  func areNotTakenForThem(_ text: String) {
    let told = TextDetector().mimeType(of: text)
    #expect(told == "text/plain" || told == "text/x-rst", "\(text)")
  }

  @Test func showsRInMarkdown() {
    #expect(
      TextDetector().mimeType(of: "# Berths\n\nAttach the *package* first:\n\n```r\nlibrary(quay)\nmoor(4)\n```\n")
        == "text/markdown")
  }

  /// PHP begins near the root that it makes, and the head of an alignment near the beginning.
  @Test func looksNoFurtherThanLimitsAllow() {
    let far = String(repeating: "<berth/>\n", count: 100)
    #expect(TextDetector().mimeType(of: "<quay>\n<?php echo 4; ?>\n</quay>\n") == "text/x-php")
    #expect(TextDetector().mimeType(of: "<quay>\n\(far)<?php echo 4; ?>\n</quay>\n") == "application/xml")
    let head = "\n quay.msf  MSF: 20  Type: P  Check: 7596 ..\n\n Name: North  Len: 20  Check: 5696\n//\n"
    #expect(TextDetector().mimeType(of: "Made by hand.\n" + head) == "text/x-msf")
    #expect(TextDetector().mimeType(of: String(repeating: "Made by hand.\n", count: 60) + head) != "text/x-msf")
  }
}
