// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Dictionaries of Python that tell what is built (GYP: Input format reference, sections Overall Structure of .gyp Files and
/// Overall Structure of .gypi Files).
extension PythonSource {
  /// Keys of the outermost dictionary, as they are written.
  private static let keysOfTargets: [StaticString] = [
    "'conditions'", "'includes'", "'make_global_settings'", "'target_defaults'", "'targets'", "'variables'",
  ]
  /// Keys of what is in them.
  private static let keysWithin: [StaticString] = [
    "'conditions'", "'cflags'", "'defines'", "'dependencies'", "'include_dirs'", "'sources'", "'target_name'",
    "'variables'",
  ]

  /// Whether a dictionary begins in front of all but comments, and one of the keys of targets with a list or a dictionary is its
  /// first, between apostrophes, which JSON does not have.
  static func describesTargets(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented, first.trimmed.first == UInt8(ascii: "{"),
      sample.contains(anyOf: keysWithin)
    else { return false }
    var body = sample.bytes[first.startIndex...].drop { $0 != UInt8(ascii: "{") }.dropFirst().drop { $0 <= 0x20 }
    while body.first == UInt8(ascii: "#") { body = body.drop { $0 != 0x0a }.drop { $0 <= 0x20 } }
    guard let key = keysOfTargets.first(where: body.begins) else { return false }
    let value = body.prefix { $0 != 0x0a }.dropFirst(key.utf8CodeUnitCount)
      .drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
    return value.first == UInt8(ascii: "[") || value.first == UInt8(ascii: "{") || value.isEmpty
  }
}
