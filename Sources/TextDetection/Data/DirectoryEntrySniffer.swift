// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Entries of directories, as servers exchange them (RFC 2849).
enum DirectoryEntrySniffer: TabledSniffer {
  static let types = TypeTable("ldif||text/x-ldif|Directory entries|RFC 2849")

  static func finding(in sample: TextSample) -> KnownFinding? {
    // A name, a version or a comment comes first.
    guard sample.start < sample.bytes.count, "Ddv#".utf8.contains(sample.bytes[sample.start]), isEntry(sample) else {
      return nil
    }
    return KnownFinding(types["ldif"], .strong)
  }

  /// After comments the version or the name of an entry, whose first part has an attribute and an equals sign or is encoded,
  /// and lines of attributes, or what goes on with the name.
  private static func isEntry(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented else { return false }
    let isVersioned = first.trimmed.matchesAnyCase("version: ", at: 0)
    guard isVersioned || first.matchesAnyCase("dn:", at: 0) else { return false }
    let lines = sample.uncommentedLines(3).dropFirst(isVersioned ? 1 : 0)
    guard let name = lines.first, let next = lines.dropFirst().first, name.matchesAnyCase("dn:", at: 0),
      next.first == 0x20 || isAttribute(next)
    else { return false }
    let value = name.dropFirst(3)
    if value.first == UInt8(ascii: ":") { return !value.dropFirst().isBlank }
    // The root of a directory has no name, and what it is follows (RFC 4512, section 5.1).
    if value.isBlank { return next.matchesAnyCase("objectclass:", at: 0) }
    let type = value.trimmed.prefix { $0 != UInt8(ascii: "=") }
    return type.endIndex < value.trimmed.endIndex && isDescription(type)
  }

  /// A description of an attribute in front of a colon (RFC 2849, section Formal Syntax Definition of LDIF).
  private static func isAttribute(_ line: ArraySlice<UInt8>) -> Bool {
    let description = line.prefix { $0 != UInt8(ascii: ":") }
    return description.endIndex < line.endIndex && isDescription(description)
  }

  private static func isDescription(_ word: ArraySlice<UInt8>) -> Bool {
    !word.isEmpty
      && word.allSatisfy { $0.isAlphanumeric || "-;.".utf8.contains($0) }
  }
}
