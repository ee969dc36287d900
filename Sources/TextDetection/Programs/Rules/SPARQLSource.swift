// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Queries of one line in SPARQL.
///
/// Source: SPARQL 1.1 Query Language, section 19.8.
enum SPARQLSource {
  /// A query in front of all but comments, with its graph in braces, where other languages of queries have conditions.
  static func isQuery(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.firstUncommented?.trimmed else { return false }
    if first.matchesAnyCase("ask", at: 0) {
      let rest = first.dropFirst(3).trimmed
      let graph = rest.matchesAnyCase("where", at: 0) ? rest.dropFirst(5).trimmed : rest
      return graph.first == UInt8(ascii: "{") && (sample.contains("<http") || sample.contains("?"))
    }
    guard first.matchesAnyCase("select ", at: 0) || first.matchesAnyCase("prefix ", at: 0) else { return false }
    let words = sample.bytes.split { $0 <= 0x20 }
    return words.indices.dropLast().contains { index in
      words[index].count == 5 && words[index].matchesAnyCase("where", at: 0)
        && words[index + 1].first == UInt8(ascii: "{")
    }
  }
}
