// SPDX-License-Identifier: Apache-2.0
package import FileSystem

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
