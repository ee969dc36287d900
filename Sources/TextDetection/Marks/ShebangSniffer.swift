// SPDX-License-Identifier: Apache-2.0
import Detection

/// Scripts that name their interpreter in the first line (execve(2)).
enum ShebangSniffer: TextSniffer {
  static let tables = [Interpreters.types]

  /// Bytes of the first line that count: Linux takes as many (binfmt_script).
  private static let longestLine = 256

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.bytes.begins(with: "#!"), let line = sample.lines.first else { return nil }
    let words = line.dropFirst(2).prefix(longestLine).words
    guard let first = words.first else { return nil }
    var program = lastComponent(first)
    if program == "env" {
      // Options and assignments may stand before the program (env(1)).
      let rest = words.dropFirst().drop { $0.first == UInt8(ascii: "-") || $0.contains(UInt8(ascii: "=")) }
      program = rest.first.map(lastComponent) ?? ""
    }
    // A shell that starts Tcl in its third line is the classic way around a short first line.
    if program == "sh",
      sample.contains("exec tclsh", within: TextSample.frontReach)
        || sample.contains("exec wish", within: TextSample.frontReach)
    {
      program = "tclsh"
    }
    // What unpacks itself says so in the next line (POSIX has no such archives; GNU sharutils and libarchive agree).
    if sample.lines.dropFirst().prefix(2).contains(where: isShar),
      let shar = TextMarks.line("# This is a shell archive")
    {
      return KnownFinding(shar, .strong)
    }
    if program.hasPrefix("python"), CythonSource.hasDirective(sample) {
      return KnownFinding(LanguageModel.known("Cython"), .strong)
    }
    if program.hasPrefix("run"), HaskellSource.isLiterateScript(sample) {
      return KnownFinding(TextMarks.refinements["literate-haskell"], .strong)
    }
    if let known = Interpreters.types[program] { return KnownFinding(known, .strong) }
    while let last = program.last, last.isNumber || last == "." || last == "-" { program.removeLast() }
    return KnownFinding(Interpreters.types[program], .strong)
  }

  private static func isShar(_ line: ArraySlice<UInt8>) -> Bool { line.begins(with: "# This is a shell archive") }

  private static func lastComponent(_ path: ArraySlice<UInt8>) -> String {
    let end = path.lastIndex { $0 != UInt8(ascii: "/") }.map { $0 + 1 } ?? path.startIndex
    let start = path[..<end].lastIndex(of: UInt8(ascii: "/")).map { $0 + 1 } ?? path.startIndex
    return String(decoding: path[start..<end], as: UTF8.self)
  }
}
