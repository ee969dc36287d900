// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Headers

/// Checks of sound and films.
extension FeebleSignatures {
  /// Bytes in which the first packets of the streams behind a skeleton stand.
  private static let longestSkeleton = 4096

  /// What the first packets of sound begin with (RFC 5334, section 10.3; RFC 7845, section 5.1; Speex manual, section Ogg file
  /// format).
  private static let soundsOfOgg: [StaticString] = ["FLAC", "OpusHead", "PCM     ", "Speex   ", "fLaC", "vorbis"]

  /// Whether no sound alone stands behind a skeleton, as it does too (RFC 5334, section 10; Ogg Skeleton 4.0, section
  /// Fishead).
  static func isOggFilm(_ head: [UInt8]) -> Bool {
    guard head.matches("fishead", at: 28) else { return true }
    let front = head.prefix(longestSkeleton)
    return front.contains("theora") || !soundsOfOgg.contains { front.contains($0) }
  }

  /// The brand of a portable that plays films, which libmagic takes for one of sound (mp4ra.org: MSNV); whether there is a
  /// picture is told by the tracks.
  static func isBrandOfSound(_ head: [UInt8]) -> Bool { !head.matches("MSNV", at: 8) }

  /// Frames that follow each other as far as the bytes go; other answers of this type rest on a tag.
  static func isSoundFrame(_ head: [UInt8]) -> Bool {
    guard head.count >= AudioFrameHeaders.longestHeader, head[0] == 0xff, head[1] & 0xe0 == 0xe0 else { return true }
    return !AudioFrameHeaders.adtsRun(head[...]).isBroken || !AudioFrameHeaders.mpegRun(head[...]).isBroken
  }

  /// A frame, and another one where it ends, or the end (ATSC A/52:2018, section 5.3.1).
  static func isDolbyFrame(_ head: [UInt8]) -> Bool {
    guard let size = AudioFrameHeaders.dolbyLength(head[...]) else { return head.count < 6 }
    return size == head.count || head.matches([0x0b, 0x77], at: size)
  }

  /// Whether sound is that of AIFF; libmagic gives compressed sound in AIFF-C the same name, for which there is another type.
  static func isPlainAIFF(_ head: [UInt8]) -> Bool { !head.matches("AIFC", at: 8) }

  /// After the length of the first frame the sign of the next one, or the end (ISO/IEC 14496-3, section 1.7.2).
  static func isSynchronisedAudio(_ head: [UInt8]) -> Bool {
    guard let start = head.bigEndian(UInt32.self, at: 0) else { return false }
    let next = Int(start >> 8 & 0x1fff) + 3
    return next == head.count || head.bigEndian(UInt16.self, at: next).map { $0 & 0xffe0 == 0x56e0 } ?? false
  }

  /// Data bytes below 80 up to the end mark (MIDI 1.0, section System exclusive messages).
  static func isSystemExclusive(_ head: [UInt8]) -> Bool {
    let data = head.dropFirst().prefix { $0 < 0x80 }
    return data.count > 2 && (data.endIndex == head.count || head[data.endIndex] == 0xf7)
  }

  /// A block of subcodes behind the header, both of 80 bytes (IEC 61834-2, section 11.4; SMPTE 314M, section 4.3.1).
  static func isDigitalVideo(_ head: [UInt8]) -> Bool {
    head.count < 83 || head[80] >> 5 == 1 && head[82] == 0
  }

  /// Another start code right behind the profile, which streams of AVS have not after the same first one (ISO/IEC 14496-2,
  /// section 6.2.2; GB/T 20090.2, section 7.1.2).
  static func isVisualObject(_ head: [UInt8]) -> Bool {
    !head.matches([0, 0, 1, 0xb0], at: 0) || head.matches([0, 0, 1], at: 5)
  }
}
