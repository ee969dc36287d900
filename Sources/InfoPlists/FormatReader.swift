// SPDX-License-Identifier: Apache-2.0
import PropertyLists

/// What a MediaExtension reads: the `EXAppExtensionAttributes` of a format reader, a video decoder or a RAW processor.
///
/// Source: Apple, MediaExtension, "Format reader property list dictionaries"; the keys are the literal values of the
/// constants that it names, such as `kMEFormatReaderUTTypeArrayKey`.
public struct FormatReader: Sendable, Hashable {
  /// The three kinds of MediaExtension, by their extension points.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// Reads a container of media.
    case formatReader = "com.apple.mediaextension.formatreader"
    /// Decodes video.
    case videoDecoder = "com.apple.mediaextension.videodecoder"
    /// Develops the raw pictures of cameras.
    case rawProcessor = "com.apple.mediaextension.rawprocessor"
  }

  /// A codec that a decoder or processor takes.
  public struct Codec: Sendable, Hashable {
    /// The four-character code (`CodecType`).
    public var type: String
    /// The name (`CodecName`).
    public var name: String?
  }

  /// The kind, from `EXExtensionPointIdentifier`.
  public var kind: Kind
  /// The identifier of the implementation (`ClassImplementationID`).
  public var implementationIdentifier: String?
  /// The name of the factory class (`EXPrincipalClass`).
  public var principalClass: String?
  /// A name for logs (`ObjectName`).
  public var objectName: String?
  /// The filename extensions that the reader supports (`MTFileNameExtensionArray`).
  public var filenameExtensions: [String]
  /// The type identifiers that the reader supports (`MTUTTypeArray`).
  public var contentTypes: [String]
  /// The codecs of a decoder (`CodecInfo`) or processor (`ProcessorInfo`).
  public var codecs: [Codec]

  /// Reads the attributes; nil where they belong to another kind of extension.
  init?(_ node: LocatedValue) {
    guard let kind = node.string("EXExtensionPointIdentifier").flatMap(Kind.init) else { return nil }
    self.kind = kind
    implementationIdentifier = node.string("ClassImplementationID")
    principalClass = node.string("EXPrincipalClass")
    objectName = node.string("ObjectName")
    filenameExtensions = node.strings("MTFileNameExtensionArray").map(\.text)
    contentTypes = node.strings("MTUTTypeArray").map(\.text)
    codecs = ["CodecInfo", "ProcessorInfo"].flatMap { node[$0]?.elements ?? [] }.compactMap { codec in
      codec.string("CodecType").map { Codec(type: $0, name: codec.string("CodecName")) }
    }
  }
}

extension FormatReader.Kind {
  /// The kind that somebody means who writes its extension point, or nearly so.
  static func intended(by extensionPoint: String) -> FormatReader.Kind? {
    KnownKeys.nearest(to: extensionPoint, in: Set(allCases.map(\.rawValue))).flatMap { FormatReader.Kind(rawValue: $0) }
  }

  /// What such an extension is called, in the plural.
  var name: String {
    switch self {
    case .formatReader: "format readers"
    case .videoDecoder: "video decoders"
    case .rawProcessor: "RAW processors"
    }
  }

  /// The key under which such an extension lists its codecs; nil where it has none.
  var codecKey: String? { self == .formatReader ? nil : ownKeys.first }

  /// The keys of the attributes that only such an extension has.
  var ownKeys: [String] {
    switch self {
    case .formatReader: ["MTFileNameExtensionArray", "MTUTTypeArray"]
    case .videoDecoder: ["CodecInfo"]
    case .rawProcessor: ["ProcessorInfo"]
    }
  }
}
