// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
import Ranking
package import Sniffing
package import UniformTypes

/// Why a file was found to be what it is: candidates, evidence, rules, bytes and time.
package struct ExplainReport: Sendable {
  private let registry: TypeRegistry

  /// A report that tells from a registry which declarations lost.
  package init(_ registry: TypeRegistry) { self.registry = registry }

  /// Appends the explanation of one file, identified in so many microseconds.
  package func append(_ file: FileIdentification, microseconds: Int64, to output: inout [UInt8]) {
    output.appendEscaped(file.path.bytes)
    output.appendNewline()
    switch file.result {
    case .failure(let error):
      output.appendLine("  \(error.statement)")
    case .success(let identification):
      append(identification, indent: "  ", to: &output)
      output.appendLine("  time: \(microseconds) \u{b5}s")
    }
  }

  private func append(_ identification: Identification, indent: String, to output: inout [UInt8]) {
    for (index, candidate) in identification.candidates.enumerated() {
      output.appendLine(
        "\(indent)\(index + 1). \(candidate.type.identifier) (\(candidate.mimeType)), "
          + "confidence \(candidate.confidence): \(candidate.support.sentence) [\(candidate.support)]")
      if let description = candidate.type.localizedDescription { output.appendLine("\(indent)   \(description)") }
      for loser in registry.losers(of: candidate.type.identifier) {
        output.appendLine("\(indent)   overrides: \(TypeReport.text(of: loser))")
      }
      for evidence in candidate.evidence {
        // libmagic divides several answers to one question by line feeds.
        let statement = evidence.statement.split(separator: "\n").joined(separator: " ")
        let other = evidence.type == candidate.type ? "" : " (speaks for \(evidence.type.identifier))"
        output.appendLine("\(indent)   \(evidence.origin.rawValue), \(evidence.weight): \(statement)\(other)")
      }
    }
    output.appendLine("\(indent)rules:")
    for step in identification.steps { output.appendLine("\(indent)- \(text(of: step))") }
    if let mismatch = identification.mismatch {
      output.appendLine("\(indent)mismatch: \(mismatch.origin.words) claims \(mismatch.claimed.identifier)")
    }
    if let encoding = identification.encoding { output.appendLine("\(indent)encoding: \(encoding)") }
    output.appendLine("\(indent)bytes seen: \(identification.headLength)")
    if identification.isCut { output.appendLine("\(indent)cut: the processor time for one file was up") }
    guard let content = identification.content else { return }
    output.append("\(indent)inside")
    if let name = content.name {
      output.append(", by the name ")
      output.appendEscaped(name)
    }
    output.appendLine(":")
    append(content.identification, indent: indent + "  ", to: &output)
    if let failure = content.failure { output.appendLine("\(indent)  the content ends early: \(failure)") }
  }

  private func text(of step: RankingStep) -> String {
    switch step {
    case .seen(let type): "the bytes show \(type.identifier)"
    case .refined(let type, let base): "further evidence makes it \(type.identifier), a kind of \(base.identifier)"
    case .tied(let type): "equal evidence for several types leaves \(type.identifier)"
    case .agrees(let origin, let type): "\(origin.words) agrees: \(type.identifier)"
    case .specializes(let origin, let type, let base):
      "\(origin.words) specializes \(base.identifier) to \(type.identifier)"
    case .leavesOpen(let origin, let type):
      "\(origin.words) claims \(type.identifier), which the bytes neither show nor exclude"
    case .contradicts(let origin, let type):
      "\(origin.words) claims \(type.identifier), which the bytes contradict: not believed"
    case .claimDecides(let origin, let type): "nothing was seen, so \(origin.words) decides: \(type.identifier)"
    }
  }
}
