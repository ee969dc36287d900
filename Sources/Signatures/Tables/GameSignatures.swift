// SPDX-License-Identifier: Apache-2.0
import Detection

/// Cartridges, and what games are made of: archives, models, sprites, sound banks and scripts of engines;
/// `SignatureIndex` tells how a line is written.
enum GameSignatures {
  static let table = TypeTable(
    """
    0:'-==--==--==--==-'||application/x-unreal-utoc|Contents of an Unreal container|Unreal Engine: IoStore, FIoStoreTocHeader
    0:'123-456-STD'||application/x-playstation-memory-card|Memory card|DexDrive: GME format
    0:'2DA_V2.b' 8:0a||application/x-bioware-2da|Aurora table|xoreos: 2dafile.cpp
    0:'2LGA' 4:06000000||model/x-ghoul2|Ghoul 2 animation|OpenJK: mdx_format.h, MDXA_IDENT
    0:'2LGM' 4:06000000||model/x-ghoul2|Ghoul 2 model|OpenJK: mdx_format.h, MDXM_IDENT
    0:'2PSB'||application/x-quake-bsp|Quake level of wide numbers|QuakeSpasm: bspfile.h, BSP2VERSION_2PSB
    0:'7FPR'||application/x-rockstar-rpf|Rockstar archive|GTAMods wiki: RPF archive
    0:'8FPR'||application/x-rockstar-rpf|Rockstar archive|GTAMods wiki: RPF archive
    0:'@UTF'||application/x-criware-utf|CRIWARE table|VGMToolbox: CRI UTF table
    0:'AFS' 3:00||application/x-criware-afs|CRIWARE archive|vgmstream: AFS container
    0:'AFS2'||application/x-criware-afs2|CRIWARE sound archive|vgmstream: awb.c
    0:'AIXF'||audio/x-aix|CRIWARE sound of many layers|vgmstream: aix.c
    0:'AKPK' 6:0000||application/x-wwise-package|Wwise package|vgmstream: Wwise AKPK
    0:'ALP_'||audio/x-lego-alp|LEGO Racers sound|FFmpeg: alp.c
    0:'AREAV1.0'||application/x-infinity-engine|Infinity Engine area|IESDP: AREA V1.0
    0:'BAMCV1__'||application/x-infinity-engine|Infinity Engine animation|IESDP: BAM V1, compressed
    0:'BAM_V1__'||application/x-infinity-engine|Infinity Engine animation|IESDP: BAM V1
    0:'BIFFV1__'||application/x-infinity-engine|Infinity Engine archive|IESDP: BIFF V1
    0:'BIF_V1.0'||application/x-infinity-engine|Infinity Engine archive, compressed|IESDP: BIF V1
    0:'BIG4' 8:0000||application/x-ea-big|Electronic Arts archive|OpenSAGE: BIG archives
    0:'BIGF' 8:0000||application/x-ea-big|Electronic Arts archive|OpenSAGE: BIG archives
    0:'BKHD'||audio/x-wwise-bank|Wwise sound bank|vgmstream: wwise bank
    0:'BLTE' 4:0000||application/x-blizzard-blte|Blizzard data|wowdev wiki: BLTE
    0:'BMD0' 4:fffe||model/x-nintendo-nitro|Nintendo DS model|GBATEK: DS files, 3D; nsbmd
    0:'BNTX' 4:00000000||image/x-nintendo-bntx|Switch textures|mk8 wiki: BNTX
    0:'BSA' 3:00||application/x-bethesda-bsa|Game archive|UESP wiki: BSA file format
    0:'BSP2'||application/x-quake-bsp|Quake level of wide numbers|QuakeSpasm: bspfile.h, BSP2VERSION_BSP2
    0:'BTDX'||application/x-bethesda-ba2|Game archive|Fallout 4: BA2, header
    0:'BTX0' 4:fffe||image/x-nintendo-nitro|Nintendo DS textures|nsbmd: NSBTX
    0:'BWAV' 4:fffe||audio/x-bwav|Sound of a console|Custom Mario Kart wiki: BWAV
    0:'CAFF' 7:'----'||application/x-cubism-archive|Live2D archive|libmagic: Magdir/modem, Live2D Cubism
    0:'CART' 4:000000||application/x-atari-cartridge|Atari 8-bit cartridge|Atari800: cart.txt, header
    0:'CCZ!' 4:0000||application/x-cocos-ccz|Compressed texture|cocos2d: ZipUtils.cpp
    0:'CFU' 3:00||application/x-playstation2-save|Saved game|Pelican: CodeBreaker, CBS format
    0:'CFX' 3:07 7:00||application/x-scaleform|Scaleform interface|Scaleform: gfxexport, the header of SWF under another mark
    0:'CFX' 3:08||application/x-scaleform|Scaleform interface|libmagic: Magdir/flash, Scaleform
    0:'CFX' 3:09 7:00||application/x-scaleform|Scaleform interface|Scaleform: gfxexport, the header of SWF under another mark
    0:'CFX' 3:0a||application/x-scaleform|Scaleform interface|libmagic: Magdir/flash, Scaleform
    0:'CFX' 3:0b||application/x-scaleform|Scaleform interface|libmagic: Magdir/flash, Scaleform
    0:'CFX' 3:0c 7:00||application/x-scaleform|Scaleform interface|Scaleform: gfxexport, the header of SWF under another mark
    0:'CFX' 3:0d 7:00||application/x-scaleform|Scaleform interface|Scaleform: gfxexport, the header of SWF under another mark
    0:'CFX' 3:0e 7:00||application/x-scaleform|Scaleform interface|Scaleform: gfxexport, the header of SWF under another mark
    0:'CFX' 3:0f 7:00||application/x-scaleform|Scaleform interface|Scaleform: gfxexport, the header of SWF under another mark
    0:'CGFX' 4:fffe||model/x-nintendo-cgfx|Nintendo 3DS models|3dbrew: CGFX
    0:'CHUIV1__'||application/x-infinity-engine|Infinity Engine screens|IESDP: CHUI V1
    0:'COPYRIGHT_BY_SNK'||application/x-neo-geo-pocket-rom|Neo Geo Pocket cartridge|SNK: NGP header
    0:'COPYRIGHT_BY_SNK' 35:10||application/x-neo-geo-pocket-color-rom|Neo Geo Pocket Color cartridge|SNK: NGP header
    0:'CPK_' 5:000000||application/x-criware-cpk|CRIWARE archive|VGMToolbox: CRI CPK, chunk head
    0:'CRE_V1.0'||application/x-infinity-engine|Infinity Engine creature|IESDP: CRE V1.0
    0:'CRE_V1.2'||application/x-infinity-engine|Infinity Engine creature|IESDP: CRE V1.2
    0:'CRE_V2.2'||application/x-infinity-engine|Infinity Engine creature|IESDP: CRE V2.2
    0:'CRE_V9.0'||application/x-infinity-engine|Infinity Engine creature|IESDP: CRE V9.0
    0:'CRID' 8:0018||video/x-criware-usm|CRIWARE film|VGMToolbox: CRI USM, chunk head
    0:'CSAR' 4:fffe||application/x-nintendo-sound-archive|Nintendo 3DS sound archive|3dbrew: BCSAR
    0:'DATA' 4:04000000||application/x-teeworlds-datafile|Map of Teeworlds|Teeworlds: datafile.cpp, CDatafileHeader
    0:'DERF'||audio/x-xilam-derf|Xilam sound|FFmpeg: derf.c
    0:'DHF' 15:00||application/x-descent-hog|Descent archive|Descent Developer Network: HOG format
    0:'DLG_V1.0'||application/x-infinity-engine|Infinity Engine dialogue|IESDP: DLG V1.0
    0:'DTM' 3:1a||application/x-dolphin-movie|Recorded input of Dolphin|TASVideos: DTM format
    0:'EFF_V2.0'||application/x-infinity-engine|Infinity Engine effect|IESDP: EFF V2.0
    0:'ERF_V1.0'||application/x-bioware-erf|Aurora archive|BioWare: Aurora ERF format
    0:'FAR!byAZ'||application/x-sims-far|The Sims archive|Simtech: FAR format
    0:'FBSP' 4:01000000||application/x-quake-bsp|Level of QFusion|QFusion: qfiles.h, QFBSPHEADER
    0:'FO3SAVEGAME'||application/x-bethesda-save|Saved Fallout game|FOMM: Fallout 3 save file format
    0:'FO4' 3:5f 4:'SAVEGAME'||application/x-bethesda-save|Saved Fallout 4 game|Fallout 4: save file format
    0:'FORM' 8:'GEN8'||application/x-gamemaker|Data of a GameMaker game|UndertaleModTool: data.win, GEN8 chunk
    0:'FRES' 4:20202020||application/x-nintendo-bfres|Switch models|switchbrew and mk8 wiki: BFRES
    0:'FRES' 8:feff||application/x-nintendo-bfres|Wii U models|mk8 wiki: BFRES
    0:'FSAR' 4:feff||application/x-nintendo-sound-archive|Wii U sound archive|mk8 wiki: BFSAR
    0:'FSAR' 4:fffe||application/x-nintendo-sound-archive|Switch sound archive|mk8 wiki: BFSAR
    0:'FSB3'||audio/x-fsb|FMOD sound bank|vgmstream: fsb.c
    0:'FSB4'||audio/x-fsb|FMOD sound bank|vgmstream: fsb.c
    0:'FSB5' 5:000000||audio/x-fsb|FMOD sound bank|vgmstream: fsb5.c
    0:'FUZE' 4:01000000||audio/x-fuz|Voice of a game|UESP wiki: FUZ
    0:'FWAV' 4:feff||audio/x-bfwav|Wii U sound|3dbrew and WiiBrew: BFWAV
    0:'FWAV' 4:fffe||audio/x-bfwav|Switch sound|3dbrew and WiiBrew: BFWAV
    0:'FWSE'||audio/x-fwse|MT Framework sound|FFmpeg: fwse.c
    0:'GAMEV1.1'||application/x-infinity-engine|Infinity Engine saved game|IESDP: GAME V1.1
    0:'GAMEV2.0'||application/x-infinity-engine|Infinity Engine saved game|IESDP: GAME V2.0
    0:'GAMEV2.1'||application/x-infinity-engine|Infinity Engine saved game|IESDP: GAME V2.1
    0:'GAMEV2.2'||application/x-infinity-engine|Infinity Engine saved game|IESDP: GAME V2.2
    0:'GBX' 3:06||application/x-gbx|Trackmania data|ManiaPark wiki: GBX, version 6
    0:'GDPC' 5:000000||application/x-godot-pack|Godot pack|Godot: file_access_pack.h, PACK_HEADER_MAGIC
    0:'GDSC' 5:000000||application/x-godot-script|Compiled Godot script|Godot: gdscript_tokenizer_buffer.cpp
    0:'GENH'||audio/x-genh|Game sound behind a common header|vgmstream: genh.c
    0:'GFF_V3.2'||application/x-bioware-gff|Aurora data|BioWare: Aurora GFF format
    0:'GFX' 3:07 7:00||application/x-scaleform|Scaleform interface|Scaleform: gfxexport, the header of SWF under another mark
    0:'GFX' 3:08||application/x-scaleform|Scaleform interface|libmagic: Magdir/flash, Scaleform
    0:'GFX' 3:09 7:00||application/x-scaleform|Scaleform interface|Scaleform: gfxexport, the header of SWF under another mark
    0:'GFX' 3:0a||application/x-scaleform|Scaleform interface|libmagic: Magdir/flash, Scaleform
    0:'GFX' 3:0b||application/x-scaleform|Scaleform interface|libmagic: Magdir/flash, Scaleform
    0:'GFX' 3:0c 7:00||application/x-scaleform|Scaleform interface|Scaleform: gfxexport, the header of SWF under another mark
    0:'GFX' 3:0d 7:00||application/x-scaleform|Scaleform interface|Scaleform: gfxexport, the header of SWF under another mark
    0:'GFX' 3:0e 7:00||application/x-scaleform|Scaleform interface|Scaleform: gfxexport, the header of SWF under another mark
    0:'GFX' 3:0f 7:00||application/x-scaleform|Scaleform interface|Scaleform: gfxexport, the header of SWF under another mark
    0:'GMAD'||application/x-gmod-addon|Garry's Mod addon|Facepunch: gmad, Addon.h
    0:'GOB' 3:0a||application/x-lucasarts-gob|Dark Forces archive|Y. Ellis: Dark Forces unofficial specifications, GOB
    0:'GOB_' 4:14000000||application/x-lucasarts-gob|Jedi Knight archive|Jedi Knight specifications, GOB
    0:'GXT' 3:00 6:0010||image/x-gxt|PlayStation Vita texture|Vita development wiki: GXT
    0:'Gens_Movie_TEST'||application/x-gens-movie|Recorded input of Gens|TASVideos: GMV format
    0:'HAK_V1.0'||application/x-bioware-erf|Aurora archive|BioWare: Aurora ERF format
    0:'HCA' 3:00||audio/x-hca|CRIWARE sound|FFmpeg: hca.c
    0:'HLDEMO' 6:0000||application/x-half-life-demo|Recorded game|hlviewer: DEM format
    0:'HM3W' 4:00000000||application/x-warcraft3-map|Warcraft III map|Warcraft III: map header, w3x
    0:'IDPO' 4:06000000||model/x-quake-mdl|Quake model|id Software: Quake, modelgen.h
    0:'IDSP' 4:01000000||application/x-quake-sprite|Quake sprite|id Software: Quake, spritegn.h
    0:'IDSP' 4:02000000||application/x-half-life-sprite|Half-Life sprite|Valve: Half-Life SDK, spritegn.h
    0:'IDSQ' 4:0a000000||model/x-half-life-mdl|Half-Life sequences|Valve: Half-Life SDK, studio.h
    0:'IDST' 4:0a000000||model/x-half-life-mdl|Half-Life model|Valve: Half-Life SDK, studio.h
    0:'IDST' 5:000000||model/vnd.valve.source.mdl|Source engine model|Valve: Source SDK, studio.h
    0:'ITM_V1.1'||application/x-infinity-engine|Infinity Engine item|IESDP: ITM V1.1
    0:'ITM_V1__'||application/x-infinity-engine|Infinity Engine item|IESDP: ITM V1
    0:'ITM_V2.0'||application/x-infinity-engine|Infinity Engine item|IESDP: ITM V2.0
    0:'J3D2bdl4'||model/x-nintendo-j3d|GameCube or Wii model|custom Mario Kart wiki: BDL
    0:'J3D2bmd3'||model/x-nintendo-j3d|GameCube or Wii model|custom Mario Kart wiki: BMD
    0:'KEY_V1__'||application/x-infinity-engine|Infinity Engine data|IESDP: KEY V1
    0:'KenSilverman'||application/x-build-grp|Build engine archive|K. Silverman: Build, GRP format
    0:'LYNX' 4:00||application/x-atari-lynx-rom|Atari Lynx cartridge|Handy: LYNX header
    0:'M64' 3:1a||application/x-mupen64-movie|Recorded input of Mupen64|TASVideos: M64 format
    0:'MADP'||audio/x-mca|MT Framework sound|FFmpeg: mca.c
    0:'MAMEINP' 7:00||application/x-mame-input|Recorded play|MAME: inputdev and ioport.h, input header
    0:'MESGbmg1'||application/x-nintendo-bmg|Messages of a game|Nintendo: BMG format
    0:'MIO0'||application/x-nintendo-mio0|Nintendo compressed data|ZeldaSpeedRuns: MIO0 compression
    0:'MOC3'||application/x-moc3-data|Live2D model|Live2D: Cubism core, csmMoc
    0:'MOD_V1.0'||application/x-bioware-erf|Aurora module|BioWare: Aurora ERF format
    0:'MOSCV1__'||application/x-infinity-engine|Infinity Engine picture, compressed|IESDP: MOSC V1
    0:'MOS_V1__'||application/x-infinity-engine|Infinity Engine picture|IESDP: MOS V1
    0:'MSF' 3:01||audio/x-sony-msf|PlayStation 3 sound|vgmstream: msf.c
    0:'MSF' 3:02||audio/x-sony-msf|PlayStation 3 sound|vgmstream: msf.c
    0:'MSF0'||audio/x-sony-msf|PlayStation 3 sound|vgmstream: msf.c
    0:'MSF3'||audio/x-sony-msf|PlayStation 3 sound|vgmstream: msf.c
    0:'MSF5'||audio/x-sony-msf|PlayStation 3 sound|vgmstream: msf.c
    0:'MSFC'||audio/x-sony-msf|PlayStation 3 sound|vgmstream: msf.c
    0:'MTSM' 4:00||application/x-minetest-schematic|Blocks of a world|Luanti: mg_schematic.h, schematic file format
    0:'MsgStdBn' 8:feff||application/x-nintendo-msbt|Texts of a game|mk8 wiki: MSBT
    0:'MsgStdBn' 8:fffe||application/x-nintendo-msbt|Texts of a game|mk8 wiki: MSBT
    0:'NARC' 4:feff0001||application/x-nintendo-narc|Nintendo DS archive|Nintendo DS: NARC, GBATEK
    0:'NARC' 4:fffe0001||application/x-nintendo-narc|Nintendo DS archive|Nintendo DS: NARC, GBATEK
    0:'NES' 3:1a||application/x-nes-rom|NES cartridge|NESdev: iNES, header
    0:'NUS3'||audio/x-nus3|Namco sound bank|vgmstream: nus3bank.c
    0:'OTTD' 4:00||application/x-openttd-savegame|OpenTTD game|OpenTTD: saveload.cpp, formats of saved games
    0:'OTTN' 4:00||application/x-openttd-savegame|OpenTTD game|OpenTTD: saveload.cpp, formats of saved games
    0:'OTTX' 4:00||application/x-openttd-savegame|OpenTTD game|OpenTTD: saveload.cpp, formats of saved games
    0:'OTTZ' 4:00||application/x-openttd-savegame|OpenTTD game|OpenTTD: saveload.cpp, formats of saved games
    0:'PBDEMS2' 7:00||application/x-source2-demo|Recorded game|Valve: Source 2, demofile
    0:'PKG1' 8:0000||application/x-maplestory-wz|MapleStory archive|WzComparer: WZ header
    0:'PRO_V1.0'||application/x-infinity-engine|Infinity Engine projectile|IESDP: PRO V1.0
    0:'Playdate_AUD'||audio/x-playdate|Playdate sound|Playdate reverse engineered: PDA
    0:'Playdate_IMG'||image/x-playdate|Playdate image|Playdate reverse engineered: PDI
    0:'Playdate_IMT'||image/x-playdate-table|Playdate images|Playdate reverse engineered: PDT
    0:'Playdate_PDZ'||application/x-playdate-pdz|Playdate program|Playdate reverse engineered: PDZ
    0:'Playdate_STR'||application/x-playdate-strings|Playdate texts|Playdate reverse engineered: PDS
    0:'Playdate_VID'||video/x-playdate|Playdate video|Playdate reverse engineered: PDV
    0:'Ps2PowerSave'||application/x-playstation2-save|Saved game|Datel: Action Replay MAX, MAX format
    0:'RARC' 8:00000020||application/x-nintendo-rarc|GameCube archive|WiiBrew: RARC
    0:'RBSP' 4:01000000||application/x-quake-bsp|Level of Raven games|OpenJK: qfiles.h, BSP_IDENT
    0:'RCSN' 4:fffe||image/x-nintendo-nitro|Nintendo DS screen|Tinke: NSCR
    0:'RDM5' 4:02000000||model/x-quake3-mdr|Skeletal model|ioquake3: qfiles.h, MDR_IDENT
    0:'RENPY_RPC2'||application/x-renpy-script|Compiled Ren'Py script|Ren'Py: script.py, RPYC2_HEADER
    0:'RFF' 3:1a||application/x-build-rff|Blood archive|M. Knaus: RFF file format
    0:'RGCN' 4:fffe||image/x-nintendo-nitro|Nintendo DS tiles|Tinke: NCGR
    0:'RGSSAD' 6:0001||application/x-rgssad|RPG Maker archive|Falo: RGSSAD format, version 1
    0:'RGSSAD' 6:0003||application/x-rgssad|RPG Maker archive|Falo: RGSSAD format, version 3
    0:'RIM_V1.0'||application/x-bioware-erf|Odyssey archive|xoreos: rimfile.cpp
    0:'RLCN' 4:fffe||image/x-nintendo-nitro|Nintendo DS palette|DSDecmp and Tinke: NCLR
    0:'RMAPresource'||application/x-lucasarts-lfd|LucasArts resources|LucasArts: LFD format, RMAP
    0:'RPA-2.0_'||application/x-renpy-archive|Ren'Py archive|Ren'Py: loader.py
    0:'RPA-3.0_'||application/x-renpy-archive|Ren'Py archive|Ren'Py: loader.py
    0:'RPF2' 6:0000||application/x-rockstar-rpf|Rockstar archive|GTAMods wiki: RPF archive
    0:'RPF3' 6:0000||application/x-rockstar-rpf|Rockstar archive|GTAMods wiki: RPF archive
    0:'RPF7'||application/x-rockstar-rpf|Rockstar archive|GTAMods wiki: RPF archive
    0:'RPGMV' 5:000000 12:00000000||application/x-rpgmaker-asset|RPG Maker picture or sound|libmagic: Magdir/games, RPG Maker MV
    0:'RSAR' 4:feff||application/x-nintendo-sound-archive|Wii sound archive|WiiBrew: BRSAR
    0:'RSCC' 5:000000||application/x-godot-resource|Compressed Godot resource|Godot: resource_format_binary.cpp
    0:'RSD2'||audio/x-radical-rsd|Radical Entertainment sound|FFmpeg: rsd.c
    0:'RSD3'||audio/x-radical-rsd|Radical Entertainment sound|FFmpeg: rsd.c
    0:'RSD4'||audio/x-radical-rsd|Radical Entertainment sound|FFmpeg: rsd.c
    0:'RSD6'||audio/x-radical-rsd|Radical Entertainment sound|FFmpeg: rsd.c
    0:'RSRC' 4:00000000||application/x-godot-resource|Godot resource|Godot: resource_format_binary.cpp
    0:'RWAV' 4:feff||audio/x-brwav|Wii sound|WiiBrew: BRWAV
    0:'SARC' 4:0014feff||application/x-nintendo-sarc|Nintendo archive|mk8 wiki: SARC
    0:'SARC' 4:1400fffe||application/x-nintendo-sarc|Nintendo archive|mk8 wiki: SARC
    0:'SAV_V1.0'||application/x-infinity-engine|Infinity Engine saved resources|IESDP: SAV V1.0
    0:'SDAT' 4:fffe0001||application/x-nintendo-sound-archive|Nintendo DS sound archive|Nintendo DS: SDAT, Kiwi's notes
    0:'SDBK'||audio/x-xact-sound-bank|XACT sound bank|Microsoft: XACT
    0:'SEDBSSCF'||audio/x-square-enix-scd|Square Enix sounds|FFmpeg: scd.c
    0:'SEGABOOTDISC____'||application/x-sega-cd-rom|Sega CD disc|Sega: Mega-CD BIOS manual
    0:'SEGADATADISC____'||application/x-sega-cd-rom|Sega CD disc|Sega: Mega-CD BIOS manual
    0:'SEGADISCSYSTEM__'||application/x-sega-cd-rom|Sega CD disc|Sega: Mega-CD BIOS manual
    0:'SEGADISC________'||application/x-sega-cd-rom|Sega CD disc|Sega: Mega-CD BIOS manual
    0:'SEGA_SEGAKATANA'||application/x-dreamcast-rom|Dreamcast disc|Sega: IP.BIN
    0:'SEGA_SEGASATURN'||application/x-saturn-rom|Saturn disc|Sega: disc format standards
    0:'SHPI'||image/x-ea-fsh|Electronic Arts textures|Need for Speed: FSH format
    0:'SMV' 3:1a||application/x-snes9x-movie|Recorded input of Snes9x|TASVideos: SMV format
    0:'SPL_V1__'||application/x-infinity-engine|Infinity Engine spell|IESDP: SPL V1
    0:'SPL_V2.0'||application/x-infinity-engine|Infinity Engine spell|IESDP: SPL V2.0
    0:'SSEQ' 4:fffe0001||audio/x-nintendo-sseq|Nintendo DS music|Nintendo DS: SDAT, Kiwi's notes
    0:'STORV1.0'||application/x-infinity-engine|Infinity Engine store|IESDP: STOR V1.0
    0:'STORV1.1'||application/x-infinity-engine|Infinity Engine store|IESDP: STOR V1.1
    0:'STORV9.0'||application/x-infinity-engine|Infinity Engine store|IESDP: STOR V9.0
    0:'STORV9.1'||application/x-infinity-engine|Infinity Engine store|IESDP: STOR V9.1
    0:'STRM' 4:fffe0001||audio/x-nintendo-strm|Nintendo DS sound stream|Nintendo DS: SDAT, Kiwi's notes
    0:'SWAR' 4:fffe0001||audio/x-nintendo-swar|Nintendo DS sounds|Nintendo DS: SDAT, Kiwi's notes
    0:'SWAV' 4:fffe0001||audio/x-nintendo-swav|Nintendo DS sound|Nintendo DS: SDAT, Kiwi's notes
    0:'Scid.si' 7:00||application/x-scid-index|Index of chess games|Scid: index.h, INDEX_MAGIC
    0:'Scid.sn' 7:00||application/x-scid-names|Names of chess players|Scid: namebase.h, NAMEBASE_MAGIC
    0:'Simutrans_object_file'||application/x-simutrans-pak|Simutrans objects|Simutrans: makeobj
    0:'Sony_PS2_Memory_Card_Format_'||application/x-playstation2-memory-card|Memory card|R. Kemp: PlayStation 2 memory card file system
    0:'Svag'||audio/x-svag|PlayStation 2 sound|FFmpeg: svag.c
    0:'T3-image' 8:0d0a1a||application/x-t3vm-image|TADS 3 game|T3 VM: image file format
    0:'TADS2_bin' 9:0a0d1a||application/x-tads|TADS game|TADS 2: fio.h
    0:'TADS2_rsc' 9:0a0d1a||application/x-tads|Resources of a TADS game|TADS 2: fio.h
    0:'TADS2_save' 10:0a0d1a||application/x-tads-save|Saved TADS game|TADS 2: fio.h
    0:'TES3' 16:'HEDR'||application/x-bethesda-plugin|Morrowind plugin|UESP wiki: Morrowind mod file format
    0:'TES4' 20:'HEDR'||application/x-bethesda-plugin|Oblivion plugin|UESP wiki: Oblivion mod file format
    0:'TES4' 24:'HEDR'||application/x-bethesda-plugin|Skyrim plugin|UESP wiki: Skyrim mod file format
    0:'TES4SAVEGAME'||application/x-bethesda-save|Saved Oblivion game|UESP wiki: Oblivion save file format
    0:'TESV' 4:5f 5:'SAVEGAME'||application/x-bethesda-save|Saved Skyrim game|UESP wiki: Skyrim save file format
    0:'TIS_V1__'||application/x-infinity-engine|Infinity Engine tiles|IESDP: TIS V1
    0:'TLG0.0' 6:00 7:'sds' 10:1a||image/x-tlg|KiriKiri picture with tags|KiriKiri: LoadTLG.cpp
    0:'TLG5.0' 6:00 7:'raw' 10:1a||image/x-tlg|KiriKiri picture|KiriKiri: LoadTLG.cpp
    0:'TLG6.0' 6:00 7:'raw' 10:1a||image/x-tlg|KiriKiri picture|KiriKiri: LoadTLG.cpp
    0:'TLK_V1__'||application/x-infinity-engine|Texts of an Infinity Engine game|IESDP: TLK V1
    0:'TLK_V3.0'||application/x-bioware-tlk|Texts of an Aurora game|BioWare: Aurora talk table format
    0:'VAGp'||audio/x-vag|PlayStation sound|FFmpeg: vag.c
    0:'VBM' 3:1a||application/x-vba-movie|Recorded input of VisualBoyAdvance|TASVideos: VBM format
    0:'VVC_V1.0'||application/x-infinity-engine|Infinity Engine visual effect|IESDP: VVC V1.0
    0:'VgsM' 4:01000000||application/x-playstation-memory-card|Memory card|Virtual Game Station: VGS format
    0:'WAD2' 6:0000||application/x-quake-wad|Quake textures|id Software: Quake, wad.h
    0:'WAD3' 6:0000||application/x-quake-wad|Half-Life textures|Valve: Half-Life SDK, wad.h
    0:'WBFS'||application/x-wii-rom|Wii backup|Wiibrew: WBFS
    0:'WBND'||audio/x-xact-wave-bank|XACT wave bank|FFmpeg: xwma and XACT notes; Microsoft: xact3wb.h
    0:'WED_V1.3'||application/x-infinity-engine|Infinity Engine area's tiles|IESDP: WED V1.3
    0:'WFX_V1.0'||application/x-infinity-engine|Infinity Engine sound effect|IESDP: WFX V1.0
    0:'WII' 3:01 4:'DISC'||application/x-wii-rom|Wii disc|Wiibrew: WDF
    0:'WMAPV1.0'||application/x-infinity-engine|Infinity Engine map of the world|IESDP: WMAP V1.0
    0:'Warcraft_III_recorded_game' 26:1a||application/x-warcraft3-replay|Recorded game|Blizzard: W3G format, header
    0:'XNBa'||application/x-xna-binary|Compiled XNA content|Microsoft: XNB format, header
    0:'XNBm'||application/x-xna-binary|Compiled XNA content|Microsoft: XNB format, header
    0:'XNBw'||application/x-xna-binary|Compiled XNA content|Microsoft: XNB format, header
    0:'XNBx'||application/x-xna-binary|Compiled XNA content|Microsoft: XNB format, header
    0:'XVAG'||audio/x-xvag|PlayStation 3 sound|FFmpeg: xvag.c
    0:'Yay0'||application/x-nintendo-yay0|Nintendo compressed data|ZeldaSpeedRuns: Yay0 compression
    0:'Yaz0'||application/x-nintendo-yaz0|Nintendo compressed data|ZeldaSpeedRuns: Yaz0 compression
    0:'Yaz1'||application/x-nintendo-yaz0|Nintendo compressed data|ZeldaSpeedRuns: Yaz0 compression
    0:'_LICENSED_BY_SNK'||application/x-neo-geo-pocket-rom|Neo Geo Pocket cartridge|SNK: NGP header
    0:'_LICENSED_BY_SNK' 35:10||application/x-neo-geo-pocket-color-rom|Neo Geo Pocket Color cartridge|SNK: NGP header
    0:'bres' 4:feff||model/x-nintendo-brres|Wii models|custom Mario Kart wiki: BRRES
    0:'darc' 4:fffe1c00||application/x-nintendo-darc|Nintendo 3DS archive|3dbrew: DARC
    0:'g_GCE_'||application/x-vectrex-rom|Vectrex cartridge|Vectrex programmer's manual, cartridge header
    0:00 1:'VSP' 4:00000000||application/x-playstation-save|Saved game|PlayStation 3: PSV format
    0:0000475246820d0a1a0a||application/x-newgrf|NewGRF add-on|OpenTTD: NewGRF specification, container version 2
    0:0020af30||image/x-nintendo-tpl|Textures|WiiBrew: TPL, image table header
    0:00ffffffffffffffffffff00 16:'SEGADISCSYSTEM'||application/x-sega-cd-rom|Sega CD disc, raw sectors|Sega: Mega-CD BIOS manual; ECMA-130, section 14
    0:00ffffffffffffffffffff00 16:'SEGA_SEGAKATANA'||application/x-dreamcast-rom|Dreamcast disc, raw sectors|Sega: IP.BIN; ECMA-130, section 14
    0:00ffffffffffffffffffff00 16:'SEGA_SEGASATURN'||application/x-saturn-rom|Saturn disc, raw sectors|Sega: disc format standards; ECMA-130, section 14
    0:0d000000 4:'SharkPortSave'||application/x-playstation2-save|Saved game|InterAct: SharkPort and X-Port, SPS format
    0:0d0a 2:'RezMgr_Version_1_Copyright'||application/x-lithtech-rez|Resources of a game|Monolith: LithTech, REZ format
    0:0e147475674a03fc4a15909dc3377f1b||application/x-unreal-locres|Texts of an Unreal game|Unreal Engine: TextLocalizationResource.cpp
    0:1e8c08||application/vnd.clonk.c4group|Clonk group|OpenClonk: CStdFile, C4GroupSwapMagic
    0:1fa6debacc137d74||application/x-msx-cas|MSX tape|fMSX: CAS format
    0:29de6cc0baa4532b25f5b7a5f666e2ee||model/x-granny|Granny model|RAD: Granny, magic of little endian; opengr2
    0:3412aa55||application/x-valve-pak|Valve archive|Valve developer community: VPK file format
    0:37804012||application/x-n64-rom|Nintendo 64 cartridge|N64brew: byte-swapped
    0:3780401200||application/x-n64-rom|Nintendo 64 cartridge|N64brew: byte-swapped
    0:40123780||application/x-n64-rom|Nintendo 64 cartridge|N64brew: little endian
    0:41525400 4:'ENCRYPTER100FREE'||application/x-rpgmaker-asset|RPG Maker picture or sound|libmagic: Magdir/games, Encrypterator 3000
    0:43154164 4:01||application/x-commodore-disk|Commodore disk|P. Schepers: X64 format
    0:44147212||application/x-quake-qvm|Program of a Quake III game|id Software: Quake III, qfiles.h, VM_MAGIC
    0:45147212||application/x-quake-qvm|Program of a Quake III game|ioquake3: qfiles.h, VM_MAGIC_VER2
    0:55aa382d00000020||application/x-nintendo-u8|Wii archive|WiiBrew: U8 archive
    0:57e0e05710c0c010||application/x-havok|Havok packfile|Havok: packfile header, magic numbers
    0:5850330d0a200a1a8b6701||application/x-xp3|KiriKiri archive|KiriKiri: XP3Archive.cpp
    0:73421300||image/x-basis|Basis universal texture|Binomial: basis_file_headers.h
    0:7f434e54||application/x-playstation-package|PlayStation 4 package|PS4 developer wiki: PKG files
    0:7f504b47||application/x-playstation-package|PlayStation 3 package|PS3 developer wiki: PKG files
    0:80371240||application/x-n64-rom|Nintendo 64 cartridge|N64brew: ROM header
    0:89485049||image/x-hemera|Hemera photo object|Hemera: HPI header
    0:91d51200 6:0000||application/x-gamemaker|GameMaker project|GameMaker 5 to 8: GMD, GM6, GMK and GM81 files, as LateralGM reads them (GmFileReader)
    0:9e2a83c1||application/x-unreal-package|Unreal package, big endian|UE Viewer: UnPackage.cpp, PACKAGE_FILE_TAG_REV
    0:ae0f38a2||application/x-gamecube-tgc|Demonstration of a GameCube|Yet Another GameCube Documentation; Dolphin: TGCBlob.h
    0:af534f4c||application/x-neverball-sol|Level of Neverball|Neverball: solid_base.c, MAGIC
    0:b867b0caf86db10f84728c7e5e19001e||model/x-granny|Granny model|RAD: Granny, magic of little endian; opengr2
    0:c1832a9e 4:f8ffffff||application/x-unreal-asset|Unreal asset|Unreal Engine: PackageFileSummary.cpp, versions of UE5
    0:c1832a9e 4:f9ffffff||application/x-unreal-asset|Unreal asset|Unreal Engine: PackageFileSummary.cpp, versions of UE4
    0:c1832a9e 4:faffffff||application/x-unreal-asset|Unreal asset|Unreal Engine: PackageFileSummary.cpp, versions of UE4
    0:c1832a9e 4:fcffffff||application/x-unreal-asset|Unreal asset|Unreal Engine: PackageFileSummary.cpp, versions of UE4
    0:c8c3c100||audio/x-hca|CRIWARE sound, encrypted|FFmpeg: hca.c
    0:dca24d00||application/x-playstation-trophies|Trophies of a PlayStation|PlayStation 3: TRP format, header
    0:dec057fa||application/x-papyrus-script|Compiled Papyrus script|Fallout 4: compiled script; Champollion
    0:fa57c0de||application/x-papyrus-script|Compiled Papyrus script|UESP wiki: compiled script, big endian
    16:'SEGADISCSYSTEM'||application/x-sega-cd-rom|Sega CD disc, raw sectors|Sega: Mega-CD BIOS manual
    16:'SEGA_SEGAKATANA'||application/x-dreamcast-rom|Dreamcast disc, raw sectors|Sega: IP.BIN
    16:'SEGA_SEGASATURN'||application/x-saturn-rom|Saturn disc, raw sectors|Sega: disc format standards
    192:24ffae51699aa221||application/x-nintendo-ds-rom|Nintendo DS cartridge|GBATEK: DS cartridge header
    1:'ATARI7800'||application/x-atari-7800-rom|Atari 7800 cartridge|A78 header
    1:03 8:aabb06 11:0000000000||application/x-genesis-rom|Mega Drive cartridge of a copier|Front Far East: Super Magic Drive, SMD header
    24:5d1c9ea3||application/x-wii-rom|Wii disc|Wiibrew: Wii disc
    256:'NCCH'||application/x-nintendo-3ds-rom|Nintendo 3DS title|3DBrew: NCCH
    256:'NCSD'||application/x-nintendo-3ds-rom|Nintendo 3DS cartridge|3DBrew: NCSD
    256:'SEGA_32X'||application/x-genesis-32x-rom|32X cartridge|Sega: ROM header
    256:'SEGA_GENESIS'||application/x-genesis-rom|Genesis cartridge|Sega: ROM header
    256:'SEGA_MEGA_DRIVE'||application/x-genesis-rom|Mega Drive cartridge|Sega: ROM header
    256:'SEGA_PICO'||application/x-sega-pico-rom|Pico cartridge|Sega: ROM header
    260:0110ceef000044aa||application/x-analogue-pocket-rom|Analogue Pocket cartridge|Analogue: Pocket, header logo
    260:ceed6666||application/x-gameboy-rom|Game Boy cartridge|Pan Docs: The cartridge header
    260:ceed6666 323:80||application/x-gameboy-color-rom|Game Boy Color cartridge|Pan Docs: The cartridge header, CGB flag
    260:ceed6666 323:c0||application/x-gameboy-color-rom|Game Boy Color cartridge|Pan Docs: The cartridge header, CGB flag
    28:c2339f3d||application/x-gamecube-rom|GameCube disc|Yet Another GameCube Documentation, section 13.1
    4:24ffae51699aa221||application/x-gba-rom|Game Boy Advance cartridge|GBATEK: GBA cartridge header
    """)
}
