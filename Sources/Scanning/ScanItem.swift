// SPDX-License-Identifier: Apache-2.0
package import FileSystem
package import Sniffing

/// One thing to be identified.
package struct ScanItem: Sendable {
  /// The path to tell of it.
  package let path: FilePath
  /// Where it is found.
  package let location: FileLocation
  /// Why it could not be entered or read although it was found; nil for what can be tried.
  package let failure: Errno?

  /// An item; without a location, the one at its path.
  package init(path: FilePath, location: FileLocation = .path, failure: Errno? = nil) {
    self.path = path
    self.location = location
    self.failure = failure
  }
}
