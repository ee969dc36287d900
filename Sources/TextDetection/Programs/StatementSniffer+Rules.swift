// SPDX-License-Identifier: Apache-2.0
import Detection

extension StatementSniffer {
  static let types = TypeTable(
    """
    a2ps||text/x-a2ps-style-sheet|Style sheet of a2ps|GNU a2ps manual, chapter Pretty printing, section Style Sheets Implementation
    abnf||text/x-abnf|Grammar in augmented Backus-Naur form|IETF RFC 5234
    agda||text/x-agda|Agda source|Agda user manual, section Module System
    apache||text/x-apacheconf|Apache configuration|Apache HTTP Server: Directive index
    apl||text/x-apl|APL source|ISO/IEC 13751, sections Defined-Function Editing and Comments; GNU APL manual
    apparmor||text/x-apparmor|AppArmor profile|apparmor.d(5)
    applescript|com.apple.applescript.text|text/x-applescript|AppleScript source|Apple: AppleScript language guide, tell Statements
    apt||text/x-apt|Almost Plain Text document|Apache Maven: The APT format
    asl|org.acpica.dsl|text/x-asl|ACPI source|ACPI 6.5, section 19.6.29
    ats||text/x-ats|ATS source|H. Xi: Introduction to Programming in ATS, section Modularity
    autoconf||application/x-m4|Part of a configure script|GNU Autoconf manual, chapters Existing Tests and Results of Tests
    automake|public.make-source|text/x-makefile|Automake file|GNU Automake manual, section Uniform
    bats|public.shell-script|text/x-shellscript|Bash tests|bats-core manual, section Writing tests
    bnf||text/x-bnf|Grammar in Backus-Naur form|ISO/IEC 14977 and its forerunner; IETF RFC 5234, section 1
    bqn||text/x-bqn|BQN program|M. Lochbaum: BQN specification, Syntax
    bru||text/x-bru|Request of Bruno|Bruno documentation, section Bru language reference
    caddy||text/x-caddyfile|Settings of Caddy|Caddy: Caddyfile Concepts, Structure
    capnp||text/x-capnp|Cap'n Proto schema|Cap'n Proto: Schema language, section Unique IDs
    circom||text/x-circom|Arithmetic circuit|iden3: Circom 2 documentation, Pragma
    clips||text/x-clips|CLIPS source|CLIPS basic programming guide, sections Deffunction, Defrule and Deftemplate Construct
    cmake||text/x-cmake|CMake module|cmake-developer(7), section Module Documentation
    cmap|com.adobe.postscript|application/postscript|Character map|Adobe technical note 5014, section 7.2, CMap file
    cobol||text/x-cobol|COBOL source|ISO/IEC 1989, Reference format and Program structure
    coe||text/x-xilinx-coe|Contents of a memory|Xilinx: Block memory generator, COE file syntax
    common-lisp||text/x-common-lisp|Common Lisp source|ANSI INCITS 226, macro IN-PACKAGE
    coq||text/x-coq|Coq source|The Rocq Prover reference manual, sections Flags, Options and Tables and Vernacular commands
    cql||text/cql|Clinical quality rules|HL7: Clinical Quality Language 1.5, section Library
    csound-score||audio/csound|Csound score|The Canonical Csound Reference Manual, section The Standard Numeric Score
    csv-schema||text/csv-schema|CSV schema|The National Archives: CSV Schema Language 1.2, section Prolog
    cube-lut||text/x-cube-lut|Table of colours|Adobe: Cube LUT specification 1.0, section Keywords
    dcl||text/x-dcl|DCL procedure|VSI: OpenVMS DCL Dictionary; User's Manual, section Developing Command Procedures
    dhcp||text/x-dhcp-leases|Address leases|dhcpd.leases(5)
    dimacs||text/x-dimacs|Graph or formula in DIMACS format|DIMACS: Satisfiability suggested format; Clique and coloring problems
    dircolors||text/x-dircolors|Colours of listed files|dir_colors(5)
    django|public.python-script|text/x-python|Python source|Django documentation, section Settings
    dns||text/dns|Zone of the domain name system|RFC 1035, section 5; RFC 4027
    dockerfile||text/x-dockerfile|Dockerfile|Docker: Dockerfile reference
    doxyfile||text/x-doxyfile|Settings of Doxygen|Doxygen manual, section Configuration
    dsssl||text/x-dsl|DSSSL style sheet|ISO/IEC 10179, clause 12
    earthly||text/x-earthfile|Build of Earthly|Earthly: Earthfile reference, section VERSION
    ebnf||text/x-ebnf|Grammar in extended Backus-Naur form|ISO/IEC 14977
    edje||text/x-edc|Edje collection|Enlightenment: Edje Data Collection reference
    emacs-lisp||text/x-emacs-lisp|Emacs Lisp source|GNU Emacs Lisp manual, sections Using Lexical Binding and Library Headers
    energyplus||text/x-energyplus|Building to simulate|DOE: EnergyPlus input output reference
    erlang||text/x-erlang|Erlang source|Erlang reference manual, chapters Modules, Records and Preprocessor
    factor||text/x-factor|Factor source|Factor handbook, section Word search errors and vocabulary search path
    findlib||text/x-findlib-meta|Package of findlib|findlib reference manual, META(5)
    firestore||text/x-firestore-rules|Rules of Firebase|Google: Firebase security rules, structure
    fish|org.fish.source|application/x-fishscript|fish script|fish documentation, command complete
    fortran|public.fortran-source|text/x-fortran|Fortran source|ISO/IEC 1539-1, section Fixed source form; OpenMP API, section Directive format
    gap||text/x-gap|GAP source|GAP reference manual, chapters Library Files and Operations and Methods; Using GAP packages, section The PackageInfo.g File
    geo||text/x-gmsh-geo|Gmsh geometry|Gmsh reference manual, chapter Geometry commands
    gettext||text/x-gettext-translation|Message catalog|GNU gettext manual, section PO Files
    gettext-template||text/x-gettext-translation-template|Message template|GNU gettext manual, section Header Entry
    gherkin||text/x-gherkin|Gherkin feature|Cucumber: Gherkin reference
    gn||text/x-gn|GN build file|GN: Language and operation, section Imports
    go-asm||text/x-asm|Go assembly|A Quick Guide to Go's Assembler, section Directives
    go-mod||text/x-go-mod|Go module|Go Modules Reference, section go.mod files
    godot-shader||application/x-godot-shader|Godot shader|Godot documentation: Shading language, section Shader types
    haproxy||text/x-haproxy|Settings of HAProxy|HAProxy: Configuration manual, section Proxies
    haxe||text/x-haxe|Haxe source|Haxe manual, sections Externs and Abstract
    hurl||text/x-hurl|Requests and what is expected|Orange: Hurl documentation, section Grammar
    hxml||text/x-hxml|Arguments of the Haxe compiler|Haxe manual, section HXML
    ibis||text/x-ibis|Buffer model|IBIS 7.2
    ica||application/x-ica|Citrix connection|Citrix: Settings of ICA files
    idl||text/x-idl|Interface definition|Microsoft: MIDL language reference; OMG: IDL 4.2; LibreOffice: UNOIDL
    igc||text/x-igc|Flight record|FAI: IGC data file standard, appendix A
    inform7||text/x-inform7|Inform 7 story|G. Nelson: Writing with Inform, chapter The Source Text
    inno||text/x-inno|Inno Setup script|Inno Setup help, section Script Sections
    ipkg||text/x-idris|Idris package|Idris: Packages, section Package Descriptions
    javacc||text/x-javacc|JavaCC grammar|JavaCC documentation: Grammar, section File
    jcl||text/x-jcl|Job control|IBM: z/OS MVS JCL Reference, JOB, PROC, EXEC and DD statements
    jflex||text/x-jflex|Scanner for Java|JFlex user's manual, section Lexical Specifications
    jison||text/x-jison|Jison grammar|Jison documentation, section Lexical analysis
    kaitai||text/x-kaitai-struct|Kaitai Struct format|Kaitai Struct User Guide, section 3
    kconfig||text/x-kconfig|Kconfig options|Linux: Documentation/kbuild/kconfig-language.rst
    krl||text/x-krl|Ruleset|P. Windley: Kinetic Rule Language, Rulesets
    lark||text/x-lark|Lark grammar|Lark: Grammar Reference, section Directives
    latex|org.tug.tex|text/x-tex|LaTeX package|LaTeX2e for class and package writers, section Commands
    lbnf||text/x-lbnf|Labelled grammar|M. Forsberg and A. Ranta: BNF Converter, The LBNF grammar formalism
    ldap-schema||text/x-ldap-schema|Schema of a directory|slapd.conf(5); IETF RFC 4512, section 4.1
    lex|public.lex-source|text/x-lex|Lex source|POSIX.1-2017, lex, section Definitions in lex
    liblouis||text/x-liblouis-table|Table for braille|Liblouis manual, section How to write translation tables
    libtool||application/x-shared-library-la|Libtool library|GNU Libtool manual, section Linking libraries
    lilypond||text/x-lilypond|LilyPond score|LilyPond notation reference, section Version numbers
    linker||text/x-ld|Linker script|GNU ld manual, chapter Linker Scripts
    literate-haskell||text/x-literate-haskell|Literate Haskell source|Haskell 2010 report, section 10.4
    lolcode||text/x-lolcode|LOLCODE program|LOLCODE specification 1.2, section Formatting
    lout||text/x-lout|Lout document|J. Kingston: A user's guide to the Lout document formatting system, section Include files
    lp||text/x-lp|Linear program|IBM: CPLEX, LP file format
    m4||application/x-m4|M4 source|GNU Autoconf manual, chapter Programming in M4sh; GNU M4 manual
    magicpoint||application/x-magicpoint|MagicPoint presentation|MagicPoint: SYNTAX
    makevars|public.make-source|text/x-makefile|Variables of a makefile for messages|GNU gettext manual, section po/Makevars
    mason||application/x-mason|Mason component|HTML::Mason: Component developer's guide; Mason: Manual, section Syntax
    mel||text/x-mel|MEL script|Autodesk: MEL, section Procedures
    metafont||text/x-metafont|METAFONT source|D. E. Knuth: The METAFONTbook, appendices B and E
    mgf||text/x-mgf|Mass spectra|Matrix Science: Mascot generic format
    mif||text/x-altera-mif|Contents of a memory|Intel: Memory initialization file definition
    minizinc||text/x-minizinc|MiniZinc model|MiniZinc handbook, section 4.1
    mirc||text/x-mrc|mIRC script|mIRC help, sections Remote Scripts and Dialogs
    mmp||text/x-symbian-mmp|Project of Symbian|Symbian: Developer library, mmp file syntax
    mms||text/x-mms|MMS description file|HP: DECset, Guide to the Module Management System
    mof||text/x-mof|Managed objects|DMTF DSP0004: Managed Object Format, annex A
    mozilla-prefs|com.netscape.javascript-source|text/javascript|Preferences of Mozilla|Mozilla: Preferences system, section Pref file format
    mps||text/x-mps|Linear program|IBM: MPSX, MPS file format
    mumps||text/x-mumps|Routine in MUMPS|InterSystems: ObjectScript, section Routines
    mup||text/x-mup|Mup score|Mup user's guide, section Contexts
    nanorc||text/x-nanorc|Settings of nano|nanorc(5)
    nasm||text/x-asm|NASM source|NASM manual, chapter The NASM Preprocessor
    ned||text/x-ned|Network to simulate|OMNeT++ simulation manual, chapter The NED Language
    nextflow||text/x-groovy|Nextflow pipeline|Nextflow documentation, sections Processes and Workflows
    nextflow-config||text/x-groovy|Nextflow configuration|Nextflow documentation, section Configuration
    ninja||text/x-ninja|Ninja build file|The Ninja build system, section Ninja file reference
    nsis||text/x-nsis|NSIS script|NSIS users manual, section Language files; Modern UI 2, section Language files
    nusmv||text/x-nusmv|Model to check|NuSMV 2.6 user manual
    objdump||text/x-objdump|Disassembly|GNU Binutils manual, section objdump
    ocamllex||text/x-ocaml|Scanner for OCaml|OCaml manual, section Lexer and parser generators
    ocl||text/x-ocl|Object constraints|OMG: Object Constraint Language 2.4, clause 12
    octave||text/x-matlab|Octave tests|GNU Octave manual, section Test Functions
    octo||application/x-chip8-octo-source|Octo source|J. Earnest: Octo assembly language
    omgrofl||text/x-omgrofl|Omgrofl program|J. Weststeijn: Omgrofl language reference
    ooc||text/x-ooc|ooc source|A. Michel: ooc language documentation
    opam||text/x-opam|Package of opam|opam manual, section Package definitions: opam
    openfoam||text/x-openfoam|OpenFOAM dictionary|OpenFOAM user guide, section 4.2
    openvpn||application/x-openvpn-profile|OpenVPN profile|openvpn(8)
    org|org.orgmode.org|text/org|Org document|Org manual, sections Structure of code blocks and Export settings
    pac||application/x-ns-proxy-autoconfig|Proxy settings|Netscape: Navigator Proxy Auto-Config File Format
    pan||text/x-pan|Pan template|Quattor: The Pan Book, section Templates
    pascal|public.pascal-source|text/x-pascal|Pascal source|Free Pascal: Programmer's guide, $MODE and $MODESWITCH
    perl|public.perl-script|text/x-perl|Perl source|perlpragma(1), strict and warnings
    pgn|com.apple.chess.pgn|application/vnd.chess-pgn|Chess games|Portable Game Notation, sections 5 and 8.1
    pkg-config||text/x-pkg-config|Library description|pkg-config(1), section METADATA FILE SYNTAX
    pkg-prototype||text/x-pkg-prototype|Contents of a package|Solaris: prototype(5)
    plantuml||text/vnd.plantuml|PlantUML diagram|PlantUML language reference
    pod|public.perl-script|text/x-perl|Perl documentation|perlpod(1), section Command Paragraph
    powershell||application/x-powershell|PowerShell script|Microsoft: about_Requires
    proguard||text/x-proguard|ProGuard configuration|ProGuard manual, section Configuration
    python|public.python-script|text/x-python|Python source|PEP 236, Back to the __future__
    qmake||text/x-qmake|qmake project|Qt: qmake Manual, Variables
    quartus||text/x-quartus-settings|Project settings|Intel: Quartus settings file reference manual
    r||text/x-r|R source|R language definition, section Packages
    r-documentation||text/x-r-doc|R documentation|Writing R Extensions, section Rd format
    r-namespace||text/x-r|Namespace of an R package|Writing R Extensions, section Package namespaces
    rebol||text/x-rebol|REBOL script|REBOL: Core user's guide, section Script header
    red||text/x-red|Red source|Red documentation, section Header
    rexx||text/x-rexx|REXX program|IBM: z/OS TSO/E REXX Reference, section General concepts
    rez|com.apple.rez-source|text/x-rez|Rez source|Apple: Building and managing programs in MPW, Resource description syntax
    robotframework||text/x-robotframework|Robot Framework suite|Robot Framework user guide, section Test data sections
    rpg||text/x-rpgle|RPG source, fixed form|IBM: ILE RPG reference, chapter Specifications
    rpm-spec||text/x-rpm-spec|RPM spec|RPM: Spec file format
    rst||text/x-rst|reStructuredText document|Docutils: reStructuredText Directives; Sphinx: Directives
    runoff||text/x-runoff|RUNOFF document|DEC: Standard RUNOFF reference manual
    scdoc||text/x-scdoc|scdoc manual page|scdoc(5), section Preamble
    scite||text/x-java-properties|Settings of SciTE|SciTE documentation, section Properties file
    scons|public.python-script|text/x-python|SCons script|SCons user guide, section Sharing environments
    scss||text/x-scss|SCSS source|Sass: At-Rules, section @mixin and @include
    sdc||text/x-sdc|Constraints of a design|Synopsys Design Constraints 2.1; Xilinx: UG903
    self||text/x-self|Self module|The Self handbook, section The transporter
    selinux||text/x-selinux-policy|SELinux policy module|SELinux reference policy: Module layout; audit2allow(1)
    sgml-catalog||application/sgml-open-catalog|Catalog of documents|OASIS TR 9401: Entity management
    singularity||text/x-singularity|Recipe of a container|Apptainer user guide, section Definition Files
    slang||text/x-slang|S-Lang source|J. E. Davis: A guide to the S-Lang language, section Functions
    slice||text/x-slice|Slice definition|ZeroC Ice manual: Slice metadata directives
    smpl||text/x-smpl|Semantic patch|Coccinelle: The SmPL grammar, metavariables
    snakemake|public.python-script|text/x-python|Snakemake workflow|Snakemake documentation, section Writing Workflows
    soong||text/x-soong|Soong blueprint|Android: Soong build system, section Android.bp file format
    source-highlight||text/x-source-highlight|Language or format of output|GNU Source-highlight manual, sections Language Definitions and Output Language Definitions
    spdx||text/spdx|SPDX bill of materials|SPDX 2.3, clause 6, tag-value format
    spice||text/x-spice|SPICE netlist|UC Berkeley: SPICE3 user's manual, section Circuit description
    spice-model||text/x-spice|SPICE models|UC Berkeley: SPICE3 user's manual, section Device models
    spin||text/x-spin|Spin source|Parallax: Propeller manual, chapter Spin language reference
    stapl||text/x-stapl|Program for a chip|JEDEC JESD71, Standard test and programming language
    starlark||text/x-starlark|Starlark source|Bazel: BUILD files, function load; Bazel modules, function bazel_dep
    svf||text/x-svf|Test vectors|Asset InterTech: Serial vector format
    systemd-preset||text/x-systemd-preset|Services to enable|systemd.preset(5)
    systemtap||text/x-systemtap|SystemTap script|SystemTap language reference, section Probe points
    tcl||text/x-tcl|Tcl package index|Tcl: pkgMkIndex(n), package(n)
    templ||text/x-templ|Go component|templ documentation, section Basic syntax
    texinfo||application/x-texinfo|Texinfo document|GNU Texinfo manual, chapter Nodes and Chapter Structuring
    tiddler||text/vnd.tiddlywiki|Tiddler|TiddlyWiki documentation, TiddlerFiles
    tl||text/x-tl|TL schema|Telegram: TL language
    tlaplus||text/x-tlaplus|TLA+ module|L. Lamport: Specifying Systems, chapter 15
    touchstone||application/x-touchstone|Network parameters|IBIS: Touchstone 2.1
    tptp||text/x-tptp|Theorem proving problem|TPTP: Syntax BNF
    tree-sitter-query||text/x-tree-sitter-query|Query of syntax trees|Tree-sitter documentation, section Query Syntax
    ucf||text/x-ucf|Constraints of a design|Xilinx: UG625, Constraints guide
    ucm||text/x-ucm|Mapping of an encoding|ICU user guide, section Conversion data: .ucm file format
    upstart||text/x-upstart|Upstart job|init(5) of Upstart
    uxntal||text/x-uxntal|Uxntal source|Hundred Rabbits: Uxntal Reference
    valgrind||text/x-valgrind-suppressions|Suppressed errors|Valgrind user manual, section Suppressing errors
    verilog||text/x-verilog|Verilog parameters|IEEE 1364, section Local parameters
    vim||text/x-vim|Vim script|Vim reference manual, autocmd.txt
    vim-snippets||text/x-vim-snippet|Snippets|UltiSnips manual, section Snippet syntax
    vpn-client||application/x-cisco-vpn-settings|VPN settings|Cisco: VPN Client, connection profiles
    warpscript||text/vnd.senx.warpscript|WarpScript source|SenX: WarpScript reference
    wolfram-test||application/vnd.wolfram.mathematica.package|Wolfram tests|Wolfram Language documentation, VerificationTest
    wow-toc||text/x-wow-toc|Contents of an add-on|Blizzard: AddOns, section TOC format
    xcconfig||text/x-xcconfig|Build settings|Apple: Xcode build settings reference, configuration settings files
    xojo||text/x-xojo|Xojo source|Xojo documentation, section Text project format
    xs||text/x-xs|Perl extension in C|perlxs(1)
    xs-typemap||text/x-xs-typemap|Types of XS|perlxstypemap(1)
    yacc|public.yacc-source|text/x-yacc|Yacc grammar|POSIX.1-2017, yacc, section Declarations Section
    yang||application/yang|YANG module|RFC 7950, sections 7.1 and 7.2
    zeek||text/x-zeek|Zeek script|Zeek documentation, section Directives
    """)

  /// Lines of `key|how many different ones must be there|statements`, with `~` for a space and `¶` where the line must end.
  static let rules = #"""
    apache|2|RewriteEngine~On RewriteEngine~on RewriteRule~ RewriteCond~%{ RewriteBase~/ <IfModule~mod_ Options~-Indexes Options~+FollowSymLinks DirectoryIndex~index. ErrorDocument~4 ErrorDocument~5 Order~allow,deny Order~deny,allow Order~Allow,Deny Order~Deny,Allow Deny~from~ Allow~from~ Require~all~granted Require~all~denied Require~valid-user AuthType~Basic AuthUserFile~/ ExpiresActive~On AddDefaultCharset~ ServerTokens~
    a2ps|3|style~" written~by~" version~is~ requires~a2ps~ documentation~is~ documentation~is¶ alphabets~are~ alphabet~is~ case~insensitive case~sensitive keywords~are~ keywords~in~ operators~are~ operators~in~ sequences~are¶ optional~operators~
    cmap|1|/CIDInit~/ProcSet~findresource
    source-highlight|2|vardef~ comment~start~" comment~delim~" environment~comment~ environment~string~ environment~preproc~ string~delim~" keyword~=~ keyword~start~ symbol~=~ state~ cbracket~=~ preproc~=~ type~=~" regexp~=~ nodoctemplate¶ doctemplate¶ onestyle~" nostyle~template
    apparmor|1|#include~<tunables/ include~<tunables/ abi~<abi/ include~<abstractions/ #include~<abstractions/
    m4|1|AC_INIT( AC_DEFUN( AC_DEFUN_ONCE( AC_PREREQ( AU_ALIAS( AU_DEFUN( m4_define( m4_include( m4_pattern_allow( AT_SETUP( AT_BANNER( AT_TESTED( AM_INIT_AUTOMAKE(
    texinfo|2|@setfilename~ @settitle~ @node~ @chapter~ @section~ @subsection~ @menu @end~menu @deftypefn @deffn~ @defvr~ @anchor{ @cindex~ @findex~ @end~table @end~example @end~itemize @end~ifset @set~ @ifset~ @end~macro @documentencoding~ @include~ @texinfo @dircategory~ @unnumbered @appendix @opindex~ @vindex~ @enumerate @itemize @bye @copying @insertcopying @center~ @c~ @end~enumerate @end~display @end~quotation @heading~ @subheading~ @smallexample @multitable~ @headitem~ @end~multitable @end~deftypefn @end~deffn @end~defvr @itemx~ @end~smallexample
    r-documentation|3|\name{ \alias{ \title{ \description{ \usage{ \arguments{ \docType{ \value{ \examples{ \seealso{ \keyword{ \details{
    perl|1|use~strict; use~warnings; use~warnings~FATAL
    plantuml|2|!procedure~ !unquoted~procedure~ !endprocedure !function~ !endfunction !startsub~ !endsub !definelong~ !enddefinelong !include~ !includeurl~ !define~ !theme~ !global~ skinparam~ hide~stereotype hide~empty~members left~to~right~direction top~to~bottom~direction
    plantuml|2|@startuml @startmindmap @startgantt @startwbs @startjson @enduml @endmindmap @endgantt @endwbs @endjson
    tiddler|1|type:~text/vnd.tiddlywiki
    pod|2|=pod =head1~ =head2~ =encoding~ =over =back =cut =item~ =for~ =begin~
    nsis|2|LangString~ VIAddVersionKey~ VIProductVersion~" LicenseLangString~ !insertmacro~MUI_LANGUAGE~ !insertmacro~LANGFILE_
    rpm-spec|5|Name: Version: Release: License: Summary: Group: Source: Source0: BuildRequires: %description %prep %build %install %files %changelog %package~
    nasm|2|%include~" %define~ %assign~ %ifdef~ %ifndef~
    scss|1|@mixin~
    emacs-lisp|1|;;;###autoload ;;;~Commentary: ;;;~Code: (custom-set-faces¶ (custom-set-variables¶
    pac|1|function~FindProxyForURL
    asl|1|DefinitionBlock~( DefinitionBlock(
    openvpn|4|client dev~tun dev~tun0 dev~tap dev~tap0 tls-client tls-server auth-user-pass auth~SHA pull redirect-gateway reneg-sec~ route-delay~ server~10. server~192. push~" client-to-client client-config-dir~ ifconfig-pool-persist~ topology~subnet tun-mtu~ explicit-exit-notify~ status~openvpn ns-cert-type~ proto~udp proto~tcp remote~ resolv-retry~ persist-key persist-tun nobind remote-cert-tls~ keepalive~ tls-auth~ tls-crypt~ comp-lzo ifconfig~ <ca> <cert> <key> <tls-auth> <tls-crypt>
    libtool|1|#~Generated~by~libtool #~Generated~by~ltmain.sh
    libtool|3|dlname=' library_names=' old_library=' inherited_linker_flags=' dependency_libs=' weak_library_names='
    linker|2|INSERT~AFTER~ INSERT~BEFORE~ SECTIONS OUTPUT_FORMAT( OUTPUT_ARCH( ENTRY( MEMORY PHDRS INPUT( INPUT~( GROUP( GROUP~( SEARCH_DIR(
    pkg-config|3|Name: Description: Libs: Cflags: Requires.private: Libs.private:
    robotframework|1|***~Keywords~*** ***~Settings~*** ***~Tasks~*** ***~Test~Cases~*** ***~Variables~***
    rst|1|..~automodule::~ ..~autoclass::~ ..~autofunction::~ ..~autoexception::~ ..~toctree:: ..~code-block::~ ..~currentmodule::~ ..~module::~ ..~py:module::~ ..~py:class::~ ..~py:function::~ ..~class::~ ..~function::~ ..~contents:: ..~literalinclude::~ ..~versionadded::~ ..~versionchanged::~ ..~seealso:: ..~highlight::~ ..~image::~ ..~figure::~ ..~note:: ..~warning:: ..~doctest:: ..~rubric::~ ..~c:function::~ ..~cpp:class::~ ..~index:: ..~moduleauthor::~ ..~sectionauthor::~ ..~data::~ ..~method::~ ..~attribute::~ ..~option::~ ..~program::~ ..~deprecated::~ ..~list-table:: ..~csv-table:: ..~parsed-literal:: ..~sourcecode:: ..~admonition:: ..~include::~ ..~raw::~ ..~math:: ..~code:: ..~tip:: ..~important:: ..~replace:: ..~_
    spdx|2|SPDXVersion:~SPDX- SPDXID:~SPDXRef- DataLicense: DocumentName: DocumentNamespace: Creator:~ PackageName: PackageLicenseConcluded: PackageLicenseDeclared: FileName: FileChecksum: LicenseID:~LicenseRef- LicenseConcluded:
    org|2|#+BEGIN_SRC #+begin_src #+END_SRC #+end_src #+TITLE: #+title: #+AUTHOR: #+author: #+OPTIONS: #+options: #+STARTUP: #+startup: #+BEGIN_EXAMPLE #+begin_example #+BEGIN_EXPORT #+begin_export #+BEGIN_HTML #+begin_html #+END_EXAMPLE #+end_example #+END_EXPORT #+end_export #+END_HTML #+end_html #+BEGIN_QUOTE #+begin_quote #+RESULTS: #+FILETAGS: #+filetags: :PROPERTIES: **~TODO~ **~DONE~ ***~TODO~ ***~DONE~ SCHEDULED:~< DEADLINE:~< CLOSED:~[ |---+
    org|1|#+TBLFM: #+tblfm:
    kaitai|2|meta: seq:
    godot-shader|1|shader_type~canvas_item; shader_type~spatial; shader_type~particles; shader_type~sky; shader_type~fog;
    csv-schema|2|version~1. @totalColumns~ @separator~ @noHeader @permitEmpty @quoted @ignoreColumnNameCase
    earthly|1|VERSION~0. VERSION~--
    circom|1|pragma~circom~
    firestore|1|rules_version~= service~cloud.firestore service~firebase.storage
    javacc|1|PARSER_BEGIN(
    krl|1|ruleset~
    edje|1|collections~{ collections¶
    haproxy|3|global defaults frontend~ backend~ listen~
    ipkg|5|package~ version authors author maintainers license brief readme homepage sourceloc bugtracker depends modules main executable sourcedir builddir outputdir prebuild postbuild preinstall postinstall opts pkgs
    dockerfile|2|ADD~ ARG~ CMD~ COPY~ ENTRYPOINT~ ENV~ EXPOSE~ FROM~ HEALTHCHECK~ LABEL~ MAINTAINER~ ONBUILD~ RUN~ SHELL~[ STOPSIGNAL~ USER~ VOLUME~ WORKDIR~
    doxyfile|4|CREATE_SUBDIRS~ EXTRACT_ALL~ FILE_PATTERNS~ FULL_PATH_NAMES~ GENERATE_HTML~ GENERATE_LATEX~ GENERATE_MAN~ GENERATE_XML~ HAVE_DOT~ HTML_OUTPUT~ INPUT~= OUTPUT_DIRECTORY~ OUTPUT_LANGUAGE~ PROJECT_NAME~ PROJECT_NUMBER~ QUIET~ RECURSIVE~ SEARCHENGINE~ TAB_SIZE~ WARNINGS~
    geo|3|Point( Point~( Line( Line~( Line~Loop( Line~Loop~( CatmullRom( Curve~Loop( Plane~Surface( Plane~Surface~( Physical~Surface( Physical~Line( Physical~Curve( Physical~Point( Physical~Volume( Surface~Loop( Ruled~Surface( Volume( Circle( Ellipse( Spline( BSpline( Box( Rectangle( Sphere( Cylinder( Transfinite~ Recombine~ Mesh. SetFactory( Extrude~{ Characteristic~Length Include~"
    go-mod|2|module~ go~1. require~ replace~ exclude~( retract~ toolchain~
    fortran|1|!$omp~ !$OMP~ !$acc~ !$ACC~ c$omp~ C$OMP~
    lark|1|%import~common. %ignore~WS
    lark|2|%import~ %ignore~ %declare~ %override~ %extend~
    yang|1|module~ submodule~
    bats|1|@test~"
    erlang|2|-author( -behavior( -behaviour( -compile( -define( -elif( -else. -endif. -export( -export_type( -ifdef( -ifndef( -import( -include( -include_lib( -module( -opaque~ -record( -spec~ -type~ -undef( -vsn(
    magicpoint|2|%bar~ %center %charset~ %default~ %deffont~ %fore~ %icon~ %image~ %include~" %left %leftfill %nodefault %page %pause %right %size~ %tab~ %vfcap~ %vgap~ %xfont~
    nanorc|2|bind~ color~ comment~" extendsyntax~ formatter~ header~" icolor~ include~" linter~ magic~" set~ syntax~ unbind~ unset~
    selinux|2|allow~ attribute~ auditallow~ class~ dontaudit~ files_type( gen_require( interface(` module~ optional_policy( policy_module( require~{ role~ template(` tunable_policy( type~ typeattribute~
    selinux|1|allow~
    slice|1|[["cpp: [["cs: [["ice-prefix"]] [["java: [["js: [["matlab: [["objc: [["php: [["python: [["suppress-warning: [["swift:
    smpl|2|@@ constant~ declarer~ expression identifier~ idexpression~ iterator~ fresh~identifier local~idexpression metavariable~ parameter~ position~ statement symbol~ type~ typedef~
    apl|2|∇ ⍝ ⎕CT← ⎕FC← ⎕IO← ⎕← ⎕LX← ⎕ML← ⎕PW← ⎕RL←
    inno|4|[Setup] AppName= AppId= AppVersion= AppVerName= AppPublisher= DefaultDirName= DefaultGroupName= OutputBaseFilename= OutputDir= SolidCompression= [Files] [Icons] [Languages] [Code]
    kconfig|1|config~ menuconfig~
    ica|2|[WFClient] [ApplicationServers]
    vpn-client|4|[main] AuthType= GroupName= GroupPwd= enc_GroupPwd= EnableISPConnect= TunnelingMode= EnableNat= SaveUserPassword= !SaveUserPassword=
    lilypond|1|\version~"
    metafont|2|if~unknown~ mode_setup font_identifier:= font_identifier~ font_size~ font_coding_scheme u#:= generate~ gensize:= cmchar~" beginchar( endchar; letter_fit#:= font_slant font_quad font_x_height italcorr~ adjust_fit( penlabels( define_pixels(
    objdump|1|Disassembly~of~section~
    octo|1|:~main :alias~ :assert~ :breakpoint~ :byte~ :calc~ :call~ :const~ :macro~ :monitor~ :next~ :org~ :stringmode~ :unpack~
    octave|1|pkg~load~ %!test %!assert %!error~ %!error< %!shared~ %!demo %!fail~ %!testif~
    gherkin|1|Feature: Ability: Business~Need: Fonctionnalité: Funktionalität: Funktion: Característica: Funcionalidade: Funcionalità: Functionaliteit: Egenskap: Egenskab: Funkcja: Właściwość: Funkce: Požadavek: Özellik: Funkcionalnost: Caracteristică: Jellemző: Ominaisuus: Функция: Функционал: Свойство: Функціонал: Λειτουργία: フィーチャ: 機能: 功能: 기능: خاصية: תכונה:
    lolcode|2|HOW~IZ~I~ IF~U~SAY~SO HAI KTHXBYE I~HAS~A~ CAN~HAS~ IM~IN~YR~ VISIBLE~
    ninja|2|ninja_required_version~= rule~ build~ default~ subninja~ pool~
    dircolors|3|TERM~ DIR~0 LINK~0 LINK~target FIFO~ SOCK~ DOOR~0 BLK~ CHR~ ORPHAN~ EXEC~0 SETUID~ SETGID~ STICKY~ OTHER_WRITABLE~ STICKY_OTHER_WRITABLE~ CAPABILITY~ MULTIHARDLINK~ RESET~0 COLOR~tty EIGHTBIT~
    hxml|2|-cp~ -main~ -lib~ -js~ -swf~ -neko~ -cpp~ -dce~ -swf-version~ --main~ --library~ --class-path~ --js~ --cpp~ --hl~ --jvm~ --dce~ --interp --macro~ --each --next
    sgml-catalog|1|DTDDECL OVERRIDE PUBLIC
    xs|1|MODULE~=~ MODULE=
    cql|2|using~FHIR~version using~QDM~version using~QICore~version using~"FHIR"~version using~"QDM"~version context~Patient context~Unfiltered parameter~"Measurement~Period" valueset~" codesystem~" include~FHIRHelpers define~" define~function~"
    proguard|2|-keep~class~ -keep~public~ -keep~interface~ -keep~enum~ -keepnames~ -keepclassmembers -keepclasseswithmembers -keepattributes~ -keep,allow -dontwarn~ -dontnote~ -dontobfuscate -dontoptimize -optimizationpasses~ -assumenosideeffects~ -injars~ -outjars~ -libraryjars~ -dontpreverify -dontshrink -repackageclasses -allowaccessmodification -printmapping~ -renamesourcefileattribute~ -flattenpackagehierarchy
    qmake|1|TEMPLATE~=~subdirs TEMPLATE=subdirs
    qmake|2|TEMPLATE~= QT~+= QT~-= CONFIG~+= CONFIG~-= HEADERS~+= FORMS~+= RESOURCES~+= TEMPLATE= QT+= CONFIG+= HEADERS+= FORMS+= RESOURCES+= win32: win32~{ macx: macx~{ DEPENDPATH~+= TRANSLATIONS~+= isEmpty( !isEmpty( !contains( contains(QT_ contains(CONFIG greaterThan(QT_ lessThan(QT_ equals(QT_ defineTest( defineReplace( win32*~{ unix~{ unix: include($$ else:win32 else:unix INCLUDEPATH~+= DESTDIR~=~$$ QT~*= CONFIG~*= INSTALLS~+=
    tlaplus|3|EXTENDS~ VARIABLES VARIABLE~ CONSTANTS CONSTANT~ Init~== Next~== Spec~== TypeOK~== TypeInvariant~== THEOREM~ ====
    uxntal|2||0100 |0000 |00~@System |10~@Console |20~@Screen |80~@Controller |90~@Mouse @on-reset BRK
    vim|1|loadkeymap¶ au~BufNewFile,BufRead~ au~BufRead,BufNewFile~ autocmd~BufNewFile,BufRead~ autocmd~BufRead,BufNewFile~ au!~BufNewFile,BufRead~ au!~BufRead,BufNewFile~ autocmd!~BufNewFile,BufRead~ autocmd!~BufRead,BufNewFile~
    vim-snippets|2|snippet~ endsnippet
    literate-haskell|2|>~module~ >~import~ >~main~ >~data~ >~type~ >~newtype~ >~instance~ >~class~ >~where >~~~~where
    gettext-template|1|"PO-Revision-Date:~YEAR-
    gettext|2|msgid~" msgstr~" msgstr[0]~" msgid_plural~" msgctxt~"
    spice|2|.subckt~ .SUBCKT~ .model~ .MODEL~ .control .CONTROL .endc .ENDC .tran~ .TRAN~ .ends .ENDS .end .END .op .OP .ac~dec .AC~DEC .dc~ .DC~ .plot~ .PLOT~ .print~ .PRINT~
    automake|2|SUBDIRS EXTRA_DIST AUTOMAKE_OPTIONS bin_PROGRAMS noinst_LTLIBRARIES noinst_LIBRARIES noinst_PROGRAMS noinst_HEADERS lib_LTLIBRARIES check_PROGRAMS AM_CPPFLAGS AM_CFLAGS AM_CXXFLAGS MAINTAINERCLEANFILES ACLOCAL_AMFLAGS CLEANFILES dist_doc_DATA BUILT_SOURCES pkginclude_HEADERS include_HEADERS info_TEXINFOS
    latex|1|\ProvidesPackage{ \ProvidesClass{ \ProvidesFile{ \ProvidesLanguage{ \ProvidesExplPackage \ProvidesExplClass \ProvidesExplFile \NeedsTeXFormat{ \RequirePackage{ \RequirePackage[ \DeclareFontFamily{ \DeclareFontShape{ \DeclareFontEncoding{ \DeclareInputText{ \DeclareTextSymbol{ \DeclareTextAccent{ \DeclareUnicodeCharacter{ \ExplSyntaxOn \makeatletter \documentclass{ \documentclass[ \usepackage{ \usepackage[ \begin{document} \end{document} \endinput
    cube-lut|1|LUT_3D_SIZE~ LUT_1D_SIZE~
    coe|1|memory_initialization_radix MEMORY_INITIALIZATION_RADIX
    dcl|2|$! $~SET~ $~set~ $~IF~ $~if~ $~GOTO~ $~goto~ $~ENDIF $~endif $~EXIT $~exit $~WRITE~SYS$OUTPUT $~write~sys$output $~TYPE~SYS$INPUT $~type~sys$input $~OPEN/ $~open/ $~ON~ERROR $~on~error $~DEFINE $~define $~CALL~ $~call~ $~RETURN $~return $~DELETE~ $~delete~ $~PURGE $~purge
    dhcp|1|lease~
    dimacs|1|p~cnf~ p~edge~ p~col~
    dns|1|$ORIGIN~ $TTL~
    ibis|2|[IBIS~Ver] [IBIS_Ver] [File~Name] [File_Name] [Component] [Model]
    idl|1|module~com~{ published~interface~ published~service~ published~constants~ published~exception~ published~struct~ published~enum~ published~typedef~ cpp_quote(" import~"unknwn.idl" import~"oaidl.idl" import~"ocidl.idl" import~"objidl.idl" import~"wtypes.idl" import~"inspectable.idl" import~"propidl.idl"
    igc|2|HFDTEDATE: HFPLTPILOT: HFPLTPILOTINCHARGE: HFGTYGLIDERTYPE: HFGIDGLIDERID: HFDTM100GPSDATUM: HFDTM100DATUM: HFRFWFIRMWAREVERSION: HFRHWHARDWAREVERSION: HFFTYFRTYPE: HFCCLCOMPETITIONCLASS: HFCIDCOMPETITIONID: HFGPSRECEIVER: HFPRSPRESSALTSENSOR: HOPLTPILOT:
    lp|2|Subject~To¶ subject~to¶ SUBJECT~TO¶ Minimize Maximize minimize maximize MINIMIZE MAXIMIZE Bounds¶ BOUNDS¶
    mgf|2|BEGIN~IONS END~IONS PEPMASS=
    mif|3|DEPTH WIDTH ADDRESS_RADIX DATA_RADIX
    mof|1|instance~of~
    ocl|1|context~
    minizinc|2|solve~satisfy solve~minimize solve~maximize solve~:: constraint~ var~ include~" output~[
    mps|3|NAME ROWS¶ COLUMNS¶ RHS¶ BOUNDS¶ RANGES¶ ENDATA¶
    nusmv|2|MODULE~main VAR ASSIGN SPEC LTLSPEC CTLSPEC INVARSPEC DEFINE INIT TRANS
    openfoam|1|FoamFile
    quartus|1|set_global_assignment~-name set_location_assignment~ set_instance_assignment~-name
    fish|1|complete~
    starlark|1|load( bazel_dep( package(
    sdc|1|set_property~-dict~ create_clock~-
    sdc|2|set_property~PACKAGE_PIN set_property~IOSTANDARD create_clock~ create_generated_clock~ set_input_delay~ set_output_delay~ set_false_path~ set_max_delay~ set_clock_groups~ set_clock_uncertainty~ set_load~ set_driving_cell~
    stapl|3|NOTE~" ACTION~ PROCEDURE~ DATA~ ENDPROC ENDDATA
    svf|2|ENDIR~ ENDDR~ SIR~ SDR~ RUNTEST~ TRST~ HDR~ HIR~ TDR~ TIR~
    touchstone|1|#~GHz~ #~GHZ~ #~ghz~ #~MHz~ #~MHZ~ #~mhz~ #~kHz~ #~KHZ~ #~Hz~ #~HZ~ #~hz~
    tptp|1|fof( cnf( tff( thf(
    ucf|1|NET~"
    python|1|from~__future__~import~
    powershell|1|#Requires~-
    tcl|1|package~ifneeded~
    agda|1|open~import~ {-#~BUILTIN~ {-#~OPTIONS~--
    applescript|1|tell~application~"
    factor|1|USING:~
    scite|2|file.patterns. lexer.$( keywords.$( keywords2.$( keywordclass. command.go.$( command.compile.$( style.$( word.characters.$( statement.indent.$( *filter. *language.
    common-lisp|1|(in-package~
    cmake|1|#[=
    haxe|1|@:native( @:enum enum~abstract~ extern~class~ extern~interface~ typedef~
    go-asm|1|TEXT~·
    m4|1|PUSHDIVERT(-1)¶ VERSIONID(` ifdef(` ifelse(` define(` changequote(` divert(-1)¶ divert(-1)dnl¶ builtin(include, pushdef(` m4wrap(` undivert(` patsubst(` translit(` include(` gl_MODULES([ gl_LOCAL_DIR([
    pascal|1|{$mode~ {$modeswitch~
    mirc|1|on~*:TEXT: on~*:text: on~*:JOIN: on~*:join: on~*:PART: on~*:START: on~*:LOAD: on~*:INPUT: on~*:input: on~*:NICK: on~*:QUIT: on~*:CONNECT: on~*:NOTICE: on~*:KICK: on~*:ACTION: on~*:DIALOG: on~*:dialog: on~^*: on~@*: on~1:TEXT: on~1:text: on~1:JOIN: on~1:join: on~1:dialog: on~1:DIALOG: on~1:load: on~1:LOAD: on~1:INPUT: ctcp~*: ctcp~1:
    pan|1|declaration~template~ object~template~ structure~template~ unique~template~
    self|1|["preFileIn"~self]~value
    soong|1|aidl_interface~{ android_app~{ android_library~{ android_test~{ bootstrap_go_package~{ cc_binary~{ cc_binary_host~{ cc_defaults~{ cc_library~{ cc_library_headers~{ cc_library_shared~{ cc_library_static~{ cc_prebuilt_library_shared~{ cc_test~{ filegroup~{ genrule~{ hidl_interface~{ java_defaults~{ java_library~{ java_library_static~{ java_test~{ ndk_library~{ prebuilt_etc~{ python_binary_host~{ rust_binary~{ rust_library~{ sh_binary~{ soong_namespace~{
    spin|2|CON VAR OBJ DAT PUB~ PRI~
    ned|1|channelinterface~ module~ moduleinterface~ network~ simple~
    snakemake|1|checkpoint~ rule~
    nextflow|1|nextflow.enable.dsl nextflow.preview.dsl process~
    nextflow-config|2|conda~{ docker~{ executor~{ manifest~{ params~{ process~{ profiles~{ report~{ singularity~{ timeline~{ trace~{
    r-namespace|1|S3method( exportClasses( exportMethods( exportPattern( importClassesFrom( importFrom( importMethodsFrom( useDynLib(
    zeek|2|@load~ @load-sigs~ redef~ event~zeek_init( event~bro_init(
    xojo|2|#tag~Class #tag~EndClass #tag~DesktopWindow #tag~EndDesktopWindow #tag~Interface #tag~EndInterface #tag~Menu #tag~EndMenu #tag~Module #tag~EndModule #tag~Report #tag~EndReport #tag~Toolbar #tag~EndToolbar #tag~Window #tag~EndWindow
    wow-toc|2|##~Interface: ##~Title: ##~Notes: ##~Author: ##~SavedVariables: ##~Version: ##~Dependencies: ##~OptionalDeps: ##~RequiredDeps: ##~LoadOnDemand:
    singularity|2|Bootstrap: BootStrap: bootstrap: From: from: %post %runscript %environment %labels %help %files %test %setup %startscript
    red|1|Red~[ Red/System~[
    rebol|1|REBOL~[ Rebol~[ rebol~[ REBOL[
    wolfram-test|1|VerificationTest[ BeginTestSection["
    django|2|INSTALLED_APPS~=~[ INSTALLED_APPS~=~( DATABASES~=~{ MIDDLEWARE~=~[ MIDDLEWARE_CLASSES~=~ TEMPLATES~=~[ ALLOWED_HOSTS~=~[ ROOT_URLCONF~=~ WSGI_APPLICATION~=~ AUTH_PASSWORD_VALIDATORS~=~[ SECRET_KEY~=~ DEBUG~=~True DEBUG~=~False
    clips|1|(deffunction~ (defglobal~ (definstances~ (defrule~ (deftemplate~
    coq|1|Declare~ML~Module~" From~Coq~Require~ From~Stdlib~Require~ Generalizable~All~Variables.¶ Set~Asymmetric~Patterns.¶ Set~Implicit~Arguments.¶ Set~Primitive~Projections.¶ Set~Universe~Polymorphism.¶ Unset~Printing~Implicit~Defensive.¶ Unset~Strict~Implicit.¶
    gap|1|DeclareAttribute( DeclareCategory( DeclareGlobalFunction( DeclareGlobalVariable( DeclareInfoClass( DeclareOperation( DeclareProperty( DeclareRepresentation( DeclareSynonym( InstallGlobalFunction( InstallMethod( InstallOtherMethod( InstallTrueMethod( InstallValue( ReadPackage( SetPackageInfo(
    gn|1|import("//
    lout|1|@SysInclude~{
    mason|1|<%after~ <%args>¶ <%around~ <%attr>¶ <%augment~ <%before~ <%class>¶ <%flags>¶ <%init>¶ <%method~ <%once>¶ <%override~ <%shared>¶
    mozilla-prefs|1|defaultPref(" lockPref(" pref(" sticky_pref(" user_pref("
    pgn|2|[Black~" [ECO~" [Event~" [FEN~" [Opening~" [Result~" [White~"
    r|1|library(
    slang|1|define~
    spice-model|1|.MODEL~ .model~
    systemtap|1|probe~
    verilog|1|localparam~
    mumps|1|ROUTINE~
    omgrofl|3|lol~iz~ lool~iz~ rofl~lol rofl~lool brb¶ stfu¶ wtf~lol rtfm~lool rtfm~lol afk¶
    bru|2|assert~{¶ auth:basic~{¶ auth:bearer~{¶ body:json~{¶ body:text~{¶ delete~{¶ get~{¶ headers~{¶ meta~{¶ params:path~{¶ params:query~{¶ patch~{¶ post~{¶ put~{¶ script:post-response~{¶ script:pre-request~{¶ tests~{¶ vars~{¶ vars:post-response~{¶ vars:pre-request~{¶ vars:secret~[
    hurl|2|[Asserts]¶ [Captures]¶ [Cookies]¶ [FormParams]¶ [Form]¶ [Multipart]¶ [MultipartFormData]¶ [Options]¶ [QueryStringParams]¶ [Query]¶ HTTP~2 HTTP~3 HTTP~4 HTTP~5 HTTP~* HTTP¶ header~" jsonpath~" status~== xpath~"
    templ|2|package~ templ~ css~ script~
    xcconfig|2|ALWAYS_SEARCH_USER_PATHS~= CLANG_ CODE_SIGN_IDENTITY~= CODE_SIGN_STYLE~= CURRENT_PROJECT_VERSION~= DEBUG_INFORMATION_FORMAT~= DEVELOPMENT_TEAM~= ENABLE_TESTABILITY~= FRAMEWORK_SEARCH_PATHS~= GCC_ HEADER_SEARCH_PATHS~= INFOPLIST_FILE~= IPHONEOS_DEPLOYMENT_TARGET~= LD_RUNPATH_SEARCH_PATHS~= MACOSX_DEPLOYMENT_TARGET~= MARKETING_VERSION~= ONLY_ACTIVE_ARCH~= OTHER_LDFLAGS~= OTHER_SWIFT_FLAGS~= PRODUCT_BUNDLE_IDENTIFIER~= PRODUCT_NAME~= SDKROOT~= SWIFT_ACTIVE_COMPILATION_CONDITIONS~= SWIFT_OPTIMIZATION_LEVEL~= SWIFT_VERSION~= TARGETED_DEVICE_FAMILY~=
    ats|1|staload~ #staload~ #include~"share/atspre_
    autoconf|2|dnl¶ dnl~ AC_ARG_ENABLE( AC_ARG_WITH( AC_CACHE_CHECK( AC_CHECK_FUNCS( AC_CHECK_HEADERS( AC_CHECK_LIB( AC_DEFINE( AC_MSG_CHECKING( AC_MSG_RESULT( AC_PATH_PROG( AC_SUBST( AC_TRY_COMPILE( AC_TRY_LINK( AC_TRY_RUN(
    pascal|1|LazarusResources.Add(
    findlib|1|archive(byte) archive(byte, archive(native) archive(native, archive(syntax, archive(toploop) plugin(byte) plugin(native)
    ldap-schema|1|attributetype~( attributetype( attributeType~( attributeType( objectclass~( objectclass( objectClass~( objectClass( ldapsyntax~(
    mms|2|.ELSE¶ .ENDIF¶ .FIRST~: .IFDEF~ .IFNDEF~ .SUFFIXES
    opam|2|authors: bug-reports: build: depends: description: dev-repo: homepage: install: license: maintainer: name: opam-version: remove: synopsis: version:
    rez|1|data~' read~' resource~' type~'
    runoff|2|.END~LITERAL .LEFT~MARGIN~ .LITERAL¶ .NO~FILL .NO~FLAGS .NO~JUSTIFY .NO~PAGING .RIGHT~MARGIN~ .SKIP¶ .end~literal .left~margin~ .literal¶ .no~fill .no~flags .no~justify .no~paging .right~margin~ .skip¶
    ucm|2|<code_set_name> <icu:base> <icu:state> <mb_cur_max> <mb_cur_min> <subchar> <uconv_class> CHARMAP¶
    upstart|2|author~" console~log console~none console~output description~" exec~/ expect~daemon expect~fork expect~stop kill~timeout~ post-start~exec~ post-start~script¶ post-stop~exec~ post-stop~script¶ pre-start~exec~ pre-start~script¶ pre-stop~exec~ pre-stop~script¶ respawn¶ respawn~limit~ script¶ setgid~ setuid~ start~on~ stop~on~ task¶
    mmp|3|CAPABILITY~ EPOCALLOWDLLDATA EPOCSTACKSIZE~ EXPORTUNFROZEN LIBRARY~ MACRO~ SOURCE~ SOURCEPATH~ START~RESOURCE~ SYSTEMINCLUDE~ TARGET~ TARGETTYPE~ UID~ USERINCLUDE~ VENDORID~
    xs-typemap|1|TYPEMAP¶
    makevars|3|COPYRIGHT_HOLDER~= DOMAIN~= EXTRA_LOCALE_CATEGORIES~= MSGID_BUGS_ADDRESS~= XGETTEXT_OPTIONS~=
    mel|1|global~proc~
    ocamllex|1|rule~
    scons|1|Export(" Export(' Import(" Import(' SConscript(" SConscript('
    tl|1|---functions---¶ ---types---¶
    """#
}
