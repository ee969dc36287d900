// SPDX-License-Identifier: Apache-2.0
public import InfoPlists
import PropertyLists
import UniformTypes

/// What the user decided about a handler and a kind of documents.
public struct UserBinding: Sendable, Hashable {
  /// The decision.
  public enum Kind: Sendable, Hashable {
    /// Opens such documents before all others.
    case chosen
    /// Opens such documents too.
    case added
    /// Does not open such documents, whatever it claims.
    case removed
  }

  /// The kind of documents.
  public var target: Handler.Target
  /// The identifier of the handler.
  public var handlerIdentifier: String
  /// The decision.
  public var kind: Kind

  /// Makes a binding.
  public init(_ target: Handler.Target, to handlerIdentifier: String, _ kind: Kind = .chosen) {
    self.target = target
    self.handlerIdentifier = handlerIdentifier
    self.kind = kind
  }
}

extension UserBinding {
  /// The bindings in a property list of LaunchServices, `com.apple.launchservices.secure.plist`.
  ///
  /// Its `LSHandlers` name a type, or a tag, and the handler for each role; the one for all roles comes first, then
  /// the editor and the viewer. Entries for URL schemes are left out.
  /// - Throws: an error that tells what is wrong with the list.
  public static func bindings(ofLaunchServices bytes: [UInt8]) throws(InfoPlistError) -> [UserBinding] {
    let list = try InfoPlist(bytes: bytes)
    return (list.root["LSHandlers"]?.elements ?? []).compactMap { entry in
      let roles = ["LSHandlerRoleAll", "LSHandlerRoleEditor", "LSHandlerRoleViewer"]
      // A hyphen stands for a role without a handler.
      guard let handler = roles.lazy.compactMap({ entry.string($0) }).first(where: { $0 != "-" }) else { return nil }
      if let type = entry.string("LSHandlerContentType") { return UserBinding(.type(type), to: handler) }
      guard let tag = entry.string("LSHandlerContentTag") else { return nil }
      switch UTTagClass(rawValue: entry.string("LSHandlerContentTagClass") ?? "") {
      case .filenameExtension: return UserBinding(.filenameExtension(tag), to: handler)
      case .mimeType: return UserBinding(.mimeType(tag), to: handler)
      default: return nil
      }
    }
  }

  /// The handler that the extended attribute `com.apple.LaunchServices.OpenWith` of a file names; nil where it names
  /// none.
  public static func chosenHandler(ofOpenWithAttribute bytes: [UInt8]) -> String? {
    (try? InfoPlist(bytes: bytes))?.root.string("bundleidentifier")
  }
}
