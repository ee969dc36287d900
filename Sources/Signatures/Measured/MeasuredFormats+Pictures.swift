// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Headers

extension MeasuredFormats {
  /// Pictures of the Atari ST and of the first Macintosh, which are memory after a header of numbers, and images of several
  /// systems and formats.
  static func pictures(_ subject: Subject) -> KnownFinding? {
    if let found = neochrome(subject) { return found }
    if let found = degas(subject) { return found }
    if let found = macPaint(subject) { return found }
    if let found = palmBitmap(subject) { return found }
    if let found = segmentedPicture(subject.head) ?? spiderImage(subject.head) { return found }
    if let found = wavefrontImage(subject.head) { return found }
    if let found = pointer(subject.head) ?? runLengthImage(subject.head) { return found }
    if let found = managerWindow(subject) ?? mapOfHalfFloats(subject.head) ?? firstBrush(subject) { return found }
    if let found = oldPicture(subject) ?? commodorePicture(subject) { return found }
    return bilevelImage(subject)
  }

  /// Bytes in front of a picture in a file.
  private static let pictureReserve = 512

  /// The low half of the size, a rectangle, the version 1, and at the end the operation that ends a picture.
  private static func oldPicture(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.matches([0x11, 1], at: pictureReserve + 10), head[..<pictureReserve].allSatisfy({ $0 == 0 }),
      let length = subject.length, let size = head.bigEndian(UInt16.self, at: pictureReserve),
      size == UInt16(truncatingIfNeeded: length - Int64(pictureReserve)), subject.tail(1)?.first == 0xff
    else { return nil }
    return KnownFinding(types["pict"], .strong)
  }

  /// Pictures of the Commodore 64: the bytes of their memory, colours and background, and the page that they are loaded to.
  private static let commodorePictures: [(length: Int64, page: UInt8, key: String)] = [
    (9009, 0x20, "art-studio"), (9218, 0x5c, "doodle"), (10_003, 0x60, "koala"),
  ]

  /// The address that a picture is loaded to, and as many bytes as it has.
  private static func commodorePicture(_ subject: Subject) -> KnownFinding? {
    guard subject.head.first == 0, let length = subject.length,
      let picture = commodorePictures.first(where: { $0.length == length }),
      subject.head.matches([0, picture.page], at: 0)
    else { return nil }
    return KnownFinding(types[picture.key], .fair)
  }

  /// Sizes of the headers that describe a bitmap.
  private static let bitmapHeaders: [UInt32] = [12, 16, 40, 52, 56, 64, 108, 124]

  /// Two letters, of which libmagic lacks this pair, and a mask of one plane and one bit.
  private static func pointer(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches("PT", at: 0), let header = head.littleEndian(UInt32.self, at: 14),
      bitmapHeaders.contains(header),
      head.littleEndian(UInt32.self, at: header == 12 ? 22 : 26) == 0x1_0001
    else { return nil }
    return KnownFinding(types["os2-pointer"], .strong)
  }

  /// Bytes of the head of a brush of the first version, without its name.
  private static let brushHead: UInt32 = 20

  /// The length of the head, the version, a size and one byte for each point, a name that ends with a zero, and the points.
  private static func firstBrush(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    let field = { (number: Int) in head.bigEndian(UInt32.self, at: 4 * number) ?? 0 }
    let (length, width, height) = (field(0), field(2), field(3))
    guard field(1) == 1, field(4) == 1, length > brushHead, length < UInt32(head.count), width > 0, height > 0,
      width < 1 << 16, height < 1 << 16, subject.length == Int64(length) + Int64(width) * Int64(height)
    else { return nil }
    let name = head[Int(brushHead)..<Int(length)]
    guard name.last == 0, name.dropLast().allSatisfy({ $0 >= 0x20 }) else { return nil }
    return KnownFinding(types["gimp-brush"], .strong)
  }

  /// A place, a size, four flags, some channels of eight bits, and a small colour map.
  private static func runLengthImage(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 16, head[0] == 0x52, head[1] == 0xcc, head[6] | head[7] != 0, head[8] | head[9] != 0,
      head[10] < 0x10, head[12] == 8, head[14] <= 8
    else { return nil }
    return KnownFinding(types["utah-rle"], .strong)
  }

  /// A mark of a picture for both eyes, or the data of JPEG-LS, behind segments of JPEG.
  private static func segmentedPicture(_ head: [UInt8]) -> KnownFinding? {
    guard let segments = JPEGSegments(head) else { return nil }
    for segment in segments {
      if segment.marker == 0xe3, segment.content.matches("_JPSJPS_", at: 0) {
        return KnownFinding(types["jps"], .strong)
      }
      if segment.marker == 0xf7 { return KnownFinding(types["jls"], .strong) }
    }
    return nil
  }

  /// Kinds of volumes, pictures and their transforms.
  private static let spiderKinds: [Float] = [1, 3, -11, -12, -21, -22]
  /// A header has so many bytes at least, in whole rows.
  private static let spiderHeader: Float = 1024

  /// Numbers of four bytes, which say how many rows of how many bytes the header takes.
  private static func spiderImage(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= Int(spiderHeader) else { return nil }
    for isBig in [true, false] {
      // Fields are counted from 1.
      let field = { (number: Int) in
        Float(bitPattern: head.number(UInt32.self, at: 4 * number - 4, isBig: isBig) ?? 0)
      }
      let (width, rows, length, row) = (field(12), field(13), field(22), field(23))
      guard spiderKinds.contains(field(5)), field(2) >= 1, width >= 1, width < 65_536, row == 4 * width,
        rows == (spiderHeader / row).rounded(.up), length == rows * row
      else { continue }
      return KnownFinding(types["spider"], .strong)
    }
    return nil
  }

  /// A window and the part of it that is drawn, and the gamma and the primary colours as texts (Wavefront: RLA and RLB headers,
  /// as in the Utah Raster Toolkit's rla_header.h and rlb_header.h).
  private static func wavefrontImage(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 740, head[18] == 0, head[19] <= 3, head[20] == 0, (1...32).contains(head[21]),
      isPaddedDecimal(head[28..<44]), [44, 68, 92, 116].allSatisfy({ isPair(head[$0..<($0 + 24)]) })
    else { return nil }
    return KnownFinding(types["rla"], .strong)
  }

  /// Whether a text with zeros after it is a number with a point.
  private static func isPaddedDecimal(_ field: ArraySlice<UInt8>) -> Bool {
    let text = field.prefix { $0 != 0 }
    return text.contains(UInt8(ascii: "."))
      && text.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: " ") }
  }

  /// Whether a text has two of them.
  private static func isPair(_ field: ArraySlice<UInt8>) -> Bool {
    isPaddedDecimal(field) && field.prefix { $0 != 0 }.split(separator: UInt8(ascii: " ")).count == 2
  }

  /// Two letters, then numbers of six bits in printable signs: the width and height, two signs each, bits of a pixel, and
  /// nothing; the rows follow.
  private static func managerWindow(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 8, head.matches("yz", at: 0), head[7] == 0x20,
      head[2..<7].allSatisfy({ (0x20...0x5f).contains($0) })
    else { return nil }
    let number = { (at: Int) in (Int(head[at]) - 0x20) << 6 | (Int(head[at + 1]) - 0x20) }
    let (width, height, depth) = (number(2), number(4), Int(head[6]) - 0x20)
    guard width > 0, height > 0, depth == 1 || depth == 2 || depth == 4 || depth == 8 else { return nil }
    let end = Int64(8 + (width * depth + 7) / 8 * height)
    // Colours stand after the rows where a pixel has more bits than one.
    guard let length = subject.length, depth == 1 ? length == end : length >= end else { return nil }
    return KnownFinding(types["mgr"], .strong)
  }

  /// Where the two lines after the letters end at the latest.
  private static let longestMapHeader = 64

  /// Two letters, a line with the width and height, and one with the scale, a number with a point whose sign is the byte order.
  private static func mapOfHalfFloats(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches("PH\n", at: 0) || head.matches("Ph\n", at: 0) else { return nil }
    let lines = head[3...].prefix(longestMapHeader).split(separator: 0x0a, maxSplits: 2)
    guard lines.count == 3, lines[0].split(separator: 0x20).count == 2,
      lines[0].allSatisfy({ $0.isDigit || $0 == 0x20 }), lines[1].contains(UInt8(ascii: ".")),
      lines[1].allSatisfy({ (0x2d...0x2e).contains($0) || $0.isDigit })
    else { return nil }
    return KnownFinding(types["half-map"], .strong)
  }

  /// Bytes of a screen of the Atari ST.
  private static let screenLength = 32_000

  /// A flag of zero, a resolution, sixteen colours of three or four bits a channel, animation limits, and the screen.
  private static func neochrome(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 128, head[0] == 0, head[1] == 0, head[2] == 0, head[3] <= 2,
      subject.length == Int64(128 + screenLength), FormatHeaders.hasAtariPalette(head, at: 4)
    else { return nil }
    return KnownFinding(types["neochrome"], .strong)
  }

  /// A resolution, sixteen colours, and the screen; the Elite version adds four colour animations of eight bytes each.
  private static func degas(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 34, head[0] == 0, head[1] <= 2, FormatHeaders.hasAtariPalette(head, at: 2),
      let length = subject.length,
      length == Int64(34 + screenLength) || length == Int64(66 + screenLength)
    else { return nil }
    return KnownFinding(types["degas"], .strong)
  }

  /// Rows of a MacPaint document, and bytes in each.
  private static let (paintRows, paintRowLength) = (720, 72)

  /// A version of at most 3, patterns and zeros up to byte 512, then 720 rows of 72 bytes, each packed by itself.
  ///
  /// Zeros alone could be rows that copy zero after zero, so one run at least must repeat a byte, which is what packing is for.
  private static func macPaint(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard subject.isWhole, head.count > 512, head[0] == 0, head[1] == 0, head[2] == 0, head[3] <= 3,
      head[308..<512].allSatisfy({ $0 == 0 })
    else { return nil }
    var index = 512
    var repeats = false
    for _ in 0..<paintRows {
      var length = 0
      while length < paintRowLength {
        guard index < head.count else { return nil }
        let count = Int(Int8(bitPattern: head[index]))
        // A negative count repeats one byte, another copies as many (Apple: TN1023, Understanding PackBits).
        repeats = repeats || count < 0
        length += count == -128 ? 0 : count < 0 ? 1 - count : count + 1
        index += count == -128 ? 1 : count < 0 ? 2 : count + 2
      }
      guard length == paintRowLength, index <= head.count else { return nil }
    }
    return repeats ? KnownFinding(types["macpaint"], .strong) : nil
  }

  /// Layers from the lowest to the highest, planes, a size, lines of a stripe or as many as can be, no reserved bits, and
  /// the end of the last stripe (ITU-T T.82, section 6.2).
  private static func bilevelImage(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 20, head[3] == 0, head[0] <= head[1], head[1] < 32, (1...32).contains(head[2]),
      let width = head.bigEndian(UInt32.self, at: 4), let height = head.bigEndian(UInt32.self, at: 8),
      let stripe = head.bigEndian(UInt32.self, at: 12), width > 0, height > 0,
      // The profile for fax machines has 128 lines, whatever the height is (ITU-T T.85, table 1).
      stripe > 0, stripe <= height || stripe == .max || stripe == 128,
      head[16] < 128, head[17] < 128, head[18] & 0xf0 == 0, head[19] & 0x80 == 0,
      let end = SubjectReader(subject).tail(2)
    else { return nil }
    return end.first == 0xff && (end.last == 2 || end.last == 3) ? KnownFinding(types["jbig"], .fair) : nil
  }

  /// Pictures without a signature whose packed rows must be as wide as the header says.
  static func picturesInRows(_ subject: Subject) -> KnownFinding? {
    if let found = haloPicture(subject) { return found }
    if let found = satelliteArea(subject) { return found }
    if let found = screens(subject) { return found }
    return aliasPicture(subject.head)
  }

  /// A zero, version 4, a sensor, a day and a time that there are, lines, elements and bytes of each, and places in the file.
  private static func satelliteArea(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 256, head[0..<4].allSatisfy({ $0 == 0 }), head[4] == 4 || head[7] == 4 else {
      return nil
    }
    let isBig = head[7] == 4
    let word = { (number: Int) in Int64(head.number(UInt32.self, at: 4 * number - 4, isBig: isBig) ?? .max) }
    guard word(2) == 4, (1...999).contains(word(3)), (1...366).contains(word(4) % 1000), word(4) < 200_000,
      word(5) < 240_000, word(9) > 0, word(10) > 0, [1, 2, 4].contains(word(11)), word(14) >= 1, word(14) <= 32,
      word(34) >= 256, subject.mayReach(word(34) + 1)
    else { return nil }
    return KnownFinding(types["mcidas"], .strong)
  }

  /// Rows that must fit; other data do not keep to it for two.
  private static let mostRows = 16

  /// Width, height and zeros; then rows, each behind its length, of runs and bytes that end with a zero and make the width
  /// (Media Cybernetics: CUT file format).
  private static func haloPicture(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 10, head[4] == 0, head[5] == 0, let width = head.littleEndian(UInt16.self, at: 0),
      (2...8192).contains(width), let height = head.littleEndian(UInt16.self, at: 2), (2...8192).contains(height)
    else { return nil }
    var place = 6
    var fitting = 0
    for _ in 0..<min(Int(height), mostRows) {
      guard let count = head.littleEndian(UInt16.self, at: place), count > 1, place + 2 + Int(count) <= head.count,
        makesRow(head[(place + 2)..<(place + 2 + Int(count))], width: Int(width))
      else { return nil }
      place += 2 + Int(count)
      fitting += 1
    }
    return fitting > 1 ? KnownFinding(types["dr-halo"], .strong) : nil
  }

  /// Whether runs, each a number with its high bit and a byte, and bytes behind their number make a row with a zero at its end.
  private static func makesRow(_ bytes: ArraySlice<UInt8>, width: Int) -> Bool {
    var index = bytes.startIndex
    var made = 0
    while index < bytes.endIndex, bytes[index] != 0 {
      let count = Int(bytes[index] & 0x7f)
      guard count > 0 else { return false }
      made += count
      index += bytes[index] & 0x80 != 0 ? 2 : 1 + count
    }
    return index == bytes.endIndex - 1 && made == width
  }

  /// Width, height, where the picture stands, and 8 or 24 bits; then runs that end where rows do (Alias: PIX file format).
  private static func aliasPicture(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 18, head[8] == 0, head[9] == 24 || head[9] == 8,
      let width = head.bigEndian(UInt16.self, at: 0), (2...8192).contains(width),
      let height = head.bigEndian(UInt16.self, at: 2), (2...8192).contains(height),
      let left = head.bigEndian(UInt16.self, at: 4), left < width, let top = head.bigEndian(UInt16.self, at: 6),
      top < height, left | top == 0 || height >= UInt16(mostRows)
    else { return nil }
    let step = head[9] == 24 ? 4 : 2
    var place = 10
    for _ in 0..<min(Int(height), mostRows) {
      var made = 0
      while made < Int(width) {
        guard place + step <= head.count, head[place] > 0 else { return nil }
        made += Int(head[place])
        place += step
      }
      guard made == Int(width) else { return nil }
    }
    return KnownFinding(types["alias-pix"], .fair)
  }

  /// Pixels that either side of a picture has at most.
  private static let longestSide: UInt32 = 0xffff

  /// Width and height in front of exactly as many pixels of four bytes, one bit, or, after a line with both numbers,
  /// three bytes.
  static func barePixels(_ head: [UInt8], _ length: Int64?) -> KnownFinding? {
    guard let length, head.count >= 8 else { return nil }
    // Nokia: Smart Messaging specification 3.0, section OTA bitmap.
    if head[0] == 0, head[1] > 0, head[2] > 0, head[3] == 1,
      length == 4 + (Int64(head[1]) * Int64(head[2]) + 7) / 8 || length == 4 + (Int64(head[1]) + 7) / 8 * Int64(head[2])
    {
      return KnownFinding(types["otb"], .strong)
    }
    // Stardent: AVS image format, and Dune HD's with the other order of bytes.
    if hasWholePixels(head, length, isBig: true) { return KnownFinding(types["avs"], .strong) }
    if hasWholePixels(head, length, isBig: false) { return KnownFinding(types["aai"], .strong) }
    // Van de Hoef: MTV ray tracer, output.
    guard (0x31...0x39).contains(head[0]), let end = head.prefix(12).firstIndex(of: 0x0a) else { return nil }
    let sides = head[..<end].split(separator: 0x20, omittingEmptySubsequences: false).map { word in
      word.allSatisfy(\.isDigit) && !word.isEmpty
        ? word.reduce(Int64(0)) { $0 * 10 + Int64($1 - 0x30) } : 0
    }
    guard sides.count == 2, sides[0] > 0, sides[1] > 0, length == Int64(end + 1) + 3 * sides[0] * sides[1] else {
      return nil
    }
    // A table of numbers after its size has three bytes for each number of two digits.
    guard head[end...].contains(where: { $0 >= 0x7f || $0 < 0x20 && !(0x09...0x0d).contains($0) }) else { return nil }
    return KnownFinding(types["mtv"], .strong)
  }

  /// Whether width and height, in either order of bytes, stand in front of exactly as many pixels of four bytes.
  private static func hasWholePixels(_ head: [UInt8], _ length: Int64, isBig: Bool) -> Bool {
    guard let width = head.number(UInt32.self, at: 0, isBig: isBig), (2...longestSide).contains(width),
      let height = head.number(UInt32.self, at: 4, isBig: isBig), (2...longestSide).contains(height)
    else { return false }
    return length == 8 + 4 * Int64(width) * Int64(height)
  }
}
