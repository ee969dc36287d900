// SPDX-License-Identifier: Apache-2.0
import Detection

/// Templates of Go that nothing else tells from the texts they make.
enum GoTemplateSniffer: TextSniffer {
  static let tables: [TypeTable] = []
  static let otherTypes = [GoTemplate.template]

  static func finding(in sample: TextSample) -> KnownFinding? {
    KnownFinding(GoTemplate.isTemplate(sample) ? GoTemplate.template : nil, .fair)
  }
}
