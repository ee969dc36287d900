// SPDX-License-Identifier: Apache-2.0
import Detection
import Testing

@testable import TextDetection

/// The tables of `LanguageFeatures` as a reader sees them, read apart from the parser that the program has.
@Suite("Tables of languages")
struct LanguageFeatureTests {
  struct Entry {
    let fields: [Substring]
    /// Weights with their features, in order.
    var lines: [(weight: Int?, features: [Substring])] = []

    var name: String { String(fields[0]) }
    var isFolded: Bool { fields.count > 4 && !fields[4].isEmpty }
    var features: [Substring] { lines.flatMap(\.features) }
  }

  static func entries(of table: String) -> [Entry] {
    table.split(separator: "\n").reduce(into: []) { entries, line in
      if line.first == " " {
        let words = line.split(separator: " ")
        entries[entries.count - 1].lines.append((Int(words[0]), Array(words.dropFirst())))
      } else {
        entries.append(Entry(fields: line.split(separator: "|", omittingEmptySubsequences: false)))
      }
    }
  }

  static let all = LanguageFeatures.tables.flatMap(entries)

  /// The parser cuts lines in blocks, in which not every word has room, and the last line may end without a newline.
  @Test func readsWordsLongerThanABlock() {
    let long = String(repeating: "a", count: 100)
    let bytes = Array("one \(long) two\n\(long) three\n".utf8)
    var tokenizer = LanguageTokenizer(TextSample(bytes, TextEncoding.detect(bytes, isCut: false), isWhole: true))
    tokenizer.run()
    let table = "Long|||text/x-long||a test\n  9 one \(long)~two ^~\(long)\n  8 \(long)~three two~^ four"
    for tokens in [nil, tokenizer.tokens] {
      let model = LanguageModel([table], of: tokens)
      var finder = FeatureFinder(model.features)
      finder.begin()
      #expect(finder.features(in: tokenizer.tokens[...]).count == 5)
      #expect(model.known(0).mimeType == "text/x-long")
    }
  }

  @Test func everyLanguageIsFoundWithoutItsFeatures() {
    for known in LanguageModel.shared.languages.indices.map(LanguageModel.shared.known) {
      #expect(LanguageModel.known(known.key) == known, "\(known.key)")
    }
    for name in ["", "Pyth", "ython", "python"] { #expect(LanguageModel.known(name) == nil, "\(name)") }
  }

  @Test("have languages in order, each once and with a source", arguments: LanguageFeatures.tables)
  func languages(table: String) {
    let entries = Self.entries(of: table)
    #expect(entries.map(\.name) == entries.map(\.name).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    for entry in entries {
      #expect(Self.all.count { $0.name == entry.name } == 1, "\(entry.name)")
      #expect(entry.fields.count == 6 && entry.fields[3].contains("/") && !entry.fields[5].isEmpty, "\(entry.name)")
      let base = String(entry.fields[1])
      #expect(base.isEmpty || Self.all.contains { $0.name == base }, "\(entry.name) is over \(base)")
    }
    #expect(LanguageModel.shared.languages.count == Self.all.count)
  }

  @Test("have features by what they are worth, each once", arguments: LanguageFeatures.tables)
  func features(table: String) {
    for entry in Self.entries(of: table) {
      let weights = entry.lines.map { $0.weight ?? 0 }
      #expect(weights == weights.sorted(by: >) && !weights.contains(0), "\(entry.name)")
      #expect(weights.allSatisfy { (-100...100).contains($0) }, "\(entry.name)")
      #expect(Set(entry.features).count == entry.features.count, "\(entry.name) has a feature twice")
      #expect(entry.lines.allSatisfy { !$0.features.isEmpty }, "\(entry.name)")
      for weight in Set(weights) {
        let features = entry.lines.filter { $0.weight == weight }.flatMap(\.features)
        #expect(features == features.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }, "\(entry.name) \(weight)")
      }
    }
  }

  /// Room for too few would be made anew while the tables are read, and room for too many filled in vain.
  @Test func haveRoomForAll() {
    let features = Self.all.flatMap { entry in entry.features.map { [String($0), "\(entry.isFolded)"] } }
    #expect((FeatureParser.usualCount * 3 / 4...FeatureParser.usualCount).contains(Set(features).count))
    #expect((LanguageModel.usualCount * 3 / 4...LanguageModel.usualCount).contains(Self.all.count))
  }

  @Test func moreThanNumbersCanTellApartAreNoModel() async {
    await #expect(processExitsWith: .failure) {
      let features = (0...Int(UInt16.max)).map { "a\($0)" }.joined(separator: " ")
      _ = LanguageModel(["Long|||text/x-long||a test\n  9 \(features)"])
    }
  }

  @Test("write what any case may have in small letters, as nothing else is ever found")
  func folding() {
    for entry in Self.all where entry.isFolded {
      for feature in entry.features {
        #expect(feature == feature.lowercased(), "\(entry.name)")
      }
    }
  }
}
