// SPDX-License-Identifier: Apache-2.0
import ByteSources

/// What builds and configures programs, told by statements that hardly any other text has.
///
/// Sources: sbt reference manual, Build definition; Jsonnet: Language reference, Imports; ISO/IEC 14882, section
/// 15.3, Source file inclusion.
extension PlainSourceSniffer {
  /// Settings of a build with their operators, in front of which no other language has these names.
  private static let settings: [StaticString] = [
    "addSbtPlugin(", "crossScalaVersions := ", "libraryDependencies += ", "libraryDependencies ++= ", "resolvers += ",
    "resolvers ++= ", "scalaVersion := ", "scalacOptions += ", "scalacOptions ++= ", "version in ThisBuild := ",
    "ThisBuild / ",
  ]

  /// A setting at the beginning of a line of a build.
  static func isScalaBuild(_ sample: TextSample) -> Bool {
    let isSet = sample.lines.indices.contains { index in
      switch sample.lines.place(at: index).head {
      case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "l"), UInt8(ascii: "r"), UInt8(ascii: "s"),
        UInt8(ascii: "v"), UInt8(ascii: "T"):
        let text = sample.lines.text(at: index)
        return settings.contains { text.begins(with: $0) }
      default: return false
      }
    }
    // Documents show builds between fences.
    return isSet && !sample.contains("\n```")
  }

  /// An import of a library of the language, and what its expressions begin with in front of all but comments.
  static func isJsonnet(_ sample: TextSample) -> Bool {
    let beginnings: [UInt8] = [
      UInt8(ascii: "l"), UInt8(ascii: "i"), UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "/"), UInt8(ascii: "#"),
    ]
    guard sample.start < sample.bytes.count, beginnings.contains(sample.bytes[sample.start]),
      sample.contains(".libsonnet'") || sample.contains(".libsonnet\"") || sample.contains("(import '")
    else {
      return false
    }
    let front = sample.front
    let openings: [StaticString] = ["local ", "import ", "(import ", "{", "("]
    return sample.contains("import ") && !sample.contains("\n```")
      && openings.contains { sample.bytes.has($0, at: front) }
  }

  /// A header of C++ that is included, after nothing but comments and directives.
  static func isCPlusPlus(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("#", at: front), sample.contains("#include") || sample.contains("# include") else {
      return false
    }
    let directives: [StaticString] = ["#if", "#include", "#pragma once", "#define "]
    return directives.contains { sample.bytes.has($0, at: front) } && CPlusPlusLines.stand(in: sample)
  }
}
