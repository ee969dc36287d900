// SPDX-License-Identifier: Apache-2.0
package import FileSystem
package import InfoPlists
import Synchronization
import UniformTypes

/// Lints every Info.plist below some paths, on several threads.
package struct TreeLinter: Sendable {
  private let linter: DeclarationLinter
  private let threadCount: Int

  /// A linter of trees; on as many threads as there are processors unless told otherwise.
  package init(_ linter: DeclarationLinter, threadCount: Int = Thread.processorCount) {
    self.linter = linter
    self.threadCount = max(1, threadCount)
  }

  /// How many files are linted before their findings are delivered; enough to keep every thread busy.
  private static let batch = 256

  /// Delivers the files below the paths with their findings, in the order of the paths and of the names in each, as they
  /// are linted; ends early where a signal asks the process to stop.
  ///
  /// What cannot be read stands at the end of its path's files, and so does a path below which there is nothing to
  /// lint. A bundle in a bundle, such as an extension in an app, knows the types that the outer one declares.
  package func lint<Failure: Error>(
    _ paths: [FilePath], deliver: (LintedFile) throws(Failure) -> Void
  ) throws(Failure) {
    let finders = paths.map { BundleFinder($0) }
    let outer = OuterDeclarations(finders.flatMap(\.locations))
    let entries = finders.flatMap(Self.entries)
    var start = 0
    while start < entries.count, Interruption.signal == nil {
      let end = min(start + Self.batch, entries.count)
      for file in lint(entries[start..<end], outer) { try deliver(file) }
      start = end
    }
  }

  /// What there is to tell of one file.
  private enum Entry {
    case lint(InfoPlistLocation)
    case tell(LintedFile)
  }

  /// What there is to tell of all that was found below one path.
  private static func entries(for finder: BundleFinder) -> [Entry] {
    var entries = finder.locations.map(Entry.lint)
    entries += finder.failures.map { .tell(LintedFile(path: $0.path.bytes, failure: $0.error.description)) }
    if finder.isEmpty { entries.append(.tell(LintedFile(path: finder.path.bytes, failure: "no Info.plist found"))) }
    return entries
  }

  /// Lints some entries, in their order.
  private func lint(_ entries: ArraySlice<Entry>, _ outer: OuterDeclarations) -> [LintedFile] {
    let next = Atomic(entries.startIndex)
    let results = Locked<[LintedFile?]>(Array(repeating: nil, count: entries.count))
    let work: @Sendable () -> Void = {
      while Interruption.signal == nil {
        let index = next.add(1, ordering: .relaxed).oldValue
        guard index < entries.endIndex else { return }
        let file =
          switch entries[index] {
          case .lint(let location): lint(location, outer)
          case .tell(let file): file
          }
        results.withLock { $0[index - entries.startIndex] = file }
      }
    }
    let threads = (1..<min(threadCount, max(2, entries.count))).compactMap { _ in try? Thread(work) }
    work()
    for thread in threads { thread.join() }
    // Only the files of an unbroken row are in order.
    return Array(results.withLock { $0 }.prefix { $0 != nil }.compactMap(\.self))
  }

  /// Lints a property list that is in memory, under the path to tell of it.
  package func lint(_ bytes: [UInt8], path: FilePath) -> LintedFile {
    LintedFile(path: path.bytes, findings: linter.findings(in: bytes))
  }

  /// Lints one list; nil where a signal came before it was read.
  private func lint(_ location: InfoPlistLocation, _ outer: OuterDeclarations) -> LintedFile? {
    do throws(DiscoveryError) {
      let bytes = try location.contents()
      let known = outer.declarations(around: location)
      let linter = known.isEmpty ? linter : linter.knowing(known)
      return LintedFile(path: location.path.bytes, findings: linter.findings(in: bytes))
    } catch .system(.interrupted) {
      return nil
    } catch {
      return LintedFile(path: location.path.bytes, failure: error.description)
    }
  }
}

/// The types that bundles with bundles in them declare.
private struct OuterDeclarations: Sendable {
  private var declarations: [FilePath: [TypeDeclaration]] = [:]

  /// Reads the Info.plist of each bundle that has another one in it.
  init(_ locations: [InfoPlistLocation]) {
    let bundles = Dictionary(locations.map { ($0.bundlePath, $0) }) { first, _ in first }
    for location in locations where Interruption.signal == nil {
      for parent in OuterDeclarations.parents(of: location.bundlePath) where declarations[parent] == nil {
        guard let outer = bundles[parent] else { continue }
        let plist = (try? outer.contents()).flatMap { try? InfoPlist(bytes: $0) }
        declarations[parent] = plist?.typeDeclarations ?? []
      }
    }
  }

  /// The declarations of all bundles around one.
  func declarations(around location: InfoPlistLocation) -> [TypeDeclaration] {
    OuterDeclarations.parents(of: location.bundlePath).flatMap { declarations[$0] ?? [] }
  }

  /// The paths of the directories that a path lies in, the nearest first.
  private static func parents(of path: FilePath) -> [FilePath] {
    var parents: [FilePath] = []
    var rest = path.bytes[...]
    while let slash = rest.lastIndex(of: UInt8(ascii: "/")), slash > 0 {
      rest = rest[..<slash]
      parents.append(FilePath(bytes: rest))
    }
    return parents
  }
}
