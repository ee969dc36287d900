// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Where a line of a text stands, where its first and last bytes stand that are no white space, and those bytes, by which
/// most searches for lines pass this one over without reading it.
struct TextLine {
  private let places: (start: Int32, end: Int32, textStart: Int32, textEnd: Int32)
  /// The first byte; 0 where there is none.
  let first: UInt8
  /// The first byte that is no white space; 0 where there is none.
  let head: UInt8
  /// The last byte that is no white space; 0 where there is none.
  let tail: UInt8

  /// The line at some bytes of a text.
  @inline(__always)
  init(from start: Int, to end: Int, in bytes: Span<UInt8>) {
    var (front, back) = (start, end)
    var (head, tail): (UInt8, UInt8) = (0, 0)
    while front < end {
      head = bytes[front]
      guard head <= 0x20 else { break }
      // Most white space indents lines, in eights or fours.
      front &+= head == 0x20 ? bytes.eightBytes(at: front).count(whileEqualTo: head) : 1
    }
    while back > front {
      tail = bytes[back &- 1]
      guard tail <= 0x20 else { break }
      back &-= 1
    }
    front = min(front, end)
    places = (
      Int32(truncatingIfNeeded: start), Int32(truncatingIfNeeded: end), Int32(truncatingIfNeeded: front),
      Int32(truncatingIfNeeded: back)
    )
    first = start < end ? bytes[start] : 0
    (self.head, self.tail) = front < back ? (head, tail) : (0, 0)
  }

  /// Where the line begins.
  var start: Int { Int(places.start) }
  /// Where it ends, without the bytes that end it.
  var end: Int { Int(places.end) }
  /// Where its first byte stands that is no white space; the end where there is none.
  var textStart: Int { Int(places.textStart) }
  /// The place after its last byte that is no white space; the end where there is none.
  var textEnd: Int { Int(places.textEnd) }
  /// Where the line stands without white space at both ends.
  var text: Range<Int> { textStart..<textEnd }
  /// How many bytes there are.
  var count: Int { end - start }
  /// Whether there is no byte.
  var isEmpty: Bool { start == end }
  /// Whether there is nothing but white space.
  var isBlank: Bool { textStart == textEnd }
  /// Whether a semicolon or a brace is its last byte that is no white space, as in the lines of many programs.
  var endsCode: Bool { tail == UInt8(ascii: ";") || tail == UInt8(ascii: "{") || tail == UInt8(ascii: "}") }
  /// The bytes of white space in front of what is not.
  var indent: Int { textStart - start }
}

/// The lines of a text without their ends; each is cut out of the text when it is asked for.
struct TextLines: RandomAccessCollection {
  /// A text and its lines, in one object, because lines are handed on more often than made.
  private final class Table {
    let bytes: [UInt8]
    let places: [TextLine]
    /// What the lines begin with.
    let heads: LineHeads
    /// Found when asked for: many sniffers ask, of texts that no other one tells.
    private(set) lazy var front = LeadingComment.front(of: bytes)
    /// Made when so many words were asked for that it pays.
    private lazy var words = WordFilter(of: bytes)
    private var questions = 0

    /// Words that are looked for before the filter is made, which takes about as long as looking for these.
    private static let fewQuestions = 24

    /// Whether the word may stand in the text, as far as is known without looking.
    func mayHold(_ word: StaticString) -> Bool {
      guard word.utf8CodeUnitCount >= WordFilter.shortestWord else { return true }
      questions &+= 1
      return questions <= Table.fewQuestions || words.mayHold(word)
    }

    init(_ bytes: [UInt8], _ places: [TextLine]) {
      (self.bytes, self.places) = (bytes, places)
      var heads = LineHeads()
      for place in places where !place.isBlank { heads.insert(place.head) }
      self.heads = heads
    }
  }

  private let table: Table
  let startIndex: Int
  let endIndex: Int

  /// The lines as they stand in the text, for searches that look at no more of most of them.
  var places: ArraySlice<TextLine> { table.places[startIndex..<endIndex] }

  subscript(position: Int) -> ArraySlice<UInt8> {
    let place = table.places[position]
    return table.bytes[place.start..<place.end]
  }

  subscript(range: Range<Int>) -> TextLines {
    TextLines(table: table, startIndex: range.lowerBound, endIndex: range.upperBound)
  }

  /// Where the line at an index stands.
  func place(at position: Int) -> TextLine { table.places[position] }

  /// The text.
  var bytes: [UInt8] { table.bytes }

  /// What the lines of the text begin with.
  var heads: LineHeads { table.heads }

  /// Whether they are lines of the same sample as others are.
  func areOfSameText(as others: TextLines) -> Bool { table === others.table }

  /// Where the first line of the text begins that is no comment; where it begins itself, after white space, if it begins with
  /// none or is nothing else.
  var front: Int { table.front }

  /// Whether the ASCII word may stand somewhere in the text; where it is false, it certainly does not.
  func textMayHold(_ word: StaticString) -> Bool { table.mayHold(word) }

  /// The line at an index without white space at both ends.
  func text(at position: Int) -> ArraySlice<UInt8> {
    let place = table.places[position]
    return table.bytes[place.textStart..<place.textEnd]
  }

  /// The first line that is not blank.
  var firstFilled: ArraySlice<UInt8>? { places.firstIndex { !$0.isBlank }.map { self[$0] } }

  /// The first line that is neither blank nor a comment after a number sign in the first column.
  var firstUncommented: ArraySlice<UInt8>? {
    places.firstIndex { $0.first != UInt8(ascii: "#") && !$0.isBlank }.map { self[$0] }
  }

  /// The text of the first line that is neither blank nor a comment after a sign, which white space may stand in front of.
  func firstText(notMarkedBy sign: UInt8) -> ArraySlice<UInt8>? {
    places.firstIndex { !$0.isBlank && $0.head != sign }.map { text(at: $0) }
  }

  /// Whether a line begins with the ASCII word, in which no line ends.
  func haveLine(beginningWith word: StaticString) -> Bool {
    let bytes = table.bytes
    let first = word.firstByte
    return places.contains { $0.first == first && bytes.has(word, at: $0.start) }
  }
}

extension TextLines {
  /// The first lines of a text, which end in line feeds.
  init(of bytes: [UInt8], atMost limit: Int) {
    let lines = [TextLine](capacity: limit) { lines in
      let text = bytes.span
      var start = 0
      var block = 0
      while block < text.count, !lines.isFull {
        var ends = text.bits(equalTo: 0x0a, at: block)
        while ends != 0, !lines.isFull {
          let end = block &+ ends.trailingZeroBitCount
          ends &= ends &- 1
          lines.append(TextLine(from: start, to: end, in: text))
          start = end &+ 1
        }
        block &+= Span<UInt8>.blockSize
      }
      if start < text.count, !lines.isFull {
        lines.append(TextLine(from: start, to: text.count, in: text))
      }
    }
    self.init(table: Table(bytes, lines), startIndex: 0, endIndex: lines.count)
  }
}
