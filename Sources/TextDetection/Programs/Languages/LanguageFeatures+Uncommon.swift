// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of single programs, services and laboratories, of which most repositories hold none.
  static let uncommon = #"""
    AmbientTalk|||text/x-ambienttalk||AmbientTalk/2 reference
      9 :=~actor~: :=~isolate~: :=~object~: becomes~: def~?~:=~? deftype~? discovered~: export~:~?~as~: reconnected~:
      9 when~:~?~becomes when~:~?~disconnected
      4 ^~def~?~(~?~)~{ system~.~println~(
    Berry|||text/x-berry||Berry language reference manual
      9 introspect~.~? persist~.~? tasmota~.~add_cmd~( tasmota~.~cmd~( tasmota~.~? webserver~.~? /~->~? /~?~->~? except~.~.
      8 ^~static~def except~..~as ^~except~..
      5 def~(~)~? def~(~?~)~? def~init~( ^~var~?~=~? return~def~( .~push~(
      2 ^~end~^ ^~def~?~(~?~)~^
      -9 do~| puts~? require~" @? ;~^
    BlitzBasic|Basic||text/x-bb|folded|Blitz Research: Blitz3D, command reference
      9 ^~apptitle~" ^~freeimage~? ^~graphics3d~0 ^~maskimage~? ^~renderworld ^~seedrnd~? ^~updateworld createcamera~( createcube~(
      9 entityx~( frontbuffer~( loadimage~(~" loadmesh~( loadsound~(~" setbuffer~backbuffer ^~moveentity~? ^~turnentity~?
      6 =~each~? ^~delete~? ^~drawimage~? ^~flip~^ millisecs~(~)
      -20 :~float :~int ^~framework~? ^~import~brl ^~strict ^~superstrict
    Brainfuck|||text/x-brainfuck||U. Müller: Brainfuck
    CDDL|||text/x-cddl||RFC 8610, appendix B
      8 .~cbor~? .~regexp~" .~size~0 =~bstr =~tstr =~uint bstr tstr
      5 /~nil /~null :~uint =>~any =>~uint uint
      3 *~tstr +~? ?~=~{
    ChaiScript|||text/x-chaiscript||ChaiScript cheatsheet
      9 .~push_back~( ^~attr~?~^ ^~var~?~^~def push_back_ref~(
      8 )~:~!~this )~:~?~< =~fun~( ^~attr~?~::~? ^~def~?~::~?~( ^~fun~( `~+~`
      4 ^~def~?~(~?~)~{ ^~def~?~(~?~,~?~)~{ ^~global~? for~(~auto~?~: for~(~var~?~=~0 to_string~( var~?~=~[
      -8 ^~const~? ^~function~? ^~let~? def~?~(~?~:
    Cheetah|||application/x-cheetah||Cheetah user's guide
      9 #end~block #end~def #end~for #end~if #end~raw #implements~respond #set~$? #silent~$? #slurp
      8 #attr~$? #block~? #def~?~( #for~$? #if~$?
      5 #else~if~$? #elif~$? #extends~? #from~?~import #import~?
    Cirru|||text/x-cirru||Cirru: Calcit editor and language guide
      8 $~{~} $~[~] $~{~}~^ :refer~$ ^~:refer ^~:require~^ ^~defcomp~? ^~defn~?~(~?~)~^ ^~ns~?~^ $~fn~( $~let~^ :require~^ ^~,~?~^
      5 ^~case~? ^~def~?~$ ^~fn~(~?~)~^ ^~let~^ ^~->>~? ^~->~?
      -9 ; {~^
    Clay|||text/x-clay||Clay programming language reference
      9 --~> <-~- <-~-~? CChar~] SizeT~( [~?~,~?~when [~?~when~? ^~[~?~]~overload ^~define~?~( ^~overload~? ^~private~import
      9 ^~record~?~[ ^~[~?~]~? ^~import~memory~. ^~import~printer ^~variant~?~[ ref~?~: cstring~(~"
      4 ^~alias~?~= ^~external~? ^~record~?~( ^~forward~? ^~ref~?~=
      -9 ^~class~? ^~function~? ^~package~?
    Component Pascal|Oberon||text/x-component-pascal||Oberon microsystems: Component Pascal language report
      8 ,~EXTENSIBLE ,~NEW~, ,~StdLog :=~StdLog ABSTRACT ANYPTR ANYREC Dialog~. ENTIER EXTENSIBLE LIMITED SHORTCHAR
      8 StdLog~. Stores~. TextModels~. TextViews~. Views~. ^~IMPORT~Dialog ^~IMPORT~StdLog
    Croc|||text/x-crocsrc||Croc language reference
      8 ^~foreach~(~?~;~0 ^~foreach~(~?~,~?~; ^~function~?~(~?~:~int local~function~? this~(~?~)~{ writefln~(~" yield~(~?
      5 ^~global~?~= ^~local~?~= ^~module~? function~?~(~?~)~{ writeln~(
      -6 const~? let~? var~?
    Cryptol|||text/x-cryptol||Galois: Programming Cryptol, appendix A
      9 :~{~?~} ->~[~0~] :~[~0~] :~{~?~,~?~} <<<~? >>>~? @@~? ^~primitive~? ^~primitive~type ^~property~? fin~?
      6 [~?~|~?~<- ^~module~?~where ^~parameter~^ ^~type~?~=~[~0~] where~^
      -9 ::~? ^~data~? ^~instance~? deriving
    DASM16|||text/x-dasm16|folded|Mojang: DCPU-16 specification 1.7
      8 ^~hwi~? ^~hwn~? ^~hwq~? ^~ifb~? ^~ife~? ^~ifg~? ^~ifl~? ^~ifn~? ^~jsr~? ^~sub~pc~, ^~xor~?~, set~pc~, set~push~,
      6 ,~pop~^ ^~dat~" ^~dat~0 ^~set~?~, ^~set~[~?
      -6 ; ^~mov~? {
    Duel|||text/x-duel||Duel: the dual-side templating engine
      9 <~call~view <~for~each~= <~if~test~= <~part~name <~view~name
      6 <%~!~# <~else~/~> each~=~" test~=~"
    Dylan project|||text/x-dylan-lid|folded|Open Dylan: Library interchange definition
      9 ^~c~-~libraries~: ^~executable~: ^~files~: ^~library~: ^~linker~-~options ^~start~-~function ^~target~-~type~:
    Earl Grey|||text/x-earl-grey||B. Maurier: Earl Grey documentation
      9 ^~globals~: ^~inherit~: ^~provide~: ^~provide~:~^ ^~require~: ^~require~:~^ each~?~-> match~expr {~match~} E~.~? ?~or~throw
      4 ->~? ^~match~?~: ?~->~^
      -9 ; ^~def~? ^~import~?
    Easytrieve|||text/x-easytrieve|folded|Broadcom: Easytrieve Report Generator, Language reference
      9 ^~control~? ^~control~final ^~end~-~proc ^~file~?~fb~( ^~job~input ^~line~0~? ^~report~?~linesize ^~sequence~?
      9 ^~title~' ^~title~0
      7 ^~?~0~0~a ^~?~0~0~n ^~?~0~0~p ^~?~w~0~? ^~define~? ^~end~-~do ^~end~-~if ^~job~name ^~parm~? ^~put~? ^~report~?
    Elpi|||text/x-elpi||Elpi manual, section Syntax
      9 ^~kind~?~type ^~pred~?~i~: ^~pred~?~o~: ^~type~?~->~? i~: o~: pi~?~\ sigma~?~\
      6 ->~prop ^~accumulate~? ^~shorten~? ^~typeabbrev~? coq~.~? std~.~?
    Ezhil|||text/x-ezhil||M. Annamalai: Ezhil, a Tamil programming language
      9 ஆனால் இல்லை ஆக நிரல்பாகம் நிறுத்து பதிப்பி பின்கொடு முடி வரை
    Fancy|||text/x-fancysrc||C. Bertels: Fancy, documentation
      9 ^~read_slots~: ^~read_write_slots~: ^~write_slots~: each~:~| if~:~{ then~:~{ try~{~^ }~catch~? def~initialize~: ^~include~:~?
      8 ^~def~?~:~?~{ ^~require~:~" println~^ inspect~println ^~def~?~{~^ with~:~{
      5 ^~class~?~{ ^~package~: {~?~+ catch~? ?~:~|
      -8 ; =>~{
    Felix|||text/x-felix||Felix reference manual
      8 ^~endmatch ^~ensure~? ^~noinline ^~println~$ ^~|~?~=> fun~?~(~?~:~int gen~?~( ~proc~?~( println~$
      8 typedef~struct ^~union~?~=
      4 ^~include~" ^~open~? ^~proc~? ^~fun~?~( ^~val~?~=
      -6 ^~const~? ^~impl~? def~?~(
    Flix|||text/x-flix||Programming Flix
      9 :~Int32 :~Int64~= :~Unit~\ =~match~?~{ [~?~:~Type Path~(~?~,~?~) \~IO \~?~= \~{ ^~instance~? ^~pub~def~?~( match~?~{~^~case #~{~^ :-~?~(
      6 ^~case~?~=> ^~def~?~(~?~: ^~enum~?~{ ^~enum~?~[ ^~mod~?~{ ^~eff~?~{ ^~with~? ^~use~?~.
      3 ^~let~?~=
      -9 ;~}~; ^~fn~? ^~val~? ^~impl~?
    GoodData CL|||text/x-gooddata-cl||GoodData CL command reference
      9 ^~CreateProject~( ^~ExecuteMaql~( ^~GenerateMaql~( ^~LoadCsv~( ^~OpenProject~( ^~TransferData~( ^~UseCsv~(
      9 ^~TransferLastSnapshot~( ^~UseProject~( csvDataFile~= configFile~= maqlFile~=
    HSAIL|||text/x-hsail||HSA Foundation: Programmer's reference manual 1.0
      9 ^~module~& ^~prog~function ^~prog~kernel kernarg_u64 ld_global_f32 ld_global_u32 ld_kernarg_align ld_kernarg_u64
      9 st_global_f32 st_global_u32 workitemabsid_u32 workitemid_u32
      5 ^~ret~; barrier cvt_u64_u32 mul_f32~$
    Hare|||text/x-hare||The Hare programming language specification
      9 !~void =>~void ^~@fini~fn ^~@init~fn ^~@test~fn bufio~::~? fmt~::~fatal~( fmt~::~fatalf~( fmt~::~printf~(
      9 fmt~::~printfln~( fmt~::~println~( io~::~EOF nullable~*~? strings~::~? void~=~?~( void~=~{
      6 (~void~| )~!~; ^~export~fn~?~( ^~fn~?~( case~let~? for~(~let~?~=~0 match~(~?~)~{ yield~? ~|~done
      3 ^~def~?~: ^~use~?~; ^~use~?~::~?~; abort~(
      -9 ^~impl~? ^~mod~? ^~pub~? let~mut println!~(
    Hybris|||text/x-hybris||Hybris language documentation
      9 ^~import~std~.~lang foreach~(~?~of~?
      8 ^~foreach~(~?~->~? ^~foreach~(~?~of~? ^~import~std~. ^~include~std~. method~?~( println~(~"
      4 ^~function~?~( ^~switch~( __construct~(
      -8 const~? let~? public~? var~?
    Icon|||text/unicon||The Icon programming language, appendix A
      9 ^~every~? ^~suspend~? every~!~? every~?~:= every~write~( |~write~( ||~:= :=~0~to~0 :=~!~? :=~read~( &~?~:=
      8 =~:= ^~link~? upto~( ^~procedure~main~( move~( tab~( tab~many tab~upto
      6 ^~end~^ ^~initial~? ^~procedure~?~( ^~record~?~( not~(~? stop~(~" while~?~:= write~(~" writes~(
      4 :=~list~( :=~table~( ^~local~? do~{~^ if~?~then
      -8 ; ^~begin~^ ^~type~? ^~var~? end~;
    Inform 6|||text/x-inform6||G. Nelson: The Inform designer's manual
      9 ^~Array~?~->~? ^~Array~?~table ^~Class~?~^~with ^~Constant~Headline ^~Constant~Story ^~Include~"~; ^~Object~->~?
      9 ^~Object~?~" ^~Release~0~; ^~Verb~' ^~Verb~meta ^~with~description has~light initial~[~; print_ret before~[~; description~[~;
      6 e_to~? n_to~? s_to~? w_to~? rfalse~; rtrue~; ^~]~; move~?~to ^~Global~? ^~give~?
    JSLT|||text/x-jslt||Schibsted: JSLT tutorial and function documentation
      9 *~:~. *~-~? :~.~?~, :~[~for~( =~.~? [~for~( fallback~( from~-~json~( let~?~=~.~? size~(~.~?
      6 $?~[~0~] (~.~? (~.~?~) *~:~.~^ ,~.~? :~.~? ^~def~?~(~?~) ^~import~"~?~as~? if~(~.~?
      -8 ; function~? =>
    Juttle|||application/juttle||Juttle language reference
      9 -~every~: -~from~: -~limit~0 -~over~: |~batch |~emit |~filter~? |~join~? |~keep~? |~put~? |~reduce~? |~remit |~view~?
      6 ^~emit~- ^~read~? ^~reducer~?~( ^~sub~?~( |~head~0 |~sort~? |~tail~0 count~(~)
    Kal|||text/kal||Kal: a powerful, easy-to-use language, documentation
      9 doesnt~equal fail~with inherits~from ^~method~? ^~task~? print~? run~in~parallel safe~wait wait~for~?~from
      4 ^~otherwise~^ ^~unless~? otherwise~^ when~?~is
    LDAP settings|||text/x-ldapconf|folded|ldap.conf(5)
      9 ^~base~?~= ^~binddn~? ^~deref~? ^~sasl_mech~? ^~sizelimit~0 ^~timelimit~0 ^~tls_cacert~/ ^~tls_cacertdir~/
      9 ^~tls_reqcert~? ^~uri~ldap ^~uri~ldaps ^~network_timeout~0 ^~tls_cert~/ ^~tls_key~/
    MAQL|||text/x-gooddata-maql|folded|GoodData: MAQL DDL reference
      9 ^~alter~attribute~{ ^~alter~dataset~{ ^~create~dataset~{ ^~create~folder~{ ^~drop~{ ^~include~dataset
      9 ^~synchronize~{ ^~create~attribute~{ ^~create~fact~{ ^~create~metric~{ as~fullset as~keys visual~(~title
      5 as~{ type~attribute {~?~.
    MOO|||text/x-moocode||P. Curtis: LambdaMOO programmer's manual
      9 ^~@program~? ^~@verb~? ^~endfork ^~fork~( ^~fork~?~( dobjstr player~:~tell~( suspend~( tostr~( ^~@prop~? valid~( :~announce~(
      8 ?~in~(~this~. caller_perms~( set_task_perms~( this~:~?~( $string_utils :~tell~(~" is_player~( ^~@create
      5 ^~endfor~^ ^~endif~^ ^~endwhile~^ ^~elseif~( ^~for~?~in~( ^~return~E_
      -9 function~? def~? $?~->
    Mask|||text/x-mask||A. Kit: Mask markup, syntax reference
      9 ^~define~?~{ ^~slot~?~( ≈~[~bind ≈~[~? ≈~[~: ^~define~?~as style~scope >~' ^~slot~?~{ ?~>~' ^~h1~>~' ^~input~# ^~button~. ^~if~(~?~){~^
      5 ^~style~? ^~.~?~> ^~#~?~> ^~for~(~?~of ^~import~?~from
    Mason|||application/x-mason||HTML::Mason: Component developer's guide
      9 &~> <%~args~> <%~attr~> <%~def~? <%~doc~> <%~flags~> <%~init~> <%~method~? <%~once~> <%~perl~> <%~shared~>
      9 <~&~? $m~->~? ^~<%~init
      4 ^~%~if~( ^~%~foreach ^~%~}
    MiniScript|||text/x-miniscript||MiniScript manual
      8 ^~end~function~^ ^~end~for~^ for~?~in~range~( in~range~( =~function~(~?~=~0 ^~end~while~^
      5 =~@~? =~new~? =~function~(~?~) =~function~^ ^~end~if~^ ^~print~" self~.~? then~return
      -8 ; as~? ^~dim~? ^~function~? ^~local~? ^~sub~? ::~? m~.~?
    Myghty|||application/x-myghty||Myghty documentation, section Components
      9 <%~python~> <%~method~? <%~args~> <%~doc~> ARGS~. m~.~comp~( m~.~scomp~( r~.~write~( <%~python~scope <~&~?
      -9 my~$? $m~->~?
    NetRexx|||text/x-netrexx|folded|IBM: The NetRexx language definition
      9 options~binary options~strictcase ^~class~?~extends~? ^~method~main~( ^~method~?~(~?~)~public method~?~public
      8 =~rexx~? constant~= loop~over~? method~?~(~)~^ select~^~when ^~class~?~public ^~class~?~^ method~main~(~args
      5 ^~import~? ^~loop~? ^~properties~? ^~say~? returns~? say~' say~" signal~?
      -8 ; {
    Newspeak|||text/x-newspeak||G. Bracha: Newspeak programming language draft specification
      9 Newspeak3 usingPlatform~: ^~class~?~usingPlatform ^~public~?~=~( ^~private~?~=~( ^~public~class~?~=~(
      6 (~|~^ ^~|~) )~(~^ ::=~? ^~^~? ^~protected~?~=~( |~)~(
      -9 ;~^ {~^
    Opa|||text/x-opa||MLstate: The Opa manual
      9 @client~? @publish~? @server~? @static_resource_directory Network~.~broadcast Network~.~cloud Resource~.~? Server~.~http
      9 Server~.~start~( Dom~.~get_value Dom~.~transform ^~@client ^~@server ^~database~? ^~import~stdlib~. onclick~= _~-> onready
      5 ^~type~?~=~{ =~<~div ^~do~? ^~match~? {~some
      -9 ;;
    PEG|||text/x-peg||B. Ford: Parsing expression grammars
      9 <-~!~. <-~' <-~" <-~[ <-~( <-~? !~.~^ /~[ ^~EndOfFile !~.~) <-~& EndOfLine
      4 /~' /~" /~? ?~+~? ?~*~?
      -9 ; ::~? ^~function~? function~( library~( :=~? {~^ return~?
    PRQL|||application/prql||PRQL language book
      9 ^~aggregate~{ ^~derive~? ^~derive~{ ^~group~?~( ^~group~{ ^~join~side~: ^~select~{ ^~sort~{ ^~take~0 ^~window~rolling
      9 ^~prql~target ^~aggregate~[ ^~derive~[ ^~select~[ ^~sort~[ (~==~? side~:~left
      6 ^~filter~? ^~from~?~^ ^~let~?~=~(~^ ^~take~? average~? f~"
      -9 ; ^~def~? ^~function~? from~?~where
    PTX|||text/x-ptx||NVIDIA: Parallel thread execution ISA 8
      9 %~ctaid %~ntid %~tid .~address_size~0 .~entry~? .~param~.~? .~reg~.~? .~shared~.~? .~version~0 .~visible~.~entry
      9 cvta~.~to ld~.~global~. ld~.~param~. setp~.~? st~.~global~. mul~.~wide~.
      6 @%~?~bra bar~.~sync cvt~.~? fma~.~rn ^~.~target~? mad~.~lo mov~.~u32
    ParaSail|||text/x-parasail||T. Taft: ParaSail reference manual
      9 ^~end~class~? ^~end~func~? ^~end~interface~? concurrent~loop end~func~? ^~exports~^ ^~interface~?~<> ^~func~?~( is~^
      9 for~each~?~of ^~class~interface ^~interface~?~<~?
      4 end~if~; end~loop~; return~?~; var~?~:=
      -6 procedure~? package~?
    Phix|Euphoria||text/x-phix||Phix reference manual
      9 iff~( javascript_semantics papply~( string~?~= ^~requires~( vslice~( ^~string~? shorten~(
    PostgreSQL plan|||text/x-postgresql-explain||PostgreSQL documentation, section Using EXPLAIN
      9 (~cost~=~0 (~actual~time~= (~actual~rows~= Bitmap~Heap~Scan Hash~Join Index~Cond~: Index~Scan~using Nested~Loop
      9 Seq~Scan~on ^~Execution~Time~: ^~Planning~Time~: ^~Sort~Key~: ^~Sort~Method~: loops~=~0 rows~=~0~width
    RSL|||text/rsl||RAISE language group: The RAISE specification language
      8 -~inflist -~list -~set ^~axiom~^ ^~class~^ ^~scheme~?~=~^ ^~value~^ ^~variable~^ isin /~\ is~in~^
      4 ->~Bool ::~? ^~end~^ ^~pre~? ^~type~^
      -8 ; {~^
    Rell|||text/x-rell||Chromia: Rell language documentation
      9 @*~{ ^~entity~?~{ ^~index~? ^~key~? ^~mutable~? ^~operation~?~( ^~query~?~( @~*~{ @~{~. @~?~{ require~(~?~@ ^~object~?~{
      5 ^~create~?~( ^~delete~?~@ ^~module~; ^~update~?~@ :~integer~) :~text op_context~.~? val~?~=
      -8 class~? fun~?
    Ride|||text/x-ride||Waves: Ride documentation, section Script types
      9 @Callable~( @Verifier~( BooleanEntry~( IntegerEntry~( ScriptTransfer~( StringEntry~( TransferTransaction sigVerify~(
      9 ScriptResult~( addressFromString~( getIntegerValue~( invoke~( i~.~caller toBase58String~( this~.~getInteger
      5 case~?~:~?~=> ^~func~?~(~?~: ^~let~?~= match~(~?~)~{ then~throw~(
    Rita|||text/rita||RITA: documentation, section Syntax
      9 ->~MARK~( ANY~, ENTITY~( IMPORT~(~" IN_LIST~( NUM~( POS~( PUNCT~, WORD~, WORD~(~" ^~PATTERN~( {~WORD~( ->~?~(~"
      9 ^~CONFIG~(~" ^~WORD~( ^~IN_LIST~( NUM~, REGEX~(~"
    SARL|||text/x-sarl||SARL documentation, section General syntax reference
      9 ^~agent~?~{ ^~behavior~?~{ ^~capacity~?~{ ^~on~?~{ ^~on~?~[ ^~skill~?~implements ^~uses~?~, emit~(~new on~Initialize
      9 io~.~sarl ^~event~?~{ ^~agent~?~extends ^~on~Initialize killMe
      4 ^~def~?~(~?~: ^~override~? ^~uses~? ^~val~?~= ^~var~?~:
    SNOBOL|||text/x-snobol|folded|R. Griswold et al.: The SNOBOL4 programming language
      9 &~anchor &~fullscan &~trim ^~?~output~= ^~output~= :~(~return :~f~( :~s~( =~input break~( define~(~" define~(~' len~(~0
      9 :~(~freturn :~(~nreturn )~f~( )~s~( =~trim~(~input any~(~" span~(
      5 :~(~?~) =~table~( ^~end~^ output~= =~array~( input~:~f
      -9 ; {~^
    Squid settings|||text/x-squidconf||squid.conf.documented
      9 ^~access_log~? ^~acl~?~dstdomain ^~acl~?~port ^~acl~?~src ^~acl~?~url_regex ^~acl~CONNECT ^~cache_dir~? ^~cache_mem~0
      9 ^~cache_peer~? ^~coredump_dir~/ ^~forwarded_for~? ^~http_access~? ^~http_port~0 ^~maximum_object_size
      9 ^~refresh_pattern~? ^~visible_hostname~? ^~acl~Safe_ports ^~acl~SSL_ports ^~auth_param~? ^~https_port~0
    Tera Term macro|||text/x-teratermmacro|folded|TeraTerm Project: The macro language Tera Term Language
      9 ^~closett ^~connect~" ^~connect~' ^~getpassword~' ^~logclose ^~logopen~? ^~messagebox~" ^~messagebox~' ^~mpause~0
      9 ^~passwordbox~? ^~sendln~" ^~sendln~' ^~sendln~? ^~sprintf2~? ^~strconcat~? ^~strsplit~? ^~wait~' ^~waitln~' ^~wait~"
      9 ^~inputbox~' ^~inputbox~" ^~strcompare~? ^~statusbox~? ^~timeout~=~0 ^~testlink ^~str2int~?
      4 ^~:~?~^ ^~endif~^ ^~pause~0 if~result
    UrbiScript|||application/x-urbiscript||Gostai: Urbi SDK manual, part urbiscript
      9 ^~at~(~? ^~every~(~0 ^~echo~( whenever~( |~? Global~. Channel~. var~this~.~? }~| timeout~(~0 ^~at~(~?~? clone~=
      4 }~; ^~function~?~( ^~var~?~= loop~{
    Verifpal|||text/x-verifpal||Verifpal user manual
      9 ^~attacker~[ ^~authentication~? ^~confidentiality~? ^~generates~? ^~knows~private ^~knows~public ^~principal~?~[
      9 ^~queries~[ ^~?~->~?~: AEAD_DEC~( AEAD_ENC~( HKDF~( SIGNVERIF~( =~G~^ equivalence~? ^~freshness~? ^~phase~[
    lighttpd settings|||text/x-lighttpd-conf||lighttpd: Configuration, syntax and options
      9 ^~$~HTTP~[ ^~accesslog~.~filename ^~dir~-~listing ^~fastcgi~.~server ^~include_shell~" ^~index~-~file~.~names
      9 ^~mimetype~.~assign ^~server~.~document ^~server~.~errorlog ^~server~.~modules ^~server~.~port ^~server~.~username
      9 ^~ssl~.~engine ^~static~-~file ^~url~.~access ^~url~.~redirect ^~url~.~rewrite ^~$?~[~"~]~=~? ^~server~.~pid
    """#
}
