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
    let body = sample.bytes[first.startIndex...].drop { $0 != UInt8(ascii: "{") }.dropFirst()
    for line in body.split(separator: 0x0a) {
      let text = line.trimmed
      guard !text.isEmpty, text.first != UInt8(ascii: "#") else { continue }
      guard let key = keysOfTargets.first(where: text.begins) else { return false }
      let value = text.dropFirst(key.utf8CodeUnitCount).drop { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
      return value.first == UInt8(ascii: "[") || value.first == UInt8(ascii: "{") || value.isEmpty
    }
    return false
  }
}
