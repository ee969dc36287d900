// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Classes of Smalltalk in files of their own.
///
/// Source: Pharo: Tonel, File format.
enum SmalltalkSource {
  /// The head of a definition in Smalltalk's files for other systems of versions.
  static func isTonel(_ sample: TextSample) -> Bool {
    guard sample.contains(" {\n\t#name : ") else { return false }
    let heads: [StaticString] = ["Class {", "Extension {", "Package {", "Trait {"]
    return sample.lines.contains { line in heads.contains { line.equals($0) } }
  }
}
