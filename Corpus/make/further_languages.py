# SPDX-License-Identifier: Apache-2.0
"""Programs, grammars and settings in languages of one platform or product, each from its manual, about an invented harbour."""

from samples import samples
from specified_lines import lines

samples(
    {
        "source/further.al": lines(
            "table 50300 \"Harbour Lamp\"", "{", "    Caption = 'Harbour Lamp';", "    DataClassification = CustomerContent;", "",
            "    fields", "    {", "        field(1; \"No.\"; Code[20])", "        {", "            Caption = 'No.';", "        }", "    }",
            "    trigger OnInsert()", "    begin", "        TestField(\"No.\");", "    end;", "}",
        ),
        "source/further.lsp": lines(
            "; Draws the lamps along the quay.", "(defun c:LAMPS ( / start count)", "  (setq start (getpoint \"\\nFirst lamp: \"))",
            "  (setq count (getreal \"\\nHow many: \"))", "  (repeat (fix count)", "    (command \"_.POINT\" start)", "  )", "  (princ)", ")",
        ),
        "source/further.bf": lines(
            "namespace Harbour;", "", "class Quay", "{", "\tprivate List<Lamp> mLamps = new .() ~ DeleteContainerAndItems!(_);", "",
            "\tpublic this(StringView name)", "\t{", "\t\tlet text = scope String();", "\t\ttext.Append(name);", "\t}", "}",
        ),
        "source/further.be": lines(
            "import string", "import persist", "", "class Lamp", "  var pin, lit", "  static var count = 0", "  def init(pin)", "    self.pin = pin",
            "    self.lit = nil", "  end", "  def turn()", "    self.lit = !self.lit", "    tasmota.set_power(self.pin, self.lit)", "  end", "end",
        ),
        "source/further.mss": lines(
            "@water: #9cf;", "", "#quays[zoom>=12] {", "  line-color: #666;", "  line-width: 1.5;", "  [kind='mole'] { line-width: 3; }", "}", "",
            "#lamps {", "  marker-file: url(lamp.svg);", "  marker-width: 8;", "  text-name: '[name]';", "  text-face-name: 'Noto Sans Bold';", "}",
        ),
        "source/further.clw": lines(
            "  PROGRAM", "", "  MAP", "    LightLamp PROCEDURE(LONG pNumber)", "  END", "", "Lamps    FILE,DRIVER('TOPSPEED'),PRE(LMP),CREATE",
            "ByNumber   KEY(LMP:Number),PRIMARY", "Record     RECORD", "Number       LONG", "Place        STRING(40)", "           END", "         END",
            "", "  CODE", "  OPEN(Lamps)", "  LOOP I# = 1 TO RECORDS(Lamps)", "    LightLamp(I#)", "  END",
        ),
        "source/further.click": lines(
            "// Counts what passes the quay.", "in :: FromDevice(eth1);", "kinds :: Classifier(12/0800, -);", "", "in -> kinds;",
            "kinds[0] -> Strip(14) -> CheckIPHeader -> Counter -> waiting :: Queue(50) -> ToDevice(eth2);", "kinds[1] -> Discard;",
        ),
        "source/further.cl": lines(
            "class Quay inherits IO {", "  lamps : Int <- 12;", "", "  tell() : SELF_TYPE {", "    {", "      out_string(\"lamps: \");", "      out_int(lamps);",
            "      if lamps = 0 then out_string(\"dark\") else self fi;", "      self;", "    }", "  };", "};",
        ),
        "source/further.esdl": lines(
            "module default {", "  type Quay extending Place {", "    required property name -> str {", "      constraint exclusive;", "    };",
            "    multi link lamps -> Lamp {", "      on target delete allow;", "    };", "  }", "}",
        ),
        "source/further.flux": lines(
            "// The tide of a day, by hours.", "from(bucket: \"harbour\")", "    |> range(start: -1d)",
            "    |> filter(fn: (r) => r._measurement == \"tide\" and r._field == \"height\")", "    |> aggregateWindow(every: 1h, fn: max)",
            "    |> yield(name: \"highest\")",
        ),
        "source/further.fr": lines(
            "module harbour.Lamp where", "", "import frege.java.Util(List)", "", "data Lamp = Lit | Dark", "", "derive Eq Lamp", "",
            "pure native nanos java.lang.System.nanoTime :: () -> Long", "", "turn :: Lamp -> Lamp", "turn Lit = Dark", "turn Dark = Lit",
        ),
        "source/further.ftl": lines(
            "-harbour-name = West Quay", "welcome = Welcome to { -harbour-name }", "", "lamps-lit =", "    { $count ->", "        [one] One lamp is lit.",
            "       *[other] { $count } lamps are lit.", "    }", "    .title = Lamps",
        ),
        "source/further.gaml": lines(
            "model harbour", "", "global {", "\tint nb_boats <- 20;", "\tinit {", "\t\tcreate boat number: nb_boats;", "\t}", "}", "",
            "species boat skills: [moving] {", "\treflex sail {", "\t\tdo wander amplitude: 30.0;", "\t}", "\taspect base {",
            "\t\tdraw circle(2) color: #blue;", "\t}", "}", "", "experiment look type: gui {", "}",
        ),
        "source/further.gs": lines(
            "uses Gee", "", "def count_lamps (names : list of string) : int", "    var seen = new dict of string, int", "    for name in names",
            "        seen[name] = 1", "    return seen.size", "", "init", "    var names = new list of string", "    print \"%d\", count_lamps (names)",
        ),
        "source/further.hc": lines(
            "#define LAMPS 12", "", "I64 lit=0;", "", "U0 Light(I64 lamp)", "{", "  if (lamp<LAMPS)", "    lit|=1<<lamp;", "  \"Lamp %d is lit\\n\",lamp;",
            "}", "", "U0 Quay(CTask *task)", "{", "  I64 i;", "  for (i=0;i<LAMPS;i++)", "    Light(i);", "  return;", "}", "", "Quay(Fs);",
        ),
        "source/further.jai": lines(
            "#import \"Basic\";", "#load \"quay.jai\";", "", "Lamp :: struct {", "    place: int;", "    lit := false;", "}", "",
            "light_all :: (lamps: [] Lamp) {", "    for * lamp: lamps  lamp.lit = true;", "}", "", "main :: () {", "    lamps: [..] Lamp;",
            "    defer array_free(lamps);", "    array_add(*lamps, .{place = 3});", "}",
        ),
        "source/further.kql": lines(
            "let since = ago(7d);", "HarbourLamps", "| where Timestamp > since and Lit == true", "| extend Hour = bin(Timestamp, 1h)",
            "| summarize Lamps = dcount(LampId) by Hour, Quay", "| order by Hour asc", "| render columnchart",
        ),
        "source/further.lasso": lines(
            "define lamp => type {", "    data private lit::boolean = false", "    data public place::integer = 0", "",
            "    public onCreate(place::integer) => {", "        .place = #place", "    }", "}", "", "local(first = lamp(3))", "stdoutnl(#first->place)",
        ),
        "source/further_page.lasso": lines(
            "<?LassoScript", "  inline(-database='harbour', -search);", "    records;", "      field('lamp');", "    /records;", "  /inline;", "?>",
        ),
        "source/further.b": lines(
            "implement Quay;", "", "include \"sys.m\";", "\tsys: Sys;", "include \"draw.m\";", "", "Quay: module", "{",
            "\tinit:\tfn(ctxt: ref Draw->Context, argv: list of string);", "};", "", "init(ctxt: ref Draw->Context, argv: list of string)", "{",
            "\tsys = load Sys Sys->PATH;", "\targv = tl argv;", "\tsys->print(\"lamp %s\\n\", hd argv);", "}",
        ),
        "source/further.bqn": lines(
            "# Heights of the tide", "Mean ← +´÷≠", "heights ← 3‿1‿4‿1‿5", "Above ← {𝕩/˜𝕩>Mean 𝕩}", "•Show Above heights",
        ),
        "structured/further.caddy": lines(
            "harbour.example {", "\tencode gzip", "\troot * /srv/harbour", "\treverse_proxy /tide/* localhost:7000", "\tfile_server", "}",
        ),
        "source/further.circom": lines(
            "pragma circom 2.1.0;", "", "template Lamps() {", "    signal input left;", "    signal input right;", "    signal output both;", "",
            "    both <== left * right;", "}", "", "component main = Lamps();",
        ),
        "audio/further.sco": lines(
            "; A foghorn", "f1 0 8192 10 1", "t 0 72", "i1 0 2 6000 7.00", "i1 + . . 7.02", "i1 + 4 . 6.11", "e",
        ),
        "structured/further.earth": lines(
            "VERSION 0.8", "FROM alpine:3.19", "", "quay:", "    COPY quay.c .", "    RUN cc -o quay quay.c", "    SAVE ARTIFACT quay", "",
            "image:", "    COPY +quay/quay /bin/", "    SAVE IMAGE harbour/quay:latest",
        ),
        "source/further.edc": lines(
            "collections {", "   group { name: \"lamp\";", "      parts {", "         part { name: \"light\"; type: RECT;",
            "            description { state: \"default\" 0.0;", "               color: 255 220 90 255;", "            }", "         }", "      }", "   }", "}",
        ),
        "structured/further.rules": lines(
            "rules_version = '2';", "service cloud.firestore {", "  match /databases/{database}/documents {", "    match /lamps/{lamp} {",
            "      allow read;", "      allow write: if request.auth.token.keeper == true;", "    }", "  }", "}",
        ),
        "structured/further_haproxy.cfg": lines(
            "global", "    daemon", "    maxconn 800", "", "defaults", "    mode http", "    timeout connect 4s", "", "frontend quay",
            "    bind *:8080", "    default_backend lamps", "", "backend lamps", "    balance leastconn", "    server west 192.0.2.4:80 check",
        ),
        "source/further.ni": lines(
            "\"The Harbour\" by the keeper", "", "The Quay is a room. \"Wet stones, and a lamp at the end.\"", "",
            "The lamp is a device in the Quay. The lamp can be lit or dark. The lamp is dark.", "", "Instead of taking the lamp:",
            "\tsay \"It is bolted to the stones.\"", "", "Every turn when the lamp is dark:", "\tsay \"You hear the fog.\"",
        ),
        "source/further.ipkg": lines(
            "package harbour", "", "version = 0.3.1", "authors = \"The keeper\"", "depends = base, contrib", "sourcedir = \"src\"", "",
            "modules = Harbour.Lamp, Harbour.Tide", "main = Main", "executable = harbour",
        ),
        "source/further.jj": lines(
            "options { STATIC = false; }", "", "PARSER_BEGIN(Tide)", "public class Tide {}", "PARSER_END(Tide)", "", "SKIP : { \" \" }",
            "TOKEN : { < HEIGHT: ([\"0\"-\"9\"])+ > }", "", "void table() : {}", "{", "  ( <HEIGHT> )* <EOF>", "}",
        ),
        "source/further.cf": lines(
            "Lit.   Lamp ::= \"lit\" ;", "Dark.  Lamp ::= \"dark\" Integer ;", "Quay.  Quay ::= \"quay\" [Lamp] ;", "separator Lamp \",\" ;", "comment \"#\" ;",
        ),
        "source/further.krl": lines(
            "ruleset harbour_lamps {", "  meta {", "    name \"Harbour lamps\"", "    shares lit", "  }", "  global {",
            "    lit = function(){ ent:lit.defaultsTo(0) }", "  }", "  rule light_lamp {", "    select when lamp lit",
            "    fired {", "      ent:lit := ent:lit + 1", "    }", "  }", "}",
        ),
        "source/further.w": lines(
            "\\def\\title{TIDE}", "@* The tide. This program prints how high the water is.", "@c", "@<Headers@>@;", "int main(void)", "{",
            "  @<Print the height@>;", "  return 0;", "}", "", "@ @<Headers@>=", "#include <stdio.h>", "", "@ Metres, as on the board.",
            "@<Print the height@>=", "puts(\"4.2\");",
        ),
        "source/further.heex": lines(
            "<.header>Lamps</.header>", "<ul>", "  <li :for={lamp <- @lamps} id={\"lamp-#{lamp.id}\"}>",
            "    <.link navigate={~p\"/lamps/#{lamp.id}\"}><%= lamp.place %></.link>", "  </li>", "</ul>",
        ),
        "source/further.gotmpl": lines(
            "Dear {{.Keeper}},", "", "{{if .Lamps -}}", "these lamps are dark:", "{{range .Lamps}}- {{.Place | printf \"%03d\"}}", "{{end}}",
            "{{- else -}}", "all lamps are lit.", "{{- end}}",
        ),
        "source/further_page.gotmpl": lines(
            "{{ define \"main\" }}", "<h1>{{ .Title }}</h1>", "{{ range .Pages }}<p>{{ .Summary }}</p>{{ end }}", "{{ end }}",
        ),
        "documents/further.apib": lines(
            "FORMAT: 1A", "HOST: https://harbour.example", "", "# Harbour", "", "## Lamps [/lamps]", "", "### Which are lit [GET]", "",
            "+ Response 200 (application/json)", "", "        [ 3, 7 ]",
        ),
        "source/further.src": lines(
            "&ACCESS RVP", "&REL 4", "DEF lamp( )", "  BAS(#INITMOV, 0)", "  PTP HOME", "  LIN {X 300, Y 0, Z 500}", "  $OUT[2] = TRUE", "  WAIT SEC 0.5",
            "  PTP HOME", "END",
        ),
        "source/further_versions.map": lines(
            "QUAY_1.0 {", "  global:", "    quay_light;", "    quay_dim;", "  local:", "    *;", "};", "", "QUAY_1.1 {", "  global:", "    quay_fog;",
            "} QUAY_1.0;",
        ),
        "source/further_feature.feature": lines(
            "# language: de", "Funktionalität: Lampen am Kai", "", "  Szenario: Es wird dunkel", "    Angenommen die Sonne ist untergegangen",
            "    Wenn der Wärter die Lampe anzündet", "    Dann brennt die Lampe",
        ),
        "source/further_notes.lhs": lines(
            "The lamps of the quay", "", "> module Lamp where", "", "Each is lit or dark.", "", "> turn :: Bool -> Bool", "> turn = not", "",
            "> count :: [Bool] -> Int", "> count = length . filter id",
        ),
        "source/further_control.ascx": lines(
            "<div class=\"lamps\">", "    <asp:Label ID=\"place\" runat=\"server\" />", "    <asp:Button ID=\"light\" runat=\"server\" Text=\"Light\" />", "</div>",
        ),
        "source/further_page.asp": lines(
            "<!--#include file=\"harbour.inc\"-->", "<html><body>", "<%", "Dim lamps", "Set lamps = Server.CreateObject(\"ADODB.Recordset\")",
            "lamps.Open \"SELECT place FROM lamps\", harbour", "%>", "<p><%= lamps(\"place\") %></p>", "</body></html>",
        ),
        "source/further.aidl": lines(
            "package example.harbour;", "", "import example.harbour.Lamp;", "", "interface IQuay {", "    int count();",
            "    oneway void light(in Lamp lamp);", "}",
        ),
    }
)
