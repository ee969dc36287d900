// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Sources of few lines beside those of the languages that share their signs.
@Suite struct TerseSourceTests {
  static let sources: [(source: String, mimeType: String)] = [
    // Messages of Objective-C and attributes of F# stand in brackets as sections do.
    ("UIView *ring = [[UIView alloc] init];\n[ring setHidden:YES];\n", "text/plain"),
    ("[<Struct>]\ntype Berth = { Ring: int; Depth: int }\n", "text/x-fsharp"),
    ("[berth]\nring = 4\ndepth = 12 ; metres\n", "text/x-ini"), ("[berth] ; the first\nring = 4\n", "text/x-ini"),
    // Drawings of TeX are no commands of a database's shell.
    ("\\draw (0,0) -- (1,1);\n\\node (quay) at (0,0) {Quay};\n", "text/plain"),
    ("\\set ring 4\nDROP TABLE berths;\n", "application/sql"),
    // Tables of Lua hold bare strings, those of TOML have keys; lists of Python hold words.
    ("ring = { \"north\" }\ndepth = \"4\"\nfree = { \"south\" }\n", "text/plain"),
    ("ring = { \"name\" = \"north\" }\ndepth = 4\nfree = [ 1, 2 ]\n", "application/toml"),
    ("depths = [d * d for d in depths if d != 3]\nrings = [r for r in rings]\n", "text/plain"),
    // Unions with named fields are F#'s.
    ("type Ring =\n  | Iron of int\n  | Rope of length: float * width: float\n", "text/x-fsharp"),
    // Constants of Rust and of Zig.
    ("pub const RINGS: i32 = 1;\npub static QUAY: &str = \"north\";\n", "text/rust"),
    ("const std = @import(\"std\");\npub const rings: i32 = 1;\npub fn moor(self: *Quay) void {}\n", "text/x-zig"),
    // Arms of Rust, of OCaml and of Scala are no JavaScript.
    (
      "Sign::Ring(ring) => {\n    let berth = quay.pop()?;\n    quay.push(moor(ring, berth));\n}\n_ => return None,\n",
      "text/rust"
    ),
    // Documentation with tags is C#'s.
    (
      "/// <summary>Moors.</summary>\npublic static int Moor(int ring, int depth)\n{\n    return ring;\n}\n",
      "text/x-csharp"
    ),
    (
      "    /** Moors. */\n    public static int moor(int ring, int depth) {\n        return ring;\n    }\n",
      "text/x-java"
    ),
    // Methods of a page's parts are no report.
    (
      "new Vue({\n  el: '#quay',\n  data: { rings: 1 },\n  methods: {\n    moor() { this.rings++ }\n  }\n})\n",
      "text/javascript"
    ),
    // Branches that end as Ruby's do.
    ("case berth\nwhen 0 then :free\nwhen Integer then :taken\nend\n", "text/x-ruby"),
    ("foreach ring ( *.txt )\n  source $ring\nend\nendif\n", "text/x-csh"),
    // Classes of MATLAB stand further in, as fixed forms do.
    ("        function moor(quay, ring)\n            quay.Ring = ring;\n        end\n    end\nend\n", "text/x-matlab"),
    ("      subroutine moor(ring)\n      integer ring\n      end\n", "text/x-fortran"),
    // Selectors are no values of a table.
    ("/* Night */\n.quay-ring,\n.quay-bell,\n.quay .berth,\n.quay .pier,\n", "text/plain"),
    ("/* Depths */\n.5,\n.25,\n1.5,\n4,\n", "text/x-csrc"),
    // Functions of C23 in what looks like C++.
    (
      "#include <stdckdint.h>\n[[nodiscard]] int *grow(int *rings, size_t count)\n{\n    size_t bytes;\n    if (ckd_mul(&bytes, count, sizeof *rings)) return nullptr;\n    return realloc(rings, bytes);\n}\n",
      "text/x-csrc"
    ),
    // Data for remote procedures.
    ("typedef string name<>;\nopaque lamp[4];\nconst RINGS = 4;\n", "text/x-rpcgen"),
    // Rules with literals, and settings whose values only look like names.
    ("ring: \"iron\" | \"rope\"\nberth: ring NUMBER\nNUMBER: /[0-9]+/\n", "text/x-lark"),
    ("ring: iron\nberth: ring\ndepth: 4\n", "text/plain"),
    // Settings for classes of Java, and names of programs that a shell starts.
    (
      "handlers = java.util.logging.ConsoleHandler\n.level = INFO\norg.quay.Ring.level = FINE\n",
      "text/x-java-properties"
    ),
    ("MAIN=org.quay.Main\nOTHER=org.quay.Other\n", "text/plain"),
  ]

  @Test(arguments: sources.indices) func tellsNeighboursApart(_ index: Int) {
    let (source, mimeType) = Self.sources[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
