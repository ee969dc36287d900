// SPDX-License-Identifier: Apache-2.0
import CMagic

/// Why libmagic could not be asked.
public enum LibMagicError: Error, Equatable, Sendable {
  /// No cookie could be made: the machine is out of memory.
  case outOfMemory
  /// The database could not be loaded; the text is libmagic's own.
  case database(String)
  /// A subject could not be examined; the text is libmagic's own.
  case examination(String)
}

extension LibMagicError: CustomStringConvertible {
  /// One line for people: what went wrong and what to do.
  public var description: String {
    switch self {
    case .outOfMemory:
      "libmagic has no memory for a cookie; close other programs or use fewer threads"
    case .database(let reason):
      "the signature database cannot be loaded (\(reason)); install the package libmagic-mgc, or set MAGIC to a database"
    case .examination(let reason):
      "libmagic could not examine the bytes: \(reason)"
    }
  }
}

/// The C library that `file` is made of, through one cookie.
///
/// A cookie serves one worker at a time; libmagic keeps no state outside it.
package final class LibMagic {
  /// What libmagic is asked for.
  package struct Question: OptionSet, Sendable {
    package let rawValue: Int32
    package init(rawValue: Int32) { self.rawValue = rawValue }

    /// The description for people, as `file` prints it; the question that asks for nothing else.
    package static let description: Question = []
    /// The MIME type, as `file --mime-type`.
    package static let mimeType = Question(rawValue: MAGIC_MIME_TYPE)
    /// The character encoding, as `file --mime-encoding`.
    package static let mimeEncoding = Question(rawValue: MAGIC_MIME_ENCODING)
    /// The slash-separated filename extensions, as `file --extension`.
    package static let filenameExtensions = Question(rawValue: MAGIC_EXTENSION)
    /// Every match and not only the first, as `file --keep-going`.
    package static let everyMatch = Question(rawValue: MAGIC_CONTINUE)
  }

  private let cookie: magic_t
  private var question: Question

  /// Opens a cookie and loads the installed database, or the one that the environment variable `MAGIC` names.
  package init() throws(LibMagicError) {
    question = .mimeType
    guard let cookie = magic_open(LibMagic.flags(for: question)) else { throw .outOfMemory }
    guard magic_load(cookie, nil) == 0 else {
      let reason = LibMagic.message(of: cookie)
      magic_close(cookie)
      throw .database(reason)
    }
    self.cookie = cookie
  }

  deinit { magic_close(cookie) }

  /// Errors are told by the call and never printed into the answer; characters are left as they are.
  private static func flags(for question: Question) -> Int32 { question.rawValue | MAGIC_ERROR | MAGIC_RAW }

  private static func message(of cookie: magic_t) -> String {
    magic_error(cookie).map { String(cString: $0) } ?? "no reason given"
  }

  /// What libmagic says of the bytes; at least 0.02 ms, for text up to 1 ms and more.
  package func answer(to question: Question, for bytes: [UInt8]) throws(LibMagicError) -> String {
    if question != self.question {
      magic_setflags(cookie, LibMagic.flags(for: question))
      self.question = question
    }
    let answer = bytes.withUnsafeBytes { magic_buffer(cookie, $0.baseAddress, $0.count) }
    guard let answer else { throw .examination(LibMagic.message(of: cookie)) }
    return String(cString: answer)
  }

  /// The version of the library, for example 544 for 5.44.
  package static var version: Int { Int(magic_version()) }

  /// The path of the database that is loaded by default.
  package static var databasePath: String {
    magic_getpath(nil, 0).map { String(cString: $0) } ?? ""
  }
}
