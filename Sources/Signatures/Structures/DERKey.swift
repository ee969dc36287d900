// SPDX-License-Identifier: Apache-2.0
import Detection

/// Bare keys and parameters in DER, which nothing names: told by how many numbers they are, and how long each is.
enum DERKey {
  static let types = TypeTable(
    """
    dh-parameters||application/x-x509-dh-parameters|Diffie-Hellman parameters|PKCS #3, section 9
    dsa-parameters||application/x-x509-dsa-parameters|DSA parameters|RFC 3279, section 2.3.2
    dsa-private||application/x-x509-key|DSA private key|OpenSSL: DSAPrivateKey
    ec-parameters||application/x-x509-ec-parameters|EC parameters|RFC 3279, section 2.3.5
    ec-private||application/x-x509-key|EC private key|RFC 5915, section 3
    public||application/x-x509-key|Public key|RFC 5280, section 4.1.2.7
    rsa-private||application/x-x509-key|RSA private key|RFC 8017, appendix A.1.2
    rsa-public||application/x-x509-key|RSA public key|RFC 8017, appendix A.1.1
    """)

  private typealias Tag = DERStructure.Tag

  /// The least bytes of the numbers that make a key hard to guess: 512 bits.
  private static let leastModulus = 64
  /// Bytes of the private number of an elliptic curve, from 112 to 571 bits (SEC 2, section 1).
  private static let scalars = 14...72
  /// Public exponents in use (RFC 8017, section 3.1; NIST SP 800-56B, section 6.2).
  private static let exponents: [[UInt8]] = [[3], [17], [1, 0, 1]]
  /// Generators of groups of safe primes (PKCS #3; RFC 3526).
  private static let generators: [[UInt8]] = [[2], [5]]
  /// prime-field and characteristic-two-field of X9.62, less the last arc.
  private static let fieldTypes: [UInt8] = [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x01]
  /// The arcs under which curves are named: X9.62, SEC 2, and Brainpool's of RFC 5639.
  private static let curves: [[UInt8]] = [
    [0x2a, 0x86, 0x48, 0xce, 0x3d, 0x03], [0x2b, 0x81, 0x04, 0x00], [0x2b, 0x24, 0x03, 0x03, 0x02, 0x08, 0x01],
  ]

  /// What a sequence is; nil where it is no key of a kind that is known.
  static func match(_ whole: DERReader.Element) -> KnownFinding? {
    var reader = DERReader(whole.content)
    var parts: [DERReader.Element] = []
    while parts.count < 10, let part = reader.next() { parts.append(part) }
    return key(parts).flatMap { KnownFinding(types[$0], .strong) }
  }

  /// The name of a curve, which is all there is (RFC 5480, section 2.1.1).
  static func matchCurve(_ head: [UInt8]) -> KnownFinding? {
    guard head.first == Tag.objectIdentifier, head.count > 2, head.count == Int(head[1]) + 2,
      curves.contains(where: { head[2...].starts(with: $0) })
    else { return nil }
    return KnownFinding(types["ec-parameters"], .strong)
  }

  private static func key(_ parts: [DERReader.Element]) -> String? {
    guard parts.count >= 2 else { return nil }
    switch (parts[0].tag, parts[1].tag) {
    case (Tag.sequence, Tag.bitString):
      var algorithm = DERReader(parts[0].content)
      // A byte of unused bits is in front.
      return parts.count == 2 && algorithm.next()?.tag == Tag.objectIdentifier && parts[1].content.first == 0
        ? "public" : nil
    case (Tag.integer, Tag.octetString):
      return parts[0].content.elementsEqual([1]) && scalars.contains(parts[1].content.count) ? "ec-private" : nil
    case (Tag.integer, Tag.sequence):
      var field = DERReader(parts[1].content)
      let isField = field.next().map { $0.tag == Tag.objectIdentifier && $0.content.starts(with: fieldTypes) } == true
      return isField && parts.count > 2 && parts[2].tag == Tag.sequence ? "ec-parameters" : nil
    case (Tag.integer, Tag.integer):
      return parts.allSatisfy { $0.tag == Tag.integer } ? key(ofNumbers: parts.map(\.content)) : nil
    default: return nil
    }
  }

  private static func key(ofNumbers numbers: [ArraySlice<UInt8>]) -> String? {
    if numbers[0].elementsEqual([0]), numbers[1].count >= leastModulus {
      return numbers.count == 9 ? "rsa-private" : numbers.count == 6 ? "dsa-private" : nil
    }
    guard numbers[0].count >= leastModulus, numbers[0].last.map({ $0 & 1 == 1 }) == true else { return nil }
    if numbers.count == 2 {
      if exponents.contains(where: { numbers[1].elementsEqual($0) }) { return "rsa-public" }
      // A generator of a part of the group is as long as the prime, which no exponent is.
      let isGenerator = generators.contains { numbers[1].elementsEqual($0) } || numbers[1].count + 8 >= numbers[0].count
      return isGenerator ? "dh-parameters" : nil
    }
    guard numbers.count == 3 else { return nil }
    // The third number of one kind is the length of a private number, that of the other a generator.
    if numbers[2].count <= 2 { return "dh-parameters" }
    return (20...33).contains(numbers[1].count) && numbers[2].count >= leastModulus - 8 ? "dsa-parameters" : nil
  }
}
