// SPDX-License-Identifier: Apache-2.0
package import PropertyLists

/// A value of a property list together with the way to it.
package struct LocatedValue: Sendable {
  /// The value.
  package let value: PropertyList
  /// The way from the root to the value.
  package let path: PropertyListPath
  /// The offset of the key in front of the value, where it is the value of a key in a text.
  package let keyOffset: Int?

  /// A value at a path.
  package init(_ value: PropertyList, at path: PropertyListPath = PropertyListPath(), keyOffset: Int? = nil) {
    self.value = value
    self.path = path
    self.keyOffset = keyOffset
  }

  /// The key whose value this is; nil for the root and for elements of arrays.
  package var key: String? {
    if case .key(let key)? = path.steps.last { key } else { nil }
  }

  /// The text of a string.
  package var string: String? { value.string }

  /// The entries of a dictionary; none for anything else.
  package var entries: [(key: String, value: LocatedValue)] {
    (value.dictionary?.entries ?? []).map { entry in
      (entry.key, LocatedValue(entry.value, at: path.appending(entry.key), keyOffset: entry.keyOffset))
    }
  }

  /// The elements of an array; none for anything else.
  package var elements: [LocatedValue] {
    (value.array ?? []).enumerated().map { LocatedValue($0.element, at: path.appending($0.offset)) }
  }

  /// The value of a dictionary's key.
  package subscript(key: String) -> LocatedValue? {
    guard let entry = value.dictionary?.entries.last(where: { $0.key == key }) else { return nil }
    return LocatedValue(entry.value, at: path.appending(key), keyOffset: entry.keyOffset)
  }

  /// The strings of an array, or the one string that stands in its place, as Apple's own declarations have it.
  package var strings: [LocatedString] {
    let values = value.array == nil ? [self] : elements
    return values.compactMap { value in value.string.map { LocatedString(text: $0, node: value) } }
  }

  /// The strings under a dictionary's key; none where the key is missing.
  package func strings(_ key: String) -> [LocatedString] { self[key]?.strings ?? [] }

  /// The string under a dictionary's key.
  package func string(_ key: String) -> String? { self[key]?.string }
}

/// A string of a property list together with the way to it.
package struct LocatedString: Sendable {
  /// The text.
  package let text: String
  /// Where it stands.
  package let node: LocatedValue

  /// Whether the text holds a build variable, whose value nobody knows before the build.
  package var hasBuildVariable: Bool { BuildVariable.first(in: text) != nil }
}

/// Places in a template that the build fills in.
package enum BuildVariable {
  /// The first variable in a text: `$(NAME)` and `${NAME}` of Xcode and CMake, `@NAME@` of configure scripts.
  package static func first(in text: String) -> String? {
    guard text.utf8.contains(where: { $0 == UInt8(ascii: "$") || $0 == UInt8(ascii: "@") }) else { return nil }
    let bytes = Array(text.utf8)
    for (index, byte) in bytes.enumerated() {
      let rest = bytes[(index + 1)...]
      if byte == UInt8(ascii: "$"), let open = rest.first, open == UInt8(ascii: "(") || open == UInt8(ascii: "{") {
        let close = open == UInt8(ascii: "(") ? UInt8(ascii: ")") : UInt8(ascii: "}")
        guard let end = rest.dropFirst().firstIndex(where: { !isNameByte($0) && !":.-".utf8.contains($0) }),
          bytes[end] == close
        else { continue }
        return String(decoding: bytes[index...end], as: UTF8.self)
      }
      if byte == UInt8(ascii: "@"), let end = rest.firstIndex(where: { !isNameByte($0) }), end > index + 1,
        bytes[end] == UInt8(ascii: "@")
      {
        return String(decoding: bytes[index...end], as: UTF8.self)
      }
    }
    return nil
  }

  private static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "a")...UInt8(ascii: "z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
