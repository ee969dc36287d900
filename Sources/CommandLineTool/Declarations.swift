// SPDX-License-Identifier: Apache-2.0
import Discovery
import FileSystem
import UniformTypes

/// The types that a command works with: the built-in ones and those that the user declares.
enum Declarations {
  /// The registry with the declarations of `--declarations` and of the environment variable `SNIFF_DECLARATIONS`.
  ///
  /// What cannot be read is complained about, and the rest counts.
  static func registry(_ arguments: ParsedArguments, _ console: Console) -> TypeRegistry {
    let variable = console.environment("SNIFF_DECLARATIONS") ?? ""
    let paths =
      arguments.allBytes(of: "declarations").map { FilePath(bytes: $0) } + DeclarationLoader.paths(in: variable)
    guard !paths.isEmpty else { return .default }
    var loader = DeclarationLoader(languages: languages(console))
    for path in paths { loader.load(path) }
    for failure in loader.failures {
      console.complain("\(failure.path): its declarations cannot be read: \(failure.reason)")
    }
    return TypeRegistry.default.adding(loader.declarations)
  }

  /// The languages of the user, by the first of the variables that POSIX names for messages.
  private static func languages(_ console: Console) -> [String] {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let locale = console.environment(variable), !locale.isEmpty {
        return DeclarationLoader.languages(ofLocale: locale)
      }
    }
    return []
  }
}
