// SPDX-License-Identifier: Apache-2.0
package import FileSystem

/// What became of one path: an identification, or the reason why there is none.
package struct FileIdentification: Sendable {
  /// The path as it was given or walked to.
  package let path: FilePath
  /// What the file system says of it; nil where even that could not be asked.
  package let status: FileStatus?
  /// What it was found to be, or why it could not be read.
  package let result: Result<Identification, Errno>

  /// A path with what became of it.
  package init(path: FilePath, status: FileStatus?, result: Result<Identification, Errno>) {
    self.path = path
    self.status = status
    self.result = result
  }

  /// Why it could not be read; nil where it could.
  package var failure: Errno? {
    if case .failure(let error) = result { error } else { nil }
  }

  /// What it was found to be; nil where it could not be read.
  package var identification: Identification? {
    if case .success(let identification) = result { identification } else { nil }
  }
}
