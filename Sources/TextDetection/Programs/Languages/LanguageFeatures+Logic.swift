// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Lisps, and languages of logic, of proofs and of models.
  static let logic = #"""
    Agda|||text/x-agda||Agda: Language reference
      8 )~:~Set :~Set~where Set~?~where Set~^ ^~data~?~:~Set ^~import~?~.~?~as ^~infixl~0 ^~infixr~0 ^~infixr~0~_
      8 ^~infix~0~_ ^~instance~?~: ^~no~-~eta ^~open~?~public ^~open~import~? ^~open~import~?~.~?
      8 ^~open~import~?~hiding ^~open~import~?~using ^~private~^~variable ^~record~?~: _≡_ renaming~( →~Set
      8 →~Set~where
      7 Set~where ^~data~?~: ^~open~import ^~postulate
      5 ^~field ^~import~? ^~module~?~where ^~where
      4 ^~?~=~record ^~constructor~? ^~data~?~where ^~module~?~.~?~.~?~where ^~module~?~.~?~where ^~open~? ^~open~?~?
      2 ℕ → ∀
      -9 ^~entry~? f32 f64 i32 i64 |>~?
    Alloy|||text/x-alloy||D. Jackson: Alloy language reference
      9 ^~abstract~sig ^~assert~?~{ ^~check~?~^ ^~check~?~for ^~fact~?~{ ^~fact~{ ^~fun~?~[ ^~one~sig ^~open~util
      9 ^~pred~?~[ ^~pred~?~{ ^~run~?~for ^~run~{ ^~sig~?~extends ^~sig~?~{ ^~some~sig
      4 :~lone~? :~one~? :~set~? all~?~:~? lone~? no~?~:~? some~?~:~?
      -8 ;~^
    AutoLISP|||text/x-autolisp|folded|Autodesk: AutoLISP reference
      14 (~defun~c~:
      9 (~command~" (~entget~? (~getdist~? (~getpoint~" (~getreal~" (~getstring~" (~getvar~" (~princ~) (~setvar~"
      9 (~ssget~? (~vl~-~load
      4 (~repeat~? (~setq~? (~strcat~?
    Boogie|||text/x-boogie||Microsoft: This is Boogie 2
      9 ^~assume~? ^~axiom~( ^~call~?~:= ^~const~unique ^~implementation~?~( ^~procedure~?~( free~ensures
      9 free~requires havoc~? returns~(~? {~:~? {~:~inline
      5 ^~assert~? ^~const~?~: ^~ensures~? ^~function~?~( ^~goto~? ^~invariant~? ^~modifies~? ^~requires~? ^~type~?~;
      5 ^~var~?~:~[
      3 ^~var~?~:~?
      -8 #include ?~of~? ^~begin~^ ^~end~; ^~lemma~? ^~method~?
    Clojure|||text/x-clojure||Clojure: Reference
      9 (~defproject (~defroutes~? (~s~/~def~::~?
      8 #( #{~: (~->~> (~:~require (~GET~" (~POST~" (~defn~? (~deftest~? (~doseq~[ (~for~[ (~if~-~let (~is~( (~ns~?
      8 (~ns~?~. (~route~/~not (~swap~! (~s~/~keys (~testing~" (~when~-~let :~dependencies~[ :~dependencies~[[ :~keys
      8 :~keys~[ :~req~-~un [~{~:
      7 (~defmacro (~defn (~defn~- (~def~? (~fn~[ (~let~[ (~loop~[ (~ns :~as :~require
      6 #{~" (~comp~? (~defmethod~?~: (~defmulti~? (~defn~?~" (~defn~?~[ (~defprotocol~? (~defrecord~? (~is~(~=
      6 (~is~(~thrown (~let~[~{ (~partial~? (~s~/~? [~:~?~{~:
      5 [~:~?~"
      4 (~-> (~->~? (~do (~if~( (~map~? (~println~? (~recur (~str~? (~swap :~description~" :~license~{ :~plugins~[
      4 :~profiles~{ :~refer :~source~-~paths :~url~" @? ^~:~?~{~: {~:~?~{~:
      3 #~" (~assoc~? (~atom~? (~filter~? (~println~" (~reduce~? (~str~" (~swap!~( [~?
      2 (~cond (~let (~when {~:~?
      -4 (~defclass~? (~import~[ (~var~? ; = defun def~? fn~? setq
      -6 (~defun~? (~defun~?~( (~fn~?~[ (~local~? (~tset~?
      -8 (~defn~__init__ (~lfor~?
      -9 &~opt~? (~default~? (~defclass~?~[ (~def~?~@{ (~def~?~@~[ (~import~.~/ (~import~?~) (~printf~"~%
      -9 (~require~hyrule :~range~[ @~[~: None True
      -20 (~declare~-~executable (~declare~-~project (~loop~[~?~:~in (~loop~[~?~:~range
      -29 (~setv~?
    CodeQL|||text/x-codeql||GitHub: CodeQL language reference
      14 DataFlow~::~? TaintTracking~::~? ^~import~semmle~.
      9 .~getACallee ^~import~DataFlow~::~? ^~predicate~?~( ^~private~predicate ^~select~?~,~" exists~(~?~?~|
      9 getAnArgument~( hasName~(~" override~predicate this~instanceof
      6 ^~import~cpp~^ ^~import~go~^ ^~import~javascript~^ ^~import~java~^ ^~import~python~^ result~=~?
      4 ^~from~?~?~, ^~from~?~?~^ ^~where~? ^~where~^ any~(~?~?~) instanceof~?
    Common Lisp|||text/x-common-lisp||ANSI INCITS 226: Common Lisp
      9 (~asdf~: (~asdf~:~defsystem (~defsystem~" :~components~(~( :~depends~-~on~( asdf~::
      8 (~DEFUN~? (~defconstant~+ :~import~-~from :~serial~t
      6 &~key (~COND~(~( (~DEFMACRO~? (~DEFVAR~? (~LAMBDA~( (~PROG~( (~SETQ~? (~declaim~( (~defclass (~defconstant~?
      6 (~defgeneric~? (~defmacro (~defmethod (~defpackage (~defpackage~: (~defparameter (~defstruct (~defun (~defvar
      6 (~destructuring~-~bind (~ecase~? (~format~nil (~format~t (~in~- (~in~-~package (~let~( (~loop~for
      6 (~make~-~instance (~multiple~-~value (~optimize~( (~setf (~values~? :~accessor :~initform
      5 (~CAR~? (~CDR~? (~NULL~? (~ZEROP~?
      4 #~'? &~optional &~rest (~:~file~" (~car (~cdr (~cond~( (~declare (~defgeneric (~eq~? (~lambda~( (~let~* (~loop
      4 (~progn (~setq *~?~*~0~) +~?~+~0~) :~initarg :~license~"
      3 (~defun~?
      2 '? (~+~? (~if~( (~not~( (~quote ;c nil~)
      -3 = [ define~( {
      -6 (~defalias (~kbd (~message~" (~point~)
      -8 #f #lang #t (~add~-~to~-~list (~autoload~'?~? (~declare~-~function (~define~-~abbrev (~define~-~key (~define~?
      -8 (~defvar~-~local (~global~-~set (~interactive~) (~make~-~variable~-~buffer (~modify~-~syntax (~provide~'?
      -8 (~require~'?~? (~save~-~excursion (~setq~-~default (~setq~-~local -~mode~-~abbrev -~mode~-~hook -~mode~-~map
      -8 -~mode~-~syntax :~defer~t :~ensure~t
      -9 (~aset~? (~c~-~add~-~style
      -12 (~format~-~time~-~string (~interactive~" (~regexp~-~opt font~-~lock~-~keywords
      -14 (~defcustom (~goto~-~char (~interactive
      -20 (~COMMAND~" (~DEFUN~C~: (~defun~c~:
    Coq|||text/x-coq||INRIA: The Coq reference manual
      8 ^~Defined~. ^~Definition~? ^~Fixpoint~? ^~From~?~Require ^~Inductive~? ^~Lemma~? ^~Ltac2~? ^~Notation~"
      8 ^~Proof~. ^~Qed~. ^~Require~Import ^~Theorem~?
      6 ^~Admitted~. ^~Arguments~? ^~Axiom~? ^~Check~? ^~Class~? ^~Corollary~? ^~Fail~? ^~Goal~? ^~Hint~?
      6 ^~Hypothesis~? ^~Instance~? ^~Ltac~? ^~Module~? ^~Open~Scope ^~Parameter~? ^~Print~? ^~Program~? ^~Record~?
      6 ^~Set~Implicit ^~Unset~? ^~Variables~? ^~Variable~? ^~destruct~? ^~exfalso~. ^~generalize~dependent
      6 ^~induction~? ^~lia~. ^~reflexivity~. ^~simpl~. ^~subst~. ^~unfold~?~in forall~?
      4 ^~End~?~. ^~Import~? ^~Require~? ^~Section~? ^~Section~?~. ^~apply~? ^~assert~( ^~auto~. ^~destruct~(
      4 ^~intros~? ^~inversion~? ^~match~?~with ^~rewrite~? ^~specialize~( ^~split~.
      2 (*
    Dafny|||text/x-dafny||Dafny reference manual
      8 ^~class~?~{~^~var ^~function~method ^~ghost~? ^~ghost~function ^~ghost~method ^~lemma~?~( ^~method~?~(
      8 ^~method~?~(~?~:~? ^~predicate~?~( ^~twostate~? calc~{ exists~?~:: forall~?~:: ghost~var returns~(~?
      8 returns~(~?~:~int
      6 :~array~< :~seq~< ?~|~? ^~decreases~? ^~ensures~? ^~invariant~? ^~modifies~? ^~reads~? ^~requires~? multiset~(
      6 old~(
      3 ^~assert~? ^~datatype~?~= ^~function~?~( ^~lemma~? ^~method~? ^~module~?~{ ^~while~? var~?~:=
      -8 #include ^~axiom~? ^~begin~^ ^~end~; ^~procedure~? havoc~?
      -9 )~->~(
    Dylan|||text/x-dylan||Dylan reference manual
      9 ^~define~class ^~define~constant ^~define~function ^~define~generic ^~define~library ^~define~method
      9 ^~define~module ^~define~open ^~define~sealed
      6 ::~<~? ^~define~? ^~end~class ^~end~method ^~module~: init~-~keyword slot~?
      4 :=~? ^~end~? ^~export~? ^~synopsis~: ^~use~?~;
    Emacs Lisp|||text/x-emacs-lisp||GNU Emacs Lisp reference manual
      9 (~custom~-~theme~-~set~-~faces (~deftheme~? (~defun~?~--~? (~defun~?~-~?~-~?~(~)~" (~ert~-~deftest
      9 (~expand~-~file~-~name (~file~-~directory~-~p (~file~-~name~-~directory (~file~-~name~-~nondirectory
      9 (~format~-~time~-~string (~if~-~let (~interactive~) (~make~-~marker~) (~pcase~? (~provide~-~theme (~regexp~-~opt
      9 (~seq~-~filter (~when~-~let (~with~-~temp~-~buffer font~-~lock~-~keywords
      8 (~add~-~to~-~list (~buffer~-~string (~buffer~-~substring (~called~-~interactively (~condition~-~case
      8 (~current~-~buffer (~declare~(~indent (~declare~-~function (~define~-~abbrev~-~table (~define~-~derived~-~mode
      8 (~define~-~minor~-~mode (~defvar~-~local (~emacs~-~version (~eval~-~after (~expand~-~file (~font~-~lock
      8 (~forward~-~line (~global~-~set~-~key (~goto~-~char (~insert~-~file (~kbd~" (~kill~-~buffer (~looking~-~at
      8 (~make~-~sparse~-~keymap (~make~-~variable~-~buffer (~modify~-~syntax~-~entry (~point~-~min (~re~-~search
      8 (~run~-~hooks (~setq~-~local (~set~-~buffer (~string~-~match (~use~-~package (~with~-~current~-~buffer
      8 (~with~-~eval~-~after -~mode~-~abbrev -~mode~-~hook -~mode~-~map -~mode~-~syntax -~mode~0~) -~mode~nil~)
      8 -~mode~t~) :~bind~( :~custom~( :~defer~t :~ensure~t :~init~^
      7 (~add~-~hook (~aset~? (~autoload (~c~-~add~-~style (~defcustom (~defface (~defgroup (~global~-~set
      7 (~interactive (~point~) (~provide~' (~require~' (~save~-~excursion (~setq~- :~group~' :~type~'
      7 lexical~-~binding
      6 (~add~-~hook~'?~? (~add~-~to (~boundp~'?~? (~buffer~-~file (~car~-~safe (~cl~-~? (~concat~" (~defalias
      6 (~defalias~'?~? (~define~-~derived (~define~-~key (~define~-~minor (~defsubst (~eval~-~when (~fboundp~'?~?
      6 (~get~- (~insert~( (~looking~-~back (~make~-~local (~message~" (~nconc (~provide~'?~? (~put~'? (~put~'?~?
      6 (~require~'?~? (~setq~buffer (~should~( (~should~(~equal (~should~-~error -~alist~^ -~regexp~( :~config
      6 :~version~" lexical~-~binding~:~t load~-~path
      4 &~optional &~rest (~defmacro (~dolist~( (~let~*~( (~setq~? (~unless~? (~when~( (~while~( (~with~-~?
      3 (~autoload~'? (~defconst (~defun (~defun~? (~defvar (~let~( (~setq
      2 (~if~( (~lambda~( (~progn ;c
      -4 (~defclass (~loop~? (~setf~(
      -6 (~defpackage (~defparameter (~in~-~package
      -20 (~defun~c~:
    F*|OCaml||text/x-fstar||F*: Tutorial
      8 ->~Lemma ->~ST ->~Stack ->~Tot :~Lemma :~Tot GTot~? ^~#push~-~options ^~#set~-~options ^~assume~val
      8 ^~module~?~=~FStar ^~open~FStar decreases~(
      4 #a~:~Type ensures~( requires~(
    Factor|||text/x-factor||Factor handbook
      9 ^~:~<~?~>~( ^~GENERIC~: ^~IN~: ^~MAIN~: ^~M~: ^~PREDICATE~: ^~PRIVATE ^~SYMBOL~: ^~TUPLE~: ^~USE~: ^~USING~:
      5 H~{ V~{ ]~each ]~if ]~map ]~when ^~:~? ^~:~?~(~?~-- ^~{~f~}~[ ^~{~t~}~[ bi~* curry dup~? map~;
      2 drop
    Fennel|||text/x-fennel||Fennel: Reference
      9 (~import~-~macros (~local~?~(~require
      8 (~..~" (~each~[ (~each~[~? (~fn~?~.~?~[ (~fn~?~[ (~for~[ (~global~? (~icollect~[ (~ipairs~? (~lambda~[ (~let~[
      8 (~local~? (~local~?~{ (~macro~? (~pairs~? (~print~(~.. (~require~: (~set~? (~set~?~.~? (~string~.~? (~table~.~?
      8 (~tset~? (~var~? (~λ~?
      3 #( (~if~( (~when~(
      -6 (~define~? (~defn~? (~def~? (~ns~? :~refer :~require
    Hy|||text/x-hy||Hy: Manual
      11 (~import~?
      9 (~defclass~?~[ (~defclass~?~[~? (~defmacro~?~[~? (~defn~?~[~#~* (~defn~?~[~?~] (~defn~__init__ (~defn~main~[
      9 (~except~[ (~for~[~?~( (~gfor~? (~import~?~[ (~lfor~? (~require~hyrule (~setv~? (~setv~?~. (~setv~self (~sfor~?
      5 (~cond~[ (~defn~?~[ (~for~[ (~if~(~= (~import~[ (~print~" (~with~[
      4 #~* None~( True~( {~?~#
      2 (~print~? False None True
      -8 (~def~? (~ns~? (~println~? (~str~? :~require
    Isabelle|||text/x-isabelle||The Isabelle/Isar reference manual
      9 (~rule~? \~<~?~> \~<~And~> \~<~Longrightarrow \~<~Rightarrow \~<~Sum~> \~<~alpha~> \~<~and~> \~<~close~>
      9 \~<~equiv~> \~<~exists~> \~<~forall~> \~<~inter~> \~<~in~> \~<~lambda~> \~<~le~> \~<~longrightarrow~>
      9 \~<~lparr~> \~<~noteq~> \~<~notin~> \~<~not~> \~<~open~> \~<~or~> \~<~rightarrow~> \~<~subseteq~> \~<~times~>
      9 \~<~turnstile~> \~<~union~> ^~notepad ^~section~{~* ^~subsection~{~* ^~text~{~* ^~txt~{~* by~blast by~fastforce
      9 by~metis
      8 ^~apply~( ^~apply~auto ^~apply~simp ^~by~( ^~case~( ^~case~Nil ^~datatype~? ^~definition~? ^~fun~?~:: ^~have~?
      8 ^~imports~? ^~lemma~? ^~oops ^~primrec~? ^~proof~( ^~proof~- ^~qed ^~show~? ^~then~show ^~theory~? using~that
      5 ^~assume~" ^~assume~? ^~by~auto ^~fix~? ^~inductive~? ^~lemmas~? ^~moreover ^~next ^~obtain~? ^~sorry ^~subgoal
      5 ^~ultimately by~auto by~simp sorry~^
      3 (* ^~begin~^ ^~done~^ ^~end~^ ^~where~^
    J|||text/x-j||Jsoftware: J dictionary; NuVoc, Control words
      9 =:~0~:~0 =:~[~: NB~. ^~?~=:~* ^~?~=:~+ ^~cocurrent~' ^~coinsert~' ^~exit~' ^~viewmat~?
      8 =~.~? ^~coclass~' ^~elseif~. ^~load~' ^~require~' ^~select~. ^~smoutput ^~while~. if~.~? verb~define
      6 ?~=:~? ^~echo~? do~.~^ else~.~^ end~.~^
      4 =:~( =:~, =:~0 =:~< =:~? ^~)~^
      -9 ;~^ def~? function~? {~^
    Janet|||text/x-janet||Janet documentation, section Syntax
      18 (~declare~-~executable (~declare~-~project (~declare~-~source (~loop~[~?~:~in (~loop~[~?~:~range (~string~/~?
      15 (~printf~"
      9 &~opt~? (~array~/~? (~def~-~? (~def~?~@{ (~def~?~@~[ (~dyn~: (~eachp~? (~each~?~?~( (~ev~/~? (~fiber~/~?
      9 (~file~/~? (~import~.~/ (~import~/ (~import~spork (~loop~[~?~: (~math~/~? (~net~/~? (~os~/~? (~peg~/~?
      9 (~table~/~? (~varfn~? (~var~-~? :~range~[ @{~: @~[~:
      6 (~++~? (~as~-~macro (~defn~main (~each~? (~forv~? (~match~? (~prin~? (~put~? (~seq~[ (~set~? (~var~?
      6 :~description~" :~entry~" :~name~" @{ @~[
      3 (~break (~default~? (~defn~? (~def~? (~do~^ (~fn~[ (~get~? (~if~-~let (~import~? (~in~? (~print~" (~try~^
      3 (~tuple~? (~use~? (~while~?
      -8 (~define~? (~defun~? (~lambda~( (~let~( (~local~? (~ns~? (~require~? (~setq~? (~setv~? (~tset~?
    Lean|||text/x-lean||The Lean language reference
      9 :~IO~UInt32~:=~do :~IO~Unit~:=~do @~[~default_target IO~.~eprintln IO~.~getStdin IO~.~println ^~import~Lake
      9 ^~lean_exe~? ^~lean_lib~? ^~open~Lake~DSL ^~package~?~where ^~require~?~from~git
      8 ,~from~? /- :=~by :=~rfl :~Prop :~Type~u [~CommRing ^~#check ^~#eval ^~#print ^~#reduce ^~@~[~simp ^~assume~?
      8 ^~begin~^~intro ^~def~?~(~?~: ^~deriving~? ^~end~^~lemma ^~example~( ^~example~: ^~import~Lean ^~import~Mathlib
      8 ^~import~data ^~inductive~?~( ^~inductive~?~: ^~inductive~?~where ^~instance~? ^~lemma~? ^~lemma~?~: ^~lemma~?~{
      8 ^~local~notation ^~noncomputable~? ^~obtain~⟨ ^~rw~[ ^~section~? ^~show~?~,~from ^~simp~only~[ ^~theorem~?
      8 ^~theorem~?~( ^~variables~( ^~variables~? ^~variable~{ assume~?~: by~rw by~simp cases~?~with have~?~:~?~:=
      6 ^~|~?~=>~?
      4 := :~Type ^~apply~? ^~end~? ^~exact~? ^~have~? ^~have~?~: ^~instance~: ^~intro~? ^~namespace~? ^~namespace~?~^
      4 ^~open~? ^~refine~? ^~rintro~? ^~show~? ^~structure~?~where ^~universe~? ^~variable~? ^~| ^~|~?~:~? by~^
      4 fun~?~=> rfl simp λ ℕ ∀~? ∃~? ∈ ≤~?
      2 ^~def~?
      -9 ^~end~define ^~end~function ^~end~rule
    Logtalk|Prolog||text/x-logtalk||Logtalk reference manual
      9 logtalk_load~( set_logtalk_flag~(
      8 ^~:-~category~( ^~:-~end_object ^~:-~info~( ^~:-~object~( ^~:-~private~( ^~:-~protected~( ^~:-~protocol~(
      8 ^~:-~public~( ^~:-~uses~(
    Maude|||text/x-maude||Maude manual
      12 ^~endfm ^~fmod~? ^~fmod~?~is ^~fth~?~is ^~mod~?~is ^~omod~?~is ^~smod~?~is
      9 [~assoc [~ctor ^~ceq~? ^~crl~[ ^~protecting~? ^~rl~[ ^~set~include ^~set~print ^~set~show ^~sorts~?
      9 ^~subsorts~? ^~subsort~? ^~view~?~from
      6 ^~crl~? ^~endm ^~eq~? ^~including~? ^~ops~? ^~op~? ^~reduce~? ^~red~? ^~rewrite~? ^~rew~? ^~rl~? ^~sort~?
      6 ^~vars~?
      3 ^~inc~? ^~load~? ^~match~? ^~op~_ ^~pr~? ^~q~^ ^~search~? ^~select~? ^~unify~? ^~var~?~:~?
      -6 ^~from~? ^~module~?
      -8 ;~^ def~? function~? import~? {~^
    Mercury|||text/x-mercury||The Mercury language reference manual
      14 ^~:-~implementation~. ^~:-~interface~.
      12 ^~:-~end_module ^~:-~instance ^~:-~typeclass
      9 ::~di ::~in ::~out ::~uo ^~:-~func~? ^~:-~implementation ^~:-~import_module ^~:-~include_module ^~:-~inst~?
      9 ^~:-~interface ^~:-~mode~? ^~:-~pragma~? ^~:-~pred~? ^~:-~type~? is~det is~multi is~nondet is~semidet
    MiniZinc|||text/x-minizinc||MiniZinc handbook, section Specification
      9 :~output_var =~[|~^ ^~constraint~? ^~function~var ^~output~[ ^~predicate~?~( ^~solve~:: ^~solve~maximize
      9 ^~solve~minimize ^~solve~satisfy ^~var~0~.. ^~var~bool~: ^~var~int~: ^~var~set add_to_output array~[~?
      9 array~[~int of~var set~of~int var~set~of
      6 ]~of~int ]~of~var ^~include~"~; ^~par~? ^~test~?~( bool2int~( diff~{ forall~( index_set~( var~bool~: var~int~:
      4 -> /~\ 0~..~? <-~> ^~bool~:~? ^~int~:~? ^~set~of~?
      -9 #include ^~class~? ^~def~? ^~import~? std~::
    Mizar|||text/mizar||Mizar: Writing a Mizar article
      12 ^~environ~^ ^~theorem~^ ^~vocabularies~?
      9 ^~constructors~? ^~definitions~? ^~let~?~be~? ^~notations~? ^~registrations~? ^~requirements~?
      9 ^~reserve~?~for~? ^~theorems~? hence~thesis implies~? st~? thus~thesis
      4 ^~assume~? ^~begin~^ ^~end~; ^~proof~^
    Oz|||text/x-oz||Mozart: The Oz notation
      14 {~New~?~?~(
      12 ^~local~?~?~in skip~end
      9 ^~meth~?
      8 [~]~? ^~declare~^ ^~functor~^ ^~fun~{~? ^~local~^ ^~proc~{~? case~?~of~?~then local~?~=~? {~Browse~? {~Show~?
      8 {~System~.
      5 :=~@? ^~thread~^ fun~{~$ proc~{~$
      3 ^~end~^ ^~in~^ nil~then
    PicoLisp|||text/x-picolisp||A. Burger: PicoLisp reference
      9 (~class~+ (~mapc~'? (~new~'~( (~nil~( (~pool~" (~prinl~" (~prinl~? (~prin~" ^~(~dm~? ^~(~extend~+
      6 (~:~? (~=:~? (~bye~) (~load~" (~rel~? (~setq~*~? ^~(~de~? ^~(~load~"~@lib
      3 (~for~? (~inc~' (~link~? (~when~( ^~(~for~(
      -9 (~define~( (~defmacro (~defun (~lambda~( ^~(~ns~?
    Prolog|||text/x-prolog||ISO/IEC 13211: Prolog
      8 :- =~.. ?~(~?~) [~?~| \~+ ^~:-~? ^~:-~dynamic ^~:-~module ^~:-~use_module assert~( findall~( format~(~' nl~.
      8 |~T
      4 ?~(~?~,~?~)~. ?~(~?~,~?~)~:- ^~?~(~?~)~. ^~?~(~?~,~?~)~. ^~?~(~?~,~?~,~?~)~.
      3 !~. %c )~. :-~^ [~H append~( member~( write~(
      -4 ; = class~? def function~? let~? var~? {
      -8 :-~) ::~in ^~-~define ^~-~ifdef ^~-~include ^~-~module ^~-~record ^~:-~func~? ^~:-~interface ^~:-~pred~?
      -8 ^~:-~type~? is~det is~semidet
      -9 ^~:-~end_module ^~:-~instance ^~:-~typeclass ^~?~(~0~)~-> ^~?~(~?~)~-> ^~?~(~[~?~|~?~]~)~-> ^~?~(~[~]~)~->
      -20 ^~:-~implementation~. ^~:-~interface~. ^~end_of_list~. ^~formulas~(
    Promela|||text/x-promela||Spin: Promela language reference
      12 ^~active~[ ^~active~proctype ^~proctype~?~(
      9 ^~d_step~^ ^~ltl~? ^~mtype~:~? ^~mtype~= ^~mtype~{ ^~never~{ chan~?~=~[ d_step~{ proctype~?~(
      6 ^~::~( ^~::~? ^~atomic~^ ^~fi~; ^~init~^~{ ^~init~{ ^~od~; ^~od~^ atomic~{ of~{ run~?~(
      4 ->~^ ?~!~? ^~:: ^~byte~? ^~chan~? ^~do~^ ^~goto~? ^~inline~?~(
      2 ->~? ^~bool~? ^~fi~^ ^~if~^ ^~int~? ^~typedef~?~{ assert~( break~^ else~->~? printf~( skip~; skip~^
      -8 ^~def~? ^~esac ^~fn~? ^~function~? ^~import~? ^~local~? ^~static~? ^~then~^ class~? std~::~? then~^
      -9 ^~definition~module ^~implementation~module
    Racket|||text/x-racket||The Racket reference
      9 #lang~racket (~define~-~syntax~-~rule (~for~/~fold (~module~+~? (~provide~( (~raise~-~argument~-~error
      9 (~require~racket ^~#lang ^~#lang~?
      8 (~check~-~equal (~check~-~exn (~for~/~hash (~for~/~vector in~-~lines
      6 #~:~result #~:~unless #~:~when (~check~-~expect (~define~-~struct (~define~/~contract (~define~?~(~?
      6 (~displayln~? (~for~( (~for~/~list (~hash~-~ref (~module~? (~printf~" (~require~" (~require~ffi (~struct~?
      6 (~with~-~handlers racket~/~?
      4 #f #t (~define~( (~define~(~?
      3 (~check~- (~cond~[ (~define~? (~else~? (~let~( (~let~(~[ (~match~? (~module~+ [~? λ
    SMT-LIB|||text/x-smtlib||SMT-LIB standard 2.6, section Syntax
      9 (~_~?~0 ^~(~assert~( ^~(~check~-~sat ^~(~declare~-~const ^~(~declare~-~fun ^~(~declare~-~sort ^~(~define~-~fun
      9 ^~(~define~-~sort ^~(~get~-~model ^~(~get~-~proof ^~(~get~-~unsat ^~(~get~-~value ^~(~pop~0 ^~(~push~0
      9 ^~(~set~-~info ^~(~set~-~logic ^~(~set~-~option _~BitVec
      5 (~bvadd~? (~bvand~? (~exists~(~( (~forall~(~( (~ite~( (~let~(~( (~select~? (~store~? ^~(~assert~? ^~(~exit
      5 _~extract~0
      -9 ^~(~define~( ^~(~defun~? ^~(~def~? ^~(~setq~?
    SMV|||text/x-nusmv||NuSMV user manual
      9 ^~ASSIGN~^ ^~ASSIGN~init ^~CTLSPEC~? ^~DEFINE~^ ^~FAIRNESS~? ^~INVARSPEC~? ^~LTLSPEC~? ^~MODULE~?~(
      9 ^~MODULE~main ^~SPEC~? ^~VAR~^ esac~; init~(~?~)~:= next~(~?~)~:=
      4 :~boolean~; TRUE~: ^~VAR~?
      -9 ^~BEGIN ^~END_VAR ^~PROCEDURE~?
    Scheme|||text/x-scheme||R7RS: Scheme
      9 (~use~-~modules~(
      8 #~:~optional (~call~-~with~-~current (~call~/~cc (~define~*~( (~define~-~library (~define~-~syntax~?
      8 (~import~(~chezscheme (~import~(~rnrs (~import~(~scheme (~import~(~srfi (~require~-~extension
      8 (~require~-~library (~syntax~-~rules (~test~-~assert (~test~-~begin (~test~-~end (~test~-~equal ^~(~library~(
      8 ^~(~module~?~^~(
      6 (~begin~( (~call~- (~call~-~with~-~output (~case~-~lambda (~char~-~upcase (~cond~( (~define~( (~define~-~module
      6 (~define~-~public (~define~-~record (~define~-~syntax (~define~-~values (~define~? (~display~( (~display~?
      6 (~format~#t (~for~-~each (~hashtable~-~? (~import~(~only (~lambda~( (~letrec (~let~-~syntax (~let~-~values
      6 (~let~loop (~list~-~tail (~set~! (~string~-~append (~syntax~- (~syntax~-~case (~vector~-~ref (~vector~-~set~!
      6 (~with~-~syntax
      5 #~:~export #~:~use (~(~lambda~( (~display~" (~let~*~( (~let~?~( (~set~!~?
      4 #f #t '~( (~and~( (~cadr~? (~car~? (~cdr~? (~cons~? (~else~? (~error~'? (~export~? (~export~^ (~if~( (~lambda~?
      4 (~let~( (~load~" (~newline (~newline~) (~or~( ;c
      2 (~+ (~= (~define (~list~? (~not~(
      -4 &~optional &~rest (~define~-~char (~define~-~vop (~in~- = defn defun defvar ns~? setq {
      -6 (~defmacro (~fn~? [
      -12 (~datatype~?~^ (~define~?~^~0~-> (~define~?~^~{ (~defprolog~?
    Self|||text/x-self||The Self handbook
      14 ?~*~=~traits _AddSlots~: bootstrap~addSlotsTo parent~*~=~?
      9 (~|~?~=~? False~:~[ True~:~[ _Define~: clonable~. copyRemoveAll traits~clonable
      3 ?~<-~0 ?~<-~?~. |~)~.
    Shen|||text/x-shen||M. Tarver: Shen documentation
      14 (~datatype~?~^ (~define~?~^~[ (~define~?~^~{ (~defprolog~? (~tc~+~)
      9 (~/~.~? (~define~?~^~0~-> (~define~?~^~?~-> (~defmacro~?~^~[ (~output~" (~package~?~[ <-~-~;
      4 ->~(~? ?~?~->~? ]~->~( where~(
    Why3|||text/x-why3||Why3 reference manual
      12 ^~use~int~.~? ^~use~ref~.~?
      9 ^~axiom~?~: ^~clone~?~. ^~clone~export ^~clone~import ^~goal~?~: ^~theory~? ^~use~?~.~? ^~use~export~?
      9 ^~use~import~? diverges ensures~{ invariant~{ raises~{ reads~{ requires~{ variant~{ writes~{
      6 ^~constant~?~: ^~function~?~: ^~inductive~? ^~lemma~?~: ^~predicate~? absurd assert~{ ghost~?
      4 /~\ <- <-~>~? ^~end~^ ^~let~rec ^~module~?~^ ^~type~? ^~val~? exists~?~. forall~?~: forall~?~?
      -20 ;~;~^ Proof~. Qed~. ^~Require~? ^~begin~? ^~def~? ^~imports~? ^~method~? ^~open~? fn~?
    newLISP|Scheme||text/x-newlisp||newLISP: Reference
      14 (~letn~(
      9 (~constant~'? (~context~'? (~context~MAIN (~dotree~( (~global~'? (~letex~( (~net~-~eval (~set~'?~?
      9 (~sys~-~info
      5 (~$~? (~args (~dolist~(~?~( (~exec~" (~exit~) (~inc~? (~nth~0 (~println~" (~println~( (~println~? (~println~^
      5 (~push~?
      2 (~append~? (~context~: (~load~" (~set~?
      -8 #f #t (~call~/ (~defmacro~? (~defun~? (~defvar (~import~( (~in~- (~let~-~values (~require~? (~syntax~-
      -9 #~:~export #~:~use (~call~-~with (~define~*
    """#
}
