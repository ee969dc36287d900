// SPDX-License-Identifier: Apache-2.0
import Detection

extension StatementSniffer {
  static let types = TypeTable(
    """
    a2ps||text/x-a2ps-style-sheet|Style sheet of a2ps|GNU a2ps manual, chapter Pretty printing, section Style Sheets Implementation
    abnf||text/x-abnf|Grammar in augmented Backus-Naur form|IETF RFC 5234
    acd||text/x-emboss-acd|Definition of an application|EMBOSS: ACD syntax, section Application definition
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
    bnd||text/x-bnd|Bundle to build|bnd manual, sections Headers and Instructions
    bnf||text/x-bnf|Grammar in Backus-Naur form|ISO/IEC 14977 and its forerunner; IETF RFC 5234, section 1
    bqn||text/x-bqn|BQN program|M. Lochbaum: BQN specification, Syntax
    bru||text/x-bru|Request of Bruno|Bruno documentation, section Bru language reference
    caddy||text/x-caddyfile|Settings of Caddy|Caddy: Caddyfile Concepts, Structure
    capnp||text/x-capnp|Cap'n Proto schema|Cap'n Proto: Schema language, section Unique IDs
    cfengine||text/x-cfengine|CFEngine policy|CFEngine: Language concepts, sections Bundles and Bodies
    circom||text/x-circom|Arithmetic circuit|iden3: Circom 2 documentation, Pragma
    clips||text/x-clips|CLIPS source|CLIPS basic programming guide, sections Deffunction, Defrule and Deftemplate Construct
    cmake||text/x-cmake|CMake module|cmake-developer(7), section Module Documentation
    cmap|com.adobe.postscript|application/postscript|Character map|Adobe technical note 5014, section 7.2, CMap file
    cobol||text/x-cobol|COBOL source|ISO/IEC 1989, Reference format and Program structure
    coco||text/x-coco|Attributed grammar|H. Mössenböck: The compiler generator Coco/R, user manual, section Coco/R specification
    coe||text/x-xilinx-coe|Contents of a memory|Xilinx: Block memory generator, COE file syntax
    common-lisp||text/x-common-lisp|Common Lisp source|ANSI INCITS 226, macro IN-PACKAGE
    cook||text/x-cook|Cookbook|P. Miller: Cook reference manual, chapter Cookbook Language Definition
    coq||text/x-coq|Coq source|The Rocq Prover reference manual, sections Flags, Options and Tables and Vernacular commands
    cpanfile|public.perl-script|text/x-perl|Modules of Perl that are needed|Module::CPANfile: cpanfile(3), section Syntax
    cql||text/cql|Clinical quality rules|HL7: Clinical Quality Language 1.5, section Library
    csh||text/x-csh|Variables of a C shell|csh(1), command setenv
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
    empy||text/x-empy|EmPy template|EmPy manual, sections Expansion and Control
    energyplus||text/x-energyplus|Building to simulate|DOE: EnergyPlus input output reference
    erlang||text/x-erlang|Erlang source|Erlang reference manual, chapters Modules, Records and Preprocessor
    factor||text/x-factor|Factor source|Factor handbook, section Word search errors and vocabulary search path
    findlib||text/x-findlib-meta|Package of findlib|findlib reference manual, META(5)
    firestore||text/x-firestore-rules|Rules of Firebase|Google: Firebase security rules, structure
    fish|org.fish.source|application/x-fishscript|fish script|fish documentation, command complete
    fortran|public.fortran-source|text/x-fortran|Fortran source|ISO/IEC 1539-1, section Fixed source form; OpenMP API, section Directive format
    gap||text/x-gap|GAP source|GAP reference manual, chapters Library Files and Operations and Methods; Using GAP packages, section The PackageInfo.g File
    gdb||text/x-gdb|GDB commands|GDB manual, sections Define and Command Files
    geo||text/x-gmsh-geo|Gmsh geometry|Gmsh reference manual, chapter Geometry commands
    gettext||text/x-gettext-translation|Message catalog|GNU gettext manual, section PO Files
    gettext-template||text/x-gettext-translation-template|Message template|GNU gettext manual, section Header Entry
    gherkin||text/x-gherkin|Gherkin feature|Cucumber: Gherkin reference
    gn||text/x-gn|GN build file|GN: Language and operation, section Imports
    go-asm||text/x-asm|Go assembly|A Quick Guide to Go's Assembler, section Directives
    go-mod||text/x-go-mod|Go module|Go Modules Reference, section go.mod files
    godot-shader||application/x-godot-shader|Godot shader|Godot documentation: Shading language, section Shader types
    gperf||text/x-gperf|Keywords for a perfect hash|GNU gperf manual, section Input Format to gperf
    groovy||text/x-groovy|Script behind a build|Apache Maven: Invoker plugin, section Post-build scripts
    gtkrc||text/x-gtkrc|Theme of GTK 1 and 2|GTK+ 2 reference manual, section Resource Files
    gyp|public.python-script|text/x-python|Targets to build|GYP: Input format reference, section Overall Structure of .gyp Files
    haproxy||text/x-haproxy|Settings of HAProxy|HAProxy: Configuration manual, section Proxies
    haxe||text/x-haxe|Haxe source|Haxe manual, sections Externs and Abstract
    help2man||text/x-help2man|Sections of a manual page|GNU help2man manual, section Including text
    hgignore||text/x-hgignore|Files to ignore|hgignore(5), section Syntax
    hurl||text/x-hurl|Requests and what is expected|Orange: Hurl documentation, section Grammar
    hxml||text/x-hxml|Arguments of the Haxe compiler|Haxe manual, section HXML
    hyphy||text/x-hyphy|HyPhy batch file|HyPhy: Batch language, sections Data, Models and Likelihood functions
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
    link-grammar||text/x-link-grammar|Dictionary of a grammar|D. Sleator and D. Temperley: Link Grammar, Introduction to the dictionary
    linker||text/x-ld|Linker script|GNU ld manual, chapter Linker Scripts
    literate-haskell||text/x-literate-haskell|Literate Haskell source|Haskell 2010 report, section 10.4
    livescript||text/livescript|Object in LiveScript|LiveScript documentation, section Lists
    lobster||text/x-lobster|Lobster source|W. van Oortmerssen: Lobster language reference
    lolcode||text/x-lolcode|LOLCODE program|LOLCODE specification 1.2, section Formatting
    lout||text/x-lout|Lout document|J. Kingston: A user's guide to the Lout document formatting system, section Include files
    lp||text/x-lp|Linear program|IBM: CPLEX, LP file format
    lua||text/x-lua|Settings in Lua|Lua 5.4, sections 3.3.3, Assignment, and 3.4.9, Table Constructors
    luau||text/x-luau|Luau source|Luau documentation, sections Type inference modes and Type exports
    m4||application/x-m4|M4 source|GNU Autoconf manual, chapter Programming in M4sh; GNU M4 manual
    magicpoint||application/x-magicpoint|MagicPoint presentation|MagicPoint: SYNTAX
    makevars|public.make-source|text/x-makefile|Variables of a makefile for messages|GNU gettext manual, section po/Makevars
    mason||application/x-mason|Mason component|HTML::Mason: Component developer's guide; Mason: Manual, section Syntax
    mel||text/x-mel|MEL script|Autodesk: MEL, section Procedures
    menhir||text/x-menhir-messages|Messages for errors of syntax|Menhir reference manual, section The .messages file format
    metafont||text/x-metafont|METAFONT source|D. E. Knuth: The METAFONTbook, appendices B and E
    mgf||text/x-mgf|Mass spectra|Matrix Science: Mascot generic format
    mif||text/x-altera-mif|Contents of a memory|Intel: Memory initialization file definition
    minizinc||text/x-minizinc|MiniZinc model|MiniZinc handbook, section 4.1
    mirc||text/x-mrc|mIRC script|mIRC help, sections Remote Scripts and Dialogs
    mmp||text/x-symbian-mmp|Project of Symbian|Symbian: Developer library, mmp file syntax
    mms||text/x-mms|MMS description file|HP: DECset, Guide to the Module Management System
    module-definition||text/x-module-definition|Exports of a library|Microsoft: Module-definition (.def) files
    mof||text/x-mof|Managed objects|DMTF DSP0004: Managed Object Format, annex A
    mojom||text/x-mojom|Mojo interfaces|Chromium: Mojom Interface Definition Language, section Syntax
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
    ocaml||text/x-ocaml|Session of OCaml|OCaml manual, chapter The toplevel system, section Toplevel directives
    ocamllex||text/x-ocaml|Scanner for OCaml|OCaml manual, section Lexer and parser generators
    ocl||text/x-ocl|Object constraints|OMG: Object Constraint Language 2.4, clause 12
    octave||text/x-matlab|Octave tests|GNU Octave manual, section Test Functions
    octo||application/x-chip8-octo-source|Octo source|J. Earnest: Octo assembly language
    omgrofl||text/x-omgrofl|Omgrofl program|J. Weststeijn: Omgrofl language reference
    ooc||text/x-ooc|ooc source|A. Michel: ooc language documentation
    opam||text/x-opam|Package of opam|opam manual, section Package definitions: opam
    openfoam||text/x-openfoam|OpenFOAM dictionary|OpenFOAM user guide, section 4.2
    opentype-features||text/x-opentype-feature|Features of a font|Adobe: OpenType feature file specification, sections 4.a and 4.e
    openvpn||application/x-openvpn-profile|OpenVPN profile|openvpn(8)
    org|org.orgmode.org|text/org|Org document|Org manual, sections Structure of code blocks and Export settings
    pac||application/x-ns-proxy-autoconfig|Proxy settings|Netscape: Navigator Proxy Auto-Config File Format
    pan||text/x-pan|Pan template|Quattor: The Pan Book, section Templates
    pascal|public.pascal-source|text/x-pascal|Pascal source|Free Pascal: Programmer's guide, $MODE and $MODESWITCH
    perl|public.perl-script|text/x-perl|Perl source|perlpragma(1), strict and warnings
    perl-typemap||text/x-perl-typemap|Types of Perl in C|perlxstypemap(1)
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
    reduce||text/x-reduce|REDUCE source|A. C. Hearn: REDUCE user's manual, chapter Procedures
    rexx||text/x-rexx|REXX program|IBM: z/OS TSO/E REXX Reference, section General concepts
    rez|com.apple.rez-source|text/x-rez|Rez source|Apple: Building and managing programs in MPW, Resource description syntax
    robotframework||text/x-robotframework|Robot Framework suite|Robot Framework user guide, section Test data sections
    rpg||text/x-rpgle|RPG source, fixed form|IBM: ILE RPG reference, chapter Specifications
    rpm-spec||text/x-rpm-spec|RPM spec|RPM: Spec file format
    rst||text/x-rst|reStructuredText document|Docutils: reStructuredText Directives; Sphinx: Directives
    ruby|public.ruby-script|text/x-ruby|Ruby source|Homebrew documentation: Homebrew Bundle; RubyGems: Specification reference; Guard: Guardfile DSL
    runoff||text/x-runoff|RUNOFF document|DEC: Standard RUNOFF reference manual
    sablecc||text/x-sablecc|SableCC grammar|E. Gagnon: SableCC, an object-oriented compiler framework, chapter 4
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
    spp||text/x-iraf-spp|IRAF source|D. Tody: A reference manual for the IRAF subset preprocessor language
    stapl||text/x-stapl|Program for a chip|JEDEC JESD71, Standard test and programming language
    starlark||text/x-starlark|Starlark source|Bazel: BUILD files, function load; Bazel modules, function bazel_dep
    svf||text/x-svf|Test vectors|Asset InterTech: Serial vector format
    symbian-build||text/x-symbian-build|Components to build|Symbian OS: bld.inf syntax
    symbian-resource||text/x-symbian-resource|Symbian resources|Symbian OS: Resource file syntax, RESOURCE statement
    systemd-preset||text/x-systemd-preset|Services to enable|systemd.preset(5)
    systemtap||text/x-systemtap|SystemTap script|SystemTap language reference, section Probe points
    tcl||text/x-tcl|Tcl package index|Tcl: pkgMkIndex(n), package(n)
    tcl-stubs||text/x-tcl|Functions of a library for Tcl|Tcl: genStubs, commands library, interface and declare
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
    ungrammar||text/x-ungrammar|Grammar of a syntax tree|A. Kladov: Introducing Ungrammar
    upstart||text/x-upstart|Upstart job|init(5) of Upstart
    uxntal||text/x-uxntal|Uxntal source|Hundred Rabbits: Uxntal Reference
    valgrind||text/x-valgrind-suppressions|Suppressed errors|Valgrind user manual, section Suppressing errors
    verilog||text/x-verilog|Verilog parameters|IEEE 1364, section Local parameters
    vim||text/x-vim|Vim script|Vim reference manual, autocmd.txt
    vim-snippets||text/x-vim-snippet|Snippets|UltiSnips manual, section Snippet syntax
    vms-cld||text/x-vms-cld|Definition of commands|VSI: OpenVMS Command Definition, Librarian, and Message Utilities Manual, section CDU statements
    vpn-client||application/x-cisco-vpn-settings|VPN settings|Cisco: VPN Client, connection profiles
    warpscript||text/vnd.senx.warpscript|WarpScript source|SenX: WarpScript reference
    wolfram-test||application/vnd.wolfram.mathematica.package|Wolfram tests|Wolfram Language documentation, VerificationTest
    wow-toc||text/x-wow-toc|Contents of an add-on|Blizzard: AddOns, section TOC format
    xcconfig||text/x-xcconfig|Build settings|Apple: Xcode build settings reference, configuration settings files
    xojo||text/x-xojo|Xojo source|Xojo documentation, section Text project format
    xs||text/x-xs|Perl extension in C|perlxs(1)
    yacc|public.yacc-source|text/x-yacc|Yacc grammar|POSIX.1-2017, yacc, section Declarations Section
    yang||application/yang|YANG module|RFC 7950, sections 7.1 and 7.2
    zeek||text/x-zeek|Zeek script|Zeek documentation, section Directives
    zoem||text/x-zoem|Zoem source|S. van Dongen: Zoem, a macro/programming language, sections Syntax and Primitives
    """)
}
