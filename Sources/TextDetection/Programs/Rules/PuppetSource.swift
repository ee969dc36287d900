// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Classes and types of Puppet.
///
/// Sources: Puppet language reference, Type aliases and Classes.
enum PuppetSource {
  /// Whether a class or the name of a type has parts between colons, and what follows is as in Puppet.
  static func isDefinition(_ line: ArraySlice<UInt8>, _ sample: TextSample) -> Bool {
    let words = line.words
    guard words.count >= 2 else { return false }
    let name = words[1].prefix { $0.isWordCharacter || $0 == UInt8(ascii: ":") }
    guard name.contains("::"), !sample.contains(";") else { return false }
    if line.begins(with: "type ") {
      return words.count > 3 && words[2].equals("=") && words[1].first?.isCapital == true
        && words[3].first?.isCapital == true
    }
    let ends = line.last == UInt8(ascii: "(") || line.last == UInt8(ascii: "{")
    return name.first?.isSmallLetter == true && ends && sample.contains("}")
      && (sample.contains("$") || sample.contains(" => ") || sample.contains("include "))
  }
}
