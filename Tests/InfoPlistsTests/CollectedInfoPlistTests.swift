// SPDX-License-Identifier: Apache-2.0
import Foundation
import InfoPlists
import TestSupport
import Testing
import UniformTypes

/// Info.plist files of published projects, whose oddities were found by another reader and by hand.
@Suite(.enabled(if: SharedFolder.hasPropertyLists, "the collection of property lists is not here"))
struct CollectedInfoPlistTests {
  /// Which rule reports which oddity; an empty claim is something else than one with a wrong character.
  private static let rules: [String: Set<String>] = [
    "bad-identifier-char": ["D02"], "claims-bad-identifier": ["D02", "D03", "C01"], "claims-dyn": ["C03"],
    "claims-undeclared": ["C02"],
    "conformance-cycle": ["D14"], "conforms-bad-identifier": ["D02"], "conforms-to-undeclared": ["D13"],
    "doctype-ext-double": ["T02"], "doctype-ext-empty": ["T01"], "doctype-ext-wildcard": ["C10"],
    "doctype-mixed-legacy-and-UTI": ["C04"], "doctype-no-LSItemContentTypes": ["C05"], "doctype-no-name": ["C09"],
    "doctype-no-rank": ["C06"], "doctype-no-role": ["C08"], "doctype-ostype-length": ["T05"],
    "duplicate-identifier-exp+imp": ["D10"], "duplicate-tag": ["T07"], "empty-tagspec": ["D18"],
    "exported-reserved-com.apple-invented": ["D06"], "exported-reserved-com.apple-known": ["D06"],
    "exported-reserved-public-invented": ["D06"], "exported-reserved-public-known": ["D06"], "ext-uppercase": ["T03"],
    "identifier-without-dot": ["D04"], "imported-reserved-com.apple-invented": ["D07"],
    "imported-reserved-com.apple-known": ["D09"], "imported-reserved-dyn": ["D08"],
    "imported-reserved-public-invented": ["D07"], "imported-reserved-public-known": ["D09"], "no-conformance": ["D15"],
    "no-description": ["D17"], "no-public.data-or-package": ["D11"], "no-tagspec": ["D18"], "ostype-length": ["T05"],
    "unknown-tag-class": ["T06"], "uppercase-identifier": ["D05"],
  ]

  @Test(arguments: SharedFolder.propertyLists)
  func knownOdditiesAreReported(file: SharedFolder.PropertyListFile) throws {
    let findings = DeclarationLinter().findings(in: Array(try Data(contentsOf: file.url)))
    let found = Set(findings.map(\.rule))
    for oddity in file.oddities.sorted() {
      guard let rules = Self.rules[oddity] else { continue }
      if oddity == "doctype-no-rank", try Self.needsNoRank(file) { continue }
      #expect(!found.isDisjoint(with: rules), "\(file.number): \(oddity) is not reported by \(rules)")
    }
    #expect(found.contains("P02") == !file.parses)
    if file.isTemplate, file.parses { #expect(found.contains("P01"), "\(file.number) holds build variables") }
    let rulesOfText: Set = ["P04", "P09"]
    if file.parses {
      #expect(findings.allSatisfy { $0.position != nil && !$0.keyPath.isEmpty || rulesOfText.contains($0.rule) })
    }
  }

  /// Whether all document types without a rank are those of generators and importers, which open nothing.
  private static func needsNoRank(_ file: SharedFolder.PropertyListFile) throws -> Bool {
    let plist = try InfoPlist(bytes: Array(try Data(contentsOf: file.url)))
    let helpers: [DocumentType.Role] = [.quickLookGenerator, .metadataImporter]
    return plist.documentTypes.filter { $0.rank == nil }.allSatisfy { $0.role.map(helpers.contains) ?? false }
  }

  @Test(arguments: SharedFolder.propertyLists.filter(\.parses))
  func declarationsAreCounted(file: SharedFolder.PropertyListFile) throws {
    let plist = try InfoPlist(bytes: Array(try Data(contentsOf: file.url)), path: file.url.path())
    let declarations = plist.typeDeclarations
    // A declaration with an empty identifier is none.
    #expect(declarations.count { $0.origin == .exported } <= file.counts[0])
    #expect(declarations.count { $0.origin == .imported } <= file.counts[1])
    let ignored = DeclarationLinter().findings(in: plist).count { $0.rule == "D01" }
    #expect(declarations.count + ignored == file.counts[0] + file.counts[1])
    #expect(plist.documentTypes.count == file.counts[2])
    #expect((plist.formatReader != nil) == file.hasExtensionAttributes)
    #expect(declarations.allSatisfy { $0.path == file.url.path() })
  }

  @Test(arguments: SharedFolder.propertyLists)
  func mutatedFilesNeverCrash(file: SharedFolder.PropertyListFile) throws {
    let bytes = Array(try Data(contentsOf: file.url).prefix(16_384))
    var generator = SeededGenerator(seed: 11)
    for _ in 0..<10 {
      let findings = DeclarationLinter().findings(in: generator.mutated(bytes))
      #expect(findings.allSatisfy { !$0.message.isEmpty })
    }
  }
}
