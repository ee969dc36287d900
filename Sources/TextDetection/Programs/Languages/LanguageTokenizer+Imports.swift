// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

extension LanguageTokenizer {
  /// Lines that import a module by its name look the same in many languages: after so many of them only what follows tells more.
  static let mostImports = 5

  private static let word: StaticString = "import "

  /// Where the line ends that begins here, if it does nothing but import a module by its dotted name, and enough such lines were
  /// read; nil otherwise.
  mutating func endOfFurtherImport() -> Int? {
    guard bytes[index..<end].begins(with: Self.word) else { return nil }
    var at = index + Self.word.utf8CodeUnitCount
    while at < end, bytes[at].isWordCharacter || Self.isInImports(bytes[at]) { at += 1 }
    guard at < end, bytes[at] == 0x0a else { return nil }
    importCount += 1
    return importCount > Self.mostImports ? at : nil
  }

  private static func isInImports(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "*"), UInt8(ascii: ";"), 0x20: true
    default: false
    }
  }
}
