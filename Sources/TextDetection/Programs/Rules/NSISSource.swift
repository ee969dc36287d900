// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Commands for the compiler of NSIS, which other languages have behind the same sign.
///
/// Source: NSIS users manual, chapter Compile time commands.
enum NSISSource {
  /// All commands, in small letters.
  private static let commands = Set(
    """
    addincludedir addplugindir appendfile appendmemfile assert cd define delfile echo else endif error execute finalize \
    getdllversion gettlbversion if ifdef ifmacrodef ifmacrondef ifndef include insertmacro macro macroend macroundef \
    makensis packhdr pragma searchparse searchreplace system tempfile undef uninstfinalize verbose warning
    """.split(separator: " ").map(String.init))

  /// Lines with unknown commands that are no accident.
  private static let leastForeign = 2

  /// Whether lines have commands that the compiler does not know.
  static func hasForeignCommands(_ sample: TextSample) -> Bool {
    let foreign = sample.lines.places.count { place in
      guard place.head == UInt8(ascii: "!") else { return false }
      let word = sample.bytes[place.text].dropFirst().prefix(while: \.isWordCharacter)
      return !word.isEmpty && !commands.contains(String(decoding: word.map(\.lowercased), as: UTF8.self))
    }
    return foreign >= leastForeign
  }
}
