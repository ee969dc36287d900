// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Short modules of Haskell.
///
/// Sources: Haskell 2010 report, sections 4.3.3, Derived Instances, and 5.1, Module Structure.
enum HaskellSource {
  /// A module with a name in capitals in front of all but comments, and what it exports.
  static func isModule(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes
    var index = sample.start
    while index < bytes.count {
      if bytes.has("{-", at: index) {
        guard let close = bytes[...].firstIndex(of: "-}", from: index) else { return false }
        index = close + 2
      } else if bytes.has("--", at: index) {
        index = bytes[index...].firstIndex(of: 0x0a) ?? bytes.count
      } else if bytes[index] <= 0x20 {
        index += 1
      } else {
        break
      }
    }
    guard bytes.has("module ", at: index) else { return false }
    let name = bytes[(index + 7)...].drop { $0 == 0x20 }.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") }
    guard let first = name.first, first.isCapital else { return false }
    let rest = bytes[name.endIndex...].drop { $0 <= 0x20 }
    guard rest.first == UInt8(ascii: "(") else { return false }
    if let close = rest.firstIndex(of: ") where", from: rest.startIndex) {
      return !rest[..<close].contains(UInt8(ascii: ";"))
        && rest[..<close].firstIndex(of: " : ", from: rest.startIndex) == nil
    }
    // Headings and documentation of what is exported (Haddock: Controlling the documentation structure).
    return sample.contains("\n  , ") && (sample.contains("-- * ") || sample.contains("(..)"))
  }

  /// A type whose instances are derived.
  static func derives(_ sample: TextSample, at front: Int) -> Bool {
    sample.bytes.has("data ", at: front) && (sample.contains(" deriving ") || sample.contains("deriving ("))
  }

  /// What programs begin lines with behind the sign.
  private static let openingsOfTracks: [StaticString] = [
    "> module ", "> import ", "> main ", "> data ", "> type ", "> newtype ", "> instance ", "> class ",
  ]
  /// Signatures that such programs have.
  private static let leastSignatures = 2

  /// Whether a signature stands in one of the environments of a document that hold its program (Haskell 2010 report, sections
  /// 4.4.1 and 10.4).
  static func isTypeset(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "\\")), sample.lines.haveLine(beginningWith: "\\begin{code}"),
      sample.contains(" :: ")
    else { return false }
    var isCode = false
    for place in sample.lines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if place.first == UInt8(ascii: "\\") {
        isCode = text.begins(with: "\\begin{code}") || isCode && !text.begins(with: "\\end{code}")
      } else if isCode, place.indent == 0, isSignature(text) {
        return true
      }
    }
    return false
  }

  /// A name in small letters, or names, and the sign in front of their type.
  private static func isSignature(_ line: ArraySlice<UInt8>) -> Bool {
    guard let sign = line.firstIndex(of: " :: ", from: line.startIndex), line.first?.isSmallLetter == true else {
      return false
    }
    return line[..<sign].allSatisfy { $0.isWordCharacter || "', ".utf8.contains($0) }
      && line[..<sign].words.dropLast().allSatisfy { $0.last == UInt8(ascii: ",") }
  }

  /// Whether lines behind a sign hold the program that the first line has an interpreter for.
  static func isLiterateScript(_ sample: TextSample) -> Bool {
    sample.heads.contains(UInt8(ascii: ">"))
      && sample.lines.dropFirst().firstFilled?.begins(with: "> ") == true
  }

  /// A program in lines behind a sign, with blank lines between it and the text around it (Haskell 2010 report, section 10.4).
  static func isLiterate(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: ">")), sample.contains(" :: ") else { return false }
    var (signatures, openings) = (0, 0)
    var (wasTrack, wasText) = (false, false)
    var name: ArraySlice<UInt8> = []
    for place in sample.lines.places {
      let isTrack = place.first == UInt8(ascii: ">")
      let isText = !isTrack && !place.isBlank
      guard !(isTrack && wasText), !(isText && wasTrack) else { return false }
      (wasTrack, wasText) = (isTrack, isText)
      guard isTrack else { continue }
      let line = sample.bytes[place.text]
      if line.begins(withAnyOf: openingsOfTracks) { openings += 1 }
      let words = line.words
      // What defines a name stands below its signature (section 4.4.1).
      if !name.isEmpty, words.count > 2, words[1].elementsEqual(name), line.contains(" = ") { return true }
      name = words.count > 3 && words[2].equals("::") ? words[1] : []
      if line.contains(" :: ") { signatures += 1 }
    }
    return openings >= 1 && signatures >= leastSignatures
  }
}
