// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Containers
package import FileSystem
import UniformTypes

/// Finds the Info.plist files below a path: of bundles in any layout, in archives, and lying about.
package struct BundleFinder {
  /// The path that was searched.
  package let path: FilePath
  /// What was found, in the order of the names.
  package private(set) var locations: [InfoPlistLocation] = []
  /// Desktop entries and lists of associations of freedesktop, and the bindings of LaunchServices.
  package private(set) var otherFiles: [FilePath] = []
  /// What could not be read.
  package private(set) var failures: [(path: FilePath, error: DiscoveryError)] = []

  /// Whether there was no Info.plist, and nothing that could not be read either.
  package var isEmpty: Bool { locations.isEmpty && failures.isEmpty }

  /// How deep directories are entered: bundles nest a dozen levels.
  static let depthLimit = 64

  /// Bytes of all the lists in one archive, as its directory tells them: the largest applications have some hundred lists
  /// of a few kilobytes, but an archive of a few kilobytes may hold thousands of large ones.
  private static let mostArchivedBytes = 32 << 20

  /// The extensions of directories that are bundles if they hold an Info.plist where a bundle does.
  private static let bundleExtensions: Set<String> = [
    "app", "appex", "bundle", "component", "framework", "kext", "mdimporter", "plugin", "prefpane", "qlgenerator",
    "saver", "systemextension", "wdgt", "xcarchive", "xpc",
  ]

  /// Where an Info.plist lies in a bundle: of macOS, of a framework with and without versions, and flat as on iOS.
  private static let layouts = [
    "Contents/Info.plist", "Versions/Current/Resources/Info.plist", "Resources/Info.plist", "Info.plist",
  ]

  /// Searches a path: a property list, a bundle, an `.ipa` or another zip archive, or a directory of these.
  ///
  /// Links are followed for the path itself only. In a directory that is no bundle, every `.plist` and `.plist.in` is
  /// found; in a bundle, only its Info.plist and those of bundles in it.
  package init(_ path: FilePath) {
    self.path = path
    do throws(Errno) {
      switch try FileStatus.of(path, followingLinks: true).kind {
      case .directory: search(path, depth: 0, isInsideBundle: false)
      case .file where isArchive(path): searchArchive(path)
      case .file: locations.append(InfoPlistLocation(file: path, bundlePath: path))
      default: failures.append((path, .notRegular))
      }
    } catch {
      note(error, at: path)
    }
  }

  /// Keeps why a path cannot be read; what was not read before a signal came is no failure.
  private mutating func note(_ error: Errno, at path: FilePath) {
    if error != .interrupted { failures.append((path, .system(error))) }
  }

  // MARK: Directories

  private mutating func search(_ path: FilePath, depth: Int, isInsideBundle: Bool) {
    guard depth < BundleFinder.depthLimit else {
      failures.append((path, .tooDeep))
      return
    }
    let bundle = bundleInfoPlist(of: path)
    if let bundle { locations.append(InfoPlistLocation(file: bundle, bundlePath: path)) }
    let isInsideBundle = isInsideBundle || bundle != nil
    let entries: DirectoryEntries
    do throws(Errno) {
      entries = try DirectoryListing(path, followingLinks: depth == 0).entries
    } catch {
      note(error, at: path)
      return
    }
    // Nobody waits for a tree to be searched once a signal has come.
    for entry in entries where Interruption.signal == nil {
      let entryPath = path.appending(entry.name)
      let kind = entry.kind ?? (try? FileStatus.of(entryPath).kind)
      if kind == .directory {
        search(entryPath, depth: depth + 1, isInsideBundle: isInsideBundle)
      } else if kind == .file, !isInsideBundle {
        note(entryPath, named: String(decoding: entry.name, as: UTF8.self))
      }
    }
  }

  /// Whether a file is a desktop entry, a list of associations or the bindings of LaunchServices, by its name: desktops ask
  /// for small letters (Desktop Entry Specification, section File naming), and Apple's systems for none.
  static func isOther(_ name: String) -> Bool {
    name.hasSuffix(".desktop") || name.hasSuffix("mimeapps.list")
      || name.lowercased() == "com.apple.launchservices.secure.plist"
  }

  /// Keeps a file that lies about in a directory.
  private mutating func note(_ path: FilePath, named written: String) {
    let name = written.lowercased()
    if BundleFinder.isOther(written) {
      otherFiles.append(path)
    } else if name.hasSuffix(".plist") || name.hasSuffix(".plist.in") {
      locations.append(InfoPlistLocation(file: path, bundlePath: path))
    } else if name.hasSuffix(".ipa") {
      searchArchive(path)
    }
  }

  /// The Info.plist of a directory that is a bundle.
  private func bundleInfoPlist(of path: FilePath) -> FilePath? {
    let name = String(decoding: path.lastComponent, as: UTF8.self).lowercased()
    let isNamedLikeOne = name.split(separator: ".").last.map {
      $0.count < name.count && BundleFinder.bundleExtensions.contains(String($0))
    }
    // A bundle of an unknown extension is known by the directory Contents.
    let layouts = isNamedLikeOne == true ? BundleFinder.layouts[...] : BundleFinder.layouts.prefix(1)
    return layouts.lazy.map { path.appending($0) }.first {
      (try? FileStatus.of($0, followingLinks: true).kind) == .file
    }
  }

  // MARK: Archives

  /// Whether a file starts like a zip archive (PKWARE APPNOTE, section 4.3.7).
  private func isArchive(_ path: FilePath) -> Bool {
    guard let source = try? FileByteSource(readingFileAt: path) else { return false }
    return (try? source.bytes(4, at: 0)) == [0x50, 0x4b, 3, 4]
  }

  private mutating func searchArchive(_ path: FilePath) {
    do throws(ByteSourceError) {
      let source = try FileByteSource(readingFileAt: path)
      guard let archive = ZipArchive(source) else {
        failures.append((path, .damagedArchive))
        return
      }
      var room = BundleFinder.mostArchivedBytes
      for name in archive.names.sorted() {
        guard let bundle = BundleFinder.bundle(ofMember: name) else { continue }
        room -= min(archive.size(of: name).map { Int(clamping: $0) } ?? .max, InfoPlistLocation.byteLimit)
        guard room >= 0 else {
          failures.append((path, .fullArchive))
          return
        }
        locations.append(InfoPlistLocation(member: name, of: archive, at: path, bundleName: bundle))
      }
    } catch .system(.interrupted) {
    } catch {
      failures.append((path, DiscoveryError(error)))
    }
  }

  /// The bundle that a member is the Info.plist of; nil where it is none.
  private static func bundle(ofMember name: String) -> String? {
    for layout in layouts where name.hasSuffix("/" + layout) {
      let bundle = name.dropLast(layout.count + 1)
      let last = (bundle.split(separator: "/").last ?? "").split(separator: ".")
      if last.count > 1, let suffix = last.last, bundleExtensions.contains(TypeIdentifier.folded(String(suffix))) {
        return String(bundle)
      }
    }
    return nil
  }
}
