// SPDX-License-Identifier: Apache-2.0

/// A place in a text file.
public struct SourcePosition: Sendable, Hashable {
  /// The line, from 1 on.
  public let line: Int
  /// The column in Unicode scalars, from 1 on.
  public let column: Int

  /// A place by line and column, both from 1 on.
  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// Where the lines of a text start: turns an offset into line and column.
package struct SourceMap: Sendable {
  private let text: [UInt8]
  private let lineStarts: [Int]
  /// The number of scalars that start before each multiple of `checkpointDistance`, so that a text of one line is as
  /// quick to look up as any.
  private let checkpoints: [Int]

  private static let checkpointDistance = 4_096

  /// The map of a text in UTF-8; a line ends with LF, CR or CR LF.
  /// - Complexity: O(n)
  package init(_ text: [UInt8]) {
    self.text = text
    var starts = [0]
    var previous: UInt8 = 0
    var checkpoints: [Int] = []
    var scalars = 0
    for (index, byte) in text.enumerated() {
      if index % SourceMap.checkpointDistance == 0 { checkpoints.append(scalars) }
      if SourceMap.startsScalar(byte) { scalars += 1 }
      // LF after CR ends the line that CR has already ended: the line starts one byte later.
      if byte == 0x0A, previous == 0x0D {
        starts[starts.count - 1] = index + 1
      } else if byte == 0x0A || byte == 0x0D {
        starts.append(index + 1)
      }
      previous = byte
    }
    lineStarts = starts
    self.checkpoints = checkpoints
  }

  /// The position of the byte at `offset`, of the end where the text is shorter.
  /// - Complexity: O(log lines)
  package func position(at offset: Int) -> SourcePosition {
    let offset = min(max(0, offset), text.count)
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: scalars(before: offset) - scalars(before: lineStarts[low]) + 1)
  }

  /// The number of scalars that start before an offset.
  private func scalars(before offset: Int) -> Int {
    guard offset > 0, !checkpoints.isEmpty else { return 0 }
    let checkpoint = min(offset / SourceMap.checkpointDistance, checkpoints.count - 1)
    let rest = text[(checkpoint * SourceMap.checkpointDistance)..<offset]
    return checkpoints[checkpoint] + rest.count(where: SourceMap.startsScalar)
  }

  /// Every byte but a continuation byte of UTF-8 (RFC 3629, section 3) starts a scalar.
  private static func startsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }
}
