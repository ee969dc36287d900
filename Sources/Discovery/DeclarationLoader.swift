// SPDX-License-Identifier: Apache-2.0
package import FileSystem
package import InfoPlists
package import UniformTypes

/// Reads the type declarations, and the handlers, that lie below paths.
package struct DeclarationLoader: Sendable {
  /// The declarations, in the order of the paths.
  package private(set) var declarations: [TypeDeclaration] = []
  /// The Info.plist files that were read, with the bundles they describe.
  package private(set) var plists: [(bundlePath: FilePath, plist: InfoPlist)] = []
  /// Desktop entries, lists of associations and bindings that were found.
  package private(set) var otherFiles: [FilePath] = []
  /// What could not be read, and why.
  package private(set) var failures: [(path: FilePath, reason: String)] = []

  private let languages: [String]

  /// A loader that translates descriptions into the first of some languages that a bundle has.
  ///
  /// - Parameter languages: names as `.lproj` directories have them, such as `de` and `pt-BR`.
  package init(languages: [String] = []) { self.languages = languages }

  /// Reads what lies below a path: a property list, a bundle, an archive, or a directory of these.
  package mutating func load(_ path: FilePath) {
    let finder = BundleFinder(path)
    failures += finder.failures.map { ($0.path, $0.error.description) }
    otherFiles += finder.otherFiles
    for location in finder.locations where Interruption.signal == nil {
      do throws(DiscoveryError) {
        let bytes = try location.contents()
        do throws(InfoPlistError) {
          let plist = try InfoPlist(bytes: bytes, path: location.path.description)
          plists.append((location.bundlePath, plist))
          declarations += translated(plist.typeDeclarations, at: location)
        } catch {
          failures.append((location.path, error.description))
        }
      } catch .system(.interrupted) {
        // What was not read before a signal came is no failure.
        return
      } catch {
        failures.append((location.path, error.description))
      }
    }
  }

  /// The declarations with their descriptions in the first language that the bundle has.
  private func translated(_ declarations: [TypeDeclaration], at location: InfoPlistLocation) -> [TypeDeclaration] {
    guard !declarations.isEmpty else { return [] }
    for language in languages {
      // Translations lie in Resources beside the list, or beside it.
      for directory in ["Resources/", ""] {
        guard let bytes = location.sibling("\(directory)\(language).lproj/InfoPlist.strings"),
          let strings = try? LocalizedStrings(bytes: bytes)
        else { continue }
        return declarations.map { strings.translation(of: $0) }
      }
    }
    return declarations
  }

  /// The languages that a locale asks for, best first: `de_DE.UTF-8` gives `de-DE`, `de_DE` and `de`.
  ///
  /// A locale is the value of `LC_ALL`, `LC_MESSAGES` or `LANG`; `C` and `POSIX` ask for no language.
  package static func languages(ofLocale locale: String) -> [String] {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    guard !name.isEmpty, name != "C", name != "POSIX" else { return [] }
    guard let language = name.split(separator: "_").first, language.count < name.count else { return [String(name)] }
    return [String(name.map { $0 == "_" ? "-" : $0 }), String(name), String(language)]
  }
}
