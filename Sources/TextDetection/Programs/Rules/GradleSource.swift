// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Settings and dependencies of builds with Gradle.
///
/// Sources: Gradle user manual, sections Settings and Declaring dependencies.
enum GradleSource {
  /// The name of a project, and nothing but what it includes or calls with strings.
  static func areSettings(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("rootProject.name", at: front) || sample.bytes.has("include '", at: front),
      sample.contains("rootProject.name = '") || sample.contains("include ':") || sample.contains("', '")
    else { return false }
    return sample.wholeLines.places.allSatisfy { place in
      let text = sample.bytes[place.text]
      return place.isBlank || text.begins(with: "//") || text.begins(with: "rootProject.")
        || text.begins(with: "include ")
        || text.begins(with: "project(") || place.head == UInt8(ascii: "'")
        || place.head.isLetter && (text.suffix(2).equals("')") || text.suffix(2).equals("\")"))
        || place.start < front
    }
  }

  /// A module that a build depends on, in quotation marks and without parentheses, in a block of dependencies.
  static func areDependencies(_ sample: TextSample) -> Bool {
    guard sample.contains("dependencies {") else { return false }
    let words: [StaticString] = [
      "api", "compile", "compileOnly", "implementation", "runtimeOnly", "testImplementation",
    ]
    return sample.lines.contains { line in
      let parts = line.words
      guard parts.count >= 2, let quote = parts[1].first, let last = parts[1].last else { return false }
      return words.contains { parts[0].equals($0) } && parts[1].count > 2 && last == quote
        && (quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"")) && parts[1].contains(UInt8(ascii: ":"))
    }
  }
}
