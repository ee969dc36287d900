// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Keys, signatures and messages of OpenPGP by their first packet (RFC 9580, sections 4.2 and 5).
enum OpenPGPPackets {
  static let types = TypeTable(
    """
    key||application/pgp-keys|OpenPGP key|RFC 9580, sections 5.5.1 and 10.1
    message||application/pgp-encrypted|OpenPGP message|RFC 9580, sections 5.1, 5.3, 5.4 and 10.3
    signature||application/pgp-signature|OpenPGP signature|RFC 9580, sections 5.2 and 10.4
    """)

  /// Algorithms for public keys (RFC 9580, section 9.1).
  private static let keyAlgorithms: [UInt8] = [1, 2, 3, 16, 17, 18, 19, 20, 22, 25, 26, 27, 28]
  /// Types of signatures (RFC 9580, section 5.2.1).
  private static let signatureTypes: [UInt8] = [
    0x00, 0x01, 0x02, 0x10, 0x11, 0x12, 0x13, 0x18, 0x19, 0x1f, 0x20, 0x28, 0x30, 0x40, 0x50,
  ]
  /// Hash algorithms (RFC 9580, section 9.5).
  private static let hashAlgorithms: [UInt8] = [1, 2, 3, 8, 9, 10, 11, 12, 14]
  /// Ciphers (RFC 9580, section 9.3).
  private static let ciphers: ClosedRange<UInt8> = 1...13
  /// Ways to make a key from a passphrase (RFC 9580, section 3.7.1).
  private static let keyDerivations: [UInt8] = [0, 1, 3, 4]
  private static let argon2: UInt8 = 4

  /// What the first packet is; nil for none that can be checked.
  static func match(_ head: [UInt8]) -> KnownFinding? {
    if let first = head.first, compressed.contains(first) || markers.contains(first), isWrapped(head) {
      return KnownFinding(types["message"], .strong)
    }
    guard let packet = header(head), packet.body + 13 <= head.count else { return nil }
    let body = head[packet.body...]
    switch packet.tag {
    case 1: return KnownFinding(isSessionKey(body) ? types["message"] : nil, .fair)
    case 2: return KnownFinding(isSignature(body) ? types["signature"] : nil, .strong)
    case 3: return KnownFinding(isSessionKeyOfPassword(body) ? types["message"] : nil, .strong)
    case 4: return KnownFinding(opensSignedMessage(body) ? types["message"] : nil, .strong)
    case 5, 6, 7, 14: return KnownFinding(isKey(body) ? types["key"] : nil, .strong)
    default: return nil
    }
  }

  /// Version 3 has the days of validity before the algorithm, version 6 counts what follows.
  private static func isKey(_ body: ArraySlice<UInt8>) -> Bool {
    let at = body.startIndex
    let place = body[at] == 3 ? at + 7 : at + 5
    guard (3...6).contains(body[at]), keyAlgorithms.contains(body[place]) else { return false }
    // The first number of the keys of the first kinds has some hundreds of bits or more.
    guard oldKeyAlgorithms.contains(body[place]), body[at] < 5 else { return true }
    guard let bits = body.bigEndian(UInt16.self, at: place + 1 - at) else { return true }
    return (384...16_384).contains(bits)
  }

  /// RSA, Elgamal and DSA, whose keys are numbers with their length in bits in front (RFC 9580, sections 3.2 and 5.5.5).
  private static let oldKeyAlgorithms: [UInt8] = [1, 2, 3, 16, 17, 20]

  /// The version, what is signed, and the algorithms of the key and the hash; old ones have a length first, and a time and a key
  /// in front of the algorithms.
  private static func isSignature(_ body: ArraySlice<UInt8>) -> Bool {
    let at = body.startIndex
    let isOld = body[at] == 3 && body[at + 1] == 5
    guard isOld || (4...6).contains(body[at]), signatureTypes.contains(body[isOld ? at + 2 : at + 1]) else {
      return false
    }
    let algorithm = isOld ? at + 15 : at + 2
    return algorithm + 1 < body.endIndex && keyAlgorithms.contains(body[algorithm])
      && hashAlgorithms.contains(body[algorithm + 1])
  }

  /// The version, the number of the key, and its algorithm.
  private static func isSessionKey(_ body: ArraySlice<UInt8>) -> Bool {
    let at = body.startIndex
    return body[at] == 3 && keyAlgorithms.contains(body[at + 9])
  }

  /// Versions 5 and 6 count what follows, have a mode after the cipher, and version 6 counts the derivation too.
  private static func isSessionKeyOfPassword(_ body: ArraySlice<UInt8>) -> Bool {
    let at = body.startIndex
    let derivation: Int
    switch body[at] {
    case 4: derivation = at + 2
    case 5: derivation = at + 3
    case 6: derivation = at + 5
    default: return false
    }
    guard ciphers.contains(body[body[at] == 6 ? at + 2 : at + 1]), keyDerivations.contains(body[derivation]) else {
      return false
    }
    // Argon2 has a salt after its number, the others a hash.
    return body[derivation] == argon2 || hashAlgorithms.contains(body[derivation + 1])
  }

  /// The packet before a signed message has the signature's type, its algorithms, a key and a flag.
  private static func opensSignedMessage(_ body: ArraySlice<UInt8>) -> Bool {
    let at = body.startIndex
    return body[at] == 3 && signatureTypes.contains(body[at + 1]) && hashAlgorithms.contains(body[at + 2])
      && keyAlgorithms.contains(body[at + 3]) && body[at + 12] <= 1
  }

  /// First bytes of compressed packets in the old forms and the new one, and of the packet that old programs ignore.
  private static let compressed: [UInt8] = [0xa0, 0xa1, 0xa2, 0xa3, 0xc8]
  private static let markers: [UInt8] = [0xa8, 0xca]
  /// Packets that may stand in a compressed one: keys of a session, signatures, compressed, encrypted and literal data.
  private static let inner: [UInt8] = [1, 2, 3, 4, 8, 9, 11, 18]

  /// Whether what is compressed begins with a packet of a message, or whether the packet is the one of three letters
  /// (RFC 9580, sections 5.6 and 5.8).
  private static func isWrapped(_ head: [UInt8]) -> Bool {
    if markers.contains(head[0]) { return head.matches([3, 0x50, 0x47, 0x50], at: 1) }
    guard head.count >= 16 else { return false }
    // The length of the new form has one, two or five bytes; a part of a longer packet has one.
    let body =
      head[0] == 0xc8 ? ((192..<224).contains(head[1]) ? 3 : head[1] == 255 ? 6 : 2) : [2, 3, 5, 1][Int(head[0] & 3)]
    switch head[body] {
    case 1: return opensPacket(head[(body + 1)...], .none)
    case 2: return head[body + 1] == 0x78 && opensPacket(head[(body + 1)...], .zlib)
    case 3: return head.matches("BZh", at: body + 1) && head.matches([0x31, 0x41, 0x59, 0x26], at: body + 5)
    default: return false
    }
  }

  /// Whether compressed data begin with the first byte of a packet that may stand there.
  private static func opensPacket(_ data: ArraySlice<UInt8>, _ wrapper: Inflater.Wrapper) -> Bool {
    var packet: [UInt8] = []
    do throws(ByteSourceError) {
      _ = try Inflater(wrapper).decompress(data, into: &packet, limit: 2)
    } catch { return false }
    guard packet.count == 2, packet[0] & 0x80 != 0 else { return false }
    return inner.contains(packet[0] & 0x40 != 0 ? packet[0] & 0x3f : packet[0] >> 2 & 15)
  }

  /// The type of the first packet and where its body begins; a body that is longer than its kind can be is none.
  private static func header(_ head: [UInt8]) -> (tag: UInt8, body: Int)? {
    guard head.count >= 16, head[0] & 0x80 != 0 else { return nil }
    let isNew = head[0] & 0x40 != 0
    let tag = isNew ? head[0] & 0x3f : head[0] >> 2 & 15
    guard [1, 2, 3, 4, 5, 6, 7, 14].contains(tag) else { return nil }
    let length: Int
    let body: Int
    if isNew {
      switch head[1] {
      case ..<192: (length, body) = (Int(head[1]), 2)
      case ..<224: (length, body) = ((Int(head[1]) - 192) << 8 + Int(head[2]) + 192, 3)
      case 255: (length, body) = (Int(head.bigEndian(UInt32.self, at: 2) ?? 0), 6)
      default: return nil
      }
    } else {
      switch head[0] & 3 {
      case 0: (length, body) = (Int(head[1]), 2)
      case 1: (length, body) = (Int(head[1]) << 8 | Int(head[2]), 3)
      case 2: (length, body) = (Int(head.bigEndian(UInt32.self, at: 1) ?? 0), 5)
      default: return nil
      }
    }
    // The shortest is a passphrase packet of four bytes, the longest a secret key of 16,384 bits.
    return (4...16_384).contains(length) ? (tag, body) : nil
  }
}
