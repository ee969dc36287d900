// SPDX-License-Identifier: Apache-2.0
import Foundation

/// The two things that the tool does: measure, and compare two results.
enum Command {
  static let help = """
    Measures sniff side by side with file(1) on the same files.

    usage: sniff-benchmark [run] [OPTIONS]
           sniff-benchmark magic [OPTIONS]
           sniff-benchmark compare OLD NEW

      --sniff PATH       the program to measure (default ../.build/release/sniff)
      --file PATH        the program to measure it against (default file)
      --tree DIR         where the files are drawn from (default /usr)
      --files N          how many files are drawn (default 20000)
      --seed N           which files are drawn (default 1)
      --repetitions N    how often each program reads all files (default 3)
      --starts N         how often each program is started for one file (default 50)
      --threads N        threads of the parallel runs (default: all processors)
      --valgrind PATH    magic: count instructions, too, with this program
      --output DIR       where the dated result goes (default Results)
    """

  /// Runs a command line and returns the exit status: 0, 1 for a failure, 2 for a usage error.
  static func run(_ arguments: [String]) -> Int32 {
    do {
      switch arguments.first {
      case "compare":
        guard arguments.count == 3 else { throw UsageError("compare needs two results") }
        let old = try Report.read(arguments[1])
        let new = try Report.read(arguments[2])
        print(Comparison(old: old, new: new).table)
      case "magic":
        try MagicSession(options: Options(Array(arguments.dropFirst()))).run()
      case "help", "--help", "-h":
        print(help)
      default:
        let words = arguments.first == "run" ? Array(arguments.dropFirst()) : arguments
        try Session(options: Options(words)).run()
      }
      return 0
    } catch let error as UsageError {
      Console.note("sniff-benchmark: \(error.message)\n\n\(help)")
      return 2
    } catch {
      Console.note("sniff-benchmark: \(error)")
      return 1
    }
  }
}

/// A command line that cannot be carried out.
struct UsageError: Error {
  let message: String
  init(_ message: String) { self.message = message }
}

/// Standard error, for what is not the result.
enum Console {
  static func note(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
