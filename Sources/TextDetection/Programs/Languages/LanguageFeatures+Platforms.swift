// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of one product or platform.
  static let platforms = #"""
    4D|||text/x-4d|folded|4D: Language reference
      9 #declare~( ^~c_boolean~( ^~c_longint~( ^~c_object~( ^~c_text~( ^~end~for~each ^~for~each~(~$?~; query~(~[
      7 :~(~$?~= ^~function~?~(~$?~:~? ^~var~$?~:~?
      5 ^~case~of~^ ^~else~^~: this~.~?~:=
      4 $?~:=~? ^~end~case ^~end~if~^
      2 ^~if~(~$? alert~(~"
      -9 ;~^ ^~let~$? {~^
    AIDL|||text/x-aidl||Android: AIDL language
      9 @Backing~( @JavaDerive~( @VintfStability @utf8InCpp ^~oneway~interface~? ^~oneway~void~? ^~parcelable~?~;
      9 ^~parcelable~?~{ in~@utf8InCpp
      6 (~inout~?~? (~in~?~? (~out~?~? @nullable IBinder~? ParcelFileDescriptor
      4 ,~in~?~? ,~out~?~? ^~import~android~.
      2 ^~interface~?~{ ^~package~?~.
      -9 #include ^~private~? ^~public~?
    AL|||text/x-al|folded|Microsoft: Developing extensions in AL
      14 ^~codeunit~0~" ^~codeunit~0~? ^~enumextension~0~" ^~enumextension~0~? ^~enum~0~" ^~enum~0~? ^~pageextension~0~"
      14 ^~pageextension~0~? ^~page~0~" ^~page~0~? ^~permissionset~0~" ^~permissionset~0~? ^~query~0~" ^~query~0~?
      14 ^~reportextension~0~" ^~report~0~" ^~report~0~? ^~tableextension~0~" ^~tableextension~0~? ^~table~0~"
      14 ^~table~0~? ^~xmlport~0~" ^~xmlport~0~?
      9 :~codeunit~" :~code~[~0~] :~page~" :~record~" [~eventsubscriber~( [~integrationevent~( ^~applicationarea~=
      9 ^~dataclassification~= ^~internal~procedure ^~local~procedure ^~pagetype~= ^~sourcetable~= ^~tablerelation~=
      9 ^~trigger~onaction ^~trigger~oninsert ^~trigger~onopenpage ^~trigger~onrun field~(~0~;~"
      6 ^~actions~^~{ ^~area~( ^~caption~=~' ^~fields~^~{ ^~keys~^~{ ^~layout~^~{
    Apex|Java||text/x-apex||Salesforce: Apex developer guide
      9 @AuraEnabled @InvocableMethod @IsTest @TestSetup @TestVisible @future @isTest Database~.~query~( LIMIT~0~]
      9 Limits~.~? List~<~Account~> List~<~Contact~> Schema~.~DescribeSObjectResult Schema~.~RecordTypeInfo
      9 Schema~.~getGlobalDescribe System~.~debug~(~' System~.~enqueueJob~( Test~.~isRunningTest Test~.~startTest
      9 Test~.~stopTest Trigger~.~isAfter Trigger~.~isBefore Trigger~.~isExecuting Trigger~.~isInsert Trigger~.~new
      9 Trigger~.~newMap Trigger~.~old Trigger~.~oldMap WHERE~?~=:~? WHERE~?~IN~:~? [~SELECT~? [~select~?
      9 ^~global~class ^~trigger~?~on~?~(~after ^~trigger~?~on~?~(~before after~delete after~insert after~update
      9 before~delete before~insert before~update getDescribe~( getRecordTypeInfos~( inherited~sharing~class
      9 testMethod~void without~sharing~class with~sharing~class
      7 Map~<~Id~,~? Set~<~Id~> System~.~assertEquals~( System~.~assert~( System~.~debug~( ^~upsert~?~;
      6 ^~trigger~?~on~?
      4 ^~delete~?~; ^~insert~?~; ^~insert~new~? ^~update~?~;
      -9 System~.~out~. ^~import~? ^~package~?
    BSL|||text/x-bsl||1C: Enterprise developer guide, built-in language
      9 &~НаКлиенте &~НаСервере =~Новый~? ^~EndFunction ^~EndProcedure ^~Процедура~?~( ^~Функция~?~( ИначеЕсли
      9 КонецЕсли КонецПопытки КонецПроцедуры КонецФункции КонецЦикла Тогда~^ Экспорт~^
      3 ^~Возврат~? ^~Для~? ^~Если~? ^~Иначе~^ ^~Исключение~^ ^~Перем~? ^~Пока~? ^~Попытка~^ Неопределено Цикл~^
    Beef|C#||text/x-beef||Beef: Language guide
      9 (~let~?~in~? =~scope~?~( DeleteContainerAndItems~! DeleteDictionaryAndKeysAndValues StringView~? [~CRepr~]
      9 ^~public~this~( case~.~Err case~.~Ok new~.~( scope~.~( ≈~DeleteContainerAndItems ≈~delete~?
    BrightScript|||text/x-brightscript|folded|Roku: BrightScript language reference
      9 <>~invalid =~invalid ^~sub~init~(~) as~dynamic as~object~^ findnode~(~" getglobalaa~( m~.~global~. m~.~top~.
      9 observefield~(~"
      6 ^~sub~main~(~) as~void~^ m~.~?~=~?
      4 ^~end~for ^~end~function ^~end~sub ^~end~while ^~print~" for~each~?~in~?
      2 ^~end~if ^~function~?~( ^~sub~?~(
      -9 ;~^ ^~dim~?~as ^~imports~? ^~private~? ^~public~? ^~set~?~= wscript
    CAP CDS|||text/x-cap-cds||SAP: Cloud application programming, CDS definition language
      9 :~localized~String @cds Association~to~? Composition~of~? Composition~of~many ^~annotate~?~with ^~key~?~:~?
      9 as~projection~on~? as~select~from~?
      7 ^~aspect~?~{ ^~entity~?~:~? ^~extend~?~with ^~using~?~from~' ^~using~{
      6 ^~entity~?~as ^~entity~?~{ ^~service~?~{
      4 :~Decimal~( :~Integer~; :~String~( :~UUID~;
      -9 ->~? => function~?
    DM|||text/x-dm||BYOND: DM reference
      9 ^~/~area~/~? ^~/~atom~/~? ^~/~client~/ ^~/~datum~/~? ^~/~mob~/~? ^~/~obj~/~? ^~/~proc~/~? ^~/~turf~/~?
      9 ^~/~world~/ in~world~^ new~/~mob~/ new~/~obj~/ set~category~= set~name~= src~<< usr~<< world~<<
      6 ..~(~)~^ ^~var~/~? ^~verb~^ as~num~) as~text~) istype~(~?~,~/ var~/~?~/
      4 ^~mob~^ ^~obj~^ ^~proc~^ ^~turf~^ ^~world~^
      -9 #include~< ;~^ ^~def~?
    DTrace|||text/x-dtrace||Oracle: Dynamic tracing guide
      15 #pragma~D~attributes #pragma~D~option
      9 #pragma~D =~count~(~) =~lquantize~( =~quantize~( ^~dtrace~::~: ^~fbt~: ^~fbt~:: ^~io~::~: ^~pid~$?
      9 ^~proc~::~: ^~profile~::~: ^~sched~::~: ^~syscall~:: ^~tick~-~? copyinstr~( execname printa~( ustack~(
      8 ^~probe~?~(~) ^~probe~?~(~char ^~probe~?~(~const~char ^~probe~?~(~int
      6 =~avg~( =~max~( =~sum~( =~timestamp @?~[ @~[ ^~/~self~->~? ^~probe~?~( ^~provider~?~{ ^~self~->~?~=
      6 args~[~0~]~-> stack~(~) this~->~?~= trunc~(~@?
      4 ^~BEGIN~^ ^~END~^ ^~inline~? ^~translator~? arg0 arg1
    Dogescript|||text/x-dogescript||Dogescript specification
      9 ^~loud~^ ^~much~very~? ^~plz~? ^~quiet~^ ^~so~?~as~? ^~such~?~much~? ^~very~?~is~? ^~wow~? ^~wow~^ dose~loge
      9 plz~console
      6 ^~many~? ^~rly~? ^~such~?~^
    ECL|||text/x-ecl|folded|HPCC Systems: ECL language reference
      9 ,~csv~( ,~left~.~? ,~thor~) ,~transform~(~? :=~dataset~( :=~left~. :=~record~^ :=~table~( :=~transform
      9 ^~export~?~:= ^~import~std~; count~(~group~) dataset~(~' dataset~(~[ named~(~' output~(~?~,~named right~.~?~,
      9 self~.~?~:=
      6 ^~import~$ ^~output~( boolean~?~:= dedup~( integer8~? project~( rollup~( string20~? unsigned4~? unsigned8~?
      6 unsigned~?
      4 :=~sort~( ^~export~? ^~shared~? integer4~?
      -9 (* ^~begin~^ ^~module~? ^~procedure~? ^~program~? ^~type~^ ^~var~^
    EdgeQL|||text/x-edgeql||EdgeDB: Schema definition language
      9 ^~abstract~type~?~{ ^~module~default~{ ^~multi~? ^~on~target~delete ^~scalar~type~? ^~type~?~extending~?
      9 constraint~exclusive multi~link~? required~link~? required~property~?
      6 ->~str ^~index~on~( link~?~-> property~?~->
    Flux|||text/x-flux||InfluxData: Flux language specification
      14 from~(~bucket~:
      9 [~"~]~==~" ^~option~task~= ^~option~v~= fn~:~(~r~)~=> r~.~_field r~.~_measurement r~.~_value
      9 |>~aggregateWindow~( |>~filter~(~fn |>~group~(~columns |>~keep~(~columns |>~map~(~fn |>~mean~(~)
      9 |>~pivot~(~rowKey |>~range~(~start |>~sort~(~columns |>~to~(~bucket |>~window~(~every |>~yield~(
    GAML|||text/x-gaml||GAMA: GAML reference
      9 ^~aspect~?~{ ^~create~?~number~: ^~do~?~amplitude~: ^~draw~?~color~: ^~draw~circle~( ^~experiment~?~type~:~gui
      9 ^~global~{ ^~grid~?~width~: ^~reflex~?~when~: ^~reflex~?~{ ^~species~?~parent~: ^~species~?~skills~:
      9 ^~species~?~{ at_distance~? neighbors_at~? one_of~(
      6 ?~?~<-~? ^~action~?~( ^~ask~?~{ ^~float~?~<- ^~init~{ ^~int~?~<- ^~rgb~?~<- rnd~(
    Genero|||text/x-genero|folded|Four Js: Genero BDL user guide
      9 ^~declare~?~cursor ^~define~?~like~?~. ^~define~?~record~like ^~display~?~to~? ^~end~foreach ^~end~input
      9 ^~end~main ^~end~menu ^~foreach~?~into ^~globals~" ^~input~by~name ^~open~window~? ^~prepare~?~from
      9 with~form~"
      6 ^~command~" ^~database~?~^ ^~display~by~name ^~main~^ ^~menu~" ^~whenever~error
      4 ^~define~?~char ^~define~?~integer ^~define~?~string ^~end~function ^~end~while
      2 ^~call~?~( ^~define~?~? ^~function~?~( ^~let~?~=
      -9 (~define ;~^ {~^
    HolyC|C||text/x-holyc||T. Davis: TempleOS, HolyC
      14 ^~U0~?~( ^~public~U0
      6 CDC~* CDoc~* CTask~*
    ImageJ macro|||text/x-imagej-macro||ImageJ: Macro language
      9 Dialog~.~addNumber~( Dialog~.~create~( Dialog~.~show~( getDimensions~( getImageID~( getStatistics~( nResults
      9 nSlices roiManager~(~" run~(~"~,~" selectImage~( selectWindow~(~" setAutoThreshold~( setBatchMode~(
      9 setResult~(~"
      7 ^~macro~" doWand~( getDirectory~(~" getFileList~( getTitle~( makeRectangle~( saveAs~(~" setThreshold~(
      7 setTool~(
      4 getNumber~(~" getResult~(~" run~(~"
      -9 #include =>~? ^~const~? ^~def~? ^~import~? ^~let~? ^~var~? this~.
    Jai|||text/x-jai||J. Blow: Jai, how to
      9 #import~"~; #load~"~; #modify #scope_export #scope_file #scope_module ::~#type ::~(~)~{ ::~struct~{ :~[~]~?
      9 [~..~]~? ^~#run~? ^~main~:: array_add~( array_free~( cast~(~?~)~? for~*~?~: using~?~:
      6 .~{~? ::~enum~{ ?~::~( ?~:=~?~( defer~?~(
      4 ?~::~0 ?~:=~0
    Jolie|||text/x-jolie||Jolie documentation, section Language, tools and standard library
      9 OneWay~: RequestResponse~: ^~execution~: ^~execution~{ ^~inputPort~?~{ ^~outputPort~?~{ embed~?~as
      9 println~@Console println~@console
      6 Interfaces~:~? Location~:~" Protocol~:~? ^~constants~{ ^~from~?~import~? ^~include~"~^ ^~interface~?~{
      6 ^~service~?~{ embedded~{ interfaces~:~? location~:~" protocol~:~?
      4 ?~<<~? ?~@?~( ^~init~^ ^~init~{ ^~main~^ ^~main~{ ^~type~?~:~? ^~type~?~{
    Kusto|||text/x-kusto||Microsoft: Kusto Query Language
      9 !~endswith ^~let~?~=~ago ^~|~extend~? ^~|~join~kind ^~|~mv~-~expand ^~|~order~by ^~|~project~? ^~|~render~?
      9 ^~|~summarize~? ^~|~take~0 ^~|~top~0~by ago~(~0 bin~(~?~,~0 count~(~)~by dcount~(
      6 ^~|~distinct~? ^~|~project~- ^~|~where~?
    LSL|||text/x-lsl||Linden Lab: LSL portal
      8 NULL_KEY ^~changed~( ^~dataserver~( ^~default~^~{ ^~default~{ ^~key~?~= ^~listen~( ^~on_rez~( ^~state_entry~(
      8 ^~timer~(~) ^~touch_start~( llDetectedKey~( llGetOwner~( llGetPos~( llList2String~( llListen~( llOwnerSay~(
      8 llParseString2List~( llRegionSay~( llSay~( llSetPos~( llSetText~( llSetTimerEvent~(
      4 ^~integer~? ^~list~? ^~rotation~? ^~state~? ^~vector~?
    Lasso|||text/x-lasso||LassoSoft: Lasso language guide
      14 ^~define~?~=>~type~{
      9 ^~/~if~; ^~/~inline~; ^~data~private~? ^~data~public~? ^~define~?~(~?~)~=> ^~inline~(~- ^~public~?~(~?~)~=>
      9 ^~records~; action_param~( local~(~?~= stdoutnl~(
    Limbo|||text/x-limbo||D. Ritchie: The Limbo programming language
      14 :~module~^~{ ^~include~"~;
      9 :~adt~{ :~con~" :~fn~( :~import~? ^~implement~?~; list~of~ref list~of~string load~?~?~->~PATH
      9 ref~Draw~->~Context self~ref~? sys~->~?~(
      6 =~hd~? =~tl~? hd~argv tl~argv
    Logos|Objective-C||text/x-logos||Theos: Logos syntax
      14 ^~%~hook~?
      9 %~orig ^~%~ctor~^ ^~%~ctor~{ ^~%~group~? ^~%~init ^~%~new~( ^~%~new~^ ^~%~property~( ^~%~subclass~?
      4 ^~%~end~^
    LookML|||text/x-lookml||Google: LookML reference
      9 ${~TABLE~} ^~derived_table~:~{ ^~dimension_group~:~? ^~dimension~:~?~{ ^~explore~:~?~{ ^~filter~:~?~{
      9 ^~join~:~?~{ ^~measure~:~?~{ ^~relationship~:~? ^~sql_on~:~${ ^~sql_table_name~:~? ^~sql~:~${ ^~view~:~?~{
      6 ^~connection~:~" ^~drill_fields~:~[ ^~hidden~:~yes ^~primary_key~:~yes ^~timeframes~:~[
      3 ;~;~^ ^~include~:~" ^~type~:~?
    MQL|C||text/x-mql||MetaQuotes: MQL5 reference
      12 AccountBalance~( MODE_TRADES MarketInfo~( NormalizeDouble~( OrderMagicNumber~( OrderSelect~( OrderSymbol~(
      12 OrdersTotal~( PositionSelect~( SELECT_BY_POS SymbolInfoDouble~(
      9 .~mqh~> INIT_SUCCEEDED MqlTick MqlTradeRequest OnCalculate~( OnDeinit~( OnInit~( OnStart~( OnTick~(
      9 OrderSend~( ^~#property~copyright ^~#property~description ^~#property~indicator_chart_window ^~#property~link
      9 ^~#property~strict ^~#property~version ^~extern~double~?~=~0 ^~extern~int~?~=~0 ^~input~bool ^~input~double
      9 ^~input~int ^~input~string
      4 Print~( datetime~?
      -20 ?~->~? FILE~* ^~extern~char ^~extern~int~?~( ^~extern~int~?~; ^~extern~void ^~static~inline malloc~(
    Monkey C|||text/x-monkeyc||Garmin: Monkey C language reference
      12 ^~import~Toybox~.~? ^~using~Toybox~.~? method~(~:~?
      9 Graphics~.~? Rez~.~? System~.~println~( View~.~onUpdate~( WatchUi~.~? ^~hidden~var~? as~Void~{
      8 case~:~?~: has~:~?
      6 ^~function~initialize~(~)~{ ^~function~onUpdate~( as~Dc~) dc~.~?
      3 ^~class~?~extends ^~function~?~(
    NWScript|C||text/x-nwscript||BioWare: NWScript lexicon
      9 ActionSpeakString~( ApplyEffectToObject~( AssignCommand~( CreateItemOnObject~( DelayCommand~(
      9 GetEnteringObject~( GetFirstPC~( GetIsObjectValid~( GetIsPC~( GetLocalInt~( GetObjectByTag~( GetPCSpeaker~(
      9 OBJECT_INVALID OBJECT_SELF SendMessageToPC~( SetLocalInt~( ^~object~?~=~?
      4 ^~effect~?~=~? ^~location~?~= ^~object~?~; ^~void~main~(~)~^
    NetLinx|||text/x-netlinx|folded|AMX: NetLinx programming language reference
      14 ^~#if_not_defined stack_var~?
      9 ^~#end_if ^~button_event~[ ^~channel_event~[ ^~data_event~[ ^~define_call~? ^~define_constant~^
      9 ^~define_device~^ ^~define_event~^ ^~define_function~? ^~define_module~? ^~define_program~^ ^~define_start~^
      9 ^~define_variable~^ ^~local_var~?~? ^~module_name~= ^~program_name~= ^~send_command~? ^~send_string~?
      9 find_string~( length_string~( mid_string~( send_string~? sinteger~? type_cast~(
      7 ^~active~(
      4 ^~integer~?~= ^~online~: ^~push~: ^~release~:
    ObjectScript|||text/x-objectscript||InterSystems: ObjectScript reference; Class definition reference
      14 Extends~%~? Extends~(~% ^~Include~%~? ^~Property~?~As~%~?
      9 &~sql~( As~%~? ^~ClassMethod~?~( ^~Class~?~.~?~Extends ^~Class~?~.~?~[ ^~Index~?~On ^~Relationship~?~As
      9 ^~Storage~Default ^~XData~?
      4 ^~Method~?~( ^~Parameter~?~= ^~Property~?~As ^~set~?~= quit~?
    Opa|||text/x-opa||MLstate: The Opa manual
      14 @static_content @static_include_directory @static_resource_directory ^~client~function ^~database~?~/
      14 ^~database~?~?~/ ^~exposed~function ^~server~function
      9 @client~? @publish~? @server~? Dom~. Dom~.~get_value Dom~.~transform Network~.~broadcast Network~.~cloud
      9 Resource~.~? Server~.~http Server~.~start~( Xhtml~. ^~@client ^~@server ^~database~? ^~import~stdlib~. _~->
      9 function~void~? onclick~= onready
      5 =~<~div ^~do~? ^~match~? ^~type~?~=~{ {~some }~<~/~>
    OpenEdge ABL|||text/x-openedge|folded|Progress: ABL reference
      14 no~-~undo~.
      12 ^~end~class~. ^~end~constructor~. ^~end~destructor~. ^~end~get~. ^~end~interface~. ^~end~method~. ^~end~set~.
      12 progress~.~lang~. undo~,~throw
      9 ^~block~-~level ^~define~buffer~?~for ^~define~input~parameter ^~define~output~parameter
      9 ^~define~private~property ^~define~private~variable ^~define~protected~property ^~define~protected~variable
      9 ^~define~public~property ^~define~temp~-~table ^~define~variable~?~as ^~def~var~?~as ^~end~.~^
      9 ^~end~procedure~. ^~find~first~? ^~for~each~?~: ^~for~each~?~no ^~for~each~?~where ^~if~available~?
      9 ^~routine~-~level exclusive~-~lock new~shared~? no~-~error no~-~lock no~-~undo view~-~as~alert with~frame~?
      6 ^~class~?~.~?~inherits ^~constructor~public~? ^~method~private~? ^~method~protected~? ^~method~public~?
      6 this~-~object
      5 ^~assign~?~. ^~create~?~.~^ ^~define~?~? ^~display~? ^~do~transaction ^~procedure~?~: ^~return~?~.~^
      5 ^~run~?~(~input super~(~)~.
      -9 ;~^ {~^
    Parrot|||text/x-parrot||Parrot: PDD 19, PIR
      15 ^~.~sub~" ^~.~sub~'
      9 ^~.~HLL ^~.~local~int ^~.~local~pmc ^~.~local~string ^~.~namespace~[ ^~.~param~int ^~.~param~pmc
      9 ^~.~param~string ^~.~pcc_begin ^~.~pcc_call ^~.~pcc_sub~?
      6 ^~.~const~' ^~.~const~?~?~= ^~.~lex~' ^~.~loadlib ^~.~return~( ^~.~sub~? ^~.~sub~?~^ ^~.~tailcall ^~.~yield~(
      6 ^~ne~?~, ^~set~?~,
      4 ^~.~end~^ ^~.~include~' ^~dec~I1 ^~goto~? ^~if~?~goto ^~say~? ^~set~I0 ^~set~I1 ^~set~P0 ^~set~S0
      4 ^~unless~?~goto
      -9 ; {~^
    PeopleCode|||text/x-peoplecode||Oracle: PeopleCode language reference
      12 GetLevel0~( Local~?~&~? ^~Component~?~&~? ^~For~&~? ^~Global~?~&~?
      9 CreateRecord~( CreateRowset~( GetRowset~( SQLExec~( ^~Declare~Function ^~End~-~Evaluate ^~End~-~For~;
      9 ^~End~-~Function ^~End~-~If~; ^~End~-~While~; ^~end~-~method~;
      4 &~?~.~? ^~&~?~= ^~Function~?~(~& ^~If~None~(
    Polar|||text/x-polar||Oso: Polar syntax
      12 ^~"~if~" ^~actor~?~{~} ^~allow~(~?~,~?~,~?~)~if ^~has_permission~( ^~has_relation~( ^~has_role~(~?~:~?
      9 permissions~=~[~" relations~=~{ roles~=~[~"
      5 )~if~? )~if~^ ^~resource~?~{ matches~?
    PowerBuilder|||text/x-powerbuilder|folded|SAP: PowerScript reference
      14 ^~end~prototypes ^~forward~prototypes ^~global~type~?~from~?
      9 ^~choose~case~? ^~end~event ^~end~forward ^~end~subroutine ^~end~type~^ ^~end~variables ^~event~?~;
      9 ^~on~?~.~create ^~on~?~.~destroy ^~public~function~?~?~( ^~public~subroutine~?~( ^~this~.~?~=~create~?
      9 ^~type~variables call~super~::~? call~super~::~create call~super~::~destroy
      4 ^~end~choose ^~end~function ^~end~on ^~return~-~0 ^~return~0 messagebox~(~"
    Praat|||text/x-praat||Praat manual, section Scripting
      12 ^~Create~Strings~as ^~Get~number~of ^~Read~from~file~: ^~To~Pitch ^~To~TextGrid ^~endform~^ ^~endproc~^
      12 ^~removeObject~: ^~select~Sound ^~select~TextGrid ^~select~all appendInfoLine~: appendInfo~: plusObject~:
      12 selectObject~:~" writeInfoLine~:
      9 ^~endfor~^ ^~plus~Sound ^~plus~TextGrid ^~printline~? ^~procedure~?~: clearinfo~^ exitScript~:
      4 ^~form~? ^~positive~? ^~sentence~?
      3 ^~boolean~?~0 ^~integer~?~0 ^~real~? ^~word~?
      2 ^~endif~^ ^~for~?~to~?
    RPG|||text/x-rpgle|folded|IBM: ILE RPG reference
      14 ^~**~free
      9 %~char~( %~eof~( %~found~( %~len~( %~subst~( %~trim~( *~inlr~= ^~/~copy~? ^~/~end~-~free ^~/~free ^~begsr~?
      9 ^~ctl~-~opt~? ^~dcl~-~c~? ^~dcl~-~ds~? ^~dcl~-~ds~?~ext ^~dcl~-~f~? ^~dcl~-~pi~? ^~dcl~-~proc~? ^~dcl~-~pr~?
      9 ^~dcl~-~s~? ^~enddo~; ^~endsl~; ^~endsr~; ^~end~-~ds ^~end~-~pi ^~end~-~pr ^~end~-~proc ^~exsr~? ^~monitor~;
      9 end~-~ds~; extname~( ext~inz inz~end~-~ds likeds~( on~-~error~; packed~(~0~:~0 zoned~(~0~:~0
      5 *~off~; *~on~; ^~chain~? ^~dou~? ^~dow~? ^~dsply~? ^~reade~? ^~setll~? char~(~0~)~; inz~(
    Redcode|||text/x-redcode|folded|ICWS 94: Redcode
      9 ^~rof~^ add~.~ab dat~# dat~.~f dat~0~,~0 djn~.~? djn~.~f jmn~.~? jmz~.~? mov~.~ab mov~.~i seq~.~? slt~.~?
      9 sne~.~? spl~# spl~0 sub~.~ab
      4 ^~end~? ^~for~0~^ dat~0 djn~? spl~?
      2 jmp~- jmp~?
    SQF|||text/x-sqf|folded|Bohemia Interactive: SQF syntax
      9 ]~call~? ]~spawn~? ^~params~[~" ^~private~[~" _this~select~0 addaction~[~" alive~? allunits createvehicle~?
      9 exitwith~{ getpos~? getvariable~" getvariable~[~" setpos~? setvariable~[~" waituntil~{ }~foreach~?
      6 ^~hint~" ^~hint~format ^~sleep~0 _x~? isnil~" isserver player~? then~{~^ }~do~{
      4 count~? }~else~{~^
      -9 := class~? def~? function~?
    SourcePawn|||text/x-sourcepawn||AlliedModders: SourcePawn
      14 #endinput ^~forward~Action ^~native~bool~?~( public~SharedPlugin public~native
      9 AutoExecConfig~( ClearSyncHud~( ConVar~? CreateConVar~( FCVAR_CHEAT FCVAR_DONTRECORD FCVAR_NOTIFY FCVAR_PLUGIN
      9 FCVAR_REPLICATED FCVAR_SPONLY FindConVar~( FindSendPropInfo~( FindSendPropOffs~( GetClientOfUserId~(
      9 GetCmdArg~( GetConVarBool~( GetConVarFloat~( GetConVarInt~( Handle~:~? HookEvent~( INVALID_HANDLE
      9 IsClientInGame~( IsFakeClient~( IsPlayerAlive~( LoadTranslations~( MAXPLAYERS Plugin_Continue Plugin_Handled
      9 PrintToChat~( PrintToServer~( RegAdminCmd~( RegConsoleCmd~( ReplyToCommand~( SetConVarInt~( SetHudTextParams~(
      9 ShowSyncHudText~( ^~#include~<~sourcemod ^~#pragma~newdecls ^~#pragma~semicolon ^~forward~void~?~(
      9 ^~methodmap~? ^~native~Handle ^~native~int~?~( ^~native~void~?~( ^~new~Float~: ^~new~String~: ^~new~bool~:
      9 ^~public~OnClientPutInServer ^~public~OnMapStart ^~public~OnPluginStart ^~public~Plugin ^~public~Plugin~:
      9 ^~public~void~OnPluginStart decl~Handle decl~String
      5 property~int~?~{
      4 CreateTimer~( GetClientName~( GetClientTeam~( MaxClients ^~decl~? ^~native~? ^~new~Handle ^~public~Action
      4 ^~stock~? any~..~. const~char~[~]
    TXL|||text/x-txl||J. Cordy: The TXL programming language
      14 ^~end~comments ^~end~compounds ^~end~define ^~end~keys ^~end~redefine ^~end~rule ^~end~tokens ^~replace~$
      14 ^~replace~*~[ ^~replace~[
      9 [~EX~] [~IN~] [~NL~] [~opt~?~] [~repeat~?~] ^~compounds~^ ^~construct~?~[ ^~deconstruct~? ^~redefine~?
      4 [~id~] [~number~] ^~by~^ ^~define~?~^ ^~end~function ^~keys~^ ^~rule~?~^
    UnrealScript|||text/x-unrealscript|folded|Epic Games: UnrealScript language reference
      14 ^~class~?~expands~?
      9 ^~#exec~? ^~class~?~extends~?~; ^~class~?~extends~?~^ ^~defaultproperties~^ ^~defaultproperties~{
      9 ^~exec~function ^~final~function ^~function~bool~?~( ^~ignores~? ^~local~float ^~local~int~? ^~local~string
      9 ^~local~vector ^~native~(~0 ^~reliable~client ^~replication~^ ^~simulated~event ^~simulated~function
      9 ^~static~final~function ^~var~(~)~? ^~var~config~? ^~var~globalconfig extends~?~config~( extends~?~placeable~;
      9 foreach~allactors~( gotostate~(~' super~.~postbeginplay
      8 ^~local~?~?~; class~' event~bool~? foreach~? super~.~?
      5 ^~auto~state ^~event~?~( ^~state~?~^ ^~state~?~{ ^~var~bool~? ^~var~float~? ^~var~int~? settimer~(~0
      4 .~isa~(
      -9 ->~? => ^~def~? ^~import~?
    Xojo|||text/x-xojo||Xojo: Introduction to programming
      14 ^~#tag~EndClass ^~#tag~EndMethod ^~#tag~EndProperty ^~#tag~EndWindow
      9 ^~#tag~Class ^~#tag~Event ^~#tag~Method ^~#tag~Note ^~#tag~Property ^~#tag~ViewBehavior ^~#tag~Window
      9 ^~Protected~Class
      4 ^~Dim~?~As ^~End~Function ^~End~Sub ^~Inherits~?
    ZIL|||text/x-zil||S. Meretzky: Learning ZIL
      9 (~ACTION~? (~ADJECTIVE~? (~DESC~" (~FLAGS~? (~SYNONYM~? <~COND~( <~EQUAL <~TELL~" <~VERB ^~<~CONSTANT~?
      9 ^~<~DEFINE~? ^~<~GLOBAL~? ^~<~INSERT~-~FILE ^~<~OBJECT~? ^~<~ROOM~? ^~<~ROUTINE~? ^~<~SETG~? ^~<~SYNTAX~?
    ZenScript|||text/x-zenscript||CraftTweaker documentation, section ZenScript
      14 ^~zenClass~? ^~zenConstructor~( ^~zenConstructor~?
      12 <~minecraft~:~? ^~recipes~.~?
      9 <~item~:~? <~liquid~:~? <~ore~:~? ^~events~.~?~(~function ^~furnace~.~? ^~import~crafttweaker
      9 ^~import~crafttweaker~. ^~import~mods~. as~IItemStack as~int~[ as~string~) as~string~, as~string~= as~void~{
      9 craftingTable~.~?
      7 ^~mods~.~? ^~val~?~=~<
      4 as~?~)~{ as~int as~string
    """#
}
