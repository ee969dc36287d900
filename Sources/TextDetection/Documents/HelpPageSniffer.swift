// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Pages of Vim's help, which begin with their own name between stars.
enum HelpPageSniffer: TabledSniffer {
  static let types = TypeTable("help||text/x-vim-help|Vim help|Vim: helphelp.txt, section Writing help files")

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard sample.start == 0, sample.bytes.first == UInt8(ascii: "*"), let first = sample.lines.first else { return nil }
    let name = first.prefix { $0 > 0x20 }
    let isName =
      name.count > 6 && name.suffix(5).equals(".txt*")
      && name.dropFirst().dropLast().allSatisfy { $0.isWordCharacter || $0 == 0x2d || $0 == 0x2e }
    return KnownFinding(isName ? types["help"] : nil, .strong)
  }
}
