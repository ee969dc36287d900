// SPDX-License-Identifier: Apache-2.0
import Foundation
import Magic
import TestSupport
import Testing

/// A small database that libmagic itself has compiled: in every version and damaged in every way.
@Suite(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
struct CompiledDatabaseTests {
  private static let source = """
    0 string ABC first
    !:mime x/first
    !:ext abc/ab
    !:apple TEXTttxt
    >4 ubyte >3 \\b, byte %u
    >>(4.b) lelong&0xff 0x11 through a pointer
    >(6.s+2) beshort x \\b, short %#x
    >8 use part
    >16 offset x \\b, at %lld
    0 name part
    >0 leshort x \\b, part %d
    >2 use \\^other
    >&0 default x
    >>0 clear x
    0 name other
    >0 beshort x \\b, other %d
    0 search/64 needle has a needle
    >&0 regex/32 [0-9]+ \\b, number %s
    0 pstring/H x
    >0 pstring/H >zz long %s
    4 lestring16 wide wide %s
    -4 belong 0xCAFEBABE trailer
    8 bedouble >1.5 double %g
    12 lefloat <-2 float %f
    0 guid 01020304-0506-0708-090A-0B0C0D0E0F10 a guid
    0 ledate x
    >0 ledate&0xffffff00 0x5f000000 dated %s
    0 octal 1234567 octal
    0 byte&0x80 0x80
    >0 byte ^0x01 even %x
    >>1 indirect x \\b, then

    """

  private let image: [UInt8]
  private let samples: [[UInt8]]

  init() throws {
    let directory = try TemporaryDirectory()
    let path = try directory.write(Self.source, to: "small")
    _ = try Program.run("/usr/bin/file", ["-C", "-m", path], directory: directory.path)
    image = Array(try Data(contentsOf: URL(filePath: path + ".mgc")))
    var generator = SeededGenerator(seed: 5)
    let texts = [
      "ABC\u{1}\u{9}\0\u{8}\0\u{11}\0\0\0ABCDEFGH", "some needle here 42\n", "w\0i\0d\0e\0", "plain\n", "0001234567\n",
      "\0\u{2}zzz", "abc",
    ]
    samples =
      texts.map { Array($0.utf8) } + texts.map { Array($0.utf8) + [0xCA, 0xFE, 0xBA, 0xBE] }
      + (0..<20).map { _ in generator.bytes(Int.random(in: 1...80, using: &generator)) }
  }

  private func answers(_ image: [UInt8], _ sets: [MagicOptions] = LibMagicOracle.optionSets) throws -> [MagicOutcome] {
    var evaluator = MagicEvaluator(try MagicDatabase(images: [image], label: "small"))
    return samples.flatMap { bytes in
      sets.map { evaluator.evaluate(bytes.span, of: MagicSubject(fileSize: bytes.count), options: $0) }
    }
  }

  @Test func answersLikeLibMagic() throws {
    let directory = try TemporaryDirectory()
    let oracle = try #require(LibMagicOracle(database: directory.write(image, to: "small.mgc")))
    var evaluator = MagicEvaluator(try MagicDatabase(images: [image], label: "small"))
    for bytes in samples {
      for options in LibMagicOracle.optionSets {
        let mine = evaluator.evaluate(bytes.span, of: MagicSubject(), options: options)
        #expect(
          mine == oracle.examine(bytes, options),
          "\(bytes), options \(String(options.rawValue, radix: 16))")
      }
    }
  }

  /// The same records as versions 20 and 21 lay them out: flags and level change places, extensions have more room.
  static func rewritten(_ image: [UInt8], to version: UInt8) -> [UInt8] {
    var result = Array(image.prefix(16)) + [UInt8](repeating: 0, count: 416)
    result[4] = version
    for start in stride(from: 376, to: image.count, by: 376) {
      var record = Array(image[start..<start + 376]) + [UInt8](repeating: 0, count: 56)
      (record[0], record[1], record[2]) = (image[start + 2], 0, image[start])
      if version == 21 {
        for place in [6, 7] where record[place] >= 50 { record[place] += 2 }
      }
      result += record
    }
    return result
  }

  @Test(arguments: [20, 21] as [UInt8])
  func answersTheSameInEveryVersion(_ version: UInt8) throws {
    // Tapes are tested for from version 20 on, which nothing here is.
    #expect(try answers(Self.rewritten(image, to: version)) == answers(image))
  }

  /// A damaged database is an error or answers something, but never ends the process.
  @Test(arguments: [18, 20, 21] as [UInt8])
  func survivesDamage(_ version: UInt8) throws {
    let whole = version == 18 ? image : Self.rewritten(image, to: version)
    var generator = SeededGenerator(seed: UInt64(version))
    var errors = 0
    for _ in 0..<300 {
      var bytes = whole
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: bytes.removeLast(Int.random(in: 0..<bytes.count, using: &generator))
      case 1: bytes[Int.random(in: 0..<16, using: &generator)] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
      default:
        for _ in 0..<Int.random(in: 1...40, using: &generator) {
          bytes[Int.random(in: 16..<bytes.count, using: &generator)] = UInt8.random(in: 0...255, using: &generator)
        }
      }
      do {
        #expect(try answers(bytes, [[], .mime, .allMatches]).count == samples.count * 3)
      } catch let error as MagicDatabaseError {
        errors += 1
        #expect(error.description.contains("small"))
      }
    }
    #expect(errors > 30)
  }

  /// Every length but the right one is an error.
  @Test func refusesEveryTruncation() {
    for length in stride(from: 0, to: image.count, by: 47) {
      #expect(throws: MagicDatabaseError.self) {
        try MagicDatabase(images: [Array(image.prefix(length))], label: "small")
      }
    }
  }
}
