// SPDX-License-Identifier: Apache-2.0
import RegularExpressions

/// A test of a file's bytes.
private enum MagicTest {
  case tar, json, csv, simh, compoundFile, records, text

  /// All tests, in libmagic's order.
  static let all: [MagicTest] = [.tar, .json, .csv, .simh, .compoundFile, .records, .text]

  /// The option that leaves it out.
  var skippingOption: MagicOptions {
    switch self {
    case .tar: .skipsTar
    case .json: .skipsJSON
    case .csv: .skipsCSV
    case .simh: .skipsSIMH
    case .compoundFile: .skipsCompoundFiles
    case .records: .skipsRecords
    case .text: .skipsText
    }
  }
}

/// The order of all tests.
extension MagicEvaluator {
  /// Runs all tests over a file.
  mutating func evaluateBuffer(_ bytes: Span<UInt8>, _ subject: MagicSubject) -> MagicResult {
    evaluation.mode = subject.mode
    let fallback: StaticString = bytes.count == 0 ? "empty" : bytes.count == 1 ? "very short file (no magic)" : "data"
    guard bytes.count > 1 else {
      writeFallback(fallback, isEmpty: bytes.count == 0)
      finish(.binary)
      return .matched
    }
    if evaluation.isCut, options.contains(.uncompresses) {
      return giveUpForRest()
    }
    if testCompression(bytes) { return .matched }
    var encoding: MagicTextEncoding?
    let end = fileEnd(bytes, subject)
    guard end != nil || !evaluation.isCut else {
      return giveUpForRest()
    }
    let found =
      if let end {
        runTests(bytes, fileEnd: end.span, subject, &encoding)
      } else {
        runTests(bytes, fileEnd: bytes, subject, &encoding)
      }
    if found == .unmatched { writeFallback(fallback, isEmpty: false) }
    if options.contains(.mimeEncoding) {
      finish(detectEncoding(of: bytes, &encoding))
    } else {
      finish(.binary)
    }
    return .matched
  }

  /// The encoding of a file, looked for when it is first asked for: JSON needs none.
  private mutating func detectEncoding(
    of bytes: Span<UInt8>, _ known: inout MagicTextEncoding?
  ) -> MagicTextEncoding {
    guard !options.contains(.skipsEncoding) else { return .binary }
    if let known { return known }
    // What stands in a compressed file is other text.
    let plainFront = options.contains(.uncompresses) ? nil : plainFront
    let encoding =
      shared?.encoding ?? MagicTextEncoding.detect(bytes.extracting(first: limits.encoding), plainFront: plainFront)
    shared?.encoding = encoding
    known = encoding
    trace?.note("encoding", encoding.mimeName.description)
    return encoding
  }

  /// The last bytes of a file of which only the first fit the limit, as many as were read; nil where all were.
  private func fileEnd(_ bytes: Span<UInt8>, _ subject: MagicSubject) -> [UInt8]? {
    if evaluation.isCut { return tail(of: subject) }
    guard let size = subject.fileSize, size > bytes.count, !options.contains(.skipsRecords) else { return nil }
    return subject.reader?.bytes(at: size - bytes.count, count: bytes.count)
  }

  /// Whether a built-in test that has read so many of the bytes would have to read on.
  private mutating func needsRest(behind position: Int, of bytes: Span<UInt8>) -> Bool {
    guard evaluation.isCut, position >= bytes.count else { return false }
    giveUpForRest()
    return true
  }

  /// Runs the tests one after the other until one finds something, or all where all matches are wanted.
  private mutating func runTests(
    _ bytes: Span<UInt8>, fileEnd: Span<UInt8>, _ subject: MagicSubject, _ encoding: inout MagicTextEncoding?
  ) -> MagicResult {
    var found = MagicResult.unmatched
    for test in MagicTest.all where !options.contains(test.skippingOption) {
      found = run(test, bytes, fileEnd: fileEnd, subject, &encoding)
      if evaluation.needsRest { return .failed }
      guard found != .unmatched else { continue }
      guard options.contains(.allMatches) else { return found }
      if test != .text { output.writeSeparator() }
    }
    return found
  }

  /// Runs one test; the built-in ones have no answer where codes are wanted.
  private mutating func run(
    _ test: MagicTest, _ bytes: Span<UInt8>, fileEnd: Span<UInt8>, _ subject: MagicSubject,
    _ encoding: inout MagicTextEncoding?
  ) -> MagicResult {
    let wantsCodes = options.containsAny(of: .codes)
    switch test {
    case .tar: return wantsCodes ? .unmatched : testTar(bytes)
    case .json: return wantsCodes ? .unmatched : testJSON(bytes)
    case .csv:
      guard !wantsCodes, detectEncoding(of: bytes, &encoding).isText, isCSV(bytes) else { return .unmatched }
      return report("CSV text", mime: "text/csv")
    case .simh: return wantsCodes ? .unmatched : testSIMH(bytes)
    case .compoundFile:
      // Its sectors lie anywhere, and reading them one by one takes longer than reading all.
      if evaluation.isCut, CompoundFile(bytes, subject) != nil { return giveUpForRest() }
      return wantsCodes ? .unmatched : testCompoundFile(bytes, subject)
    case .records:
      let elfText = describeELF(bytes, subject)
      let encoding = detectEncoding(of: bytes, &encoding)
      evaluation.plainLength = plainLength(of: bytes, encoding)
      let found = testRecords(
        bytes, fileEnd: fileEnd, isRegular: subject.fileSize != nil, set: .binary, looksLikeText: encoding.isText)
      if found == .matched, output.failure == nil { output.bytes += elfText }
      return found
    case .text: return testText(bytes, fileEnd: fileEnd, subject, detectEncoding(of: bytes, &encoding))
    }
  }

  // MARK: Built-in tests

  private mutating func testTar(_ bytes: Span<UInt8>) -> MagicResult {
    TarTest.kind(of: bytes).map { report($0.description, mime: "application/x-tar") } ?? .unmatched
  }

  private mutating func testJSON(_ bytes: Span<UInt8>) -> MagicResult {
    switch jsonKind(of: bytes) {
    case .document: report("JSON text data", mime: "application/json")
    case .lines: report("New Line Delimited JSON text data", mime: "application/x-ndjson")
    case nil: .unmatched
    }
  }

  /// Tests for a tape of SIMH, which libmagic knows from 5.46 on.
  private mutating func testSIMH(_ bytes: Span<UInt8>) -> MagicResult {
    guard database.isFrom546 else { return .unmatched }
    var seen = 0
    let isTape = SIMHTest.matches(bytes, seen: &seen)
    guard !needsRest(behind: seen + 8, of: bytes), isTape else { return .unmatched }
    return report("SIMH tape data", mime: "application/SIMH-tape-data")
  }

  /// What is written behind the answer of the records for an ELF file.
  private mutating func describeELF(_ bytes: Span<UInt8>, _ subject: MagicSubject) -> [UInt8] {
    guard !options.contains(.skipsELF), bytes.count > 5, subject.reader != nil else { return [] }
    let outer = output.bytes
    output.bytes = []
    defer { output.bytes = outer }
    return testELF(bytes, subject) == .failed ? [] : output.bytes
  }

  /// How many of the first bytes the encoding that was found tells to be plain text; `Int.max` where those are all.
  private func plainLength(of bytes: Span<UInt8>, _ encoding: MagicTextEncoding) -> Int {
    guard case .ascii = encoding.form else { return 0 }
    return bytes.count <= limits.encoding && !evaluation.isCut ? Int.max : min(bytes.count, limits.encoding)
  }

  private mutating func jsonKind(of bytes: Span<UInt8>) -> JSONTest.Kind? {
    if let known = shared?.json { return known }
    var seen = 0
    let kind = JSONTest.kind(of: bytes, seen: &seen)
    guard !needsRest(behind: seen + 8, of: bytes) else { return nil }
    shared?.json = .some(kind)
    return kind
  }

  private mutating func isCSV(_ bytes: Span<UInt8>) -> Bool {
    if let known = shared?.csv { return known }
    var seen = 0
    let matches = CSVTest.matches(bytes, seen: &seen)
    guard !needsRest(behind: seen, of: bytes) else { return false }
    shared?.csv = matches
    return matches
  }

  /// Writes the answer of a built-in test.
  private mutating func report(_ description: StaticString, mime: StaticString) -> MagicResult {
    trace?.note("built-in test", description.description)
    if options.contains(.mimeType) {
      output.write(mime)
    } else if !options.contains(.mimeEncoding) {
      output.write(description)
    }
    return .matched
  }

  /// Writes what is said where nothing was found.
  private mutating func writeFallback(_ description: StaticString, isEmpty: Bool) {
    if options.containsAny(of: .mime) {
      if options.contains(.mimeType) { output.write(isEmpty ? "application/x-empty" : "application/octet-stream") }
    } else if options.contains(.apple) {
      output.write("UNKNUNKN")
    } else if options.contains(.filenameExtensions) {
      output.write("???")
    } else {
      output.write(description)
    }
  }

  /// Takes off a separator that nothing follows and adds the encoding.
  private mutating func finish(_ encoding: MagicTextEncoding) {
    // libmagic leaves one that stands alone.
    if output.bytes.count > 3, output.bytes[output.bytes.count - 3] == 0x0A,
      output.bytes[output.bytes.count - 2] == 0x2D,
      output.bytes[output.bytes.count - 1] == 0x20
    {
      output.bytes.removeLast(3)
    }
    guard options.contains(.mimeEncoding) else { return }
    if options.contains(.mimeType) { output.write("; charset=") }
    output.write(encoding.mimeName)
  }

  // MARK: Text

  /// The number of bytes without zeroes at the end, but at least one.
  private static func lengthWithoutNULs(_ bytes: Span<UInt8>) -> Int {
    var count = bytes.count
    while count > 1, bytes[count - 1] == 0 { count -= 1 }
    return count
  }

  /// Tests a file as text.
  private mutating func testText(
    _ bytes: Span<UInt8>, fileEnd: Span<UInt8>, _ subject: MagicSubject, _ first: MagicTextEncoding
  ) -> MagicResult {
    let looksLikeText = first.isText
    var count = Self.lengthWithoutNULs(bytes)
    if evaluation.isCut, count <= limits.encoding || subject.fileSize ?? 0 >= limits.bytes {
      return giveUpForRest()
    }
    // UTF-16 must keep its last byte.
    if count % 2 == 1, bytes.count % 2 == 0 { count += 1 }
    let trimmed = bytes.extracting(first: count).extracting(first: limits.encoding)
    let isSame = trimmed.count == min(bytes.count, limits.encoding) && !options.contains(.skipsEncoding)
    let encoding = isSame ? first : shared?.textEncoding ?? MagicTextEncoding.detect(trimmed)
    shared?.textEncoding = encoding
    guard encoding.isText else { return .unmatched }
    guard Self.lengthWithoutNULs(bytes.extracting(first: count)) > 1 else { return .unmatched }
    let isWhole = count < limits.bytes
    if let range = MagicTextConversion.utf8Range(of: trimmed, encoding.form) {
      // The records for binaries were tested over the same bytes, as far as these go.
      let keepsLines = range.lowerBound == 0 && lineStarts.areWithin(range.count)
      return testText(
        utf8: trimmed.extracting(range), fileEnd: fileEnd, subject, looksLikeText: looksLikeText, encoding,
        isWhole: isWhole, keepsLines: keepsLines)
    }
    var buffer: [UInt8] = []
    swap(&buffer, &converted)
    buffer.removeAll(keepingCapacity: true)
    defer { swap(&buffer, &converted) }
    guard MagicTextConversion.appendUTF8(trimmed, encoding.form, to: &buffer) else {
      // libmagic gives up without a message here.
      output.failure = output.failure ?? [UInt8]("(null)".utf8)
      return .failed
    }
    return testText(
      utf8: buffer.span, fileEnd: fileEnd, subject, looksLikeText: looksLikeText, encoding, isWhole: isWhole)
  }

  private mutating func testText(
    utf8 text: Span<UInt8>, fileEnd: Span<UInt8>, _ subject: MagicSubject, looksLikeText: Bool,
    _ encoding: MagicTextEncoding,
    isWhole: Bool, keepsLines: Bool = false
  ) -> MagicResult {
    let wantsCodes = options.containsAny(of: .codes)
    var found = MagicResult.unmatched
    if text.count > 0, !options.contains(.skipsRecords) {
      found = testRecords(
        text, fileEnd: fileEnd, isRegular: subject.fileSize != nil, set: .text, looksLikeText: looksLikeText,
        keepsLines: keepsLines)
      if wantsCodes { return found == .unmatched ? .unmatched : .matched }
    }
    if wantsCodes { return .unmatched }
    if options.containsAny(of: .mime) {
      guard options.contains(.mimeType) else { return .matched }
      if output.bytes.isEmpty {
        output.write("text/plain")
      } else if options.contains(.allMatches), found != .unmatched {
        output.writeSeparator()
      }
      return .matched
    }
    describeText(encoding, MagicLineStatistics(text, isWhole: isWhole))
    return .matched
  }

  private mutating func describeText(_ encoding: MagicTextEncoding, _ lines: MagicLineStatistics) {
    var isExecutable = false
    if !output.bytes.isEmpty, output.failure == nil {
      if Self.removeSuffix(" text", from: &output.bytes) {
        output.write(", ")
      } else if Self.removeSuffix(" text executable", from: &output.bytes) {
        output.write(", ")
        isExecutable = true
      } else {
        output.write(", ")
      }
    }
    output.write(encoding.name)
    output.write(" text")
    if isExecutable { output.write(" executable") }
    if lines.longest > 0 { output.write(", with very long lines (\(lines.longest))") }
    if let terminators = lines.terminators { output.write(", with \(terminators) line terminators") }
    if lines.hasEscapes { output.write(", with escape sequences") }
    if lines.hasBackspaces { output.write(", with overstriking") }
  }

  private static func removeSuffix(_ suffix: String, from bytes: inout [UInt8]) -> Bool {
    let suffix = [UInt8](suffix.utf8)
    guard bytes.count >= suffix.count, bytes.suffix(suffix.count) == suffix[...] else { return false }
    bytes.removeLast(suffix.count)
    return true
  }
}
