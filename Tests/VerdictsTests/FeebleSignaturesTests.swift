// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Verdicts

/// What must stand after a signature of two bytes before it is believed.
@Suite struct FeebleSignaturesTests {
  static let heads: [(mimeType: String, head: [UInt8], isChance: Bool)] = [
    ("application/vnd.hp-HPGL", Array("IN;SP1;PU0,0;PD100,-20".utf8), false),
    ("application/vnd.hp-HPGL", Array("PAM for Debian\n; more".utf8), true),
    ("application/x-adobe-aco", [0, 1, 0, 1, 0, 0] + Array(repeating: 9, count: 8), false),
    ("application/x-adobe-aco", [0, 1, 0, 1, 0, 0] + Array(repeating: 9, count: 9), true),
    ("application/x-adobe-aco", [0, 1, 0, 1] + Array(repeating: 9, count: 10), true),
    ("application/x-apple-rsr", [0, 0, 1, 0, 0, 0, 1, 4, 0, 0, 0, 4, 0, 0, 0, 30], false),
    ("application/x-apple-rsr", [0, 0, 1, 0, 2, 0, 3, 0, 2, 0, 1, 0, 4, 0, 5, 0], true),
    ("application/x-commodore-basic", [1, 8, 8, 8, 10, 0, 0x99, 0x41, 0, 0], false),
    ("application/x-commodore-basic", [1, 8, 8, 8, 10, 0, 0x99, 0x41, 1, 0, 0], true),
    ("application/x-commodore-basic", [1, 8, 0x31, 8, 0x31, 0x80, 0x30, 1, 8, 0x31], true),
    ("application/x-compress-ttcomp", [0, 6, 1, 2, 3], true), ("application/x-dosexec", [0xeb, 0x10, 0, 0], true),
    ("application/x-dosexec", Array("MZ".utf8), false),
    ("application/x-dosdriver", driver(strategy: 18), false), ("application/x-dosdriver", driver(strategy: 0), true),
    ("application/x-dc42-floppy-image", floppy(name: "Quay", sectors: 800), false),
    ("application/x-dc42-floppy-image", floppy(name: "Qu\u{1}y", sectors: 800), true),
    ("application/x-dc42-floppy-image", floppy(name: "", sectors: 800), true),
    ("message/news", Array("Article 1204 of news.quay:".utf8), false),
    ("message/news", Array("Article 12\n1. Every boat has a berth.".utf8), true),
    ("message/news", Array("Xref: quay 12".utf8), false),
    ("application/marc", Array("00714cam a2200205 a 4500".utf8), false),
    ("application/marc", Array("00714cam a22     8 a 4500".utf8), true),
    ("application/marc", [0x30, 0x30, 0x37, 1, 0x34], true),
    ("application/x-arj", [0x60, 0xea, 40, 0, 30], false), ("application/x-arj", [0x60, 0xea, 40, 0, 41], true),
    ("application/x-compress", [0x1f, 0x9d, 0x90], false), ("application/x-compress", [0x1f, 0x9d, 7], true),
    ("application/x-cpio", member(length: 5), false), ("application/x-cpio", member(length: 4), true),
    ("application/x-cpio", Array("070701".utf8), false),
    ("application/x-ibm-dsk", [0xaa, 0x5a, 0xf9], false), ("application/x-ibm-dsk", [0xaa, 0x5a, 0x98], true),
    // No width at all, and the sum that goes with it.
    ("application/x-tex-tfm", [16, 2, 65, 65, 0, 2, 2, 1, 0, 0, 0, 2].flatMap { [0, $0] }, true),
    ("application/x-tex-tfm", metric(words: 18), false), ("application/x-tex-tfm", metric(words: 19), true),
    ("application/zlib", [0x48, 0x89, 0xfd, 0x53, 0x48, 0x83, 0xec, 0x38, 0x64, 0x48, 0x8b, 4, 0x25], true),
    ("audio/mpeg", frame + frame, false), ("audio/mpeg", frame.dropLast() + frame, true),
    ("audio/mpeg", frame + Array("TAG the tide".utf8), false),
    ("audio/mpeg", frame + [0xff, 0xfd, 0x90, 0, 0, 0, 0], true),
    ("audio/mpeg", Array("ID3".utf8) + [4, 0, 0, 0, 0, 0, 0], false),
    (
      "audio/x-hx-aac-adts", Array(repeating: [0xff, 0xf1, 0x50, 0x80, 1, 0, 0xfc, 7], count: 3).flatMap(\.self), false
    ),
    ("audio/x-hx-aac-adts", [0xff, 0xf1, 0x50, 0x80, 1, 0, 0xfc, 7, 7, 7, 7, 7, 7, 7, 7], true),
    ("image/x-pcx", [10, 5, 1, 8, 0, 0, 0, 0, 9, 0, 9, 0], false),
    ("image/x-pcx", [10, 4, 0, 99, 0, 0, 0, 0, 9, 0, 9, 0], true),
    ("video/mpeg4-generic", [0, 0, 1, 0xb0, 1, 0, 0, 1, 0xb5, 9], false),
    ("video/mpeg4-generic", [0, 0, 1, 0xb0, 0x20, 0x10, 5, 0, 0x3c, 0x12], true),
    ("image/x-portable-greymap", Array("P5\n# quay\n24 7\n255\n".utf8), false),
    ("image/x-portable-greymap", Array("P5 school".utf8), true),
    ("image/x-portable-pixmap", Array("P7\nWIDTH 24".utf8), false),
    ("image/x-portable-pixmap", Array("P6 12".utf8), true),
    ("application/x-dzip", Array("DZ".utf8) + [2, 9, 12, 0, 0, 0, 1, 0, 0, 0, 1, 0], false),
    ("application/x-dzip", Array("DZ is no archive.".utf8), true),
    ("application/x-lx-executable", Array("LX".utf8) + [0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 0], false),
    ("application/x-lx-executable", Array("LX".utf8) + Array(repeating: 0, count: 12), true),
    ("application/x-object", [0x80, 3, 0, 1, 0x61, 0x1b], false),
    ("application/x-object", [0x80, 3, 0, 2, 0x61, 0], true),
    ("application/x-terminfo", [0x1a, 1, 20, 0, 3, 0, 15, 0, 40, 0], false),
    ("application/x-terminfo", [0x1a, 1] + Array(" of the harbour".utf8), true),
    ("application/x-ibm-rom", [0x55, 0xaa, 1] + Array(repeating: 0, count: 508) + [0], false),
    ("application/x-ibm-rom", [0x55, 0xaa, 1] + Array(repeating: 0, count: 508) + [1], true),
    ("application/x-lanalyzer", [7, 0x10, 2, 0, 0, 0, 5, 0x10], false),
    ("application/x-lanalyzer", [7, 0x10, 2, 0, 0, 0, 5, 0x11], true),
    ("application/x-lzma", [0x5d, 0, 0, 0x80, 0] + Array(repeating: 0xff, count: 8) + [0, 1], false),
    ("application/x-lzma", [0x5d, 0, 0, 0x81, 0] + Array(repeating: 0xff, count: 8) + [0, 1], true),
    ("application/x-matlab-data", Array("MATLAB 5.0".utf8), false),
    (
      "application/x-matlab-data",
      [0, 0, 0, 0, 2, 0, 0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0] + Array("a".utf8) + [0, 7], false
    ),
    ("application/x-matlab-data", Array(repeating: 0, count: 64), true),
    ("application/zlib", [0x78, 0x9c, 0x4b, 0x4c, 4, 0, 0, 0x62], false), ("application/zlib", [0x78, 0x01, 0], true),
    ("application/zlib", [0x78, 0x9c, 7, 0, 4, 0, 0, 0x62], true),
    ("application/zlib", [0x78, 0x01, 1, 1, 0, 0xfe, 0xff, 0x61], false),
    ("application/zlib", [0x78, 0x01, 1, 1, 0, 1, 0, 0x61], true),
    ("audio/mp4", [0, 0, 0, 16] + Array("ftypM4A ".utf8), false),
    ("audio/mp4", [0, 0, 0, 16] + Array("ftypMSNV".utf8), true),
    ("audio/x-syx", [0xf0, 0x7e, 1, 2, 3, 0xf7], false), ("audio/x-syx", [0xf0, 0x7e, 1, 2, 3, 0x90], true),
    ("font/x-amiga-font", fontContents("quay/8"), false), ("font/x-amiga-font", fontContents("quay"), true),
    ("image/x-atari-degas", [0, 0] + Array(repeating: 7, count: 32) + Array(repeating: 0, count: 32_000), false),
    ("image/x-atari-degas", [0, 0] + Array(repeating: 7, count: 32) + Array(repeating: 0, count: 600), true),
    ("image/x-atari-degas", [0, 0] + Array(repeating: 0x77, count: 32) + Array(repeating: 0, count: 600), true),
    ("image/x-gem", [0, 1, 0, 8, 0, 1, 0, 2, 0, 85, 0, 85, 0, 16, 0, 4], false),
    ("image/x-gem", [0, 1, 0, 8, 0, 7, 0, 2, 0, 85, 0, 85, 0, 16, 0, 4], true),
    ("image/x-sony-tim", [16, 0, 0, 0, 2, 0, 0, 0, 20, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0], false),
    ("image/x-sony-tim", [16, 0, 0, 0, 2, 0, 0, 0, 21, 0, 0, 0, 0, 0, 0, 0, 2, 0, 2, 0], true),
    ("image/x-tga", [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 4, 0, 24, 0x20], false),
    ("image/x-tga", [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 4, 0, 23, 0x20], true),
    ("image/x-tga", [0, 1, 1, 0, 0, 16, 0, 24, 0, 0, 0, 0, 4, 0, 4, 0, 8, 0x20], false),
    ("image/x-tga", [0, 1, 1, 0, 0, 16, 0, 7, 0, 0, 0, 0, 4, 0, 4, 0, 8, 0x20], true),
    // A grey picture of one bit, true colours of eight bits, and a place in a colour map that is not there.
    ("image/x-tga", [0, 0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 4, 0, 1, 0x20], false),
    ("image/x-tga", [0, 0, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 4, 0, 8, 0x20], true),
    ("image/x-tga", [0, 0, 2, 9, 0, 0, 0, 0, 0, 0, 0, 0, 4, 0, 4, 0, 24, 0x20], true),
    // Whatever is not in the list is believed.
    ("image/png", [], false),
  ]

  /// A frame of MPEG audio, layer III, of 128 kbit/s and 44.1 kHz.
  private static let frame: [UInt8] = [0xff, 0xfb, 0x90, 0] + Array(repeating: 7, count: 413)

  /// A member of an old binary archive whose name has four letters and a zero.
  private static func member(length: UInt8) -> [UInt8] {
    [0xc7, 0x71] + Array(repeating: 0, count: 18) + [length, 0, 0, 0, 0, 0] + Array("quay".utf8) + [0]
  }

  /// The lengths of a font metric of one character.
  private static func metric(words: UInt8) -> [UInt8] {
    [words, 2, 65, 65, 2, 2, 2, 1, 0, 0, 0, 2].flatMap { [0, $0] }
  }

  /// The header of a character device, whose entry points stand after it or nowhere.
  private static func driver(strategy: UInt8) -> [UInt8] {
    [0xff, 0xff, 0xff, 0xff, 0, 0x80, strategy, 0, 0x40, 0] + Array("QUAY    ".utf8)
  }

  /// One size of a font at a path.
  private static func fontContents(_ path: String) -> [UInt8] {
    [0x0f, 0, 0, 1] + Array(path.utf8) + Array(repeating: 0, count: 256 - path.utf8.count) + [0, 8, 0, 0]
  }

  /// The header of a disk image with a tag for each sector.
  private static func floppy(name: String, sectors: Int) -> [UInt8] {
    let text = Array(name.utf8)
    let (size, tags) = (sectors * 512, sectors * 12)
    let lengths = [size, tags].flatMap { number in [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) } }
    return [UInt8(text.count)] + text + Array(repeating: 0, count: 63 - text.count) + lengths
      + Array(repeating: 0, count: 8) + [1, 0x22, 1, 0] + Array(repeating: 0, count: 512)
  }

  @Test(arguments: heads.indices) func asksForMore(_ index: Int) {
    let (mimeType, head, isChance) = Self.heads[index]
    let isFormat = FeebleSignatures.check(of: mimeType)?(head) ?? true
    #expect(isFormat == !isChance, "\(mimeType) \(head.prefix(24))")
  }

  @Test(arguments: heads.indices) func survivesEveryPrefix(_ index: Int) {
    let (mimeType, head, _) = Self.heads[index]
    for count in 0...head.count { _ = FeebleSignatures.check(of: mimeType)?(Array(head.prefix(count))) }
  }
}
