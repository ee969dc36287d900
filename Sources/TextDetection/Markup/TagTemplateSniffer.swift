// SPDX-License-Identifier: Apache-2.0
import Detection

/// Templates with tags of Jinja's or Django's that nothing else tells from the texts they make.
enum TagTemplateSniffer: TextSniffer {
  static let tables: [TypeTable] = []

  static func finding(in sample: TextSample) -> KnownFinding? {
    KnownFinding(TagTemplate.language(of: sample), .weak)
  }
}
