// SPDX-License-Identifier: Apache-2.0
import Detection

/// Files in letters and signs behind words, which are no messages with headers (POSIX.1-2017, uudecode).
enum EncodedFileSniffer: TextSniffer {
  static let tables: [TypeTable] = []

  static func finding(in sample: TextSample) -> KnownFinding? {
    let isEncoded = sample.heads.contains(UInt8(ascii: "b")) && EncodedFiles.stands(behindWordsOf: sample)
    return KnownFinding(isEncoded ? TextMarks.line("begin ") : nil, .fair)
  }
}
