// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Keys, certificates and messages between lines that say what they are (RFC 7468; RFC 9580, section 6.2).
enum PEMSniffer: TextSniffer {
  /// By the label between BEGIN and the dashes.
  static let labels = TypeTable(
    """
    AGE ENCRYPTED FILE||application/vnd.age|age encrypted file, armored|age specification, section armored
    ATTRIBUTE CERTIFICATE||application/x-pem-file|PEM attribute certificate|RFC 7468, section 12
    CERTIFICATE|public.x509-certificate|application/x-pem-file|PEM certificate|RFC 7468, section 5
    CERTIFICATE REQUEST||application/pkcs10|PEM certificate request|RFC 7468, section 7
    CMS||application/pkcs7-mime|PEM CMS message|RFC 7468, section 9
    DH PARAMETERS||application/x-pem-file|PEM Diffie-Hellman parameters|OpenSSL: PEM_STRING_DHPARAMS
    DSA PARAMETERS||application/x-pem-file|PEM DSA parameters|OpenSSL: PEM_STRING_DSAPARAMS
    DSA PRIVATE KEY||application/x-pem-file|PEM DSA private key|OpenSSL: PEM_STRING_DSA
    EC PARAMETERS||application/x-pem-file|PEM EC parameters|RFC 5915, section 4
    EC PRIVATE KEY||application/x-pem-file|PEM EC private key|RFC 5915, section 4
    ENCRYPTED PRIVATE KEY||application/x-pem-file|PEM encrypted private key|RFC 7468, section 11
    NEW CERTIFICATE REQUEST||application/pkcs10|PEM certificate request|RFC 7468, section 7
    OPENSSH PRIVATE KEY||text/x-ssh-private-key|OpenSSH private key|OpenSSH: PROTOCOL.key
    PGP ARMORED FILE||application/pgp-encrypted|PGP data|RFC 9580, section 6.2.1; GnuPG: armor.c
    PGP MESSAGE||application/pgp-encrypted|PGP message|RFC 9580, section 6.2.1
    PGP PRIVATE KEY BLOCK||application/pgp-keys|PGP private key|RFC 9580, section 6.2.1
    PGP PUBLIC KEY BLOCK||application/pgp-keys|PGP public key|RFC 9580, section 6.2.1
    PGP SIGNATURE||application/pgp-signature|PGP signature|RFC 9580, section 6.2.1
    PGP SIGNED MESSAGE||text/PGP|PGP signed text|RFC 9580, section 7
    PKCS #7 SIGNED DATA||application/pkcs7-mime|PEM PKCS #7 data|OpenSSL: PEM_STRING_PKCS7_SIGNED
    PKCS7||application/pkcs7-mime|PEM PKCS #7 data|RFC 7468, section 8
    PRIVATE KEY||application/pkcs8|PEM private key|RFC 7468, section 10; RFC 5958, section 5
    PUBLIC KEY||application/x-pem-file|PEM public key|RFC 7468, section 13
    RSA PRIVATE KEY||application/x-pem-file|PEM RSA private key|OpenSSL: PEM_STRING_RSA
    RSA PUBLIC KEY||application/x-pem-file|PEM RSA public key|OpenSSL: PEM_STRING_RSA_PUBLIC
    SSH SIGNATURE||application/x-openssh-signature|SSH signature|OpenSSH: PROTOCOL.sshsig
    SSH2 ENCRYPTED PRIVATE KEY||application/x-ssh2-private-key|SSH2 private key|ssh.com: private key format
    SSH2 PUBLIC KEY||text/x-ssh-public-key|SSH2 public key|RFC 4716, section 3.1
    TRUSTED CERTIFICATE|public.x509-certificate|application/x-pem-file|PEM trusted certificate|OpenSSL: PEM_STRING_X509_TRUSTED
    X509 CERTIFICATE|public.x509-certificate|application/x-pem-file|PEM certificate|RFC 7468, section 5.1
    X509 CRL||application/pkix-crl|PEM revocation list|RFC 7468, section 6
    """)

  /// A label that no specification here names.
  static let other = KnownType(
    key: "", mimeType: "application/x-pem-file", statement: "PEM data", source: "RFC 7468, section 2")

  static let sshKey = KnownType(
    key: "ssh", mimeType: "text/x-ssh-public-key", statement: "OpenSSH public key", source: "RFC 4253, section 6.6")
  private static let algorithms: [StaticString] = [
    "ecdsa-sha2-nistp", "sk-ecdsa-sha2-nistp", "sk-ssh-ed25519-cert-v01@", "sk-ssh-ed25519@openssh.com ", "ssh-dss ",
    "ssh-dss-cert-v01@", "ssh-ed25519 ", "ssh-ed25519-cert-v01@", "ssh-rsa ", "ssh-rsa-cert-v01@",
  ]

  static let knownHosts = KnownType(
    key: "known-hosts", mimeType: "text/x-ssh-known-hosts", statement: "Keys of known hosts",
    source: "OpenBSD: sshd(8), section SSH_KNOWN_HOSTS FILE FORMAT")
  static let authorizedKeys = KnownType(
    key: "authorized-keys", mimeType: "text/x-ssh-authorized-keys", statement: "Keys that are let in",
    source: "OpenBSD: sshd(8), section AUTHORIZED_KEYS FILE FORMAT")
  static let webToken = KnownType(
    key: "jwt", mimeType: "application/jwt", statement: "JSON Web Token", source: "RFC 7519, section 3")

  static let encryptedToken = KnownType(
    key: "jwe", mimeType: "application/jose", statement: "Encrypted content", source: "RFC 7516, section 7.1")

  /// Lines that may stand in front of the first block: explanations are allowed (RFC 7468, section 2).
  private static let reach = 40

  static let tables = [labels]
  static let otherTypes = [
    authorizedKeys, bareCertificate, encryptedToken, knownHosts, other, sshKey, trustAnchor, webToken,
  ]

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.firstFilled else { return nil }
    if first.begins(withAnyOf: algorithms), first.contains(" AAAA") {
      return KnownFinding(sshKey, .strong)
    }
    if isAuthorized(first) { return KnownFinding(authorizedKeys, .strong) }
    if isKnownHost(first) { return KnownFinding(knownHosts, .strong) }
    if let token = token(first) { return KnownFinding(token, .strong) }
    if isTrustAnchor(first, in: sample) { return KnownFinding(trustAnchor, .strong) }
    if isBareCertificate(sample) { return KnownFinding(bareCertificate, .strong) }
    if isElderKey(first) { return KnownFinding(sshKey, .strong) }
    guard sample.heads.contains(UInt8(ascii: "-")) else { return nil }
    let isExplained = sample.begins(withAnyOf: explanations)
    var explaining = 0
    for index in sample.lines.indices {
      let line = sample.lines.place(at: index)
      // A boundary stands at the beginning of a line (RFC 7468, section 3), or of the text after white space.
      guard line.head == UInt8(ascii: "-"), line.indent == 0 || line.start <= sample.start,
        let label = label(of: sample.lines.text(at: index))
      else {
        // Bundles of certificates have a page of comments.
        if !isExplained, line.first != UInt8(ascii: "#"), !line.isBlank { explaining += 1 }
        guard explaining < reach else { return nil }
        continue
      }
      // A signature further down belongs to the text or message above it; keys may have their list there.
      let isKey = label.hasSuffix("KEY BLOCK") && first.words.first?.last != UInt8(ascii: ":")
      guard line.start <= sample.start || !label.hasPrefix("PGP") || isKey else { return nil }
      // Settings have keys between tags (openvpn(8), section Inline file support).
      if index > sample.lines.startIndex, sample.lines.place(at: index - 1).head == UInt8(ascii: "<"),
        sample.lines.place(at: index - 1).tail == UInt8(ascii: ">")
      {
        return nil
      }
      if explaining > 0,
        isMentioned(above: index + 1, in: sample) || isQuoted(behind: index, in: sample)
          || HTTPStartLine.stands(in: first) || InternetMessage(sample) != nil
      {
        return nil
      }
      return KnownFinding(labels[label] ?? other, .strong)
    }
    return nil
  }

  /// Whether words follow, and neither the data nor a field of a header.
  private static func isMentioned(above index: Int, in sample: TextSample) -> Bool {
    guard index < sample.lines.endIndex, let next = sample.lines[index...].firstFilled?.trimmed else { return false }
    return next.contains(0x20) && !next.contains(": ")
  }

  /// Whether the end of a block is followed by that of a string, as in the source of a program.
  private static func isQuoted(behind index: Int, in sample: TextSample) -> Bool {
    let rest = sample.lines[index...]
    guard let end = rest.firstIndex(where: { $0.begins(with: "-----END ") }) else { return false }
    if sample.lines.text(at: end).last != UInt8(ascii: "-") { return true }
    guard let next = sample.lines[(end + 1)...].firstFilled?.trimmed.first else { return false }
    return [UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"), UInt8(ascii: ")")].contains(next)
  }

  /// What OpenSSL and certtool of GnuTLS write in front of a block, field by field and longer than other explanations.
  private static let explanations: [StaticString] = [
    "Certificate:", "Certificate Re", "CRL:", "PKCS #10 Certificate Re", "X.509 Certificate ",
  ]

  /// Names of a host or their hash, the kind of key, and the key; options of a key that is let in have no point or colon, or
  /// have an equals sign, and names of signers have an at sign.
  private static func isKnownHost(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.contains(" AAAA"), let space = line.firstIndex(of: 0x20) else { return false }
    let (names, rest) = (line[..<space], line[(space + 1)...])
    let isName =
      (names.contains(UInt8(ascii: ".")) || names.contains(UInt8(ascii: ":"))) && !names.contains("=")
      && !names.dropFirst().contains(UInt8(ascii: "@"))
    return (isName || names.begins(with: "|1|")) && rest.begins(withAnyOf: algorithms)
  }

  /// Options in front of a key that is let in.
  private static let options: [StaticString] = [
    "agent-forwarding", "cert-authority", "command=\"", "environment=\"", "expiry-time=\"", "from=\"",
    "no-agent-forwarding", "no-port-forwarding", "no-pty", "no-touch-required", "no-user-rc", "no-x11-forwarding",
    "permitlisten=\"", "permitopen=\"", "port-forwarding", "principals=\"", "pty", "restrict", "tunnel=\"", "user-rc",
    "verify-required", "x11-forwarding",
  ]

  /// Options of any case, a blank, the kind of key and the key; blanks may stand in quotation marks.
  private static func isAuthorized(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.contains(" AAAA"), let option = options.first(where: { line.matchesAnyCase($0, at: 0) }) else {
      return false
    }
    let rest = line.dropFirst(option.utf8CodeUnitCount)
    let isEnded = option.description.hasSuffix("\"") || rest.first == UInt8(ascii: ",") || rest.first == 0x20
    return isEnded
      && rest.indices.contains { place in
        rest[place] == 0x20 && algorithms.contains { rest[(place + 1)...].begins(with: $0) }
      }
  }

  /// Three parts in base64url, of which the first is a JSON object that begins `{"` (RFC 7515, section 7.1), or five of them,
  /// of which only the key may be missing (RFC 7516, section 7.1).
  private static func token(_ line: ArraySlice<UInt8>) -> KnownType? {
    guard line.begins(with: "eyJ") else { return nil }
    let parts = line.trimmed.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard parts.allSatisfy({ $0.allSatisfy { $0.isWordCharacter || $0 == UInt8(ascii: "-") } }) else { return nil }
    if parts.count == 3, parts[1].begins(with: "eyJ") { return webToken }
    return parts.count == 5 && parts[2...].allSatisfy { !$0.isEmpty } ? encryptedToken : nil
  }

  static let trustAnchor = KnownType(
    key: "tal", mimeType: "text/x-rpki-tal", statement: "Trust anchor locator", source: "RFC 8630, section 2.2")

  /// Places of a certificate behind any comments, a blank line, and nothing but the key in base64, which is a sequence of more
  /// than 255 bytes.
  private static func isTrustAnchor(_ first: ArraySlice<UInt8>, in sample: TextSample) -> Bool {
    guard first.begins(withAnyOf: ["#", "https://", "rsync://"]), sample.contains("\nMII") || sample.contains("\r\nMII")
    else { return false }
    let lines = sample.lines.drop { $0.first == UInt8(ascii: "#") }
    let key = lines.drop { $0.begins(withAnyOf: ["https://", "rsync://"]) }
    return key.count < lines.count && key.first?.isBlank == true && key.dropFirst().first?.begins(with: "MII") == true
      && key.dropFirst().allSatisfy { $0.allSatisfy { $0 <= 0x20 || $0.isAlphanumeric || "+/=".utf8.contains($0) } }
  }

  static let bareCertificate = KnownType(
    key: "base64", identifier: "public.x509-certificate", mimeType: "application/pkix-cert",
    statement: "Certificate in base64", source: "RFC 5280, section 4.1; RFC 4648, section 4")

  /// Characters of the shortest certificate.
  private static let shortestCertificate = 256
  /// Characters for the first fifteen bytes.
  private static let certificateReach = 20
  /// The digits of base64 in the order of their values (RFC 4648, section 4).
  private static let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)

  /// Nothing but base64, whose first bytes are two sequences with lengths of two bytes, and that it is of the third version.
  private static func isBareCertificate(_ sample: TextSample) -> Bool {
    guard sample.begins(with: "MII"), sample.bytes.count >= shortestCertificate,
      sample.bytes[sample.start...].allSatisfy({ $0 <= 0x20 || $0.isAlphanumeric || "+/=".utf8.contains($0) })
    else { return false }
    let front = decoded(sample.bytes[sample.start...].prefix(certificateReach))
    return front.count == certificateReach * 3 / 4 && front[4..<6].elementsEqual([0x30, 0x82])
      && front[8..<14].elementsEqual([0xa0, 3, 2, 1, 2, 2])
  }

  /// The bytes that characters of base64 stand for, of which there are whole groups.
  private static func decoded(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var (bits, count) = (0, 0)
    var bytes: [UInt8] = []
    for digit in text.lazy.compactMap({ digits.firstIndex(of: $0) }) {
      (bits, count) = ((bits << 6 | digit) & 0xffff, count + 6)
      guard count >= 8 else { continue }
      count -= 8
      bytes.append(UInt8(truncatingIfNeeded: bits >> count))
    }
    return bytes
  }

  /// Bits of the shortest and of the longest key of the first version.
  private static let elderBits = 512...16384
  /// Decimal digits for three bits of a number, at least: fewer than ten bits of it are three digits.
  private static let bitsOfThreeDigits = 10

  /// How many bits the key has, its exponent, and its modulus, in as many decimal digits as that takes (sshd(8) of OpenSSH 7.3,
  /// section AUTHORIZED_KEYS FILE FORMAT, protocol 1).
  private static func isElderKey(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first?.isDigit == true, line.count > elderBits.lowerBound / 4 else { return false }
    let words = line.words
    guard (3...4).contains(words.count), let bits = words[0].number(ofAtMost: 5), elderBits.contains(bits),
      words[1].number(ofAtMost: 9).map({ $0 % 2 == 1 }) == true, words[2].allSatisfy(\.isDigit)
    else { return false }
    return abs(words[2].count - bits * 3 / bitsOfThreeDigits) <= 3 + bits / 100
  }

  private static func label(of line: ArraySlice<UInt8>) -> String? {
    guard line.first == UInt8(ascii: "-") else { return nil }
    // RFC 4716 has a space after four dashes.
    let isSSH = line.begins(with: "---- BEGIN ")
    guard isSSH || line.begins(with: "-----BEGIN ") else { return nil }
    let rest = line.dropFirst(11)
    guard let end = rest.firstIndex(of: UInt8(ascii: "-")) else { return nil }
    return String(decoding: rest[..<end].trimmed, as: UTF8.self)
  }
}
