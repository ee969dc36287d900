// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

/// Settings of every target: explicit existentials, imports that say what they re-expose.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

/// The only rooms that may touch pointers; every other room is compiled with strict memory safety.
let unsafeRooms: Set = ["FileSystem", "ByteSources", "LibMagic"]

/// One room of the house: a target that may import only the rooms it is built over.
func room(_ name: String, over dependencies: [Target.Dependency] = []) -> Target {
  .target(
    name: name,
    dependencies: dependencies,
    swiftSettings: unsafeRooms.contains(name) ? settings : settings + [.strictMemorySafety()])
}

/// The tests of one room.
func tests(_ name: String, of dependencies: [Target.Dependency]) -> Target {
  .testTarget(name: name, dependencies: dependencies, swiftSettings: settings)
}

let package = Package(
  name: "sniff",
  products: [
    .library(name: "UniformTypes", targets: ["UniformTypes"])
  ],
  targets: [
    // Cellar: system libraries.
    .systemLibrary(name: "CMagic", pkgConfig: "libmagic", providers: [.apt(["libmagic-dev"])]),
    .systemLibrary(name: "CSystem"),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),

    // Ground floor: system calls, declarations as data.
    room("FileSystem", over: ["CSystem"]),
    room("TypeCatalog"),

    // First floor: bytes, types.
    room("ByteSources", over: ["FileSystem", "CZlib"]),
    room("UniformTypes", over: ["TypeCatalog"]),

    // Tests.
    tests("UniformTypesTests", of: ["UniformTypes", "TypeCatalog"]),
  ],
  swiftLanguageModes: [.v6]
)
