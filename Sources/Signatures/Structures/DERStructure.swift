// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Keys, certificates and messages in DER by their structure (X.690, section 8).
enum DERStructure {
  static let types = TypeTable(
    """
    card||application/x-cv-certificate|Card-verifiable certificate|BSI TR-03110, part 3, section C.1
    certificate|public.x509-certificate|application/pkix-cert|X.509 certificate|RFC 5280, section 4.1
    crl||application/pkix-crl|X.509 revocation list|RFC 5280, section 5.1
    encrypted-key||application/pkcs8-encrypted|PKCS #8 encrypted private key|RFC 5958, section 3
    key||application/pkcs8|PKCS #8 private key|RFC 5958, section 2
    mime||application/pkcs7-mime|PKCS #7 message|RFC 5652, section 3
    ocsp-request||application/ocsp-request|OCSP request|RFC 6960, section 4.1.1
    ocsp-response||application/ocsp-response|OCSP response|RFC 6960, section 4.2.1
    pkcs12|com.rsa.pkcs-12|application/pkcs12|PKCS #12 keys and certificates|RFC 7292, section 4
    request||application/pkcs10|PKCS #10 certificate request|RFC 2986, section 4
    signature||application/pkcs7-signature|PKCS #7 signature|RFC 5652, section 5.1
    timestamp-query||application/timestamp-query|Time stamp request|RFC 3161, section 2.4.1
    timestamp-reply||application/timestamp-reply|Time stamp|RFC 3161, section 2.4.2
    timestamped||application/timestamped-data|Time-stamped data|RFC 5544, section 2
    """)

  /// Identifiers of values (X.690, section 8.1.2).
  enum Tag {
    static let integer: UInt8 = 0x02
    static let bitString: UInt8 = 0x03
    static let octetString: UInt8 = 0x04
    static let objectIdentifier: UInt8 = 0x06
    static let enumerated: UInt8 = 0x0a
    static let utf8String: UInt8 = 0x0c
    static let sequence: UInt8 = 0x30
    static let set: UInt8 = 0x31
    static let explicit0: UInt8 = 0xa0
    static let explicit1: UInt8 = 0xa1
    static let cardCertificate: UInt8 = 0x7f
    static let cardAuthentication: UInt8 = 0x67
    static let time: [UInt8] = [0x17, 0x18]
  }

  /// pkcs-7 of RFC 2315, less the last arc.
  private static let pkcs7: [UInt8] = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x07]

  /// id-ct-timestampedData of RFC 5544.
  private static let timestampedData: [UInt8] = [0x2a, 0x86, 0x48, 0x86, 0xf7, 0x0d, 0x01, 0x09, 0x10, 0x01, 0x1f]

  /// id-ct-compressedData of RFC 3274 and id-ct-authEnvelopedData of RFC 5083, which messages of S/MIME are too (RFC 8551, section
  /// 3.2).
  private static let furtherMessages: [[UInt8]] = [0x09, 0x17].map { timestampedData.dropLast() + [$0] }

  /// What the bytes are; nil where they are no DER of a kind that is known.
  static func match(_ head: [UInt8]) -> KnownFinding? {
    if let first = head.first, first == Tag.cardCertificate || first == Tag.cardAuthentication, isForCards(head) {
      return KnownFinding(types["card"], .certain)
    }
    if head.count == 5, isRefusal(head) { return KnownFinding(types["ocsp-response"], .strong) }
    guard head.count > 8, head[0] == Tag.sequence, head[1] >= 0x80 || Int(head[1]) + 2 <= head.count else { return nil }
    var outer = DERReader(head[...])
    guard let whole = outer.next() else { return nil }
    var rest = DERReader(whole.content)
    guard let first = rest.next() else { return nil }
    if let key = key(first, &rest) { return KnownFinding(types[key], .certain) }
    return DERKey.match(whole)
  }

  /// Whether a sequence has nothing but a status that says why the state of a certificate is not told (RFC 6960, section 4.2.1).
  private static func isRefusal(_ head: [UInt8]) -> Bool {
    head.matches([Tag.sequence, 3, Tag.enumerated, 1], at: 0) && [1, 2, 3, 5, 6].contains(head[4])
  }

  /// Where the body of a certificate for cards begins at most: after its own tag and length, and those of what signs it.
  private static let longestCardFront = 16

  /// Whether a body with a profile of zero follows (BSI TR-03110, part 3, sections C.1 and C.2).
  private static func isForCards(_ head: [UInt8]) -> Bool {
    let places = 0..<min(longestCardFront, head.count)
    guard places.contains(where: { head.matches([0x7f, 0x21], at: $0) }),
      let body = places.first(where: { head.matches([0x7f, 0x4e], at: $0) })
    else { return false }
    // A length of more than 127 says how many bytes it has.
    let length = body + 2 < head.count && head[body + 2] > 0x80 ? 1 + Int(head[body + 2] & 0x7f) : 1
    return head.matches([0x5f, 0x29, 1, 0], at: body + 2 + length)
  }

  private static func key(_ first: DERReader.Element, _ rest: inout DERReader) -> String? {
    switch first.tag {
    case Tag.objectIdentifier:
      if first.content.elementsEqual(timestampedData) { return "timestamped" }
      if furtherMessages.contains(where: first.content.elementsEqual) {
        return rest.next()?.tag == Tag.explicit0 ? "mime" : nil
      }
      guard first.content.starts(with: pkcs7), rest.next()?.tag == Tag.explicit0 || first.content.last == 2 else {
        return nil
      }
      return first.content.last == 2 && isDetached(&rest, first) ? "signature" : "mime"
    case Tag.integer: return versioned(first, &rest)
    case Tag.enumerated: return rest.next()?.tag == Tag.explicit0 ? "ocsp-response" : nil
    case Tag.sequence: return sequenced(first, &rest)
    default: return nil
    }
  }

  private static func versioned(_ version: DERReader.Element, _ rest: inout DERReader) -> String? {
    guard let second = rest.next(), second.tag == Tag.sequence else { return nil }
    var inner = DERReader(second.content)
    guard let identifier = inner.next() else { return nil }
    // The hash of what shall be stamped, after its algorithm.
    if identifier.tag == Tag.sequence, version.content.elementsEqual([1]), inner.next()?.tag == Tag.octetString {
      return "timestamp-query"
    }
    guard identifier.tag == Tag.objectIdentifier else { return nil }
    if version.content.elementsEqual([3]) { return identifier.content.starts(with: pkcs7) ? "pkcs12" : nil }
    guard version.content.count == 1, version.content.first.map({ $0 <= 1 }) == true else { return nil }
    return rest.next()?.tag == Tag.octetString ? "key" : nil
  }

  private static func sequenced(_ first: DERReader.Element, _ rest: inout DERReader) -> String? {
    var inner = DERReader(first.content)
    guard let front = inner.next() else { return nil }
    if front.tag == Tag.objectIdentifier { return rest.next()?.tag == Tag.octetString ? "encrypted-key" : nil }
    // A status of 0 or 1, and a signed message after it.
    if front.tag == Tag.integer, front.content.count == 1, first.content.count < 64, let second = rest.next(),
      second.tag == Tag.sequence
    {
      var message = DERReader(second.content)
      if let identifier = message.next(), identifier.tag == Tag.objectIdentifier, identifier.content.starts(with: pkcs7)
      {
        return "timestamp-reply"
      }
    }
    if front.tag == Tag.integer, let status = front.content.first, (2...5).contains(status), rest.next() == nil {
      return isReason(inner) ? "timestamp-reply" : nil
    }
    return toBeSigned(front, &inner)
  }

  /// Whether texts or flags say why no stamp was given, and nothing else (RFC 3161, section 2.4.2).
  private static func isReason(_ status: DERReader) -> Bool {
    var status = status
    guard let first = status.next() else { return false }
    if first.tag == Tag.bitString { return status.next() == nil }
    return first.tag == Tag.sequence && first.content.first == Tag.utf8String
  }

  /// The bodies of certificates, requests and revocation lists, which are all signed alike.
  private static func toBeSigned(_ front: DERReader.Element, _ inner: inout DERReader) -> String? {
    // Who asks may be named in front of the list (RFC 6960, section 4.1.1).
    if front.tag == Tag.explicit1 {
      return inner.next().map { isCertificateRequested(in: $0) } == true ? "ocsp-request" : nil
    }
    if front.tag == Tag.explicit0 {
      let second = inner.next()
      if let second, second.tag == Tag.explicit1 { return toBeSigned(second, &inner) }
      if second.map({ isCertificateRequested(in: $0) }) == true { return "ocsp-request" }
      return second?.tag == Tag.integer && inner.next()?.tag == Tag.sequence ? "certificate" : nil
    }
    if isCertificateRequested(in: front) { return "ocsp-request" }
    guard front.tag == Tag.integer else {
      // A revocation list of version 1: algorithm, issuer, time.
      guard front.tag == Tag.sequence, inner.next()?.tag == Tag.sequence, let third = inner.next() else { return nil }
      return Tag.time.contains(third.tag) ? "crl" : nil
    }
    guard inner.next()?.tag == Tag.sequence, let third = inner.next(), third.tag == Tag.sequence,
      let fourth = inner.next()
    else {
      return nil
    }
    if Tag.time.contains(fourth.tag) { return "crl" }
    // A certificate of version 1 goes on with its validity; a request with attributes.
    if fourth.tag == Tag.explicit0 { return "request" }
    return fourth.tag == Tag.sequence ? "certificate" : nil
  }

  /// Whether a list begins with a certificate that is asked for: the algorithm and the value of a hash.
  private static func isCertificateRequested(in list: DERReader.Element) -> Bool {
    guard list.tag == Tag.sequence else { return false }
    var requests = DERReader(list.content)
    guard let request = requests.next(), request.tag == Tag.sequence else { return false }
    var fields = DERReader(request.content)
    guard let certificate = fields.next(), certificate.tag == Tag.sequence else { return false }
    var names = DERReader(certificate.content)
    return names.next()?.tag == Tag.sequence && names.next()?.tag == Tag.octetString
      && names.next()?.tag == Tag.octetString && names.next()?.tag == Tag.integer
  }

  /// Whether a signed message leaves out what it signs; cut data count as detached, and what nobody signed, which only
  /// brings certificates, does not (RFC 8551, section 3.2.2).
  private static func isDetached(_ rest: inout DERReader, _ identifier: DERReader.Element) -> Bool {
    var content = DERReader(rest.lastContent)
    guard let signed = content.next(), signed.tag == Tag.sequence else { return true }
    var fields = DERReader(signed.content)
    guard fields.next()?.tag == Tag.integer, let algorithms = fields.next(), algorithms.tag == Tag.set,
      let encapsulated = fields.next()
    else {
      return true
    }
    if algorithms.content.isEmpty { return false }
    var inner = DERReader(encapsulated.content)
    _ = inner.next()
    return inner.next() == nil
  }
}
