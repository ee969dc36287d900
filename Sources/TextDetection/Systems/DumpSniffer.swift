// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Contents of memories in digits and sentences of receivers, which carry checksums, and records of tools by their first lines.
enum DumpSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    bdb||text/x-berkeley-db-dump|Berkeley DB dump|Oracle: db_dump(1), section Dump output formats
    cachegrind||application/x-kcachegrind|Cache profile|Valgrind user manual, section Cachegrind file format
    callgrind||application/x-kcachegrind|Call profile|Valgrind: Callgrind format specification
    clisp||application/x-clisp-fas|Compiled Lisp|CLISP: implementation notes, section Compiled files
    erlang||text/x-erlang|Erlang terms|Erlang: kernel, file:consult/1; Erlang reference manual, section Data Types
    fast-import||application/x-git|Git import stream|git-fast-import(1), section Input format
    gcov||text/x-gcov|Annotated coverage|GCC manual, section Invoking gcov
    igc||text/x-igc|Flight record|FAI: Technical specification for GNSS flight recorders, appendix A
    ihex||application/x-intel-hex|Intel hexadecimal object|Intel: Hexadecimal object file format specification, revision A
    lcov||text/x-lcov|Coverage trace|geninfo(1), section Files
    massif||application/x-valgrind-massif|Heap profile|Valgrind: ms_main.c, output file
    nmea||text/x-nmea|Positions|NMEA 0183, section Data format protocol
    php||application/vnd.php.serialized|Serialised PHP value|PHP: serialize, ext/standard/var.c
    rcs||text/x-rcs|RCS history|rcsfile(5)
    srec||application/x-srecord|Motorola S-records|Motorola: M68000 family programmer's reference, appendix C
    tek||application/x-tektronix-hex|Tektronix extended hexadecimal object|Tektronix: Extended Hex format; GNU BFD: tekhex.c
    ti-txt||application/x-ti-txt|TI text object|TI: SLAU131, section TI-TXT hex format
    vmem||text/x-verilog-memory|Memory image|IEEE 1364-2005, section 17.2.9
    """)

  /// Records whose checksums are looked at, at most.
  private static let mostRecords = 8

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count, let line = sample.lines.firstFilled?.trimmed else {
      return nil
    }
    let key: String?
    switch sample.bytes[sample.start] {
    case UInt8(ascii: ":"): key = records(sample, UInt8(ascii: ":"), isIntel) ? "ihex" : nil
    case UInt8(ascii: "S"):
      key = line.begins(with: "SF:") ? coverage(sample) : records(sample, UInt8(ascii: "S"), isMotorola) ? "srec" : nil
    case UInt8(ascii: "$"):
      // Symbols stand in front of the records.
      key =
        line.begins(with: "$$ ") && records(sample, UInt8(ascii: "S"), isMotorola)
        ? "srec" : isSentence(line) ? "nmea" : nil
    case UInt8(ascii: "!"): key = isSentence(line) ? "nmea" : nil
    case UInt8(ascii: "A"): key = isFlight(sample) ? "igc" : nil
    case UInt8(ascii: "%"):
      key = records(sample, UInt8(ascii: "%"), isTektronix) ? "tek" : hasTerms(sample) ? "erlang" : nil
    case UInt8(ascii: "{"): key = hasTerms(sample) ? "erlang" : nil
    case UInt8(ascii: "("): key = line.begins(with: "(|SYSTEM|::|VERSION| '(") ? "clisp" : nil
    case UInt8(ascii: "@"): key = isTexas(sample) ? "ti-txt" : isMemory(sample) ? "vmem" : nil
    case UInt8(ascii: "/"): key = sample.heads.contains(UInt8(ascii: "@")) && isMemory(sample) ? "vmem" : nil
    case UInt8(ascii: "T"): key = line.begins(with: "TN:") ? coverage(sample) : nil
    case UInt8(ascii: "-"): key = line.begins(with: "-:    0:Source:") ? "gcov" : nil
    case UInt8(ascii: "a"), UInt8(ascii: "O"): key = isSerialised(sample.bytes[sample.start...]) ? "php" : nil
    case UInt8(ascii: "b"), UInt8(ascii: "r"), UInt8(ascii: "f"), UInt8(ascii: "c"): key = commands(sample, line)
    case UInt8(ascii: "h"): key = isHistory(sample) ? "rcs" : nil
    case UInt8(ascii: "d"), UInt8(ascii: "v"): key = profile(sample)
    case UInt8(ascii: "V"): key = isDatabase(sample) ? "bdb" : nil
    default: key = nil
    }
    return key.flatMap { KnownFinding(types[$0], .strong) }
  }

  // MARK: Memories

  /// Whether every record that begins with a mark is right, and there is one.
  private static func records(
    _ sample: TextSample, _ mark: UInt8, _ isRight: (ArraySlice<UInt8>) -> Bool
  ) -> Bool {
    let records = sample.wholeLines.lazy.map(\.trimmed).filter { $0.first == mark }.prefix(mostRecords)
    return !records.isEmpty && records.allSatisfy(isRight)
  }

  /// The bytes that pairs of hexadecimal digits are; nil where anything else is among them.
  private static func bytes(of digits: ArraySlice<UInt8>) -> [UInt8]? {
    guard digits.count % 2 == 0 else { return nil }
    var bytes: [UInt8] = []
    for index in stride(from: digits.startIndex, to: digits.endIndex, by: 2) {
      guard let high = digits[index].hexadecimalValue, let low = digits[index + 1].hexadecimalValue else { return nil }
      bytes.append(high << 4 | low)
    }
    return bytes
  }

  /// A count of the data, an address, one of six kinds, and a checksum that makes the sum zero.
  private static func isIntel(_ line: ArraySlice<UInt8>) -> Bool {
    guard let bytes = bytes(of: line.dropFirst()), bytes.count >= 5, bytes.count == Int(bytes[0]) + 5, bytes[3] <= 5
    else { return false }
    return bytes.reduce(0, &+) == 0
  }

  /// A kind, a count of what follows, and the complement of the sum.
  private static func isMotorola(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count >= 10, line[line.startIndex + 1].isDigit, let bytes = bytes(of: line.dropFirst(2)),
      bytes.count == Int(bytes[0]) + 1
    else { return false }
    return bytes.reduce(0, &+) == 0xff
  }

  /// A count of the characters, a kind, and the sum of the values of all others.
  private static func isTektronix(_ line: ArraySlice<UInt8>) -> Bool {
    let start = line.startIndex
    guard line.count >= 7, let length = bytes(of: line[(start + 1)...(start + 2)])?.first,
      Int(length) == line.count - 1,
      [UInt8(ascii: "3"), UInt8(ascii: "6"), UInt8(ascii: "8")].contains(line[start + 3]),
      let sum = bytes(of: line[(start + 4)...(start + 5)])?.first
    else { return false }
    var total: UInt8 = 0
    for byte in line[(start + 1)...(start + 3)] + line[(start + 6)...] {
      switch byte {
      case 0x30...0x39: total &+= byte - 0x30
      case 0x41...0x5a: total &+= byte - 0x37
      case 0x61...0x7a: total &+= byte - 0x39
      case UInt8(ascii: "$"): total &+= 36
      case UInt8(ascii: "%"): total &+= 37
      case UInt8(ascii: "."): total &+= 38
      case UInt8(ascii: "_"): total &+= 39
      // Other characters in the names of symbols count nothing, as GNU BFD writes them.
      default: continue
      }
    }
    return total == sum
  }

  /// Bytes in each line of an object of Texas Instruments, the last one of a section apart.
  private static let bytesOfTexas = 16

  /// An address of four digits or more, pairs of digits between spaces, and a line with the letter q at the end.
  private static func isTexas(_ sample: TextSample) -> Bool {
    // The end may stand after the sample.
    let end = sample.head.last { $0 > 0x20 }
    let lines = sample.wholeLines.map(\.trimmed).filter { !$0.isEmpty }
    guard end == UInt8(ascii: "q"), lines.count >= 3 else { return false }
    return lines.indices.allSatisfy { place in
      let line = lines[place]
      if line.equals("q") { return true }
      if line.first == UInt8(ascii: "@") {
        return line.count > 4 && line.dropFirst().allSatisfy(\.isHexadecimalDigit)
      }
      let words = line.words
      let isLast =
        place + 1 == lines.count || lines[place + 1].first == UInt8(ascii: "@") || lines[place + 1].equals("q")
      return (isLast ? words.count <= bytesOfTexas : words.count == bytesOfTexas)
        && words.allSatisfy { $0.count == 2 && bytes(of: $0) != nil }
    }
  }

  /// After comments addresses, and in the same lines words of as many digits as the first one; below addresses of eight
  /// digits, as GNU BFD writes them, in lines of their own.
  private static func isMemory(_ sample: TextSample) -> Bool {
    let rows = sample.wholeLines.lazy.map(\.words).filter { words in
      words.first.map { !$0.begins(with: "//") && !$0.begins(with: "/*") } ?? false
    }.prefix(mostRecords)
    guard let first = rows.first, first[0].first == UInt8(ascii: "@"), first.count >= 2 || first[0].count == 9,
      let width = rows.first(where: { $0.count >= 2 })?.last?.count, width.isMultiple(of: 2)
    else { return false }
    let isBare = first.count == 1
    let isWord = { (word: ArraySlice<UInt8>) in word.count == width && word.allSatisfy(\.isHexadecimalDigit) }
    return rows.allSatisfy { row in
      row[0].first == UInt8(ascii: "@")
        ? row[0].dropFirst().allSatisfy(\.isHexadecimalDigit) && row.dropFirst().allSatisfy(isWord)
          && (isBare || row.count >= 2)
        : isBare && row.allSatisfy(isWord)
    }
  }

  // MARK: Receivers

  /// Who speaks and of what, fields between commas, and after an asterisk the exclusive or of all.
  private static func isSentence(_ line: ArraySlice<UInt8>) -> Bool {
    let inner = line.dropFirst()
    let address = inner.prefix { $0.isDigit || $0.isCapital }
    guard (4...9).contains(address.count), inner[address.endIndex...].first == UInt8(ascii: ","),
      let star = inner.lastIndex(of: UInt8(ascii: "*")), let sum = bytes(of: inner[(star + 1)...]), sum.count == 1
    else { return false }
    return inner[..<star].reduce(0, ^) == sum[0]
  }

  /// The maker and the number of the recorder, and among the headers the date of the flight.
  private static func isFlight(_ sample: TextSample) -> Bool {
    let lines = sample.lines.prefix(mostFlightHeaders)
    guard let maker = lines.first, maker.count >= 4,
      maker.dropFirst().prefix(3).allSatisfy({ $0.isDigit || $0.isCapital }),
      lines.dropFirst().first?.first == UInt8(ascii: "H")
    else { return false }
    return lines.contains { $0.begins(with: "HFDTE") || $0.begins(with: "HODTE") || $0.begins(with: "HPDTE") }
  }

  /// Lines among which the date of a flight stands; recorders write it first.
  private static let mostFlightHeaders = 12

  // MARK: Records of tools

  /// The name of a test, that of a source, and counts.
  private static func coverage(_ sample: TextSample) -> String? {
    guard sample.lines.prefix(3).contains(where: { $0.begins(with: "SF:") }) else { return nil }
    return sample.contains("\nDA:") || sample.contains("\nFN:") ? "lcov" : nil
  }

  /// What was profiled and how, before the events or the unit of time.
  private static func profile(_ sample: TextSample) -> String? {
    let lines = sample.lines.prefix(12)
    guard lines.contains(where: { $0.begins(with: "cmd: ") }) else { return nil }
    if lines.contains(where: { $0.begins(with: "creator: callgrind") }) { return "callgrind" }
    guard lines.first?.begins(with: "desc: ") == true else { return nil }
    if lines.contains(where: { $0.begins(with: "time_unit: ") }) { return "massif" }
    return lines.contains { $0.begins(with: "events: ") } ? "cachegrind" : nil
  }

  /// The first command of a stream, and what must follow it.
  private static func commands(_ sample: TextSample, _ line: ArraySlice<UInt8>) -> String? {
    let next = sample.lines.dropFirst().first ?? []
    let isBlob = line.equals("blob") && (next.begins(with: "mark :") || next.begins(with: "data "))
    let isReset = line.begins(with: "reset refs/") && (next.begins(with: "commit refs/") || next.begins(with: "from "))
    let isCommit = line.begins(with: "commit refs/") && (next.begins(with: "mark :") || next.begins(with: "author "))
    let others: [StaticString] = ["blob", "commit refs/", "done", "feature ", "option ", "progress ", "reset ", "tag "]
    let isFeature = line.equals("feature done") && next.begins(withAnyOf: others)
    return isBlob || isReset || isCommit || isFeature ? "fast-import" : nil
  }

  /// The number of the newest revision, and who may change the file.
  private static func isHistory(_ sample: TextSample) -> Bool {
    let lines = sample.lines.prefix(4)
    guard let words = lines.first?.words, words.count == 2, words[0].equals("head"),
      words[1].last == UInt8(ascii: ";"), words[1].dropLast().isDecimal
    else { return false }
    // Names of users stand in lines of their own.
    return lines.map(\.trimmed).contains { line in
      line.equals("access") || (line.begins(with: "access") || line.begins(with: "branch")) && line.last == 0x3b
    }
  }

  /// After comments a tuple whose first element is an atom, and a point after the brace of one.
  private static func hasTerms(_ sample: TextSample) -> Bool {
    let lines = sample.wholeLines.lazy.map(\.trimmed).filter { !$0.isEmpty && $0.first != UInt8(ascii: "%") }
    guard let first = lines.first, first.first == UInt8(ascii: "{") else { return false }
    // The instructions of a start (Erlang: script(4)), and those of another release (appup(4)).
    if first.equals("{script,") { return true }
    let isInstruction =
      first.begins(with: "{\"") && first.dropFirst(2).drop { $0 != UInt8(ascii: "\"") }.begins(with: "\",")
    if isInstruction { return lines.contains { $0.suffix(2).equals("}.") } }
    let atom = first.dropFirst().prefix(while: \.isWordCharacter)
    guard let letter = atom.first, letter.isLetter, letter == letter.lowercased,
      first[atom.endIndex...].trimmed.first == UInt8(ascii: ",")
    else { return false }
    // What follows a tuple goes on with the list that it is in, or ends the term; in sentences more follows.
    var depth = 0
    let close = first.firstIndex { byte in
      if byte == UInt8(ascii: "{") { depth += 1 }
      if byte == UInt8(ascii: "}") { depth -= 1 }
      return depth == 0
    }
    if let next = close.flatMap({ first[($0 + 1)...].first }), !".,]}%".utf8.contains(next) { return false }
    return lines.contains { $0.suffix(2).equals("}.") }
  }

  /// The version and the format of the records, and the kind of the database.
  private static func isDatabase(_ sample: TextSample) -> Bool {
    let lines = sample.lines.prefix(8)
    return lines.first?.begins(with: "VERSION=") == true
      && lines.contains { $0.begins(with: "format=bytevalue") || $0.begins(with: "format=print") }
  }

  /// An array, or an object whose name is as long as it says, with a count of what is in it.
  private static func isSerialised(_ text: ArraySlice<UInt8>) -> Bool {
    guard text.dropFirst().first == UInt8(ascii: ":"), let end = text.last(where: { $0 > 0x20 }) else { return false }
    var rest = text.dropFirst(2)
    func number() -> Int? {
      let digits = rest.prefix(while: \.isDigit)
      rest = rest[digits.endIndex...]
      guard let number = digits.number(ofAtMost: 6), rest.first == UInt8(ascii: ":") else { return nil }
      rest = rest.dropFirst()
      return number
    }
    guard var count = number() else { return false }
    if text.first == UInt8(ascii: "O") {
      guard rest.count > count + 3, rest.first == UInt8(ascii: "\""), rest[rest.startIndex + count + 1] == rest.first,
        rest[rest.startIndex + count + 2] == UInt8(ascii: ":")
      else { return false }
      rest = rest.dropFirst(count + 3)
      guard let fields = number() else { return false }
      count = fields
    }
    guard rest.first == UInt8(ascii: "{") else { return false }
    if count == 0 { return end == UInt8(ascii: "}") }
    return rest.dropFirst().begins(with: "i:") || rest.dropFirst().begins(with: "s:")
  }
}
