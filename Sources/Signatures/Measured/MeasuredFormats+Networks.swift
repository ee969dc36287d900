// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Neural networks, whose files are messages of Protocol Buffers without a signature, or begin with a length.
extension MeasuredFormats {
  /// Networks and the tensors of one.
  static func networks(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    if let found = safeTensors(subject) ?? savedModel(head) { return found }
    if let found = operations(head) ?? layers(head) ?? program(head) ?? pieces(head) { return found }
    return exchangedNetwork(head)
  }

  /// A header's length may not be more than this (safetensors: Format).
  private static let longestTensorHeader: UInt64 = 100_000_000

  /// The length of a JSON object, and that object with types of tensors or metadata in it.
  private static func safeTensors(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 16, head[8] == UInt8(ascii: "{"), let size = head.littleEndian(UInt64.self, at: 0),
      (2...longestTensorHeader).contains(size)
    else { return nil }
    let object = head[8..<min(head.count, 8 + Int(size))]
    guard
      object.firstIndex(of: "\"dtype\"", from: 8) != nil
        || object.firstIndex(of: "\"__metadata__\"", from: 8) != nil
    else { return nil }
    return KnownFinding(types["safetensors"], .strong)
  }

  /// The version of the representation, what is told of the producer and of the model, and a graph, in the order of the numbers
  /// of these fields, in which every writer puts them (ONNX: onnx.proto, ModelProto).
  ///
  /// Messages of many programs begin with a small number and a name; only a graph has nodes with their operations.
  private static func exchangedNetwork(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > 8, head[0] == 0x08, (1...20).contains(head[1]) else { return nil }
    var place = 2
    // The name and the version of the producer, the domain, the version of the model, and a remark.
    for tag: UInt8 in [0x12, 0x1a, 0x22, 0x28, 0x32] where place < head.count && head[place] == tag {
      if tag == 0x28 {
        guard let number = variable(head, at: place + 1) else { return nil }
        place = number.end
      } else {
        guard let text = Part(head, at: place), tag == 0x32 || text.isName(in: head, tag: tag) else { return nil }
        place = text.end
      }
    }
    guard let graph = Part(head, at: place), graph.tag == 0x3a, opensGraph(head, graph) else { return nil }
    return KnownFinding(types["onnx"], .strong)
  }

  /// Whether a graph begins with a node, or, where it has none, with its name and then values (ONNX: onnx.proto, GraphProto).
  private static func opensGraph(_ head: [UInt8], _ graph: Part) -> Bool {
    guard let first = Part(head, at: graph.start), first.end <= graph.end else { return false }
    guard first.tag == 0x0a else {
      return first.isName(in: head, tag: 0x12) && first.end < head.count
        && [0x2a, 0x52, 0x5a, 0x62, 0x6a].contains(head[first.end])
    }
    // The names of what goes in and comes out, the node's own, and its operation (NodeProto).
    var place = first.start
    while let field = Part(head, at: place), field.end <= first.end, let text = field.text(in: head, tag: field.tag) {
      if field.tag == 0x22 { return !text.isEmpty && text.allSatisfy { (0x21...0x7e).contains($0) } }
      guard [0x0a, 0x12, 0x1a].contains(field.tag), text.allSatisfy({ $0 >= 0x20 && $0 != 0x7f }) else { return false }
      place = field.end
    }
    return false
  }

  // MARK: TensorFlow

  /// A field of a message that has a length: the byte in front, which tells its number, where its bytes begin, and where they
  /// should end.
  private struct Part {
    let tag: UInt8
    let start: Int
    let end: Int

    /// Reads what stands in front of a part; nil where nothing does.
    init?(_ bytes: [UInt8], at place: Int) {
      guard place < bytes.count, let (size, start) = variable(bytes, at: place + 1) else { return nil }
      (tag, self.start, end) = (bytes[place], start, start + size)
    }

    /// Its bytes; nil where it has another tag or is cut.
    func text(in bytes: [UInt8], tag: UInt8) -> ArraySlice<UInt8>? {
      self.tag == tag && end <= bytes.count ? bytes[start..<end] : nil
    }

    /// Whether it is a name in printable characters, or none.
    func isName(in bytes: [UInt8], tag: UInt8 = 0x0a) -> Bool {
      text(in: bytes, tag: tag)?.allSatisfy(\.isPrintable) ?? false
    }

    /// Whether it is the name of an operation: a capital letter, and letters and digits.
    func isOperation(in bytes: [UInt8], tag: UInt8) -> Bool {
      guard let name = text(in: bytes, tag: tag), name.count > 1, let first = name.first else { return false }
      return first.isCapital && name.allSatisfy(\.isAlphanumeric)
    }
  }

  /// A first node that has a name, an operation, and its inputs, device or attributes behind these.
  private static func operations(_ head: [UInt8]) -> KnownFinding? {
    guard let node = Part(head, at: 0), node.tag == 0x0a, let name = Part(head, at: node.start), name.isName(in: head),
      name.start < name.end, let operation = Part(head, at: name.end), operation.isOperation(in: head, tag: 0x12),
      operation.end < min(node.end, head.count), [0x1a, 0x22, 0x2a].contains(head[operation.end])
    else { return nil }
    return KnownFinding(types["operations"], .strong)
  }

  /// The version of the schema, which is 1, and a graph whose description has the operations that it knows, the first of them
  /// by its name, or a tag.
  private static func savedModel(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches([0x08, 0x01, 0x12], at: 0), let graph = Part(head, at: 2),
      let description = Part(head, at: graph.start), description.tag == 0x0a, description.end <= graph.end,
      let first = Part(head, at: description.start), first.start < first.end, first.end <= description.end
    else { return nil }
    if first.isName(in: head, tag: 0x22) { return KnownFinding(types["saved-model"], .fair) }
    guard first.tag == 0x12, let operation = Part(head, at: first.start), operation.tag == 0x0a,
      let name = Part(head, at: operation.start), name.isOperation(in: head, tag: 0x0a)
    else { return nil }
    return KnownFinding(types["saved-model"], .strong)
  }

  // MARK: Others

  /// The name of a network, and a layer (field 100) with a name and a kind.
  private static func layers(_ head: [UInt8]) -> KnownFinding? {
    guard let name = Part(head, at: 0), name.isName(in: head), name.end + 1 < head.count, head[name.end] == 0xa2,
      let layer = Part(head, at: name.end + 1), layer.tag == 0x06, let own = Part(head, at: layer.start),
      own.isName(in: head), let kind = Part(head, at: own.end), kind.isOperation(in: head, tag: 0x12)
    else { return nil }
    return KnownFinding(types["caffe"], .strong)
  }

  /// A first block, number 0, which is in no other one, and a variable or an operation of it.
  private static func program(_ head: [UInt8]) -> KnownFinding? {
    let outermost: [UInt8] = [0x08, 0x00, 0x10, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01]
    guard let block = Part(head, at: 0), block.tag == 0x0a, head.matches(outermost, at: block.start),
      let next = head.dropFirst(block.start + outermost.count).first, next == 0x1a || next == 0x22
    else { return nil }
    return KnownFinding(types["paddle"], .strong)
  }

  /// Two pieces of words, each with what it counts, the first one with its kind.
  private static func pieces(_ head: [UInt8]) -> KnownFinding? {
    guard let first = endOfPiece(head, at: 0), first + 2 < head.count, head[first] == 0x18,
      (1...6).contains(head[first + 1]), endOfPiece(head, at: first + 2) != nil
    else { return nil }
    return KnownFinding(types["pieces"], .strong)
  }

  /// The place behind a text and the number of four bytes that it counts, in a part; nil for anything else.
  private static func endOfPiece(_ head: [UInt8], at place: Int) -> Int? {
    guard let piece = Part(head, at: place), piece.tag == 0x0a, let word = Part(head, at: piece.start),
      let text = word.text(in: head, tag: 0x0a), !text.isEmpty, word.end + 5 <= min(piece.end, head.count),
      head[word.end] == 0x15, String(validating: text, as: UTF8.self) != nil
    else { return nil }
    return word.end + 5
  }
}
