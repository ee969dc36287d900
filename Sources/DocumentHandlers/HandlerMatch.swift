// SPDX-License-Identifier: Apache-2.0
import InfoPlists
import UniformTypes

/// A handler that claims what was asked for, with the claim that counts.
public struct HandlerMatch: Sendable, Hashable {
  /// The handler.
  public let handler: Handler
  /// The claim that is nearest.
  public let claim: Handler.Claim
  /// The type that is claimed, whatever tag the claim is written with; nil where everything is.
  public let claimedType: String?
  /// The number of steps from the type of the document up to the claimed one.
  public let distance: Int
  /// How far inside the document the claim holds: 0 for the document itself, 1 for its content.
  public let depth: Int
  /// Whether the user chose the handler for this file or its type.
  public let isChosen: Bool
  /// Whether the user made the claim, or chose the handler for the claimed type.
  public let isBound: Bool
  /// Whether the user chose the handler for this file, whatever was chosen for its type.
  let isChosenForFile: Bool
  /// The place of the user's decision among all of them, the more important one first; the largest number without one.
  let preference: Int
  /// Why the handler is listed, and where: a clause.
  public let why: String
}

extension HandlerMatch {
  /// Whether `left` is the better handler.
  ///
  /// In this order: the user's choice for the file, that for its type, the distance, the user's choice for the claimed type,
  /// the depth, the order in which the user's lists name handlers, the rank, the role (Editor before Viewer), the higher
  /// version, the identifier. The system's own order of the keys from the rank on is described in Apple's "Launch Services
  /// Concepts"; that of lists in "Association between MIME types and applications" 1.0.1 of freedesktop.org; distance and
  /// depth are ours.
  static func isBetter(_ left: HandlerMatch, _ right: HandlerMatch) -> Bool {
    if left.isChosenForFile != right.isChosenForFile { return left.isChosenForFile }
    if left.isChosen != right.isChosen { return left.isChosen }
    if left.distance != right.distance { return left.distance < right.distance }
    if left.isBound != right.isBound { return left.isBound }
    if left.depth != right.depth { return left.depth < right.depth }
    if left.preference != right.preference { return left.preference < right.preference }
    if left.claim.rank != right.claim.rank { return left.claim.rank.order < right.claim.rank.order }
    if left.claim.role != right.claim.role { return left.claim.role.order < right.claim.role.order }
    let version = BundleVersion.compare(left.handler.version, right.handler.version)
    if version != 0 { return version > 0 }
    let (first, second) = (left.handler.identifier, right.handler.identifier)
    return first != second
      ? first < second : (left.handler.pathBytes ?? []).lexicographicallyPrecedes(right.handler.pathBytes ?? [])
  }
}

extension DocumentType.HandlerRank {
  /// Where the rank stands among others, 0 first.
  var order: Int {
    switch self {
    case .owner: 0
    case .default: 1
    case .alternate: 2
    case .dropOnly: 3
    }
  }
}

extension DocumentType.Role? {
  /// Where the role stands among others, 0 first.
  var order: Int {
    switch self {
    case .editor: 0
    case .viewer: 1
    case .shell: 2
    default: 3
    }
  }
}
