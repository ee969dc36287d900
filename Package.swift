// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

/// Settings of every target: explicit existentials, imports that say what they re-expose.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The tool is linked whole in release builds, so that it starts in less than half the time and runs where Swift is not installed.
/// Sanitizers cannot be linked so, nor can systems without static libraries: DYNAMIC=1 swift build …
let toolLinking: [LinkerSetting] =
  Context.environment["DYNAMIC"] == nil
  ? [.unsafeFlags(["-static-executable"], .when(platforms: [.linux], configuration: .release))] : []

/// Generic types, such as arrays of one kind of element, are made at run time by calls and not by their names.
///
/// That takes a third of the time, and a tool that starts for one file makes a hundred of them.
let quickTypes: [SwiftSetting] = [
  .unsafeFlags(
    ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"], .when(configuration: .release))
]

/// The only rooms that may touch pointers; every other room is compiled with strict memory safety.
let unsafeRooms: Set = ["ByteSources", "ByteVectors", "FileSystem", "LibMagic"]

/// One room of the house: a target that may import only the rooms it is built over.
func room(_ name: String, over dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    swiftSettings: quickTypes + (unsafeRooms.contains(name) ? settings : settings + [.strictMemorySafety()]))
}

/// The tests of one room.
func tests(_ name: String, of dependencies: [Target.Dependency], excluding excluded: [String] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies, exclude: excluded, swiftSettings: settings)
}

let package = Package(
  name: "sniff",
  products: [
    .executable(name: "sniff", targets: ["sniff"]),
    .library(name: "InfoPlists", targets: ["DocumentHandlers", "InfoPlists"]),
    .library(name: "Sniffing", targets: ["Sniffing"]),
    .library(name: "UniformTypes", targets: ["UniformTypes"]),
    .library(name: "UniformTypesFoundation", targets: ["UniformTypesFoundation"]),
  ],
  targets: [
    // Cellar: system libraries, and system calls that only C can make.
    .systemLibrary(name: "CSniffBzip2", providers: [.apt(["libbz2-dev"])]),
    .systemLibrary(name: "CSniffLz4", pkgConfig: "liblz4", providers: [.apt(["liblz4-dev"])]),
    .systemLibrary(name: "CSniffLzma", pkgConfig: "liblzma", providers: [.apt(["liblzma-dev"])]),
    .systemLibrary(name: "CSniffMagic", pkgConfig: "libmagic", providers: [.apt(["libmagic-dev"])]),
    .target(name: "CSniffSystem"),
    .target(name: "CSniffVectors"),
    .systemLibrary(name: "CSniffZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
    .systemLibrary(name: "CSniffZstd", pkgConfig: "libzstd", providers: [.apt(["libzstd-dev"])]),

    // Still below ground: bytes as the machine loads them, what is found by a hash.
    room("ByteVectors", over: ["CSniffVectors"]),
    room("Hashing"),

    // Ground floor: system calls, declarations as data.
    room("FileSystem", over: ["CSniffSystem"]),
    room("PropertyLists", over: ["ByteVectors"]),
    room("RegularExpressions", over: ["ByteVectors", "Hashing"]),
    room("TypeCatalog", over: ["ByteVectors"]),

    // First floor: bytes, types.
    room(
      "ByteSources",
      over: ["ByteVectors", "FileSystem", "CSniffBzip2", "CSniffLz4", "CSniffLzma", "CSniffZlib", "CSniffZstd"]),
    room("UniformTypes", over: ["ByteVectors", "Hashing", "TypeCatalog"]),

    // Second floor: the words that detectors share, and what several of them read; declarations read from Info.plist.
    room("Detection", over: ["ByteSources", "ByteVectors", "FileSystem", "Hashing", "TypeCatalog", "UniformTypes"]),
    room("Headers", over: ["ByteSources", "ByteVectors"]),
    room("Prose", over: ["ByteSources", "ByteVectors"]),
    room("UniformTypesFoundation", over: ["UniformTypes"]),
    room("InfoPlists", over: ["PropertyLists", "UniformTypes"]),

    // Third floor: what an answer of libmagic's database is worth.
    room(
      "Verdicts",
      over: [
        "ByteSources", "ByteVectors", "Detection", "Hashing", "Headers", "Prose", "TypeCatalog", "UniformTypes",
      ]),

    // Fourth floor: detectors. None of them sees another.
    room("Containers", over: ["ByteSources", "ByteVectors", "Detection", "Headers"]),
    room("DocumentHandlers", over: ["InfoPlists", "PropertyLists", "UniformTypes"]),
    room("Hints", over: ["Detection", "FileSystem", "Hashing", "TypeCatalog", "UniformTypes"]),
    room("LibMagic", over: ["CSniffMagic", "Detection", "FileSystem", "UniformTypes", "Verdicts"]),
    room(
      "Magic",
      over: ["ByteSources", "ByteVectors", "Detection", "FileSystem", "Hashing", "RegularExpressions", "Verdicts"]),
    room("Signatures", over: ["ByteSources", "ByteVectors", "Detection", "Headers"]),
    room("TextDetection", over: ["ByteSources", "ByteVectors", "Detection", "Headers", "Prose"]),

    // Fifth floor: judgement; bundles and desktop entries found in trees of files.
    room(
      "Discovery",
      over: [
        "ByteSources", "Containers", "DocumentHandlers", "FileSystem", "InfoPlists", "PropertyLists", "UniformTypes",
      ]),
    room("Ranking", over: ["Detection", "Hashing", "TypeCatalog", "UniformTypes"]),

    // Sixth floor: the front door.
    room(
      "Sniffing",
      over: [
        "ByteSources", "Containers", "Detection", "FileSystem", "Hints", "LibMagic", "Magic", "Ranking", "Signatures",
        "TextDetection", "UniformTypes",
      ]),

    // Seventh floor: many files in, bytes of a report out.
    room(
      "Reports",
      over: [
        "ByteVectors", "Detection", "Discovery", "DocumentHandlers", "FileSystem", "InfoPlists", "PropertyLists",
        "Ranking", "Sniffing", "UniformTypes",
      ]),
    room("Scanning", over: ["FileSystem", "Sniffing"]),

    // Roof.
    room(
      "CommandLineTool",
      over: [
        "ByteSources", "ByteVectors", "Detection", "Discovery", "DocumentHandlers", "FileSystem", "InfoPlists",
        "LibMagic", "Magic", "PropertyLists", "Ranking", "Reports", "Scanning", "Sniffing", "UniformTypes",
      ]),
    .executableTarget(
      name: "sniff", dependencies: ["CommandLineTool", "FileSystem"], swiftSettings: settings,
      linkerSettings: toolLinking),

    // Tests.
    .target(
      name: "TestSupport", dependencies: ["ByteSources", "Detection", "UniformTypes"], path: "Tests/TestSupport",
      swiftSettings: settings),
    tests("ArchitectureTests", of: ["TestSupport"]),
    tests("ByteSourcesTests", of: ["ByteSources", "FileSystem", "TestSupport"]),
    tests("ByteVectorsTests", of: ["ByteVectors", "TestSupport"]),
    tests(
      "CommandLineToolTests", of: ["CSniffSystem", "CommandLineTool", "FileSystem", "TestSupport"],
      excluding: ["Golden"]),
    tests("ContainersTests", of: ["ByteSources", "Containers", "Detection", "TestSupport", "UniformTypes"]),
    tests(
      "CorpusTests", of: ["Detection", "FileSystem", "Sniffing", "TestSupport", "UniformTypes"],
      excluding: ["formats-without-samples.tsv", "known-misses.tsv"]),
    tests("DetectionTests", of: ["Detection", "UniformTypes"]),
    tests(
      "DiscoveryTests",
      of: ["Discovery", "DocumentHandlers", "FileSystem", "InfoPlists", "TestSupport", "UniformTypes"]),
    tests("DocumentHandlersTests", of: ["DocumentHandlers", "InfoPlists", "TestSupport", "UniformTypes"]),
    tests("FileSystemTests", of: ["CSniffSystem", "FileSystem", "TestSupport"]),
    tests("HashingTests", of: ["Hashing"]),
    tests("HintsTests", of: ["Detection", "FileSystem", "Hints", "TestSupport", "UniformTypes"]),
    tests("InfoPlistsTests", of: ["InfoPlists", "PropertyLists", "TestSupport", "UniformTypes"]),
    tests("LibMagicTests", of: ["FileSystem", "LibMagic", "TestSupport"]),
    tests("MagicTests", of: ["ByteSources", "CSniffMagic", "FileSystem", "Magic", "TestSupport"]),
    tests("PropertyListsTests", of: ["PropertyLists", "TestSupport"]),
    tests("ProseTests", of: ["Prose"]),
    tests("RankingTests", of: ["Detection", "Ranking", "TestSupport", "UniformTypes"]),
    tests("RegularExpressionsTests", of: ["RegularExpressions", "TestSupport"]),
    tests("ReportsTests", of: ["Discovery", "DocumentHandlers", "InfoPlists", "Reports", "TestSupport"]),
    tests("ScanningTests", of: ["FileSystem", "Scanning", "TestSupport"]),
    tests("SignaturesTests", of: ["ByteSources", "Detection", "Signatures", "TestSupport", "UniformTypes"]),
    tests(
      "SniffingTests",
      of: ["ByteSources", "Detection", "FileSystem", "Reports", "Sniffing", "TestSupport", "TypeCatalog"]),
    tests(
      "TextDetectionTests",
      of: ["ByteSources", "ByteVectors", "Detection", "TestSupport", "TextDetection", "UniformTypes"]),
    tests("UniformTypesFoundationTests", of: ["UniformTypesFoundation"]),
    tests("UniformTypesTests", of: ["UniformTypes", "TypeCatalog"]),
    tests("VerdictsTests", of: ["Detection", "UniformTypes", "Verdicts"]),
  ],
  swiftLanguageModes: [.v6]
)

// The fuzzers need libFuzzer's main function, so they exist only where somebody asks for them: FUZZ=1 swift build …
if Context.environment["FUZZ"] != nil {
  package.products.append(.executable(name: "Fuzz", targets: ["Fuzz"]))
  package.targets.append(
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "ByteSources", "CSniffMagic", "Containers", "Detection", "DocumentHandlers", "FileSystem", "InfoPlists",
        "Magic",
        "Reports", "Sniffing", "TextDetection", "UniformTypes",
      ],
      path: "Tests/Fuzz", exclude: ["mass-run", "run"], swiftSettings: settings + [.unsafeFlags(["-parse-as-library"])])
  )
}

// Measures the street from inside, which takes what only this package sees: BENCHMARK=1 swift build …
if Context.environment["BENCHMARK"] != nil {
  package.targets.append(
    .executableTarget(
      name: "street-benchmark",
      dependencies: ["ByteSources", "Detection", "FileSystem", "Magic", "Sniffing", "UniformTypes"],
      path: "Benchmarks/Sources/street-benchmark", swiftSettings: settings))
}
