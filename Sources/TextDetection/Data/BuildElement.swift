// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// What a build is made of, as BuildStream has it in YAML.
///
/// Sources: BuildStream 2 documentation, sections Element composition and Plugins; BuildStream plugins.
enum BuildElement {
  private static let kinds: Set = [
    "autotools", "bazel_build", "cargo", "check_forbidden", "cmake", "collect_initial_scripts", "collect_integration",
    "collect_manifest", "compose", "dpkg_build", "dpkg_deploy", "distutils", "fastboot", "filter", "flatpak_image",
    "flatpak_repo", "import", "junction", "link", "make", "makemaker", "manual", "meson", "modulebuild", "pep517",
    "pip", "pyproject", "qmake", "script", "setuptools", "snap_image", "stack", "tar_element", "x86image",
  ]
  private static let properties: Set = [
    "build-depends", "config", "depends", "environment", "environment-nocache", "public", "runtime-depends", "sandbox",
    "sources", "variables",
  ]

  /// Whether the kind of an element stands first, and behind it nothing but what elements have.
  static func isDeclared(in lines: TextLines) -> Bool {
    guard let first = lines.firstUncommented?.words, first.count == 2, first[0].equals("kind:"),
      kinds.contains(String(decoding: first[1], as: UTF8.self))
    else { return false }
    var count = 0
    for place in lines.places where place.indent == 0 && place.first.isSmallLetter {
      let key = lines.bytes[place.text].prefix { $0 != UInt8(ascii: ":") }
      let name = String(decoding: key, as: UTF8.self)
      if properties.contains(name) { count += 1 } else if name != "kind", name != "description" { return false }
    }
    return count > 0
  }
}
