// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of classes, for virtual machines and browsers.
  static let objects = #"""
    ActionScript|||text/x-actionscript||Adobe: ActionScript 3.0 language specification
      8 :~MovieClip :~uint [~Bindable [~Embed~( ^~import~flash ^~import~mx flash~.
      6 :~Boolean :~Number :~Sprite :~int ^~package~?~.~?~{ ^~package~?~{ ^~package~{ addEventListener~(
      6 extends~Sprite import~flash override~public override~public~function
      4 :~Array :~Object :~String function~?~(~?~:~? new~?~( private~var protected~function public~function public~var
      4 trace~( var~?~:~?
      3 :~void extends~MovieClip
      2 ^~import~? ^~package dynamic~class import~?~.
      -4 => @~: const~?~=~( fn~? let~?
      -6 :~Bool :~Float :~Int :~Void
      -8 :~Dynamic ?~^~import~? ^~def~? ^~package~; ^~package~?~; def~?~(
    AngelScript|||text/x-angelscript||AngelCode: AngelScript manual
      8 &~inout~? &~in~) &~in~? &~out~? ^~external~shared ^~funcdef~? ^~mixin~class ^~shared~class ^~shared~interface
      6 ?~!~is~null ?~is~null ^~#include~' array~<~?~> cast~<~?~>~( const~string~& coroutine~@? dictionary~?
      5 &~@? ?~@?~) ?~@?~, ?~@?~; ?~@?~= ^~@?~=
      3 ^~class~?~: ^~void~?~( null uint~?
      -20 @Override @author @end @implementation @import @interface @media @nogc @property @safe NSString ^~import~?
      -20 ^~package~? ^~using~? def~? std~:: unittest
    AspectJ|Java||text/x-aspectj||Eclipse: AspectJ programming guide
      9 ^~aspect~? after~(~)~: after~(~)~returning around~(~)~: before~(~)~: call~(~* cflow~( declare~error
      9 declare~parents declare~warning execution~(~* pointcut~?~( privileged~aspect public~aspect thisJoinPoint
      9 within~(
    Ballerina|||text/x-ballerina||WSO2: Ballerina language specification
      9 ^~import~ballerinax ^~import~ballerina~/ ^~public~type~?~record~{ ^~service~/ isolated~function
      9 remote~function resource~function
      6 ^~listener~? check~? io~:~println~( log~:~? public~function~main~( returns~error returns~string
      3 ^~public~function returns~?
      -6 #include ^~def~? ^~use~?
    C#|||text/x-csharp||ECMA-334: C#
      9 #region (~IApplicationBuilder~? (~IConfiguration~? (~IServiceCollection~? ModelState~. Task~<~IActionResult~>
      9 WebApplication~. ^~using~Microsoft~. async~Task~< foreach~(~var~?~in
      8 )~:~base~( AssemblyCompany~( AssemblyTitle~( AssemblyVersion~( ComVisible~( IntPtr~? [~DllImport~(
      8 [~assembly~: ^~internal~class~? ^~internal~enum~? ^~public~enum~? ^~using~System~.~Reflection
      7 ?~EventHandler get~;~set init~; public~event~? public~record {~get~;
      6 #endregion #pragma~warning~disable .~FirstOrDefault~( .~OrderByDescending~( .~OrderBy~( .~Select~(~?~=>
      6 .~ToList~( .~ToString~( .~Where~(~?~=> Console~. Console~.~WriteLine~( [~STAThread ^~namespace~?
      6 ^~static~public~void ^~using~System ^~using~System~.~? get~; global~::~System public~partial~class
      6 static~public~void~Main static~void~Main using~System~; using~var
      5 (~UInt16~) (~UInt32~) ?~>~?~{~get Dictionary~< List~<~string UInt16~? UInt32~? UInt64~? [~Fact
      5 ^~using~?~=~global decimal~? get~{~return partial~class public~static~void~Main
      4 IEnumerable~< List~< ^~using~System~; async~Task internal~class nameof~( private~readonly public~async
      4 public~override record~?~( string~[ var~?~=
      3 Task~< [~Serializable ^~namespace~?~.~? ^~using~? foreach~( is~null out~var public~static public~static~void
      3 public~string public~void set~; string~?~=
      2 ^~private ^~public namespace new~? override~? public~class readonly
      1 if~( private public static
      -4 #define #include :: :~? ^~extern def extends fn import~? template~<
      -6 owned~? unowned
      -8 Gtk~.~? ^~public~signal ^~using~GLib ^~using~Gtk construct~{ errordomain~? int~main~(~string public~signal
      -8 signal~? static~int~main~( stdout~.~printf unowned~? using~GLib void~main~(~string
      -12 ^~private~class~?~.~? ^~public~abstract~class~?~.~? ^~public~class~?~.~? ^~public~enum~?~.~?
      -12 ^~public~interface~?~.~? ^~public~struct~?~.~?
      -14 [~CCode
      -16 GLib~. Gee~.
      -20 ^~def~?~= ^~mutable~? without~sharing with~sharing
    Ceylon|||text/x-ceylon||Ceylon language specification
      8 ^~import~ceylon ^~import~java~. given~?~satisfies satisfies~? shared~abstract shared~actual shared~class
      8 shared~default shared~formal shared~interface shared~object shared~variable shared~void value~?~=
      8 variable~Integer variable~String variable~value
      4 Integer~? String~? actual~? print~(
    Dart|||application/vnd.dart||ECMA-408: Dart
      12 List~?~=~new~List~(
      9 ^~part~'~; ^~part~of~?~;
      8 BuildContext StatefulWidget StatelessWidget ^~import~"~as ^~import~'~as ^~import~'~show main~(~)~=>
      8 main~(~)~async
      6 ?~get~?~; ?~get~?~=> ?~get~?~{ @override Widget~build ^~class~?~extends~?~{ ^~export~'~; ^~import~" ^~import~'
      6 ^~library~? ^~library~?~; ^~part~of extends~State extends~StatelessWidget late~final required~super runApp~(
      6 static~const~String static~const~int static~final~? void~main~( void~main~(~)
      5 Widget ^~import~'~;
      4 Future~< List~< List~<~String List~<~int Map~<~String Stream~< String~? async~{ dynamic~? factory~? final~?~=
      4 late~? print~(~' required~this
      3 $~{ ??~= ?~?~=> await~? for~(~var~?~in int~?~= is~! num~? print~(~" with~?
      2 abstract~class class~? const~? extends~? final~? implements~? library~? this~. var~?
      1 => async
      -4 :~? def fn function fun~? let~? public~class public~static val~?
      -6 public~? std~::
      -8 #define #if #ifdef #undef ^~alias~? ^~import~?~.~?~; ^~module~? ^~template~? __traits~( auto~? foreach~(
      -8 immutable~? static~this
      -9 .~hasName~(~" ^~from~?~?~, ^~package~?~. ^~shared~?
      -12 ^~import~?~.~?~.~? ^~package~?~.~? ^~package~?~^
      -14 #include
    Eiffel|||text/x-eiffel|folded|ECMA-367: Eiffel
      15 ^~feature ^~inherit~^ ^~note~^
      8 ^~class~?~^~create ^~class~?~^~feature ^~class~?~^~inherit ^~indexing ^~obsolete~" ^~redefine~^ ^~rename~^
      8 feature~{~none~}
      7 ^~class~^ ^~create~^ ^~deferred~class ^~feature~^ ^~feature~{ ensure~^ require~^
      4 :~boolean :~integer :~string ^~deferred~^ ^~do~^ ^~end~^ ^~ensure ^~invariant ^~local~^ ^~redefine~? ^~require
      4 do~^ do~^~end end~-- is~deferred is~do
      2 :=~?
      -4 ; def import~? {
    Fantom|||application/x-fantom||Fantom documentation, section Language
      9 Bool~? Int~? Obj~? Str~? Void~?~( Void~main~( ^~using~?~^ const~Str new~make~( once~? override~Str
      9 override~Void
      8 Str~:~Obj ^~new~make ^~override~Void ^~virtual~Void
      5 ->~Void Bool~?~( Int~?~( Str~[~] ^~class~?~:~? ^~facet~class ^~mixin~? echo~(
      4 ^~**
      3 ?~:=~?~.~?
      -8 #include ;~^ ^~namespace~? def~?
    Golo|||text/x-golo||Golo programming language: Guide
      9 ?~=~|~?~|~{ ^~augment~? ^~function~?~=~| ^~import~gololang ^~let~?~=~|~? ^~struct~?~=~{ foreach~?~in~?
      6 ->~| foreach~( function~?~=~|
      4 ^~let~?~= ^~module~?~.~? ^~var~?~=~? println~( return~|
      -6 ;~^ ^~def~? ^~end~^
    Gosu|||text/x-gosu||Guidewire: Gosu reference
      9 ^~enhancement~? ^~uses~?~. delegate~?~represents property~get~?~( property~set~?~(
      7 ?~as~readonly \~?~-> construct~( construct~(~)
      4 ?~as~? ^~package~?~.~?~^ ^~uses~? function~?~( var~_
      -8 ;~^ ^~def~? fn~? std~::
    Groovy|||text/x-groovy||Apache: Groovy language documentation
      16 ^~import~groovy
      13 ^~plugins~{
      12 .~collect~{ .~each~{
      11 ^~def~?~(~)~{
      9 ^~@Grab
      8 GroovyTestCase ^~allprojects~{ ^~android~{ ^~api~' ^~apply~from~: ^~apply~plugin~:~' ^~buildscript~{
      8 ^~classpath~' ^~compile~' ^~compile~project ^~def~"~(~)~{ ^~def~'~(~)~{ ^~dependencies~{ ^~implementation~'
      8 ^~implementation~project ^~include~' ^~jar~{ ^~mavenCentral~(~) ^~pipeline~{~^~agent ^~repositories~{
      8 ^~rootProject~.~name ^~sourceCompatibility~= ^~sourceSets~{ ^~stages~{ ^~stage~(~' ^~steps~{ ^~subprojects~{
      8 ^~testCompile~' ^~testImplementation~' ^~test~{ ^~void~"~( ^~void~'~(~)~{ assertScript evaluationDependsOn
      8 implements~Plugin~<
      6 .~findAll~{ ^~@Test~^~void ^~class~?~extends~GroovyTestCase ^~class~?~extends~Specification ^~compileOnly~"
      6 ^~compile~" ^~expect~:~^ ^~ext~.~?~= ^~ext~{ ^~given~:~^ ^~implementation~" ^~import~static ^~runtime~"
      6 ^~setup~:~^ ^~testCompileOnly~" ^~testCompile~" ^~testImplementation~" ^~then~:~^ ^~when~:~^ ^~where~:~^
      6 apply~plugin~:~" assert~?~== assert~?~? def~?~=~? it~.~? notThrown~( println~" println~' shouldFail~(
      6 shouldFail~{ thrown~( void~test
      5 .~with~{ ^~assert~? ^~def~?~= ^~pipeline~{ agent~any allprojects~{ apply~plugin buildscript~{ classpath~"
      5 compile~project def~?~( dependencies~{ implementation~' jcenter~( mavenCentral~( mavenLocal~( repositories~{
      5 sourceSets~{ subprojects~{ task~? testCompile~?
      4 ->~^ .~collect~( .~each~( =~[~?~: ?~.~? [~:~] ^~class~?~extends~?~{ ^~def~?~(~?~)~{ ^~def~?~=~[
      4 ^~package~?~.~?~.~?~.~?~.~?~.~?~^ ^~package~?~.~?~.~?~.~?~.~?~^ ^~package~?~.~?~.~?~.~?~^
      4 ^~package~?~.~?~.~?~^ ^~package~?~.~?~^ ^~println~? project~(~'
      3 @Override~^ @Test~^~? String~?~= ^~String~? ^~boolean~? ^~class~?~implements~?~{ ^~private~? ^~void~?~(
      3 ^~void~?~(~)~{~^ boolean~?~= compile~' def~? int~?~= it~. new~?~(~?~: println~? static~final~? throws~?
      3 void~?~(~)~{
      2 @CompileStatic ^~def~?~(
      1 def
      -3 #include ; self
      -4 ;~^
      -5 id~(~" implementation~(~" url~=~uri version~"
      -6 )~:~^ ?~:=~? ^~id~(~"~) ^~module~? compileSdk~=~0 def~?~[~? implementation~(~libs jvmTarget~=~" minSdk~=~0
      -6 mut~?
      -8 ^~desc~" ^~desc~' ^~require~' ^~task~:~?
      -9 ^~class~?~(~? ^~class~?~: ^~end~^ ^~fun~? ^~interface~?~: ^~object~? ^~trait~? ^~val~?~by apply~< by~extra
      -9 by~tasks case~class compile~(~?~( do~| extra~[~" fun~?~( jvmToolchain~( project~(~" puts~? tasks~.~named~<
      -9 tasks~.~withType~< val~?~: val~?~=
      -12 ^~import~?~.~?~.~?~.~?~; ^~import~?~.~?~.~?~; ^~import~?~.~?~; ^~package~?~.~?~.~?~.~?~.~?~;
      -12 ^~package~?~.~?~.~?~.~?~; ^~package~?~.~?~.~?~; ^~package~?~.~?~; ^~package~?~; end~^
      -15 def~?~:~?
      -18 kotlin~(~"
      -20 ^~import~static~extension ^~val~? «FOR «IF
      -29 .~_~^
    Haxe|||text/x-haxe||Haxe manual
      12 enum~abstract function~new~( untyped~?
      7 #~if~( (~default~, (~default~? (~get~, (~get~? :~Dynamic ?~:~Null @~:~? Null~< ^~#if~? ^~abstract~?
      7 ^~extern~class ^~package~?~; cast~? extern~class overload~?
      6 :~Void~{ ^~import~haxe ^~package~; ^~using~? private~var~?~:~Int public~function~? public~inline~function
      6 public~var~?~:~Float public~var~?~:~Int public~var~?~:~String static~public~function static~var~?~:~? trace~(
      5 ?~:~Void Array~<~? ^~#elseif~? ^~abstract~?~( ^~package~?~.~? inline~function~? override~function~?
      5 static~function~?
      4 :~Bool :~Void Map~< ^~@~: ^~class~? ^~extern~? ^~import~?~. ^~package~? ^~typedef~? abstract~?~(
      4 inline~function override~public public~inline public~static~var
      3 :~Float :~Int :~String Array~< Array~<~Int Map~<~String ^~class~?~extends~? ^~function~?~( ^~var~?~:~?
      3 function~?~(~)~:~? public~var
      -3 $this def fn
      -4 #include def~? fun~? let~? public~void val~?
      -6 :~Boolean :~Number :~int :~uint :~void ^~fun~? ^~val~? flash~.~display fun~?~(
      -8 ^~package~?~{ ^~package~{ ^~public~let~? ^~public~static~let~? ^~public~static~var~?~:~?~{
      -8 ^~public~var~?~:~?~{ ^~static~let~?
      -12 ?~^~import~?
      -20 ^~import~Toybox ^~using~Toybox
    Java||com.sun.java-source|text/x-java||Oracle: The Java language specification
      18 ^~module~?~.~?~.~?~{ ^~module~?~.~?~{
      8 .~printStackTrace~( ^~requires~java ^~requires~static ^~requires~transitive new~ArrayList~<~>
      8 new~BufferedReader~( new~FileReader~( new~HashMap~<~>
      6 @Override System~.~out ^~exports~?~. ^~import~java ^~import~javax ^~import~org ^~opens~? ^~package~?~.
      6 ^~provides~? ^~requires~? import~java~. import~org~. public~final~class public~static~void
      5 catch~(~IOException~? catch~(~InterruptedException~?
      4 ArrayList~< HashMap~< String~[ ^~record~?~( final~class implements~? import~com new~ArrayList private~final
      4 private~static public~class public~interface static~final throws~? throw~new~IllegalArgumentException
      4 throw~new~IllegalStateException throw~new~RuntimeException
      3 List~< Map~< String~? ^~import~? extends~? private~void protected~? public~? public~void super~(
      2 abstract~class boolean~? catch~( final~? interface~? new~? private~? public~String static~? this~. throw~new
      1 ; class package~? private public static void
      -4 #include =>~{ def fn func function~? fun~? let~? namespace self using~System val~? var~?
      -6 def~?~=
      -8 :=~? GroovyTestCase UInt16~? UInt32~? UInt64~? ^~alias~?~= ^~alias~?~? ^~annotation~class ^~def~? ^~fun~?
      -8 ^~import~?~.~?~.~?~.~?~^ ^~import~?~.~?~.~?~^ ^~import~groovy ^~package~?~.~?~.~?~.~?~^ ^~package~?~.~?~.~?~^
      -8 ^~package~?~.~?~^ ^~template~?~( ^~unittest ^~val~? assertScript companion~object data~class fun~?~(
      -8 override~fun override~val private~val val~?~:
      -9 $?~-> $this ^~private~$?
      -12 ^~function~?~( ^~module~?~.~? ^~private~class~?~.~? ^~private~import ^~public~?~.~?~(
      -12 ^~public~abstract~class~?~.~? ^~public~class~?~.~? ^~public~import ^~public~interface~?~.~? function~?~(
      -14 ^~module~?~.~?~.~?~; ^~module~?~.~?~; def~?~(
      -20 ^~class~?~extends~Lexer~; ^~class~?~extends~Parser~; ^~grammar~?~; ^~header~{ ^~lexer~grammar ^~options~{
      -20 ^~parser~grammar ^~tree~grammar ^~using~System ttsbegin ttscommit while~select without~sharing with~sharing
      -36 ?~^~import~?
    JavaScript||com.netscape.javascript-source|text/javascript||ECMA-262: ECMAScript
      6 !~function~( $~( (~function~( =~function~( ?~.~exports Object~.~assign Object~.~defineProperty Object~.~keys
      6 ^~"~; ^~+~function~( ^~function~?~( ^~import~{ console~.~log document~. export~default module~.~exports
      6 require~(~" require~(~' self~[~" use~strict void~0 window~. window~[~"
      4 !=~=~? $~(~" $~(~' )~=> ==~=~? =>~{ JSON~. Math~. ^~const~? ^~let~? addEventListener~( async~function
      4 class~?~extends const~?~= exports~. export~async export~class export~const export~function export~{ from~"
      4 from~' function~( import~?~from let~?~= prototype~. this~. typeof~? undefined
      3 !~0 ${ )~{~^ ,~?~=~function~( ,~function~( .~then~( :~!~0 ==~= ==~=~" =>~? ?~.~default ?~:~function~(
      3 Array~.~isArray ^~export~? ^~import~? arguments~. await~? hasOwnProperty new~Date new~Promise push~(~[
      3 return~{ var~?~; var~?~= }~)~;~^
      2 !~function ; class~?~{ constructor~( const~{ extends~? function~?~( null return~function try~{ var~?
      1 => ^~function~? function if~( let~? return~? var
      -3 := @Override ^~class~?~< ^~procedure~? ^~type~? ^~var~?~:
      -4 #include #{~? $? $this :~Boolean :~number :~string String~? ^~@~? ^~dependencies~{ ^~interface~? ^~message~?
      -4 ^~package~? ^~use~? def elif end~^ final~? fn func fun~? int~? local~? println proc~? public~static string~?
      -4 then~^ uint256 val~?
      -5 #
      -6 :~Number :~void @override Future~< List~< ^~program~? func~? override~public void~main
      -8 ^~*~?~{ ^~*~new~{ ^~^~super ^~^~this ^~classvar~? ^~entity~?~{ ^~local~?~= ^~operation~?~( ^~package~?~.
      -8 ^~package~?~; ^~public~class ^~public~override ^~query~?~( ^~var~<~ arg~?~, {~^~^ {~arg {~|~?~|
      -9 $?~-> $~0 :~Awaitable~< ==~> ^~class~?~extends~?~; ^~using~?~. ^~using~?~; const~?~*~? foreach~(~var
      -9 fprintf~( self~::
      -10 ^~li~?~^ ^~script~(~type~= ^~script~?~(~'
      -12 ^~void~main~(
      -14 ^~auto~? ^~define~?~(~?~)~{ ^~reducer~?~( ^~|~put~? ^~|~reduce~? ^~|~view~?
      -20 DataSetFilter~? ExecuteAFile~( LikelihoodFunction~? LoadFunctionLibrary~( ^~export~int ^~export~module~?
      -20 ^~export~void ^~import~Toybox ^~using~Toybox fprintf~(~stdout fscanf~(~stdin
    Kotlin|||text/x-kotlin||JetBrains: Kotlin language specification
      12 ^~typealias~?
      9 ^~@file~:~? ^~actual~class ^~actual~fun ^~expect~class ^~expect~fun ^~fun~<~? ^~internal~expect ^~internal~fun
      9 ^~internal~inline ^~internal~val ^~plugins~{~^~kotlin fun~`~(~) kotlin~(~" listOf~(
      8 ^~class~?~(
      6 !!~.~? ^~alias~(~libs ^~allprojects~{ ^~android~{ ^~annotation~class ^~buildscript~{ ^~dependencies~{ ^~fun~?
      6 ^~fun~main ^~id~(~" ^~import~android ^~import~kotlin ^~import~org~.~jetbrains ^~object~? ^~open~class
      6 ^~plugins~{ ^~repositories~{ ^~sealed~class apply~<~? apply~{~plugin by~extra by~tasks companion~object
      6 compileOnly~(~? compileSdk~= compile~(~? compile~(~project~( data~class extra~[~" fun~< fun~main~( id~(~"
      6 implementation~(~" implementation~(~libs implementation~(~libs~.~? jvmToolchain~( lateinit lateinit~var
      6 mavenCentral~(~) minSdk~= override~fun override~fun~? override~val~? private~val~? project~(~" suspend~fun
      6 targetSdk~= tasks~.~named~< tasks~.~register~< tasks~.~withType~< testCompile~(~? testImplementation~(
      6 testImplementation~(~ testRuntime~(~?
      5 ?~=~"~^ ^~import~kotlinx ^~internal~object~?~{ ^~private~object~?~{ ^~public~object~?~{ fun~? fun~?~(
      5 jvmTarget~=~" object~: println~(~" sealed~class val~?~: val~?~= when~(
      4 :~List~< :~Long :~Map~< ^~enum~class ^~fun~?~(~?~: ^~interface~?~{ ^~object~?~{ ^~open~fun ^~private~fun
      4 ^~private~val ^~val~?~by api~(~" by~getting fun~?~.~? is~String url~=~uri~( vararg~? version~"
      3 :~Int :~String ?.~let by~lazy inline~? internal~? it~. mutableListOf~( open~class val~? var~?~:
      2 -> ^~import~? ^~package~? is~?
      -3 ; def fn func function~? let~?
      -6 ^~extension~( ^~given~? ^~object~?~extends def~? with~?
      -8 ^~actor~? ^~be~? ^~new~? env~.
      -9 ^~apply~plugin~: ^~const~(~^
      -14 ^~proc~?~( ^~struct~?~{ ^~union~?~= println~$
    PHP||public.php-script|text/x-php||PHP manual, section Language reference
      30 ^~<~?~php~^
      8 $this $this~-> ^~<~?~php include_once private~$? public~$? require_once
      5 $_GET $_POST $_SERVER ->~?~( ^~namespace~? echo~" echo~' function~__construct public~function use~?~;
      2 $? $?~= =>~? array~( echo foreach~(
      -9 ^~0~;~^ fetch~?~,~? let~this~->
      -14 ^~my~$? ^~my~( ^~my~@? foreach~my
      -20 ^~use~Moose ^~use~MooseX~::~?
    Papyrus|||text/x-papyrus|folded|Bethesda: Papyrus language reference
      9 ?~extends~activemagiceffect ?~extends~objectreference ?~extends~quest ?~property~?~auto ^~endevent ^~endproperty
      9 ^~event~onactivate ^~event~oneffectstart ^~event~oninit ^~event~onload ^~event~onupdate ^~scriptname~?
      9 debug~.~notification debug~.~trace property~?~auto registerforsingleupdate
      4 ?~extends~? ^~endfunction ^~endwhile ^~event~?~(
      2 ^~endif ^~function~?~(
      -9 #include ;~^ ^~dim~?
    Pike|||text/x-pike||Pike reference manual
      9 (~[~" (~{~" (~{~? Stdio~. ^~import~Stdio ^~inherit~? ^~mapping~( array~( mapping~( mixed~? multiset~(
      9 sprintf~(~"
      7 ^~#pike ^~class~?~{ ^~int~main~(~int~argc~,~array ^~protected~? ^~static~? catch~{ foreach~(~?~,~?
      7 foreach~(~?~;~? lambda~( program~? sizeof~( werror~( write~(~"
      6 ^~constant~?~=
      4 ::~create ^~array~? ^~import~? ^~object~? ^~private~? ^~void~create~( function~? int~? object~?
      3 ^~string~?
      2 ^~constant~? string~?
      -8 #include~< $? NULL ^~declaration~? ^~import~?~; ^~namespace~? ^~package~? ^~path~? ^~real~? final~?
      -8 object~?~{ pair~? public~static real~? std~:: unsigned~? using~? var~?
      -9 ^~import~core~. ^~import~std~. ^~module~?~.~? ^~module~?~; ^~private~import ^~unittest
      -20 ^~import~' ^~object~template ^~part~of ^~structure~template ^~template~?~; ^~unique~template
    Processing|||text/x-processing||Processing: Reference
      7 P3D PFont PImage PVector ^~size~(~0 background~(~0 color~(~0 createFont~( ellipse~( fill~(~0 frameRate~(
      7 keyPressed~( loadImage~( mousePressed mouseX mouseY noFill~( noStroke~( popMatrix~( pushMatrix~( size~(~0~,~0
      7 strokeWeight~( stroke~(~0 textFont~( void~draw~( void~setup~(
      4 height~/ line~( random~( rect~( width~/
      -6 #include digitalWrite pinMode
    Scala|||text/x-scala||EPFL: Scala language specification
      12 ^~given~? ^~import~?~.~_ ^~object~?~{ ^~trait~? override~def
      10 ^~case~class def~?~[
      9 :~Int :~String
      6 .~_~^ ?~.~map~( ?~.~map~{ ^~extension~( ^~implicit~? ^~import~?~.~{ ^~import~akka ^~import~scala ^~lazy~val
      6 ^~object~? ^~object~?~extends ^~private~def ^~private~val ^~trait~?~{ ^~type~?~=~? _~=>~? case~?~(~?~)~=>
      6 case~class case~object def~?~(~)~{ def~?~:~?~= def~main~( extends~?~with~? extends~App extension~( for~{
      6 implicit~val object~?~extends override~val sealed~trait val~?~:~?~=
      5 :~List~[ ?~:~?~)~extends ?~<~%~? @Test~def ^~class~?~(~val
      4 :~?~=~{ =~{ List~[ Option~[ Seq~[ ^~class~?~(~? ^~def~?~=~? ^~val~?~=~? def~?~( def~?~: implicit~? match~^
      4 println~( val~?~: val~?~= with~?
      3 :~Unit ^~package~? ^~package~?~^ _~=> case~?~=> lazy~val yield~?
      2 def~? extends~? match~{ val~? var~?
      1 =>
      -3 $this end~^ fn func function~? self
      -4 ; fun~? let~?
      -6 ^~fun~?
      -9 :~List~< :~Map~< ^~val~?~:~List~< fun~get~(
      -12 Rail~[ finish~{
    Smalltalk|||text/x-smalltalk||ANSI INCITS 319: Smalltalk
      7 :~?~| Transcript~show ^~Object~subclass ^~super~? at~: category~: do~:~[ ifFalse~: ifTrue~:
      7 instanceVariableNames~: methodsFor~: new~. self~? subclass~: super~new thisContext~? timesRepeat~: value~:
      6 Object~subclass Smalltalk~. Smalltalk~at ^~!~?~methodsFor ^~^~?~^ ^~^~self ^~^~super ^~self~? ^~subclass~:
      6 ^~|~?~| ifFalse~:~[ ifNil~: ifTrue~:~[ isNil~ifTrue
      4 #( :=~? :~[ [~:~? ]~. ^~^~? collect~: displayNl do~: printNl put~: yourself |~?~|
      3 ?~:~?~and~:~? ^~?~:=~?
      2 ^~!~?
      1 . := ^ ^~?~:~? nil~.
      -4 ; = class~?~{ const~? def fn function~? import~? let~? var~? { |~^~|
      -6 ^~!~.
      -12 |~?~|~?~|
      -20 ^~option~(~'
    Squirrel|||text/x-squirrel||Squirrel reference manual
      13 ^~for~(~local
      9 ?~.~?~<- ^~::~?~<- ^~function~?~::~?~( foreach~(~?~,~?~in for~(~local
      6 ::~?~( ^~?~<-~? ^~local~?~=~::~? constructor~( foreach~(~?~in instanceof~? typeof~this
      4 :: <-~function @~" @~(~? ^~class~?~extends ^~constructor~( ^~local~?~; ^~local~?~= base~. local~?~= print~(~"
      4 resume~? vargv~? yield~?
      3 <-~?~.~? ^~foreach~( ^~function~?~(~) ^~function~?~(~?~) return~?~.~?~(
      2 ^~class~? null~; }~^~else
      -8 #include~? $? -> => ^~import~? const~? def~? end~^ int~? let~? private~? public~? std~::~? template~< then~^
      -8 var~? void~?
      -9 (~$? ?~=>~$? super~( {~$?
    TypeScript|JavaScript||application/typescript||Microsoft: TypeScript handbook
      13 keyof~?
      12 private~readonly
      8 ^~import~?~=~require~( }~:~?~)~=> }~:~?~)~{
      7 :~number~[~] :~string~[~] Partial~< ReadonlyArray~< ^~export~interface ^~import~type~{ ^~type~?~<~? as~any
      7 as~unknown extends~keyof infer~?
      6 :~any :~boolean :~number~) :~number~; :~string~) :~string~, :~string~; :~void~{ @Component @Injectable
      6 ^~declare~? ^~enum~? ^~export~declare ^~interface~? ^~namespace~? ^~type~?~= as~const export~abstract
      6 export~enum export~interface export~type import~type readonly~? useRef~<~? useState~<~?
      5 :~Promise :~number :~string ?~|~undefined Array~< Promise~< Record~< ^~export~const~?~:~? ^~function~?~<~?~>~(
      5 abstract~class constructor~(~private enum~? implements~? private~?~: public~?~: }~|~{
      3 :~void as~? class~?~{ interface~?~{ private~? public~? type~?~=
      -4 $? event~? fun~? int~=
      -6 :: ::~? :~Bool :~Dynamic :~Int :~String :~Void @~: ^~chan~? ^~event~? ^~extern~? ^~global~? ^~let~rec
      -6 ^~module~?~. ^~open~? ^~package~? ^~|~?~=> char~? def~? global~? int~? option~( proc~? switch~(~?~)~{~^~|
      -6 uint unowned void~?
      -8 #[~? ^~contract~? ^~entity~?~{ ^~fn~? ^~operation~?~( ^~pragma~? ^~query~?~( fn~?~( let~mut payable uint256
      -9 0~:~?~? 0~:~i32 0~:~optional 0~:~required 0~:~string ^~effect~? ^~internal~class ^~internal~enum ^~method~?
      -9 ^~namespace~?~^~{ ^~provide~? ^~public~async~?~< ^~public~class~? ^~public~enum~? ^~public~interface~?
      -9 ^~pub~? ^~root_type~? ^~struct~?~{ ^~table~?~{ ^~union~?~{ ^~using~? ^~using~?~. ^~using~?~; ensures~?
      -9 match~(~?~)~{ requires~? returns~(
      -12 ^~enum~?~: ^~namespace~?~; ^~namespace~?~?
      -20 ^~OneWay~: ^~RequestResponse~: ^~attribute~? ^~callback~?~= ^~dictionary~? ^~import~Toybox ^~inputPort~?
      -20 ^~outputPort~? ^~partial~interface ^~typedef~? ^~using~Toybox readonly~attribute sequence~<
    Whiley|||text/x-whiley||D. Pearce: The Whiley language specification
      8 ^~constant~?~is ^~ensures~? ^~function~?~(~? ^~import~?~from ^~method~?~(~? ^~public~export~method
      8 ^~public~function ^~public~method ^~public~type ^~requires~? ^~type~?~is ^~where~?
      4 ^~return~?~^ ^~while~?~< int~[~]
      -9 ;~^ ^~let~? ^~local~? ^~val~? ^~var~? end~^ {~^
    Wren|||text/x-wren||Wren: Syntax
      8 Fiber~.~new Fiber~.~yield Fn~.~new System~.~print System~.~write ^~import~"~for class~?~is~? construct~new
      8 foreign~static static~?~(~?~)~{
      3 ^~var~?~= for~(~?~in super~( this~.
      -6 #include ; def function~?
    Xtend|||text/x-xtend||Eclipse: Xtend documentation
      8 =>~[ @Inject~extension [~it~| ^~@Accessors ^~@Data ^~@Test~def ^~def~dispatch ^~def~private ^~def~static
      8 ^~extension~? ^~import~static~extension ^~override~? ^~override~?~( ^~private~def ^~protected~def def~void
      8 def~void~?~( «FOR «IF
      4 .~filter~[ .~forEach~[ .~map~[ [~?~| [~| ^~def~?~( ^~import~?~.~?~.~?~^ ^~val~?~=
      -9 ;~^ ^~end~^ ^~func~? ^~object~? def~self fun~?
    Zephir|||text/x-zephir||Zephir documentation, section Basic syntax
      9 )~->~<~? )~->~? fetch~?~,~? if~likely~? if~typeof~? if~unlikely~? isset~this~-> let~?~=~this let~this~->
      5 ^~let~?~=~? ^~protected~?~{ ^~public~function~? ^~var~?~,~? ^~var~?~; for~?~in~? let~?~[~?
      3 ^~class~?~extends ^~namespace~?~; ^~use~? this~->~? throw~new~?
      -9 $? $this ?~:~? const~?~: fn~? func~? impl~? let~const let~mut
    ooc|||text/x-ooc||A. Michel: ooc language documentation
      9 ?~:~abstract~class ?~:~class~extends ?~:~cover ?~:~func ?~:~func~( ^~?~:~class ^~?~:~class~{ ^~?~:~cover~from
      9 ^~?~:~enum~{ ^~?~:~func~{ ^~extend~?~{ ^~init~:~func func~-> func~~?
      4 ?~:~Int ?~:~String ^~include~?~/ ^~main~:~func ^~version~( println~(~) super~(
      3 ^~import~?~/ match~{
      -9 :~: ;~^ ^~def~? ^~fn~? ^~let~? ^~module~? ^~type~? ^~var~? function~?
    """#
}
