// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of numbers: of mathematics, statistics and optimisation.
  static let science = #"""
    AMPL|||text/x-ampl||R. Fourer and others: AMPL, A modeling language
      9 ^~data~?~.~dat~; ^~maximize~?~: ^~maximize~?~{ ^~minimize~?~: ^~minimize~?~{ ^~model~?~.~mod~; ^~option~solver~?
      9 ^~param~?~{ ^~printf~{ ^~solve~; ^~subject~to~? ^~s~.~t~. ^~var~?~{ solve_result sum~{~?
      6 ^~check~: ^~for~{ ^~for~{~?~in~0 ^~let~{ ^~param~:~? ^~param~?~:= ^~set~?~:= ^~var~?~,~binary ^~var~?~>=
      6 ^~var~?~binary {~?~in~?
      4 ,~>=~0 ,~integer ^~data~; ^~end~; ^~param~? ^~reset~; ^~set~?~; ^~set~?~{ binary~; dimen~0 symbolic~;
      2 ^~display~? ^~printf~" ^~var~?~, cross~? setof~{ union~?
      -8 :=~new ^~begin~^ ^~procedure~? ^~select~? class~? def~? return~? {~^
    BUGS|||text/x-bugs||JAGS user manual
      9 ?~≈~dnorm ^~model~^~{ ^~model~{ ^~var~^ dbern~( dbeta~( dbin~( dcat~( ddirch~( dexp~( dgamma~( dinterval~(
      9 dmnorm~( dmulti~( dnorm~( dpois~( dunif~(
      5 <-~? T~(~0 ]~<- ^~data~{ ^~for~(~?~in~0~:~? inprod~( logit~(~? log~(~?~[ pow~( step~( ≈~?
      -8 ;~^ <-~function ^~parameters~{ ^~transformed~? data~.~frame int~? library~( real~? vector~[
      -12 ,~data~= alist~( data~=~list
      -20 %~*~%
    FreeFEM|||text/x-freefem||FreeFEM documentation, section Language references
      8 EndOfMacro ^~Vh~? ^~border~? ^~fespace~? ^~func~?~= ^~load~" ^~mesh~?~= ^~problem~?~( ^~real~?~=
      8 ^~real~[~int~] ^~savemesh~( ^~varf~? buildmesh~( int1d~( int2d~( int3d~(
      4 ^~macro~? ^~plot~( ^~solve~?~( dx~(~? dy~(~? on~(~0
    GAMS|||text/x-gams|folded|GAMS documentation, section Language
      9 ^~binary~variable ^~free~variable ^~model~?~/ ^~nonnegative~variables ^~positive~variable ^~positive~variables
      9 ^~solve~?~using maximizing~? minimizing~? using~dnlp~? using~lp~? using~mip~? using~nlp~?
      5 ..~^ /~^~;c =~e~= =~g~= =~l~= ^~alias~( ^~display~?~. ^~equations~^ ^~equation~? ^~parameters~^ ^~parameter~?
      5 ^~scalars~^ ^~scalar~? ^~sets~^ ^~set~?~/ ^~table~?~( ^~variables~^ card~( ord~( sum~(~( sum~(~?
      -8 ^~select~? class~? def~? function~? import~? {~^
    GAP|||text/x-gap||GAP reference manual
      9 :=~Group~( CharacterTable~( ConjugacyClasses~( DeclareAutoreadableVariables~( DeclareGlobalName~(
      9 DeclareGlobalVariable~( DeclareInfoClass~( DeclareSynonym~( InstallImmediateMethod~(
      9 InstallMethodWithRandomSource~( InstallValue~( Irr~( LoadPackage~( ReadPackage~( RequirePackage~(
      9 SetPackageInfo~( SymmetricGroup~(
      8 BindGlobal~( DeclareAttribute~( DeclareCategory~( DeclareGlobalFunction~( DeclareOperation~( DeclareProperty~(
      8 DeclareRepresentation~( InstallGlobalFunction~( InstallMethod~( InstallOtherMethod~( InstallTrueMethod~(
      6 ConcatenationString~( Concatenation~( IsBound~( Unbind~( ^~?~:=~function~( ^~fi~; ^~od~; elif~? return~fail~;
      5 end~)~; fi~;~^ od~;~^
      4 ;~;~^ Add~( Error~(~" Filtered~( ForAll~( IsInt~( Length~( List~(~? Print~(~" Size~( ^~Display~(
      4 ^~for~?~in~?~do~^ ^~local~?~, ^~local~?~;
      3 :=~function~( return~fail
      -20 ^~?~:=~proc~( ^~BEGIN ^~PROC~? end~proc fi~: od~:
      -26 proc~(
    Igor Pro|||text/x-igor|folded|WaveMetrics: Igor Pro manual, section Programming
      9 ^~#pragma~igorversion ^~#pragma~independentmodule ^~#pragma~modulename ^~#pragma~rtglobals ^~endmacro
      9 ^~endstructure ^~function~/~? ^~killwaves~/~? ^~make~/~? ^~newdatafolder~/~? ^~setdatafolder~?
      9 ^~static~function ^~static~strconstant ^~strconstant~? ^~string~/~g ^~variable~/~g ^~wave~/~? waveexists~(
      5 ^~duplicate~/~? ^~end ^~nvar~? ^~structure~? ^~svar~? ^~variable~? ^~wave~?
      -9 ;~^ ^~begin ^~def~? ^~end~? ^~import~? {~^
    Interactive Data Language|||text/x-idl|folded|NV5: IDL reference
      9 ^~common~?~, ^~compile_opt~? ^~function~?~, ^~on_error~,~0 ^~pro~?~, ^~pro~?~^ _extra~= _ref_extra~= endelse~^
      9 endfor~^ endif~else keyword_set~( n_elements~( n_params~( obj_new~( ptr_new~(
      6 !~p~. ,~$~^ bytarr~( dblarr~( findgen~( fltarr~( indgen~( intarr~( lindgen~( message~,~? print~,~? replicate~(
      6 return~,~? strarr~( strupcase~( where~(
      4 ,~/~? and~? do~begin else~begin eq~0 ge~0 gt~0 lt~0 ne~0 then~begin
      -9 %c ^~# ^~% ^~endfunction nargin print_usage
      -20 #define #ifdef #include ^~begin~^ ^~def~? ^~int~? ^~local~? ^~subroutine~? ^~sub~? ^~uses~? ^~use~? ^~void~?
      -20 {~^
    Julia|||text/x-julia||Julia manual
      9 $(~esc~( ;~length~= ^~macro~?~(~?~)~^~quote ^~using~?~,~?~,~?~^
      8 ::~Array~{ ::~Int64 ::~Int~) ::~Type~{ ::~Vector~{ @everywhere~? @printf~( @test~? ^~function~?~(~?~::
      8 ^~function~?~(~?~::~? ^~using~?~,~? ^~using~?~:~? using~DataFrames using~Dates using~LinearAlgebra using~Plots
      8 using~Printf using~Random using~Statistics using~Test where~T~<: where~{~T
      6 ::~Float64 ::~Int ::~Vector =~0~:~? =~Dict~( ?~::~?~) ?~::~?~, @assert~? @inbounds @inline @show~? @time
      6 CSV~.~read~( DataFrame~) Dict~(~"~=> ^~@?~? ^~for~?~=~0~:~? ^~macro~?~( ^~module~? ^~mutable~struct
      6 ^~println~(~" ^~struct~? ^~using~? eachrow~( in~0~:~0 in~0~:~? in~enumerate~( nrow~( println~(~" println~(~"~,
      6 push!~( time_ns~(~)
      5 ComplexF64 ^~abstract~? ^~elseif~? ^~end ^~println~( ^~quote~^ ^~using~?~^ esc~(~?~) for~(~?~,~?~)~in isa~?
      5 iseven~( isodd~(
      4 ..~.~) .~* .~+ ::~? <: =~0~: @test Base~. Float64 Int64 ^~abstract~type ^~export~? elseif~? function~?~( in~?
      4 maximum~( minimum~( nothing where~{ zeros~(
      3 =~?~\~? ^~?~(~?~)~= ^~function~? println~(~"~,~?
      2 ! ^~const~? ^~end~^ ^~for~? ^~import~? ^~return~? for~?~in
      1 function~?
      -4 ; def fn fun~? local~? self then~^ var~? {
      -6 %c ^~%c ^~local~function ^~puts~?
      -8 ^~..~?~:: ^~..~_ ^~// ^~endfunction ^~function~[ function~?~=~?
      -9 %~?~? ^~command~? ^~endfor ^~endif ^~endwhile ^~enum~?~{ ^~module~?~{ ^~set~? ^~struct~?~{ in~(~seq }~;~^
      -12 ?~.~?~<- ?~::~enum ?~::~proc ?~::~struct std~.~range
      -20 iex~(
    MATLAB|||text/x-matlab||MathWorks: MATLAB language fundamentals; GNU Octave manual
      8 =~[~^~0~0~0 ^~end_try_catch ^~end_unwind_protect ^~error~(~"~)~;~^~endif ^~unwind_protect exist~(~"
      8 print_usage~(
      6 .~* 0~0~0~;~^~0~0 ^~[~?~, ^~classdef~? ^~clc ^~clear~all ^~close~all ^~disp~( ^~end ^~endfor ^~endfunction
      6 ^~endwhile ^~error~,~" ^~figure ^~fprintf~( ^~function~[ ^~hold~on butter~( cellfun~( freqz~( fullfile~(
      6 function~?~=~? iscellstr~( ischar~( isnumeric~( nargout numel~( ones~( plot~( varargin~{ varargout~{ zeros~(
      5 =~[~0~0
      4 ^~endswitch isempty~( nargin strcmp~( strrep~(
      3 ..~.~^ .~/ .~^ ^~elseif~? ^~for~?~= ^~function~? ^~if~? ^~x~= length~( linspace~( size~( xlabel~(
      2 ;~^
      1 %c ; ^~%c end~^
      -4 <- => ^~#include class~? def fn~? import~? let~? var~? {
      -6 %~f %~inf %~nan %~pi %~t <>~? ^~// ^~return~? do~^ gettext~( mprintf~( msprintf~( nil then~? ≈=~nil
      -9 $? $argv (~NULL~) (~stderr~, (~unsigned~? 0~then =~record ?~:=~0 ?~:=~? ?~:~Integer~; ?~:~integer~; ?~;~^~:~?
      -9 ^~:~? ^~\c ^~addto~? ^~beginfig~( ^~declare~^ ^~enddef~; ^~endmodule ^~end~. ^~finally ^~fi~; ^~implementation
      -9 ^~input~?~; ^~mode_setup ^~pickup~? ^~value~?~: ^~vardef~? beginchar~( begin~^ endcase postpone~? unsigned~?
      -10 local~? then~^
      -12 :=~proc~( end~proc
      -20 ^~DataSet~? ^~LoadFunctionLibrary~( ^~RequireVersion~( ^~for~?~=~-~0~to ^~for~?~=~0~to ^~from~?~import
      -20 fprintf~(~stdout
    Macaulay2|||text/x-macaulay2||Macaulay2 documentation, section The language
      9 <<~endl QQ~[ ZZ~/~0~[ ZZ~[ ^~beginDocumentation~( ^~export~{~" ^~loadPackage~" ^~needsPackage~" ^~newPackage~(
      9 ^~restart~^ ^~undocumented~{ openInOut~?
      5 #commandLine )~else~( ->~(~^ :=~method~( ;~)~;~^ ^~)~;~^ ^~TEST~/ ^~document~{ do~(~^ gens~? ideal~( new~?~from
      5 then~(~^ toString~?
      3 )~:=~(~?
      -8 ^~def~? ^~fn~? ^~import~? ^~let~? ^~local~? class~?
    Maple|||text/x-maple||Maplesoft: Maple programming guide
      12 :=~proc~( ^~end~proc~: end~proc~;
      9 ::~integer ::~nonnegint ::~posint ^~end~do~: ^~end~module ^~fi~: ^~for~?~from~0~to~? ^~for~?~from~?~to~?
      9 ^~od~: ^~od~; ^~restart~: ^~restart~; ^~with~(~?~)~: ^~with~(~?~)~; ^~with~(~plots~) option~remember
      9 seq~(~?~(~?~)~,
      6 :=~module~( ^~description~" ^~export~?~, elif~?~then evalf~( simplify~( unapply~(
      4 :=~array~( ^~end~do~; ^~end~if~: ^~int~( ^~local~?~, ^~plot~(
      -9 =>~? ^~program~? ^~var~^ {~^
    Maxima|||text/x-maxima||Maxima manual
      12 )~:=~block~( ^~display2d~:~false ^~kill~(~all~)
      9 :~diff~( :~integrate~( :~makelist~( :~matrix~( :~solve~( :~taylor~( ^~depends~( ^~for~?~:~0~thru ^~for~?~thru
      9 ^~load~(~"~)~$ ^~load~(~?~)~$ block~(~[
      7 )~$~^ ]~$~^ ^~assume~( ^~integrate~( ^~ode2~( ^~plot2d~( ^~ratsimp~( ^~solve~(~[ ^~taylor~( ^~trigsimp~(
      4 $~^ %~e~^ %~pi ?~(~?~)~:=~? ^~diff~( ^~expand~( ^~factor~( ^~matrix~(~[ then~return~(
      -9 $?~= ^~end~? ^~var~? function~? {~^
    Modelica|||text/x-modelica||Modelica language specification
      9 ^~connect~(~?~,~?~.~? ^~connect~(~?~.~?~, ^~elsewhen~? ^~end~when~; experiment~(~StopTime noEvent~(
      7 Modelica~. ^~connect~( ^~end~?~; ^~equation~^ ^~model~? ^~parameter~Real ^~within~? der~(
      6 SIunits~. SI~. ^~algorithm ^~annotation~( ^~encapsulated~? ^~extends~Modelica ^~final~constant ^~flow~?
      6 ^~initial~equation ^~model~?~" ^~partial~? ^~when~?~then annotation~(~?
      4 ^~Real~? ^~equation ^~for~?~in ^~parameter~?
      3 Real~? ^~constant~? ^~package~? annotation~(
      -6 ;~} ^~end~^ def~?
    NCL|||text/x-ncl||UCAR: NCL reference manual
      14 :~numeric~) :~numeric~, [~*~]~: dim_avg_n_Wrap~( dim_avg_n~( printVarSummary~(
      9 ?~!~0~= @_FillValue @long_name @units~= ^~undef~(~" asciiwrite~( fspan~( ismissing~( ispan~(
      8 "~/~) (~/~" (~/~0 0~/~) @cnFillOn @gsnDraw @gsnFrame @gsnMaximize @tiMainString ^~external~" ^~frame~(
      8 addfile~(~" dimsizes~( getvar~( gsn_csm_contour_map~( gsn_csm_xy~( gsn_define_colormap~( gsn_open_wks~(
      6 ?~->~?~^ ^~local~?~,
      4 =~True~^ ^~begin~^ ^~draw~( ^~end~^ ^~end~do ^~load~" ^~res~=~True ^~wks~=
      2 ^~end~if~^
    Pig Latin|||text/x-pig|folded|Apache: Pig Latin basics
      9 ^~?~=~filter~? ^~?~=~foreach~? ^~?~=~group~? ^~?~=~join~? ^~?~=~load~' ^~dump~? ^~register~? ^~store~?~into
      9 generate~? using~pigstorage
      5 :~chararray :~int ^~?~=~limit~? ^~?~=~order~? ^~define~? as~( by~? flatten~(
    R|||text/x-r||R language definition
      9 expect_equal~( expect_error~( expect_identical~( expect_is~( expect_true~( test_check~(~" test_that~(~"~,~{
      8 %~*~% ^~setClass~(~" ^~setMethod~(~" representation~( setValidity~(~" ≈~?~,~data~=
      7 %>~% <-~function ^~library~( ^~library~(~?~)~^ ^~setwd~( c~(~" data~.~frame function~(~? ggplot~(
      6 <-~c~( <-~function~( ^~?~<-~function ^~data~(~?~)~^ aes~( alist~( as~.~data~.~frame~( as~.~numeric~( cbind~(
      6 colnames~( data~.~frame~( file~.~path~( is~.~na~( is~.~null~( lapply~( library~( library~(~? list~(~?~=~?~(
      6 na~.~rm~= ncol~( nrow~( paste0~( rbind~( readRDS~( read~.~csv~( rownames~( sapply~( saveRDS~( seq_len~(
      6 setGeneric~( standardGeneric~( stringsAsFactors~= vapply~( write~.~csv~(
      5 <-~" <-~' <-~0 <-~? <-~c ?~<- FALSE TRUE ^~boxplot~( ^~require~( abline~( for~(~?~in~?~)
      4 $?~<- =~FALSE~) =~TRUE~) =~TRUE~, NA NULL [[~" ]]~<- ^~summary~( as~.~? is~.~na length~( matrix~( paste~(
      4 print~( read~.~? rnorm~(
      3 lm~(
      2 $? <- c~( for~(~? function~( if~(
      -4 #include ->~? ; ;~^ class const~? def end~^ fn import~? let~? public~? var~?
      -5 => ^~/* ^~// probe~?
      -6 case~? def~? val~? yield~?
      -8 ^~model~{ ^~parameters~{ ^~transformed~? vector~[~?
      -20 ::~=
    SAS|||text/x-sas|folded|SAS language reference
      8 ^~%~do~? ^~%~end~; ^~%~global~? ^~%~if~? ^~%~let ^~%~local~? ^~%~macro ^~%~mend ^~%~put~? ^~cards~;
      8 ^~datalines~; ^~data~?~.~?~; ^~data~?~; ^~data~_null_ ^~if~first~. ^~libname~? ^~options~? ^~options~nonotes
      8 ^~proc~?~data ^~proc~contents ^~proc~corr ^~proc~export ^~proc~format ^~proc~freq ^~proc~import ^~proc~logistic
      8 ^~proc~means ^~proc~print ^~proc~reg ^~proc~report ^~proc~sgplot ^~proc~sort ^~proc~sql ^~proc~transpose
      8 ^~proc~univariate ^~quit~; ^~run~; ^~value~$?~'~=~' ^~value~?~0~-~0~=~' ^~value~?~0~=~' from~sashelp sashelp~.~?
      8 symputx~( then~do~;
      4 ^~by~?~; ^~class~?~; ^~infile~? ^~input~? ^~run~^ ^~set~?~; ^~tables~? ^~var~? ^~where~? descending~?
    SPSS|||text/x-spss|folded|IBM: SPSS Statistics command syntax reference
      9 =~sysmis~) ^~add~files ^~compute~?~= ^~crosstabs~? ^~dataset~activate~? ^~dataset~name~?
      9 ^~descriptives~variables ^~do~repeat ^~end~repeat~. ^~execute~. ^~formats~?~( ^~frequencies~variables
      9 ^~get~file ^~if~(~?~=~0~)~?~=~0~. ^~match~files ^~missing~values~? ^~recode~?~( ^~save~outfile ^~select~if
      9 ^~sort~cases ^~split~file ^~value~labels~? ^~variable~labels~? ^~variable~level~? ^~variable~width~?
      9 else~=~sysmis lowest~thru thru~highest
      5 /~statistics~= ^~/~break~= ^~/~dependent ^~/~format~= ^~/~missing~= ^~/~order~=~analysis ^~/~print~=
      5 ^~/~statistics~= ^~/~tables~= ^~/~variables~= ^~aggregate ^~begin~data ^~compute~? ^~correlations ^~data~list
      5 ^~end~data ^~get~? ^~means~tables ^~numeric~? ^~recode~? ^~regression ^~string~?~( ^~t~-~test
      -9 ;~^ class~? def~? function~? import~? {~^
    Scilab|||text/x-scilab||Scilab help, section Scilab keywords
      8 %~eps %~nan %~pi %~t ^~clc~; ^~endfunction ^~exec~( ^~exec~(~"~,~-~0~) ^~function~[ ^~mode~( ^~scf~( xlabel~(~"
      6 %~f %~inf ==~0~then SCI [~?~,~rhs [~lhs ^~clear~^ argn~( assert_checkequal~( assert_checkerror~(
      6 assert_checktrue~( evstr~( execstr~( funcprot~( gca~( gce~( gcf~( getos~( gettext~( halt~( lasterror~(
      6 messagebox~( mlist~( mprintf~( msprintf~( printf~(~' tlist~( winsid~( xset~(
      4 <>~0~then <>~?~then ^~checkequal~( exists~(~" then~?~(~)~;~end
      3 ^~// ^~//~^ ^~else ^~end ^~function~?~= ^~if~? disp~( error~( list~( ones~( part~( strsubst~( then~^ typeof~(
      3 warning~( zeros~(
      1 //
      -4 #include ->~? class~? fn public~? {~^ }~^
      -9 #define~? #endif #ifdef~? #if~? #pragma~?
      -20 ^~autocmd~? ^~nnoremap~? fi~,
    Stan|||text/x-stan||Stan reference manual
      9 ^~data~{ ^~generated~quantities ^~model~{ ^~parameters~{ ^~transformed~data ^~transformed~parameters
      9 cov_matrix~[ int~<~lower matrix~[ real~<~lower row_vector~[ simplex~[ vector~[~?
      6 <-~normal ?~≈~normal increment_log_prob ≈~bernoulli ≈~beta~( ≈~cauchy~( ≈~gamma~( ≈~normal~(
      4 ?~<-~? ^~for~(~?~in~0~: ^~int~?~; ^~real~?
    Stata|||text/x-stata||StataCorp: Stata user's guide
      14 ^~marksample~? ^~syntax~varlist
      9 [~_N~] [~_n~-~0~] ^~bysort~? ^~bysort~?~(~?~)~: ^~estout~? ^~esttab~? ^~label~values ^~return~scalar ^~syntax~[
      9 ^~sysuse~?~,~clear ^~tempfile~? ^~tempname~? ^~tempvar~? ^~version~0~^ ^~xtreg~? ^~xtset~?~?
      8 ^~assert~? ^~clear~^ ^~collapse~( ^~forvalues~?~=~0~/~0 ^~gen~?~`?~?~'?~= ^~input~? ^~isid~? ^~list~,~?
      8 ^~merge~0~:~0 ^~predict~?~,~? ^~recode~?~( ^~regress~?~?~? ^~replace~?~`?~?~'?~= ^~reshape~long ^~reshape~wide
      8 ^~save~" ^~sort~?~^ ^~use~?~,~clear rnormal~(~) runiform~(~) sepby~(
      7 ^~capture~log ^~drop~if ^~egen~?~= ^~estimates~store ^~foreach~?~in ^~foreach~?~of ^~forvalues~?~=
      7 ^~generate~?~= ^~gen~?~= ^~import~delimited ^~insheet~using ^~keep~if ^~label~define ^~label~variable
      7 ^~log~using ^~program~?~,~rclass ^~program~define ^~quietly~? ^~quietly~{ ^~regress~? ^~replace~?~= ^~set~more
      7 ^~summarize~? ^~sysuse~? ^~tabulate~? ^~tsset~? ^~twoway~? ^~use~"~, ^~version~0 ^~xtset~?
      6 ^~display~as~error ^~exit~0 ^~local~?~=~_N ^~tab~?~?~, vce~(~cluster
      4 i~(~?~) j~(~?~)
      3 ^~clear~all ^~display~" ^~local~?~= ^~merge~0 ^~merge~m ^~sort~? if~_n
      2 ^~end~^
    Wolfram Language|||application/vnd.wolfram.mathematica.package||Wolfram Language documentation
      12 BeginTestSection~[ EndTestSection~[ VerificationTest~[
      9 TestID~->
      8 ?~::~usage ?~[~?~]~:= BeginPackage~[~" Begin~[~" Block~[~{ EndPackage~[~] ListPlot~[ Manipulate~[ Module~[~{
      8 NDSolve~[ Needs~[~" Range~[~0~, StringSplit~[ Table~[
      5 Append~[ Apply~[ Cos~[ Do~[ Dynamic~[ D~[ First~[ Flatten~[ For~[ Function~[ Graphics~[ Import~[ Integrate~[
      5 Join~[ Length~[ Options~[ Part~[ Plot~[ Range~[ Return~[ Select~[ Set~[ Show~[ Simplify~[ Solve~[ Sqrt~[
      5 StringJoin~[ Sum~[ Switch~[ ToString~[ Union~[ Which~[ While~[ With~[
      4 (* /~; /~@ ?~[~?~,~?~]~:= If~[ In~[~0 Map~[ Out~[~0 Print~[ Sin~[ {~?~,~0~,~0~}
      2 ->~? :=
    ZIMPL|AMPL||text/x-zimpl||T. Koch: ZIMPL user guide
      9 ^~defnumb~? ^~do~forall ^~do~print ^~subto~? forall~<~?~>~in read~"~as sum~<~?~,~?~> sum~<~?~>~in
    q|||text/x-q||KX: Q for mortals
      9 .~Q~.~? .~z~.~?~: .~z~.~p .~z~.~s .~z~.~ts 0~N~! :~(~[~] :~.~z~. :~{~[ :~{~[~?~;~? ^~.~Q~.~? ^~.~z~.~?
      9 ^~?~:~?~?~each ^~?~:~{~[~? ^~\~l~? ^~\~t~0 select~?~?~by
      6 ^~?~:~til~0 aj~[ enlist~[~` hopen~? select~?~by~? select~from~?
      -6 #include class~? function~?
    """#
}
