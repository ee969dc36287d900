// SPDX-License-Identifier: Apache-2.0
import CSniffMagic

/// What libmagic is asked for; the raw value is that of its flags.
package struct LibMagicQuestion: OptionSet, Sendable {
  /// The flags of libmagic.
  package let rawValue: Int32

  /// The question that flags of libmagic stand for.
  package init(rawValue: Int32) { self.rawValue = rawValue }

  /// The description for people, as `file` prints it; the question that asks for nothing else.
  package static let description: LibMagicQuestion = []
  /// The MIME type, as `file --mime-type`.
  package static let mimeType = LibMagicQuestion(rawValue: MAGIC_MIME_TYPE)
  /// The character encoding, as `file --mime-encoding`.
  package static let mimeEncoding = LibMagicQuestion(rawValue: MAGIC_MIME_ENCODING)
  /// The slash-separated filename extensions, as `file --extension`.
  package static let filenameExtensions = LibMagicQuestion(rawValue: MAGIC_EXTENSION)
}

/// What libmagic said of one file.
package enum LibMagicOutcome: Equatable, Sendable {
  /// The answer.
  case answer([UInt8])
  /// Libmagic's own complaint, or why it could not be asked.
  case failure([UInt8])
}

/// Somebody who asks libmagic, in this process or in another.
package protocol LibMagicAnswering: AnyObject {
  /// What libmagic says of the bytes, unescaped; at least 0.02 ms, for text up to 1 ms and more.
  func answer(to question: LibMagicQuestion, for bytes: [UInt8]) throws(LibMagicError) -> String
}

/// Why libmagic could not be asked.
public enum LibMagicError: Error, Equatable, Sendable {
  /// No cookie could be made: the machine is out of memory.
  case outOfMemory
  /// The database could not be loaded; the text is libmagic's own.
  case database(String)
  /// The database that somebody names, or that the system denies, cannot be used; the text says why and what to do.
  case unusable(String)
  /// A subject could not be examined; the text is libmagic's own.
  case examination(String)
  /// The confined process that runs libmagic could not be started or has ended; the text says why.
  case worker(String)
}

extension LibMagicError: CustomStringConvertible {
  /// One line for people: what went wrong and what to do.
  public var description: String {
    switch self {
    case .outOfMemory:
      "libmagic has no memory for a cookie; close other programs or use fewer threads"
    case .database(let reason):
      "the signature database cannot be loaded (\(reason)); install the package libmagic-mgc, or set MAGIC to a database"
    case .unusable(let reason):
      "the signature database cannot be loaded: \(reason)"
    case .examination(let reason):
      "libmagic could not examine the bytes: \(reason)"
    case .worker(let reason):
      "the confined process for libmagic \(reason)"
    }
  }
}
