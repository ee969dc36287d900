// SPDX-License-Identifier: Apache-2.0

/// Two reports side by side: what became faster, what slower.
struct Comparison {
  var old: Report
  var new: Report

  /// Every measurement that both reports have; ratios above 1 are better than before.
  var table: String {
    var table = Table("measurement", "old", "new", "new / old")
    for row in new.throughputs {
      guard let before = old.throughputs.first(where: { $0.name == row.name }) else { continue }
      table.add(
        row.name + ", files/s", before.filesPerSecond.fixed(0), row.filesPerSecond.fixed(0),
        (row.filesPerSecond / before.filesPerSecond).fixed(2))
      if let now = relative(row, in: new), let then = relative(before, in: old) {
        table.add(row.name + ", speed, file = 1", then.fixed(2), now.fixed(2), (now / then).fixed(2))
      }
    }
    for row in new.starts {
      guard let before = old.starts.first(where: { $0.name == row.name }) else { continue }
      table.add(
        row.name + ", starts/s", (1 / before.wall.median).fixed(0), (1 / row.wall.median).fixed(0),
        (before.wall.median / row.wall.median).fixed(2))
    }
    return """
      old: \(old.setting.date), \(old.setting.machine.line)
      new: \(new.setting.date), \(new.setting.machine.line)

      \(table.text)
      """
  }

  /// The speed in units of the reference's: this is what may be compared between machines.
  private func relative(_ row: Report.Throughput, in report: Report) -> Double? {
    guard row.name != Contender.reference else { return nil }
    let reference = report.throughputs.first { $0.name == Contender.reference }
    return reference.map { row.filesPerSecond / $0.filesPerSecond }
  }
}
