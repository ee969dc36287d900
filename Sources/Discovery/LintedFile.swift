// SPDX-License-Identifier: Apache-2.0
package import InfoPlists

/// One Info.plist and what the linter found in it.
package struct LintedFile: Sendable {
  /// The path, in bytes as the system has it.
  package let path: [UInt8]
  /// The findings, in the order of the file.
  package let findings: [Finding]
  /// Why there is nothing to check: the file could not be read, or holds no Info.plist; nil where it was checked.
  package let failure: String?

  /// A file with its findings.
  package init(path: [UInt8], findings: [Finding]) {
    self.path = path
    self.findings = findings
    failure = nil
  }

  /// A file that could not be read.
  package init(path: [UInt8], failure: String) {
    self.path = path
    findings = []
    self.failure = failure
  }
}
