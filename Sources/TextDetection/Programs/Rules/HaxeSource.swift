// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Modules of Haxe.
///
/// Sources: Haxe manual, sections Externs and Abstract.
enum HaxeSource {
  /// Whether a package stands in front of all but comments, and something of Haxe's own after it.
  static func isModule(_ sample: TextSample) -> Bool {
    let front = sample.front
    let marks: [StaticString] = ["\n@:", " abstract ", "\nextern ", " = {"]
    guard sample.bytes.has("package", at: front), sample.contains(anyOf: marks) else { return false }
    // Packages of other languages end with their line.
    return sample.bytes[front...].prefix { $0 != 0x0a }.trimmed.last == UInt8(ascii: ";")
  }
}
