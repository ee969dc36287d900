// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of machines: assembly, byte code, and the descriptions of hardware and of networks.
  static let hardware = #"""
    Assembly|||text/x-asm|folded|NASM manual; GNU as manual; Arm assembler guide
      17 ^~%~endmacro
      12 ^~addi~? ^~li~? ^~lw~? ^~sw~?
      11 ^~times~0
      9 ?~csect~^ ?~movlw~0 ^~%~assign~?~0 ^~%~endrep ^~%~macro~?~0 ^~%~rep~0 ^~%~rotate ^~.~mcall ^~.~model~flat
      9 ^~.~psect ^~banksel~? ^~clrf~? ^~decfsz~? ^~includelib ^~istruc~? ^~ld~?~,~[ ^~movlw~0 ^~movwf~?
      9 ^~option~casemap ^~times~0~db section~"~,~rom0 section~"~,~romx section~"~,~wram0 stm~0~,~0~,~0~(~0~)
      8 ^~!~byte~$ ^~%~define ^~%~macro ^~*~=~$ ^~.~endproc ^~.~model~? ^~.~org~$ ^~.~proc~? ^~.~segment~" ^~area~?
      8 ^~bits~0 ^~global~_start ^~lm~0~,~0~,~0~(~0~) ^~org~$ ^~using~*~, _start~: move~.~b move~.~l move~.~w
      8 section~.~text using~?~,~0 wto~'
      7 ?~ldi~?~, ?~rcall~? ?~rjmp~? ^~brne~? ^~cbi~? ^~invoke~?~, ^~ldi~? ^~mov~#~^ ^~out~?~,~? ^~rcall~? ^~rjmp~?
      7 ^~sbi~? ^~sbrs~? lda~# ldx~# ldy~#
      6 %~eax %~rax (~sb~) .~align .~globl .~p2align ?~:~.~asciz ?~:~db ?~:~dd ?~:~lda~? ?~:~ldx~? ?~:~rts ?~resb~0
      6 ?~resd~0 ^~%~ifdef~? ^~.~align ^~.~cfi_startproc ^~.~code ^~.~data ^~.~endm ^~.~endr ^~.~equ~? ^~.~extern
      6 ^~.~global ^~.~globl ^~.~globl~? ^~.~macro ^~.~p2align ^~.~quad ^~.~section ^~.~section~. ^~.~set ^~.~size
      6 ^~.~stack ^~.~text ^~.~title~? ^~addq ^~bcc~? ^~bcf~? ^~bcs~? ^~beqz~? ^~beq~? ^~bl~? ^~bmi~? ^~bnez~? ^~bne~?
      6 ^~bpl~? ^~br~0 ^~bsf~? ^~bx~lr ^~call~? ^~cglobal~? ^~cjne~? ^~cmp~? ^~db~0 ^~dd~0 ^~djnz~? ^~dq~0 ^~dw~0
      6 ^~endfunc ^~extern~? ^~global~? ^~globl~? ^~imul~? ^~int~0 ^~invoke~?~,~null ^~jal~? ^~je~? ^~jmp~? ^~jne~?
      6 ^~jnz~? ^~jp~?~,~? ^~jsr~? ^~jz~? ^~lcall~? ^~lda~# ^~lda~? ^~ldmfd ^~ldp~? ^~ldr~? ^~ldx~? ^~ldy~? ^~ld~?~,~?
      6 ^~leaq ^~lea~? ^~ljmp~? ^~movaps ^~movc~? ^~movd~? ^~movl~$ ^~movq~% ^~movs~? ^~movups ^~movw~? ^~movx~? ^~mov~?
      6 ^~pop~? ^~pushl~% ^~push~? ^~resb~0 ^~resd~0 ^~ret ^~rts ^~section~. ^~section~.~?~? ^~segment~? ^~sjmp~?
      6 ^~sta~$ ^~sta~? ^~stmfd ^~stp~? ^~str~? ^~stx~? ^~sty~? ^~subq ^~swi~? ^~syscall ^~text~?~(~sb ^~vld1~. ^~vmov~.
      6 ^~vst1~. ^~xor~? align~=~0 cfi_startproc eax la~0~,~? nosplit rax section~.~? times~0~db times~0~dd times~0~dw
      6 xmm0
      5 ^~.~ascii ^~.~exit ^~bra~. ^~cli ^~dex ^~end~start ^~hlt ^~inx ^~iny ^~loop~? ^~resb~? ^~shl~? ^~shr~? ^~sti
      5 ^~tax ^~tay ^~txa ^~txs ^~tya dc~?~' int~0
      4 ,~addr~? ,~x~^ ,~y~^ ?~db~" ?~db~0 ?~db~? ?~dd~0 ?~dw~0 ?~endp ^~%~include ^~.~end~? ^~.~even ^~acall~?
      4 ^~align~0 ^~cld~^ ^~clr~? ^~endp~^ ^~jp~? ^~jr~? ^~macro~^ ^~mend~^ ^~proc~^ ^~section~? ^~sei~^ ^~setb~? a0~,
      4 al~, ax~, byte~[ byte~ptr d0~, dword~[ dword~ptr qword~ptr r0~, r1~, sp~,
      3 ?~equ~? ^~.~byte ^~.~file ^~.~long ^~.~type ^~.~word ^~add~? ^~and~? ^~db~? ^~dd~? ^~dec~? ^~dw~? ^~equ~?
      3 ^~inc~? ^~nop ^~org~0 ^~sub~?
      2 #c ;c ^~test~? ebp ebx ecx edx esp rbp rbx rcx rdi rdx rsi rsp
      -3 #include~< ; class~? def fn~? function~? import~? return~? {
      -6 static~? struct~?
      -8 (~define~? typedef~? uint32_t~? unsigned~?
      -9 ^~entry~( ^~output_arch~( ^~output_format~( ^~sections keep~( provide~(
    Bluespec|||text/x-bluespec||Bluespec SystemVerilog reference guide
      9 (*~synthesize <-~mkReg Bit~#( FIFO~#( Reg~#( UInt~#( Vector~#( ^~endmethod ^~endrule ^~import~?~::~* ^~rule~?~(
      9 ^~rule~?~; ^~typeclass~? deriving~(~Bits method~Action method~ActionValue mkReg~(
      5 ^~endinterface ^~endmodule ^~endpackage ^~interface~?~; ^~method~? ^~rule~? module~?~(
      3 <=~? ^~package~?~;
    Devicetree|||text/x-devicetree-source||Devicetree specification, section Devicetree source format
      9 ^~/~dts~-~v1 ^~/~dts~-~v1~/~;
      8 #address~- #size~- ^~&~?~{ ^~/~dts ^~/~{ compatible~= interrupts~= phandle~= reg~=~< status~=
    Jasmin|||text/x-jasmin||Jasmin user guide
      10 ^~.~limit~locals ^~.~limit~stack ^~aload_0 ^~getstatic~? ^~invokespecial~? ^~invokestatic~? ^~invokevirtual~?
      10 ^~putfield~?
      9 .~limit~locals .~limit~stack .~super~java~/
      5 ^~.~bytecode~0 ^~.~catch~? ^~.~var~0 ^~aload_1 ^~areturn ^~bipush~0 ^~dup ^~iconst_0 ^~iload_1 ^~ireturn ^~ldc~"
      5 ^~ldc~0
      3 ^~.~class~? ^~.~end~method ^~.~field~? ^~.~method~? ^~.~source~? ^~.~super~? ^~return
    LLVM IR|||text/x-llvm||LLVM: Language reference
      9 ^~!~0~=~!~?~( ^~!~0~=~!~{ ^~!~0~=~distinct~! ^~!~?~=~!~{ ^~declare~? ^~define~? ^~source_filename
      9 ^~target~datalayout ^~target~triple align~0 alloca~i32 alloca~ptr br~i1 br~label getelementptr
      9 getelementptr~inbounds i32~% icmp~eq icmp~ne icmp~slt label~% load~i32~, load~ptr phi~i32 phi~i64 ret~i32
      9 ret~void store~i32
      8 ^~@?~=~constant ^~@?~=~global
      6 add~i32 call~void~@? fadd~? fmul~? mul~i32 ptr~%~? sext~i32 sub~i32
      4 (~name~:~"
      2 %~? @? alloca~? load~i32 nounwind
    MLIR|||text/x-mlir||MLIR language reference
      14 !~llvm~.~ptr llvm~.~mlir~.~? llvm~.~return~%
      9 ^~func~.~func ^~llvm~.~func~@? ^~module~@? ^~module~{~^ affine_map~< affine~.~for affine~.~load affine~.~store
      9 arith~.~constant cf~.~br cf~.~cond_br func~.~func linalg~.~generic linalg~.~matmul linalg~.~yield llvm~.~call~@?
      9 llvm~.~func memref~.~alloc memref~.~load memref~.~store scf~.~for scf~.~if scf~.~yield tensor~.~empty
      6 arith~.~? arith~.~addf arith~.~addi arith~.~cmpi arith~.~mulf arith~.~muli f32~^ i32~^ index~^ linalg~.~?
      6 memref~<~? tensor~<~? vector~<~?
      3 ^~%~? ^~^~? ^~return~%~?
      -9 ^~declare~? ^~define~? target~triple
    OpenQASM|||text/x-qasm||OpenQASM language specification
      14 ^~OPENQASM~0
      9 =~measure~? ^~barrier~? ^~bit~[~0 ^~ccx~?~[ ^~creg~?~[~0 ^~ctrl~@ ^~cx~?~[ ^~measure~?~->~? ^~measure~?~[~0~]
      9 ^~qreg~?~[~0 ^~qubit~[~0 ^~u2~( ^~u3~(
      6 ^~cx~?~,~? ^~gate~?~( ^~gate~?~?~{ ^~h~?~[~0 ^~reset~?~[ ^~rx~( ^~rz~( ^~x~?~[~0
      2 ^~include~"~;
    P4|||text/x-p4||P4 language specification
      9 #include~< .~apply~( .~extract~( ^~control~?~( ^~extern~?~< ^~field_list~? ^~header_type~? ^~header~?~{
      9 ^~parser~?~( actions~=~{ apply~{ bit~<~0~> const~bit~< default_action key~=~{ packet_in~? packet_out~?
      9 state~start table~?~{ transition~? transition~select varbit~<
      4 ^~action~?~( inout~? standard_metadata_t
      -30 -> NULL ^~import~? class~? int~main malloc~( printf~( static~? std~::
    SPICE|||text/x-spice|folded|Berkeley: SPICE3 user's manual
      9 ?~w~=~0~l~= ?~w~=~?~l~= ^~.~ac ^~.~dc ^~.~ends ^~.~global ^~.~include ^~.~meas ^~.~measure ^~.~model ^~.~op
      9 ^~.~param ^~.~plot ^~.~print ^~.~probe ^~.~subckt ^~.~temp ^~.~tran nmos~w~= pmos~w~=
      4 ^~* ^~.~end~^ ^~.~lib ^~.~options
      -30 ^~.~local~pmc ^~.~namespace~[ ^~.~sub~" ^~.~sub~'
    Smali|||text/x-smali||JesusFreke: smali; Android: Dalvik bytecode
      14 ^~.~super~Ljava
      12 ^~.~end~annotation
      9 Ljava~/~lang ^~.~annotation~? ^~.~class ^~.~end ^~.~field ^~.~implements~? ^~.~locals ^~.~method ^~.~registers
      9 ^~.~source ^~.~super ^~const~- ^~invoke~-
      -9 .~limit~stack .~super~java~/ ^~.~bytecode ^~.~limit~? ^~aload_0 ^~invokespecial~? ^~invokevirtual~?
    SystemVerilog|Verilog||text/x-svsrc||IEEE 1800: SystemVerilog
      9 packed~{ typedef~struct~packed
      8 ^~always_ff ^~class~? ^~constraint~? ^~covergroup~? ^~endclass ^~endclocking ^~endfunction
      8 ^~endfunction~^~endclass ^~endgroup ^~endpackage ^~endprogram ^~endproperty ^~endtask ^~export~"~? ^~import~"~?
      8 ^~import~?~:: ^~interface~? ^~modport~? ^~package~? ^~program~? ^~rand~? ^~rand~bit ^~virtual~function
      8 always_comb always_ff~@ assert~property~( bit~[ disable~iff~( extends~uvm_sequence_item foreach~(~?~[
      8 function~automatic function~void~? input~bit input~string int~unsigned~? logic~? logic~[ ref~bit super~.~new~(
      8 super~.~new~(~? task~automatic typedef~enum uvm_component uvm_component~? virtual~function~void |~->~#
      4 ^~end~else~begin ^~input~logic ^~output~logic bit~?
    TTCN-3|||text/x-ttcn||ETSI ES 201 873-1: TTCN-3 core language
      17 ^~altstep~? ^~import~from ^~template~? ^~testcase~? ^~type~integer ^~type~record runs~on~?
      14 ^~type~set
      10 ^~control~{
      9 ^~type~charstring ^~type~component ^~type~enumerated ^~type~port charstring~? setverdict~(
      8 ^~const~?~?~:= ^~const~integer ^~external~function ^~modulepar~? ^~template~?~?~:= ^~type~union ^~var~?~?~:=
      8 ^~var~integer var~integer
      6 .~receive~( .~send~( ^~alt~{ ^~const~charstring ^~group~? ^~module~?~{ timer~?
      4 ^~friend~module language~"
    UPC|C||text/x-upc||UPC language specification 1.3
      9 MYTHREAD THREADS~] ^~shared~? ^~shared~[ upc_all_alloc~( upc_barrier upc_barrier~; upc_forall~( upc_lock_t
      9 upc_lock_t~* upc_lock~( upc_memcpy~( upc_memget~( upc_notify upc_threadof~(
    VHDL|||text/x-vhdl|folded|IEEE 1076: VHDL
      12 .~all~;~^~entity .~all~;~^~package .~all~;~^~use~work
      9 (~0~downto~0~) (~others~=>~' (~others~=>~( :~entity~work <=~' <=~(~others ^~architecture~?~of
      9 ^~configuration~?~of ^~elsif~rising_edge ^~end~architecture ^~end~configuration ^~end~package ^~end~process
      9 ^~end~process~? ^~entity~?~is ^~generic~( ^~generic~map~( ^~library~ieee ^~port~( ^~port~map~( ^~use~ieee
      9 downto~? falling_edge~( port~map std_logic std_logic_vector~( to_integer~( to_unsigned~(
      8 =>~open~) =>~open~,
      7 (~0~to~0~) :~bit~; ^~assert~? ^~attribute~? ^~end~?~; ^~for~all~: ^~function~?~return ^~impure~? ^~library~?
      7 ^~package~?~is ^~package~body ^~procedure~?~is ^~shared~variable ^~subtype~? ^~type~?~is ^~use~std ^~use~work
      7 ^~variable~? bit_vector~( natural~? severity~error severity~failure severity~note std_ulogic variable~?
      6 :=~(~others ^~constant~?~:~?~:= ^~signal~?~:~?~(
      4 <=~? ?~:~boolean ?~:~in ?~:~inout ?~:~integer ?~:~in~? ?~:~natural ?~:~out ^~alias~? ^~begin~^ ^~component~?
      4 ^~constant~? ^~end~case ^~end~case~; ^~end~function ^~end~procedure ^~function~?~( ^~procedure~? ^~process~(
      4 ^~signal~? ^~use~? ^~when~?~=> ^~when~others elsif~? end~if end~loop loop~^ return~? rising_edge~( to~?
      4 when~?~=>
      2 -- :=~? ^~begin ^~end~? is~^
      -6 != && :~^ ^~# ^~#~^ ^~$ ^~accept~? ^~exception ^~generic~^ ^~pragma~? ^~private ^~raise~? ^~separate~( ^~task~?
      -6 ^~with~? access~? in~out~? limited~? new~ada private~^ put_line raise~? tagged~? {~^ }~^
      -9 /=~- :~boolean~:= ^~exception~^ ^~type~?~( and~then~? or~else~? program_error
      -10 ^~ctables ^~execute~. ^~frequencies ^~get~file
      -12 case~when create~or dbms_output~. insert~into in~(~' in~number language~plpgsql raise~exception return~number
      -12 select~? varchar2~? ||~' ||~?
      -20 ^~<<~^ ^~end~type ^~every~? ^~suspend~? uint256~?
      -30 ^~end_var ^~function_block ^~var_input no~-~undo
    Verilog|||text/x-verilog||IEEE 1364: Verilog
      9 ^~?~#(~.~?~( ^~localparam~?~=
      8 ^~.~?~(~)~^ ^~.~?~(~?~)~,~^~.~?~( ^~.~?~(~?~[~0~:~0~]~) ^~always~@ ^~assign~? ^~endmodule ^~initial~begin
      8 ^~input~[ ^~module~?~( ^~module~?~; ^~output~reg ^~reg~[ ^~wire~[ `?~timescale posedge~?
      6 ^~parameter~?~=~0~; `?~define `?~endif `?~ifdef `?~include
      5 0~'?~? {~?~,~?~[~0~:~0
      4 <=~? ^~end~^ ^~input~? ^~output~? ^~parameter~? ^~reg~? ^~wire~? begin~^ negedge~?
      3 [~0~:~0~]
      2 <=~# ^~case~( ^~endcase endmodule
    WebAssembly text|||text/x-wat||W3C: WebAssembly core specification, section Text format
      8 (~assert_invalid (~assert_return~( (~block~$? (~data~( (~drop~( (~elem~? (~export~" (~func~$? (~func~(
      8 (~global~$? (~import~" (~local~$? (~memory~$? (~memory~0 (~nop~) (~param~$? (~param~i32 (~result~i32
      8 (~result~i64 (~table~$? (~tag~$? (~type~$? (~unreachable~) call~$? i32~.~add i32~.~const i64~.~const local~.~get
      8 local~.~set
      4 (~param~? (~result~? ^~(~module
      -20 ^~console~. ^~const~?~= ^~let~?~= ^~var~?~=
    XC|C||text/x-xc||XMOS: XC specification
      14 <~xs1~.~h [[~combinable [[~distributable on~stdcore~[ on~tile~[ streaming~chanend
      9 ?~:~>~? ?~<:~0 XS1_PORT_1A ^~par~{ buffered~port chanend~? client~interface in~port out~port server~interface
      9 timerafter~( when~pinseq when~pinsneq
      2 ?~<:~?
    nesC|C||text/x-nescsrc||D. Gay and others: nesC language reference manual
      9 ^~components~? ^~configuration~? ^~event~? ^~implementation~^~{ ^~implementation~{ ^~provides~{ ^~uses~{
      9 async~command async~event call~?~.~? command~error_t components~?~as~? event~void interface~?~as~? post~?
      9 provides~interface signal~?~.~? uses~interface
      4 ^~module~?~@ ^~module~?~{ atomic~{ interface~?~<
      -8 :=~? ^~node~?~(
      -20 ^~exception~? in~string raises~( readonly~attribute struct~event typedef~sequence
    """#
}
