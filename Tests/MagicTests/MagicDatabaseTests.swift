// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import Magic
import Testing

/// Small databases made here, and the installed one in other versions and byte orders.
@Suite struct MagicDatabaseTests {
  /// A database of records that each compare a string at offset 0.
  static func image(version: UInt32 = 18, _ records: [(value: String, description: String, mimeType: String)])
    -> [UInt8]
  {
    let size = version == 18 ? 376 : 432
    func word(_ number: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: number >> UInt32($0 * 8)) } }
    var image = word(0xF11E_041C) + word(version) + word(UInt32(records.count)) + word(0)
    image += [UInt8](repeating: 0, count: size - 16)
    for (value, description, mimeType) in records {
      var record = [UInt8](repeating: 0, count: size)
      func put(_ text: String, at offset: Int) {
        for (index, byte) in text.utf8.enumerated() { record[offset + index] = byte }
      }
      record[version == 18 ? 2 : 0] = 0x20
      record[4] = UInt8(ascii: "=")
      record[5] = UInt8(value.utf8.count)
      record[6] = 5
      put(value, at: 32)
      put(description, at: 160)
      put(mimeType, at: 224)
      image += record
    }
    return image
  }

  private static func answer(_ image: [UInt8], _ text: String, _ options: MagicOptions) throws -> MagicOutcome {
    var evaluator = MagicEvaluator(try MagicDatabase(images: [image], label: "test"))
    return evaluator.evaluate(Array(text.utf8).span, of: MagicSubject(), options: options)
  }

  @Test(arguments: [18, 20, 21] as [UInt32])
  func readsEveryKnownVersion(_ version: UInt32) throws {
    let image = Self.image(version: version, [("AB\u{1}", "first kind", "x/first"), ("CD\u{1}", "second kind", "")])
    #expect(try Self.answer(image, "AB\u{1}", []) == .answer(Array("first kind".utf8)))
    #expect(try Self.answer(image, "AB\u{1}", .mimeType) == .answer(Array("x/first".utf8)))
    #expect(try Self.answer(image, "CD\u{1}", []) == .answer(Array("second kind".utf8)))
    #expect(try Self.answer(image, "CD\u{1}", .mimeType) == .answer(Array("application/octet-stream".utf8)))
  }

  @Test func searchesSeveralFilesInOrder() throws {
    let first = Self.image([("AB\u{1}", "first file", "")])
    let second = Self.image([("AB\u{1}", "second file", ""), ("CD\u{1}", "only there", "")])
    let database = try MagicDatabase(images: [first, second], label: "test")
    var evaluator = MagicEvaluator(database)
    func ask(_ text: String, _ options: MagicOptions) -> MagicOutcome {
      evaluator.evaluate(Array(text.utf8).span, of: MagicSubject(), options: options)
    }
    #expect(ask("AB\u{1}", []) == .answer(Array("first file".utf8)))
    #expect(ask("CD\u{1}", []) == .answer(Array("only there".utf8)))
    #expect(ask("AB\u{1}", .allMatches) == .answer(Array("first file\\012- second file\\012- data".utf8)))
    #expect(database.recordCount == 3)
  }

  @Test(.enabled(if: LibMagicOracle.isComparable, "libmagic 5.44 and its database are not installed"))
  func readsTheOtherByteOrder() throws {
    let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: LibMagicOracle.databasePath)))
    var swapped = bytes
    func swap(_ offset: Int, _ width: Int) {
      swapped.replaceSubrange(offset..<(offset + width), with: bytes[offset..<(offset + width)].reversed())
    }
    for offset in stride(from: 0, to: 16, by: 4) { swap(offset, 4) }
    let strings: Set<UInt8> = [5, 13, 17, 18, 19, 20, 41, 45, 46, 48, 49, 59]
    for start in stride(from: 376, to: bytes.count, by: 376) {
      swap(start, 2)
      for offset in [12, 16, 20] { swap(start + offset, 4) }
      if strings.contains(bytes[start + 6]) {
        swap(start + 24, 4)
        swap(start + 28, 4)
      } else {
        swap(start + 24, 8)
        swap(start + 32, (33...35).contains(bytes[start + 6]) ? 4 : 8)
      }
    }
    var mine = MagicEvaluator(try MagicDatabase(images: [swapped], label: "swapped"))
    var plain = MagicEvaluator(try MagicDatabase(images: [bytes], label: "plain"))
    for text in [
      "\u{7F}ELF\u{2}\u{1}\u{1}", "PK\u{3}\u{4}\u{14}\0", "#!/bin/sh\n", "\u{1F}", "%PDF-1.7\n", "GIF89a\u{1}\0\u{1}\0",
      "<html>", "RIFF\0\0\0\0WAVEfmt ",
    ] {
      let bytes = Array(text.utf8) + [UInt8](repeating: 0, count: 300)
      #expect(
        mine.evaluate(bytes.span, of: MagicSubject(), options: [])
          == plain.evaluate(bytes.span, of: MagicSubject(), options: []))
    }
  }

  // MARK: Damage

  @Test func refusesWhatIsNoDatabase() {
    #expect(throws: MagicDatabaseError.notCompiled(path: "test")) { try MagicDatabase(images: [[]], label: "test") }
    #expect(throws: MagicDatabaseError.notCompiled(path: "test")) {
      try MagicDatabase(images: [Array("0 string PK zip archive\n".utf8)], label: "test")
    }
    #expect(throws: MagicDatabaseError.unreadable(path: "/nonexistent", code: 2)) {
      try MagicDatabase(paths: ["/nonexistent"])
    }
  }

  @Test func refusesOtherVersions() {
    var image = Self.image([("AB", "kind", "")])
    image[4] = 17
    #expect(throws: MagicDatabaseError.unsupportedVersion(path: "test", version: 17)) {
      try MagicDatabase(images: [image], label: "test")
    }
  }

  @Test func refusesWrongLengths() {
    let image = Self.image([("AB", "kind", "")])
    #expect(throws: MagicDatabaseError.wrongLength(path: "test")) {
      try MagicDatabase(images: [Array(image.dropLast())], label: "test")
    }
    var more = image
    more[8] = 200
    #expect(throws: MagicDatabaseError.wrongLength(path: "test")) { try MagicDatabase(images: [more], label: "test") }
  }

  /// A type that no version has, a value longer than its field, a first record below level 0.
  @Test(arguments: [(6, 60), (5, 200), (0, 1), (7, 99)] as [(Int, UInt8)])
  func refusesRecordsWithoutSense(_ offset: Int, _ byte: UInt8) {
    var image = Self.image([("AB", "kind", "")])
    image[376 + offset] = byte
    #expect(throws: MagicDatabaseError.invalidRecord(path: "test", index: 0)) {
      try MagicDatabase(images: [image], label: "test")
    }
  }

  /// Records that are checked as they are used fail the evaluation that comes to them, and only that.
  @Test(arguments: [(6, 60), (5, 200), (7, 99)] as [(Int, UInt8)])
  func failsAtRecordsWithoutSense(_ offset: Int, _ byte: UInt8) throws {
    var image = Self.image([("AB\u{1}", "first kind", ""), ("CD\u{1}", "second kind", "")])
    image[2 * 376 + offset] = byte
    let database = try MagicDatabase(images: [image], label: "test", checksAll: false)
    let complaint = MagicDatabaseError.invalidRecord(path: "test", index: 1).description
    var evaluator = MagicEvaluator(database)
    for _ in 0..<(MagicDatabase.fewFiles + 1) {
      let answer = evaluator.evaluate(Array("ZZ\u{1}".utf8).span, of: MagicSubject(), options: [])
      #expect(answer == .failure(Array(complaint.utf8)))
    }
  }

  @Test func errorsTellWhatToDo() {
    #expect(
      MagicDatabaseError.unsupportedVersion(path: "x", version: 17).description.contains("18, 20 and 21 are known"))
    #expect(MagicDatabaseError.notCompiled(path: "x").description.contains("file -C"))
  }

  /// Records with any bytes after the checked fields may answer anything, but never crash.
  @Test func survivesDamagedRecords() throws {
    var loaded = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      var image = Self.image((0..<40).map { ("A\($0)", "kind %d %s", "x/y") })
      var state = seed &* 0x9E37_79B9_7F4A_7C15
      for _ in 0..<400 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        image[376 + Int(state >> 33) % (image.count - 376)] = UInt8(truncatingIfNeeded: state >> 20)
      }
      guard let database = try? MagicDatabase(images: [image], label: "damaged", checksAll: seed % 2 == 0) else {
        continue
      }
      loaded += 1
      var evaluator = MagicEvaluator(database)
      let bytes = Array("A1 some text A22\n".utf8) + [UInt8](repeating: 7, count: 100)
      for options in LibMagicOracle.optionSets {
        if case .answer(let answer) = evaluator.evaluate(
          bytes.span, of: MagicSubject(fileSize: bytes.count), options: options)
        {
          #expect(answer.count < 4 << 20)
        }
      }
    }
    // What fails its checks is refused; at least where not all is checked, damage gets through.
    #expect(loaded >= 15)
  }
}
