# SPDX-License-Identifier: Apache-2.0
"""Texts that source packages of a distribution have beside their programs, with invented contents."""

from samples import samples
from specified_lines import lines

samples(
    {
        "source/quay-images.lrs": lines("LazarusResources.Add('quay','XPM',[", '  \'/* XPM */\'#10\'static char *quay[] = {\'#10\'"1 1 1 1",\'#10', "]);"),
        "source/quay.mmp": lines("TARGET quay.exe", "TARGETTYPE exe", "UID 0x100039CE 0xE0000001", "", "SOURCEPATH ..\\src", "SOURCE quay.cpp mole.cpp", "", "USERINCLUDE ..\\inc", "SYSTEMINCLUDE \\epoc32\\include", "LIBRARY euser.lib"),
        "source/quay.mms": lines("# Parts of the quay", ".IFDEF DEBUG", "CFLAGS = /DEBUG/NOOPTIMIZE", ".ELSE", "CFLAGS = /OPTIMIZE", ".ENDIF", "", "[.OBJ]QUAY.OBJ : [.SRC]QUAY.C"),
        "source/quay.orc": lines("sr = 44100", "ksmps = 32", "nchnls = 2", "0dbfs = 1", "", "pyruni {{", "import crane", "from hooks import hook", "def lift(n):", "    return hook(n)", "}}", "", "instr 1", "  aHorn oscili 0.3, 110", "  outs aHorn, aHorn", "endin"),
        "source/quay.r": lines('#include "Types.r"', "", "resource 'STR ' (128, purgeable) {", '\t"Quay"', "};", "", "resource 'vers' (1) {", "\t0x00, 0x03, final, 0x00, verUS,", '\t"0.3", "0.3, made by hand"', "};"),
        "source/quay.typemap": lines("# Hulls are pointers.", "TYPEMAP", "", "Hull *\tT_HULL", "Plank *\tT_PTROBJ", "", "INPUT", "T_HULL", "\t$var = hull_of ($arg)"),
        "source/quay.vcp": lines('# Microsoft eMbedded Visual Tools Project File - Name="quay" - Package Owner=<4>', "# Microsoft eMbedded Visual Tools Generated Build File, Format Version 6.02", "# ** DO NOT EDIT **", "", '# TARGTYPE "Win32 (WCE ARM) Application" 0x8501'),
        "source/quay.vdproj": lines('"DeployProject"', "{", '"VSVersion" = "3:800"', '"ProjectType" = "8:{978C614F-708E-4E1A-B201-565925725DBA}"', '"IsWebType" = "8:FALSE"', '"ProjectName" = "8:Quay"', "}"),
        "source/quay.vcw": lines("Microsoft eMbedded Visual Tools Workspace File, Format Version 4.00", "# WARNING: DO NOT EDIT OR DELETE THIS WORKSPACE FILE!", "", 'Project: "quay"=".\\quay.vcp" - Package Owner=<4>'),
        "structured/quay.opam": lines('opam-version: "2.0"', 'name: "quay"', 'version: "0.3"', 'maintainer: "a.quay@example.org"', 'authors: ["A. Quay"]', "depends: [", '  "ocaml" {>= "4.08"}', '  "dune"', '  "mole" {with-test}', "]", 'build: [["dune" "build" "-p" name "-j" jobs]]', 'synopsis: "Counts hulls"'),
        "structured/quay.sig": lines("#Signature file v4.1", "#Version 0.3", "", "CLSS public abstract quay.Hull", "cons public init()", "fld protected int planks", "meth public abstract int count()", "supr java.lang.Object"),
        "structured/quay.ucm": lines("# Letters on hulls", '<code_set_name>               "quay-8"', "<mb_cur_min>                  1", "<mb_cur_max>                  1", "<subchar>                     \\x1A", '<uconv_class>                 "SBCS"', "CHARMAP", "<U0041>     \\x41 |0", "<U2248>     \\x80 |0", "END CHARMAP"),
        "structured/quay/META": lines("# Made by hand", 'version = "0.3"', 'description = "Counts hulls"', 'requires = "unix str"', 'archive(byte) = "quay.cma"', 'archive(native) = "quay.cmxa"'),
        "system/quay-entry": lines('?package(quay):needs="text" section="Applications/Science/Engineering"\\', '  title="Quay" command="/usr/bin/quay"'),
        "system/quay.lsm": lines("Begin4", "Title:          quay", "Version:        0.3", "Entered-date:   2026-11-28", "Description:    Counts hulls", "Keywords:       quay hulls", "Author:         a.quay@example.org (A. Quay)", "Copying-policy: Apache-2.0", "End"),
        "system/quay.preset": lines("# The crane is always there", "enable crane.service", "enable tide@low.timer low", "disable *"),
        "system/quay.schema": lines("# What a quay is", "", "attributetype ( 1.3.6.1.4.1.99999.1.1", "    NAME 'berthNumber'", "    DESC 'The number of a berth'", "    EQUALITY integerMatch", "    SYNTAX 1.3.6.1.4.1.1466.115.121.1.27 SINGLE-VALUE )", "", "objectclass ( 1.3.6.1.4.1.99999.2.1", "    NAME 'quay'", "    SUP top STRUCTURAL", "    MUST ( cn $ berthNumber ) )"),
        "system/quay.supp": lines("# The crane keeps its hook.", "{", "   the hook of the crane", "   Memcheck:Leak", "   match-leak-kinds: reachable", "   fun:malloc", "   fun:take_hook", "}"),
        "system/quay.templates": lines("# Asked once", "", "Template: quay/berths", "Type: string", "Default: 4", "_Description: How many berths are there?", " Berths that are dry do not count.", "", "Template: quay/wet", "Type: boolean", "Default: true", "_Description: Is the quay wet?"),
        "system/quay.upstart": lines("# Counts the hulls", 'description "Counter of hulls"', 'author "A. Quay"', "", "start on runlevel [2345]", "stop on runlevel [!2345]", "", "respawn", "expect fork", "exec /usr/sbin/count-hulls --all"),
        "system/quay/config.log": lines("This file contains any messages produced by compilers while", "running configure, to aid debugging if configure makes a mistake.", "", "It was created by quay configure 0.3, which was", "generated by GNU Autoconf 2.71.  Invocation command line was", "", "  $ ./configure --with-mole"),
        "system/quay/prototype": lines("# The quay", "i pkginfo", "d none bin 0755 root bin", "f none bin/quay=src/quay 0755 root bin", "s none bin/mole=quay"),
        "text/quay-headings.rdoc": lines("= Quay 0.3", "", "Quay counts hulls.", "", "== Changes", "", "* Added <tt>mole</tt>, for those who wait.", "* Dry hulls are <b>not</b> counted."),
        "text/quay.apt": lines(" -----", " The quay", " -----", " A. Quay", " -----", " 2026-11-28", " -----", "", "Berths", "", "  Berths are told by <<<quay:berths>>>; see {{{./mole.html}the mole}}.", "", "* Dry ones", "", "  They do not count."),
        "text/quay.rd": lines("=begin", "= Quay", "== How it counts", "It counts with ((<Mole|URL:http://mole.example/>)) and (({count})).", "* Hulls", "* Planks", "=end"),
        "text/quay.rno": lines(".!", ".! Help for the quay", ".!", ".no flags all", ".left margin 1", ".right margin 70", ".indent -1", "1 QUAY", ".skip", " The QUAY command counts hulls.", ".literal", "      QUAY file-spec", ".end literal"),
        "text/quay.scd": lines('quay(1) "Quay 0.3"', "", "# NAME", "", "quay - counts hulls", "", "# SYNOPSIS", "", "*quay* [-a] [berth...]", "", "# OPTIONS", "", "*-a*", "\tCounts dry hulls, too."),
        "text/quay.xmcd": lines("# xmcd", "#", "# Track frame offsets:", "#\t150", "#\t18204", "#", "# Disc length: 1945 seconds", "#", "DISCID=1407970a", "DTITLE=Quay / Songs of the crane", "TTITLE0=Hook", "TTITLE1=Tide", "EXTD="),
    }
)
