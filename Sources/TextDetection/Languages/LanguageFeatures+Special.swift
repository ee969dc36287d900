// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages for one purpose: style sheets, builds, schemas, queries.
  static let special: StaticString = #"""
    BitBake|||text/x-bitbake||8 ^~SUMMARY~= ^~LICENSE~= ^~SRC_URI ^~inherit~? ^~do_install ^~DEPENDS~= LIC_FILES_CHKSUM
    Blueprint|||text/x-blueprint||8 ^~using~Gtk ^~template~$? ^~template~? styles~[
    Bison||public.yacc-source|text/x-yacc||8 ^~%token~? ^~%type ^~%union ^~%start ^~%left ^~%~{ ^~%~token ^~%~type ^~%~start ^~%~left ^~%~right ^~%~union $$~= yyerror~( 3 ^~|~? ^~;~^ $1
    CMake|||text/x-cmake|folded|8 ^~cmake_minimum_required~( ^~project~( ^~add_executable~( ^~target_link_libraries~( ^~find_package~( ^~add_library~( ^~set~( ^~include_directories~( ^~endif~( ^~if~( ^~add_subdirectory~( ^~install~( ^~message~( ^~option~( ^~target_include_directories~( ^~foreach~( ^~endfunction~( ^~macro~( ^~include~( 2 ${ -4 ; def { }~^ #include 8 check_c_source_compiles~( check_cxx_source_compiles~( check_c_source_runs~( check_include_file~( find_path~( find_library~( cmake_minimum_required
    CSS||public.css|text/css||6 ^~.~?~{ ^~#?~{ ^~body~{ font~-~size background~- margin~: padding~: color~:~# @media @import~url ^~a~: ^~*~{ ^~.~?~, ^~@font ^~h1~, @charset ^~html~, ^~@keyframes ^~:~root~{ ^~body~, text~-~align !~important font~-~family border~- border~: ::~before 4 margin~- padding~- display~: width~: height~: color~: px~; background~: float~: position~: ^~ul~? 0~; #0 rgba~( ^~.~? ^~a~? ^~p~{ max~- url~( 2 :~0 ;~} ^~} { #? -4 def function~?~( var~? return~? class~? import~? fn if~( let~? const~? public~? ( = == ->~? end~^ -4 => << ::
    Cython|Python||text/x-cython||7 ^~cdef~? ^~cimport~? ^~cpdef~? ^~cdef~class ^~ctypedef~? nogil~: cdef~int 5 ^~from~?~cimport
    DTD|||application/xml-dtd||1 ^~<~!~ELEMENT
    Devicetree|||text/x-devicetree-source||8 ^~/~dts compatible~= ^~/~{ reg~=~< #address~- #size~- status~= ^~&~?~{ phandle~= interrupts~=
    Gherkin|||text/x-gherkin||8 ^~Feature~: ^~Scenario~: ^~Given~? ^~When~? ^~Then~? ^~Background~: ^~Scenario~Outline ^~Examples~: 2 ^~And~? ^~But~? ^~|~?
    Gnuplot|||application/x-gnuplot||7 ^~set~terminal ^~set~output ^~plot~" ^~set~xlabel ^~set~ylabel ^~splot~? ^~unset~? ^~set~key ^~set~term ^~plot~? ^~set~title ^~set~xrange ^~set~style 2 with~lines using~0 title~" notitle
    GraphQL|||application/graphql||7 ^~type~?~{ ^~query~?~{ ^~mutation~? ^~schema~{ ^~input~?~{ ^~fragment~?~on ^~enum~?~{ ^~interface~?~{ ^~scalar~? ^~directive~@ ^~query~{ ^~query~?~( ^~extend~type ^~union~? 4 :~ID :~String :~Int ID~! String~! :~[ 2 ... $?~: -4 ; function~? var~? def = import~? fn class~? => const~? let~?
    HCL|||text/x-hcl||8 ^~resource~"~" ^~variable~" ^~provider~" ^~terraform~{ ^~module~" ^~output~" ^~data~"~" ^~locals~{ ^~source~= 2 var~. ?~=~"
    IDL|||text/x-idl||7 ^~interface~?~: ^~module~?~{ ^~import~"~; [~in in~string ^~library~? ^~coclass~? uuid~( [~uuid oneway~void ^~attribute~? ^~readonly~attribute ^~dispinterface~?
    JSON with comments|||application/json||6 ^~{~^~//
    Jam|||text/x-jam||7 ^~rule~? ^~actions~? ^~SubDir~? ^~local~?~= ^~exe~? ^~project~: ^~lib~?
    Lex|||text/x-lex||8 ^~%~option yytext yylex~( ^~%~%~ ^~%~x ECHO~; yywrap~(
    LilyPond|||text/x-lilypond||7 \~relative \~score \~header \~version \~time \~new \~key \~clef \~layout 6 \~paper~{ \~markup~{ \~markup \~chordmode \~context~{ \~override~? \~once~\ \~layout~{ \~with~{ \~tempo~? \~bar~" \~set~? \~unset~? \~fermata \~include~" ^~#~(~define \~repeat~? \~change~? \~lyricmode \~lyricsto \~drummode \~stemUp \~voiceOne \~partial~0 \~midi
    Liquid|||text/x-liquid||4 {%~assign {%~capture {%~unless {%~render {{~page {{~site {%~case
    Mermaid|||text/vnd.mermaid||8 ^~sequenceDiagram ^~graph~TD ^~graph~LR ^~flowchart~? ^~gantt ^~classDiagram ^~stateDiagram ^~pie~title ^~erDiagram
    Meson|||text/x-meson||8 ^~project~(~' executable~( meson~. dependency~(~' files~(~' library~(~' subdir~(~' install_data~( get_option~( configuration_data~( declare_dependency~( 2 ^~if~? ^~endif ^~foreach~? install~:
    NSIS|||text/x-nsis||7 ^~!~include ^~Section~" ^~SectionEnd ^~SetOutPath~? ^~OutFile~" ^~InstallDir~" ^~!~define ^~Function~? ^~FunctionEnd $INSTDIR ^~!~insertmacro ^~WriteRegStr
    Nix|||text/x-nix||8 stdenv~. mkDerivation~{ buildInputs~= with~import ^~{~pkgs ^~{~lib ^~{~stdenv pkgs~. fetchurl~{ ^~let~^ callPackage inherit~( inherit~? with~pkgs 3 ?~=~{ =~true~; '' ^~in~^ rec~{ lib~. ^~{~?~, ?~=~[ -3 function~? def class~? var~?
    Protocol Buffers|||text/x-protobuf||8 ^~syntax~= ^~message~?~{ ^~package~?~; ^~option~java_package ^~service~?~{ ^~rpc~? repeated~? optional~? required~? ^~import~"~; ^~enum~?~{ rpc~?~( oneof~? returns~( option~( map~<~string 4 string~?~=~0 int32~? int64~? uint32~? =~0~; bool~?~= bytes~? ^~option~? ^~extend~? 2 string~?~= import~public reserved~0
    QML|||text/x-qml||8 ^~import~QtQuick ^~Rectangle~{ ^~Item~{ ^~import~Qt anchors~. ^~ApplicationWindow~{ id~:~? property~int property~string property~alias onClicked~: ^~MouseArea~{ ^~property~? ^~Text~{ ^~signal~? ^~import~?~0 parent~. anchors~.~fill property~? 3 width~: height~: color~: ^~id~: ^~function~? x~: ^~?~: ^~on? 2 font~. ^~?~{ import~?
    RPM spec|||text/x-rpm-spec||8 ^~Name~: ^~Version~: ^~Release~: ^~Summary~: ^~License~: ^~BuildRequires~: ^~%description ^~%prep ^~%build ^~%install ^~%files ^~%changelog ^~%~description ^~%~prep ^~%~build ^~%~install ^~%~files ^~%~changelog ^~Requires~: %{ ^~Source0~: -9 ^~Libs~: ^~Cflags~: ^~Description~: ^~prefix~= ^~includedir~=
    SPARQL|||application/sparql-query|folded|8 ^~prefix~? ^~prefix~: ^~construct~{ ^~ask~{ ^~optional~{ ^~select~?~where where~{ filter~( ^~prefix~rdf 3 rdf~:~? ^~base~< foaf~:
    Smali|||text/x-smali||9 ^~.~class ^~.~method ^~.~super ^~.~end ^~invoke~- ^~.~locals ^~.~registers ^~const~- ^~.~field ^~.~source
    Stylus|||text/x-stylus||5 ^~@import~" ^~?~=~0
    Starlark|||text/x-starlark||7 ^~load~(~" cc_library~( cc_binary~( py_library~( name~=~" srcs~=~[ deps~=~[ glob~( visibility~= java_library~( filegroup~( genrule~(
    Thrift|||text/x-thrift||8 ^~namespace~java ^~namespace~py ^~namespace~cpp ^~service~?~{ ^~struct~?~{ ^~exception~?~{ 0~:~required 0~:~optional ^~typedef~? i32~? i64~? throws~( ^~namespace~? ^~include~" 0~:~i32 0~:~string list~< oneway~?
    Turtle|||text/turtle||8 @prefix @base ^~@prefix rdf~:~? ^~@base rdfs~: owl~: foaf~: ^~PREFIX~? 3 a~? ;~^ .~^ <~http xsd~:
    Typst|||text/vnd.typst||8 #set #show #import~" #let ^~#set ^~#show ^~#let ^~#import #figure~( #table~( #align~( 2 ^~=~? == -6 ;~^ #include int~? @interface ^~//~^~//
    WGSL|||text/wgsl||8 @vertex @fragment @compute @group @binding vec4~< fn~?~( @location @builtin @workgroup_size
    Web IDL|||text/x-webidl||7 [~Exposed ^~interface~?~{ readonly~attribute ^~partial~interface ^~dictionary~? ^~[~Exposed ^~callback~? DOMString~?
    YANG|||application/yang||8 ^~module~?~{ ^~namespace~" ^~prefix~? ^~container~?~{ ^~leaf~?~{ ^~typedef~? ^~grouping~? ^~revision~0 ^~leaf~- ^~yang~- ^~description~"
    YARA|||text/x-yara||8 ^~rule~?~{ ^~meta~: ^~strings~: ^~condition~: ^~rule~?~: any~of~them all~of~them $?~= ^~import~"pe" uint16~( ascii~wide nocase $a $s1
    Zig|||text/x-zig||8 @import~( ^~const~std ^~pub~fn std~.~debug comptime~? try~? ![~] ^~test~"~{ @intCast catch~| usize~= anytype errdefer 4 ^~const~?~= ^~fn~? pub~fn var~?~: u8~, !~void orelse~? []~const ?~= defer~? pub~const fn~?~( u8 u32 usize i32 2 const~? fn~? .~{ -4 let~? def function~? class~? func import~? -> val~? impl~? #[
    gettext|||text/x-gettext-translation||8 ^~msgid~" ^~msgstr~" ^~#~: ^~msgctxt
    ldif|||text/x-ldif||8 ^~dn~: ^~objectClass~: ^~changetype~: ^~cn~: ^~version~:~0
    m4|Shell||application/x-m4||7 ^~AC_INIT~( ^~AC_PROG_CC ^~AM_INIT_AUTOMAKE ^~AC_DEFUN~( ^~define~(~` ^~dnl~? ^~AC_OUTPUT AC_CONFIG_FILES~( ^~changequote~( ^~divert~( ^~AC_CHECK_HEADERS AC_MSG_ERROR~( AC_SUBST~( ^~m4_ ifelse~( esyscmd~( ^~AC_? 2 `? dnl
    RELAX NG|||application/relax-ng-compact-syntax||8 ^~start~= element~?~{ attribute~?~{ ^~default~namespace ^~namespace~?~= ^~datatypes~? ?~=~element ^~grammar~{ ^~div~{ text~} empty~} ^~include~"~{ ^~start~|~= xsd~:~? 4 ^~include~" ?~|~= ?~&~= ^~element~? 2 ^~|~?
    VCL|||text/x-vcl||8 ^~vcl~0 ^~sub~vcl_recv ^~backend~?~{ ^~sub~? req~. beresp~. obj~. ^~acl~? resp~.~http 4 ^~set~req return~( ^~import~std
    XQuery|||application/xquery||8 ^~xquery~version ^~declare~function ^~declare~namespace ^~declare~variable ^~let~$?~:= ^~for~$?~in ^~import~module fn~:~? ^~declare~option ^~module~namespace ^~order~by~$? 4 ^~return~? ^~where~$? $?~/~? xs~:~? $?~as~? 2 $? :=
    nginx|||text/x-nginx-conf||8 ^~server~{ ^~location~/ ^~listen~0 ^~server_name~? ^~proxy_pass~? ^~upstream~? ^~worker_processes~? ^~http~{ ^~events~{ ^~root~/ ^~index~? ^~error_log~? ^~access_log~? ^~include~? ^~location~≈ ^~proxy_set_header~? ^~ssl_certificate~? ^~rewrite~^ ^~return~0 ^~fastcgi_pass~?
    PostScript||com.adobe.postscript|application/postscript||8 }~def }~bind~def exch~? ^~/~?~{ findfont~? ^~currentdict~? dict~begin ifelse~^ systemdict~? ^~userdict~begin currentpoint showpage gsave grestore ^~/~?~/~?~load~def load~def put~^ setrgbcolor moveto~^ lineto~^ 4 pop~? bind~def def~^ ^~begin~^ ^~/~?~0~def currentfile~? known~{ where~{ dup~/~? -4 ; =
    """#
}
