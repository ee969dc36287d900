import Foundation

/// High and low water of one day.
struct TideTable: Codable, Sendable {
  enum Kind: String, Codable { case high, low }

  struct Entry: Codable, Sendable {
    var kind: Kind
    var hour: Double
    var metres: Double
  }

  private(set) var entries: [Entry] = []

  mutating func add(_ kind: Kind, at hour: Double, metres: Double) {
    entries.append(Entry(kind: kind, hour: hour, metres: metres))
    entries.sort { $0.hour < $1.hour }
  }

  /// The rule of twelfths: how high the water stands between two entries.
  func height(at hour: Double) -> Double? {
    guard let next = entries.firstIndex(where: { $0.hour > hour }), next > 0 else { return nil }
    let (before, after) = (entries[next - 1], entries[next])
    let phase = (hour - before.hour) / (after.hour - before.hour) * Double.pi
    return before.metres + (after.metres - before.metres) * (1 - cos(phase)) / 2
  }
}

var table = TideTable()
table.add(.low, at: 1.5, metres: 0.4)
table.add(.high, at: 7.75, metres: 4.1)
if let height = table.height(at: 4) {
  print("At four o'clock: \(height) m")
}
