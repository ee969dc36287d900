// SPDX-License-Identifier: Apache-2.0
import PropertyLists

/// What one rule has to say about one Info.plist.
package struct RuleReport {
  /// The rule.
  let rule: DeclarationRule
  /// The list, by which findings have positions.
  let document: PropertyListDocument?
  /// What the rule has to say, in the order in which it says it.
  private(set) var findings: [Finding] = []
  /// What tells that the rule stopped before the end of the list.
  private var stops: [Finding] = []
  /// How many findings were left out, and the first of them where there was one.
  private var leftOut: (count: Int, first: Finding?) = (0, nil)

  /// How many findings of one rule in one file are kept; nobody reads more.
  private static let findingLimit = 1_000

  /// A report of a rule that has nothing to say yet; without a document, findings have no positions.
  init(_ rule: DeclarationRule, document: PropertyListDocument?) {
    self.rule = rule
    self.document = document
  }

  /// Reports a value.
  mutating func add(_ node: LocatedValue, _ message: String, fix: String) {
    add(at: document?.position(at: node.value.offset), keyPath: node.path.description, message, fix: fix)
  }

  /// Reports the key in front of a value.
  mutating func add(keyOf node: LocatedValue, _ message: String, fix: String) {
    let offset = node.keyOffset ?? node.value.offset
    add(at: document?.position(at: offset), keyPath: node.path.description, message, fix: fix)
  }

  /// Reports a place.
  mutating func add(at position: SourcePosition?, keyPath: String = "", _ message: String, fix: String) {
    let isKept = findings.count < RuleReport.findingLimit
    guard isKept || leftOut.first == nil else {
      leftOut.count += 1
      return
    }
    let finding = finding(of: rule, at: position, keyPath: keyPath, message, fix: fix)
    if isKept { findings.append(finding) } else { leftOut = (leftOut.count + 1, finding) }
  }

  /// Counts findings of which nothing but their number is known.
  mutating func leaveOut(_ count: Int) { leftOut.count += count }

  /// Tells that the rule checks nothing from a value on, and why.
  mutating func stop(at node: LocatedValue, _ message: String, fix: String) {
    let place = document?.position(at: node.value.offset)
    // What is left unchecked may break the rules only where the rule tells of such.
    let stopRule: DeclarationRule = rule.level == .error ? .uncheckedPart : .stoppedRule
    stops.append(
      finding(of: stopRule, at: place, keyPath: node.path.description, "rule \(rule.id) \(message)", fix: fix))
  }

  /// What tells of the limits that the rule has met, as findings of the rules for that.
  var limitFindings: [Finding] {
    guard leftOut.count > 0, let place = leftOut.first ?? findings.last else { return stops }
    let all = findings.count + leftOut.count
    return stops + [
      finding(
        of: .stoppedRule, at: place.position, keyPath: place.keyPath,
        "rule \(rule.id) has \(all) findings in this list, of which only the first \(findings.count) are told",
        fix: "repair those and check again, or leave the rule out with --ignore \(rule.id)")
    ]
  }

  private func finding(
    of rule: DeclarationRule, at position: SourcePosition?, keyPath: String, _ message: String, fix: String
  ) -> Finding {
    Finding(
      rule: rule.id, level: rule.level, position: position, keyPath: keyPath,
      message: message.withoutControlCharacters, fix: fix.withoutControlCharacters)
  }
}
