// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Sources whose words are those of sentences, or too few to count, told by the lines that frame them.
///
/// Sources of the rules: Node.js: CommonJS modules; ECMA-367: Eiffel, section 8.4; Apple: AppleScript language guide, tell Statements;
/// Pharo: Tonel, File format; Gradle user manual, Declaring dependencies.
extension PlainSourceSniffer {
  /// A variable that is what another module exports, in front of all but comments.
  static func isModuleOfNode(_ sample: TextSample) -> Bool {
    let front = sample.front
    let words: [StaticString] = ["const ", "let ", "var "]
    guard words.contains(where: { sample.bytes.has($0, at: front) }) else { return false }
    let line = sample.bytes[front...].prefix { $0 != 0x0a }
    return line.contains("= require('") || line.contains("= require(\"")
  }

  /// The heads of a class and of its features, and an end at the beginning of a line.
  static func isClassText(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "f")), sample.heads.contains(UInt8(ascii: "e")) else { return false }
    var (isClass, isFeature, isEnded) = (false, false, false)
    for line in sample.lines {
      switch line.first {
      case UInt8(ascii: "c"), UInt8(ascii: "d"):
        let words = line.words
        guard let last = words.last, words.dropLast().last?.equals("class") ?? last.equals("class") else { continue }
        isClass = isClass || last.equals("class") || !last.contains(where: \.isSmallLetter)
      case UInt8(ascii: "f"):
        let rest = line.begins(with: "feature") ? line.dropFirst(7).drop { $0 <= 0x20 } : nil
        isFeature = isFeature || rest.map { $0.isEmpty || $0.begins(with: "{") || $0.begins(with: "--") } ?? false
      case UInt8(ascii: "e"): isEnded = isEnded || line.trimmed.equals("end")
      default: continue
      }
    }
    return isClass && isFeature && isEnded
  }

  /// What statements begin with that stand around or in front of those that tell an application.
  private static let openingsOfScripts: [StaticString] = [
    "activate", "display ", "end", "global ", "if ", "on ", "property ", "repeat", "return", "set ", "tell ", "to ",
    "try", "use ",
  ]

  /// Statements that tell an application, among others, behind nothing but comments.
  static func isTold(_ sample: TextSample) -> Bool {
    guard sample.contains("tell application \"") else { return false }
    let front = sample.front
    guard openingsOfScripts.contains(where: { sample.bytes.has($0, at: front) }) else { return false }
    var (isTold, others) = (false, 0)
    for line in sample.lines {
      let text = line.trimmed
      if text.begins(with: "tell application \"") {
        isTold = isTold || text.last == UInt8(ascii: "\"") || text.contains("\" to ")
      } else if text.begins(with: "end ") || text.equals("activate") {
        others += 1
      } else if text.begins(with: "set "), text.contains(" to ") {
        others += 1
      }
    }
    return isTold && others >= 2
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

  /// The head of a definition in Smalltalk's files for other systems of versions.
  static func isTonel(_ sample: TextSample) -> Bool {
    guard sample.contains(" {\n\t#name : ") else { return false }
    let heads: [StaticString] = ["Class {", "Extension {", "Package {", "Trait {"]
    return sample.lines.contains { line in heads.contains { line.equals($0) } }
  }
}
