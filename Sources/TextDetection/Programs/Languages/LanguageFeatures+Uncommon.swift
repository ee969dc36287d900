// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of single programs, services and laboratories, of which most repositories hold none.
  static let uncommon = #"""
    AmbientTalk|||text/x-ambienttalk||AmbientTalk/2 reference
      9 :=~actor~: :=~isolate~: :=~object~: becomes~: deftype~? def~?~:=~? discovered~: export~:~?~as~: reconnected~:
      9 when~:~?~becomes when~:~?~disconnected
      4 ^~def~?~(~?~)~{ system~.~println~(
    BlitzBasic|Basic||text/x-bb|folded|Blitz Research: Blitz3D, command reference
      9 ^~apptitle~" ^~freeimage~? ^~graphics3d~0 ^~maskimage~? ^~moveentity~? ^~renderworld ^~seedrnd~? ^~turnentity~?
      9 ^~updateworld createcamera~( createcube~( entityx~( frontbuffer~( loadimage~(~" loadmesh~( loadsound~(~"
      9 setbuffer~backbuffer
      6 =~each~? ^~delete~? ^~drawimage~? ^~flip~^ millisecs~(~)
      -20 :~float :~int ^~framework~? ^~import~brl ^~strict ^~superstrict
    CDDL|||text/x-cddl||RFC 8610, appendix B
      8 .~cbor~? .~regexp~" .~size~0 =~bstr =~tstr =~uint bstr tstr
      5 /~nil /~null :~uint =>~any =>~uint uint
      3 *~tstr +~? ?~=~{
    ChaiScript|||text/x-chaiscript||ChaiScript cheatsheet
      9 .~push_back~( ^~attr~?~^ ^~var~?~^~def push_back_ref~(
      8 )~:~!~this )~:~?~< =~fun~( ^~attr~?~::~? ^~def~?~::~?~( ^~fun~( `~+~`
      6 ^~attr~?
      4 ^~def~?~(~?~)~{ ^~def~?~(~?~,~?~)~{ ^~global~? for~(~auto~?~: for~(~var~?~=~0 to_string~( var~?~=~[
      -8 ^~const~? ^~function~? ^~let~? def~?~(~?~:
    Cheetah|||application/x-cheetah||Cheetah user's guide
      9 #end~block #end~def #end~for #end~if #end~raw #implements~respond #set~$? #silent~$? #slurp
      8 #attr~$? #block~? #def~?~( #for~$? #if~$?
      5 #elif~$? #else~if~$? #extends~? #from~?~import #import~?
    Cirru|||text/x-cirru||Cirru: Calcit editor and language guide
      8 $~[~] ^~,~?~^ ^~defcomp~? ^~defn~?~(~?~)~^ ^~ns~?~^
      5 ^~->~? ^~case~? ^~def~?~$ ^~fn~(~?~)~^ ^~let~^
      -9 ; {~^
    Clay|||text/x-clay||Clay programming language reference
      9 --~> <-~- <-~-~? CChar~] SizeT~( [~?~,~?~when [~?~when~? ^~[~?~]~? ^~[~?~]~overload ^~define~?~(
      9 ^~import~memory~. ^~import~printer ^~overload~? ^~private~import ^~record~?~[ ^~variant~?~[ cstring~(~" ref~?~:
      4 ^~alias~?~= ^~external~? ^~forward~? ^~record~?~( ^~ref~?~=
      -9 ^~class~? ^~function~? ^~package~?
    Component Pascal|Oberon||text/x-component-pascal||Oberon microsystems: Component Pascal language report
      8 ,~EXTENSIBLE ,~NEW~, ,~StdLog :=~StdLog ABSTRACT ANYPTR ANYREC Dialog~. ENTIER EXTENSIBLE LIMITED SHORTCHAR
      8 StdLog~. Stores~. TextModels~. TextViews~. Views~. ^~IMPORT~Dialog ^~IMPORT~StdLog
    Croc|||text/x-crocsrc||Croc language reference
      8 ^~foreach~(~?~,~?~; ^~foreach~(~?~;~0 ^~function~?~(~?~:~int local~function~? this~(~?~)~{ writefln~(~"
      8 yield~(~?
      5 ^~global~?~= ^~local~?~= ^~module~? function~?~(~?~)~{ writeln~(
      -6 const~? let~? var~?
    Cryptol|||text/x-cryptol||Galois: Programming Cryptol, appendix A
      9 (~fin~? ,~fin~? ->~[~0~] :~[~0~] :~{~?~,~?~} :~{~?~} @@~? ^~primitive~? ^~primitive~type ^~property~?
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
      9 ?~or~throw ^~globals~: ^~inherit~: ^~provide~: ^~provide~:~^ ^~require~: ^~require~:~^ each~?~-> match~expr
      9 {~match~}
      4 ->~? ?~->~^ ^~match~?~:
      -9 ; ^~def~? ^~import~?
    Easytrieve|||text/x-easytrieve|folded|Broadcom: Easytrieve Report Generator, Language reference
      9 ^~control~? ^~control~final ^~end~-~proc ^~file~?~fb~( ^~job~input ^~line~0~? ^~report~?~linesize ^~sequence~?
      9 ^~title~' ^~title~0
      7 ^~?~0~0~a ^~?~0~0~n ^~?~0~0~p ^~?~w~0~? ^~define~? ^~end~-~do ^~end~-~if ^~job~name ^~parm~? ^~put~? ^~report~?
    Elpi|||text/x-elpi||Elpi manual, section Syntax
      9 ,~i~:~? ,~o~:~? ^~kind~?~type ^~pred~?~i~: ^~pred~?~i~:~? ^~pred~?~o~: ^~type~?~->~? i~:~list o~:~list pi~?~\
      9 sigma~?~\
      6 ->~prop ^~accumulate~? ^~shorten~? ^~typeabbrev~? coq~.~? std~.~?
    Ezhil|||text/x-ezhil||M. Annamalai: Ezhil, a Tamil programming language
      9 ஆக ஆனால் இல்லை நிரல்பாகம் நிறுத்து பதிப்பி பின்கொடு முடி வரை
    Fancy|||text/x-fancysrc||C. Bertels: Fancy, documentation
      9 ^~include~:~? ^~read_slots~: ^~read_write_slots~: ^~write_slots~: def~initialize~: each~:~| if~:~{ then~:~{
      9 try~{~^ }~catch~?
      8 ^~def~?~:~?~{ ^~def~?~{~^ ^~require~:~" inspect~println println~^ with~:~{
      5 ?~:~| ^~class~?~{ ^~package~: catch~? {~?~+
      -8 ; =>~{
    Felix|||text/x-felix||Felix reference manual
      9 Cxx_headers ^~ctor~?~: ^~gen~?~( ^~header~""" ^~proc~?~: requires~Cxx_headers
      8 ^~endmatch ^~ensure~? ^~noinline ^~println~$ ^~union~?~= ^~|~?~=> fun~?~(~?~:~int gen~?~( println~$
      8 typedef~struct ~proc~?~(
      4 ^~fun~?~( ^~include~" ^~open~? ^~proc~? ^~val~?~=
      -6 ^~const~? ^~impl~? def~?~(
    Flix|||text/x-flix||Programming Flix
      9 :-~?~( :~Int32 :~Int64~= :~Unit~\ =~match~?~{ Path~(~?~,~?~) [~?~:~Type \~?~= \~IO \~{ ^~instance~?
      9 ^~pub~def~?~( match~?~{~^~case
      6 ^~case~?~=> ^~def~?~(~?~: ^~eff~?~{ ^~enum~?~[ ^~enum~?~{ ^~mod~?~{ ^~use~?~. ^~with~?
      3 ^~let~?~=
      -9 ;~}~; ^~fn~? ^~impl~? ^~val~?
    GoodData CL|||text/x-gooddata-cl||GoodData CL command reference
      9 ^~CreateProject~( ^~ExecuteMaql~( ^~GenerateMaql~( ^~LoadCsv~( ^~OpenProject~( ^~TransferData~(
      9 ^~TransferLastSnapshot~( ^~UseCsv~( ^~UseProject~( configFile~= csvDataFile~= maqlFile~=
    Grammatical Framework|||text/x-gf||A. Ranta: Grammatical Framework, reference manual
      9 =>~Str =~table~{ ^~abstract~?~=~{ ^~concrete~?~of ^~incomplete~concrete ^~instance~?~of ^~lincat~?
      9 ^~lincat~^ ^~lin~^ ^~oper~? ^~oper~^ ^~param~^ ^~resource~?~=~{ {~s~:~? {~s~:~Str
      4 ^~cat~?~; ^~cat~^ ^~flags~? ^~fun~^ ^~lin~? ^~open~? ^~param~?
    HSAIL|||text/x-hsail||HSA Foundation: Programmer's reference manual 1.0
      9 ^~module~& ^~prog~function ^~prog~kernel kernarg_u64 ld_global_f32 ld_global_u32 ld_kernarg_align ld_kernarg_u64
      9 st_global_f32 st_global_u32 workitemabsid_u32 workitemid_u32
      5 ^~ret~; barrier cvt_u64_u32 mul_f32~$
    Hare|||text/x-hare||The Hare programming language specification
      9 ^~@fini~fn ^~@init~fn ^~@test~fn bufio~::~? fmt~::~fatalf~( fmt~::~fatal~( fmt~::~printfln~( fmt~::~printf~(
      9 fmt~::~println~( io~::~EOF nullable~*~? strings~::~? void~=~?~( void~=~{
      6 (~void~| )~!~; ^~export~fn~?~( ^~fn~?~( case~let~? for~(~let~?~=~0 ~|~done
      4 (~void match~(~?~)~{ yield~?
      3 ^~def~?~: ^~use~?~::~?~; ^~use~?~; abort~(
      -9 ^~impl~? ^~mod~? ^~pub~? let~mut println!~(
    Hybris|||text/x-hybris||Hybris language documentation
      9 ^~import~std~.~lang foreach~(~?~of~?
      8 ^~foreach~(~?~->~? ^~foreach~(~?~of~? ^~import~std~. ^~include~std~. method~?~( println~(~"
      4 ^~function~?~( ^~switch~( __construct~(
      -8 const~? let~? public~? var~?
    Icon|||text/unicon||The Icon programming language, appendix A
      9 &~?~:= :=~!~? :=~0~to~0 :=~read~( ^~every~? ^~suspend~? every~!~? every~?~:= every~write~( ||~:= |~write~(
      8 ^~link~? ^~procedure~main~( tab~( tab~many tab~upto upto~(
      6 ^~end~^ ^~initial~? ^~procedure~?~( ^~record~?~( not~(~? stop~(~" while~?~:= writes~( write~(~"
      4 :=~list~( :=~table~( ^~local~? do~{~^ if~?~then move~(
      -8 ; ^~begin~^ ^~type~? ^~var~? end~;
    Inform 6|||text/x-inform6||G. Nelson: The Inform designer's manual
      9 ^~Array~?~->~? ^~Array~?~table ^~Class~?~^~with ^~Constant~Headline ^~Constant~Story ^~Include~"~; ^~Object~->~?
      9 ^~Object~?~" ^~Release~0~; ^~Verb~' ^~Verb~meta ^~with~description before~[~; description~[~; has~light
      9 initial~[~; print_ret
      6 ^~Global~? ^~]~; ^~give~? e_to~? move~?~to n_to~? rfalse~; rtrue~; s_to~? w_to~?
    JSLT|||text/x-jslt||Schibsted: JSLT tutorial and function documentation
      9 *~-~? *~:~. :~.~?~, :~[~for~( =~.~? [~for~( fallback~( from~-~json~( let~?~=~.~? size~(~.~?
      6 $?~[~0~] (~.~? (~.~?~) *~:~.~^ ,~.~? :~.~? ^~def~?~(~?~) ^~import~"~?~as~? if~(~.~?
      -8 ; => function~?
    Juttle|||application/juttle||Juttle language reference
      9 -~every~: -~from~: -~limit~0 -~over~: |~batch |~emit |~filter~? |~join~? |~keep~? |~put~? |~reduce~? |~remit
      9 |~view~?
      6 ^~emit~- ^~read~? ^~reducer~?~( ^~sub~?~( count~(~) |~head~0 |~sort~? |~tail~0
    Kal|||text/kal||Kal: a powerful, easy-to-use language, documentation
      9 ^~method~? ^~task~? doesnt~equal fail~with inherits~from run~in~parallel safe~wait wait~for~?~from
      4 ^~otherwise~^ ^~unless~? otherwise~^ when~?~is
    LDAP settings|||text/x-ldapconf|folded|ldap.conf(5)
      9 ^~base~?~= ^~binddn~? ^~deref~? ^~network_timeout~0 ^~sasl_mech~? ^~sizelimit~0 ^~timelimit~0 ^~tls_cacertdir~/
      9 ^~tls_cacert~/ ^~tls_cert~/ ^~tls_key~/ ^~tls_reqcert~? ^~uri~ldap ^~uri~ldaps
    Leo|||text/x-leo||Leo language documentation
      9 ->~Future :~address~, :~field~; :~u64~. Mapping~::~get_or_use~( Mapping~::~set~( ^~finalize~?~( ^~mapping~?~:
      9 ^~program~?~.~aleo ^~record~?~{ ^~transition~?~( async~function async~transition self~.~caller self~.~signer
      4 :~address :~u32 :~u64 ^~function~?~( ^~struct~?~{
    MAQL|||text/x-gooddata-maql|folded|GoodData: MAQL DDL reference
      9 ^~alter~attribute~{ ^~alter~dataset~{ ^~create~attribute~{ ^~create~dataset~{ ^~create~fact~{ ^~create~folder~{
      9 ^~create~metric~{ ^~drop~{ ^~include~dataset ^~synchronize~{ as~fullset as~keys visual~(~title
      5 as~{ type~attribute {~?~.
    MOO|||text/x-moocode||P. Curtis: LambdaMOO programmer's manual
      9 :~announce~( ^~@program~? ^~@prop~? ^~@verb~? ^~endfork ^~fork~( ^~fork~?~( dobjstr player~:~tell~( suspend~(
      9 tostr~( valid~(
      8 :~tell~(~" ?~in~(~this~. ^~@create caller_perms~( is_player~( set_task_perms~( this~:~?~(
      5 ^~elseif~( ^~endfor~^ ^~endif~^ ^~endwhile~^ ^~for~?~in~( ^~return~E_
      -9 $?~-> def~? function~?
    Mask|||text/x-mask||A. Kit: Mask markup, syntax reference
      9 >~' ?~>~' ^~button~. ^~define~?~as ^~define~?~{ ^~h1~>~' ^~input~# ^~slot~?~( ^~slot~?~{ style~scope ≈~[~: ≈~[~?
      9 ≈~[~bind
      5 ^~.~?~> ^~for~(~?~of ^~import~?~from ^~style~?
    Mason|||application/x-mason||HTML::Mason: Component developer's guide
      9 <%~args~> <%~attr~> <%~class~> <%~def~? <%~doc~> <%~flags~> <%~init~> <%~method~? <%~once~> <%~perl~>
      9 <%~shared~> <~&~/ <~&~? <~&~| ^~<%~init |~h~%> |~u~%>
      6 ?~&~>
      4 ^~%~foreach ^~%~if~(
      -20 <%~python ARGS~. m~.~comp~( r~.~write~(
    MiniScript|||text/x-miniscript||MiniScript manual
      8 =~function~(~?~=~0 ^~end~for~^ ^~end~function~^ ^~end~while~^ for~?~in~range~( in~range~(
      5 =~function~(~?~) =~function~^ =~new~? ^~end~if~^ ^~print~" self~.~? then~return
      -8 ::~? ; ^~dim~? ^~function~? ^~local~? ^~sub~? as~? m~.~?
    Myghty|||application/x-myghty||Myghty documentation, section Components
      9 <%~args~> <%~doc~> <%~method~? <%~python <%~python~> <%~python~scope <~&~? ARGS~. m~.~comp~( m~.~scomp~(
      9 r~.~write~(
      -9 my~$?
    NetRexx|||text/x-netrexx|folded|IBM: The NetRexx language definition
      9 ^~class~?~extends~? ^~method~?~(~?~)~public ^~method~main~( method~?~public options~binary options~strictcase
      8 =~rexx~? ^~class~?~^ ^~class~?~public constant~= loop~over~? method~?~(~)~^ method~main~(~args select~^~when
      5 ^~import~? ^~loop~? ^~properties~? ^~say~? returns~? say~" say~' signal~?
      -8 ; {
    Newspeak|||text/x-newspeak||G. Bracha: Newspeak programming language draft specification
      9 Newspeak3 ^~class~?~usingPlatform ^~private~?~=~( ^~public~?~=~( ^~public~class~?~=~( usingPlatform~:
      6 (~|~^ )~(~^ ^~protected~?~=~( ^~|~) |~)~(
      -9 ;~^ {~^
    PEG|||text/x-peg||B. Ford: Parsing expression grammars
      14 ^~?~<-~?~:~?
      12 ^~?~"~<-~?
      9 !~.~) !~.~^ /~[ <-~!~. <-~& <-~[ EndOfLine ^~EndOfFile
      4 /~" /~' /~? <-~" <-~' <-~( <-~? ?~*~? ?~+~?
      -9 ::~? :=~? ; ^~function~? function~( library~( return~? {~^
    PRQL|||application/prql||PRQL language book
      9 (~==~? ^~aggregate~[ ^~aggregate~{ ^~derive~? ^~derive~[ ^~derive~{ ^~group~?~( ^~group~{ ^~join~side~:
      9 ^~prql~target ^~select~[ ^~select~{ ^~sort~[ ^~sort~{ ^~take~0 ^~window~rolling side~:~left
      6 ^~filter~? ^~from~?~^ ^~let~?~=~(~^ ^~take~? average~? f~"
      -9 ; ^~def~? ^~function~? from~?~where
    PTX|||text/x-ptx||NVIDIA: Parallel thread execution ISA 8
      9 %~ctaid %~ntid %~tid .~address_size~0 .~entry~? .~param~.~? .~reg~.~? .~shared~.~? .~version~0 .~visible~.~entry
      9 cvta~.~to ld~.~global~. ld~.~param~. mul~.~wide~. setp~.~? st~.~global~.
      6 ^~.~target~? bar~.~sync cvt~.~? fma~.~rn mad~.~lo mov~.~u32
    ParaSail|||text/x-parasail||T. Taft: ParaSail reference manual
      9 ^~class~interface ^~end~class~? ^~end~func~? ^~end~interface~? ^~exports~^ ^~func~?~( ^~interface~?~<>
      9 ^~interface~?~<~? concurrent~loop end~func~? for~each~?~of is~^
      4 end~if~; end~loop~; return~?~; var~?~:=
      -6 package~? procedure~?
    PascaLIGO|||text/x-ligo||LIGO language reference
      9 (~const~?~: :~list~(~operation~) Tezos~.~? ^~begin~^~|~? is~block is~block~{ list~(~operation~) nil~:~list
      6 )~is~^ ^~const~?~: ^~function~?~( ^~type~?~is~? ^~|~?~( case~?~of storage~is
    Phix|Euphoria||text/x-phix||Phix reference manual
      40 javascript_semantics
      9 ^~requires~( ^~string~? iff~( papply~( shorten~( string~?~= vslice~(
    PostgreSQL plan|||text/x-postgresql-explain||PostgreSQL documentation, section Using EXPLAIN
      9 (~actual~rows~= (~actual~time~= (~cost~=~0 Bitmap~Heap~Scan Hash~Join Index~Cond~: Index~Scan~using Nested~Loop
      9 Seq~Scan~on ^~Execution~Time~: ^~Planning~Time~: ^~Sort~Key~: ^~Sort~Method~: loops~=~0 rows~=~0~width
    RBS|||text/x-rbs||Ruby: RBS, syntax
      9 ->~untyped attr_accessor~?~: attr_reader~?~: def~?~:~( def~initialize~:~( untyped
      6 ^~def~?~:~? ^~include~?~[ ^~type~?~=~? def~self~.~?~:~(
      3 ->~bool ->~self ->~void
      -9 ;~^ ^~def~?~(~? {~^
    RSL|||text/rsl||RAISE language group: The RAISE specification language
      8 -~inflist -~list -~set /~\ ^~axiom~^ ^~class~^ ^~scheme~?~=~^ ^~value~^ ^~variable~^ isin is~in~^
      4 ->~Bool ::~? ^~end~^ ^~pre~? ^~type~^
      -8 ; {~^
    Rell|||text/x-rell||Chromia: Rell language documentation
      9 @~*~{ ^~entity~?~{ ^~index~? ^~key~? ^~mutable~? ^~object~?~{ ^~operation~?~( ^~query~?~( require~(~?~@
      5 :~integer~) :~text ^~create~?~( ^~delete~?~@ ^~module~; ^~update~?~@ op_context~.~? val~?~=
      -8 class~? fun~?
    Ride|||text/x-ride||Waves: Ride documentation, section Script types
      9 @Callable~( @Verifier~( BooleanEntry~( IntegerEntry~( ScriptResult~( ScriptTransfer~( StringEntry~(
      9 TransferTransaction addressFromString~( getIntegerValue~( invoke~( i~.~caller sigVerify~( this~.~getInteger
      9 toBase58String~(
      5 ^~func~?~(~?~: ^~let~?~= case~?~:~?~=> match~(~?~)~{ then~throw~(
    Rita|||text/rita||RITA: documentation, section Syntax
      9 ->~?~(~" ->~MARK~( ANY~, ENTITY~( IMPORT~(~" IN_LIST~( NUM~( NUM~, POS~( PUNCT~, REGEX~(~" WORD~(~" WORD~,
      9 ^~CONFIG~(~" ^~IN_LIST~( ^~PATTERN~( ^~WORD~( {~WORD~(
    SARL|||text/x-sarl||SARL documentation, section General syntax reference
      9 ^~agent~?~extends ^~agent~?~{ ^~behavior~?~{ ^~capacity~?~{ ^~event~?~{ ^~on~?~[ ^~on~Initialize
      9 ^~skill~?~implements emit~(~new io~.~sarl killMe on~Initialize
      4 ^~def~?~(~?~: ^~on~?~{ ^~override~? ^~uses~? ^~uses~?~, ^~val~?~= ^~var~?~:
    SNOBOL|||text/x-snobol|folded|R. Griswold et al.: The SNOBOL4 programming language
      9 &~anchor &~fullscan &~trim )~f~( )~s~( :~(~freturn :~(~nreturn :~(~return :~f~( :~s~( =~input =~trim~(~input
      9 ^~?~output~= ^~output~= any~(~" break~( define~(~" define~(~' len~(~0 span~(
      5 :~(~?~) =~array~( =~table~( ^~end~^ input~:~f output~=
      -9 ; {~^
    Squid settings|||text/x-squidconf||squid.conf.documented
      9 ^~access_log~? ^~acl~?~dstdomain ^~acl~?~port ^~acl~?~src ^~acl~?~url_regex ^~acl~CONNECT ^~acl~SSL_ports
      9 ^~acl~Safe_ports ^~auth_param~? ^~cache_dir~? ^~cache_mem~0 ^~cache_peer~? ^~coredump_dir~/ ^~forwarded_for~?
      9 ^~http_access~? ^~http_port~0 ^~https_port~0 ^~maximum_object_size ^~refresh_pattern~? ^~visible_hostname~?
    Tera Term macro|||text/x-teratermmacro|folded|TeraTerm Project: The macro language Tera Term Language
      9 ^~closett ^~connect~" ^~connect~' ^~getpassword~' ^~inputbox~" ^~inputbox~' ^~logclose ^~logopen~?
      9 ^~messagebox~" ^~messagebox~' ^~mpause~0 ^~passwordbox~? ^~sendln~" ^~sendln~' ^~sendln~? ^~sprintf2~?
      9 ^~statusbox~? ^~str2int~? ^~strcompare~? ^~strconcat~? ^~strsplit~? ^~testlink ^~timeout~=~0 ^~waitln~' ^~wait~"
      9 ^~wait~'
      4 ^~:~?~^ ^~endif~^ ^~pause~0 if~result
    UrbiScript|||application/x-urbiscript||Gostai: Urbi SDK manual, part urbiscript
      9 Channel~. Global~. ^~at~(~? ^~at~(~?~? ^~echo~( ^~every~(~0 clone~= timeout~(~0 var~this~.~? whenever~( }~|
      4 ^~function~?~( ^~var~?~= loop~{ }~;
    Verifpal|||text/x-verifpal||Verifpal user manual
      9 =~G~^ AEAD_DEC~( AEAD_ENC~( HKDF~( SIGNVERIF~( ^~?~->~?~: ^~attacker~[ ^~authentication~? ^~confidentiality~?
      9 ^~freshness~? ^~generates~? ^~knows~private ^~knows~public ^~phase~[ ^~principal~?~[ ^~queries~[ equivalence~?
    eC|||text/x-ecsrc||Ecere SDK: Programming in eC
      12 NotifyClicked~( NotifyModified~( NotifySelect~( borderStyle~=~? class~?~:~Window clientSize~=~{ hasClose~=~true
      9 EditBox~?~{ MenuItem~?~{ ^~class~?~:~Window ^~import~"~^ ^~public~import~" anchor~=~{ background~=~activeBorder
      9 background~=~formColor caption~=~$ hasMenuBar~=~true isset~{ mouseButton~= property~?~{~get property~?~{~set
      9 property~bool~?~{
      4 ^~property~?~? ^~property~?~?~^ delete~?~;
    lighttpd settings|||text/x-lighttpd-conf||lighttpd: Configuration, syntax and options
      9 ^~$?~[~"~]~=~? ^~accesslog~.~filename ^~dir~-~listing ^~fastcgi~.~server ^~include_shell~"
      9 ^~index~-~file~.~names ^~mimetype~.~assign ^~server~.~document ^~server~.~errorlog ^~server~.~modules
      9 ^~server~.~pid ^~server~.~port ^~server~.~username ^~ssl~.~engine ^~static~-~file ^~url~.~access
      9 ^~url~.~redirect ^~url~.~rewrite
    """#
}
