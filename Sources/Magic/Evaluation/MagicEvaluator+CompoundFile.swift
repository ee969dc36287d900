// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// What is said about compound document files.
extension MagicEvaluator {
  private static let applications = [
    ("word", "msword"), ("excel", "vnd.ms-excel"), ("powerpoint", "vnd.ms-powerpoint"), ("crystal reports", "x-rpt"),
    ("advanced installer", "vnd.ms-msi"), ("installshield", "vnd.ms-msi"), ("microsoft patch compiler", "vnd.ms-msi"),
    ("nant", "vnd.ms-msi"), ("windows installer", "vnd.ms-msi"),
  ]

  private static let entryTypes = [
    ("book", "vnd.ms-excel"), ("workbook", "vnd.ms-excel"), ("worddocument", "msword"),
    ("powerpoint", "vnd.ms-powerpoint"), ("digitalsignature", "vnd.ms-msi"),
  ]

  /// The documents that are known by an entry: description, MIME subtype, names and kinds of the entries.
  private static let documents: [(String, String, [(String, CompoundFile.EntryKind)])] = [
    ("Encrypted", "encrypted", [("EncryptedPackage", .stream), ("EncryptedSummary", .stream)]),
    ("QuickBooks", "quickbooks", [("mfbu_header", .stream)]),
    ("Microsoft Excel", "vnd.ms-excel", [("Book", .stream), ("Workbook", .stream)]),
    ("Microsoft Word", "msword", [("WordDocument", .stream)]),
    ("Microsoft PowerPoint", "vnd.ms-powerpoint", [("PowerPoint", .stream)]),
    (
      "Microsoft Outlook Message", "vnd.ms-outlook",
      [("__properties_version1.0", .stream), ("__recip_version1.0_#00000000", .storage)]
    ),
  ]

  private static let fileHeader = "FileHeader"
  private static let summaries = ["\u{05}SummaryInformation", "\u{05}DocumentSummaryInformation"]

  /// The names of all entries that are asked for.
  private static let entryNames = Set(
    ([fileHeader] + summaries + documents.flatMap { $0.2.map(\.0) }).map { Array($0.utf16) })

  /// The class of Windows Installer packages.
  private static let installerClass: (UInt64, UInt64) = (0x0000_0000_000C_1084, 0x4600_0000_0000_00C0)

  private static let propertyNames: [UInt32: String] = [
    0x01: "Code page", 0x02: "Title", 0x03: "Subject", 0x04: "Author", 0x05: "Keywords", 0x06: "Comments",
    0x07: "Template", 0x08: "Last Saved By", 0x09: "Revision Number", 0x0A: "Total Editing Time",
    0x0B: "Last Printed", 0x0C: "Create Time/Date", 0x0D: "Last Saved Time/Date", 0x0E: "Number of Pages",
    0x0F: "Number of Words", 0x10: "Number of Characters", 0x11: "Thumbnail", 0x12: "Name of Creating Application",
    0x13: "Security", 0x8000_0000: "Locale ID",
  ]

  private var wantsMIME: Bool { options.containsAny(of: .mime) }

  /// Tests a file for a compound document.
  mutating func testCompoundFile(_ bytes: Span<UInt8>, _ subject: MagicSubject) -> MagicResult {
    guard var file = CompoundFile(bytes, subject) else { return .unmatched }
    var explanation = ""
    var result = MagicResult.failed
    if !file.readSectorTable(bytes) {
      explanation = "Can't read SAT"
    } else if !file.readShortSectorTable(bytes) {
      explanation = "Can't read SSAT"
    } else if !file.readDirectory(bytes, names: Self.entryNames, isOutOfTime: { isOutOfTime() }) {
      explanation = "Can't read directory"
    } else if !file.readShortStream(bytes) {
      explanation = "Cannot read short stream"
    } else {
      result = describeDocument(&file, bytes, &explanation)
    }
    guard result == .failed else { return result }
    if !wantsMIME {
      output.write("Composite Document File V2 Document")
      if !explanation.isEmpty { output.write(", \(explanation)") }
    } else if options.contains(.mimeType) {
      output.write("application/x-ole-storage")
    }
    return .matched
  }

  private mutating func describeDocument(
    _ file: inout CompoundFile, _ bytes: Span<UInt8>, _ explanation: inout String
  ) -> MagicResult {
    let signature = [UInt8]("HWP Document File".utf8)
    if let stream = file.stream(named: Self.fileHeader, bytes),
      file.content(of: stream, 0..<signature.count, bytes) == signature
    {
      if !wantsMIME {
        output.write("Hangul (Korean) Word Processor File 5.x")
      } else if options.contains(.mimeType) {
        output.write("application/x-hwp")
      }
      return .matched
    }
    for name in Self.summaries {
      guard let stream = file.stream(named: name, bytes) else {
        if file.problem != .notFound { explanation = "Cannot read summary info" }
        continue
      }
      let result = describeSummary(stream, &file, bytes)
      if result == .matched { return result }
      if result == .failed { explanation = "Can't expand summary_info" }
    }
    for (description, subtype, entries) in Self.documents {
      for (name, kind) in entries where file.entry(named: name, kind) != nil {
        if !wantsMIME {
          output.write("CDFV2 \(description)")
        } else if options.contains(.mimeType) {
          output.write("application/\(subtype)")
        }
        return .matched
      }
    }
    explanation = "Cannot read section info"
    return .failed
  }

  /// Describes a summary stream; fails for a damaged one.
  private mutating func describeSummary(
    _ stream: CompoundFile.Stream, _ file: inout CompoundFile, _ bytes: Span<UInt8>
  ) -> MagicResult {
    guard let summary = file.properties(in: stream, bytes) else { return .failed }
    let isInstaller = file.root.map { $0.classIdentifier == Self.installerClass } ?? false
    if !wantsMIME {
      output.write("Composite Document File V2 Document")
      output.write(", \(summary.isLittleEndian ? "Little" : "Big") Endian")
      let (low, high) = (summary.systemVersion & 0xFF, summary.systemVersion >> 8)
      switch summary.system {
      case 2: output.write(", Os: Windows, Version \(low).\(high)")
      case 1: output.write(", Os: MacOS, Version \(high).\(low)")
      default: output.write(", Os \(summary.system), Version: \(low).\(high)")
      }
      if isInstaller { output.write(", MSI Installer") }
    }
    var subtype = wantsMIME && isInstaller ? "x-msi" : nil
    var unread = Self.mostTextBytes
    for property in summary.properties {
      guard !isOutOfTime(), describe(property, of: summary, bytes, &subtype, &unread) else { return .failed }
    }
    guard options.contains(.mimeType) else { return .matched }
    if subtype == nil {
      subtype = file.first(bytes, isOutOfTime: { isOutOfTime() }) { name in
        Self.subtype(in: name.map { UInt8(truncatingIfNeeded: $0) }.prefix { $0 != 0 }, Self.entryTypes)
      }
    }
    output.write("application/\(subtype ?? "vnd.ms-office")")
    return .matched
  }

  /// The MIME subtype for the first of some names that a text contains, case ignored.
  private static func subtype(in text: some Sequence<UInt8>, _ names: [(String, String)]) -> String? {
    let lowered = text.map(\.lowercased)
    for (name, subtype) in names {
      let wanted = Array(name.utf8)
      guard lowered.count >= wanted.count else { continue }
      for start in 0...(lowered.count - wanted.count) where lowered[start...].starts(with: wanted) { return subtype }
    }
    return nil
  }

  /// Bytes of texts that are looked at in one summary: any number of properties may point to one text of megabytes, with
  /// which libmagic is busy for minutes; the summaries of real documents hold a few kilobytes.
  private static let mostTextBytes = 4 << 20

  /// Writes one property; false where its type ends the report.
  private mutating func describe(
    _ property: CompoundFileProperties.Property, of summary: CompoundFileProperties, _ bytes: Span<UInt8>,
    _ subtype: inout String?, _ unread: inout Int
  ) -> Bool {
    let name =
      Self.propertyNames[property.identifier]
      ?? (property.identifier == 0 ? "0" : "0x" + String(property.identifier, radix: 16))
    var text: [UInt8]
    switch property.value {
    case .nothing: return true
    case .unknown: return false
    case .signed16(let number): text = [UInt8]("\(number)".utf8)
    case .signed32(let number): text = [UInt8]("\(number)".utf8)
    case .unsigned32(let number): text = [UInt8]("\(number)".utf8)
    case .float(let number): text = Self.general(Double(number))
    case .double(let number): text = Self.general(number)
    case .text(let place, let isWide):
      let namesApplication = place.count > 1 && subtype == nil && property.identifier == 0x12
      // Any number of properties may point to a long text, of which nothing else is wanted.
      guard !wantsMIME || namesApplication else { return true }
      unread -= place.count
      text = unread >= 0 ? Self.printableText(summary.text(place, bytes)[...], isWide: isWide) : []
      if wantsMIME { subtype = Self.subtype(in: text, Self.applications) }
      if text.isEmpty { return true }
    case .time(let timestamp):
      if timestamp == 0 { return true }
      text =
        timestamp < 1_000_000_000_000_000
        ? Self.elapsedTime(timestamp) : MagicDate.localText(seconds: MagicDate.seconds(fromWindows: timestamp))
    }
    if !wantsMIME { output.write([UInt8](", \(name): ".utf8) + text) }
    return true
  }

  private static func general(_ number: Double) -> [UInt8] {
    var text: [UInt8] = []
    MagicFormat.append([UInt8]("%g".utf8), .double(number), to: &text)
    return text
  }

  /// Bytes of a text of the summary that libmagic prints.
  private static let longestPropertyText = 1023

  /// The printable characters of a text up to its NUL; of wide text only the first half is looked at, as by libmagic.
  private static func printableText(_ bytes: ArraySlice<UInt8>, isWide: Bool) -> [UInt8] {
    guard bytes.count > 1 else { return [] }
    var text: [UInt8] = []
    for position in stride(from: bytes.startIndex, to: bytes.endIndex, by: isWide ? 2 : 1) {
      guard text.count < 1024, bytes[position] != 0 else { break }
      if bytes[position].isPrintable { text.append(bytes[position]) }
    }
    return Array(text.prefix(longestPropertyText))
  }

  private static func elapsedTime(_ timestamp: Int64) -> [UInt8] {
    func two(_ number: Int64) -> String { number < 0 ? "-" + MagicDate.two(Int(-number)) : MagicDate.two(Int(number)) }
    let seconds = timestamp / 10_000_000
    let days = seconds / 86400
    var text = days != 0 ? "\(Int32(truncatingIfNeeded: days))d+" : ""
    if days != 0 || seconds / 3600 % 24 != 0 { text += two(seconds / 3600 % 24) + ":" }
    text += two(seconds / 60 % 60) + ":" + two(seconds % 60)
    return [UInt8](text.utf8)
  }
}
