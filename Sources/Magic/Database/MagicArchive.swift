// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import FileSystem
import Hashing

/// What was worked out about a database, as bytes that the same program reads again with little effort.
///
/// Sections one after the other, of which the first holds the numbers of a key; in front of each stand its length and its
/// checksum. A section consists of fields, each a number or an array with its count in front, as they stand in memory. All of
/// these take a multiple of eight bytes.
struct MagicArchive: Sendable {
  private let file: MappedFile
  /// Where the sections after the key begin.
  private let starts: [Int]

  /// Opens an archive of so many sections after its key; nil for bytes that are none, or have another key.
  init?(_ file: MappedFile, key: [UInt64], sectionCount: Int) {
    guard file.count % 8 == 0 else { return nil }
    var starts: [Int] = []
    var next = 0
    while starts.count <= sectionCount {
      guard let length = Self.length(ofSectionAt: next, in: file) else { return nil }
      starts.append(next)
      next += Self.headLength + length
    }
    self.file = file
    self.starts = starts
    guard next == file.count, var reader = section(0), reader.values(UInt64.self) == key, reader.isSound else {
      return nil
    }
  }

  /// The bytes of a section's length and checksum.
  fileprivate static let headLength = 16

  private static func length(ofSectionAt start: Int, in file: MappedFile) -> Int? {
    guard start <= file.count - headLength else { return nil }
    let length = file.uint64(at: start)
    return length % 8 == 0 && length <= UInt64(file.count - headLength - start) ? Int(length) : nil
  }

  /// The fields of a section, of which the key's is number 0; nil where it is damaged.
  func section(_ number: Int) -> MagicArchiveReader? {
    let start = starts[number]
    guard let length = Self.length(ofSectionAt: start, in: file) else { return nil }
    let fields = (start + Self.headLength)..<(start + Self.headLength + length)
    guard file.uint64(at: start + 8) == Self.checksum(of: fields, in: file) else { return nil }
    return MagicArchiveReader(file, fields)
  }

  /// FNV-1a over numbers of eight bytes, five at once, of which none waits for the others.
  ///
  /// Tells what was cut or never written; what only the user can write need not be protected from malice.
  fileprivate static func checksum(of range: Range<Int>, in file: MappedFile) -> UInt64 {
    var (first, second, third, fourth, fifth) = (FNV1a.seed, FNV1a.seed, FNV1a.seed, FNV1a.seed, FNV1a.seed)
    var position = range.lowerBound
    while position <= range.upperBound - 40 {
      let words = file.fiveWords(at: position)
      first = FNV1a.adding(words.0, to: first)
      second = FNV1a.adding(words.1, to: second)
      third = FNV1a.adding(words.2, to: third)
      fourth = FNV1a.adding(words.3, to: fourth)
      fifth = FNV1a.adding(words.4, to: fifth)
      position += 40
    }
    while position < range.upperBound {
      first = FNV1a.adding(file.uint64(at: position), to: first)
      position += 8
    }
    return [second, third, fourth, fifth].reduce(first) { FNV1a.adding($1, to: $0) }
  }
}

/// Reads the fields of a section in the order in which they were written.
struct MagicArchiveReader {
  private let file: MappedFile
  private var position: Int
  private let end: Int
  /// Whether all fields so far were there.
  private(set) var isSound = true

  fileprivate init(_ file: MappedFile, _ fields: Range<Int>) {
    self.file = file
    (position, end) = (fields.lowerBound, fields.upperBound)
  }

  /// The next number; 0 where it is not there.
  mutating func number() -> Int {
    guard position <= end - 8 else {
      isSound = false
      return 0
    }
    defer { position += 8 }
    return Int(truncatingIfNeeded: file.uint64(at: position))
  }

  /// How many fields of one kind follow; 0 where there is not enough for so many.
  mutating func count() -> Int {
    let count = number()
    guard count >= 0, count <= (end - position) / 8 else {
      isSound = false
      return 0
    }
    return count
  }

  /// The next array; an empty one where it is not all there.
  mutating func values<Value: BitwiseCopyable>(_ type: Value.Type) -> [Value] {
    let count = number()
    let (length, overflows) = count.multipliedReportingOverflow(by: MemoryLayout<Value>.stride)
    guard isSound, count >= 0, !overflows, length <= end - position else {
      isSound = false
      return []
    }
    defer { position += (length + 7) & ~7 }
    return file.values(type, count: count, at: position)
  }
}

/// Writes the fields of a section.
struct MagicArchiveWriter {
  private var bytes: [UInt8] = []

  /// Appends a number.
  mutating func write(_ number: Int) { bytes.append(memoryOf: [number]) }

  /// Appends numbers, or structures of numbers without gaps.
  mutating func write<Value: BitwiseCopyable>(_ values: [Value]) {
    write(values.count)
    bytes.append(memoryOf: values)
    bytes.append(contentsOf: repeatElement(0, count: -bytes.count & 7))
  }

  /// Appends the section to an archive.
  consuming func finish(in archive: inout [UInt8]) {
    let fields = MappedFile(copying: bytes)
    archive.append(memoryOf: [UInt64(fields.count), MagicArchive.checksum(of: 0..<fields.count, in: fields)])
    archive.append(contentsOf: bytes)
  }
}
