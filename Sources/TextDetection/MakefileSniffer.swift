// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Makefiles, whichever make they are for: variables that are set at the start of a line and used in parentheses.
///
/// No other language has both: shells run a command in such parentheses, and the names of most others need a sign (POSIX:
/// make, section Macros; GNU make manual, section How to Use Variables; NMAKE reference, Macros and NMAKE).
enum MakefileSniffer: TextSniffer {
  static let types = TypeTable("make|public.make-source|text/x-makefile|Makefile|POSIX: make, section Macros")

  /// Variables that must be both set and used.
  private static let enough = 2

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.contains("$(") else { return nil }
    let variables = Set(sample.lines.compactMap(variable))
    guard variables.count >= enough else { return nil }
    var used: Set<ArraySlice<UInt8>> = []
    for line in sample.lines where line.first != UInt8(ascii: "#") {
      var index = line.startIndex
      while let open = line.firstIndex(ofWord: "$(", from: index) {
        let name = line[(open + 2)...].prefix(while: isNamed)
        if name.endIndex < line.endIndex, [UInt8(ascii: ")"), UInt8(ascii: ":")].contains(line[name.endIndex]),
          variables.contains(name)
        {
          used.insert(name)
          if used.count >= enough { return KnownFinding(types["make"], .fair) }
        }
        index = open + 2
      }
    }
    return nil
  }

  /// The name of the variable that a line sets; nil where it sets none.
  private static func variable(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let name = line.prefix(while: isNamed)
    guard name.first?.isWordCharacter == true else { return nil }
    let rest = line[name.endIndex...].drop { $0 == 0x20 || $0 == 0x09 }
    let sign = rest.drop { [UInt8(ascii: ":"), UInt8(ascii: "?"), UInt8(ascii: "+"), UInt8(ascii: "!")].contains($0) }
    guard sign.first == UInt8(ascii: "="), rest.count - sign.count <= 2 else { return nil }
    return name
  }

  private static func isNamed(_ byte: UInt8) -> Bool {
    byte.isWordCharacter || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }
}
