// SPDX-License-Identifier: Apache-2.0

/// A value of a property list that knows where it stands in its file.
///
/// Equality looks at the values alone, so that the same list compares equal whatever file it was read from.
package struct PropertyList: Sendable, Equatable {
  /// What a property list can hold.
  package indirect enum Value: Sendable, Equatable {
    case string(String)
    case integer(Int64)
    case real(Double)
    case boolean(Bool)
    /// Seconds since 2001-01-01 00:00:00 UTC.
    case date(Double)
    case data([UInt8])
    case array([PropertyList])
    case dictionary(PropertyListDictionary)
    /// A reference of a keyed archive, or the null of a binary list: nothing that a declaration uses.
    case other
  }

  /// The value itself.
  package let value: Value
  private let place: UInt32

  private static let nowhere = UInt32.max

  /// A value, with the offset of its first byte in the text it was read from.
  package init(_ value: Value, at offset: Int? = nil) {
    self.value = value
    place = offset.flatMap { UInt32(exactly: $0) } ?? PropertyList.nowhere
  }

  /// The offset of the value's first byte in the decoded text; nil in a binary list.
  package var offset: Int? { place == PropertyList.nowhere ? nil : Int(place) }

  package static func == (first: PropertyList, second: PropertyList) -> Bool { first.value == second.value }
}

extension PropertyList {
  /// The text of a string.
  package var string: String? {
    if case .string(let text) = value { text } else { nil }
  }

  /// The elements of an array.
  package var array: [PropertyList]? {
    if case .array(let elements) = value { elements } else { nil }
  }

  /// The entries of a dictionary.
  package var dictionary: PropertyListDictionary? {
    if case .dictionary(let entries) = value { entries } else { nil }
  }

  /// A truth value, also where it is written as a number or as `YES` and `NO`, as old lists do.
  package var boolean: Bool? {
    switch value {
    case .boolean(let truth): truth
    case .integer(let number): number != 0
    case .string(let text):
      switch text.lowercased() {
      case "yes", "true", "1": true
      case "no", "false", "0": false
      default: nil
      }
    default: nil
    }
  }

  /// A whole number, also where it is written as a string.
  package var integer: Int64? {
    switch value {
    case .integer(let number): number
    case .string(let text): Int64(text)
    default: nil
    }
  }

  /// The value of a dictionary's key; nil for anything else.
  package subscript(key: String) -> PropertyList? { dictionary?[key] }

  /// What the value is, for messages: `a string`, `an array`.
  package var kindName: String {
    switch value {
    case .string: "a string"
    case .integer, .real: "a number"
    case .boolean: "a boolean"
    case .date: "a date"
    case .data: "data"
    case .array: "an array"
    case .dictionary: "a dictionary"
    case .other: "a value of a keyed archive"
    }
  }
}

/// The entries of a dictionary in the order of the file; a key may occur twice.
package struct PropertyListDictionary: Sendable, Equatable {
  /// A key and its value.
  package struct Entry: Sendable, Equatable {
    /// The key.
    package let key: String
    /// The offset of the key's first byte in the decoded text; nil in a binary list.
    package let keyOffset: Int?
    /// The value.
    package let value: PropertyList

    /// An entry; `keyOffset` is where the key stands.
    package init(_ key: String, _ value: PropertyList, keyOffset: Int? = nil) {
      self.key = key
      self.keyOffset = keyOffset
      self.value = value
    }

    package static func == (first: Entry, second: Entry) -> Bool {
      first.key == second.key && first.value == second.value
    }
  }

  /// The entries in the order of the file.
  package let entries: [Entry]

  /// A dictionary of the entries given.
  package init(_ entries: [Entry]) { self.entries = entries }

  /// The value of a key; of the last entry where the key occurs twice, as Apple's reader decides.
  /// - Complexity: O(n)
  package subscript(key: String) -> PropertyList? { entries.last { $0.key == key }?.value }
}
