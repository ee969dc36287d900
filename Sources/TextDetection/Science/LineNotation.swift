// SPDX-License-Identifier: Apache-2.0
import ByteVectors

/// A word that is a molecule in SMILES (OpenSMILES 1.0).
struct LineNotation {
  /// How many bonds, branches, rings and bracket atoms it has.
  private(set) var marks = 0

  private let word: ArraySlice<UInt8>
  private var index: Int
  private var depth = 0
  private var hasAtom = false
  /// The rings that are open, by their number.
  private var openRings: Set<Int> = []

  /// Reads a word; nil where it is no molecule.
  init?(_ word: ArraySlice<UInt8>) {
    self.word = word
    index = word.startIndex
    while index < word.endIndex {
      guard readNext() else { return nil }
    }
    // No bond leads nowhere.
    guard hasAtom, depth == 0, openRings.isEmpty, let last = word.last, !"=#:-%.".utf8.contains(last) else {
      return nil
    }
  }

  /// Atoms of the organic subset and aromatic ones, the two-letter ones by their first letters; others stand in brackets.
  private static let atoms = ByteSet("BCNOPSFIbcnops*")
  /// Signs of bonds, of molecules side by side, and of rings with two digits.
  private static let signs = ByteSet("=#/\\-:.%")

  /// Reads an atom, a bracket or a bond; false where there is none.
  private mutating func readNext() -> Bool {
    let byte = word[index]
    index += 1
    switch byte {
    case _ where Self.atoms.contains(byte):
      hasAtom = true
      passSecondLetter(of: byte)
    case UInt8(ascii: "["):
      guard let end = word[index...].firstIndex(of: UInt8(ascii: "]")), Self.isBracketAtom(word[index..<end]) else {
        return false
      }
      hasAtom = true
      marks += 1
      index = end + 1
    case UInt8(ascii: "("):
      guard hasAtom else { return false }
      depth += 1
      marks += 1
    case UInt8(ascii: ")"):
      depth -= 1
      return depth >= 0
    case _ where byte.isDigit || Self.signs.contains(byte):
      guard hasAtom || byte == UInt8(ascii: "/") || byte == UInt8(ascii: "\\") else { return false }
      marks += 1
      if byte.isDigit || byte == UInt8(ascii: "%") { return readRing(byte) }
    default: return false
    }
    return true
  }

  /// Passes over the second letter of chlorine and bromine.
  private mutating func passSecondLetter(of first: UInt8) {
    let second: UInt8
    switch first {
    case UInt8(ascii: "C"): second = UInt8(ascii: "l")
    case UInt8(ascii: "B"): second = UInt8(ascii: "r")
    default: return
    }
    if index < word.endIndex, word[index] == second { index += 1 }
  }

  /// Reads the number of a ring, which begins at an atom and is closed by the number that opened it (OpenSMILES 1.0, section
  /// 3.4).
  private mutating func readRing(_ byte: UInt8) -> Bool {
    guard let front = word[..<(index - 1)].last, front != UInt8(ascii: "."), front != UInt8(ascii: "(") else {
      return false
    }
    let digits = byte.isDigit ? word[(index - 1)..<index] : word[index...].prefix(2)
    guard let number = digits.number(ofAtMost: 2) else { return false }
    index = digits.endIndex
    if openRings.remove(number) == nil { openRings.insert(number) }
    return true
  }

  /// Whether a mass, a symbol of one or two letters, and then chirality, hydrogens, a charge and a class stand there, as in
  /// no field of a log (OpenSMILES 1.0, section 3.1).
  private static func isBracketAtom(_ atom: ArraySlice<UInt8>) -> Bool {
    let symbol = atom.drop(while: \.isDigit)
    guard let first = symbol.first, first.isLetter || first == UInt8(ascii: "*") else { return false }
    let isLong = symbol.dropFirst().first.map(\.isSmallLetter) ?? false
    let rest = symbol.dropFirst(isLong ? 2 : 1)
    let hasChirality = rest.first == UInt8(ascii: "@")
    return rest.allSatisfy {
      $0.isDigit || "@H+-:".utf8.contains($0) || hasChirality && "THALSPBO".utf8.contains($0)
    }
  }
}
