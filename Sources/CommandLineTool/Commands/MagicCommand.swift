// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Magic
import Sniffing

/// `sniff magic [file(1) options] PATH…`: what the signature database alone says, as file(1) prints it.
struct MagicCommand {
  private let arguments: ParsedArguments
  private let console: Console

  init(_ arguments: ParsedArguments, _ console: Console) {
    self.arguments = arguments
    self.console = console
  }

  func run() throws(ToolFailure) -> ExitStatus {
    let list = arguments.bytes(of: "files-from")
    guard list != nil || !arguments.operands.isEmpty else { throw .usage("no path given; write `sniff magic PATH`") }
    let (options, line, paths) = try ToolFailure.wrapping {
      () throws(UsageError) -> (MagicOptions, MagicReportLine, [String]) in
      let paths = SignatureDatabase.compiledPaths(named: try arguments.text(of: "magic-file"))
      return (try chosenOptions(), try chosenLine(), paths)
    }
    let database: MagicDatabase
    let isShort = list == nil && arguments.operands.count <= MagicDatabase.fewFiles
    do throws(MagicDatabaseError) { database = try MagicDatabase(paths: paths, checksAll: !isShort) } catch {
      throw .usage(error.description)
    }
    var writer = MagicWriter(database, options: options, line: line, charset: line.charset)
    if let list { try writeList(list, &writer, line) }
    let width = line.width(of: arguments.operands)
    for operand in arguments.operands { try writer.write(operand, width: width, to: console) }
    try writer.flush(to: console)
    return writer.hasFailed && arguments.has("exit-on-error") ? .someFailed : .success
  }

  private func writeList(
    _ list: [UInt8], _ writer: inout MagicWriter, _ line: MagicReportLine
  ) throws(ToolFailure) {
    let isPipe = list == [UInt8(ascii: "-")]
    var width = 1
    var failure: ToolFailure?
    do throws(Errno) {
      // As file(1) does, a list is read twice, first for the width of its longest name; a pipe cannot be.
      if !isPipe {
        try Inputs.records(in: list, terminator: UInt8(ascii: "\n")) { names in
          width = max(width, line.width(of: names))
          return true
        }
      }
      try Inputs.records(in: list, terminator: UInt8(ascii: "\n")) { names in
        do throws(ToolFailure) {
          for name in names { try writer.write(name, width: width, to: console) }
          if isPipe { try writer.flush(to: console) }
        } catch {
          failure = error
        }
        return failure == nil
      }
    } catch {
      throw .usage("cannot read the list \(String(decoding: list, as: UTF8.self)): \(error)")
    }
    if let failure { throw failure }
  }

  /// What can be left out with `-e`, by the names of file(1).
  private static let tests: [String: MagicOptions] = [
    "apptype": .skipsApplicationType, "ascii": .skipsText, "cdf": .skipsCompoundFiles, "compress": .skipsCompression,
    "csv": .skipsCSV, "elf": .skipsELF, "encoding": .skipsEncoding, "json": .skipsJSON, "soft": .skipsRecords,
    "tar": .skipsTar, "text": .skipsText, "tokens": .skipsTokens,
  ]

  private func chosenOptions() throws(UsageError) -> MagicOptions {
    var options: MagicOptions = []
    let flags: [(name: String, option: MagicOptions)] = [
      ("apple", .apple), ("dereference", .followsLinks), ("exit-on-error", .reportsErrors),
      ("extension", .filenameExtensions), ("keep-going", .allMatches), ("mime", .mime),
      ("mime-encoding", .mimeEncoding), ("mime-type", .mimeType), ("raw", .raw), ("special-files", .readsDevices),
    ]
    for flag in flags where arguments.has(flag.name) { options.formUnion(flag.option) }
    for bytes in arguments.allBytes(of: "exclude") {
      let name = String(decoding: bytes, as: UTF8.self)
      guard let test = MagicCommand.tests[name] else {
        throw UsageError(
          "-e \(name): no such test; there are \(MagicCommand.tests.keys.sorted().joined(separator: ", "))")
      }
      options.formUnion(test)
    }
    return options
  }

  private func chosenLine() throws(UsageError) -> MagicReportLine {
    var line = MagicReportLine()
    line.isBrief = arguments.has("brief")
    line.isRaw = arguments.has("raw")
    line.isUnpadded = arguments.has("no-pad")
    line.nullCount = arguments.count(of: "print0")
    if let separator = arguments.bytes(of: "separator") { line.separator = separator }
    line.charset = isUTF8 ? .utf8 : .ascii
    return line
  }

  /// Whether the locale's character set is UTF-8, by the first of the variables that POSIX names.
  private var isUTF8: Bool {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { console.environment($0) }.first { !$0.isEmpty } ?? ""
    let charset = locale.uppercased()
    return charset.hasSuffix("UTF-8") || charset.hasSuffix("UTF8")
  }
}

/// Examines one file after another and gathers the lines.
private struct MagicWriter: ~Copyable {
  private var examiner: MagicFileExaminer
  private let options: MagicOptions
  private let line: MagicReportLine
  private var output: [UInt8] = []
  /// Answers are written once they fill this many bytes, or at once where a list comes down a pipe.
  private static let flushSize = 64 << 10
  /// Whether some file could not be examined.
  private(set) var hasFailed = false

  init(_ database: MagicDatabase, options: MagicOptions, line: MagicReportLine, charset: MagicCharset) {
    examiner = MagicFileExaminer(database, charset: charset)
    self.options = options
    self.line = line
  }

  mutating func write(_ name: [UInt8], width: Int, to console: Console) throws(ToolFailure) {
    let isStandardInput = name == [UInt8(ascii: "-")]
    let outcome =
      isStandardInput
      ? examiner.examineStandardInput(options: options) : examiner.examine(FilePath(bytes: name), options: options)
    if case .failure = outcome { hasFailed = true }
    line.append(name: name, outcome, width: width, to: &output)
    if output.count > MagicWriter.flushSize { try flush(to: console) }
  }

  mutating func flush(to console: Console) throws(ToolFailure) {
    guard !output.isEmpty else { return }
    try console.print(output)
    output.removeAll(keepingCapacity: true)
  }
}
