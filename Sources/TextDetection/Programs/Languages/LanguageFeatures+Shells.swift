// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of shells, of editors and of what presses their keys.
  static let shells = #"""
    AWK|||text/x-awk||POSIX: awk
      10 print~$~0
      9 ^~@include~" ^~@load~"
      8 $~0~==~" $~0~≈~/ BEGIN~{~FS PROCINFO RT~? SUBSEP ^~?~[~$~0~]~+ ^~BEGIN~{~RS ^~function~?~::~?~( ^~length~(~$~0~)
      8 ^~length~>~0 asorti~( asort~( gensub~( if~(~!~(~$~0~in isarray~( print~?~[~" strtonum~( |~&~?
      6 !~≈~/ $NF /~{~^ ARGV~[ BEGIN~{ ENVIRON~[ FNR FS~= NF NF~> NF~>= NR~== OFS RS~= ^~BEGIN~{ ^~END~{ ^~END~{~print
      6 ^~function~?~( function~?~( getline getline~< gsub~( nextfile printf~" strftime~(~"
      5 >~"~/ ^~{~if ^~{~print delete~?~; for~(~?~in~?~) length~( match~(~?~,~/ sub~(~/
      4 $~0~= $~0~≈ /~,~/ ARGC ENVIRON FILENAME NR~? RLENGTH RSTART ^~BEGIN~{~^ ^~function~?~(~?~, toupper~(
      3 $~0 delete~?~[ split~( substr~(
      2 # exit~^ int~( next~; print~" return~?
      -4 $?~= ::~? private~? public~?
      -6 :~Number :~String ^~function~?~(~?~: ^~var~? async~function const~? let~? {~?~:
      -8 ^~endfunction ^~endif
      -9 ^~function~?~(~?~)~=
      -18 ^~set~? ^~unset~?
      -20 DataSetFilter~? ExecuteAFile~( LikelihoodFunction~? LoadFunctionLibrary~(
      -26 ^~end~^
    AppleScript||com.apple.applescript.text|text/x-applescript||Apple: AppleScript language guide
      12 ^~use~framework~" ^~use~scripting~additions current~application
      9 do~shell~script quoted~form~of
      8 ^~end~if ^~end~repeat ^~end~tell ^~end~try ^~on~error ^~on~run ^~repeat~with~?~in ^~tell~application
      8 display~dialog set~?~to tell~application
      6 ^~set~?~to~do~shell~script is~greater~than is~less~than
      4 &~" ^~on~? ^~repeat~with ^~set~? ^~tell~? as~alias count~of is~not~" of~?~to
      -9 ^~const~?~= ^~def~?~( ^~function~?~( ^~import~? ^~let~?~= ^~local~?~= ^~local~function ^~try~{
    AutoHotkey|||text/x-autohotkey||AutoHotkey documentation, section Language
      9 #HotIf~? #HotIf~^ #InstallKeybdHook #MaxThreadsPerHotkey #Persistent #Requires~AutoHotkey #UseHook (~*~)~=>
      9 .~AddButton~( .~AddEdit~( .~AddText~( .~MaxIndex~( .~OnEvent~( :=~Gui~( A_Index A_LoopField A_LoopFileName
      9 A_ScriptDir A_ThisHotkey A_TickCount ControlClick~, ControlGetText~, ControlSend~, DllCall~( IniRead~,
      9 IniWrite~, MsgBox~% RegExMatch~( SendInput~? SoundBeep TrayTip~, ^~?~&~?~:: ^~?~::~Send __New~( ahk_class
      9 ahk_exe ahk_id ahk_pid
      8 ^~!~?~:: ^~#n~:: ^~#z~:: ^~::~?~:: ^~FileRead~, ^~Gui~, ^~Hotkey~, ^~IfWinActive~, ^~IfWinExist~, ^~Loop~,
      8 ^~Loop~? ^~Send~? ^~SetTimer~, ^~SetTitleMatchMode ^~Sleep~, ^~Sleep~0 ^~StringReplace~, ^~WinActivate~,
      8 ^~^~?~::
      7 #IfWinActive #NoEnv #SingleInstance MsgBox~, SendMode~? SetWorkingDir ^~Send~,
      6 ?~:=~new~? IsObject~( MsgBox~" SetTimer~( ToolTip~( WinActive~(~" ^~?~.~?~:=~? ^~?~::~?~^ ^~Gui~? ^~IfEqual~,
      6 ^~IfNotExist~, ^~SetTimer~( ^~SetTimer~? ^~StringSplit~, ^~ToolTip~( ^~ToolTip~, ^~ToolTip~? ^~WinWait~,
      6 ^~WinWait~? ^~this~.~?~:=~? throw~Exception~(
      4 ^~%~?~% ^~?~::~^ ^~?~:=~?
      3 ^~Run~, ^~return~^
    AutoIt|||text/x-autoit||AutoIt documentation, section Language reference
      9 #include~<~?~.~au3 @CRLF @ScriptDir @error ConsoleWrite~( ControlClick~( ControlSend~( DllCall~(~$ DllClose~(~$
      9 DllOpen~(~" GUICreate~( MsgBox~(~0 StringSplit~( WinWaitActive~( WinWait~(~" ^~Dim~$? ^~EndFunc ^~EndIf
      9 ^~ExitLoop ^~Func~?~( ^~Global~$? ^~Global~Const ^~Local~$? ^~Opt~(~" ^~Run~(~" ^~Sleep~(~0 ^~WEnd
      8 ^~#EndRegion ^~#NoTrayIcon ^~#Region ^~#RequireAdmin ^~#ce~^ ^~#comments~- ^~#cs~^
      4 $?~= Then~^ ^~For~$?~=~0~To ^~If~$? ^~Next ^~While~0
    Batch|||application/x-bat|folded|Microsoft: Windows commands
      9 ^~@call ^~@if ^~@rem ^~@set ^~@setlocal ||~exit~/~b
      8 %~≈ @echo @echo~off ^~call~:~? ^~goto~? ^~if~errorlevel~? ^~if~exist~? ^~if~not~defined ^~setlocal ^~set~?~=~%
      8 enabledelayedexpansion errorlevel errorlevel~0 exit~/~b if~not~exist
      6 %~0~? %~dp0 %~≈~dp0 ^~@echo~off ^~endlocal ^~erase~? ^~exit~% ^~for~%~% ^~goto~:~? ^~if~errorlevel ^~if~exist
      6 ^~if~not ^~md~? ^~mkdir~? ^~popd ^~pushd~? ^~rd~/ ^~ren~? ^~rmdir~/ ^~robocopy~? ^~shift~^ ^~start~? ^~title~?
      6 ^~type~? ^~xcopy~?
      5 %~? ^~:~? ^~call~? ^~cd~? ^~cls ^~copy~? ^~del~/ ^~echo~. ^~echo~? ^~exit~/ ^~goto ^~pause ^~rem~? ^~set~?
      5 exist~? if~"~==
      4 >~nul ^~::~^ ^~call~?~. ^~echo~off ^~echo~on ^~goto~:~eof ^~if~"~% ^~set~?~=~?
      2 %~%~? ^~if~?
      -4 ; def done fi self then~^ {
      -9 ?~:~func~[ [~block~! ^~endif~^ ^~hierarchy~- ^~proc~^ ^~select~- make~block
      -20 ?~::~^ ^~fset~? ^~iftrig~? ^~omit~?
    C shell||public.csh-script|text/x-csh||csh(1)
      9 ^~breaksw ^~endsw
      6 ^~setenv~? ^~set~?~=~( ^~set~history~= ^~set~noclobber ^~unsetenv~? ^~unset~? set~prompt~=
      5 ^~foreach~?~( ^~onintr ^~set~path~=
      4 $?~:~e $?~:~h $?~:~r $?~:~t )~then~^ ^~endif ^~if~(~! ^~if~(~$ ^~rehash ^~unalias~?
      3 ^~alias~? ^~else~if~( ^~end~^ ^~set~?~= ^~shift~^ ^~source~?
      2 ^~cd~? ^~echo ^~goto~?
      -3 ;~^
      -6 ^~dim~? ^~done ^~end~if ^~esac ^~export~? ^~fi {~^
    Elvish|||text/x-elvish||Elvish language specification
      9 ^~edit~:~? ^~fn~?~{~| ^~set~-~env~? ^~set~edit ^~use~epm ^~use~re ^~use~str {~|~?~&
      6 ^~each~{~| ^~for~?~[ ^~put~? ^~var~?~=~( e~:~? re~:~? str~:~? |~each~{~|
      4 ^~fn~?~{ ^~set~?~= ^~use~? ^~var~?~=
      2 ^~echo~? echo~'
      -9 ->~? ;~^ <-~? ^~fn~?~( ^~use~?~:: ^~use~?~;
    Expect|Tcl||text/x-expect||D. Libes: expect(1)
      9 ^~exp_internal ^~expect_after ^~expect_before ^~expect~" ^~expect~- ^~expect~? ^~expect~eof ^~expect~{
      9 ^~interact~^ ^~interact~{ ^~log_file ^~log_user~0 ^~match_max ^~send~" ^~send~- ^~spawn~? exp_continue spawn_id
      6 -~re~" -~re~{ ^~eof~{ ^~set~timeout~- ^~set~timeout~0 ^~timeout~{ expect_out~( send_user~"
    Fish|||application/x-fishscript||fish documentation, section The fish language
      9 $argv~[ ^~abbr~--~add ^~abbr~-~a ^~complete~--~command ^~complete~-~c ^~complete~-~f ^~complete~-~x
      9 ^~complete~?~-~f ^~complete~?~-~l ^~complete~?~-~n ^~complete~?~-~s ^~complete~?~-~x ^~fish_add_path
      9 ^~function~?~^~set ^~set~-~Ug ^~set~-~Ux~? ^~set~-~gx~? __fish_complete_suffix __fish_contains_opt
      9 __fish_use_subcommand status~is~-~interactive string~join~? string~match~- string~replace~- string~split~-
      9 string~split~? string~sub~-
      8 $argv~[~0 ^~for~?~in~$? ^~if~not ^~not~? ^~set~-~q ^~switch~$? commandline~-~? count~$argv set~-~e set~-~q
      8 status~--
      7 (~count~? ^~complete~- ^~end ^~functions~- ^~function~? ^~set~- commandline~- math~" set~-~g set~-~l set~-~x
      7 status~is string~match test~-
      6 )~;~and )~;~or --~description~" --~description~' ;~and~? ;~or~? ^~builtin~? ^~command~? ^~else~if~test
      6 ^~end~^~complete ^~function~?~--~argument ^~function~?~--~description ^~function~?~-~? ^~function~?~-~d
      6 ^~if~set~- ^~set~?~(~? ^~while~read~- for~?~in~(~? in~(~? |~source |~string
      4 -~a~" -~a~' -~c~?~-~d -~d~" -~d~' -~l~?~-~d -~l~?~-~r -~n~" -~n~' -~s~?~-~d -~s~?~-~l -~s~?~-~r ^~and~? ^~echo~(
      4 ^~if~test ^~or~? ^~set~? echo~$?
      3 $argv (~?
      2 ^~case~? ^~else ^~if~?
      -4 ; def done fi then {
      -6 $( [[ ]] ^~done ^~esac ^~fi
      -8 ^~end~function ^~end~if ^~end~sub ^~sub~?
      -9 ^~function~?~( ^~function~?~.~? ^~function~?~.~?~( ^~local~? ^~local~function
      -12 do~|
      -17 ^~function~?~(~?
      -20 $~[ ^~begin~graph ^~end~graph ^~xaxis~? ^~yaxis~?
    GDB|||text/x-gdb||Debugging with GDB, section Command files
      9 ^~add~- ^~add~-~auto~- ^~add~-~symbol ^~handle~SIGPIPE ^~handle~SIGSEGV ^~handle~SIGUSR1 ^~info~registers
      9 ^~layout~? ^~set~auto~-~load ^~set~breakpoint~pending ^~set~confirm~off ^~set~disassembly ^~set~disassembly~-
      9 ^~set~follow~- ^~set~history~save ^~set~listsize ^~set~logging ^~set~pagination~off ^~set~print~pretty
      9 ^~set~scheduler ^~target~extended ^~target~remote
      6 ^~backtrace ^~break~? ^~bt~^ ^~b~?~^ ^~commands~^ ^~continue~^ ^~define~?~^ ^~document~?~^ ^~file~? ^~monitor~?
      6 ^~print~$? ^~python~^ ^~p~$? ^~run~^ ^~set~print~? ^~silent~^ ^~symbol~- ^~tbreak~? ^~thread~apply ^~watch~?
      6 ^~x~/~?
      3 ^~end~^ ^~printf~" ^~set~$?~=
      -9 ; ^~def~? ^~module~? class~? function~? puts~? {~^
    Gnuplot|||application/x-gnuplot||Gnuplot documentation, part Commands
      9 ^~fit~?~( ^~plot~for~[ ^~set~cbrange ^~set~datafile ^~set~pm3d ^~splot~" ^~splot~' matrix~notitle
      7 ^~plot~" ^~plot~' ^~plot~? ^~plot~[ ^~replot~^ ^~set~grid ^~set~key ^~set~label ^~set~linetype ^~set~logscale
      7 ^~set~output ^~set~palette ^~set~samples ^~set~style ^~set~term ^~set~terminal ^~set~title ^~set~xlabel
      7 ^~set~xrange ^~set~xtics ^~set~ylabel ^~set~yrange ^~set~ytics ^~set~zrange ^~splot~? ^~unset~? lc~rgb~"
      6 ^~pause~-~0 title~columnheader using~0~:~0 u~0~:~0 w~lp w~l~^ w~yerrorbars
      2 notitle title~" using~0 with~lines
    Minecraft commands|||text/x-mcfunction||Minecraft wiki: Commands
      8 ^~advancement~grant ^~clear~@? ^~data~merge ^~data~modify ^~effect~give ^~execute~as ^~execute~at ^~execute~if
      8 ^~execute~store ^~execute~unless ^~fill~≈ ^~function~?~:~? ^~gamemode~? ^~gamerule~? ^~give~@? ^~kill~@?
      8 ^~particle~? ^~playsound~? ^~schedule~function ^~scoreboard~objectives ^~scoreboard~players ^~setblock~≈
      8 ^~summon~? ^~tag~@? ^~tellraw~@? ^~title~@? ^~tp~@? run~function
      -9 ;~^ =~? ^~local~? end~^
    NSIS|||text/x-nsis||NSIS users manual, section Scripting reference
      8 ${~Else~} ${~EndIf~} ${~If~} MUI_ABORTWARNING MUI_LANGUAGE MUI_PAGE_DIRECTORY MUI_PAGE_INSTFILES
      8 MUI_PAGE_LICENSE MUI_PAGE_WELCOME MUI_UNPAGE_CONFIRM MUI_UNPAGE_INSTFILES SetRegView ^~!~define~? ^~!~else
      8 ^~!~endif ^~!~ifdef~? ^~!~ifndef~? ^~!~if~? ^~!~include~? ^~!~insertmacro~? ^~!~macroend ^~!~macro~? ^~!~undef~?
      8 ^~CreateDirectory~? ^~CreateShortCut~? ^~DetailPrint~? ^~ExecWait~? ^~File~" ^~Icon~" ^~IfFileExists~?
      8 ^~InstallDir~? ^~IntOp~? ^~MessageBox~? ^~Name~" ^~OutFile~? ^~Pop~$? ^~Push~$? ^~RequestExecutionLevel~?
      8 ^~Section~^ ^~SetCompressor~? ^~StrCmp~? ^~StrCpy~? ^~UninstPage~? ^~WriteRegStr~?
      7 $INSTDIR ^~!~define ^~!~include ^~!~insertmacro ^~FunctionEnd ^~Function~? ^~InstallDir~" ^~OutFile~"
      7 ^~SectionEnd ^~Section~" ^~SetOutPath~? ^~WriteRegStr
      4 ^~Call~? ^~Delete~? ^~File~? ^~Page~? ^~Pop~? ^~Push~? ^~Var~?
    Nushell|||application/x-nuscript||The Nushell book
      9 $env~.~?~= ^~def~--~env ^~def~?~[ ^~export~-~env ^~export~def~--~env ^~export~use ^~ls~| ^~open~?~| {~|~?~|~^
      9 |~each~{~| |~filter~{~| |~first~0 |~from~json |~get~? |~is~-~empty |~select~? |~sort~-~by~? |~str~? |~to~json
      9 |~where~?
      8 $env~. $in ^~def~"~[ ^~export~def ^~use~std |~get |~where
      4 ^~mut~?~= let~?~=~(~?
      2 let~?~= ls~|
      -9 ;~^ ^~def~?~:~^ ^~end~^
    PowerShell|||application/x-powershell|folded|Microsoft: PowerShell language specification
      9 ^~cmdletstoexport~= ^~functionstoexport~= ^~moduleversion~= ^~powershellversion~= ^~rootmodule~=
      8 $?~=~get~- $args~[~0 $env~:~? (~$?~-~gt~$? (~$?~-~lt~$? (~[~string~]~$? (~test~-~path~- -~eq~$? -~eq~$null
      8 -~erroraction~? -~foregroundcolor~? -~gt~$?~)~{ -~lt~$?~)~{ -~match~' -~ne~$? -~notmatch -~path~$?
      8 -~path~env~:~? .~endswith~(~" .~startswith~(~" .~substring~(~0 @{~^ ^~$env~:~? ^~&~" ^~[~string~]~$?
      8 ^~copy~-~item~- ^~param~(~^~$? ^~remove~-~item~- convertto~-~json foreach~-~object~{ get~-~childitem
      8 join~-~path~? new~-~item~? new~-~object~? out~-~file param~(~^ remove~-~item~? select~-~object~-~?
      8 select~-~object~? set~-~content test~-~path~? where~-~object~{ write~-~host~?
      7 $_~. $false $psscriptroot $true -~eq -~like -~ne [~cmdletbinding [~string ^~function~?~- ^~param~(
      7 foreach~-~object format~-~list format~-~table get~-~? import~-~module measure~-~object new~-~object set~-~?
      7 sort~-~object where~-~object write~-~host write~-~output
      6 $env~:~path )~.~replace~( -~destination~? -~destination~env [~environment~]~:: [~int~]~$? [~system~.
      6 convertfrom~-~json copy~-~item get~-~content invoke~-~expression invoke~-~webrequest start~-~process
      6 start~-~service stop~-~service
      4 $?~.~?~) $null -~descending -~match -~path [~? ^~$?~= ^~$?~=~@( foreach~(~$?~in~$? function~?~-~? |~?
      2 $? ^~function~? param throw~"
      -4 ->~? ; def echo~$? my~?
      -8 =>~? ?~=>~? ^~?~{~' ^~class~?~(~^ ^~def~? ^~fn~? ensure~=> {~| |~each~{
      -9 optional~[ variant~[
    Shell||public.shell-script|text/x-shellscript||POSIX: Shell command language
      8 ^~autoload~-~Uz ^~compdef~? ^~emulate~-~L ^~zle~-~N ^~zmodload~? add~-~zsh~-~hook while~read~-~r
      6 $(~? ;~;~^ ;~then [[~- ]]~; ^~done ^~esac ^~export~? ^~fi ^~makedepends~= ^~pkgdesc~=~" ^~pkgrel~=~0 ^~read~-~p
      6 ^~read~-~r ^~service~?~restart ^~sha512sums~=~" if~[ then~^
      5 ${ $~# -~X~POST -~f -~n -~z <<~EOF~^ [~- ^~alias~? ^~autoload~- ^~bindkey~- ^~case~? ^~cat~>~/ ^~chmod~+
      5 ^~chmod~0 ^~echo~" ^~else ^~eval~" ^~exit~0 ^~for~?~in ^~for~?~in~$? ^~function~? ^~if~! ^~if~[ ^~if~command
      5 ^~if~grep ^~if~test~? ^~local~? ^~mkdir~-~p ^~sed~-~i ^~setopt~? ^~set~- ^~source~? ^~systemctl~?~? ^~then
      5 ^~unsetopt~? ^~zstyle do~^ elif~[ esac if~grep~- while~read
      4 $~0 <<~'~^ ^~declare~- ^~exit ^~find~.~- ^~mysql~- ^~pkgname~= ^~pkgver~= ^~printf~" ^~readonly~? ^~shift
      4 ^~systemctl~restart ^~test~? ^~trap~? ^~wget~- |~awk |~bash |~grep |~jq |~sed |~sudo |~wc~-
      3 $? -~eq -~print0 0~>~& ;~do \~^~-~? ^~. ^~?~= ^~apt~- ^~cat~? ^~cd~? ^~chmod~- ^~cmake~- ^~cmake~. ^~cp~?
      3 ^~curl~- ^~docker~? ^~echo~? ^~git~? ^~grep~? ^~ln~- ^~ls~- ^~make ^~mkdir~- ^~mkdir~? ^~mv~? ^~npm~install
      3 ^~npm~run ^~pip~install ^~rm~- ^~sudo ^~sudo~? ^~tar~? ^~unset~? ||~exit |~cut~- |~head~- |~sort |~tail~- |~tee
      3 |~tr~- |~xargs
      2 && ;~; ^~do done fi shift | ||
      1 echo
      -4 #include := ^~FROM~? class~? const~? def~? elsif end~^ fn function~?~{ import~? let~? my~? public~? var~? {
      -6 ^~end ^~import~? ^~module~?~exposing ^~mtype~= ^~proctype~? else~if~? end~; exposing~( then~^~else
      -8 ^~endif ^~local~?~=~function fi~;~^ od~;~^
      -9 [~?~?~:~[ [~?~?~:~[~?~?~: ^~.~set~? ^~.~write~? ^~?~=≈ ^~SubDirHdrs~? ^~SubDir~? else~if~(~( if~(~(~?~.
      -9 }~elseif }~else~{
      -12 ^~let~_~=
      -20 )~$~^ :=~proc~( ?~:=~?~( ]~$~^ ^~?~=: ^~@ECHO~OFF ^~@ECHO~off ^~@echo~off ^~command~{ ^~endfor~^
      -20 ^~function~?~(~?~, ^~ifeq~( ^~ifneq~( ^~od~; ^~od~;~^ ^~options~results ^~unwind_protect_end
      -20 ^~unwind_protect~^ ^~workflow~?~{ ^~|~==~=~^ end_if end_proc exit~/~b fi~,
    Tcl|||text/x-tcl||Tcl(n)
      16 ^~proc~?~{
      12 ^~itcl~::~body ^~itcl~::~class
      9 [~file~dirname [~file~join [~info~script [~lindex~$? [~lindex~[ [~list~? [~llength~$? [~string~? ^~$?~create~arc
      9 ^~$?~create~line ^~$?~create~oval ^~$?~create~polygon ^~$?~create~rectangle ^~$?~create~text ^~bind~?~<<~?~>>~{
      9 ^~foreach~?~$?~{ ^~image~create~bitmap ^~image~create~photo ^~link_design~- ^~namespace~eval~::
      9 ^~namespace~export ^~namespace~import ^~opt_design ^~package~provide ^~place_design ^~proc~::~? ^~report_timing
      9 ^~route_design ^~synth_design~- ^~ttk~::~style~configure ^~ttk~::~style~element ^~ttk~::~style~layout
      9 ^~ttk~::~style~map ^~ttk~::~style~theme ^~wm~title~. ^~write_bitstream~- foreach~{~?~}~$?~{ itk_component~add
      9 itk_initialize itk_option~define ttk~::~style~layout
      8 ^~bind~.~< ^~bind~.~?~< ^~button~.~?~- ^~entry~.~?~- ^~frame~.~? ^~grid~.~? ^~label~.~?~- ^~pack~.~? ^~tk~::~?~%
      7 [~expr ^~.~?~configure~- ^~global~? ^~namespace~eval ^~package~require ^~puts~" ^~set~? expr~{ foreach~?~$?
      7 lindex~$? llength~$?
      6 ^~constructor~{~? ^~inherit~? ^~method~?~{ ^~namespace~? ^~private~variable ^~protected~variable ^~public~method
      6 ^~public~variable ^~set~::~? ^~uplevel~? ^~upvar~? ^~variable~?~? info~exists
      5 $?~} -~command~{ -~side~left -~textvariable~? [~? ]~} ^~array~set ^~exec~? ^~file~delete ^~foreach~? ^~if~{
      5 ^~incr~? ^~proc~? ^~puts~$? ^~source~? ^~variable~? ^~while~{ catch~{ lappend~? puts~? string~?
      4 %~W ^~button~.~?~-~text
      2 $? ^~return~? return~$?
      -4 ; class~? def fn function~? import~? let~? my~?
      -12 ^~endif ^~foreach~?~(
      -20 ^~global~proc ^~int~$?~; ^~string~$?~[
    Vim script|||text/x-vim||Vim reference manual, usr_41
      18 ^~vim9script
      12 ^~setlocal~?
      10 ^~command~! ^~runtime~! ^~source~<~sfile
      9 ^~enddef ^~endtry ^~export~def ^~loadkeymap
      8 ^~au~? ^~highlight~default~link ^~highlight~link ^~let~l ^~nmap~< ^~syntax~include ^~syntax~keyword
      8 ^~syntax~match ^~syntax~region ^~syn~? ^~vnoremap~<
      6 "c ^~Plug~' ^~augroup~? ^~autocmd~? ^~call~? ^~cmap~< ^~cnoremap~< ^~endfor ^~endfunction ^~endif ^~endwhile
      6 ^~filetype~? ^~function~! ^~func~! ^~highlight~? ^~hi~def~link ^~if~has ^~imap~< ^~inoremap~< ^~let~b ^~let~g
      6 ^~let~s ^~map~< ^~nnoremap~< ^~noremap~< ^~omap~< ^~onoremap~< ^~set~? ^~syntax~? ^~syn~cluster ^~syn~keyword
      6 ^~syn~match ^~syn~region ^~syn~sync ^~xmap~< ^~xnoremap~< contains~= nextgroup~= skipwhite
      4 =≈ ^~colorscheme~? ^~command~? ^~echo~? ^~endfunc ^~execute~" ^~exe~" ^~finish ^~func~?~( ^~hi~? ^~if~exists
      4 ^~imap~? ^~inoremap~? ^~let~? ^~menutranslate~? ^~menutrans~? ^~nmap~? ^~noremap~? ^~scriptencoding~? ^~silent~!
      4 ^~unlet~? a~: g~: s~:
      2 ^~if~? ^~return~? exists~(
      -4 ; class~? def fi fn {
    bpftrace|||text/x-bpftrace||bpftrace(8)
      9 =~nsecs~; @?~[~?~]~=~?~(~)~; @~[~?~]~= ^~hardware~:~? ^~interval~:~?~:~0 ^~kprobe~:~? ^~kretprobe~:~?
      9 ^~profile~:~?~:~0 ^~software~:~? ^~tracepoint~:~? ^~uprobe~:~? ^~uretprobe~:~? ^~usdt~:~? hist~( join~(~args
      9 kstack lhist~( nsecs~-~@? str~(~args ustack
      5 @?~[ args~->~? args~.~? comm~) comm~]
      3 ^~BEGIN~^ ^~BEGIN~{ ^~END~{
    jq|||text/x-jq||jq manual
      9 --~slurp .~[~]~| ^~|~map~( ^~|~sort_by~( ascii_downcase foreach~?~as~$? from_entries fromjson group_by~(
      9 group_by~(~. inputs~| reduce~?~as~$? splits~( test~(~" to_entries with_entries~( |~from_entries |~keys~^ |~map~(
      9 |~select~( |~tonumber |~tostring
      6 )~as~$? ..~| .~?~[~]~| .~[~] ^~def~?~(~$?~; as~$?~| input_line_number ltrimstr~( map~(~. range~(~0~; |~add~^
      6 |~length
      4 ^~def~?~(~?~: ^~def~?~: ^~|~.~? ^~|~reverse end~; if~.~?~then |~{~?
      -8 #include $_ ^~class~? ^~import~? console~. function~( return~? var~?
    m4|Shell||application/x-m4||POSIX: m4
      9 ^~changequote~( undefine~(~[ undefine~(~`
      8 '~)~dnl ]~)~dnl ^~PHP_ADD_INCLUDE~( ^~PHP_ARG_ENABLE~( ^~PHP_ARG_WITH~( ^~PHP_NEW_EXTENSION~( ^~PHP_SUBST~(
      8 ^~ifelse~(~? define~(~[ include~(~[
      7 AC_CONFIG_FILES~( AC_MSG_ERROR~( AC_SUBST~( ^~AC_CHECK_HEADERS ^~AC_DEFUN~( ^~AC_INIT~( ^~AC_OUTPUT ^~AC_PROG_CC
      7 ^~AM_INIT_AUTOMAKE ^~define~(~` ^~divert~( ^~dnl~^ ^~m4_ esyscmd~( ifelse~(
      2 `? dnl
    """#
}
