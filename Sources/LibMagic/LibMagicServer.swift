// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Glibc

/// The worker's side: libmagic in a process that has given up everything but computing.
package enum LibMagicServer {
  /// The only argument of a process that is a worker.
  package static let argument = "--libmagic-worker"
  /// Processor time after which the kernel ends a worker whatever its client does, in seconds.
  static let processorSeconds: UInt64 = 600

  /// Answers what comes in at descriptor 3 until its other end is closed; returns the exit status.
  package static func serve() -> Int32 {
    let descriptor = FileDescriptor(rawValue: ChildProcess.socketNumber)
    guard let status = try? descriptor.status(), status.kind == .socket else {
      try? StandardStream.error.write(Array("sniff: \(argument) is for sniff itself; see sniff --help\n".utf8))
      return 2
    }
    do throws(Errno) { try serve(MessageSocket(descriptor)) } catch { return 1 }
    return 0
  }

  private static func serve(_ socket: consuming MessageSocket) throws(Errno) {
    try socket.endWithOtherEnd()
    var magic: LibMagicCookie?
    while let header = try socket.receive(LibMagicMessage.headerLength) {
      let words = LibMagicMessage.words(of: header.bytes)
      guard let kind = LibMagicMessage.Kind(rawValue: words[0]), words[2] <= LibMagicMessage.longestPayload,
        let body = try socket.receive(Int(words[2]))
      else { return }
      let question = LibMagicQuestion(rawValue: Int32(bitPattern: words[1]))
      switch kind {
      case .load:
        guard magic == nil, let load = LibMagicLoad(body.bytes) else { return }
        switch Result(catching: { () throws(LibMagicError) in try open(load) }) {
        case .success((let loaded, let confinement)):
          magic = loaded
          try socket.send(LibMagicMessage(kind: .answer, number: UInt32(confinement.rawValue)).encoded)
        case .failure(let error):
          let reason = if case .database(let reason) = error { reason } else { error.description }
          try socket.send(LibMagicMessage(kind: .failure, payload: Array(reason.utf8)).encoded)
        }
      case .descriptor:
        guard let magic, let number = header.descriptorNumber else { return }
        try send(magic.outcome(question, ofDescriptor: number), over: socket)
      case .bytes:
        guard let magic else { return }
        try send(magic.outcome(question, of: body.bytes), over: socket)
      case .answer, .failure: return
      }
    }
  }

  private static func send(_ outcome: LibMagicOutcome, over socket: borrowing MessageSocket) throws(Errno) {
    let message =
      switch outcome {
      case .answer(let bytes): LibMagicMessage(kind: .answer, payload: bytes)
      case .failure(let bytes): LibMagicMessage(kind: .failure, payload: bytes)
      }
    try socket.send(message.encoded)
  }

  /// Gives up all but reading the databases, loads them, and gives up opening anything.
  private static func open(_ load: LibMagicLoad) throws(LibMagicError) -> (LibMagicCookie, Confinement) {
    // The tool's handlers for signals, and those that the runtime has for crashes, would keep this process alive.
    for number in [
      SIGHUP, SIGINT, SIGQUIT, SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGFPE, SIGSEGV, SIGALRM, SIGTERM, SIGXCPU,
    ] {
      signal(number, SIG_DFL)
    }
    // Which characters can be printed is the locale's business, as in file(1).
    setlocale(LC_CTYPE, "")
    let list = load.databases ?? FilePath(LibMagicCookie.databasePath)
    let paths = FilePath.paths(in: list.bytes).flatMap { [$0, FilePath(bytes: $0.bytes + ".mgc".utf8)] }
    // The time zone is read when the first date is written, after which nothing can be opened.
    tzset()
    var reached = Confinement.confineResources(readableFiles: paths, processorSeconds: processorSeconds)
    let magic = try LibMagicCookie(databases: load.databases)
    for limit in load.limits {
      guard magic.setLimit(limit.name, to: limit.value) else {
        throw .database("libmagic does not know limit \(limit.name)")
      }
    }
    reached.formUnion(Confinement.confineCalls())
    return (magic, reached)
  }
}
