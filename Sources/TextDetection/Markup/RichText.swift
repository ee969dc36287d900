// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Rich text of mails, before the enriched one: commands between angle brackets, some of which have no end.
///
/// Source: RFC 1341, section 7.1.3.
enum RichText {
  /// Commands of one end and another.
  private static let commands: Set<String> = [
    "bigger", "bold", "center", "comment", "excerpt", "fixed", "flushleft", "flushright", "footing", "heading",
    "indent", "indentright", "italic", "no-op", "outdent", "outdentright", "paragraph", "samepage", "signature",
    "smaller", "subscript", "superscript", "underline", "us-ascii",
  ]
  /// Commands without an end.
  private static let bareCommands: Set<String> = ["lt", "nl", "np"]
  /// The character sets that are commands too, with a digit behind.
  private static let characterSet: StaticString = "iso-8859-"

  /// Commands that are looked at.
  private static let mostCommands = 64
  /// Bytes of the longest command with its slash.
  private static let longestCommand = 16

  /// Whether all words between angle brackets are commands, one at least is closed, and one at least of those is there that have
  /// no end.
  static func fills(_ sample: TextSample) -> Bool {
    // The first angle bracket of most texts begins something else.
    hasCommandsAlone(sample) && (sample.contains("<nl>") || sample.contains("<lt>") || sample.contains("<np>"))
  }

  /// Whether all words between angle brackets are commands, and one at least is closed.
  private static func hasCommandsAlone(_ sample: TextSample) -> Bool {
    var rest = sample.bytes[sample.start...]
    var opened: Set<String> = []
    var (count, isClosed) = (0, false)
    while count < mostCommands,
      let open = sample.bytes.span.firstIndex(of: UInt8(ascii: "<"), from: rest.startIndex, to: rest.endIndex)
    {
      let text = rest[(open + 1)...].prefix(longestCommand)
      guard let end = text.firstIndex(of: UInt8(ascii: ">")) else { return !sample.isWhole && count > 0 && isClosed }
      let name = String(decoding: text[..<end].map(\.lowercased), as: UTF8.self)
      if name.hasPrefix("/") {
        guard opened.contains(String(name.dropFirst())) else { return false }
        isClosed = true
      } else if !bareCommands.contains(name) {
        guard commands.contains(name) || text.begins(with: characterSet) else { return false }
        opened.insert(name)
      }
      count += 1
      rest = rest[(end + 1)...]
    }
    return isClosed
  }
}
