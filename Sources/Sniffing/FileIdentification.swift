// SPDX-License-Identifier: Apache-2.0
package import FileSystem

/// What became of one path: an identification, or the reason why there is none.
package struct FileIdentification: Sendable {
  /// The path as it was given or walked to.
  package let path: FilePath
  /// What the file system says of it; nil where even that could not be asked.
  package let status: FileStatus?
  /// What it was found to be, or why that could not be found out.
  package let result: Result<Identification, FileFailure>

  /// A path with what became of it.
  package init(path: FilePath, status: FileStatus?, result: Result<Identification, FileFailure>) {
    self.path = path
    self.status = status
    self.result = result
  }

  /// A path with its identification, which counts only where all detectors could look.
  init(path: FilePath, status: FileStatus?, _ identification: Identification) {
    let result: Result<Identification, FileFailure> =
      if let failure = identification.failure { .failure(.detector(failure)) } else { .success(identification) }
    self.init(path: path, status: status, result: result)
  }

  /// Why it could not be read or examined; nil where it could.
  package var failure: FileFailure? {
    if case .failure(let error) = result { error } else { nil }
  }

  /// What it was found to be; nil where that could not be found out.
  package var identification: Identification? {
    if case .success(let identification) = result { identification } else { nil }
  }
}

/// Why there is no identification of a file.
package enum FileFailure: Error, Hashable, Sendable {
  /// It could not be opened or read.
  case system(Errno)
  /// A detector could not look at it, for example because its process ended over it; the text says why.
  case detector(String)

  /// What could not be done with the file, and why.
  package var statement: String {
    switch self {
    case .system(let error): "cannot be read: \(error)"
    case .detector(let reason): "cannot be examined: \(reason)"
    }
  }
}

extension FileFailure: CustomStringConvertible {
  /// The reason alone: name and text of an error number, or that of the detector.
  package var description: String {
    switch self {
    case .system(let error): error.description
    case .detector(let reason): reason
    }
  }
}
