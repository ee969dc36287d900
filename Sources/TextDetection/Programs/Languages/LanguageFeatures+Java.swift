// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Java, and the other languages whose programs run on its machine.
  static let java = #"""
    AspectJ|Java||text/x-aspectj||Eclipse: AspectJ programming guide
      9 ^~aspect~? after~(~)~: after~(~)~returning around~(~)~: before~(~)~: call~(~* cflow~( declare~error
      9 declare~parents declare~warning execution~(~* pointcut~?~( privileged~aspect public~aspect thisJoinPoint
      9 within~(
    Ballerina|||text/x-ballerina||WSO2: Ballerina language specification
      9 =~check~from ^~import~ballerinax ^~import~ballerina~/ ^~lock~{ ^~public~type~?~record~{ ^~service~/
      9 from~var~?~in isolated~function remote~function resource~function
      6 ^~listener~? check~? io~:~println~( log~:~? public~function~main~( returns~error returns~string
      3 ^~public~function returns~?
      -6 #include ^~def~? ^~use~?
    Ceylon|||text/x-ceylon||Ceylon language specification
      9 ^~import~maven~: ^~license~(~" ^~module~?~.~?~" ^~native~(~" shared~import~?
      8 ^~import~ceylon ^~import~java~. given~?~satisfies satisfies~? shared~abstract shared~actual shared~class
      8 shared~default shared~formal shared~interface shared~object shared~variable shared~void value~?~=
      8 variable~Integer variable~String variable~value
      4 Integer~? String~? ^~by~(~" actual~? print~(
    Fantom|||application/x-fantom||Fantom documentation, section Language
      9 Bool~? Int~? Obj~? Str~? Void~?~( Void~main~( ^~using~?~^ const~Str new~make~( once~? override~Str override~Void
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
      9 ^~classpath~" ^~enhancement~? ^~enhancement~?~:~? ^~uses~?~. delegate~?~represents property~get~?~(
      9 property~set~?~(
      7 ?~as~readonly \~?~-> construct~( construct~(~)
      4 ?~as~? ^~function~?~(~)~:~? ^~package~?~.~?~^ ^~uses~? function~?~( var~_
      -8 ;~^ ^~def~? fn~? std~::
    Groovy|||text/x-groovy||Apache: Groovy language documentation
      16 ^~import~groovy
      13 ^~plugins~{
      12 "~.~execute~(~) .~collectEntries~{ .~collect~{ .~eachLine~{ .~eachWithIndex~{ .~each~{ .~findAll~{
      11 ^~def~?~(~)~{
      9 ^~@Grab ^~checkout~scm ^~include~{~?~}~from ^~include~{~?~}~from~' ^~node~(~"~)~{ ^~node~(~'~)~{ ^~workflow~?~{
      9 archiveArtifacts~artifacts~: script~.~sh~" withCredentials~(~[
      8 .~any~{ .~each~{~?~,~?~-> .~every~{ .~find~{ .~inject~( .~sort~{ .~text~^ GroovyTestCase ^~allprojects~{
      8 ^~android~{ ^~api~' ^~applicationId~" ^~apply~from~: ^~apply~plugin~:~' ^~buildTypes~{ ^~buildscript~{
      8 ^~classpath~' ^~compileSdkVersion~0 ^~compile~' ^~compile~project ^~defaultConfig~{ ^~def~"~(~)~{ ^~def~'~(~)~{
      8 ^~def~?~(~?~,~?~)~{ ^~dependencies~{ ^~environments~{ ^~implementation~' ^~implementation~project ^~include~'
      8 ^~jar~{ ^~mavenCentral~(~) ^~minSdkVersion~0 ^~minifyEnabled~? ^~pipeline~{~^~agent ^~repositories~{
      8 ^~rootProject~.~name ^~sourceCompatibility~= ^~sourceSets~{ ^~stages~{ ^~stage~(~' ^~steps~{ ^~subprojects~{
      8 ^~targetSdkVersion~0 ^~testCompile~' ^~testImplementation~' ^~test~{ ^~versionCode~0 ^~void~"~( ^~void~'~(~)~{
      8 assertScript dataSource~{ def~?~(~?~)~{ def~?~=~[~: evaluationDependsOn grails~.~? implements~Plugin~<
      8 new~File~(~?~) println~?~.~? sh~" sh~' stage~(~'~)~{
      6 (~?~=~' =~new~?~(~)~^ @Field~? ^~@Test~^~void ^~Integer~?~^ ^~String~?~^ ^~boolean~?~^
      6 ^~class~?~extends~GroovyTestCase ^~class~?~extends~Specification ^~compileOnly~" ^~compile~" ^~emit~:
      6 ^~expect~:~^ ^~ext~.~?~= ^~ext~{ ^~final~?~?~^ ^~given~:~^ ^~implementation~" ^~import~static ^~int~?~^
      6 ^~kotlin~{ ^~main~: ^~println~(~" ^~private~?~?~^ ^~private~final~?~?~^ ^~protected~?~?~^ ^~runtime~"
      6 ^~setup~:~^ ^~take~: ^~testCompileOnly~" ^~testCompile~" ^~testImplementation~" ^~then~:~^ ^~when~:~^
      6 ^~where~:~^ apply~plugin~:~" assert~?~== assert~?~? compileSdk~=~? def~?~=~? for~(~?~in~?~) it~.~? namespace~=~'
      6 notThrown~( println~" println~' publishDir shouldFail~( shouldFail~{ this~.~?~=~?~^ thrown~( void~test
      5 .~with~{ ^~assert~? ^~def~?~= ^~pipeline~{ agent~any allprojects~{ apply~plugin buildscript~{ classpath~"
      5 compile~project def~?~( dependencies~{ implementation~' jcenter~( mavenCentral~( mavenLocal~( repositories~{
      5 sourceSets~{ subprojects~{ task~? testCompile~?
      4 ->~^ .~collect~( .~each~( =~[~?~: ?~.~? [~:~] ^~class~?~extends~?~{ ^~def~?~(~?~)~{ ^~def~?~=~[
      4 ^~import~?~.~?~.~?~.~?~.~?~.~?~^ ^~import~?~.~?~.~?~.~?~.~?~^ ^~import~?~.~?~.~?~.~?~^
      4 ^~package~?~.~?~.~?~.~?~.~?~.~?~^ ^~package~?~.~?~.~?~.~?~.~?~^ ^~package~?~.~?~.~?~.~?~^ ^~package~?~.~?~.~?~^
      4 ^~package~?~.~?~^ ^~println~? project~(~'
      3 )~^~} @Override~^ @Test~^~? String~?~= ^~String~? ^~boolean~? ^~class~?~implements~?~{ ^~class~?~{ ^~private~?
      3 ^~void~?~( ^~void~?~(~)~{~^ boolean~?~= compile~' def~? int~?~= it~. new~?~(~?~: println~? static~final~?
      3 throws~? void~?~(~)~{
      2 @CompileStatic ^~def~?~(
      1 def
      -3 #include ; self
      -4 )~;~^ ;~^
      -5 id~(~" implementation~(~" url~=~uri version~"
      -6 )~:~^ ?~:=~? \~? ^~id~(~"~) ^~module~? compileSdk~=~0 def~?~[~? implementation~(~libs jvmTarget~=~" minSdk~=~0
      -6 mut~?
      -8 ^~desc~" ^~desc~' ^~require~' ^~task~:~?
      -9 ^~?~=~?~,~^ ^~?~=~?~.~?~(~?~)~,~^ ^~attr~? ^~class~?~(~? ^~class~?~: ^~end~^ ^~interface~?~: ^~object~?
      -9 ^~override~? ^~override~void ^~trait~? ^~val~?~by apply~< by~extra by~tasks case~class compile~(~?~( do~|
      -9 extra~[~" fun~?~( jvmToolchain~( match~{~^~case project~(~" puts~? static~extension tasks~.~named~<
      -9 tasks~.~withType~< val~?~: val~?~=
      -12 ^~import~?~.~?~.~?~.~?~; ^~import~?~.~?~.~?~; ^~import~?~.~?~; ^~package~?~.~?~.~?~.~?~.~?~;
      -12 ^~package~?~.~?~.~?~.~?~; ^~package~?~.~?~.~?~; ^~package~?~.~?~; ^~package~?~; end~^
      -14 .~{~?~,~?~}~^
      -15 def~?~:~?
      -18 kotlin~(~"
      -20 (~implicit~? ^~begintemplate~? ^~fun~? ^~fun~` ^~import~static~extension ^~inherit~? ^~itcl~:: ^~objref~?
      -20 ^~proc~? ^~val~? construct~new private~[~?~] protected~[~?~] «FOR «IF
      -29 .~_~^
    Java||com.sun.java-source|text/x-java||Oracle: The Java language specification
      18 ^~module~?~.~?~.~?~{ ^~module~?~.~?~{
      10 for~(~var~?~:~?
      9 ^~@ParameterizedTest ^~@Test~^~void return~switch~(
      8 .~collect~(~Collectors~. .~printStackTrace~( @Autowired~^~?~?~; @PathVariable~?~? Collectors~.~toList~(
      8 IO~::~println String~?~=~""" String~[~]~args ^~public~enum~? ^~requires~java ^~requires~static
      8 ^~requires~transitive ^~sealed~class ^~sealed~interface case~?~(~?~?~)~-> import~static new~ArrayList~<>
      8 new~BufferedReader~( new~FileReader~( new~HashMap~<> non~-~sealed permits~? sealed~interface
      7 int~?~=~0~;~?~<~?~.~length~;
      6 .~formatted~( .~stream~(~) <~T~extends~Comparable @Autowired @Autowired~^~private @Component~^~public @Override
      6 @RequestBody~?~? @RequestParam~?~? @Test~^~void IO~.~println~( List~.~of~( Map~.~of~( ResponseEntity~<~?~>~?~(
      6 System~.~out ^~@?~^~public ^~@?~^~void ^~exports~?~. ^~import~java ^~import~javax ^~import~org ^~opens~?
      6 ^~package~?~. ^~provides~? ^~requires~? case~?~?~-> import~java~. import~org~. new~Scanner~(~System
      6 public~final~class public~static~void throws~Exception~{ throws~IOException
      5 .~compareTo~( .~orElseGet~( .~orElseThrow~( @GetMapping~( @PostMapping~( Arrays~.~asList~( Integer~.~parseInt~(
      5 ^~@RestController ^~@Test~^ catch~(~IOException~? catch~(~InterruptedException~? new~?~<>~(~)
      5 private~final~?~?~, private~final~?~?~; private~final~double~?~,
      4 .~filter~(~?~-> .~map~(~?~::~? ?~instanceof~? ArrayList~< HashMap~< List~<~String~>~?~= Map~<~String~, String~[
      4 ^~record~?~( final~class implements~? import~com new~ArrayList private~final private~static public~class
      4 public~interface static~final throws~? throw~new~IllegalArgumentException throw~new~IllegalStateException
      4 throw~new~RuntimeException
      3 (~)~->~? .~println~( .~toString~( ?~::~?~) List~< Map~< String~? ^~import~? assertEquals~( assertThrows~(
      3 assertTrue~( case~?~->~? extends~? new~StringBuilder~( private~void protected~? public~? public~void
      3 return~(~(~?~)~?~)~. super~( this~.~?~=~?~;
      2 abstract~class boolean~? catch~( final~? interface~? new~? private~? public~String static~? this~. throw~new
      1 ; class int~?~=~0~; package~? private public static void
      -4 #include =>~{ def fn func function~? fun~? let~? namespace self string~? using~System val~? var~?
      -6 $~" ?.~? Assert~.~That~( ^~const~? bool~? class~?~:~? def~?~= protected~internal protected~override
      -6 protected~virtual public~override public~virtual {~get
      -8 :=~? =~const~[ @override GroovyTestCase UInt16~? UInt32~? UInt64~? ^~alias~?~= ^~alias~?~? ^~annotation~class
      -8 ^~def~? ^~fun~? ^~import~?~.~?~.~?~.~?~^ ^~import~?~.~?~.~?~^ ^~import~groovy ^~package~?~.~?~.~?~.~?~^
      -8 ^~package~?~.~?~.~?~^ ^~package~?~.~?~^ ^~template~?~( ^~unittest ^~val~? assertScript companion~object
      -8 data~class fun~?~( override~fun override~val private~val val~?~:
      -9 $?~-> $this )~^~} ^~[~?~( ^~[~?~]~^ ^~class~?~:~? ^~import~?~.~?~as ^~private~$? foreach~( this~.~?~=~?~^
      -12 ^~function~?~( ^~module~?~.~? ^~private~class~?~.~? ^~private~import ^~public~?~.~?~(
      -12 ^~public~abstract~class~?~.~? ^~public~class~?~.~? ^~public~import ^~public~interface~?~.~? function~?~(
      -12 throw~new~RangeError~( throw~new~ReferenceError~( throw~new~TypeError~(
      -14 ^~module~?~.~?~.~?~; ^~module~?~.~?~; def~?~(
      -20 ^~<%~? ^~<%~^ ^~<~jsp~: ^~class~?~extends~Lexer~; ^~class~?~extends~Parser~; ^~grammar~?~; ^~header~{
      -20 ^~lexer~grammar ^~options~{ ^~parser~grammar ^~tree~grammar ^~using~System private~static~$?
      -20 protected~static~$? public~static~$? ttsbegin ttscommit while~select without~sharing with~sharing
      -36 ?~^~import~?
    Kotlin|||text/x-kotlin||JetBrains: Kotlin language specification
      12 ^~typealias~?
      10 @Composable~^~fun
      9 ^~@file~:~? ^~actual~class ^~actual~fun ^~enum~class~?~(~val ^~expect~class ^~expect~fun ^~fun~<~?
      9 ^~fun~?~.~?~(~)~{ ^~fun~` ^~import~kotlinx~. ^~import~kotlin~. ^~internal~expect ^~internal~fun
      9 ^~internal~inline ^~internal~val ^~plugins~{~^~kotlin by~Delegates~. fun~`~(~) kotlin~(~" listOf~(
      9 override~fun~onCreate~( private~fun~?~(
      8 .~launch~{ .~takeIf~{ ::~class~.~java ?.~let~{ @Composable MutableStateFlow~( ^~@Test~^~fun ^~class~?~(
      8 ^~override~val~? by~lazy~{ call~.~parameters call~.~respondText~( call~.~respond~( companion~object~{ const~val
      8 data~class~?~(~val fun~?~(~?~:~?~)~: fun~?~(~?~:~?~)~= lifecycleScope listOf~(~" mapOf~( mapOf~(~"~to
      8 mutableListOf~( mutableMapOf~( mutableStateOf~( override~suspend~fun remember~{ setOf~(~" toIntOrNull
      8 viewModelScope withContext~(~Dispatchers
      6 !!~.~? .~filter~{~it .~forEach~{ .~map~{~it .~value~=~it :~Boolean~{ :~Flow~< :~String~{ :~Unit Modifier~.~?
      6 ^~?~=~?~.~?~(~?~)~,~^ ^~?~=~{~?~( ^~alias~(~libs ^~allprojects~{ ^~android~{ ^~annotation~class ^~buildscript~{
      6 ^~dependencies~{ ^~fun~? ^~fun~String~. ^~fun~main ^~id~(~" ^~import~android ^~import~kotlin
      6 ^~import~org~.~jetbrains ^~object~? ^~open~class ^~plugins~{ ^~repositories~{ ^~routing~{ ^~sealed~class
      6 apply~<~? apply~{~plugin by~extra by~tasks class~?~(~private~val companion~object compileOnly~(~? compileSdk~=
      6 compile~(~? compile~(~project~( data~class extra~[~" fun~< fun~?~.~?~(~)~= fun~main~( id~(~" implementation~(~"
      6 implementation~(~libs implementation~(~libs~.~? in~0~..~0 jvmToolchain~( lateinit lateinit~var mavenCentral~(~)
      6 minSdk~= override~fun override~fun~? override~fun~?~( override~val~? private~fun~? private~val~? project~(~"
      6 reified~? suspend~fun targetSdk~= tasks~.~named~< tasks~.~register~< tasks~.~withType~< testCompile~(~?
      6 testImplementation~( testImplementation~(~ testRuntime~(~?
      5 .~catch~{ ?.~? ?~=~"~^ ^~import~kotlinx ^~internal~object~?~{ ^~private~object~?~{ ^~public~object~?~{
      5 ^~val~?~:~? ^~var~?~:~?~by emptyList~(~) fun~? fun~?~( in~0~. is~?~->~? jvmTarget~=~" object~: println~(~"
      5 sealed~class val~?~: val~?~= when~(
      4 .~collect~{ :~List~< :~Long :~Map~< ?~:~?~=~null ^~?~=~?~,~^ ^~enum~class ^~fun~?~(~?~: ^~interface~?~{
      4 ^~object~?~{ ^~open~fun ^~private~fun ^~private~val ^~val~?~by api~(~" by~getting fun~?~.~? is~String
      4 url~=~uri~( vararg~? version~"
      3 :~Int :~String ?.~let ?~=~?~,~^ ^~@Test~^ assertEquals~( by~lazy emit~( inline~? internal~? it~. open~class
      3 val~? var~?~:
      2 -> ^~import~? ^~package~? is~? it~.~? val~?~=~?~.~?~(
      -3 ; def fn func function~? let~?
      -6 ^~extension~( ^~given~? ^~object~?~extends def~? with~?
      -8 ^~actor~? ^~be~? ^~new~? env~.
      -9 .~{~?~,~?~}~^ =~List~( ^~apply~plugin~: ^~const~(~^ ^~do~^
      -14 ^~proc~?~( ^~struct~?~{ ^~union~?~= println~$
      -20 ^~CREATE~FUNCTION ^~CREATE~TYPE ^~LANGUAGE~internal ^~package~{
    Processing|||text/x-processing||Processing: Reference
      14 ^~import~processing~.
      7 P3D PFont PImage PVector ^~size~(~0 background~(~0 color~(~0 createFont~( ellipse~( fill~(~0 frameRate~(
      7 keyPressed~( loadImage~( mousePressed mouseX mouseY noFill~( noStroke~( popMatrix~( pushMatrix~( size~(~0~,~0
      7 strokeWeight~( stroke~(~0 textFont~( void~draw~( void~setup~(
      4 height~/ line~( random~( rect~( width~/
      -6 #include digitalWrite pinMode
    Scala|||text/x-scala||EPFL: Scala language specification
      12 ^~given~? ^~import~?~.~_ ^~object~?~{ ^~trait~? override~def
      10 ^~case~class def~?~[
      9 (~?~:~=>~? (~implicit~? .~{~?~,~?~}~^ :~Int :~String @specialized [~?~<:~? ^~case~?~extends~?~( ^~enum~?~(~?~:
      9 ^~given~?~[ private~[~?~] protected~[~?~]
      8 )~:~?~[~?~[ .~asInstanceOf~[ .~isInstanceOf~[ Either~[ Future~[ ^~class~?~[~+~? case~class~?~(
      8 def~?~(~?~:~?~,~?~:~List~[ extends~AnyVal implicitly~[ implicit~def override~def~?~( yield~{
      6 )~:~?~[~?~]~= .~_~^ =~List~( =~Map~( =~Seq~( ?~.~map~( ?~.~map~{ ^~extension~( ^~implicit~? ^~import~?~.~{
      6 ^~import~akka ^~import~scala ^~lazy~val ^~object~? ^~object~?~extends ^~private~def ^~private~val ^~trait~?~{
      6 ^~type~?~=~? _~=>~? case~?~(~?~)~=> case~?~(~?~,~?~)~=> case~?~(~?~,~?~,~?~)~=> case~class case~object
      6 def~?~(~)~{ def~?~:~?~= def~main~( extends~?~with~? extends~App extension~( for~{ implicit~val match~{~^~case
      6 object~?~extends override~val sealed~trait val~?~:~?~=
      5 :~List~[ ?~:~?~)~extends ?~<%~? @Test~def ^~class~?~(~val
      4 )~extends~? .~map~(~_ .~toString~^ :~?~=~{ =~{ List~[ Option~[ Seq~[ ^~class~?~(~? ^~def~?~=~? ^~val~?~=~?
      4 case~None case~Some~( case~_~=> def~?~( def~?~(~?~:~?~)~: def~?~: implicit~? match~^ println~( val~?~: val~?~=
      4 with~?
      3 :~Unit List~[~? Map~[~? Option~[~? Seq~[~? ^~package~? ^~package~?~^ _~=> case~?~=> lazy~val yield~?
      2 def~? extends~? match~{ val~? var~?
      1 =>
      -3 $this end~^ fn func function~? self
      -4 ; fun~? let~?
      -6 ^~enum~class ^~fun~? const~val
      -9 :~List~< :~Map~< ^~actual~class ^~actual~fun ^~expect~class ^~expect~fun ^~uses~? ^~val~?~:~List~< construct~(
      -9 fun~get~(
      -12 Rail~[ finish~{
      -20 className~= onChange~= onClick~=
    Xtend|||text/x-xtend||Eclipse: Xtend documentation
      12 @Inject~extension static~extension
      9 ^~import~org~.~eclipse~.~xtext
      8 =>~[ [~it~| ^~@Accessors ^~@Data ^~@Test~def ^~def~dispatch ^~def~private ^~def~static ^~extension~?
      8 ^~import~static~extension ^~override~? ^~override~?~( ^~private~def ^~protected~def def~void def~void~?~( «FOR
      8 «IF
      5 ^~override~void
      4 .~filter~[ .~forEach~[ .~map~[ [| [~?~| ^~def~?~( ^~import~?~.~?~.~?~^ ^~val~?~=
      -9 ;~^ ^~end~^ ^~func~? ^~object~? def~self fun~?
    """#
}
