// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// What programs are called with, in the languages of OpenVMS and EMBOSS, and what their manual pages have besides.
///
/// Sources: VSI: OpenVMS Command Definition, Librarian, and Message Utilities Manual, section CDU statements; EMBOSS: ACD
/// syntax, section Application definition; GNU help2man manual, section Including text.
enum CommandDefinitionSource {
  private static let clauses: [StaticString] = [
    "cliroutine", "default", "disallow", "image", "keyword", "noparameters", "noqualifiers", "parameter", "placement",
    "qualifier", "routine", "synonym",
  ]

  /// Whether a table is named or a verb, a syntax or a type defined in front of all but comments, and a clause follows one.
  static func definesVerbs(_ sample: TextSample) -> Bool {
    var (isDefined, isFirst) = (false, true)
    for place in sample.lines.places where !place.isBlank && place.head != UInt8(ascii: "!") {
      let words = sample.bytes[place.text].words
      let isDefinition =
        words.count >= 3 && words[0].equalsAnyCase("define")
        && (words[1].equalsAnyCase("verb") || words[1].equalsAnyCase("syntax") || words[1].equalsAnyCase("type"))
        && (words.count == 3 || words[3].first == UInt8(ascii: "!"))
      if isFirst {
        guard isDefinition || words.count == 2 && words[0].equalsAnyCase("module") else { return false }
        isFirst = false
      }
      if isDefined {
        let word = words[0].prefix { $0 != UInt8(ascii: ",") }
        if clauses.contains(where: { word.equalsAnyCase($0) }) { return true }
      }
      isDefined = isDefined || isDefinition
    }
    return false
  }

  /// Whether the definition of an application stands in its brackets, with what it is for between quotes.
  static func isApplication(_ sample: TextSample) -> Bool {
    sample.contains("documentation: \"")
      && sample.lines.contains { line in
        line.begins(withAnyOf: ["application: ", "appl: "]) && line.trimmed.last == UInt8(ascii: "[")
          && line.words.count == 3
      }
  }

  /// Sections that pages have.
  private static let sections: [StaticString] = [
    "author", "authors", "bugs", "copyright", "description", "environment", "examples", "exit status", "files", "name",
    "notes", "options", "reporting bugs", "see also", "synopsis",
  ]

  /// Whether sections have their names in brackets, that of the page is the first one and what it tells in one line, as pages
  /// have it, the first in it; settings have an equals sign there.
  static func isIncluded(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstFilled?.trimmed, first.equalsAnyCase("[name]") else { return false }
    var lines = sample.lines.filter { !$0.isBlank }.dropFirst()
    guard let title = lines.popFirst(), title.contains(" \\- ") || title.contains(" - "),
      !title.contains(UInt8(ascii: "=")), title.first?.isAlphanumeric == true
    else { return false }
    let names = lines.filter { $0.first == UInt8(ascii: "[") && $0.trimmed.last == UInt8(ascii: "]") }
    return !names.isEmpty
      && names.allSatisfy { line in
        let name = line.trimmed.dropFirst().dropLast().drop { "<>=".utf8.contains($0) }
        return sections.contains { name.equalsAnyCase($0) }
      }
  }
}
