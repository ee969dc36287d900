// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Jobs for z/OS.
///
/// Sources: IBM: z/OS MVS JCL Reference, JOB, PROC, EXEC and DD statements.
enum JCLSource {
  /// A statement with a name, JOB or PROC in front of all but comments, and one that runs a program or declares data.
  static func isJob(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "/")) else { return false }
    let first = sample.lines.first { !$0.begins(with: "//*") && !$0.isBlank }
    guard let first, first.begins(with: "//"), first.count > 2, first[first.startIndex + 2] > 0x20 else { return false }
    let words = first.words.prefix(3)
    let name = words.first?.dropFirst(2) ?? []
    let isName = (1...8).contains(name.count) && name.allSatisfy { isNational($0) || $0.isDigit }
    guard isName, words.count > 1, words[1].equals("JOB") || words[1].equals("PROC") else { return false }
    return sample.contains(" EXEC ") || sample.contains(" DD ")
  }

  /// The capitals and the three signs that names of statements may begin with.
  private static func isNational(_ byte: UInt8) -> Bool {
    byte.isCapital || byte == UInt8(ascii: "@") || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "$")
  }
}
