// SPDX-License-Identifier: Apache-2.0
import Discovery
import Reports

extension LintReport {
  /// The whole report of some files, as the command writes it.
  func report(_ files: [LintedFile]) -> [UInt8] {
    var output = header
    var isFirst = true
    for file in files {
      append(file, isFirst: isFirst, to: &output)
      // A file without findings leaves no trace that the next one would have to follow.
      if !file.findings.isEmpty { isFirst = false }
    }
    return output + footer(FindingCount(files))
  }
}
