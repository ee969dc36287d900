// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Bytes of the smallest cartridge whose header stands at the end.
  private static let smallestCartridge: Int64 = 1 << 16
  /// Bytes from the header of a Virtual Boy's cartridge to the end, and of that of a WonderSwan.
  private static let (virtualBoyLength, wonderSwanLength) = (0x220, 16)

  /// Cartridges of consoles that start at the end of their memory and have their header there.
  static func cartridgesByEnd(_ subject: Subject) -> KnownFinding? {
    guard let length = subject.length, length >= smallestCartridge, length % smallestCartridge == 0,
      let end = subject.tail(virtualBoyLength), end.count == virtualBoyLength
    else { return nil }
    let header = Array(end)
    if length & (length - 1) == 0, isVirtualBoy(header) { return KnownFinding(types["virtual-boy"], .strong) }
    return wonderSwan(Array(end.suffix(wonderSwanLength)), length)
  }

  /// A title of 20 bytes, five zeros, two letters of the maker, four of the game, of which the first is a V, and a version
  /// (Planet Virtual Boy: Sacred Tech Scroll, section ROM information).
  private static func isVirtualBoy(_ header: [UInt8]) -> Bool {
    header[0] > 0x20 && header[20..<25].allSatisfy { $0 == 0 } && header[25..<31].allSatisfy(\.isAlphanumeric)
      && header[27] == UInt8(ascii: "V") && header[31] < 0x10
  }

  /// Mebibits of a cartridge by the code in its header.
  private static let wonderSwanSizes: [Int64] = [1, 2, 4, 8, 16, 24, 32, 48, 64, 128]
  /// The kinds of memory that keeps games.
  private static let wonderSwanMemories: Set<UInt8> = [0, 1, 2, 3, 4, 5, 0x10, 0x20, 0x50]

  /// A far jump with which the processor starts, a zero, whether it has colours, and the size of the cartridge (WSMan: hardware
  /// of the WonderSwan, section Cartridge metadata).
  private static func wonderSwan(_ header: [UInt8], _ length: Int64) -> KnownFinding? {
    guard header[0] == 0xea, header[5] & 15 == 0, header[7] <= 1, wonderSwanMemories.contains(header[11]),
      Int(header[10]) < wonderSwanSizes.count, length == wonderSwanSizes[Int(header[10])] << 17
    else { return nil }
    return KnownFinding(types[header[7] == 1 ? "wonderswan-color" : "wonderswan"], .strong)
  }
}
