// SPDX-License-Identifier: Apache-2.0
package import FileSystem
import Sniffing

/// Which entries of a tree are visited.
package struct WalkOptions: Sendable {
  /// How many levels below the root are visited; nil for all.
  package var maximumDepth: Int?
  /// Entries that match any of these are passed over, directories with all that is in them.
  package var exclusions: [GlobPattern] = []
  /// Whether directories on other file systems are named but not entered.
  package var staysOnFileSystem = false
  /// Whether links to directories are entered.
  package var followsLinks = false

  /// The whole tree, without following links.
  package init() {}
}

/// Lists a tree: each directory before its entries, entries sorted by their bytes.
///
/// Of the tree it holds only the listings from the root down to where it stands.
package struct DirectoryWalker {
  private let options: WalkOptions
  private let visit: (ScanItem) -> Bool
  private var levels: [Level] = []
  private var rootDevice: UInt64 = 0

  /// A directory on the way down.
  private struct Level {
    let path: FilePath
    let listing: DirectoryListing
    var next = 0
  }

  /// A walker that calls `visit` with each entry until it returns false.
  package init(_ options: WalkOptions, visit: @escaping (ScanItem) -> Bool) {
    self.options = options
    self.visit = visit
  }

  /// Visits a root and everything below it.
  ///
  /// A link given as the root is entered, because it was named on purpose.
  ///
  /// - Returns: whether to go on with another root.
  package mutating func walk(_ root: FilePath) -> Bool {
    guard let status = try? FileStatus.of(root, followingLinks: true), status.kind == .directory else {
      return visit(ScanItem(path: root))
    }
    rootDevice = status.identity.device
    levels.removeAll()
    let isOpen = enter(root, at: .path) { () throws(Errno) in try DirectoryListing(root, followingLinks: true) }
    guard isOpen else { return false }
    while let last = levels.indices.last {
      guard levels[last].next < levels[last].listing.entries.count else {
        levels.removeLast()
        continue
      }
      levels[last].next += 1
      guard step(to: levels[last].listing.entries[levels[last].next - 1], in: levels[last]) else { return false }
    }
    return true
  }

  private mutating func step(to entry: DirectoryEntry, in level: Level) -> Bool {
    let path = level.path.appending(entry.name)
    guard !options.exclusions.contains(where: { $0.matches(path) }) else { return true }
    let handle = level.listing.handle
    let location = FileLocation.entry(of: handle, name: entry.name, kind: entry.kind)
    guard let kind = enterableKind(of: entry, in: handle), kind == .directory else {
      return visit(ScanItem(path: path, location: location))
    }
    if let maximumDepth = options.maximumDepth, levels.count >= maximumDepth {
      return visit(ScanItem(path: path, location: location))
    }
    let followsLinks = options.followsLinks
    return enter(path, at: location) { () throws(Errno) in
      try DirectoryListing(entry.name, in: handle, followingLinks: followsLinks)
    }
  }

  /// The kind that decides whether to enter; the file system is asked only where the listing left it open.
  private func enterableKind(of entry: DirectoryEntry, in directory: DirectoryHandle) -> FileKind? {
    switch entry.kind {
    case nil: try? directory.descriptor.status(of: entry.name[...], followingLinks: options.followsLinks).kind
    case .symlink? where options.followsLinks:
      try? directory.descriptor.status(of: entry.name[...], followingLinks: true).kind
    case let kind?: kind
    }
  }

  /// Visits a directory and goes down into it, unless it cannot be read, closes a loop or lies elsewhere.
  private mutating func enter(
    _ path: FilePath, at location: FileLocation, _ open: () throws(Errno) -> DirectoryListing
  ) -> Bool {
    if let maximumDepth = options.maximumDepth, levels.isEmpty, maximumDepth < 1 {
      return visit(ScanItem(path: path, location: location))
    }
    do throws(Errno) {
      let listing = try open()
      if levels.contains(where: { $0.listing.identity == listing.identity }) { throw .tooManyLinks }
      guard visit(ScanItem(path: path, location: location)) else { return false }
      if options.staysOnFileSystem, listing.identity.device != rootDevice { return true }
      levels.append(Level(path: path, listing: listing))
      return true
    } catch {
      return visit(ScanItem(path: path, location: location, failure: error))
    }
  }
}
