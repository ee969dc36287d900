// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Sources of troff, most of them manual pages, which requests at the beginning of lines mark.
enum TroffSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    troff||text/troff|troff document|groff(7); man(7)
    """)

  /// Looked up once, because a disk is full of manual pages.
  private static let document = types["troff"]

  private static let requests: Set = [
    // troff, with the requests of groff(7)
    "ab", "ad", "af", "als", "am", "as", "bd", "bp", "br", "cc", "ce", "cf", "ch", "cp", "cs", "cu", "da",
    "de", "di", "do", "ds", "dt", "ec", "el", "em", "eo", "ev", "ex", "fam", "fc", "fi", "fl", "fp", "ft", "hc",
    "hla", "hw", "hy", "ie", "if", "ig", "in", "it", "lc", "lf", "lg", "ll", "ls", "lt", "mc", "mk", "mso",
    "na", "ne", "nf", "nh", "nm", "nn", "nop", "nr", "ns", "nx", "pc", "pi", "pl", "pm", "pn", "po", "ps", "rd",
    "rj", "rm", "rn", "rr", "rs", "rt", "so", "sp", "ss", "sv", "sy", "ta", "tc", "ti", "tl", "tm", "tr", "uf",
    "ul", "vs", "wh",
    // man(7)
    "B", "BI", "BR", "DT", "EE", "EX", "HP", "I", "IB", "IP", "IR", "LP", "ME", "MT", "NAME", "OP", "P", "PD",
    "PP", "RB", "RE", "RI", "RS", "SB", "SH", "SM", "SS", "SY", "TH", "TP", "TQ", "UE", "UR", "YS",
    // mdoc(7)
    "Ar", "Bd", "Bl", "Cm", "Dd", "Dl", "Dq", "Dt", "Ed", "El", "Em", "Ev", "Fa", "Fl", "Fn", "Ft", "In", "It",
    "Li", "Nd", "Nm", "Op", "Os", "Pa", "Pp", "Ql", "Sh", "Ss", "Sy", "Va", "Vt", "Xr",
    // ms(7) and the preprocessors
    "AB", "AE", "AI", "AU", "CD", "DA", "DE", "DS", "EN", "EQ", "FE", "FS", "ID", "KE", "KF", "KS", "LD", "ND",
    "NH", "PE", "PS", "QE", "QP", "QS", "R", "RP", "TE", "TL", "TS", "UL", "XE", "XP", "XS",
    // me(7)
    "ba", "bl", "eh", "fo", "he", "ip", "lp", "np", "oh", "pp", "qp", "sh", "sz", "tp", "uh",
    // mm(7)
    "AF", "AL", "AS", "AT", "BL", "DF", "DL", "FG", "H", "HU", "LE", "LI", "ML", "OF", "PF", "PH", "RF", "SG",
    "SK", "TB", "VL",
  ]

  /// Lines that are looked at.
  private static let mostLines = 120

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start < sample.bytes.count, openings.contains(sample.bytes[sample.start]) else { return nil }
    let lines = sample.lines.prefix(mostLines)
    guard let first = lines.firstFilled?.trimmed else { return nil }
    return isTroff(first, lines) ? KnownFinding(document, .strong) : nil
  }

  /// What the first line begins with: the control characters, and the escape character in front of a comment.
  private static let openings: [UInt8] = [UInt8(ascii: "'"), UInt8(ascii: "."), UInt8(ascii: "\\")]

  /// Whether the text opens with a request or a comment and has another request, or is a page that stands for another one
  /// (groff(7), sections Comments and Requests; man(7), section Files of link pages).
  private static func isTroff(_ first: ArraySlice<UInt8>, _ lines: TextLines) -> Bool {
    switch first.first {
    case UInt8(ascii: "."):
      (first.count == 1 || isRequest(first)) && (hasTwoRequests(lines) || isLinkPage(first, lines))
    case UInt8(ascii: "'"): first.begins(with: "'\\\"") && lines.contains(where: isRequest)
    case UInt8(ascii: "\\"): first.begins(with: "\\\"") && hasTwoRequests(lines)
    default: false
    }
  }

  /// Whether the first line, `.so man1/name.1`, is the only one that is not empty.
  private static func isLinkPage(_ first: ArraySlice<UInt8>, _ lines: TextLines) -> Bool {
    guard first.begins(with: ".so "), !first.dropFirst(4).contains(0x20) else { return false }
    return first.contains(UInt8(ascii: "/")) && lines.count(where: { !$0.trimmed.isEmpty }) == 1
  }

  private static func hasTwoRequests(_ lines: TextLines) -> Bool {
    let isMarked = { (line: TextLine) in line.first == UInt8(ascii: ".") || line.first == UInt8(ascii: "'") }
    var count = 0
    for index in lines.indices where isMarked(lines.place(at: index)) && isRequest(lines[index]) {
      count += 1
      if count == 2 { return true }
    }
    return false
  }

  /// Signs that requests for blocks begin with (groff_me(7)).
  private static let signsOfRequests = Array("()+".utf8)

  /// Whether a block begins or ends, or a chapter begins: `.(q`, `.)q`, `.+c` (groff_me(7)).
  private static func isBlock(_ request: ArraySlice<UInt8>, _ sign: UInt8) -> Bool {
    guard let letter = request.dropFirst().first, request.dropFirst(2).first ?? 0x20 <= 0x20 else { return false }
    return sign == UInt8(ascii: "+") ? letter == UInt8(ascii: "c") : "bcdflqxz".utf8.contains(letter)
  }

  private static func isRequest(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: ".") || line.first == UInt8(ascii: "'") else { return false }
    if line.dropFirst().begins(with: "\\\"") { return true }
    if let sign = line.dropFirst().first, signsOfRequests.contains(sign) { return isBlock(line.dropFirst(), sign) }
    let word = line.dropFirst().drop { $0 == 0x20 }.prefix(while: \.isLetter)
    return word.count <= 4 && requests.contains(String(decoding: word, as: UTF8.self))
  }
}
