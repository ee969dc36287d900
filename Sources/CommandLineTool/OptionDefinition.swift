// SPDX-License-Identifier: Apache-2.0

/// A command of the tool; the raw value is the word on the command line.
package enum Command: String, Sendable, CaseIterable {
  case identify
  case scan
  case explain
  case type
  case lint
  case handlers
  case magic

  /// One line for the overview.
  var summary: String {
    switch self {
    case .identify: "identify each path; this is what happens without a command"
    case .scan: "walk whole trees in parallel and identify every entry"
    case .explain: "tell why a file is found to be what it is"
    case .type: "tell what is known of a type identifier, .extension, MIME type or dyn.\u{2026}"
    case .lint: "check type declarations, document types and format readers in Info.plist files and bundles"
    case .magic: "tell what the signature database alone says, as file(1) prints it"
    case .handlers: "tell which applications claim a file or type, best first"
    }
  }

  /// The operands that follow the command.
  var operands: String {
    switch self {
    case .identify, .explain, .lint, .magic: "PATH\u{2026}"
    case .handlers: "PATH|ID\u{2026}"
    case .scan: "DIR\u{2026}"
    case .type: "QUERY\u{2026}"
    }
  }
}

/// One option as data: the parser and the help are made from it.
package struct OptionDefinition: Sendable {
  /// The long name without dashes; what the rest of the tool calls the option.
  let name: String
  /// The one-letter name, if there is one.
  let letter: Character?
  /// What the argument is called; nil for an option without one.
  let argument: String?
  /// The commands that know the option.
  let commands: [Command]
  /// Makes the line of help, which is seldom asked for.
  let makeHelp: @Sendable () -> String

  /// One line of help.
  var help: String { makeHelp() }
}
