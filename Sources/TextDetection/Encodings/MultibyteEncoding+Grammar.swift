// SPDX-License-Identifier: Apache-2.0
import ByteVectors

extension MultibyteEncoding {
  /// Which bytes characters begin with, and which follow; what has more of them goes by as two characters.
  struct Grammar: Sendable {
    private let leads: [ClosedRange<UInt8>]
    private let trails: [ClosedRange<UInt8>]
    private let singles: ClosedRange<UInt8>?
    /// What stands in front of two bytes.
    private let shift: UInt8?

    init(
      _ leads: [ClosedRange<UInt8>], _ trails: [ClosedRange<UInt8>], singles: ClosedRange<UInt8>? = nil,
      shift: UInt8? = nil
    ) {
      (self.leads, self.trails, self.singles, self.shift) = (leads, trails, singles, shift)
    }

    /// Characters that are looked at; most texts of letters break the grammar with their first few words.
    static let mostCharacters = 24

    /// Whether the first characters of a text follow the grammar as far as two bytes of each tell.
    func mayHold(_ bytes: Span<UInt8>) -> Bool {
      var place = 0
      var characters = 0
      while place + 1 < bytes.count, characters < Self.mostCharacters {
        let lead = bytes[place]
        guard lead >= 0x80 else {
          let high = bytes.bitsOfHighBytes(at: place)
          place += high == 0 ? Span<UInt8>.blockSize : high.trailingZeroBitCount
          continue
        }
        characters += 1
        place += 1
        if let singles, singles.contains(lead) { continue }
        guard leads.contains(where: { $0.contains(lead) }) else { return false }
        let trail = bytes[place]
        guard trails.contains(where: { $0.contains(trail) }) else { return false }
        place += lead == shift ? 2 : 1
      }
      return true
    }
  }
}
