// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of scripts.
  static let scripts = #"""
    Berry|||text/x-berry||Berry: Reference manual
      9 /~->~? /~?~->~? ^~class~?~^~var~? ^~import~?~^~class~? ^~static~var~? ^~var~?~,~?~^ ^~var~?~=~module~(
      9 gpio~.~pin_mode introspect~.~? persist~.~? tasmota~.~? tasmota~.~add_cmd~( tasmota~.~cmd~( webserver~.~?
      8 ^~except~.. ^~static~def except~..~as
      6 ^~def~?~(~?~)~^~? ^~def~init~( ^~elif~?~^ ^~for~?~:~0~. ^~for~?~:~0~.. ^~for~?~:~?~^ ^~import~string~^
      6 ^~var~?~=~? nil~? nil~^
      5 .~push~( def~(~)~? def~(~?~)~? def~init~( return~def~(
      4 ^~end~^ ^~import~?~^ ^~return~?~^
      2 ^~def~?~(~?~)~^
      -8 ;~^ ^~begin~^ ^~local~? ^~puts~? ^~require~? do~^ do~|~? function~? then~^ {~^
      -9 @? do~| puts~? require~"
    Boo|Python||text/x-boo||Boo language guide
      9 GetComponent~[~of ^~import~UnityEngine~^ ^~private~?~as~? ^~public~?~as~?
      8 ^~callable~? ^~def~constructor ^~def~destructor ^~final~class ^~get~: ^~import~System ^~internal~class
      8 ^~macro~?~: ^~override~def ^~public~def ^~set~: ^~static~def as~int as~string def~?~(~?~as~?
      -9 ;~^ False None True ^~except~ValueError ^~from~?~import __all__ end~^
      -20 ^~END ^~cdef~? ^~cimport~? ^~cpdef~? ^~from~?~cimport
    CFScript|||text/x-coldfusion||Adobe: CFML reference, section CFScript
      9 ^~component~?~=~" ^~component~accessors ^~component~{ cfhttp~( cfquery~( createObject~(~" private~any~function
      9 public~any~function queryExecute~( remote~any~function returnformat~=~" structKeyExists~( writeOutput~(
      6 ^~property~name~=~" arguments~.~? public~?~function~?~( public~string~function public~void~function
      6 remote~?~function required~?~? required~string~?
      4 ^~component~? isDefined~(~" numeric~? private~?~function variables~.~?
    CoffeeScript||org.coffee.source|application/vnd.coffeescript||CoffeeScript: Language reference
      12 ?~:~=>~^
      9 .~on~"~,~(~?~)~-> .~on~'~,~(~?~)~-> ^~module~.~exports~=~^~?~:
      8 $(~@~) (~?~)~=>~^ ^~afterEach~-> ^~beforeEach~-> ^~describe~"~,~-> ^~describe~'~,~-> ^~it~"~,~-> ^~it~'~,~->
      8 for~own~?
      6 (~?~)~-> ->~^ =>~^ ?~:~-> ?~=~-> ^~class~?~extends clearInterval~( document~.~querySelector~( throw~?~if~?
      6 unless~?
      5 $(~" =>~? ?~:~(~?~)~-> @?~: ^~?~=~require~? ^~return~unless alert~" console~.~log~?
      4 #{ $~-> ->~? ?~= ^~?~=~(~ ^~module~.~exports constructor~: isnt~? require~' then~?
      3 ^~else~^ ^~for~?~in~? ^~if~? ^~return~?
      2 @?~( @?~. @?~= ^~for~?~in and~? if~? is~? not~?
      -4 ; ^~class~?~( ^~def~? ^~import~? ^~let~? def end~^ fn function~? let~? self~. string~( var~? {
      -6 #define ;~^ ^~==~? ^~doctype~? ^~export~? ^~import~?~from local~? |>~? ≈>~?
      -9 )~:~^ ->~(~^ :~Bool [~:~?~] ]~:~^ ^~// ^~?~::~? ^~?~:~?~-> ^~InputVariable~: ^~OutputVariable~: ^~RuleBlock~:
      -9 ^~export~?~=~? ^~fi ^~import~?~from~?~^ do~(~^ elsif~? ipairs~( ipairs~? nil~^ smtp~? table~.~insert then~(~^
      -12 ^~|~?~( ^~|~?~?
      -20 N_elements~( ^~(~define ^~(~export ^~(~import ^~(~library ^~PRO~?~, ^~return~, keyword_set~(
    Crystal||org.crystal-lang.source|text/x-crystal||Crystal language specification
      9 (~@?~:~? .~should_not~? .~should~eq~( :~Float64 Array~(~Float64~) Array~(~Int32~) Array~(~String~) Atomic~(
      9 HTTP~::~Client HTTP~::~Server HTTP~::~Server~.~new Hash~(~String~, ^~@?~:~? ^~abstract~class ^~abstract~def
      9 ^~def~?~(~&~: ^~def~?~:~? ^~def~initialize~(~@?~:~? ^~describe~?~do~^~it ^~p~?~.~? ^~require~"~^~require~"~..
      9 abstract~def~?~:~? be_nil be_true bind_tcp def~?~(~?~:~?~)~:~? def~self~.~?~:~? expect_raises~( p~!~?
      8 )~:~Int32 )~:~Nil :~Char :~Void Int8 UInt32 UInt64~? def~?~(~)~:~?
      7 .~is_a .~is_a?~( :~Bool :~Int32 :~Int64 :~Nil :~String :~UInt8 @~[~Flags @~[~JSON @~[~Link Array~(~? Channel~(
      7 Fiber~. Hash~(~? Pointer~( UInt8 [~]~of~? ^~abstract~struct ^~alias~?~= ^~def~self~.~?~(~?~:~? ^~lib~?
      7 ^~require~" ^~struct~?~< def~?~(~? def~?~(~?~:~? fun~?~= getter~? getter~?~: getter~?~?
      7 include~JSON~::~Serializable macro~? property~? property~?~: puts~" spawn~do {%~for {~}~of~?
      6 )~:~?~^ ^~annotation~? ^~record~? initialize~(~@?
      4 .~each_with_index ^~struct~? class_getter~? class_property~? rescue~?~:~? setter~?~:
      3 ^~class~? ^~def~? ^~module~?
      2 Float64 Int32 Int64 UInt64 ^~end do~| end~^
      -8 ^~function~?~( ^~mutable~struct ^~using~?
      -12 [~?~<:~? ^~abstract~class~?~{ ^~class~?~[ ^~class~?~extends ^~class~?~{ ^~endclass ^~enddef ^~trait~? ^~val~?
      -12 ^~var~?~: ^~vim9script
      -20 #define #ifdef #include #pragma )~:~void~^ ^~case~?~(~?~)~=> ^~case~?~(~?~,~?~)~=> ^~import~?~. match~{
    Cython|Python||text/x-cython||Cython: Language basics
      16 ^~cdef~:~^ nogil~:
      9 ?~cimport~? ^~cdef~double ^~cdef~enum ^~cdef~extern ^~cdef~inline ^~cdef~int ^~cdef~object ^~cdef~struct
      9 ^~cdef~void ^~from~.~?~cimport except~+ nogil~^
      7 ^~cdef~? ^~cdef~class ^~cimport~? ^~cpdef~? ^~ctypedef~? cdef~int
      5 ^~from~?~cimport double~* int~* nogil
    Elixir|||text/x-elixir||Elixir: Syntax reference
      9 ^~defimpl~?~,~for~: ^~defimpl~?~.~?~,~for~: ^~from~(~?~in~?~, ^~from~?~in~?~, ^~get~"~,~?~,~: ^~live~"~,~?
      9 ^~pipe_through~: ^~pipe_through~[~: ^~post~"~,~?~,~:
      8 (~%~?~{ GenServer~.~call~( GenServer~.~cast~( GenServer~.~start_link~( ^~@impl~true |>~Repo~.
      7 %{ @doc @moduledoc @spec IO~.~puts ^~alias~? ^~defmodule~? ^~defp~? ^~def~?~do defmodule~?~. do~: use~GenServer
      7 |>
      6 %{~? :~ok~, <>~" <>~? =~%{ IO~. Map~. Repo~.~all~( Repo~.~get~( Repo~.~insert~( String~. ^~@doc ^~@moduledoc
      6 ^~alias~?~. ^~case~?~do ^~config~:~? ^~defimpl~? ^~defmodule~?~do ^~defprotocol~? ^~field~:~?~,~:~? ^~for~?~<-
      6 ^~has_many~:~?~,~?~.~? ^~if~?~do ^~import~Config ^~join~:~?~in ^~order_by~: ^~quote~do ^~receive~do
      6 ^~resources~"~,~?~, ^~schema~"~do ^~scope~"~,~?~do ^~select~:~? ^~test~"~do ^~use~Mix~.~Config ^~where~:~?~.
      6 ^~with~{ config~:~?~, fn~(~? use~Mix
      5 ->~^ Enum~. ^~defmacro ^~defstruct ^~def~? ^~end ^~import~? ^~require~? ^~use~? do~^ fn~?~-> receive~do
      5 {~:~error {~:~ok ≈>
      4 =~fn ^~config~: ^~end~) ^~fn~? config~:~?~,~?~.~? do~:~?
      3 ^~|>~?
      2 -> :~? <> @? do end~^ fn
      -4 ; class def~?~: elif function~? nil~; self~. {
      -8 :=~?
      -9 :=~do~^ ?~::~?~::~? ^~// ^~def~?~(~?~)~^ ^~def~?~(~?~,~?~)~^ ^~def~?~^ ^~do~?~= ^~end~do ^~module~? ^~require~"
      -9 ^~require~' ^~return~? from~(~bucket return~nil |>~filter~(~fn~: |>~range~(~start
      -12 ^~fn~?~( ^~pub~fn case~?~{
      -20 ^~goal~?~: ^~theory~?
    GDScript|||application/x-gdscript||Godot: GDScript reference
      9 )~->~?~:~^ ->~void~: Input~.~is_action_pressed ^~@export~var ^~@onready~var func~?~(~)~:~^ func~?~(~?~)~:~^
      9 move_and_slide~( queue_free~( queue_redraw~(
      8 )~->~void :~Vector2 :~Vector3 @export @onready Vector2~( Vector3~( ^~@tool ^~class_name~?~^ ^~export~(
      8 ^~extends~?~^ ^~extends~Node ^~func~_process ^~func~_ready ^~onready~var ^~signal~? ^~tool~^ _process~(~delta
      8 _ready~(~) emit_signal~( emit_signal~(~" func~_draw func~_init func~_input func~_physics_process get_node~(
      6 (~delta~) .~emit~( .~instance~( .~instantiate~( :~Node :~PackedScene ^~extends~? ^~func~?~( ^~var~?~:=
      6 get_node~(~" preload~(~"
      5 ^~class_name~? ^~export~var ^~match~?~: ^~onready~?
      4 :~bool :~float :~float~= ^~const~?~:~?~= ^~const~?~= ^~elif~? ^~enum~?~{ ^~func~? ^~pass ^~static~func ^~var~?
      4 func~_
      3 :~^ ^~else~: ^~for~?~in ^~if~? ^~return~? ^~while~? print~(~"
      2 $? preload~(
      -3 ; end~^
      -4 nil
      -6 {~^
      -8 ^~package~?
      -12 )~:~int~^ ^~def~?
    Genie|||text/x-genie||GNOME: Genie manual
      9 )~raises~? ^~construct~( ^~def~?~(~)~raises ^~def~?~(~?~:~?~)~:~?~^ ^~init~^ ^~prop~?~: ^~prop~readonly
      9 ^~uses~Gee ^~uses~Gtk array~of~? dict~of~? list~of~? new~dict~of new~list~of
      8 HashMap~of~? of~string~,~int
      5 ^~event~?~(
      4 :~?~of~? ^~def~?~( ^~var~?~=~new~? stdout~.~printf
      -8 ;~^ ^~end~^ ^~fun~? {~^
    Io|||text/x-iosrc||Io programming guide
      9 ..~proto ::~=~nil :=~?~clone~do :=~Object~clone :=~block~( :=~method~( File~with~( ^~?~:=~?~clone~^ ^~Protos
      9 clone~do~( getSlot~( openForUpdating setSlot~(
      6 ?~:=~?~clone ?~println~^ ^~?~:=~method ^~?~:=~method~( asList~? if~(~?~==~?~, println~^ writeln~(
      5 "~println ?~println else~(~" for~(~?~,~0~, list~( method~(~? println~) println~; then~(~" while~(~?
      4 ^~?~:=~" ^~?~:=~0~^ clone~^ type~println
      -8 -> ; => def~? var~? {~^
    Ioke|||text/x-iokesrc||Ioke guide
      9 =~Origin~mimic =~Reflector Origin~mimic ^~use~(~" cell?~( mimic~! mimic~do~(
      6 "~println =~fn~( ?~=~macro~( ?~=~method~( @?~=~?
      3 ^~@? println
      -6 ->~{ ; {~^
    LiveScript|||text/livescript||LiveScript: Overview
      9 ^~?~=~require~\ |>~each~?~.~?
      8 !~->~^ ^~<-~? ^~?~=~(~?~)~-> ^~?~=~?~|>~? ^~export~? ^~require~!~<~[ ^~|~?~=>~? ^~|~otherwise prelude~-~ls
      8 require~! |>~each |>~filter |>~map
      6 (~?~)~->~^ <-~? <~[~? @@~? ^~class~?~extends ^~do~-> fold~?
      4 ->~? ?~=~-> ^~?~:~? for~?~in~? isnt~? |>~?
      3 ^~let~?~=
      2 is~? then~? unless~?
      -9 :~Bool
      -20 @@~- @@~?~( ^~0~for ^~0~if ^~0~return ^~0~while ^~END_VAR ^~Engine~: ^~FUNCTION_BLOCK ^~InputVariable~:
      -20 ^~VAR_INPUT from~(~bucket |>~range~(~start
    Lua|||text/x-lua||PUC-Rio: Lua reference manual
      9 default~.~rsync default~.~rsyncssh require~(~"~)~.~setup~( require~(~'~)~.~setup~( vim~.~api~.~? vim~.~g~.~?~=
      9 vim~.~keymap~.~set~( vim~.~opt~.
      8 ^~rockspec_format~=~" local~?~=~require
      6 ..~" ..~? ^~configurations~{~" ^~dependencies~=~{ ^~description~=~{ ^~files~{~" ^~kind~" ^~package~=~"
      6 ^~settings~{ ^~solution~" ^~source~=~{~^ ^~sync~{ ^~version~=~" ^~workspace~" elseif~? end~^ for~?~,
      6 if~?~then~^~local in~ipairs in~pairs ipairs~( local~function pairs~( require~" require~(~" self~: then~^ ≈=
      5 ,~function~( =~?~:~?~( ^~?~.~?~:~?~( ^~?~.~?~=~function~( ^~?~:~?~( ^~?~=~function~( ^~?~=~require~(~"
      5 ^~for~?~=~0~, ^~for~?~=~?~, ^~function~? ^~return~{ ^~self~.~?~:~?~( ^~self~:~?~( function~?~( function~?~.
      5 function~?~: local~?~= nil~then return~^~{ return~function~( return~setmetatable setmetatable~( string~. table~.
      5 then
      4 =~false~, =~true~, =~{~}~^ [~"~]~= [~0~]~=~{ ^~end~) ^~local~? ^~return~? pcall~( require~? setmetatable~? {~[
      4 {~^~{
      3 =~?~or~? ^~?~.~?~=~0~^ ^~?~.~?~=~{~^ ^~end function~( print~( repeat~^ tostring~(
      2 -- [[ ^~elseif~?~then ^~if~? and~? end~) end~, local~? nil not~? until~?
      -2 {
      -4 $(~? ; <>~0~then <>~?~then => class const~? def end~; fi fn import~? let~? val~? var~?
      -6 %~f %~pi %~t ^~/* ^~// ^~done ^~endfunction ^~esac ^~fi ^~puts~? function~?~(~?~:: println~(
      -8 := ^~..~?~:: ^~..~_
      -9 $? $argv && (~fn~? (~local~? ++~^ ^~case~?~^~when ^~end~. ^~end~do~^ ^~end~if~^ ^~execute~as ^~for~(~?
      -9 ^~for~?~=~0~: ^~for~?~=~?~: ^~global~function ^~import~? ^~local~enum~? ^~local~record~? ^~package~require
      -9 ^~procedure~?~( ^~scoreboard~? ^~set~-~? ^~when~0 ^~when~?~then for~(~local null~; {~?~:~?~for ||
      -12 ^~%c ^~function~?~--~argument ^~function~?~--~description ^~function~?~-~d do~|
      -20 :=~proc~( ^~every~? ^~link~?~^ ^~suspend~? end~proc
    MAXScript|||text/x-maxscript|folded|Autodesk: MAXScript language reference
      14 selectedonly~: selection~as~array
      12 #noprompt
      9 !=~undefined~do $~.~? ?~pressed~do ^~macroscript~? ^~plugin~? ^~rollout~?~" ^~struct~?~( ^~utility~?~"
      9 caption~:~" classof~? createdialog~? filein~" for~?~in~selection getnodebyname getopenfilename~?
      9 getsavefilename~? getsavepath~? messagebox~" messagebox~"~title~: on~?~changed superclassof~?
      7 .~pos~=~[ checkbox~?~" do~(~^ edittext~?~" for~?~=~0~to~?~do~( label~?~" pos~:~[ spinner~?~" then~(~^ width~:~0
      7 wirecolor
      5 ^~fn~?~?~=~^ do~^~( format~" then~^~(
      4 )~^~else ^~fn~?~= ^~fn~?~?~= ^~local~? ^~try~( button~?~" catch~(
      -8 #include ;~^ ^~def~? ^~dim~? ^~next~? function~?~(
    Mojo|Python||text/x-mojo||Modular: Mojo manual
      8 )~raises~: @parameter~^ @value~^ SIMD~[ UnsafePointer~[ ^~alias~?~= ^~comptime~? ^~fn~?~( ^~fn~?~(~)~:
      8 ^~struct~?~( ^~struct~?~: ^~struct~?~[ inout~self owned~? raises~->
      -20 ^~cdef~? ^~cimport~? ^~cpdef~? ^~from~?~cimport
    MoonScript|||text/x-moonscript||MoonScript: Reference
      14 import~?~,~?~from~require import~?~from~require
      10 ?~in~* class~?~extends~?~^~new import~?~,~?~from import~?~from new~:~(~@? new~:~=>
      9 ?~\~?~" ?~\~?~@? ^~@?~=>~^ ^~export~?~= ^~for~?~,~?~in~ipairs ^~for~?~,~?~in~pairs ^~import~?~from~?~^
      7 ..~"
      5 ?~:~(~?~)~=> ?~:~(~?~,~?~)~=> ?~:~=>~^ ?~\~? ?~\~?~! ?~\~?~( @?~= [~?~for ]~for~? ^~?~:~=>~?
      5 ^~class~?~extends~?~.~? ^~export~? for~?~=~0~, ipairs~( ipairs~? string~.~format table~.~insert
      3 "~.. ->~^ ..~? =>~^ ?~=~-> ^~class~?~^ ^~class~?~extends ^~local~? ^~return~? ^~with~? elseif~? nil~^ print~"
      3 require~" unless~?
      -8 ->~{ ;~^ <-~? =>~{ ?~in~[ ^~def~? ^~import~?~,~{ const~? end~^ function~? isnt~? is~? let~? null~^ require~'
      -8 then~^ undefined var~? {~^ {~|
    NASL|||text/x-nasl||M. Arboi: The NASL2 reference manual
      14 egrep~(~pattern~: eregmatch~(~pattern~:
      12 ^~global_var~?~, ^~global_var~?~; ^~local_var~?~, ^~local_var~?~;
      9 get_http_port~( get_kb_item_or_exit~( get_kb_item~( http_send_recv~( if~(~description~) open_sock_tcp~(
      9 script_bugtraq_id~( script_category~( script_cve_id~( script_family~( script_id~( script_name~( script_oid~(
      9 script_set_attribute~( script_tag~( script_version~( security_hole~( security_message~( security_warning~(
      9 set_kb_item~(
      4 isnull~(
      3 ^~include~(~"~)~; exit~(~0~)
    NetLogo|||text/x-netlogo||Northwestern University: NetLogo dictionary
      9 ^~breed~[ ask~one~- ask~patches ask~turtles clear~-~all create~-~turtles patches~-~own pxcor~? reset~-~ticks
      9 setxy~? set~pcolor to~-~report turtles~-~own
      6 ^~ask~? ^~fd~0 ^~fd~? ^~globals~[ ^~tick~^ ^~to~?~^ ^~to~go ^~to~setup ifelse~?
      2 ^~end~^ ^~set~?
      -6 ;~^ ^~class~? ^~def~? ^~module~? ^~proc~?
    Perl||public.perl-script|text/x-perl||perlsyn(1)
      12 ^~format~STDOUT_TOP~= ^~format~STDOUT~=
      10 ^~WriteMakefile~( ^~WriteMakefile~^~( ^~use~ExtUtils~::~?
      9 $?~::~?~->~?~( ^~use~v5
      8 $?~::~?~::~?~[ (~!~defined~& (~<~STDIN~>~) <~STDIN~> ^~$?~{~'~}~= ^~$?~{~?~}~= ^~$?~{~?~}~{~?~}~= ^~@~<<
      8 ^~has~"~; ^~has~'~; ^~our~%~? ^~use~Moose ^~use~MooseX~::~? ^~use~experimental qq~{
      6 $_ =≈~? @ARGV @_ ^~package~?~; ^~sub~? ^~use~strict ^~use~warnings die~" elsif~( field~$? my~$? my~(
      6 print~STDERR return~(~$?~,~$? say~?~->~? shift~;
      5 =~eval~{ ^~no~warnings defined~(~& eq~" eq~' eval~' eval~(~' join~(~"~,~map last~if last~unless next~unless ne~'
      5 print~if unless~(~defined
      4 $?~::~? $self ->~[ ->~{ =>~? =~[~0~..~0~] =≈~/ \~@? ^~0~; ^~__END__ ^~my~? ^~print~? ^~use~? ^~write~;~^ bless~?
      4 chomp~( exists~$? foreach~my grep~{ keys~%~? local~$? my~%~? my~@? next~if open~( print~" push~@? qw~( ref~(
      4 scalar~( scalar~@? unless~( use~?~::
      2 $? $?~= @? eq~? foreach~? my~? ne~?
      1 ; =>
      -4 $this ^~def~? ^~import~? ^~method~? ^~node~? class~? const~? elif end~^ fn function~? let~? then~^
      -6 ^~class~? ^~file~{ ^~package~{ ^~service~{ ensure~=>
      -8 ^~grammar~? ^~proto~? ^~role~? ^~unit~? ^~use~nqp is~-~deeply method~? my~class my~constant my~role nqp~::~?
      -8 throws~-~like
      -9 --~>~? ^~method~?~( ^~role~?~{ ^~set~req~. ^~unset~req~. ^~use~?~.~? ^~use~v6 has~$~! has~$~. is~export
      -9 req~.~http
      -12 has~$? my~Bool~$? my~Int~$? my~Int~@? my~Num~$? my~Str~$? my~Str~@?
      -18 ^~unit~module
      -20 ^~:~my~$?
      -30 ^~multi~?
    Python||public.python-script|text/x-python||The Python language reference
      9 cgi~.~FieldStorage~(
      8 ^~?~=~Environment~( ^~Decider~( ^~SConscript~( ^~from~?~import~* ^~sys~.~path~.~insert~( env~.~Install~(
      8 env~.~Object~( env~.~Program~( env~.~SharedLibrary~( env~.~StaticLibrary~( models~.~BooleanField~(
      8 models~.~CharField~( models~.~DateTimeField~( models~.~ForeignKey~( models~.~IntegerField~( models~.~TextField~(
      8 os~.~path~.~abspath~( os~.~path~.~join~( sys~.~path~.~append~(
      7 ?~cimport~? ^~cdef~? ^~cimport~? ^~cpdef~?
      6 )~:~..~. Glob~(~" Glob~(~' ^~class~?~: ^~def~?~( ^~elif~? ^~except~? ^~from~?~import ^~from~__future__
      6 ^~import~numpy ^~import~os ^~import~re ^~import~sys ^~plt~.~?~( __all__~= def~?~(~self def~__init__
      6 except~Exception~as~? except~ValueError if~__name__ isinstance~( lambda~? np~.~array~( np~.~linspace~(
      6 np~.~zeros~( print~"~%~( print~"~%~? print~'~%~( print~'~%~? print~(~f~" raw_input~( self~.~?
      6 self~.~assertEqual~( self~.~assertFalse~( self~.~assertIn~( self~.~assertRaises~( self~.~assertTrue~( while~0~:
      6 with~open~(
      5 __name__ __version__ in~enumerate~( in~zip~( np~.~mean~( np~.~sum~( pd~.~DataFrame~( pd~.~read_csv~(
      5 plt~.~plot~( plt~.~show~( pytest~.~? torch~.~cuda torch~.~nn torch~.~tensor~(
      4 """ )~:~^ =~False~) =~False~, =~None~) =~None~, =~True~) =~True~, False None True ^~@? ^~class~?~( ^~def~?
      4 ^~elif ^~else~: ^~for~?~in~?~:~^ ^~from~? ^~import~? ^~return~self ^~try~: ^~with~? except~?~as for~?~in~range
      4 f~" f~' is~None is~None~: is~not not~None~: not~in print~" print~(~" raise~? yield~?
      3 ''' )~: .~append~( .~format~( .~items~(~) ^~for~? ^~if~? ^~if~?~:~^ ^~if~?~in~?~:~^ ^~if~not~?~: ^~pass
      3 ^~print~( ^~raise ^~while~? ^~yield assert~? async~def dict~( for~?~in import~?~as in~range len~( range~(
      2 **~kwargs ->~? :~^ [~? ^~del~? ^~return~? and~? not~? str~(
      1 : = def import in~? self
      -3 /* ^~/* ^~//
      -4 #include $this && := ; ^~extends~? ^~match~?~: ^~my~? ^~var~? const~? do~^ end~^ fi fn func function~? let~?
      -4 new~? proc~? public~? then~^ val~? var~? {
      -6 ^~..~?~:: ^~func~? ^~proc~? ^~static~func ^~when~? {~.
      -8 ^~case~?~extends ^~enum~?~(
      -9 #ifdef ?~::~? ^~?~(~0~)~:~^ ^~?~?~(~0~)~:~^ ^~?~?~?~(~0~)~:~^ ^~@?~@ ^~[~options~.~?~]~^ ^~[~tool~:~?~]~^
      -9 ^~endfunction ^~endwhile ^~end~^ ^~export~def ^~func~?~( ^~func~?~{ ^~inc~?~^ ^~module~?~where ^~module~type
      -9 ^~set~?~, ^~val~?~: alloc_locals with~type
      -12 )~{~^ .~_~^ ^~import~"~as ^~object~?~{
      -20 )~:~bool~^ )~:~int~^ )~:~string~^ NO~-~UNDO ^~%~endfor ^~%~endif ^~%~for~? ^~%~if~? ^~--
      -20 ^~Traceback~(~most~recent~call~last~) ^~definition~module ^~def~?~(~$? ^~enddef ^~fetch~?
      -20 ^~implementation~module ^~module~{ ^~private~?~as ^~public~?~as ^~syn~keyword ^~syn~match ^~syn~region
      -20 ^~template~?~(~?~: ^~use~?~.~? ctx~.~actions def~_impl~(~ctx~) native~.~?~( no~-~undo raise~newException~(
      -20 repository_ctx~. repository_rule~(
      -29 ^~load~(~"~,~" ^~load~(~^~"
    Quake|||text/x-quake||SRC Modula-3: m3makefiles, the language Quake
      12 ^~if~equal~( ^~implementation~(~" ^~import_lib~( ^~interface~(~" ^~module~(~" ^~proc~?~(~?~)~is import_lib~(
      5 ^~import~(~" ^~include_dir~( ^~override~(~" ^~program~(~"
      2 ^~foreach~?~in ^~library~(~"
    REBOL|||text/x-rebol||REBOL: Core user's guide
      20 ^~REBOL~[ ^~Rebol~[ ^~rebol~[
      12 ?~:~charset [~block~!~] [~integer~!~] [~string~!~] make~block~!
      9 forall~?~[ parse~/~all
      8 :~context~[ :~does~[ :~function~[ :~make~object ?~:~func~[ ^~Title~:~" ^~title~:~" either~? foreach~?~? print~[
      5 /~local~? ^~]~[~^ to~-~integer
      4 ?~/~only ^~Author~: ^~Date~:~0 ^~author~: ^~date~:~0 ^~needs~: append~? if~?~[ parse~? reduce~[ rejoin~[
      -9 ;~^ def~? end~^ var~? {~^
    Raku|||text/x-raku||Raku language documentation
      48 ^~use~v6
      14 $~.~? ^~multi~? ^~proto~?
      12 $~!~?~. %~!~? --~>~?~)~{ ^~submethod~?~( ^~unit~? is~also~< my~?~=~<~?~?~? my~@?~=~<~?~? my~Array~$? my~Bool~$?
      12 my~Int~$? my~Int~%~? my~Int~: my~Int~@? my~Num~$? my~Num~@? my~Rat~$? my~Str~$? my~Str~%~? my~Str~@? my~\~?~=
      12 self~.~bless~(
      9 $~*~CWD $~*~ERR $~*~HOME $~*~OUT --~>~? =~c ^~class~?~::~?~does ^~class~?~::~?~is ^~enum~?~is~export
      9 ^~multi~method ^~our~sub ^~role~?~{ ^~use~?~::~?~; does~?~{ for~@?~->~$?~{ has~$~! has~$~. has~@~. is~export~{
      9 my~IO~::~Path our~sub
      8 $~!~? ->~\~? .~^~name .~perl .~say .~say~; :~$? ^~class~?~is~? ^~enum~? ^~grammar~? ^~grammar~?~{ ^~has~?
      8 ^~method~?~{ ^~multi~sub ^~role~? ^~rule~? ^~submethod~? ^~subset~? ^~sub~MAIN ^~token~? ^~unit~class
      8 ^~unit~module ^~use~Test ^~use~Test~; ^~use~experimental~:~? ^~use~lib~< method~?~( my~$? nativecast~( say~"
      6 ->~(~$? :~D~( :~skip ^~class~?~::~?~{ ^~method~!~? ^~my~regex ^~plan~0~; ^~use~Test~::~Helpers ^~use~nqp
      6 is~-~deeply my~class my~constant my~role nqp~::~? say~'~^ throws~-~like
      4 $?~.~?~; ^~given~? ^~my~@? ^~regex~? ^~token~?~{ ^~when~? ok~?~, say~? say~@?
      3 ->~$? has~@ is~export say~$?
      2 has~$? method~?
      -20 ^~:~my~$? ^~has~" ^~has~'
      -30 ^~package~?~; ^~use~Moose ^~use~MooseX~::~? ^~use~namespace~::~autoclean
    Red|REBOL||text/x-red||Red: Language specification
      20 ^~Red~/~System ^~Red~[
      9 #include~% #system~[
    Ren'Py|Python||text/x-renpy||Ren'Py documentation, section The Ren'Py language
      9 ^~call~screen ^~define~?~=~Character ^~init~-~0~: ^~init~-~0~python ^~init~0~: ^~init~0~python ^~init~python
      9 ^~jump~?~^ ^~label~?~(~?~)~: ^~label~?~: ^~menu~:~^ ^~old~" ^~old~"~^~new~" ^~play~music ^~play~sound
      9 ^~python~:~^ ^~python~early ^~python~hide~: ^~screen~?~( ^~screen~?~: ^~show~screen ^~textbutton~?
      9 ^~translate~?~?~: renpy~.
      6 ^~define~?~. ^~define~?~= ^~hbox~:~^ ^~image~?~= ^~image~?~?~= ^~nvl~? ^~scene~? ^~style_prefix~"
      6 ^~transform~?~: ^~vbox~:~^ ^~window~hide
      4 ^~$~?~= ^~init~-~0 ^~init~0 ^~init~: ^~with~dissolve ^~with~fade
      2 ^~pause~0
      -8 ^~plot~? ^~set~? ^~splot~? ^~unset~?
    Ring|||text/x-ring|folded|The Ring programming language documentation
      9 +~nl~^ ^~again~^ ^~bye~^ ^~give~? ^~see~" see~?~+~nl see~nl
      7 +~nl ^~but~? ^~ok~^ see~?
      6 ^~func~?~?~,~? ^~func~?~^ ^~load~"~^ ^~off~^
      3 ^~class~?~^ ^~for~?~=~0~to~0 ^~for~?~in~? ^~if~?~= ^~next~^ ^~switch~?~^ new~?~{
      -9 := ;~^
    Ruby||public.ruby-script|text/x-ruby||ISO/IEC 30170: Ruby
      9 routes~.~draw~do
      8 .~times~do =~->~(~?~)~{ =~->~(~?~,~?~)~{ Rails~.~application Struct~.~new~(~: ^~RSpec~.~describe ^~brew~"
      8 ^~cask~" ^~gemspec~^ ^~get~"~do ^~get~'~do ^~mas~" ^~post~"~do ^~post~'~do ^~source~"~https ^~tap~"
      8 before_action~: belongs_to~: cask_args~? expect~(~?~)~.~to has_many~: let~(~:~?~)~{ root~to~:~" root~to~:~'
      8 validates~:
      7 .~newtype~(~: .~provide~(~: .~times~{ ::~?~.~new~( ?~(~:~?~)~do ?~:~?~,~'~do desc~" desc~' do~|~?~,~?~|
      6 %~w~[ .~chomp .~each_line .~each_with_index .~each~do .~each~do~| .~each~{~| .~is_a?~( .~map~(~&~: .~map~(~&~?
      6 .~nil?~( @@~? File~.~foreach~( File~.~read~( Hash~.~new~( [~:~?~] ^~class~?~< ^~def~initialize ^~elsif~? ^~end
      6 ^~module~? ^~require~" ^~require~' ^~resources~:~? attr_accessor~: attr_reader~: class~?~<~?~::~? def~self do~|
      6 flash~[ initialize~( puts~" puts~<< render~json require_relative~' rescue~? rescue~?~=> return~unless unless~?
      5 #{ .~inject~( .~inspect .~map~{ .~nil~? .~to~be~true .~to~eq~( .~to~receive~( :~?~=> <<~≈~? ?~=>~? ?~do @?~=~?
      5 ^~begin~^ ^~class~? ^~def~? ^~gem~' ^~include~? ^~private~^ ^~require~"~^ ^~when~0 ^~when~?~then before~(~:~each
      5 context~"~do context~'~do describe~" describe~'~do elsif~?~. end~^ expect~(~? if~@? it~" it~'~do loop~do~^ nil~?
      5 puts~"~# puts~? then~:~? unless~@? |~?~|
      4 ^~include~?~^ ^~printf~"~, ^~puts~"~^
      3 .~call~( :~? @?~. @?~= ^~@? ^~if~? ^~require~? ^~rescue ^~return~? self~. super yield~? ||~=
      2 => ?~( ^~get~" ^~get~' ^~post~" ^~post~' ^~unless~? and~? end nil
      1 class~? def do
      -2 then~^
      -3 {~^
      -4 #include (* )~:~?~^ ->~^ /* ; ^~/* ^~// ^~end~if ^~fun~? ^~import~? ^~lib~? ^~no~? ^~struct~? ^~sub~?
      -4 ^~unless~( ^~use~? const~? defined~( defmodule defp def~?~(~?~:~? elif fn func function~? fun~( fun~? is~^
      -4 let~? local~? public~? sig~^ unless~( val~?~: var~? void~? { ≈=
      -5 ^~?~:~?~(~? ^~see~"
      -6 Channel~( [~]~of~? ^~==~? ^~=~? ^~abstract~class ^~alias~?~=~? ^~doctype~? ^~has_many~:~?~,~?~.~? ^~param~?
      -6 ^~println~( ^~require~"~.~/ ^~resource~? ^~schema~"~do ^~struct~?~^ ^~targetScope~= ^~type~? ^~val~?~: for~own
      -6 getter~?~: getter~?~? include~JSON~::~Serializable property~?~: spawn~do {~}~of~?
      -8 ,~^~function~( ,~function~( :~Int32 :~Int64 :~Nil :~String =~function~( Int32 Int64 ^~#ce~^ ^~#cs~^ ^~%~?~=
      -8 ^~%~?~^ ^~-~?~.~each ^~-~@?~.~each ^~-~end ^~-~if~? ^~def~?~(~?~)~: ^~def~?~:~^ return~function~(
      -9 #inst~" #uuid~" (~@?~:~? .~indexOf~( .~should~eq~( :~Bool :~Float64 :~INTEGER :~sig~^ <%~= ?~=~?~:~new~(
      -9 Atomic~( Float64 UInt32 UInt64 UInt8 ^~-~?~:~?~do ^~..~substitution ^~?~.~?~:~?~( ^~@?~:~? ^~@?~@ ^~@@~?
      -9 ^~@file~{ ^~abstract~def ^~breaksw ^~class~?~[ ^~class~?~extends ^~class~?~{ ^~complete~- ^~deferred~class
      -9 ^~defimpl~? ^~defprotocol~? ^~def~initialize~(~@?~:~? ^~do~?~= ^~endmodule ^~endprogram ^~endsw ^~end~do
      -9 ^~ensure~then ^~exec~{~' ^~feature ^~file~{~' ^~for~?~=~0~: ^~for~?~=~?~: ^~getter~? ^~include~?~^~include
      -9 ^~indexing~^ ^~inherit~? ^~initial~begin ^~module~?~= ^~module~type ^~note~^ ^~obsolete~" ^~package~{~'
      -9 ^~property~? ^~redefine~? ^~self~.~?~:~?~( ^~self~:~?~( ^~service~{~' ^~setter~? ^~set~-~? ^~set~?~(~?
      -9 ^~trait~? ^~user~{ clearInterval~( def~self~.~?~:~? document~.~querySelector~( status~is with~type {~foo~^
      -10 ^~subgraph~?
      -12 := HTTP~::~Client ^~end~.~^ ^~for~?~= ^~get~"~,~?~,~: ^~import~?~. ^~post~"~,~?~,~: def~?~(~?~:~?~)~:~?
      -14 ^~def~?~:~?~{ ^~var~?~=
      -20 (~setq )~:~void~^ )~fi :~=>~^ ^~%c ^~(~defpackage ^~(~defsystem ^~(~in~-~package ^~autocmd~? ^~class~{~'~:
      -20 ^~def~?~(~&~: ^~enddef ^~end~module~; ^~inductive~? ^~load~(~"~,~" ^~module~?~.~? ^~module~?~^~version~=~'
      -20 ^~nnoremap~? ^~node~"~{ ^~node~'~{ ^~node~?~{ ^~use~ExUnit pipe_through~:
      -30 HTTP~::~Server Origin~mimic mimic~! mimic~do~(
    Sage|Python||text/x-sagemath||SageMath: Reference manual, section The Sage preparser
      14 ^~?~.~<~?~,~?~> ^~?~.~<~?~>
      5 EllipticCurve~( NumberField~( PolynomialRing~( PolynomialRing~(~QQ matrix~(~QQ matrix~(~ZZ
      3 GF~(~0 QQ~) QQ~, QQ~? ZZ~?
      -20 ^~from~sage ^~from~sympy ^~import~sympy
    Starlark|||text/x-starlark||Bazel: Starlark language specification
      17 native~.~?
      9 DefaultInfo~( Label~(~" ^~load~(~"~, ^~load~(~^~" attr~.~bool attr~.~label attr~.~label_list attr~.~output
      9 attr~.~string ctx~.~actions ctx~.~attr ctx~.~bin_dir ctx~.~executable ctx~.~execute ctx~.~file ctx~.~files
      9 ctx~.~label ctx~.~outputs ctx~.~runfiles ctx~.~toolchains def~_impl~(~ctx~) depset~(~? provider~(~fields
      9 repository_ctx~.~? repository_rule~(
      8 ^~?~=~rule~( ^~bazel_dep~( ^~constraint_value~( ^~load~(~"~,~" ^~package~(~default_visibility ^~platform~(
      8 ^~register_toolchains~( ^~toolchain~( ^~use_repo~( ^~workspace~(~name ctx~.~actions~.~? exports_files~(
      8 implementation~=~? select~(~{ struct~(~?~=
      7 ^~alias~(~name ^~load~(~" actual~=~" cc_binary~( cc_library~( cc_test~( constraint_values~=~[ data~=~[ deps~=~[
      7 filegroup~( genrule~( glob~( http_archive~( java_binary~( java_library~( name~=~" py_binary~( py_library~(
      7 py_test~( sh_binary~( sh_test~( size~=~" srcs~=~[ tags~=~[ testonly~=~True visibility~= visibility~=~[
      2 srcs~=~glob~(
    Teal|Lua||text/x-tl||Teal documentation: Teal reference
      14 ^~global~enum~? ^~global~function~? ^~global~record~? ^~global~type~? ^~local~enum~? ^~local~interface~?
      14 ^~local~record~? ^~local~type~?~= ^~metamethod~?
      9 :~{~string~}~^ ?~:~function~( ^~global~?~:~? ^~local~?~:~?~= ^~local~?~:~{ as~{
      5 :~boolean~^ :~integer~^ :~number~^ :~string~^ ?~:~integer~, ?~:~string~,
      -12 ^~export~type game~:~GetService
    WMLScript|||text/vnd.wap.wmlscript||WAP-193: WMLScript language specification
      12 WMLBrowser~.~? ^~extern~function
      9 Dialogs~.~alert Dialogs~.~confirm Dialogs~.~prompt ^~use~access~domain ^~use~meta~? ^~use~url~?
      7 Lang~.~? URL~.~? isvalid~?
      3 String~.~? ^~function~?~( ^~var~?~=
      -9 =>~{ ^~class~? ^~const~? ^~import~? ^~let~? document~. new~? require~( this~. window~.
    """#
}
