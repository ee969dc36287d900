// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// gzip files (RFC 1952): the header's name and what is compressed.
enum GzipPeeker: ContainerPeeker {
  static let gzip = KnownType(
    key: "gzip", identifier: "org.gnu.gnu-zip-archive", mimeType: "application/gzip",
    statement: "gzip compressed data", source: "RFC 1952, section 2.3")

  /// By the MIME type that KOffice 1 wrote into the field of the name, after its own name and in front of two marks.
  static let office = TypeTable(
    """
    application/x-karbon||application/x-karbon|Karbon drawing|KOffice: KoStore, tar backend
    application/x-kchart||application/x-kchart|KChart chart|KOffice: KoStore, tar backend
    application/x-kformula||application/x-kformula|KFormula formula|KOffice: KoStore, tar backend
    application/x-killustrator||application/x-killustrator|KIllustrator drawing|KOffice: KoStore, tar backend
    application/x-kivio||application/x-kivio|Kivio diagram|KOffice: KoStore, tar backend
    application/x-kontour||application/x-kontour|Kontour drawing|KOffice: KoStore, tar backend
    application/x-kpresenter||application/x-kpresenter|KPresenter presentation|KOffice: KoStore, tar backend
    application/x-krita||application/x-krita|Krita picture|KOffice: KoStore, tar backend
    application/x-kspread||application/x-kspread|KSpread spreadsheet|KOffice: KoStore, tar backend
    application/x-kword||application/x-kword|KWord document|KOffice: KoStore, tar backend
    """)

  static func recognizes(_ head: [UInt8]) -> Bool { head.matches([0x1f, 0x8b, 8], at: 0) }

  /// Bytes of a media type that stands in place of a name.
  private static let longestType = 64

  /// The document of KOffice that the field of the name tells; nil for other names.
  private static func document(_ head: [UInt8]) -> KnownType? {
    guard head[3] & 0x08 != 0, head[3] & 0x04 == 0 else { return nil }
    // The heir of KOffice wrote its own name.
    let place = head.matches("KOffice ", at: 10) ? 18 : 19
    guard place == 18 || head.matches("Calligra ", at: 10) else { return nil }
    let type = head.dropFirst(place).prefix(longestType).prefix { (0x21...0x7e).contains($0) }
    guard type.endIndex < head.count, head[type.endIndex] == 4 else { return nil }
    return office[String(decoding: type, as: UTF8.self)]
  }

  /// Packages of Alpine Linux, which are gzip members after each other.
  static let package = KnownType(
    key: "apk", mimeType: "application/x-alpine-package-keeper-package", statement: "Alpine package",
    source: "Alpine Linux: Apk spec, sections Signature, Control Segment and PKGINFO Format")

  /// Bytes of what a package tells of itself, with the header in front of it: each thing that it needs has a line.
  private static let longestControl = 64 << 10

  /// Whether the first thing inside is the signature of a package, or what that tells of itself, with the hash of what it brings.
  ///
  /// Packages of Arch Linux tell of themselves under the same name, but no hash (alpm-package(7), PKGINFO(5)).
  private static func isPackage(_ inside: DecompressedByteSource) -> Bool {
    var front: [UInt8] = []
    _ = try? inside.read(nameLength, at: 0, into: &front)
    if front.matches(".SIGN.RSA", at: 0) || front.matches(".SIGN.DSA", at: 0) { return true }
    guard front.matches(".PKGINFO\0", at: 0), let control = try? inside.bytes(longestControl, at: 0) else {
      return false
    }
    return control.dropFirst(headerLength).prefix { $0 != 0 }.contains("\ndatahash = ")
  }

  /// Bytes of the name of an archive's member, and of its header (POSIX.1-2017, pax, section ustar Interchange Format).
  private static let (nameLength, headerLength) = (100, 512)

  /// A name that was stored: in UTF-8, as tools write it today, or else in ISO 8859-1 (RFC 1952, section 2.3.1).
  private static func text(of name: [UInt8]) -> String {
    String(validating: name, as: UTF8.self) ?? String(String.UnicodeScalarView(name.map { Unicode.Scalar($0) }))
  }

  static func findings(in subject: Subject) -> Findings {
    guard let flags = subject.head.dropFirst(3).first else {
      return Findings(gzip.evidence(in: subject.types, from: .container, weight: .strong))
    }
    // RFC 1952, section 2.3.1.2: reserved flags must be zero.
    guard flags & 0xe0 == 0 else { return Findings() }
    if let known = document(subject.head) {
      return Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
    }
    guard let header = GzipHeader(subject.head[...]) else {
      var findings = Findings(gzip.evidence(in: subject.types, from: .container, weight: .strong))
      // An extra field may be as long as the first head.
      findings.wantsMore = !subject.isWhole
      return findings
    }
    var says = gzip.statement
    if let name = header.name, !name.isEmpty { says += ", was \"\(text(of: name))\"" }
    var findings = Findings(
      Evidence(gzip.type(in: subject.types), mimeType: gzip.mimeType, from: .container, weight: .certain, says: says)
    )
    let inside = DecompressedByteSource(subject.memberSource, from: 0, with: Inflater(.gzip), work: subject.budget)
    if let known = BlockGzip.format(subject.head, inside) {
      findings.evidence = [known.evidence(in: subject.types, from: .container, weight: .certain)]
    } else if header.name == nil, isPackage(inside) {
      findings.evidence = [package.evidence(in: subject.types, from: .container, weight: .certain)]
    }
    let name = header.name.flatMap { $0.isEmpty ? nil : $0 }
    findings.member = Member(name: name, source: inside, inheritsName: true)
    return findings
  }
}
