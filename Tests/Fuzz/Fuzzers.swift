// SPDX-License-Identifier: Apache-2.0
import Glibc

/// A fuzzer: does something with the input as libFuzzer makes it, and stops the process where a promise is broken.
typealias Fuzzer = @Sendable (_ input: [UInt8]) -> Void

/// Every fuzzer by its name; all are one program, so that one build serves them all.
private let fuzzers: KeyValuePairs<String, Fuzzer> = [
  "street": fuzzStreet,
  "decompression": fuzzDecompression,
  "zip": { fuzzContainer($0, beginningWith: [0x50, 0x4b, 3, 4]) },
  "compound-file": { fuzzContainer($0, beginningWith: [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]) },
  "iso-media": fuzzISOMedia,
  "matroska": { fuzzContainer($0, beginningWith: [0x1a, 0x45, 0xdf, 0xa3]) },
  "containers": { fuzzContainer($0, beginningWith: []) },
  "text": fuzzText,
  "info-plist": fuzzInfoPlist,
  "dynamic-type": fuzzDynamicType,
  "magic": fuzzMagic,
]

/// The fuzzer that the environment variable `SNIFF_FUZZER` names; libFuzzer has one thread.
nonisolated(unsafe) private let fuzzer: Fuzzer = {
  let name = getenv("SNIFF_FUZZER").map { String(cString: $0) } ?? ""
  guard let fuzzer = fuzzers.first(where: { $0.key == name })?.value else {
    fatalError("set SNIFF_FUZZER to one of \(fuzzers.map(\.key).joined(separator: ", "))")
  }
  return fuzzer
}()

/// What libFuzzer calls.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  fuzzer(Array(UnsafeBufferPointer(start: start, count: count)))
  return 0
}
