// SPDX-License-Identifier: Apache-2.0

/// A file of groups with keys and values, as freedesktop's desktop entries and association lists are.
///
/// Source: "Desktop Entry Specification" 1.5, section "Basic format of the file".
struct KeyFile {
  /// The keys and values of each group, in the order of the file.
  private(set) var groups: [String: [(key: String, value: String)]] = [:]

  /// How many lines are read: a list of all associations of a full desktop has some thousand.
  static let lineLimit = 65_536

  /// Reads a file; lines that are neither a group nor a key are passed over.
  init(_ bytes: [UInt8]) {
    var group = ""
    var count = 0
    for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) where count < KeyFile.lineLimit {
      count += 1
      let text = String(decoding: line, as: UTF8.self)
      if text.hasPrefix("#") { continue }
      if text.hasPrefix("["), let end = text.lastIndex(of: "]") {
        group = String(text[text.index(after: text.startIndex)..<end])
      } else if let equals = text.firstIndex(of: "=") {
        let key = text[..<equals].trimmed
        let value = text[text.index(after: equals)...].trimmed
        groups[group, default: []].append((key, value))
      }
    }
  }

  /// The first value of a key in a group, with its escapes replaced.
  func string(_ key: String, in group: String) -> String? {
    raw(key, in: group).map { KeyFile.items($0, separatedBy: nil).joined() }
  }

  /// The values of a key in a group that are separated by semicolons.
  func list(_ key: String, in group: String) -> [String] {
    raw(key, in: group).map { KeyFile.items($0, separatedBy: ";") } ?? []
  }

  private func raw(_ key: String, in group: String) -> String? { groups[group]?.first { $0.key == key }?.value }

  /// Cuts a value at a separator and replaces `\s`, `\n`, `\t`, `\r`, `\\` and an escaped separator; empty items are
  /// left out.
  static func items(_ value: String, separatedBy separator: Character?) -> [String] {
    var items = [""]
    var isEscaped = false
    for character in value {
      if isEscaped {
        let replacement: [Character: Character] = ["s": " ", "n": "\n", "t": "\t", "r": "\r"]
        items[items.count - 1].append(replacement[character] ?? character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else if character == separator {
        items.append("")
      } else {
        items[items.count - 1].append(character)
      }
    }
    return items.filter { !$0.isEmpty }
  }
}

extension Substring {
  /// The text without spaces and tabs at its ends.
  fileprivate var trimmed: String {
    let isInk: (Character) -> Bool = { $0 != " " && $0 != "\t" }
    guard let start = firstIndex(where: isInk), let end = lastIndex(where: isInk) else { return "" }
    return String(self[start...end])
  }
}
