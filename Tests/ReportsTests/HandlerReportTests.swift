// SPDX-License-Identifier: Apache-2.0
import DocumentHandlers
import Foundation
import InfoPlists
import Reports
import Testing
import UniformTypes

@Suite struct HandlerReportTests {
  private static let answer = HandlerAnswer(
    query: Array("a b.json".utf8), type: "public.json",
    matches: HandlerRegistry(handlers: [
      Handler(
        identifier: "com.example.a", name: "A\u{7}", path: "/A.app",
        claims: [.init(.type("public.json"), rank: .owner, role: .editor)]),
      Handler(identifier: "b.desktop", claims: [.init(.everything)]),
    ]).matches(for: HandlerQuery(.json, contents: [.init(name: "c", type: .json)])))

  @Test func plain() {
    var output: [UInt8] = []
    HandlerReport.appendPlain(Self.answer, to: &output)
    HandlerReport.appendPlain(HandlerAnswer(query: [0x78], type: nil, matches: []), to: &output)
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n")
    #expect(
      lines.prefix(3) == [
        "a b.json: public.json", "  1. A\\007 (com.example.a) /A.app",
        "     claims public.json, rank Owner, role Editor",
      ])
    #expect(lines.suffix(2) == ["x: unknown type", "  nobody claims it"])
  }

  @Test func json() throws {
    var output: [UInt8] = []
    HandlerReport.appendJSON(Self.answer, to: &output)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(output)) as? [String: Any])
    #expect(object["query"] as? String == "a b.json" && object["type"] as? String == "public.json")
    let handlers = try #require(object["handlers"] as? [[String: Any]])
    #expect(handlers.map { $0["bundle"] as? String } == ["com.example.a", "com.example.a", "b.desktop", "b.desktop"])
    #expect(handlers.map { $0["depth"] as? Int } == [nil, 1, nil, 1])
    #expect(handlers.map { $0["claims"] as? String } == ["public.json", "public.json", "*", "*"])
    let text = String(decoding: output, as: UTF8.self)
    #expect(
      text.hasPrefix(
        """
        {"schema":1,"query":"a b.json","type":"public.json","handlers":[{"bundle":"com.example.a","name":"A\\u0007","path":"/A.app",\
        "rank":"Owner","role":"Editor","claims":"public.json","distance":0,"why":"claims public.json, rank Owner, role Editor"},
        """))
    #expect(text.hasSuffix("]}\n"))
  }

  @Test func pathsOfAnyBytes() {
    var handler = Handler(identifier: "a", claims: [.init(.everything)])
    handler.pathBytes = [0x2f, 0xff]
    let matches = HandlerRegistry(handlers: [handler]).matches(for: HandlerQuery(.json))
    var (json, plain): ([UInt8], [UInt8]) = ([], [])
    HandlerReport.appendJSON(HandlerAnswer(query: [0x78], type: "public.json", matches: matches), to: &json)
    HandlerReport.appendPlain(HandlerAnswer(query: [0x78], type: "public.json", matches: matches), to: &plain)
    #expect(String(decoding: json, as: UTF8.self).contains("\"pathBase64\":\"L/8=\""))
    #expect(String(decoding: plain, as: UTF8.self).contains("  1. a /\\377\n"))
  }

  @Test func unknownType() {
    var output: [UInt8] = []
    HandlerReport.appendJSON(HandlerAnswer(query: [0xFF], type: nil, matches: []), to: &output)
    #expect(
      String(decoding: output, as: UTF8.self)
        == "{\"schema\":1,\"queryBase64\":\"/w==\",\"type\":null,\"handlers\":[]}\n")
  }
}
