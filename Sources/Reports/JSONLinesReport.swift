// SPDX-License-Identifier: Apache-2.0
import ByteVectors
import Detection
import FileSystem
import Ranking
package import Sniffing
import UniformTypes

/// One JSON object a line, schema 1.
///
/// What each file shows is written in pieces as long as can be, such as a key with its quotes, colon and comma, and
/// candidates are borrowed, not copied.
package struct JSONLinesReport: ReportWriter {
  /// The version of the schema, which grows only by keys.
  package static let schema = 1

  /// The beginning of each object, behind which other keys follow.
  static let opening = "{\"schema\":\(schema)"

  /// A report of everything that is known.
  package init() {}

  package func append(_ file: FileIdentification, to output: inout [UInt8]) {
    append(file, keeping: WrittenCandidates(), to: &output)
  }

  package func makeAppender() -> (FileIdentification, inout [UInt8]) -> Void {
    let written = WrittenCandidates()
    return { file, output in append(file, keeping: written, to: &output) }
  }

  private func append(_ file: FileIdentification, keeping written: WrittenCandidates, to output: inout [UInt8]) {
    output.append(JSONLinesReport.opening)
    output.appendJSON("path", orBase64: "pathBase64", file.path.bytes)
    if let status = file.status {
      output.append(constant: #","kind":""#)
      output.append(status.kind.rawValue)
      output.append(UInt8(ascii: "\""))
      if status.kind == .file {
        output.append(constant: #","size":"#)
        output.append(String(status.size))
      }
    }
    switch file.result {
    case .success(let identification):
      append(identification, keeping: written, to: &output)
      if let mismatch = identification.mismatch {
        append(mismatch, to: &output)
      } else {
        output.append(constant: #","mismatch":null"#)
      }
    case .failure(let error):
      output.appendJSON("error", error.description)
    }
    output.append(constant: "}\n")
  }

  private func append(
    _ identification: Identification, keeping written: WrittenCandidates, to output: inout [UInt8]
  ) {
    if identification.best == nil {
      appendCandidates(of: identification, to: &output)
    } else {
      // What is kept begins with the best, so that it is the same behind a comma and without one.
      output.appendComma()
      written.append(identification, to: &output) { appendCandidates(of: identification, to: &$0) }
    }
    guard let content = identification.content else { return }
    output.appendJSONKey("content")
    output.append(UInt8(ascii: "{"))
    if let name = content.name { output.appendJSON("name", orBase64: "nameBase64", name) }
    append(content.identification, keeping: written, to: &output)
    if let mismatch = content.identification.mismatch { append(mismatch, to: &output) }
    if let failure = content.failure { output.appendJSON("error", failure) }
    output.append(UInt8(ascii: "}"))
  }

  /// Appends what an identification says without its content.
  private func appendCandidates(of identification: Identification, to output: inout [UInt8]) {
    if let best = identification.best { appendType(of: best, to: &output) }
    if let encoding = identification.encoding, encoding != "binary" { output.appendJSON("encoding", encoding) }
    if identification.isCut {
      output.appendJSONKey("cut")
      output.append("true")
    }
    output.appendJSONKey("candidates")
    output.append(UInt8(ascii: "["))
    let candidates = identification.candidates.span
    for index in candidates.indices {
      if index > 0 { output.append(UInt8(ascii: ",")) }
      append(candidates[index], to: &output)
    }
    output.append(UInt8(ascii: "]"))
  }

  private func append(_ candidate: borrowing Candidate, to output: inout [UInt8]) {
    output.append(UInt8(ascii: "{"))
    appendType(of: candidate, to: &output)
    output.append(constant: #","evidence":["#)
    let evidence = candidate.evidence.span
    for index in evidence.indices {
      output.append(constant: index > 0 ? #",{"from":""# : #"{"from":""#)
      output.append(evidence[index].origin.rawValue)
      output.append(constant: #"","says":""#)
      output.appendJSONContent(evidence[index].statement)
      output.append(constant: #""}"#)
    }
    output.append(constant: "]}")
  }

  private func appendType(of candidate: borrowing Candidate, to output: inout [UInt8]) {
    output.append(constant: #""type":""#)
    output.appendJSONContent(candidate.identifier)
    output.append(constant: #"","mime":""#)
    output.appendJSONContent(candidate.mimeType)
    output.append(constant: #"","confidence":"#)
    candidate.confidence.append(to: &output)
  }

  private func append(_ mismatch: Mismatch, to output: inout [UInt8]) {
    output.appendJSONKey("mismatch")
    output.append(UInt8(ascii: "{"))
    output.appendJSON("claimed", mismatch.claimed.identifier)
    output.appendJSON("by", mismatch.origin.rawValue)
    output.appendJSON("found", mismatch.found.identifier)
    output.append(UInt8(ascii: "}"))
  }
}
