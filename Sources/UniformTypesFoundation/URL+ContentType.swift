// SPDX-License-Identifier: Apache-2.0
public import FoundationEssentials
public import UniformTypes

extension URL {
  /// The type of the file system object at the URL, as `URLResourceValues.contentType` gives it on macOS.
  ///
  /// The kind of the object and its filename extension decide; contents are not read, and a symbolic link is not
  /// followed. Without an extension a file is `.unixExecutable` if somebody may execute it, or else `.data`; an extension
  /// that nobody declares gives a dynamic type. A directory is the package that its extension names, `.volume` where
  /// another file system begins, or else `.folder`. Throws what `FileManager` throws if there is no such object.
  public var contentType: UTType {
    get throws {
      let attributes = try FileManager.default.attributesOfItem(atPath: path)
      switch attributes[.type] as? FileAttributeType {
      case .typeDirectory: return directoryType(on: attributes[.systemNumber] as? Int)
      case .typeSymbolicLink: return .symbolicLink
      case .typeSocket: return UTType(importedAs: "public.socket")
      case .typeCharacterSpecial: return UTType(importedAs: "public.character-special")
      case .typeBlockSpecial: return UTType(importedAs: "public.block-special")
      case .typeRegular:
        let permissions = (attributes[.posixPermissions] as? Int) ?? 0
        return fileType(isExecutable: permissions & 0o111 != 0)
      default: return .item
      }
    }
  }

  private func fileType(isExecutable: Bool) -> UTType {
    if let written = FilenameCompletion.filenameExtension(of: lastPathComponent),
      let type = UTType(filenameExtension: written)
    {
      return type
    }
    return isExecutable ? .unixExecutable : .data
  }

  private func directoryType(on device: Int?) -> UTType {
    if let written = FilenameCompletion.filenameExtension(of: lastPathComponent),
      let type = UTType(filenameExtension: written, conformingTo: .directory), type.isDeclared
    {
      return type
    }
    let parent = try? FileManager.default.attributesOfItem(atPath: standardizedFileURL.path + "/..")
    let isMounted = parent.map { ($0[.systemNumber] as? Int) != device } ?? false
    return isMounted || standardizedFileURL.path == "/" ? .volume : .folder
  }
}
