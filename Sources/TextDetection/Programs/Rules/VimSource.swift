// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Short scripts of Vim.
///
/// Source: Vim reference manual, sections usr_41 (Write a Vim script), usr_45 (Select your language) and 41.14 (keymaps).
enum VimSource {
  /// What commands begin with in scripts that only set something up or hand on to other scripts.
  private static let commands: [StaticString] = [
    "aunmenu", "call ", "cmap ", "cnoremap ", "else", "endif", "filetype ", "finish", "if ", "imap ", "inoremap ",
    "let ", "loadkeymap", "map ", "map! ", "menutrans", "nmap ", "nnoremap ", "noremap ", "noremap\t", "noremap! ",
    "packadd", "runtime ", "runtime! ", "scriptencoding", "set ", "setlocal ", "source ", "syntax ", "unlet ", "unmap ",
    "vmap ", "vnoremap ", "xmap ",
  ]
  /// Those of them that no other language has by these words.
  private static let own: [StaticString] = [
    "inoremap ", "let b:", "let g:", "let s:", "menutrans", "nnoremap ", "noremap ", "noremap\t", "packadd",
    "scriptencoding", "setlocal ", "source <sfile>", "vnoremap ",
  ]

  /// Nothing but comments behind quotation marks and commands, of which one is Vim's own, or all set options; the lines of a
  /// keymap follow it to the end.
  static func isScript(_ sample: TextSample) -> Bool {
    guard sample.start < sample.bytes.count, sample.bytes[sample.start] > 0x20 else { return false }
    var (isTold, isCommented, onlySets) = (false, false, true)
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text]
      if place.head == UInt8(ascii: "\\"), onlySets || isTold { continue }
      if place.head == UInt8(ascii: "\"") {
        guard isComment(text) else { return false }
        isCommented = true
        continue
      }
      guard text.begins(withAnyOf: commands) || isAlone(text) else { return false }
      if isCommented || isTold, text.begins(with: "loadkeymap") { return true }
      isTold = isTold || text.begins(withAnyOf: own) && !isSentence(text) || runsScripts(text)
      onlySets = onlySets && text.begins(with: "set ")
    }
    return isTold || onlySets && isCommented && sample.contains("\nset ") && sample.contains("=")
  }

  /// Whether the mark stands alone or before a blank, as that of a comment does and that of a string hardly ever.
  private static func isComment(_ text: ArraySlice<UInt8>) -> Bool {
    text.dropFirst().first.map { $0 <= 0x20 || "\"-=*#".utf8.contains($0) } ?? true
  }

  /// Whether a line runs scripts by their names.
  private static func runsScripts(_ text: ArraySlice<UInt8>) -> Bool {
    text.begins(with: "runtime") && text.suffix(4).equals(".vim")
  }

  private static func isAlone(_ text: ArraySlice<UInt8>) -> Bool { text.equals("noh") || text.equals("redraw") }

  /// Whether a line ends as sentences do.
  private static func isSentence(_ text: ArraySlice<UInt8>) -> Bool { text.last == UInt8(ascii: ".") }
}
