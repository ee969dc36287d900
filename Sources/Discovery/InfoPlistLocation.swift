// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Containers
package import FileSystem
import Glibc
import PropertyLists

/// Where an Info.plist is: in a file, or in a zip archive such as an `.ipa`.
package struct InfoPlistLocation: Sendable {
  /// The file, or the archive.
  private let file: FilePath
  /// The directory and the name of the member where the file is an archive.
  private let member: (archive: ZipArchive, name: String)?
  /// The bundle that the list describes; the list itself where it lies about without a bundle.
  package let bundlePath: FilePath

  /// The Info.plist in a file.
  init(file: FilePath, bundlePath: FilePath) {
    self.file = file
    member = nil
    self.bundlePath = bundlePath
  }

  /// The Info.plist in an archive.
  init(member name: String, of archive: ZipArchive, at path: FilePath, bundleName: String) {
    file = path
    member = (archive, name)
    bundlePath = path.appending(bundleName)
  }

  /// The path to show: of the file, or of the archive and the member in it.
  package var path: FilePath { member.map { file.appending($0.name) } ?? file }

  /// The bytes of the list, at most one more than a property list may have.
  package func contents() throws(DiscoveryError) -> [UInt8] {
    let source: FileByteSource
    do throws(ByteSourceError) {
      source = try FileByteSource(readingFileAt: file)
      if member == nil { return try source.wholeContents(upTo: InfoPlistLocation.byteLimit) }
    } catch {
      throw DiscoveryError(error)
    }
    guard let member,
      let bytes = member.archive.content(of: member.name, in: source, upTo: InfoPlistLocation.byteLimit)
    else { throw .damagedArchive }
    return bytes
  }

  /// One byte more than a property list may have, so that its reader sees that it is too large.
  static let byteLimit = PropertyListLimits.byteCount + 1

  /// The bytes of another file of the bundle, given by its path from the list's own directory; nil where it cannot be
  /// read.
  func sibling(_ name: String) -> [UInt8]? {
    if let member {
      let directory = member.name.split(separator: "/").dropLast().joined(separator: "/")
      guard let source = try? FileByteSource(readingFileAt: file) else { return nil }
      return member.archive.content(of: "\(directory)/\(name)", in: source, upTo: InfoPlistLocation.byteLimit)
    }
    let directory = FilePath(bytes: file.bytes.dropLast(file.lastComponent.count))
    guard let source = try? FileByteSource(readingFileAt: directory.appending(name)) else { return nil }
    return try? source.wholeContents(upTo: InfoPlistLocation.byteLimit)
  }
}

/// Why a file of a bundle could not be read.
package enum DiscoveryError: Error, Sendable, Equatable {
  /// A system call failed.
  case system(Errno)
  /// The archive, or the member in it, is damaged, encrypted or compressed in an unusual way.
  case damagedArchive
  /// It is a FIFO, a socket or a device.
  case notRegular
  /// The file has more bytes than are read.
  case tooLarge(limit: Int)
  /// The archive has more lists than are looked at.
  case fullArchive
  /// The directory lies deeper than directories are entered.
  case tooDeep

  init(_ error: ByteSourceError) {
    switch error {
    case .system(.notSupported): self = .notRegular
    case .system(let errno): self = .system(errno)
    case .corrupt, .truncated: self = .damagedArchive
    }
  }
}

extension DiscoveryError: CustomStringConvertible {
  /// What went wrong, for people.
  package var description: String {
    switch self {
    case .system(let errno): errno.description
    case .damagedArchive: "the archive is damaged or encrypted"
    case .notRegular: "it is no regular file, and only those are read; save what it holds in a file and name that"
    case .tooLarge(let limit): "the file is larger than \(limit >> 20) MiB, more than such files are read"
    case .fullArchive: "the archive has too many lists for one look; unpack it and name the directory"
    case .tooDeep: "it lies more than \(BundleFinder.depthLimit) directories deep; name it to look into it"
    }
  }
}

extension FileByteSource {
  /// Opens a regular file, following links; anything else is not supported.
  convenience init(readingFileAt path: FilePath) throws(ByteSourceError) {
    do throws(Errno) {
      let descriptor = try FileDescriptor.open(path, followingLinks: true)
      let status = try descriptor.status()
      guard status.kind == .file else { throw status.kind == .directory ? Errno(rawValue: EISDIR) : .notSupported }
      self.init(descriptor, size: status.size)
    } catch {
      throw .system(error)
    }
  }

  /// All bytes of the file, or its first `limit`.
  func wholeContents(upTo limit: Int) throws(ByteSourceError) -> [UInt8] {
    // Room for the limit where a small file is expected would cost more than the file.
    try bytes(Int(min(Int64(limit), length ?? Int64(limit))), at: 0)
  }
}
