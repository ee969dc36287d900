// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Objects and scenes of Geomview, which begin with the name of what they are, or with how they are to look.
enum GeometrySniffer: TabledSniffer {
  static let types = TypeTable(
    """
    gts||model/x-gts|GTS surface|GTS library reference manual, gts_surface_read
    oogl||application/x-oogl|Geomview scene|Geomview manual, chapter OOGL File Formats
    """)

  /// Objects that others are made of.
  private static let parts: [StaticString] = ["BEZ", "INST", "MESH", "OFF", "QUAD", "SKEL", "VECT"]
  /// What follows the name of an object that stands in a scene more than once.
  private static let instances: [StaticString] = ["geom", "location", "origin", "transform", "transforms", "unit"]

  static func finding(in sample: TextSample) -> KnownFinding? {
    if isSurface(sample) { return KnownFinding(types["gts"], .strong) }
    guard sample.heads.containsAny(of: "{4BCILMNOQSTUVZanuvw") else { return nil }
    var words = Words(sample)
    words.openBraces()
    guard let first = words.next() else { return nil }
    let isObject =
      if first.equals("appearance") {
        words.isAtBrace && (parts + ["LIST"]).contains { sample.contains($0) }
      } else if first.equals("LIST") {
        words.isAtBrace && (parts + ["appearance"]).contains { sample.contains($0) }
      } else if first.equals("INST") {
        words.next().map { word in instances.contains { word.equals($0) } } ?? false
      } else {
        isCounted(first, &words)
      }
    return KnownFinding(isObject ? types["oogl"] : nil, .fair)
  }

  /// Whether the first line counts points, edges and faces and names what they are made as.
  private static func isSurface(_ sample: TextSample) -> Bool {
    guard sample.heads.containsAny(of: "#0123456789"), sample.contains("GtsSurface"),
      let first = sample.lines.first(where: { $0.first != UInt8(ascii: "#") })
    else {
      return false
    }
    let words = first.words
    return words.count >= 4 && words[..<3].allSatisfy { $0.number(ofAtMost: 9) != nil } && words[3].equals("GtsSurface")
  }

  /// Whether a word names an object of points and faces, and as many numbers follow as its head has, or as one point.
  private static func isCounted(_ word: ArraySlice<UInt8>, _ words: inout Words) -> Bool {
    // The degrees of a patch stand behind its name.
    let name = word.contains(UInt8(ascii: "B")) ? word.prefix { !$0.isDigit } : word
    for (kind, prefixes, counts) in kinds where name.count >= kind.utf8CodeUnitCount {
      guard name.suffix(kind.utf8CodeUnitCount).equals(kind),
        name.dropLast(kind.utf8CodeUnitCount).allSatisfy({ prefixes.utf8.contains($0) })
      else { continue }
      for _ in 0..<counts {
        guard let count = words.next(), count.number(ofAtMost: 9) != nil else { return false }
      }
      for _ in 0..<3 {
        guard let number = words.next(), number.first.map({ $0.isDigit || "-+.".utf8.contains($0) }) ?? false else {
          return false
        }
      }
      return true
    }
    return false
  }

  /// Objects of points, what may stand in front of their names, and how many counts follow.
  private static let kinds: [(StaticString, String, Int)] = [
    ("BEZ", "C", 0), ("MESH", "4CNUZnuvw", 2), ("OFF", "4CNSTn", 3), ("QUAD", "4CN", 0), ("SKEL", "4n", 2),
    ("VECT", "4", 3),
  ]

  /// The words of a text, without comments.
  private struct Words {
    private let bytes: [UInt8]
    private var place: Int

    init(_ sample: TextSample) { (bytes, place) = (sample.bytes, sample.start) }

    /// Goes to what stands behind blanks and comments.
    private mutating func skip() {
      while place < bytes.count, bytes[place] <= 0x20 || bytes[place] == UInt8(ascii: "#") {
        if bytes[place] == UInt8(ascii: "#") {
          place = bytes[place...].firstIndex(of: 0x0a) ?? bytes.count
        } else {
          place += 1
        }
      }
    }

    /// Passes the braces in front of an object, and tells whether there were any.
    @discardableResult
    mutating func openBraces() -> Bool {
      skip()
      let start = place
      while place < bytes.count, bytes[place] == UInt8(ascii: "{") {
        place += 1
        skip()
      }
      return place > start
    }

    /// Whether a brace opens next.
    var isAtBrace: Bool {
      var rest = self
      return rest.openBraces()
    }

    /// The next word; nil at the end or at a brace.
    mutating func next() -> ArraySlice<UInt8>? {
      skip()
      let word = bytes[place...].prefix { $0 > 0x20 && $0 != UInt8(ascii: "{") && $0 != UInt8(ascii: "}") }
      place = word.endIndex
      return word.isEmpty ? nil : word
    }
  }
}
