# SPDX-License-Identifier: Apache-2.0
"""Programs, templates and settings in languages that one platform or one field of work has, as their manuals describe them."""

from samples import samples
from specified_lines import lines

samples(
    {
        "scientific/regional.tsp": lines(
            "NAME: quays", "TYPE: TSP", "DIMENSION: 3", "EDGE_WEIGHT_TYPE: EUC_2D", "NODE_COORD_SECTION", "1 0 0", "2 30 40", "3 60 10", "EOF",
        ),
        "source/regional_query.scm": lines(
            "; what a harbour is coloured by", "(berth_declaration", "  name: (word) @function)", "(depth) @number", "[\"quay\" \"pier\"] @keyword",
        ),
        "source/regional.bp": lines(
            "cc_library_static {", "    name: \"libharbour\",", "    srcs: [\"quay.cpp\"],", "    cflags: [\"-Wall\"],", "}",
        ),
        "source/regional.def": lines(
            "Bootstrap: docker", "From: debian:12", "", "%post", "    apt-get install -y harbour", "", "%runscript", "    exec harbour \"$@\"",
        ),
        "source/regional.m3makefile": lines(
            "import(\"libm3\")", "interface(\"Quay\")", "implementation(\"Main\")", "if equal(HARBOUR, \"north\")", "  import_lib(\"tide\", \"/lib\")", "end",
            "program(\"harbour\")",
        ),
        "source/regional.mac": lines(
            "ROUTINE harbour [Type=MAC]", "moor(id) public {", "    set boat=##class(Harbour.Boat).%OpenId(id)", "    quit boat.Depth", "}",
        ),
        "source/regional.marko": lines(
            "class {", "  onCreate() { this.state = { open: true }; }", "}", "<if(state.open)>", "  <ul>", "    <for|boat| of=input.boats>",
            "      <li>${input.quay}: ${boat.name}</li>", "    </for>", "  </ul>", "</if>", "<button on-click(\"close\")>Close</button>",
        ),
        "source/regional.mo": lines(
            "import Nat \"mo:base/Nat\";", "", "actor class Harbour(depth : Nat) {", "  stable var berths : Nat = 4;", "",
            "  public shared ({ caller }) func moor(count : Nat) : async Nat {", "    berths -= count;", "    berths", "  };", "};",
        ),
        "source/regional.mrc": lines(
            "on *:JOIN:#harbour:{", "  if ($nick == pilot) msg $chan Welcome to the quay.", "}", "alias tide { echo -a High at noon. }",
        ),
        "source/regional.ned": lines(
            "package harbour;", "", "simple Pilot", "{", "    parameters:", "        double speed @unit(mps);", "    gates:", "        input in;",
            "        output out;", "}",
        ),
        "source/regional.nf": lines(
            "nextflow.enable.dsl=2", "", "process MOOR {", "    input:", "    path boat", "", "    output:", "    path 'moored.txt'", "", "    script:",
            "    \"\"\"", "    moor ${boat} > moored.txt", "    \"\"\"", "}",
        ),
        "source/regional.omgrofl": lines("lol iz 77", "rofl lol", "lol iz 79", "rofl lol", "stfu"),
        "source/regional.opa": lines(
            "database int /harbour/boats = 0;", "", "server function moor() { /harbour/boats++; }", "", "client function show(n) { Dom.set_text(#boats, n) }",
            "", "Server.start(Server.http, { title: \"Harbour\", page: moor });",
        ),
        "source/regional.opal": lines(
            "IMPLEMENTATION Quay", "IMPORT Nat ONLY nat + -", "", "FUN depth : nat -> nat", "DEF depth(tide) == tide + low", "DEF low == 4",
        ),
        "source/regional.ox": lines(
            "#include <oxstd.oxh>", "", "static decl s_mTide;", "", "main()", "{", "    decl x, n = 40;", "    s_mTide = rann(n, 2);", "    x = meanc(s_mTide);",
            "    print(\"%8.3f\", x);", "}",
        ),
        "source/regional.pan": lines(
            "unique template harbour/quay/config;", "", "include 'harbour/tide';", "", "\"/harbour/quay/depth\" = 4;", "\"/harbour/quay/rings\" = list(\"a\", \"b\");",
        ),
        "source/regional.pegjs": lines(
            "tide", "  = name:word _ depth:number { return { name, depth }; }", "", "word \"a name\"", "  = letters:$[a-z]+ { return text(); }",
            "  / \"?\" { return null; }", "", "number = digits:[0-9]+ { return parseInt(text(), 10); }", "_ = [ \\t]*",
        ),
        "source/regional.pli": lines(
            " TIDES: PROC OPTIONS(MAIN);", "   DCL 1 TIDE,", "         2 QUAY  CHAR(12) VARYING,", "         2 DEPTH FIXED DEC(5,2);", "   DCL I FIXED BIN(15);",
            "   DO I = 1 TO 4;", "      GET LIST(DEPTH);", "      PUT SKIP LIST('DEPTH', DEPTH);", "   END;", " END TIDES;",
        ),
        "source/regional.polar": lines(
            "actor Pilot {}", "", "resource Quay {", "  permissions = [\"moor\", \"leave\"];", "  roles = [\"pilot\"];", "  \"moor\" if \"pilot\";", "}",
            "", "allow(actor, action, quay) if has_permission(actor, action, quay);",
        ),
        "source/regional.ppl": lines(
            "Local Record &rec;", "Local number &i;", "&rec = CreateRecord(Record.QUAY);", "For &i = 1 To 4", "   If None(&rec.DEPTH.Value) Then",
            "      SQLExec(\"DELETE FROM PS_QUAY WHERE ID = :1\", &i);", "   End-If;", "End-For;",
        ),
        "source/regional.praat": lines(
            "form Read tides", "    sentence Folder /harbour/", "    positive Depth 4", "endform", "Create Strings as file list: \"tides\", folder$ + \"*.wav\"",
            "n = Get number of strings", "for i to n", "    appendInfoLine: i, tab$, depth", "endfor",
        ),
        "source/regional.redcode": lines(
            "        add.ab #4, tide", "        mov.i  quay, @tide", "        jmp    -2", "        spl    0", "tide    dat    0, 0", "quay    dat.f  #0, #7",
        ),
        "source/regional.rpg": lines(
            "     FTIDES     IF   E           K DISK", "     D DEPTH           S              5P 2 INZ(0)", "     C                   READ      TIDES                                  40",
            "     C                   ADD       LEVEL         DEPTH", "     C                   EVAL      *INLR = *ON",
        ),
        "source/regional.rsc": lines(
            "module harbour::Tides", "", "import util::Math;", "import IO;", "", "data Tide = low(int depth) | high(int depth);", "", "syntax Name = [a-z]+;", "",
            "public int level(low(int d)) = d;", "set[str] quays(rel[str, int] ts) = {q | <str q, int d> <- ts, d > 4};",
        ),
        "source/regional.sage": lines(
            "R.<x, y> = PolynomialRing(QQ, 2)", "tide = x^2 - 4*y", "K.<a> = NumberField(x^3 - 2)", "for p in primes(20):", "    print(p, factor(tide(p, 1)))",
        ),
        "source/regional.scaml": lines(
            "-@ val quays: List[Quay]", "%html", "  %body", "    %ul", "      - for (quay <- quays)", "        %li= quay.name",
        ),
        "source/regional.self": lines(
            "_AddSlots: (| tides = (| parent* = traits clonable.", "  depth <- 0.", "  rise: d = ( depth: depth + d. self ).", "|) |).",
            "tides copy rise: 4.", "(tides depth > 2) ifTrue: [ 'wet' printLine ] False: [ 'dry' printLine ].",
        ),
        "source/regional.shen": lines(
            "(datatype tide", "  D : number;", "  ===========", "  [tide D] : level;)", "", "(define rise", "  { number --> number }", "  0 -> 1",
            "  D -> (+ D 1) where (> D 0))", "", "(tc +)",
        ),
        "source/regional.smk": lines(
            "rule moor:", "    input:", "        \"boats/{name}.txt\"", "    output:", "        \"moored/{name}.txt\"", "    shell:", "        \"moor {input} > {output}\"",
        ),
        "source/regional.spin": lines(
            "CON", "  LAMP = 16", "", "VAR", "  long level", "", "PUB light | i", "  dira[LAMP]~~", "  repeat i from 0 to 4", "    !outa[LAMP]",
        ),
        "source/regional.sss": lines(
            "@define-mixin rope $width", "  border: $width", "", ".quay", "  color: navy", "  @mixin rope 2px", "  &:hover", "    color: teal",
        ),
        "source/regional.sw": lines(
            "contract;", "", "abi Harbour {", "    #[storage(read, write)]", "    fn moor(count: u64) -> u64;", "}", "", "storage {", "    berths: u64 = 4,", "}", "",
            "impl Harbour for Contract {", "    #[storage(read, write)]", "    fn moor(count: u64) -> u64 {", "        storage.berths.read() - count", "    }", "}",
        ),
        "source/regional.tl": lines(
            "local record Boat", "   name: string", "   length: integer", "end", "", "local enum Tide", "   \"low\"", "   \"high\"", "end", "",
            "local function moor(boat: Boat, tide: Tide): string", "   return boat.name .. tide", "end", "", "return moor",
        ),
        "source/regional.tla": lines("---- MODULE Tide ----", "EXTENDS Naturals", "VARIABLE depth", "Rise == depth' = depth + 1", "===="),
        "source/regional.txl": lines(
            "include \"harbour.grm\"", "", "redefine berth", "    [number]", "  | [berth] [id]", "end redefine", "", "rule moor", "    replace [berth]", "        N [number]",
            "    by", "        N quay", "end rule",
        ),
        "source/regional_tests.m": lines("VerificationTest[", "  TideLevel[{1, 2}],", "  3,", "  TestID -> \"tide-1\"", "]"),
        "source/regional.xc": lines(
            "#include <xs1.h>", "", "on tile[0]: out port lamp = XS1_PORT_1A;", "", "void light(chanend c, out port p) {", "  timer t;", "  int level;", "  c :> level;",
            "  p <: level;", "  t when timerafter(1000) :> void;", "}",
        ),
        "source/regional.xojo_menu": lines(
            "#tag Menu", "Begin Menu HarbourMenu", "   Begin MenuItem QuayMenu", "      Text = \"&Quay\"", "      AutoEnable = True", "   End", "End", "#tag EndMenu",
        ),
        "source/regional.zeek": lines("@load base/protocols/ssh", "@load-sigs harbour/tide", "redef Harbour::quays += { 10.4.0.0/16 };"),
        "source/regional_cappuccino.j": lines(
            "@import <Foundation/CPObject.j>", "", "@implementation Quay : CPObject", "{", "    CPArray boats @accessors;", "}", "", "- (void)moor:(CPString)aName", "{",
            "    var boat = [[CPDictionary alloc] init];", "    if (aName === nil)", "        CPLog.warn(\"no name\");", "    [boats addObject:boat];", "}", "", "@end",
        ),
        "source/regional_header.r": lines("REBOL [", "    Title: \"Tides\"", "]", "depth: 4"),
        "source/regional_module.self": lines(" '1.0'", " '", "Tides of the harbour.", "'", "[\"preFileIn\" self] value", "", " tides = ( | depth = 4 | )."),
        "source/regional_module/NAMESPACE": lines("# what the harbour shows", "S3method(print, tide)", "export(moor)", "importFrom(stats, median)", "useDynLib(harbour)"),
        "source/regional_module/v.mod": lines("Module {", "\tname: 'harbour'", "\tdescription: 'tides of a harbour'", "\tversion: '0.1.0'", "\tdependencies: []", "}"),
        "source/regional_pipeline.config": lines(
            "params {", "  quay = 'north'", "}", "", "process {", "  executor = 'local'", "  cpus = 2", "}", "", "manifest {", "  mainScript = 'main.nf'", "}",
        ),
        "source/regional_settings.py": lines("DEBUG = False", "ALLOWED_HOSTS = ['harbour.example']", "INSTALLED_APPS = [", "    'harbour.quay',", "]", "STATIC_ROOT = '/srv/quay'"),
        "source/regional_view.red": lines("Red [Needs: 'View]", "view [", "    text \"depth\" field 80", "]"),
        "source/regional_persistent.cls": lines(
            "Class Harbour.Quay Extends %Persistent", "{", "", "Property Depth As %Integer(MINVAL = 0) [ Required ];", "", "Index DepthIdx On Depth;", "",
            "ClassMethod Moor(id As %Integer) As %Status", "{", "    set quay = ..%OpenId(id)", "    quit quay.%Save()", "}", "", "}",
        ),
        "source/regional_surface.shader": lines(
            "Shader \"Harbour/Water\" {", "  Properties {", "    _Depth (\"Depth\", Range(0, 9)) = 4", "  }", "  SubShader {", "    Pass { Lighting Off }", "  }", "}",
        ),
        "source/regional_nine.vim": lines("vim9script", "import autoload 'quay.vim'", "var depth = 4"),
        "source/regional.riot": lines(
            "<quay-list>", "  <ul>", "    <li each={ boat in props.boats } key={ boat.id }>{ boat.name }</li>", "  </ul>", "  <p if={ !props.boats }>No boats.</p>", "</quay-list>",
        ),
        "system/regional.toc": lines("## Interface: 100200", "## Title: Harbour", "## Notes: Tides on the map", "quay.lua"),
        "system/ssh_config": lines("# to the harbour", "Host quay pier", "    HostName quay.example", "    User pilot", "    IdentityFile ~/.ssh/quay", "    ForwardAgent no"),
        "system/sshd_config": lines("Port 2222", "PermitRootLogin no", "PasswordAuthentication no", "AllowUsers pilot", "Subsystem sftp internal-sftp"),
    }
)
