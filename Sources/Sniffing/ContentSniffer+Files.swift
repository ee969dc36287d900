// SPDX-License-Identifier: Apache-2.0
import ByteSources
package import Detection
package import FileSystem

/// Where a file is found.
package enum FileLocation: Sendable {
  /// By its path, as the user gave it.
  case path
  /// As an entry of an open directory, with what the listing said of its kind.
  case entry(of: DirectoryHandle, name: [UInt8], kind: FileKind?)
}

extension ContentSniffer {
  /// Identifies the file at a path by its bytes, its name and its attribute `user.mime_type`.
  ///
  /// Never waits: what is no regular file (a directory, a FIFO, a device) is named by its kind and not read. A symbolic
  /// link is identified as one unless `SniffOptions.followsLinks` is set.
  ///
  /// - Parameter declaredType: a MIME type or type identifier that somebody claims.
  /// - Throws: `FileError` where the file cannot be opened or its first byte cannot be read.
  public func identify(fileAt path: String, declaredType: String? = nil) throws(FileError) -> Identification {
    try identify(fileAt: Array(path.utf8), declaredType: declaredType)
  }

  /// Identifies the file at a path of any bytes but zero, which need not be UTF-8, in the same way.
  ///
  /// - Parameter declaredType: a MIME type or type identifier that somebody claims.
  /// - Throws: `FileError` where the file cannot be opened or its first byte cannot be read, and for a path with a zero.
  public func identify(fileAt path: [UInt8], declaredType: String? = nil) throws(FileError) -> Identification {
    // The part in front of a zero is the path of another file.
    guard !path.contains(0) else { throw FileError(.system(.invalidArgument)) }
    switch identify(FilePath(bytes: path), overriding: Claims(declaredType: declaredType)).result {
    case .success(let identification): return identification
    case .failure(let error): throw FileError(error)
    }
  }

  /// Identifies what an open descriptor leads to, which stays open, by its bytes and, of a file, its attribute
  /// `user.mime_type`.
  ///
  /// A regular file is read from its start, and its position stays where it is. Of a pipe or socket the bytes that come
  /// next are taken, at most `SniffOptions.Limits.largestHead`, and waited for unless the descriptor does not block: then
  /// those that are there tell, and if there are none, `FileError` has the code `EAGAIN`.
  ///
  /// - Parameters:
  ///   - name: the file name, of which directories are ignored.
  ///   - declaredType: a MIME type or type identifier that somebody claims.
  /// - Throws: `FileError` where not even the first byte can be read.
  public func identify(
    fileDescriptor: CInt, name: String? = nil, declaredType: String? = nil
  ) throws(FileError) -> Identification {
    let claims = Claims(name: name.map { Array(FilePath($0).lastComponent) }, declaredType: declaredType)
    let identification: Identification
    do throws(Errno) {
      identification = try identify(FileDescriptor(rawValue: fileDescriptor, closes: false), claims: claims)
    } catch {
      throw FileError(.system(error))
    }
    if let failure = identification.failure { throw FileError(.detector(failure)) }
    return identification
  }

  private func identify(_ file: consuming FileDescriptor, claims: Claims) throws(Errno) -> Identification {
    let status = try file.status()
    guard status.kind != .directory else { return identify(status, claims: claims) }
    var claims = claims
    let source: any ByteSource
    if status.kind == .file {
      let file = FileByteSource(file, size: status.size)
      claims.takeAttribute(of: file)
      source = file
    } else {
      source = StreamByteSource(file, limit: options.limits.largestHead, waits: false)
    }
    do throws(ByteSourceError) {
      return try identify(source, status: status.kind == .file ? status : nil, claims: claims)
    } catch {
      throw error.errno
    }
  }

  /// Identifies the file at a path without ever waiting for it: what is no regular file is never read.
  ///
  /// - Parameter overriding: claims that stand in for those of the file's own name and attributes.
  package func identify(
    _ path: FilePath, at location: FileLocation = .path, overriding: Claims = Claims()
  ) -> FileIdentification {
    var status: FileStatus?
    do throws(Errno) {
      let identification = try identify(path, location, overriding, status: &status)
      return FileIdentification(path: path, status: status, identification)
    } catch {
      guard let status else { return failed(path, at: location, with: error) }
      return FileIdentification(path: path, status: status, result: .failure(.system(error)))
    }
  }

  /// What is known of a file that cannot be opened or listed: its status can mostly be asked for all the same.
  package func failed(_ path: FilePath, at location: FileLocation, with error: Errno) -> FileIdentification {
    // What cannot be a path may begin with one, of another file.
    let status = error == .invalidArgument ? nil : try? self.status(of: path, location)
    return FileIdentification(path: path, status: status, result: .failure(.system(error)))
  }

  private func identify(
    _ path: FilePath, _ location: FileLocation, _ overriding: Claims, status: inout FileStatus?
  ) throws(Errno) -> Identification {
    var claims = overriding
    if claims.name == nil { claims.name = Array(path.lastComponent) }
    let listed = try listedKind(of: path, location, status: &status)
    if let listed, listed != .file, let status { return identify(status, claims: claims) }
    let file: FileDescriptor
    do throws(Errno) { file = try open(path, location) } catch {
      // What was a file when it was listed may be a link or a socket by now, which cannot be opened so.
      guard error == .tooManyLinks || error == .noDevice, case .entry(let directory, let name, .file?) = location else {
        throw error
      }
      let replaced = try self.status(of: name, in: directory)
      status = replaced
      guard replaced.kind != .file else { throw error }
      return identify(replaced, claims: claims)
    }
    let opened = try file.status()
    status = opened
    guard opened.kind == .file else { return identify(opened, claims: claims) }
    let source = FileByteSource(file, size: opened.size)
    claims.takeAttribute(of: source)
    do throws(ByteSourceError) {
      return try identify(source, status: opened, claims: claims)
    } catch {
      throw error.errno
    }
  }

  /// What is known before opening, because to open a FIFO or a device already does something.
  private func listedKind(
    of path: FilePath, _ location: FileLocation, status: inout FileStatus?
  ) throws(Errno) -> FileKind? {
    if case .entry(_, _, .file?) = location { return .file }
    status = try self.status(of: path, location)
    return status?.kind
  }

  private func status(of path: FilePath, _ location: FileLocation) throws(Errno) -> FileStatus {
    switch location {
    case .path: try status(of: path)
    case .entry(let directory, let name, _): try status(of: name, in: directory)
    }
  }

  /// Follows links where the options say so; a dangling link is then the link that it is.
  private func status(of path: FilePath) throws(Errno) -> FileStatus {
    if options.followsLinks, let target = try? FileStatus.of(path, followingLinks: true) { return target }
    return try FileStatus.of(path)
  }

  private func status(of name: [UInt8], in directory: DirectoryHandle) throws(Errno) -> FileStatus {
    if options.followsLinks,
      let target = try? directory.descriptor.status(of: name[...], followingLinks: true)
    {
      return target
    }
    return try directory.descriptor.status(of: name[...], followingLinks: false)
  }

  private func open(_ path: FilePath, _ location: FileLocation) throws(Errno) -> FileDescriptor {
    switch location {
    case .path:
      try FileDescriptor.open(path, followingLinks: options.followsLinks)
    case .entry(let directory, let name, _):
      try FileDescriptor.open(name[...], in: directory.descriptor, followingLinks: options.followsLinks)
    }
  }

  /// A redirected file can be read at any offset; everything else is read as it comes, and no further than needed.
  private func standardInput(
    of status: FileStatus, _ input: consuming FileDescriptor, _ claims: inout Claims
  ) -> any ByteSource {
    guard status.kind == .file, let position = input.position else {
      return StreamByteSource(input, limit: options.limits.largestHead)
    }
    let file = FileByteSource(input, size: status.size)
    guard position == 0 else { return SubrangeByteSource(file, from: position) }
    claims.takeAttribute(of: file)
    return file
  }

  /// Identifies what comes down standard input, taking no more of it than the answer needs.
  package func identifyStandardInput(claims: Claims) -> FileIdentification {
    let path = FilePath("-")
    var status: FileStatus?
    do throws(Errno) {
      let input = FileDescriptor.standardInput
      let opened = try input.status()
      status = opened
      var claims = claims
      let source = standardInput(of: opened, input, &claims)
      do throws(ByteSourceError) {
        let identification = try identify(source, status: nil, claims: claims)
        return FileIdentification(path: path, status: opened, identification)
      } catch {
        throw error.errno
      }
    } catch {
      return FileIdentification(path: path, status: status, result: .failure(.system(error)))
    }
  }
}

extension Claims {
  /// The freedesktop.org attribute for the MIME type of a file.
  private static let mimeTypeAttribute: StaticString = "user.mime_type"

  /// Adds what an attribute of the file says, unless somebody said it already.
  fileprivate mutating func takeAttribute(of file: FileByteSource) {
    guard attributeType == nil else { return }
    attributeType = file.extendedAttribute(Claims.mimeTypeAttribute).flatMap { String(validating: $0, as: UTF8.self) }
  }
}
