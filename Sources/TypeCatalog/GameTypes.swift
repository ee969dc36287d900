// SPDX-License-Identifier: Apache-2.0

/// Games of consoles and computers.
enum GameTypes {
  /// Types that the operating system does not declare.
  static let thirdParty = #"""
    com.apple.chess.game|public.utf8-plain-text|game||game of Chess
    com.apple.chess.pgn|public.utf8-plain-text|pgn|application/vnd.chess-pgn application/x-chess-pgn|chess games
    com.rileytestut.delta.game|public.data|||game of an emulated console
    com.rileytestut.delta.game.ds|com.rileytestut.delta.game|nds ds|application/x-nintendo-ds-rom|Nintendo DS game
    com.rileytestut.delta.game.gba|com.rileytestut.delta.game|gba|application/x-gba-rom|Game Boy Advance game
    com.rileytestut.delta.game.gbc|com.rileytestut.delta.game|gbc gb|application/x-gameboy-rom application/x-gameboy-color-rom|Game Boy game
    com.rileytestut.delta.game.genesis|com.rileytestut.delta.game|gen smd|application/x-genesis-rom|Sega Genesis game
    com.rileytestut.delta.game.n64|com.rileytestut.delta.game|n64 z64|application/x-n64-rom|Nintendo 64 game
    com.rileytestut.delta.game.nes|com.rileytestut.delta.game|nes|application/x-nes-rom|Nintendo Entertainment System game
    com.rileytestut.delta.game.snes|com.rileytestut.delta.game|smc sfc fig|application/vnd.nintendo.snes.rom application/x-snes-rom|Super Nintendo game
    com.steampowered.appmanifest|public.plain-text|acf||Steam application manifest
    org.love2d.love-game|com.pkware.zip-archive|love|application/x-love-game|LÖVE game
    org.mapeditor.tiled.world|public.json|world||Tiled world
    public.retro.d64|public.data public.content|d64|application/x-c64-datadisk|Commodore 1541 disk image
    public.retro.g64|public.data|g64||Commodore disk image at the level of bits
    public.retro.p00|public.data|p00||program of a Commodore 64 emulator
    public.retro.prg|public.data|prg||Commodore program
    public.retro.t64|public.data|t64||Commodore tape image
    """#
}
