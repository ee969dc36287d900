// SPDX-License-Identifier: Apache-2.0
import Reports

/// The output that the options ask for.
struct ReportChoice {
  /// The formats of `--format`.
  enum Format: String, CaseIterable {
    case plain
    case mime
    case ndjson
    case csv
  }

  /// The writer for the format.
  let writer: any ReportWriter

  /// What is made of a summary, in the same format.
  let summary: @Sendable (Summary) -> [UInt8]

  /// Reads the options; `names` are the paths to align, `isFiltered` says that only some entries are wanted, and
  /// `isSummary` that only their counts are.
  init(
    _ arguments: ParsedArguments, _ console: Console, names: [[UInt8]], isFiltered: Bool, isSummary: Bool = false
  ) throws(UsageError) {
    try arguments.requireAtMostOne(of: ["json", "format"])
    let format = arguments.has("json") ? .ndjson : try arguments.choice(of: "format", Format.self)
    let field = try ReportChoice.field(arguments, format)
    if isSummary, let option = ReportChoice.fields.first(where: arguments.has) ?? (field != nil ? "format mime" : nil) {
      throw UsageError("--summary counts types; leave out --\(option), or choose --format plain, ndjson or csv")
    }
    summary =
      switch format {
      case .ndjson: { $0.jsonLines }
      case .csv: { $0.csv }
      case .plain, .mime, nil: { Array($0.table.utf8) }
      }
    // Entries picked out of a tree are meant for another program, which wants nothing but paths where it asks for nothing else.
    let wantsPathsAlone = isFiltered && field == nil && arguments.count(of: "print0") == 1
    let column = try ReportChoice.column(arguments, names: names, isAlone: wantsPathsAlone)
    let inside = arguments.has("inside")
    // Candidates have no lines where only the path is written.
    let all = arguments.has("all") && !wantsPathsAlone
    if let field {
      writer = FieldReport(field, column: column, inside: inside, all: all)
      return
    }
    switch format {
    case .ndjson: writer = JSONLinesReport()
    case .csv: writer = CSVReport()
    case .plain, .mime, nil:
      let palette = Palette(isColored: try ReportChoice.isColored(arguments, console))
      writer = PlainReport(column: column, inside: inside, all: all, palette: palette)
    }
  }

  /// The options that ask for parts of the MIME type, which file(1) puts together where several are given.
  private static let mimeFields = ["mime", "mime-type", "mime-encoding"]
  /// The options that ask for one field.
  private static let fields = mimeFields + ["uti", "extension"]

  /// The field that options and format ask for; nil where they ask for everything.
  private static func field(_ arguments: ParsedArguments, _ format: Format?) throws(UsageError) -> FieldReport.Field? {
    let parts = mimeFields.filter(arguments.has)
    let others = ["uti", "extension"].filter(arguments.has)
    if !others.isEmpty { try arguments.requireAtMostOne(of: fields) }
    switch format {
    case .ndjson, .csv: try arguments.requireAtMostOne(of: fields + ["json", "format"])
    case .mime where !others.isEmpty: try arguments.requireAtMostOne(of: others + ["format"])
    case .mime: return .mime
    case .plain, nil: break
    }
    if let other = others.first { return other == "uti" ? .identifier : .filenameExtensions }
    return switch parts {
    case []: nil
    case ["mime-type"]: .mimeType
    case ["mime-encoding"]: .encoding
    default: .mime
    }
  }

  private static func column(
    _ arguments: ParsedArguments, names: [[UInt8]], isAlone: Bool
  ) throws(UsageError) -> NameColumn {
    var column = NameColumn()
    column.isHidden = arguments.has("brief")
    column.nulCount = arguments.count(of: "print0")
    column.isAlone = isAlone
    if let separator = try arguments.text(of: "separator") { column.separator = separator }
    if !arguments.has("no-pad"), column.nulCount == 0 {
      column.width = names.map { [UInt8].displayWidth(of: $0) }.max() ?? 0
    }
    return column
  }

  /// When something is coloured or shown.
  enum When: String, CaseIterable {
    /// Where standard output is a terminal.
    case auto
    /// Everywhere.
    case always
    /// Nowhere.
    case never
  }

  /// When output is coloured, as `--color` says.
  static func whenColored(_ arguments: ParsedArguments) throws(UsageError) -> When {
    try arguments.choice(of: "color", When.self) ?? .auto
  }

  /// Whether standard output is coloured: as `--color` says, and without it on terminals that do not refuse it.
  static func isColored(_ arguments: ParsedArguments, _ console: Console) throws(UsageError) -> Bool {
    switch try whenColored(arguments) {
    case .always: return true
    case .never: return false
    case .auto:
      let isRefused = !(console.environment("NO_COLOR") ?? []).isEmpty || console.text("TERM") == "dumb"
      return console.isOutputTerminal && !isRefused
    }
  }
}
