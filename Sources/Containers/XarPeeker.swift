// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// The packages of Apple that are xar archives: what the table of contents lists tells them (xar: xarformat wiki page).
enum XarPeeker: ContainerPeeker {
  /// By the names of files, joined by `&`, that the table of contents has; the first line that fits decides.
  static let types = TypeTable(
    """
    Content&Metadata|com.apple.xip-archive||Signed archive|Apple: xip(1)
    Distribution|com.apple.installer-package-archive||Installer package|Apple: productbuild(1), Distribution
    PackageInfo&Bom|com.apple.installer-package-archive||Installer package|Apple: pkgbuild(1), component packages
    """)

  /// Bytes of the table of contents that are read at most; certificates stand before the files.
  private static let contentsLimit = 64 << 10

  static func recognizes(_ head: [UInt8]) -> Bool { head.matches("xar!", at: 0) }

  static func findings(in subject: Subject) -> Findings {
    guard let headerSize = subject.head.bigEndian(UInt16.self, at: 4), headerSize >= 28 else { return Findings() }
    let inside = DecompressedByteSource(
      subject.memberSource, from: Int64(headerSize), with: Inflater(.zlib),
      budget: DecompressionBudget(input: contentsLimit, output: contentsLimit), work: subject.budget)
    guard let contents = try? inside.bytes(contentsLimit, at: 0) else { return Findings() }
    let known = types.lines.first { line in
      line.key.split(separator: "&").allSatisfy { name in
        let element = Array("<name>\(name)</name>".utf8)
        return contents.span.firstIndex(of: element.span, from: 0) != nil
      }
    }
    guard let known else { return Findings() }
    return Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
  }
}
