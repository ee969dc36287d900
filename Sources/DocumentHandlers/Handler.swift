// SPDX-License-Identifier: Apache-2.0
public import InfoPlists

/// An application, or another bundle, that claims to open certain documents.
public struct Handler: Sendable, Hashable {
  /// What a handler claims.
  public enum Target: Sendable, Hashable {
    /// A type and its subtypes.
    case type(String)
    /// Files with an extension, as old bundles claim them.
    case filenameExtension(String)
    /// Files of a MIME type, as desktop entries claim them.
    case mimeType(String)
    /// Every file.
    case everything
  }

  /// One claim: what is opened, how much the handler wants to, and what it does with it.
  public struct Claim: Sendable, Hashable {
    /// What is claimed.
    public var target: Target
    /// How much the handler wants to be the one that opens it.
    public var rank: DocumentType.HandlerRank
    /// What it does with it; nil where nothing is stated.
    public var role: DocumentType.Role?
    /// Whether the claim is that of a MediaExtension, which reads for other applications.
    public var isMediaExtension: Bool
    /// Whether only folders that look like files are claimed (`LSTypeIsPackage`, which counts beside the old keys alone).
    public var isForPackages: Bool

    /// Makes a claim.
    public init(
      _ target: Target, rank: DocumentType.HandlerRank = .default, role: DocumentType.Role? = nil,
      isMediaExtension: Bool = false, isForPackages: Bool = false
    ) {
      self.target = target
      self.rank = rank
      self.role = role
      self.isMediaExtension = isMediaExtension
      self.isForPackages = isForPackages
    }
  }

  /// The bundle identifier, or the file name of a desktop entry.
  public var identifier: String
  /// The name that people see.
  public var name: String?
  /// The bytes of the path of the bundle or desktop entry, which need not be UTF-8.
  public var pathBytes: [UInt8]?
  /// The path of the bundle or desktop entry as text, in which bytes that are not UTF-8 are replaced.
  public var path: String? {
    get { pathBytes.map { String(decoding: $0, as: UTF8.self) } }
    set { pathBytes = newValue.map { Array($0.utf8) } }
  }
  /// The version of the bundle, for ties: numbers separated by periods.
  public var version: String?
  /// What it claims.
  public var claims: [Claim]

  /// Makes a handler.
  public init(
    identifier: String, name: String? = nil, path: String? = nil, version: String? = nil, claims: [Claim] = []
  ) {
    self.identifier = identifier
    self.name = name
    pathBytes = path.map { Array($0.utf8) }
    self.version = version
    self.claims = claims
  }
}

extension Handler {
  /// The handler that a bundle is by its document types and its format reader; nil where it claims nothing and is no
  /// application, which a user may choose for any document.
  ///
  /// Claims with the rank None, and those of bundles that cannot open the document (role None, Quick Look and Spotlight
  /// plug-ins), are left out: they are never chosen. Codes of classic Mac OS are left out because no file here has one.
  /// - Parameters:
  ///   - plist: the bundle's Info.plist.
  ///   - path: the path of the bundle; its last component stands for a missing identifier.
  public init?(_ plist: InfoPlist, path: String) {
    var claims: [Claim] = []
    for documentType in plist.documentTypes {
      let rank = documentType.rank ?? .default
      guard rank != .dropOnly, documentType.role?.opensDocuments != false else { continue }
      let isForPackages = documentType.isPackage && documentType.usesLegacyTags
      claims += documentType.targets.map {
        Claim($0, rank: rank, role: documentType.role, isForPackages: isForPackages)
      }
    }
    if let reader = plist.formatReader, reader.kind == .formatReader {
      let targets =
        reader.contentTypes.map { Target.type($0) } + reader.filenameExtensions.map { Target.filenameExtension($0) }
      claims += targets.map { Claim($0, role: .viewer, isMediaExtension: true) }
    }
    guard !claims.isEmpty || plist.root.string("CFBundlePackageType") == "APPL" else { return nil }
    let lastComponent = path.split(separator: "/").last.map(String.init) ?? path
    self.init(
      identifier: plist.bundleIdentifier ?? lastComponent, name: plist.displayName, path: path,
      version: plist.bundleVersion, claims: claims)
  }
}

extension DocumentType {
  /// What the entry claims; extensions and MIME types count only where it claims no type.
  fileprivate var targets: [Handler.Target] {
    guard usesLegacyTags else { return contentTypes.map { .type($0) } }
    return filenameExtensions.map { $0 == "*" ? .everything : .filenameExtension($0) }
      + mimeTypes.map { $0 == "*" || $0 == "*/*" ? .everything : .mimeType($0) }
      + osTypes.compactMap { $0 == "****" ? .everything : nil }
  }
}

extension DocumentType.Role {
  /// Whether a bundle with this role can open the document for somebody.
  fileprivate var opensDocuments: Bool {
    switch self {
    case .editor, .viewer, .shell: true
    case .declaresOnly, .quickLookGenerator, .metadataImporter: false
    }
  }
}
