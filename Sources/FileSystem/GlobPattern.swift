// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A shell pattern with `*`, `?`, `[…]` and, between slashes, `**`.
///
/// As fd and ripgrep read them: a pattern without a slash is matched against names anywhere; one with a slash is
/// matched against the whole path below the root, where `*` stays within a component and `**` stands for any number of
/// components. A slash at the end means nothing, and no more does a component that is a single dot.
package struct GlobPattern: Sendable, Hashable {
  /// The components of a pattern for whole paths, or the one that every name is matched against.
  private let components: [FilePath]
  private let isForNames: Bool

  /// Why a pattern can hardly mean what it says.
  package enum Fault: Sendable, Hashable {
    /// There is no component that could match.
    case empty
    /// A bracket is not closed within its component, so that it stands for itself.
    case openBracket
    /// Nothing stands behind a backslash, so that nothing matches.
    case lastBackslash
    /// Two dots lead out of the tree, where nothing is matched.
    case outside
  }

  /// What is wrong with a pattern, by the grammar of glob(7); nil where nothing is.
  package static func fault(of pattern: [UInt8]) -> Fault? {
    let components = pattern.split(separator: UInt8(ascii: "/"))
    guard components.contains(where: { !$0.elementsEqual(".".utf8) }) else { return .empty }
    if components.contains(where: { $0.elementsEqual("..".utf8) }) { return .outside }
    return components.lazy.compactMap(fault(ofComponent:)).first
  }

  private static func fault(ofComponent component: ArraySlice<UInt8>) -> Fault? {
    var rest = component
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"): guard rest.popFirst() != nil else { return .lastBackslash }
      case UInt8(ascii: "["): guard skipBracket(&rest) else { return .openBracket }
      default: break
      }
    }
    return nil
  }

  /// Passes over the rest of a bracket; false where it has no end.
  private static func skipBracket(_ rest: inout ArraySlice<UInt8>) -> Bool {
    if rest.first == UInt8(ascii: "!") || rest.first == UInt8(ascii: "^") { rest.removeFirst() }
    // At the beginning it stands for itself.
    if rest.first == UInt8(ascii: "]") { rest.removeFirst() }
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "]"): return true
      case UInt8(ascii: "\\"): rest = rest.dropFirst()
      case UInt8(ascii: "["): skipClass(&rest)
      default: break
      }
    }
    return false
  }

  /// Passes over `[:alpha:]`, `[.a.]` or `[=a=]`, whose bracket stands for itself where it has no end.
  private static func skipClass(_ rest: inout ArraySlice<UInt8>) {
    guard let sign = rest.first, Array(":.=".utf8).contains(sign) else { return }
    let places = rest.indices.dropFirst(2).dropLast()
    guard let end = places.first(where: { rest[$0] == sign && rest[$0 + 1] == UInt8(ascii: "]") }) else { return }
    rest = rest[(end + 2)...]
  }

  /// Reads a pattern; an empty one matches nothing.
  package init(_ pattern: String) { self.init(bytes: Array(pattern.utf8)) }

  /// Reads a pattern for names that need not be UTF-8; an empty one matches nothing.
  package init(bytes pattern: [UInt8]) {
    let slash = UInt8(ascii: "/")
    var bytes = pattern[...]
    while bytes.count > 1, bytes.last == slash { bytes = bytes.dropLast() }
    let isForNames = !bytes.contains(slash)
    self.isForNames = isForNames
    components = bytes.split(separator: slash).filter { isForNames || !$0.elementsEqual(".".utf8) }
      .map { FilePath(bytes: $0) }
  }

  /// Whether the entry at a path below the root matches; components as `fnmatch` matches them.
  ///
  /// Takes time proportional to the product of the numbers of components.
  package func matches(_ path: FilePath) -> Bool {
    guard let first = components.first else { return false }
    if isForNames { return GlobPattern.matches(first, path.lastComponent) }
    // Which beginnings of the path the components so far match.
    let parts = path.bytes.split(separator: UInt8(ascii: "/"))
    var reached = [true] + Array(repeating: false, count: parts.count)
    for (position, component) in components.enumerated() {
      var next = Array(repeating: false, count: parts.count + 1)
      if component == GlobPattern.anyComponents {
        guard let start = reached.firstIndex(of: true) else { return false }
        // At the end it stands for what is inside.
        let isLast = position == components.count - 1
        for index in (isLast ? start + 1 : start)..<(parts.count + 1) { next[index] = true }
      } else {
        for index in parts.indices where reached[index] {
          next[index + 1] = GlobPattern.matches(component, parts[index])
        }
      }
      reached = next
    }
    return reached[parts.count]
  }

  private static let anyComponents = FilePath("**")

  private static func matches(_ pattern: FilePath, _ name: ArraySlice<UInt8>) -> Bool {
    pattern.withCString { pattern in FilePath(bytes: name).withCString { fnmatch(pattern, $0, 0) == 0 } }
  }
}
