// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Trees of keys and values in quotes and braces, whose outermost key stands alone in its line (Valve: KeyValues).
enum KeyValuesSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    material||application/vnd.valve.source.material|Material of a game|Valve: Material, section Format
    setup||text/x-vdproj|Setup project of Visual Studio|Microsoft: Visual Studio Installer Projects
    tree||text/x-vdf|Tree of keys and values|Valve: KeyValues, section Text format
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.begins(with: "\"") else { return nil }
    let lines = sample.lines.lazy.map(\.trimmed).filter { !$0.isEmpty && !$0.begins(with: "//") }.prefix(3)
    let first = Array(lines)
    guard first.count == 3, isKey(first[0]), first[1].equals("{"), first[2].first == UInt8(ascii: "\"") else {
      return nil
    }
    // Only there stands a sign between a key and its value.
    if first[2].contains("\" = \"") {
      return first[0].equals("\"DeployProject\"") ? KnownFinding(types["setup"], .strong) : nil
    }
    // Parameters of shaders have a sign in front.
    let isMaterial = sample.contains("\"$")
    return KnownFinding(types[isMaterial ? "material" : "tree"], .strong)
  }

  /// Whether nothing but a string stands in a line.
  private static func isKey(_ line: ArraySlice<UInt8>) -> Bool {
    line.count > 2 && line.first == UInt8(ascii: "\"") && line.last == UInt8(ascii: "\"")
      && !line.dropFirst().dropLast().contains(UInt8(ascii: "\""))
  }
}
