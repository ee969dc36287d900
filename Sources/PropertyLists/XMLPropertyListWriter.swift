// SPDX-License-Identifier: Apache-2.0

/// Writes property lists as XML, for examples that people read.
package enum XMLPropertyListWriter {
  /// The entries of a dictionary, or any other value, without the frame around them; of arrays with very many elements only
  /// the first ones.
  package static func fragment(_ list: PropertyList) -> String {
    var lines: [String] = []
    if let entries = list.dictionary {
      for entry in entries.entries { append(entry, indent: 0, shown: shownElements, to: &lines) }
    } else {
      append(list, indent: 0, shown: shownElements, to: &lines)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// As many elements of an array help to understand an example.
  private static let shownElements = 16

  /// A whole file.
  package static func document(_ list: PropertyList) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<plist version=\"1.0\">"]
    append(list, indent: 0, shown: .max, to: &lines)
    lines.append("</plist>")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func append(_ entry: PropertyListDictionary.Entry, indent: Int, shown: Int, to lines: inout [String]) {
    lines.append(spaces(indent) + "<key>\(escaped(entry.key))</key>")
    append(entry.value, indent: indent, shown: shown, to: &lines)
  }

  /// Appends a value; of an array with more than the `shown` elements two and how many follow.
  private static func append(_ list: PropertyList, indent: Int, shown: Int, to lines: inout [String]) {
    let space = spaces(indent)
    switch list.value {
    case .string(let text): lines.append("\(space)<string>\(escaped(text))</string>")
    case .integer(let number): lines.append("\(space)<integer>\(number)</integer>")
    case .real(let number): lines.append("\(space)<real>\(number)</real>")
    case .boolean(let truth): lines.append("\(space)<\(truth)/>")
    // Dates, data and archives do not occur in declarations; a comment says that something was left out.
    case .date, .data, .other: lines.append("\(space)<!-- \(list.kindName) -->")
    case .array(let elements):
      lines.append("\(space)<array>")
      let first = elements.count > shown ? elements.prefix(2) : elements[...]
      for element in first { append(element, indent: indent + 1, shown: shown, to: &lines) }
      if first.count < elements.count {
        lines.append("\(spaces(indent + 1))<!-- and \(elements.count - first.count) more -->")
      }
      lines.append("\(space)</array>")
    case .dictionary(let dictionary):
      lines.append("\(space)<dict>")
      for entry in dictionary.entries { append(entry, indent: indent + 1, shown: shown, to: &lines) }
      lines.append("\(space)</dict>")
    }
  }

  private static func spaces(_ indent: Int) -> String { String(repeating: "  ", count: indent) }

  private static func escaped(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
