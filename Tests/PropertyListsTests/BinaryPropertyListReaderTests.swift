// SPDX-License-Identifier: Apache-2.0
import Foundation
import PropertyLists
import TestSupport
import Testing

@Suite struct BinaryPropertyListReaderTests {
  /// A binary list of the objects given, with one-byte offsets and references; the first object is the root.
  private static func list(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets.append(UInt8(bytes.count))
      bytes += object
    }
    let table = UInt8(bytes.count)
    bytes += offsets
    bytes += [0, 0, 0, 0, 0, 0, 1, 1]
    bytes += [0, 0, 0, 0, 0, 0, 0, UInt8(objects.count)]
    bytes += [0, 0, 0, 0, 0, 0, 0, 0]
    return bytes + [0, 0, 0, 0, 0, 0, 0, table]
  }

  @Test(
    arguments: [
      ([0x08], PropertyList.Value.boolean(false)), ([0x09], .boolean(true)), ([0x00], .other), ([0x80, 1], .other),
      ([0x10, 0xFF], .integer(255)), ([0x11, 1, 0], .integer(256)),
      ([0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFE], .integer(-2)),
      ([0x22, 0x3F, 0xC0, 0, 0], .real(1.5)), ([0x23, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], .real(1.5)),
      ([0x33, 0x3F, 0xF8, 0, 0, 0, 0, 0, 0], .date(1.5)), ([0x42, 1, 2], .data([1, 2])), ([0x51, 0x41], .string("A")),
      ([0x61, 0x00, 0xFC], .string("ü")), ([0x5F, 0x10, 2, 0x41, 0x42], .string("AB")), ([0xA0], .array([])),
      ([0x14, 0, 0, 0, 0, 0, 0, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF], .real(0x1p64)),
    ] as [([UInt8], PropertyList.Value)])
  func values(object: [UInt8], value: PropertyList.Value) throws {
    let document = try PropertyListDocument(bytes: Self.list([object]))
    #expect(document.root.value == value)
    #expect(document.format == .binary)
    #expect(document.position(at: document.root.offset) == nil)
  }

  @Test(arguments: [
    ("an array that holds itself", list([[0xA1, 0]]), PropertyListError.Reason.tooDeep),
    ("a dictionary that holds itself", list([[0xD1, 1, 0], [0x51, 0x41]]), .tooDeep),
  ])
  func loopsEnd(what: String, bytes: [UInt8], reason: PropertyListError.Reason) {
    let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: bytes) }
    #expect(error?.reason == reason)
  }

  /// A binary list of an array and what its elements all refer to, with offsets of four bytes and references of one.
  private static func arrayOfOne(count: Int, reference: UInt8, object: [UInt8]) -> [UInt8] {
    func number(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> (24 - 8 * $0)) } }
    let array = [0xAF, 0x12] + number(count) + [UInt8](repeating: reference, count: count)
    let start = 8 + array.count
    let offsets = number(8) + number(start)
    return Array("bplist00".utf8) + array + object + offsets + [0, 0, 0, 0, 0, 0, 4, 1, 0, 0, 0, 0, 0, 0, 0, 2]
      + [0, 0, 0, 0, 0, 0, 0, 0] + [0, 0, 0, 0] + number(start + object.count)
  }

  /// A mebibyte of text or data that all elements share counts for each of them.
  @Test(arguments: [0x4F, 0x5F, 0x6F] as [UInt8])
  func sharedContentIsCounted(marker: UInt8) throws {
    let units = marker == 0x6F ? 1 << 19 : 1 << 20
    let count: [UInt8] = [0x12, 0, UInt8(units >> 16), 0, 0]
    let object = [marker] + count + [UInt8](repeating: 0x41, count: 1 << 20)
    let most = PropertyListLimits.contentByteCount >> 20
    let root = try PropertyListDocument(bytes: Self.arrayOfOne(count: most, reference: 1, object: object)).root
    #expect(root.array?.count == most)
    let error = #expect(throws: PropertyListError.self) {
      try PropertyListDocument(bytes: Self.arrayOfOne(count: most + 1, reference: 1, object: object))
    }
    #expect(error?.reason == .tooMuchContent)
    #expect(error?.description == "texts and data hold more than 8 MiB")
  }

  /// All references of an array count before the first is followed, so that one of two million holds none of itself.
  @Test(arguments: [(100, PropertyListError.Reason.tooDeep), (100_000, .tooManyValues), (2_000_000, .tooManyValues)])
  func referencesAreCountedFirst(count: Int, reason: PropertyListError.Reason) {
    let bytes = Self.arrayOfOne(count: count, reference: 0, object: [0x09])
    let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: bytes) }
    #expect(error?.reason == reason)
  }

  /// Twenty arrays, each holding the next one eight times: 8 to the power of 20 values.
  @Test func sharedObjectsAreCounted() {
    let levels = 20
    let objects = (0..<levels).map { level in
      level == levels - 1 ? [0x09] : [0xA8] + [UInt8](repeating: UInt8(level + 1), count: 8)
    }
    let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: Self.list(objects)) }
    #expect(error?.reason == .tooManyValues)
  }

  @Test(arguments: [
    Array("bplist00".utf8), Array("bplist".utf8), Array("bplist99".utf8) + list([[0x09]]).dropFirst(8),
    list([[0x5F, 0x10, 200, 0x41]]), list([[0x5F, 0x09]]), list([[0xA1, 9]]), list([[0xD1, 1, 1], [0x09]]),
    list([[0x15]]),
    list([[0x2F]]), list([[0x24]]), list([[0x5F, 0x14]]),
    list([[0x5F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
    list([[0x6F, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
    list([[0xDF, 0x13, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]), list([]),
    list([[0x5F, 0x13, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]]),
  ])
  func malformed(bytes: [UInt8]) {
    let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: bytes) }
    guard case .malformed = error?.reason else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  /// A tree of all kinds of values, as Foundation's writer takes them.
  private static func randomTree(depth: Int, using generator: inout SeededGenerator) -> Any {
    switch Int.random(in: 0...(depth > 0 ? 7 : 5), using: &generator) {
    case 0: return "text \(Int.random(in: 0...999, using: &generator))"
    case 1: return String(repeating: "ü", count: Int.random(in: 1...40, using: &generator))
    case 2: return Int.random(in: Int(Int32.min)...Int(Int32.max), using: &generator)
    case 3: return Bool.random(using: &generator)
    case 4: return Double.random(in: -1e6...1e6, using: &generator)
    case 5: return Data((0..<Int.random(in: 0...40, using: &generator)).map { UInt8($0) })
    case 6:
      return (0..<Int.random(in: 0...20, using: &generator)).map { _ in randomTree(depth: depth - 1, using: &generator)
      }
    default:
      var dictionary: [String: Any] = [:]
      for number in 0..<Int.random(in: 0...20, using: &generator) {
        dictionary["key \(number)"] = randomTree(depth: depth - 1, using: &generator)
      }
      return dictionary
    }
  }

  @Test(arguments: 0..<20)
  func binaryAndXMLOfFoundationReadTheSame(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let tree: [String: Any] = ["root": Self.randomTree(depth: 3, using: &generator)]
    let binary = try PropertyListSerialization.data(fromPropertyList: tree, format: .binary, options: 0)
    let xml = try PropertyListSerialization.data(fromPropertyList: tree, format: .xml, options: 0)
    let fromBinary = try PropertyListDocument(bytes: Array(binary))
    let fromXML = try PropertyListDocument(bytes: Array(xml))
    #expect(fromBinary.format == .binary)
    #expect(fromXML.format == .xml)
    #expect(SortedTree(fromBinary.root) == SortedTree(fromXML.root))
    #expect(SortedTree(fromXML.root) == SortedTree(foundation: tree))
  }

  @Test(arguments: 0..<8)
  func mutatedListsNeverCrash(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let tree: [String: Any] = ["root": Self.randomTree(depth: 3, using: &generator)]
    for format in [PropertyListSerialization.PropertyListFormat.binary, .xml] {
      let bytes = Array(try PropertyListSerialization.data(fromPropertyList: tree, format: format, options: 0))
      var read = 0
      for _ in 0..<300 {
        if (try? PropertyListDocument(bytes: generator.mutated(bytes))) != nil { read += 1 }
      }
      #expect(read < 300)
    }
  }
}
