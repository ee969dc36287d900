// SPDX-License-Identifier: Apache-2.0
import InfoPlists
public import UniformTypes

/// Who opens what: the handlers that are known, and what the user decided about them.
///
/// ```swift
/// let registry = HandlerRegistry(handlers: handlers, types: types)
/// for match in registry.matches(for: HandlerQuery(.jpeg)) { print(match.handler.identifier, match.why) }
/// ```
public struct HandlerRegistry: Sendable {
  /// The handlers.
  public let handlers: [Handler]
  /// What the user decided, the more important decision first.
  public let bindings: [UserBinding]
  /// The types by which claims are compared.
  public let types: TypeRegistry
  /// The decisions and their places by folded identifier: LaunchServices writes those of applications in small letters.
  private let bindingsByHandler: [String: [Decision]]

  /// A decision and its place among all of them.
  private typealias Decision = (place: Int, binding: UserBinding)

  /// A registry of handlers and decisions.
  ///
  /// Of several handlers with one identifier and one path the first counts.
  public init(handlers: [Handler], bindings: [UserBinding] = [], types: TypeRegistry = .default) {
    var seen: Set<[[UInt8]]> = []
    self.handlers = handlers.filter { seen.insert([Array($0.identifier.utf8), $0.pathBytes ?? []]).inserted }
    self.bindings = bindings
    self.types = types
    bindingsByHandler = Dictionary(grouping: bindings.enumerated().map { (place: $0, binding: $1) }) {
      TypeIdentifier.folded($0.binding.handlerIdentifier)
    }
  }

  /// The handlers that claim what is asked for, or what is inside, the best one first.
  ///
  /// A handler is listed once for the document and once for each content of it that it claims.
  public func matches(for query: HandlerQuery) -> [HandlerMatch] {
    let document = Level(
      type: query.type, filenameExtension: query.filenameExtension, mimeType: query.mimeType,
      chosenHandler: query.chosenHandler, depth: 0, what: nil)
    let contents = query.contents.enumerated().map { index, content in
      Level(
        type: content.type, filenameExtension: content.filenameExtension, mimeType: nil, chosenHandler: nil,
        depth: index + 1, what: content.name.map { "the content \($0)" } ?? "the content")
    }
    let matches = ([document] + contents).flatMap { level in
      let distances = TypeDistances(from: level.type)
      let choice = firstChoice(level, distances)
      return handlers.compactMap { match($0, level, distances, choice: choice) }
    }
    return matches.sorted(by: HandlerMatch.isBetter)
  }

  /// The document or one of its contents.
  private struct Level {
    let type: UTType
    let filenameExtension: String?
    let mimeType: String?
    let chosenHandler: String?
    let depth: Int
    /// What to call it in a reason; nil for the document itself.
    let what: String?
  }

  /// A claim that holds for a level.
  private struct Hit {
    let claim: Handler.Claim
    let type: String?
    let distance: Int
    let reason: String
  }

  private func match(
    _ handler: Handler, _ level: Level, _ distances: TypeDistances, choice: String?
  ) -> HandlerMatch? {
    let own = decisions(about: handler)
    let added = own.filter { $0.binding.kind != .removed }
    let removed = Set(own.filter { $0.binding.kind == .removed }.map { folded($0.binding.target) })
    let claims = handler.claims + added.map { Handler.Claim($0.binding.target) }
    let hits = claims.filter { !removed.contains(folded($0.target)) }.compactMap { hit($0, level, distances) }
    let isChosenForFile = level.chosenHandler.map { TypeIdentifier.isSame($0, handler.identifier) } ?? false
    // A file may be given to any application, whatever that claims.
    guard let best = hits.min(by: isNearer) ?? (isChosenForFile ? unclaimed(level) : nil) else { return nil }
    let decision = added.first { decision in
      hit(Handler.Claim(decision.binding.target), level, distances).map { $0.distance == best.distance } ?? false
    }
    let isChosenForType = best.distance == 0 && choice.map { TypeIdentifier.isSame($0, handler.identifier) } ?? false
    var why = best.reason
    if let what = level.what { why += ", for \(what)" }
    if isChosenForFile {
      why = "chosen by the user for this file; " + why
    } else if isChosenForType {
      why = "chosen by the user for this type; " + why
    } else if decision != nil {
      why = "associated by the user; " + why
    }
    return HandlerMatch(
      handler: handler, claim: best.claim, claimedType: best.type, distance: best.distance, depth: level.depth,
      isChosen: level.depth == 0 && (isChosenForFile || isChosenForType), isBound: decision != nil,
      isChosenForFile: level.depth == 0 && isChosenForFile,
      preference: decision?.place ?? .max, why: why)
  }

  /// What stands for the claim of a handler that claims nothing of the sort.
  private func unclaimed(_ level: Level) -> Hit {
    Hit(
      claim: Handler.Claim(.everything), type: level.type.identifier, distance: 0,
      reason: "claims nothing of the sort itself")
  }

  /// What was decided about a handler, without what a more important decision about the same target overrules: a list takes
  /// away what lists after it add, and no more (freedesktop.org: Association between MIME types and applications 1.0.1).
  private func decisions(about handler: Handler) -> [Decision] {
    var added: Set<Handler.Target> = []
    var removed: Set<Handler.Target> = []
    return (bindingsByHandler[TypeIdentifier.folded(handler.identifier)] ?? []).filter { _, binding in
      let target = folded(binding.target)
      if binding.kind == .removed {
        guard !added.contains(target) else { return false }
        removed.insert(target)
      } else {
        guard !removed.contains(target) else { return false }
        added.insert(target)
      }
      return true
    }
  }

  /// The known handler that the user chose first for the type itself.
  private func firstChoice(_ level: Level, _ distances: TypeDistances) -> String? {
    let known = Set(handlers.map { TypeIdentifier.folded($0.identifier) })
    return bindings.first { binding in
      binding.kind == .chosen && known.contains(TypeIdentifier.folded(binding.handlerIdentifier))
        && hit(Handler.Claim(binding.target), level, distances)?.distance == 0
    }?.handlerIdentifier
  }

  private func isNearer(_ left: Hit, _ right: Hit) -> Bool {
    if left.distance != right.distance { return left.distance < right.distance }
    // A handler that claims a type twice means the stronger claim.
    if left.claim.rank != right.claim.rank { return left.claim.rank.order < right.claim.rank.order }
    return left.claim.role.order < right.claim.role.order
  }

  /// The claim with the distance to what it claims; nil where it does not hold.
  private func hit(_ claim: Handler.Claim, _ level: Level, _ distances: TypeDistances) -> Hit? {
    guard !claim.isForPackages || level.type.conforms(to: .directory) else { return nil }
    let verb = claim.isMediaExtension ? "reads" : "claims"
    let manner = manner(claim)
    switch claim.target {
    case .type(let identifier):
      let canonical = types.type(identifier)?.identifier ?? identifier
      guard let distance = distances[canonical] else { return nil }
      return Hit(
        claim: claim, type: canonical, distance: distance,
        reason: "\(verb) \(canonical)\(distances.explanation(to: canonical))\(manner)")
    case .filenameExtension(let tag):
      let what = "\(verb) the extension \(tag)"
      if level.filenameExtension.map({ TypeIdentifier.isSame($0, tag) }) ?? false {
        return Hit(claim: claim, type: level.type.identifier, distance: 0, reason: what + manner)
      }
      let type = types.type(filenameExtension: tag, conformingTo: claim.isForPackages ? .package : .data)
      return hit(claim, of: type, distances, what: what)
    case .mimeType(let tag):
      let what = "\(verb) the MIME type \(tag)"
      if level.mimeType.map({ TypeIdentifier.isSame($0, tag) }) ?? false {
        return Hit(claim: claim, type: level.type.identifier, distance: 0, reason: what + manner)
      }
      return hit(claim, of: types.type(mimeType: tag), distances, what: what)
    case .everything:
      return Hit(
        claim: claim, type: nil, distance: distances.farthest + 1, reason: "\(verb) every file\(manner)")
    }
  }

  /// The claim of a tag with the distance to the type that the tag stands for.
  private func hit(_ claim: Handler.Claim, of type: UTType?, _ distances: TypeDistances, what: String) -> Hit? {
    guard let identifier = type?.identifier, let distance = distances[identifier] else { return nil }
    return Hit(
      claim: claim, type: identifier, distance: distance,
      reason: "\(what), that is \(identifier)\(distances.explanation(to: identifier))\(manner(claim))")
  }

  private func manner(_ claim: Handler.Claim) -> String {
    if claim.isMediaExtension { return " for players" }
    return ", rank \(claim.rank.rawValue)" + (claim.role.map { ", role \($0.word)" } ?? "")
  }

  private func folded(_ target: Handler.Target) -> Handler.Target {
    switch target {
    case .type(let text): .type(TypeIdentifier.folded(text))
    case .filenameExtension(let text): .filenameExtension(TypeIdentifier.folded(text))
    case .mimeType(let text): .mimeType(TypeIdentifier.folded(text))
    case .everything: .everything
    }
  }
}
