// SPDX-License-Identifier: Apache-2.0
package import FileSystem

/// Says what files are as file(1) does, special files and unreadable ones included; one for each thread.
package struct MagicFileExaminer: ~Copyable {
  /// How much of a pipe is asked for at once.
  private static let pipeReading = 64 * 1024
  /// The most that is asked of a device at once, whatever `-P` says.
  private static let mostAtOnce = 64 << 20
  /// A larger buffer is given back after the file that needed it.
  private static let keptBuffer = 512 * 1024
  /// What is read of a larger file before all of it: the text that is looked at, and the last superblock that file systems
  /// keep near the beginning.
  private static let beginningReach = 72 * 1024

  /// Bytes of an answer about something that is not read.
  private static let longestAnswer = 1024

  /// Milliseconds of processor time for one file, a hundred times what the worst known one takes; then it counts as failed.
  ///
  /// file(1) has no such limit; `LibMagicWorker` gives libmagic the same time. A build without optimization, or for a
  /// sanitizer, has more.
  package static let processorTime = 5_000 * WorkBudget.slowness

  /// Says what the contents of an open file are, in place of our own evaluation.
  package typealias ContentExaminer = (_ descriptor: Int32, _ options: MagicOptions) -> MagicOutcome

  private var evaluator: MagicEvaluator
  private let examineContents: ContentExaminer?
  private let processorTime: Int
  private var buffer: [UInt8] = []

  /// An examiner with an evaluator of its own.
  package init(
    _ database: MagicDatabase, limits: MagicLimits = MagicLimits(), charset: MagicCharset = .ascii,
    processorTime: Int = MagicFileExaminer.processorTime
  ) {
    evaluator = MagicEvaluator(database, limits: limits)
    evaluator.charset = charset
    examineContents = nil
    self.processorTime = processorTime
  }

  /// An examiner that lets somebody else judge what files hold, and judges special files itself.
  package init(charset: MagicCharset, examiningContents examine: @escaping ContentExaminer) throws(MagicDatabaseError) {
    evaluator = MagicEvaluator(try MagicDatabase(images: [], label: ""))
    evaluator.charset = charset
    examineContents = examine
    processorTime = Self.processorTime
  }

  /// Notes every test from now on; nil ends that.
  package mutating func trace(to trace: MagicTrace?) { evaluator.trace = trace }

  /// Says what the entry at a path is; corresponds to `magic_file`.
  package mutating func examine(_ path: FilePath, options: MagicOptions) -> MagicOutcome {
    evaluator.begin(options)
    let status: FileStatus
    do throws(Errno) {
      status = try FileStatus.of(path, followingLinks: options.contains(.followsLinks))
    } catch {
      if options.contains(.reportsErrors) {
        return failure(quoting(path.bytes, "cannot stat `", "' (\(error.message))"))
      }
      return answer(quoting(path.bytes, "cannot open `", "' (\(error.message))"))
    }
    if let outcome = special(status, path, options) { return outcome }
    let descriptor: FileDescriptor
    do throws(Errno) {
      descriptor = try FileDescriptor.open(path, followingLinks: true)
    } catch {
      return unreadable(status, path, options)
    }
    // Of a regular file the status is known already; anything else is asked for it once more.
    let contents = status.kind == .file ? status : try? descriptor.status()
    guard options.contains(.preservesAccessTime) else { return examine(descriptor, contents, name: path, options) }
    let time = descriptor.accessTime
    let outcome = examine(descriptor, contents, name: path, options)
    if let time { descriptor.setAccessTime(time) }
    return outcome
  }

  /// Says what comes in at standard input; corresponds to `magic_descriptor`.
  package mutating func examineStandardInput(options: MagicOptions) -> MagicOutcome {
    evaluator.begin(options)
    let descriptor = FileDescriptor.standardInput
    return examine(descriptor, try? descriptor.status(), name: nil, options)
  }

  // MARK: Special files

  private func answer(_ text: String) -> MagicOutcome { evaluator.answer([UInt8](text.utf8)) }

  /// An answer, or what file(1) says where it writes too much at once (libmagic: funcs.c, file_vprintf).
  private func answer(_ text: [UInt8]) -> MagicOutcome {
    guard text.count <= Self.longestAnswer else { return failure("Output buffer space exceeded \(text.count)+0".utf8) }
    return evaluator.answer(text)
  }

  private func failure(_ text: some Sequence<UInt8>) -> MagicOutcome { .failure(Array(text)) }

  /// Text around a path, whose bytes need not be text.
  private func quoting(_ path: some Sequence<UInt8>, _ front: String, _ back: String = "") -> [UInt8] {
    [UInt8](front.utf8) + path + [UInt8](back.utf8)
  }

  /// The answer for anything but a regular file with something in it; nil where the file must be read.
  private func special(_ status: FileStatus, _ path: FilePath, _ options: MagicOptions) -> MagicOutcome? {
    let isSilent = options.containsAny(of: .codes)
    var prefix = ""
    if !options.containsAny(of: .withoutDescription) {
      if status.mode & 0o4000 != 0 { prefix += "setuid, " }
      if status.mode & 0o2000 != 0 { prefix += "setgid, " }
      if status.mode & 0o1000 != 0 { prefix += "sticky, " }
    }
    func say(_ type: String, _ description: [UInt8]) -> MagicOutcome? {
      if options.containsAny(of: .mime) {
        var text = options.contains(.mimeType) ? "inode/\(type)" : ""
        if options.contains(.mimeEncoding) { text += options.contains(.mimeType) ? "; charset=binary" : "binary" }
        return answer(text)
      }
      return isSilent ? nil : answer([UInt8](prefix.utf8) + description)
    }
    func say(_ type: String, _ description: String) -> MagicOutcome? { say(type, [UInt8](description.utf8)) }
    switch status.kind {
    case .directory: return say("directory", "directory")
    case .characterDevice, .blockDevice:
      guard !options.contains(.readsDevices) else { return nil }
      let numbers = (try? path.deviceNumbers(followingLinks: options.contains(.followsLinks))) ?? (0, 0)
      return status.kind == .characterDevice
        ? say("chardevice", "character special (\(numbers.0)/\(numbers.1))")
        : say("blockdevice", "block special (\(numbers.0)/\(numbers.1))")
    case .fifo: return options.contains(.readsDevices) ? answer("") : say("fifo", "fifo (named pipe)")
    case .socket: return say("socket", "socket")
    case .symlink: return symbolicLink(path, options, prefix, say)
    case .file:
      guard !options.contains(.readsDevices), status.size == 0 else { return nil }
      return say("x-empty", "empty")
    }
  }

  private func symbolicLink(
    _ path: FilePath, _ options: MagicOptions, _ prefix: String, _ say: (String, [UInt8]) -> MagicOutcome?
  ) -> MagicOutcome? {
    let target: [UInt8]
    do throws(Errno) {
      target = try path.linkTarget()
    } catch {
      let text = quoting(path.bytes, "unreadable symlink `", "' (\(error.message))")
      return options.contains(.reportsErrors) ? failure(text) : say("symlink", text)
    }
    do throws(Errno) {
      _ = try FileStatus.of(path, followingLinks: true)
    } catch {
      if options.contains(.mimeType) { return answer("inode/symlink") }
      if options.contains(.mimeEncoding) { return answer("") }
      if options.contains(.reportsErrors) {
        return failure(quoting(target, "broken symbolic link to ", " (\(error.message))"))
      }
      return answer(quoting(target, prefix + "broken symbolic link to "))
    }
    return say("symlink", quoting(target, "symbolic link to "))
  }

  private func unreadable(_ status: FileStatus, _ path: FilePath, _ options: MagicOptions) -> MagicOutcome {
    var text = path.isWritable ? "writable, " : ""
    if path.isExecutable { text += "executable, " }
    let target = (try? FileStatus.of(path, followingLinks: true)) ?? status
    if target.kind == .file { text += "regular file, " }
    return answer(evaluator.modeBits(of: status.mode, options) + text.utf8 + "no read permission".utf8)
  }

  // MARK: Contents

  private mutating func examine(
    _ descriptor: borrowing FileDescriptor, _ status: FileStatus?, name: FilePath?, _ options: MagicOptions
  ) -> MagicOutcome {
    if let examineContents {
      let outcome = examineContents(descriptor.rawValue, options)
      guard let name else { return outcome }
      switch outcome {
      case .answer(let answer): return .answer(evaluator.modeBits(of: status?.mode ?? 0, options) + answer)
      case .failure(let complaint):
        // Who reads the descriptor does not know the name.
        guard complaint.starts(with: "cannot read fd ".utf8) else { return outcome }
        return .failure([UInt8]("cannot read `".utf8) + name.bytes + "' ".utf8 + complaint.drop { $0 != 0x28 })
      }
    }
    evaluator.budget = WorkBudget(milliseconds: processorTime)
    defer { evaluator.budget = nil }
    let isPipe = status?.kind == .fifo
    let size = status?.kind == .file ? Int(status?.size ?? 0) : nil
    let limit = evaluator.limits.bytes
    var count = 0
    do throws(Errno) {
      if isPipe || size == nil {
        count = try readStream(descriptor, limit: limit, isPipe: isPipe, waits: name == nil)
      } else {
        let start = name == nil ? descriptor.position ?? 0 : 0
        // Files below /proc say that they have no bytes at all.
        let wanted = size == 0 ? limit : min(limit, size ?? 0)
        if start == 0, wanted > 2 * Self.beginningReach,
          let outcome = try evaluateBeginning(descriptor, status, isNamed: name != nil, options)
        {
          return outcome
        }
        buffer.removeAll(keepingCapacity: true)
        count = try descriptor.readAll(upTo: wanted, at: start, appendingTo: &buffer)
      }
    } catch {
      return failure(quoting(name?.bytes ?? Array("/dev/stdin".utf8), "cannot read `", "' (\(error.message))"))
    }
    if isPipe, count == 0, let name, let status { return unreadable(status, name, options) }
    let pipe = isPipe ? Array(buffer[..<count]) : nil
    let subject = subject(descriptor, status, fileSize: size, pipe: pipe, isNamed: name != nil)
    defer {
      if buffer.capacity > Self.keptBuffer { buffer = [] }
    }
    return evaluateBuffer { evaluator, bytes in
      evaluator.evaluate(bytes.extracting(first: count), of: subject, options: options)
    }
  }

  /// Lets the evaluator see the buffer, which nobody else may touch meanwhile.
  private mutating func evaluateBuffer<Answer>(
    _ body: (inout MagicEvaluator, Span<UInt8>) -> Answer
  ) -> Answer {
    var bytes: [UInt8] = []
    swap(&bytes, &buffer)
    defer { swap(&bytes, &buffer) }
    return body(&evaluator, bytes.span)
  }

  private func subject(
    _ descriptor: borrowing FileDescriptor, _ status: FileStatus?, fileSize: Int?, pipe: [UInt8]?, isNamed: Bool
  ) -> MagicSubject {
    let reader = DescriptorReader(number: descriptor.rawValue, pipe: pipe)
    var subject = MagicSubject(fileSize: fileSize, mode: status?.mode ?? 0, reader: reader)
    subject.isNamed = isNamed
    return subject
  }

  /// Judges a large file by its beginning; nil where that is not enough.
  private mutating func evaluateBeginning(
    _ descriptor: borrowing FileDescriptor, _ status: FileStatus?, isNamed: Bool, _ options: MagicOptions
  ) throws(Errno) -> MagicOutcome? {
    guard let status, evaluator.trace == nil, evaluator.limits.encoding < Self.beginningReach else { return nil }
    buffer.removeAll(keepingCapacity: true)
    guard try descriptor.read(upTo: Self.beginningReach, at: 0, appendingTo: &buffer) == Self.beginningReach else {
      return nil
    }
    let subject = subject(descriptor, status, fileSize: Int(status.size), pipe: nil, isNamed: isNamed)
    return evaluateBuffer { evaluator, bytes in
      evaluator.evaluate(beginning: bytes, of: subject, options: options)
    }
  }

  private mutating func makeRoom(for count: Int) {
    if buffer.count < count { buffer = [UInt8](repeating: 0, count: count) }
  }

  /// Reads all that comes, up to a limit; a device gives only what one call does, a named pipe what is there already.
  private mutating func readStream(
    _ descriptor: borrowing FileDescriptor, limit: Int, isPipe: Bool, waits: Bool
  ) throws(Errno) -> Int {
    guard isPipe else {
      makeRoom(for: min(limit, Self.mostAtOnce))
      return try descriptor.readNext(into: &buffer, from: 0)
    }
    guard waits else {
      makeRoom(for: min(limit, Self.mostAtOnce))
      return (try? descriptor.readNext(into: &buffer, from: 0)) ?? 0
    }
    var bytes: [UInt8] = []
    while bytes.count < limit {
      let got = try descriptor.readNext(upTo: min(Self.pipeReading, limit - bytes.count), appendingTo: &bytes)
      if got == 0 { break }
    }
    makeRoom(for: bytes.count)
    for (index, byte) in bytes.enumerated() { buffer[index] = byte }
    return bytes.count
  }
}

/// Reads an open file at any offset, or what a pipe has given.
private struct DescriptorReader: MagicByteReader {
  let number: Int32
  let pipe: [UInt8]?

  func bytes(at offset: Int, count: Int) -> [UInt8]? {
    guard offset >= 0, count >= 0 else { return nil }
    if let pipe { return offset < pipe.count ? Array(pipe[offset..<min(pipe.count, offset + count)]) : [] }
    var bytes: [UInt8] = []
    let descriptor = FileDescriptor(rawValue: number, closes: false)
    return (try? descriptor.readAll(upTo: count, at: Int64(offset), appendingTo: &bytes)).map { _ in bytes }
  }
}
