// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection

/// Tar archives of every dialect: v7, ustar, pax and GNU.
enum TarPeeker: ContainerPeeker {
  static let types = TypeTable(
    """
    gpkg||application/x-gentoo-gpkg|Gentoo binary package|GLEP 78, section The container format
    ovf||application/ovf|Virtual appliance|DMTF DSP0243 2.1, section 5.3: the descriptor stands first
    tar|public.tar-archive|application/x-tar|tar archive|POSIX.1-2017, pax: ustar interchange format
    """)

  static func recognizes(_ head: [UInt8]) -> Bool {
    guard head.count >= 512, head[0] >= 0x20 else { return false }
    return hasChecksum(head)
  }

  /// Bytes of the field of a name.
  private static let nameLength = 100

  static func findings(in subject: Subject) -> Findings {
    let name = subject.head.prefix(nameLength).prefix { $0 != 0 }
    let isPackage = name.suffix(7) == Array("/gpkg-1".utf8)[...]
    let isAppliance = name.suffix(4) == Array(".ovf".utf8)[...]
    guard let known = types[isPackage ? "gpkg" : isAppliance ? "ovf" : "tar"] else { return Findings() }
    return Findings(known.evidence(in: subject.types, from: .container, weight: .certain))
  }

  /// Whether the header's checksum is right: the sum of its bytes, its own field counted as spaces.
  ///
  /// Some old writers summed signed bytes.
  private static func hasChecksum(_ head: [UInt8]) -> Bool {
    guard let stated = octal(head[148..<156]), stated > 0 else { return false }
    var unsigned = 0
    var signed = 0
    for index in 0..<512 {
      let byte = (148..<156).contains(index) ? 0x20 : head[index]
      unsigned += Int(byte)
      signed += Int(Int8(bitPattern: byte))
    }
    return stated == unsigned || stated == signed
  }

  private static func octal(_ field: ArraySlice<UInt8>) -> Int? {
    let digits = field.drop { $0 == 0x20 }.prefix { (0x30...0x37).contains($0) }
    guard !digits.isEmpty, field.endIndex - digits.endIndex == 0 || [0, 0x20].contains(field[digits.endIndex]) else {
      return nil
    }
    return digits.reduce(0) { $0 << 3 | Int($1 & 7) }
  }
}
