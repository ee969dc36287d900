// SPDX-License-Identifier: Apache-2.0
import CSniffMagic
package import FileSystem
import Glibc

/// The C library that `file` is made of, through one cookie.
///
/// A cookie serves one worker at a time; libmagic keeps no state outside it. It reads untrusted bytes in C, in this process:
/// the tool asks it through `LibMagicWorker` instead.
package final class LibMagicCookie {
  private let cookie: magic_t
  private var flags: LibMagicQuestion

  /// Opens a cookie and loads a list of databases or sources separated by colons.
  ///
  /// Without a list it loads the installed database, or the one that the environment variable `MAGIC` names.
  package init(databases: FilePath? = nil) throws(LibMagicError) {
    flags = LibMagicCookie.quiet.union(.mimeType)
    guard let cookie = magic_open(flags.rawValue) else { throw .outOfMemory }
    let status = databases.map { list in list.withCString { magic_load(cookie, $0) } } ?? magic_load(cookie, nil)
    guard status == 0 else {
      let reason = LibMagicCookie.message(of: cookie)
      magic_close(cookie)
      throw .database(reason)
    }
    self.cookie = cookie
  }

  deinit { magic_close(cookie) }

  /// Errors are told by the call and never printed into the answer; characters are left as they are.
  static let quiet = LibMagicQuestion(rawValue: MAGIC_ERROR | MAGIC_RAW)

  private static func message(of cookie: magic_t) -> String {
    magic_error(cookie).map { String(cString: $0) } ?? "no reason given"
  }

  /// Sets one of libmagic's limits; false for a number that it does not know.
  package func setLimit(_ limit: Int32, to value: Int) -> Bool {
    var value = value
    return magic_setparam(cookie, limit, &value) == 0
  }

  private func set(_ question: LibMagicQuestion) {
    guard question != flags else { return }
    magic_setflags(cookie, question.rawValue)
    flags = question
  }

  /// What libmagic answers with exactly these flags about an open file, which is read from its start and left open.
  package func outcome(_ question: LibMagicQuestion, ofDescriptor number: Int32) -> LibMagicOutcome {
    set(question)
    return outcome(magic_descriptor(cookie, number))
  }

  /// What libmagic answers with exactly these flags about bytes.
  package func outcome(_ question: LibMagicQuestion, of bytes: [UInt8]) -> LibMagicOutcome {
    set(question)
    return bytes.withUnsafeBytes { outcome(magic_buffer(cookie, $0.baseAddress, $0.count)) }
  }

  private func outcome(_ answer: UnsafePointer<CChar>?) -> LibMagicOutcome {
    if let answer { return .answer(LibMagicCookie.bytes(of: answer)) }
    return .failure(magic_error(cookie).map(LibMagicCookie.bytes) ?? Array("(null)".utf8))
  }

  private static func bytes(of text: UnsafePointer<CChar>) -> [UInt8] {
    Array(UnsafeRawBufferPointer(start: text, count: strlen(text)))
  }

  /// The version of the library, for example 544 for 5.44.
  package static var version: Int { Int(magic_version()) }

  /// The path of the database that is loaded by default.
  package static var databasePath: String {
    magic_getpath(nil, 0).map { String(cString: $0) } ?? ""
  }
}

extension LibMagicCookie: LibMagicAnswering {
  package func answer(to question: LibMagicQuestion, for bytes: [UInt8]) throws(LibMagicError) -> String {
    switch outcome(question.union(LibMagicCookie.quiet), of: bytes) {
    case .answer(let answer): return String(decoding: answer, as: UTF8.self)
    case .failure(let reason): throw .examination(String(decoding: reason, as: UTF8.self))
    }
  }
}
