// SPDX-License-Identifier: Apache-2.0

/// Help made from the tables of options and of the environment.
enum HelpText {
  /// The help of one command; of the whole tool where no command was named.
  static func help(for command: Command, isCommandNamed: Bool) -> String {
    var text = isCommandNamed && command != .identify ? heading(of: command) : overview
    text += "\nOptions:\n"
    for option in OptionTable.all where option.commands.contains(command) { text += line(for: option) }
    text += "\nEnvironment:\n"
    for variable in EnvironmentTable.all where variable.commands.contains(command) {
      text += line(variable.name, variable.help)
    }
    return text
  }

  private static var overview: String {
    var text = "sniff tells what files are, as ranked type identifiers.\n\nUsage:\n"
    text += "  sniff [OPTIONS] PATH\u{2026}\n"
    for command in Command.allCases where command != .identify {
      text += "  sniff \(command.rawValue) [OPTIONS] \(command.operands)\n"
    }
    text += "\nCommands:\n"
    for command in Command.allCases { text += "  \(padded(command.rawValue, 10))\(command.summary)\n" }
    text += "\n`sniff COMMAND --help` lists the options of a command.\n"
    return text
  }

  private static func heading(of command: Command) -> String {
    "sniff \(command.rawValue): \(command.summary).\n\nUsage:\n"
      + "  sniff \(command.rawValue) [OPTIONS] \(command.operands)\n"
  }

  private static func line(for option: OptionDefinition) -> String {
    let letter = option.letter.map { "-\($0), " } ?? "    "
    return line(letter + "--" + option.name + (option.argument.map { " \($0)" } ?? ""), option.help)
  }

  private static func line(_ name: String, _ help: String) -> String {
    "  \(padded(name, 28))\(help)\n"
  }

  private static func padded(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
