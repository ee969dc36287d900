// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A folder that is the user's own, in which nobody else can write: what stands there may be believed.
package struct PrivateFolder: Sendable {
  private let path: FilePath

  /// A folder at an absolute path, made if need be where the one above it is there; nil where it is not the user's own.
  ///
  /// A program that runs with another user's rights has no such folder.
  package init?(at path: FilePath) {
    guard path.bytes.first == UInt8(ascii: "/"), geteuid() == getuid(), getegid() == getgid() else { return nil }
    if !Self.isOwn(path) { _ = path.withCString { mkdir($0, Self.mode) } }
    guard Self.isOwn(path) else { return nil }
    self.path = path
  }

  /// The user may do all, and nobody else anything.
  private static let mode: mode_t = 0o700

  private static func isOwn(_ path: FilePath) -> Bool {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return false }
    return status.st_mode & S_IFMT == S_IFDIR && status.st_uid == geteuid() && status.st_mode & 0o022 == 0
  }

  /// The bytes of a file in the folder, mapped; nil where there is none that belongs to the user.
  package func map(_ name: String) -> MappedFile? {
    guard let file = try? MappedFile(path: path.appending(name).bytes), file.isOwn else { return nil }
    return file
  }

  /// Puts a file in the folder in place of the one of that name, whole or not at all; whether that went well.
  ///
  /// The bytes are asked for only where they can be written.
  @discardableResult
  package func replace(_ name: String, with bytes: () -> [UInt8]?) -> Bool {
    let target = path.appending(name)
    let draft = path.appending("\(name).\(getpid())")
    let number = draft.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o600) }
    guard number >= 0 else { return false }
    let file = FileDescriptor(rawValue: number)
    if let bytes = bytes(), (try? file.write(bytes)) != nil,
      draft.withCString({ draft in target.withCString { rename(draft, $0) } }) == 0
    {
      return true
    }
    _ = draft.withCString { unlink($0) }
    return false
  }

  /// Removes the user's own files in the folder that have not been written for some time and whose names are accepted.
  ///
  /// Among at most so many entries, in no particular order; links and folders are left alone.
  package func removeFiles(unchangedForDays days: Int, among most: Int, where isMeant: (String) -> Bool) {
    let number = path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard number >= 0 else { return }
    guard let stream = fdopendir(number) else {
      close(number)
      return
    }
    defer { closedir(stream) }
    let latest = time(nil) - days * 24 * 60 * 60
    for _ in 0..<most {
      guard let entry = readdir(stream) else { return }
      guard let bytes = DirectoryStream.name(of: entry), let name = String(validating: bytes, as: UTF8.self),
        isMeant(name)
      else { continue }
      var status = stat()
      guard fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) == 0, status.st_mode & S_IFMT == S_IFREG,
        status.st_uid == geteuid(), status.st_mtim.tv_sec < latest
      else { continue }
      unlinkat(number, name, 0)
    }
  }
}
