// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

@testable import Magic

/// Asks about every record of the database alone, as the only one of a database of its own, so that none is left out because
/// of those that would have to match before it, or because nothing uses its group.
@Suite(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
struct MagicSingleRecordTests {
  private static let recordSize = 376
  /// Records that are known to match the files made for them; the others ask for what no file has, as a bit that their own
  /// mask takes away, or for more of them than these files hold.
  private static let knownMatches = 21_380
  private static let optionSets: [MagicOptions] = [[], .allMatches, .mimeType, .filenameExtensions]

  private let image: [UInt8]
  private let file: MagicDatabaseFile
  /// A record that uses a named group.
  private let use: Int

  init() throws {
    image = Array(try Data(contentsOf: URL(filePath: LibMagicOracle.databasePath)))
    let database = try MagicDatabase(images: [image], label: "installed")
    let file = try #require(database.files.first)
    use = try #require((0..<file.recordCount).first { file.record($0).type == .use })
    self.file = file
  }

  @Test func answersLikeLibMagic() throws {
    try #require(file.version == 18)
    let directory = try TemporaryDirectory()
    let trace = MagicTrace(keepingLines: false)
    var matched = 0
    var differences: [String] = []
    for record in TestShare.of(0..<file.recordCount) {
      let image = image(of: record)
      let database = try MagicDatabase(images: [image], label: "record \(record)")
      let oracle = try #require(LibMagicOracle(image: image), "record \(record)")
      var evaluator = MagicEvaluator(database)
      // Only a file has an end that libmagic counts from.
      let isFile = database.files.contains { file in
        (0..<file.recordCount).contains { file.record($0).flags.contains(.fromEnd) }
      }
      var inputs = try #require(RecordInputs(database, areFiles: isFile))
      for fill in [0, 0x20, 1] as [UInt8] {
        let length = min(RecordInputs.longest, 1024 + max(0, Int(file.record(record).offset)))
        var bytes =
          inputs.input(reaching: 0, fill: fill, &evaluator, trace) ?? [UInt8](repeating: fill, count: length)
        // After a 16-bit string that the end of the file cuts off libmagic quotes what it had in memory.
        if [.lestring16, .bestring16].contains(file.record(record).type) { bytes += [UInt8](repeating: 0, count: 256) }
        let path = isFile ? try directory.write(bytes, to: "bytes") : nil
        for options in Self.optionSets {
          let mine = evaluator.evaluate(bytes.span, of: inputs.subject(of: bytes), options: options)
          let reference = path.map { oracle.examine(path: $0, options) } ?? oracle.examine(bytes, options)
          if mine != reference {
            differences.append("record \(record), fill \(fill), \(options): \(mine) | \(reference)")
          }
        }
      }
      // A group is entered by the record that uses it.
      if inputs.reached.contains(file.record(record).type == .name ? 1 : 0) { matched += 1 }
    }
    #expect(differences.isEmpty, "\(differences.count): \(differences.prefix(40).joined(separator: "\n"))")
    #expect(matched >= TestShare.ofAtLeast(Self.knownMatches), "\(matched)")
  }

  /// A database of nothing but a record at level 0, and of the named group that it is of or uses.
  private func image(of index: Int) -> [UInt8] {
    let record = file.record(index)
    switch record.type {
    case .name: return image(first: usingName(of: index), named: index..<file.groupEnd(after: index))
    case .use:
      let skipped = file.valueByte(index, 0) == UInt8(ascii: "^") ? 1 : 0
      var damaged: Int?
      let group = file.group(namedBy: index, of: file, skipping: skipped, file.names, damaged: &damaged)
      return image(first: alone(index), named: group.map { $0..<file.groupEnd(after: $0) } ?? 0..<0)
    default: return image(first: alone(index), named: 0..<0)
    }
  }

  private func image(first: [UInt8], named: Range<Int>) -> [UInt8] {
    var header = Array(image.prefix(Self.recordSize))
    for (offset, count) in [(8, 1), (12, named.count)] {
      for byte in 0..<4 { header[offset + byte] = UInt8(truncatingIfNeeded: count >> (8 * byte)) }
    }
    return header + first + bytes(of: named)
  }

  private func bytes(of records: Range<Int>) -> ArraySlice<UInt8> {
    image[(records.lowerBound + 1) * Self.recordSize..<(records.upperBound + 1) * Self.recordSize]
  }

  /// A record at level 0, for binaries and for text, whose offset counts from no other record's match.
  private func alone(_ index: Int) -> [UInt8] {
    var bytes = Array(bytes(of: index..<index + 1))
    var flags = file.record(index).flags
    flags.remove(.relativeOffset)
    flags.formUnion([.binary, .text])
    (bytes[0], bytes[1]) = (0, 0)
    bytes[2] = UInt8(truncatingIfNeeded: flags.rawValue)
    // What stood before the other record's match stands at the beginning.
    if file.record(index).offset < 0 { for byte in 12..<16 { bytes[byte] = 0 } }
    return bytes
  }

  /// A record at the beginning of a file that uses the group that another one names.
  private func usingName(of name: Int) -> [UInt8] {
    var bytes = alone(use)
    let named = Array(self.bytes(of: name..<name + 1))
    bytes.replaceSubrange(32..<160, with: named[32..<160])
    bytes[5] = named[5]
    for index in 12..<16 { bytes[index] = 0 }
    bytes[2] &= ~UInt8(truncatingIfNeeded: MagicRecordFlags.indirect.rawValue)
    return bytes
  }
}
