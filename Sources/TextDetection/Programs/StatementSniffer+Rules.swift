// SPDX-License-Identifier: Apache-2.0
import Detection

extension StatementSniffer {
  /// Lines of `key|how many different ones must be there|statements`, with `~` for a space and `¶` where the line must end.
  static let rules = #"""
    apache|2|RewriteEngine~On RewriteEngine~on RewriteRule~ RewriteCond~%{ RewriteBase~/ <IfModule~mod_ Options~-Indexes Options~+FollowSymLinks DirectoryIndex~index. ErrorDocument~4 ErrorDocument~5 Order~allow,deny Order~deny,allow Order~Allow,Deny Order~Deny,Allow Deny~from~ Allow~from~ Require~all~granted Require~all~denied Require~valid-user AuthType~Basic AuthUserFile~/ ExpiresActive~On AddDefaultCharset~ ServerTokens~
    a2ps|3|style~" written~by~" version~is~ requires~a2ps~ documentation~is~ documentation~is¶ alphabets~are~ alphabet~is~ case~insensitive case~sensitive keywords~are~ keywords~in~ operators~are~ operators~in~ sequences~are¶ optional~operators~
    cmap|1|/CIDInit~/ProcSet~findresource
    source-highlight|2|vardef~ comment~start~" comment~delim~" environment~comment~ environment~string~ environment~preproc~ string~delim~" keyword~=~ keyword~start~ symbol~=~ state~ cbracket~=~ preproc~=~ type~=~" regexp~=~ nodoctemplate¶ doctemplate¶ onestyle~" nostyle~template
    apparmor|1|#include~<tunables/ include~<tunables/ abi~<abi/ include~<abstractions/ #include~<abstractions/
    m4|1|AC_INIT¶ AC_INIT( AC_DEFUN( AC_DEFUN_ONCE( AC_PREREQ( AU_ALIAS( AU_DEFUN( m4_define( m4_include( m4_pattern_allow( AT_SETUP( AT_BANNER( AT_TESTED( AM_INIT_AUTOMAKE( AC_ARG_ENABLE( AC_ARG_WITH( AC_CONFIG_AUX_DIR( AC_CONFIG_FILES( AC_CONFIG_HEADERS( AC_CONFIG_SRCDIR( AC_SUBST(
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
    gn|1|import("// declare_args()~{¶ buildconfig~=~"// secondary_source~=~"// script_executable~=~"//
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
    bnd|2|Private-Package:~ Export-Package:~ Import-Package:~ Bundle-SymbolicName:~ Bundle-Activator:~ Bundle-Name:~ -include:~ -include~ -includeresource:~ -exportcontents:~ -buildpath:~ -plugin~ -sub:~
    coco|2|COMPILER~ CHARACTERS¶ TOKENS¶ PRAGMAS¶ PRODUCTIONS¶ IGNORE~ COMMENTS~FROM~
    empy|2|@{¶ }@¶ @[for~ @[if~ @[while~ @[def~ @[end~for] @[end~if] @[end~while] @[end~def]
    gtkrc|2|style~" widget_class~" widget~" class~" gtk-icon-sizes~= gtk_color_scheme~= gtk-color-scheme~= gtk-toolbar-style~= gtk-font-name~= gtk-theme-name~= gtk-icon-theme-name~= gtk-menu-images~= gtk-button-images~= gtk-can-change-accels~= gtk-key-theme-name~= gtk-theme-name= gtk-font-name= gtk-icon-theme-name= gtk-toolbar-style= binding~" pixmap_path~" engine~" include~"
    module-definition|2|EXPORTS¶ LIBRARY~ LIBRARY¶ NAME~ DESCRIPTION~' DESCRIPTION~" STACKSIZE~0 STACKSIZE~1 STACKSIZE~4 STACKSIZE~6 HEAPSIZE~ EXETYPE~ STUB~'
    ocaml|1|#use~"topfind";; #use~"topfind"¶ #require~" #directory~"
    perl-typemap|1|TYPEMAP¶
    perl-typemap|2|INPUT¶ OUTPUT¶
    sablecc|2|Helpers¶ Ignored~Tokens¶ Productions¶ States¶ Tokens¶ Abstract~Syntax~Tree¶
    symbian-build|1|PRJ_MMPFILES¶ PRJ_PLATFORMS¶ PRJ_EXPORTS¶ PRJ_TESTMMPFILES¶ PRJ_TESTEXPORTS¶ PRJ_EXTENSIONS¶ PRJ_TESTEXTENSIONS¶
    symbian-resource|1|RESOURCE~
    cpanfile|1|requires~' requires~" test_requires~' configure_requires~' build_requires~' on~'test'~=>~sub~{ on~test~=>~sub~{ on~'develop'~=>~sub~{ on~'configure'~=>~sub~{ on~'runtime'~=>~sub~{ on~develop~=>~sub~{ on~"test"~=>~sub~{
    pascal|3|package~ requires¶ contains¶ end.¶
    tcl-stubs|2|library~ interface~ hooks~{ declare~0~{ declare~0~generic~{ declare~0~current~{ declare~1~{ declare~1~generic~{ declare~1~current~{
    gdb|2|info~locals¶ info~args¶ thread~apply~all~ set~pagination~off¶ set~print~pretty~ set~confirm~off¶ handle~SIG quit¶ bt¶
    ruby|1|brew~" brew~' Gem::Specification.new~do~| guard~:rspec guard~:bundler guard~'rspec' guard~'bundler' guard~"rspec" guard~"bundler"
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
    makevars|3|COPYRIGHT_HOLDER~= DOMAIN~= EXTRA_LOCALE_CATEGORIES~= MSGID_BUGS_ADDRESS~= XGETTEXT_OPTIONS~=
    mel|1|global~proc~
    ocamllex|1|rule~
    scons|1|Export(" Export(' Import(" Import(' SConscript(" SConscript('
    tl|1|---functions---¶ ---types---¶
    acd|1|application:~ appl:~
    cfengine|1|body~action~ body~agent~control body~classes~ body~common~control body~contain~ body~copy_from~ body~depth_search~ body~edit_defaults~ body~executor~control body~file~control body~file_select~ body~link_from~ body~monitor~control body~package_method~ body~perms~ body~runagent~control body~server~control bundle~agent~ bundle~common~ bundle~edit_line~ bundle~edit_xml~ bundle~monitor~ bundle~server~
    groovy|1|assert~
    hgignore|1|syntax:~glob¶ syntax:~regexp¶ syntax:~rootglob¶
    hyphy|2|ACCEPT_ROOTED_TREES~= DataSet~ DataSetFilter~ ExecuteAFile( ExecuteAFile~( HarvestFrequencies( HarvestFrequencies~( LikelihoodFunction~ LoadFunctionLibrary( LoadFunctionLibrary~( RequireVersion( RequireVersion~( SetDialogPrompt( SetDialogPrompt~( VERBOSITY_LEVEL~= ffunction~ lfunction~
    link-grammar|1|#define~dictionary-version-number~ #define~dictionary-locale~ <dictionary-version-number>: <dictionary-locale>:
    luau|1|--!native¶ --!nocheck¶ --!nonstrict¶ --!optimize~ --!strict¶ export~type~
    menhir|1|##~Ends~in~an~error~in~state:~
    mojom|1|import~" module~
    reduce|1|algebraic~procedure~ lisp~procedure~ lisp~smacro~procedure~ symbolic~procedure~ symbolic~smacro~procedure~ smacro~procedure~ load_package~
    zoem|2|\:~ \apply{ \begin{pud:: \constant{ \def{ \env{ \import{ \set{ \special{ \write{
    """#
}
