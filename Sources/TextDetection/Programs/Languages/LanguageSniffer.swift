// SPDX-License-Identifier: Apache-2.0
import Detection

/// Programming languages, told apart by counting the features of each and comparing.
enum LanguageSniffer: TextSniffer {
  static let tables: [TypeTable] = []
  static var otherTypes: [KnownType] { LanguageModel.shared.languages.indices.map(LanguageModel.shared.known) }

  static func finding(in sample: TextSample) -> KnownFinding? { CountedProgram.finding(in: sample) }
}
