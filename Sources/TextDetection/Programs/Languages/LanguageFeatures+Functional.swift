// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Functional languages with types.
  static let functional = #"""
    ATS|||text/x-ats||H. Xi: ATS documentation
      15 ^~fun~{~?~:
      9 #define~ATS_DYNLOADFLAG #define~ATS_PACKNAME #define~ATS_STALOADFLAG (~a~)~of ^~abstype~? ^~absvtype~?
      9 ^~dataprop~? ^~dataviewtype~? ^~datavtype~? ^~dynload~" ^~extern~castfn ^~extern~fun ^~implement~?
      9 ^~implement~main0 ^~praxi~? ^~prfun~? ^~prval~? ^~staload~" ^~staload~? ^~staload~?~=~" ^~viewtypedef~?
      9 ^~vtypedef~? case~+~of fun~{~? implement~{ t~@ype
      6 ^~fn~{ lam~(~?~)~=> println~! prval~? val~(~)~=
      2 ^~fn~? ^~fun~? ^~typedef~?~= then~?
      -6 ^~class~? ^~def~? ^~import~? fun~?~(~?~)~{
    Clean|||text/x-clean||Clean language report
      18 ^~::~?~=
      14 ^~from~?~import~:: ^~from~?~import~class
      9 *~World ::~*~World [~?~\~\ ^~::~* ^~::~?~? ^~::~?~?~= ^~?~::~?~(~? ^~Start~:: ^~Start~= ^~Start~?~=
      9 ^~definition~module ^~definition~module~? ^~from~StdMisc ^~implementation~module ^~implementation~module~?
      9 ^~import~StdClass ^~import~StdEnv ^~import~StdEnv~, ^~import~StdInt ^~import~StdOverloaded ^~instance~?~?~where
      9 ^~system~module |~<~? |~==~?
      6 !~[~.~?
      4 =:~? ^~#(~? ^~?~::~?~->~? ^~module~?~^ ^~where~^
      -6 ;~^ ^~data~? ^~end~^ ^~module~?~where
    Cool|||text/x-cool||A. Aiken: The Cool reference manual
      9 SELF_TYPE ^~class~?~inherits~? esac fi~} in_string~( inherits~IO~{ isvoid~? out_int~( out_string~( pool
      4 ?~:~?~<- ?~<-~?~; ^~}~;~^
    Curry|Haskell||text/x-curry||M. Hanus: Curry, an integrated functional logic language
      9 =:~<= =:~=
      7 ?~free~^ ^~?~?~external ^~import~AllSolutions ^~import~Control~.~AllValues where~?~free
    DataWeave|||text/x-dataweave||MuleSoft: DataWeave language guide
      14 ^~%~dw~0 output~application~/~?
      9 ^~input~payload ^~output~? as~String~{ mapObject payload~.~? payload~map pluck~? vars~.~?
      4 ->~{ ^~fun~?~( ^~var~?~=
      -9 ;~^
    Dhall|||text/x-dhall||Dhall language standard
      9 .~dhall~^ =~.~/~?~.~dhall Double~/~? Integer~/~? List~/~? Natural~/~? Optional~/~? Prelude~. Text~/~?
      9 ^~let~?~=~\~( ^~let~?~=~https~: sha256~:~? λ~(
      6 :~Text~, \~(~? ^~in~{ ^~let~?~=~. ^~let~?~=~.~/ assert~: as~Text forall~( toMap~? {~=~} ∀~( ≡~?
      4 :~Natural :~Text :~Type~) List~Natural Optional~? ^~in~? env~:~? merge~^ merge~{ →~?
      3 False Some~? True ^~,~?~: ^~,~?~= ^~let~?~: ^~let~?~= ^~{~?~: ^~{~?~= let~?~=
      -6 :=~? ;~^ ^~#~^ ^~data~? ^~def~? ^~import~? ^~module~? ^~open~? ^~type~? ^~val~? function~? return~? var~?
      -6 where~^
    Elm|||text/x-elm||Elm: Syntax
      15 ^~module~?~exposing
      12 ^~import~?~exposing
      9 ,~Cmd~.~none ->~Maybe~? Cmd~Msg Html~Msg ^~?~:~Html~? ^~?~:~List~?
      8 (~.. Cmd~? Html~.~? Sub~? ^~import~Browser ^~import~Element ^~import~Html~. ^~module~?~exposing~( ^~port~?
      8 ^~type~?~^~= ^~type~alias~? ^~type~msg exposing~(~..
      7 Html~. ^~import~Html ^~port~module ^~type~alias exposing~( main~=
      6 ->~List~? ^~?~:~?~->~?
      5 ->~Bool~^ ->~Int~^ ->~String~^
      4 ?~:~?~->~? ^~,~? ^~?~?~=~^ ^~case~?~of ^~in~^ ^~let~^ ^~main~= ^~type~?~= ^~update~? ^~view~? case~?~of~^
      4 {~?~|~? |>~List~. |>~String~.
      3 ->~? <~| ^~type~? |>
      2 ?~:~?~^ ^~import~?
      -20 :~?~,~?~-> ^~__~\
    Erlang|||text/x-erlang||Ericsson: Erlang reference manual
      8 ->~^ ?~!~{ ^~-~behaviour ^~-~behaviour~( ^~-~define ^~-~define~( ^~-~endif ^~-~export ^~-~export~( ^~-~ifdef
      8 ^~-~ifndef ^~-~import~( ^~-~include ^~-~include~(~" ^~-~module ^~-~module~( ^~-~record ^~-~record~( ^~-~spec
      8 ^~-~spec~? ^~-~type~? ^~-~undef ^~?~(~0~)~-> ^~?~(~[~?~|~?~]~)~-> ^~?~(~[~]~)~-> ^~handle_call~( ^~handle_cast~(
      8 ^~handle_info~( ^~init~( gen_server io~:~format {~error~,~? {~noreply~,~? {~ok~,~? {~reply~,~?
      4 ^~-~?~(~?~, ^~end~. erlang~: fun~?~/~0 io~:~format~( lists~: lists~:~? when~is_atom~( when~is_list~( }~.~^
      3 %c <<~" ?~:~?~( ^~?~(~? case~?~of end~. ok~; receive~^ when~? {~ok
      2 )~. ->~? fun~(
      -3 = class~? def let~? { |>
    F#|||text/x-fsharp||Microsoft: F# language specification
      9 =~async~{ =~task~{ ^~module~?~^~let ^~module~?~^~type ^~module~?~^~val ^~open~System printfn~$~"
      8 .~ToString~(~) .~[ Array2D~. ^~member~?~.~? ^~module~?~^~open ^~open~?~.~? ^~|~_~when of~?~:~?
      6 ->~unit~^ .~Contains~( .~EndsWith~( .~Head .~IsEmpty .~IsNone .~IsSome .~Length .~Split .~StartsWith~( .~Tail
      6 .~ToLower~( .~ToUpper~( .~Trim~( .~Value :~unit~->~? Array~.~map List~. List~.~sum Map~.~? Option~.~map Regex~(
      6 Seq~. Seq~.~? String~. ^~[~< ^~[~<~? ^~for~?~in~?~do~^ ^~let~inline ^~let~mutable ^~let~rec ^~match~?~with
      6 ^~member~? ^~member~?~:~? ^~module~?~= ^~namespace~? ^~new~:~? ^~open~? ^~open~?~^ ^~open~System~. ^~type~?~(~)
      6 ^~type~?~= ^~val~?~:~?~->~? ^~|~? ^~|~?~->~? ^~|~?~?~->~? async~{ do~!~? failwithf~" fun~?~-> let~! member~this
      6 of~?~: printfn~" printfn~? return~!~? string~seq {~mutable~? |> |>~Array~. |>~Option~. |>~Seq~. |>~should
      5 ?~%~0~=
      4 (~* :~> :~int <-~? List~.~map Seq~.~map ^~abstract~? ^~do~? ^~let~? ^~new~( ^~override~? ^~static~member
      4 ^~type~? ^~use~?~= ^~|>~? mutable~? seq~{ sprintf~" with~get |]
      2 ->~? ::~? ^~elif~? in~? let~? not~? with~^
      1 //
      -3 in~^
      -4 #include ; => class~?~{ def end~^ fn fun~?~= val~?
      -6 *~. +~. ;~;~^ ?~≈~? Printf~. ^~end~^ ^~external~?~: ^~include~? ^~let~(~)~= ^~let~?~=~function
      -6 ^~let~rec~?~=~function ^~module~type ^~type~t~= ^~type~t~^ ^~val~?~:~? begin~^ in~^~let print_endline with~type
      -8 ^~import~?~exposing ^~module~?~exposing ^~require~! ^~type~alias exposing~(
      -9 List~.~assoc List~.~fold_left List~.~fold_right List~.~hd ^~?~:~?~->~? ^~?~:~?~?~->~? ^~?~:~List~? ^~[~@@
      -9 ^~import~{- ^~include~struct ^~let~open ^~open~!~? ^~open~Printf functor~( sig~^ ≈~?~:
      -12 ^~use~?~.~?~^
      -20 ^~namespace~?~{ ^~operation~?~(
    Faust|||text/x-faust||GRAME: Faust syntax
      9 :~_~; ^~declare~?~" ^~process~= _~<:~_ hgroup~(~" hslider~(~" nentry~(~" tgroup~(~" vgroup~(~" vslider~(~" ≈~_
      8 :~si~. ba~.~bypass1 ba~.~db2linear ba~.~if ba~.~linear2db de~.~delay en~.~adsr fi~.~lowpass ma~.~PI ma~.~tanh
      8 no~.~noise os~.~lf_saw os~.~lf_sawpos os~.~pulsetrain os~.~sawtooth os~.~square re~.~dattorro_rev
      8 re~.~mono_freeverb si~.~bus si~.~smoo
      5 :~>~? <:~? ^~import~(~"~)~; _~,~_ button~(~" checkbox~(~" fi~.~? letrec~{ library~(~" ma~.~SR os~.~osc par~(~?
      5 rdtable~( rwtable~( seq~(~? sum~(~? with~^~{ with~{
      -8 class~? def~?~: function~? int~? let~? return~? var~? void~?
    Frege|Haskell||text/x-frege||I. Wechsung: The Frege programming language
      9 ^~data~?~=~native ^~derive~?~?~^ ^~import~frege~. ^~mutable~native ^~native~?~:: ^~native~module ^~pure~native
      9 frege~.~prelude
    Futhark|||text/x-futhark||Futhark user guide
      9 (~?~:~[~?~]~f32 (~?~:~[~?~]~f64 (~?~:~[~?~]~i32 (~?~:~[~?~]~i64 :~f32 :~i32 :~i64 [~?~]~f32 [~?~]~f32~=
      9 [~?~]~f64 [~?~]~i32 [~?~]~i64 [~]~f32 [~]~f64 [~]~i32 [~]~i64 ]~u8~) ^~def~?~[~?~] ^~def~main~( ^~entry~?
      9 ^~entry~?~( ^~entry~?~[ ^~let~?~(~?~:~[ ^~let~?~[~?~]~( ^~let~main~( ^~let~main~[ ^~local~def
      9 ^~module~type~?~=~{ ^~open~import~" ^~val~?~[~?~] f32~.~? flatten~? i32~.~i64 i32~.~u8 i64~.~i32 reduce~(~+~)
      9 scatter~( unsafe~( unsafe~? |>~reduce~(
      5 :~f32~= :~i32~= ^~loop~? in~loop iota~? map2~( map~(~\ reduce~? scatter~?
      4 ^~def~?~( ^~import~" ^~type~?~[ |>~map
      -9 ;~^ fn~? func~? package~?
    Gleam||run.gleam.source|text/x-gleam||Gleam language tour
      10 ^~@external~( ^~external~fn ^~import~gleam ^~import~gleam~/ ^~let~assert ^~pub~external ^~pub~opaque ^~use~?~<-
      8 case~?~{~^ fn~?~(~?~:~?~)
      6 <>~? ^~case~?~{ ^~pub~fn~?~(~) ^~pub~type~?~( ^~pub~type~?~{ ^~|>~? case~?~{ |>~?
      4 Error~( Ok~(~? ^~import~?~/ ^~let~?~= ^~pub~const ^~pub~fn ^~type~?~{ fn~(~?~)~{
      2 ->~? Nil~^ ^~fn~? list~.~? string~.~? todo
      -8 && &~? :=~? ;~^ ^~data~? ^~def~? ^~struct~? do~^ impl~? let~mut println!~( where~^
    Haskell|||text/x-haskell||Haskell 2010 report
      9 ^~import~{-~? ^~import~{-~qualified
      8 [~?~|~?~<-~? ^~?~(~?~:~?~)~= ^~?~::~?~?~=>
      6 ->~IO~( ->~Maybe~? ->~String~^ ::~IO ::~Int~-> ::~String~-> =~do~^ ?~::~?~=>~? ?~<-~? \~?~-> ^~?~::~? ^~case~?
      6 ^~case~?~of ^~class~?~where ^~data~?~= ^~deriving~( ^~import~Control ^~import~Data ^~import~qualified ^~infixl~0
      6 ^~infixr~0 ^~infix~0 ^~instance~? ^~instance~?~where ^~main~= ^~main~=~interact ^~module~?~where ^~newtype~?
      6 ^~newtype~?~= ^~type~?~= ^~where~^ ^~|~otherwise~= deriving~( interact~$ main~:: mapM_~? putStrLn~$ unlines~?
      6 where~^
      4 (~?~:~?~) )~::~? ++~? ->~? ->~^ .~?~where~^ ::~IO~( <-~? <-~?~? ?~::~? ?~::~[ Maybe~? \~? ^~class~?~?~where
      4 ^~data~? ^~import~? ^~let~? ^~module~? ^~type~? ^~where~? ^~|~otherwise case~?~of do~^ foldr~? forall~?
      4 otherwise~= putStrLn~" return~(
      2 $~? -- .~? ^~in~? ^~|~? {-
      1 ->
      -4 #include ::~new ; begin class~?~{ def end~^ fn~? function~? val~? {
      -6 ..~? ^~?~<-~" ^~?~<-~' ^~?~<-~( ^~?~<-~[ ^~external~? ^~import~Effect ^~import~Prelude~^ ^~include~? ^~let~(~)
      -6 ^~let~rec ^~precision~: ^~rounding~:
      -8 ->~Type =>~Type ^~%~default ^~?~:~?~-> ^~total ^~type~?~:: ∷
      -9 :=~<- ^~:~? ^~?~:~?~->~? ^~?~:~?~?~=> ^~\~? ^~and~?~= ^~case~<- ^~case~?~:= ^~exception~? ^~import~?~exposing
      -9 ^~let~?~(~?~: ^~let~main~( ^~let~main~[ ^~match~?~with ^~module~?~= ^~module~?~exposing ^~module~type
      -9 ^~open~!~? ^~open~? ^~select~{ ^~type~alias ^~type~t~= ^~type~t~^ ^~val~?~: begin~^ case~_~of exposing~(
      -9 forall~?~, function~^ function~| match~?~with pure~unit sig~^ struct~^ with~type
      -12 (~class~?~) ?~::~enum ?~::~proc ?~::~struct ^~instance~?~::~? ^~main~:~IO ^~open~import~? switch~(
      -20 $?~::~?~-> Cmd~.~none ^~define~?~=>~type ^~definition~module ^~derive~instance ^~derive~newtype ^~end~^
      -20 ^~goal~?~: ^~implementation~module ^~import~?~::~?~; ^~import~PackageDescription ^~import~StdEnv
      -20 ^~let~package~=~Package~( ^~s~/ ^~use~?~.~? f32~.~? i32~.~i64 i64~.~i32
    Idris|||text/x-idris||Idris tutorial
      9 :~IO~(~) ^~?~:~?~->~IO~( ^~?~:~Vect~? ^~covering~^ ^~import~Data~.~Vect
      8 :~Nat Vect~? ^~%~hint ^~%~name ^~covering ^~implementation~? ^~interface~? ^~main~:~IO ^~mutual ^~namespace~?
      8 ^~partial ^~public~export ^~rewrite~? ^~using~( ^~||~| believe_me
      7 :~Type ?~:~Nat ^~%~default ^~data~?~: ^~module~? ^~total
      6 ?~:~?~->~? ^~?~:~?~?~=> ^~export~^
      4 (~?~:~?~)~-> ->~Type ^~data~? ^~import~Data ^~where putStrLn~" putStrLn~? where~^
      2 ^~import~?
      -20 ^~definition~module ^~implementation~module
    LFE|||text/x-lfe||Lisp Flavoured Erlang user guide
      9 #B~( #M~( (~defmodule~? (~defrecord~? (~deftest~?~( (~deftest~?~^ (~erlang~:~? (~export~( (~export~all
      9 (~gen_server~:~? (~include~-~file~" (~include~-~lib~" (~io_lib~:~format (~io~:~format (~is~-~equal~?
      9 (~is~-~match~? (~lfe_io~:~format (~lists~:~? (~maps~:~? (~proplists~:~? (~receive~^ (~set~-~?~-~? (~spawn~(
      4 (~case~? (~defmacro~?~( (~defrecord~?~? (~defun~? (~defun~?~( (~lambda~( (~let~(~( (~tuple~'
    Nemerle|||text/x-nemerle||Nemerle language reference
      14 ^~using~Nemerle~.~? public~variant~?
      9 :~list~[ <~[~^ ?~:~list~[ ^~macro~@?~( ^~mutable~?~= ^~public~?~(~?~:~? ^~syntax~(~" ^~variant~?
      9 ^~|~(~?~,~?~)~when ^~|~?~::~?~=> ^~|~?~when~? ^~|~[~]~=> def~?~=~[ public~this~(
      7 :~void~^ ^~def~?~=~? ^~match~(~?~)~^ ^~module~?~^~{
      5 ^~def~?~= foreach~(~?~in~?~)~?
      4 $~" ^~macro~?~( ^~|~?~=> ^~|~_~=>
      -9 ^~def~?~(~?~)~:~^ ^~import~? ^~object~? ^~val~?
    OCaml|||text/x-ocaml||INRIA: The OCaml language
      14 ^~val~?~:
      12 ^~open~Printf
      9 ^~[~@@ ^~[~@@~@ ^~end~:~sig ^~external~?~:~?~->~? ^~include~struct~^ ^~let~open~? ^~module~?~(~?~:~?
      9 ^~module~?~=~struct ^~module~type~?~= ^~open~!~? ^~raise_notrace ^~type~t~= ^~type~t~^ ^~|~`~? functor~(~?~:~?
      9 with~type~t~:= with~type~t~=
      8 List~.~assoc List~.~fold_left List~.~fold_right List~.~hd ^~and~?~=~parse ^~let~_~= ^~module~type ^~open~?~^
      8 ^~rule~?~=~parse
      7 Buffer~.~add_string Buffer~.~create Bytes~.~create Format~.~fprintf Format~.~printf Hashtbl~.~create
      7 Lexing~.~from_string Stdlib~.~? Sys~.~argv~.~( function~^~| invalid_arg~" invalid_arg~? prerr_endline~?
      7 print_int~( print_string~"
      6 := ;~;~^ ;~mutable~? List~.~? Printf~. ^~exception~? ^~external~? ^~let~(~) ^~let~(~)~= ^~let~rec
      6 ^~let~rec~?~=~function ^~match~?~.~?~with ^~match~?~with ^~module~?~= ^~open~? ^~open~Core ^~open~Lwt ^~type~?~=
      6 ^~|~?~(~?~, ^~|~?~->~? ^~|~?~?~->~? begin~match function~| fun~?~-> in~^~let let~open mutable~? ref~? sig~^
      6 struct~^ {~mutable~? |>~List~. ≈~?~:
      5 ?~mod~0
      4 '? (* *~.~0 *~.~? +~.~0 +~.~? ->~? ->~?~-> ?~≈~? Array~. Hashtbl~. None Printf~.~printf Some~? String~. ^~and~?
      4 ^~class~? ^~end ^~include~? ^~in~^ ^~let~? ^~let~?~=~function ^~method~? ^~type~? ^~|~? failwith~" in~^
      4 match~?~with object~? print_endline~? print_string~? ref~0
      3 ^~|~_~::~?
      2 :: begin~^ let~?~= of~? val~? with~^
      -4 #include =>~{ ^~const~? class~?~{ const~? def fn~? function~?~( fun~?~( printfn structure~? val~?~= var~? {
      -6 // List~.~sum ^~infix~0
      -8 #eval .~IsEmpty .~IsNone .~IsSome .~Length .~StartsWith~( .~ToLower~( .~ToString~( .~ToUpper~( .~Trim~( ^~def~?
      -8 ^~trait~? printfn~" val~?~=~? |>~Seq~.~map
      -9 ->~Array~. =>~bool~; =>~int~; =>~unit~; @module~(~" ^~abstype~? ^~class~?~?~where ^~data~? ^~deriving~?
      -9 ^~eqtype~? ^~exclude~? ^~functor~? ^~global~- ^~graft~? ^~import~? ^~import~{- ^~instance~? ^~module~?~^
      -9 ^~module~type~?~=~{ ^~namespace~? ^~prune~? ^~recursive~-~include ^~structure~?~: andalso~? fn~?~=> of~?~:~?
      -9 option~<~?~> orelse~? where~^ where~type }~of
      -12 ^~member~?~.~? ^~open~System ^~use~?~.~?~^
      -14 ^~functor~?~( ^~structure~?~:~>
      -15 eqtype~?
      -20 :=~proc~( :~module~{ ^~Fixpoint~? ^~Inductive~? ^~Ltac2~? ^~goal~?~: ^~implement~?~; ^~theory~? ^~use~?~.~?
      -20 ^~use~MooseX~::~? ^~use~export ^~use~import ^~use~v5 autoload~xfm end~proc ensures~{ field~$? requires~{
      -23 ^~datatype~? ^~signature~?~= ^~structure~?~=
    Opal|||text/x-opal||TU Berlin: The programming language Opal
      14 ^~DATA~?~== ^~DEF~?~(~?~)~== ^~DEF~?~== ^~FUN~?~:~?~->~? ^~IMPORT~?~ONLY
      9 COMPLETELY ^~FUN~?~: ^~IMPLEMENTATION~? ^~SIGNATURE~? ^~SORT~?
    PureScript|||text/x-purescript||PureScript: Language reference
      12 ::~forall~?~.~String Array~{
      9 =~{~?~::~? Maybe~{ ^~derive~instance ^~derive~newtype~instance ^~foreign~import~?~:: ^~foreign~import~data
      9 _~{~?~= case~_~of pure~unit |~?~}~->
      8 (~class~? ->~Number Effect~? Effect~Unit ^~foreign~import ^~import~Control ^~import~Data~.~Maybe
      8 ^~import~Data~?~( ^~import~Effect ^~import~Effect~.~Console ^~import~Halogen ^~import~Prelude ^~import~Prelude~^
      8 ^~instance~?~::~? ^~module~?~where {~?~::~? ∷
      6 ->~Array~? ::~Array~? ::~forall~?~. ::~forall~?~? ^~derive~? ^~foreign~? ^~instance~?~:: ^~newtype~?
      4 ::~Boolean ::~Number ::~forall <<~< ^~data~? ^~module~?~( ^~type~? forall~?~.
      2 ^~import~? forall~?
    Q#|||text/x-qsharp||Microsoft: Q# language guide
      14 ^~open~Microsoft~.~Quantum
      9 @EntryPoint~(~) Qubit~[~] ^~import~Microsoft~.~Quantum ^~import~Std~. ^~operation~?~(~)~:~? ^~operation~?~(~?~:
      9 ^~use~?~=~Qubit~( is~Adj let~?~=~M~( using~(~?~=~Qubit~(
      5 :~Result~{ :~Unit~is :~Unit~{ CNOT~( Reset~( ^~mutable~?~= ^~set~?~=
      2 H~(~?~)~; X~(~?~)~; ^~namespace~?~{
    Rascal|||text/x-rascal||CWI: Rascal language reference
      12 ^~start~syntax ^~test~bool~?~( innermost~visit outermost~visit
      9 ^~data~?~=~?~(~?~? ^~import~?~::~?~::~?~; ^~import~?~::~?~; ^~layout~?~= ^~lexical~?~= ^~loc~?~= ^~syntax~?~=
      9 list~[~int~]~? list~[~str~]~? map~[~str~, rel~[~?~,~? set~[~str~] visit~(~?~)~{ |~int~?
      5 ^~module~?~::~? ^~public~?~?~(~?~?~)~= loc~?~) str~?~)
      2 ^~case~?~(~? ^~int~?~(~?~? ^~module~?~^ insert~? |~?~<-~?
      -9 ^~import~qualified ^~module~?~where where~^
    ReScript|ReasonML||text/x-rescript||ReScript: Language manual
      8 (~≈~?~: ->~Array~. ->~Belt~. ->~Js~. ->~Option~. ->~Promise ?~->~?~.~?~( @bs~.~? @genType @get~external
      8 @module~(~" @module~external @new~external @react~.~component @send~external @set~external @val~external Belt~.
      8 Js~.~log~( ]~->~Array~.
      6 )~=>~unit~=~" array~<~?~>~^ switch~?~{
      5 Console~.~log~( switch~?~{~^~|
      -20 :~list~( ;~^ [~@bs~.~? [~@mel~.~? [~@react~.~?
    ReasonML|||text/x-reasonml||Reason: Language manual
      9 :~list~( :~option~( =>~bool~; =>~float~; =>~int~; =>~option~( =>~unit~; ^~[~@bs~.~? ^~[~@mel~.~?
      9 ^~[~@react~.~component ^~module~type~?~=~{ switch~(~?~)~{~^~|
      8 ->~Js Js~. ^~external~?~: ^~external~?~:~?~=> ^~open~?~; ^~type~?~=~{~^ ^~|~?~(~?~)~=> switch~(~? |~?~=>~?
      7 =>~{ React~. ReasonReact ^~[~@deriving~( ^~[~@deriving~? ^~let~make ^~module~?~= ^~|~?~=>
      6 )~=>~?~=~" :~int~= ^~|~?
      4 )~=>~? ^~let~?~:~? ^~let~?~= ^~type~?~; ^~type~?~=
      3 list~( option~( string~,
      2 ^~let~? switch~(
      -9 :~int~^ :~void~^ =>~void ?~:~string~; switch~?~{
      -20 ^~Ltac2~?
    Roc|||text/x-roc||Roc: Tutorial
      9 Stdout~.~line ^~app~" ^~app~[ ^~expect~? ^~import~pf~. ^~packages~{ ^~provides~[ exposes~[ imports~[ platform~"
      9 when~?~is~^
      4 ?~:~?~-> List~.~? Str~.~? ^~dbg~? ^~module~[
      2 \~?~-> |>~?
      -9 ;~^ ^~import~?~exposing ^~module~?~exposing where~^
    SML|||text/x-sml||R. Milner and others: The definition of Standard ML
      14 ^~datatype~? ^~structure~?~=
      9 Int~.~toString~( ^~fun~?~0~= ^~signature~?~=~^~sig~^ ^~val~_~=~print
      8 ^~abstype~? ^~functor~?~( ^~infixr~0 ^~infix~0 ^~signature~?~= ^~structure~?~: eqtype~?
      6 =>~? ^~end~;~^~structure ^~end~^ ^~exception~? ^~functor~? ^~fun~?~? ^~infix~? ^~local~^ ^~open~? ^~signature~?
      6 ^~signature~?~=~sig ^~structure~?~:~> ^~structure~?~:~?~= ^~structure~?~=~struct ^~val~?~= ^~|~?~0~= case~?~of
      6 fn~?~=> raise~? sig~^ struct~^ val~_
      4 (* ::~? :~int ^~and~? ^~eqtype~? ^~fun~? ^~fun~?~(~? ^~include~? ^~sharing~type ^~val~? ^~val~?~:~? ^~val~rec
      4 ^~|~? andalso~? fn~? handle~? in~^ let~^ local~open of~? orelse~? where~type where~type~? ≈~0
      3 ^~end~;~^
      2 end~^ int~? op~? string~?
      -4 ->~? ; class~? def function~? fun~?~-> fun~main let~?~= match~? var~? {
      -9 ^~implement~? ^~staload~" fun~{~?
      -12 ^~val~?~=~-~0
      -20 ^~fun~void ^~get~?~?~=~0~( ^~set~?~?~=~0~(
    Ur/Web|||text/x-urweb||A. Chlipala: The Ur/Web manual
      14 ::~:~Type ::~{~Type~} ^~con~?~::~?
      9 :~transaction~page <~/~xml~> <~xml~> ^~cookie~?~: ^~style~?~^ ^~table~?~:~{ dml~(~? queryX1~( return~<~xml~>
      9 transaction~page transaction~unit {~[~?~]~}
      5 ^~val~?~:~?
      4 ?~<-~? ^~and~?~( ^~fun~?~( ^~val~?~=
    Wollok|||text/x-wollok||Wollok: Language reference
      14 ^~import~wollok~.~?
      9 ^~class~?~inherits~? ^~const~property~? ^~method~?~(~)~= ^~override~method~? ^~var~property~? inherits~?~{
      7 ^~method~?~(~)~{ ^~method~?~(~?~)~= ^~method~?~(~?~)~{
      5 ^~program~?~{ ^~test~"~{ assert~.~equals~( console~.~println~(
      4 ^~object~?~{
      -9 ;~^ def~? fn~? function~?
    X10|||text/x-x10||X10 language specification
      14 ?~haszero~} Console~.~OUT~.~? ^~import~x10~.~? clocked~async clocked~finish public~operator~this
      9 :~Rail~[ Clock~.~? Place~.~places~( ]~{~self ^~finish~{ ^~import~x10~. ^~import~x10~.~io async~{
      9 def~main~(~?~:~Rail def~this~( finish~ateach finish~for~( public~def~?~( public~def~this~( public~static~def
      9 self~!=~null static~def~?~( static~val~? x10~.~io x10~.~util
      5 ^~def~?~(~?~:~? at~(~?~)~{ val~?~=
      -9 =>~{ ^~object~?
    """#
}
