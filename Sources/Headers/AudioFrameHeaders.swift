// SPDX-License-Identifier: Apache-2.0
import ByteSources

/// Headers of frames of sound: how long each says that its frame is, in bytes, and which frames follow each other.
package enum AudioFrameHeaders {
  /// The length of a frame of advanced audio coding; nil where the sync word, the layer 0, a sampling rate and a length that
  /// can be are not there.
  package static func adtsLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 7 else { return nil }
    let at = bytes.startIndex
    guard bytes[at] == 0xff, bytes[at + 1] & 0xf6 == 0xf0, bytes[at + 2] >> 2 & 15 < 13 else { return nil }
    let length = Int(bytes[at + 3] & 3) << 11 | Int(bytes[at + 4]) << 3 | Int(bytes[at + 5] >> 5)
    return length >= 7 ? length : nil
  }

  /// Bit rates in kbit/s by version and layer (ISO/IEC 11172-3, table in section 2.4.2.3; 13818-3 for version 2).
  private static let bitRates: [[Int]] = [
    [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
    [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
    [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
    [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
    [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
  ]

  /// The length of a frame of MPEG audio; nil where the sync word, a version, a layer, a bit rate and a sampling rate that
  /// exist are not there, or the reserved emphasis is.
  package static func mpegLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 4 else { return nil }
    let at = bytes.startIndex
    let (second, third) = (bytes[at + 1], bytes[at + 2])
    guard bytes[at] == 0xff, second & 0xe0 == 0xe0 else { return nil }
    let version = second >> 3 & 3
    let layer = 4 - Int(second >> 1 & 3)
    let rateIndex = Int(third >> 4)
    let frequencyIndex = Int(third >> 2 & 3)
    guard version != 1, layer < 4, (1...14).contains(rateIndex), frequencyIndex < 3, bytes[at + 3] & 3 != 2 else {
      return nil
    }
    let isFirst = version == 3
    let rate = bitRates[isFirst ? layer - 1 : layer == 1 ? 3 : 4][rateIndex - 1] * 1000
    let frequency = [44_100, 48_000, 32_000][frequencyIndex] >> (isFirst ? 0 : version == 2 ? 1 : 2)
    let padding = Int(third >> 1 & 1)
    if layer == 1 { return (12 * rate / frequency + padding) * 4 }
    return (layer == 3 && !isFirst ? 72 : 144) * rate / frequency + padding
  }

  /// The longest frame of a stream in the free format: layer II with 640 kbit/s at 32 kHz, which decoders read at most.
  private static let longestFreeFrame = 2881

  /// Whether frames of MPEG audio follow each other whose headers tell no bit rate: all have the same size but for their padding
  /// (ISO/IEC 11172-3, section 2.4.2.3).
  package static func isFreeFormat(_ bytes: ArraySlice<UInt8>) -> Bool {
    let isHeader = { (rest: ArraySlice<UInt8>) in
      rest.count >= 4 && rest.first == 0xff && agree(rest, bytes, in: (second: 0xff, third: 0xfc))
        && rest[rest.startIndex + 3] & 3 != 2
    }
    let padding = { (rest: ArraySlice<UInt8>) in Int(rest[rest.startIndex + 2] >> 1 & 1) }
    guard bytes.count >= 4, isHeader(bytes) else { return false }
    let (second, third) = (bytes[bytes.startIndex + 1], bytes[bytes.startIndex + 2])
    let (version, layer) = (second >> 3 & 3, second >> 1 & 3)
    guard second & 0xe0 == 0xe0, version != 1, layer == 1 || layer == 2, third >> 4 == 0, third >> 2 & 3 < 3 else {
      return false
    }
    return bytes.indices.dropFirst(32).prefix(longestFreeFrame).contains { place in
      guard bytes[place] == 0xff, isHeader(bytes[place...]) else { return false }
      let size = place - bytes.startIndex - padding(bytes)
      var rest = bytes[place...]
      for _ in 1..<mostFrames {
        rest = rest.dropFirst(size + padding(rest))
        guard isHeader(rest) else { return false }
      }
      return true
    }
  }

  /// Whether a header of MPEG audio tells of layer I (ISO/IEC 11172-3, section 2.4.2.3).
  package static func isLayerOne(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.dropFirst().first.map { $0 >> 1 & 3 == 3 } ?? false
  }

  /// Whether a header of MPEG audio tells of layer II (ISO/IEC 11172-3, section 2.4.2.3).
  package static func isLayerTwo(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.dropFirst().first.map { $0 >> 1 & 3 == 2 } ?? false
  }

  /// Whether a header of MPEG audio stands there with the version, layer and sampling rate of another one.
  package static func isOfStream(_ bytes: ArraySlice<UInt8>, with other: ArraySlice<UInt8>) -> Bool {
    bytes.first == 0xff && bytes.count >= 4 && agree(bytes, other, in: mpegMasks) && mpegLength(bytes) != nil
  }

  /// Bits of a header that all frames of a stream share, in its second and third byte.
  private typealias Masks = (second: UInt8, third: UInt8)
  private static let mpegMasks: Masks = (0xfe, 0x0c)
  private static let adtsMasks: Masks = (0xff, 0xfc)

  /// Whether two headers have the same bits where the masks have some.
  private static func agree(_ bytes: ArraySlice<UInt8>, _ other: ArraySlice<UInt8>, in masks: Masks) -> Bool {
    let (at, front) = (bytes.startIndex, other.startIndex)
    return (bytes[at + 1] ^ other[front + 1]) & masks.second == 0
      && (bytes[at + 2] ^ other[front + 2]) & masks.third == 0
  }

  /// The length of a frame of subband coding; nil where the sync word, and a pool of bits that the blocks and subbands have
  /// room for, are not there (Bluetooth SIG: A2DP 1.4, sections 12.5 and 12.9).
  package static func sbcLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 4 else { return nil }
    // Speech for telephones has one size alone (Bluetooth SIG: HFP 1.7, appendix A).
    if bytes.matches([0xad, 0, 0], at: 0) { return 57 }
    let at = bytes.startIndex
    let (format, pool) = (bytes[at + 1], Int(bytes[at + 2]))
    let blocks = 4 * (Int(format >> 4 & 3) + 1)
    let mode = format >> 2 & 3
    let subbands = format & 1 == 0 ? 4 : 8
    let (channels, isShared) = (mode == 0 ? 1 : 2, mode >= 2)
    guard bytes[at] == 0x9c, pool >= 2, pool <= (isShared ? 32 : 16) * subbands else { return nil }
    let bits = blocks * pool * (isShared ? 1 : channels) + (mode == 3 ? subbands : 0)
    return 4 + 4 * subbands * channels / 8 + (bits + 7) / 8
  }

  /// Bit rates of AC-3 in kbit/s (ATSC A/52:2018, table 5.18).
  private static let dolbyRates = [
    32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384, 448, 512, 576, 640,
  ]

  /// The length of a frame of AC-3 or enhanced AC-3; nil where the sync word, a sampling rate and a size that exist are not
  /// there (ATSC A/52:2018, sections 5.4.1 and E.2.3.1).
  package static func dolbyLength(_ bytes: ArraySlice<UInt8>) -> Int? {
    guard bytes.count >= 6, bytes.matches([0x0b, 0x77], at: 0) else { return nil }
    let at = bytes.startIndex
    if isEnhancedAC3(bytes) {
      guard bytes[at + 5] >> 3 <= 16, bytes[at + 2] >> 6 < 3 else { return nil }
      return (Int(bytes[at + 2] & 7) << 8 | Int(bytes[at + 3])) * 2 + 2
    }
    let code = Int(bytes[at + 4] & 0x3f)
    guard code / 2 < dolbyRates.count else { return nil }
    let rate = dolbyRates[code / 2]
    return switch bytes[at + 4] >> 6 {
    case 0: rate * 4
    case 1: (rate * 320 / 147 + code % 2) * 2
    case 2: rate * 6
    default: nil
    }
  }

  /// Whether the bit stream identification of a frame tells of enhanced AC-3 (ATSC A/52:2018, section E.2.3.1.6).
  package static func isEnhancedAC3(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.count > 5 && bytes[bytes.startIndex + 5] >> 3 > 10
  }

  /// Frames that follow each other.
  package struct Run: Sendable {
    /// How many were looked at.
    package var count = 0
    /// Whether something else stands where the next one should.
    package var isBroken = false
  }

  /// The frames of advanced audio coding at the front, as many as are asked for at most; version, profile and sampling rate are
  /// those of the first one.
  package static func adtsRun(_ bytes: ArraySlice<UInt8>, most: Int = mostFrames) -> Run {
    run(bytes, adtsMasks, most, adtsLength)
  }

  /// The frames of MPEG audio at the front, as many as are asked for at most; version, layer and sampling rate are those of the
  /// first one.
  package static func mpegRun(_ bytes: ArraySlice<UInt8>, most: Int = mostFrames) -> Run {
    run(bytes, mpegMasks, most, mpegLength)
  }

  /// Whether the bytes of the first frame, of layer I, have a header like its own: rows of a picture that all end alike, and
  /// one frame in four hundred.
  package static func isPattern(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard isLayerOne(bytes), let length = mpegLength(bytes) else { return false }
    let frame = bytes.prefix(length).dropFirst()
    return frame.indices.contains { bytes[$0] == 0xff && isOfStream(bytes[$0...], with: bytes) }
  }

  /// The bytes that a header of either kind is read from.
  package static let longestHeader = 7
  /// Frames that prove a stream.
  package static let mostFrames = 3

  private static func run(
    _ bytes: ArraySlice<UInt8>, _ masks: Masks, _ most: Int, _ length: (ArraySlice<UInt8>) -> Int?
  ) -> Run {
    var run = Run()
    var rest = bytes
    while run.count < most, rest.count >= longestHeader {
      guard let size = length(rest), agree(rest, bytes, in: masks) else {
        run.isBroken = run.count == 0 || !isTag(rest)
        break
      }
      run.count += 1
      rest = rest.dropFirst(size)
    }
    return run
  }

  /// Tags that stand after sound.
  private static func isTag(_ bytes: ArraySlice<UInt8>) -> Bool {
    bytes.matches("TAG", at: 0) || bytes.matches("APETAGEX", at: 0) || bytes.matches("LYRICSBEGIN", at: 0)
  }
}
