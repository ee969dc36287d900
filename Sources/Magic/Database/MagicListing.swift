// SPDX-License-Identifier: Apache-2.0

/// The list of a database that file(1) prints with `-l`: the groups in the order of their strength.
extension MagicDatabase {
  /// Appends the list of every file of the database, one line a group.
  package func appendList(to output: inout [UInt8]) {
    for file in files { file.appendList(to: &output) }
  }

  /// Appends the list of a source without entries, such as Debian's `/etc/magic`.
  package static func appendEmptyList(to output: inout [UInt8]) {
    for set in 0...1 { output += [UInt8]("Set \(set):\nBinary patterns:\nText patterns:\n".utf8) }
  }
}

extension MagicDatabaseFile {
  fileprivate func appendList(to output: inout [UInt8]) {
    for (set, range) in [0..<namedStart, namedStart..<recordCount].enumerated() {
      output += [UInt8]("Set \(set):\n".utf8)
      for (flag, name) in [(MagicRecordFlags.binary, "Binary"), (.text, "Text")] {
        output += [UInt8]("\(name) patterns:\n".utf8)
        var index = range.lowerBound
        while index < range.upperBound {
          let end = groupEnd(after: index)
          let record = record(index)
          if record.flags.isSuperset(of: flag) { appendLine(for: record, to: end, &output) }
          index = end
        }
      }
    }
  }

  /// Appends the strength, the source line and the first description and MIME type of a group.
  private func appendLine(for record: MagicRecord, to end: Int, _ output: inout [UInt8]) {
    let group = record.index..<end
    let number = String(strength(of: record))
    output += [UInt8]("Strength = ".utf8)
    output.append(contentsOf: repeatElement(0x20, count: max(0, 3 - number.utf8.count)))
    output += [UInt8]("\(number)@\(record.line): ".utf8)
    output += description(group.first(where: hasDescription) ?? record.index)
    output += [UInt8](" [".utf8)
    output += mimeType(group.first(where: hasMIMEType) ?? record.index)
    output += [UInt8]("]\n".utf8)
  }

  /// How much a match of a record tells; groups are tested strongest first.
  ///
  /// Source: file(1)'s own list; magic(5), "Strength" describes the idea and how `!:strength` changes it.
  func strength(of record: MagicRecord) -> Int {
    let unit = 10
    var strength = unit * 2
    switch record.type {
    case .default: return adjusted(0, record)
    case .string, .pstring, .octal: strength += record.valueLength * unit
    case .bestring16, .lestring16: strength += record.valueLength * unit / 2
    case .search:
      if record.valueLength > 0 { strength += record.valueLength * max(unit / record.valueLength, 1) }
    case .regex:
      let count = Self.ordinaryCharacters(in: valueString(record.index))
      strength += count * max(unit / count, 1)
    case .der: strength += unit
    case .guid, .leguid, .beguid: strength += 16 * unit
    default: strength += record.type.width * unit
    }
    switch record.relation {
    case UInt8(ascii: "x"), UInt8(ascii: "!"): strength = 0
    case UInt8(ascii: "="): strength += unit
    case UInt8(ascii: "<"), UInt8(ascii: ">"): strength -= 2 * unit
    case UInt8(ascii: "&"), UInt8(ascii: "^"): strength -= unit
    default: break
    }
    return adjusted(strength, record)
  }

  /// The strength as `!:strength` changes it; at least 1, and 1 more where the description is left to others.
  private func adjusted(_ strength: Int, _ record: MagicRecord) -> Int {
    var strength = strength
    let (operation, operand) = strengthChange(record.index)
    switch operation {
    case UInt8(ascii: "+"): strength += operand
    case UInt8(ascii: "-"): strength -= operand
    case UInt8(ascii: "*"): strength *= operand
    case UInt8(ascii: "/"): if operand > 0 { strength /= operand }
    default: break
    }
    return max(strength, 1) + (hasDescription(record.index) ? 0 : 1)
  }

  /// The characters of a regular expression that stand for themselves, as libmagic counts them; at least 1.
  private static func ordinaryCharacters(in pattern: [UInt8]) -> Int {
    var count = 0
    var index = 0
    while index < pattern.count {
      switch pattern[index] {
      case UInt8(ascii: "\\"):
        // An escape counts once; at the end nothing is left to skip.
        index += index + 1 < pattern.count ? 1 : 0
        count += 1
      case UInt8(ascii: "?"), UInt8(ascii: "*"), UInt8(ascii: "."), UInt8(ascii: "+"), UInt8(ascii: "^"),
        UInt8(ascii: "$"):
        break
      case UInt8(ascii: "["):
        // The closing bracket counts, the set does not.
        while index < pattern.count, pattern[index] != UInt8(ascii: "]") { index += 1 }
        index -= 1
      case UInt8(ascii: "{"):
        while index < pattern.count, pattern[index] != UInt8(ascii: "}") { index += 1 }
        if index == pattern.count { index -= 1 }
      default: count += 1
      }
      index += 1
    }
    return max(count, 1)
  }
}
