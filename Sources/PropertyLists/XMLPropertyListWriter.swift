// SPDX-License-Identifier: Apache-2.0

/// Writes property lists as XML, for examples that people read.
package enum XMLPropertyListWriter {
  /// The entries of a dictionary, or any other value, without the frame around them.
  package static func fragment(_ list: PropertyList) -> String {
    var lines: [String] = []
    if let entries = list.dictionary {
      for entry in entries.entries { append(entry, indent: 0, to: &lines) }
    } else {
      append(list, indent: 0, to: &lines)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// A whole file.
  package static func document(_ list: PropertyList) -> String {
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<plist version=\"1.0\">"]
    append(list, indent: 0, to: &lines)
    lines.append("</plist>")
    return lines.map { $0 + "\n" }.joined()
  }

  private static func append(_ entry: PropertyListDictionary.Entry, indent: Int, to lines: inout [String]) {
    lines.append(spaces(indent) + "<key>\(escaped(entry.key))</key>")
    append(entry.value, indent: indent, to: &lines)
  }

  private static func append(_ list: PropertyList, indent: Int, to lines: inout [String]) {
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
      for element in elements { append(element, indent: indent + 1, to: &lines) }
      lines.append("\(space)</array>")
    case .dictionary(let dictionary):
      lines.append("\(space)<dict>")
      for entry in dictionary.entries { append(entry, indent: indent + 1, to: &lines) }
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
