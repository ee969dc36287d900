// SPDX-License-Identifier: Apache-2.0
import Detection
import FileSystem
import Reports
import Sniffing

/// Made once, because the database takes time to load; libFuzzer has one thread.
nonisolated(unsafe) private let sniffer = try? ContentSniffer()

/// Declared types that inputs choose from: wrong ones, right ones, and ones that nobody can read.
private let declaredTypes = [
  nil, "application/pdf", "text/plain", "application/octet-stream", "public.jpeg", "image/svg+xml; charset=utf-8", "/",
  "dyn.ah62d4rv4ge80k5p2", "application/x-\u{0}", "chemical/x-pdb",
]

/// Identifies the input: one byte for the length of the name, one for the declared type, the name, the bytes.
func fuzzStreet(_ input: [UInt8]) {
  guard let sniffer else { fatalError("there is no signature database") }
  let nameLength = Int((input.first ?? 0) % 32)
  let declared = declaredTypes[Int(input.dropFirst().first ?? 0) % declaredTypes.count]
  let name = input.dropFirst(2).prefix(nameLength)
  let bytes = Array(input.dropFirst(2 + name.count))
  let identification = sniffer.identify(
    bytes, name: name.isEmpty ? nil : String(decoding: name, as: UTF8.self), declaredType: declared)
  precondition(identification.best != nil, "every input has a best candidate")
  for candidate in identification.candidates {
    precondition((0...1).contains(candidate.confidence.value), "a confidence is a probability")
  }
  let again = sniffer.identify(
    bytes, name: name.isEmpty ? nil : String(decoding: name, as: UTF8.self), declaredType: declared)
  precondition(again == identification, "the same input gets the same answer")
  // The beginning of an upload has no end to look at, and how long it will be may be known or not.
  for length in [nil, Int64(bytes.count) * 3] {
    let beginning = sniffer.identify(beginning: bytes, totalLength: length)
    precondition(bytes.isEmpty || beginning.best != nil, "every beginning has a best candidate")
  }
  let file = FileIdentification(path: FilePath(bytes: name), status: nil, result: .success(identification))
  let writers: [any ReportWriter] = [JSONLinesReport(), CSVReport()]
  for writer in writers {
    var line: [UInt8] = []
    writer.append(file, to: &line)
    precondition(line.count { $0 == UInt8(ascii: "\n") } == 1, "one file is one line")
    precondition(String(validating: line, as: UTF8.self) != nil, "every line is UTF-8")
    let append = writer.makeAppender()
    var lines: [UInt8] = []
    for _ in 0..<2 { append(file, &lines) }
    precondition(lines == line + line, "what a thread keeps is what it wrote")
  }
}
