// SPDX-License-Identifier: Apache-2.0
package import ByteSources
import Detection
import UniformTypes

/// A zip archive of which single members are read, such as the Info.plist in an `.ipa`.
///
/// Other than for a peeker, time matters less than completeness: an application has thousands of members.
package struct ZipArchive {
  private let directory: ZipDirectory

  /// Entries read at most: more than zip without zip64 can hold.
  private static let mostEntries = 1 << 16
  /// Bytes of directory read at most: 65,536 entries with names of 200 bytes.
  private static let mostBytes = 16 << 20

  /// Reads the directory of an archive; nil where there is none.
  package init?(_ source: any ByteSource) {
    let subject = Subject(
      status: nil, head: [], isWhole: false, source: source, claims: Claims(), registry: .default)
    let reader = SubjectReader(subject, budget: 2 * ZipArchive.mostBytes)
    guard
      let directory = ZipDirectory(reader, entryLimit: ZipArchive.mostEntries, byteLimit: ZipArchive.mostBytes)
    else { return nil }
    self.directory = directory
  }

  /// The names of the members, in the order of the directory.
  package var names: [String] { directory.entries.map(\.name) }

  /// The first bytes of a member, decompressed; nil where it is missing, encrypted or damaged.
  package func content(of name: String, upTo limit: Int) -> [UInt8]? {
    directory[name].flatMap { directory.soundContent(of: $0, upTo: limit) }
  }
}
