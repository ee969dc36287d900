// SPDX-License-Identifier: Apache-2.0
import Magic

/// Every option of the tool, once.
package enum OptionTable {
  private static let everywhere = Command.allCases
  private static let everywhereButMagic = Command.allCases.filter { $0 != .magic }
  private static let files: [Command] = [.identify, .scan]

  /// The options, in the order of the help.
  package static let all: [OptionDefinition] =
    output + input + tree + declarations + magic + [
      option(
        "declarations", nil, "PATH", everywhere, "add the type declarations of an Info.plist, bundle or directory"),
      option("color", nil, "WHEN", everywhere, "colour the output: auto, always or never"),
      option("help", "h", nil, everywhereButMagic, "print this help"),
      option("help", nil, nil, [.magic], "print this help"),
      option(
        "version", nil, nil, everywhereButMagic,
        "print the versions of tool, schema and signature database"),
      option("version", "v", nil, [.magic], "print the versions of tool, schema and signature database"),
    ]

  private static let output: [OptionDefinition] = [
    option("brief", "b", nil, files, "leave out the path"),
    option("mime-type", nil, nil, files, "print only the MIME type"),
    option("mime", "i", nil, files, "print MIME type and encoding"),
    option("mime-encoding", nil, nil, files, "print only the encoding"),
    option("uti", nil, nil, files, "print only the type identifier"),
    option("extension", nil, nil, files, "print only the preferred filename extensions"),
    option("all", "k", nil, files, "print every candidate, not only the best"),
    option(
      "inside", "z", nil, files,
      "print the innermost content's type instead of the container's; ndjson and csv have both"),
    option("format", nil, "FORMAT", files, "print plain, mime, ndjson or csv"),
    option("no-pad", "N", nil, files, "do not align the answers"),
    option("separator", "F", "TEXT", files, "print TEXT, not a colon, behind the path"),
    option("print0", "0", nil, files, "end the path with NUL; given twice, the answer too"),
    option("json", nil, nil, [.identify, .scan, .type, .lint, .handlers], "print one JSON object a line"),
    option("format", nil, "FORMAT", [.type, .handlers], "print plain or ndjson, which is what --json prints"),
    option("list", nil, nil, [.type], "list everything that can be told, and how"),
    option("tree", nil, nil, [.type], "draw what the type conforms to"),
    option("dot", nil, nil, [.type], "draw what the type conforms to, for Graphviz"),
  ]

  private static let input: [OptionDefinition] = [
    option("files-from", "f", "FILE", files, "take the paths in FILE, one a line; - is standard input"),
    option("files0-from", nil, "FILE", files, "take the paths in FILE, each ended by NUL"),
    option("name", nil, "NAME", [.identify, .explain], "take NAME for the file's name"),
    option("type", nil, "TYPE", [.identify, .explain], "take TYPE, a MIME type or identifier, for declared"),
    option("no-name", nil, nil, [.identify, .scan, .explain], "ignore file names: content only"),
    option("dereference", "L", nil, [.identify, .scan, .explain, .handlers], "follow symbolic links"),
    option("no-dereference", nil, nil, [.identify, .scan, .explain], "do not follow symbolic links (the default)"),
    option("exit-on-error", "E", nil, files, "stop at the first path that cannot be read"),
  ]

  private static let tree: [OptionDefinition] = [
    option("threads", "j", "N", files, "use N threads; by default one for each processor"),
    option("max-depth", nil, "N", [.scan], "go at most N levels down"),
    option(
      "exclude", nil, "GLOB", [.scan],
      "pass over entries of that name; with a slash, of that path below DIR; ** crosses slashes"),
    option("one-file-system", "x", nil, [.scan], "do not enter other file systems"),
    option("unordered", nil, nil, [.scan], "print answers as they come, not in the order of the tree"),
    option("conforms-to", nil, "ID", [.scan, .type], "only what conforms to the type ID"),
    option("mismatch", nil, nil, [.scan], "only entries whose name or declared type the content contradicts"),
    option("summary", nil, nil, [.scan], "print a table of types, counts and bytes instead of entries"),
    option("progress", nil, "WHEN", [.scan], "show progress on a terminal: auto, always or never"),
  ]

  /// The options of file(1) that the signature database alone can answer, by their names there.
  private static let magic: [OptionDefinition] = [
    option("brief", "b", nil, [.magic], "leave out the path"),
    option("mime-type", nil, nil, [.magic], "print the MIME type"),
    option("mime", "i", nil, [.magic], "print MIME type and encoding"),
    option("mime-encoding", nil, nil, [.magic], "print the encoding"),
    option("extension", nil, nil, [.magic], "print the filename extensions"),
    option("apple", nil, nil, [.magic], "print creator and type of the classic Mac OS"),
    option("keep-going", "k", nil, [.magic], "print every match, not only the first"),
    option("raw", "r", nil, [.magic], "do not escape what cannot be printed"),
    option("uncompress", "z", nil, [.magic], "look inside compressed files"),
    option("uncompress-noreport", "Z", nil, [.magic], "print only what is inside compressed files"),
    option("exclude", "e", "TEST", [.magic], "leave out a test, such as json or soft"),
    option("exclude-quiet", nil, "TEST", [.magic], "leave out a test, if there is one of that name"),
    option("parameter", "P", "NAME=N", [.magic], "set a limit: \(MagicLimits.names.joined(separator: ", "))"),
    option("special-files", "s", nil, [.magic], "read devices too"),
    option("preserve-date", "p", nil, [.magic], "put back the time of the last access"),
    option("dereference", "L", nil, [.magic], "follow symbolic links"),
    option("no-dereference", "h", nil, [.magic], "do not follow symbolic links (the default)"),
    option("exit-on-error", "E", nil, [.magic], "tell of files that cannot be read by the exit status"),
    option("files-from", "f", "FILE", [.magic], "examine the paths in FILE, one a line; - is standard input"),
    option("separator", "F", "TEXT", [.magic], "print TEXT, not a colon, behind the path"),
    option("no-pad", "N", nil, [.magic], "do not align the answers"),
    option("print0", "0", nil, [.magic], "end the path with NUL; given twice, the answer too"),
    option("no-buffer", "n", nil, [.magic], "print each answer of a list at once"),
    option("magic-file", "m", "FILE", [.magic], "use the databases or text sources in FILE, separated by colons"),
    option("engine", nil, "NAME", [.magic], "evaluate with swift, or with libmagic itself in a confined process"),
    option("list", "l", nil, [.magic], "list the database's entries by strength"),
    option("debug", "d", nil, [.magic], "tell on standard error which entries were tested and which matched"),
    option("checking-printout", "c", nil, [.magic], "not offered; file -c prints how a text source is parsed"),
    option("compile", "C", nil, [.magic], "not offered; file -C compiles a text source"),
    option("no-sandbox", "S", nil, [.magic], "change nothing: libmagic, where it is asked, stays confined"),
  ]

  private static let declarations: [OptionDefinition] = [
    option("format", nil, "FORMAT", [.lint], "print plain, ndjson or sarif"),
    option("ignore", nil, "RULES", [.lint], "do not check these rules, separated by commas"),
    option("strict", nil, nil, [.lint], "let warnings fail like errors"),
    option("explain", nil, "RULE", [.lint], "explain a rule with its examples; all lists every rule"),
    option("apps", nil, "PATH", [.handlers], "look at PATH for bundles and desktop entries; else at this desktop's"),
  ]

  private static func option(
    _ name: String, _ letter: Character?, _ argument: String?, _ commands: [Command],
    _ help: @autoclosure @escaping @Sendable () -> String
  ) -> OptionDefinition {
    OptionDefinition(name: name, letter: letter, argument: argument, commands: commands, makeHelp: help)
  }
}
