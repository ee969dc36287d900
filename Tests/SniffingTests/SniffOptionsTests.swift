// SPDX-License-Identifier: Apache-2.0
import Sniffing
import TestSupport
import Testing

/// Limits that a program sets are never taken at their word where that would stop it or take all of its memory.
@Suite struct SniffOptionsTests {
  /// Limits all of which were set to one number.
  private static func limits(_ number: Int, _ time: Duration) -> SniffOptions.Limits {
    var limits = SniffOptions.Limits()
    limits.firstHead = number
    limits.largestHead = number
    limits.depth = number
    limits.processorTime = time
    return limits
  }

  @Test(arguments: [
    (Int.min, Duration.seconds(Int64.min), 512, 0, Duration.zero), (-1, .milliseconds(-1), 512, 0, .zero),
    (0, .zero, 512, 0, .zero), (Int.max, .seconds(Int64.max), 16 << 20, 16, .seconds(600)),
  ])
  func areKeptInTheirRanges(number: Int, time: Duration, head: Int, depth: Int, kept: Duration) {
    let limits = Self.limits(number, time)
    #expect(limits.firstHead == head && limits.largestHead == head)
    #expect(limits.depth == depth)
    #expect(limits.processorTime == kept)
  }

  @Test func stayAsTheyAreInside() {
    var limits = SniffOptions.Limits()
    #expect(limits == SniffOptions.Limits())
    limits.firstHead = 4096
    limits.largestHead = 8192
    limits.depth = 1
    limits.processorTime = .milliseconds(50)
    #expect(limits.firstHead == 4096 && limits.largestHead == 8192)
    #expect(limits.depth == 1 && limits.processorTime == .milliseconds(50))
  }

  /// No more than the larger head is looked at, also where the first one is larger.
  @Test func theLargerHeadBoundsTheFirst() throws {
    var options = SniffOptions()
    options.limits.largestHead = 1024
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: 100_000)
    #expect(try ContentSniffer(options).identify(bytes).headLength == 1024)
  }

  @Test(arguments: [Int.min, 0, Int.max])
  func anyNumberGivesAnAnswer(_ number: Int) throws {
    var options = SniffOptions()
    options.limits = Self.limits(number, .seconds(10))
    let sniffer = try ContentSniffer(options)
    var bytes = Array("words of a text\n".utf8)
    for _ in 0..<20 { bytes = Gzip.member(bytes) }
    let identification = sniffer.identify(bytes)
    #expect(identification.best?.type == .gzip)
    var depth = 0
    var content = identification.content
    while let inside = content {
      depth += 1
      content = inside.identification.content
    }
    #expect(depth == options.limits.depth)
  }
}
