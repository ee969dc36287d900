// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import FileSystem
import Scanning

/// Where the paths to identify come from.
enum Inputs {
  /// The path that an operand means: a URL of the scheme `file` (RFC 8089) is decoded, everything else stands for itself.
  ///
  /// - Throws: `EREMOTE` for a URL of another machine, `EINVAL` for one without a path or with a percent sign that is
  ///   no escape.
  static func path(of operand: [UInt8]) throws(Errno) -> FilePath {
    // The scheme is written in letters of either case (RFC 3986, section 3.1); what has no slash behind it may be a name.
    guard operand.prefix(scheme.count).map(\.lowercased) == scheme, operand.dropFirst(scheme.count).first == slash
    else {
      return FilePath(bytes: operand)
    }
    var rest = operand.dropFirst(scheme.count)
    // Without an authority the path follows at once.
    rest = rest.starts(with: [slash, slash]) ? rest.dropFirst(2) : rest
    guard let slash = rest.firstIndex(of: slash) else { throw .invalidArgument }
    let host = String(decoding: rest[..<slash], as: UTF8.self).lowercased()
    guard host.isEmpty || host == "localhost" else { throw .remote }
    guard let decoded = percentDecoded(rest[slash...]), !decoded.contains(0) else { throw .invalidArgument }
    return FilePath(bytes: decoded)
  }

  private static let scheme = Array("file:".utf8)
  private static let slash = UInt8(ascii: "/")

  /// The items that the operands mean.
  static func operands(_ arguments: ParsedArguments) -> [ScanItem] {
    let lists = lists(arguments)
    return arguments.operands.map { isListed($0, in: lists) ? busy : item(of: $0) }
  }

  /// Whether an operand or record is standard input although a list comes from there: whoever identified it would read
  /// the list away from under the reader of paths.
  private static func isListed(_ operand: [UInt8], in lists: [List]) -> Bool {
    operand == standardInput && lists.contains { $0.path == standardInput }
  }

  private static let busy = ScanItem(path: FilePath(bytes: standardInput), failure: .busy)

  /// The item that an operand means; one that means no path has that for its failure.
  static func item(of operand: [UInt8]) -> ScanItem {
    do throws(Errno) { return ScanItem(path: try path(of: operand)) } catch {
      return ScanItem(path: FilePath(bytes: operand), failure: error)
    }
  }

  /// Decodes percent escapes (RFC 3986, section 2.1); nil where one is malformed.
  private static func percentDecoded(_ text: ArraySlice<UInt8>) -> [UInt8]? {
    var decoded: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        decoded.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(digit), let low = rest.popFirst().flatMap(digit) else { return nil }
      decoded.append(high << 4 | low)
    }
    return decoded
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }

  /// The longest record of a list that is kept whole, in bytes; Linux itself takes paths of 4,095.
  ///
  /// A longer one is no path but a list with other separators, and would fill the memory.
  static let longestRecord = 1 << 20

  /// How much is kept of a longer record, in bytes: enough for opening it to tell that it is too long.
  private static let longestKeptRecord = 4096

  /// How much of a list is read at once, in bytes.
  private static let chunk = 64 << 10

  /// A list of paths, and what ends each.
  typealias List = (path: [UInt8], terminator: UInt8)

  /// The lists that the options name.
  static func lists(_ arguments: ParsedArguments) -> [List] {
    arguments.allBytes(of: "files-from").map { ($0, UInt8(ascii: "\n")) }
      + arguments.allBytes(of: "files0-from").map { ($0, 0) }
  }

  /// Reads the items of some lists as they come, until `take` returns false or a signal asks to stop; `note` is told once of
  /// each list that looks wrong.
  static func items(
    in lists: [List], note: (String) -> Void, take: ([ScanItem]) -> Bool
  ) throws(UsageError) {
    var isWanted = true
    for (list, terminator) in lists where isWanted && Interruption.signal == nil {
      var isNoted = false
      do throws(Errno) {
        try records(in: list, terminator: terminator) { records in
          if !isNoted, records.contains(where: { $0.contains(0) }) {
            isNoted = true
            note("\(words(for: list)) has NULs, which no path has; use --files0-from where they end the paths")
          }
          isWanted = take(records.map { item(of: $0, among: lists) })
          return isWanted
        }
      } catch {
        throw UsageError("cannot read \(words(for: list)): \(error)")
      }
    }
  }

  /// The item that a record of one of some lists means.
  ///
  /// No path has a NUL, and what stands in front of one is another path: such a list was made for `--files0-from`.
  private static func item(of record: [UInt8], among lists: [List]) -> ScanItem {
    guard !record.contains(0) else { return ScanItem(path: FilePath(bytes: record), failure: .invalidArgument) }
    return isListed(record, in: lists) ? busy : item(of: record)
  }

  /// What a list is called in messages.
  static func words(for list: [UInt8]) -> String {
    list == standardInput ? "the list on standard input" : "the list \(FilePath(bytes: list))"
  }

  private static let standardInput = [UInt8(ascii: "-")]

  /// Whether a list is a file, whose records can be read more than once.
  static func canBeReadAgain(_ list: [UInt8]) -> Bool {
    guard list != standardInput else { return false }
    return (try? FileStatus.of(FilePath(bytes: list), followingLinks: true).kind) == .file
  }

  /// Reads the records of a list as they come, each ended by `terminator`, the last one perhaps not; those that are complete
  /// where a signal asks to stop.
  ///
  /// An empty record is a path that cannot be opened: whoever asks line by line waits for an answer to it, too.
  /// - Parameter take: called with all records that are complete; returns false to stop.
  static func records(
    in list: [UInt8], terminator: UInt8, take: ([[UInt8]]) -> Bool
  ) throws(Errno) {
    do throws(Errno) {
      try allRecords(in: list, terminator: terminator, take: take)
    } catch {
      guard error == .interrupted else { throw error }
    }
  }

  private static func allRecords(
    in list: [UInt8], terminator: UInt8, take: ([[UInt8]]) -> Bool
  ) throws(Errno) {
    let file =
      list == standardInput ? FileDescriptor.standardInput : try FileDescriptor.openList(FilePath(bytes: list))
    var pending: [UInt8] = []
    // Whether the record that has begun is too long, so that the rest of it is passed over.
    var isLong = false
    while try file.readNext(upTo: chunk, appendingTo: &pending) > 0 {
      guard let end = pending.lastIndex(of: terminator) else {
        isLong = isLong || pending.count > longestRecord
        if isLong { pending.removeSubrange(longestKeptRecord...) }
        continue
      }
      var records: [[UInt8]] = []
      var start = 0
      while let stop = pending.span.firstIndex(of: terminator, from: start, to: end + 1) {
        let record = pending[start..<stop]
        records.append(Array(isLong ? record.prefix(longestKeptRecord) : record))
        isLong = false
        start = stop + 1
      }
      pending.removeFirst(end + 1)
      guard take(records) else { return }
    }
    if !pending.isEmpty { _ = take([isLong ? Array(pending.prefix(longestKeptRecord)) : pending]) }
  }
}
