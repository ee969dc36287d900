// SPDX-License-Identifier: Apache-2.0
package import FileSystem
import Reports

/// What a command may touch of the world besides files: two streams and the environment.
package struct Console: Sendable {
  /// Writes to standard output and returns why it could not, or nil.
  package let write: @Sendable ([UInt8]) -> Errno?
  /// Writes to standard error; what cannot be written there is lost.
  package let writeError: @Sendable ([UInt8]) -> Void
  /// Whether standard output is a terminal.
  package let isOutputTerminal: Bool
  /// Whether standard error is a terminal.
  package let isErrorTerminal: Bool
  /// The bytes of a variable of the environment, in no particular encoding; or nil.
  package let environment: @Sendable (String) -> [UInt8]?
  /// The program that runs libmagic in confinement when called for it: the tool itself.
  package let workerProgram: String

  /// A console of one's own, for tests.
  package init(
    write: @escaping @Sendable ([UInt8]) -> Errno?, writeError: @escaping @Sendable ([UInt8]) -> Void,
    isOutputTerminal: Bool = false, isErrorTerminal: Bool = false,
    environment: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }, workerProgram: String = "/proc/self/exe"
  ) {
    self.write = write
    self.writeError = writeError
    self.isOutputTerminal = isOutputTerminal
    self.isErrorTerminal = isErrorTerminal
    self.environment = environment
    self.workerProgram = workerProgram
  }

  /// The console of this process.
  package static var process: Console {
    Console(
      write: { bytes in
        do throws(Errno) { try StandardStream.output.write(bytes) } catch { return error }
        return nil
      },
      writeError: { try? StandardStream.error.write($0) },
      isOutputTerminal: StandardStream.output.isTerminal, isErrorTerminal: StandardStream.error.isTerminal,
      environment: { environmentVariable($0) })
  }

  /// A variable of the environment as text, in which bytes that are not UTF-8 are replaced; or nil.
  func text(_ variable: String) -> String? { environment(variable).map { String(decoding: $0, as: UTF8.self) } }

  /// Prints a message that starts with the tool's name; what it quotes cannot break its line or drive the terminal.
  func complain(_ message: String) { writeError(Array("sniff: \(message.escapingControls)\n".utf8)) }
}
