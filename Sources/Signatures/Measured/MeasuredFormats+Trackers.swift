// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

extension MeasuredFormats {
  /// Modules of trackers without a signature, or with one so short that the numbers behind it must agree.
  static func rareModules(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= smallestModule else { return nil }
    if head[0] == 0x67 { return composer667(head) }
    return trackModule(head) ?? pumaModule(head) ?? composer670(subject) ?? gameMusic(subject)
  }

  /// Bytes of a header and the first notes of all of these.
  private static let smallestModule = 772

  // MARK: Composer 667 and 670

  /// Names of instruments, bytes of each, and where patterns are told of.
  private static let (shortNames, shortName, shortPatterns) = (64, 8, 516)

  /// Two letters, names without control characters, a speed, a number of orders, and places of patterns that rise (OpenMPT:
  /// Load_667.cpp).
  private static func composer667(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches("gf", at: 0), head[2..<2 + shortNames * shortName].allSatisfy({ $0 > 31 }),
      (1...15).contains(head[514]), head[515] <= 128
    else { return nil }
    let places = (0..<128).map { head.littleEndian(UInt16.self, at: shortPatterns + 2 * $0) ?? 0 }
    return zip(places, places.dropFirst()).allSatisfy(<) ? KnownFinding(types["composer-667"], .strong) : nil
  }

  /// Where names, samples, names and voices of a chip, and orders begin, and where the header ends.
  private static let (names670, samples670, chipNames670, voices670, orders670, end670) = (
    2, 418, 930, 1346, 1698, 1954
  )

  /// A speed, 32 samples and 32 voices of a chip of two operators with their names, and orders of patterns that there are, or
  /// none (OpenMPT: Load_c67.cpp).
  private static func composer670(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head.count >= end670 + 1024, (1...15).contains(head[0]),
      head[orders670..<end670].allSatisfy({ $0 < 128 || $0 == 0xff }), head[orders670] < 128
    else { return nil }
    var isNamed = false
    for number in 0..<32 {
      let (name, voiceName) = (names670 + 13 * number, chipNames670 + 13 * number)
      let (sample, voice) = (samples670 + 16 * number, voices670 + 11 * number)
      guard head[name + 12] == 0, head[voiceName + 12] == 0, isField(head[name..<name + 13]),
        isField(head[voiceName..<voiceName + 13]), head.littleEndian(UInt32.self, at: sample) == 0,
        let length = head.littleEndian(UInt32.self, at: sample + 4), length <= 0xf_ffff,
        head[voice] & 0xf0 == 0, head[voice + 5] & 0xfc == 0, head[voice + 10] & 0xfc == 0
      else { return nil }
      isNamed = isNamed || head[name] > 0x20 && length > 0 || head[voiceName] > 0x20
    }
    return isNamed ? KnownFinding(types["composer-670"], .strong) : nil
  }

  /// Whether a field has characters and then zeros only.
  private static func isField(_ field: ArraySlice<UInt8>) -> Bool { field.allSatisfy { $0 == 0 || $0 >= 0x20 } }

  // MARK: Amiga

  /// Where the mark of a module of tracks stands, and its samples, orders and tracks.
  private static let (trackMark, trackSamples, trackOrders) = (1464, 31, 950)

  /// A mark behind 31 samples with tunings and volumes that can be, and no more tracks in the orders than there are (OpenMPT:
  /// Load_ice.cpp).
  private static func trackModule(_ head: [UInt8]) -> KnownFinding? {
    guard head.matches("MTN\0", at: trackMark) || head.matches("IT10", at: trackMark), head[trackOrders] <= 128,
      head[(trackOrders + 2)..<trackMark].allSatisfy({ $0 <= head[trackOrders + 1] })
    else { return nil }
    let isModule = (0..<trackSamples).allSatisfy { number in
      head[20 + 30 * number + 24] < 16 && head[20 + 30 * number + 25] <= 64
    }
    return isModule ? KnownFinding(types["tracker"], .strong) : nil
  }

  /// Bytes of the header of a module of PumaTracker, and of each of its orders.
  private static let (pumaHeader, pumaOrder) = (80, 14)

  /// A title, numbers of orders, patterns and instruments, a zero, and behind the orders the word in front of each pattern
  /// (OpenMPT: Load_puma.cpp).
  private static func pumaModule(_ head: [UInt8]) -> KnownFinding? {
    guard head[18] == 0, head[19] == 0, head[12] == 0, head[14] == 0, (1...128).contains(head[15]), head[16] == 0,
      (1...32).contains(head[17]), isField(head[..<12])
    else { return nil }
    let patterns = pumaHeader + (Int(head[13]) + 1) * pumaOrder
    return head.matches("patt", at: patterns) ? KnownFinding(types["puma"], .strong) : nil
  }

  /// Samples of the Game Music Creator, where its orders are, and bytes of a pattern.
  private static let (gameSamples, gameOrders, gamePattern) = (15, 240, 1024)

  /// Fifteen samples with places, lengths and volumes that can be and that the file holds, three zeros, and orders of whole
  /// patterns (OpenMPT: Load_gmc.cpp).
  private static func gameMusic(_ subject: Subject) -> KnownFinding? {
    let head = subject.head
    guard head[gameOrders] == 0, head[gameOrders + 1] == 0, head[gameOrders + 2] == 0,
      (1...100).contains(head[gameOrders + 3]), let size = subject.length
    else { return nil }
    let orders = (0..<100).map { head.bigEndian(UInt16.self, at: gameOrders + 4 + 2 * $0) ?? 1 }
    guard orders.allSatisfy({ Int($0) % gamePattern == 0 }) else { return nil }
    var (bytes, sounds) = (Int64(orders.max() ?? 0) + Int64(444 + gamePattern), 0)
    for number in 0..<gameSamples {
      let sample = 16 * number
      guard let place = head.bigEndian(UInt32.self, at: sample), place <= 0x7f_ffff, place & 1 == 0,
        let length = head.bigEndian(UInt16.self, at: sample + 4), length <= 0x7fff, head[sample + 6] == 0,
        head[sample + 7] <= 64, let address = head.bigEndian(UInt32.self, at: sample + 8), address <= 0x7f_ffff,
        address & 1 == 0, let loop = head.bigEndian(UInt16.self, at: sample + 12), loop <= max(length, 2)
      else { return nil }
      bytes += 2 * Int64(length)
      sounds += length > 0 && place > 0 && head[sample + 7] > 0 ? 1 : 0
    }
    return sounds > 0 && bytes <= size && size <= 2 * bytes ? KnownFinding(types["game-music"], .strong) : nil
  }
}
