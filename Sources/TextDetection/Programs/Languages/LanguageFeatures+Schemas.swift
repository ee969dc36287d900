// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of data: schemas, grammars, queries and rules.
  static let schemas = #"""
    ANTLR|||text/x-antlr||ANTLR 4: Grammar lexicon
      13 ^~options~{ ^~tokens~{
      9 ->~channel~( ->~skip @init~{ @lexer~:: @parser~:: @rulecatch~{ ^~@header~{ ^~@members~{ ^~catalog~?
      9 ^~class~?~extends~Lexer ^~class~?~extends~Parser ^~class~?~extends~TreeParser ^~grammar~?~; ^~header~{
      9 ^~lexer~grammar ^~parser~grammar ^~tree~grammar buildAST exportVocab importVocab returns~[~?
      7 ->~popMode ->~pushMode ->~type~( @header~{ @members~{ ^~fragment~?
      4 ^~:~' ^~:~( ^~:~? ^~?~:~' ^~?~:~? ^~?~:~[ ^~|~' ^~|~( ^~|~?
      -8 ^~%~? ^~class~? ^~end~^ do~| return~?
    ASN.1|||text/x-ttcn-asn||ITU-T X.680: ASN.1
      13 SEQUENCE~{
      10 IA5String SET~OF UTF8String
      9 BIT~STRING DEFINITIONS~::~= DEFINITIONS~AUTOMATIC DEFINITIONS~EXPLICIT DEFINITIONS~IMPLICIT MODULE~-~IDENTITY~^
      9 OBJECT~-~TYPE~^~SYNTAX OBJECT~IDENTIFIER OCTET~STRING SEQUENCE~OF TAGS~::~= ^~LAST~-~UPDATED~" ^~MAX~-~ACCESS
      9 ^~ORGANIZATION~" ^~STATUS~current
      7 ?~::~=
      6 ::~=~CHOICE ::~=~ENUMERATED ::~=~INTEGER ::~=~SEQUENCE ?~OPTIONAL DEFAULT~? ^~END~^ ^~EXPORTS ^~IMPORTS
      4 ANY~DEFINED BOOLEAN~, CHOICE~{ CLASS~{ DEFINITIONS ENUMERATED~{ INTEGER~( NumericString OPTIONAL~,
      4 PrintableString VisibleString WITH~SYNTAX ^~EXPORTS~? ^~IMPORTS~?
    Avro IDL|||text/x-avro-idl||Apache Avro: IDL language
      12 ^~import~idl~" ^~import~protocol~" ^~import~schema~" union~{~null~,
      9 @aliases~(~[ @namespace~(~" @order~(~" ^~fixed~?~(~0~)~; ^~protocol~?~{
      6 ^~error~?~{ ^~record~?~{ array~<~?~> throws~?~; timestamp_ms~?
      2 ^~int~?~; ^~long~?~; ^~string~?~; map~<~?~>
      -9 ^~func~? func~? let~? var~?~:
    Bison||public.yacc-source|text/x-yacc||GNU Bison manual
      8 $$~= ^~%{ ^~%~left ^~%~right ^~%~start ^~%~token ^~%~type ^~%~union yyerror~(
      3 $~0 ^~|~?
    CUE|||text/x-cue||The CUE language specification
      9 &~!~≈ &~<=~0 &~=≈~" &~>=~0 ..~.~] :~[~..~. :~[~..~.~? :~int~&~> :~int~&~>= :~string~&~? ?~:~*~"~|
      9 [~..~.~string~] [~?~=~string~] [~string~]~:~? string~&~=≈ |~*~" |~*~0 |~*~? |~string~^
      6 :~int~& :~string~| ^~?~:=~? ^~?~:~bool~^ ^~?~:~int~^ ^~?~:~string~^
      5 :~*~" :~bool~^ :~int~^ :~string~^ :~string~|~? ^~?~:~?~&~{ ^~?~?~:~string ^~import~" ^~import~( strings~.
      4 ^~let~?~= ^~package~?~^
      3 ?~:~?~:~?
      -8 ,~^ ;~^ ^~def~? ^~func~? ^~type~?
      -9 ->~? :=~? ^~var~?
    Cap'n Proto|||text/x-capnp||Cap'n Proto: Schema language
      9 ?~@~0~:~? ^~@~0~; ^~annotation~? ^~const~?~:~? ^~using~?~=~import
      6 :~Bool :~Data :~Int32 :~List~(~? :~Text :~Text~; :~UInt32 :~UInt64 :~Void ^~?~@~0~; ^~enum~?~{ ^~interface~?~{
      6 ^~struct~?~{ ^~using~? union~{
      4 ^~?~@~0
    Cypher|||text/x-cypher||openCypher: Query language reference
      8 )~-~[~: )~<-~[~: DETACH~DELETE ]~->~( ]~-~( ^~CREATE~( ^~MATCH~( ^~MERGE~( ^~OPTIONAL~MATCH ^~UNWIND~?
      8 ^~create~( ^~match~( ^~merge~(
      5 ^~LIMIT~0 ^~ORDER~BY ^~RETURN~? ^~SKIP~0 ^~WHERE~? ^~WITH~? collect~(
      3 (~?~:~?
    DTD|||application/xml-dtd||W3C: XML 1.0, section 2.8
      1 ^~<~!~ELEMENT
    FlatBuffers|||text/x-flatbuffers||Google: FlatBuffers, writing a schema
      9 ^~file_extension~" ^~file_identifier~" ^~root_type~? ^~rpc_service~? ^~table~?~( ^~table~?~{ ^~union~?~{
      6 (~deprecated~) (~id~:~0 (~required~) :~[~?~] :~ubyte~; ^~attribute~" ^~enum~?~:~?~{
      4 :~[~ubyte :~byte~{ :~short~{ :~ubyte~{ :~ulong~? ^~enum~?~: ^~include~" ^~namespace~?~. ^~namespace~?~;
      3 (~deprecated (~key~) :~bool~; :~float~; :~int~; :~short :~string~; ?~:~?~=~0~; ^~?~:~?~; ^~struct~?
      3 ^~struct~?~{ ^~table~?
      -8 #define #endif #ifndef 0~:~bool 0~:~i32 0~:~optional 0~:~required 0~:~string ^~exception~? ^~export~?
      -8 ^~import~? ^~interface~? ^~service~? ^~type~? class~? const~? extern~? function~? return~? typedef~?
    Gherkin|||text/x-gherkin||Cucumber: Gherkin reference
      8 ^~Background~: ^~Examples~: ^~Feature~: ^~Given~? ^~Scenario~: ^~Scenario~Outline ^~Then~? ^~When~?
      2 ^~And~? ^~But~? ^~|~?
      -9 ^~class~?~( ^~def~? ^~import~?
      -20 ^~from~?~.~?~import ^~from~?~import
    GraphQL|||application/graphql||GraphQL specification
      9 ^~mutation~{~^~?~( ^~query~{~^~?~( ^~subscription~{~^~? ^~{~^~?~{~^~?~^
      8 $?~:~?~! (~$?~:~? ..~.~on~? ^~directive~@?~( ^~directive~@?~on ^~fragment~?~on~?~{ ^~query~?~{ ^~subscription~?
      8 on~FIELD_DEFINITION query~?~(~$?
      7 ^~directive~@ ^~enum~?~{ ^~extend~type ^~fragment~?~on ^~input~?~{ ^~interface~?~{ ^~mutation~? ^~query~?~(
      7 ^~query~{ ^~scalar~? ^~schema~{ ^~type~?~{ ^~union~?
      6 ..~.~? :~[~?~! @include~(~if @skip~(~if ^~?~(~?~:~"~)~{ ^~?~(~?~:~$?~)~{ ^~?~(~?~:~0~)~{ ^~?~(~?~:~{ ^~?~{~?~}~^
      6 ^~{~^~?~(~?~: on~OBJECT
      4 :~ID :~Int :~String :~[ ID~! String~! ^~?~(~?~:~?~!~) ^~?~(~?~:~?~)~{ ^~?~:~?~!~^
      3 ^~?~:~? ^~?~{~^~?~^
      2 $?~: ?~^~} ?~{~^~?
      -4 ; = => class~? const~? def fn function~? import~? let~? var~?
      -8 0~,~? 0~:~? :~' ;~^ <<~- ?~=~0 ^~enum~?~{~^~?~= ^~namespace~? ^~struct~?~{ ^~table~?~{
      -9 ?~extends~?~{ @enumValue @tags~( ^~case~? ^~enum~?~: ^~intEnum~? ^~resource~?~{ identifiers~:~{
    IDL|||text/x-idl||OMG: Interface definition language; Microsoft: MIDL
      17 raises~(
      9 @appendable @autoid~( @bit_bound~( @extensibility~( @final~^~struct @key~? @key~^ @mutable @position~( @topic
      9 ^~bitmask~? ^~exception~?~{ ^~struct~?~{~^~@key ^~typedef~sequence ^~union~?~switch octet~? oneway~void~?
      9 raises~(~? readonly~attribute~? unsigned~long~?
      8 [~inout~] [~in~, [~in~] [~out~, [~out~] ^~valuetype~? cpp_quote~( module~?~{~module published~constants
      8 published~enum published~exception published~interface published~service published~struct
      7 [~in [~uuid ^~attribute~? ^~coclass~? ^~dispinterface~? ^~import~"~; ^~interface~?~: ^~library~? ^~module~?~{
      7 ^~readonly~attribute in~string oneway~void uuid~(
      6 (~inout~? (~in~? (~in~boolean (~in~double (~in~long (~in~octet (~in~short (~in~unsigned (~out~? ,~inout~? ,~in~?
      6 ,~out~? ^~module~?~^~{
      4 HRESULT~?~( ^~boolean~?~; ^~long~?~; ^~short~?~; ^~string~?~; ^~}~;~^~}~; sequence~<
      -12 :~EventTarget~{ DOMString~? EventHandler~? Promise~< [~Exposed ^~[~Exposed sequence~<~DOMString
      -20 ^~export~*~^ ^~header~"~^ ^~umbrella~"~^ ^~umbrella~header uint256~?
    JSON with comments|||application/json||Microsoft: JSON with comments
      6 ^~{~^~//
    Jsonnet|||text/x-jsonnet||Jsonnet: Specification
      9 $~.~? +~:~{ ::~{ ?~+~:~{ ^~for~?~in~std~. ^~local~?~(~?~)~= ^~local~?~=~import importstr~? import~'~; self~.~?~,
      9 std~.~? std~.~format std~.~range~( super~.~?
      6 ?~::~? [~?~for~?~in ^~?~(~?~)~:: ^~?~::~? ^~?~:~'~, ^~?~:~self ^~function~(~?~= ^~local~?~=~? ^~}~+~{ assert~?
      4 ^~?~:~" ^~?~:~[
      -4 ^~end end~^ fi function~?~{ then~^
      -9 ^~-~define~( ^~-~ifdef ^~-~record~( ^~-~type~? ^~?~::~?~^
      -20 #[~? <<~- => ^~class~? ^~def~? ^~fn~? ^~module~? ^~mod~? ^~namespace~eval ^~package~provide ^~package~require
      -20 ^~proc~? ^~pub~? ^~require~" ^~require~' ^~set~? ^~variable~?
    Lex|||text/x-lex||POSIX: lex
      8 ECHO~; ^~%~option ^~%~x yylex~( yytext yywrap~(
    MOF|||text/x-mof||DMTF DSP0221: Managed Object Format 3.0, annex A
      12 #pragma~namespace ^~instance~of~?
      9 #pragma~amendment #pragma~autorecover #pragma~classflags #pragma~deleteclass #pragma~locale ValueMap~{
      9 [~Association [~Dynamic [~Provider ^~Qualifier~? ^~[~Description~( ^~[~Version~(
      6 BitMap~{ BitValues~{ MappingStrings~{ REF~?~; Values~{ ^~[~Key ^~[~key ^~[~read ^~[~write class~?~:~?~^~{
      6 ref~?~;
      3 ^~boolean~?~; ^~datetime~?~; ^~string~?~; ^~uint16~?~; ^~uint32~?~; ^~uint64~?~; ^~uint8~?~;
      -9 #define #include ^~import~? ^~public~? ^~using~? namespace~?~{ void~?~(
    Nearley|||text/x-nearley||Nearley: Grammar guide
      14 {%~id~%}
      9 @builtin~" @include~" @preprocessor~? ^~@lexer~? ^~@{~% {%~(~)~=> {%~(~?~)~=> {%~?~%} {%~?~=>
      6 %}~|
      4 %}~^ :~+ ^~?~->~?
    PEG.js|||text/x-pegjs||PEG.js documentation, section Grammar syntax and semantics
      12 $~[ ^~=~?~:~?~? ^~?~"~^~= ^~?~=~?~?~:~? expected~(~"
      7 )~*~{~^ )~*~{~return ^~/~" ^~/~?~:~? ^~=~?~:~?
      3 !~.~^ ^~=~" ^~?~=~? {~return~?~;~}
      2 location~(~) text~(~)
    Prisma|||text/x-prisma||Prisma schema reference
      9 @@~id @@~index @@~map @@~unique @default~( @relation~( @unique @updatedAt ^~datasource~?~{ ^~generator~?~{
      7 @db~. @id @map~(~" ^~model~?~{
      4 ^~provider~=~" ^~url~=~?
      -8 ;~^ ^~resource~"
    Protocol Buffers|||text/x-protobuf||Google: Protocol Buffers language specification
      8 (~stream~?~) =~0~[ ^~enum~?~{ ^~import~"~; ^~message~?~{ ^~message~?~{~^ ^~option~?~=~"~; ^~option~java_package
      8 ^~package~?~; ^~rpc~? ^~service~?~{ ^~syntax~= ^~syntax~=~" map~<~string oneof~? oneof~?~{ optional~? option~(
      8 repeated~? required~? returns~( returns~(~stream rpc~?~(
      4 =~0~; ^~extend~? ^~option~(~? ^~option~? ^~reserved~0 bool~?~= bytes~? double~?~=~0 int32~? int64~?
      4 string~?~=~0 uint32~?
      2 import~public reserved~0 string~?~=
      -9 ^~public~? ^~public~class return~?
    RELAX NG|||application/relax-ng-compact-syntax||OASIS: RELAX NG compact syntax
      8 =~notAllowed ?~=~element ^~datatypes~? ^~default~namespace ^~div~{ ^~grammar~{ ^~include~"~{ ^~namespace~?~=
      8 ^~start~= ^~start~|~= attribute~?~{ element~?~{ empty~} text~} xsd~:~?
      4 ?~&~= ?~|~= ^~element~? ^~include~"
      2 ^~|~?
    RON|||text/x-ron||RON: Rusty object notation, grammar
      9 ?~:~?~(~^ ?~:~None~, ?~:~Some~( ^~(~^ ^~(~^~?~: ^~)~,~^ ^~?~(~^~?~:
      3 (~?~:~" ?~:~"~,~^ ?~:~0~,~^ ?~:~[~^ ?~:~false~, ?~:~true~, ?~:~{~^
      -9 """ )~:~0 ->~? .~?~( .~?~, ; ;~^ => ?~=~? const~? def~? fn~? function~? let~? return~?
    Ragel|||text/x-ragel||A. Thurston: Ragel state machine compiler user guide
      100 ^~machine~?~;~^ }~%~%
      20 ^~machine~?~; ^~main~:=
      8 %~% :=~> :~>> >~from ^~action~?~{ ^~include~? ^~write~data fcall~? fgoto~? fhold~; fret~;
      4 ^~?~=
    Rego|||text/x-rego||Open Policy Agent: Policy reference
      9 ^~allow~if ^~allow~{ ^~default~?~:= ^~default~?~= ^~deny~[ ^~deny~contains ^~import~data~. ^~import~future
      9 ^~import~rego ^~package~?~[~" ^~violation~[ contains~?~if future~.~keywords with~input~as
      6 ^~?~=~true ^~?~if~{ ^~package~?~.~? ^~some~? data~.~?~. every~?~in input~.~?
      4 ^~?~:=~" ^~?~:=~? ^~?~:=~{ ^~?~[~?~]~{ ^~else~:= ^~else~= ^~not~? ^~package~?~^ ^~warn~[ count~( endswith~(
      4 sprintf~(~" startswith~(
      -8 -> ;~^ ^~import~" ^~type~? ^~var~? class~? def~? function~? func~? public~? return~?
    SPARQL|||application/sparql-query|folded|W3C: SPARQL 1.1 query language
      13 where~^~{
      9 ^~clear~graph ^~construct~^ ^~construct~where ^~delete~where ^~delete~{ ^~insert~{ ^~load~<
      8 ^~ask~{ ^~construct~{ ^~delete~data ^~describe~< ^~describe~? ^~insert~data ^~optional~{ ^~prefix~: ^~prefix~?
      8 ^~prefix~?~:~< ^~prefix~rdf ^~select~?~where ^~with~< filter~( group_concat~( select~?~?~( where~^~{~^ where~{
      6 ^~ask~where ^~filter~? ^~graph~? ^~optional~^ ^~select~?~? filter~?~( group~by~? service~?~:~? {~^~?~?~?
      5 ^~order~by ^~select~*~^ ^~{~? optional~{ select~*~where select~*~{ union~{ where~{~[ {~optional
      4 .~^~} ^~limit~0 ^~values~? ^~}~union bind~(
      3 ^~base~< foaf~: rdf~:~?
      -4 ;~^~}
    SWIG|C||text/x-swig||SWIG documentation, section SWIG basics
      40 ^~%~module~?~^
      30 ^~%~module~(~?
      12 ^~%~inline~%{ ^~%~template~(
      8 ^~%~apply ^~%~clear ^~%~constant ^~%~define ^~%~enddef ^~%~exception ^~%~extend ^~%~feature ^~%~fragment
      8 ^~%~header ^~%~ignore ^~%~import ^~%~include ^~%~init ^~%~inline ^~%~insert ^~%~module ^~%~naturalvar
      8 ^~%~newobject ^~%~nodefault ^~%~pythoncode ^~%~rename ^~%~runtime ^~%~shared_ptr ^~%~swig ^~%~template
      8 ^~%~typemap ^~%~typemaps ^~%~wrapper
      4 ^~%{ ^~%~begin
      -20 ^~%~define~?~-~? ^~%~end~^ ^~%~hook ^~%~language~= ^~%~orig ^~%~struct~-~type
    Slice|IDL||text/x-slice||ZeroC: The Slice language
      9 ^~exception~?~extends ^~interface~?~extends ^~local~interface ^~sequence~<~?~>~?~; dictionary~<~? idempotent~?
      8 throws~?
      4 ^~[~"
      -20 ^~#pragma~? ^~typedef~? raises~(
    Smithy|||text/x-smithy||AWS: Smithy IDL
      9 @default~( @documentation~( @enumValue~( @httpLabel @length~( @pattern~( @range~( @smithy @tags~(~[ @trait
      9 ^~@error~( ^~@http~( ^~@paginated~( ^~@readonly ^~identifiers~:~{ ^~intEnum~? ^~member~:~? ^~operations~:~[
      9 ^~operation~?~{ ^~resources~:~[ ^~structure~?~{
      4 $?~:~" @required ^~apply~? ^~errors~:~[ ^~input~:=~{ ^~input~:~? ^~key~:~? ^~list~?~{ ^~map~?~{ ^~namespace~?~.
      4 ^~output~:=~{ ^~output~:~? ^~resource~?~{ ^~service~?~{ ^~union~?~{ ^~use~?~.~? ^~value~:~? ^~version~:~"
      -8 ;~^ ?~! class~? def~? function~? import~?
    Thrift|||text/x-thrift||Apache: Thrift interface description language
      16 0~:~i32 0~:~optional 0~:~required 0~:~string
      12 ^~service~?~{
      8 0~:~bool 0~:~i64 0~:~list~< 0~:~map~< 0~:~set~< ^~const~bool~?~=~? ^~const~i16~?~=~0 ^~const~i32~?~=~0
      8 ^~const~i64~?~=~0 ^~const~list~< ^~const~string~?~=~" ^~cpp_include~" ^~exception~?~^~{~^~0~: ^~exception~?~{
      8 ^~include~" ^~namespace~* ^~namespace~? ^~namespace~?~? ^~namespace~cpp ^~namespace~java ^~namespace~py
      8 ^~struct~?~^~{~^~0~: ^~struct~?~{ ^~typedef~? ^~union~?~^~{~^~0~: i32~? i64~? list~< oneway~? throws~(
      6 ^~namespace~*~?~^ ^~namespace~?~?~^
      5 ^~0~:~?~< ^~0~:~?~?
      4 ^~0~:~?~?~, ^~0~:~?~?~;
      -8 %~?
      -9 #ifndef #include~< ::~? ^~interface~? ^~namespace~eval ^~namespace~export ^~namespace~import ^~proc~? ^~set~?
      -9 attribute~? in~string out~? sequence~< template~< typename~?
    Turtle|||text/turtle||W3C: RDF 1.1 Turtle
      8 @base @prefix ^~@base ^~@prefix ^~PREFIX~? foaf~: owl~: rdfs~: rdf~:~?
      3 .~^ ;~^ <~http a~? xsd~:
      -8 FILTER~( OPTIONAL~{ SELECT~? WHERE~^ WHERE~{ filter~( optional~{ select~?
      -30 SELECT~?~? WHERE~^~{ ^~CONSTRUCT~? ^~DELETE~? ^~DESCRIBE~? ^~INSERT~? ^~SELECT~? ^~select~?
      -38 ASK~{ CONSTRUCT~{
    Web IDL|||text/x-webidl||WHATWG: Web IDL
      9 :~EventTarget~{ ?~includes~?~; ByteString EventHandler~? Promise~< USVString [~CEReactions [~NewObject~]
      9 [~SameObject~] [~Throws~] ^~includes ^~interface~mixin ^~partial~dictionary ^~partial~namespace ^~typedef~(
      9 iterable~< maplike~< sequence~< sequence~<~DOMString setlike~<
      7 DOMString~? [~Exposed ^~[~Exposed ^~callback~? ^~dictionary~? ^~interface~?~{ ^~partial~interface
      7 readonly~attribute
      6 ?~=~[~]~; ArrayBuffer~? Promise~<~void [~Constructor ^~DOMString~? ^~attribute~? ^~callback~interface
      6 ^~constructor~( ^~interface~?~:~? ^~readonly~attribute ^~required~? optional~DOMString undefined~?
      6 unrestricted~double
      -9 ^~exception~? ^~module~?~{ in~long in~short in~string raises~( readonly~attribute~?~?
    XQuery|||application/xquery||W3C: XQuery 3.1
      8 ^~declare~% ^~declare~%~? ^~declare~boundary ^~declare~default~element ^~declare~default~function
      8 ^~declare~function ^~declare~namespace ^~declare~namespace~? ^~declare~option ^~declare~variable ^~for~$?~in
      8 ^~import~module ^~let~$?~:= ^~module~namespace ^~order~by~$? ^~xquery~version ^~xquery~version~"~; fn~:~?
      6 ?~:~?~(~$? ^~declare~function~? ^~declare~variable~$? ^~for~$? ^~import~schema ^~let~$? ^~return~<
      6 ^~typeswitch~( doc~(
      4 $?~/~? $?~as~? ^~return~? ^~where~$? xs~:~?
      2 $? :=
    YANG|||application/yang||RFC 7950: YANG 1.1
      9 ^~belongs~-~to ^~import~?~-~? ^~module~?~-~? ^~prefix~?~; ^~revision~0~-~0 ^~submodule~?~-~? ^~submodule~?~{
      9 ^~yang~-~version
      8 ^~container~?~{ ^~description~" ^~grouping~? ^~leaf~- ^~leaf~?~{ ^~module~?~{ ^~namespace~" ^~prefix~?
      8 ^~revision~0 ^~typedef~? ^~yang~-
      5 ^~contact~" ^~contact~^ ^~description~^ ^~leaf~? ^~organization~" ^~organization~^ ^~reference~" ^~reference~^
    YARA|||text/x-yara||YARA documentation, section Writing YARA rules
      8 $?~= ^~condition~: ^~import~" ^~meta~: ^~rule~?~: ^~rule~?~{ ^~strings~: all~of~them any~of~them ascii~wide
      8 nocase uint16~(
    Zeek|||text/x-zeek||Zeek documentation, section Script reference
      9 ::~local_nets :~addr :~subnet Log~::~? [~Notice~:: ^~@load~-~sigs ^~@load~? ^~event~?~( ^~event~bro_init
      9 ^~event~zeek_init ^~export~{ ^~hook~?~::~? ^~redef~? ^~redef~enum
      5 +=~{ :~record~{ ^~global~?~:~? ^~module~?~;~^ ^~type~?~:
      3 &~default &~log &~optional &~redef =~F~; =~T~; ^~local~?~=
    gettext|||text/x-gettext-translation||GNU gettext manual, section The format of PO files
      8 ^~msgctxt ^~msgid~" ^~msgstr~"
    ldif|||text/x-ldif||RFC 2849: LDIF
      8 ^~changetype~: ^~cn~: ^~dn~: ^~objectClass~: ^~version~:~0
    """#
}
