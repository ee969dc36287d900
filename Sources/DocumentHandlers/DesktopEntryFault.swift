// SPDX-License-Identifier: Apache-2.0

/// What is wrong with a damaged desktop entry.
///
/// Source: "Desktop Entry Specification" 1.5, sections "Basic format of the file" and "Recognized desktop entry keys".
package enum DesktopEntryFault: Sendable, Equatable {
  /// A line is not UTF-8.
  case noText(line: Int)
  /// A line is no comment, no group and no key with a value.
  case strayLine(Int)
  /// There are more lines than are read.
  case tooManyLines
  /// The group of desktop entries is missing.
  case noGroup
  /// The key `Type` is missing.
  case noType
  /// An application has nothing that starts it.
  case noCommand

  /// The first fault of a desktop entry; nil where it is sound, also where it describes no application.
  package init?(in bytes: [UInt8]) {
    var number = 0
    var count = 0
    for line in bytes.split(separator: 0x0A, omittingEmptySubsequences: false) {
      number += 1
      count += line.isEmpty ? 0 : 1
      guard count <= KeyFile.lineLimit else {
        self = .tooManyLines
        return
      }
      guard String(validating: line, as: UTF8.self) != nil else {
        self = .noText(line: number)
        return
      }
      let ink = line.drop { $0 == 0x20 || $0 == 0x09 || $0 == 0x0D }
      guard ink.isEmpty || ink.first == UInt8(ascii: "#") || ink.first == UInt8(ascii: "[") || ink.contains(0x3D) else {
        self = .strayLine(number)
        return
      }
    }
    let file = KeyFile(bytes)
    let group = "Desktop Entry"
    guard file.groups[group] != nil else {
      self = .noGroup
      return
    }
    // A hidden entry stands for a deleted one and needs nothing else.
    if file.string("Hidden", in: group) == "true" { return nil }
    guard let type = file.string("Type", in: group) else {
      self = .noType
      return
    }
    let isStarted = file.string("Exec", in: group) != nil || file.string("DBusActivatable", in: group) == "true"
    guard type != "Application" || isStarted else {
      self = .noCommand
      return
    }
    return nil
  }
}

extension DesktopEntryFault: CustomStringConvertible {
  /// What is wrong and what to write, for people.
  package var description: String {
    switch self {
    case .noText(let line): "line \(line): the desktop entry is not UTF-8; save it as UTF-8"
    case .strayLine(let line): "line \(line): this is no comment, no group and no key with a value; delete the line"
    case .tooManyLines: "the desktop entry has more than \(KeyFile.lineLimit) lines; delete those that say nothing"
    case .noGroup: "it is no desktop entry, which begins with the group [Desktop Entry]"
    case .noType: "the desktop entry has no Type; write Type=Application for an application"
    case .noCommand: "the application has no command; write Exec= or DBusActivatable=true"
    }
  }
}
