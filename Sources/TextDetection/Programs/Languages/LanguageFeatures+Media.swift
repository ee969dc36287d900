// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages of pictures, of sound and of pages.
  static let media = #"""
    Asymptote|||text/x-asymptote||Asymptote: The vector graphics language
      9 ^~access~?~; ^~defaultpen~( ^~dot~( ^~draw~( ^~fill~( ^~from~?~access ^~from~?~unravel ^~import~geometry
      9 ^~import~graph ^~import~three ^~include~?~; ^~label~(~" ^~pair~? ^~path~? ^~private~import~?~; ^~restricted~?
      9 ^~settings~. ^~size~(~0 ^~size~(~? ^~unravel~? draw~(~? new~pair~( new~real~( operator~-- operator~cast
      9 operator~init pair~operator path~operator real~operator string~operator
      6 (~guide~? (~pair~? (~path~? (~pen~? (~picture~? (~real~? (~triple~? ,~pair~? ,~pen~? ,~picture~? ,~real~?
      6 ,~triple~? --~cycle ..~cycle ^~frame~? ^~guide~? ^~import~?~; ^~pair~[~] ^~path3~? ^~pen~? ^~picture~?
      6 ^~real~? ^~real~[~] ^~shipout~( ^~transform~? ^~triple~? currentpicture explicit~? guide~? path~[~] pen~[~]
      6 real~[~]~? unitcircle
      5 bool~operator int~operator void~operator
      3 ?~?~=~new~?~; ^~access~? ^~for~(~int ^~int~? ^~unitsize~( ^~void~?
      -6 #include :=~( :=~? NULL ^~def~? ^~enddef~; ^~fi~; ^~fn~? ^~package~? class~? const~? currentpicture~:=
      -6 drawoptions~( function~? let~? public~? std~:: var~? withcolor~( withcolor~? xpart~? ypart~?
      -9 ^~endfig ^~pickup~? beginfig~( btex~? vardef~?
      -20 ^~end~? ^~subroutine~? then~^
    ChucK|||text/x-chuck||ChucK: Language specification
      9 ::~ms~=> ::~second~=> =>~?~.~freq =>~?~.~gain =>~blackhole =>~dac =>~float~? =>~int~? =>~now =>~string~?
      9 adc~=> spork~≈
      5 ::~ms ::~samp ::~second <<~< =>~?~; >>~> ADSR~? Machine~. SawOsc~? SinOsc~? SqrOsc~? Std~.~mtof TriOsc~?
      5 fun~float~? fun~int~? fun~void~? me~.~?
      -8 ->~? ?~:~? const~? def~? function~? let~? var~?
    Csound|||audio/csound||Csound reference manual
      9 ^~endin ^~endin~^ ^~endop ^~instr~0 ^~instr~? ^~kr~= ^~ksmps~= ^~nchnls~= ^~opcode~? ^~sr~= linen~? oscili~?
      9 vco2~?
      5 ^~chnset~? ^~endif ^~gir~? ^~outs~^ ^~xout~? chnget~" cpspch~( expseg~? ftgen~? kgoto~? linsegr~? linseg~?
      5 madsr~? oscil~? prints~" reverb~? xin
      2 ;c ^~elseif~? ^~if~?
      -8 #include~< def~? function~? return~? {~^
    GLSL|||text/x-glsl||Khronos: The OpenGL shading language
      15 gl_FragCoord
      10 vec4~(
      9 ^~#extension~?
      8 const~vec2~? const~vec3~? const~vec4~? gl_GlobalInvocationID gl_LocalInvocationID gl_ModelViewMatrix
      8 gl_ModelViewProjectionMatrix gl_NormalMatrix gl_TexCoord gl_VertexID gl_WorkGroupID imageLoad~( imageSize~(
      8 imageStore~( ivec2~( ivec3~( ivec4~( layout~(~^~local_size_x layout~(~binding layout~(~local_size_x
      8 layout~(~std140 layout~(~std430 sampler2D~? sampler3D~? samplerCube~? texelFetch~( uvec2~( uvec3~( uvec4~(
      7 ^~#version ^~precision~? ^~uniform~? attribute~vec gl_FragColor gl_Position layout~(~location sampler2D
      7 texture2D~( uniform~mat4 uniform~vec3 varying~?
      6 ^~buffer~? ^~in~vec2 ^~in~vec3 ^~in~vec4 ^~out~vec4 ^~uniform~float ^~uniform~int ^~uniform~sampler
      6 ^~uniform~sampler2D ^~uniform~uint ^~uniform~vec4 ^~varying~vec2 ^~vec2~?~( ^~vec3~?~( ^~vec3~?~= ^~vec4~?~(
      6 ^~vec4~?~= ^~void~main~( dFdx~( gl_FragData highp~? ivec2~? ivec3~? ivec4~? mediump~? smoothstep~( texture~(
      6 uvec2~? uvec3~? uvec4~?
      4 ^~in~? ^~out~? fract~( mat4 vec2~( vec3~(
      3 mix~(
      2 clamp~( step~( uniform vec2 vec3 vec4 void~main~(
      -8 ?~|>~? ^~import~? ^~type~? ^~view~? |>
      -9 #include~<~?
      -20 ^~TEST_F~( ^~TEST~( ^~import~?~.~?~0 ^~import~QtQuick ^~namespace~? fragmentShader~: std~:: vertexShader~:
    HLSL||com.microsoft.hlsl|text/x-hlsl||Microsoft: HLSL reference
      12 :~SV_Position~;
      8 PixelShader~=~compile RWStructuredBuffer~< RWTexture2D~< SV_Depth SV_DispatchThreadID SV_GroupID SV_GroupThreadID
      8 SV_InstanceID SV_POSITION SV_TARGET SV_VertexID SamplerComparisonState StructuredBuffer~< Texture2DArray
      8 TextureCube VertexShader~=~compile [~numthreads~( ^~technique~?~^~{ compile~ps_1_1 compile~ps_2_0 compile~ps_3_0
      8 compile~vs_1_1 compile~vs_2_0 compile~vs_3_0 fixed3~? fixed4~? pass~?~{~VertexShader
      7 SV_Position SV_Target SamplerState TEXCOORD0 Texture2D cbuffer float4x4 mul~( register~(
      6 :~COLOR0 :~NORMAL :~POSITION :~TEXCOORD :~TEXCOORD0 ^~pass~?~^~{ ^~technique10~? ^~technique11~? technique~?~{
      4 float2 float2x4 float2~? float3 float3x4 float4 float4x3 float4~(~?~.~? half2~? half3~? half4 mul~(~float4
      4 register~(~?~)
      2 float3~( float4~(
      -20 ^~material~? ^~texture_unit fragment_program_ref
    LilyPond|||text/x-lilypond||LilyPond notation reference
      7 \~clef \~header \~key \~layout \~new \~relative \~score \~time \~version
      6 \~StaffGroup \~addlyrics \~bar~" \~book \~bookpart \~break \~change~? \~chordmode \~context~{ \~crescTextCresc
      6 \~drummode \~fermata \~grace \~include~" \~language~" \~layout~{ \~lyricmode \~lyricsto \~major \~markup
      6 \~markup~{ \~midi \~minor \~omit \~once~\ \~oneVoice \~override~? \~paper~{ \~partial~0 \~repeat~? \~set~?
      6 \~slurDashed \~slurDotted \~slurDown \~slurSolid \~slurUp \~stemDown \~stemNeutral \~stemUp \~tempo~? \~tieDown
      6 \~tieUp \~transpose \~tuplet \~unset~? \~voiceOne \~voiceThree \~voiceTwo \~with~{ ^~#(~define
    Liquidsoap|||text/x-liquidsoap||Liquidsoap book, section The Liquidsoap language
      9 %~include~" %~mp3 ^~set~(~" add_timeout fallback~( fallback~(~[ icecast~. input~.~harbor input~.~http mksafe~(
      9 output~.~? output~.~file output~.~icecast playlist~( playlist~(~" request~. settings~. single~( smooth_add
      4 ?~=~ref ^~def~? ^~end fun~(~? null~( source~. thread~. transition ≈~?~=
      3 ^~def~?~(~?
      -6 @? ^~class~? ^~module~? ^~require~? do~| puts~? self self~.
    Mermaid|||text/vnd.mermaid||Mermaid documentation, section Diagram syntax
      8 ^~classDiagram ^~erDiagram ^~flowchart~? ^~gantt ^~gitGraph ^~graph~BT ^~graph~LR ^~graph~RL ^~graph~TB
      8 ^~graph~TD ^~journey ^~mindmap ^~participant~? ^~pie~title ^~sequenceDiagram ^~stateDiagram ^~subgraph~?
      8 classDef~?
      6 ->~>~?~: ?~--~>>~?~: ^~dateFormat~? ^~pie~? ^~requirementDiagram
      4 --~>~| ?~--~>~? ]~--~>~? }~--~>~|
      3 ^~Note~over ^~Note~right ^~activate~? ^~end~^ ^~loop~? ^~section~? ^~title~?
    MetaPost|||text/x-metapost||J. Hobby: MetaPost, A user's manual
      9 ^~addto~? ^~beginchar~( ^~beginfig~( ^~draw~? ^~endchar~; ^~enddef~; ^~endfig~; ^~fill~? ^~font_size
      9 ^~mode_setup ^~numeric~? ^~pair~? ^~path~? ^~pickup~? ^~picture~? ^~primarydef~? ^~secondarydef~?
      9 ^~tertiarydef~? ^~transform~? ^~vardef~? addto~currentpicture btex~? currentpicture~:= drawoptions~( penpos~0
      9 withcolor~( withcolor~?
      6 begingroup endgroup exitif~? intersectionpoint~? pencircle point~0~of~? subpath~( upto~? whatever xpart~?
      6 ypart~?
      5 --~cycle ..~cycle ^~def~? ^~draw~( ^~elseif~?~: ^~endfor~; ^~fill~( ^~fi~; ^~for~?~=~? ^~save~? ^~string~?
      5 enddef~; expr~? rotated~? scaled~? shifted~( suffix~?
      4 ^~input~?
      -8 #include \~? ^~function~? import~? return~? {~^
    Metafont|MetaPost||text/x-metafont||D. Knuth: The METAFONTbook
      9 ^~adjust_fit~( ^~beginchar~( ^~beginmfpic ^~cmchar~" ^~endmfpic ^~font_coding_scheme ^~font_identifier
      9 ^~font_normal_space~? ^~font_quad~? ^~font_size~? ^~font_slant~? ^~font_x_height~? ^~iff~? ^~ligtable~?
      9 ^~mode_setup ^~penlabels~( currenttransform~:= define_corrected_pixels~( define_pixels~( define_whole_pixels~(
      9 input~grafbase lowres_fix~(
      3 pencircle~scaled
    OpenSCAD|||application/x-openscad||OpenSCAD user manual, section The OpenSCAD language
      14 cylinder~( difference~( intersection~( linear_extrude~( minkowski~( sphere~( union~(
      13 ^~use~<
      11 hull~(
      10 ^~module~?~( circle~( color~( polygon~( square~(
      9 (~points~= ,~faces~= ^~echo~( ^~include~<~?~/ ^~use~<~?~/~? child~(~0 cylinder~(~h cylinder~(~r polyhedron~(~?
      9 polyhedron~(~points triangles~=~[
      8 circle~(~d~= circle~(~r~= cube~(~[ cube~(~size~= cylinder~(~h~= cylinder~(~r~= rotate_extrude~( rotate~(~[
      8 rotate~(~a~= scale~(~[ sphere~(~r~= square~(~size~= translate~(~[ translate~(~v~=
      6 ^~function~?~(~?~)~=~? ^~function~?~(~?~,~?~)~= ^~include~< children~(~0 cube~( cube~(~? cylinder~(~?
      6 difference~(~) for~(~?~=~[ import~(~" mirror~( polyhedron~( rotate~( rotate~(~? scale~(~? sphere~(~? translate~(
      6 translate~(~? union~(~)
      5 ^~module~?~(~) ^~module~?~(~?~)~^ ^~module~?~(~?~=
      4 $?~=~0~; {~$?~=~0
      3 children~( offset~( text~(~"
      -8 .~?~( ^~(~? ^~import~?
      -9 ^~def~?~(
    OpenType features|||text/x-opentype-feature||Adobe: OpenType feature file specification
      9 ^~anchorDef~? ^~anonymous~?~{ ^~enum~pos~? ^~feature~?~{ ^~ignore~pos ^~ignore~sub ^~languagesystem~?
      9 ^~language~?~; ^~lookupflag~? ^~lookup~?~{ ^~markClass~? ^~markClass~[ ^~position~? ^~pos~?~0 ^~pos~?~?~0
      9 ^~pos~@? ^~pos~base ^~pos~cursive ^~pos~ligature ^~pos~mark ^~reversesub~? ^~rsub~? ^~script~?~;
      9 ^~substitute~?~by~? ^~sub~?~by~? ^~sub~@? ^~sub~[ ^~table~BASE ^~table~GDEF ^~table~OS ^~table~STAT
      9 ^~table~head ^~table~hhea ^~table~name ^~valueRecordDef~?
      5 ^~@?~=~[ ^~featureNames~{ ^~nameid~0 ^~subtable ^~}~?~; by~? exclude_dflt useExtension
      -8 $? class def elif function import my~$? return var
    POV-Ray|||text/x-povray||POV-Ray documentation, section Scene description language
      14 ^~camera~{ ^~light_source~{ pigment~{
      9 #declare~?~= #local~?~= ^~#default~{ ^~#macro~?~( ^~#switch~( ^~#version~0~; ^~#while~( global_settings~{
      8 #declare ^~#declare~? ^~background~{ ^~plane~{ ^~sphere~{ ^~union~{ finish~{ location~< look_at~< texture~{
      6 #end~^ ^~#end~^ assumed_gamma~0 assumed_gamma~? camera~{ color_map~{ interior~{ light_source~{ normal~{
      6 sky_sphere~{ texture_map~{ vaxis_rotate~(
      4 angle~0 box~{ cone~{ cylinder~{ difference~{ intersection~{ object~{ plane~{ rgbf~< rgbt~< rgb~< sphere~{
      4 union~{
      3 color~rgb rotate~< translate~<
    PostScript||com.adobe.postscript|application/postscript||Adobe: PostScript language reference
      8 ^~/~?~/~?~load~def ^~/~?~{ ^~currentdict~? ^~userdict~begin currentpoint dict~begin exch~? findfont~? grestore
      8 gsave ifelse~^ lineto~^ load~def moveto~^ put~^ setrgbcolor showpage systemdict~? }~bind~def }~def
      4 ^~/~?~0~def ^~begin~^ bind~def currentfile~? def~^ dup~/~? known~{ pop~? where~{
      -4 ; =
    QML|||text/x-qml||Qt: QML reference
      10 Component~.~onCompleted ^~MetaInfo~{ readonly~property required~property
      9 Behavior~on Connections~{ Depends~{~name~: ItemLibraryEntry~{ Layout~.~fillHeight Layout~.~fillWidth
      9 Layout~.~fillWidth~: ListElement~{ NumberAnimation~{ ^~Application~{ ^~CppApplication~{ ^~DynamicLibrary~{
      9 ^~QtApplication~{ ^~StaticLibrary~{ ^~import~?~.~?~0 anchors~.~?~: anchors~.~centerIn consoleApplication~:~false
      9 consoleApplication~:~true files~:~[~" fragmentShader~: implicitHeight~: implicitWidth~: libraryIcon~:
      9 property~bool property~color property~real property~var qsTr~( requiredImport~: text~:~qsTr~(
      8 Flickable~{ ListModel~{ Qt~.~? Repeater~{ ^~ApplicationWindow~{ ^~Item~{ ^~MouseArea~{ ^~Rectangle~{ ^~Text~{
      8 ^~import~?~0 ^~import~Qt ^~import~QtQuick ^~property~? ^~signal~? anchors~. anchors~.~fill onClicked~:
      8 onCompleted~: onEntered~: onPressed~: onReleased~: onTriggered~: parent~. property~? property~alias property~int
      8 property~string
      6 Button~{ Label~{ ListView~{ Loader~{ Timer~{ ^~?~.~?~:~? contentItem~: delegate~: visible~:~!
      5 id~:~?
      4 ^~?~:~parent ^~Column~{ ^~Component~{ ^~Image~{ ^~Row~{
      3 ^~?~: ^~?~{~^~id ^~function~? ^~id~: color~: enabled~: height~: running~: spacing~:~0 visible~: width~: x~:
      2 ^~?~{ font~. import~? interval~:~0 model~: opacity~: repeat~: source~:~" {~?~:~"
      -8 ^~&~: ^~+~?~( ^~.~?~, ^~.~?~^ ^~@extend ^~@include~? ^~output~? ^~param~? ^~resource~? char~* void~*
      -9 ^~&~? ^~.~?~{ ^~?~-~?~: ^~func~? ^~var~?~:~?
      -20 #let ^~public~struct ^~using~Gtk~0 import~{~?~as property~?~{~get
    Slint|||text/slint||Slint: Reference, section The Slint Language
      14 :=~Rectangle~{ property~<~length~>
      12 ^~export~component inherits~Window in~-~out~property
      9 ^~animate~?~{ ^~component~?~inherits ^~component~?~{ ^~export~global ^~global~?~{ in~property out~property
      9 private~property states~[~^
      8 @tr~( GridLayout~{ HorizontalBox~{ HorizontalLayout~{ VerticalBox~{ VerticalLayout~{ ^~animate~? callback~?
      8 changed~?~=>~{ clicked~=>~{ property~<
      4 @children Text~{ TouchArea~{ parent~. root~. self~.~width
      -9 ^~class~? ^~def~? ^~fn~? ^~let~? ^~package~? ^~var~? const~?~= func~?
    SuperCollider||org.supercollider.sc|text/supercollider||SuperCollider help, section Syntax shortcuts
      14 .~postln
      11 .~ar~( .~do~{ .~kr~( ^~^~super ^~^~this arg~?~, arg~?~;
      8 .~asStream EnvGen~. Out~.~ar Pbind~( Pdef~( Server~. SinOsc~. SynthDef~( SynthDef~. UnitTest~{ classvar~?
      8 doneAction~: s~.~boot s~.~sync
      6 ^~*~?~{ ^~*~new~{ ^~+~?~{ {~^~^ {~arg {~|~?~|
      5 .~collect~{ .~play~; Env~. ≈~?~=
      3 ?~:~?~{ \~?~, ^~?~{~^ ^~?~{~arg ^~classvar~? ^~test_ ^~var~?~, inf~) nil~; super~.~? this~.~?
    Textile|||text/x-textile||Textile: Markup language documentation
      9 "~:~? "~:~http ^~bc~.~? ^~bq~.~? ^~fn1~. ^~h1~.~? ^~h2~.~? ^~h3~.~? ^~h4~.~? ^~notextile~. ^~p~(~?~) ^~table~(
      9 ^~|~_~.
      5 ^~*~? ^~pre~. ^~p~.~?
      -12 ;~^ => ?~{~^ ^~%~? ^~.~?~{ ^~:~? ^~def~? ^~import~? ^~module~?
    Typst|||text/vnd.typst||Typst: Reference
      9 #bibliography~( #block~( #box~( #box~[ #cite~( #columns~( #context~? #emph~[ #figure~(~^~image~( #footnote~[
      9 #grid~( #h~( #image~( #let~?~-~?~( #let~?~=~(~?~)~=> #link~( #lorem~( #outline~( #pad~( #pagebreak~( #place~(
      9 #quote~( #raw~( #rect~( #set~document~( #set~heading~( #set~page~( #set~par~( #set~text~( #show~? #show~?~:
      9 #stack~( #strong~[ #text~( #text~[ #v~( caption~:~[
      8 #align~( #figure~( #import~" #let #set #show #table~( ^~#import ^~#let ^~#set ^~#show
      4 block~( dx~: dy~: fill~: fit~: inset~: outset~: place~( stroke~:
      2 == ^~=~?
      -6 #include ;~^ @interface ^~//~^~// int~?
    WGSL|||text/wgsl||W3C: WebGPU shading language
      8 @binding @builtin @compute @fragment @group @location @vertex @workgroup_size array~<~f32 array~<~u32
      8 array~<~vec2f array~<~vec4f fn~?~( mat4x4f var~<~private var~<~storage var~<~uniform var~<~workgroup vec2f
      8 vec2~<~f32 vec3f vec3~<~f32 vec3~<~u32 vec4f vec4~<
      4 :~f32~, :~i32~, :~u32~,
      -8 :~&~? ^~use~? impl~? let~mut
    """#
}
