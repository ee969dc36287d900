// SPDX-License-Identifier: Apache-2.0
import Testing

@testable import Magic

@Suite struct SIMHTests {
  private static func word(_ number: UInt32) -> [UInt8] {
    (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32($0 * 8)) }
  }
  /// A record of data with its length before and after it; an odd one is padded.
  private static func record(_ data: [UInt8]) -> [UInt8] {
    word(UInt32(data.count)) + data + (data.count % 2 == 1 ? [0] : []) + word(UInt32(data.count))
  }
  private static let mark = word(0)

  /// A span cannot stand inside of an expectation.
  private func isTape(_ bytes: [UInt8]) -> Bool {
    var seen = 0
    return SIMHTest.matches(bytes.span, seen: &seen)
  }

  @Test func knowsTapes() {
    let tape = Self.record([1, 2, 3, 4]) + Self.record([5, 6, 7]) + Self.mark + Self.mark + Self.word(.max)
    #expect(isTape(tape))
    #expect(isTape(Self.mark + Self.record([1, 2])))
    #expect(isTape(Array(tape.dropLast(10))))
    #expect(isTape(Self.record([1, 2]) + [UInt8](repeating: 0, count: 400)))
  }

  @Test func refusesOtherFiles() {
    #expect(!isTape([UInt8]()))
    #expect(!isTape([UInt8](repeating: 0, count: 100)))
    var damaged = Self.record([1, 2, 3, 4])
    damaged[9] = 1
    #expect(!isTape(damaged + Self.mark))
    #expect(!isTape(Array("a text that is no tape at all\n".utf8)))
  }

  /// Libmagic has the test since 5.46, whose databases are of version 20.
  @Test(arguments: [(18, false), (20, true), (21, true)] as [(UInt32, Bool)])
  func dependsOnTheVersion(_ version: UInt32, _ isTested: Bool) throws {
    let image = MagicDatabaseTests.image(version: version, [("AB\u{1}", "kind", "")])
    var evaluator = MagicEvaluator(try MagicDatabase(images: [image], label: "test"))
    let tape = Self.record([1, 2, 3, 4]) + Self.mark + Self.mark
    func ask(_ options: MagicOptions) -> MagicOutcome {
      evaluator.evaluate(tape.span, of: MagicSubject(), options: options)
    }
    #expect(ask([]) == .answer(Array((isTested ? "SIMH tape data" : "data").utf8)))
    #expect(
      ask(.mimeType) == .answer(Array((isTested ? "application/SIMH-tape-data" : "application/octet-stream").utf8)))
    #expect(ask(.skipsSIMH) == .answer(Array("data".utf8)))
  }
}
