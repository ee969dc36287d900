// SPDX-License-Identifier: Apache-2.0

/// A part of a stream of a compound file, of which a window is held in memory: the whole may have 64 MiB.
struct CompoundFileSection {
  /// As much is read at once of a section that is not held whole.
  private static let windowLength = 4 << 10
  /// Sections up to this are held whole: jumps to and fro in a longer one cost a window each.
  private static let wholeLength = 1 << 20

  private let file: CompoundFile
  private let stream: CompoundFile.Stream
  private let start: Int
  /// How many bytes there are.
  let length: Int
  private var window: [UInt8] = []
  private var windowStart = 0
  /// Whether something was asked for that could not be read.
  private(set) var isUnreadable = false

  /// So many bytes from a place of a stream on.
  init(of stream: CompoundFile.Stream, in file: CompoundFile, at start: Int, length: Int) {
    self.file = file
    self.stream = stream
    self.start = start
    self.length = length
  }

  /// A number within the section; 0 where it cannot be read.
  mutating func number(at offset: Int, width: Int, _ bytes: Span<UInt8>) -> UInt64 {
    // The file may have been written to since the length was read.
    guard offset >= 0, offset <= length else {
      isUnreadable = true
      return 0
    }
    if offset < windowStart || offset + width > windowStart + window.count {
      let range = length <= Self.wholeLength ? 0..<length : offset..<min(offset + Self.windowLength, length)
      guard let read = content(range, bytes) else {
        isUnreadable = true
        return 0
      }
      (window, windowStart) = (read, range.lowerBound)
    }
    return window.span.littleEndian(at: offset - windowStart, width: width)
  }

  /// Some bytes of the section; nil where they cannot be read.
  func content(_ range: Range<Int>, _ bytes: Span<UInt8>) -> [UInt8]? {
    file.content(of: stream, (start + range.lowerBound)..<(start + range.upperBound), bytes)
  }
}
