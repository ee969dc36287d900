// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Magic
import Sniffing
import UniformTypes

/// `sniff magic [file(1) options] PATH…`: what the signature database alone says, as file(1) prints it.
struct MagicCommand: ToolCommand {
  let arguments: ParsedArguments
  let console: Console

  func run() throws(ToolFailure) -> ExitStatus {
    for name in ["checking-printout", "compile"] where arguments.has(name) {
      let option = OptionTable.all.first { $0.name == name }
      throw .usage("--\(name) is \(option?.help ?? "not offered")")
    }
    // file(1) reads a list as soon as it comes to -f, and opens the database for the first.
    let early = arguments.before("files-from", occurrence: 0)
    let named = early.bytes(of: "magic-file").map { FilePath(bytes: $0) }
    if arguments.has("list") { return try printList(of: named) }
    let lists = arguments.allBytes(of: "files-from")
    guard !lists.isEmpty || !arguments.operands.isEmpty else { throw .usage("no path given; write `sniff magic PATH`") }
    let (options, line, limits, name) = try ToolFailure.wrapping {
      () throws(UsageError) -> (MagicOptions, MagicReportLine, MagicLimits, MagicEngine.Name?) in
      (
        try chosenOptions(early), chosenLine(arguments, early),
        try MagicParameter.limits(arguments.allBytes(of: "parameter")),
        try arguments.choice(of: "engine")
      )
    }
    let isForFew = lists.isEmpty && arguments.operands.count <= MagicDatabase.fewFiles
    let engine = try MagicEngine(name, databases: named, limits: limits, forFew: isForFew, console)
    let cache = isForFew ? engine.database.flatMap { IndexCache(of: $0, console.environment) } : nil
    let isTraced = arguments.has("debug")
    if isTraced, case .libmagic = engine { throw .usage(whyNotTraced(name, named)) }
    var writer = MagicWriter(
      try engine.examiner(limits: limits, charset: line.charset), options, line, trace: isTraced ? MagicTrace() : nil)
    for (number, list) in lists.enumerated() {
      let arguments = arguments.before("files-from", occurrence: number)
      writer.line = chosenLine(arguments, early)
      try writeList(list, &writer, isUnbuffered: arguments.has("no-buffer"))
    }
    var operandLine = line
    // Given twice, -b leaves names out only where there is one.
    if arguments.count(of: "brief") == 2 { operandLine.isBrief = arguments.operands.count < 2 }
    writer.line = operandLine
    let width = line.width(of: arguments.operands)
    for operand in arguments.operands { try writer.write(operand, width: width, to: console) }
    try writer.flush(to: console)
    cache?.keep()
    return writer.hasFailed ? .someFailed : .success
  }

  /// Why `--debug` explains nothing where libmagic is asked.
  private func whyNotTraced(_ name: MagicEngine.Name?, _ named: FilePath?) -> String {
    guard name == nil else { return "--debug explains what --engine swift does; leave one out" }
    guard case .text(let path) = MagicSource(named: named) else {
      return "--debug explains databases of known versions only, and libmagic reads this one; leave it out"
    }
    return "--debug explains compiled databases only, and libmagic runs the text source \(path); compile it first with "
      + "`file -C -m \(path)`, and name the .mgc file that comes out"
  }

  /// Prints the entries of the databases, and an empty block for each text source without entries.
  private func printList(of named: FilePath?) throws(ToolFailure) -> ExitStatus {
    var output: [UInt8] = []
    if case .text(let path) = MagicSource(named: named) {
      throw .usage("\(path) is a text source, whose entries only `file -l` lists")
    }
    let blocks = MagicSource.blocks(named: named)
    for path in blocks.isEmpty ? [named ?? MagicSource.defaultList] : blocks {
      guard let path else {
        MagicDatabase.appendEmptyList(to: &output)
        continue
      }
      do throws(MagicDatabaseError) {
        try MagicDatabase(paths: [path]).appendList(to: &output)
      } catch {
        throw .usage(error.advice(for: [path], named: named))
      }
    }
    try console.print(output)
    return .success
  }

  private func writeList(
    _ list: [UInt8], _ writer: inout MagicWriter, isUnbuffered: Bool
  ) throws(ToolFailure) {
    // As file(1) does it, answers are aligned to the longest name of the whole list, or come at once.
    let line = writer.line
    var width = 0
    var failure: ToolFailure?
    var hasNULs = false
    func write(_ names: [[UInt8]]) -> Bool {
      do throws(ToolFailure) {
        for name in names {
          try writer.write(name, width: isUnbuffered ? line.width(of: [name]) : width, to: console)
          if isUnbuffered { try writer.flush(to: console) }
        }
      } catch {
        failure = error
      }
      return failure == nil
    }
    do throws(Errno) {
      // The names in a file, which may be many, are read twice rather than kept; those of a pipe can be read once only.
      let isKept = !Inputs.canBeReadAgain(list)
      var kept: [[[UInt8]]] = []
      if !isUnbuffered {
        try Self.records(in: list, &hasNULs) { names in
          width = max(width, line.width(of: names))
          if isKept { kept.append(names) }
          return true
        }
      }
      if isKept, !isUnbuffered {
        _ = kept.allSatisfy(write)
      } else {
        try Self.records(in: list, &hasNULs, take: write)
      }
    } catch {
      throw .usage("cannot read the list \(FilePath(bytes: list)): \(error)")
    }
    if let failure { throw failure }
    if hasNULs {
      console.complain(
        "\(Inputs.words(for: list)) has NULs, and of each line only what is in front of the first is taken, as by `file`; "
          + "replace them with line feeds (tr '\\0' '\\n')")
    }
  }

  /// Reads the lines of a list, of which file(1) takes what stands in front of a NUL.
  private static func records(
    in list: [UInt8], _ hasNULs: inout Bool, take: ([[UInt8]]) -> Bool
  ) throws(Errno) {
    try Inputs.records(in: list, terminator: UInt8(ascii: "\n")) { names in
      take(
        names.map { name in
          guard let end = name.firstIndex(of: 0) else { return name }
          hasNULs = true
          return Array(name[..<end])
        })
    }
  }

  /// What can be left out with `-e`, by the names of file(1).
  private static let tests: [String: MagicOptions] = [
    "apptype": .skipsApplicationType, "ascii": .skipsText, "cdf": .skipsCompoundFiles, "compress": .skipsCompression,
    "csv": .skipsCSV, "elf": .skipsELF, "encoding": .skipsEncoding, "json": .skipsJSON, "simh": .skipsSIMH,
    "soft": .skipsRecords, "tar": .skipsTar, "text": .skipsText, "tokens": .skipsTokens,
  ]

  private func chosenOptions(_ arguments: ParsedArguments) throws(UsageError) -> MagicOptions {
    var options: MagicOptions = []
    let flags: [(name: String, option: MagicOptions)] = [
      ("apple", .apple), ("exit-on-error", .reportsErrors), ("extension", .filenameExtensions),
      ("keep-going", .allMatches), ("mime", .mime), ("mime-encoding", .mimeEncoding), ("mime-type", .mimeType),
      ("preserve-date", .preservesAccessTime), ("raw", .raw),
      ("special-files", .readsDevices), ("uncompress", .uncompresses),
      ("uncompress-noreport", [.uncompresses, .hidesCompression]),
    ]
    // POSIX wants links followed unless told otherwise.
    let followsByDefault = console.environment("POSIXLY_CORRECT") != nil && !arguments.has("no-dereference")
    if followsByDefault || arguments.followsLinks { options.insert(.followsLinks) }
    for flag in flags where arguments.has(flag.name) { options.formUnion(flag.option) }
    for bytes in arguments.allBytes(of: "exclude") {
      let name = String(decoding: bytes, as: UTF8.self)
      guard let test = MagicCommand.tests[name] else {
        throw UsageError(
          "-e \(name): no such test; there are \(MagicCommand.tests.keys.sorted().joined(separator: ", "))")
      }
      options.formUnion(test)
    }
    for bytes in arguments.allBytes(of: "exclude-quiet") {
      options.formUnion(MagicCommand.tests[String(decoding: bytes, as: UTF8.self)] ?? [])
    }
    return options
  }

  /// How lines are written by the arguments, of which some belong to the database that was opened with the early ones.
  private func chosenLine(_ arguments: ParsedArguments, _ early: ParsedArguments) -> MagicReportLine {
    var line = MagicReportLine()
    line.isBrief = arguments.has("brief")
    line.isRaw = early.has("raw")
    line.isUnpadded = arguments.has("no-pad")
    line.nullCount = arguments.count(of: "print0")
    if let separator = arguments.bytes(of: "separator") { line.separator = separator }
    line.charset = charset
    return line
  }

  /// The character set of the locale that the first of the variables names which POSIX lists.
  private var charset: MagicCharset {
    let locale = ["LC_ALL", "LC_CTYPE", "LANG"].lazy.compactMap { console.text($0) }.first { !$0.isEmpty }
    return locale.flatMap(LocaleCharacters.init(locale:)).map(MagicCharset.utf8) ?? .ascii
  }
}
