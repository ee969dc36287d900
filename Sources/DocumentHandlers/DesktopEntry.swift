// SPDX-License-Identifier: Apache-2.0
import InfoPlists

extension Handler {
  /// The handler that a desktop entry of freedesktop describes; nil where it opens no documents.
  ///
  /// Source: "Desktop Entry Specification" 1.5. Hidden entries count as deleted; MIME types of URL schemes are left
  /// out. Desktop entries have neither rank nor role: they count as Default.
  /// - Parameters:
  ///   - bytes: the `.desktop` file.
  ///   - identifier: its desktop file identifier: the path below `applications`, with hyphens for slashes.
  ///   - path: its path.
  public init?(desktopEntry bytes: [UInt8], identifier: String, path: String) {
    let file = KeyFile(bytes)
    let group = "Desktop Entry"
    guard file.string("Type", in: group) == "Application", file.string("Hidden", in: group) != "true",
      file.string("Exec", in: group) != nil || file.string("DBusActivatable", in: group) == "true"
    else { return nil }
    let mimeTypes = file.list("MimeType", in: group).filter { !$0.hasPrefix("x-scheme-handler/") }
    self.init(
      identifier: identifier, name: file.string("Name", in: group), path: path,
      claims: mimeTypes.map { Claim(.mimeType($0)) })
  }
}

extension UserBinding {
  /// The bindings in a list of associations of freedesktop, `mimeapps.list`.
  ///
  /// Source: "Association between MIME types and applications" 1.0. Of several lists, the more important one comes
  /// first.
  public static func bindings(ofAssociations bytes: [UInt8]) -> [UserBinding] {
    let file = KeyFile(bytes)
    let kinds: [(group: String, kind: Kind)] = [
      ("Default Applications", .chosen), ("Added Associations", .added), ("Removed Associations", .removed),
    ]
    return kinds.flatMap { group, kind in
      (file.groups[group] ?? []).filter { !$0.key.hasPrefix("x-scheme-handler/") }.flatMap { mimeType, value in
        KeyFile.items(value, separatedBy: ";").map { UserBinding(.mimeType(mimeType), to: $0, kind) }
      }
    }
  }
}
