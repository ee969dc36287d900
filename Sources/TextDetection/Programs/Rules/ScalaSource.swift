// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Build definitions in Scala.
///
/// Source: sbt reference manual, Build definition.
enum ScalaSource {
  /// Settings of a build with their operators, in front of which no other language has these names.
  private static let settings: [StaticString] = [
    "addSbtPlugin(", "crossScalaVersions := ", "libraryDependencies += ", "libraryDependencies ++= ", "resolvers += ",
    "resolvers ++= ", "scalaVersion := ", "scalacOptions += ", "scalacOptions ++= ", "version in ThisBuild := ",
    "ThisBuild / ",
  ]

  /// A setting at the beginning of a line of a build.
  static func isBuild(_ sample: TextSample) -> Bool {
    let isSet = sample.lines.indices.contains { index in
      switch sample.lines.place(at: index).head {
      case UInt8(ascii: "a"), UInt8(ascii: "c"), UInt8(ascii: "l"), UInt8(ascii: "r"), UInt8(ascii: "s"),
        UInt8(ascii: "v"), UInt8(ascii: "T"):
        let text = sample.lines.text(at: index)
        return text.begins(withAnyOf: settings)
      default: return false
      }
    }
    // Documents show builds between fences.
    return isSet && !sample.contains("\n```")
  }
}
