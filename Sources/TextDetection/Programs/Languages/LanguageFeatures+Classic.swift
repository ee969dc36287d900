// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages that the first computers had, and those that took after them.
  static let classic = #"""
    ABAP|||text/x-abap|folded|SAP: ABAP keyword documentation
      12 ^~start~-~of~-~selection class~?~implementation~. raise~exception~type
      11 ^~loop~at
      9 ^~append~?~to ^~class~-~methods ^~endcase~. ^~endclass~. ^~endtry~. ^~field~-~symbols~: ^~field~-~symbols~<
      9 ^~loop~at~?~into ^~methods~: ^~perform~?~using abap_bool abap_false abap_off abap_on abap_true assigning~<
      9 assigning~field conv~#( definition~for~testing for~testing is~initial is~not~initial like~line~of new~#(
      9 private~section~. protected~section~. public~section~. returning~value~( type~ref~to value~#(
      8 ^~call~function ^~changing~^ ^~check~< ^~class~?~definition ^~constants~: ^~data~( ^~data~: ^~data~:~?
      8 ^~data~?~type ^~enddo~. ^~endform~. ^~endif~. ^~endloop ^~endmethod ^~endwhile~. ^~exceptions~^ ^~exporting~^
      8 ^~field~-~symbols ^~importing~^ ^~message~?~with ^~methods~? ^~method~? ^~read~table ^~report~? ^~select~single
      8 ^~types~: ^~write~: call~method corresponding~fields field~-~symbol~( into~@ into~table new~? standard~table
      8 sy~- sy~-~?
      5 ^~clear~? ^~exit~. ^~perform~?~. ^~select~? raising~?
      3 ^~endform ^~form~?
      -20 ^~data~:~{ ^~methods~:~{ }~)~; }~,~^
    ALGOL|||text/x-algol|folded|Revised report on the algorithmic language ALGOL 60
      7 ^~begin ^~boolean~array ^~boolean~procedure ^~comment~? ^~comment~^ ^~integer~array ^~integer~procedure ^~own~?
      7 ^~real~array ^~real~procedure ^~value~?~,~? ^~value~?~;~integer ^~value~?~;~real step~0~until step~?~until
      5 outinteger~( outreal~( outstring~(
      4 :=~if~? ^~array~?~[ ^~go~to~? ^~switch~?~:= ininteger~( inreal~( outsymbol~( step~-
      2 := ^~array~? ^~integer~? ^~real~? ^~value~?
    ALGOL 68|||text/x-Algol68||Revised report on the algorithmic language ALGOL 68
      9 ESAC~; FI~; FLEX~? OD~; OUSE~? PROC~?~= REF~? UNION~( ^~COMMENT ^~MODE~?~= ^~OP~?~= ^~PRIO~? ^~PR~?
      6 BEGIN~? DO~? ELIF~? ESAC FROM~? OUT~? SKIP ^~BOOL~? ^~INT~? ^~REAL~? ^~STRING~? ^~[~0~:~?
      4 := FI FOR~?~TO IF~? OD THEN~? UPB~? WHILE~? ^~BEGIN ^~END print~(~(
      -9 INC~( SUBSTR~( ^~EXIT~0
      -20 ->~skip BEGIN~^~INSERT PROCEDURE~OPTIONS PROC~OPTIONS SCALAR~? SELECT~? STEP~0~UNTIL STEP~?~UNTIL [~%
      -20 ^~BOOLEAN~PROCEDURE ^~DCL~? ^~DECLARE~? ^~DIVISION ^~END~. ^~END~?~. ^~END~?~; ^~FROM~?~IMPORT ^~IMPORT~?
      -20 ^~INTEGER~PROCEDURE ^~LISP~? ^~MODULE~? ^~OFF~? ^~PROCEDURE~? ^~PROGRAM~? ^~REAL~PROCEDURE ^~SYMBOLIC~? ^~VAR
      -20 ^~grammar~? ^~lexer~? ^~local~? ^~procedure~? ^~program~? ^~var~^
    Ada||public.ada-source|text/x-adasrc|folded|ISO/IEC 8652: Ada
      9 :~exception~; ;~?~:~out~?~)~is ^~abstract~project ^~aggregate~project ^~for~?~use~( ^~library~project
      9 ^~package~?~.~?~is ^~package~body~?~. ^~pragma~no_body ^~private~generic ^~procedure~?~.~? ^~project~?~is
      9 ^~separate~( is~interface~;
      8 :~boolean~:= :~constant~? :~integer~:= :~in~out :~natural~; ^~end~record ^~package~?~.~?~.~?~is
      8 ^~procedure~?~^~( ^~when~others is~^~begin raise~?~with
      7 ^~begin~^ ^~end~?~; ^~function~?~return ^~generic ^~package~?~is ^~package~body ^~pragma~? ^~procedure~?~is
      7 ^~subtype~?~is ^~type~?~is ^~use~ada ^~with~ada elsif~? put_line~(
      6 ^~end~?~.~?~; ^~for~?~use~" ^~procedure~?~(~?~:~in~? and~then~? or~else~?
      4 '?~first :=~? ?~:~constant ?~:~in ?~:~integer ^~begin ^~exception ^~exception~^ ^~package~? ^~procedure~?
      4 ^~task~? ^~use~? ^~with~? end~if end~loop end~record is~^ is~new is~range loop~^ when~?~=>
      3 ^~end~case~; ^~end~loop~; ^~when~?~=>
      2 -- /=~? := ^~end ^~end~? ^~end~if~; return~? then~^
      -3 (* class~? def fn var~? {
      -8 ^~architecture~? ^~entity~? ^~impure~? ^~library~? ^~process ^~proof~. ^~qed~. ^~require~? ^~signal~?
      -8 ^~variable~? bit_vector~( downto~? rising_edge severity~? signal~? std_logic std_logic_vector~( variable~?
      -9 $$ <=~' ?~::~= ^~$? ^~alter~? ^~button~= ^~create~? ^~enddef~; ^~generic~( ^~initial~? ^~kprobe~: ^~perform~?
      -9 ^~pickup~? ^~return~next ^~select~? ^~uprobe~: ^~vardef~? ^~watchpoint~: ^~{~? definitions~::~= downto~0
      -9 enddef~; falling_edge~( require~$? rising_edge~(
      -10 :=~function~( ^~fi~; ^~od~;
      -12 (~0~to~0 :~bit~; ^~end~function ^~end~procedure case~when create~or dbms_output~. insert~into in~(~'
      -12 in~(~select in~number language~plpgsql raise~exception return~number select~? varchar2~? ||~' ||~?
      -20 $?~:= :-~new :-~none :=~proc~( ^~%c ^~+~?~:~? ^~-~?~:~? ^~<<~^ ^~?~:-~? ^~annotation~( ^~begin~;
      -20 ^~boolean~procedure ^~codeunit~0 ^~elsewhen ^~end~when~; ^~every~? ^~fail~^ ^~global~?~, ^~integer~procedure
      -20 ^~link~?~^ ^~local~?~, ^~package~?~, ^~pageextension~0 ^~page~0 ^~real~procedure ^~ref~( ^~report~0
      -20 ^~suspend~? ^~tableextension~0 ^~table~0 ^~task~$ ^~trigger~?~( block~{ end~proc is~block step~0~until
      -20 step~?~until
      -30 ^~configuration~?~of ^~end_if ^~end~configuration ^~end~package ^~function_block ^~var_input
      -60 ^~end_var
    Basic|||text/x-basic|folded|ISO/IEC 10279: Full BASIC
      9 #inclib~" #include~once =~each~? ^~constructor~?~( ^~createcamera~( ^~declare~constructor ^~declare~destructor
      9 ^~declare~function~?~( ^~declare~sub~?~( ^~destructor~?~( ^~dim~as~? ^~dim~byref ^~dim~shared ^~end~constructor
      9 ^~end~destructor ^~end~extern ^~graphics3d~0 ^~positionentity~? ^~renderworld ^~screenres~0
      9 ^~setbuffer~backbuffer ^~turnentity~? ^~updateworld __fb_ __fb_linux__ __fb_win32__ as~zstring const~zstring~ptr
      9 createcamera~( createcube~( createlight~( loadimage~(~" loadtexture~(~" ptr~ptr
      8 ^~const~?~=~0 ^~declare~function ^~declare~sub ^~dim~?~(~0~to ^~print~using ^~randomize~timer as~integer~^
      8 def~seg to~0~)
      7 ^~0~cls ^~0~data ^~0~dim ^~0~end ^~0~for ^~0~gosub ^~0~goto ^~0~if ^~0~input ^~0~let ^~0~print ^~0~rem
      6 #include~" ^~cls ^~color~0 ^~data~0 ^~defproc ^~def~proc ^~drawimage~? ^~endproc ^~end~function ^~field~?
      6 ^~for~?~=~0~to ^~for~?~as~integer ^~global~? ^~gosub~? ^~goto~0 ^~graphics~0 ^~input~" ^~local~? ^~local~?~=
      6 ^~locate~0 ^~next~? ^~print~" ^~read~? ^~rem~? ^~repeat ^~screen~0 ^~type~? ^~until~? ^~wend keydown~(~0
      6 keyhit~(~0 print~using
      4 ^~0~? ^~dim~?~( ^~elseif~? ^~endif ^~end~if ^~end~sub ^~return ^~sub~?~( ^~while~? goto~0 then~print
      -6 ;~^ ^~end~^ def~?~: {~^ }~^
      -9 <- ^~0~for~each ^~type~?~(
    BlitzMax|||text/x-bmx|folded|BlitzMax: Language reference
      8 :~tlist :~tmap :~tstream ^~closestream~? ^~endfunction ^~endmethod ^~endrem ^~endtype ^~end~method ^~end~rem
      8 ^~field~?~: ^~field~?~:~float ^~field~?~:~int ^~framework~?~. ^~framework~brl ^~function~?~:~? ^~global~?~:~?
      8 ^~import~brl ^~local~?~:~? ^~method~?~: ^~rem~^ ^~superstrict ^~type~?~extends new~tlist readline~(~?
      8 superstrict tlist~( writestdout
      4 ^~endif ^~for~local ^~next ^~strict~^ ^~wend
      -9 ;~^ def~?
      -20 ^~import~mojo
    COBOL|||text/x-cobol|folded|ISO/IEC 1989: COBOL
      9 ^~data~division ^~environment~division ^~identification~division ^~procedure~division ^~program~- ^~working~-
      9 identification~division procedure~division
      8 ^~accept~? ^~add~0~to ^~compute~? ^~configuration~section ^~end~-~evaluate ^~end~-~if ^~end~-~perform
      8 ^~end~-~read ^~evaluate~true ^~fd~? ^~file~section ^~input~- ^~linkage~section ^~move~?~to ^~move~spaces~to
      8 ^~move~zeros~to ^~open~input ^~open~output ^~perform~until ^~program~-~id ^~screen~section ^~stop~run not~at~end
      8 perform~?~thru pic~0~( pic~x~(
      6 ^~when~other~^ thru~0~-
      4 ^~0~? ^~0~?~pic ^~add~?~to ^~call~" ^~close~? ^~display~" ^~display~? ^~exit~program ^~goback ^~move~?
      4 ^~perform~? ^~read~? ^~select~?~assign at~end pic~0 pic~s9 pic~x stop~run value~spaces value~zero
    Clarion|||text/x-clarion|folded|SoftVelocity: Clarion language reference
      14 ?~file~,~driver~(
      9 &~=~new~? ,~at~(~, ,~pre~( ,~use~(~? ?~class~,~type ?~window~(~' ^~self~.~?~&~= std~(~std~: use~(~?~)
      6 ?~procedure~( ^~code~^ ^~loop~?~=~0~to ^~map~^ ^~member~( string~(~0~)
    Euphoria|||text/x-euphoria||Euphoria manual, section Language definition
      9 ^~end~procedure~^~? ^~end~type ^~export~function ^~export~procedure ^~global~function ^~global~procedure
      9 ^~public~constant~? ^~public~function~?~( ^~public~procedure~?~( ^~public~type~?~( ^~type~?~(
      9 ^~without~type_check ^~without~warning ^~with~trace
      8 (~sequence~? ,~sequence~? ^~atom~? ^~sequence~? append~(~? atom~?~, repeat~(~0~,
      6 (~object~? ,~object~? return~sequence~(
      5 ^~constant~?~= ^~include~?~.~e~^ ^~integer~? ^~object~? ^~procedure~?~( printf~(~0~, puts~(~0~,
      3 ^~elsif~? ^~end~for~^ ^~end~function~^ ^~end~if~^ ^~end~procedure~^ ^~end~while~^ ^~for~?~=~0~to~?
      3 ^~function~?~( length~(~?~)
      -9 := ;~^ ^~begin~^ ^~dim~? ^~end~sub {~^
    Forth|||text/x-forth|folded|Forth 2012 standard
      8 .~" ^~:~? ^~:~?~( ^~variable~? dup~? swap~?
      4 0~constant \c ^~0~constant ^~[~if~] ^~\c ^~also ^~decimal ^~needs~? ^~t~{ cells~? compile does~> immediate
      4 postpone~? recurse
      3 (~-- (~?~--
      2 ;~^ emit rot
      1 ! ?~dup @ begin~? cr drop over then~;
      -3 = def end~^ {
      -4 #include -> :: return~? template~<
      -9 ^~|~?~^
      -12 ^~:~?~(~?~)~, ^~typedef~?
      -20 (~define~- (~define~? ^~(~defmacro ^~(~defpackage ^~(~defun ^~(~in~-~package ^~:~host ^~:~root
      -20 ^~drop~table ^~in~: ^~using~: }~:~?
    Fortran|||text/x-fortran|folded|ISO/IEC 1539: Fortran
      8 (~*~,~*~) ^~complex~(~? ^~data~(~?~(~?~)~,~?~= ^~do~?~=~0~, ^~do~?~=~?~, ^~end~function~? ^~end~program~?
      8 ^~end~subroutine~? ^~implicit~none ^~integer~,~? ^~integer~:: ^~logical~,~? ^~real~(~? ^~real~::
      8 ^~subroutine~?~( character~(~len~= parameter~: real~(~kind~=
      7 .~and .~eq .~gt .~lt .~true ^~allocate~( ^~call~? ^~common~/ ^~contains~^ ^~enddo ^~endif ^~end~do ^~end~if
      7 ^~end~module ^~end~program ^~end~subroutine ^~integer~* ^~integer~, ^~module~? ^~program~? ^~real~,
      7 ^~subroutine~? ^~use~? character~(~len dimension~( double~precision implicit~none integer~:: intent~(
      7 parameter~( print~* real~(~kind real~* real~:: write~(~*
      6 ^~data~?~/ ^~deallocate~( ^~double~precision ^~enddo~^ ^~endif~^ ^~end~function ^~module~procedure ^~open~(~unit
      6 ^~submodule~( dimension~(~? intent~(~inout~) intent~(~in~) intent~(~out~)
      4 &~^ ,~&~^ .~and~. .~or~. ::~? ^~0~continue ^~0~format ^~call~?~( ^~character~* ^~continue ^~dimension~? ^~do~0
      4 ^~do~? ^~format~( ^~function~? ^~integer~? ^~logical~? ^~read~( ^~real~? ^~stop ^~use~?~,~only ^~use~?~^
      4 ^~write~(
      2 !c ^~end ^~return goto~0
      -4 #include -- ; begin class~? def fn var~? {
      -9 ^~local~?
      -12 ^~?~.~?~( ^~?~.~?~=
      -20 ^~define~/ ^~do~case ^~endfor~^ ^~endfunc ^~function~?~= ^~on~?~.~create ^~on~?~.~destroy ^~otherwise~^
      -20 ^~set~/ ^~s~/ ^~use~?~.~? ^~wait~clear ^~write~/ call~super~::
    MUMPS|||text/x-mumps|folded|ISO/IEC 11756: Programming language M
      9 $$~?~^~?~( $?~(~^~?~( ^~.~set~? ^~.~s~?~= for~set~?~=~$? f~s~?~=~$? quit~:~?~= q~:~?~= write~! w~!~,
      8 do~?~^~? d~?~^~? k~?~s~?~( set~?~=~$?~( s~?~=~$?~(
      5 .~set~?~= .~s~?~= ^~.~do~? ^~.~write~? ^~d~?~^ ^~if~$?~( ^~i~$?~( ^~kill~^ ^~k~?~, ^~new~?~, ^~n~?~, ^~quit~?~^
      5 ^~q~: ^~q~^ ^~set~?~= ^~s~?~= ^~w~!
      -9 <-~? ^~class~? ^~def~? ^~function~? ^~import~? {~^ }~^
    Modula|||text/x-modula||ISO/IEC 10514: Modula-2
      10 ^~END~?~;~^~BEGIN~^~END~?~.
      9 =~POINTER~TO ^~DEFINITION~MODULE ^~IMPLEMENTATION~MODULE ^~INTERFACE~?~; ^~MODULE~?~EXPORTS ^~UNSAFE~INTERFACE
      9 ^~UNSAFE~MODULE
      8 BITSET CARDINAL WriteLn WriteLn~; WriteString~( WriteString~(~" ^~FROM~?~IMPORT
      6 WriteCard~( WriteInt~( ^~END~?~. ^~END~?~; ^~EXPORT~? ^~IMPORT~?~; ^~MODULE~?~;
      4 ARRAY~[ BY~? ELSIF POINTER~TO ^~FOR~?~:= ^~LOOP~^ ^~PROCEDURE~? ^~RETURN~?
      3 DO~^ END~? RECORD~^ THEN~^ ^~BEGIN~^ ^~CONST~^ ^~END~; ^~IF~? ^~TYPE~^ ^~UNTIL~? ^~VAR~^
      1 (* :=
      -4 {~^
      -6 ?~*~=
      -9 ?~*~: IMPORT~?~:= Out~.~? PROCEDURE~?~*
      -14 Out~.~Int~( Out~.~Ln Out~.~String~( ^~IMPORT~Out
      -30 NO~-~UNDO ^~END_IF ^~END_VAR ^~FUNCTION_BLOCK ^~VAR_INPUT no~-~undo
    Modula-3|Modula||text/x-modula3||L. Cardelli and others: Modula-3 language definition
      9 )~=~BEGIN <:~? <:~REFANY ?~:~INTEGER~=~BEGIN EXCEPT~ELSE EXPORTS~? IO~.~Put~( RAISES~{ READONLY~? TRY~IO
      9 ^~EXCEPTION~? ^~INTERFACE~?~; ^~MODULE~?~EXPORTS ^~UNSAFE~INTERFACE ^~UNSAFE~MODULE
      6 =~OBJECT METHODS OVERRIDES ^~END~?~; ^~METHODS ^~REVEAL~^
      4 BRANDED EXCEPT REFANY TRY ^~BEGIN~? ^~VAR~?
      -9 WriteString
      -20 ^~END~LOOP ^~EXECUTE~? ^~RAISE~?~'
    Monkey|||text/x-monkey||Monkey documentation, section Language reference
      9 Method~?~:~Int~( Method~?~:~Void~( Method~New~( Method~OnCreate ^~#Import~" ^~Field~?~:~? ^~Field~?~:~Float
      9 ^~Field~?~:~Int ^~Field~?~:~String ^~Function~Main~( ^~Function~Main~:~Int ^~Global~?~:~? ^~Import~mojo
      9 ^~Method~?~:~Bool ^~Method~New~( ^~Method~OnRender ^~Method~OnUpdate ^~Strict~^
      6 :=~New~? Field~?~:= Local~?~:= Method~?~: ^~Class~?~Extends~? ^~Function~?~:
      4 Millisecs~( ^~End~Class ^~End~Method ^~Return~?
      2 ^~Class~? ^~End~^ ^~Import~? ^~Namespace~?
      -9 ;~^ ^~Dim~? ^~EndFunction ^~EndType ^~End~Sub ^~Type~? {~^
    Oberon|||text/x-oberon||N. Wirth: The programming language Oberon-2
      9 ?~-~:~INTEGER IMPORT~?~:= In~.~Int~( Out~.~Int~( Out~.~Ln Out~.~String~( ^~?~*~=~POINTER ^~?~*~=~RECORD
      9 ^~IMPORT~Out ^~PROCEDURE~(~?~:~?~)~? ^~PROCEDURE~?~* ^~PROCEDURE~?~*~( ^~PROCEDURE~?~*~;
      7 ?~*~:~? ?~*~=~? ARRAY~OF~CHAR ELSIF~? Files~.~? In~.~? LONGINT Oberon~.~? Out~.~? POINTER~TO~RECORD RECORD~^
      7 Texts~.~? ^~END~?~. ^~IMPORT~? ^~IMPORT~Texts ^~MODULE~? ^~PROCEDURE~?
      3 (* := END~? THEN~^ ^~BEGIN~^ ^~CONST~^ ^~END~?~; ^~RETURN~? ^~TYPE~^ ^~VAR~^
      -6 ARRAY~[
      -9 :=~DATASET~( :=~RECORD :=~TABLE~( <:~? CARDINAL EXPORTS~? IO~.~Put~( RAISES~{ WriteString~( ^~EXPORT~? ^~FROM~?
      -30 NO~-~UNDO ^~END_IF ^~END_VAR ^~FUNCTION_BLOCK ^~INTERFACE~?~; ^~VAR_INPUT no~-~undo
    PL/I|||text/x-pli|folded|ISO 6160: PL/I; IBM: Enterprise PL/I language reference
      12 bin~fixed~( dec~fixed~( fixed~binary~( fixed~bin~( fixed~decimal~( fixed~dec~( procedure~options~(~main
      12 proc~options~(~main put~edit~( put~list~( put~skip~data put~skip~edit put~skip~list
      9 ?~:~procedure~( ?~:~proc~( ^~%~include~? ^~read~file~( ^~write~file~( char~(~0~)~var char~(~0~)~varying dcl~0~?
      9 file~record~input file~record~output get~edit~( get~file~( get~list~( init~(~call on~conversion on~endfile~(
      9 on~error~begin pic~' returns~(~bit returns~(~char returns~(~fixed returns~(~pointer unaligned~based
      5 ?~:~procedure~; ?~:~proc~; ?~based~( ?~based~, ^~dcl~? ^~do~while~( bit~(~0~) init~(
      3 ^~call~? ^~declare~? ^~put~?
      2 ^~end~?~; returns~(
      -9 dcl~-
      -14 := ^~begin~^
    PL/SQL|||application/sql|folded|Oracle: PL/SQL language reference
      9 ^~exception~when~others ^~get~diagnostics ^~if~not~found ^~perform~?~( ^~return~next~? raise~notice
      9 raise~warning
      8 $$~language '~|| as~$$ auth~.~uid in~number is~not~null~then language~plpgsql pls_integer raise~exception
      8 returns~trigger return~number sysdate ||~'
      7 %~type ^~begin~^ ^~create~or~replace ^~declare~^ ^~end~; ^~end~loop ^~exception~^ ^~loop~^ dbms_output elsif~?
      7 varchar2~(
      5 ::~text case~when else~' end~if~; null~then then~'
      3 :=~? ^~cursor~? is~^ number~(
      -20 ^~codeunit~0 ^~pageextension~0 ^~page~0 ^~tableextension~0 ^~table~0
      -30 ^~end_case ^~end_for ^~end_function ^~end_if ^~end_program ^~end_struct ^~end_type ^~end_var ^~function_block
      -30 ^~var_input
    Pascal|||text/x-pascal|folded|ISO 7185 and ISO/IEC 10206: Pascal
      9 ;~cdecl~; ;~external~?~name ;~stdcall~;
      8 (~sender~: :~integer~; :~tobject~) ^~function~?~.~? ^~procedure~?~.~? freeandnil~( on~e~:~exception result~:=~?
      6 :~string~[~0~]~; ^~begin~^ ^~const~^ ^~end~. ^~end~; ^~except~^ ^~finally~^ ^~function~?~( ^~implementation~^
      6 ^~interface~^ ^~library~? ^~procedure~? ^~program~?~; ^~type~^ ^~unit~?~; ^~uses~? ^~var~^ ^~{~$?~?~} array~[
      6 begin~^ writeln~( {~$?~+~} {~$?~-~}
      5 ^~inherited~? do~^~begin then~^~begin
      4 := :=~? :~boolean :~byte~; :~char~; :~file~; :~integer :~longint~; :~string :~text~; :~word~; <>~nil ?~:~integer
      4 ?~=~class ^~function~? ^~if~? ^~private~^ ^~procedure~?~( ^~public~^ ^~repeat~^ ^~try~^ ^~uses~^ do~begin
      4 else~begin inherited~? nil~) override~; readln~( then~begin var~^
      2 (* // end~else nil~; then~^
      -4 -- ->~? def elsif~? end~if end~loop fn import~? is~^ let~? return~? sig~^ struct~^ val~?~: {
      -5 loop~^
      -6 cardinal elsif
      -8 ^~definition~module ^~end~?~; ^~from~? ^~from~?~import ^~implementation~module ^~module~?~; ^~procedure~?~*
      -9 ^~?~*~=~pointer ^~?~*~=~record ^~comment~? ^~enddef~; ^~endfor~; ^~end~?~. ^~errmessage ^~fi~;
      -9 ^~font_identifier ^~input~?~^ ^~integer~procedure ^~od~: ^~od~; ^~procedure~?~*~( ^~procedure~?~*~;
      -9 ^~real~procedure if~unknown picture~? step~0~until step~?~until
      -12 !=~nil ,~?~:=~? for~?~:=~?~.~?~(~)~;
      -20 ++~; :-~new :-~none =~pointer~to ^~+~?~:= ^~+~?~:~? ^~-~?~:= ^~-~?~:~? ^~-~?~<- ^~<<~^ ^~?~:-~? ^~codeunit~0
      -20 ^~compile_opt~? ^~every~? ^~fail~^ ^~global~?~, ^~link~?~^ ^~local~?~, ^~on_error~, ^~pageextension~0 ^~page~0
      -20 ^~pro~?~, ^~query~0 ^~ref~( ^~report~0 ^~suspend~? ^~tableextension~0 ^~table~0 ^~xmlport~0 block~{
      -20 declareglobalfunction~( installmethod~( is~block keyword_set~( n_elements~( readpackage~( uint256~?
      -30 ^~end_function ^~end_function_block ^~end_program ^~end_struct ^~end_type ^~function_block ^~var_input
      -50 ^~end_if ^~end_var
    PureBasic|||text/x-purebasic|folded|PureBasic: Reference manual
      9 ^~declaremodule~? ^~declare~.~? ^~define~.~? ^~enableexplicit ^~endenumeration ^~endif~^ ^~endmodule
      9 ^~endprocedure ^~endselect~^ ^~endstructure ^~newlist~? ^~newmap~? ^~opencon ^~procedurec~? ^~procedurereturn~?
      9 ^~procedure~.~? ^~protected~? ^~purifier ^~xincludefile~" messagerequester~( openconsole~( openwindow~( printn~(
      9 waitwindowevent~(
      5 ^~debug~? ^~foreach~?~(~) ^~includefile~" ^~procedure~?~( ^~repeat~^ ^~structure~?
      3 ^~until~? ^~wend
      -9 ;~^ ^~dim~? ^~end~function ^~end~sub ^~sub~? {~^
    REXX|||text/x-rexx|folded|ANSI INCITS 274: REXX
      9 ^~address~' ^~call~addlib~( ^~options~results
      7 ^~?~:~procedure ^~address~? ^~arg~? ^~do~? ^~otherwise~^ ^~parse~arg ^~pull~? ^~say~" ^~say~? ^~signal~?
      7 parse~linein parse~pull parse~source parse~upper parse~value parse~var parse~version procedure~expose
      5 ^~iterate ^~leave ^~parse~? say~'
      3 /* ^~call~? ^~end~^ ^~exit~^ do~?~=~? then~do
    SQL|||application/sql|folded|ISO/IEC 9075: SQL
      9 ^~create~operator ^~drop~index ^~drop~schema ^~drop~sequence ^~drop~view ^~returns~setof~record commutator~=
      9 leftarg~= materialized~= negator~= rightarg~= {{~config~( {{~ref~( {{~source~(
      8 ^~alter~? ^~alter~extension ^~alter~operator ^~create~aggregate ^~create~extension ^~create~external~table
      8 ^~create~or~replace ^~create~proc ^~create~procedure ^~create~type~?~( ^~create~unique ^~declare~@?
      8 ^~drop~extension ^~exec~? ^~group~by ^~having~? ^~inner~join ^~language~c~immutable ^~language~c~strict
      8 ^~language~internal~immutable ^~language~internal~stable ^~left~join ^~limit~0 ^~order~by ^~out~?~float8~,
      8 ^~out~?~int8~, ^~out~?~integer~, ^~out~?~numeric~, ^~out~?~text~, ^~print~' ^~raiserror ^~union~? distinct~?
      8 nvarchar~( row~format~delimited select~*~from where~"
      7 ^~alter~table ^~begin~transaction ^~create~? ^~create~database ^~create~index ^~create~table ^~create~view
      7 ^~delete~from ^~drop~table ^~insert~into ^~pragma~? ^~select~* ^~select~? ^~update~?~set ^~use~?~; ^~with~?~as
      7 auto_increment default~null engine~= foreign~key group~by if~exists inner~join left~join not~null order~by
      7 primary~key values~( varchar~(
      6 ^~alter~function ^~alter~type ^~begin~; ^~case~when ^~comment~on~function ^~commit~; ^~copy~?~from
      6 ^~create~or~replace~function ^~create~policy ^~create~rule ^~drop~function ^~explain~select ^~language~internal
      6 ^~partitioned~by~( ^~revoke~? ^~rollback~; ^~savepoint~? ^~select~' ^~select~0 ^~select~?~(~' ^~select~?~.~?
      6 ^~truncate~? ^~vacuum~? ^~vacuum~analyze comment~on~aggregate comment~on~table drop~function~if drop~table~if
      6 drop~view~if end~)~as~? end~as~? internallength~= in~(~select language~' language~c returns~integer returns~text
      6 returns~trigger stored~as~? terminated~by~' then~?~. when~?~=~0~then
      5 ^~set~?
      4 )~as~?~^ )~is~' ::~? ::~geometry ::~integer ::~regclass ::~text @?~int ^~and~? ^~begin~^ ^~commit ^~from~?
      4 ^~from~^ ^~go~^ ^~grant~? ^~insert~? ^~join~? ^~on~? ^~returns~? ^~select~^ ^~select~top ^~set~@? ^~values~^
      4 ^~where~? asc~? count~( count~(~* dbo~. desc~? from~? from~dbo if~not~exists immutable~? integer~, into~? int~(
      4 is~null like~' text~,
      3 ^~end~; select~?
      2 -- /* and~? int~? not~? null~, set~? where~?
      -4 #include :: => class~? def fn function~?~{ import~? let~? return~? var~? {
      -8 ^~resident~? ^~var~?~= set~?~to tell~?
      -9 :~(~[~] :~{~[ <<~' ^~%~global ^~%~let ^~%~local ^~%~macro ^~call~function ^~cat~> ^~endloop ^~exporting~^
      -9 ^~importing~^ ^~loop~at ^~method~? ^~minimize~? ^~proc~sql ^~report~? ^~var~?~, corresponding~fields
      -9 field~-~symbol~( into~@
      -12 ^~let~$? time~::~now type~::~thing
      -20 &~sql~( =~check~from ^~classmethod~? ^~define~class~? ^~dim~?~= ^~dim~?~as ^~enddefine ^~endscan ^~fmod~?
      -20 ^~let~?~= ^~lparameters~? ^~mapping~load ^~mod~?~is ^~noconcatenate ^~our~( ^~prefix~:~< ^~sub~?~( resident~?
      -40 ^~prefix~?~:~<
    Turing|||text/x-turing||R. Holt: The Turing language report
      14 flexible~array
      9 ^~Draw~. ^~View~.~Set ^~exit~when~? ^~fcn~? ^~fcn~?~:~? ^~get~? ^~module~?~^~export ^~new~?~,
      9 ^~procedure~?~(~?~:~int ^~proc~?~(~var ^~proc~?~^ ^~put~" ^~put~"~, ^~put~? ^~setscreen~( ^~var~?~:~array
      9 ^~var~?~:~int~:= ^~var~?~:~int~^ ^~var~?~:~string
      5 ^~elsif~?~then ^~end~for ^~end~loop ^~export~?~, ^~for~?~:~0~.. ^~for~?~:~? ^~function~?~(~?~: ^~loop~^
      5 ^~pre~not ^~proc~?~(~?~:~?~)~^ ^~result~? ^~type~?~:~? ^~unit~^
      2 ^~end~?~^ ^~end~if
      -8 ;~^ ^~def~? ^~puts~? begin~^ is~^ {~^
    VBScript|||text/vbscript|folded|Microsoft: VBScript language reference
      9 ^~public~default ^~with~new~regexp ^~wscript~.~quit~^ sub~class_initialize~: sub~class_initialize~^
      9 sub~class_terminate~: sub~class_terminate~^
      7 ^~on~error~resume ^~option~explicit ^~set~?~= ^~set~?~=~createobject ^~wend createobject~( msgbox~" wscript~.
      7 wscript~.~echo
      5 ^~call~? ^~const~?~= ^~dim~? ^~do~until ^~else ^~end~class ^~end~if ^~loop~^ ^~private~sub ^~public~sub
      5 ^~randomize
      3 &~vbcrlf 'c ^~end~function ^~end~sub ^~function~? ^~if~? ^~loop ^~next~^ ^~sub~? msgbox~? vbcrlf
      2 &~? then~^
      -4 ; as~integer as~string {
      -6 as~? as~object
      -9 ==
    Visual Basic|||text/x-vb|folded|Microsoft: Visual Basic language specification
      9 ^~<~assembly~:
      8 <~dllimport~( ^~end~get ^~end~select ^~end~set ^~end~using ^~private~function ^~public~async as~task form_load
      8 form_unload for~each~?~as is~nothing
      7 ^~attribute~vb_name ^~dim~?~as ^~end~class ^~end~function ^~end~module ^~end~sub ^~imports~? ^~imports~system
      7 ^~module~? ^~option~explicit ^~option~strict ^~private~sub ^~public~class ^~public~function ^~public~sub
      7 ^~sub~main as~integer as~string byval~? console~.~writeline
      6 ^~dim~?~as~new ^~end~namespace ^~end~property ^~inherits~? ^~namespace~? ^~public~property ^~public~shared
      6 ^~return~? addressof~? as~boolean as~object byref~? from~?~in~? handles~?~. me~.
      4 'c ^~begin~vb ^~dim~? ^~else~if ^~end~if ^~exit~sub ^~for~each ^~handles~? ^~if~? ^~me~. ^~next~? ^~private~?
      4 ^~public~? ^~sub~? ^~with~? andalso~? as~? elseif~? handles~? msgbox~" new~?~( orelse~?
      2 ^~loop ^~next~^ nothing then~^
      -4 ; => createobject~( def end~; fn import~? let~? wscript~. {
      -6 {~^
      -8 ^~with~new~regexp wscript~.~arguments wscript~.~quit wscript~.~stdout
      -9 #include~" #include~once $?~-> $this ^~#tag~? ^~declare~constructor ^~dim~as~? ^~dim~shared ^~end~constructor
      -9 ^~graphics3d~0 ^~module~?~.~? ^~private~import ptr~ptr
      -14 ^~end~class~. ^~end~method~. ^~using~progress~. no~-~undo
      -25 ^~public~default sub~class_initialize~: sub~class_initialize~^ sub~class_terminate~: sub~class_terminate~^
    xBase|||text/x-xbase|folded|Harbour: Reference guide; Microsoft: Visual FoxPro language reference
      9 ^~@~0~,~0~get ^~@~0~,~0~say ^~dbusearea~( ^~define~class~?~as ^~do~case~^ ^~endcase ^~enddefine ^~endfor~^
      9 ^~endfunc ^~endproc ^~endscan ^~local~?~:=~nil ^~lparameters~? ^~otherwise~^ ^~replace~?~with ^~return~nil
      9 ^~set~exclusive~off ^~set~talk~off ^~static~procedure ^~use~?~exclusive ^~use~?~new ^~wait~clear
      8 .~f~. .~t~. ^~local~?~:= alltrim~( qout~( thisform~.
      6 ^~scan~^ this~.~?
      4 .~and~. .~not~. .~or~. ^~enddo ^~endif ^~exit~^ ^~local~? ^~next~^ ^~parameters~? ^~private~? ^~procedure~?
      4 ^~public~? ^~set~?~to if~empty~(
      -9 ^~begin~^ ^~dim~? ^~end~if ^~implicit~none ^~subroutine~? def~? let~? {~^
    """#
}
