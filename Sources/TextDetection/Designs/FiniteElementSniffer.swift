// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Meshes and loads of structures, by keywords and cards that stand in them wherever they begin.
enum FiniteElementSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    abaqus||application/x-abaqus-inp|Finite element model|Abaqus keywords reference, *NODE and *ELEMENT
    nastran||application/x-nastran|Finite element model|MSC Nastran quick reference guide, section Bulk data entries
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    if sample.heads.contains(UInt8(ascii: "*")), hasElements(sample) { return KnownFinding(types["abaqus"], .strong) }
    if sample.heads.contains(UInt8(ascii: "G")), hasGrid(sample) { return KnownFinding(types["nastran"], .strong) }
    return nil
  }

  // MARK: Abaqus

  /// A keyword in front, behind comments; nodes with numbers below them; and elements of a type.
  private static func hasElements(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.first(where: { !$0.isBlank && !$0.begins(with: "**") }),
      first.first == UInt8(ascii: "*"), first.dropFirst().first?.isLetter == true
    else { return false }
    var (hasNodes, hasElements) = (false, false)
    let lines = sample.wholeLines
    for index in lines.indices.dropLast() where lines.place(at: index).first == UInt8(ascii: "*") {
      let line = lines[index]
      let keyword = line.prefix { $0 != UInt8(ascii: ",") }.trimmed
      if keyword.count == 5, keyword.matchesAnyCase("*node", at: 0) {
        let fields = lines[index + 1].split(separator: UInt8(ascii: ",")).map(\.trimmed)
        hasNodes =
          hasNodes
          || fields.count >= 3 && fields[0].isInteger
            && fields[1].first.map { $0.isDigit || $0 == 0x2d || $0 == 0x2e } == true
      } else if keyword.count == 8, keyword.matchesAnyCase("*element", at: 0) {
        let hasType = line.indices.contains { line.hasAnyCase("type", at: $0) } && line.contains(UInt8(ascii: "="))
        hasElements = hasElements || hasType
      }
    }
    return hasNodes && hasElements
  }

  // MARK: Nastran

  private static let elements: [StaticString] = [
    "CBAR", "CBEAM", "CBUSH", "CELAS1", "CELAS2", "CHEXA", "CONM2", "CONROD", "CPENTA", "CPYRAM", "CQUAD4", "CQUAD8",
    "CQUADR", "CROD", "CSHEAR", "CTETRA", "CTRIA3", "CTRIA6", "CTRIAR", "RBAR", "RBE2", "RBE3",
  ]

  private static let others: [StaticString] = [
    "ASET", "CORD1R", "CORD2C", "CORD2R", "CORD2S", "EIGR", "EIGRL", "ENDDATA", "FORCE", "GRAV", "GRID", "INCLUDE",
    "LOAD", "MAT1", "MAT2", "MAT8", "MAT9", "MOMENT", "MPC", "PARAM", "PBAR", "PBARL", "PBEAM", "PBUSH", "PCOMP",
    "PELAS", "PLOAD", "PLOAD2", "PLOAD4", "PROD", "PSHELL", "PSOLID", "SPC", "SPC1", "SPCADD", "TEMP", "TEMPD",
  ]

  /// Whether a line begins with a card of a list, behind which its fields begin, or a star for fields of twice the width.
  private static func begins(_ line: ArraySlice<UInt8>, with cards: [StaticString]) -> Bool {
    let name = line.prefix { $0.isCapital || $0.isDigit }
    return cards.contains { name.equals($0) }
      && (name.endIndex == line.endIndex || ", *\t".utf8.contains(line[name.endIndex]))
  }

  /// Nothing but comments after dollar signs, cards and what goes on with them, a point of the grid and an element among them.
  private static func hasGrid(_ sample: TextSample) -> Bool {
    var (points, elementCount) = (0, 0)
    for place in sample.wholeLines.places where !place.isBlank && place.head != UInt8(ascii: "$") {
      let line = sample.bytes[place.start..<place.end]
      if begins(line, with: elements) {
        elementCount += 1
      } else if line.begins(with: "GRID"), begins(line, with: ["GRID"]) {
        let fields = line.dropFirst(4)
        guard fields.contains(where: \.isDigit) else { return false }
        points += 1
      } else if !begins(line, with: others), !" +*,".utf8.contains(place.first) {
        return false
      }
    }
    return points > 0 && elementCount > 0 || points > 3 && !sample.isWhole
  }
}
