// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Detection

/// Molecules in the manner of the Protein Data Bank with other columns, and lists of line notations.
enum MoleculeSniffer: TextSniffer {
  static let types = TypeTable(
    """
    pdbqt||chemical/x-pdbqt|Docking structure|AutoDock 4.2 user guide, appendix PDBQT format
    pqr||chemical/x-pqr|Structure with charges and radii|APBS: PQR molecular structure format
    smiles||chemical/x-daylight-smiles|SMILES|OpenSMILES 1.0, section 2
    """)

  /// Lines looked at most.
  private static let mostLines = 20

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.heads.containsAny(of: "AH"), sample.wholeLines.contains(where: isAtom) else {
      return isNotation(sample) ? KnownFinding(types["smiles"], .fair) : nil
    }
    let atoms = sample.wholeLines.filter(isAtom).prefix(mostLines)
    let marks: [StaticString] = ["ROOT", "ENDROOT", "BRANCH ", "TORSDOF "]
    let isFlexible = marks.contains { mark in sample.wholeLines.contains { $0.begins(with: mark) } }
    if isFlexible || atoms.allSatisfy(hasPartialCharge) { return KnownFinding(types["pdbqt"], .strong) }
    return KnownFinding(atoms.allSatisfy(hasRadius) ? types["pqr"] : nil, .strong)
  }

  private static func isAtom(_ line: ArraySlice<UInt8>) -> Bool {
    line.begins(with: "ATOM ") || line.begins(with: "HETATM")
  }

  /// A charge of three decimals in columns 71 to 76 and AutoDock's type of the atom in 78 and 79, where the Protein Data
  /// Bank has blanks and the element.
  private static func hasPartialCharge(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.count >= 78 else { return false }
    let start = line.startIndex
    return line[start + 72] == UInt8(ascii: ".") && line[(start + 73)...(start + 75)].allSatisfy(\.isDigit)
      && line[start + 76] == 0x20 && line[start + 77].isLetter
  }

  /// Fields between blanks, the last five of them the coordinates, the charge and the radius.
  ///
  /// The occupancy and the
  /// temperature factor of the Protein Data Bank have two decimals at fixed columns, and an element behind them.
  private static func hasRadius(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.words
    guard (10...11).contains(words.count), words.suffix(5).allSatisfy(isDecimal) else { return false }
    let start = line.startIndex
    let isColumned =
      line.count >= 66 && line[start + 57] == UInt8(ascii: ".") && line[start + 63] == UInt8(ascii: ".")
    return !isColumned
  }

  private static func isDecimal(_ word: ArraySlice<UInt8>) -> Bool {
    let digits = word.first == UInt8(ascii: "-") ? word.dropFirst() : word
    return digits.contains(UInt8(ascii: ".")) && digits.allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }

  // MARK: Line notations

  /// Every line begins with a SMILES, and half of them or more have more in them than letters.
  private static func isNotation(_ sample: TextSample) -> Bool {
    var count = 0
    var structured = 0
    var last: ArraySlice<UInt8> = []
    let lines = sample.wholeLines
    for index in lines.indices {
      let place = lines.place(at: index)
      guard !place.isEmpty && count < mostLines else { continue }
      let word = lines[index].prefix { $0 > 0x20 }
      guard !word.isEmpty, let marks = marks(ofReaction: word) else { return false }
      count += 1
      if marks >= 2, word.count >= 5 { structured += 1 }
      last = word
    }
    return count >= 2 ? structured * 2 >= count : count == 1 && sample.isWhole && isMolecule(last)
  }

  /// One molecule alone must have this many characters.
  private static let shortestMolecule = 10

  /// Whether a word has branches and bonds or rings, the numbers of which all stand there twice.
  private static func isMolecule(_ word: ArraySlice<UInt8>) -> Bool {
    guard word.count >= shortestMolecule, word.contains(UInt8(ascii: "(")) else { return false }
    let digits = word.filter(\.isDigit)
    let isClosed = Set(digits).allSatisfy { digit in digits.count { $0 == digit } % 2 == 0 }
    return isClosed && (!digits.isEmpty || word.contains(UInt8(ascii: "="))) && !word.contains(UInt8(ascii: "["))
      || word.contains(UInt8(ascii: "[")) && word.contains(UInt8(ascii: "=")) && word.contains(UInt8(ascii: "@"))
  }

  /// The marks of a molecule, or of those on both sides of the arrow of a reaction and above it.
  private static func marks(ofReaction word: ArraySlice<UInt8>) -> Int? {
    guard word.contains(UInt8(ascii: ">")) else { return marks(inNotation: word) }
    let parts = word.split(separator: UInt8(ascii: ">"), omittingEmptySubsequences: false)
    guard parts.count == 3 else { return marks(inNotation: word) }
    var sum = 2
    for part in parts where !part.isEmpty {
      guard let marks = marks(inNotation: part) else { return nil }
      sum += marks
    }
    return sum
  }

  /// Atoms of the organic subset and aromatic ones, the two-letter ones by their first letters; others stand in brackets.
  private static let atoms = ByteSet("BCNOPSFIbcnops*")

  /// How many bonds, branches, rings and bracket atoms a word of SMILES has; nil where it is none.
  private static func marks(inNotation word: ArraySlice<UInt8>) -> Int? {
    var marks = 0
    var depth = 0
    var hasAtom = false
    // The rings that are open, by their number.
    var rings: Set<Int> = []
    var index = word.startIndex
    while index < word.endIndex {
      let byte = word[index]
      index += 1
      switch byte {
      case _ where atoms.contains(byte):
        hasAtom = true
        // Cl and Br.
        let second: UInt8? =
          byte == UInt8(ascii: "C") ? UInt8(ascii: "l") : byte == UInt8(ascii: "B") ? UInt8(ascii: "r") : nil
        if let second, index < word.endIndex, word[index] == second { index += 1 }
      case UInt8(ascii: "["):
        guard let end = word[index...].firstIndex(of: UInt8(ascii: "]")), isBracketAtom(word[index..<end]) else {
          return nil
        }
        hasAtom = true
        marks += 1
        index = end + 1
      case UInt8(ascii: "("):
        guard hasAtom else { return nil }
        depth += 1
        marks += 1
      case UInt8(ascii: ")"):
        depth -= 1
        guard depth >= 0 else { return nil }
      case UInt8(ascii: "="), UInt8(ascii: "#"), UInt8(ascii: "/"), UInt8(ascii: "\\"), UInt8(ascii: "-"),
        UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "%"), 0x30...0x39:
        guard hasAtom || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") else { return nil }
        marks += 1
        // A ring is closed by the number that opened it, and begins at an atom (OpenSMILES 1.0, section 3.4).
        if byte.isDigit || byte == UInt8(ascii: "%") {
          guard let front = word[..<(index - 1)].last, front != UInt8(ascii: "."), front != UInt8(ascii: "(") else {
            return nil
          }
          let digits = byte.isDigit ? word[(index - 1)..<index] : word[index...].prefix(2)
          guard let number = digits.number(ofAtMost: 2) else { return nil }
          index = digits.endIndex
          if rings.remove(number) == nil { rings.insert(number) }
        }
      default: return nil
      }
    }
    // No bond leads nowhere.
    return hasAtom && depth == 0 && rings.isEmpty && word.last.map { !"=#:-%.".utf8.contains($0) } ?? false
      ? marks : nil
  }

  /// Whether a mass, a symbol of one or two letters, and then chirality, hydrogens, a charge and a class stand there, as in
  /// no field of a log (OpenSMILES 1.0, section 3.1).
  private static func isBracketAtom(_ atom: ArraySlice<UInt8>) -> Bool {
    let symbol = atom.drop(while: \.isDigit)
    guard let first = symbol.first, first.isLetter || first == UInt8(ascii: "*") else { return false }
    let isLong = symbol.dropFirst().first.map { (0x61...0x7a).contains($0) } ?? false
    let rest = symbol.dropFirst(isLong ? 2 : 1)
    let hasChirality = rest.first == UInt8(ascii: "@")
    return rest.allSatisfy {
      $0.isDigit || "@H+-:".utf8.contains($0) || hasChirality && "THALSPBO".utf8.contains($0)
    }
  }
}
