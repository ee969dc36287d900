// SPDX-License-Identifier: Apache-2.0
import Discovery
import FileSystem
import Scanning
import UniformTypes

/// The types that a command works with: the built-in ones and those that the user declares.
struct Declarations {
  /// The declarations of `--declarations` and of the environment variable `SNIFF_DECLARATIONS`.
  private let added: [TypeDeclaration]
  /// Whether some of them could not be read.
  let hasFailures: Bool

  /// Reads them; what cannot be read is complained about, and the rest counts.
  init(_ arguments: ParsedArguments, _ console: Console) {
    let named = arguments.allBytes(of: "declarations").map { Inputs.item(of: $0) }
    let variable = FilePath.paths(in: console.environment("SNIFF_DECLARATIONS") ?? [])
    guard !named.isEmpty || !variable.isEmpty else {
      (added, hasFailures) = ([], false)
      return
    }
    var loader = DeclarationLoader(languages: Declarations.languages(console))
    for item in named where item.failure == nil { loader.load(item.path) }
    for path in variable { loader.load(path) }
    let failures = named.compactMap { item in item.failure.map { (item.path, $0.description) } } + loader.failures
    for (path, reason) in failures { console.complain("\(path): its declarations cannot be read: \(reason)") }
    added = loader.declarations
    hasFailures = !failures.isEmpty
  }

  /// The registry with these declarations, made anew each time.
  func registry() -> TypeRegistry { added.isEmpty ? .default : TypeRegistry.default.adding(added) }

  /// The languages of the user, by the first of the variables that POSIX names for messages.
  private static func languages(_ console: Console) -> [String] {
    for variable in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      if let locale = console.text(variable), !locale.isEmpty {
        return DeclarationLoader.languages(ofLocale: locale)
      }
    }
    return []
  }
}
