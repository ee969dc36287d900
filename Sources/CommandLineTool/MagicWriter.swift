// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Magic

/// Examines one file after another and gathers the lines.
struct MagicWriter: ~Copyable {
  private var examiner: MagicFileExaminer
  private let options: MagicOptions
  /// How lines are written.
  var line: MagicReportLine
  private let trace: MagicTrace?
  private var output: [UInt8] = []
  /// Answers are written once they fill this many bytes, or at once where a list comes down a pipe.
  private static let flushSize = 64 << 10
  /// Whether some file could not be examined.
  private(set) var hasFailed = false

  /// A writer of the answers of `examiner` to `options`; where there is a trace, it goes to standard error by files.
  init(_ examiner: consuming MagicFileExaminer, _ options: MagicOptions, _ line: MagicReportLine, trace: MagicTrace?) {
    self.examiner = examiner
    self.options = options
    self.line = line
    self.trace = trace
    self.examiner.trace(to: trace)
  }

  /// Examines the file of a name, or standard input for `-`, and keeps its line, or writes those that were kept.
  mutating func write(_ name: [UInt8], width: Int, to console: Console) throws(ToolFailure) {
    let isStandardInput = name == [UInt8(ascii: "-")]
    let outcome =
      isStandardInput
      ? examiner.examineStandardInput(options: options) : examiner.examine(FilePath(bytes: name), options: options)
    if case .failure = outcome {
      // What was not read before a signal came has no answer.
      if isStandardInput, Interruption.signal != nil { return }
      hasFailed = true
    }
    if let trace {
      console.writeError(line.charset.escapedName(name) + [0x3A, 0x0A] + trace.lines)
      trace.reset()
    }
    line.append(name: name, outcome, width: width, to: &output)
    if trace != nil || output.count > MagicWriter.flushSize { try flush(to: console) }
  }

  /// Writes the lines that were kept.
  mutating func flush(to console: Console) throws(ToolFailure) {
    guard !output.isEmpty else { return }
    try console.print(output, afterFailures: hasFailed)
    output.removeAll(keepingCapacity: true)
  }
}
