// SPDX-License-Identifier: Apache-2.0
import TestSupport
import Testing

@testable import TextDetection

/// Members of objects that are longer than the sample.
@Suite struct JSONMembersTests {
  private static let objects: [(text: String, members: [String: JSONValue])] = [
    (
      #"{"a": "b", "c": {"d": "e"}, "f": [1, {"g": 2}], "h": null, "i": "j"}"#,
      ["a": .text("b"), "c": .object, "f": .array, "h": .scalar, "i": .text("j")]
    ),
    (#"{"a\"": "}", "b": "\\", "c": 1}"#, [#"a\""#: .text("}"), "b": .text(#"\\"#), "c": .scalar]),
    (#"{"a": "b"#, [:]), (#"{"a": {"b": "c""#, ["a": .object]), ("[1, 2]", [:]), ("}", [:]), ("", [:]),
  ]

  @Test(arguments: objects.indices) func readsMembers(_ index: Int) {
    let (text, members) = Self.objects[index]
    var reader = JSONMembers(Array(text.utf8), from: 0)
    reader.read()
    #expect(reader.values == members)
  }

  @Test func readsOnBehindLongValues() {
    let long = String(repeating: "The harbour has a quay. ", count: 1000)
    let detector = TextDetector()
    #expect(
      detector.mimeType(of: "{\"a\": \"\(long)\", \"features\": [], \"type\": \"FeatureCollection\"}")
        == "application/geo+json")
    #expect(detector.mimeType(of: "{\"a\": \"\(long)\", \"b\": 1}") == "application/json")
  }
}
