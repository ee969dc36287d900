// SPDX-License-Identifier: Apache-2.0
import CSniffMagic
import FileSystem
import Glibc
import Magic

/// The installed libmagic, whose answers are the right ones.
final class LibMagicOracle {
  private let cookie: magic_t
  /// The database that libmagic looks at as long as the cookie is there.
  private var image: UnsafeMutableRawBufferPointer?

  /// A cookie with the installed database; nil where there is none.
  init?(database: String? = nil) {
    guard let cookie = magic_open(0) else { return nil }
    guard magic_load(cookie, database) == 0 else {
      magic_close(cookie)
      return nil
    }
    self.cookie = cookie
  }

  /// A cookie with one compiled database that is in memory; nil where libmagic does not take it.
  init?(image: [UInt8]) {
    guard let cookie = magic_open(0) else { return nil }
    let room = UnsafeMutableRawBufferPointer.allocate(byteCount: image.count, alignment: 16)
    room.copyBytes(from: image)
    var start = room.baseAddress
    var size = room.count
    guard magic_load_buffers(cookie, &start, &size, 1) == 0 else {
      magic_close(cookie)
      room.deallocate()
      return nil
    }
    self.cookie = cookie
    self.image = room
  }

  deinit {
    magic_close(cookie)
    image?.deallocate()
  }

  private func outcome(_ answer: UnsafePointer<CChar>?) -> MagicOutcome {
    if let answer { return .answer(Array(UnsafeRawBufferPointer(start: answer, count: strlen(answer)))) }
    return .failure(magic_error(cookie).map { Array(String(cString: $0).utf8) } ?? Array("(null)".utf8))
  }

  func examine(_ bytes: [UInt8], _ options: MagicOptions) -> MagicOutcome {
    magic_setflags(cookie, Int32(bitPattern: options.rawValue))
    return bytes.withUnsafeBytes { outcome(magic_buffer(cookie, $0.baseAddress, $0.count)) }
  }

  func examine(path: String, _ options: MagicOptions) -> MagicOutcome {
    magic_setflags(cookie, Int32(bitPattern: options.rawValue))
    return outcome(magic_file(cookie, path))
  }

  /// The compiled database that is loaded by default.
  static var databasePath: String {
    let path = magic_getpath(nil, 0).map { String(cString: $0) } ?? ""
    for candidate in [path + ".mgc", "/usr/lib/file/magic.mgc", "/usr/share/misc/magic.mgc"]
    where (try? MappedFile(path: Array(candidate.utf8))) != nil {
      return candidate
    }
    return path
  }

  /// Whether the database and the library are of the version that the evaluator follows.
  static let isComparable: Bool = magic_version() == 544 && (try? MagicDatabase(paths: [databasePath])) != nil

  /// The option sets that are compared.
  static let optionSets: [MagicOptions] = [
    [], .mimeType, .mimeEncoding, .mime, .filenameExtensions, .apple, .allMatches, [.allMatches, .mimeType],
    [.allMatches, .filenameExtensions], .raw, .skipsText, .skipsRecords, [.skipsJSON, .skipsCSV, .skipsTar],
    [.skipsCompoundFiles, .skipsELF], [.skipsEncoding, .mime], [.skipsRecords, .skipsText, .mimeType],
    [.skipsEncoding, .allMatches], [.raw, .allMatches], [.apple, .filenameExtensions],
    [.skipsText, .mime, .allMatches],
  ]
}
