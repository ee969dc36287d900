// SPDX-License-Identifier: Apache-2.0
public import UniformTypes

/// One reason to believe that a subject is of one type.
public struct Evidence: Sendable, Hashable {
  /// Where a reason comes from; the raw values are those of the NDJSON schema.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// Bytes at known offsets: libmagic's rules and our own signatures.
    case signature
    /// The directory or header of a container that was opened.
    case container
    /// The structure of the bytes beyond a signature.
    case content
    /// The words and marks of a text.
    case text
    /// The file name.
    case name
    /// What the caller declared.
    case declared
    /// An extended attribute of the file.
    case attribute
    /// What the file system says: a directory, a symbolic link, an empty file.
    case filesystem

    /// Where the origin stands when reasons of equal weight differ, 0 first: what was opened and read before what was
    /// only matched, what was declared for this very source before what its name says.
    package var priority: Int {
      switch self {
      case .container: 0
      case .content: 1
      case .text: 2
      case .signature: 3
      case .filesystem: 4
      case .declared: 5
      case .attribute: 6
      case .name: 7
      }
    }

    /// Whether the reason is a claim about the bytes, not something seen in them.
    public var isClaim: Bool {
      switch self {
      case .name, .declared, .attribute: true
      case .signature, .container, .content, .text, .filesystem: false
      }
    }
  }

  /// How much a reason is worth, from least to most.
  public enum Weight: Int, Sendable, Hashable, Comparable, CaseIterable {
    /// Nothing was recognised, and the answer is the most general one.
    case fallback
    /// A guess from words or from a short and common pattern; of a name, what few files with it are.
    case weak
    /// A pattern that other formats could show by chance or habit.
    case fair
    /// A signature that its format prescribes and hardly another shows.
    case strong
    /// Structure that was read and agrees in itself, such as a container's directory.
    case certain

    /// Whether a reason of the left weight is worth less.
    public static func < (left: Weight, right: Weight) -> Bool { left.rawValue < right.rawValue }
  }

  /// The type that the reason speaks for.
  public let type: UTType
  /// The MIME type in the detector's own words; nil where it knows only the identifier.
  public let mimeType: String?
  /// Where the reason comes from.
  public let origin: Origin
  /// How much it is worth.
  public let weight: Weight
  /// The place among the reasons of the same origin, 0 for the preferred one; an extension may name several types.
  public let preference: Int
  /// The reason for people, for example `gzip compressed data`, or the extension that a name shows.
  public let statement: String

  /// A reason to believe in a type.
  package init(
    _ type: UTType, mimeType: String? = nil, from origin: Origin, weight: Weight, preference: Int = 0,
    says statement: String
  ) {
    self.type = type
    self.mimeType = mimeType
    self.origin = origin
    self.weight = weight
    self.preference = preference
    self.statement = statement
  }
}
