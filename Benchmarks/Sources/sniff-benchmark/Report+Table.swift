// SPDX-License-Identifier: Apache-2.0
import Foundation

extension Report {
  /// The report as a Markdown page, with each speed as a multiple of the reference's.
  var page: String {
    """
    \(setting.date): \(setting.files) files (\((Double(setting.bytes) / 1e6).fixed(0)) MB) of \(setting.tree), \
    seed \(setting.seed), median of \(setting.repetitions), \(setting.threads) threads.
    \(setting.machine.line)

    \(throughputTable)

    \(startTable)
    """
  }

  private var throughputTable: String {
    let reference = throughputs.first { $0.name == Contender.reference }
    var table = Table("all files", "files/s", "CPU ms/file", "peak MiB", "answers", "speed, file = 1", "CPU, file = 1")
    for row in throughputs {
      let speed = reference.map { row.filesPerSecond / $0.filesPerSecond }
      let processor = reference.map { row.processorPerFile / $0.processorPerFile }
      table.add(
        row.name, row.filesPerSecond.fixed(0), row.processorPerFile.fixed(3), row.peakMemory.map(Self.mebibytes) ?? "-",
        String(row.answers), speed?.fixed(2) ?? "-", processor?.fixed(2) ?? "-")
    }
    return table.text
  }

  private var startTable: String {
    var table = Table("one file", "median ms", "minimum ms", "CPU ms")
    for row in starts {
      table.add(
        row.name, (row.wall.median * 1000).fixed(2), (row.wall.minimum * 1000).fixed(2),
        (row.processor.median * 1000).fixed(2))
    }
    return table.text
  }

  private static func mebibytes(_ bytes: Int) -> String { (Double(bytes) / 1_048_576).fixed(1) }
}
