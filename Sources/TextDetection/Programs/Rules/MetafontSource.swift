// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Lines that METAFONT has and MetaPost, which is made after it, has not: sizes that no device changes, and the characters,
/// modes and proofs of fonts.
///
/// Source: D. E. Knuth: The METAFONTbook, chapters 11 to 13 and appendices B and E; J. Hobby: MetaPost, A user's manual, section
/// 14, Differences between METAFONT and MetaPost.
enum MetafontSource {
  /// Words of programs that make pictures, of labels, colours and files.
  private static let pictures: [StaticString] = [
    "beginfig", "btex ", "dashed ", "drawarrow", "drawdblarrow", "drawoptions", "infont ", "label.", "outputtemplate",
    "prologues", "thelabel", "verbatimtex", "withcolor", "withrgbcolor",
  ]
  /// Words of programs that make fonts.
  private static let fonts: [StaticString] = [
    "beginchar", "capsule_", "charlist ", "cull ", "cullit", "currentnull", "define_good", "define_pixels",
    "define_whole", "endchar", "extensible ", "fillin", "font_identifier", "font_size", "fontdimen ", "good.x",
    "good.y", "hround", "ligtable ", "mode_def", "mode_setup", "numspecial ", "o_correction", "openwindow", "penlabels",
    "pixels_per_inch", "proofrule", "screenchars", "screenrule", "showit", "unitpixel", "vround",
  ]
  /// Sizes that must be there where no word says it.
  private static let leastSizes = 2

  /// Whether there is a word of fonts or several sizes with their sign, and no word of pictures.
  static func hasLines(in sample: TextSample) -> Bool {
    guard !sample.contains(anyOf: pictures) else { return false }
    return sample.contains(anyOf: fonts) || sizes(in: sample) >= leastSizes
  }

  /// How many lines have a name with a number sign after it, in front of any comment.
  private static func sizes(in sample: TextSample) -> Int {
    sample.lines.count { line in
      let code = line.prefix { $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "\"") }
      guard let sign = code.firstIndex(of: UInt8(ascii: "#")), sign > code.startIndex else { return false }
      return code[sign - 1].isLetter && !(code[(sign + 1)...].first?.isWordCharacter ?? false)
    }
  }
}
