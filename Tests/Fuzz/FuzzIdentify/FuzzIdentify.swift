// SPDX-License-Identifier: Apache-2.0
import Detection
import Reports
import Sniffing
import FileSystem

/// The sniffer of the fuzzing process, made once because the database takes time to load; libFuzzer has one thread.
nonisolated(unsafe) private let sniffer = try? ContentSniffer()

/// Identifies the input as libFuzzer makes it: one byte for the length of the name, the name, the bytes.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzIdentify(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let input = Array(UnsafeBufferPointer(start: start, count: count))
  guard let nameLength = input.first, let sniffer else { return 0 }
  let name = input.dropFirst().prefix(Int(nameLength % 32))
  let bytes = Array(input.dropFirst(1 + name.count))
  let identification = sniffer.identify(bytes, name: String(decoding: name, as: UTF8.self))
  precondition(identification.best != nil, "every input has a best candidate")
  let file = FileIdentification(path: FilePath(bytes: name), status: nil, result: .success(identification))
  let writers: [any ReportWriter] = [JSONLinesReport(), CSVReport()]
  for writer in writers {
    var line: [UInt8] = []
    writer.append(file, to: &line)
    precondition(line.count { $0 == UInt8(ascii: "\n") } == 1, "one file is one line")
    precondition(String(validating: line, as: UTF8.self) != nil, "every line is UTF-8")
  }
  return 0
}
