// SPDX-License-Identifier: Apache-2.0
public import Foundation

/// A folder of real-world files that are not part of the project: `SNIFF_SHARED`, else `shared` beside the package.
///
/// Tests that need it are skipped where it is absent.
public enum SharedFolder {
  /// The folder, or nil where there is none.
  public static let url: URL? = {
    let environment = ProcessInfo.processInfo.environment["SNIFF_SHARED"]
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let url = environment.map { URL(filePath: $0) } ?? package.deletingLastPathComponent().appending(path: "shared")
    return FileManager.default.fileExists(atPath: url.path()) ? url : nil
  }()

  /// Whether the collection of real property lists is there.
  public static var hasPropertyLists: Bool { propertyListFolder != nil }

  private static var propertyListFolder: URL? {
    guard let folder = url?.appending(path: "uti/plists"),
      FileManager.default.fileExists(atPath: folder.appending(path: "sources.tsv").path())
    else { return nil }
    return folder
  }

  /// One property list of the collection, and what its table says of it.
  public struct PropertyListFile: Sendable, CustomStringConvertible {
    /// The number at the beginning of its name.
    public let number: String
    /// The place of the file.
    public let url: URL
    /// Whether another reader could read it.
    public let parses: Bool
    /// The number of exported declarations, imported declarations and document types.
    public let counts: [Int]
    /// Whether it holds `EXAppExtensionAttributes`.
    public let hasExtensionAttributes: Bool
    /// Whether it holds build variables.
    public let isTemplate: Bool
    /// The oddities that were found in it, by name.
    public let oddities: Set<String>

    /// What a failing test calls it.
    public var description: String { number }
  }

  /// The property lists of the collection; none where it is absent.
  public static let propertyLists: [PropertyListFile] = {
    guard let folder = propertyListFolder,
      let table = try? String(contentsOf: folder.appending(path: "sources.tsv"), encoding: .utf8)
    else { return [] }
    return table.split(separator: "\n").dropFirst().map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      let oddities = fields[13].split(separator: ";").map {
        String($0.drop { $0 == " " }.prefix { $0 != "=" && $0 != ":" })
      }
      return PropertyListFile(
        number: String(fields[0].prefix(3)), url: folder.appending(path: fields[0]), parses: fields[7] == "ok",
        counts: fields[8...10].map { Int($0) ?? 0 }, hasExtensionAttributes: fields[11] == "yes",
        isTemplate: fields[12] == "template", oddities: Set(oddities))
    }
  }()
}
