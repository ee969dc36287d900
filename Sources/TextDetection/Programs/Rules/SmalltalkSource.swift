// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Classes of Smalltalk in files of their own, and what was filed out of an image.
///
/// Sources: Pharo: Tonel, File format; A. Goldberg: Smalltalk-80, The interactive programming environment, section File Formats.
enum SmalltalkSource {
  /// The head of a definition in Smalltalk's files for other systems of versions.
  static func isTonel(_ sample: TextSample) -> Bool {
    guard sample.contains(" {\n\t#name : ") else { return false }
    let heads: [StaticString] = ["Class {", "Extension {", "Package {", "Trait {"]
    return sample.lines.contains { line in heads.contains { line.equals($0) } }
  }

  /// A chunk that tells of which class methods follow, between the signs that end chunks, and the end of the last of them.
  static func isFileOut(_ sample: TextSample) -> Bool {
    let sign = UInt8(ascii: "!")
    guard sample.heads.contains(sign), sample.contains("! !") || !sample.isWhole else { return false }
    return sample.lines.places.contains { place in
      guard place.first == sign, place.tail == sign else { return false }
      let text = sample.bytes[place.text]
      return text.dropFirst().first?.isCapital == true && text.contains(" methodsFor: '")
    }
  }
}
