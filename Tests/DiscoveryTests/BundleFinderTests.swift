// SPDX-License-Identifier: Apache-2.0
import Discovery
import FileSystem
import Foundation
import TestSupport
import Testing

@Suite struct BundleFinderTests {
  private static let list = "{ CFBundleIdentifier = com.example.a; }"

  /// The paths found below a directory, relative to it.
  private static func found(_ directory: TemporaryDirectory, _ name: String = "") -> [String] {
    let root = directory.path + (name.isEmpty ? "" : "/" + name)
    return BundleFinder(FilePath(root)).locations.map {
      String($0.path.description.dropFirst(directory.path.count + 1))
    }
  }

  @Test(arguments: [
    ("Mac.app", "Contents/Info.plist"), ("Phone.app", "Info.plist"), ("Old.framework", "Resources/Info.plist"),
    ("Other.unknown", "Contents/Info.plist"), ("Reader.appex", "Contents/Info.plist"), ("B.bundle", "Info.plist"),
  ])
  func layouts(bundle: String, list: String) throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.list, to: "\(bundle)/\(list)")
    try directory.write(Self.list, to: "\(bundle)/Contents/Resources/other.plist")
    #expect(Self.found(directory) == ["\(bundle)/\(list)"])
    #expect(Self.found(directory, bundle) == ["\(bundle)/\(list)"])
    let location = try #require(BundleFinder(FilePath(directory.path)).locations.first)
    #expect(location.bundlePath.description == "\(directory.path)/\(bundle)")
    #expect(try location.contents() == Array(Self.list.utf8))
  }

  @Test func frameworkWithVersions() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.list, to: "F.framework/Versions/A/Resources/Info.plist")
    try FileManager.default.createSymbolicLink(
      atPath: directory.path + "/F.framework/Versions/Current", withDestinationPath: "A")
    #expect(Self.found(directory) == ["F.framework/Versions/Current/Resources/Info.plist"])
  }

  @Test func nestedBundlesAndLooseLists() throws {
    let directory = try TemporaryDirectory()
    for name in [
      "A.app/Contents/Info.plist", "A.app/Contents/PlugIns/P.appex/Contents/Info.plist", "A.app/Contents/version.plist",
      "src/App-Info.plist", "src/app.plist.in", "src/readme.txt", "empty.app/readme.plist",
    ] {
      try directory.write(Self.list, to: name)
    }
    try FileManager.default.createSymbolicLink(atPath: directory.path + "/loop", withDestinationPath: directory.path)
    #expect(
      Self.found(directory) == [
        "A.app/Contents/Info.plist", "A.app/Contents/PlugIns/P.appex/Contents/Info.plist", "empty.app/readme.plist",
        "src/App-Info.plist", "src/app.plist.in",
      ])
  }

  @Test func archives() throws {
    let directory = try TemporaryDirectory()
    var zip = ZipBuilder(names: (0..<1_500).map { "Payload/A.app/image\($0).png" })
    zip.members.append(("Payload/A.app/Info.plist", Array(Self.list.utf8)))
    zip.members.append(("Payload/A.app/PlugIns/B.appex/Info.plist", Array(Self.list.utf8)))
    zip.members.append(("Payload/A.app/Settings/Info.plist", Array(Self.list.utf8)))
    try directory.write(zip.bytes(), to: "A.ipa")
    let expected = ["A.ipa/Payload/A.app/Info.plist", "A.ipa/Payload/A.app/PlugIns/B.appex/Info.plist"]
    #expect(Self.found(directory) == expected)
    #expect(Self.found(directory, "A.ipa") == expected)
    let location = try #require(BundleFinder(FilePath(directory.path)).locations.first)
    #expect(location.bundlePath.description == directory.path + "/A.ipa/Payload/A.app")
    #expect(try location.contents() == Array(Self.list.utf8))
  }

  /// What an extension is called without a name in front of it is no bundle.
  @Test func extensionsAlone() throws {
    let directory = try TemporaryDirectory()
    for name in ["app/Info.plist", "app/other.plist"] { try directory.write(Self.list, to: name) }
    try directory.write(ZipBuilder([("Payload/app/Info.plist", Self.list)]).bytes(), to: "A.ipa")
    #expect(Self.found(directory) == ["app/Info.plist", "app/other.plist"])
    #expect(BundleFinder(FilePath(directory.path + "/A.ipa")).isEmpty)
  }

  @Test func damagedArchives() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Array("PK\u{3}\u{4}".utf8), to: "A.ipa")
    var zip = ZipBuilder([("Payload/A.app/Info.plist", Self.list)])
    zip.isEncrypted = true
    try directory.write(zip.bytes(), to: "B.ipa")
    let finder = BundleFinder(FilePath(directory.path))
    #expect(finder.failures.map(\.error) == [.damagedArchive])
    #expect(throws: DiscoveryError.damagedArchive) { try finder.locations.first?.contents() }
  }

  /// A member that is not what was packed is none, and not an empty one.
  @Test func damagedMembers() throws {
    let directory = try TemporaryDirectory()
    let name = "Payload/A.app/Info.plist"
    var bytes = ZipBuilder([(name, Self.list)]).bytes()
    bytes[30 + name.utf8.count] ^= 1
    try directory.write(bytes, to: "A.ipa")
    let location = try #require(BundleFinder(FilePath(directory.path)).locations.first)
    #expect(throws: DiscoveryError.damagedArchive) { try location.contents() }
  }

  /// A few kilobytes may be packed from thousands of large lists.
  @Test func fullArchives() throws {
    let directory = try TemporaryDirectory()
    let large = Array(Self.list.utf8) + [UInt8](repeating: 0x20, count: 6 << 20)
    var zip = ZipBuilder([])
    for number in 1...10 { zip.members.append(("Payload/A\(number).app/Info.plist", large)) }
    try directory.write(zip.bytes(), to: "A.ipa")
    let finder = BundleFinder(FilePath(directory.path))
    #expect(finder.locations.count == 7)
    #expect(finder.failures.map(\.error) == [.fullArchive])
    #expect(finder.failures.first?.error.description.contains("unpack it") == true)
  }

  /// What is longer than its directory tells would not be counted.
  @Test func membersLongerThanTold() throws {
    let directory = try TemporaryDirectory()
    let name = "Payload/A.app/Info.plist"
    var bytes = ZipBuilder([(name, Self.list)]).bytes()
    let entry = try #require(bytes.indices.last { bytes[$0...].starts(with: [0x50, 0x4b, 1, 2]) })
    bytes[entry + 24] -= 1
    try directory.write(bytes, to: "A.ipa")
    let location = try #require(BundleFinder(FilePath(directory.path)).locations.first)
    #expect(throws: DiscoveryError.damagedArchive) { try location.contents() }
  }

  /// An archive without its directory is walked as far as one with it is read.
  @Test func cutArchives() throws {
    let directory = try TemporaryDirectory()
    var zip = ZipBuilder(names: ["Payload/A.app/"])
    zip.members.append(("Payload/A.app/image.png", [UInt8](repeating: 7, count: 2 << 20)))
    zip.members.append(("Payload/A.app/Info.plist", Array(Self.list.utf8)))
    try directory.write(zip.bytes(withDirectory: false), to: "A.ipa")
    #expect(Self.found(directory) == ["A.ipa/Payload/A.app/Info.plist"])
  }

  @Test func whatCannotBeRead() throws {
    let directory = try TemporaryDirectory()
    #expect(BundleFinder(FilePath(directory.path + "/none")).failures.map(\.error) == [.system(.noSuchFile)])
    #expect(mkfifo(directory.path + "/pipe.plist", 0o600) == 0)
    #expect(Self.found(directory) == [])
    // Asked for by name, a pipe is refused and not waited for.
    #expect(BundleFinder(FilePath(directory.path + "/pipe.plist")).failures.map(\.error) == [.notRegular])
  }

  @Test func depthIsLimited() throws {
    let directory = try TemporaryDirectory()
    try directory.write(Self.list, to: Array(repeating: "d", count: 70).joined(separator: "/") + "/Info.plist")
    let finder = BundleFinder(FilePath(directory.path))
    #expect(finder.locations.isEmpty)
    #expect(finder.failures.map(\.error) == [.tooDeep])
  }
}
