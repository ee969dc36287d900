// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Parts of programs as users pipe them: everyday lines without the statements that open a file.
@Suite struct PartsOfProgramsTests {
  static let parts: [(source: String, mimeType: String)] = [
    (
      "    private readonly string harbour;\n\n    public int Depth { get; set; }\n\n    public override string ToString()\n    {\n        return harbour;\n    }\n",
      "text/x-csharp"
    ),
    (
      "        var berths = new List<string>();\n        foreach (var boat in boats)\n        {\n            berths.Add(boat.Name);\n        }\n        Moored?.Invoke(this, berths);\n",
      "text/x-csharp"
    ),
    (
      "namespace Harbour.Quays\n{\n    public abstract class Quay : IQuay\n    {\n        protected virtual void Moor(string boat)\n        {\n            Berths.Add(boat);\n        }\n    }\n}\n",
      "text/x-csharp"
    ),
    (
      "let free berths =\n    berths\n    |> List.filter (fun b -> b.Boat.IsNone)\n    |> List.map (fun b -> b.Name.ToUpper())\n\nlet first harbour =\n    match free harbour with\n    | [] -> None\n    | name :: _ -> Some name\n",
      "text/x-fsharp"
    ),
    (
      "module Harbour\n\nopen System\n\ntype Boat = { Name: string; Depth: int }\n\nlet describe (boat: Boat) =\n    // A boat and what it draws.\n    sprintf \"%s draws %d\" boat.Name boat.Depth\n",
      "text/x-fsharp"
    ),
    (
      "  property depth : Int32\n  getter name : String\n\n  def initialize(@name : String, @depth : Int32)\n  end\n\n  def moor(quay : Quay) : Bool\n    quay.free?\n  end\n",
      "text/x-crystal"
    ),
    (
      "class Tide\n  @@level = Array(Int32).new\n\n  def self.high : Float64\n    @@level.max.to_f\n  end\nend\n",
      "text/x-crystal"
    ),
    (
      "    def moor(boat) {\n        berths.findAll { it.free }.each { berth ->\n            println \"moored ${boat.name}\"\n        }\n        return berths.any { it.free }\n    }\n",
      "text/x-groovy"
    ),
    (
      "class Quay {\n    String name\n    private int depth\n\n    boolean isDeep(Boat boat) {\n        boat.draught < depth\n    }\n\n    String describe() {\n        name.toUpperCase()\n    }\n}\n",
      "text/x-groovy"
    ),
    (
      "def depth(String name) {\n    def found = [name: name, depth: 4]\n    new File('berths.txt').eachLine { line ->\n        println line\n    }\n    found.depth\n}\n",
      "text/x-groovy"
    ),
    (
      "package;\n\nimport flash.display.Sprite;\nimport openfl.Assets;\n\nclass Quay extends Sprite {\n\tpublic function new() {\n\t\tsuper();\n\t\taddChild(new Berth());\n\t}\n}\n",
      "text/x-haxe"
    ),
    (
      "\tpublic function moor(boat:Boat):Void {\n\t\tfor (i in 0...berths.length) {\n\t\t\tif (berths[i] == null) {\n\t\t\t\tberths[i] = boat;\n\t\t\t\tbreak;\n\t\t\t}\n\t\t}\n\t}\n\n\tstatic inline function depth(a:Float):Int {\n\t\treturn Std.int(a);\n\t}\n",
      "text/x-haxe"
    ),
    (
      "\t\tpublic function moor(boat:Boat):void {\n\t\t\tfor (var i:int = 0; i < berths.length; i++) {\n\t\t\t\tif (berths[i] == null) {\n\t\t\t\t\taddChild(boat);\n\t\t\t\t}\n\t\t\t}\n\t\t}\n\n\t\tprivate function onTide(event:Event):void {\n\t\t\tlevel = uint(event.target);\n\t\t}\n",
      "text/x-actionscript"
    ),
    (
      "local quay = require \"harbour.quay\"\n\nreturn {\n  name = \"berth\",\n  fields = {\n    { depth = 4, free = true, },\n    { depth = 6, free = false, },\n  },\n}\n",
      "text/x-lua"
    ),
    (
      "  if not berth then\n    local free = self.berths[1] or {}\n    free.boat = boat\n    self:moor(free)\n    return true\n  end\n  return berth.depth ~= 4\n",
      "text/x-lua"
    ),
    (
      "func moor(boat: Node2D) -> void:\n\tif boat.depth > depth:\n\t\treturn\n\tboats.append(boat)\n\temit_signal(\"moored\", boat)\n\nfunc free() -> bool:\n\treturn boats.size() < 4\n",
      "application/x-gdscript"
    ),
    (
      "Quay := Object clone\nQuay depth := 4\nQuay describe := method(\"the quay\" println)\n\nnorth := Quay clone\nif(north depth > 3, \"deep\" println, \"shallow\" println)\n",
      "text/x-iosrc"
    ),
    (
      "  METHOD moor.\n    LOOP AT mt_berths INTO DATA(ls_berth) WHERE free = abap_true.\n      APPEND ls_berth TO rt_free.\n    ENDLOOP.\n    IF rt_free IS INITIAL.\n      RAISE EXCEPTION TYPE zcx_harbour.\n    ENDIF.\n  ENDMETHOD.\n",
      "text/x-abap"
    ),
    (
      "  PERFORM read_berths USING p_quay.\n  IF lt_berths IS NOT INITIAL.\n    LOOP AT lt_berths ASSIGNING <fs_berth>.\n      CLEAR: <fs_berth>-boat.\n    ENDLOOP.\n  ENDIF.\nENDFORM.\n",
      "text/x-abap"
    ),
    (
      "%table.berths\n  %thead\n    %tr\n      %th Name\n      %th Depth\n  - @berths.each do |berth|\n    %tr\n      %td= berth.name\n      %td= berth.depth\n",
      "text/x-haml"
    ),
    (
      "    public function moor(Boat $boat)\n    {\n        if (isset($this->berths[$boat->name])) {\n            throw new \\RuntimeException('taken');\n        }\n        $this->berths[$boat->name] = $boat;\n\n        return $this;\n    }\n",
      "text/x-php"
    ),
    (
      "        foreach ($berths as $name => $berth) {\n            if (empty($berth['boat'])) {\n                $free[] = array('name' => $name, 'depth' => $berth['depth']);\n            }\n        }\n        return self::$quays;\n",
      "text/x-php"
    ),
    (
      "        Rectangle {\n            id: quay\n            anchors.fill: parent\n            visible: !root.hidden\n\n            MouseArea {\n                anchors.margins: 4\n                onClicked: quay.moor()\n            }\n        }\n",
      "text/x-qml"
    ),
    (
      "    property var berths: []\n    implicitWidth: 40\n\n    Component.onCompleted: load()\n\n    Timer {\n        interval: 500\n        running: true\n        repeat: true\n        onTriggered: quay.check()\n    }\n",
      "text/x-qml"
    ),
    (
      "class QUAY\ninherit\n\tANY\n\t\tredefine\n\t\t\tdefault_create\n\t\tend\ncreate\n\tdefault_create\nfeature\n\tdefault_create\n\t\tdo\n\t\t\tcreate berths.make (0)\n\t\tend\n\tberths: LIST\nend\n",
      "text/x-eiffel"
    ),
    (
      "// -*- C++ -*-\nmodule Harbour\n{\n  interface Quay\n  {\n    exception Taken { string boat; };\n    void moor (in string boat) raises (Taken);\n  };\n};\n",
      "text/x-idl"
    ),
    (
      "module Harbour {\n  @topic\n  struct Berth {\n    string name;\n    @key\n    long number;\n    long depth;\n  };\n};\n",
      "text/x-idl"
    ),
    (
      "xquery version \"1.0\";\n\n(: the names of the harbour :)\ndeclare default element namespace \"\";\ndeclare namespace h = \"http://example.org/harbour\";\n",
      "application/xquery"
    ),
    (
      "(* what to do with the harbour *)\nproperty waiting : 30\n\non opening folder the_folder\n\ttell application \"Finder\"\n\t\tactivate\n\t\tset the berth to the comment of the_folder\n\t\tif the berth is not \"\" then\n\t\t\tdisplay dialog berth buttons {\"Moor\", \"OK\"} default button 2\n\t\tend if\n\tend tell\nend opening folder\n",
      "text/x-applescript"
    ),
    (
      "\"\nI am a berth, and I know how deep the water is at the quay.\n\"\nClass {\n\t#name : #Berth,\n\t#superclass : #Object,\n\t#category : #Harbour\n}\n\n{ #category : #accessing }\nBerth >> depth [\n\t^ depth\n]\n",
      "text/x-smalltalk"
    ),
    (
      "# Start with the shell.\n_harbour_start() {\n\t_harbour_bind_widgets\n}\n\nautoload -Uz add-zsh-hook\nadd-zsh-hook precmd _harbour_start\n",
      "text/x-shellscript"
    ),
    (
      "=begin pod\n\n=head1 Harbour\n\nThe berths of a quay.\n\n=end pod\n\nclass Berth {\n    has $.depth;\n    method free { $!depth > 4 }\n}\n",
      "text/x-raku"
    ),
    (
      "multi method moor(Boat $boat --> Bool) {\n    self.bless(:$boat);\n}\n\nsubmethod DESTROY() {\n    $!quay.close;\n}\n",
      "text/x-raku"
    ),
    (
      "<%inherit file=\"quay.mako\"/>\n\n<ul>\n    % for berth in berths:\n        <li>${berth.name}</li>\n    % endfor\n</ul>\n",
      "application/x-mako"
    ),
    (
      "<footer>\n  <a href=\"{{ \"/\" | relative_url }}\">{{ site.title | escape }}</a>\n  {% if site.quay %}\n    <p>{{ site.quay }}</p>\n  {% endif %}\n</footer>\n",
      "text/x-liquid"
    ),
    (
      "{{!--\n    The page of the quay, as simple as can be.\n--}}\n<!DOCTYPE html>\n<html>\n<head>\n    <title>{{quay_title}}</title>\n</head>\n</html>\n",
      "text/x-handlebars"
    ),
    (
      "const tide = require('tide')\n\n// Keep them sorted.\nconst commands = [\n  'berth',\n  'moor',\n  'sail',\n]\n",
      "text/javascript"
    ),
    (
      "@use \"quays\" as *;\n@use \"tides\" as *;\n\n$depth: 4px !default;\n$berth-width: 2rem;\n$quay-colour: darken($blue, 10%);\n",
      "text/x-scss"
    ),
    (
      " * as deep as the quay allows\n */\nstatic int\ndepth(struct berth *berth)\n{\n\tif (berth == NULL)\n\t\treturn -1;\n\treturn berth->quay->depth;\n}\n",
      "text/x-csrc"
    ),
    (
      "\tberths, err := quay.Free(ctx)\n\tif err != nil {\n\t\treturn nil, fmt.Errorf(\"free berths: %w\", err)\n\t}\n\treturn berths, nil\n}\n",
      "text/x-go"
    ),
    (
      "        for berth in berths:\n            if berth.boat is None:\n                free.append(berth.name)\n        self.assertEqual(len(free), 4)\n        self.assertTrue(free)\n",
      "text/x-python"
    ),
    (
      "free : List Berth -> List String\nfree berths =\n    berths\n        |> List.filter isFree\n        |> List.map .name\n",
      "text/x-elm"
    ),
    (
      "    ssl_certificate_key /etc/harbour/key.pem;\n    ssl on;\n\n    location / {\n        proxy_pass http://quay;\n        proxy_redirect off;\n        proxy_read_timeout 90;\n    }\n",
      "text/x-nginx-conf"
    ),
    (
      "free\n\t\"Answer the berths without a boat.\"\n\n\t| found |\n\tfound := OrderedCollection new.\n\tberths do: [:each |\n\t\teach boat isNil ifTrue: [found add: each]].\n\t^found\n",
      "text/x-smalltalk"
    ),
    (
      "  store i32 %depth, ptr %berth, align 4\n  %0 = load i32, ptr %berth, align 4\n  %1 = icmp eq i32 %0, 4\n  br i1 %1, label %deep, label %shallow\n",
      "text/x-llvm"
    ),
    (
      "<div class=\"quay\">\n  <%@include file=\"berths.jsp\" %>\n  <p>The berths that are free.</p>\n</div>\n",
      "application/x-httpd-jsp"
    ),
    (
      "<xsl:variable name=\"depth\" select=\"/quay/@depth\"/>\n<xsl:template match=\"berth\">\n  <xsl:value-of select=\"$depth\"/>\n</xsl:template>\n",
      "application/xslt+xml"
    ),
    (
      "dependencies {\n    // What the quay needs.\n    implementation 'org.example.harbour:quay:4.2'\n    implementation 'org.example.harbour:tide:1.0'\n",
      "text/x-groovy"
    ),
    (
      "\t\t\tmoor (boat)\n\t\tend\n\nfeature {NONE} -- Implementation\n\n\tmoor_all (boats: LIST [BOAT]) is\n\t\t\t-- Moor `boats'.\n\t\tlocal\n\t\t\tcursor: CURSOR\n\t\tdo\n\t\t\tResult := cursor\n",
      "text/x-eiffel"
    ),
    (
      "export const quayShader = `\n  attribute vec2 place;\n\n  void main() {\n    gl_Position = vec4(place, 0.0, 1.0);\n  }\n`;\n\nexport const tideShader = `\n  uniform float tide;\n`;\n",
      "text/javascript"
    ),
    (
      "    end loop;\n  elsif new_depth in ('deep', 'deeper') then\n    berth_name := case\n      when new_depth = 'deep' then quay.name || ' north'\n      else quay.name || ' south'\n    end;\n",
      "application/sql"
    ),
    (
      "    @berth += 1\n    if @berth > 4\n      @berth = 0\n    clearInterval(@timer) if @timer\n\n  stop: =>\n    return unless @moored\n    @moored = false\n",
      "application/vnd.coffeescript"
    ),
    (
      ";--------------------------------\n; Pages\n  !insertmacro MUI_PAGE_LICENSE \"quay.txt\"\n  !insertmacro MUI_PAGE_DIRECTORY\n  !insertmacro MUI_PAGE_INSTFILES\n",
      "text/x-nsis"
    ),
    (
      "@include \"quays.awk\";\n\nfunction moor(name, depth){\n    print berths[\"north\"] name \"\\t\" berths[\"south\"] depth\n}\n",
      "text/x-awk"
    ),
    (
      "use scripting additions\nuse framework \"Foundation\"\n\nset theQuay to current application's Quay's alloc()'s init()\nset theDepth to theQuay's depth()\n",
      "text/x-applescript"
    ),
  ]

  /// What only looks like a part of a program.
  static let others = [
    "Leave out all that ends with one of these:\n\n**/\n*/\n\nThey are no files of ours, and nobody reads them.\n",
    "The manual says: tell application \"Finder\" to open the folder, and then set the colour to green.\nIt was right.\n",
    "% for the berths that are free, see the list\n% if there are any\n", "class of boats\nfeature of quays\nend\n",
    "Mooring on the quay and in the open is not free, and is priced by the length of the boat.\n",
  ]

  @Test(arguments: parts.indices) func namesTheLanguage(_ index: Int) {
    let (source, mimeType) = Self.parts[index]
    #expect(TextDetector().mimeType(of: source) == mimeType, "\(source)")
  }

  @Test(arguments: others) func staysPlain(_ text: String) {
    #expect(TextDetector().mimeType(of: text) == "text/plain", "\(text)")
  }
}
