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
    Clarity|||text/x-clarity||Stacks: Clarity book, section Functions and keywords
      9 (~as~-~contract (~contract~-~call (~ft~-~mint (~ft~-~transfer (~map~-~get (~map~-~insert (~map~-~set~?
      9 (~nft~-~mint (~stx~-~transfer (~var~-~get~? (~var~-~set~? ^~(~define~-~constant~? ^~(~define~-~data~-~var
      9 ^~(~define~-~fungible ^~(~define~-~map~? ^~(~define~-~non ^~(~define~-~private~( ^~(~define~-~public~(
      9 ^~(~define~-~read ^~(~define~-~trait ^~(~impl~-~trait ^~(~use~-~trait block~-~height tx~-~sender
      5 (~asserts~! (~err~? (~ok~? (~try~! (~unwrap~! ?~principal~) ?~uint~)
      -9 (~lambda~( (~use~-~modules ^~(~define~( ^~(~define~-~module ^~(~define~-~syntax ^~(~defun~?
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
    Monkey C|||text/x-monkeyc||Garmin: Monkey C language reference
      12 ^~import~Toybox~.~? ^~using~Toybox~.~?
      9 Graphics~.~? Rez~.~? System~.~println~( View~.~onUpdate~( WatchUi~.~? ^~hidden~var~? as~Void~{
      6 ^~function~initialize~(~)~{ ^~function~onUpdate~( as~Dc~) dc~.~?
      3 ^~class~?~extends ^~function~?~(
    NWScript|C||text/x-nwscript||BioWare: NWScript lexicon
      9 ActionSpeakString~( ApplyEffectToObject~( AssignCommand~( CreateItemOnObject~( DelayCommand~(
      9 GetEnteringObject~( GetFirstPC~( GetIsObjectValid~( GetIsPC~( GetLocalInt~( GetObjectByTag~( GetPCSpeaker~(
      9 OBJECT_INVALID OBJECT_SELF SendMessageToPC~( SetLocalInt~( ^~object~?~=~?
      4 ^~effect~?~=~? ^~location~?~= ^~object~?~; ^~void~main~(~)~^
    NetLinx|||text/x-netlinx|folded|AMX: NetLinx programming language reference
      9 ^~button_event~[ ^~channel_event~[ ^~data_event~[ ^~define_constant~^ ^~define_device~^ ^~define_event~^
      9 ^~define_module~? ^~define_program~^ ^~define_start~^ ^~define_variable~^ ^~module_name~= ^~program_name~=
      9 ^~send_command~? ^~send_string~?
      4 ^~integer~?~= ^~online~: ^~push~: ^~release~:
    OpenEdge ABL|||text/x-openedge|folded|Progress: ABL reference
      14 no~-~undo~.
      9 ^~define~buffer~?~for ^~define~input~parameter ^~define~output~parameter ^~define~temp~-~table
      9 ^~define~variable~?~as ^~def~var~?~as ^~end~.~^ ^~end~procedure~. ^~find~first~? ^~for~each~?~:
      9 ^~for~each~?~no ^~for~each~?~where ^~if~available~? exclusive~-~lock new~shared~? no~-~error no~-~lock
      9 no~-~undo view~-~as~alert with~frame~?
      5 ^~assign~?~. ^~create~?~.~^ ^~define~?~? ^~display~? ^~do~transaction ^~procedure~?~: ^~run~?~(~input
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
    PowerBuilder|||text/x-powerbuilder|folded|SAP: PowerScript reference
      14 ^~end~prototypes ^~forward~prototypes ^~global~type~?~from~?
      9 ^~choose~case~? ^~end~event ^~end~forward ^~end~subroutine ^~end~type~^ ^~end~variables ^~event~?~;
      9 ^~on~?~.~create ^~on~?~.~destroy ^~public~function~?~?~( ^~public~subroutine~?~( ^~this~.~?~=~create~?
      9 ^~type~variables call~super~::~? call~super~::~create call~super~::~destroy
      4 ^~end~choose ^~end~function ^~end~on ^~return~-~0 ^~return~0 messagebox~(~"
    RPG|||text/x-rpgle|folded|IBM: ILE RPG reference
      14 ^~**~free
      9 %~char~( %~eof~( %~found~( %~len~( %~subst~( %~trim~( *~inlr~= ^~/~copy~? ^~/~end~-~free ^~/~free ^~begsr~?
      9 ^~ctl~-~opt~? ^~dcl~-~c~? ^~dcl~-~ds~? ^~dcl~-~ds~?~ext ^~dcl~-~f~? ^~dcl~-~pi~? ^~dcl~-~proc~? ^~dcl~-~pr~?
      9 ^~dcl~-~s~? ^~enddo~; ^~endsl~; ^~endsr~; ^~end~-~ds ^~end~-~pi ^~end~-~pr ^~end~-~proc ^~exsr~? ^~monitor~;
      9 end~-~ds~; extname~( ext~inz inz~end~-~ds likeds~( on~-~error~; packed~(~0~:~0 zoned~(~0~:~0
      5 *~off~; *~on~; ^~chain~? ^~dou~? ^~dow~? ^~dsply~? ^~reade~? ^~setll~? char~(~0~)~; inz~(
    SQF|||text/x-sqf|folded|Bohemia Interactive: SQF syntax
      9 ]~call~? ]~spawn~? ^~params~[~" ^~private~[~" _this~select~0 addaction~[~" alive~? allunits createvehicle~?
      9 exitwith~{ getpos~? getvariable~" getvariable~[~" setpos~? setvariable~[~" waituntil~{ }~foreach~?
      6 ^~hint~" ^~hint~format ^~sleep~0 _x~? isnil~" isserver player~? then~{~^ }~do~{
      4 count~? }~else~{~^
      -9 := class~? def~? function~?
    UnrealScript|||text/x-unrealscript|folded|Epic Games: UnrealScript language reference
      9 ^~#exec~? ^~class~?~extends~?~; ^~class~?~extends~?~^ ^~defaultproperties~^ ^~defaultproperties~{
      9 ^~exec~function ^~final~function ^~ignores~? ^~local~float ^~local~int~? ^~local~string ^~local~vector
      9 ^~native~(~0 ^~reliable~client ^~replication~^ ^~simulated~event ^~simulated~function ^~static~final~function
      9 ^~var~(~)~? ^~var~config~? ^~var~globalconfig extends~?~config~( extends~?~placeable~; foreach~allactors~(
      9 gotostate~(~' super~.~postbeginplay
      5 ^~auto~state ^~event~?~( ^~state~?~^ ^~state~?~{ ^~var~bool~? ^~var~float~? ^~var~int~? settimer~(~0
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
      12 <~minecraft~:~? ^~recipes~.~?
      9 <~item~:~? <~liquid~:~? <~ore~:~? ^~furnace~.~? ^~import~crafttweaker~. ^~import~mods~. craftingTable~.~?
      7 ^~mods~.~? ^~val~?~=~<
    """#
}
