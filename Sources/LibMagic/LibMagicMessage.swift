// SPDX-License-Identifier: Apache-2.0
import FileSystem

/// What goes over the socket between the tool and the confined process that runs libmagic.
///
/// A message is three little-endian 32-bit integers (kind, number, length of the payload) and the payload.
struct LibMagicMessage {
  /// What a message is about.
  enum Kind: UInt32 {
    /// To the worker: load the databases; the payload has limits and paths.
    case load = 1
    /// To the worker: examine the descriptor that comes along; the number has the flags.
    case descriptor
    /// To the worker: examine the payload; the number has the flags.
    case bytes
    /// From the worker: the payload is the answer; after a load, the number tells how it is confined.
    case answer
    /// From the worker: the payload is the complaint.
    case failure
  }

  /// What the message is about.
  var kind: Kind
  /// What its kind says of it.
  var number: UInt32 = 0
  /// The bytes that come along.
  var payload: [UInt8] = []

  /// The bytes in front of the payload.
  static let headerLength = 12
  /// The longest payload: file(1) looks at 7 MiB, and `-P bytes` may ask for more of a file, but bytes are only sent as a head.
  static let longestPayload = 64 << 20

  /// The message as bytes.
  var encoded: [UInt8] {
    var bytes: [UInt8] = []
    for word in [kind.rawValue, number, UInt32(clamping: payload.count)] {
      for shift in stride(from: UInt32(0), to: 32, by: 8) { bytes.append(UInt8(truncatingIfNeeded: word >> shift)) }
    }
    return bytes + payload
  }

  /// The three integers of a header.
  static func words(of header: [UInt8]) -> [UInt32] {
    stride(from: 0, to: header.count - 3, by: 4).map { start in
      (0..<4).reduce(UInt32(0)) { $0 | UInt32(header[start + $1]) << UInt32($1 * 8) }
    }
  }
}

/// What the worker is told before anything else.
struct LibMagicLoad {
  /// The paths, separated by colons; nil for libmagic's own choice.
  var databases: FilePath?
  /// Limits by libmagic's numbers for them.
  var limits: [(name: Int32, value: Int)]

  /// One limit a line, `number=value`, then a line with the paths, where there are any.
  var encoded: [UInt8] {
    let text = limits.map { "\($0.name)=\($0.value)\n" }.joined() + "\n"
    return Array(text.utf8) + (databases?.bytes ?? [])
  }

  /// Reads what `encoded` wrote; nil for anything else.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard let end = lines.firstIndex(of: []) else { return nil }
    limits = []
    for line in lines[..<end].map({ String(decoding: $0, as: UTF8.self) }) {
      let parts = line.split(separator: "=")
      guard parts.count == 2, let name = Int32(parts[0]), let value = Int(parts[1]) else { return nil }
      limits.append((name, value))
    }
    let rest = Array(lines[(end + 1)...].joined(separator: [UInt8(ascii: "\n")]))
    databases = rest.isEmpty ? nil : FilePath(bytes: rest)
  }

  /// What a worker is told first: a list of databases, nil for the installed one, and limits by their numbers.
  init(databases: FilePath?, limits: [(name: Int32, value: Int)]) {
    self.databases = databases
    self.limits = limits
  }
}
