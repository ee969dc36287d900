// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import Magic

/// Small databases of random records that file(1) compiles, against libmagic, with an index and without.
@Suite(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
struct GeneratedSourceTests {
  private static let words = [
    "foo", "bar", "Hello", "WORLD", "a\\ b", "\\ \\ x", "ab\\ \\ cd", "foobarbaz", "q", "\\0", "\\x80z", "[x]",
  ]
  private static let expressions = [
    "foo", "foobarbaz", "ab+c", "a.c", "^foo", "bar$", "^[\\ \\t]*foo", "a|b", "(ab|cd)+e", "[[:alpha:]]+z", "x{2}",
  ]
  /// Records that all at once belong to, each with the letter that its value may have in front of it.
  private static let numbers = [
    "byte", "ubyte", "short", "beshort", "leshort", "long", "belong", "lelong", "melong", "quad", "bequad",
  ]
  private static let pieces = [
    "foo", "bar", "Hello", "WORLD", "a b", "  x", "ab  cd", "foobarbaz", "q", "\n", " ", "\tfoo", "\nfoo", "abc\n",
    "ababe", "zzz", "xx", "FOO", "hello", "bar\n",
  ]
  private static let binaryPieces = ["\0", "\u{3}foo", "\0\u{3}bar", "f\0o\0o\0", "\0f\0o\0o", "\u{1}", "\u{4}foo"]

  /// Chooses texts for a database and its files.
  private struct Author {
    var generator: SeededGenerator

    mutating func one<Choices: Collection>(of choices: Choices) -> Choices.Element {
      guard let choice = choices.randomElement(using: &generator) else { preconditionFailure("no choice") }
      return choice
    }

    /// An offset of a record: fixed, read from the file, or counted from the end or from the record before.
    mutating func offset(isFirst: Bool) -> String {
      let place = one(of: [0, 0, 0, 1, 2, 4, 8, 20])
      let width = one(of: "bslBSL")
      switch Int.random(in: 0..<12, using: &generator) {
      case 0..<5: return "\(place)"
      case 5: return "(\(place).\(width))"
      case 6: return "(\(place).\(width)\(one(of: "+-&"))\(one(of: [1, 3, 8])))"
      case 7, 8: return "-\(one(of: [1, 4, 7, 8, 20, 60]))"
      default: return isFirst ? "0" : "&\(one(of: [0, 1, 2, 4]))"
      }
    }

    /// A type with its modifiers, what it is compared with, and what is said of it.
    ///
    /// That a search finds nothing is not asked for: libmagic crashes where there was nothing to search.
    mutating func test(_ number: Int) -> String {
      switch Int.random(in: 0..<7, using: &generator) {
      case 0, 1:
        let value = one(of: ["x", "0x66", "!0x20", ">0x40", "<0x60", "&0x20", "^0x01", "0x6f66", "=0x666f", "<7"])
        return "\(one(of: numbers))\(one(of: ["", "", "&0x7f", "&0xff00", "^1", "+1"]))\t\(value)\tN\(number)"
      case 2:
        let modifiers = one(of: ["", "", "/c", "/C", "/W", "/w", "/t", "/b", "/T", "/cW", "/4", "/wb"])
        return "string\(modifiers)\t\(one(of: ["", "", ">", "<", "!", "="]))\(one(of: words))\tS\(number) [%s]"
      case 3:
        let range = one(of: ["/1", "/2", "/16", "/100", "/4096", "/100/c", "/16/W", "/64/w", "/b/100", "/100/s"])
        return "search\(range)\t\(one(of: words))\tF\(number)"
      case 4:
        let range = one(of: ["", "", "/c", "/1l", "/3l", "/50", "/s", "/200", "/4l/c"])
        return "regex\(range)\t\(one(of: expressions))\tR\(number)"
      case 5:
        let length = one(of: ["", "/B", "/H", "/h", "/L", "/l", "/HJ", "/BJ"])
        return "pstring\(length)\t\(one(of: ["", ">"]))\(one(of: words))\tP\(number)"
      default: return one(of: ["default\tx\tD\(number)", "clear\tx", "lestring16\tfoo\tL", "bestring16\tfoo\tB"])
      }
    }

    /// A first record and those below it.
    mutating func group(_ number: Int) -> String {
      var text = "\(offset(isFirst: true))\t\(test(number))\n"
      var level = 0
      for _ in 0..<Int.random(in: 0...3, using: &generator) {
        level = Int.random(in: 1...(level + 1), using: &generator)
        text += String(repeating: ">", count: level) + "\(offset(isFirst: false))\t\(test(number))\n"
      }
      return text
    }

    mutating func source() -> String { (1...Int.random(in: 1...6, using: &generator)).map { group($0) }.joined() }

    mutating func file() -> [UInt8] {
      let isBinary = Int.random(in: 0..<5, using: &generator) < 2
      let length = one(of: [18, 36, 120, 360, 2400, 18_000])
      var bytes: [UInt8] = []
      while bytes.count < length { bytes += one(of: isBinary ? pieces + binaryPieces : pieces).utf8 }
      return bytes
    }
  }

  /// What file(1) makes of a source.
  private static func compiled(_ source: String) throws -> [UInt8]? {
    let directory = try TemporaryDirectory()
    let path = try directory.write(source, to: "source")
    _ = try Program.run("/usr/bin/file", ["-C", "-m", path], directory: directory.path)
    return (try? Data(contentsOf: URL(filePath: path + ".mgc"))).map { Array($0) }
  }

  /// Compares the answers for each file, walking over the records, and with the index that later files have.
  private func compare(_ files: [[UInt8]], by image: [UInt8], _ options: MagicOptions, _ source: String) throws -> Int {
    let oracle = try #require(LibMagicOracle(image: image))
    var late = MagicEvaluator(try MagicDatabase(images: [image], label: "late"))
    for _ in 0..<(MagicDatabase.fewFiles + 1) { _ = late.evaluate([1].span, of: MagicSubject(), options: []) }
    var told = 0
    for file in files {
      let subject = MagicSubject()
      let expected = oracle.examine(file, options)
      var early = MagicEvaluator(try MagicDatabase(images: [image], label: "early"))
      #expect(
        early.evaluate(file.span, of: subject, options: options) == expected, "walking: \(source)\(file.prefix(80))")
      #expect(
        late.evaluate(file.span, of: subject, options: options) == expected, "indexed: \(source)\(file.prefix(80))")
      if case .answer(let answer) = expected, answer.contains(where: { (0x31...0x36).contains($0) }) { told += 1 }
    }
    return told
  }

  @Test(arguments: 0..<16) func answersLikeLibMagicForRandomRecords(_ seed: Int) throws {
    var author = Author(generator: SeededGenerator(seed: UInt64(seed)))
    var told = 0
    for _ in 0..<TestShare.rounds(10) {
      let source = author.source()
      let files = (0..<6).map { _ in author.file() }
      guard let image = try Self.compiled(source) else { continue }
      told += try compare(files, by: image, author.one(of: [[], [], .allMatches]), source)
    }
    #expect(told >= TestShare.ofAtLeast(1))
  }

  /// Texts behind an offset that counts from the end or is read from the file, and lengths and blanks at their limits.
  @Test(arguments: [
    ("-7\tpstring/B\tfoo\tHIT1\n", "abcdef\u{3}foo..."), ("-8\tbestring16\tfoo\tHIT1\n", "abcd\0f\0o\0o.."),
    ("-100\tregex\tfoobarbaz\tHIT1\n", String(repeating: "a line\n", count: 12_000) + "foobarbaz\n"),
    ("-100\tsearch/80\tfoobarbazqux\tHIT1\n", String(repeating: "a line\n", count: 30_000) + "foobarbazqux\n"),
    ("(4.s)\tregex\tfoobarbaz\tHIT1\n", "aaaaJB" + String(repeating: "a line\n", count: 3_000) + "foobarbaz\n"),
    ("0\tpstring/BJ\t>\\0\tHIT1\n", "\0abc"), ("0\tstring/T\tx\tHIT1 [%s]\n>&0\tbyte\tx\t%d\n", "  \0ab\u{1}"),
    ("-1\tbestring16\t>Hello\tHIT1\n", "dd"),
  ])
  func answersLikeLibMagicAtTheEdges(_ source: String, _ file: String) throws {
    let image = try #require(try Self.compiled(source))
    for options in [[], .allMatches] as [MagicOptions] {
      _ = try compare([Array(file.utf8), Array("other".utf8), Array(file.utf8)], by: image, options, source)
    }
  }

  /// A complaint names the line of the database.
  @Test func complainsLikeLibMagic() throws {
    let source = "0\tname\tpart\n>-2\tbyte\tx\tHIT\n0\tstring\tfoo\n>2\tuse\tpart\n"
    let image = try #require(try Self.compiled(source))
    _ = try compare([Array("foobar".utf8)], by: image, [], source)
  }
}
