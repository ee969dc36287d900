// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import Headers

/// Wrappings around one compressed thing: bzip2, compress, lz4, lzip, lzma, xz, zlib and zstd.
enum CompressedPeeker: ContainerPeeker {
  static let types = TypeTable(
    """
    bzip2|public.bzip2-archive|application/x-bzip2|bzip2 compressed data|bzip2 1.0.8 manual; block magic 314159265359
    compress|public.z-archive|application/x-compress|compress'd data|ncompress 5.0, compress.c
    lz4||application/x-lz4|LZ4 compressed data|LZ4 Frame Format 1.6, section General structure
    lz4-legacy||application/x-lz4|LZ4 compressed data, legacy frame|LZ4 Frame Format 1.6, section Legacy frame
    lzip||application/x-lzip|lzip compressed data|RFC draft-diaz-lzip-09, section 3
    lzma||application/x-lzma|LZMA compressed data|LZMA SDK, lzma-specification.txt, section lzma file format
    xz|org.tukaani.xz-archive|application/x-xz|XZ compressed data|The .xz File Format 1.2, section 2.1.1.1
    zlib||application/zlib|zlib compressed data|RFC 1950, section 2.2
    zstd||application/zstd|Zstandard compressed data|RFC 8878, section 3.1
    """)

  /// The formats in the order in which they are asked; each by its key in the table.
  private enum Format: String, CaseIterable {
    case bzip2, xz, zstd, lz4
    case lz4Legacy = "lz4-legacy"
    case lzip, compress, lzma, zlib

    /// Whether the head is one of the format's.
    func recognizes(_ head: [UInt8]) -> Bool {
      switch self {
      case .bzip2:
        head.matches("BZh", at: 0) && head.count >= 10 && (0x31...0x39).contains(head[3])
          && (head.matches([0x31, 0x41, 0x59, 0x26, 0x53, 0x59], at: 4)
            || head.matches([0x17, 0x72, 0x45, 0x38, 0x50, 0x90], at: 4))
      case .xz: head.matches([0xfd, 0x37, 0x7a, 0x58, 0x5a, 0], at: 0)
      case .zstd: head.matches(zstdFrame, at: endOfSkippableFrames(head))
      case .lz4: head.matches(lz4Frame, at: endOfSkippableFrames(head))
      case .lz4Legacy: head.matches([0x02, 0x21, 0x4c, 0x18], at: 0)
      case .lzip: head.matches("LZIP", at: 0) && (head.count < 5 || head[4] <= 1)
      case .compress: FormatHeaders.isCompress(head)
      case .lzma: isLzmaHeader(head)
      case .zlib: FormatHeaders.isZlib(head)
      }
    }

    /// What undoes the format; nil where no library does.
    var decompressor: (any Decompressor)? {
      switch self {
      case .bzip2: Bzip2Decompressor()
      case .xz: LzmaDecompressor(.xz)
      case .zstd: ZstdDecompressor()
      case .lz4: Lz4Decompressor()
      case .lz4Legacy: nil
      case .lzip: LzmaDecompressor(.lzip)
      case .compress: CompressDecompressor()
      case .lzma: LzmaDecompressor(.alone)
      case .zlib: Inflater(.zlib)
      }
    }

    /// Whether disk images may begin with data of the format.
    var opensDiskImages: Bool { [.bzip2, .lzma, .xz, .zlib].contains(self) }

    /// Whether the magic number is so short that the data must prove it.
    var needsProof: Bool { self == .lzma }
  }

  static func recognizes(_ head: [UInt8]) -> Bool { format(of: head) != nil }

  private static func format(of head: [UInt8]) -> Format? { Format.allCases.first { $0.recognizes(head) } }

  private static let zstdFrame: [UInt8] = [0x28, 0xb5, 0x2f, 0xfd]
  private static let lz4Frame: [UInt8] = [0x04, 0x22, 0x4d, 0x18]

  /// Skippable frames that are passed over at most; writers have one or two.
  private static let mostSkippableFrames = 16

  /// Where the first frame begins that has data; skippable frames belong to the format whose frame follows them (RFC 8878,
  /// section 3.1.2; LZ4 Frame Format 1.6).
  private static func endOfSkippableFrames(_ head: [UInt8]) -> Int {
    var end = 0
    for _ in 0..<mostSkippableFrames {
      guard end < head.count, head[end] & 0xf0 == 0x50, head.matches([0x2a, 0x4d, 0x18], at: end + 1),
        let size = head.littleEndian(UInt32.self, at: end + 4)
      else { break }
      end += 8 + Int(size)
    }
    return end
  }

  /// The header of a .lzma file.
  ///
  /// Properties other than the usual 5D are believed only in streams of unknown size, because too
  /// many other files begin with small numbers.
  private static func isLzmaHeader(_ head: [UInt8]) -> Bool {
    FormatHeaders.isLZMA(head) && (head[0] == 0x5d || head.littleEndian(UInt64.self, at: 5) == .max)
  }

  static func findings(in subject: Subject) -> Findings {
    guard let format = format(of: subject.head), let known = types[format.rawValue] else { return Findings() }
    var findings = Findings()
    if format.opensDiskImages {
      let end = subject.tail(FormatHeaders.diskImageTrailer)
      if let end, FormatHeaders.isDiskImageTrailer(end) { return Findings() }
      findings.wantsMore = end == nil
    }
    if let decompressor = format.decompressor {
      let inside = DecompressedByteSource(subject.memberSource, from: 0, with: decompressor, work: subject.budget)
      if format.needsProof {
        let proof = (try? inside.bytes(16, at: 0)) ?? []
        guard !proof.isEmpty else { return Findings() }
      }
      findings.member = Member(name: nil, source: inside, inheritsName: true)
    }
    // Two bytes are a magic number for few.
    let weight: Evidence.Weight = format == .zlib ? .strong : .certain
    findings.evidence = [known.evidence(in: subject.types, from: .container, weight: weight)]
    return findings
  }
}
