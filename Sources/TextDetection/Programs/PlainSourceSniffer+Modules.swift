// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Sources that only name what other ones hold: modules, declarations, headers, packages; and queries of one line.
///
/// Sources: The Rust Reference, section Modules; TypeScript Handbook, Declaration Reference; ISO/IEC 9899, section 6.10,
/// Preprocessing directives; Bundler: gemfile(5); SPARQL 1.1 Query Language, section 19.8; Sass: @include; The Isabelle/Isar
/// Reference Manual, section Defining theories.
extension PlainSourceSniffer {
  private static func begins(_ line: ArraySlice<UInt8>, withAnyOf words: [StaticString]) -> Bool {
    words.contains { line.begins(with: $0) }
  }

  /// Nothing but attributes, comments, modules and uses, of which one at least is a module or leads into the crate.
  static func isRustModule(_ sample: TextSample) -> Bool {
    // Most texts begin with none of these.
    guard let head = sample.lines.places.first(where: { !$0.isBlank })?.head,
      [
        UInt8(ascii: "/"), UInt8(ascii: "#"), UInt8(ascii: "m"), UInt8(ascii: "p"), UInt8(ascii: "u"),
        UInt8(ascii: "e"),
      ]
      .contains(head)
    else { return false }
    var isKnown = false
    for line in sample.wholeLines where !line.isBlank {
      let text = line.trimmed
      if begins(text, withAnyOf: ["//", "#![", "#["]) { continue }
      guard text.last == UInt8(ascii: ";"),
        begins(text, withAnyOf: ["mod ", "pub mod ", "pub(crate) mod ", "pub use ", "use ", "extern crate "])
      else { return false }
      let path = text.words.last?.dropLast() ?? []
      guard path.allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: ":") || $0 == UInt8(ascii: "*") }) else {
        return false
      }
      let isUse = begins(text, withAnyOf: ["pub use ", "use "])
      isKnown =
        isKnown || !isUse || text.begins(with: "pub ") || path.begins(with: "crate::") || path.begins(with: "self::")
        || path.begins(with: "super::")
    }
    return isKnown
  }

  /// A declaration that no script has, at the beginning of a line.
  static func isTypeDeclaration(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "d")) || sample.heads.contains(UInt8(ascii: "e")),
      !sample.contains("\n```")
    else { return false }
    let plain: [StaticString] = [
      "declare class ", "declare const ", "declare global {", "declare let ", "declare module \"", "declare module '",
      "export declare ", "export default interface ", "export interface ",
    ]
    return sample.lines.indices.contains { index in
      let first = sample.lines.place(at: index).first
      guard first == UInt8(ascii: "d") || first == UInt8(ascii: "e") else { return false }
      let line = sample.lines[index]
      if begins(line, withAnyOf: plain) { return true }
      if line.begins(with: "declare namespace ") { return line.trimmed.last == UInt8(ascii: "{") }
      guard line.begins(with: "export type ") || line.begins(with: "export enum ") else { return false }
      return line.contains(UInt8(ascii: "=")) || line.trimmed.last == UInt8(ascii: "{")
    }
  }

  /// The directives of headers.
  private static let directives: [StaticString] = [
    "define", "elif", "else", "endif", "error", "ifdef", "ifndef", "if", "include", "line", "pragma", "undef",
    "warning",
  ]

  /// Nothing but comments and directives, one of which names a header of C++.
  static func isHeaderOfCPlusPlus(_ sample: TextSample) -> Bool {
    CPlusPlusLines.areNamed(in: sample) && definitions(in: sample) != nil
  }

  /// Nothing but comments and directives, one of which defines something, takes a definition back or includes a header.
  static func isHeader(_ sample: TextSample) -> Bool {
    (sample.contains("define") || sample.contains("undef") || sample.contains(".h\"") || sample.contains(".h>"))
      && definitions(in: sample).map { $0 > 0 } ?? false
  }

  /// How many macros directives define or take back, and how many headers they include; nil where anything but comments and directives stands.
  private static func definitions(in sample: TextSample) -> Int? {
    // Templates of headers belong to those that fill them in.
    guard let head = sample.lines.places.first(where: { !$0.isBlank })?.head,
      head == UInt8(ascii: "#") || head == UInt8(ascii: "/"), !sample.contains("${")
    else { return nil }
    var (isComment, isContinued, defines) = (false, false, 0)
    for line in sample.wholeLines where !line.isBlank {
      let text = line.trimmed
      if isComment {
        guard let close = text.firstIndex(ofWord: "*/", from: text.startIndex) else { continue }
        guard close + 2 == text.endIndex else { return nil }
        isComment = false
        continue
      }
      if isContinued {
        isContinued = text.last == UInt8(ascii: "\\")
        continue
      }
      if text.begins(with: "//") { continue }
      if text.begins(with: "/*") {
        if let close = text.firstIndex(ofWord: "*/", from: text.startIndex + 2) {
          guard close + 2 == text.endIndex else { return nil }
        } else {
          isComment = true
        }
        continue
      }
      guard text.first == UInt8(ascii: "#") else { return nil }
      let directive = text.dropFirst().drop { $0 == 0x20 || $0 == 0x09 }
      // Nothing may follow the sign but a comment (ISO/IEC 9899, section 6.10.7, Null directive).
      guard begins(directive, withAnyOf: directives) || directive.isEmpty || directive.begins(with: "/*") else {
        return nil
      }
      let name = directive.dropFirst(6).trimmed.prefix(while: \.isWordCharacter)
      let word = directive.prefix(while: \.isLetter)
      let isMacro = (word.equals("define") || word.equals("undef")) && word.count < directive.count
      if isMacro, name.first.map({ !$0.isDigit }) ?? false { defines += 1 }
      // Sources in other languages that are preprocessed include headers as well, but have other comments.
      let isHeader = directive.begins(with: "include") && (directive.contains(".h\"") || directive.contains(".h>"))
      if isHeader, head == UInt8(ascii: "/") || sample.contains("#pragma once") { defines += 1 }
      isComment = isOpened(text)
      isContinued = text.last == UInt8(ascii: "\\")
    }
    return defines
  }

  /// Whether a comment that begins in a line goes on after it.
  private static func isOpened(_ line: ArraySlice<UInt8>) -> Bool {
    guard let open = line.firstIndex(ofWord: "/*", from: line.startIndex) else { return false }
    return line.firstIndex(ofWord: "*/", from: open + 2) == nil
  }

  /// Where packages come from, and a package.
  static func isGemfile(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "s")), sample.contains("gem ") || sample.contains("gemspec") else {
      return false
    }
    let sources: [StaticString] = ["source \"http", "source 'http", "source :rubygems"]
    return !sample.contains("\n```") && sources.contains { sample.lines.haveLine(beginningWith: $0) }
  }

  /// A query in front of all but comments, with its graph in braces, where other languages of queries have conditions.
  static func isGraphQuery(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented?.trimmed else { return false }
    if first.matchesAnyCase("ask", at: 0) {
      let rest = first.dropFirst(3).trimmed
      let graph = rest.matchesAnyCase("where", at: 0) ? rest.dropFirst(5).trimmed : rest
      return graph.first == UInt8(ascii: "{") && (sample.contains("<http") || sample.contains("?"))
    }
    guard first.matchesAnyCase("select ", at: 0) || first.matchesAnyCase("prefix ", at: 0) else { return false }
    let words = sample.bytes.split { $0 <= 0x20 }
    return words.indices.dropLast().contains { index in
      words[index].count == 5 && words[index].matchesAnyCase("where", at: 0)
        && words[index + 1].first == UInt8(ascii: "{")
    }
  }

  /// A mixin that is included within braces.
  static func isIncludingSheet(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "}")),
      let place = sample.bytes[...].firstIndex(ofWord: "@include ", from: sample.start)
    else { return false }
    let front = sample.bytes[..<place].last { $0 > 0x20 }
    let statement = sample.bytes[(place + 9)...].prefix { $0 != UInt8(ascii: ";") && $0 != 0x0a }
    return (front == UInt8(ascii: "{") || front == UInt8(ascii: ";") || front == UInt8(ascii: "}"))
      && statement.first?.isLetter == true && statement.endIndex < sample.bytes.count
      && sample.bytes[statement.endIndex] == UInt8(ascii: ";")
  }

  /// Bytes in which the head of a theory ends.
  private static let longestTheoryHead = 1024

  /// A theory in front of all but comments, the theories it is made of, and the word after which it begins.
  static func isTheory(_ sample: TextSample) -> Bool {
    let front = sample.front
    guard sample.bytes.has("theory ", at: front) else { return false }
    let words = sample.bytes[front...].prefix(longestTheoryHead).split(maxSplits: 64) { $0 <= 0x20 }
    return words.count > 4 && words[2].equals("imports") && words.contains { $0.equals("begin") }
  }
}
