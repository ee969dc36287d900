# SPDX-License-Identifier: Apache-2.0
"""Texts of formats that come in packages of a distribution, with invented contents."""

from samples import samples
from specified_lines import lines

LICENCE = [f"# Line {number} of a licence that says at length who may lift what, where and when, and who may not." for number in range(1, 121)]

samples(
    {
        "fonts/commented.bdf": lines("COMMENT hand-made", "STARTFONT 2.1", "FONT hull", "SIZE 8 75 75", "FONTBOUNDINGBOX 8 8 0 0", "CHARS 0", "ENDFONT"),
        "fonts/hull.flc": lines("# letters of the hull", "flc2a", "t A B"),
        "models/hull.kicad_wks": lines("(page_layout", "  (setup (textsize 1.5 1.5)(linewidth 0.15))", "  (rect (name frame) (start 0 0 ltcorner) (end 0 0))", ")"),
        "models/hull.geo": lines("#", "# A box", "#", "algebraic3d", "", "solid hull = orthobrick (0, 0, 0; 1, 1, 1);", "tlo hull;"),
        "models/upper.stl": lines("SOLID", "  FACET NORMAL 0.0 0.0 1.0", "    OUTER LOOP", "      VERTEX 0.0 0.0 0.0", "      VERTEX 1.0 0.0 0.0", "      VERTEX 0.0 1.0 0.0", "    ENDLOOP", "  ENDFACET", "ENDSOLID"),
        "scientific/hull.cal": lines("CAL    ", "", 'DESCRIPTOR "Calibration"', 'KEYWORD "DEVICE_CLASS"', "NUMBER_OF_FIELDS 2", "BEGIN_DATA_FORMAT", "RGB_I RGB_R ", "END_DATA_FORMAT"),
        "scientific/hull.cgats": lines("CGATS.17", "", 'ORIGINATOR "quay"', "NUMBER_OF_FIELDS 1", "BEGIN_DATA_FORMAT", "SAMPLE_ID", "END_DATA_FORMAT"),
        "scientific/hull.dx": lines("object 1 class gridpositions counts 2 2 2", "origin 0 0 0", "delta 1 0 0", "delta 0 1 0", "delta 0 0 1"),
        "scientific/hull.gam": lines("GAMUT  ", "", 'DESCRIPTOR "Gamut surface"', "NUMBER_OF_FIELDS 1", "BEGIN_DATA_FORMAT", "VERTEX_NO", "END_DATA_FORMAT"),
        "scientific/hull.gml": lines('Creator "the quay"', "graph", "[", "  node", "  [", "    id 1", "  ]", "]"),
        "scientific/hull.mps": lines("*NAME: hull", "* What the crane lifts", "NAME          HULL", "ROWS", " N  COST", " G  LOAD", "COLUMNS", "    CRANE     COST           27.9   LOAD           1.0"),
        "scientific/hull.obo": lines("format-version: 1.2", "data-version: 3.0", 'subsetdef: quay "What stands on the quay"', 'idspace: HULL http://localhost/hull_ "Hulls"'),
        "scientific/hull.pairs": lines("## pairs format v1.0.0", "#columns: readID chr1 pos1 chr2 pos2 strand1 strand2", "r1\tchr1\t10\tchr1\t20\t+\t-"),
        "scientific/hull.prt": lines("Seq-entry ::= set {", "  class nuc-prot ,", "  descr {", '    title "Hull" } }'),
        "scientific/hulls.prt": lines("Bioseq-set ::= {", "  class nuc-prot ,", "  seq-set { } }"),
        "scientific/hull.sqn": lines("Seq-submit ::= {", "  sub {", "    contact {", "      contact {", "        name", "          name {", '            last "Quay" } } } } }'),
        "scientific/hull.sgf": lines("(", ";", "CA[UTF-8]", "SZ[9]", "PB[Quay]", "PW[Hull]", ";B[ee]", ")"),
        "scientific/hull.slow5": lines("#slow5_version\t0.2.0", "#num_read_groups\t1", "@asic_id\t3574887596"),
        "scientific/hull.ti1": lines("CTI1   ", "", 'DESCRIPTOR "Test chart"', "NUMBER_OF_FIELDS 1", "BEGIN_DATA_FORMAT", "SAMPLE_ID", "END_DATA_FORMAT"),
        "scientific/hull.ti2": lines("CTI2   ", "", 'DESCRIPTOR "Layout"', "NUMBER_OF_FIELDS 1", "BEGIN_DATA_FORMAT", "SAMPLE_ID", "END_DATA_FORMAT"),
        "scientific/hull.ti3": lines("CTI3   ", "", 'DESCRIPTOR "Measured"', "NUMBER_OF_FIELDS 1", "BEGIN_DATA_FORMAT", "SAMPLE_ID", "END_DATA_FORMAT"),
        "source/hull.aug": lines("(* What the lens reads *)", "module Hull =", "  autoload xfm", "", "  let eol = Util.eol", '  let entry = [ key Rx.word . Sep.space . store /[0-9]+/ . eol ]', "  let lns = entry*", '  let filter = incl "/etc/hull"', "  let xfm = transform lns filter"),
        "source/hull.bats": lines('@test "the crane lifts" {', "  run lift 3", '  [ "$status" -eq 0 ]', "}"),
        "source/hull.capnp": lines(*LICENCE, "", "@0xdbb9ad1f14bf0b36;", "", 'using Cxx = import "/capnp/c++.capnp";', "", "struct Hull {", "  name @0 :Text;", "  length @1 :UInt32;", "  planks @2 :List(Text);", "}"),
        "source/hull.cocci": lines("// lifting twice is once", "@lift@", "expression E;", "@@", "- lift(lift(E))", "+ lift(E)"),
        "source/hull.dfm": lines("object HullForm: THullForm", "  Left = 289", "  Top = 115", "  Caption = 'Hull'", "  object LiftButton: TButton", "    Caption = 'Lift'", "  end", "end"),
        "source/hull.lfm": lines("inherited HullFrame: THullFrame", "  Height = 240", "  Width = 320", "end"),
        "source/hull.gorm": lines("GNUstep archive000f4240:00000003:00000004:00000000:01GSNibContainer1NSObject"),
        "source/hull.hrl": lines("%% What a hull has", "", "-define(MAX_PLANKS, 40).", "", "-record(hull, {name, planks = []})."),
        "source/hull.ice": lines("#pragma once", "", '[["cpp:include:list"]]', "", "module Quay", "{", "    interface Crane", "    {", "        void lift(int load);", "    }", "}"),
        "source/hull.jcl": lines("//HULL    JOB (QUAY),'LIFT',CLASS=A,MSGCLASS=H", "//STEP1   EXEC PGM=LIFT", "//SYSPRINT DD SYSOUT=*"),
        "source/hull.m2": lines("-- hulls over the rationals", 'needsPackage "SimpleDoc"', "R = QQ[x,y,z];", "I = ideal(x^2 - y*z, y^3);", "lift = n -> (", "  if n == 0 then (", "    I", "  ) else (", "    I^n", "  )", ");", "<< toString lift 2 << endl;"),
        "source/hull.mgp": lines('%include "default.mgp"', '%default 1 bgrad, size 7, fore "white"', "%page", "%nodefault", "%center, size 7", "The crane"),
        "source/hull.nanorc": lines("## Colours for tide tables.", "", 'syntax tide "\\.tide$"', 'comment "#"', "", 'color green "^[0-9]+"', 'color red "high|low"'),
        "source/hull.nqp": lines("#! nqp", "my $n := 3;", "say('lift ' ~ $n);"),
        "source/hull.pod": lines(*LICENCE, "", "=pod", "", "=head1 NAME", "", "hull - lifts what hangs on the hook", "", "=cut"),
        "source/hull.pri": lines("# where the sources are", "isEmpty(HULL_DIR):HULL_DIR = .", "win32:LIBS += -L$$HULL_DIR", "unix {", "    INCLUDEPATH += $$HULL_DIR", "}"),
        "source/hull.ron": lines("(", "    name: \"quay\",", "    hulls: {", "        1: Hull(", "            planks: 40,", "            afloat: true,", "        ),", "    },", "    crane: Some((load: 3)),", ")"),
        "source/hull.te": lines("policy_module(hull, 1.0.0)", "", "type hull_t;", "type hull_exec_t;", "domain_type(hull_t)", "", "allow hull_t self:process signal;"),
        "source/hull-module.te": lines("module hull 1.0;", "", "require {", "\ttype quay_t;", "\tclass file read;", "}", "", "allow quay_t self:file read;"),
        "source/quay-hull.yang": lines("module quay-hull {", '  namespace "urn:quay:hull";', "  prefix hull;", "", "  import ietf-yang-types {", "    prefix yang;", "  }", "", "  organization", '    "The quay";', "", "  container hull {", "    leaf planks { type uint8; }", "  }", "}"),
        "structured/quays.csv": lines("# who lay where", "# when the tide was low", "quay,hull,planks", "1,oak,40", "2,pine,36", "3,elm,38"),
    }
)
