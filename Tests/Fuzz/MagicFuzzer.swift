// SPDX-License-Identifier: Apache-2.0
import CSniffMagic
import FileSystem
import Glibc
import Magic

/// The installed libmagic and our own evaluator over the same database; libFuzzer has one thread.
private final class Pair {
  let cookie: magic_t
  var evaluator: MagicEvaluator

  init?() {
    guard let cookie = magic_open(0), magic_load(cookie, nil) == 0,
      let path = magic_getpath(nil, 0).map({ String(cString: $0).split(separator: ":").last ?? "" })
    else { return nil }
    self.cookie = cookie
    guard let database = try? MagicDatabase(paths: [path + ".mgc"]) else { return nil }
    evaluator = MagicEvaluator(database)
  }

  /// What libmagic answers with given bytes after the input, which it must not look at.
  func oracle(_ bytes: [UInt8], followedBy padding: UInt8, _ options: MagicOptions) -> [UInt8] {
    magic_setflags(cookie, CInt(bitPattern: options.rawValue))
    let padded = bytes + [UInt8](repeating: padding, count: 256)
    let answer = padded.withUnsafeBytes { magic_buffer(cookie, $0.baseAddress, bytes.count) }
    return (answer ?? magic_error(cookie)).map { Array(String(cString: $0).utf8) } ?? Array("(null)".utf8)
  }
}

nonisolated(unsafe) private let pair = Pair()

/// Descriptions that quote what an earlier search found, and 16-bit strings that begin a group and may be cut off.
private let leftovers = ["C program text (from lex)", "Windows Policy Administrative Template, 1st line"]

/// Asks both engines for the MIME type and the description, and expects the same answer.
///
/// Where libmagic's own answer depends on memory after the input, or on what an earlier search or record left, there is
/// nothing to compare.
func fuzzMagic(_ input: [UInt8]) {
  guard let pair else { fatalError("there is no libmagic with a compiled database") }
  for options in [.mime, []] as [MagicOptions] {
    let theirs = pair.oracle(input, followedBy: 0, options)
    let outcome = pair.evaluator.evaluate(input.span, of: MagicSubject(), options: options)
    let mine =
      switch outcome {
      case .answer(let bytes), .failure(let bytes): bytes
      }
    if mine == theirs || leftovers.contains(where: { theirs.starts(with: $0.utf8) }) { continue }
    guard pair.oracle(input, followedBy: 0x41, options) == theirs else { continue }
    fatalError(
      "libmagic says “\(String(decoding: theirs, as: UTF8.self))”, we say “\(String(decoding: mine, as: UTF8.self))”")
  }
}
