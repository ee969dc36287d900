// SPDX-License-Identifier: Apache-2.0
import PropertyLists
import Testing

@Suite struct XMLPropertyListReaderTests {
  @Test(arguments: [
    ("<string>a &amp; b &lt;&#65;&#x42;&gt;</string>", PropertyList.Value.string("a & b <AB>")),
    ("<string><![CDATA[<&]]> and <!-- no -->text</string>", .string("<& and text")),
    ("<string/>", .string("")),
    ("<string>a\r\nb\rc</string>", .string("a\nb\nc")),
    ("<integer>-12</integer>", .integer(-12)),
    ("<integer> +0x1F </integer>", .integer(31)),
    ("<integer>18446744073709551615</integer>", .real(0x1p64)),
    ("<integer>-9223372036854775808</integer>", .integer(.min)),
    ("<integer>-0x8000000000000000</integer>", .integer(.min)),
    ("<integer>-9223372036854775809</integer>", .real(-0x1p63)),
    ("<real>1.5e3</real>", .real(1500)),
    ("<true/>", .boolean(true)),
    ("<false></false>", .boolean(false)),
    ("<date>2001-01-02T00:00:01Z</date>", .date(86_401)),
    ("<date>1970-01-01T00:00:00Z</date>", .date(-978_307_200)),
    ("<date>2004-02-29T12:30Z</date>", .date(99_750_600)),
    ("<date>2001-02Z</date>", .date(2_678_400)),
    ("<data> AQID\n/w== </data>", .data([1, 2, 3, 255])),
    ("<data>*A-Q==?</data>", .data([1])),
    ("<array/>", .array([])),
    ("<array><true/><string>x</string></array>", .array([PropertyList(.boolean(true)), PropertyList(.string("x"))])),
    ("<dict><key>k</key><true/></dict>", .dictionary(.init([.init("k", PropertyList(.boolean(true)))]))),
  ])
  func values(xml: String, value: PropertyList.Value) throws {
    #expect(try PropertyListDocument(bytes: Array("<plist>\(xml)</plist>".utf8)).root.value == value)
    #expect(try PropertyListDocument(bytes: Array(xml.utf8)).root.value == value)
  }

  @Test func framesAreSkipped() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- <string>no</string> -->
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://a/>" [ <!-- > ] --> <!ELEMENT a (b)> ]>
      <plist version='1.0' note=">"><string>yes</string></plist>
      anything behind the list
      """
    #expect(try PropertyListDocument(bytes: Array(text.utf8)).root.string == "yes")
  }

  @Test func positions() throws {
    let text = "<plist>\n<dict>\r\n  <key>ä</key> <array>\r <string>é</string>\n</array>\n</dict></plist>"
    let document = try PropertyListDocument(bytes: Array(text.utf8))
    let entry = try #require(document.root.dictionary?.entries.first)
    #expect(document.position(at: document.root.offset) == SourcePosition(line: 2, column: 1))
    #expect(document.position(at: entry.keyOffset) == SourcePosition(line: 3, column: 3))
    #expect(document.position(at: entry.value.offset) == SourcePosition(line: 3, column: 16))
    #expect(document.position(at: entry.value.array?.first?.offset) == SourcePosition(line: 4, column: 2))
    #expect(document.format == .xml)
  }

  @Test func strayTextIsTolerated() throws {
    let text = "<dict>\n , <key>a</key>=<string>b</string></dict>"
    let document = try PropertyListDocument(bytes: Array(text.utf8))
    #expect(document.root["a"]?.string == "b")
    #expect(document.irregularities.map(\.position) == [.init(line: 2, column: 2), .init(line: 2, column: 16)])
  }

  @Test(arguments: [
    ("<string>a\u{1}b</string>", 1, 10), ("<dict>\n<key>\u{1F}</key><true/></dict>", 2, 6),
    ("<string>a&#1;</string>", 1, 10), ("<string>&#xFFFF;</string>", 1, 9), ("<string>ä\u{FFFE}</string>", 1, 10),
    ("<!-- \u{B} --><true/>", 1, 6), ("<string><![CDATA[\u{0}]]></string>", 1, 18),
  ])
  func forbiddenCharactersAreTolerated(xml: String, line: Int, column: Int) throws {
    let document = try PropertyListDocument(bytes: Array(xml.utf8))
    #expect(document.irregularities.map(\.kind) == [.forbiddenCharacter])
    #expect(document.irregularities.map(\.position) == [.init(line: line, column: column)])
  }

  @Test(arguments: [
    "\t\r\n", "&#9;&#10;&#13;", "\u{7F}\u{85}\u{FFFD}\u{E000}\u{10FFFF}", "<![CDATA[&#1;]]>", "\u{F000}",
  ])
  func charactersThatAreAllowed(text: String) throws {
    #expect(try PropertyListDocument(bytes: Array("<string>\(text)</string>".utf8)).irregularities == [])
  }

  @Test func irregularitiesAreLimited() throws {
    let text = "<array>" + String(repeating: "x<true/>", count: 101) + "</array>"
    let document = try PropertyListDocument(bytes: Array(text.utf8))
    #expect(document.irregularities.count == 100)
    #expect(document.leftOutIrregularities == [.strayText: 1])
  }

  @Test func lastOfTwoEqualKeysCounts() throws {
    let text = "<dict><key>a</key><true/><key>a</key><false/></dict>"
    let document = try PropertyListDocument(bytes: Array(text.utf8))
    #expect(document.root["a"]?.boolean == false)
    #expect(document.root.dictionary?.entries.count == 2)
  }

  @Test(arguments: [
    ("<plist>\n</plist>", 1, 1), ("<plist/>", 1, 1), ("<plist><true/>\n<true/></plist>", 2, 1),
    ("<dict>\n <key>a</key></dict>", 2, 2), ("<dict>\n<key>a</key><key>b</key></dict>", 2, 1),
    ("<dict><string>a</string></dict>", 1, 7), ("<array>", 1, 8), ("<array></dict>", 1, 8),
    ("<string>a<b/></string>", 1, 10), ("<string>a & b</string>", 1, 11), ("<string>&nbsp;</string>", 1, 9),
    ("<string>&#xD800;</string>", 1, 9), ("<integer>x</integer>", 1, 1), ("<integer>+-1</integer>", 1, 1),
    ("<integer>--0</integer>", 1, 1), ("<integer>0x+1</integer>", 1, 1),
    ("<integer></integer>", 1, 1), ("<real>1,5</real>", 1, 1), ("<date>today</date>", 1, 1),
    ("<date>2001-01-01</date>", 1, 1), ("<date>2001T10Z</date>", 1, 1),
    ("<date>2001-01-01T1:00:00Z</date>", 1, 1), ("<date>Z</date>", 1, 1), ("<date>2001-01-01TTZ</date>", 1, 1),
    ("<date>2001-13-01T00:00:00Z</date>", 1, 1), ("<html></html>", 1, 1), ("<string", 1, 1), ("<string <b>", 1, 1),
    ("< a>", 1, 1), ("<!-- x", 1, 1), ("<? x", 1, 1), ("<![CDATA[x", 1, 1), ("<!DOCTYPE plist [", 1, 1),
    ("</dict>", 1, 1), ("<!-- -->\n", 2, 1), ("<", 1, 1), ("<string>", 1, 9),
  ])
  func malformed(xml: String, line: Int, column: Int) {
    do throws(PropertyListError) {
      let document = try PropertyListDocument(bytes: Array(xml.utf8))
      Issue.record("read as \(document.root.value)")
    } catch {
      #expect(error.position == SourcePosition(line: line, column: column))
      guard case .malformed(let message) = error.reason else {
        Issue.record("\(error)")
        return
      }
      #expect(!message.isEmpty)
    }
  }

  @Test(arguments: [("array", ""), ("dict", "<key>k</key>")])
  func nestingIsLimited(element: String, key: String) throws {
    func nested(_ depth: Int) -> [UInt8] {
      let start = String(repeating: "<\(element)>\(key)", count: depth)
      return Array((start + "<true/>" + String(repeating: "</\(element)>", count: depth)).utf8)
    }
    #expect(throws: Never.self) { try PropertyListDocument(bytes: nested(PropertyListLimits.depth)) }
    let error = #expect(throws: PropertyListError.self) {
      try PropertyListDocument(bytes: nested(PropertyListLimits.depth + 1))
    }
    #expect(error?.reason == .tooDeep)
  }

  @Test func valuesAreLimited() {
    let text = "<array>" + String(repeating: "<true/>", count: PropertyListLimits.valueCount) + "</array>"
    let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: Array(text.utf8)) }
    #expect(error?.reason == .tooManyValues)
  }

  @Test func sizeIsLimited() {
    let bytes = [UInt8](repeating: 0x20, count: PropertyListLimits.byteCount + 1)
    let error = #expect(throws: PropertyListError.self) { try PropertyListDocument(bytes: bytes) }
    #expect(error?.reason == .tooLarge)
  }

  @Test func writerAndReaderAgree() throws {
    let source = "{ a = (b, \"c & <d>\"); e = { \"public.x\" = <*BY>; }; n = <*I5>; r = <*R1.5>; }"
    let list = try PropertyListDocument(bytes: Array(source.utf8)).root
    let text = XMLPropertyListWriter.document(list)
    #expect(try PropertyListDocument(bytes: Array(text.utf8)).root == list)
    #expect(text.contains("<string>c &amp; &lt;d&gt;</string>"))
    #expect(XMLPropertyListWriter.fragment(list).hasPrefix("<key>a</key>\n<array>\n  <string>b</string>\n"))
  }
}
