// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of classes, for browsers and machines of their own.
  static let objects = #"""
    ActionScript|||text/x-actionscript||Adobe: ActionScript 3.0 language specification
      12 for~(~var~?~:~int for~each~(~var
      9 ?~.~onEnterFrame~= ?~.~onPress~= ?~.~onRelease~= MovieClip ^~package~?~.~?~^~{ ^~package~?~^~{ ^~package~^~{
      9 _parent~. _root~.~? attachMovie~( createEmptyMovieClip~( gotoAndPlay~( gotoAndStop~(
      8 :~DisplayObject :~Event~) :~KeyboardEvent :~MouseEvent :~MovieClip :~TimerEvent :~uint [~Bindable [~Embed~(
      8 ^~import~flash ^~import~mx flash~. var~?~:~int var~?~:~uint
      6 .~_alpha .~_visible .~_x .~_y :~Boolean :~Number :~Sprite :~int Stage~.~? ^~package~?~.~?~{ ^~package~?~{
      6 ^~package~{ ^~stop~(~)~; addEventListener~( extends~Sprite hitTest~( import~flash override~public
      6 override~public~function
      4 :~Array :~Object :~RegExp :~String :~XML function~?~(~?~:~? new~?~( private~var protected~function
      4 public~function public~var trace~( var~?~:~?
      3 :~void extends~MovieClip
      2 ^~import~? ^~package dynamic~class import~?~.
      -4 => @~: const~?~=~( fn~? let~?
      -8 :~Bool :~Dynamic :~Float :~Int :~Void ?~^~import~? ^~def~? def~?~( for~(~?~in~0~..~.
      -20 enum~abstract
      -30 ^~package~; ^~package~?~.~?~.~?~; ^~package~?~.~?~; ^~package~?~; ^~using~?~; function~new~(
    AngelScript|||text/x-angelscript||AngelCode: AngelScript manual
      8 &~inout~? &~in~) &~in~? &~out~? ^~external~shared ^~funcdef~? ^~mixin~class ^~shared~class ^~shared~interface
      6 ?~!~is~null ?~is~null ^~#include~' array~<~?~> cast~<~?~>~( const~string~& coroutine~@? dictionary~?
      5 &~@? ?~@?~) ?~@?~, ?~@?~; ?~@?~= ^~@?~=
      3 ^~class~?~: ^~void~?~( null uint~?
      -20 @Override @author @end @implementation @import @interface @media @nogc @property @safe NSString ^~import~?
      -20 ^~package~? ^~using~? def~? std~:: unittest
    C#|||text/x-csharp||ECMA-334: C#
      14 WebApplication~.~CreateBuilder~( ^~var~builder~=~WebApplication
      9 #region (~IApplicationBuilder~? (~IConfiguration~? (~IServiceCollection~? (~object~sender~,~EventArgs
      9 .~AddDbContext~< .~AddHttpClient~< .~AddScoped~< .~AddSingleton~< .~AddTransient~<
      9 Host~.~CreateApplicationBuilder~( Host~.~CreateDefaultBuilder~( ModelState~. Task~<~IActionResult~>
      9 WebApplication~. ^~using~Microsoft~. ^~using~var~? app~.~MapControllers~(~) app~.~UseHttpsRedirection~(~)
      9 async~Task~< builder~.~Configuration~. builder~.~Services~.~? foreach~(~var~?~in
      8 )~:~base~( ,~Out~] .~Click~+=~new .~Parameters~.~AddWithValue~( ?.~Invoke~( ArgumentException~(
      8 ArgumentNullException~( AssemblyCompany~( AssemblyTitle~( AssemblyVersion~( Assert~.~AreEqual~( Assert~.~Equal~(
      8 ComVisible~( Console~.~ReadLine~(~) GetComponent~< IEnumerable~< ILogger~< IReadOnlyList~< IntPtr~?
      8 InvalidOperationException~( MonoBehaviour [~ApiController [~Authorize [~ComImport~] [~DllImport~( [~Guid~(
      8 [~HttpGet [~InterfaceType~( [~MarshalAs~( [~Route~(~" [~SerializeField [~assembly~: ^~internal~class~?
      8 ^~internal~enum~? ^~namespace~?~.~?~; ^~public~enum~? ^~using~NUnit ^~using~System~.~Reflection
      8 ^~using~UnityEngine ^~using~Xunit async~(~?~?~, internal~sealed internal~static int~.~Parse~( int~.~TryParse~(
      8 is~not~null is~{~} new~System~.~Drawing~. new~System~.~EventHandler~( new~System~.~Windows~.~Forms
      8 private~readonly~IReadOnlyList protected~internal protected~override protected~virtual public~override~?
      8 public~sealed public~sealed~class public~virtual select~new~{ string~.~Empty string~.~Format~(
      8 string~.~IsNullOrEmpty~( string~.~IsNullOrWhiteSpace~( string~.~Join~( this~.~Controls~.~Add~(
      8 this~.~ResumeLayout~( this~.~SuspendLayout~(~) using~(~?~?~=~new~?~( using~(~var~?~= yield~return~? {~get~;
      7 ?~EventHandler Debug~.~Log~( Time~.~deltaTime get~;~set init~; public~event~? public~record
      6 #endregion #pragma~warning~disable $~" )~=>~?~( +=~new~?~( .~FirstOrDefault~( .~OrderByDescending~( .~OrderBy~(
      6 .~Select~(~?~=> .~ToList~( .~ToList~(~) .~ToString~( .~Where~(~?~=> Assert~.~That~( Console~.
      6 Console~.~WriteLine~( DateTime~? GameObject~? Guid~? UnityEngine [~JsonProperty [~Parameter~] [~Required~]
      6 [~STAThread [~TestMethod [~Test~] ^~namespace~? ^~static~public~void ^~using~?~.~?~.~?~; ^~using~System
      6 ^~using~System~.~? abstract~class~?~:~? async~Task base~.~?~( catch~(~?~?~) class~?~:~?~, foreach~(~?~?~in~?
      6 get~; global~::~System new~Dictionary~< new~List~< public~class~?~:~? public~partial~class sealed~class
      6 static~public~void~Main static~void~Main using~System~; using~var var~?~=~new~?~<
      5 (~UInt16~) (~UInt32~) ?~>~?~{~get Dictionary~< List~<~string UInt16~? UInt32~? UInt64~? [~Fact
      5 ^~using~?~=~global decimal~? get~{~return partial~class public~static~void~Main void~Start~(~) void~Update~(~)
      5 while~(~?~.~Read~(~)~)
      4 .~ExecuteNonQuery~(~) .~ExecuteReader~(~) .~ExecuteScalar~( .~Open~(~)~; List~< SqlCommand~? SqlConnection~?
      4 SqlDataReader~? ^~using~System~; internal~class nameof~( private~readonly public~async public~override
      4 record~?~( string~[ var~?~=
      3 Task~< [~Serializable ^~namespace~?~.~? ^~using~? bool~?~; foreach~( is~null out~var private~bool private~string
      3 public~bool public~static public~static~void public~string public~void set~; string~?~; string~?~=
      3 this~.~?~=~?~; var~?~=~new~?
      2 (~string~? ,~string~? ^~private ^~public namespace new~? override~? public~class readonly
      1 if~( private public static
      -4 #define #include :: :~? ^~extern def extends fn import~? template~<
      -6 )~^~} ^~@? owned~? private~final public~final static~final unowned
      -8 Gtk~.~? ^~public~signal ^~using~GLib ^~using~Gtk construct~{ errordomain~? int~main~(~string public~signal
      -8 signal~? static~int~main~( stdout~.~printf unowned~? using~GLib void~main~(~string
      -9 $? )~throws~? .~formatted~( ^~record~?~(~int stderr~.~printf
      -12 ^~void~main~(
      -14 "~.~printf~( [~CCode catch~(~IOError
      -16 GLib~. Gee~.
      -20 ^~def~?~= ^~mutable~? private~function protected~function public~function public~variant static~function
      -20 without~sharing with~sharing
      -30 ^~internal~class~?~.~? ^~private~class~?~.~? ^~public~abstract~class~?~.~? ^~public~class~?~.~?
      -30 ^~public~enum~?~.~? ^~public~interface~?~.~? ^~public~struct~?~.~? using~Nemerle
    Dart|||application/vnd.dart||ECMA-408: Dart
      12 List~?~=~new~List~(
      9 ^~part~'~; ^~part~of~?~; as~Map~<~String~,~dynamic const~?~(~this~. super~.~initState~(~)
      8 )~async~{ <~String~>~[~' <~int~>~[~0 =~const~[ =~const~{ BuildContext EdgeInsets~.~?~( Map~<~String~,~dynamic
      8 StatefulWidget StatelessWidget ^~@override~^~void ^~const~Map~< ^~import~"~as ^~import~'~as ^~import~'~show
      8 factory~?~.~?~( for~(~final~?~in main~(~)~=> main~(~)~async
      6 =~<~?~>~[~] ?~get~?~; ?~get~?~=> ?~get~?~{ @override Widget~build ^~class~?~extends~?~{ ^~export~'~; ^~import~"
      6 ^~import~' ^~library~? ^~library~?~; ^~part~of extends~State extends~StatelessWidget late~final required~super
      6 runApp~( static~const~String static~const~int static~final~? void~main~( void~main~(~)
      5 Widget ^~import~'~; final~double~?
      4 Future~< List~< List~<~String List~<~int Map~<~String Stream~< String~? async~{ dynamic~? factory~? final~?~=
      4 late~? print~(~' required~this
      3 ${ ??~= ?~?~=> await~? for~(~var~?~in int~?~= is~! num~? print~(~" with~?
      2 abstract~class class~? const~? extends~? final~? implements~? library~? this~. var~?
      1 => async
      -4 :~? def fn function fun~? let~? public~class public~static val~?
      -6 public~? std~::
      -8 #define #if #ifdef #undef )~^~} ^~alias~? ^~import~?~.~?~; ^~module~? ^~template~? __traits~( auto~? foreach~(
      -8 immutable~? static~this
      -9 .~hasName~(~" ^~from~?~?~, ^~package~?~. ^~shared~?
      -12 ^~import~?~.~?~.~? ^~package~?~.~? ^~package~?~^
      -14 #include
    Eiffel|||text/x-eiffel|folded|ECMA-367: Eiffel
      15 ^~feature ^~inherit~^ ^~note~^
      9 ^~create~^~make ^~feature~{~?~} create~make current~. inherit~^~?~^ is~^~do is~^~local precursor~( result~:=
      9 void~^
      8 ^~class~?~^~create ^~class~?~^~feature ^~class~?~^~inherit ^~indexing ^~obsolete~" ^~redefine~^ ^~rename~^
      8 feature~{~none~}
      7 ^~class~^ ^~create~^ ^~deferred~class ^~feature~^ ^~feature~{ ensure~^ require~^
      6 create~?~.~?
      4 :~boolean :~integer :~integer~) :~natural :~real :~string ^~deferred~^ ^~do~^ ^~end~^ ^~ensure ^~export~^
      4 ^~invariant ^~local~^ ^~redefine~? ^~require ^~undefine~^ do~^ do~^~end end~-- is~^ is~deferred is~do redefine~^
      2 :=~?
      -4 ; def import~? {
      -9 ^~require~" ^~require~'
    Hack|PHP||text/x-hack||Meta: HHVM and Hack documentation
      9 Awaitable~< Vec~\~? ^~use~namespace~HH __EntryPoint __Memoize concurrent~{ dict~< dict~[ keyset~< keyset~[ vec~<
      9 vec~[
    Haxe|||text/x-haxe||Haxe manual
      12 enum~abstract function~new~( untyped~?
      10 (~default~,~null~) (~get~,~never~) (~get~,~null~) (~get~,~set~) ^~#end~^ for~(~?~in~0~..~. for~(~?~in~?~..~.
      10 static~inline~function
      9 ^~import~utest ^~macro~public~static extends~utest
      8 )~:~Void ^~package~?~.~?~.~?~; ^~package~?~.~?~; ^~using~?~.~?~; override~function override~public~function
      7 (~default~, (~default~? (~get~, (~get~? :~Dynamic ?~:~Null @~:~? Null~< ^~#if~? ^~abstract~? ^~extern~class
      7 ^~package~?~; cast~? extern~class overload~?
      6 )~:~Bool~{ )~:~Float~{ )~:~Int~{ :~Array~< :~Void~{ Assert~.~raises~( ^~final~?~= ^~import~haxe ^~package~;
      6 ^~using~? new~Map~< private~var~?~:~Int public~function~? public~inline~function public~var~?~:~Float
      6 public~var~?~:~Int public~var~?~:~String static~public~function static~var~?~:~? trace~(
      5 ?~:~Void Array~<~? ^~#elseif~? ^~abstract~?~( ^~package~?~.~? inline~function~? override~function~?
      5 static~function~?
      4 )~:~String :~Bool :~Map~< :~Void Map~< ^~@~: ^~class~? ^~extern~? ^~import~?~. ^~package~? ^~typedef~?
      4 abstract~?~( final~?~= inline~function override~public public~inline public~static~var
      3 :~Float :~Int :~String Array~< Array~<~Int Map~<~String ^~class~?~extends~? ^~function~?~( ^~var~?~:~?
      3 function~?~(~)~:~? public~var
      -3 $this def fn
      -4 #include def~? fun~? let~? public~void val~?
      -6 :~Boolean :~Number :~int :~uint :~void ^~fun~? ^~val~? flash~.~display fun~?~(
      -8 ^~package~?~{ ^~package~{ ^~public~let~? ^~public~static~let~? ^~public~static~var~?~:~?~{ ^~public~var~?~:~?~{
      -8 ^~static~let~? construct~(
      -12 ?~.~onRelease~= ?~^~import~? ?~as~?~^ ^~import~?~.~?~.~{ ^~import~?~.~{ ^~uses~? _root~.~? attachMovie~(
      -12 class~?~(~?~:~? gotoAndPlay~( gotoAndStop~(
      -20 ^~@~:~?~= ^~alias~? ^~import~Toybox ^~using~Toybox
    JavaScript||com.netscape.javascript-source|text/javascript||ECMA-262: ECMAScript
      9 .~map~(~(~?~)~=>~(~^~<~? ^~angular~.~module~(~" ^~angular~.~module~(~' new~ActiveXObject~( var~?~=~WScript
      8 .~constant~(~'~,~{ .~controller~(~'~, .~directive~(~'~, .~factory~(~'~, .~service~(~'~, ^~export~default~new~?
      8 ^~mutations~:~{ ^~return~(~^~<~? await~fetch~( new~Promise~(~(~resolve new~Vuex~.~Store~( new~Vue~(
      8 onChange~=~{~( onClick~=~{~( onSubmit~=~{ throw~new~RangeError~( throw~new~ReferenceError~(
      8 throw~new~TypeError~(
      7 ^~const~?~=~?~=>~{ for~(~const~?~of for~(~let~?~of setTimeout~(~(~)~=> setTimeout~(~function var~self~=~this
      6 !~function~( $( (~function~( .~then~(~?~=> =~function~( ?~.~exports Object~.~assign Object~.~defineProperty
      6 Object~.~keys ^~"~; ^~+~function~( ^~computed~:~{ ^~describe~(~" ^~describe~(~' ^~fetch~(~" ^~fetch~(~'
      6 ^~function~?~( ^~import~{ ^~it~(~"~,~(~)~=> ^~it~(~"~,~function~( ^~it~(~'~,~(~)~=> ^~it~(~'~,~function~(
      6 ^~methods~:~{ async~(~)~=> className~=~" className~=~{ console~.~log document~. document~.~createElement~(
      6 document~.~getElementById~( document~.~querySelector~( export~default import~{~?~as~?~, import~{~?~}~from
      6 localStorage~. module~.~exports mounted~(~)~{ require~(~" require~(~' self~[~" useState~( use~strict void~0
      6 window~. window~[~"
      5 .~forEach~(~?~=> .~json~(~) console~.~error process~.~env~.
      4 !=~=~? $(~" $(~' )~=> .~catch~(~? .~charCodeAt~( .~filter~(~?~=> .~map~(~?~=> .~toBe~( .~toEqual~( ==~=~? =>~{
      4 JSON~. Math~. ^~alert~( ^~const~? ^~let~? addEventListener~( async~function class~?~extends const~?~= expect~(
      4 exports~. export~async export~class export~const export~function export~{ from~" from~' function~( import~?~from
      4 let~?~= prototype~. this~. typeof~? undefined
      3 !~0 ${ )~{~^ ,~?~=~function~( ,~function~( .~then~( :~!~0 ==~= ==~=~" =>~? ?~.~default ?~:~function~(
      3 Array~.~isArray ^~data~:~{ ^~export~? ^~import~? arguments~. await~? data~(~)~{ hasOwnProperty new~Date
      3 new~Promise push~(~[ return~{ var~?~; var~?~= }~)~;~^
      2 !~function ; class~?~{ constructor~( const~{ extends~? function~?~( null return~function try~{ var~?
      1 => ^~function~? function if~( let~? return~? var
      -3 := @Override ^~class~?~< ^~procedure~? ^~type~? ^~var~?~:
      -4 #include #{~? $? $this :~Boolean :~number :~string String~? ^~dependencies~{ ^~interface~? ^~message~?
      -4 ^~package~? ^~use~? def elif end~^ final~? fn func fun~? int~? local~? println proc~? public~static string~?
      -4 then~^ uint256 val~?
      -5 #
      -6 (~?~:~Int (~?~:~String )~:~Bool )~:~Float )~:~Int )~:~String )~:~Void )~:~void :~Number :~int :~uint :~void
      -6 @override Future~< List~< ^~program~? func~? override~public printf~( void~main
      -8 ^~*~?~{ ^~*~new~{ ^~^~super ^~^~this ^~classvar~? ^~entity~?~{ ^~operation~?~( ^~package~?~. ^~package~?~;
      -8 ^~public~class ^~public~override ^~query~?~( ^~var~<~ arg~?~, {~^~^ {~arg {~|~?~|
      -9 "~=> $?~-> $~0 %}~| '~=> ->~{ :~Awaitable~< ==~> ?~::~? Console~.~WriteLine~( ^~-~if~? ^~:~javascript ^~=~?~:~?
      -9 ^~?~"~=~? ^~?~.~?~:~? ^~?~=~?~:~? ^~?~=~_~?~:~? ^~@include~" ^~catch~(~?~?~) ^~class~?~extends~?~;
      -9 ^~const~?~?~= ^~endfor ^~endfunction ^~endif ^~endwhile ^~let~?~?~= ^~private~? ^~property~?~? ^~public~?
      -9 ^~server~function ^~using~?~. ^~using~?~; ^~var~?~?~= case~?~?~-> catch~(~?~.~?~?~) const~?~*~? foreach~(~var
      -9 fprintf~( function~?~(~$? int~main~( readonly~property self~:: {%~(
      -10 ^~li~?~^ ^~script~(~type~= ^~script~?~(~'
      -12 #[~test )~async~{ ?~.~onRelease~= ^~?~:~String~; ^~context~(~"~)~{ ^~describe~(~"~)~{ ^~fn~?~( ^~import~?~;
      -12 ^~it~(~"~)~{ ^~void~main~( _root~.~? async~(~?~?~) async~(~?~?~, attachMovie~( gotoAndPlay~( gotoAndStop~(
      -12 private~function public~function return~new~?~(~$?~,~$?
      -14 WebApplication~.~CreateBuilder ^~auto~? ^~define~?~(~?~)~{ ^~reducer~?~( ^~|~put~? ^~|~reduce~? ^~|~view~?
      -14 builder~.~Services~.~?
      -20 <~for~| <~if~( DataSetFilter~? ExecuteAFile~( LikelihoodFunction~? LoadFunctionLibrary~( WatchUi~.~?
      -20 ^~export~int ^~export~module~? ^~export~void ^~import~?~.~?~; ^~import~Toybox ^~import~crafttweaker
      -20 ^~local~?~= ^~module~.~exports~=~^~?~: ^~package~; ^~print~" ^~sealed~interface ^~using~Toybox ^~workflow~?~{
      -20 ^~zenClass~? ^~{%~block ^~{%~endblock ^~{%~extends ^~{%~load case~:~?~: fprintf~(~stdout fscanf~(~stdin
      -20 function~new~( has~:~? permits~? using~var~?
    PHP||public.php-script|text/x-php||PHP manual, section Language reference
      30 ^~<~?~php~^
      12 foreach~(~$?~as
      9 array~(~' as~$?~=>~$? empty~(~$? function~?~(~$? is_array~(~$? isset~(~$? new~\~? private~static~$?
      9 protected~static~$? public~function~?~(~$? public~static~$? throw~new~\~?
      8 $this $this~-> $this~->~?~= ^~<~?~php include_once namespace~?~\~? private~$? private~function~?~(
      8 private~static~function protected~function~?~( protected~static~function public~$? public~function~?~(~)~:
      8 public~static~function require_once return~new~?~(~$?~,~$? self~::~$? static~::~? use~?~\~?
      6 '~=>~$? '~=>~'~, (~array~$? ::~class =>~array~( parent~::~? private~function protected~function public~function
      6 self~::~?
      5 $_GET $_POST $_SERVER ->~?~( ^~namespace~? echo~" echo~' function~__construct use~?~;
      4 !=~=~$? !=~=~null '~=>~' (~$?~,~$? ==~=~$? return~$?~;
      2 $? $?~= =>~? array~( echo foreach~(
      -9 ->~{ =~shift \~&~? ^~0~;~^ ^~sub~? eq~' fetch~?~,~? let~this~-> local~$? ne~' push~@? qq~{ qw~( shift~;
      -9 unless~(
      -14 ^~my~$? ^~my~( ^~my~@? foreach~my
      -20 @_ ^~use~Moose ^~use~MooseX~::~? elsif my~$? my~(~$?
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
      -8 #include~< $? )~^~} NULL ^~class~?~extends ^~declaration~? ^~import~?~; ^~namespace~? ^~package~? ^~path~?
      -8 ^~real~? final~? object~?~{ pair~? public~static real~? std~:: unsigned~? using~? var~?
      -9 ^~import~core~. ^~import~std~. ^~module~?~.~? ^~module~?~; ^~private~import ^~unittest
      -20 ^~import~' ^~object~template ^~part~of ^~structure~template ^~template~?~; ^~unique~template
    Smalltalk|||text/x-smalltalk||ANSI INCITS 319: Smalltalk
      8 ^~|~?~?~|~^ ifFalse~:~[~^~? ifTrue~:~[~?~_ ifTrue~:~[~^~? methodsFor~:~'
      7 :~?~| Transcript~show ^~Object~subclass ^~super~? at~: category~: do~:~[ ifFalse~: ifTrue~:
      7 instanceVariableNames~: methodsFor~: new~. self~? subclass~: super~new thisContext~? timesRepeat~: value~:
      6 Object~subclass Smalltalk~. Smalltalk~at ^~!~?~methodsFor ^~^~?~^ ^~^~false ^~^~nil ^~^~self ^~^~super ^~^~true
      6 ^~self~? ^~subclass~: ^~|~?~| copyFrom~: do~:~[~:~? ifFalse~:~[ ifFalse~:~[~^ ifNil~: ifTrue~:~[ isNil~ifTrue
      6 nextPutAll~: select~:
      4 #( :=~? :~[ [~:~? ]~. ^~^~? collect~: displayNl do~: printNl put~: yourself |~?~|
      3 ?~:=~?~? ?~:~?~and~:~? ?~_~?~? ^~?~:=~? |~?~?~|
      2 ^~!~?
      1 . := ^ ^~?~:~? nil~.
      -4 ; = class~?~{ const~? def fn function~? import~? let~? var~? { |~^~|
      -6 ^~!~.
      -9 ^~from~?~in ^~where~:~?~.
      -12 ^~?~:~" |~?~|~?~|
      -14 parent~*~=
      -20 ^~%~ignore~? ^~%~import~? ^~@end ^~option~(~'
    Squirrel|||text/x-squirrel||Squirrel reference manual
      14 .~bindenv~(~this
      13 ^~for~(~local
      9 ?~.~?~<- @(~?~,~?~)~? ^~::~?~<- ^~?~<-~?~.~?~; ^~function~?~::~?~( foreach~(~?~,~?~in for~(~local imp~.~wakeup~(
      8 ?~<-~?~[ ^~local~?~=~null ^~local~?~=~null~; getroottable~( params~.~? this~.~?~<- try~{~?~=
      6 ::~?~( ^~?~<-~? ^~local~?~=~::~? constructor~( foreach~(~?~in http~.~jsonencode instanceof~? typeof~this
      4 :: <-~function @(~? @~" ^~class~?~extends ^~constructor~( ^~local~?~; ^~local~?~= ^~local~?~=~?~.~?~( base~.
      4 local~?~= print~(~" resume~? try~{ vargv~? yield~?
      3 <-~?~.~? ^~const~?~=~0 ^~enum~?~{ ^~foreach~( ^~function~?~(~) ^~function~?~(~?~) agent~.~on~( device~.~on~(
      3 return~?~.~?~( server~.~log~(
      2 ^~class~? null~; }~^~else
      -8 #include~? $? -> => ^~import~? const~?~=~require const~{ def~? end~^ int~? let~? private~? public~? std~::~?
      -8 template~< then~^ var~? void~?
      -9 (~$? ::~^ ?~=>~$? ^~template~< ^~void~^ inline~? super~( {~$?
    TypeScript|JavaScript||application/typescript||Microsoft: TypeScript handbook
      13 keyof~?
      12 @Injectable~(~{ @NgModule~(~{ private~readonly
      8 ^~import~?~=~require~( keyof~typeof }~:~?~)~=> }~:~?~)~{
      7 )~:~boolean~; )~:~number~; )~:~string~; )~:~void~; :~number~[~] :~string~[~] Partial~< ReadonlyArray~<
      7 ^~export~interface ^~import~type~{ ^~type~?~<~? as~any as~unknown extends~keyof infer~?
      6 (~?~:~any~) (~?~:~number~) (~?~:~string~) )~:~Promise~< :~Observable~< :~any :~any~) :~any~, :~any~; :~boolean
      6 :~boolean~; :~number~) :~number~; :~number~} :~string~) :~string~, :~string~; :~void~{ ?~:~string~) @Component
      6 @Injectable Record~<~string ^~declare~? ^~enum~? ^~export~declare ^~interface~? ^~namespace~? ^~type~?~=
      6 as~const bootstrap~:~[ const~?~:~?~[~]~= const~?~:~?~[~]~[~] declarations~:~[ export~abstract
      6 export~class~?~implements export~enum export~interface export~type import~type let~?~:~?~; let~?~:~?~[~]~=
      6 providers~:~[ readonly~? useRef~<~? useState~<~? }~as~?~)
      5 :~Promise :~number :~string ?~|~undefined Array~< Promise~< Record~< ^~export~const~?~:~? ^~function~?~<~?~>~(
      5 abstract~class constructor~(~private enum~? implements~? private~?~: public~?~: }~|~{
      4 :~unknown |~null
      3 :~void as~? class~?~{ interface~?~{ private~? public~? type~?~=
      -4 $? event~? fun~? int~=
      -6 :: ::~? :~Bool :~Dynamic :~Int :~String :~Void @~: ^~chan~? ^~event~? ^~extern~? ^~global~? ^~let~rec
      -6 ^~module~?~. ^~open~? ^~package~? ^~|~?~=> char~? def~? global~? int~? option~( proc~? switch~(~?~)~{~^~| uint
      -6 unowned void~?
      -8 #[~? :~int :~uint ^~contract~? ^~entity~?~{ ^~fn~? ^~operation~?~( ^~package~; ^~pragma~? ^~query~?~( fn~?~(
      -8 let~mut payable public~sealed~class sealed~class uint256
      -9 .~bindenv~( 0~:~?~? 0~:~i32 0~:~optional 0~:~required 0~:~string ^~effect~? ^~internal~class ^~internal~enum
      -9 ^~method~? ^~namespace~?~^~{ ^~provide~? ^~public~async~?~< ^~public~class~? ^~public~enum~?
      -9 ^~public~interface~? ^~pub~? ^~root_type~? ^~struct~?~{ ^~table~?~{ ^~union~?~{ ^~using~? ^~using~?~.
      -9 ^~using~?~; ensures~? match~(~?~)~{ requires~? returns~(
      -12 ^~enum~?~: ^~namespace~?~; ^~namespace~?~? ^~record~?~(
      -14 require_once
      -20 ;~cdecl~; ;~stdcall~; ^~OneWay~: ^~RequestResponse~: ^~attribute~? ^~callback~?~= ^~class~?~;
      -20 ^~declaration~template ^~dictionary~? ^~enum~class ^~import~Toybox ^~import~crafttweaker ^~inputPort~?
      -20 ^~local~?~= ^~macro~?~? ^~outputPort~? ^~partial~interface ^~sealed~class ^~sealed~interface ^~typedef~?
      -20 ^~using~Toybox ^~zenClass~? namespace~?~\ permits~? readonly~attribute sequence~<
    Whiley|||text/x-whiley||D. Pearce: The Whiley language specification
      8 ^~constant~?~is ^~ensures~? ^~function~?~(~? ^~import~?~from ^~method~?~(~? ^~public~export~method
      8 ^~public~function ^~public~method ^~public~type ^~requires~? ^~type~?~is ^~where~?
      4 ^~return~?~^ ^~while~?~< int~[~]
      -9 ;~^ ^~let~? ^~local~? ^~val~? ^~var~? end~^ {~^
    Wren|||text/x-wren||Wren: Syntax
      12 construct~new~(
      9 ^~foreign~class~? ^~foreign~construct~? foreign~class foreign~construct import~"~for~?
      8 Fiber~.~new Fiber~.~yield Fn~.~new System~.~print System~.~write ^~import~"~for class~?~is~? construct~new
      8 foreign~static static~?~(~?~)~{
      6 ^~foreign~?~(
      3 ^~var~?~= for~(~?~in super~( this~.
      -6 #include ; def function~?
    Zephir|||text/x-zephir||Zephir documentation, section Basic syntax
      9 )~->~<~? )~->~? array~! deprecated~function deprecated~public fetch~?~,~? if~likely~? if~typeof~? if~unlikely~?
      9 int~! isset~?~[ isset~this~-> let~?~.=~? let~?~=~this let~this~-> string~!
      5 ^~let~?~=~? ^~protected~?~{ ^~public~function~? ^~var~?~,~? ^~var~?~; for~?~in~? let~?~[~?
      3 ^~class~?~extends ^~namespace~?~; ^~use~? loop~{ static~function this~->~? throw~new~? uint~?
      -9 $? $this ?~:~? const~?~: fn~? func~? impl~? let~const let~mut
    ooc|||text/x-ooc||A. Michel: ooc language documentation
      9 ?~:~abstract~class ?~:~class~extends ?~:~cover ?~:~func ?~:~func~( ^~?~:~class ^~?~:~class~{ ^~?~:~cover~from
      9 ^~?~:~enum~{ ^~?~:~func~{ ^~extend~?~{ ^~init~:~func func~-> func~~?
      4 ?~:~Int ?~:~String ^~include~?~/ ^~main~:~func ^~version~( println~(~) super~(
      3 ^~import~?~/ match~{
      -9 :: ;~^ ^~def~? ^~fn~? ^~let~? ^~module~? ^~type~? ^~var~? function~?
    """#
}
