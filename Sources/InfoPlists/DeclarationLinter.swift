// SPDX-License-Identifier: Apache-2.0
import PropertyLists
public import UniformTypes

/// Says what is wrong with the declarations of an Info.plist.
///
/// ```swift
/// let linter = DeclarationLinter()
/// for finding in linter.findings(in: bytes) { print(finding.rule, finding.message) }
/// ```
public struct DeclarationLinter: Sendable {
  /// The rules that are checked.
  public let rules: [DeclarationRule]
  /// The types that are known without the Info.plist's own declarations.
  public let registry: TypeRegistry

  /// A linter of all rules but those whose identifiers are given.
  ///
  /// - Parameters:
  ///   - registry: the types that an Info.plist may use without declaring them; those of the system are taken from it,
  ///     and those that were added to it.
  ///   - ignoredRules: identifiers such as `D05`, without regard to case; unknown ones have no effect.
  public init(registry: TypeRegistry = .default, ignoring ignoredRules: Set<String> = []) {
    let ignored = Set(ignoredRules.map { $0.uppercased() })
    rules = DeclarationRule.all.filter { !ignored.contains($0.id) }
    self.registry = registry
  }

  private init(registry: TypeRegistry, rules: [DeclarationRule]) {
    self.registry = registry
    self.rules = rules
  }

  /// A linter of the same rules that also knows other declarations, such as those of an app around an extension.
  public func knowing(_ declarations: [TypeDeclaration]) -> DeclarationLinter {
    DeclarationLinter(registry: registry.adding(declarations), rules: rules)
  }

  /// The findings in an Info.plist, in the order of the file.
  ///
  /// What is not a property list gives one finding that says so.
  public func findings(in bytes: [UInt8]) -> [Finding] {
    do throws(InfoPlistError) {
      return findings(in: try InfoPlist(bytes: bytes))
    } catch {
      return findings(in: LintSubject(failure: error, registry: registry))
    }
  }

  /// The findings in an Info.plist that has been read, in the order of the file.
  public func findings(in plist: InfoPlist) -> [Finding] {
    findings(in: LintSubject(plist, registry: registry))
  }

  private func findings(in subject: LintSubject) -> [Finding] {
    var findings: [(offset: Int, finding: Finding)] = []
    var limitFindings: [Finding] = []
    for rule in rules {
      var report = RuleReport(rule, document: subject.document)
      rule.check(subject, &report)
      findings += report.findings.map { (findings.count, $0) }
      limitFindings += report.limitFindings
    }
    let checked = Set(rules.map(\.id))
    findings += limitFindings.filter { checked.contains($0.rule) }.map { (findings.count, $0) }
    return findings.sorted { left, right in
      let (first, second) = (left.finding, right.finding)
      let (firstLine, secondLine) = (first.position?.line ?? 0, second.position?.line ?? 0)
      if firstLine != secondLine { return firstLine < secondLine }
      let (firstColumn, secondColumn) = (first.position?.column ?? 0, second.position?.column ?? 0)
      if firstColumn != secondColumn { return firstColumn < secondColumn }
      return first.rule != second.rule ? first.rule < second.rule : left.offset < right.offset
    }.map(\.finding)
  }
}
