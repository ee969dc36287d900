// SPDX-License-Identifier: Apache-2.0

/// Zip archives put together by hand (PKWARE APPNOTE 6.3.10), with stored members.
public struct ZipBuilder {
  /// Members as name and content.
  public var members: [(name: String, content: [UInt8])]
  /// Whether sizes stand only in data descriptors after the data.
  public var usesDescriptors = false
  /// Whether the flag of encryption is set.
  public var isEncrypted = false
  /// Whether the offsets are in a zip64 end record.
  public var isZip64 = false
  /// Whether sizes and offsets of members are in the extra fields of zip64.
  public var hasWideEntries = false
  /// Bytes in front of the archive.
  public var prefix: [UInt8] = []
  /// The comment after the end record.
  public var comment: [UInt8] = []

  /// An archive of members with text in them.
  public init(_ members: [(name: String, content: String)]) {
    self.members = members.map { ($0.name, Array($0.content.utf8)) }
  }

  /// An archive of members without content.
  public init(names: [String]) { members = names.map { ($0, []) } }

  /// The archive's bytes.
  public func bytes(withDirectory: Bool = true) -> [UInt8] {
    var archive = prefix
    var directory: [UInt8] = []
    let flags = UInt16((usesDescriptors ? 8 : 0) | (isEncrypted ? 1 : 0))
    for member in members {
      let offset = UInt32(archive.count - prefix.count)
      let crc = Gzip.littleEndian(Gzip.crc32(member.content))
      let size = Gzip.littleEndian(UInt32(member.content.count))
      let sizes = crc + size + size
      let name = Array(member.name.utf8)
      let common = Gzip.littleEndian(UInt16(20)) + Gzip.littleEndian(flags) + [0, 0, 0, 0, 0, 0]
      let wide = Gzip.littleEndian(UInt64(member.content.count))
      let unknown = Gzip.littleEndian(UInt32.max)
      let localExtra = hasWideEntries ? [9, 9, 1, 0, 0, 1, 0, 16, 0] + wide + wide : []
      archive += [0x50, 0x4b, 3, 4] + common
      archive +=
        usesDescriptors ? Array(repeating: 0, count: 12) : hasWideEntries ? crc + unknown + unknown : sizes
      archive += Gzip.littleEndian(UInt16(name.count)) + Gzip.littleEndian(UInt16(localExtra.count)) + name
      archive += localExtra + member.content
      if usesDescriptors { archive += [0x50, 0x4b, 7, 8] + sizes }
      let extra = hasWideEntries ? [9, 9, 1, 0, 0, 1, 0, 24, 0] + wide + wide + Gzip.littleEndian(UInt64(offset)) : []
      directory += [0x50, 0x4b, 1, 2, 20, 0] + common + (hasWideEntries ? crc + unknown + unknown : sizes)
      directory += Gzip.littleEndian(UInt16(name.count)) + Gzip.littleEndian(UInt16(extra.count))
      directory +=
        Array(repeating: 0, count: 10) + (hasWideEntries ? unknown : Gzip.littleEndian(offset)) + name + extra
    }
    guard withDirectory else { return archive }
    let start = archive.count - prefix.count
    archive += directory
    if isZip64 { archive += zip64End(of: archive.count - prefix.count, directory: directory.count, at: start) }
    let count = isZip64 ? UInt16.max : UInt16(members.count)
    archive += [0x50, 0x4b, 5, 6, 0, 0, 0, 0] + Gzip.littleEndian(count) + Gzip.littleEndian(count)
    archive += Gzip.littleEndian(isZip64 ? UInt32.max : UInt32(directory.count))
    archive += Gzip.littleEndian(isZip64 ? UInt32.max : UInt32(start))
    return archive + Gzip.littleEndian(UInt16(comment.count)) + comment
  }

  private func zip64End(of position: Int, directory: Int, at start: Int) -> [UInt8] {
    var record: [UInt8] = [0x50, 0x4b, 6, 6] + Gzip.littleEndian(UInt64(44)) + [45, 0, 45, 0]
    record += Array(repeating: 0, count: 8)
    record += Gzip.littleEndian(UInt64(members.count)) + Gzip.littleEndian(UInt64(members.count))
    record += Gzip.littleEndian(UInt64(directory)) + Gzip.littleEndian(UInt64(start))
    return record + [0x50, 0x4b, 6, 7, 0, 0, 0, 0] + Gzip.littleEndian(UInt64(position)) + [1, 0, 0, 0]
  }
}
