// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Classes of Eiffel.
///
/// Source: ECMA-367: Eiffel, section 8.4.
enum EiffelSource {
  /// The heads of a class and of its features, and an end at the beginning of a line.
  static func isClass(_ sample: TextSample) -> Bool {
    // Few texts have the line that ends the class.
    guard sample.heads.contains(UInt8(ascii: "f")),
      sample.lines.places.contains(where: {
        $0.first == UInt8(ascii: "e") && sample.bytes[$0.text].equals("end")
      })
    else { return false }
    var (isClass, isFeature) = (false, false)
    for line in sample.lines {
      switch line.first {
      case UInt8(ascii: "c"), UInt8(ascii: "d"):
        let words = line.words
        guard let last = words.last, words.dropLast().last?.equals("class") ?? last.equals("class") else { continue }
        isClass = isClass || last.equals("class") || !last.contains(where: \.isSmallLetter)
      case UInt8(ascii: "f"):
        let rest = line.begins(with: "feature") ? line.dropFirst(7).drop { $0 <= 0x20 } : nil
        isFeature = isFeature || rest.map { $0.isEmpty || $0.begins(with: "{") || $0.begins(with: "--") } ?? false
      default: continue
      }
    }
    return isClass && isFeature
  }
}
