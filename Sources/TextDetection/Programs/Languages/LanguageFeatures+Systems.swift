// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages that are compiled for the machine, C and those that took after it.
  static let systems = #"""
    C||public.c-source|text/x-csrc||ISO/IEC 9899: C
      8 LRESULT~CALLBACK ^~END_TEST ^~ISR~(~?~) ^~START_TEST~( _BV~(~?~) ck_assert_int_eq~( ck_assert_str_eq~(
      8 ck_assert~( ckd_add~( ckd_mul~( ckd_sub~( int~WINAPI~WinMain int~argc~,~char
      6 EXIT_FAILURE pthread_create~( static~const~char static~inline
      5 #include~" #include~< *~?~=~malloc~( DefWindowProc~( HWND~?~, LPARAM~? PostQuitMessage~( WPARAM~?
      5 ^~double~?~(~double~? ^~int~^~?~( ^~void~^~?~( int~main~( scanf~(~" typedef~struct while~(~*~?~++
      4 #endif #ifdef #ifndef (~const~?~*~) HINSTANCE~? NULL ^~double~?~(~double~?~)~^~{ ^~unsigned~?~?~( atoi~(
      4 calloc~( enum~?~{ errno fabs~( fclose~( fgets~( fprintf~(~stderr getenv~( goto~?~; isalpha~( isdigit~( isspace~(
      4 malloc~( memcpy~( memmove~( memset~( perror~( printf~( realloc~( register~char register~double register~int
      4 size_t~? sizeof~( snprintf~( static~int strchr~( strcmp~( strdup~( strlen~( strncmp~( strncpy~( strstr~(
      4 strtol~( typedef~? unsigned~char unsigned~int unsigned~long unsigned~short
      3 !=~NULL #define &~?~->~? (~char~*~) (~unsigned~int~) (~unsigned~short~) (~void~*~) *~?~++ ->~?~->~? ==~NULL
      3 =~NULL~; ?~-> ?~->~?~=~? DWORD~? FILE~* UINT~? ^~int~?~( ^~static~? ^~void~?~( char~* char~*~?~; char~*~?~=
      3 char~?~[ const~char exit~(~0 extern~int free~( int~argc return~(~-~0~) return~NULL~; size_t static~void
      3 struct~?~*~? struct~?~{ uint32_t uint8_t void~*
      2 #elif #else #error #if #pragma #undef ^~case~?~:~^ double~?~= enum if~(~++~? int~? long~?~, long~?~;
      2 return~-~0~; return~0 static stdout~) struct typedef void~) void~?
      1 -> ; const for~( if~( return while~(
      -3 :: =>
      -4 String~( class~?~{ def end~^ final~? fn func function import~? let~? print~( public~class self var~?
      -5 ^~%~? ^~inherit~? bool~?~; mapping~( string~?
      -6 !=~null ==~null =~null~; ?~[~]~?~; ?~[~]~?~= String~? ^~module~? ^~package~? def~? extends~? implements~?
      -6 import~' return~null~; val~?
      -8 #include~<~adv3 #include~<~tads .~align .~globl CHECK_CXX_SOURCE_COMPILES CHECK_C_SOURCE_COMPILES
      -8 CHECK_C_SOURCE_RUNS ^~+~?~:~?~' ^~alias~? ^~import~?~. ^~kprobe~:~? ^~module~?~; ^~profile~:~?~:~0
      -8 ^~tracepoint~:~? ^~unittest ^~uprobe~:~? check_c_source_compiles check_cxx_source_compiles
      -9 $?~-> $this ?~@~0~: @safe IO~.~println List~.~of~( ^~?~@~0 ^~?~DIALOGEX~? ^~?~DIALOG~? ^~?~ICON~"
      -9 ^~?~VERSIONINFO ^~BLOCK~" ^~CAPTION~" ^~EndFunc ^~Func~? ^~Global~$? ^~LANGUAGE~? ^~Local~$? ^~MENUITEM~"
      -9 ^~STRINGTABLE ^~import~std ^~private~?~?~( ^~private~?~?~; ^~private~?~?~= ^~private~final ^~private~static
      -9 ^~protected~?~?~( ^~public~?~?~( ^~public~static auto~?~=~[~" auto~?~=~[~0 immutable~? int~main~(~char~[~]
      -9 int~main~(~string string~[~] unittest~{
      -10 ^~interface~?~: ^~interface~?~{ readonly~attribute sequence~<
      -12 ^~define~?~(
      -20 #declare #endproc #include~% #local #macro #procdef #setifnotgiven :~SV_Position~; <%~= DataSetFilter~?
      -20 ExecuteAFile~( IO~::~println LikelihoodFunction~? List~?~=~new~List~( LoadFunctionLibrary~( ^~%~hook ^~@@~^
      -20 ^~CMD~: ^~declare~function ^~declare~sub ^~endin ^~end~extern ^~end~sub ^~end~type ^~extern~(~C~)
      -20 ^~forward~Action ^~instr~? ^~methodmap~? ^~namespace~eval~:: ^~native~bool ^~opcode~? ^~provider~?~{ ^~s~/
      -20 ^~version~(~?~)~? for~(~new logic~[ public~SharedPlugin public~native stdin~.~read_line stdout~.~printf
      -20 struct~packed
      -30 #pragma~D
    C++|C|public.c-plus-plus-source|text/x-c++src||ISO/IEC 14882: C++
      12 ^~concept~?~=~?~< ^~concept~?~=~^~requires~( ^~concept~?~=~requires
      9 BOOST_AUTO_TEST_CASE~( BOOST_AUTO_TEST_SUITE~( BOOST_CHECK_EQUAL~( BOOST_FIXTURE_TEST_CASE~(
      9 BOOST_REQUIRE_EQUAL~( DECLARE_MESSAGE_MAP~( IMPLEMENT_DYNAMIC~( IMPLEMENT_DYNCREATE~( ON_BN_CLICKED~(
      9 ON_COMMAND~( Q_OBJECT ^~BEGIN_MESSAGE_MAP~( ^~END_MESSAGE_MAP~( ^~export~import ^~export~module~?
      9 catch~(~const~std for~(~const~auto
      8 )~override~; )~override~{ =~default~; =~delete~; BOOST_CHECK~( BOOST_REQUIRE~( BOOST_TEST~( CHECK_THROWS_AS~(
      8 REQUIRE_THROWS_AS~( SECTION~(~" Serial~.~begin~( [[~nodiscard [~&~]~( [~=~]~(
      8 ^~template~<~typename~?~,~typename~?~>~^~concept ^~template~<~typename~?~> analogRead~( analogWrite~(
      8 catch~(~..~.~) class~?~:~public const~override digitalRead~( digitalWrite~( for~(~auto friend~class pinMode~(
      7 #include~<~Arduino Serial~.~println~( ^~void~loop~(~) ^~void~setup~(~) attachInterrupt~( make_shared~<
      7 make_unique~< shared_ptr~< unique_ptr~<
      6 #include~<~QApplication~> #include~<~QByteArray~> #include~<~QCoreApplication~> #include~<~QDebug~>
      6 #include~<~QDialog~> #include~<~QDir~> #include~<~QFile~> #include~<~QHash~> #include~<~QLabel~>
      6 #include~<~QList~> #include~<~QMainWindow~> #include~<~QMap~> #include~<~QObject~> #include~<~QPainter~>
      6 #include~<~QStringList~> #include~<~QString~> #include~<~QTest~> #include~<~QTimer~> #include~<~QUrl~>
      6 #include~<~QVector~> #include~<~QWidget~> #include~<~QtCore~/ #include~<~QtGlobal~> #include~<~QtGui~/
      6 #include~<~algorithm~> #include~<~array~> #include~<~atomic~> #include~<~bitset~> #include~<~boost~/
      6 #include~<~cassert~> #include~<~cctype~> #include~<~cerrno~> #include~<~cfloat~> #include~<~chrono~>
      6 #include~<~cinttypes~> #include~<~climits~> #include~<~clocale~> #include~<~cmath~> #include~<~complex~>
      6 #include~<~concepts~> #include~<~condition_variable~> #include~<~csetjmp~> #include~<~csignal~>
      6 #include~<~cstdarg~> #include~<~cstddef~> #include~<~cstdint~> #include~<~cstdio~> #include~<~cstdlib~>
      6 #include~<~cstring~> #include~<~ctime~> #include~<~cwchar~> #include~<~cwctype~> #include~<~deque~>
      6 #include~<~exception~> #include~<~filesystem~> #include~<~forward_list~> #include~<~fstream~>
      6 #include~<~functional~> #include~<~future~> #include~<~gtest~/ #include~<~initializer_list~>
      6 #include~<~iomanip~> #include~<~iosfwd~> #include~<~iostream~> #include~<~ios~> #include~<~istream~>
      6 #include~<~iterator~> #include~<~limits~> #include~<~list~> #include~<~locale~> #include~<~map~>
      6 #include~<~memory~> #include~<~mutex~> #include~<~new~> #include~<~numeric~> #include~<~optional~>
      6 #include~<~ostream~> #include~<~queue~> #include~<~random~> #include~<~ranges~> #include~<~ratio~>
      6 #include~<~regex~> #include~<~set~> #include~<~span~> #include~<~sstream~> #include~<~stack~>
      6 #include~<~stdexcept~> #include~<~streambuf~> #include~<~string_view~> #include~<~string~> #include~<~thread~>
      6 #include~<~tuple~> #include~<~type_traits~> #include~<~typeindex~> #include~<~typeinfo~>
      6 #include~<~unordered_map~> #include~<~unordered_set~> #include~<~utility~> #include~<~valarray~>
      6 #include~<~variant~> #include~<~vector~> )~const~; )~const~{ .~push_back~( ?~::~?~(~)~: ?~::~≈~? EXPECT_CALL~(
      6 ^~BOOL~?~::~?~( ^~TEST_F~(~?~,~?~)~{ ^~TEST_P~(~?~,~?~)~{ ^~TEST~(~?~,~?~)~{ const_iterator cout~<< endl~;
      6 env~->~FindClass~( env~->~GetArrayLength~( env~->~GetMethodID~( env~->~GetObjectClass~( env~->~GetStringLength~(
      6 env~->~GetStringUTFChars~( env~->~NewStringUTF~( env~->~ThrowNew~( extern~"~^~{ extern~"~{ namespace~?~^~{
      6 namespace~?~{ std~:: std~::~move~( template~< template~<~class template~<~typename typename~?~::
      6 using~namespace~std vector~<~int~> virtual~≈~?
      5 )~^~:~?~(~?~) )~new~?~( >:~:~≈~? ^~?~&~?~::~?~( ^~?~*~?~::~?~( ^~?~::~?~(~) ^~?~::~?~(~?~* ^~?~::~?~(~const
      5 ^~?~<~?~>:~:~?~( ^~?~?~::~?~( ^~?~?~::~?~(~const ^~?~?~::~?~= ^~?~?~<~?~>:~:~?~( ^~bool~?~::~?~( ^~int~?~::~?~(
      5 ^~void~?~::~?~( constexpr const~& const~?~&~? delete~( delete~?~; dynamic_cast~< enum~class explicit~?~( nullptr
      5 operator~( operator~== operator~[ private~: protected~: public~: reinterpret_cast~< static_cast~< std~::~string
      5 typedef~?~<~? typename~? virtual~?
      4 >~?~=~new~? ?~::~?~?~= ?~=~new~?~; ASSERT_EQ~( ASSERT_NE~( ASSERT_TRUE~( CString~? EXPECT_EQ~( EXPECT_FALSE~(
      4 EXPECT_NEAR~( EXPECT_NE~( EXPECT_STREQ~( EXPECT_THROW~( EXPECT_TRUE~( REQUIRE~( ^~?~::~?~( auto~?~= case~?~::
      4 cin~>> class~?~: class~?~{ delete~[ explicit noexcept return~?~::~? std~::~? std~::~vector this~->~?
      4 using~namespace
      3 ::~?~(~?~?~)~^~{ >:~:~? ?~::~?~:: ^~TEST_CASE~(~"~,~"~) ^~≈~?~(~) bool~? catch~( decltype final friend new~?
      3 override throw~? try~{ using~?~=
      2 ::
      -6 #ifdef~__cplusplus #ifdef~__cplusplus~^~#define~?~extern~" #ifdef~__cplusplus~^~extern~"
      -6 #if~defined~(~__cplusplus #if~defined~__cplusplus ^~echo~?~:: ^~return~?~:: ^~use~?~:: typeof~(
      -9 #include~<~stdbit #include~<~stdckdint $?~-> $this auto~?~=~[~" auto~?~=~[~0 ckd_add~( ckd_mul~( ckd_sub~(
      -9 throw~new~? typeof_unqual~(
      -12 $?~::~?~-> List~?~=~new~List~( ^~override~?~? ^~private~int ^~private~static ^~private~string ^~private~void
      -12 ^~public~abstract~class~?~.~? ^~public~bool ^~public~class ^~public~class~?~.~? ^~public~const ^~public~extern
      -12 ^~public~int ^~public~interface ^~public~interface~?~.~? ^~public~override ^~public~static ^~public~string
      -12 ^~public~void ^~this~(~?~? unowned~string
      -20 FIXTURE_SETUP~( FIXTURE~( TH_LOG~( ^~%~module~(~? ^~%~module~?~^ ^~TEST_HARNESS_MAIN ^~class~?~extends~Lexer
      -20 ^~class~?~extends~Parser ^~import~' ^~namespace~eval~:: ^~part~of ^~syn~keyword ^~syn~match ^~syn~region
    CUDA|C|com.nvidia.cuda|text/x-cuda||NVIDIA: CUDA C++ programming guide
      8 <<~< <<~<~0 <<~<~?~,~? >>~>~( __constant__ __device__ __device__~? __global__ __global__~void __host__
      8 __launch_bounds__ __shared__ __shared__~? __syncthreads __syncthreads~( blockDim blockDim~.~? blockIdx
      8 blockIdx~.~? cudaMalloc cudaMemcpy cudaMemcpy~( gridDim threadIdx threadIdx~.~?
      4 cudaDeviceSynchronize~( cudaFree~( cudaGetLastError~( cudaMalloc~( cudaMemcpyDeviceToHost cudaMemcpyHostToDevice
    CUDA C++|C++|com.nvidia.cuda|text/x-cuda||NVIDIA: CUDA C++ programming guide
      8 #include~<~cub~/ #include~<~thrust~/ <<~< <<~<~0 <<~<~?~,~? __constant__ __device__ __global__ __host__
      8 __launch_bounds__ __shared__ __syncthreads blockDim blockIdx gridDim threadIdx
      4 cub~::~? thrust~::~?
    Carbon|||text/x-carbon||Carbon language design
      9 ->~i64~{ :~i64~= Core~.~Print~( [~?~:~!~? ^~choice~?~{ ^~external~impl ^~impl~as~? ^~import~?~library~"
      9 ^~library~"~; ^~package~?~api fn~Main~(~) returned~var
      5 :~!~? ^~base~class~? ^~fn~?~( ^~var~?~:~i32
      2 ^~class~?~{ ^~interface~?~{ ^~var~?~: fn~? return~?
      -9 ::~? :=~? ^~use~? class~?~( func~? fun~? impl~?~for let~mut pub~fn
      -12 )~i32~{ )~u32~{ )~void~{
    Chapel|||text/x-chapel||HPE: Chapel language specification
      8 ^~config~const ^~config~param ^~config~var ^~export~proc ^~extern~proc ^~iter~?~( ^~override~proc ^~proc~?~(
      8 ^~proc~?~.~?~( ^~proc~?~{ begin~with cobegin~{ coforall~?~in dmapped~? domain~( forall~?~in here~.~id on~Locales
      8 reduce~?
      4 ..~<~? 0~..~? ^~const~?~: ^~module~?~{ ^~param~?~= ^~record~?~{ ^~use~?~; ^~var~?~:~? sync~? writef~( writeln~(
      -9 ^~let~? ^~local~? def~? end~^ fn~?
    D||org.dlang.d|text/x-dsrc||D Language Foundation: D language specification
      22 __traits~(
      16 ^~import~std~. ^~static~assert~( ^~unittest~{
      14 static~if~(
      12 ^~extern~(~C~) ^~version~(~?~)~? pure~nothrow
      11 ^~version~(
      10 @nogc @safe
      9 ^~/+ ^~module~?~.~?~.~?~; ^~module~?~.~?~; ^~pragma~(~msg ^~private~import~?~. ^~public~enum~? ^~public~import~?
      9 pragma~(~msg
      8 @property @safe~? [~$~-~0 ^~import~core~. ^~mixin~template ^~override~string~toString ^~this~(~) ^~this~(~?~?
      8 ^~this~(~?~?~)~{ ^~unittest~? ^~unittest~^ ^~version~(~?~) ^~≈~this~( auto~?~=~[~" auto~?~=~[~0 foreach~(~?~?~;
      8 immutable~int scope~(~exit scope~(~failure static~this std~.~algorithm std~.~stdio std~.~string writefln~(~"
      7 to!~( writefln writef~( writeln~(
      6 @nogc~: @system @trusted ^~alias~?~= ^~alias~?~?~; ^~extern~( ^~import~core ^~import~std ^~module~?~;
      6 ^~override~string ^~private~import cast~( foreach~(~? foreach~(~?~;~? immutable~( mixin~template nothrow~:
      6 pragma~(~lib private~import~? public~import~? scope~( ulong~? unittest~{ version~( writefln~(
      5 (~string~? ^~alias~?~; ^~import~?~; ^~override~?~( ^~override~?~?~( ^~protected~? ^~public~static~import
      5 ^~public~struct~?~^ ^~this~( auto~?~= foreach~(~?~,~?
      4 !~is~? .~dup .~idup .~stringof ?~in~( ^~else~version ^~import~?~: ^~module~? alias~? assert~( body~{ char~[
      4 const~( debug~( enum~?~=~? extern~( immutable~? inout~( in~{ is~( is~null lazy~? mixin~( out~{ scope~?
      4 string~?~= string~[ ubyte~[
      3 class~?~:~?~{ ubyte~?
      2 import~? int~main~( nothrow pure template~? void~main~(
      -4 #include => def~? fn function~? let~? namespace~? package~? std~:: template~<
      -9 ^~End~-~For ^~End~-~If
      -14 ^~function~?~( ^~local~function
      -20 ^~import~"
    Go|||text/x-go||The Go programming language specification
      9 ,~err~:= ,~ok~:= .~(~*~?~) ^~func~(~?~*~?~)~? ^~func~(~?~?~)~?~( context~.~Context for~_~,~?~:=~range
      8 !=~nil~{ *~testing~.~T .~(~type~) :=~<-~? =~iota [~..~.~]~?~{ ^~case~<-~? ^~case~?~:=~<- ^~select~{
      8 ^~type~?~struct~{~^ defer~?~.~?~(~) errors~.~New~( err~!=~nil fmt~.~Errorf~( http~.~ResponseWriter make~(~chan
      8 make~(~map
      7 ^~func~( ^~func~main ^~import~( ^~package~? ^~package~main fmt~. t~.~Errorf~( t~.~Fatalf~(
      6 )~error~{ *~http~.~Request :=~range~?~{ =~[~]~?~{ =~append~( =~errors~. ?~string~` ^~func~?~(~?~?~)~?~{
      6 ^~import~?~"~^ ^~var~(~^ ^~var~?~=~[~]~? json~.~Marshal~( json~.~Unmarshal~( log~.~Fatal~( make~(~[~]
      6 return~nil~, strconv~.~?~( strings~.~? sync~.~Mutex sync~.~WaitGroup t~.~Run~(~"
      5 (~?~*~?~)~?~( )~bool~{ )~int~{ )~string~{ := =~map~[ =~map~[~string~]~bool~{ =~map~[~string~]~int~{
      5 =~map~[~string~]~string~{ ?~bool~` ?~int~)~{ ?~int~` ?~string~)~{ [~]~byte~( [~]~byte~{ [~]~int~{ [~]~string~{
      5 ^~type~? ^~var~?~=~[~0~]~? ^~var~?~=~map bytes~.~Buffer chan~? defer~? err~:= float64~)~{ float64~{ func~(~?
      5 go~func if~err~!= interface~{ interface~{~} io~.~Reader os~.~Args select~{~^ time~.~Duration type~?~interface
      5 type~?~struct uint16~{ uint32~{ uint64~{ uint8~{
      4 &~?~{~^ =~[~0~]~?~{ ?~?~`~^ [~]~?~{ ^~case~?~:~^~return os~.~Exit~( return~&~?~{
      3 :=~range ?~,~nil~^ [~]~string ^~func~? ^~import~"~^ ^~package~?~^ ^~switch~?~{ _~,~? error~{ make~( map~[ nil
      3 nil~) range~?
      2 :=~?~.~?~( ^~const~( ^~const~?~= ^~var~? ^~var~?~? func~? nil~{ package struct~{
      1 func if~? return~?
      -4 ; => class def fn function~? let~?
      -8 ::~proc
      -20 ?~::~enum ?~::~proc ?~::~struct ^~?~"~<- ^~?~<-~?~:~?~? ^~package~provide ^~package~require
    Koka|||text/x-koka||D. Leijen: The Koka programming language
      9 ->~<~?~|~?~> ->~resume~( :~console :~div~? ^~ctl~?~( ^~effect~? ^~effect~ctl ^~effect~fun ^~import~std~/
      9 ^~linear~effect ^~pub~fun~? ^~val~?~? ^~with~fun~? ^~with~return~( console~(~) ctl~?~( final~ctl fun~?~(~)~:~<
      9 fun~main~(~) main~(~)~:~console with~ctl with~fun~? with~handler
      5 handle~( resume~(
      4 .~println .~show ^~alias~?~= ^~fun~?~(~?~:~int ^~module~?~/
      -8 ->~{ ;~^ ?~.~?~{ class~? fun~?~(~)~{ when~(
    Metal|C++|com.apple.metal|text/x-metal||Apple: Metal shading language specification
      10 #include~<~metal_stdlib~> [[~attribute~( [[~buffer~( [[~color~( [[~position~]] [[~stage_in~]] [[~texture~(
      10 [[~thread_position_in_grid~]] [[~vertex_id~]] using~namespace~metal
      6 ^~fragment~?~?~( ^~vertex~?~?~( constant~?~& constant~?~* device~?~& device~?~* kernel~void threadgroup~?
    Nim|||text/x-nim||Nim manual
      9 )~:~bool~=~^ )~:~int~=~^ )~:~string~=~^ .~len~:~^ ?~*~=~enum ^~?~*~=~object ^~check~? ^~for~?~in~0~..~0~:
      9 ^~for~?~in~0~..~<~? ^~import~unittest ^~suite~"~: ^~template~?~(~?~:~untyped ^~test~"~: proc~?~*~(~?~:~?~)
      9 raise~newException~( {~.~?~.~}
      8 ^~requires~" ^~srcDir~= ^~task~?~,
      7 =~@~[ ^~echo~"~,~?
      6 =~object ?~:~var ^~bin~= ^~const~^ ^~converter~? ^~from~?~import ^~import~?~, ^~inc~?~^ ^~iterator~? ^~let~^
      6 ^~macro~? ^~method~? ^~proc~? ^~proc~?~( ^~template~? ^~type~^ ^~var~^ ^~when~? ^~when~defined discard~? echo~"
      6 echo~? nil~^ of~? ref~object result~= {~.
      5 ..~<~? ^~echo~?~.~?
      4 .~} :~int ^~block~: ^~case~? ^~elif~? ^~except~? ^~export~? ^~if~? ^~import~?~/ ^~include~? ^~of~? ^~result~?
      4 ^~try~: newSeq~[ openArray~[ seq~[ string~)
      2 = ^~echo~? ^~else~: ^~for~?~in ^~import~? ^~let~? ^~var~? discard
      -4 ; None class~? def~? end~^ fn function~? lambda~? self~. then~^ {
      -9 ^~end~?~^ ^~when~0 ^~when~0~then ^~when~?~then flexible~array
      -20 ^~def~? let~function unittest~.~main~(
    Nit|||text/x-nit||Nit language: Manual
      12 ^~fun~?~(~?~:~?~)~^~do~^
      9 :~nullable ^~fun~?~:~?~do ^~fun~?~do ^~redef~? ^~redef~class ^~redef~fun ^~redef~var redef~fun
      6 ^~do~^~var
      5 )~^~do~^
      4 ^~import~?~^ ^~super~^ ^~var~?~:~? ^~var~?~=~new isa~?
      2 ^~class~?~^ ^~end~^
      -9 ^~def~? ^~fn~? ^~struct~?
    Objective-C|C|public.objective-c-source|text/x-objcsrc||Apple: The Objective-C programming language
      16 @autoreleasepool NSString~*
      9 dispatch_get_main_queue~(~)~,~^~{
      8 #import #import~" #import~< @class @end @implementation @interface @property @property~( @protocol @selector
      8 @synthesize [~?~?~:~[~?~?~: ]~alloc ^~+~(~?~)~? ^~+~(~?~*~)~? ^~-~(~?~)~? ^~-~(~?~*~)~? ^~@end
      8 ^~@implementation~? ^~@interface~? alloc~]
      6 ^~+~(~id~)~? ^~+~(~instancetype~) ^~+~(~void~)~? ^~-~(~BOOL~)~? ^~-~(~id~)~? ^~-~(~instancetype~) ^~-~(~void~)~?
      5 @~" NSArray NSLog~( NSObject [~self~.~?~?~]~; [~self~? nil~; nonatomic~,
      3 IBOutlet YES~; [~?~? dispatch_async~( self~.
      -6 ::~{ ^~local~?
      -8 ^~import~?~.~?~.
      -20 #import~"~; #load~" ^~#run~? ^~%~end ^~%~hook ^~%~orig ^~main~:: public~@interface
    Objective-C++|Objective-C|public.objective-c-plus-plus-source|text/x-objc++src||Apple: The Objective-C programming language, Objective-C++
      1 @interface~std
    Objective-J|Objective-C||text/x-objective-j||Cappuccino: Learning Objective-J
      14 .~j~>
      9 @accessors @outlet CPArray CPButton CPDictionary CPLog~. CPMutableArray CPNotification CPNotificationCenter
      9 CPNumber CPObject CPResponder CPString CPTableView CPTextField CPURLRequest CPView CPWindow
      5 @action~) ^~var~?~=~[
      2 ==~=~? ==~=~nil
      -20 #import CPTGraph NSArray NSObject NSString
    Odin|||text/x-odin||Odin language: Overview
      12 ::~#force_inline ?~::~proc~{
      9 (~?~:~^~?~) ::~?~(~?~:~^~? ::~distinct :=~make~(~[~dynamic ?~::~?~(~)~{ ?~::~enum ?~::~proc ?~::~struct
      9 ?~::~union [~dynamic~] ^~?~::~enum ^~?~::~proc ^~?~::~struct context~.~allocator defer~delete~( do~continue
      9 fmt~.~println for~?~in~0~..~= or_return when~ODIN_OS
      4 ^~import~" ^~import~?~" ^~package~?~^ ^~package~main
      2 ->~? :=~?
    OpenCL C|C|public.opencl-source|text/x-opencl-csrc||Khronos: The OpenCL C specification
      8 CLK_GLOBAL_MEM_FENCE CLK_LOCAL_MEM_FENCE __constant~sampler_t __global __kernel __local __read_only~image2d_t
      8 __write_only~image2d_t get_global_id~( get_global_size~( get_group_id~( get_local_id~( get_local_size~(
      8 kernel~void read_imagef~( read_imagei~( read_imageui~( read_only~image2d_t write_imagef~( write_imageui~(
      8 write_only~image2d_t
      -8 #include~<~CL~/ clCreateBuffer~( clCreateContext~( clCreateKernel~( clEnqueueWriteBuffer~( clGetPlatformIDs~(
      -8 clReleaseMemObject~(
      -9 #define~?~__global ^~extern~"
    OpenCL C++|C++||text/x-opencl-c++src||Khronos: The OpenCL C++ 1.0 specification
      12 #include~<~opencl_atomic~> #include~<~opencl_device_queue~> #include~<~opencl_image~> #include~<~opencl_math~>
      12 #include~<~opencl_memory~> #include~<~opencl_pipe~> #include~<~opencl_synchronization~>
      12 #include~<~opencl_vector_load_store~> #include~<~opencl_work_group~> #include~<~opencl_work_item~>
      6 constant_ptr~< get_global_id~( get_local_id~( global_ptr~< image_access~::~? kernel~void local_ptr~<
      6 mem_fence~::~? using~namespace~cl work_group_barrier~(
    Ox|C||text/x-ox||J. A. Doornik: Ox syntax reference
      14 #include~<~oxstd .~oxh~> ^~#import~<~maximize ^~static~decl
      9 MaxBFGS~( MaxControl~( ^~decl~? loadmat~( meanc~( olsc~( rann~( ranu~( sumc~( varc~( zeros~(~rows {~decl~?
    Pawn|||text/x-pawn||ITB CompuPhase: The Pawn language guide
      14 #include~<~zcmd SendClientMessage~( ^~CMD~:~?~(~playerid ^~COMMAND~:~?~(~playerid for~(~new
      9 #include~<~amxmisc Float~:~?~, GetPlayerName~( MAX_PLAYERS MAX_PLAYER_NAME PLUGIN_CONTINUE PLUGIN_HANDLED
      9 ^~#include~<~amxmodx ^~public~plugin_init charsmax~( client_print~( get_user_name~( playerid~, register_clcmd~(
      9 register_cvar~( register_plugin~(
      8 #emit ^~#include~<~a_samp ^~#include~<~core ^~forward~? ^~main~(~) ^~native~? ^~new~?~:~? ^~new~?~[~0
      8 ^~new~?~[~? ^~new~?~[~] ^~public~?~( ^~stock~?
      4 ^~forward~?~( ^~new~?~; ^~new~?~= ^~return~0~^
      -9 ^~class~? ^~import~? ^~package~? ^~private~? ^~using~? def~? public~class var~?
    Pony|||text/x-pony||Pony tutorial
      9 ^~@?~[~?~]~(
      8 ^~actor~? ^~actor~Main ^~new~create ^~primitive~? ^~trait~? ^~use~" be~?~( env~.~out fun~box fun~ref
      6 :~F64 :~I32 :~I64 :~ISize :~U16 :~U32 :~U64 :~USize ^~actor~?~^ ^~be~?~( ^~class~val~? ^~fun~apply ^~fun~ref~?
      6 ^~interface~? ^~new~?~( ^~type~?~is env~.~? env~: recover~val
      4 =>~^
      3 ^~fun~? ^~let~?~: recover~?
    Rust||org.rust-lang.rust-script|text/rust||The Rust reference
      12 ^~bitflags~!~{ ^~lazy_static~!~{ ^~thread_local~!~{
      9 #[~tokio~:: criterion_group!~( criterion_main!~( if~let~Some~( thread~::~spawn~(~move while~let~Some~(
      8 #[~test~] .~bench_function~( .~collect~::~< Box~<~dyn ^~?~::~?~(~?~)~=> ^~macro_rules~! ^~macro_rules~!~?
      8 ^~pub~static ^~pub~type~?~= assert_eq!~( eprintln!~( extern~"~fn pub~(~crate~)
      7 #[~cfg #[~derive &~mut &~self .~into_iter~(~) Arc~::~new~( Box~::~new~( ^~extern~crate ^~impl~? ^~mod~? ^~pub~fn
      7 ^~use~std fn~main~( impl~? let~mut match~?~{ println!~( pub~fn vec~!~[
      6 *~mut~? ->~Self .~await~? .~to_string~(~) =>~return~? Self~::~? [~?~;~0~] ^~pub~const~?~: ^~static~?~: async~fn
      6 as~f32 as~f64 black_box~( return~None unwrap_or~( |~?~|~?~.~iter~(~||
      5 &~str ->~Result .~unwrap~( ::~new~( Err~( HashMap~:: Ok~( Option~< Some~( String~:: ^~fn~? ^~use~? ^~use~crate
      5 fn~? impl~< impl~?~for pub~enum pub~struct
      4 (~self~) )~->~bool )~->~f64 )~->~u64 ->~?~<~?~>~{ :~&~? :~f32 :~f64 mut~?~=~?
      3 ::~? =>~{ Vec~< ^~const~?~:~?~= as~usize dyn~? format!~( i32 let~?~= pub~? self~. struct~? u32 u64 u8 unsafe~{
      3 usize where~?
      2 ->~? ::~< enum~? match~? mut~? trait~? use~?
      1 => let~?
      -4 #include ^~fn~(~?~? class def end~^ func function~? public~? var~?
      -6 :~signer ?~:=~? ^~use~0~::~? acquires~? fn~(~mut has~key has~store or~{
      -8 ^~import~? ^~module~? ^~plan~0 ^~use~Test let~constant
      -10 ^~rem~? ^~use~?~.~?
      -12 ^~import~gleam ^~let~assert ^~public~fun self~:~*
      -14 Core~.~Print~( ^~package~?~; ^~package~?~api ^~var~?~:~? fn~Main~(
      -20 ^~WriteMakefile ^~use~v5
    Swift||public.swift-source|text/x-swift||Apple: The Swift programming language, language reference
      9 .~to~(~beNil~( .~to~(~beTrue~( .~to~(~equal~( XCTAssertEqual~( [~weak~self~] ^~import~PackageDescription
      9 ^~let~package~=~Package~( indirect~case indirect~enum
      8 (~_~?~: ->~[~? .~filter~{~$~0 .~map~{~$~0 @IBOutlet~weak~var @ObservedObject @Published @StateObject
      8 Codable~,~Equatable DispatchQueue~. Error~,~Equatable IBOutlet~weak UIView~? URLSession~. URL~(~string~:
      8 VStack~{ do~{~^~try else~{~return~} guard~?~else~{ guard~let~?~= let~?~:~[~?~]~= override~class~func
      8 override~func~? private~func~? static~func~? switch~?~{~^~case~.
      7 [~String~:~?~] catch~let
      6 (~\~.~? .~first~{~$~0 .~reduce~(~0~, .~sorted~{~$~0 .~sort~{~$~0 ?~:~[~String~] @IBAction @IBOutlet @State @main
      6 @objc @objc~public Result~<~?~,~?~> TimeInterval ^~case~?~(~?~: ^~enum~?~:~?~{ ^~extension~? ^~import~Cocoa
      6 ^~import~Foundation ^~import~SwiftUI ^~import~UIKit ^~typealias~?~= func~?~(~_ guard~let if~let if~let~?~=~?
      6 let~?~=~[ override~func protocol~?~{ some~View var~body
      5 {~$~0 {~$~0~.~?
      4 ->~Bool ->~Int ->~String ->~Void :~CGFloat :~Data ??~? ?~.~? ^~import~? ^~protocol~? ^~struct~? associatedtype
      4 deinit fileprivate func~?~( func~?~< init~( inout~? lazy~var let~? let~?~: let~?~= mutating~func nil~{ print~(~"
      4 self~. super~.~viewDidLoad~(~) throws~-> weak~var
      3 ..~< :~Int :~String ?? @escaping \~( ^~enum~? case~.~? for~?~in private~let private~var switch~?~{ var~?~:
      3 var~?~=
      2 ^~class~?~: ^~func~? ^~let~? ^~var~? func~? nil public~func return~?
      1 func self var~?
      -4 #include )~:~^ := ; => ^~module~? ^~package~? ^~param~? ^~resource~? const~? def end~^ fn function~? fun~?
      -4 public~static type~?
      -6 ^~elif~? ^~else~: ^~extends~? ^~pass
      -8 #~^~in (~func~? (~module~? (~param~? =~` [~?~= ^~=~? ^~?~:~?~-> ^~def~? ^~import~?~exposing ^~module~Main
      -8 ^~type~alias ^~vim9script exposing~( union~{~null while~0~: {~.
      -9 (~string~[~] ->~?~:~^ =~object~^ ^~%~0~= ^~%~?~= ^~and~? ^~func~(~?~?~) ^~func~?~^ ^~let~rec~? ^~open~?~^
      -9 ^~package~?~. ^~rule~?~= ^~see~" ^~suite~"~: ^~test~"~: ^~type~^ func~?~(~)~:~^ func~?~(~?~)~:~^
      -9 static~public~int
      -12 :~F64 :~I32 :~I64 :~U32 :~U64 :~USize ?~::~?~{ ?~::~proc ?~::~struct ^~call~? ^~endfor ^~endfunc ^~endfunction
      -12 ^~endif case~?~=> case~_~=>
      -20 ^~@Callable~( ^~@Verifier~( ^~for~?~in~?~do~^ ^~import~?~"~; ^~init~^ ^~let~!~? ^~stable~var access~(~all~)
      -20 public~query~func public~shared
    SystemTap|||text/x-systemtap||SystemTap language reference
      9 ^~probe~? ^~probe~begin ^~probe~end ^~probe~kernel ^~probe~module ^~probe~process ^~probe~syscall ^~probe~timer
      9 ^~probe~vfs execname~( gettimeofday_us pid~( probefunc~( tid~(
      5 $$~? $?~-> @avg~( @count~( @entry~( @sum~( ^~function~?~: ^~global~? ^~global~?~[ delete~? foreach~(
      5 kernel~.~function printf~(~" user_string~(
      2 <<~< @? if~(
      -9 ^~interval~: ^~kprobe~: ^~profile~: ^~tracepoint~: ^~uprobe~:
    TableGen|||text/x-tablegen||LLVM: TableGen programmer's reference
      8 ^~class~?~<~? ^~defm~? ^~defset~? ^~def~:~? ^~def~?~:~? ^~foreach~?~=~[ ^~include~" ^~let~summary~=~"
      8 ^~multiclass~? bits~<~0 dag~? let~description~=~[~{ list~<~?
      4 bit~? ins~? let~?~= outs~? string~?
      2 ^~def~? ^~let~?~=
    Terra|Lua||text/x-terra||Terra: API reference
      9 :~&~int8 :~int~) [~&~? ^~import~" ^~struct~?~{ ^~struct~?~{~?~: ^~terra~?~( ^~terra~?~:~? quote~^ terralib~.
      9 terralib~.~includec terra~?~(
      3 :~int
      -20 let~function
    V|||text/x-vlang||V documentation
      9 ^~__global~? ^~fn~main~(~)~{ ^~module~main ^~mut~:~^ ^~pub~mut~: fn~(~mut mut~?~:= or~{
      8 ^~match~?~{
      6 ?~{~foo [~heap~]~^ ^~[~heap ^~[~inline ^~[~manualfree ^~fn~(~?~& ^~fn~(~?~?~) ^~import~?~{ ^~println~(~'
      6 ^~pub~:~^ ^~pub~fn~( println~(~'
      4 ?~:=~? ?~is~? [~]~string ^~enum~?~{~^ ^~fn~?~(~)~{ ^~fn~?~[ ^~for~?~in ^~import~os ^~interface~?~{~^
      4 ^~module~?~^ ^~struct~?~{~^ ^~type~?~=
      2 :=~? ^~assert~? ^~defer~{ ^~fn~? ^~import~? ^~mut~? ^~pub~fn ^~pub~struct
      -4 => ^~class~? ^~def~?
      -8 "~; &~mut ->~? :=~0~; ;~^ ^~begin~? ^~const~?~? ^~function~? ^~group~? ^~package~? ^~template~? ^~testcase~?
      -8 ^~type~? ^~use~? ^~var~? begin~^ func~? impl~? let~?
    Vala|||text/x-vala||GNOME: Vala reference manual
      15 ^~public~class~?~.~? construct~{ owned~get stdout~.~printf unowned~?
      14 "~.~printf~( GLib~. catch~(~GLib~.~Error stdin~.~read_line
      13 weak~?
      12 int~main~(~string~[~] public~signal static~int~main~(~string
      9 .~connect~(~(~)~=> Gee~.~? Source~.~REMOVE ^~internal~class~?~.~? ^~private~class~?~.~?
      9 ^~private~class~?~:~Object ^~public~?~.~?~( ^~public~abstract~class~?~.~? ^~public~class~?~:~GLib~.
      9 ^~public~class~?~:~Object ^~public~delegate~?~?~( ^~public~enum~?~.~? ^~public~interface~?~.~? ^~public~signal
      9 ^~public~static~?~get_default~( ^~public~struct~?~.~? ^~signal~? ^~using~Gee~; base~.~?~( catch~(~IOError~?~)
      9 int~main~(~string new~Gtk~.~?~(~)~{ new~MainLoop~( stdout~.~flush void~main~(~string
      8 ?~.~begin~( GLib~.~?~[ Gee~. Gee~.~?~< [~CCode [~DBus [~NoAccessorMethod [~Version~( ^~[~CCode ^~async~?
      8 ^~public~?~( ^~public~delegate ^~public~errordomain async~void cheader_filename~= class~?~:~Object cname~=
      8 ensures~(~result errordomain errordomain~? get_type has_target~= new~Gee~. out~? owned~? private~weak
      8 public~?~?~{~get~; public~owned public~static~int~main~( public~unowned public~virtual~signal public~weak
      8 throws~GLib type_id~= unowned~string var~?~=~new yield~;
      6 Gtk~.~? ^~public~class~? ^~using~GLib ^~using~Gtk signal~void throws~Error
      5 ^~delegate~?~?~( ^~void~main~(~)~{
      4 CCode [~CCode~( ^~namespace~? ^~using~?~; base~( public~?~?~{~get
      1 private~? public~? string~?
      -8 .~ToString~( [~STAThread public~static~void~Main
      -12 )~:~base~( Console~. IntPtr [~DllImport [~StructLayout public~event~?
      -20 ^~using~System
    Zig|||text/x-zig||Zig language reference
      9 extern~struct~{ packed~struct~{
      8 !~[~] !~void~{ )~!~void~{ )~bool~{ )~i32~{ )~u32~{ )~void~{ @This~( @import~( @import~(~" @intCast [~]~const~u8
      8 ^~const~std ^~export~fn ^~export~fn~?~( ^~pub~fn ^~test~"~{ anytype anytype~, catch~unreachable catch~|
      8 comptime~? const~Self~=~@This errdefer errdefer~? orelse~return self~:~* self~:~*~const std~.~debug
      8 std~.~mem~.~Allocator std~.~mem~.~eql try~? usize~=
      5 [~0~]~u8
      4 !~void ?~= [~]~const ^~const~?~= ^~fn~? align~(~0~) allocator~:~? defer~? fn~?~( i32 orelse~? pub~const pub~fn
      4 u32 u8 u8~, usize var~?~:
      3 |~?~|~{
      2 .~{ const~? fn~?
      -4 #[ -> class~? def func function~? impl~? import~? let~? val~?
      -6 ^~pub~const~?~:
      -12 &~mut *~mut~? :~&~? [~?~;~0~] ^~package~? ^~pub~static ^~pub~type ^~static~?
      -20 ^~fn~main~(~)~{
    """#
}
