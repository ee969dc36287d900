// SPDX-License-Identifier: Apache-2.0
public import PropertyLists

/// Something that a rule found in an Info.plist.
public struct Finding: Sendable, Hashable {
  /// How grave a finding is.
  public enum Level: String, Sendable, Hashable, CaseIterable, Comparable {
    /// Worth knowing, harmless.
    case note
    /// Works differently from what was probably meant.
    case warning
    /// Breaks the rules: the system ignores or refuses it.
    case error

    /// Whether `left` is less grave.
    public static func < (left: Level, right: Level) -> Bool { left.order < right.order }

    private var order: Int { self == .note ? 0 : self == .warning ? 1 : 2 }
  }

  /// The identifier of the rule, such as `D01`.
  public let rule: String
  /// How grave it is.
  public let level: Level
  /// Where it stands; nil in a binary file.
  public let position: SourcePosition?
  /// The way from the root to the value, such as `UTExportedTypeDeclarations[0].UTTypeIdentifier`; empty for the root.
  public let keyPath: String
  /// What is wrong: a sentence without a period.
  public let message: String
  /// What to write instead: a sentence without a period.
  public let fix: String
}
