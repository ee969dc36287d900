// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages in which one product is extended, set up or told what to do.
  static let products = #"""
    Arcade|||text/x-arcade||Esri: ArcGIS Arcade, Function reference
      9 AreaGeodetic~( DomainName~( FeatureSetByAssociation~( FeatureSetById~( FeatureSetByName~(
      9 FeatureSetByPortalItem~( FeatureSetByRelationshipName~( Intersects~(~?~,~$? LengthGeodetic~(
      9 TextFormatting~.~NewLine
      6 Count~(~? DefaultValue~( IsEmpty~( Proper~( When~(
    Cluster shell|||text/x-crmsh||ClusterLabs: crmsh manual, section Configure
      9 ^~primitive~? cib~-~bootstrap no~-~quorum~-~policy ocf~:~heartbeat ocf~:~pacemaker op~monitor op~start~interval
      9 op~stop~interval stonith~-~enabled stonith~:~external target~-~role
      6 ^~clone~? ^~colocation~? ^~fencing_topology ^~group~? ^~location~? ^~ms~? ^~node~? ^~order~? ^~property~?
      6 ^~rsc_defaults
    GAUSS|||text/x-gauss|folded|Aptech: GAUSS language reference
      9 ^~endo~; ^~endp~; ^~graphset~; ^~library~pgraph ^~output~file ^~proc~(~0~)~= ^~proc~?~( ^~retp~( ^~rndseed~?
      9 invpd~( loadd~( meanc~( ols~(~" retp~( rndn~( rndu~( stdc~( sumc~(
      5 ^~call~?~( ^~cls~; ^~do~until ^~do~while ^~format~/ ^~new~; ones~( rows~( zeros~(
    GameMaker|||text/x-gml||YoYo Games: GameMaker manual, section GML reference
      9 ^~with~(~obj_player audio_play_sound~( audio_stop_sound~( draw_set_color~( draw_sprite_ext~( draw_sprite~(
      9 draw_text~( ds_list_add~( ds_list_create~( ds_map_create~( event_inherited~( image_angle image_index image_speed
      9 image_xscale instance_create_layer~( instance_create~( instance_destroy~( instance_exists~( irandom_range~(
      9 keyboard_check_pressed~( keyboard_check~( lengthdir_x~( mouse_check_button~( place_free~( place_meeting~(
      9 point_direction~( random_range~( room_goto~( room_speed show_debug_message~( sprite_index vk_left vk_right
      9 vk_space vk_up
      5 alarm~[~0~] global~.~?~= irandom~( other~.~?
    HSP|||text/x-hsp|folded|Onion Software: Hot Soup Processor 3 reference
      9 #defcfunc~? #deffunc~? #modfunc~? ^~await~0 ^~boxf~^ ^~ddim~? ^~mes~" ^~onclick~? ^~onexit~? ^~pset~? ^~redraw~0
      9 ^~repeat~^ ^~screen~0 ^~sdim~? ^~stick~? gosub~* goto~*
      5 #const~? #module ^~button~" ^~color~0 ^~dim~? ^~input~? ^~loop~^ ^~pos~0 ^~repeat~? ^~stop~^ ^~title~" rnd~(~0
      -9 ; ^~class~? ^~function~? {~^
    ISBL|||text/x-isbl||DIRECTUM: ISBL language guide
      9 :~IReference~. ArrayOf~( Assigned~( CreateException~( CreateReference~( CreateStringList~(
      9 Raise~(~CreateException ServiceFactory~. ^~endforeach ^~foreach~?~in
      4 ^~else~^ ^~endif ^~endwhile
    JBoss commands|||text/x-jboss-cli||Red Hat: JBoss EAP, Management CLI guide
      9 --~driver~-~name --~jndi~-~name :~read~-~attribute :~read~-~resource :~undefine~-~attribute :~write~-~attribute
      9 ^~:~reload ^~batch~^ ^~data~-~source~add ^~end~-~if ^~module~add ^~run~-~batch outcome~!=~success subsystem~=
      5 :~add~( ^~connect~? ^~deploy~? ^~quit~^ ^~try~^
    Leaf|||text/x-leaf||Vapor: Leaf, section Template syntax
      9 #capitalized~( #endexport #endextend #endfor #endif #export~(~" #extend~(~" #import~(~" #inline~(~" #loop~(
      9 #unsafeHTML~(
      6 #(~? #date~( #elseif~( #else~: #for~(~?~in #if~(
      -9 #end ^~#
    LiveCode|||text/x-livecode|folded|LiveCode: LiveCode script dictionary
      9 ^~end~mouseup ^~end~openstack ^~end~repeat ^~getprop~? ^~go~to~card ^~on~mousedown ^~on~mouseup ^~on~opencard
      9 ^~on~openstack ^~private~command ^~put~the ^~repeat~for~each ^~script~" ^~setprop~? ^~visual~effect field~"
      9 is~among~the item~0~of of~me~into the~keys~of the~number~of the~target wait~until~? with~messages
      6 ^~command~? ^~constant~?~= ^~end~if ^~get~the ^~put~?~into ^~put~empty ^~repeat~with ^~set~the ^~throw~"
      6 end~repeat is~empty
      4 ^~answer~" ^~function~?~^ ^~if~?~is ^~local~? ^~on~? ^~pass~? ^~return~?
      -9 ; tell~application {~^
    MEL|||text/x-mel||Autodesk: Maya, MEL command reference
      9 ^~button~-~label ^~columnLayout~- ^~connectAttr~? ^~deleteUI~? ^~float~$?~= ^~float~$?~[ ^~formLayout~-
      9 ^~global~proc ^~int~$?~= ^~matrix~$? ^~parent~? ^~polyCube~? ^~polySphere~- ^~rowColumnLayout ^~rowLayout~-
      9 ^~select~-~? ^~setAttr~" ^~setAttr~( ^~showWindow ^~string~$?~= ^~string~$?~[ ^~vector~$?~= ^~window~- ^~xform~-
      6 (~int~$? (~string~$? ,~float~$? ,~string~$? <<~$? ^~move~- ^~proc~?~( ^~scale~- ^~setParent~. ^~warning~"
      6 size~(~$?
      -9 ^~fn~? ^~function~? ^~my~$?
    Packet filter|||text/x-pf||pf.conf(5)
      9 ^~antispoof~? ^~block~drop ^~block~in ^~block~out ^~block~quick ^~block~return ^~match~in ^~match~out ^~nat~-~to
      9 ^~nat~on ^~pass~in ^~pass~on ^~pass~out ^~pass~quick ^~rdr~- ^~rdr~on ^~rdr~pass ^~scrub~in ^~set~block
      9 ^~set~limit ^~set~loginterface ^~set~optimization ^~set~skip~on ^~table~< antispoof~quick inet6~? keep~state
      9 port~$?
      4 ^~anchor~" ^~ext_if~= ^~int_if~= from~any to~any
    Parser3|||text/x-parser3||A. Lebedev studio: Parser 3 documentation
      9 ^~@BASE~^ ^~@CLASS~^ ^~@GET_ ^~@OPTIONS~^ ^~@USE~^ ^~@auto~[ ^~@main~[ hash~::~create table~::~create
      9 table~::~sql
      6 $self~. ^~@?~[~?~]~^ ^~@?~[~]~^ ^~locals~^ taint~[ untaint~[
    RenderMan shader|||text/x-rsl||Pixar: RenderMan Interface 3.2, part Shading language
      9 Ci~= Oi~= Os~* ^~displacement~?~( ^~imager~?~( ^~light~?~( ^~surface~?~( ^~volume~?~( calculatenormal~(
      9 diffuse~(~Nf faceforward~( illuminance~( illuminate~( normalize~(~I output~varying solar~( uniform~float
      9 uniform~string varying~float
      5 ^~normal~? ^~point~? ambient~(~) color~?~= diffuse~( specular~( vector~?~=
    Roboconf|||text/x-roboconf||Roboconf user guide, section DSL for graphs
      9 ^~children~: ^~exports~: ^~facets~: ^~facet~? ^~imports~: ^~installer~: ^~instance~of
      5 ^~extends~: ^~import~? ^~name~:
    RouterOS|||text/x-routeros||MikroTik: RouterOS, Scripting
      9 =~{~^ ^~:~delay~0 ^~:~foreach~? ^~:~global~? ^~:~if~( ^~:~local~? ^~:~log~? ^~:~put~? ^~:~set~? action~=~accept
      9 action~=~drop action~=~masquerade auto~-~mac chain~=~forward chain~=~input chain~=~srcnat connection~-~state
      9 do~=~{ else~=~{ in~-~interface on~-~event out~-~interface
      6 ^~add~? ^~set~? comment~=~" disabled~=~no disabled~=~yes interface~=~?
    Rules language|||text/x-ruleslanguage||Oracle: Utilities Rules language reference
      9 CHARGE~$ HISTMAX~( HISTVALUE~( INTDADDATTRIBUTE~( INTDLOADCHANNEL~( INTDLOAD~( INTDVALUE~( SAVE_UPDATE
      9 TO~0~CHARGE ^~BLOCK~?~^ ^~CLEAR~ALL ^~ENDBLOCK ^~FOR~EACH~? ^~FROM~0~TO~0 ^~NEWBLOCK ^~NEXT~?~^ ^~REVENUE~?
      9 ^~SAVE~?
      4 ^~DONE~^ ^~END~IF ^~LABEL~? ^~WARN~"
    Server settings|||text/x-dsconfig||ForgeRock: dsconfig(1)
      9 --~add~" --~backend~-~name --~handler~-~name --~policy~-~name --~property~? --~set~" --~set~? --~type~?
      9 dsconfig~create dsconfig~delete dsconfig~get dsconfig~list dsconfig~set
    X++|Java||text/x-xpp||Microsoft: X++ language reference
      9 ^~forupdate ^~select~firstonly ^~ttsabort ^~ttsbegin ^~ttscommit ^~validTimeState ^~while~select checkFailed~(
      9 conPeek~( dateNull~( exists~join fieldNum~( firstOnly~? forupdate~? info~(~strFmt order~by~? strFmt~( tableNum~(
    """#
}
