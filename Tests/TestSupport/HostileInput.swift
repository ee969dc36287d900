// SPDX-License-Identifier: Apache-2.0
import Foundation

/// An input made to cost much: one for each loop that reads untrusted lengths.
public struct HostileInput: Sendable, CustomStringConvertible {
  /// A file name that fits.
  public let name: String
  /// Makes the bytes, which may be many megabytes.
  public let bytes: @Sendable () -> [UInt8]
  /// What a failing test calls it.
  public var description: String { name }

  init(_ name: String, _ bytes: @escaping @Sendable () -> [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// All of them.
  public static let all: [HostileInput] = texts + unclosed + repetitions + compressed + archives + containers + programs

  private static let megabyte = 1 << 20

  /// A piece over and over, up to so many bytes.
  static func filled(_ count: Int, with piece: [UInt8], after start: [UInt8] = []) -> [UInt8] {
    var bytes = start
    bytes.reserveCapacity(count + piece.count)
    while bytes.count < count { bytes += piece }
    return bytes
  }

  // MARK: Text

  private static let texts: [HostileInput] = [
    HostileInput("deep.json") { filled(2 * megabyte, with: Array("[".utf8)) },
    HostileInput("deep-objects.json") { filled(2 * megabyte, with: Array(#"{"a":"#.utf8)) },
    HostileInput("wide.json") { filled(4 * megabyte, with: Array("1,".utf8), after: Array("[".utf8)) },
    HostileInput("long-string.json") { filled(3 * megabyte, with: Array(#"\""#.utf8), after: Array(#"[""#.utf8)) },
    HostileInput("deep.xml") {
      filled(3 * megabyte, with: Array("<a>".utf8), after: Array(#"<?xml version="1.0"?>"#.utf8))
    },
    HostileInput("attributes.xml") {
      filled(3 * megabyte, with: Array(#"b="c" "#.utf8), after: Array(#"<?xml version="1.0"?><a "#.utf8))
    },
    HostileInput("entities.xml") {
      filled(3 * megabyte, with: Array(#"<!ENTITY b "&a;&a;">"#.utf8), after: Array("<!DOCTYPE a [".utf8))
    },
    HostileInput("comments.html") { filled(3 * megabyte, with: Array("<!-- a -->".utf8)) },
    HostileInput("deep.plist") { filled(3 * megabyte, with: Array("<dict>".utf8), after: Array("<plist>".utf8)) },
    HostileInput("class-regex.txt") { filled(2 * megabyte, with: Array("class a {\n(.*[\\n]*".utf8)) },
    HostileInput("any-lines.txt") {
      var generator = SeededGenerator(seed: 7)
      let letters = Array("abc{}[]()<>=:;,.\"'#/*-+ \t\n".utf8)
      return (0..<2 * megabyte).map { _ in letters[Int(generator.next() % UInt64(letters.count))] }
    },
    HostileInput("ambiguous.txt") { filled(3 * megabyte, with: Array("é".utf8)) },
    HostileInput("wide-units.txt") { filled(3 * megabyte, with: [0x61, 0, 0x0a, 0], after: [0xff, 0xfe]) },
    HostileInput("wider-units.txt") { filled(3 * megabyte, with: [0x61, 0, 0, 0], after: [0xff, 0xfe, 0, 0]) },
    HostileInput("fields.csv") { filled(3 * megabyte, with: Array(#""a""b","#.utf8)) },
    HostileInput("repeated.mail") { filled(2 * megabyte, with: Array("Subject: a\n".utf8)) },
    HostileInput("repeated.patch") { filled(2 * megabyte, with: Array("--- a\n+++ b\n".utf8)) },
    HostileInput("repeated.ini") { filled(2 * megabyte, with: Array("[a]\na=b\n".utf8)) },
  ]

  /// Comments and strings that open again and again, and never end.
  private static let unclosed: [HostileInput] =
    ["a = {# b;\n", "a = R\"b(c;\n", "a(*b c);\n", "add_test(#[[\n", "a = \"\"\"b;\n"].enumerated().map {
      number, piece in
      HostileInput("unclosed-\(number).txt") { filled(2 * megabyte, with: Array(piece.utf8)) }
    }

  /// Every byte on its own, and pairs that begin something.
  private static let repetitions: [HostileInput] =
    (0...255).map { byte in
      HostileInput("repeated-\(byte).bin") { [UInt8](repeating: UInt8(byte), count: megabyte + 1) }
    } + [
      HostileInput("frames.mp3") { filled(2 * megabyte, with: [0xff, 0xfb]) },
      HostileInput("frames.aac") {
        // What follows the frames is none, within what is read.
        filled(1_000_000, with: [0xff, 0xf1, 0x50, 0, 0, 0xe0, 0], after: [0x81, 0x82, 0x83, 0x84]) + [
          1, 2, 3, 4, 5, 6, 7,
        ]
      },
      HostileInput("markers.jpg") { filled(2 * megabyte, with: [0xff], after: [0xff, 0xd8]) },
      HostileInput("sequences.der") { filled(2 * megabyte, with: [0x30, 0x84, 0xff, 0xff, 0xff, 0xff]) },
      HostileInput("dos.exe") { filled(2 * megabyte, with: [0x4d, 0x5a]) },
      HostileInput("packets.ts") {
        filled(2 * megabyte, with: [0x47, 0x40, 0, 0x10] + [UInt8](repeating: 0xff, count: 184))
      },
      HostileInput("slashes.pdf") { filled(2 * megabyte, with: Array("/".utf8), after: Array("%PDF-1.4\n".utf8)) },
      HostileInput("underscores.h5") {
        filled(2 * megabyte, with: Array("_".utf8), after: [0x89, 0x48, 0x44, 0x46, 0x0d, 0x0a, 0x1a, 0x0a])
      },
    ]

  // MARK: Compression

  /// A deflate stream of nothing but copies of one zero byte, 258 at a time (RFC 1951, section 3.2.6).
  static func deflatedZeros(_ count: Int) -> [UInt8] {
    var writer = BitWriter()
    writer.put(0b011, 3)
    // The literal 0 is 00110000, the length 258 is 11000101 and the distance 1 is 00000, each from the top bit on.
    writer.put(0b0000_1100, 8)
    for _ in 0..<count / 258 { writer.put(0b0_0000_1010_0011, 13) }
    writer.put(0, 7)
    return writer.finished()
  }

  private static let gzipHeader: [UInt8] = [0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 3]

  private static func decoded(_ base64: String) -> [UInt8] { Array(Data(base64Encoded: base64) ?? Data()) }

  /// 50 MiB of zeros.
  private static let bzip2Bomb =
    "QlpoOTFBWSZTWQ4J4t8BX45AAMAAAAggADCATUZCoCWpCoCXMUFZJlNZ7Px7ZgAyA2AAwAAAAIAIIAAwzAUpplAItioBF4u5IpwoSHh332wA"
  private static let emptyBzip2 = "QlpoORdyRThQkAAAAAA="
  private static let emptyXz = "/Td6WFoAAATm1rRGAAAAABzfRCEftvN9AQAAAAAEWVo="
  /// One letter after a header that asks for a window of 64 MiB.
  private static let wideXz = "/Td6WFoAAATm1rRGAgAhARwAAAAQz1jMAQAAYQAAAAAFK2Uud4QCMwABGQGlLIHMH7bzfQEAAAAABFla"
  /// The beginning of 8 MiB of zeros, of which 2 MiB come out.
  private static let xzBomb =
    "/Td6WFoAAATm1rRGAgAhARwAAAAQz1jM//8RAWxdAABv/f//o7f/Rz5IFXI5YVG4kijmo4YH+e7kHoLTL8U6PAFLsX7JiopNL6MN2X+m44wjEVPg"
    + "WRjFdYrid/i2lH8MasDedElk4ulcU7IE2PdEDKtfDW1G6eXDdoi3llestk3haR1v+0uIEGxCy4g/XACP0E6vJiiUcR89jyThcJ6nI1/sKMuF0ZWYi"
    + "n4qkfIndfcZwAaYTZj92K/VkA/EJVP49ZE2MQWlsO5vwXBNRwzRkRGqrWAdus6xJxhcWYbpZlJYvul2rFnk5VsFCPnH2q38+1IrdM0eWyBC+d1TPf"
    + "gpZAk7gMsqbN+1O/DEvS5fqg8+S2ZCkBMO/xCT+HF4WfgLzf+VKEYPqfx83vuaMC5WwI+F84OBwGXEJVP49ZE2MQWlsO5vwXBNRwzRkRGqrWAdus6"
    + "xJxhcWYbpZlJYvul2rFnk5VsFCPnH2q38+1IrdM0eWyBC+d1TPfgpZAk7gMsqbN+1O/DEvEgn5lif/xABKwDsc1On/b6ufDEan7eNMW5wnqcj"

  private static let compressed: [HostileInput] = [
    HostileInput("bomb.gz") { gzipHeader + deflatedZeros(500 * megabyte) },
    HostileInput("bomb-in-bomb.gz") { Gzip.member(Gzip.member(gzipHeader + deflatedZeros(100 * megabyte))) },
    HostileInput("members.gz") { filled(megabyte, with: Gzip.member([])) },
    HostileInput("letters.gz") { filled(megabyte, with: Gzip.member([0x61])) },
    HostileInput("bomb.bz2") { decoded(bzip2Bomb) },
    HostileInput("bombs.bz2") { filled(megabyte, with: decoded(bzip2Bomb)) },
    HostileInput("streams.bz2") { filled(megabyte, with: decoded(emptyBzip2)) },
    HostileInput("bomb.xz") { decoded(xzBomb) },
    HostileInput("streams.xz") { filled(megabyte, with: decoded(emptyXz)) },
    HostileInput("windows.xz") { filled(megabyte, with: decoded(wideXz)) },
    HostileInput("runs.Z") { filled(megabyte, with: [0], after: [0x1f, 0x9d, 0x90]) },
    HostileInput("window.zst") {
      // RFC 8878: a window of 128 MiB, then blocks that repeat one byte 128 KiB long.
      filled(megabyte, with: [0x02, 0, 0x10, 0], after: [0x28, 0xb5, 0x2f, 0xfd, 0, 0x88])
    },
    HostileInput("skipped.zst") {
      filled(
        megabyte, with: [0x50, 0x2a, 0x4d, 0x18, 0, 0, 0, 0], after: [0x28, 0xb5, 0x2f, 0xfd, 0, 0x88, 0x01, 0, 0])
    },
    HostileInput("skipped.lz4") {
      filled(
        megabyte, with: [0x50, 0x2a, 0x4d, 0x18, 0, 0, 0, 0],
        after: [0x04, 0x22, 0x4d, 0x18, 0x60, 0x70, 0x73, 0, 0, 0, 0])
    },
    HostileInput("padded.xz") { filled(megabyte, with: [0, 0, 0, 0], after: decoded(emptyXz)) },
    HostileInput("cleared.Z") { filled(megabyte, with: [0, 1], after: [0x1f, 0x9d, 0x90]) },
    HostileInput("bomb.bz2.gz.gz") { Gzip.member(Gzip.member(decoded(bzip2Bomb))) },
    HostileInput("bomb.xz.gz.gz") { Gzip.member(Gzip.member(decoded(xzBomb))) },
    HostileInput("frames.zst") { filled(megabyte, with: [0x28, 0xb5, 0x2f, 0xfd, 0, 0x88, 0x01, 0, 0]) },
    HostileInput("matches.lz4") {
      let block = [0x1f, 0, 1, 0] + [UInt8](repeating: 0xff, count: 16_000) + [0, 0x50, 0, 0, 0, 0, 0]
      let frame: [UInt8] = [0x04, 0x22, 0x4d, 0x18, 0x60, 0x70, 0x73]
      return frame + Gzip.littleEndian(UInt32(block.count)) + block + [0, 0, 0, 0]
    },
    HostileInput("window.lzma") {
      [0x5d, 0, 0, 0, 0xf0] + [UInt8](repeating: 0xff, count: 8) + [0] + [UInt8](repeating: 0x5a, count: megabyte)
    },
  ]
}
