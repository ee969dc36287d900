// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

extension MeasuredFormats {
  /// Stores of records that end as they say, or whose first record can be unpacked.
  static func records(_ subject: Subject) -> KnownFinding? {
    if let found = galleryTheme(subject) { return found }
    if let found = dBaseMemos(subject) ?? foxProMemos(subject) { return found }
    if let found = recordsOfLogIns(subject) { return found }
    return lazyObjectsOfR(subject.head) ?? spokenWords(subject)
  }

  /// What is kept free after the objects of a theme, and eight letters in front of it.
  private static let themeReserve = 520

  /// Version 4, a name, and a reserve with its mark at the end (LibreOffice: galtheme.cxx, GalleryTheme::WriteData).
  private static func galleryTheme(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= 10, head[0] == 4, head[1] == 0, head[3] == 0, head[2] > 0,
      head[4...].prefix(Int(head[2])).allSatisfy({ $0 >= 0x20 }),
      subject.tail(themeReserve)?.matches("GALRESRV", at: 0) == true
    else { return nil }
    return KnownFinding(types["gallery"], .certain)
  }

  /// Bytes of a block of memos, and of the first memo that are looked at.
  private static let memoBlock = 512
  private static let firstMemoReach = 256

  /// A first block with the number of the next one that is free, which is the first after the file, and zeros; the block after
  /// it begins with the mark of a memo or with a text that two marks end (Borland: dBASE III and IV, memo file structure).
  private static func dBaseMemos(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > memoBlock + 8, head[3] == 0, head[4..<8].allSatisfy({ $0 == 0 }),
      let free = head.littleEndian(UInt32.self, at: 0).map(Int64.init), free > 1, let length = subject.length,
      length <= free * Int64(memoBlock), length > (free - 1) * Int64(memoBlock),
      head[24..<memoBlock].allSatisfy({ $0 == 0 })
    else { return nil }
    let first = head[memoBlock...].prefix(firstMemoReach)
    let text = first.prefix { $0 != 0x1a }
    let isText = !text.isEmpty && text.allSatisfy { $0 >= 0x20 && $0 != 0x7f || (0x09...0x0d).contains($0) }
    return isText || first.matches([0xff, 0xff, 0x08, 0], at: 0) || first.matches([0x1a, 0x1a], at: 0)
      ? KnownFinding(types["dbase-memo"], .fair) : nil
  }

  /// Bytes that are taken of the first object: what is serialized begins with two letters and a version.
  private static let objectHead = 6

  /// The length of the first object as it is unpacked, a zlib stream, and in it what R serializes: a letter for the form, a line
  /// feed, and version 2 or 3 (R internals, section Serialization formats; R: serialize.c, lazyLoadDBfetch).
  private static func lazyObjectsOfR(_ head: [UInt8]) -> KnownFinding? {
    guard head.count >= 16, let length = head.bigEndian(UInt32.self, at: 0), length >= 14 else { return nil }
    if packsAnotherWay(head, length) { return KnownFinding(types["r-objects"], .strong) }
    guard head[4] == 0x78, (0x7800 | Int(head[5])) % 31 == 0 else { return nil }
    var object: [UInt8] = []
    let inflater = Inflater(.zlib)
    do throws(ByteSourceError) {
      _ = try inflater.decompress(head[4...], into: &object, limit: objectHead)
    } catch { return nil }
    guard object.matches([0x58, 0x0a, 0, 0, 0], at: 0), object.count > 5, object[5] == 2 || object[5] == 3 else {
      return nil
    }
    return KnownFinding(types["r-objects"], .certain)
  }

  /// Bytes of a chunk of LZMA2 as it is unpacked, at most.
  private static let longestChunk: UInt32 = 1 << 21

  /// Whether a letter tells another compression: a stream of bzip2, or the first chunk of LZMA2, which tells the length again
  /// (R: serialize.c, R_compress2 and R_compress3; XZ Utils: lzma2_decoder.c).
  private static func packsAnotherWay(_ head: [UInt8], _ length: UInt32) -> Bool {
    if head[4] == UInt8(ascii: "2") { return head.matches("BZh", at: 5) }
    guard head[4] == UInt8(ascii: "Z"), head[5] >> 5 == 7, head[10] == 0x5d else { return false }
    let chunk = UInt32(head[5] & 0x1f) << 16 | UInt32(head[6]) << 8 | UInt32(head[7])
    return chunk + 1 == min(length, longestChunk)
  }

  /// Bytes of a record of a log-in, and where its microseconds and its last bytes stand, which are kept for later: with times of
  /// four bytes, as most machines have them, and of eight, as those of ARM with 64 bits (glibc: bits/utmp.h).
  private static let logInRecords: [(size: Int, microseconds: Int, kept: Int)] = [(384, 344, 364), (400, 352, 376)]
  /// Records that are looked at.
  private static let mostLogIns = 4
  /// The last of the kinds of records, which are counted from 0.
  private static let lastLogInKind: UInt8 = 9

  /// Records of one length, each with a kind and two bytes that stay empty, the names of a line and of a user, and the time in
  /// microseconds within a second (utmp(5), Linux on little endian machines).
  private static func recordsOfLogIns(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count > 4, head[1] == 0, head[2] == 0, head[3] == 0 else { return nil }
    let isFound = logInRecords.contains { record in
      guard head.count >= record.size, (subject.length ?? 0) % Int64(record.size) == 0 else { return false }
      let places = stride(from: 0, through: min(head.count, mostLogIns * record.size) - record.size, by: record.size)
      return places.allSatisfy { isLogIn(head[$0..<$0 + record.size], record.microseconds, record.kept) }
        // Some of them tell of a line.
        && places.contains { head[$0] != 0 && head[$0 + 8] != 0 }
    }
    return isFound ? KnownFinding(types["utmp"], .strong) : nil
  }

  /// Whether a record has a kind, names and microseconds that can be, and nothing behind them.
  private static func isLogIn(_ record: ArraySlice<UInt8>, _ microseconds: Int, _ kept: Int) -> Bool {
    let start = record.startIndex
    guard record[start] <= lastLogInKind, record.matches([0, 0, 0], at: 1),
      let time = record.littleEndian(UInt32.self, at: microseconds), time < 1_000_000
    else { return false }
    return isPadded(record[(start + 8)..<(start + 40)]) && isPadded(record[(start + 44)..<(start + 76)])
      && record.dropFirst(kept).allSatisfy { $0 == 0 }
  }

  /// Whether a name is printable and zeros fill the rest of its field.
  private static func isPadded(_ field: ArraySlice<UInt8>) -> Bool {
    let name = field.prefix { (0x21...0x7e).contains($0) }
    return field[name.endIndex...].allSatisfy { $0 == 0 }
  }

  /// Bytes of the header of a memo file.
  private static let memoHeader = 512

  /// The next free block, the size of a block, nothing else in the header, and as many blocks as the file holds.
  private static func foxProMemos(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= memoHeader, let next = head.bigEndian(UInt32.self, at: 0), next > 0, head[4] == 0, head[5] == 0,
      let size = head.bigEndian(UInt16.self, at: 6), size > 0, subject.length == Int64(next) * Int64(size),
      Int64(next) * Int64(size) >= Int64(memoHeader), head[8..<memoHeader].allSatisfy({ $0 == 0 })
    else { return nil }
    // The first block is a picture, a text or an object, and has room for its length.
    guard head.count >= memoHeader + 8 else { return KnownFinding(types["foxpro-memo"], .fair) }
    guard let kind = head.bigEndian(UInt32.self, at: memoHeader), kind <= 2 else { return nil }
    return KnownFinding(types["foxpro-memo"], .strong)
  }

  /// Chains of words by their hashes, and bytes of the numbers in front of them.
  private static let (wordChains, wordsPlace) = (1024, 8)
  /// Words that must be seen.
  private static let fewestWords = 8

  /// The number of chains, where the rules begin, and the chains in front of them: words with their lengths, and a zero after
  /// the last one of each.
  private static func spokenWords(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.littleEndian(UInt32.self, at: 0) == UInt32(wordChains),
      let rules = head.littleEndian(UInt32.self, at: 4).map(Int64.init), rules >= Int64(wordsPlace + wordChains),
      subject.mayReach(rules)
    else { return nil }
    let reach = min(head.count, Int(rules))
    var (place, chains, words) = (wordsPlace, 0, 0)
    while place < reach, chains < wordChains {
      if head[place] == 0 {
        chains += 1
        place += 1
      } else {
        words += 1
        place += Int(head[place])
      }
    }
    // Where the rules are in sight, the chains end there.
    guard words >= fewestWords, Int64(place) == rules ? chains == wordChains : reach < Int(rules) else { return nil }
    return KnownFinding(types["espeak"], .strong)
  }
}
