// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Sources that statements at the beginning of lines mark, which no other language has there.
enum StatementSniffer: TextSniffer {
  static let types = TypeTable(
    """
    apl||text/x-apl|APL source|ISO/IEC 13751, sections Defined-Function Editing and Comments; GNU APL manual
    apparmor||text/x-apparmor|AppArmor profile|apparmor.d(5)
    asl|org.acpica.dsl|text/x-dsl|ACPI source|ACPI 6.5, section 19.6.29
    automake|public.make-source|text/x-makefile|Automake file|GNU Automake manual, section Uniform
    coe||text/x-xilinx-coe|Contents of a memory|Xilinx: Block memory generator, COE file syntax
    csv-schema||text/csv-schema|CSV schema|The National Archives: CSV Schema Language 1.2, section Prolog
    dhcp||text/x-dhcp-leases|Address leases|dhcpd.leases(5)
    dimacs||text/x-dimacs|Graph or formula in DIMACS format|DIMACS: Satisfiability suggested format; Clique and coloring problems
    dns||text/dns|Zone of the domain name system|RFC 1035, section 5; RFC 4027
    emacs-lisp||text/x-emacs-lisp|Emacs Lisp source|GNU Emacs Lisp manual, sections Using Lexical Binding and Library Headers
    fortran|public.fortran-source|text/x-fortran|Fortran source, fixed form|ISO/IEC 1539-1, section Fixed source form
    gettext||text/x-gettext-translation|Message catalog|GNU gettext manual, section PO Files
    gettext-template||text/x-gettext-translation-template|Message template|GNU gettext manual, section Header Entry
    gherkin||text/x-gherkin|Gherkin feature|Cucumber: Gherkin reference
    godot-shader||application/x-godot-shader|Godot shader|Godot documentation: Shading language, section Shader types
    ibis||text/x-ibis|Buffer model|IBIS 7.2
    ica||application/x-ica|Citrix connection|Citrix: Settings of ICA files
    idl||text/x-idl|Interface definition|Microsoft: MIDL language reference; OMG: IDL 4.2; LibreOffice: UNOIDL
    igc||text/x-igc|Flight record|FAI: IGC data file standard, appendix A
    inno||text/x-inno|Inno Setup script|Inno Setup help, section Script Sections
    kaitai||text/x-kaitai-struct|Kaitai Struct format|Kaitai Struct User Guide, section 3
    kconfig||text/x-kconfig|Kconfig options|Linux: Documentation/kbuild/kconfig-language.rst
    latex|org.tug.tex|text/x-tex|LaTeX package|LaTeX2e for class and package writers, section Commands
    lex|public.lex-source|text/x-lex|Lex source|POSIX.1-2017, lex, section Definitions in lex
    libtool||application/x-shared-library-la|Libtool library|GNU Libtool manual, section Linking libraries
    lilypond||text/x-lilypond|LilyPond score|LilyPond notation reference, section Version numbers
    linker||text/x-ld|Linker script|GNU ld manual, chapter Linker Scripts
    literate-haskell||text/x-literate-haskell|Literate Haskell source|Haskell 2010 report, section 10.4
    lolcode||text/x-lolcode|LOLCODE program|LOLCODE specification 1.2, section Formatting
    lp||text/x-lp|Linear program|IBM: CPLEX, LP file format
    m4||application/x-m4|M4 source|GNU Autoconf manual, chapter Programming in M4sh; GNU M4 manual
    metafont||text/x-metafont|METAFONT source|D. E. Knuth: The METAFONTbook, appendices B and E
    mgf||text/x-mgf|Mass spectra|Matrix Science: Mascot generic format
    mif||text/x-altera-mif|Contents of a memory|Intel: Memory initialization file definition
    minizinc||text/x-minizinc|MiniZinc model|MiniZinc handbook, section 4.1
    mps||text/x-mps|Linear program|IBM: MPSX, MPS file format
    ninja||text/x-ninja|Ninja build file|The Ninja build system, section Ninja file reference
    nusmv||text/x-nusmv|Model to check|NuSMV 2.6 user manual
    octave||text/x-matlab|Octave tests|GNU Octave manual, section Test Functions
    openfoam||text/x-openfoam|OpenFOAM dictionary|OpenFOAM user guide, section 4.2
    openvpn||application/x-openvpn-profile|OpenVPN profile|openvpn(8)
    org|org.orgmode.org|text/org|Org document|Org manual, sections Structure of code blocks and Export settings
    pac||application/x-ns-proxy-autoconfig|Proxy settings|Netscape: Navigator Proxy Auto-Config File Format
    perl|public.perl-script|text/x-perl|Perl source|perlpragma(1), strict and warnings
    pkg-config||text/x-pkg-config|Library description|pkg-config(1), section METADATA FILE SYNTAX
    proguard||text/x-proguard|ProGuard configuration|ProGuard manual, section Configuration
    qmake||text/x-qmake|qmake project|Qt: qmake Manual, Variables
    quartus||text/x-quartus-settings|Project settings|Intel: Quartus settings file reference manual
    r-documentation||text/x-r-doc|R documentation|Writing R Extensions, section Rd format
    rst||text/x-rst|reStructuredText document|Docutils: reStructuredText Directives; Sphinx: Directives
    sdc||text/x-sdc|Constraints of a design|Synopsys Design Constraints 2.1; Xilinx: UG903
    spdx||text/spdx|SPDX bill of materials|SPDX 2.3, clause 6, tag-value format
    spice||text/x-spice|SPICE netlist|UC Berkeley: SPICE3 user's manual, section Circuit description
    stapl||text/x-stapl|Program for a chip|JEDEC JESD71, Standard test and programming language
    svf||text/x-svf|Test vectors|Asset InterTech: Serial vector format
    texinfo||application/x-texinfo|Texinfo document|GNU Texinfo manual, chapter Nodes and Chapter Structuring
    tlaplus||text/x-tlaplus|TLA+ module|L. Lamport: Specifying Systems, chapter 15
    touchstone||application/x-touchstone|Network parameters|IBIS: Touchstone 2.1
    tptp||text/x-tptp|Theorem proving problem|TPTP: Syntax BNF
    ucf||text/x-ucf|Constraints of a design|Xilinx: UG625, Constraints guide
    uxntal||text/x-uxntal|Uxntal source|Hundred Rabbits: Uxntal Reference
    vim||text/x-vim|Vim script|Vim reference manual, autocmd.txt
    vpn-client||application/x-cisco-vpn-settings|VPN settings|Cisco: VPN Client, connection profiles
    yacc|public.yacc-source|text/x-yacc|Yacc grammar|POSIX.1-2017, yacc, section Declarations Section
    """)

  /// A statement, and the rule it speaks for.
  private struct Statement {
    let rule: UInt16
    /// Its place in the rule.
    let number: UInt16
    /// Its bytes in the text of the rules.
    let bytes: Range<Int>
    /// Its first bytes, eight at most, and those of a line that must be the same.
    let front: UInt64
    let frontMask: UInt64
    /// The number of another one that begins with the same two bytes; 0 for none.
    let next: UInt16
  }

  /// Lines of `key|how many different ones must be there|statements`, with `~` for a space.
  private static let rules = #"""
    apparmor|1|#include~<tunables/ include~<tunables/ abi~<abi/ include~<abstractions/ #include~<abstractions/
    m4|1|AC_INIT( AC_DEFUN( AC_DEFUN_ONCE( AC_PREREQ( AU_ALIAS( AU_DEFUN( m4_define( m4_include( m4_pattern_allow( AT_SETUP( AT_BANNER( AT_TESTED( AM_INIT_AUTOMAKE(
    texinfo|2|@setfilename~ @settitle~ @node~ @chapter~ @section~ @subsection~ @menu @end~menu @deftypefn @deffn~ @defvr~ @anchor{ @cindex~ @findex~ @end~table @end~example @end~itemize @end~ifset @set~ @ifset~ @end~macro @documentencoding~ @include~ @texinfo @dircategory~ @unnumbered @appendix @opindex~ @vindex~ @end~deftypefn @end~deffn @end~defvr @itemx~ @end~smallexample
    r-documentation|3|\name{ \alias{ \title{ \description{ \usage{ \arguments{ \docType{ \value{ \examples{ \seealso{ \keyword{ \details{
    perl|1|use~strict; use~warnings; use~strict~qw use~warnings~FATAL
    emacs-lisp|1|;;;###autoload ;;;~Commentary: ;;;~Code:
    pac|1|function~FindProxyForURL
    asl|1|DefinitionBlock~( DefinitionBlock(
    openvpn|4|client dev~tun dev~tap proto~udp proto~tcp remote~ resolv-retry~ persist-key persist-tun nobind remote-cert-tls~ keepalive~ tls-auth~ tls-crypt~ comp-lzo ifconfig~ <ca> <cert> <key> <tls-auth> <tls-crypt>
    libtool|3|dlname=' library_names=' old_library=' inherited_linker_flags=' dependency_libs=' weak_library_names='
    linker|2|SECTIONS OUTPUT_FORMAT( OUTPUT_ARCH( ENTRY( MEMORY PHDRS INPUT( INPUT~( GROUP( GROUP~( SEARCH_DIR(
    pkg-config|3|Name: Description: Libs: Cflags: Requires.private: Libs.private:
    rst|1|..~automodule::~ ..~autoclass::~ ..~autofunction::~ ..~autoexception::~ ..~toctree:: ..~code-block::~ ..~currentmodule::~ ..~module::~ ..~py:module::~ ..~py:class::~ ..~py:function::~ ..~class::~ ..~function::~ ..~contents:: ..~literalinclude::~ ..~versionadded::~ ..~versionchanged::~ ..~seealso:: ..~highlight::~ ..~image::~ ..~figure::~ ..~note:: ..~warning:: ..~doctest:: ..~rubric::~ ..~c:function::~ ..~cpp:class::~ ..~index:: ..~moduleauthor::~ ..~sectionauthor::~ ..~data::~ ..~method::~ ..~attribute::~ ..~option::~ ..~program::~ ..~deprecated::~ ..~list-table:: ..~csv-table:: ..~parsed-literal:: ..~sourcecode:: ..~admonition:: ..~include::~ ..~raw::~ ..~math:: ..~code:: ..~tip:: ..~important:: ..~replace:: ..~_
    spdx|2|SPDXVersion:~SPDX- SPDXID:~SPDXRef- DataLicense:
    org|2|#+BEGIN_SRC #+begin_src #+END_SRC #+end_src #+TITLE: #+title: #+AUTHOR: #+author: #+OPTIONS: #+options: #+STARTUP: #+startup: #+BEGIN_EXAMPLE #+begin_example #+BEGIN_QUOTE #+begin_quote #+RESULTS: #+FILETAGS: #+filetags: :PROPERTIES:
    kaitai|2|meta: seq:
    godot-shader|1|shader_type~canvas_item; shader_type~spatial; shader_type~particles; shader_type~sky; shader_type~fog;
    csv-schema|2|version~1. @totalColumns~ @separator~ @noHeader @permitEmpty @quoted @ignoreColumnNameCase
    apl|2|∇ ⍝ ⎕CT← ⎕FC← ⎕IO← ⎕← ⎕LX← ⎕ML← ⎕PW← ⎕RL←
    inno|4|[Setup] AppName= AppId= AppVersion= AppVerName= AppPublisher= DefaultDirName= DefaultGroupName= OutputBaseFilename= OutputDir= SolidCompression= [Files] [Icons] [Languages] [Code]
    kconfig|1|config~ menuconfig~
    ica|2|[WFClient] [ApplicationServers]
    vpn-client|4|[main] AuthType= GroupName= GroupPwd= enc_GroupPwd= EnableISPConnect= TunnelingMode= EnableNat= SaveUserPassword= !SaveUserPassword=
    lilypond|1|\version~"
    metafont|2|if~unknown~ mode_setup font_identifier:= font_identifier~ font_size~ font_coding_scheme u#:= generate~ gensize:= cmchar~" beginchar( endchar; letter_fit#:= font_slant font_quad font_x_height italcorr~ adjust_fit( penlabels( define_pixels(
    octave|1|%!test %!assert %!error~ %!error< %!shared~ %!demo %!fail~ %!testif~
    gherkin|1|Feature:
    lolcode|2|HAI KTHXBYE I~HAS~A~ CAN~HAS~ IM~IN~YR~ VISIBLE~
    ninja|3|ninja_required_version~= rule~ build~ default~ subninja~ pool~
    proguard|2|-keep~class~ -keep~public~ -keep~interface~ -keep~enum~ -keepnames~ -keepclassmembers -keepclasseswithmembers -keepattributes~ -keep,allow -dontwarn~ -dontnote~ -dontobfuscate -dontoptimize -optimizationpasses~ -assumenosideeffects~
    qmake|2|TEMPLATE~= QT~+= QT~-= CONFIG~+= CONFIG~-= HEADERS~+= FORMS~+= RESOURCES~+= TEMPLATE= QT+= CONFIG+= HEADERS+= FORMS+= RESOURCES+= win32: win32~{ macx: macx~{ unix:!macx DEPENDPATH~+= TRANSLATIONS~+=
    tlaplus|3|EXTENDS~ VARIABLES VARIABLE~ CONSTANTS CONSTANT~ Init~== Next~== Spec~== TypeOK~== TypeInvariant~== THEOREM~ ====
    uxntal|2||0100 |0000 |00~@System |10~@Console |20~@Screen |80~@Controller |90~@Mouse @on-reset BRK
    vim|1|au~BufNewFile,BufRead~ au~BufRead,BufNewFile~ autocmd~BufNewFile,BufRead~ autocmd~BufRead,BufNewFile~ au!~BufNewFile,BufRead~ au!~BufRead,BufNewFile~ autocmd!~BufNewFile,BufRead~ autocmd!~BufRead,BufNewFile~
    literate-haskell|2|>~module~ >~import~ >~main~ >~data~ >~type~ >~newtype~ >~instance~ >~class~ >~where >~~~~where
    gettext-template|1|"PO-Revision-Date:~YEAR-
    gettext|2|msgid~" msgstr~" msgstr[0]~" msgid_plural~" msgctxt~"
    spice|2|.subckt~ .SUBCKT~ .model~ .MODEL~ .control .CONTROL .endc .ENDC .tran~ .TRAN~ .ends .ENDS .end .END .op .OP .ac~dec .AC~DEC .dc~ .DC~ .plot~ .PLOT~ .print~ .PRINT~
    automake|2|SUBDIRS EXTRA_DIST AUTOMAKE_OPTIONS bin_PROGRAMS noinst_LTLIBRARIES noinst_LIBRARIES noinst_PROGRAMS noinst_HEADERS lib_LTLIBRARIES check_PROGRAMS AM_CPPFLAGS AM_CFLAGS AM_CXXFLAGS MAINTAINERCLEANFILES ACLOCAL_AMFLAGS CLEANFILES dist_doc_DATA BUILT_SOURCES pkginclude_HEADERS include_HEADERS info_TEXINFOS
    latex|1|\ProvidesPackage{ \ProvidesClass{ \ProvidesFile{ \ProvidesLanguage{ \ProvidesExplPackage \ProvidesExplClass \ProvidesExplFile \NeedsTeXFormat{ \RequirePackage{ \RequirePackage[ \DeclareFontFamily{ \DeclareFontShape{ \DeclareFontEncoding{ \DeclareInputText{ \DeclareTextSymbol{ \DeclareTextAccent{ \DeclareUnicodeCharacter{ \ExplSyntaxOn \makeatletter \documentclass{ \documentclass[ \usepackage{ \usepackage[ \begin{document} \end{document} \endinput
    coe|1|memory_initialization_radix MEMORY_INITIALIZATION_RADIX
    dhcp|1|lease~
    dimacs|1|p~cnf~ p~edge~ p~col~
    dns|1|$ORIGIN~ $TTL~
    ibis|2|[IBIS~Ver] [IBIS_Ver] [File~Name] [File_Name] [Component] [Model]
    idl|1|module~com~{ published~interface~ published~service~ published~constants~ published~exception~ published~struct~ published~enum~ published~typedef~ cpp_quote(" import~"unknwn.idl" import~"oaidl.idl" import~"ocidl.idl" import~"objidl.idl" import~"wtypes.idl" import~"inspectable.idl" import~"propidl.idl"
    igc|2|HFDTEDATE: HFPLTPILOT: HFPLTPILOTINCHARGE: HFGTYGLIDERTYPE: HFGIDGLIDERID: HFDTM100GPSDATUM: HFDTM100DATUM: HFRFWFIRMWAREVERSION: HFRHWHARDWAREVERSION: HFFTYFRTYPE: HFCCLCOMPETITIONCLASS: HFCIDCOMPETITIONID: HFGPSRECEIVER: HFPRSPRESSALTSENSOR: HOPLTPILOT:
    lp|2|Subject~To subject~to SUBJECT~TO Minimize Maximize minimize maximize MINIMIZE MAXIMIZE Bounds BOUNDS
    mgf|2|BEGIN~IONS END~IONS PEPMASS=
    mif|3|DEPTH WIDTH ADDRESS_RADIX DATA_RADIX
    minizinc|2|solve~satisfy solve~minimize solve~maximize solve~:: constraint~ var~ include~" output~[
    mps|3|NAME ROWS COLUMNS RHS BOUNDS RANGES ENDATA
    nusmv|2|MODULE~main VAR ASSIGN SPEC LTLSPEC CTLSPEC INVARSPEC DEFINE INIT TRANS
    openfoam|1|FoamFile
    quartus|1|set_global_assignment~-name set_location_assignment~ set_instance_assignment~-name
    sdc|2|set_property~PACKAGE_PIN set_property~IOSTANDARD create_clock~ create_generated_clock~ set_input_delay~ set_output_delay~ set_false_path~ set_max_delay~ set_clock_groups~ set_clock_uncertainty~ set_load~ set_driving_cell~
    stapl|3|NOTE~" ACTION~ PROCEDURE~ DATA~ ENDPROC ENDDATA
    svf|2|ENDIR~ ENDDR~ SIR~ SDR~ RUNTEST~ TRST~ HDR~ HIR~ TDR~ TIR~
    touchstone|1|#~GHz~ #~GHZ~ #~ghz~ #~MHz~ #~MHZ~ #~mhz~ #~kHz~ #~KHZ~ #~Hz~ #~HZ~ #~hz~
    tptp|1|fof( cnf( tff( thf(
    ucf|1|NET~"
    """#

  private struct Rules {
    /// The table, with spaces for tildes.
    private let text: [UInt8]
    var keys: [String] = []
    /// How many different statements of each rule must be there.
    var least: [Int] = []
    /// The statements; the first one is none's.
    private var statements = [Statement(rule: 0, number: 0, bytes: 0..<0, front: 0, frontMask: 0, next: 0)]
    /// The last of the statements that begin with a pair of bytes, which most lines show to be none.
    private var numbers = NumberTable(room: 512)
    /// Which pairs those are.
    private var pairs = BytePairSet()

    private static func pair(_ first: UInt8, _ second: UInt8) -> UInt64 { UInt64(first) << 8 | UInt64(second) }

    /// Reads the table in one pass over its bytes, because a tool that judges one text makes the rules for that one.
    init(_ table: String) {
      let raw = Array(table.utf8)
      text = raw.map { $0 == UInt8(ascii: "~") ? 0x20 : $0 }
      statements.reserveCapacity(raw.count / 8)
      var start = 0
      while start < raw.count {
        let end = raw[start...].firstIndex(of: UInt8(ascii: "\n")) ?? raw.count
        let bar = raw[start..<end].firstIndex(of: UInt8(ascii: "|")) ?? end
        // One digit, and another bar behind it.
        if bar + 2 < end {
          addStatements(raw, from: bar + 3, to: end)
          keys.append(String(decoding: raw[start..<bar], as: UTF8.self))
          least.append(Int(raw[bar + 1] & 15))
        }
        start = end + 1
      }
    }

    /// Adds the statements of the next rule, which spaces divide.
    private mutating func addStatements(_ raw: [UInt8], from first: Int, to end: Int) {
      var number: UInt16 = 0
      var start = first
      while start < end {
        let stop = raw[start..<end].firstIndex(of: 0x20) ?? end
        if stop - start >= 2 {
          let pair = Rules.pair(text[start], text[start + 1])
          statements.append(
            Statement(
              rule: UInt16(keys.count), number: number, bytes: start..<stop,
              front: text.span.eightBytes(at: start).prefix(stop - start).number,
              frontMask: EightBytes(.max).prefix(stop - start).number, next: numbers[pair]))
          numbers[pair] = UInt16(statements.count - 1)
          pairs.insert(text[start], text[start + 1])
        }
        number += 1
        start = stop + 1
      }
    }

    /// Notes the statements that stand at the front of a line, a bit for each of a rule; as long as there was none, there
    /// are no bits either.
    @inline(__always)
    func note(_ line: TextLine, of text: Span<UInt8>, in seen: inout [UInt64]) {
      guard line.first > 0x20, line.start + 1 < line.end else { return }
      // The pair of most lines is none of a statement's.
      guard pairs.contains(line.first, text[line.start + 1]) else { return }
      noteStatements(text.extracting(line.start..<line.end), in: &seen)
    }

    private func noteStatements(_ line: Span<UInt8>, in seen: inout [UInt64]) {
      let front = line.eightBytes(at: 0).number
      var next = numbers[Rules.pair(line[0], line[1])]
      while next != 0 {
        let statement = statements[Int(next)]
        if front & statement.frontMask == statement.front, stands(statement, in: line) {
          if seen.isEmpty { seen = Array(repeating: 0, count: keys.count) }
          seen[Int(statement.rule)] |= 1 << UInt64(statement.number)
        }
        next = statement.next
      }
    }

    /// Whether a line begins with a statement, and no letter, digit or underscore goes on with its word.
    private func stands(_ statement: Statement, in line: Span<UInt8>) -> Bool {
      let count = statement.bytes.count
      guard line.count >= count else { return false }
      for index in 0..<count where line[index] != text[statement.bytes.lowerBound + index] { return false }
      guard text[statement.bytes.upperBound - 1].isWordCharacter, line.count > count else { return true }
      return !line[count].isWordCharacter
    }
  }

  private static let parsed = Rules(rules)

  /// What must hold besides where statements of a rule stand in other texts too, as those of documents in the comments of
  /// programs.
  private static let proofs: [String: @Sendable (TextSample) -> Bool] = [
    "dhcp": { $0.contains("\n  starts ") }, "dns": { isZone($0) }, "gettext": { beginsWithMessages($0) },
    "gherkin": { hasSteps($0) }, "kconfig": { hasOptions($0) }, "latex": { beginsLikeTeX($0) },
    "lp": { isProgram($0) }, "minizinc": { $0.contains("\nsolve ") },
    "mps": { $0.contains("\nROWS") && $0.contains("\nRHS") },
    "nusmv": { $0.lines.contains { $0.trimmed.equals("MODULE main") } },
    "octave": { !$0.contains("#include <") && !$0.contains("#include \"") }, "rst": { !$0.beginsLikeProgram },
    "svf": { $0.contains(");") }, "texinfo": { !$0.beginsLikeProgram },
    "touchstone": { $0.contains(" R ") || $0.contains(" r ") },
    "tptp": { $0.contains("axiom") || $0.contains("conjecture") }, "ucf": { $0.contains("LOC") },
  ]

  static func finding(in sample: TextSample) -> KnownFinding? {
    // A file's variables stand in its first line, and no other Lisp has this one.
    if let first = sample.lines.first, first.begins(with: ";"), first.contains("lexical-binding:") {
      return KnownFinding(types["emacs-lisp"], .strong)
    }
    let seen = statements(in: sample)
    if sample.heads.contains(UInt8(ascii: "%")), sample.lines.places.contains(where: { $0.first == UInt8(ascii: "%") }),
      let key = grammar(sample.lines, in: sample.head)
    {
      return KnownFinding(types[key], .strong)
    }
    if let key = provenKey(seen, in: sample) { return KnownFinding(types[key], .fair) }
    if isSettings(sample) { return KnownFinding(types["texinfo"], .fair) }
    return isFixedForm(sample) ? KnownFinding(types["fortran"], .fair) : nil
  }

  /// Which statements of each rule stand at the beginning of lines, a bit for each; empty where there are none at all.
  private static func statements(in sample: TextSample) -> [UInt64] {
    let rules = parsed
    var seen: [UInt64] = []
    let text = sample.bytes.span
    for line in sample.lines.places { rules.note(line, of: text, in: &seen) }
    return seen
  }

  /// The first rule of which enough statements were seen, and what must hold besides.
  private static func provenKey(_ seen: [UInt64], in sample: TextSample) -> String? {
    guard !seen.isEmpty else { return nil }
    let (keys, least) = (parsed.keys, parsed.least)
    return keys.indices.first {
      seen[$0].nonzeroBitCount >= least[$0] && proofs[keys[$0]]?(sample) ?? true
    }.map { keys[$0] }
  }

  /// Whether nothing but comments and blank lines stands in front of the first message.
  private static func beginsWithMessages(_ sample: TextSample) -> Bool {
    sample.lines.firstUncommented?.begins(with: "msg") ?? false
  }

  /// Whether constraints follow the objective; models that compute both have semicolons.
  private static func isProgram(_ sample: TextSample) -> Bool {
    sample.lines.contains { $0.matchesAnyCase("subject to", at: 0) && $0.last != UInt8(ascii: ";") }
      && !sample.lines.contains { $0.trimmed.last == UInt8(ascii: ";") }
  }

  /// Whether a record of the class of the Internet stands there.
  private static func isZone(_ sample: TextSample) -> Bool {
    sample.contains("SOA") || sample.contains(" IN ") || sample.contains("\tIN\t")
  }

  /// Whether the first line that is not blank is a comment or a control word of TeX.
  private static func beginsLikeTeX(_ sample: TextSample) -> Bool {
    let first = sample.lines.first { !$0.isBlank }?.trimmed.first
    return first == UInt8(ascii: "%") || first == UInt8(ascii: "\\")
  }

  /// Whether a scenario or a background stands there, and steps below.
  private static func hasSteps(_ sample: TextSample) -> Bool {
    var hasBlock = false
    var steps = 0
    for text in sample.lines.lazy.map(\.trimmed) {
      hasBlock = hasBlock || ["Scenario", "Background:", "Example:", "Rule:"].contains { text.begins(with: $0) }
      if ["Given ", "When ", "Then ", "And ", "* "].contains(where: { text.begins(with: $0) }) { steps += 1 }
    }
    return hasBlock && steps >= 2
  }

  /// Whether the line behind an option's name tells its type.
  private static func hasOptions(_ sample: TextSample) -> Bool {
    var isNamed = false
    for line in sample.lines where !line.isBlank {
      let words = line.words
      if isNamed, let type = words.first, optionTypes.contains(where: { type.elementsEqual($0.utf8) }) { return true }
      isNamed = (line.begins(with: "config ") || line.begins(with: "menuconfig ")) && words.count == 2
    }
    return false
  }

  private static let optionTypes = ["bool", "def_bool", "def_tristate", "hex", "int", "string", "tristate"]

  /// Nothing but lines that set flags of Texinfo; batch files have an equals sign between name and value.
  private static func isSettings(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "@") else { return false }
    let lines = sample.wholeLines.filter { !$0.isBlank }
    return lines.count >= 2
      && lines.allSatisfy { $0.begins(with: "@set ") && !$0.contains(UInt8(ascii: "=")) || $0.begins(with: "@c ") }
  }

  private static let yaccDeclarations: [StaticString] = [
    "%token", "%type", "%left", "%right", "%nonassoc", "%start", "%union", "%parse-param", "%expect",
  ]
  private static let lexDeclarations: [StaticString] = ["%option", "%x ", "%s ", "%array", "%pointer"]

  /// Declarations, then `%%` alone in a line.
  ///
  /// A grammar may begin with so much code that the line is not seen.
  private static func grammar(_ lines: TextLines, in head: [UInt8]) -> String? {
    let starts = lines.filter { $0.first == UInt8(ascii: "%") }
    let hasRules = starts.contains { $0.trimmed.equals("%%") }
    let count = { (words: [StaticString]) in words.count { word in starts.contains { $0.begins(with: word) } } }
    let yacc = count(yaccDeclarations)
    if yacc >= 2 || yacc == 1 && hasRules { return "yacc" }
    let lex = count(lexDeclarations)
    if lex >= 1, hasRules || lex >= 2 { return "lex" }
    // The code in front may be longer than what is cut into lines.
    guard starts.contains(where: { $0.begins(with: "%{") }), head.contains("\n%%") else { return nil }
    if head.contains("\n%token") || head.contains("\n%type") || head.contains("\n%union") { return "yacc" }
    return head.contains("\n%option") || head.contains("\n%x ") ? "lex" : nil
  }

  private static let units: [StaticString] = [
    "subroutine ", "program ", "function ", "double precision function ", "real function ", "integer function ",
    "logical function ", "complex function ", "block data", "complex*16 function ", "real*8 function ",
    "recursive subroutine ",
  ]

  /// Comments with a sign in the first column, then a program unit behind six blanks.
  private static func isFixedForm(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines
    let index = lines.places.firstIndex { line in
      let isComment =
        line.first == UInt8(ascii: "C") || line.first == UInt8(ascii: "c") || line.first == UInt8(ascii: "*")
        || line.first == UInt8(ascii: "!")
      return !line.isBlank && !isComment
    }
    guard let index, lines.places[index].indent >= 6 else { return false }
    let first = lines[index]
    guard first.count > 7, first.prefix(6).allSatisfy({ $0 == 0x20 }) else { return false }
    let text = first.trimmed
    return units.contains { text.matchesAnyCase($0, at: 0) }
      && text.last.map { $0 != UInt8(ascii: ";") && $0 != UInt8(ascii: "{") } ?? false
  }
}
