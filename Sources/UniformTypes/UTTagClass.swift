// SPDX-License-Identifier: Apache-2.0

/// A kind of tag that a type declaration may carry, such as filename extensions or MIME types.
public struct UTTagClass: RawRepresentable, Sendable {
  /// The identifier of the tag class, such as `public.mime-type`.
  public let rawValue: String

  /// Makes the tag class with the identifier `rawValue`.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The tag class of filename extensions, written without the leading dot.
  public static var filenameExtension: UTTagClass { UTTagClass(rawValue: "public.filename-extension") }

  /// The tag class of MIME types, such as `image/png`.
  public static var mimeType: UTTagClass { UTTagClass(rawValue: "public.mime-type") }
}

extension UTTagClass {
  /// The tag class of the four-character codes of classic Mac OS.
  public static var osType: UTTagClass { UTTagClass(rawValue: "com.apple.ostype") }

  /// The tag class of AppKit pasteboard names.
  public static var pasteboardType: UTTagClass { UTTagClass(rawValue: "com.apple.nspboard-type") }

  /// The tag class of the model codes of Apple hardware, such as `AppleTV2,1`.
  public static var deviceModelCode: UTTagClass { UTTagClass(rawValue: "com.apple.device-model-code") }

  /// The tag class of URL schemes.
  public static var urlScheme: UTTagClass { UTTagClass(rawValue: "public.url-scheme") }
}

extension UTTagClass: Hashable {
  /// Whether both name the same tag class; like type identifiers, without regard to case.
  public static func == (left: UTTagClass, right: UTTagClass) -> Bool {
    left.rawValue == right.rawValue || TypeIdentifier.isSame(left.rawValue, right.rawValue)
  }

  /// Hashes the folded identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(TypeIdentifier.folded(rawValue))
  }
}

extension UTTagClass: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier of the tag class.
  public var description: String { rawValue }

  /// The identifier of the tag class.
  public var debugDescription: String { rawValue }
}

extension UTTagClass: Codable {
  /// Decodes a tag class from a single string.
  public init(from decoder: any Decoder) throws {
    self.init(rawValue: try decoder.singleValueContainer().decode(String.self))
  }

  /// Encodes the tag class as a single string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(rawValue)
  }
}

extension UTTagClass {
  /// Whether tags of this class are compared without regard to case.
  ///
  /// The system declares the classes of extensions and MIME types as `public.case-insensitive-text` and the
  /// others as `public.text`.
  package var ignoresCase: Bool { self == .filenameExtension || self == .mimeType }
}
