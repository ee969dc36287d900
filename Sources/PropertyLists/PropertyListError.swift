// SPDX-License-Identifier: Apache-2.0

/// Why bytes could not be read as a property list.
package struct PropertyListError: Error, Sendable, Equatable {
  /// The kinds of failure.
  package enum Reason: Sendable, Equatable {
    /// There is nothing in the file.
    case empty
    /// The file has more bytes than `PropertyListLimits.byteCount`.
    case tooLarge
    /// Values are nested deeper than `PropertyListLimits.depth`.
    case tooDeep
    /// There are more values than `PropertyListLimits.valueCount`.
    case tooManyValues
    /// The texts and data of a binary list hold more bytes than `PropertyListLimits.contentByteCount`.
    case tooMuchContent
    /// The bytes break the rules of their format; the text says which.
    case malformed(String)
  }

  /// What went wrong.
  package let reason: Reason
  /// Where the reader stopped; nil in a binary list.
  package let position: SourcePosition?

  /// A failure at a place.
  package init(_ reason: Reason, at position: SourcePosition? = nil) {
    self.reason = reason
    self.position = position
  }
}

extension PropertyListError: CustomStringConvertible {
  /// What is wrong, without the place.
  package var description: String {
    switch reason {
    case .empty: "the file is empty"
    case .tooLarge: "the file is larger than \(PropertyListLimits.byteCount >> 20) MiB"
    case .tooDeep: "values are nested deeper than \(PropertyListLimits.depth) levels"
    case .tooManyValues: "there are more than \(PropertyListLimits.valueCount) values"
    case .tooMuchContent: "texts and data hold more than \(PropertyListLimits.contentByteCount >> 20) MiB"
    case .malformed(let message): message
    }
  }
}

/// How much of an untrusted file is read.
package enum PropertyListLimits {
  /// The size of a file in bytes: four times the largest list that declares types, CoreTypes' own.
  package static let byteCount = 4 << 20
  /// Nesting of values: declarations need 5 levels; recursion 128 levels deep fits a thread's stack many times.
  package static let depth = 128
  /// Values in all, counted as often as they are referred to: a binary list names one object any number of times, also
  /// inside itself.
  package static let valueCount = 1 << 17
  /// Bytes of the texts and data of a binary list, counted as often as they are referred to: twice what the largest file
  /// can hold once, where one text of megabytes that all elements of an array share could fill any memory.
  package static let contentByteCount = 8 << 20
}

/// A failure at an offset, before the offset is turned into a position.
struct SyntaxError: Error {
  let reason: PropertyListError.Reason
  let offset: Int?

  init(_ reason: PropertyListError.Reason, at offset: Int? = nil) {
    self.reason = reason
    self.offset = offset
  }

  init(_ message: String, at offset: Int?) { self.init(.malformed(message), at: offset) }
}

/// What is left of the limits while a list is read.
struct ReadingBudget {
  private var values = PropertyListLimits.valueCount
  private var contentBytes = PropertyListLimits.contentByteCount
  private var depth = 0

  /// Counts a value, or as many as there are.
  mutating func spend(_ count: Int = 1, at offset: Int?) throws(SyntaxError) {
    guard count <= values else { throw SyntaxError(.tooManyValues, at: offset) }
    values -= count
  }

  /// Counts the bytes of a text or of data, which can be shared in a binary list only.
  mutating func spendContent(_ count: Int) throws(SyntaxError) {
    guard count <= contentBytes else { throw SyntaxError(.tooMuchContent) }
    contentBytes -= count
  }

  /// Counts a level of nesting, which `leave` gives back.
  mutating func enter(at offset: Int?) throws(SyntaxError) {
    guard depth < PropertyListLimits.depth else { throw SyntaxError(.tooDeep, at: offset) }
    depth += 1
  }

  /// Gives a level of nesting back.
  mutating func leave() { depth -= 1 }
}
