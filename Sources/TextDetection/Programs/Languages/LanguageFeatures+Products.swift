// SPDX-License-Identifier: Apache-2.0

extension LanguageFeatures {
  /// Languages in which one product is extended, set up or told what to do.
  static let products = #"""
    Arcade|||text/x-arcade||Esri: ArcGIS Arcade, Function reference
      9 AreaGeodetic~( DomainName~( FeatureSetByAssociation~( FeatureSetById~( FeatureSetByName~( FeatureSetByPortalItem~(
      9 FeatureSetByRelationshipName~( Intersects~($? LengthGeodetic~( TextFormatting~.~NewLine Within~($? Intersects~(~?~,~$?
      6 Count~(~? DefaultValue~( IsEmpty~( Proper~( When~(
    Cluster shell|||text/x-crmsh||ClusterLabs: crmsh manual, section Configure
      9 cidr_netmask= interval=~" no~-~quorum~-~policy ocf~:~heartbeat ocf~:~pacemaker op~monitor op~start~interval
      9 op~stop~interval stonith~-~enabled stonith~:~external target~-~role ^~primitive~? cib~-~bootstrap
      6 ^~clone~? ^~colocation~? ^~fencing_topology ^~group~? ^~location~? ^~ms~? ^~node~? ^~order~? ^~property~? ^~rsc_defaults
    GAUSS|||text/x-gauss|folded|Aptech: GAUSS language reference
      9 ^~endo~; ^~endp~; ^~graphset~; ^~library~pgraph ^~proc~(~0~)~= ^~proc~?~( ^~retp~( ^~rndseed~? invpd~( loadd~(
      9 meanc~( ols~(~" retp~( rndn~( rndu~( stdc~( sumc~( ^~output~file
      5 ^~call~?~( ^~cls~; ^~do~until ^~do~while ^~format~/ ^~new~; ones~( rows~( zeros~(
    GameMaker|||text/x-gml||YoYo Games: GameMaker manual, section GML reference
      9 audio_play_sound~( draw_set_color~( draw_sprite~( draw_sprite_ext~( draw_text~( ds_list_add~( ds_list_create~(
      9 ds_map_create~( event_inherited~( image_angle image_index image_speed image_xscale instance_create~(
      9 instance_create_layer~( instance_destroy~( instance_exists~( irandom_range~( keyboard_check~( keyboard_check_pressed~(
      9 place_free~( place_meeting~( point_direction~( room_goto~( room_speed show_debug_message~( sprite_index vk_left vk_right
      9 vk_space vk_up lengthdir_x~( random_range~( audio_stop_sound~( mouse_check_button~( ^~with~(~obj_player
      5 alarm~[~0~] global~.~?~= irandom~( other~.~?
    HSP|||text/x-hsp|folded|Onion Software: Hot Soup Processor 3 reference
      9 #deffunc~? #modfunc~? #defcfunc~? ^~await~0 ^~boxf~^ ^~ddim~? ^~mes~" ^~onclick~? ^~onexit~? ^~pset~? ^~redraw~0
      9 ^~screen~0 ^~sdim~? ^~stick~? ^~repeat~^ gosub~* goto~*
      5 #const~? #module ^~button~" ^~color~0 ^~dim~? ^~loop~^ ^~pos~0 ^~repeat~? ^~stop~^ ^~title~" rnd~(~0 ^~input~?
      -9 ; {~^ ^~class~? ^~function~?
    ISBL|||text/x-isbl||DIRECTUM: ISBL language guide
      9 :~IReference~. Assigned~( CreateReference~( CreateStringList~( Raise~(~CreateException ^~endforeach ^~foreach~?~in
      9 ServiceFactory~. CreateException~( ArrayOf~(
      4 ^~else~^ ^~endif ^~endwhile
    JBoss commands|||text/x-jboss-cli||Red Hat: JBoss EAP, Management CLI guide
      9 --~driver~-~name --~jndi~-~name :~read~-~attribute :~read~-~resource :~undefine~-~attribute :~write~-~attribute
      9 ^~batch~^ ^~data~-~source~add ^~end~-~if ^~module~add ^~run~-~batch outcome~!=~success subsystem~= ^~:~reload
      5 :~add~( ^~connect~? ^~deploy~? ^~quit~^ ^~try~^
    Leaf|||text/x-leaf||Vapor: Leaf, section Template syntax
      9 #capitalized~( #endexport #endextend #endfor #endif #export~(~" #extend~(~" #import~(~" #inline~(~" #loop~( #unsafeHTML~(
      6 #(~? #date~( #elseif~( #else~: #for~(~?~in #if~(
      -9 ^~# #end
    LiveCode|||text/x-livecode|folded|LiveCode: LiveCode script dictionary
      9 ^~end~mouseup ^~end~openstack ^~end~repeat ^~getprop~? ^~on~mousedown ^~on~mouseup ^~on~opencard ^~on~openstack
      9 ^~private~command ^~put~the ^~repeat~for~each ^~script~" ^~setprop~? ^~visual~effect field~" is~among~the of~me~into
      9 the~keys~of the~number~of the~target wait~until~? with~messages item~0~of ^~go~to~card
      6 ^~command~? ^~constant~?~= ^~end~if ^~get~the ^~put~?~into ^~put~empty ^~repeat~with ^~set~the ^~throw~" end~repeat is~empty
      4 ^~answer~" ^~function~?~^ ^~if~?~is ^~local~? ^~on~? ^~pass~? ^~return~?
      -9 ; {~^ tell~application
    MEL|||text/x-mel||Autodesk: Maya, MEL command reference
      9 ^~button~-~label ^~columnLayout~- ^~connectAttr~? ^~deleteUI~? ^~float~$?~= ^~float~$?~[ ^~formLayout~-
      9 ^~global~proc ^~int~$?~= ^~matrix~$? ^~polyCube~? ^~polySphere~- ^~rowColumnLayout ^~rowLayout~- ^~select~-~?
      9 ^~setAttr~" ^~setAttr~( ^~showWindow ^~string~$?~= ^~string~$?~[ ^~vector~$?~= ^~window~- ^~parent~? ^~xform~-
      6 (~int~$? (~string~$? ,~float~$? ,~string~$? <<~$? ^~move~- ^~proc~?~( ^~scale~- ^~setParent~. ^~warning~" size~(~$?
      -9 ^~fn~? ^~function~? ^~my~$?
    Packet filter|||text/x-pf||pf.conf(5)
      9 ^~antispoof~? ^~block~drop ^~block~in ^~block~out ^~block~quick ^~block~return ^~match~in ^~match~out ^~nat~on
      9 ^~nat~-~to ^~pass~in ^~pass~out ^~pass~quick ^~rdr~on ^~rdr~pass ^~scrub~in ^~set~block ^~set~loginterface ^~set~skip~on
      9 ^~table~< antispoof~quick inet6~? keep~state ^~pass~on ^~set~limit ^~set~optimization ^~rdr~- port~$?
      4 ^~anchor~" from~any ^~int_if~= ^~ext_if~= to~any
    Parser3|||text/x-parser3||A. Lebedev studio: Parser 3 documentation
      9 ^~@BASE~^ ^~@CLASS~^ ^~@GET_ ^~@OPTIONS~^ ^~@USE~^ ^~@auto~[ ^~@main~[ table~::~create table~::~sql hash~::~create
      6 $self~. ^~@?~[~?~]~^ ^~@?~[~]~^ ^~locals~^ taint~[ untaint~[
    RenderMan shader|||text/x-rsl||Pixar: RenderMan Interface 3.2, part Shading language
      9 Ci~= Oi~= Os~* diffuse~(~Nf faceforward~( illuminance~( illuminate~( ^~displacement~?~( ^~imager~?~( ^~light~?~(
      9 ^~surface~?~( ^~volume~?~( calculatenormal~( normalize~(~I output~varying solar~( uniform~float uniform~string varying~float
      5 ^~normal~? ^~point~? ambient~(~) color~?~= diffuse~( specular~( vector~?~=
    Roboconf|||text/x-roboconf||Roboconf user guide, section DSL for graphs
      9 ^~children~: ^~exports~: ^~facet~? ^~facets~: ^~imports~: ^~installer~: ^~instance~of
      5 ^~extends~: ^~import~? ^~name~:
    RouterOS|||text/x-routeros||MikroTik: RouterOS, Scripting
      9 =~{~^ ^~:~delay~0 ^~:~foreach~? ^~:~global~? ^~:~if~( ^~:~local~? ^~:~log~? ^~:~put~? ^~:~set~? action~=~accept
      9 action~=~drop action~=~masquerade auto~-~mac chain~=~forward chain~=~input chain~=~srcnat connection~-~state do~=~{
      9 else~=~{ in~-~interface out~-~interface on~-~event
      6 ^~add~? ^~set~? comment~=~" disabled~=~no disabled~=~yes interface~=~?
    Rules language|||text/x-ruleslanguage||Oracle: Utilities Rules language reference
      9 HISTMAX~( INTDLOADCHANNEL~( INTDVALUE~( SAVE_UPDATE ^~BLOCK~?~^ ^~CLEAR~ALL ^~ENDBLOCK ^~FOR~EACH~? ^~FROM~0~TO~0 INTDLOAD~(
      9 ^~NEWBLOCK ^~NEXT~?~^ ^~REVENUE~? ^~SAVE~? TO~0~CHARGE CHARGE~$ HISTVALUE~( INTDADDATTRIBUTE~(
      4 ^~DONE~^ ^~END~IF ^~LABEL~? ^~WARN~"
    Server settings|||text/x-dsconfig||ForgeRock: dsconfig(1)
      9 --~backend~-~name --~handler~-~name --~policy~-~name --~set~" --~set~? dsconfig~create dsconfig~delete dsconfig~set
      9 --~property~? --~type~? dsconfig~get dsconfig~list --~add~"
    X++|Java||text/x-xpp||Microsoft: X++ language reference
      9 ^~forupdate ^~select~firstonly ^~ttsabort ^~ttsbegin ^~ttscommit ^~while~select checkFailed~( dateNull~( forupdate~? strFmt~(
      9 firstOnly~? group~by~? conPeek~( ^~exists~join tableNum~( fieldNum~( _~? element~.~? info~(~strFmt order~by~? ^~validTimeState
      6 ^~container~? ^~real~? ^~str~?~; ^~where~?~.~? super~(~) ^~public~void ^~private~? ^~changecompany~( ::~find~(
      3 ^~boolean~? ^~class~?~extends ^~if~( ^~int~? ^~public~? ret~=
    """#
}
