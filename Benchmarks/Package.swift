// swift-tools-version: 6.2
// SPDX-License-Identifier: Apache-2.0
import PackageDescription

// The runner measures built programs from outside, so it depends on none of the project's libraries.
let package = Package(
  name: "sniff-benchmarks",
  targets: [
    .executableTarget(
      name: "sniff-benchmark",
      swiftSettings: [
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("InternalImportsByDefault"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ])
  ],
  swiftLanguageModes: [.v6]
)
