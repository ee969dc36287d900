// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// What instruments and stations write down, by the shape of their lines: spectra, headers of signals, reports of weather,
/// sentences of receivers and pairs of bases.
enum LaboratorySniffer: TabledSniffer {
  static let types = TypeTable(
    """
    hkl||chemical/x-shelx-hkl|Reflections of a crystal|SHELX-97 manual, section The .hkl file
    metar||text/x-metar|Weather of airports|WMO-No. 306, FM 15 METAR and FM 16 SPECI
    msp||text/x-msp|Spectra of a library|NIST: Mass spectral search program manual, MSP format
    nmea||text/x-nmea|Positions|NMEA 0183, section 5.3, Sentences
    pairs||chemical/x-rna-ct|Pairs of bases|M. Zuker: mfold, CT file
    wfdb||text/x-wfdb-header|Header of signals|PhysioNet: header(5)
    """)

  /// Lines looked at most.
  private static let mostLines = 24

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.firstFilled?.trimmed, let letter = first.first else { return nil }
    if letter == UInt8(ascii: "N") || letter == UInt8(ascii: "n"), isSpectrum(sample) {
      return KnownFinding(types["msp"], .strong)
    }
    if sample.heads.containsAny(of: "$!"), areSentences(sample) { return KnownFinding(types["nmea"], .strong) }
    if letter.isAlphanumeric, areReports(sample) { return KnownFinding(types["metar"], .strong) }
    if letter.isDigit, arePairs(sample) { return KnownFinding(types["pairs"], .strong) }
    if areReflections(sample.wholeLines) { return KnownFinding(types["hkl"], .strong) }
    // Numbers and a date, if anything, stand behind the name of a record.
    return first.last?.isDigit == true && isHeader(sample) ? KnownFinding(types["wfdb"], .strong) : nil
  }

  // MARK: Spectra

  /// A name, other fields, the number of peaks, and under it the first of them.
  private static func isSpectrum(_ sample: TextSample) -> Bool {
    let rows = sample.wholeLines.drop { $0.isBlank }
    guard rows.first?.trimmed.matchesAnyCase("name:", at: 0) == true,
      let place = rows.firstIndex(where: { $0.trimmed.matchesAnyCase("num peaks:", at: 0) }),
      let count = rows[place].trimmed.dropFirst(10).trimmed.number(ofAtMost: 6),
      rows[..<place].allSatisfy({ $0.contains(UInt8(ascii: ":")) })
    else { return false }
    guard count > 0, let peak = rows[(place + 1)...].first else { return true }
    return peak.trimmed.first?.isDigit == true
  }

  // MARK: Crystals

  /// Reflections that there must be; other tables have columns of these widths by chance.
  private static let leastReflections = 6
  /// Bytes of a reflection, without the number of its batch or wavelength and with it.
  private static let reflectionLengths = 28...40

  /// Three indices in four columns each, and an intensity and its deviation in eight.
  private static func areReflections(_ lines: TextLines) -> Bool {
    guard let first = lines.places.first, reflectionLengths.contains(first.count) else { return false }
    let rows = lines.prefix(mostLines).filter { !$0.isBlank }
    return rows.count >= leastReflections
      && rows.allSatisfy { line in
        let end = line.lastIndex { $0 > 0x20 }.map { $0 + 1 } ?? line.startIndex
        let row = Array(line[..<end])
        guard reflectionLengths.contains(row.count) else { return false }
        let indices = [0..<4, 4..<8, 8..<12].allSatisfy { field in
          row[field][...].trimmed.isInteger && row[field.upperBound - 1].isDigit
        }
        let values = [12..<20, 20..<28].allSatisfy { field in
          row[field][...].trimmed.isDecimal && row[field.upperBound - 1] > 0x20
        }
        return indices && values && row[28...].allSatisfy { $0.isDigit || $0 == 0x20 || $0 == UInt8(ascii: "-") }
      }
  }

  // MARK: Receivers

  /// Sentences whose check sums hold, which no other text has by chance.
  private static let leastSentences = 3

  /// Sentences with their check sums, all but the first, which may be cut, and the last.
  private static func areSentences(_ sample: TextSample) -> Bool {
    var (count, others) = (0, 0)
    for line in sample.wholeLines.prefix(mostLines) where !line.isBlank {
      if isSentence(line.trimmed) { count += 1 } else { others += 1 }
    }
    return count >= leastSentences && others <= 1
  }

  /// A sign, an address, fields, and after an asterisk the exclusive or of all between both in two hexadecimal digits.
  private static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count > 9, line.first == UInt8(ascii: "$") || line.first == UInt8(ascii: "!"),
      line[line.endIndex - 3] == UInt8(ascii: "*"),
      let sum = UInt8(String(decoding: line.suffix(2), as: UTF8.self), radix: 16)
    else { return false }
    let body = line.dropFirst().dropLast(3)
    return body.prefix { $0 != UInt8(ascii: ",") }.allSatisfy { $0.isCapital || $0.isDigit }
      && body.reduce(0, ^) == sum
  }

  // MARK: Weather

  /// Reports of the weather at places, each in a line with what goes on set in below it; their dates may stand above them.
  private static func areReports(_ sample: TextSample) -> Bool {
    guard sample.contains("KT ") || sample.contains("MPS ") else { return false }
    let rows = sample.wholeLines.prefix(mostLines).filter { line in line.first.map { $0 > 0x20 } ?? false }
    var count = 0
    for row in rows {
      if isReport(row.words) { count += 1 } else if !isDate(row.words) { return false }
    }
    return count >= 1
  }

  /// A date and a time, as servers of reports put in front.
  private static func isDate(_ words: [ArraySlice<UInt8>]) -> Bool {
    words.count == 2 && words[0].count == 10 && words[1].count == 5 && words[0].dropFirst(4).first == UInt8(ascii: "/")
      && words[1].dropFirst(2).first == UInt8(ascii: ":")
  }

  /// A place in four letters, the day and time, and the wind.
  private static func isReport(_ words: [ArraySlice<UInt8>]) -> Bool {
    var words = words[...]
    if let kind = words.first, kind.equals("METAR") || kind.equals("SPECI") { words = words.dropFirst() }
    if words.first?.equals("COR") == true { words = words.dropFirst() }
    guard let place = words.first, place.count == 4, place.allSatisfy({ $0.isCapital || $0.isDigit }),
      let time = words.dropFirst().first, time.count == 7, time.last == UInt8(ascii: "Z"),
      time.dropLast().allSatisfy(\.isDigit)
    else { return false }
    words = words.dropFirst(2)
    while let word = words.first, word.equals("AUTO") || word.equals("COR") || word.equals("NIL") || word.equals("NIL=")
    {
      words = words.dropFirst()
    }
    guard let wind = words.first else { return true }
    let direction = wind.prefix(3)
    return (7...10).contains(wind.count) && (direction.allSatisfy(\.isDigit) || direction.equals("VRB"))
      && wind.dropFirst(3).prefix(2).allSatisfy(\.isDigit)
      && (wind.suffix(2).equals("KT") || wind.suffix(3).equals("MPS"))
  }

  // MARK: Bases

  /// How many bases there are and their energy or name, and for each its number, its letter, its neighbours, its partner and
  /// its number again.
  private static func arePairs(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.filter { !$0.isBlank && $0.first != UInt8(ascii: "#") }
    guard let count = lines.first?.words.first?.number(ofAtMost: 6), count > 1 else { return false }
    let rows = lines.dropFirst().prefix(min(count, mostLines)).map(\.words)
    return rows.count == min(count, mostLines)
      && rows.enumerated().allSatisfy { number, row in
        row.count >= 6 && row[0].number(ofAtMost: 6) == number + 1 && row[1].count == 1
          && row[1][row[1].startIndex].isLetter
          && row[2].number(ofAtMost: 6) == number
          && (row[3].number(ofAtMost: 6)).map { $0 == number + 2 || $0 == 0 } ?? false
          && row[4].number(ofAtMost: 6).map { $0 <= count } ?? false && row[5].isInteger
      }
  }

  // MARK: Signals

  /// How signals are stored (PhysioNet: signal(5)).
  private static let storages: Set = [0, 8, 16, 24, 32, 61, 80, 160, 212, 310, 311, 508, 516, 524]

  /// A record and the number of its signals, its rate and length, and for each signal the file and how it is stored there.
  private static func isHeader(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.lazy.filter { !$0.isBlank && $0.first != UInt8(ascii: "#") }
    guard let record = lines.first?.words, (2...6).contains(record.count), let count = record[1].number(ofAtMost: 3),
      count > 0, record.dropFirst(2).allSatisfy({ $0.first?.isDigit == true })
    else { return false }
    let name = record[0].prefix { $0 != UInt8(ascii: "/") }
    let signals = lines.dropFirst().prefix(count).map(\.words)
    guard !sample.isWhole || lines.dropFirst(count + 1).isEmpty else { return false }
    return name.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: "-") } && signals.count == count
      && signals.allSatisfy { words in
        guard words.count >= 2, let storage = words[1].prefix(while: \.isDigit).number(ofAtMost: 3) else {
          return false
        }
        let rest = words[1].dropFirst(words[1].prefix(while: \.isDigit).count)
        return storages.contains(storage) && (rest.isEmpty || "x:+".utf8.contains(rest.first ?? 0))
          && (isFile(words[0]) || words[0].starts(with: name) && name.contains(where: \.isLetter)
            || words[0].equals("~"))
      }
  }

  /// Whether a word is the name of a file, whose extension begins with a letter as no decimals do.
  private static func isFile(_ word: ArraySlice<UInt8>) -> Bool {
    word.lastIndex(of: UInt8(ascii: ".")).map { word[($0 + 1)...].first?.isLetter == true } ?? false
  }
}
