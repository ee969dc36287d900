// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Lists of gems, and scripts that build and test them.
///
/// Sources: Bundler: gemfile(5); Ruby standard library, mkmf and rubygems.
enum RubySource {
  /// Where packages come from, and a package.
  static func isGemfile(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "s")), sample.contains("gem ") || sample.contains("gemspec") else {
      return false
    }
    let sources: [StaticString] = ["source \"http", "source 'http", "source :rubygems"]
    return !sample.contains("\n```") && sources.contains { sample.lines.haveLine(beginningWith: $0) }
  }

  /// Libraries of Ruby's that no other language has by these names, and what the names of others begin with.
  private static let libraries: [StaticString] = [
    "fileutils", "minitest/autorun", "mkmf", "optparse", "ostruct", "rake", "rbconfig", "rspec", "rubygems",
    "spec_helper", "test/unit", "test_helper",
  ]

  private static let families: [StaticString] = ["bundler", "minitest/", "rspec-", "rspec/"]

  /// A library that is required; or nothing but modules and the constants in them, of which one is the version.
  static func isProgram(_ sample: TextSample, at front: Int) -> Bool {
    let line = sample.bytes[front...].prefix { $0 != 0x0a }.trimmed
    if line.begins(with: "require '") || line.begins(with: "require \"") {
      let name = line.dropFirst(9).dropLast()
      return line.last == line[line.startIndex + 8] && !sample.lines.places.contains { $0.tail == UInt8(ascii: ";") }
        && (libraries.contains { name.equals($0) } || families.contains { name.begins(with: $0) })
    }
    guard line.begins(with: "module "), sample.isWhole else { return false }
    var (open, isVersion) = (0, false)
    for index in sample.lines.indices where !sample.lines.place(at: index).isBlank {
      let text = sample.lines.text(at: index)
      if text.first == UInt8(ascii: "#") { continue }
      if text.equals("end") {
        open -= 1
      } else if text.begins(with: "module ") || text.begins(with: "class ") {
        guard text.words.count >= 2, text.words[1].first?.isCapital == true else { return false }
        open += 1
      } else {
        let name = text.prefix { $0.isCapital || $0 == UInt8(ascii: "_") }
        guard name.count > 2, text[name.endIndex...].drop(while: { $0 == 0x20 }).first == UInt8(ascii: "=") else {
          return false
        }
        isVersion = isVersion || name.suffix(7).equals("VERSION")
      }
    }
    return open == 0 && isVersion
  }
}
