// SPDX-License-Identifier: Apache-2.0
import Detection

/// Active Server Pages, by the objects that their scripts name.
enum ActiveServerPage {
  static let page = KnownType(
    key: "asp", mimeType: "application/x-asp", statement: "Active Server Page",
    source: "Microsoft: Active Server Pages, @ processing directives")

  /// Methods of the objects that are there for every script (Microsoft: Active Server Pages, Built-in Objects).
  private static let methods: [StaticString] = [
    "Server.CreateObject", "Response.Write", "Response.Redirect", "Request.QueryString", "Request.Form",
  ]

  /// Whether the script names an object that only Active Server Pages have.
  static func usesObjects(_ sample: TextSample) -> Bool { sample.contains(anyOf: methods) }
}
