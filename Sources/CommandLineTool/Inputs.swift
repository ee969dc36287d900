// SPDX-License-Identifier: Apache-2.0
import FileSystem

/// Where the paths to identify come from.
enum Inputs {
  /// The path that an operand means: a `file://` URL (RFC 8089) is decoded, everything else stands for itself.
  static func path(of operand: [UInt8]) throws(UsageError) -> FilePath {
    guard operand.starts(with: "file://".utf8) else { return FilePath(bytes: operand) }
    let rest = operand.dropFirst(7)
    guard let slash = rest.firstIndex(of: UInt8(ascii: "/")) else {
      throw UsageError("\(String(decoding: operand, as: UTF8.self)) names no path; write file:///path")
    }
    let host = String(decoding: rest[..<slash], as: UTF8.self).lowercased()
    guard host.isEmpty || host == "localhost" else {
      throw UsageError(
        "\(String(decoding: operand, as: UTF8.self)) is on another machine; only file:///path can be read")
    }
    guard let decoded = percentDecoded(rest[slash...]) else {
      throw UsageError("\(String(decoding: operand, as: UTF8.self)) has a percent sign without two hexadecimal digits")
    }
    return FilePath(bytes: decoded)
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

  /// The longest path that a list may hold, in bytes; Linux itself takes 4,096.
  ///
  /// A longer record is no path but a list
  /// with other separators, and would fill the memory.
  static let longestRecord = 1 << 20

  /// How much of a list is read at once, in bytes.
  private static let chunk = 64 << 10

  /// Reads the records of a list as they come, each ended by `terminator`, the last one perhaps not.
  ///
  /// - Parameter keepsEmpty: whether empty records count too.
  /// - Parameter take: called with all records that are complete; returns false to stop.
  static func records(
    in list: [UInt8], terminator: UInt8, keepingEmpty keepsEmpty: Bool = false, take: ([[UInt8]]) -> Bool
  ) throws(Errno) {
    let isStandardInput = list == [UInt8(ascii: "-")]
    let file =
      isStandardInput
      ? FileDescriptor.standardInput : try FileDescriptor.openList(FilePath(bytes: list))
    var pending: [UInt8] = []
    while try file.readNext(upTo: chunk, appendingTo: &pending) > 0 {
      guard let end = pending.lastIndex(of: terminator) else {
        guard pending.count <= longestRecord else { throw .nameTooLong }
        continue
      }
      let records = pending[..<end].split(separator: terminator, omittingEmptySubsequences: !keepsEmpty).map(Array.init)
      pending.removeFirst(end + 1)
      guard records.isEmpty || take(records) else { return }
    }
    if !pending.isEmpty { _ = take([pending]) }
  }
}
