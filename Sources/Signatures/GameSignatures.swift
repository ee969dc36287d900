// SPDX-License-Identifier: Apache-2.0
import Detection

/// What games are made of: archives, models, sprites, sound banks and scripts of engines; `SignatureIndex` tells how a line is
/// written.
enum GameSignatures {
  static let table = TypeTable(
    """
    0:'@UTF'||application/x-criware-utf|CRIWARE table|VGMToolbox: CRI UTF table
    0:'AFS' 3:00||application/x-criware-afs|CRIWARE archive|vgmstream: AFS container
    0:'AFS2'||application/x-criware-afs2|CRIWARE sound archive|vgmstream: awb.c
    0:'BKHD'||audio/x-wwise-bank|Wwise sound bank|vgmstream: wwise bank
    0:'BSA' 3:00||application/x-bethesda-bsa|Game archive|UESP wiki: BSA file format
    0:'BTDX'||application/x-bethesda-ba2|Game archive|Fallout 4: BA2, header
    0:'FSB3'||audio/x-fsb|FMOD sound bank|vgmstream: fsb.c
    0:'FSB4'||audio/x-fsb|FMOD sound bank|vgmstream: fsb.c
    0:'FSB5' 5:000000||audio/x-fsb|FMOD sound bank|vgmstream: fsb5.c
    0:'GDPC' 5:000000||application/x-godot-pack|Godot pack|Godot: file_access_pack.h, PACK_HEADER_MAGIC
    0:'GDSC' 5:000000||application/x-godot-script|Compiled Godot script|Godot: gdscript_tokenizer_buffer.cpp
    0:'HCA' 3:00||audio/x-hca|CRIWARE sound|FFmpeg: hca.c
    0:'IDPO' 4:06000000||model/x-quake-mdl|Quake model|id Software: Quake, modelgen.h
    0:'IDSP' 4:01000000||application/x-quake-sprite|Quake sprite|id Software: Quake, spritegn.h
    0:'IDSP' 4:02000000||application/x-half-life-sprite|Half-Life sprite|Valve: Half-Life SDK, spritegn.h
    0:'IDSQ' 4:0a000000||model/x-half-life-mdl|Half-Life sequences|Valve: Half-Life SDK, studio.h
    0:'IDST' 4:0a000000||model/x-half-life-mdl|Half-Life model|Valve: Half-Life SDK, studio.h
    0:'IDST' 5:000000||model/vnd.valve.source.mdl|Source engine model|Valve: Source SDK, studio.h
    0:'KenSilverman'||application/x-build-grp|Build engine archive|K. Silverman: Build, GRP format
    0:'NUS3'||audio/x-nus3|Namco sound bank|vgmstream: nus3bank.c
    0:'OTTD' 4:00||application/x-openttd-savegame|OpenTTD game|OpenTTD: saveload.cpp, formats of saved games
    0:'OTTN' 4:00||application/x-openttd-savegame|OpenTTD game|OpenTTD: saveload.cpp, formats of saved games
    0:'OTTX' 4:00||application/x-openttd-savegame|OpenTTD game|OpenTTD: saveload.cpp, formats of saved games
    0:'OTTZ' 4:00||application/x-openttd-savegame|OpenTTD game|OpenTTD: saveload.cpp, formats of saved games
    0:'RENPY_RPC2'||application/x-renpy-script|Compiled Ren'Py script|Ren'Py: script.py, RPYC2_HEADER
    0:'RPA-2.0_'||application/x-renpy-archive|Ren'Py archive|Ren'Py: loader.py
    0:'RPA-3.0_'||application/x-renpy-archive|Ren'Py archive|Ren'Py: loader.py
    0:'RSCC' 5:000000||application/x-godot-resource|Compressed Godot resource|Godot: resource_format_binary.cpp
    0:'RSRC' 4:00000000||application/x-godot-resource|Godot resource|Godot: resource_format_binary.cpp
    0:'SDBK'||audio/x-xact-sound-bank|XACT sound bank|Microsoft: XACT
    0:'SHPI'||image/x-ea-fsh|Electronic Arts textures|Need for Speed: FSH format
    0:'Simutrans_object_file'||application/x-simutrans-pak|Simutrans objects|Simutrans: makeobj
    0:'TES3' 16:'HEDR'||application/x-bethesda-plugin|Morrowind plugin|UESP wiki: Morrowind mod file format
    0:'TES4' 20:'HEDR'||application/x-bethesda-plugin|Oblivion plugin|UESP wiki: Oblivion mod file format
    0:'TES4' 24:'HEDR'||application/x-bethesda-plugin|Skyrim plugin|UESP wiki: Skyrim mod file format
    0:'VAGp'||audio/x-vag|PlayStation sound|FFmpeg: vag.c
    0:'WAD2' 6:0000||application/x-quake-wad|Quake textures|id Software: Quake, wad.h
    0:'WAD3' 6:0000||application/x-quake-wad|Half-Life textures|Valve: Half-Life SDK, wad.h
    0:'WBND'||audio/x-xact-wave-bank|XACT wave bank|FFmpeg: xwma and XACT notes; Microsoft: xact3wb.h
    0:'g_GCE_'||application/x-vectrex-rom|Vectrex cartridge|Vectrex programmer's manual, cartridge header
    0:0000475246820d0a1a0a||application/x-newgrf|NewGRF add-on|OpenTTD: NewGRF specification, container version 2
    0:1fa6debacc137d74||application/x-msx-cas|MSX tape|fMSX: CAS format
    0:3412aa55||application/x-valve-pak|Valve archive|Valve developer community: VPK file format
    0:5850330d0a200a1a8b6701||application/x-xp3|KiriKiri archive|KiriKiri: XP3Archive.cpp
    0:73421300||image/x-basis|Basis universal texture|Binomial: basis_file_headers.h
    0:89485049||image/x-hemera|Hemera photo object|Hemera: HPI header
    0:c8c3c100||audio/x-hca|CRIWARE sound, encrypted|FFmpeg: hca.c
    """)
}
