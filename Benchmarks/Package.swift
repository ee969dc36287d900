// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "sniff-benchmarks",
  dependencies: [.package(name: "sniff", path: "..")],
  targets: [
    // Measures built programs from outside, so it depends on none of the project's libraries.
    .executableTarget(name: "sniff-benchmark", swiftSettings: settings),
    // Measures lookups of types from inside.
    .executableTarget(
      name: "types-benchmark", dependencies: [.product(name: "UniformTypes", package: "sniff")],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
