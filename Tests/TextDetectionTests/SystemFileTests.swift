// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Settings and lists of systems, logs, sessions and differences, each kind beside a text that looks like it and is another.
@Suite struct SystemFileTests {
  static let texts: [(source: String, mimeType: String)] = [
    // Differences, alone, behind a message, and within what was written about them.
    ("--- a/quay.c\n+++ b/quay.c\n@@ -1 +1 @@\n-int a;\n+int b;\n", "text/x-diff"),
    (
      "Origin: upstream\nForwarded: no\n---\n--- a/quay.c\n+++ b/quay.c\n@@ -1 +1 @@\n-int a;\n+int b;\n", "text/x-diff"
    ),
    ("Mend the quay\n\n--- a/quay.c\n+++ b/quay.c\n@@ -1 +1 @@\n-int a;\n+int b;\n", "text/x-diff"),
    (
      "How the quay was mended\n\nThis is what was done to it:\n\n--- a/quay.c\n+++ b/quay.c\n@@ -1 +1 @@\n-int a;\n+int b;\n\nThen the boats came.\nAll was well.\n",
      "text/plain"
    ),
    // Logs rotate behind their paths; blocks behind comments are of C.
    (
      "/var/log/quay.log {\n  weekly\n  rotate 4\n  postrotate\n    if true; then echo; fi\n  endscript\n}\n",
      "text/x-logrotate"
    ),
    (
      "// size of the quay\nstruct quay {\n  int size;\n  int create;\n};\nint main(void) { return sizeof(struct quay); }\n",
      "text/x-csrc"
    ),
    // Tags of one package, and keys of YAML.
    ("quay: hardening-no-relro [usr/bin/quay]\nquay: no-manual-page [usr/bin/tide]\n", "text/x-lintian-overrides"),
    ("quay: north-side\ntide: high-water\nmoor: two-boats\n", "text/plain"),
    // Programs for media types, and a list with semicolons.
    ("text/html; lynx %s\nimage/png; display %s; test=true\n", "text/x-mailcap"),
    ("north/side; Gull; Tern\nsouth side; Auk; Smew\n", "text/plain"),
    // Completions of two shells.
    ("#compdef moor\nlocal -a names\n_arguments '-h[help]' $names\n", "text/x-shellscript"),
    (
      "_moor() {\n  COMPREPLY=( $(compgen -W 'north south' -- \"$2\") )\n}\ncomplete -F _moor moor\n",
      "text/x-shellscript"
    ),
    // What compilers find in programs, and the programs.
    ("quay.c: In function 'main':\nquay.c:3:5: error: 'b' undeclared\n    3 |     int a = b;\n", "text/plain"),
    ("gcc -O2 -c -o quay.o quay.c\ngcc -O2 -c -o tide.o tide.c\nmake: *** [quay] Error 1\n", "text/plain"),
    // Sessions.
    ("$ cd quay\n$ for i in a b; do echo $i; done\na\nb\n", "text/x-shell-session"),
    ("[1] 1.5\n> x <- c(1, 2)\n> mean(x)\n[1] 1.5\n> library(tides)\n", "text/plain"),
    // Remote procedures, and data that they send.
    ("program QUAY {\n  version QUAY_V1 {\n    int MOOR(int) = 1;\n  } = 1;\n} = 0x20000099;\n", "text/x-rpcgen"),
    // JSON in a call.
    ("moor({\"boat\": \"Gull\", \"berths\": [1, 2]});\n", "text/javascript"),
    ("showBoatsOfTheHarbour.atNoon([{\"boat\": 1}])", "text/javascript"),
    // Cuts, and a table of times.
    (
      "TITLE: QUAY\n001  AX  V  C  00:00:00:00 00:00:01:00 01:00:00:00 01:00:01:00\n",
      "text/x-cmx-edl"
    ),
    ("TITLE: QUAY\n001 high 06:00 18:00\n002 low 12:00 23:59\n", "text/plain"),
    // A long string ends in its last line, and brackets in comments open and close nothing.
    ("name = 'quay'\nnote = \"\"\"High\n and dry\"\"\"\ntide = {'low': 'noon'}\n", "text/plain"),
    ("name = 'quay'\nnote = \"\"\"High\n and dry\"\"\"\ntide = {low = 'noon'}\n", "application/toml"),
    ("[quay]\nrings = [[# ]]\n4]]\nnames = [\"#]\",# ]\n'[', ]\nwet = true\n", "application/toml"),
    // Keys in the settings of servers have units, which TOML has not.
    ("port = 5432\nname = 'quay'\nnote = \"high\"\nbuffers = 128MB\nwall = 8kB\n", "text/plain"),
  ]

  @Test(arguments: texts.indices) func tellsWhatSystemsRead(_ index: Int) {
    let (source, mimeType) = Self.texts[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
