// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Parts of sources and of settings, from the middle of a file or so short that little of their language stands in them.
@Suite struct PlainMiddleTests {
  static let sources: [(source: String, mimeType: String)] = [
    (
      "enum class Berth(val depth: Int) {\n    NEAR(2), FAR(7);\n}\n\nobject Quays {\n    const val RINGS = 12\n    val names = mapOf(\"n\" to 3)\n}\n",
      "text/x-kotlin"
    ),
    (
      "fun Application.quays() {\n    routing {\n        get(\"/rings\") {\n            val ring = call.parameters[\"ring\"]?.toIntOrNull()\n            call.respond(ring)\n        }\n    }\n}\n",
      "text/x-kotlin"
    ),
    (
      "defimpl Inspect, for: Quay do\n  def inspect(%Quay{rings: rings}, _opts) do\n    \"quay of #{rings}\"\n  end\nend\n",
      "text/x-elixir"
    ),
    (
      "final List<int> depths = const [2, 7];\nconst edge = EdgeInsets.all(4);\nconst Map<Quay, int> rings = {\n  Quay.near: 4,\n};\n",
      "application/vnd.dart"
    ),
    (
      "    case north*:\n        echo $quay:t\n        breaksw\n    endsw\nend\nset prompt = \"quay% \"\n", "text/x-csh"
    ),
    (
      "bysort quay (year): gen change = depth - depth[_n-1]\nxtreg depth rings, fe vce(cluster quay)\nestimates store first\n",
      "text/x-stata"
    ),
    (
      "label define side 0 \"Port\" 1 \"Starboard\"\nlabel values berth side\nrecode depth (0/5=1) (6/max=2), gen(deep)\n",
      "text/x-stata"
    ),
    (
      "\"Those who moor here pay for it.\nYou may have this in the hope that it is useful, and they are who will tell.\"!\n\n!Quay methodsFor: 'mooring' stamp: 'ab 1/2/2003 10:11'!\nmoor: aShip\n    rings add: aShip.\n    ^aShip! !\n",
      "text/x-smalltalk"
    ),
    (
      "{\n  Those who moor here pay for it. You may have this in the hope that it is useful.\n}\n\nconst\n  MostRings = 12;\ntype\n  TQuay = packed record\n    Ring, Depth: Byte;\n  end;\n",
      "text/x-pascal"
    ),
    (
      "of the harbour, which you may have at https://example.org/terms.\n-->\n<!DOCTYPE html>\n<html>\n<head><title>Quays</title></head>\n<body>\n<p>Rings</p>\n</body>\n</html>\n",
      "text/html"
    ),
    ("  <tr><td>2<td>North\n</table>\n<p>Depth: <b>7</b>\n</body>\n</html>\n", "text/html"),
    (
      "$ ->\n  $('.ring').on 'click', (e) ->\n    e.preventDefault()\n    $(@).parent().toggleClass 'free'\n",
      "application/vnd.coffeescript"
    ),
    (
      "(define-syntax-rule (moor! ring ship)\n  (set! ring ship))\n\n(define (rings in)\n  (for/fold ([all '()]) ([line (in-lines in)]\n             #:unless (string=? line \"\"))\n    (cons line all)))\n\n(module+ test\n  (check-equal? (rings \"\") '()))\n",
      "text/x-racket"
    ),
    (
      "ListModel {\n    ListElement { name: \"North\"; depth: 7 }\n    ListElement { name: \"South\"; depth: 2 }\n}\n",
      "text/x-qml"
    ),
    ("ship --> [old], kind.\nkind --> [barge].\nkind --> [tug].\n\n?- phrase(ship, [old, tug]).\n", "text/x-prolog"),
    (
      "quay: QUAY\nifelse(QUAY, [north], [depth: 7], [depth: 2])\ninclude([rings.m4])dnl\nundefine([RINGS])dnl\n",
      "application/x-m4"
    ),
    (
      "{:quay/id 7\n :quay/name \"North\"\n :quay/sides #{:port :starboard}\n :built #inst \"1911-02-03\"}\n",
      "application/edn"
    ),
    (
      "(def quays\n  {:north {:depth 7 :rings 12}\n   :south {:depth 2 :rings 4}})\n(def sides #{\"port\" \"starboard\"})\n",
      "text/x-clojure"
    ),
    ("# quays\nquay.depth=7\nquay.rings = 12\nquay.keeper:2\nquay.name=S\\u00fcd\n", "text/x-java-properties"),
    ("[mysqld]\nuser = quay\nskip-name-resolve\nport = 3306\n[mysqldump]\nquick\n", "text/x-ini"),
    (
      "$ SET NOON\n$ IF P1 .EQS. \"\" THEN INQUIRE P1 \"Quay\"\n$NEXT:\n$ READ/END_OF_FILE=DONE IN RING\n$ WRITE SYS$OUTPUT RING\n$ GOTO NEXT\n$DONE:\n$ EXIT\n",
      "text/x-dcl"
    ),
    ("$ ls quays\nnorth  south\n$ echo $HOME\n/home/quay\n", "text/x-shell-session"),
    (
      "quay.example:443 10.0.0.1 - - [02/Jan/2021:10:11:12 +0000] \"GET /rings HTTP/1.1\" 200 12 \"-\" \"curl/7.1\"\n",
      "text/x-log"
    ),
    (
      "constant depths : table := (\n  0 => x\"07\",\n  others => (others => '0'));\nsignal ring : unsigned(7 downto 0) := (others => '0');\n",
      "text/x-vhdl"
    ),
    (
      "quay #(.RINGS(12)) north (\n    .clk   (clk),\n    .reset (reset),\n    .depth (depth[7:0]),\n    .free  ()\n);\n",
      "text/x-verilog"
    ),
    (
      "int\nisfree(int ring)\n{\n\tif (ring % 4 == 0)\n\t\treturn 1;\n\treturn ring % 3 == 0 && ring != 9;\n}\n",
      "text/x-csrc"
    ),
    (
      "TEST_CASE(\"quay\", \"[ring]\") {\n    Quay<int> quay;\n    SECTION(\"free\") { REQUIRE(quay.free()); }\n    CHECK_THROWS_AS(quay.moor(), std::range_error);\n}\n",
      "text/x-c++src"
    ),
    (
      "on tidy(ring)\n\tset ring to do shell script \"echo \" & quoted form of ring\n\tif (count of ring) is greater than 7 then return ring\nend tidy\n",
      "text/x-applescript"
    ),
    (
      "           EVALUATE TRUE\n               WHEN WS-RINGS = 0\n                   MOVE SPACES TO WS-QUAY\n               WHEN OTHER\n                   PERFORM MOOR\n           END-EVALUATE.\n",
      "text/x-cobol"
    ),
    (
      "enum QuayError: Error, Equatable {\n    case full(until: TimeInterval)\n    indirect case wrapped(QuayError)\n}\ntypealias Answer = (Result<Data, QuayError>) -> Void\n",
      "text/x-swift"
    ),
    (
      "node('quay') {\n    checkout scm\n    stage('Moor') { sh 'make' }\n    archiveArtifacts artifacts: 'ring/*'\n}\n",
      "text/x-groovy"
    ),
    (
      "@NgModule({\n  declarations: [QuayComponent],\n  imports: [RingModule],\n  bootstrap: [QuayComponent]\n})\nexport class QuayModule { }\n",
      "application/typescript"
    ),
    (
      "vim.opt.number = true\nvim.keymap.set('n', '<leader>q', ':q<CR>')\nrequire('rings').setup({ 'quay' })\n",
      "text/x-lua"
    ),
    (
      "\n    pointcut moored(): execution(* org.quay..*.*(..));\n\n    before(): moored() {\n        rings++;\n    }\n\n    after() returning: moored() { rings--; }\n}\n",
      "text/x-aspectj"
    ),
    (
      "ring OBJECT-TYPE\n    SYNTAX Integer32\n    MAX-ACCESS read-only\n    STATUS current\n    DESCRIPTION \"moored\"\n    ::= { quay 7 }\n",
      "text/x-ttcn-asn"
    ),
    ("    header \"quay.h\"\n    header \"ring.h\"\n    export *\n  }\n", "text/x-modulemap"),
    ("from quay.rings cimport (\n    moor, leave)\n", "text/x-cython"),
    ("cdef void *_moor\ncdef void *_leave\n", "text/x-cython"),
    (
      "CREATE OPERATOR <= (\n\tPROCEDURE = ring_le,\n\tLEFTARG = ring,\n\tRIGHTARG = ring,\n\tCOMMUTATOR = >=,\n\tNEGATOR = >);\n",
      "application/sql"
    ),
    (
      "bind Quay <<NextRing>> {\n    tk::MoorByRings %W v 1\n}\nbind Quay <<PrevRing>> {\n    tk::MoorByRings %W v -1\n}\n",
      "text/x-tcl"
    ),
    // Signs of them that prose and other settings have.
    ("The quay (see below): ... and what is moored there, int by int.\nBreak the switch; ends well.\n", "text/plain"),
    ("[berths]\nring = 4\ndepth = 7\nside = 2\n[quays]\nnorth\n", "text/plain"),
    ("north --> south.\n", "text/plain"),
  ]

  @Test(arguments: sources.indices) func tellsWhatItIsOf(_ index: Int) {
    let (source, mimeType) = Self.sources[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }
}
