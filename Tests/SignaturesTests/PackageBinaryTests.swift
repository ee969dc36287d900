// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import Signatures

/// Binary files that packages of programs carry, each beside bytes in which one part does not fit.
@Suite struct PackageBinaryTests {
  private let detector = SignatureDetector()
  private typealias Bytes = MeasuredFormatsTests

  private static func part(_ tag: UInt8, _ data: [UInt8]) -> [UInt8] { [tag, UInt8(data.count)] + data }

  /// A graph with one node.
  private static func graph(name: String = "tide", operation: String = "Placeholder", then next: UInt8 = 0x22)
    -> [UInt8]
  {
    part(0x0a, part(0x0a, Bytes.ascii(name)) + part(0x12, Bytes.ascii(operation)) + [next, 1, 0x2f])
  }

  /// A model that has a description of one operation, or of a tag.
  private static func model(version: UInt8 = 1, description: [UInt8]) -> [UInt8] {
    [8, version] + part(0x12, part(0x0a, description) + [0x12, 0])
  }

  /// A model for exchange with one node, behind fields that tell of it.
  private static func exchanged(
    _ fields: [UInt8] = [], operation: [UInt8] = part(0x22, Bytes.ascii("Relu")), graph: UInt8 = 0x3a
  )
    -> [UInt8]
  {
    let node =
      part(0x0a, Bytes.ascii("x")) + part(0x12, Bytes.ascii("y")) + part(0x1a, Bytes.ascii("depth")) + operation
    return [8, 7] + fields + part(graph, part(0x0a, node)) + part(0x42, [0x10, 13])
  }

  private static let producer = part(0x12, Bytes.ascii("quay")) + part(0x1a, Bytes.ascii("1.2"))
  /// A person with a number, a name, an address and groups, whose fields begin as those of a model do.
  private static let person =
    [8, 5] + part(0x12, Bytes.ascii("Ann")) + part(0x1a, Bytes.ascii("ann@example.org"))
    + part(0x3a, Bytes.ascii("rowers"))

  /// A network with one layer.
  private static func network(kind: String = "Convolution", field: UInt8 = 6) -> [UInt8] {
    part(0x0a, Bytes.ascii("Quay")) + [0xa2]
      + part(field, part(0x0a, Bytes.ascii("depth")) + part(0x12, Bytes.ascii(kind)))
  }

  /// A program with one block, which is in another one or in none.
  private static func program(parent: UInt8 = 0xff, then next: UInt8 = 0x1a) -> [UInt8] {
    part(0x0a, [8, 0, 0x10, parent] + Array(repeating: 0xff, count: 8) + [1, next, 2, 0x0a, 0])
  }

  /// Words in chains, and a rule behind them.
  private static func words(chains: Int = 1024, gap: UInt32 = 0) -> [UInt8] {
    let lists = (0..<chains).flatMap { $0 % 64 == 0 ? [4, 1, 0x41, 0x0d, 0] : [0] as [UInt8] }
    return Bytes.little(UInt32(1024)) + Bytes.little(UInt32(8 + lists.count) + gap) + lists + [6, 0x41, 0, 7, 7, 7]
  }

  /// Nodes, and how many they are.
  private static func addresses(nodes: UInt8 = 100, edition: UInt8 = 2) -> [UInt8] {
    Array(repeating: 1, count: 600) + [0xff, 0xff, 0xff, edition, nodes, 0, 0]
  }

  /// A list of words in MessagePack.
  private static func list(_ count: UInt8 = 4, damage: UInt8 = 0x71) -> [UInt8] {
    let word = [0xa4] + Bytes.ascii("quay")
    return [0x90 | count] + word + word + word + [0xa4, damage] + Bytes.ascii("uay")
  }

  /// Two pieces of words.
  private static func pieces(kind: UInt8 = 2, mark: UInt8 = 0x15) -> [UInt8] {
    let second = part(0x0a, Bytes.ascii("quay")) + [mark, 0, 0, 0, 0]
    return part(0x0a, part(0x0a, Bytes.ascii("<unk>")) + [0x15, 0, 0, 0, 0, 0x18, kind]) + part(0x0a, second)
  }

  /// A map longer than what is read at once, with some words and then bytes.
  private static func longMap(words: Int) -> [UInt8] {
    let member = [0xa4] + Bytes.ascii("quay") + [0xa5] + Bytes.ascii("heron")
    let members = (0..<words / 2).flatMap { _ in member }
    return [0x8f, 0xa5] + Bytes.ascii("boats") + [0xdc, 1, 0] + members + [0xc6, 0, 2, 0, 0]
      + Array(repeating: 7, count: 1 << 17)
  }

  static let cases: [(bytes: [UInt8], mimeType: String?)] = [
    (exchanged(), "application/x-onnx"), (exchanged(producer), "application/x-onnx"),
    (exchanged(producer + [0x28, 1] + part(0x32, Bytes.ascii("two\nlines"))), "application/x-onnx"),
    (exchanged(producer, operation: []), nil), (exchanged(producer, graph: 0x4a), nil), (person, nil),
    (graph(), "application/protobuf"), (graph(operation: "placeholder"), nil), (graph(name: "t\u{1}de"), nil),
    (graph(then: 0x33), nil),
    (model(description: part(0x22, Bytes.ascii("serve"))), "application/protobuf"),
    (model(description: part(0x12, part(0x0a, part(0x0a, Bytes.ascii("Add"))))), "application/protobuf"),
    (model(description: part(0x12, part(0x0a, part(0x0a, Bytes.ascii("add"))))), nil),
    (model(version: 2, description: part(0x22, Bytes.ascii("serve"))), nil),
    (network(), "application/protobuf"), (network(kind: "convolution"), nil), (network(field: 7), nil),
    (program(), "application/protobuf"), (program(parent: 0), nil), (program(then: 0x2a), nil),
    (words(), "application/x-espeak-dictionary"), (words(chains: 1023), nil), (words(gap: 1), nil),
    (addresses(), "application/x-maxmind-geoip"), (addresses(nodes: 200), nil), (addresses(edition: 99), nil),
    (list(), "application/vnd.msgpack"), (list(5), nil), (list(3), nil), (list(damage: 0xe9), nil),
    (pieces(), "application/protobuf"), (pieces(kind: 9), nil), (pieces(mark: 0x16), nil),
    (longMap(words: 40), "application/vnd.msgpack"), (longMap(words: 8), nil),
  ]

  @Test(arguments: cases.indices) func tellsThemByTheirParts(_ index: Int) {
    let (bytes, mimeType) = Self.cases[index]
    #expect(detector.findings(in: bytes).evidence.first?.mimeType == mimeType, "case \(index)")
  }

  /// Every beginning of them is read without a trap, and none is taken for something else.
  @Test(arguments: cases.indices) func readsBeginnings(_ index: Int) {
    let (bytes, _) = Self.cases[index]
    for length in 0..<min(bytes.count, 256) {
      let found = detector.findings(in: Array(bytes[..<length])).evidence.first?.mimeType
      #expect(found == nil || Self.cases.contains { $0.mimeType == found }, "\(length)")
    }
  }
}
