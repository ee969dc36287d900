// SPDX-License-Identifier: Apache-2.0
import ByteSources
import Detection
import FileSystem
import Magic
import Sniffing
import UniformTypes

/// Measures what the street costs on top of the magic engine: the files of a list, one a line on standard input, are
/// held in memory and identified again and again, by their content alone.
///
/// Prints JSON lines: of all files and of each MIME type with at least `fewestOfType` of them, the number of files, and
/// in microseconds the median and the mean of the engine alone and of everything else (containers, text, signatures,
/// ranking; reading the file and writing the report are not in it).

/// How often each file is identified; the median of them counts.
let repetitions = 7
/// Types with fewer files are not listed.
let fewestOfType = 20
/// Larger files are left out, so that the sample fits into memory.
let largestFile = 32 << 20

/// One file, what it was told to be, and what each identification cost.
struct Sample {
  let source: MemoryByteSource
  let head: [UInt8]
  let isWhole: Bool
  var type = ""
  var engine: [Double] = []
  var street: [Double] = []

  /// Nil for what is no regular file of a size that is wanted.
  init?(path: String, headLimit: Int) {
    guard let file = try? FileDescriptor.open(FilePath(path), followingLinks: true), let status = try? file.status(),
      status.kind == .file, 1...Int64(largestFile) ~= status.size, let bytes = try? file.bytes(upTo: largestFile, at: 0)
    else { return nil }
    source = MemoryByteSource(bytes)
    head = Array(bytes.prefix(headLimit))
    isWhole = bytes.count == head.count
  }

  var engineTime: Double { median(engine) }
  var otherTime: Double { max(0, median(street) - median(engine)) }
}

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

func microseconds(_ work: () -> Void) -> Double {
  let duration = ContinuousClock().measure(work)
  return Double(duration.components.seconds) * 1e6 + Double(duration.components.attoseconds) / 1e12
}

func line(_ name: String, _ samples: [Sample]) -> String {
  func figures(_ values: [Double]) -> String {
    func rounded(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    return #"{"median":\#(rounded(median(values))),"mean":\#(rounded(values.reduce(0, +) / Double(values.count)))}"#
  }
  return #"{"files":\#(samples.count),"type":"\#(name)","engine":\#(figures(samples.map(\.engineTime))),"#
    + #""rest":\#(figures(samples.map(\.otherTime)))}"#
}

var options = SniffOptions(registry: .system)
options.ignoresNames = true
let sniffer = try ContentSniffer(options)
let paths: [String]
guard case .compiled(let compiled) = MagicSource(named: nil) else {
  preconditionFailure("the street is measured with an installed, compiled database")
}
let engine = MagicDetector(try MagicDatabase(paths: compiled))
let types = DetectedTypes(.system)

var samples: [Sample] = []
while let path = readLine() {
  if let sample = Sample(path: path, headLimit: options.limits.firstHead) { samples.append(sample) }
}
precondition(!samples.isEmpty, "the paths of files are expected on standard input, one a line")
for _ in 0..<repetitions {
  for index in samples.indices {
    let sample = samples[index]
    let subject = Subject(
      status: nil, head: sample.head, isWhole: sample.isWhole, source: sample.source, claims: Claims(), types: types)
    samples[index].engine.append(microseconds { _ = engine.findings(in: subject) })
    var type: String?
    samples[index].street.append(
      microseconds { type = (try? sniffer.identify(sample.source, status: nil, claims: Claims()))?.best?.mimeType })
    samples[index].type = type ?? "none"
  }
}
print(line("all", samples))
for (type, samples) in Dictionary(grouping: samples, by: \.type).sorted(by: { $0.value.count > $1.value.count })
where samples.count >= fewestOfType {
  print(line(type, samples))
}
