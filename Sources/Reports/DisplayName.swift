// SPDX-License-Identifier: Apache-2.0
import FileSystem

extension String {
  /// The text with its control characters as octal escapes, for a line that others must not break.
  ///
  /// Texts that come out of files and declarations may hold anything.
  package var escapingControls: String {
    guard !utf8.allSatisfy(Scalars.isPrintable) else { return self }
    var escaped: [UInt8] = []
    escaped.appendEscaped(utf8)
    return String(decoding: escaped, as: UTF8.self)
  }
}

extension [UInt8] {
  /// Appends a file name so that it neither breaks the line nor drives the terminal.
  ///
  /// Control characters and bytes that are not UTF-8 become octal escapes, as `file` writes them.
  package mutating func appendEscaped(_ name: some Collection<UInt8>) {
    guard !name.allSatisfy(Scalars.isPrintable) else { return append(contentsOf: name) }
    for scalar in Scalars(name) {
      switch scalar {
      case .valid(let bytes) where !Scalars.isControl(bytes): append(contentsOf: bytes)
      case .valid(let bytes), .invalid(let bytes): for byte in bytes { appendOctal(byte) }
      }
    }
  }

  private mutating func appendOctal(_ byte: UInt8) {
    append(UInt8(ascii: "\\"))
    for shift in [6, 3, 0] { append(UInt8(ascii: "0") + (byte >> UInt8(shift)) & 7) }
  }

  /// How many columns a name takes when it is written escaped.
  package static func displayWidth(of name: [UInt8]) -> Int {
    // Most names need no look at their characters.
    guard !name.allSatisfy(Scalars.isPrintable) else { return name.count }
    return Scalars(name).reduce(0) { width, scalar in
      switch scalar {
      case .valid(let bytes) where !Scalars.isControl(bytes): width + Scalars.columnWidth(bytes)
      case .valid(let bytes), .invalid(let bytes): width + 4 * bytes.count
      }
    }
  }
}

/// The UTF-8 characters of a byte string, and between them the bytes that are none.
struct Scalars: Sequence, IteratorProtocol {
  /// One character or one stray byte.
  enum Element {
    case valid([UInt8])
    case invalid([UInt8])
  }

  private var rest: ArraySlice<UInt8>

  /// The characters of a name.
  init(_ bytes: some Collection<UInt8>) { rest = ArraySlice(Array(bytes)) }

  mutating func next() -> Element? {
    guard let first = rest.first else { return nil }
    let length = Scalars.length(startingWith: first)
    let candidate = rest.prefix(length)
    guard length > 0, candidate.count == length, String(validating: candidate, as: UTF8.self) != nil else {
      rest = rest.dropFirst()
      return .invalid([first])
    }
    rest = rest.dropFirst(length)
    return .valid(Array(candidate))
  }

  /// The columns of a character that is no control character.
  static func columnWidth(_ bytes: [UInt8]) -> Int {
    bytes.count < 3 ? 1 : String(decoding: bytes, as: UTF8.self).unicodeScalars.first?.columnWidth ?? 1
  }

  private static func length(startingWith byte: UInt8) -> Int {
    switch byte {
    case 0x00...0x7f: 1
    case 0xc2...0xdf: 2
    case 0xe0...0xef: 3
    case 0xf0...0xf4: 4
    default: 0
    }
  }

  /// Whether a byte is a printable character of ASCII.
  static func isPrintable(_ byte: UInt8) -> Bool { byte >= 0x20 && byte < 0x7f }

  /// Whether a character is a control character (C0, DEL or C1), ends a line or paragraph (U+2028, U+2029), or marks,
  /// embeds, overrides or isolates a direction (UAX #9, section 2): with those a name looks like another one.
  static func isControl(_ bytes: [UInt8]) -> Bool {
    switch bytes.count {
    case 1: bytes[0] < 0x20 || bytes[0] == 0x7f
    // U+0080 to U+009F, and U+061C.
    case 2: bytes[0] == 0xc2 && bytes[1] < 0xa0 || bytes[0] == 0xd8 && bytes[1] == 0x9c
    // U+200E, U+200F, U+2028 to U+202E, and U+2066 to U+2069.
    case 3:
      bytes[0] == 0xe2
        && (bytes[1] == 0x80 && (0x8e...0x8f ~= bytes[2] || 0xa8...0xae ~= bytes[2])
          || bytes[1] == 0x81 && 0xa6...0xa9 ~= bytes[2])
    default: false
    }
  }
}
