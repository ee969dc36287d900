// SPDX-License-Identifier: Apache-2.0
import Detection
import Testing
import UniformTypes

@Suite struct DetectedTypesTests {
  /// What is kept for the next file changes no answer, however many types come between.
  @Test func answersAsItsRegistryAgainAndAgain() {
    let registry = TypeRegistry.default
    let types = DetectedTypes(registry)
    let mimeTypes = [
      "image/png", "text/x-c++src", "audio/x-nobody-declares-this", "application/octet-stream", "inode/x",
    ]
    let identifiers = ["public.png", "PUBLIC.PNG", "org.example.nobody-declares-this", ""]
    for round in 0..<3 {
      for mimeType in mimeTypes { #expect(types.type(mimeType: mimeType) == registry.detectedType(mimeType: mimeType)) }
      for identifier in identifiers { #expect(types.type(identifier: identifier) == registry.type(identifier)) }
      for number in 0..<2_000 {
        _ = types.type(mimeType: "image/x-\(round)-\(number)")
        _ = types.type(identifier: UTType(mimeType: "image/x-\(round)-\(number)")?.identifier ?? "")
      }
    }
  }
}
