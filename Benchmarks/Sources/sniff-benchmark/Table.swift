// SPDX-License-Identifier: Apache-2.0
import Foundation

/// A Markdown table whose columns are padded, so that it also reads well as text.
struct Table {
  private var rows: [[String]]

  init(_ header: String...) { rows = [header] }

  mutating func add(_ cells: String...) { rows.append(cells) }

  var text: String {
    let widths = (rows.first ?? []).indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    var lines = rows.map { row in
      // Names stand left, numbers right.
      let cells = zip(row, widths).enumerated().map { column, cell in
        let space = String(repeating: " ", count: cell.1 - cell.0.count)
        return column == 0 ? cell.0 + space : space + cell.0
      }
      return "| " + cells.joined(separator: " | ") + " |"
    }
    let rule = widths.enumerated().map { column, width in
      column == 0 ? String(repeating: "-", count: width) : String(repeating: "-", count: width - 1) + ":"
    }
    lines.insert("| " + rule.joined(separator: " | ") + " |", at: 1)
    return lines.joined(separator: "\n")
  }
}

extension Double {
  /// The number with a fixed count of decimals.
  func fixed(_ decimals: Int) -> String { String(format: "%.\(decimals)f", self) }
}
