// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A shell pattern with `*`, `?` and `[…]`.
package struct GlobPattern: Sendable, Hashable {
  private let pattern: FilePath

  /// A pattern; one with a slash is matched against whole paths, one without against names.
  package init(_ pattern: String) { self.pattern = FilePath(pattern) }

  /// Whether the entry at a path matches; corresponds to `fnmatch`.
  package func matches(_ path: FilePath) -> Bool {
    let isPath = pattern.bytes.contains(UInt8(ascii: "/"))
    let subject = isPath ? path : FilePath(bytes: path.lastComponent)
    return pattern.withCString { pattern in subject.withCString { fnmatch(pattern, $0, 0) == 0 } }
  }
}
