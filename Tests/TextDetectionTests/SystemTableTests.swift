// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Tables, fields and settings of systems, and what simulations are told, each kind beside a text that looks like it and is another.
@Suite struct SystemTableTests {
  static let texts: [(source: String, mimeType: String)] = [
    // Accounts, and other fields between colons.
    ("root:x:0:0:root:/root:/bin/sh\nauk:x:1004:1004::/home/auk:/bin/bash\n", "text/x-passwd"),
    ("auk:x:north:south:quay:/home:/bin\n", "text/plain"),
    ("auk:*:18000:0:99999:7:::\n", "text/x-shadow"),
    ("a:b:c:d:e:f:g:h:i\n", "text/plain"),
    // Hosts, and addresses of other things.
    ("127.0.0.1 localhost\n::1 localhost\n", "text/x-hosts"),
    ("192.0.2.4 quay\n192.0.2.5 mole\n", "text/plain"),
    ("127.0.0.1 was the address of the quay, and nobody knew.\n", "text/plain"),
    // What is mounted, and a sentence with a path.
    ("/dev/sda1 / ext4 defaults 0 1\n", "text/x-fstab"),
    ("/dev/sda1 / is the root\n", "text/plain"),
    // When programs run, and columns of numbers and stars.
    ("*/5 * * * * /usr/bin/look\n", "text/x-crontab"),
    ("@daily light the lamp\n", "text/x-crontab"),
    ("SHELL=/bin/sh\nMAILTO=auk\n", "text/plain"),
    ("99 * * * * /usr/bin/look\n", "text/plain"),
    ("1 2 3 4 5 boats\n2 3 4 5 6 boats\n", "text/plain"),
    // Rules for robots, and letters with colons.
    ("User-agent: *\nDisallow:\n", "text/x-robots"),
    ("User-agent: Gull\nDisallow: nothing\nThen it flew.\n", "text/plain"),
    // The resolver, and a sentence with one of its words.
    ("nameserver 192.0.2.53\nsearch quay.example\n", "text/x-resolv-conf"),
    ("search the quay\noptions are few\n", "text/plain"),
    // Attributes of paths, and names with words.
    ("*.c diff=cpp text\n*.png binary\n", "text/x-gitattributes"),
    ("quay.c holds the boats\n", "text/plain"),
    // Who may run what.
    ("root ALL=(ALL) ALL\n", "text/x-sudoers"),
    ("ALL = 4\nboats = ALL\n", "text/plain"),
    // Resources, and a list with stars.
    ("XTerm*font: fixed\nXft.dpi: 96\n", "text/x-xresources"),
    ("* boats: two\n* gulls: many\n", "text/plain"),
    // Fields of packages, and those of other lists.
    ("Package: quay\nVersion: 1\nArchitecture: all\nDescription: boats\n", "text/x-debian-control"),
    ("Package: quay\nThe boats came in.\n", "text/plain"),
    // Tests, and counting.
    ("1..2\nok 1 - boats\nnot ok 2\n", "text/x-tap"),
    ("ok\nok then\n", "text/plain"),
    // Packages with versions, and a comparison.
    ("oil==4.1\nwick>=1.2,<2\n", "text/x-pip-requirements"),
    ("boats == harbour.boats\ngulls >= few\n", "text/plain"),
    // Values that are taken from elsewhere where there are any.
    ("lamp {\n  oil = ${?OIL}\n}\n", "application/hocon"),
    ("def quay():\n    return f(\n        \"${?OIL}\"\n    )\n", "text/x-python"),
    // Paths as keys among blocks, and settings that have them too: of window managers, of Groovy, of sound servers, of HCL.
    ("# lamp\nlamp.oil = whale\nlamp {\n  wick = \"old\" # long\n  trim = 10 minutes\n}\n", "application/hocon"),
    ("# lamp\nlamp {\n  col.wick = rgba(33ccff) rgba(44) 45deg\n}\nbind = SUPER, Q, exec, oil\n", "text/plain"),
    ("lamp {\n  oil.wick = Tide.HIGH\n  trim = true\n  burn = 4\n}\n", "text/plain"),
    ("# lamp\nlamp.oil = {\n  wick.* = trim/oil\n}\nlamp.wicks = [\n  { name = old\n  }\n]\n", "text/plain"),
    ("# lamp\nlamp {\n  oil = 4\n  wick = 10\n  trim = true\n}\n", "text/plain"),
    // A matrix of distances, and a table of numbers.
    (
      "3\nGull 0.0 0.4 0.5\nTern 0.4 0.0 0.3\nAuk 0.5 0.3 0.0\n", "text/x-phylip"
    ),
    ("3\nGull 1.5 0.4 0.5\nTern 0.4 1.0 0.3\nAuk 0.5 0.3 1.0\n", "text/plain"),
    // Messages with tags, and one link.
    ("[b]Gull[/b] and [i]auk[/i]: [url=https://quay.example]here[/url]\n", "text/x-bbcode"),
    ("See [url] and [b] of the list.\n", "text/plain"),
    // Strings of a guitar, and a chart.
    ("e|--0--3--|\nB|--1-----|\nG|--0-----|\nD|--------|\n", "text/x-guitar-tab"),
    ("a|b|c\n-|-|-\n", "text/plain"),
    // Djot, and the dialects of Markdown that have a mark of it.
    ("# Quay\n\n{.note}\nThe {+new+} one.\n\n## Mole\n\nSee [it](https://quay.example/).\n", "text/x-djot"),
    ("# Quay\n\nThe {++new++} one.\n\n## Mole\n\nSee [it](https://quay.example/).\n", "text/markdown"),
    // Values between bars, and a table that people read.
    ("Boat|Berth|Oil\nGull|1|4\nAuk|2|5\nTern|3|6\n", "text/csv"),
    ("boat | berth | oil\nGull | 1 | 4\nAuk | 2 | 5\nTern | 3 | 6\n", "text/plain"),
    // Options without values, and names in groups.
    ("[quay]\nport=1\nuser=auk\nskip-gulls\n", "text/x-ini"),
    ("[quay]\nboat-01\nboat-02\nport=1\nboat-03\n", "text/plain"),
    // Commands of simulations, and sentences that begin with their words.
    ("units of boats\nrun to the quay\nfix the lamp\ndump the oil\n", "text/plain"),
    ("Title\n &cntrl\n  imin = 1\n /\n", "chemical/x-amber-mdin"),
    // Positions of chess with operations, and paths.
    ("4k3/8/8/8/8/8/4P3/4K3 w - - bm e4;\n", "application/x-chess-epd"),
    ("4k3/8/8/8/8/8/4P3/4K3 w - - ;D1 6 ;D2 30\n", "application/x-chess-epd"),
    ("a/b/c/d/e/f/g/h w - - x\n", "text/plain"),
    // Roots that many vocabularies have.
    ("<root><boat>1</boat></root>", "application/xml"),
    ("<feedback>\nThe boats & the gulls\n", "text/plain"),
  ]

  @Test(arguments: texts.indices) func tellsTablesAndSettings(_ index: Int) {
    let (source, mimeType) = Self.texts[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  /// Beyond its limits a text is read no further, and told by what was seen.
  @Test func readsNoFurtherThanItsLimits() {
    let fields = (0..<60).map { "X-Boat-\($0): 1\n" }.joined()
    let late = "Package: quay\n" + fields + "Architecture: all\nDescription: boats\n"
    #expect(TextDetector().mimeType(of: late) != "text/x-debian-control")
    let titles = String(repeating: "of the quay\n", count: 9)
    #expect(TextDetector().mimeType(of: titles + " &cntrl\n imin = 1\n /\n") != "chemical/x-amber-mdin")
    let bars = (0..<40).map { "Gull|\($0)|4\n" }.joined() + "Auk | 2\n"
    #expect(TextDetector().mimeType(of: "Boat|Berth|Oil\n" + bars) == "text/csv")
  }
}
