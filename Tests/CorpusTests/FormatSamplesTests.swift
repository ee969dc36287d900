// SPDX-License-Identifier: Apache-2.0
import Detection
import Foundation
import Sniffing
import TestSupport
import Testing
import UniformTypes

/// Every format that we tell by our own means has a labelled sample, or stands in `formats-without-samples.tsv` with the
/// reason why it has none.
///
/// A line of the list is a format, by its identifier or else its first MIME type, a tab and the reason. A format without either
/// fails, and so does a line whose format has a sample, is told by nothing of ours or is not known at all. `RECORD=1` writes the
/// list anew with the reasons that it had; a new line gets the reason `none yet`, which fails too.
@Suite struct FormatSamplesTests {
  private static let path = Corpus.packageFolder + "/Tests/CorpusTests/formats-without-samples.tsv"
  private static let header = "format\treason"
  /// The reason of a line that nobody has looked at.
  private static let unexplained = "none yet"

  @Test func everyFormatHasASampleOrAReason() throws {
    let missing = Self.formatsWithoutSamples()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" { try Self.record(missing) }
    let lines = try Self.lines()
    let listed = lines.map(\.format)
    #expect(listed == listed.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, "the list is not sorted")
    #expect(Set(listed).count == listed.count, "a format is listed twice")
    for format in missing.subtracting(listed).sorted() { Issue.record("neither a sample nor a reason: \(format)") }
    for format in Set(listed).subtracting(missing).sorted() {
      Issue.record("has a sample or is not told by us, take it off the list: \(format)")
    }
    for line in lines where line.reason.isEmpty || line.reason == Self.unexplained {
      Issue.record("no reason: \(line.format)")
    }
  }

  /// The formats that our signatures, containers or texts tell and that no label names, as the list writes them.
  private static func formatsWithoutSamples() -> Set<String> {
    let registry = TypeRegistry.system
    var labelled: Set<UTType> = []
    for sample in Corpus.samples {
      if let type = UTType(sample.identifier) { labelled.insert(type) }
      if let type = UTType(sample.contentIdentifier) { labelled.insert(type) }
      if sample.identifier.isEmpty { labelled.insert(registry.detectedType(mimeType: sample.mimeType)) }
    }
    let ours: Set<KnownFormat.Knowledge> = [.signature, .container, .text]
    return Set(
      KnownFormat.all(in: registry, signatures: nil).filter { format in
        !ours.isDisjoint(with: format.knowledge) && !labelled.contains(format.type)
      }.map { $0.type.isDynamic ? $0.mimeTypes.first ?? $0.type.identifier : $0.type.identifier })
  }

  private static func lines() throws -> [(format: String, reason: String)] {
    let lines = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(lines.first.map(String.init) == header)
    return lines.dropFirst().map { line in
      let fields = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(fields[0]), fields.count == 2 ? String(fields[1]) : "")
    }
  }

  private static func record(_ formats: Set<String>) throws {
    let reasons = Dictionary(try lines().map { ($0.format, $0.reason) }) { first, _ in first }
    let sorted = formats.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let text = sorted.map { "\($0)\t\(reasons[$0] ?? unexplained)\n" }.joined()
    try (header + "\n" + text).write(toFile: path, atomically: true, encoding: .utf8)
  }
}
