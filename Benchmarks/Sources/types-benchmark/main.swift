// SPDX-License-Identifier: Apache-2.0
import UniformTypes

/// Measures how many lookups of types one core makes in a second: the median and the best of several samples.
///
/// Prints one JSON object a line: the name, lookups a sample, and lookups a second.
struct LookupBenchmark {
  let name: String
  /// Makes `count` lookups and returns something that depends on each of them.
  let run: (Int) -> Int

  static let sampleCount = 9
  static let lookupsPerSample = 400_000

  func measure() {
    let clock = ContinuousClock()
    var sink = run(Self.lookupsPerSample / 10)
    var rates: [Double] = []
    for _ in 0..<Self.sampleCount {
      let duration = clock.measure { sink &+= run(Self.lookupsPerSample) }
      let seconds = Double(duration.components.attoseconds) / 1e18 + Double(duration.components.seconds)
      rates.append(Double(Self.lookupsPerSample) / seconds)
    }
    rates.sort()
    let median = Int(rates[rates.count / 2])
    print(
      #"{"benchmark":"\#(name)","lookups":\#(Self.lookupsPerSample),"medianPerSecond":\#(median),"#
        + #""bestPerSecond":\#(Int(rates[rates.count - 1])),"sink":\#(sink & 1)}"#)
  }
}

let registry = TypeRegistry.system
let types = registry.declaredTypes
let extensions = types.flatMap { $0.tags[.filenameExtension] ?? [] }
  .filter { UTType(filenameExtension: $0)?.isDeclared == true }
let mimeTypes = types.flatMap { $0.tags[.mimeType] ?? [] }.filter { UTType(mimeType: $0)?.isDeclared == true }
let identifiers = types.map(\.identifier)

let benchmarks = [
  LookupBenchmark(name: "conforms(to:), all types to .image") { count in
    var found = 0
    let image = UTType.image
    for index in 0..<count where types[index % types.count].conforms(to: image) { found += 1 }
    return found
  },
  LookupBenchmark(name: "conforms(to:), constants") { count in
    var found = 0
    for _ in 0..<count where UTType.jpeg.conforms(to: .data) { found += 1 }
    return found
  },
  LookupBenchmark(name: "UTType(filenameExtension:), declared") { count in
    var found = 0
    for index in 0..<count where UTType(filenameExtension: extensions[index % extensions.count]) != nil { found += 1 }
    return found
  },
  LookupBenchmark(name: "declaredType(filenameExtension:)") { count in
    var found = 0
    for index in 0..<count
    where registry.declaredType(filenameExtension: extensions[index % extensions.count]) != nil { found += 1 }
    return found
  },
  LookupBenchmark(name: "UTType(mimeType:), declared") { count in
    var found = 0
    for index in 0..<count where UTType(mimeType: mimeTypes[index % mimeTypes.count]) != nil { found += 1 }
    return found
  },
  LookupBenchmark(name: "UTType(_:), identifiers") { count in
    var found = 0
    for index in 0..<count where UTType(identifiers[index % identifiers.count]) != nil { found += 1 }
    return found
  },
  LookupBenchmark(name: "UTType(filenameExtension:), dynamic") { count in
    var found = 0
    for _ in 0..<count where UTType(filenameExtension: "unheard-of") != nil { found += 1 }
    return found
  },
]
for benchmark in benchmarks { benchmark.measure() }
