// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Interfaces between processes of Android.
///
/// Source: Android: AIDL language, sections Syntax and Annotations in AIDL.
enum AIDLSource {
  /// In which direction a parameter is handed over; Java has no such words.
  private static let directions: [StaticString] = ["in", "inout", "out"]

  /// A package or none, imports, and then nothing but names of types to be handed over, or an interface with directions.
  static func isUnit(_ start: StatementCursor, _: TextSample) -> Bool {
    var cursor = start
    if cursor.take("package") {
      guard cursor.dottedName() != nil, cursor.take(UInt8(ascii: ";")) else { return false }
    }
    while cursor.take("import") {
      guard cursor.dottedName() != nil, cursor.take(UInt8(ascii: ";")) else { return false }
    }
    while cursor.take(UInt8(ascii: "@")) {
      guard !cursor.name().isEmpty else { return false }
      _ = cursor.takeBrackets()
    }
    if cursor.take("parcelable") {
      return cursor.dottedName() != nil && (cursor.next == UInt8(ascii: ";") || cursor.next == UInt8(ascii: "{"))
    }
    _ = cursor.take("oneway")
    guard cursor.take("interface"), !cursor.name().isEmpty, cursor.take(UInt8(ascii: "{")) else { return false }
    while !cursor.isAtEnd {
      if cursor.take("oneway") { return true }
      let isInFront = cursor.next == UInt8(ascii: "(") || cursor.next == UInt8(ascii: ",")
      if isInFront, cursor.take(cursor.next) {
        if cursor.takeAny(of: directions) { return !cursor.name().isEmpty || cursor.next == UInt8(ascii: "@") }
      } else if cursor.name().isEmpty {
        cursor.step()
      }
    }
    return false
  }
}
