// SPDX-License-Identifier: Apache-2.0
package import FileSystem
import Sniffing

/// Lists a tree: each directory before its entries, entries sorted by their bytes.
///
/// Of the tree it holds only the names from the root down to where it stands. Entries are opened relative to their
/// directory, so that a path that changes meanwhile leads nowhere else; how deep the tree is does not decide how many
/// directories are open.
package struct DirectoryWalker {
  /// What a walk needs from whoever uses its items.
  package struct Consumer {
    /// Takes an entry; returns false where no more are wanted.
    let visit: (ScanItem) -> Bool
    /// Hands on what was visited, so that it is worked on without waiting for more.
    let flush: () -> Void

    /// A consumer; one that works on each item at once has nothing to flush.
    package init(visit: @escaping (ScanItem) -> Bool, flush: @escaping () -> Void = {}) {
      self.visit = visit
      self.flush = flush
    }
  }

  private let options: WalkOptions
  private let consumer: Consumer
  private let openDirectories: OpenDirectories
  private var root = FilePath("")
  private var rootDevice: UInt64 = 0
  private var levels: [Level] = []
  private var identities: Set<FileStatus.Identity> = []
  /// The path of the deepest level; one for all, because paths of a deep tree are long.
  private var path: [UInt8] = []

  /// A directory on the way down.
  private struct Level {
    /// How many bytes of the walker's path lead here.
    let pathLength: Int
    let identity: FileStatus.Identity
    let entries: DirectoryEntries
    var next = 0
    /// The open directory; nil where it was closed for the sake of deeper ones, or is gone.
    var handle: DirectoryHandle?
    /// Why it could not be opened again.
    var failure: Errno?
  }

  /// A walker whose directories count among those that are open.
  package init(_ options: WalkOptions, openDirectories: OpenDirectories, consumer: Consumer) {
    self.options = options
    self.openDirectories = openDirectories
    self.consumer = consumer
  }

  /// Visits a root and everything below it.
  ///
  /// A link given as the root is entered, because it was named on purpose.
  ///
  /// - Returns: whether to go on with another root.
  package mutating func walk(_ root: FilePath) -> Bool {
    guard let status = try? FileStatus.of(root, followingLinks: true), status.kind == .directory else {
      return consumer.visit(ScanItem(path: root))
    }
    self.root = root
    rootDevice = status.identity.device
    levels.removeAll()
    identities.removeAll()
    path = root.bytes
    let counter = openDirectories
    guard
      enter(
        root, at: .path,
        { () throws(Errno) in
          try DirectoryListing(root, followingLinks: true, countedBy: counter)
        })
    else { return false }
    while let last = levels.indices.last {
      guard levels[last].next < levels[last].entries.count else {
        leave()
        continue
      }
      levels[last].next += 1
      guard step(to: levels[last].entries[levels[last].next - 1]) else { return false }
    }
    return true
  }

  private mutating func step(to entry: DirectoryEntry) -> Bool {
    let path = FilePath(bytes: path).appending(entry.name)
    if !options.exclusions.isEmpty {
      let below = FilePath(bytes: path.bytes.dropFirst(root.bytes.count))
      guard !options.exclusions.contains(where: { $0.matches(below) }) else { return true }
    }
    guard let handle = levels.last?.handle else {
      // The directory was there when it was listed; what was in it is told of, not passed over in silence.
      return consumer.visit(ScanItem(path: path, failure: levels.last?.failure ?? .noSuchFile))
    }
    let location = FileLocation.entry(of: handle, name: entry.name, kind: entry.kind)
    guard enterableKind(of: entry, in: handle) == .directory else {
      return consumer.visit(ScanItem(path: path, location: location))
    }
    if let maximumDepth = options.maximumDepth, levels.count >= maximumDepth {
      return consumer.visit(ScanItem(path: path, location: location))
    }
    let followsLinks = options.followsLinks
    let counter = openDirectories
    return enter(path, at: location) { () throws(Errno) in
      try DirectoryListing(entry.name, in: handle, followingLinks: followsLinks, countedBy: counter)
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
      return consumer.visit(ScanItem(path: path, location: location))
    }
    do throws(Errno) {
      if openDirectories.isFull { waitForOthers() }
      let listing: DirectoryListing
      do throws(Errno) { listing = try open() } catch {
        guard error == .tooManyOpenFiles else { throw error }
        // What is under way closes its files, and the way up can be opened again.
        closeAncestors(keeping: 1)
        waitForOthers()
        listing = try open()
      }
      if identities.contains(listing.identity) { throw .tooManyLinks }
      guard consumer.visit(ScanItem(path: path, location: location)) else { return false }
      if options.staysOnFileSystem, listing.identity.device != rootDevice { return true }
      self.path = path.bytes
      identities.insert(listing.identity)
      levels.append(
        Level(
          pathLength: path.bytes.count, identity: listing.identity, entries: listing.entries, handle: listing.handle))
      closeAncestors(keeping: openDirectories.limit / 4 + 1)
      return true
    } catch {
      // Whoever stopped the scan knows that the directory was not read.
      if error == .interrupted { return false }
      return consumer.visit(ScanItem(path: path, location: location, failure: error))
    }
  }

  // MARK: Open directories

  /// Lets the items under way finish, until few enough directories are open.
  ///
  /// - Parameter more: directories of the walker itself that are open besides those of its levels.
  private func waitForOthers(besides more: Int = 0) {
    consumer.flush()
    let own = levels.count { $0.handle != nil } + more
    openDirectories.wait(until: max(own, openDirectories.limit / 2))
  }

  /// Closes all levels but the deepest ones; going up opens them again.
  private mutating func closeAncestors(keeping kept: Int) {
    var index = levels.count - 1 - kept
    while index >= 0, levels[index].handle != nil {
      levels[index].handle = nil
      index -= 1
    }
  }

  /// Goes up a level, and opens the directory there again if it was closed.
  private mutating func leave() {
    guard let left = levels.popLast() else { return }
    identities.remove(left.identity)
    guard let parent = levels.indices.last else { return }
    path.removeLast(path.count - levels[parent].pathLength)
    guard levels[parent].handle == nil, levels[parent].next < levels[parent].entries.count else { return }
    if openDirectories.isFull { waitForOthers(besides: 1) }
    do throws(Errno) {
      levels[parent].handle = try reopened(levels[parent].identity, from: left.handle)
    } catch {
      levels[parent].failure = error
    }
  }

  /// The directory above an open one if it is the one that was listed, or else the one that the names lead to.
  private func reopened(
    _ identity: FileStatus.Identity, from child: DirectoryHandle?
  ) throws(Errno) -> DirectoryHandle {
    if let child, let above = try? opened(Array("..".utf8), in: child), above.identity == identity {
      return above.handle
    }
    let start = try FileDescriptor.open(root, followingLinks: true)
    var found = try start.status().identity
    var handle = DirectoryHandle(start, countedBy: openDirectories)
    for (level, below) in zip(levels, levels.dropFirst()) {
      let name = path[level.pathLength..<below.pathLength].drop { $0 == UInt8(ascii: "/") }
      (handle, found) = try opened(Array(name), in: handle)
    }
    guard found == identity else { throw .noSuchFile }
    return handle
  }

  private func opened(
    _ name: [UInt8], in directory: DirectoryHandle
  ) throws(Errno) -> (handle: DirectoryHandle, identity: FileStatus.Identity) {
    let descriptor = try FileDescriptor.open(name[...], in: directory.descriptor, followingLinks: options.followsLinks)
    let status = try descriptor.status()
    guard status.kind == .directory else { throw .noSuchFile }
    return (DirectoryHandle(descriptor, countedBy: openDirectories), status.identity)
  }
}
