// SPDX-License-Identifier: Apache-2.0
package import ByteSources
import Detection
import UniformTypes

/// The directory of a zip archive of which single members are read, such as the Info.plist in an `.ipa`.
///
/// Unlike in a peeker, time matters less than completeness: an application has thousands of members. It is read once
/// and keeps no source, so that threads share it.
package final class ZipArchive: Sendable {
  /// The names of the members, in the order of the directory.
  package let names: [String]
  /// The first entry of each name.
  private let entries: [String: ZipEntry]

  /// Entries read at most: more than zip without zip64 can hold.
  private static let mostEntries = 1 << 16
  /// Bytes of directory read at most: 65,536 entries with names of 200 bytes.
  private static let mostBytes = 16 << 20

  /// Reads the directory of an archive; nil where there is none.
  package init?(_ source: any ByteSource) {
    let reader = ZipArchive.reader(of: source)
    guard
      let directory = ZipDirectory(reader, entryLimit: ZipArchive.mostEntries, byteLimit: ZipArchive.mostBytes)
    else { return nil }
    names = directory.entries.map(\.name)
    entries = Dictionary(directory.entries.map { ($0.name, $0) }) { first, _ in first }
  }

  private static func reader(of source: any ByteSource) -> SubjectReader {
    let subject = Subject(
      status: nil, head: [], isWhole: false, source: source, claims: Claims(), registry: .default)
    return SubjectReader(subject, budget: 2 * ZipArchive.mostBytes)
  }

  /// The bytes of a member as the directory tells them; nil where it tells nothing.
  package func size(of name: String) -> Int64? { entries[name]?.size }

  /// The first bytes of a member, decompressed; nil where it is missing, encrypted or damaged, or longer than the directory
  /// tells.
  ///
  /// - Parameter source: the archive.
  package func content(of name: String, in source: any ByteSource, upTo limit: Int) -> [UInt8]? {
    guard let entry = entries[name] else { return nil }
    let reach = entry.size.map { Int(clamping: $0) }.map { min(limit, $0 == .max ? $0 : $0 + 1) } ?? limit
    let directory = ZipDirectory(ZipArchive.reader(of: source), entries: [])
    let bytes = directory.soundContent(of: entry, upTo: reach)
    if let bytes, let size = entry.size, Int64(bytes.count) > size { return nil }
    return bytes
  }
}
