// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Headers

/// Archives of plain members: ar, cpio and RPM packages.
enum ArchivePeeker: ContainerPeeker {
  static let types = TypeTable(
    """
    aix||application/x-aix-archive|AIX archive|AIX: ar file format
    ar||application/x-archive|ar archive|System V: ar.h
    cpio||application/x-cpio|cpio archive|POSIX.1-2001, pax: cpio interchange format
    deb|org.debian.deb-archive|application/vnd.debian.binary-package|Debian package|deb(5)
    rpm||application/x-rpm|RPM package|LSB 5.0 Core, section 22.2
    source-rpm||application/x-source-rpm|RPM source package|LSB 5.0 Core, section 22.2
    """)

  static func recognizes(_ head: [UInt8]) -> Bool { key(of: head) != nil }

  static func findings(in subject: Subject) -> Findings {
    guard let key = key(of: subject.head), let known = types[key] else { return Findings() }
    return Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
  }

  private static func key(of head: [UInt8]) -> String? {
    guard head.count >= 8 else { return nil }
    switch head[0] {
    case UInt8(ascii: "!"):
      guard head.matches("!<arch>\n", at: 0) || head.matches("!<thin>\n", at: 0) else { return nil }
      return head.matches("debian-binary", at: 8) ? "deb" : "ar"
    case UInt8(ascii: "<"): return head.matches("<bigaf>\n", at: 0) || head.matches("<aiaff>\n", at: 0) ? "aix" : nil
    case 0xed:
      guard head.matches([0xed, 0xab, 0xee, 0xdb], at: 0) else { return nil }
      return head.bigEndian(UInt16.self, at: 6) == 1 ? "source-rpm" : "rpm"
    case UInt8(ascii: "0"): return isTextualCpio(head) ? "cpio" : nil
    case 0xc7, 0x71: return FormatHeaders.isBinaryCpioMember(head) == true ? "cpio" : nil
    default: return nil
    }
  }

  /// The old portable and the new formats have their numbers in octal or hexadecimal digits.
  private static func isTextualCpio(_ head: [UInt8]) -> Bool {
    guard head.matches("07070", at: 0), head.count >= 76 else { return false }
    if head[5] == UInt8(ascii: "7") { return head[6..<76].allSatisfy { (0x30...0x37).contains($0) } }
    guard head[5] == UInt8(ascii: "1") || head[5] == UInt8(ascii: "2"), head.count >= 110 else { return false }
    return head[6..<110].allSatisfy(\.isHexadecimalDigit)
  }
}
