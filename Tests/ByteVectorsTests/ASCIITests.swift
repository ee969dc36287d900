// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Testing

/// Every byte is of the classes of which its character is.
@Suite struct ASCIITests {
  @Test(arguments: UInt8.min...UInt8.max) func isOfTheClassesOfItsCharacter(byte: UInt8) {
    let scalar = Unicode.Scalar(byte)
    let character = Character(scalar)
    let isASCII = scalar.isASCII
    #expect(byte.isDigit == (isASCII && character.isNumber))
    #expect(byte.isLetter == (isASCII && character.isLetter))
    #expect(byte.isCapital == (isASCII && character.isUppercase))
    #expect(byte.isSmallLetter == (isASCII && character.isLowercase))
    #expect(byte.isAlphanumeric == (byte.isLetter || byte.isDigit))
    #expect(byte.isWordCharacter == (byte.isAlphanumeric || character == "_"))
    #expect(byte.isPrintable == (isASCII && scalar.properties.generalCategory != .control))
    #expect(byte.hexadecimalValue.map(Int.init) == (isASCII ? character.hexDigitValue : nil))
    #expect(byte.isHexadecimalDigit == (byte.hexadecimalValue != nil))
    #expect(byte.isWhiteSpace == (isASCII && character.isWhitespace))
    #expect(byte.uppercased == (byte.isSmallLetter ? byte - 0x20 : byte))
    #expect(Character(Unicode.Scalar(byte.lowercased)) == (isASCII ? Character(character.lowercased()) : character))
  }
}
