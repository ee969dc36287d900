// SPDX-License-Identifier: Apache-2.0

/// A variable of the environment that the tool asks for.
struct EnvironmentVariable: Sendable {
  /// The name, as `getenv` takes it.
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
    variable("MAGIC", identifying, "the signature database, or several with colons between them"),
    variable("NO_COLOR", Command.allCases, "where it is not empty, output has no colours"),
    variable("POSIXLY_CORRECT", [.magic], "where it is set, links are followed without --dereference"),
  ]

  private static func variable(_ name: String, _ commands: [Command], _ help: String) -> EnvironmentVariable {
    EnvironmentVariable(name: name, commands: commands, help: help)
  }
}
