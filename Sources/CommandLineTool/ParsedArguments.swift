// SPDX-License-Identifier: Apache-2.0

/// Why a command line was not understood; the text says what to do.
package struct UsageError: Error, Sendable, Hashable {
  /// One line for people.
  package let message: String

  init(_ message: String) { self.message = message }
}

/// What was typed, and no more: options with their arguments, and operands.
package struct ParsedArguments: Sendable {
  /// The command.
  package let command: Command
  /// Whether the command line names it.
  package let isCommandNamed: Bool
  /// The operands, as bytes because a path need not be text.
  package private(set) var operands: [[UInt8]] = []
  private var values: [(option: String, argument: [UInt8])] = []

  /// Reads the arguments after the tool's name.
  ///
  /// Options and operands may come in any order, as with GNU tools; `--` ends the options. The first operand may be a
  /// command; a file of that name is reached by `./name` or after `--`. The word `help` stands for the option.
  package init(_ arguments: [[UInt8]]) throws(UsageError) {
    var arguments = arguments
    if arguments.first == Array("help".utf8) {
      arguments.removeFirst()
      if let name = arguments.first.map({ String(decoding: $0, as: UTF8.self) }), !name.hasPrefix("-"),
        Command(rawValue: name) == nil
      {
        throw UsageError("\(name) is no command; `sniff help` lists them")
      }
      arguments.append(Array("--help".utf8))
    }
    let place = ParsedArguments.commandPlace(in: arguments)
    let named = place < arguments.count ? String(validating: arguments[place], as: UTF8.self) : nil
    let command = named.flatMap(Command.init)
    self.command = command ?? .identify
    isCommandNamed = command != nil
    if command != nil { arguments.remove(at: place) }
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == Array("--".utf8) {
        operands.append(contentsOf: rest)
        return
      }
      if argument.starts(with: "--".utf8) {
        try readLong(argument.dropFirst(2), &rest)
      } else if argument.count > 1, argument.first == UInt8(ascii: "-") {
        try readLetters(argument.dropFirst(), &rest)
      } else {
        operands.append(argument)
      }
    }
  }

  /// How many arguments are options and their values, in front of the first operand.
  private static func commandPlace(in arguments: [[UInt8]]) -> Int {
    var place = 0
    while place < arguments.count, let takesNext = takesNextArgument(arguments[place]) { place += takesNext ? 2 : 1 }
    return place
  }

  /// Whether an option has its value in the next argument; nil for what is no option, or one of which that depends on the
  /// command.
  private static func takesNextArgument(_ argument: [UInt8]) -> Bool? {
    let (options, isAlone): ([OptionDefinition], Bool)
    if argument.starts(with: "--".utf8) {
      let word = argument.dropFirst(2)
      let letters = word.prefix { $0 != UInt8(ascii: "=") }
      let name = String(decoding: letters, as: UTF8.self)
      (options, isAlone) = (OptionTable.all.meant(by: name), letters.count == word.count)
    } else if argument.first == UInt8(ascii: "-"), argument.count > 1 {
      let letters = argument.dropFirst()
      let withValue = { (letter: UInt8) in
        OptionTable.all.contains { $0.letter == Character(Unicode.Scalar(letter)) && $0.argument != nil }
      }
      // What follows a letter with a value is that value.
      let last = letters.firstIndex(where: withValue) ?? letters.endIndex - 1
      let letter = Character(Unicode.Scalar(argument[last]))
      (options, isAlone) = (OptionTable.all.filter { $0.letter == letter }, last == letters.endIndex - 1)
    } else {
      return nil
    }
    guard let first = options.first, options.allSatisfy({ ($0.argument != nil) == (first.argument != nil) }) else {
      return nil
    }
    return first.argument != nil && isAlone
  }

  private mutating func readLong(_ text: ArraySlice<UInt8>, _ rest: inout ArraySlice<[UInt8]>) throws(UsageError) {
    let parts = text.split(separator: UInt8(ascii: "="), maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(decoding: parts[0], as: UTF8.self)
    let option = try definition(named: name)
    var argument = parts.count > 1 ? Array(parts[1]) : nil
    if let placeholder = option.argument {
      argument = argument ?? rest.popFirst()
      guard argument != nil else { throw UsageError("--\(option.name) needs an argument: \(placeholder)") }
    } else if argument != nil {
      throw UsageError("--\(option.name) takes no argument")
    }
    values.append((option.name, argument ?? []))
  }

  private mutating func readLetters(_ text: ArraySlice<UInt8>, _ rest: inout ArraySlice<[UInt8]>) throws(UsageError) {
    var letters = text
    while let byte = letters.popFirst() {
      let letter = Character(Unicode.Scalar(byte))
      let known = OptionTable.all.first { $0.letter == letter && $0.commands.contains(command) }
      guard let option = known else { throw strange("-\(letter)") { $0.letter == letter } }
      guard let placeholder = option.argument else {
        values.append((option.name, []))
        continue
      }
      // The argument is the rest of this word, or else the next one.
      let argument = letters.isEmpty ? rest.popFirst() : Array(letters)
      guard let argument else { throw UsageError("-\(letter) needs an argument: \(placeholder)") }
      values.append((option.name, argument))
      return
    }
  }

  /// The option with a long name, or the only one that begins like it.
  private func definition(named name: String) throws(UsageError) -> OptionDefinition {
    let meant = OptionTable.all.filter { $0.commands.contains(command) }.meant(by: name)
    if meant.count == 1 { return meant[0] }
    if meant.count > 1 {
      let names = meant.map { "--" + $0.name }.joined(separator: ", ")
      throw UsageError("--\(name) is ambiguous: \(names)")
    }
    throw strange("--\(name)") { $0.name == name }
  }

  /// What is wrong with an option that the command does not know, but others perhaps do.
  private func strange(_ spelling: String, isMeant: (OptionDefinition) -> Bool) -> UsageError {
    let commands = Set(OptionTable.all.filter(isMeant).flatMap(\.commands).map(\.rawValue)).sorted()
    guard !commands.isEmpty else {
      return UsageError("unknown option \(spelling); `sniff \(command.rawValue) --help` lists the options")
    }
    return UsageError("\(spelling) belongs to \(commands.joined(separator: ", ")), not to \(command.rawValue)")
  }
}

extension ParsedArguments {
  /// How many times an option was given.
  func count(of option: String) -> Int { values.count { $0.option == option } }

  /// Whether an option was given.
  func has(_ option: String) -> Bool { values.contains { $0.option == option } }

  /// Whether an option was given and none of its opposite after it.
  func has(_ option: String, unlessLater opposite: String) -> Bool {
    values.last { $0.option == option || $0.option == opposite }?.option == option
  }

  /// Whether symbolic links are to be followed.
  var followsLinks: Bool { has("dereference", unlessLater: "no-dereference") }

  /// The arguments as they were read up to an occurrence of an option, counted from 0.
  func before(_ option: String, occurrence: Int) -> ParsedArguments {
    let places = values.indices.filter { values[$0].option == option }
    guard places.indices.contains(occurrence) else { return self }
    var arguments = self
    arguments.values.removeSubrange(places[occurrence]...)
    return arguments
  }

  /// All arguments of an option, as bytes.
  func allBytes(of option: String) -> [[UInt8]] { values.filter { $0.option == option }.map(\.argument) }

  /// The last argument of an option, as bytes.
  func bytes(of option: String) -> [UInt8]? { values.last { $0.option == option }?.argument }

  /// The last argument of an option as text, which it must be.
  func text(of option: String) throws(UsageError) -> String? {
    guard let bytes = bytes(of: option) else { return nil }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw UsageError("the argument of --\(option) is not UTF-8")
    }
    return text
  }

  /// The last argument of an option as a whole number in a range.
  func number(of option: String, in range: ClosedRange<Int>) throws(UsageError) -> Int? {
    guard let text = try text(of: option) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError("--\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), not \(text)")
    }
    return number
  }

  /// Makes sure that not more than one of some options was given.
  func requireAtMostOne(of options: [String]) throws(UsageError) {
    let given = options.filter(has)
    guard given.count <= 1 else {
      throw UsageError("only one of \(given.map { "--" + $0 }.joined(separator: ", ")) can be given")
    }
  }

  /// The formats of a command that prints either text or JSON.
  private enum TextFormat: String, CaseIterable {
    case plain
    case ndjson
  }

  /// Whether JSON is wanted by a command that prints either text or JSON, by `--json` or `--format ndjson`.
  var wantsJSON: Bool {
    get throws(UsageError) {
      try requireAtMostOne(of: ["json", "format"])
      if has("json") { return true }
      return try choice(of: "format", TextFormat.self) == .ndjson
    }
  }

  /// The last argument of an option as one of some words.
  func choice<Choice: RawRepresentable & CaseIterable>(
    of option: String, _ type: Choice.Type = Choice.self
  ) throws(UsageError) -> Choice? where Choice.RawValue == String {
    guard let text = try text(of: option) else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("--\(option) takes one of \(words), not \(text)")
    }
    return choice
  }
}

extension [OptionDefinition] {
  /// The options with a long name, or those that begin like it where none has it.
  fileprivate func meant(by name: String) -> [OptionDefinition] {
    let exact = filter { $0.name == name }
    return exact.isEmpty && !name.isEmpty ? filter { $0.name.hasPrefix(name) } : exact
  }
}
