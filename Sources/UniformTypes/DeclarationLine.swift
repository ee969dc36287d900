// SPDX-License-Identifier: Apache-2.0

/// One line of a catalog table: `identifier|supertypes|extensions|MIME types|description|other tags`.
///
/// Supertypes, extensions and MIME types are separated by spaces; a tilde after a tag says that others of the types that
/// carry it are preferred. Other tags are separated by semicolons and
/// start with the name of their class: `ostype='EPSF';nspboard=NSPostScriptPboardType`.
struct DeclarationLine {
  private static let bar = UInt8(ascii: "|")
  private static let space = UInt8(ascii: " ")
  private static let newline = UInt8(ascii: "\n")
  private static let semicolon = UInt8(ascii: ";")

  /// The fields in front of the one with the other tags.
  static let fieldsBeforeOtherTags = 5
  /// The mark after a tag that other types carry with better right.
  static let lessPreferredMark = UInt8(ascii: "~")
  /// What the mark adds to the position of the tag in the list.
  static let lessPreferredPosition = 1_000

  /// The tag classes by the names that lines use for them.
  static let classNames: KeyValuePairs<String, UTTagClass> = [
    "ostype": .osType, "nspboard": .pasteboardType, "model": .deviceModelCode,
    "apple-os-type": UTTagClass(rawValue: "com.apple.os-type"),
  ]

  private let text: [UInt8]
  /// Where the line begins, where each of its bars stands, and where it ends.
  private let bounds: [Int]

  /// Takes the line that starts at `start` apart.
  init(at start: Int, in text: [UInt8]) {
    self.text = text
    // An array of ranges would cost a program that starts for one file more than reading the line.
    var bounds = [start]
    var at = start
    while at < text.count, text[at] != Self.newline {
      if text[at] == Self.bar { bounds.append(at) }
      at += 1
    }
    bounds.append(at)
    self.bounds = bounds
  }

  /// The bytes of a field; those that are left out at the end of the line are empty.
  private func field(_ number: Int) -> ArraySlice<UInt8> {
    guard number + 1 < bounds.count else { return [] }
    return text[(number == 0 ? bounds[0] : bounds[number] + 1)..<bounds[number + 1]]
  }

  /// The identifiers of the supertypes.
  var supertypes: [String] { words(1, separator: Self.space) }

  private func tags(_ number: Int) -> [String] {
    field(number).split(separator: Self.space).map { word in
      String(decoding: word.last == Self.lessPreferredMark ? word.dropLast() : word, as: UTF8.self)
    }
  }

  private func words(_ number: Int, separator: UInt8) -> [String] {
    field(number).split(separator: separator).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The declaration that the line is, made by somebody.
  func declaration(origin: TypeDeclaration.Origin) -> TypeDeclaration {
    var declaration = TypeDeclaration(
      identifier: String(decoding: field(0), as: UTF8.self),
      supertypes: supertypes,
      filenameExtensions: tags(2),
      mimeTypes: tags(3),
      description: field(4).isEmpty ? nil : String(decoding: field(4), as: UTF8.self),
      origin: origin)
    for other in words(5, separator: Self.semicolon) {
      let (name, value) = Self.nameAndValue(other)
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
