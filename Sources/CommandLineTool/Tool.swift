// SPDX-License-Identifier: Apache-2.0
package import FileSystem
import LibMagic
import UniformTypes

/// The tool without the process: arguments in, exit status out.
package enum Tool {
  /// The version of the tool.
  package static let version = "0.1.0"

  /// Runs one command line and returns the exit status.
  package static func run(_ arguments: [[UInt8]], on console: Console) -> Int32 {
    // The tool starts itself like this to run libmagic where nothing can come of its errors.
    if arguments == [Array(LibMagicServer.argument.utf8)] { return LibMagicServer.serve() }
    do throws(ToolFailure) {
      let status = try execute(arguments, on: console)
      return Interruption.signal.map { ExitStatus.interrupted(by: $0).rawValue } ?? status.rawValue
    } catch {
      switch error {
      case .usage(let message):
        console.complain(message)
        return ExitStatus.usage.rawValue
      case .output(.brokenPipe, let hasFailures):
        // Whoever read has seen enough, as `head` has; what could not be read until then is told all the same.
        return (hasFailures ? ExitStatus.someFailed : .success).rawValue
      case .output(let errno, _):
        console.complain("cannot write the output: \(errno)")
        return ExitStatus.someFailed.rawValue
      }
    }
  }

  private static func execute(_ arguments: [[UInt8]], on console: Console) throws(ToolFailure) -> ExitStatus {
    let parsed: ParsedArguments
    do throws(UsageError) { parsed = try ParsedArguments(arguments) } catch { throw .usage(error.message) }
    if parsed.has("help") {
      try console.print(HelpText.help(for: parsed.command, isCommandNamed: parsed.isCommandNamed))
      return .success
    }
    if parsed.has("version") {
      try console.print(VersionText.text)
      return .success
    }
    if let room = AddressSpace.room, room < AddressSpace.leastRoom {
      throw .usage(
        "not enough memory: \((AddressSpace.leastRoom - room) >> 10) KiB are missing; raise the limit (ulimit -v)")
    }
    // Every command takes the option, and those without colours must not swallow a mistake in it.
    _ = try ToolFailure.wrapping { () throws(UsageError) in try ReportChoice.whenColored(parsed) }
    let declarations = Declarations(parsed, console)
    // Types that were not read to the end give no answers.
    if Interruption.signal != nil { return .success }
    let status = try command(parsed, console, declarations).run()
    return status == .success && declarations.hasFailures ? .someFailed : status
  }

  private static func command(
    _ arguments: ParsedArguments, _ console: Console, _ declarations: Declarations
  ) -> any ToolCommand {
    var registry: TypeRegistry { declarations.registry() }
    return switch arguments.command {
    case .identify: IdentifyCommand(arguments: arguments, console: console, registry: registry)
    case .scan: ScanCommand(arguments: arguments, console: console, registry: registry)
    case .explain: ExplainCommand(arguments: arguments, console: console, registry: registry)
    case .type: TypeCommand(arguments: arguments, console: console, registry: registry)
    case .lint: LintCommand(arguments: arguments, console: console, registry: registry)
    // Knows no types, and starts the sooner without them.
    case .magic: MagicCommand(arguments: arguments, console: console)
    case .handlers: HandlersCommand(arguments: arguments, console: console, registry: registry)
    }
  }
}

/// One command of the tool, ready to be carried out.
protocol ToolCommand {
  /// Carries the command out.
  func run() throws(ToolFailure) -> ExitStatus
}

/// Why a command ends before its work is done.
package enum ToolFailure: Error, Sendable {
  /// The command line cannot be carried out; the text says what to do.
  case usage(String)
  /// The output cannot be written; before that, some input could perhaps not be read.
  case output(Errno, afterFailures: Bool)
}

extension Console {
  /// Prints text to standard output; `hasFailures` says that some input could not be read before.
  func print(_ text: String, afterFailures hasFailures: Bool = false) throws(ToolFailure) {
    try print(Array(text.utf8), afterFailures: hasFailures)
  }

  /// Prints bytes to standard output; `hasFailures` says that some input could not be read before.
  func print(_ bytes: [UInt8], afterFailures hasFailures: Bool = false) throws(ToolFailure) {
    if let error = write(bytes) { throw .output(error, afterFailures: hasFailures) }
  }
}

extension ToolFailure {
  /// Runs something that may find the command line wanting.
  static func wrapping<Result>(_ body: () throws(UsageError) -> Result) throws(ToolFailure) -> Result {
    do throws(UsageError) { return try body() } catch { throw .usage(error.message) }
  }
}
