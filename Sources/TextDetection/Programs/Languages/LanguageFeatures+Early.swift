// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of the last century that few write, and those of one kind of machine, design or game.
  static let early = #"""
    B method|||text/x-b-method||J.-R. Abrial: The B-book; ClearSy: B language reference manual
      9 ^~ABSTRACT_VARIABLES ^~CONCRETE_VARIABLES ^~INITIALISATION ^~INVARIANT ^~LOCAL_OPERATIONS ^~MACHINE~?
      9 ^~PROMOTES~? ^~REFINEMENT~?
      5 ^~IMPLEMENTATION~? ^~OPERATIONS ^~PRE~? ^~PROPERTIES ^~SEES~? ^~SETS ^~VARIABLES
    INTERLIS|||text/x-interlis||eCH-0031: INTERLIS 2, reference manual
      9 :~MANDATORY TEXT~*~0 ^~ASSOCIATION~?~= ^~CLASS~?~= ^~INTERLIS~0 ^~MANDATORY~CONSTRAINT ^~STRUCTURE~?~=
      9 ^~TOPIC~?~=
      5 AT~" EXTENDS~?~= VERSION~" ^~DOMAIN ^~MODEL~? ^~MODEL~?~( ^~UNIQUE~?
    ISPC|C||text/x-ispc||Intel: ISPC user's guide
      9 (~uniform~? ,~uniform~? ^~cif~( ^~export~uniform ^~export~void~? ^~foreach~(~?~=~0~.. ^~foreach~(~?~=~?~..
      9 ^~task~void foreach_tiled~( launch~[ programCount programIndex reduce_add~( taskCount taskIndex
      4 uniform~float~? uniform~int~? varying~float~?
      -9 ^~uniform~sampler2D gl_FragColor gl_Position
    JOVIAL|||text/x-jovial|folded|MIL-STD-1589C: JOVIAL (J73)
      9 ^~compool~? ^~def~proc ^~item~?~b ^~item~?~c ^~item~?~f ^~item~?~s ^~item~?~status ^~item~?~u ^~ref~proc
      9 ^~start~^ ^~term~^ status~(~v~(
      4 ^~proc~?~( ^~table~?~(
    Lout|||text/x-lout||J. Kingston: A user's guide to the Lout document formatting system
      9 @BeginSections @Begin~^ @BulletList @EndSections @Font~{ @HAdjust @ListItem @NumberedList @Section @SysInclude
      9 @Title~{ ^~@Doc~@Text ^~@End ^~@LP ^~@PP
      4 ^~import~@? named~?~{ right~?
      -9 ;~^ ^~@end ^~@interface
    Magik|||text/x-magik||GE: Smallworld, Magik language reference
      9 ^~_block ^~_dynamic ^~_for~? ^~_global ^~_if~? ^~_local~? ^~_method~? ^~_package~? ^~_pragma~( _clone _endblock
      9 _endif _endloop _endmethod _endproc _gather _over _scatter _self~. _unset def_slotted_exemplar~(
    Myrddin|||text/x-myrddin||O. Bernstein: Myrddin language reference
      9 ^~const~?~=~{ ^~const~main~=~{ ^~generic~?~: ^~pkg~?~= ^~use~std~^ byte~[~:~] std~.~fatal~( std~.~put~(
      9 std~.~slpush~(
      4 ^~elif~? ^~match~?
    NQC|C||text/x-nqc||D. Baum: NQC programmer's guide
      12 OUT_A OUT_B OUT_C OnFwd~( OnRev~( SENSOR_1 SENSOR_2 SENSOR_3 SetSensor~( ^~task~?~( ^~task~main~(
      5 PlaySound~( SetPower~( Wait~(~0 ^~start~?~; ^~until~(
    OpenVera|||text/x-vera||Synopsys: OpenVera language reference manual
      12 <~vera_defines INPUT_EDGE INPUT_SKEW NHOLD NSAMPLE OUTPUT_EDGE OUTPUT_SKEW PHOLD PSAMPLE ^~hdl_task
      12 ^~program~?~{ alloc~(~SEMAPHORE mailbox_get~( mailbox_put~(
      5 ^~bind~? ^~port~?~{ ^~randcase join~all join~none
      -9 endclass endmodule endtask
    Overpass QL|||text/x-overpassql||OpenStreetMap wiki: Overpass QL
      9 (~area~. (~around~: ->~.~? ;~>~; [~timeout~:~0 ^~[~out~:~json ^~[~out~:~xml ^~area~[~" ^~node~[~" ^~nwr~[~"
      9 ^~out~body~; ^~out~center~; ^~out~count~; ^~out~geom~; ^~out~meta~; ^~out~skel ^~out~tags ^~relation~[~"
      9 ^~rel~[~" ^~way~[~"
    PL/M|||text/x-plm|folded|Intel: PL/M-80 programming manual
      9 )~address~; )~byte~; ^~declare~(~?~,~?~)~address ^~declare~(~?~,~?~)~byte ^~declare~?~(~0~)~address
      9 ^~declare~?~(~0~)~byte ^~declare~?~address ^~declare~?~byte ^~declare~?~literally address~external byte~external
      9 literally~" procedure~public
      5 )~byte~, )~public~; ,~?~byte~; :~procedure~( :~procedure~; ?~address~; ?~based~? ^~halt~;
      -9 ^~dcl~? fixed~bin
    QuakeC|||text/x-quakec||id Software: QuakeC; FTEQW: QuakeC manual
      9 =~[~$? ATTN_IDLE ATTN_NORM CHAN_AUTO CHAN_BODY CHAN_VOICE CHAN_WEAPON ^~.~entity~? ^~.~float~? ^~.~string~?
      9 ^~.~void~( ^~float~(~)~?~= ^~local~entity ^~local~float ^~local~vector ^~void~(~)~?~; ^~void~(~)~?~=
      9 ^~void~(~entity makevectors~( other~.~classname precache_model~( precache_sound~( remove~(~self self~.~nextthink
      9 self~.~owner self~.~think self~.~touch self~.~velocity setmodel~( setorigin~( setsize~(
      -9 #include ^~def~?
    SKILL|||text/x-skill||Cadence: SKILL language user guide
      9 ^~procedure~(~?~( axlMsgPut~( axlUIWPrint~( buildString~( dbCreateRect~( dbOpenCellViewByType~( ddGetObj~(
      9 geGetEditCellView~( geGetSelSet~( hiCreateAppForm~( hiCreateStringField~( hiGetCurrentForm~( hiSetBindKey~(
      9 pcDefinePCell~( rexMatchp~(
      5 ^~let~(~( errset~( setof~( ≈>~?
      3 ^~foreach~(~? ^~unless~(~? ^~when~(~? strcat~(
      -9 ^~function~? ^~local~?
    SQR|||text/x-sqr|folded|Hyperion: SQR language reference
      9 ^~begin~-~heading ^~begin~-~procedure ^~begin~-~program ^~begin~-~report ^~begin~-~select ^~begin~-~setup
      9 ^~begin~-~sql ^~declare~-~layout ^~end~-~procedure ^~end~-~program ^~end~-~select ^~end~-~setup ^~new~-~page
    Sail|||text/x-sail||REMS: The Sail instruction-set semantics specification language
      9 ->~bits~( :~bits~( EXTS~( EXTZ~( ^~bitfield~?~: ^~default~Order ^~function~clause ^~mapping~?
      9 ^~mapping~clause ^~register~?~: ^~scattered~? ^~type~?~=~bits ^~union~clause forall~' print_bits~( sail_ones
      9 sail_shiftleft sail_sign_extend sail_zero_extend unit~effect
      5 effect~{
      4 ^~overload~?~= ^~val~?~: ^~val~?~=
      -9 ^~class~? ^~object~?
    Scenic|Python||text/x-scenic||Scenic documentation, section Syntax guide
      12 ^~behavior~?~( ^~interrupt~when ^~model~scenic ^~require~always ^~terminate~when ahead~of ego~=~new facing~?
      12 new~Car offset~by with~behavior
      5 ^~do~?~for ^~do~?~until ^~ego~= ^~param~?~= ^~require~( ^~take~?
    Simula|||text/x-simula|folded|Simula standards group: Simula standard
      9 :-~new ^~activate~? ^~detach~; ^~inspect~? ^~ref~( ^~text~procedure ^~virtual~: blanks~( breakoutimage hold~(
      9 inimage~; outfix~( outimage~; outint~( outreal~( outtext~( ref~( sysin~. sysout~.
      4 ==~none ^~boolean~procedure ^~integer~procedure ^~real~procedure qua~?
      2 ^~begin~^ ^~class~?~; ^~end~;
      -9 #include ^~namespace~? ^~public~?
    Slang shaders|HLSL||text/x-shader-slang||Khronos: Slang user's guide
      12 DifferentialPair~< ParameterBlock~< TensorView~< [~BackwardDerivative [~CUDAKernel [~Differentiable~]
      12 [~ForwardDerivative [~mutating~] ^~associatedtype __bwd_diff~( __fwd_diff~( __include~" __init~( bwd_diff~(
      12 cudaThreadIdx diffPair~( fwd_diff~( no_diff~?
      4 [~shader~( ^~extension~?~: ^~import~?~; ^~module~?~; ^~public~interface~?~^ property~float~?
    occam|||text/x-occam||INMOS: occam 2.1 reference manual
      9 #INCLUDE #USE CHAN~BYTE~? CHAN~INT~? CHAN~OF ^~ALT~^ ^~CHAN~? ^~PAR~?~=~0~FOR ^~PAR~^ ^~PRI~ALT ^~PROC~?~(~CHAN
      9 ^~PROC~?~(~VAL ^~SEQ~?~=~0~FOR ^~SEQ~^ ^~VALOF~^ ^~WHILE~TRUE
      4 ^~INT~?~: ^~SKIP~^ ^~VAL~?
    """#
}
