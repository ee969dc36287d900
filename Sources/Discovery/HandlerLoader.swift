// SPDX-License-Identifier: Apache-2.0
import ByteSources
package import DocumentHandlers
package import FileSystem
import InfoPlists
package import UniformTypes

/// Reads handlers from trees of bundles and desktop entries, and the user's decisions about them.
package struct HandlerLoader: Sendable {
  private var loader = DeclarationLoader()
  private var handlers: [Handler] = []
  private var bindings: [UserBinding] = []
  private var knownEntries: Set<String> = []
  private var otherFailures: [(path: FilePath, reason: String)] = []

  /// A loader that has read nothing yet.
  package init() {}

  /// The size of a desktop entry or list of associations at most: the largest have some 100 KiB.
  private static let byteLimit = 1 << 20

  /// The declarations of the bundles, which are part of the types that the handlers know.
  package var declarations: [TypeDeclaration] { loader.declarations }

  /// What could not be read, and why.
  package var failures: [(path: FilePath, reason: String)] { loader.failures + otherFailures }

  /// The registry of all that was read.
  package func registry(types: TypeRegistry) -> HandlerRegistry {
    let fromBundles = loader.plists.compactMap { bundle in
      Handler(bundle.plist, path: bundle.bundlePath.description).map { $0.at(bundle.bundlePath) }
    }
    return HandlerRegistry(
      handlers: fromBundles + handlers, bindings: bindings, types: types.adding(loader.declarations))
  }

  /// Reads a tree of bundles; desktop entries, `mimeapps.list` and the bindings of LaunchServices in it count as well, and
  /// so do such files that are named alone.
  package mutating func load(_ path: FilePath) {
    if BundleFinder.isOther(String(decoding: path.lastComponent, as: UTF8.self)),
      (try? FileStatus.of(path, followingLinks: true).kind) != .directory
    {
      loadOther(path, below: FilePath(bytes: path.bytes.dropLast(path.lastComponent.count)))
      return
    }
    let before = loader.otherFiles.count
    loader.load(path)
    for file in loader.otherFiles.dropFirst(before) { loadOther(file, below: path) }
  }

  /// Reads a file that is no bundle, or keeps why it cannot be read.
  private mutating func loadOther(_ file: FilePath, below directory: FilePath) {
    do throws(DiscoveryError) {
      let bytes = try HandlerLoader.contents(file)
      let name = String(decoding: file.lastComponent, as: UTF8.self)
      if name.hasSuffix(".desktop") {
        if let fault = DesktopEntryFault(in: bytes) {
          otherFailures.append((file, fault.description))
        } else {
          addEntry(bytes, file, below: directory)
        }
      } else if name.hasSuffix(".list") {
        bindings += UserBinding.bindings(ofAssociations: bytes)
      } else {
        do throws(InfoPlistError) {
          bindings += try UserBinding.bindings(ofLaunchServices: bytes)
        } catch {
          otherFailures.append((file, error.description))
        }
      }
    } catch .system(.interrupted) {
      // What was not read before a signal came is no failure.
    } catch {
      otherFailures.append((file, error.description))
    }
  }

  /// Keeps the handler of a desktop entry, unless an entry of that name came before.
  private mutating func addEntry(_ bytes: [UInt8], _ file: FilePath, below directory: FilePath) {
    let identifier = HandlerLoader.desktopIdentifier(of: file, below: directory)
    guard knownEntries.insert(identifier).inserted else { return }
    if let handler = Handler(desktopEntry: bytes, identifier: identifier, path: file.description) {
      handlers.append(handler.at(file))
    }
  }

  /// The path below the directory with hyphens for slashes ("Desktop Entry Specification", section "Desktop File ID").
  private static func desktopIdentifier(of file: FilePath, below directory: FilePath) -> String {
    let relative = file.bytes.dropFirst(directory.bytes.count).drop { $0 == UInt8(ascii: "/") }
    // Bytes that are not UTF-8 are escaped, so that names which differ in them stay two.
    return FilePath(bytes: relative.map { $0 == UInt8(ascii: "/") ? UInt8(ascii: "-") : $0 }).description
  }

  private static func contents(_ file: FilePath) throws(DiscoveryError) -> [UInt8] {
    let bytes: [UInt8]
    do throws(ByteSourceError) {
      bytes = try FileByteSource(readingFileAt: file).wholeContents(upTo: byteLimit + 1)
    } catch {
      throw DiscoveryError(error)
    }
    guard bytes.count <= byteLimit else { throw .tooLarge(limit: byteLimit) }
    return bytes
  }

  // MARK: The desktop

  /// Reads the desktop entries and associations of this desktop.
  ///
  /// The order of directories is that of the "XDG Base Directory Specification" 0.8 and of "Association between MIME
  /// types and applications" 1.0: what comes first counts. Nobody named these files, so what is wrong with one of them is
  /// passed over.
  /// - Parameter variable: gives the bytes of an environment variable.
  package mutating func loadDesktop(_ variable: (String) -> [UInt8]?) {
    let slash = UInt8(ascii: "/")
    let home = variable("HOME").map { FilePath(bytes: $0) }
    func directories(_ name: String, or standard: String) -> [FilePath] {
      let value = variable(name).flatMap { $0.isEmpty ? nil : $0 } ?? Array(standard.utf8)
      return FilePath.paths(in: value).filter { $0.bytes.first == slash }
    }
    func own(_ name: String, or standard: String) -> [FilePath] {
      if let value = variable(name), value.first == slash { return [FilePath(bytes: value)] }
      return home.map { [$0.appending(standard)] } ?? []
    }
    let configuration =
      own("XDG_CONFIG_HOME", or: ".config") + directories("XDG_CONFIG_DIRS", or: "/etc/xdg")
    let applications =
      (own("XDG_DATA_HOME", or: ".local/share") + directories("XDG_DATA_DIRS", or: "/usr/local/share:/usr/share"))
      .map { $0.appending("applications") }
    let desktops = String(decoding: variable("XDG_CURRENT_DESKTOP") ?? [], as: UTF8.self).lowercased().split(
      separator: ":")
    for directory in configuration + applications {
      for name in desktops.map({ "\($0)-mimeapps.list" }) + ["mimeapps.list"] {
        guard let bytes = try? HandlerLoader.contents(directory.appending(name)) else { continue }
        bindings += UserBinding.bindings(ofAssociations: bytes)
      }
    }
    for directory in applications {
      guard (try? FileStatus.of(directory, followingLinks: true).kind) == .directory else { continue }
      for file in BundleFinder(directory).otherFiles where file.lastComponent.suffix(8).elementsEqual(".desktop".utf8) {
        if let bytes = try? HandlerLoader.contents(file) { addEntry(bytes, file, below: directory) }
      }
    }
  }
}

extension Handler {
  /// The same handler at a path, which need not be text.
  fileprivate func at(_ path: FilePath) -> Handler {
    var handler = self
    handler.pathBytes = path.bytes
    return handler
  }
}
