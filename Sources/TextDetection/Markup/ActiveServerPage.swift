// SPDX-License-Identifier: Apache-2.0
import Detection

/// Active Server Pages, by the objects that their scripts name.
enum ActiveServerPage {
  static let page = KnownType(
    key: "asp", mimeType: "application/x-asp", statement: "Active Server Page",
    source: "Microsoft: Active Server Pages, @ processing directives")

  /// Methods of the objects that are there for every script, and ends of statements between tags (Microsoft: Active Server
  /// Pages, Built-in Objects; VBScript language reference, Statements).
  private static let signs: [StaticString] = [
    "Server.CreateObject", "Response.Write", "Response.Redirect", "Request.QueryString", "Request.Form",
    "Server.HTMLEncode(", "Server.MapPath(", "Response.End", "Response.Buffer", "<% End If", "<% Next %>", "<% Loop",
  ]

  /// Whether the script names an object that only Active Server Pages have.
  static func usesObjects(_ sample: TextSample) -> Bool { sample.contains(anyOf: signs) }
}
