# SPDX-License-Identifier: Apache-2.0
"""Tables, fields and settings that systems and their tools read, what simulations are told to do, and vocabularies of XML and
JSON that stand in projects: what only its lines, fields or elements tell."""

from samples import samples
from specified_lines import lines

XML = '<?xml version="1.0" encoding="UTF-8"?>'

samples(
    {
        "games/tabled.epd": lines(
            "4k3/8/8/8/8/8/4P3/4K3 w - - bm e4; id \"harbour.1\";", "8/2k5/8/3R4/8/8/5K2/8 b - - acd 4; id \"harbour.2\";",
        ),
        "games/tabled_bare.epd": lines("4k3/8/8/8/8/8/4P3/4K3 w - -", "8/2k5/8/3R4/8/8/5K2/8 b - -"),
        "models/tabled.cdb": lines(
            "/COM,ANSYS RELEASE 2020 R2   UP20200601", "/PREP7", "ET,1,185", "NBLOCK,6,SOLID,2,2", "(3i9,6e21.13e3)",
            "        1        0        0  0.0000000000000E+000", "        2        0        0  4.0000000000000E+000",
            "N,R5.3,LOC,       -1,", "FINISH",
        ),
        "models/tabled.ipc": lines(
            "C  mole lamp, test data", "P  JOB   LAMP", "P  UNITS CUST 0",
            "317LAMP_A           U1    -3          A01X 014200Y 021000X0360Y0360R000S0",
            "327GND              C2    -1          A01X 020000Y 031000X0300Y0400R000S1", "999",
        ),
        "models/tabled.nas": lines(
            "$ the mole, points and plates", "GRID,1,,0.,0.,0.", "GRID,2,,4.,0.,0.", "GRID,3,,4.,2.,0.", "CTRIA3,1,7,1,2,3",
            "PSHELL,7,1,.2", "MAT1,1,2.1+11,,.3", "ENDDATA",
        ),
        "models/tabled_part.inp": lines(
            "** the mole", "*Part, name=MOLE", "*Node", "1, 0., 0., 0.", "2, 4., 0., 0.", "3, 4., 2., 0.",
            "*Element, type=S3", "1, 1, 2, 3", "*End Part",
        ),
        "scientific/tabled_distances": lines(
            "3", "Gull      0.0000 0.4120 0.5210", "Tern      0.4120 0.0000 0.3300", "Auk       0.5210 0.3300 0.0000",
        ),
        "scientific/tabled.field": lines(
            "Water at the quay", "UNITS kj", "MOLECULES 1", "water", "NUMMOLS 64", "ATOMS 3", "OW 15.9994 -0.82", "HW 1.008 0.41",
            "HW 1.008 0.41", "FINISH", "VDW 1", "OW OW lj 0.65 3.166", "CLOSE",
        ),
        "scientific/tabled.frcmod": lines(
            "changes for the lamp oil", "MASS", "", "BOND", "c3-ox  320.0  1.41", "", "ANGLE", "", "DIHE", "", "IMPROPER", "", "NONBON", "",
        ),
        "scientific/tabled.incar": lines("SYSTEM = salt", "ENCUT = 520", "ISMEAR = 0 ; SIGMA = 0.1", "NSW = 40", "IBRION = 2  ! moves"),
        "scientific/tabled.kpoints": lines("Mesh of salt", "0", "Monkhorst-Pack", "4 4 4", "0 0 0"),
        "scientific/tabled.lammps": lines(
            "# argon at the quay", "units real", "atom_style atomic", "read_data argon.data", "pair_style lj/cut 10.0",
            "pair_coeff 1 1 0.238 3.405", "neigh_modify every 1 delay 5", "fix 1 all nvt temp 90 90 100", "thermo 100", "run 5000",
        ),
        "scientific/tabled.mdin": lines("Warm the oil", " &cntrl", "  imin = 0, nstlim = 5000, dt = 0.002,", "  ntt = 3, tempi = 10.0,", " /"),
        "scientific/tabled.namd": lines(
            "# the lamp oil", "structure oil.psf", "coordinates oil.pdb", "paraTypeCharmm on", "parameters par_oil.prm", "exclude scaled1-4",
            "cutoff 12.0", "switching on", "switchdist 10.0", "pairlistdist 14.0", "timestep 2.0", "stepspercycle 10", "run 1000",
        ),
        "scientific/tabled.off": lines(
            "!!index array str", " \"OIL\"",
            "!entry.OIL.unit.atoms table  str name  str type  int typex  int resx  int flags  int seq  int elmnt  dbl chg",
            " \"C1\" \"c3\" 0 1 131072 1 6 -0.094", "!entry.OIL.unit.name single str", " \"OIL\"",
        ),
        "scientific/tabled.rtf": lines(
            "* Topology of lamp oil", "*", "36 1", "MASS 1 HO 1.008 H", "MASS 2 CO 12.011 C", "", "RESI OIL 0.00", "GROUP",
            "ATOM C1 CO -0.09", "ATOM H1 HO 0.09", "BOND C1 H1", "END",
        ),
        "scientific/tabled.star": lines(
            "data_particles", "", "loop_", "_rlnImageName #1", "_rlnCoordinateX #2", "_rlnCoordinateY #3", "1@stack.mrcs 412.0 88.5",
            "2@stack.mrcs 160.5 702.0",
        ),
        "scientific/tabled_comma.com": lines(
            "#P HF/STO-3G Opt", "", "Lamp gas", "", "0,1", "H", "H,1,R", "", "R=0.74", "",
        ),
        "scientific/tabled_header.vcf": lines("#CHROM\tPOS\tID\tREF\tALT\tQUAL\tFILTER\tINFO", "4\t2017\t.\tG\tT\t80\tPASS\tDP=14"),
        "scientific/tabled_orientation.log": lines(
            " Standard orientation:", " " + "-" * 69, " Center     Atomic      Atomic             Coordinates (Angstroms)",
            " Number     Number       Type             X           Y           Z", " " + "-" * 69,
            "      1          1           0        0.000000    0.000000    0.370000",
        ),
        "source/tabled_dictionary.foam": lines(
            "/*--------------------------------*- C++ -*----------------------------------*\\",
            "| the harbour basin                                                           |",
            "\\*---------------------------------------------------------------------------*/",
            "FoamFile", "{", "    version 2.0;", "    format ascii;", "    class dictionary;", "    object harbourDict;", "}",
            "depth 4.5;",
        ),
        "source/tabled_tags.etags": lambda: b"\x0c\nlamp.c,38\nvoid light(\x7f4,60\nvoid douse(\x7f9,140\n",
        "source/tabled_sprache.feature": lines(
            "# language: de", "Funktionalität: Lampe", "  Szenario: Abend", "    Angenommen es ist dunkel", "    Dann brennt die Lampe",
        ),
        "structured/tabled.arb": lines("{", '  "@@locale": "en",', '  "lampLit": "The lamp is lit",', '  "@lampLit": {"description": "at dusk"}', "}"),
        "structured/tabled.bpmn": lines(
            XML, '<definitions xmlns="http://www.omg.org/spec/BPMN/20100524/MODEL" id="harbour">', '  <process id="dusk"><startEvent id="dark"/></process>',
            "</definitions>",
        ),
        "structured/tabled.covjson": lines(
            '{"type": "Coverage", "domain": {"type": "Domain", "domainType": "PointSeries",', ' "axes": {"x": {"values": [4]}, "y": {"values": [54]}}},',
            ' "parameters": {}, "ranges": {}}',
        ),
        "structured/tabled.hocon": lines(
            'include "oil"', "lamp {", "  wick.length = 4 cm", "  keeper = ${?KEEPER}", "}", "lamp.days += sunday",
        ),
        "structured/tabled.landxml": lines(
            XML, '<LandXML xmlns="http://www.landxml.org/schema/LandXML-1.2" version="1.2">', '<CgPoints><CgPoint name="mole">4 54 2</CgPoint></CgPoints></LandXML>',
        ),
        "structured/tabled.csproj": lines(
            '<Project Sdk="Microsoft.NET.Sdk">', "  <PropertyGroup><TargetFramework>net8.0</TargetFramework></PropertyGroup>", "</Project>",
        ),
        "structured/tabled.vcxproj": lines(
            XML, '<Project DefaultTargets="Build" xmlns="http://schemas.microsoft.com/developer/msbuild/2003">',
            '  <ItemGroup><ClCompile Include="lamp.cpp"/></ItemGroup>', "</Project>",
        ),
        "structured/tabled.vcproj": lines(
            '<?xml version="1.0" encoding="Windows-1252"?>', '<VisualStudioProject ProjectType="Visual C++" Version="8.00" Name="lamp">',
            '  <Platforms><Platform Name="Win32"/></Platforms>', "</VisualStudioProject>",
        ),
        "structured/tabled.resx": lines(
            XML, "<root>", '  <resheader name="resmimetype"><value>text/microsoft-resx</value></resheader>',
            '  <data name="Lit" xml:space="preserve"><value>The lamp is lit</value></data>', "</root>",
        ),
        "structured/tabled.rng": lines(
            XML, '<grammar xmlns="http://relaxng.org/ns/structure/1.0">', '  <start><element name="lamp"><text/></element></start>', "</grammar>",
        ),
        "structured/tabled.srj": lines(
            '{"head": {"vars": ["lamp"]},', ' "results": {"bindings": [{"lamp": {"type": "literal", "value": "lit"}}]}}',
        ),
        "structured/tabled.topojson": lines(
            '{"type": "Topology", "objects": {"mole": {"type": "LineString", "arcs": [0]}},', ' "arcs": [[[4, 54], [5, 54]]]}',
        ),
        "structured/tabled.xcscheme": lines(
            XML, '<Scheme LastUpgradeVersion="1500" version="1.7">', '  <BuildAction buildImplicitDependencies="YES"/>', "</Scheme>",
        ),
        "structured/tabled_answer.srj": lines('{"head": {}, "boolean": true}'),
        "structured/tabled_blast.xml": lines(
            XML, "<BlastOutput>", "  <BlastOutput_program>blastn</BlastOutput_program>", "  <BlastOutput_db>quay</BlastOutput_db>", "</BlastOutput>",
        ),
        "structured/tabled_build.xml": lines(
            XML, '<project name="lamp" default="light">', '  <target name="oil"/>', '  <target name="light" depends="oil"/>', "</project>",
        ),
        "structured/tabled_coverage.xml": lines(
            XML, '<coverage line-rate="0.75" branch-rate="0.5" version="7.4" timestamp="1">', '  <packages><package name="lamp"/></packages>', "</coverage>",
        ),
        "structured/tabled_dmarc.xml": lines(
            XML, "<feedback>", "  <report_metadata><org_name>harbour.example</org_name></report_metadata>",
            "  <policy_published><domain>quay.example</domain><p>none</p></policy_published>", "</feedback>",
        ),
        "structured/tabled_endnote.xml": lines(
            XML, '<xml><records><record><source-app name="EndNote" version="20.1">EndNote</source-app>',
            '<ref-type name="Book">6</ref-type><titles><title>Of lamps</title></titles></record></records></xml>',
        ),
        "structured/tabled_junit.xml": lines(
            XML, '<testsuites><testsuite name="lamp" tests="1" failures="0"><testcase classname="lamp" name="lit" time="0.1"/></testsuite></testsuites>',
        ),
        "structured/tabled_suite.xml": lines(
            XML, '<testsuite name="lamp" tests="1" failures="0"><testcase classname="lamp" name="lit" time="0.1"/></testsuite>',
        ),
        "structured/tabled_keepass.xml": lines(
            XML, "<KeePassFile>", "  <Meta><Generator>KeePass</Generator></Meta>", "  <Root><Group><Name>Quay</Name></Group></Root>", "</KeePassFile>",
        ),
        "structured/tabled_kgml.xml": lines(
            XML, '<pathway name="path:ko00999" org="ko" number="00999" title="Oil to light">', '  <entry id="1" name="ko:K00999" type="ortholog"/>', "</pathway>",
        ),
        "structured/tabled_sitemap.xml": lines(
            XML, '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">', "  <url><loc>https://harbour.example/</loc></url>", "</urlset>",
        ),
        "structured/tabled_strings.xml": lines(
            XML, "<resources>", '  <string name="lamp_lit">The lamp is lit</string>', "</resources>",
        ),
        "structured/tabled_valgrind.xml": lines(
            XML, "<valgrindoutput>", "  <protocolversion>4</protocolversion>", "  <protocoltool>memcheck</protocoltool>", "</valgrindoutput>",
        ),
        "structured/tabled_xmeml.xml": lines(
            XML, "<!DOCTYPE xmeml>", '<xmeml version="5"><sequence id="dusk"><name>Dusk</name></sequence></xmeml>',
        ),
        "structured/tabled_article.xml": lines(
            '<article article-type="research-article"><front><journal-meta><journal-title-group><journal-title>Lamps</journal-title>',
            "</journal-title-group></journal-meta><article-meta><title-group><article-title>Of wicks</article-title></title-group>",
            "</article-meta></front><body><p>They burn.</p></body></article>",
        ),
        "structured/tabled_book.xml": lines(
            XML, "<book><bookinfo><title>Of lamps</title></bookinfo><chapter><title>Oil</title><para>It burns.</para></chapter></book>",
        ),
        "structured/tabled_schema.json": lines(
            '{"type": "object", "required": ["lamp"], "additionalProperties": false,', ' "properties": {"lamp": {"type": "string"}}}',
        ),
        "structured/tabled.psv": lines("Lamp|Keeper|Oil", "1|Auk|train oil", "2|Tern|rape oil", "3|Gull|train oil"),
        "structured/tabled_options.cnf": lines("[client]", "port=3306", "[mysqld]", "user=keeper", "skip-name-resolve", "!includedir /etc/lamp/"),
        "system/tabled.crontab": lines("# when the lamp is lit", "MAILTO=keeper", "*/10 * * * * /usr/bin/look --sea", "0 21 1-31/2 * mon-fri light the lamp", "@reboot /usr/bin/trim"),
        "system/tabled.fstab": lines(
            "# where the boats lie", "UUID=4e1a0c52-0001-4a00-9000-0123456789ab / ext4 defaults 0 1", "LABEL=oil none swap sw 0 0",
            "quay.example:/boats /srv/boats nfs4 ro,hard",
        ),
        "system/tabled.hosts": lines("127.0.0.1\tlocalhost", "::1\tlocalhost ip6-localhost", "192.0.2.4\tlamp.example lamp # on the mole"),
        "system/tabled.passwd": lines(
            "root:x:0:0:root:/root:/bin/sh", "keeper:x:1004:1004:Keeper,,,:/home/keeper:/bin/bash", "boat:*:1005:1005::/nonexistent:/usr/sbin/nologin",
        ),
        "system/tabled.shadow": lines("root:*:18000:0:99999:7:::", "keeper:$6$oil$lampoil/lampoil.lampoil:18004:0:99999:7:::", "boat:!:18005::::::"),
        "system/tabled.gitattributes": lines("* text=auto", "*.c diff=cpp", "lamp.bin -text -diff merge=binary", "/docs export-ignore"),
        "system/tabled.resolv": lines("; of the harbour", "search harbour.example", "nameserver 192.0.2.53", "options rotate"),
        "system/tabled.sudoers": lines(
            "Defaults env_reset", "Cmnd_Alias LIGHT = /usr/bin/light, \\", "    /usr/bin/trim", "root ALL=(ALL:ALL) ALL", "%keepers ALL=(root) NOPASSWD: LIGHT",
        ),
        "system/tabled.xresources": lines("! of the terminal", "XTerm*background: black", "XTerm*cursorColor: orange", "Xft.dpi: 120"),
        "system/tabled_robots.txt": lines("# for those who look", "User-agent: *", "Disallow: /oil/", "Allow: /oil/prices", "", "Sitemap: https://harbour.example/map.xml"),
        "system/tabled_control": lines(
            "Source: lamp", "Section: utils", "Priority: optional", "Maintainer: Keeper <keeper@harbour.example>", "Build-Depends: debhelper-compat (= 13),",
            " oil-dev", "", "Package: lamp", "Architecture: any", "Description: lights the lamp", " At dusk.",
        ),
        "system/tabled_packages": lines(
            "Package: lamp", "Version: 4.1-2", "Architecture: amd64", "Maintainer: Keeper <keeper@harbour.example>", "Filename: pool/lamp.deb",
            "Description: lights the lamp",
        ),
        "system/tabled.changes": lines(
            "Format: 1.8", "Date: Sat, 04 May 2024 21:00:00 +0200", "Source: lamp", "Binary: lamp", "Version: 4.1-2", "Distribution: unstable",
            "Changes:", " lamp (4.1-2) unstable; urgency=low", " .", "   * More oil.", "Files:", " 00112233445566778899aabbccddeeff 40 utils optional lamp.dsc",
        ),
        "system/tabled.dsc": lines(
            "Format: 3.0 (quilt)", "Source: lamp", "Binary: lamp", "Version: 4.1-2", "Maintainer: Keeper <keeper@harbour.example>", "Files:",
            " 00112233445566778899aabbccddeeff 4000 lamp_4.1.orig.tar.xz",
        ),
        "system/tabled.tap": lines("1..3", "ok 1 - lit", "not ok 2 - trimmed", "#   wick too long", "ok 3 # SKIP no oil"),
        "system/tabled_version.tap": lines("TAP version 14", "1..1", "ok 1 - lit"),
        "system/tabled_cookies.txt": lines("# Netscape HTTP Cookie File", "", ".harbour.example\tTRUE\t/\tFALSE\t0\tlamp\tlit"),
        "system/tabled_curl_cookies.txt": lines("# HTTP Cookie File", ".harbour.example\tTRUE\t/\tFALSE\t0\tlamp\tlit"),
        "system/tabled_gems.lock": lines("GEM", "  remote: https://gems.harbour.example/", "  specs:", "    lamp (4.1.0)", "", "DEPENDENCIES", "  lamp"),
        "system/tabled_source.lock": lines(
            "GIT", "  remote: https://git.harbour.example/oil.git", "  revision: 4e1a0c52", "  specs:", "    oil (1.0)", "", "DEPENDENCIES", "  oil!",
        ),
        "system/tabled_path.lock": lines("PATH", "  remote: .", "  specs:", "    wick (0.1)", "", "DEPENDENCIES", "  wick!"),
        "system/tabled_yarn.lock": lines(
            "# THIS IS AN AUTOGENERATED FILE. DO NOT EDIT THIS FILE DIRECTLY.", "# yarn lockfile v1", "", "", "lamp@^4.0.0:", '  version "4.1.0"',
        ),
        "system/tabled_bare_yarn.lock": lines("# yarn lockfile v1", "", "", "lamp@^4.0.0:", '  version "4.1.0"'),
        "system/tabled_requirements.txt": lines("# what the lamp needs", "oil==4.1.0", "wick[long]>=1.2,<2", "match ~= 0.4 ; python_version >= \"3.9\"", "-r more.txt"),
        "system/tabled_cscope.out": lines("cscope 15 $HOME/lamp               0000000096", "\t@lamp.c", "", "4 void ", "\t$light", "(){", "", "\t}"),
        "system/tabled.fix": lines("8=FIX.4.4|9=70|35=D|49=AUK|56=QUAY|34=4|52=20240504-19:00:00|55=OIL|54=1|38=4|10=128|"),
        "system/tabled.hl7": lines("FHS|^~\\&|LAMP|QUAY|||20240504", "BHS|^~\\&|LAMP|QUAY|||20240504", "MSH|^~\\&|LAMP|QUAY|EHR|TOWN|20240504||ADT^A01|4|P|2.5", "BTS|1", "FTS|1"),
        "system/tabled_batch.hl7": lines("BHS|^~\\&|LAMP|QUAY|||20240504", "MSH|^~\\&|LAMP|QUAY|EHR|TOWN|20240504||ADT^A01|4|P|2.5", "BTS|1"),
        "fonts/tabled.afm": lines(
            "Comment of the harbour", "StartFontMetrics 4.1", "FontName Lamp", "StartCharMetrics 1", "C 32 ; WX 400 ; N space ;", "EndCharMetrics", "EndFontMetrics",
        ),
        "images/tabled.tfw": lines("4.0", "0.0", "0.0", "-4.0", "540000.0", "5970000.0"),
        "text/tabled.bbcode": lines("[b]The lamp[/b] is [i]lit[/i].", "[quote=\"Auk\"]At dusk?[/quote]", "[url=https://harbour.example]Yes[/url]"),
        "text/tabled.dj": lines("# The lamp", "", "{.note}", "It is {+lit+} at dusk, not {-doused-}, and {=bright=}.", "", "## Oil", "", "See [the quay](https://harbour.example/quay)."),
        "text/tabled_journal.org": lines("* 2024-05-04 Sat", "** Trimmed the wick", ":LOGBOOK:", "CLOCK: [2024-05-04 Sat 20:00]--[2024-05-04 Sat 20:30] =>  0:30", ":END:"),
        "text/tabled_lamp.txt": lines("*lamp.txt*\tLight the lamp", "", "=" * 78, "LAMP\t\t\t\t*lamp*", "", "See |lamp-oil|."),
        "text/tabled.tab": lines("Dusk", "", "e|----0---|", "B|--1---1-|", "G|0---0---|", "D|--------|", "A|3-------|", "E|--------|"),
        "text/tabled_manual.adoc": lines("lamp(1)", "=======", "", "NAME", "----", "lamp - light it at dusk", "", "SYNOPSIS", "--------", "*lamp* [_oil_]"),
        "text/tabled_old.sub": lines(
            "[TITLE]", "Dusk", "[AUTHOR]", "Auk", "[SOURCE]", "[PRG]", "[FILEPATH]", "[DELAY]", "0", "[CD TRACK]", "0", "[BEGIN]",
            "******** START SCRIPT ********", "[00:00:04]", "The lamp is lit.", "[00:00:08]", "",
        ),
        "text/tabled_references.enw": lines("%0 Book", "%A Auk, A.", "%T Of lamps", "%D 1904", "%@ 0-00-000000-4", "%! Lamps"),
    }
)
