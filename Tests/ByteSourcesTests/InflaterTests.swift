// SPDX-License-Identifier: Apache-2.0
import ByteSources
import TestSupport
import Testing

@Suite struct InflaterTests {
  static let text = Array("HEADER    PLANT PROTEIN\n".utf8)

  private func source(_ bytes: [UInt8], budget: DecompressionBudget = .standard) -> DecompressedByteSource {
    DecompressedByteSource(MemoryByteSource(bytes), from: 0, with: Inflater(.gzip), budget: budget)
  }

  @Test func readsManyMembersAsOne() throws {
    let source = source(Gzip.member(Self.text) + Gzip.member(Self.text) + Gzip.member([]))
    #expect(try source.bytes(1000, at: 0) == Self.text + Self.text)
    #expect(source.failure == nil)
  }

  @Test(arguments: [[UInt8](repeating: 0, count: 512), Array("trailing words".utf8), [0x1f]])
  func passesOverWhatFollowsTheLastMember(padding: [UInt8]) throws {
    let source = source(Gzip.member(Self.text) + padding)
    #expect(try source.bytes(1000, at: 0) == Self.text)
  }

  @Test func keepsWhatCameBeforeTruncation() throws {
    let source = source(Gzip.member(Self.text).dropLast(9))
    #expect(try source.bytes(1000, at: 0) == Self.text.dropLast())
    #expect(source.failure == .truncated)
    #expect(source.length == nil)
  }

  /// Of data inside data, the budget may end the outer one; the inner one is not damaged by that.
  @Test func whatABudgetCutsIsNotTruncated() throws {
    var generator = SeededGenerator(seed: 2)
    let noise = generator.bytes(600 << 10)
    let inner = DecompressedByteSource(source(Gzip.member(Gzip.member(noise))), from: 0, with: Inflater(.gzip))
    let bytes = try inner.bytes(1 << 20, at: 0)
    #expect(bytes.count > 200 << 10 && noise.starts(with: bytes))
    #expect(inner.failure == nil && inner.isCut && inner.length == nil)
    let head = HeadByteSource(Array(Gzip.member(noise).prefix(1000)), of: nil)
    let beginning = DecompressedByteSource(head, from: 0, with: Inflater(.gzip))
    #expect(try noise.starts(with: beginning.bytes(1 << 20, at: 0)) && beginning.failure == nil)
  }

  @Test func tellsOfABadChecksum() throws {
    var member = Gzip.member(Self.text)
    member[member.count - 8] ^= 0xff
    let source = source(member)
    #expect(try source.bytes(1000, at: 0) == Self.text)
    guard case .corrupt? = source.failure else {
      Issue.record("failure is \(String(describing: source.failure))")
      return
    }
  }

  @Test func tellsOfBadData() throws {
    let source = source(Array(Gzip.member(Self.text).prefix(10)) + [0xff, 0xff, 0xff, 0xff])
    #expect(try source.bytes(1000, at: 0) == [])
    guard case .corrupt? = source.failure else {
      Issue.record("failure is \(String(describing: source.failure))")
      return
    }
  }

  @Test func staysWithinItsBudget() throws {
    let zeros = [UInt8](repeating: 0, count: 300_000)
    let byOutput = source(Gzip.member(zeros), budget: DecompressionBudget(input: 1 << 20, output: 1000))
    #expect(try byOutput.bytes(5000, at: 0).count == 1000)
    let byInput = source(Gzip.member(zeros), budget: DecompressionBudget(input: 5000, output: 1 << 20))
    #expect(try byInput.bytes(300_000, at: 0).count < 5000)
    #expect(byInput.isCut)
    #expect(byInput.failure == nil)
  }

  @Test(arguments: 0..<200)
  func survivesDamage(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let damaged = generator.mutated(Gzip.member(generator.bytes(2000), name: "a"))
    #expect(try source(damaged).bytes(1 << 21, at: 0).count <= DecompressionBudget.standard.output)
  }
}

@Suite struct GzipHeaderTests {
  @Test func readsNameAndComment() throws {
    let header = try #require(GzipHeader(Gzip.member([1], name: "dir/a.pdb", comment: "made by hand")[...]))
    #expect(header.name == Array("a.pdb".utf8))
    #expect(header.comment == Array("made by hand".utf8))
    #expect(header.length == 10 + 10 + 13)
  }

  @Test func readsTheBareHeader() throws {
    let header = try #require(GzipHeader(Gzip.member([1])[...]))
    #expect(header.name == nil)
    #expect(header.length == 10)
  }

  /// RFC 1952, section 2.3.1: the sum of the header stands behind its fields.
  @Test(arguments: [UInt8(0x02), 0x06, 0x0a]) func passesOverTheSumOfTheHeader(flags: UInt8) throws {
    let extra: [UInt8] = flags & 0x04 != 0 ? [3, 0, 1, 2, 3] : []
    let name = flags & 0x08 != 0 ? Array("a".utf8) + [0] : []
    let header = [0x1f, 0x8b, 8, flags, 0, 0, 0, 0, 0, 3] + extra + name + [0xab, 0xcd]
    #expect(try #require(GzipHeader((header + [3, 0])[...])).length == header.count)
    #expect(GzipHeader(header.dropLast()) == nil)
  }

  @Test(arguments: [(4096, true), (4097, false)]) func namesHaveALimit(length: Int, isRead: Bool) {
    let member = Gzip.member([1], name: String(repeating: "a", count: length))
    #expect((GzipHeader(member[...]) != nil) == isRead)
  }

  @Test func refusesWhatIsNone() {
    let member = Gzip.member([1], name: "a")
    #expect(GzipHeader(member.prefix(11)) == nil)
    #expect(GzipHeader([0x1f, 0x8b]) == nil)
    #expect(GzipHeader([0x1f, 0x8b, 8, 0xe0, 0, 0, 0, 0, 0, 3]) == nil)
    #expect(GzipHeader(member.prefix(10) + [UInt8](repeating: 0x61, count: 5000)) == nil)
  }
}
