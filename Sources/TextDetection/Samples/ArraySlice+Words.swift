// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// What a word of a table or of a line may be, where several formats ask.
extension ArraySlice<UInt8> {
  /// Whether the word is a whole number of nine digits at most, with a minus sign or without.
  var isInteger: Bool {
    let digits = first == UInt8(ascii: "-") ? dropFirst() : self
    return !digits.isEmpty && digits.count <= 9 && digits.allSatisfy(\.isDigit)
  }

  /// Whether the word has digits and a point, and besides at most signs and an exponent of Fortran's or C's.
  var isDecimal: Bool {
    contains(UInt8(ascii: ".")) && contains(where: \.isDigit)
      && allSatisfy { $0.isDigit || [0x2b, 0x2d, 0x2e, 0x44, 0x45, 0x64, 0x65].contains($0) }
  }

  /// Whether the word is a number of either kind.
  var isNumber: Bool { isInteger || isDecimal }

  /// Whether the word may name an atom: one to three letters and digits, a letter first.
  var isAtomSymbol: Bool {
    (1...3).contains(count) && (first?.isLetter ?? false) && allSatisfy(\.isAlphanumeric)
  }
}
