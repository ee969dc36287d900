// SPDX-License-Identifier: Apache-2.0
package import Detection
import FileSystem
import UniformTypes

/// What the file system alone tells: directories, links, devices and empty files.
package final class FileKindDetector: Detector {
  /// A detector; it keeps nothing.
  package init() {}

  package func findings(in subject: Subject) -> Findings {
    guard let status = subject.status else {
      return subject.head.isEmpty && subject.isWhole ? Findings(empty(in: subject)) : Findings()
    }
    switch status.kind {
    case .file:
      return subject.head.isEmpty && subject.isWhole ? Findings(empty(in: subject)) : Findings()
    case .directory:
      // A directory for certain; a plain folder unless its name says that it is a package.
      let folder = subject.types.type(identifier: "public.folder") ?? .folder
      return Findings(
        evidence("public.directory", mimeType: "inode/directory", says: "directory", in: subject),
        Evidence(folder, mimeType: "inode/directory", from: .filesystem, weight: .certain, says: "folder"))
    case .symlink:
      return Findings(evidence("public.symlink", mimeType: "inode/symlink", says: "symbolic link", in: subject))
    case .fifo:
      return Findings(evidence(nil, mimeType: "inode/fifo", says: "named pipe", in: subject))
    case .socket:
      return Findings(evidence(nil, mimeType: "inode/socket", says: "socket", in: subject))
    case .characterDevice:
      return Findings(evidence(nil, mimeType: "inode/chardevice", says: "character device", in: subject))
    case .blockDevice:
      return Findings(evidence(nil, mimeType: "inode/blockdevice", says: "block device", in: subject))
    }
  }

  /// An empty file shows nothing, so what its name claims may still decide.
  private func empty(in subject: Subject) -> Evidence {
    Evidence(.data, mimeType: "inode/x-empty", from: .filesystem, weight: .fallback, says: "empty")
  }

  private func evidence(_ identifier: String?, mimeType: String, says statement: String, in subject: Subject)
    -> Evidence
  {
    let type = identifier.flatMap { subject.types.type(identifier: $0) } ?? subject.types.type(mimeType: mimeType)
    return Evidence(type, mimeType: mimeType, from: .filesystem, weight: .certain, says: statement)
  }
}
