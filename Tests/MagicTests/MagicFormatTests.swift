// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing

@testable import Magic

/// Compares formatted numbers and text with those of the C library.
@Suite struct MagicFormatTests {
  private static func text(_ format: String, _ argument: MagicFormat.Argument) -> String {
    var bytes: [UInt8] = []
    MagicFormat.append(Array(format.utf8), argument, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(
    arguments: [
      "%d", "%i", "%u", "%x", "%X", "%o", "%#x", "%#X", "%08X", "%#08x", "%4.4x", "%#4.4x", "%-5d|", "%+d", "% d",
      "%.2d", "%02u", "%#o", "%5.3d", "%hd", "%hhu", "%#.4x",
    ],
    [0, 1, -1, 7, 255, 4096, Int32.max, Int32.min])
  func writesIntegersLikeC(_ format: String, _ number: Int32) {
    #expect(Self.text(format, .int(number)) == String(format: format, number))
  }

  @Test(arguments: ["%lld", "%llu", "%llx", "%#llx", "%16.16llx", "%#16.16llx"], [0, 1, -1, Int64.max, Int64.min])
  func writesQuadsLikeC(_ format: String, _ number: Int64) {
    #expect(Self.text(format, .quad(number)) == String(format: format, number))
  }

  @Test(
    arguments: ["%f", "%.2f", "%g", "%e", "%.0f", "%10.3f|", "%-10g|", "%G", "%.10g", "%.3e", "%06.1f"],
    [
      0, 1, -1, 0.1, 2.5, 3.5, 1e10, 1e-10, 123456789, 0.0001, 0.00001, 999999.5, 1e300, 5e-324, -0.0, 1.0 / 3, 65504,
      .infinity,
    ])
  func writesFloatingPointLikeC(_ format: String, _ number: Double) {
    #expect(Self.text(format, .double(number)) == String(format: format, number))
  }

  @Test(arguments: [
    ("%s", "abc"), ("%.2s", "ab"), ("%5s", "  abc"), ("%-5s|", "abc  |"), ("%-.1s", "a"), ("100%% %s", "100% abc"),
  ])
  func writesText(_ format: String, _ expected: String) {
    #expect(Self.text(format, .string(Array("abc".utf8))) == expected)
  }

  @Test func knowsWhichFormatsFit() {
    #expect(MagicFormat.fits(Array("%d".utf8), .int(0)) && !MagicFormat.fits(Array("%s".utf8), .int(0)))
    #expect(MagicFormat.fits(Array("%lld".utf8), .quad(0)) && !MagicFormat.fits(Array("%d".utf8), .quad(0)))
    #expect(!MagicFormat.fits(Array("%d %d".utf8), .int(0)) && MagicFormat.fits(Array("none".utf8), .double(0)))
    #expect(!MagicFormat.isValid(Array("%2000d".utf8)) && !MagicFormat.isValid(Array("%*d".utf8)))
    #expect(MagicFormat.takesString(Array("%-.3s".utf8)) && !MagicFormat.takesString(Array("%d".utf8)))
  }

  @Test func writesMoments() {
    func text(_ seconds: Int64) -> String {
      String(decoding: MagicDate.text(seconds: seconds, .universal), as: UTF8.self)
    }
    #expect(text(0) == "Thu Jan  1 00:00:00 1970")
    #expect(text(1_700_000_000) == "Tue Nov 14 22:13:20 2023")
    #expect(text(.max) == "*Invalid datetime*")
    #expect(String(decoding: MagicDate.dosDate(0x5821), as: UTF8.self) == "Sun, Jan 01 2024")
    #expect(String(decoding: MagicDate.dosTime(0xBF7D), as: UTF8.self) == "23:59:58")
  }
}
