// SPDX-License-Identifier: Apache-2.0

/// One line of a catalog table: `identifier|supertypes|extensions|MIME types|description|other tags`.
///
/// Supertypes, extensions and MIME types are separated by spaces; a tilde behind a tag says that others of the types that
/// carry it are preferred. Other tags are separated by semicolons and
/// start with the name of their class: `ostype='EPSF';nspboard=NSPostScriptPboardType`.
struct DeclarationLine {
  private static let bar = UInt8(ascii: "|")
  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  private static let semicolon = UInt8(ascii: ";")

  /// The mark behind a tag that other types carry with better right.
  static let lessPreferredMark = UInt8(ascii: "~")
  /// What the mark adds to the position of the tag in the list.
  static let lessPreferredPosition = 1_000

  /// The tag classes by the names that lines use for them.
  static let classNames: KeyValuePairs<String, UTTagClass> = [
    "ostype": .osType, "nspboard": .pasteboardType, "model": .deviceModelCode,
    "apple-os-type": UTTagClass(rawValue: "com.apple.os-type"),
  ]

  private let text: [UInt8]
  /// The fields; those that are left out at the end of the line are empty.
  private let fields: [Range<Int>]

  /// Takes the line that starts at `start` apart.
  init(at start: Int, in text: [UInt8]) {
    self.text = text
    var fields: [Range<Int>] = []
    var from = start
    var at = start
    while at < text.count, text[at] != Self.newline {
      if text[at] == Self.bar {
        fields.append(from..<at)
        from = at + 1
      }
      at += 1
    }
    fields.append(from..<at)
    while fields.count < 6 { fields.append(at..<at) }
    self.fields = fields
  }

  /// Where the identifiers of the supertypes stand.
  var supertypes: [Range<Int>] { words(fields[1], separator: Self.space) }

  func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  private func tag(_ range: Range<Int>) -> String {
    let isMarked = text[range].last == Self.lessPreferredMark
    return string(isMarked ? range.dropLast() : range)
  }

  private func words(_ field: Range<Int>, separator: UInt8) -> [Range<Int>] {
    text[field].split(separator: separator).map(\.indices)
  }

  func declaration(origin: TypeDeclaration.Origin) -> TypeDeclaration {
    var declaration = TypeDeclaration(
      identifier: string(fields[0]),
      supertypes: supertypes.map(string),
      filenameExtensions: words(fields[2], separator: Self.space).map(tag),
      mimeTypes: words(fields[3], separator: Self.space).map(tag),
      description: fields[4].isEmpty ? nil : string(fields[4]),
      origin: origin)
    for other in words(fields[5], separator: Self.semicolon) {
      let (name, value) = Self.nameAndValue(string(other))
      if name == "see" {
        declaration.referenceURL = value
      } else if let tagClass = Self.classNames.first(where: { $0.key == name })?.value {
        declaration.otherTags[tagClass, default: []].append(value)
      }
    }
    return declaration
  }

  private static func nameAndValue(_ text: String) -> (name: String, value: String) {
    let parts = text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2 else { return (text, "") }
    let isQuoted = parts[1].count > 2 && parts[1].first == "'" && parts[1].last == "'"
    return (String(parts[0]), String(isQuoted ? parts[1].dropFirst().dropLast() : parts[1]))
  }
}
