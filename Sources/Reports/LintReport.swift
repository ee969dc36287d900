// SPDX-License-Identifier: Apache-2.0
package import Discovery
import InfoPlists

/// Turns findings into the bytes of one output format.
package protocol LintReport: Sendable {
  /// What stands before the first file; empty in most formats.
  var header: [UInt8] { get }

  /// Appends what was found in one file; the first one is `isFirst`.
  func append(_ file: LintedFile, isFirst: Bool, to output: inout [UInt8])

  /// What stands after the last file.
  func footer(_ count: FindingCount) -> [UInt8]
}

extension LintReport {
  package var header: [UInt8] { [] }
  package func footer(_ count: FindingCount) -> [UInt8] { [] }
}

/// How many findings there are of each level.
package struct FindingCount: Sendable, Hashable {
  /// The number of files that were checked.
  package private(set) var files = 0
  /// The number of findings that are errors.
  package private(set) var errors = 0
  /// The number of findings that are warnings.
  package private(set) var warnings = 0
  /// The number of findings that are notes.
  package private(set) var notes = 0
  /// A file that could not be read.
  package struct Failure: Sendable, Hashable {
    /// The path, in bytes as the system has it.
    package let path: [UInt8]
    /// Why there is nothing to check.
    package let reason: String
  }

  /// The files that could not be read.
  package private(set) var failedFiles: [Failure] = []
  /// The number of files that could not be read.
  package var failures: Int { failedFiles.count }

  /// Whether a signal ended the check, so that more might have been found.
  package var isInterrupted = false

  /// Counts the findings in some files.
  package init(_ files: some Sequence<LintedFile> = []) {
    for file in files { add(file) }
  }

  /// Adds the findings in a file.
  package mutating func add(_ file: LintedFile) {
    if let reason = file.failure {
      failedFiles.append(Failure(path: file.path, reason: reason))
    } else {
      files += 1
    }
    for finding in file.findings {
      switch finding.level {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }
}
