// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing
import UniformTypes

@testable import Containers

@Suite struct XarPeekerTests {
  /// An archive whose table of contents lists files of these names, after a comment; stored blocks need no compressor
  /// (RFC 1951, section 3.2.4).
  private static func archive(_ names: [String], behind comment: Int = 0) -> [UInt8] {
    let files = names.map { "<file><name>\($0)</name></file>" }.joined()
    let contents = Array("<xar><toc>\(String(repeating: " ", count: comment))\(files)</toc></xar>".utf8)
    var stream: [UInt8] = [0x78, 0x01]
    for start in stride(from: 0, to: contents.count, by: 65_535) {
      let block = contents[start..<min(start + 65_535, contents.count)]
      let size = UInt16(block.count)
      stream.append(start + block.count == contents.count ? 1 : 0)
      stream += [UInt8(size & 255), UInt8(size >> 8), UInt8(~size & 255), UInt8(~size >> 8)] + block
    }
    return Array("xar!".utf8) + [0, 28, 0, 1] + [UInt8](repeating: 0, count: 20) + stream
  }

  @Test(arguments: [
    (["Distribution", "a.pkg"], "com.apple.installer-package-archive"),
    (["Bom", "PackageInfo"], "com.apple.installer-package-archive"),
    (["Content", "Metadata"], "com.apple.xip-archive"),
  ])
  func tellsThePackage(names: [String], identifier: String) throws {
    let evidence = try #require(ContainerDetector().findings(in: Self.archive(names)).evidence.first)
    #expect(evidence.type.identifier == identifier)
  }

  @Test(arguments: [["PackageInfo"], ["Content"], ["a.txt"], []]) func leavesOtherArchivesAlone(names: [String]) {
    #expect(ContainerDetector().findings(in: Self.archive(names)).evidence.isEmpty)
  }

  @Test func readsOnlyTheBeginningOfTheContents() {
    #expect(!ContainerDetector().findings(in: Self.archive(["Distribution"], behind: 60 << 10)).evidence.isEmpty)
    #expect(ContainerDetector().findings(in: Self.archive(["Distribution"], behind: 64 << 10)).evidence.isEmpty)
  }

  @Test func needsASoundHeader() {
    let bytes = Self.archive(["Distribution"])
    for count in 4..<40 { #expect(ContainerDetector().findings(in: Array(bytes.prefix(count))).evidence.isEmpty) }
    #expect(ContainerDetector().findings(in: Array("xar!".utf8) + [0, 4] + bytes.dropFirst(6)).evidence.isEmpty)
  }
}
