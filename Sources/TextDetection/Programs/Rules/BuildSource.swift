// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Builds in containers, and the servers in front of them; projects of qmake.
///
/// Sources: Earthly: Earthfile reference; HAProxy: Configuration manual, sections Proxies and Server and default-server options; Qt:
/// qmake Manual, sections Variables, Scopes and Built-in Replace Functions.
enum BuildSource {
  /// What targets of Earthly have besides the commands of a Dockerfile.
  private static let commands: [StaticString] = [
    "SAVE ARTIFACT ", "SAVE IMAGE ", "BUILD +", "BUILD ./", "COPY +", "DO +", "FROM +", "LOCALLY", "WITH DOCKER",
  ]

  /// Whether the version comes first, in front of all but comments, and a command of targets below.
  static func isEarthfile(_ sample: TextSample) -> Bool {
    let first = sample.lines.firstText(notMarkedBy: UInt8(ascii: "#"))
    return first?.begins(with: "VERSION ") == true && sample.contains(anyOf: commands)
  }

  /// Whether addresses are listened at or servers named, and how they are spoken to.
  static func balances(_ sample: TextSample) -> Bool {
    let manners: [StaticString] = ["balance ", "mode http", "mode tcp", "timeout connect", "timeout server"]
    return sample.contains(anyOf: manners) && sample.contains(anyOf: [" bind ", " server ", "\tbind ", "\tserver "])
  }

  /// Variables that say what is built.
  private static let variables: Set = [
    "CONFIG", "DEFINES", "DEPENDPATH", "DESTDIR", "FORMS", "HEADERS", "INCLUDEPATH", "INSTALLS", "LIBS", "OTHER_FILES",
    "PKGCONFIG", "QMAKE_CFLAGS", "QMAKE_CXXFLAGS", "QMAKE_LFLAGS", "QT", "RESOURCES", "SOURCES", "SUBDIRS", "TARGET",
    "TEMPLATE", "TRANSLATIONS",
  ]

  /// Whether nothing but variables that get values, functions and scopes stand in a text, and some of it is what make has not: a
  /// value of another variable behind two signs of the dollar, beside a variable that says what is built.
  static func isQMakeProject(_ sample: TextSample) -> Bool {
    guard sample.contains("$$"), sample.contains("=") else { return false }
    var (isKnown, isExpanded, goesOn) = (false, false, false)
    for place in sample.wholeLines.places where !place.isBlank {
      let text = sample.bytes[place.text].prefix { $0 != UInt8(ascii: "#") }.trimmed
      guard let last = text.last else { continue }
      let isContinued = goesOn
      goesOn = last == 0x5c
      if text.contains("$$"), expands(text) { isExpanded = true }
      guard !isContinued else { continue }
      // Rules of make stand behind tabs, and their targets in front of what they need.
      let isScope = text.first == UInt8(ascii: "}") || last == UInt8(ascii: "{") || last == UInt8(ascii: ")")
      guard let sign = text.firstIndex(of: UInt8(ascii: "=")), sign > text.startIndex else {
        guard isScope else { return false }
        continue
      }
      let name = text[..<sign].dropLast("+-*~".utf8.contains(text[sign - 1]) ? 1 : 0).trimmed
      // A condition may stand in front.
      let variable = name.split(separator: UInt8(ascii: ":")).last?.trimmed ?? []
      guard !variable.isEmpty, isScope || variable.allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: ".") }) else {
        return false
      }
      if variables.contains(String(decoding: variable, as: UTF8.self)) { isKnown = true }
    }
    return isKnown && isExpanded
  }

  /// Whether the value of a variable, a property or a function stands in a line.
  private static func expands(_ line: ArraySlice<UInt8>) -> Bool {
    guard let sign = line.firstIndex(of: "$$", from: line.startIndex), let next = line[sign...].dropFirst(2).first
    else {
      return false
    }
    return next.isLetter || next == UInt8(ascii: "{") || next == UInt8(ascii: "[")
  }
}
