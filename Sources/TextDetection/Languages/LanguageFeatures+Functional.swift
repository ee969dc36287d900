// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Functional and logical languages, Lisps among them.
  static let functional: StaticString = #"""
    Agda|||text/x-agda||7 ^~module~?~where ^~open~import ^~data~?~: ^~postulate Set~where 2 ∀ → ℕ
    Clojure|||text/x-clojure||7 (~ns (~defn (~def~? :~require (~let~[ (~defn~- (~fn~[ #( (~defmacro :~as (~loop~[ 4 (~if~( (~map~? (~-> [~? (~swap (~do (~str~? :~refer (~println~? (~recur @? 2 (~let (~when (~cond {~:~? -4 ; def~? = fn~? defun setq
    Common Lisp|||text/x-common-lisp||6 (~defun (~defmacro (~defvar (~in~- (~setf (~defpackage (~defclass (~defparameter (~defstruct (~defmethod (~let~( &~optional &~key &~rest (~format~t 4 (~setq (~cond~( (~lambda~( (~loop (~progn #' (~car (~cdr (~declare (~eq~? (~defgeneric (~let~* :~initarg 2 (~if~( ;c (~not~( '? nil~) (~quote -3 = define~( [ {
    Elm|||text/x-elm||7 ^~import~Html ^~module~?~exposing exposing~( ^~type~alias ^~import~?~exposing Html~. ^~port~module main~= 3 ^~type~? |> <| ->~? ^~case~?~of
    Emacs Lisp|||text/x-emacs-lisp||7 (~defcustom (~interactive (~provide~' (~require~' (~setq~- (~defgroup (~add~-~hook (~save~-~excursion (~defface (~with~-~? (~point~) (~autoload lexical~-~binding ;c~-~*~- :~group~' :~type~' (~global~-~set 3 (~defun (~setq (~let~( (~defvar (~defconst 2 (~progn (~if~( ;c
    Erlang|||text/x-erlang||8 ^~-~module ^~-~export ^~-~include ^~-~behaviour io~:~format ->~^ ^~-~define gen_server ^~-~spec ^~-~record 3 %c ?~:~?~( ^~?~(~? receive~^ end~. case~?~of when~? {~ok ok~; <<~" 2 ->~? fun~( -3 = def { class~? let~? |>
    F#|||text/x-fsharp||6 ^~open~System ^~let~rec ^~[~< printfn~" ^~module~?~= ^~type~?~= |> fun~?~-> ^~namespace~? ^~let~inline Seq~. List~. async~{ let! ^~member~? ^~|~? ^~open~? member~this 4 ^~let~? <-~? :> |] ^~match~?~with ^~static~member ^~override~? ^~new~( ^~abstract~? (~* seq~{ mutable~? ^~type~? sprintf~" :~int with~get 2 let~? ->~? ::~? with~^ ^~elif~? in~? not~? -4 ; def fn class~?~{ end~^ ;; val~? fun~?~= #include
    Haskell|||text/x-haskell||6 ^~import~qualified ^~module~?~where ^~data~?~= ^~instance~? main~:: 4 ?~::~? 6 ^~newtype~? {-~# ^~deriving~( where~^ ^~import~Data ^~import~Control ^~main~= ::~IO deriving~( ^~class~?~where 4 ^~import~? ^~data~? ^~type~? ^~module~? <-~? do~^ ->~? case~?~of ^~where~? Maybe~? ^~let~? putStrLn~" return~( \~? forall~? 2 {- -- .~? $~? ^~in~? ^~|~? 1 -> -4 ; def { class~?~{ fn~? function~? end~^ val~? ::~new #include begin -6 ..~? ^~precision~: ^~rounding~:
    Idris|||text/x-idris||7 ^~total ^~%~default ^~module~? ^~data~?~: ?~:~Nat :~Type 2 ^~import~?
    OCaml|||text/x-ocaml||6 ^~let~rec ^~open~? ;; ^~module~?~= fun~?~-> Printf~. List~.~? ^~type~?~= ^~let~() ^~external~? function~| sig~^ struct~^ ^~val~?~: begin~match ref~? := ^~exception~? let~open 4 ^~let~? ^~|~? (* in~^ ->~? match~?~with ^~and~? ^~end ^~method~? object~? ^~type~? Hashtbl~. '? Some~? None ^~include~? String~. ^~class~? 2 let~?~= of~? val~? with~^ :: begin~^ -4 def { fn~? class~?~{ function~?~( var~? const~? val~?~= printfn fun~?~( structure~? #include
    Prolog|||text/x-prolog||8 :- ^~:-~? ^~:-~module ^~:-~use_module ^~:-~dynamic ?~(~?~) [~?~| |~T format~(~' \~+ =~.~. nl~. findall~( assert~( 3 :-~^ !~. [~H %c write~( )~. member~( append~( -4 ; def { class~? function~? var~? = let~?
    PureScript|||text/x-purescript||8 ^~import~Prelude ^~module~?~where Effect~Unit ^~foreign~import ∷ 2 forall~? ^~import~?
    Racket|||text/x-racket||9 #lang~racket ^~#lang ^~#lang~? (~require~racket (~provide~( (~define~( 3 (~let~( [~? (~define~? (~check~- (~module~+ λ
    ReasonML|||text/x-reason||7 ^~let~make ^~[~@ React~. =>~{ ^~module~?~= ReasonReact 2 ^~let~? switch~(
    SML|||text/x-sml||6 ^~structure~?~= ^~signature~? ^~fun~?~? ^~val~?~= ^~datatype~? =>~? ^~end~^ fn~?~=> struct~^ ^~functor~? ^~infix~? ^~local~^ ^~open~? case~?~of sig~^ raise~? val~_ ^~exception~? 4 ^~fun~? ^~val~? ^~and~? let~^ in~^ ^~|~? of~? :~int handle~? (* ::~? andalso~? orelse~? fn~? 2 end~^ op~? int~? string~? -4 ; def { class~? let~?~= match~? fun~main ->~? var~? function~? fun~?~->
    Scheme|||text/x-scheme||6 (~define~( (~define~? (~lambda~( (~call~- (~define~- (~let~loop (~syntax~- (~begin~( (~set! (~let~*~( (~cond~( (~display~? (~letrec 4 (~if~( #t #f (~car~? (~cdr~? (~cons~? (~let~( (~null? (~else~? (~lambda~? ;c (~eq? (~and~( (~or~( '~( (~newline 2 (~= (~not~( (~+ (~list~? (~define -4 defun setq defn = { defvar ns~?
    """#
}
