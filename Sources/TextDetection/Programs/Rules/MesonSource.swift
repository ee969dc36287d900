// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Build definitions of Meson.
///
/// Source: Meson: Reference manual, Functions.
enum MesonSource {
  /// Functions that build nothing anywhere else, and the modules that are imported for builds.
  private static let functions: [StaticString] = [
    "configure_file(", "custom_target('", "declare_dependency(", "executable('", "files('", "import('fs')",
    "dependency('", "import('gnome')", "import('i18n')", "import('pkgconfig')", "include_directories('",
    "install_data(", "install_headers(", "install_man(", "meson.", "shared_library('", "static_library('", "subdir('",
  ]

  /// What the lines of choices and loops begin with.
  private static let choices: [StaticString] = ["elif ", "else", "endforeach", "endif", "foreach ", "if "]

  /// Nothing but calls and variables, of which one at least calls a function of builds or translates.
  static func isBuild(_ sample: TextSample) -> Bool {
    guard sample.isWhole, !sample.contains(";"), !sample.contains("{") else { return false }
    var (isKnown, isChoice) = (false, false)
    for line in sample.lines {
      guard let first = line.first, first != UInt8(ascii: "#") else { continue }
      if first <= 0x20 {
        isKnown = isKnown || isChoice && line.trimmed.begins(withAnyOf: functions)
        continue
      }
      if ")]'".utf8.contains(first) { continue }
      if line.begins(withAnyOf: choices) {
        isChoice = !line.begins(with: "end")
        continue
      }
      let name = line.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
      guard first.isLetter || first == UInt8(ascii: "_") else { return false }
      let rest = line[name.endIndex...].drop { $0 == 0x20 }
      var call = line
      if rest.first == UInt8(ascii: "=") || rest.begins(with: "+=") {
        call = rest.drop { $0 != UInt8(ascii: "=") }.dropFirst().trimmed
      } else {
        guard rest.first == UInt8(ascii: "(") else { return false }
      }
      isKnown =
        isKnown || call.begins(withAnyOf: functions)
        || name.suffix(8).equals(".gettext") && sample.contains("preset")
    }
    return isKnown
  }
}
