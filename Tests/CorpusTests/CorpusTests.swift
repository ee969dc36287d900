// SPDX-License-Identifier: Apache-2.0
import FileSystem
import Foundation
import Sniffing
import TestSupport
import Testing

/// Every sample is identified as its label says, or stands in `known-misses.tsv` with what was said instead.
///
/// The list shows where the tool is still wrong; `RECORD=1` rewrites it. A miss that is not listed fails, and so does a
/// listed one that has become right.
@Suite(.serialized) struct CorpusTests {
  private static let listPath = Corpus.packageFolder + "/Tests/CorpusTests/known-misses.tsv"

  @Test func labelsAreCompleteAndSorted() throws {
    let paths = Corpus.samples.map(\.path)
    #expect(paths.count >= 200)
    #expect(paths == paths.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for sample in Corpus.samples { #expect(FileManager.default.fileExists(atPath: Corpus.folder + "/" + sample.path)) }
  }

  @Test func everySampleIsWhatItsLabelSays() throws {
    var misses: [String] = []
    for mode in Mode.allCases {
      var options = SniffOptions()
      options.ignoresNames = mode == .content
      let sniffer = try ContentSniffer(options)
      for sample in Corpus.samples where mode == .name || sample.isContentOnly {
        let identification = try #require(
          sniffer.identify(FilePath(Corpus.folder + "/" + sample.path)).identification, "\(sample)")
        let best = try #require(identification.best, "\(sample)")
        let expected = sample.identifier.isEmpty ? sample.mimeType : sample.identifier
        let answer = sample.identifier.isEmpty ? best.mimeType : best.type.identifier
        if answer.lowercased() != expected.lowercased() {
          misses.append("\(sample.path)\t\(mode.rawValue)\t\(expected)\t\(answer)")
        }
        guard mode == .name, !sample.contentIdentifier.isEmpty else { continue }
        let inside = identification.content?.identification.best?.type.identifier ?? ""
        if inside.lowercased() != sample.contentIdentifier.lowercased() {
          misses.append("\(sample.path)\tinside\t\(sample.contentIdentifier)\t\(inside)")
        }
      }
    }
    misses.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let header = "path\tmode\texpected\tanswer\n"
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try (header + misses.map { $0 + "\n" }.joined()).write(toFile: Self.listPath, atomically: true, encoding: .utf8)
    }
    let known = try String(contentsOfFile: Self.listPath, encoding: .utf8).split(separator: "\n").dropFirst()
    let (listed, found) = (Set(known.map(String.init)), Set(misses))
    for miss in found.subtracting(listed).sorted() { Issue.record("new miss: \(miss)") }
    for miss in listed.subtracting(found).sorted() { Issue.record("no miss any more, take it off the list: \(miss)") }
  }

  /// Whether the name may be looked at.
  private enum Mode: String, CaseIterable {
    case content
    case name
  }
}
