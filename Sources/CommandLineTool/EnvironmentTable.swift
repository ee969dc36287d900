// SPDX-License-Identifier: Apache-2.0

/// A variable of the environment that the tool asks for.
struct EnvironmentVariable: Sendable {
  /// The name, as `getenv` takes it, or several, of which the first that is set counts.
  let name: String
  /// The commands that ask for it.
  let commands: [Command]
  /// One line of help.
  let help: String
}

/// Every variable of the tool's environment that its users may set for it, once.
enum EnvironmentTable {
  private static let identifying = Command.allCases.filter { $0 != .type && $0 != .lint }

  /// The variables, in the order of the help.
  static let all: [EnvironmentVariable] = [
    variable("SNIFF_DECLARATIONS", Command.allCases, "paths with type declarations, colons between them"),
    variable("SNIFF_CACHE", identifying.filter { $0 != .scan }, "the folder for an index of the database; empty: none"),
    variable("XDG_CACHE_HOME", identifying.filter { $0 != .scan }, "the folder for its folder sniff; else ~/.cache"),
    variable("MAGIC", identifying + [.type], "the signature database, or several with colons between them"),
    variable("NO_COLOR", Command.allCases, "where it is not empty, output has no colours"),
    variable("TERM", Command.allCases.filter { $0 != .magic }, "where it is dumb, output has no colours"),
    variable(
      "LC_ALL, LC_MESSAGES, LANG", Command.allCases.filter { $0 != .magic }, "the language of declared descriptions"),
    variable("LC_ALL, LC_CTYPE, LANG", [.magic], "the characters that are printed as they are"),
    variable("XDG_CONFIG_HOME", [.handlers], "the folder of the user's mimeapps.list; else ~/.config"),
    variable("XDG_CONFIG_DIRS", [.handlers], "more folders with one, colons between them; else /etc/xdg"),
    variable("XDG_DATA_HOME", [.handlers], "the folder of the user's applications; else ~/.local/share"),
    variable(
      "XDG_DATA_DIRS", [.handlers], "more folders of applications; else /usr/local/share and /usr/share"),
    variable("XDG_CURRENT_DESKTOP", [.handlers], "desktops whose own mimeapps.list count first, colons between them"),
    variable("POSIXLY_CORRECT", [.magic], "where it is set, links are followed without --dereference"),
  ]

  private static func variable(_ name: String, _ commands: [Command], _ help: String) -> EnvironmentVariable {
    EnvironmentVariable(name: name, commands: commands, help: help)
  }
}
