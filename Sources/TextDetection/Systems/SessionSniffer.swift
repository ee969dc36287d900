// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Sessions at the prompt of a program: what somebody typed there, and what the program answered.
enum SessionSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    dylan||text/x-dylan-console|Session of Dylan|Open Dylan: Getting started, section The interactor
    elixir||text/x-elixir-shellsession|Session of Elixir|Elixir: IEx, section The IEx prompt
    erlang||text/x-erl-shellsession|Session of the Erlang shell|Erlang/OTP: shell(3), section Shell commands
    psql||text/x-postgresql-psql|Session of psql|PostgreSQL: psql(1), section Prompting
    ruby||text/x-ruby-shellsession|Session of irb|Ruby: IRB, section Customizing the IRB prompt
    shell||text/x-shell-session|Session of a shell|POSIX.1-2017, section 2.5.3, Shell Variables, PS1; bash(1), section Prompting
    sqlite||text/x-sqlite3-console|Session of sqlite3|SQLite: Command line shell for SQLite
    """)

  /// The prompts of programs but shells, as lines of `key|prompt`: `9` stands for digits, `*` for a name, `~` for a blank.
  private static let prompts: [(key: String, prompt: [UInt8])] = """
    dylan|?~
    elixir|iex(9)>~
    erlang|9>~
    psql|*=#~
    psql|*=>~
    ruby|irb(*):9:9>~
    ruby|irb(*):9>~
    sqlite|sqlite>~
    """.split(separator: "\n").map { line in
      let fields = line.split(separator: "|")
      return (String(fields[0]), Array(fields[1].utf8))
    }

  /// A greeting may stand above the first prompt.
  private static let linesOfGreeting = 6

  /// The program at whose prompt something was typed more than once.
  static func finding(in sample: TextSample) -> KnownFinding? {
    if isOfShell(sample) { return KnownFinding(types["shell"], .fair) }
    var (key, linesAbove): (String?, Int) = (nil, 0)
    for place in sample.lines.places where !place.isBlank {
      let entry = entry(in: sample.bytes[place.start..<place.textEnd])
      if let key {
        if entry?.key == key { return KnownFinding(types[key], .fair) }
      } else if let entry {
        guard isPlausible(entry.input, entry.key, isFirst: linesAbove == 0) else { return nil }
        key = entry.key
      } else {
        linesAbove += 1
        guard linesAbove < linesOfGreeting else { return nil }
      }
    }
    return nil
  }

  /// The program that has the prompt in front of a line, and what was typed at it; nil for other lines.
  private static func entry(in line: ArraySlice<UInt8>) -> (key: String, input: ArraySlice<UInt8>)? {
    // Few lines have a sign that ends prompts.
    guard
      line.first == UInt8(ascii: "?") || line.contains(UInt8(ascii: ">")) || line.contains(UInt8(ascii: "#"))
    else { return nil }
    for (key, prompt) in prompts {
      if let input = typed(in: line, at: prompt) { return (key, input) }
    }
    return nil
  }

  /// What was typed at a prompt; nil for a line without it, or with nothing behind it.
  private static func typed(in line: ArraySlice<UInt8>, at prompt: [UInt8]) -> ArraySlice<UInt8>? {
    var rest = line
    for sign in prompt {
      switch sign {
      case UInt8(ascii: "9"):
        let digits = rest.prefix(while: \.isDigit)
        guard !digits.isEmpty else { return nil }
        rest = rest[digits.endIndex...]
      case UInt8(ascii: "*"):
        let name = rest.prefix(while: \.isWordCharacter)
        guard !name.isEmpty else { return nil }
        rest = rest[name.endIndex...]
      default:
        guard rest.first == (sign == UInt8(ascii: "~") ? 0x20 : sign) else { return nil }
        rest = rest.dropFirst()
      }
    }
    return rest.isEmpty ? nil : rest
  }

  /// Whether what was typed first at a prompt is what its program reads; a prompt of one sign stands in the first line, and
  /// begins lines of other texts too.
  private static func isPlausible(_ input: ArraySlice<UInt8>, _ key: String, isFirst: Bool) -> Bool {
    switch key {
    case "dylan": isFirst && input.last == UInt8(ascii: ";")
    case "erlang": input.last == UInt8(ascii: ".")
    // The shell of Clojure has the name of a module and the same signs.
    case "psql": input.first != UInt8(ascii: "(")
    default: true
    }
  }

  // MARK: Shells

  /// Something must have been typed more than once.
  private static let fewestPrompts = 2

  /// Whether prompts of a shell stand at the beginning of several lines, the first one among them, and answers below.
  private static func isOfShell(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstFilled, isPrompted(first) else { return false }
    var (prompts, others) = (0, 0)
    for place in sample.lines.places where !place.isBlank {
      if isPrompted(sample.bytes[place.start..<place.textEnd]) {
        // Lines of C that are marked by the sign of a prompt have no commands.
        if sample.bytes.has("$ #include", at: place.start) { return false }
        prompts += 1
      } else if place.first != UInt8(ascii: "$") {
        // Labels stand right behind the sign in command procedures, which show no answers.
        others += 1
      }
    }
    return prompts >= fewestPrompts && others > 0
  }

  /// A dollar sign and a blank that no price follows, or a user at a machine, a place and a dollar or number sign.
  private static func isPrompted(_ line: ArraySlice<UInt8>) -> Bool {
    if line.begins(with: "$ ") { return line.dropFirst(2).first.map { $0 > 0x20 && !$0.isDigit } ?? false }
    guard let at = line.firstIndex(of: UInt8(ascii: "@")), at > line.startIndex else { return false }
    let user = line[..<at].drop { $0 == UInt8(ascii: "[") }
    guard user.allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: "-") }) else { return false }
    let rest = line[at...]
    guard let sign = rest.firstIndex(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "#") }) else {
      return false
    }
    let place = rest[..<sign]
    return (place.contains(UInt8(ascii: ":")) || place.last == UInt8(ascii: "]"))
      && (sign + 1 == line.endIndex || line[sign + 1] == 0x20)
  }
}
