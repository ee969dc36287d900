// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Songs without a signature, and sound that its header proves.
  static func sound(_ subject: Subject) -> KnownFinding? {
    if let found = soundtrackerModule(subject) ?? trackerModule(subject.head) ?? rareModules(subject) {
      return found
    }
    if let found = drivenSong(subject) { return found }
    return composerModule(subject.head) ?? adxSound(subject.head) ?? burstsOfSound(subject.head)
  }

  /// Samples of the first format, bytes of the title and of what is told of a sample, and where the order of patterns is.
  private static let (oldSamples, oldTitle, sampleLength, orderPlace) = (15, 20, 30, 470)
  /// Where patterns begin, bytes of each; and how many there may be.
  private static let (patternPlace, patternLength) = (600, 1024)
  private static let mostPatterns = 64
  /// Notes that must be in the first pattern.
  private static let fewestNotes = 4

  /// Names of fifteen samples with lengths and volumes that can be, an order of patterns that the file holds, and notes in the
  /// first of them.
  private static func soundtrackerModule(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= patternPlace + patternLength, let length = subject.length,
      (1...128).contains(head[orderPlace]), head[orderPlace + 1] != 0 || head[orderPlace] == 1,
      head[(orderPlace + 2)..<patternPlace].allSatisfy({ Int($0) < mostPatterns }), isName(head[..<oldTitle])
    else { return nil }
    var samples: Int64 = 0
    for index in 0..<oldSamples {
      let place = oldTitle + sampleLength * index
      // A tuning of zero, and a volume of at most 64.
      guard isName(head[place..<(place + 22)]), head[place + 24] == 0, head[place + 25] <= 64,
        let words = head.bigEndian(UInt16.self, at: place + 22), words <= 0x8000
      else { return nil }
      samples += 2 * Int64(words)
    }
    let patterns = 1 + Int64(head[(orderPlace + 2)..<patternPlace].max() ?? 0)
    let end = Int64(patternPlace) + patterns * Int64(patternLength)
    guard samples > 0, length >= end, length <= end + samples + Int64(patternLength) else { return nil }
    return hasNotes(head[patternPlace..<(patternPlace + patternLength)])
      ? KnownFinding(types["soundtracker"], .strong) : nil
  }

  /// Whether letters and signs stand there, with zeros behind them only.
  private static func isName(_ field: ArraySlice<UInt8>) -> Bool {
    field.prefix { $0 != 0 }.allSatisfy { $0 >= 0x20 && $0 != 0x7f }
  }

  /// Whether a pattern has notes whose periods the sound chip plays, and no other numbers in their place.
  private static func hasNotes(_ pattern: ArraySlice<UInt8>) -> Bool {
    var notes = 0
    for place in stride(from: pattern.startIndex, to: pattern.endIndex, by: 4) {
      let period = Int(pattern[place]) << 8 | Int(pattern[place + 1])
      guard period == 0 || (108...907).contains(period), pattern[place + 2] >> 4 <= UInt8(oldSamples) else {
        return false
      }
      notes += period == 0 ? 0 : 1
    }
    return notes >= fewestNotes
  }

  /// Where four letters name the tracker behind 31 samples, and where the order of patterns is then.
  private static let (trackerMark, newSamples, newOrderPlace) = (1080, 31, 950)
  /// Marks of trackers whose letters other data have there too.
  private static let trackerMarks: [StaticString] = ["PATT", "NSMS", "LARD", "FEST", "OKTA"]

  /// The mark of a tracker, or one with the number of channels, behind samples with tunings, volumes and an order of patterns
  /// that can be.
  private static func trackerModule(_ head: [UInt8]) -> KnownFinding? {
    guard head.count > trackerMark + 4, isTrackerMark(head[trackerMark..<trackerMark + 4]),
      (1...128).contains(head[newOrderPlace]), isName(head[..<oldTitle]),
      head[(newOrderPlace + 2)..<trackerMark].allSatisfy({ $0 < 128 })
    else { return nil }
    var hasSound = false
    for index in 0..<newSamples {
      let place = oldTitle + sampleLength * index
      guard head[place + 24] < 16, head[place + 25] <= 64 else { return nil }
      hasSound = hasSound || head[place + 22] != 0 || head[place + 23] != 0
    }
    return hasSound ? KnownFinding(types["tracker"], .strong) : nil
  }

  /// Whether four bytes are one of the marks: of Digital Tracker, StarTrekker, TakeTracker, or of two digits and `CH` or `CN`.
  private static func isTrackerMark(_ mark: ArraySlice<UInt8>) -> Bool {
    guard let first = mark.first, let last = mark.last else { return false }
    if trackerMarks.contains(where: { mark.matches($0, at: 0) }) { return true }
    if mark.matches("FA0", at: 0) { return [0x34, 0x36, 0x38].contains(last) }
    if mark.matches("FLT", at: 0) || mark.matches("EXO", at: 0) { return (0x34...0x39).contains(last) }
    if mark.matches("TDZ", at: 0) { return (0x31...0x39).contains(last) }
    guard (0x31...0x39).contains(first) else { return false }
    let second = mark[mark.startIndex + 1]
    return mark.matches("CHN", at: 1) || second.isDigit && (mark.matches("CH", at: 2) || mark.matches("CN", at: 2))
  }

  /// Two letters and a message of 108 bytes, up to 64 samples and 128 patterns, their order, and a tempo of at most 15 for
  /// each, which no text has there.
  private static func composerModule(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 497, head.matches("if", at: 0) || head.matches("JN", at: 0), (1...64).contains(head[110]),
      (1...128).contains(head[111]), head[112] < 128,
      head[113..<241].allSatisfy({ $0 < 128 || $0 >= 0xfe }), head[241..<369].allSatisfy({ $0 < 16 }),
      head[369..<497].allSatisfy({ $0 < 64 })
    else { return nil }
    return KnownFinding(types["composer"], .strong)
  }

  /// The place of the samples, and the maker's mark that ends in front of it.
  private static func adxSound(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 20, head[0] == 0x80, head[1] == 0, let place = head.bigEndian(UInt16.self, at: 2), place >= 16,
      head.matches("(c)CRI", at: Int(place) - 2)
    else { return nil }
    return KnownFinding(types["adx"], .certain)
  }

  /// Bytes between two bursts at most: those of the longest kind of data (IEC 61937-1, table 2).
  private static let farthestBurst = 61_440

  /// Two words to find bursts by, a kind of data that there is, and the same words again behind the burst and its filling.
  private static func burstsOfSound(_ head: [UInt8]) -> KnownFinding? {
    let words: [UInt8] = [0x72, 0xf8, 0x1f, 0x4e]
    guard head.matches(words, at: 0), head.count > 8, (1...31).contains(head[4] & 0x1f) else { return nil }
    let places = stride(from: 8, to: min(head.count, farthestBurst + 1), by: 4)
    return places.contains { head.matches(words, at: $0) } ? KnownFinding(types["spdif"], .strong) : nil
  }

  /// Bytes of a title, and of the name of a file of samples.
  private static let longestSongTitle = 256
  private static let longestSampleName = 24
  /// Where the first of nine or of sixteen channels begins, behind the places of voices and of all channels.
  private static let channelPlaces: Set<UInt16> = [20, 34]

  /// A title that ends with a line and the end of a text, a name or none, the place of the voices, and that of the first
  /// channel (MXDRV: MDX format).
  private static func drivenSong(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 40, head[0] >= 0x20 || head[0] == 0x0d, subject.plainLength < head.count,
      let mark = head.prefix(longestSongTitle).firstIndex(of: 0x1a), mark >= 2, head[mark - 1] == 0x0a,
      head[mark - 2] == 0x0d, head[..<(mark - 2)].allSatisfy({ $0 >= 0x20 })
    else { return nil }
    let name = head[(mark + 1)...].prefix(longestSampleName).prefix { $0 > 0x20 && $0 < 0x7f }
    guard name.endIndex < head.count, head[name.endIndex] == 0,
      let voices = head.bigEndian(UInt16.self, at: name.endIndex + 1), voices >= channelPlaces.min() ?? 0,
      let channel = head.bigEndian(UInt16.self, at: name.endIndex + 3), channelPlaces.contains(channel),
      subject.mayReach(Int64(name.endIndex + 1) + Int64(voices))
    else { return nil }
    return KnownFinding(types["mdx-song"], .strong)
  }
}
