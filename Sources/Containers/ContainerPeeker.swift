// SPDX-License-Identifier: Apache-2.0
import Detection

/// Reads just enough of one kind of container to name its content.
protocol ContainerPeeker: SendableMetatype {
  /// Whether the head can be of this container; costs a few comparisons.
  static func recognizes(_ head: [UInt8]) -> Bool

  /// What the container holds; no findings where its structure is not what the head promised.
  static func findings(in subject: Subject) -> Findings
}
