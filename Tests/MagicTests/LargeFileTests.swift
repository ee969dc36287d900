// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import Glibc
import Magic
import TestSupport
import Testing

/// Files longer than what is looked at: records that count from the end see the last bytes, all others the first.
@Suite(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
struct LargeFileTests {
  /// Records that count from the end, for binaries and for texts, at distances inside and outside of each window, and
  /// continuations of all kinds.
  private static let source = """
    -4 belong 0xCAFEBABE cafe
    >0 belong x \\b, last %#x
    >-4 ubyte x \\b, four %u
    >&0 offset x \\b, at %lld
    >-12 ubelong x \\b, twelve %#x
    >>&0 ubelong x \\b, then %#x
    >-16 use trailer
    >(-8.l) ulong x \\b, pointed %u
    -512 string/b koly trailer far behind
    >4 beshort x \\b, version %d
    -100 search/64 needle needle near the end
    >&0 offset x \\b, at %lld
    -100 search/64/t thread thread near the end
    >&0 offset x \\b, at %lld
    -5 string TAIL\\n text with a tail
    >-9 string x \\b, after %.4s
    -66000 string FARTEXT text far from the end
    -7340032 beshort 0x1234 a window from the end
    -7340033 beshort 0x1235 more than a window from the end
    0 string HEADTEXT text by its head
    >-5 string x \\b, ends with %.4s
    0 belong 0x7F484D4C binary by its head
    >-4 belong x \\b, ends with %#x
    >4 indirect x \\b, then
    0 name trailer
    >0 belong x \\b, named %#x

    """

  /// The bytes that libmagic and `MagicLimits` look at.
  private static let window = MagicLimits().bytes

  private static let lengths = [
    window - 1, window, window + 1, window + 4, 2 * window + 7,
  ]

  private let directory: TemporaryDirectory
  private let path: String
  private let text = Array(String(repeating: "a line of text that says nothing much\n", count: 1900).utf8)

  init() throws {
    directory = try TemporaryDirectory()
    path = directory.path + "/large"
  }

  /// Writes a file of zeroes with pieces of bytes at places, which takes no more room than they do.
  private func write(_ length: Int, _ pieces: [(place: Int, bytes: [UInt8])]) throws {
    let number = try #require(Optional(open(path, O_RDWR | O_CREAT | O_TRUNC, 0o600)).flatMap { $0 < 0 ? nil : $0 })
    defer { close(number) }
    for piece in pieces where piece.place >= 0 && piece.place + piece.bytes.count <= length {
      #expect(pwrite(number, piece.bytes, piece.bytes.count, off_t(piece.place)) == piece.bytes.count)
    }
    #expect(ftruncate(number, off_t(length)) == 0)
  }

  private func expectSameAnswers(
    _ examiner: inout MagicFileExaminer, _ oracle: LibMagicOracle, _ label: String,
    _ sets: [MagicOptions] = LibMagicOracle.optionSets
  ) {
    for options in sets {
      let mine = examiner.examine(FilePath(path), options: options)
      #expect(mine == oracle.examine(path: path, options), "\(label), options \(String(options.rawValue, radix: 16))")
    }
  }

  @Test(arguments: lengths)
  func answersLikeLibMagicFromTheEnd(_ length: Int) throws {
    let source = try directory.write(Self.source, to: "small")
    _ = try Program.run("/usr/bin/file", ["-C", "-m", source], directory: directory.path)
    let oracle = try #require(LibMagicOracle(database: source + ".mgc"))
    var examiner = MagicFileExaminer(try MagicDatabase(paths: [source + ".mgc"]))
    let heads: [(String, [UInt8])] = [
      ("zeroes", []), ("text", text), ("text by its head", Array("HEADTEXT\n".utf8) + text),
      ("binary", [0x7F, 0x48, 0x4D, 0x4C, 0, 0, 0, 1, 0x12, 0x34]),
      ("UTF-16", [0xFF, 0xFE] + text.flatMap { [$0, 0] }),
      ("cafe at its end", [0xCA, 0xFE, 0xBA, 0xBE]),
    ]
    let tails: [(String, [(Int, [UInt8])])] = [
      ("nothing", []), ("cafe", [(16, [1, 2, 3, 4, 5, 6, 7, 8, 4, 0, 0, 0, 0xCA, 0xFE, 0xBA, 0xBE])]),
      ("koly", [(512, Array("koly".utf8) + [0, 4])]), ("needle", [(60, Array("needle".utf8))]),
      ("thread", [(60, Array("thread and more\n".utf8))]), ("tail", [(9, Array("last".utf8) + Array("TAIL\n".utf8))]),
      ("far text", [(66000, Array("FARTEXT".utf8))]),
      ("a window", [(Self.window, [0x12, 0x34]), (Self.window + 1, [0x12])]),
      ("more than a window", [(Self.window + 1, [0x12, 0x35])]),
    ]
    let pairs = heads.flatMap { head in tails.map { (head: head, tail: $0) } }
    for (head, tail) in TestShare.of(pairs) {
      try write(length, [(0, head.1)] + tail.1.map { (length - $0.0, $0.1) })
      let label = "\(length) bytes, \(head.0), \(tail.0)"
      expectSameAnswers(&examiner, oracle, label, [[], .mimeType, .allMatches, [.skipsEncoding, .allMatches]])
    }
  }

  /// The installed database, over samples that are cut in two: their beginning at the beginning, their end at the end.
  @Test(arguments: [window + 1, 2 * window + 3])
  func answersLikeLibMagicOverStretchedCorpus(_ length: Int) throws {
    let oracle = try #require(LibMagicOracle())
    var examiner = MagicFileExaminer(try MagicDatabase(paths: [LibMagicOracle.databasePath]))
    for (number, sample) in TestShare.of(Corpus.samples.enumerated()) where number % 16 == length % 16 {
      let bytes = try Corpus.bytes(of: sample)
      guard bytes.count < length / 2 else { continue }
      try write(length, [(0, bytes), (length - bytes.count, bytes)])
      expectSameAnswers(&examiner, oracle, "\(sample.path) in \(length) bytes", [.allMatches])
    }
  }

  /// Disk images and tags that are told by their last bytes, after texts and binaries.
  @Test func answersLikeLibMagicForTrailers() throws {
    let oracle = try #require(LibMagicOracle())
    var examiner = MagicFileExaminer(try MagicDatabase(paths: [LibMagicOracle.databasePath]))
    let length = 3 * Self.window
    let trailers: [(Int, [UInt8])] = [
      (512, Array("koly".utf8) + [0, 0, 0, 4, 0, 0, 2, 0]), (128, Array("TAG".utf8)), (8, [0, 0, 0, 3, 0, 0, 0, 1]),
      (512, Array("conectix".utf8)), (22, Array("PK\u{5}\u{6}".utf8)), (4, Array("TRUE".utf8)),
    ]
    for head in [[], text, [0x78, 0xDA], Array("BZh91AY".utf8)] {
      for (distance, trailer) in TestShare.of(trailers) {
        try write(length, [(0, head), (length - distance, trailer)])
        expectSameAnswers(&examiner, oracle, "\(head.count) bytes, trailer \(trailer)")
      }
    }
  }

  /// What is given at standard input is looked at from where it stands, and its end is that of the file.
  @Test func countsFromTheEndOfStandardInput() throws {
    try #require(SniffProcess.isBuilt, "the tool was not built beside the tests")
    try write(2 * Self.window, [(2 * Self.window - 512, Array("koly".utf8) + [0, 0, 0, 4, 0, 0, 2, 0])])
    for start in [0, 1, Self.window, 2 * Self.window - 512] {
      let script = "{ dd bs=1 skip=\(start) count=0 status=none; $PROGRAM -b -; } < \"$1\""
      let mine = try SniffProcess.shell(script.replacing("$PROGRAM", with: "\"$SNIFF\" magic"), [path])
      let reference = try SniffProcess.shell(script.replacing("$PROGRAM", with: "file"), [path])
      #expect(mine.text == reference.text, "from \(start)")
    }
  }
}
