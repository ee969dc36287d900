// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages that became known in the 2020s.
  static let young = #"""
    Aiken|||text/x-aiken||Aiken: Language tour
      9 :~ByteArray ^~expect~?~(~?~)~= ^~fail~@~" ^~mint~( ^~spend~( ^~test~?~(~)~fail ^~use~aiken~/ ^~use~cardano~/
      9 ^~validator~?~{ ^~validator~{ expect~[ extra_signatories test~?~(~?~via trace~@~" via~fuzz~. when~?~is~{
      5 ^~expect~? ^~pub~opaque~type ^~test~?~(~)~{ when~?~is
      -9 ^~impl~? ^~struct~? fn~main
    C3|||text/x-c3||C3: Language guide
      9 (~catch~?~= ^~bitstruct~? ^~faultdef~? ^~fn~?~?~.~?~( ^~fn~int~? ^~fn~void~? ^~fn~void~?~.~?~( ^~import~std~::~?
      9 ^~module~?~(~< io~::~printfn~( io~::~printf~( io~::~printn~( mem~::~free~( mem~::~new~(
      5 @builtin @private @test~{ ^~fn~?~?~( ^~macro~?~( ^~module~?~::~? isz~? usz~?
      3 ^~module~?~;
      -9 #include ^~pub~fn
    Cangjie|||text/x-cangjie||Huawei: Cangjie language specification
      9 )~:~Int64~{ )~:~Unit~{ @TestCase ^~import~std~.~collection ^~import~std~.~sync ^~import~std~.~unittest
      9 ^~main~(~)~:~Int64 ^~main~(~)~{ ^~mut~prop ^~public~init~( func~?~(~?~:~Int64 match~(~this~) spawn~{
      9 where~?~<:~?
      5 )~:~Bool~{ )~:~Float64~{ )~:~String~{ :~Int64 <:~? ^~case~?~(~?~)~=> ^~case~?~=> ^~public~func~?~( match~(~?~)~{
      -6 )~->~?~{ ^~def~? ^~fun~?~(
    Cedar|||text/x-cedar||Cedar policy language reference guide
      9 ^~entity~?~in~[ ^~forbid~( ^~permit~( action~==~?~:: action~in~[~? appliesTo~{ principal~==~?~::
      9 principal~in~?~:: principal~is~? resource~==~?~:: resource~in~?~:: resource~is~?
      5 ^~unless~{ ^~when~{ context~.~? principal~.~? resource~.~?
    Daslang|||text/x-daslang||Gaijin: Daslang reference manual
      9 ^~[~export~] ^~def~public~? ^~options~gen2 ^~require~daslib ^~require~dastest ^~var~?~<- ^~var~inscope
      9 array~<~?~>~) array~<~int~>~const table~<~string~;
      4 ;~?~:~float~) ;~?~:~int~) ^~[~test~] ^~options~? ^~require~?~/~?
      2 ^~def~?~(~?~:~?
    Hylo|||text/x-hylo||Hylo: Language tour
      9 )~inout~{ :~inout~? :~sink~? ^~&~?~= ^~conformance~? ^~public~conformance ^~public~fun~? ^~yield~&
      9 memberwise~init
      4 ^~fun~?~(~_~?~: ^~inout~{ ^~set~{ ^~sink~{ ^~trait~?
      -9 func~? suspend~fun val~?~=
    Imba|||text/x-imba||Imba documentation
      9 <~self~> @click~= ^~css~? ^~global~css ^~prop~?~= ^~tag~? imba~.~mount
      4 =~do~( ^~def~render
      -9 ;~^
    Inko|||text/x-inko||Inko manual, section Syntax
      9 ^~class~async ^~class~pub~? ^~fn~async~? ^~fn~pub~? ^~fn~pub~mut ^~import~std~.~env ^~import~std~.~fs
      9 ^~import~std~.~stdio ^~import~std~.~sync ^~import~std~.~sys ^~import~std~.~test ^~type~async ^~type~enum~?
      9 ^~type~pub~?
      5 ^~case~?~(~?~)~-> ^~fn~mut~? ^~fn~static~? ^~import~std~.~?~(
    Jac|||text/x-jac||Jaseci Labs: Jac language reference
      9 ^~can~?~with ^~edge~?~{ ^~has~?~:~? ^~node~?~{ ^~obj~?~{ ^~report~? ^~visit~[ ^~walker~? ^~with~entry root~spawn
      4 ^~def~?~(~?~:~?~)~->~?~{ ^~glob~? ^~import~from~? ^~test~?~{ here~.
      -9 ^~def~?~(~self
    MoonBit|||text/x-moonbit||MoonBit documentation, section Language
      9 )~->~?~!~?~{ )~derive~( ,~content~= ^~fn~?~::~?~( ^~fn~[ ^~fn~main~{ ^~impl~?~for~?~with ^~pub~(~all~)
      9 ^~pub~fn~?~::~?~( ^~pub~fn~[ ^~test~"~{ inspect!~( inspect~( self~:~?~) self~:~?~, self~:~?~[ }~derive~(
      4 ^~fn~?~(~?~:~? ^~guard~? ^~suberror~? ^~test~{ self~:~?
      -9 ^~impl~?~{ ^~let~?~:~& ^~use~?~:: fn~main~(
    Pact|||text/x-pact||Kadena: Pact language reference
      9 (~begin~-~tx (~commit~-~tx (~compose~-~capability (~defcap~? (~define~-~keyset (~defpact~? (~defschema~?
      9 (~deftable~? (~enforce~( (~enforce~-~guard (~env~-~data (~env~-~keys (~env~-~sigs (~expect~-~failure
      9 (~read~-~keyset (~with~-~capability (~with~-~default~-~read (~with~-~read :~decimal
      4 (~insert~? (~namespace~" (~update~? @doc ^~(~module~?
    Pest|||text/x-pest||pest book, chapter Grammars
      9 "~≈~? =~@{ =~_~{ =~{~SOI ?~≈~" ?~≈~? ASCII_ALPHA ASCII_ALPHANUMERIC ASCII_DIGIT ASCII_HEX_DIGIT COMMENT~=~_
      9 SOI~≈ WHITESPACE~=~_ ≈~EOI ≈~NEWLINE
      3 ANY~) ^~?~=~{
    Pkl|||text/x-pkl||Apple: Pkl language reference
      9 :~Listing~< :~Mapping~< :~UInt16 @ModuleInfo ^~[~"~]~{ ^~amends~" ^~facts~{ ^~open~module new~Dynamic~{
      9 new~Listing~{ new~Mapping~{ renderer~=~new
      5 :~Duration :~String~( ^~examples~{ ^~extends~" ^~fixed~? ^~hidden~? ^~local~?~=~new ^~new~{ ^~typealias~?~=
      5 isBetween~(
      2 ^~class~?~{ ^~local~?~= ^~module~?~.~? ^~when~(
    Pyret|||text/x-pyret||Pyret documentation, section The Pyret language
      9 =~table~: ?~::~Number ^~cases~( ^~check~"~: ^~check~:~^ ^~examples~: ^~fun~?~(~?~::~? ^~provide~* ^~row~:
      9 ^~use~context for~each~( for~map~( lam~(
      4 ^~data~?~: ^~doc~: ^~sieve~? ^~where~:~^ ^~|~?~( ^~|~?~=>
      -9 ^~def~?
    Quint|||text/x-quint||Informal Systems: Quint language manual
      9 .~oneOf~( .~setBy~( =~all~{ =~any~{ ^~action~?~( ^~action~?~= ^~nondet~?~= ^~pure~def ^~pure~val ^~run~?~=
      9 ^~temporal~?
      3 .~expect~( .~mapBy~( .~then~( ^~any~{ ^~assume~? ^~val~?~=
    SurrealQL|||text/x-surrealql|folded|SurrealDB: SurrealQL reference
      12 ?~schemafull ?~schemaless ^~define~access ^~define~event ^~define~field ^~define~namespace ^~define~scope
      12 ^~define~table ^~for~$?~in ^~live~select ^~relate~? array~::~? crypto~::~? define~index~?~on math~::~?
      12 string~::~? time~::~group time~::~now type~::~thing type~option~< type~record~< vector~::~?
      5 ->~?~-> ^~let~$?~= ^~upsert~? on~table set~?~=~$?
    Tact|||text/x-tact||TON: Tact language reference
      9 :~Int~as SendParameters~{ ^~bounced~( ^~contract~?~with ^~extends~fun ^~extends~inline~fun ^~extends~mutates
      9 ^~get~fun ^~message~(~0 ^~receive~( as~coins as~uint32 as~uint64 beginCell~( throwUnless~( ton~(~"
      4 )~:~Int~{ :~Address :~Cell ^~abstract~fun ^~const~?~:~Int~= ^~fun~?~(~?~:~Int ^~inline~fun ^~message~?~{
      4 ^~trait~?~{ context~(~)~.
      -9 ^~syntax~=
    TypeSpec|||text/x-typespec||Microsoft: TypeSpec, Language basics
      9 @delete~op @get~op @post~op @put~op @route~( @service~( @statusCode~? OptionalProperties~< ^~model~?~extends
      9 ^~model~?~is ^~op~?~( ^~using~TypeSpec offsetDateTime plainDate scalar~?~extends utcDateTime
      5 @body~? @doc~( @key~? @maxLength~( @minLength~( @path~? @query~? @visibility~( ^~model~?~{ ^~scalar~?
    Unison|||text/x-unison||Unison language reference
      9 '~{~IO ->~{~? :~[~Nat~] =~cases Nat~.~drop ^~structural~ability ^~structural~type ^~test~>~? ^~unique~ability
      9 ^~unique~type ^~use~?~+ ^~use~Nat {~IO~,
      4 :~Nat~-> ^~ability~? ^~use~base match~?~with
    Varlink|||text/x-varlink||Varlink: Interface definition
      9 ^~method~?~(~)~->~( ^~method~?~(~?~: ^~method~?~(~^
      5 )~->~(~)~^ ^~error~?~( ^~interface~?~.~? ^~type~?~( ^~type~?~(~^
      -9 ;~^ ^~end~?
    WIT|||text/x-wit||WebAssembly: Component model, WIT format
      9 ->~result~< ->~s32 :~func~( :~interface~{ :~list~<~u8 :~s32 :~s64 :~static~func :~tuple~< ^~export~wasi~:
      9 ^~flags~?~{ ^~import~wasi~: ^~include~wasi ^~package~?~:~? ^~world~?~{ borrow~< tuple~<~f32
      4 ->~option~< :~list~< :~option~< :~u32~, ^~constructor~( ^~record~?~{ ^~resource~? ^~use~?~.~{ ^~variant~?~{
      2 ^~interface~?~{
    Yuck|||text/x-yuck||eww documentation, chapter Configuration
      9 (~box~: (~button~: (~centerbox~: (~children~) (~deflisten~? (~defpoll~? (~defwidget~? (~defwindow~? (~geometry~:
      9 (~label~: (~literal~: (~scale~:
      5 (~defvar~? :~onclick~" :~orientation~"
    Zed|||text/x-zed||AuthZed: SpiceDB schema language
      9 ^~caveat~?~( ^~definition~?~/~? ^~definition~?~{ ^~permission~?~= ^~relation~?~:~?
    """#
}
