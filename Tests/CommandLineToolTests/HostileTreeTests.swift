// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// Trees that nobody sane makes; run by the tool as a process, under the limits of a shell.
@Suite(.serialized, .enabled(if: SniffProcess.isBuilt, "the tool was not built"))
struct HostileTreeTests {
  /// How often a tree is scanned that changes all the time.
  private static let rounds = TestShare.rounds(25)

  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// Makes directories inside each other, each with a file, by descriptors: such paths are too long for system calls.
  private func makeDeepTree(_ depth: Int, name: String) throws {
    var descriptor = open(directory.path, O_RDONLY)
    for _ in 0..<depth {
      try #require(mkdirat(descriptor, name, 0o755) == 0)
      let next = openat(descriptor, name, O_RDONLY)
      try #require(next >= 0)
      close(openat(next, "file", O_CREAT | O_WRONLY, 0o644))
      close(descriptor)
      descriptor = next
    }
    close(descriptor)
  }

  /// Takes a deep tree down again, which `FileManager` cannot.
  private func removeDeepTree(_ name: String) throws {
    let removed = try SniffProcess.shell("rm -rf \"$1\"", [directory.path + "/" + name])
    #expect(removed.status == 0)
  }

  @Test(arguments: [("10000", 10_000, "d"), ("256", 300, String(repeating: "x", count: 255))])
  func deepTreesAreWalkedWithFewDescriptors(_ label: String, _ levels: Int, _ name: String) throws {
    // The paths alone are hundreds of megabytes, with which a sanitizer is busy for minutes.
    let depth = SniffProcess.isSanitized ? levels / 10 : levels
    try makeDeepTree(depth, name: name)
    for limit in [16, 256] {
      let run = try SniffProcess.shell(
        "ulimit -n \(limit); \"$SNIFF\" scan --brief --mime-type -j2 \"$1\"", [directory.path])
      #expect(run.status == 0, "\(run.errors.prefix(300))")
      #expect(run.lines.count == 2 * depth + 1)
      #expect(run.lines.count { $0 == "inode/x-empty" } == depth)
    }
    try removeDeepTree(name)
  }

  @Test func wideTreesAreListedInLittleMemory() throws {
    let count = TestShare.rounds(100_000)
    let descriptor = open(directory.path, O_RDONLY)
    for number in 0..<count { close(openat(descriptor, "entry-\(number)", O_CREAT | O_WRONLY, 0o644)) }
    close(descriptor)
    // 100,000 names take a few megabytes; the sanitizers' own memory has no bound.
    let limit = SniffProcess.isMeasurable ? "ulimit -v 400000; " : ""
    let run = try SniffProcess.shell(limit + "\"$SNIFF\" scan --brief --mime-type -j2 \"$1\"", [directory.path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines.count == count + 1)
  }

  @Test func manySmallDirectoriesNeedFewDescriptors() throws {
    for number in 0..<400 { try directory.write("words\n", to: "d\(number)/e/f") }
    let whole = try SniffProcess.shell("\"$SNIFF\" scan --mime-type \"$1\"", [directory.path])
    #expect(whole.lines.count == 1201)
    for threads in [1, 2, 8] {
      let run = try SniffProcess.shell(
        "ulimit -n 24; \"$SNIFF\" scan -j\(threads) --mime-type \"$1\"", [directory.path])
      #expect(run.status == 0, "\(run.errors.prefix(300))")
      #expect(run.text == whole.text)
    }
  }

  @Test func namesOfAnyBytesAreReportedOnceEach() throws {
    let descriptor = open(directory.path, O_RDONLY)
    defer { close(descriptor) }
    var generator = SeededGenerator(seed: 11)
    var names: Set<[UInt8]> = []
    for byte in UInt8(1)...255 where byte != 0x2f && byte != 0x2e { names.insert([byte]) }
    for _ in 0..<200 {
      let length = Int.random(in: 1...255, using: &generator)
      names.insert(generator.bytes(length).map { $0 == 0 || $0 == 0x2f ? 0x5f : $0 })
    }
    names = names.filter { $0 != [0x2e] && $0 != [0x2e, 0x2e] }
    for name in names {
      let made = (name + [0]).withUnsafeBytes { bytes in
        bytes.baseAddress.map { openat(descriptor, $0.assumingMemoryBound(to: CChar.self), O_CREAT | O_WRONLY, 0o644) }
      }
      close(try #require(made))
    }
    let run = try SniffProcess.shell("\"$SNIFF\" scan --format ndjson \"$1\"", [directory.path])
    #expect(run.status == 0)
    var seen: Set<[UInt8]> = []
    let root = Array((directory.path + "/").utf8)
    for line in run.output.split(separator: 0x0a).dropFirst() {
      let object = try #require(try JSONSerialization.jsonObject(with: Data(line)) as? [String: Any])
      let path =
        (object["path"] as? String).map { Array($0.utf8) }
        ?? Array(Data(base64Encoded: object["pathBase64"] as? String ?? "") ?? Data())
      #expect(seen.insert(Array(path.dropFirst(root.count))).inserted, "a name is reported twice")
    }
    #expect(seen == names)
    let plain = try SniffProcess.shell("\"$SNIFF\" scan \"$1\"", [directory.path])
    #expect(plain.lines.count == names.count + 1)
    #expect(!plain.output.contains { $0 < 0x20 && $0 != 0x0a })
  }

  /// Files, links, FIFOs and directories take each other's places all the time while the tree is scanned.
  @Test func whatIsReplacedMeanwhileNeverHangsOrLeadsAway() throws {
    try directory.write("secret\n", to: "outside/secret.txt")
    for number in 0..<40 { try directory.write("words\n", to: "tree/\(number)") }
    let tree = directory.path + "/tree"
    let script = """
      ( cd "$1"; while :; do for i in 1 2 3 4 5 6 7 8 9; do
        rm -rf $i; ln -s ../outside/secret.txt $i; rm -rf $i; mkfifo $i; rm -rf $i; mkdir $i; echo words > $i/inside
        rm -rf $i; ln -s ../outside $i; rm -rf $i; echo words > $i; done; done ) 2> /dev/null &
      churn=$!
      for round in $(seq \(Self.rounds)); do
        "$SNIFF" scan -j2 --format ndjson "$1" || [ $? = 1 ] || echo broken
      done
      kill $churn
      """
    let run = try SniffProcess.shell(script, [tree])
    #expect(!run.text.contains("broken"))
    #expect(!run.text.contains("secret.txt"))
    for line in run.lines { _ = try JSONSerialization.jsonObject(with: Data(line.utf8)) }
    // What never moves is in every scan.
    #expect(run.lines.count { $0.contains("\"path\":\"\(tree)/39\"") } == Self.rounds)
  }

  @Test func whatDisappearsMeanwhileIsTold() throws {
    let script = """
      ( while :; do mkdir -p "$1/gone/a/b/c"; echo words > "$1/gone/a/b/c/d"; rm -rf "$1/gone"; done ) 2> /dev/null &
      churn=$!
      for round in $(seq \(Self.rounds)); do
        "$SNIFF" scan -j2 --uti "$1" || [ $? = 1 ] || echo broken
      done
      kill $churn
      """
    let run = try SniffProcess.shell(script, [directory.path])
    #expect(!run.text.contains("broken"))
    for line in run.errors.split(separator: "\n") { #expect(line.contains(": cannot be read: E"), "\(line)") }
  }

  @Test func whatMayNotBeReadIsToldAndTheRestAnswered() throws {
    try directory.write("words\n", to: "tree/locked/inside")
    try directory.write("words\n", to: "tree/open")
    try directory.write("words\n", to: "tree/secret")
    let tree = directory.path + "/tree"
    // Root may read everything, so the scan runs as nobody where the tests run as root.
    let drop = getuid() == 0 ? "setpriv --reuid=65534 --clear-groups " : ""
    let script = """
      chmod 755 "$2"; chmod 000 "$1/locked" "$1/secret"; cp "$SNIFF" "$2/sniff"; chmod 755 "$2/sniff"
      \(drop)"$2/sniff" scan --mime-type -N "$1"; status=$?
      \(drop)"$2/sniff" scan --json "$1"; chmod 755 "$1/locked"; exit $status
      """
    let run = try SniffProcess.shell(script, [tree, directory.path])
    #expect(run.status == 1)
    #expect(run.lines.contains("\(tree)/open: text/plain"))
    #expect(run.lines.contains { $0.contains("/secret\",\"kind\":\"file\",\"size\":6,") && $0.contains("EACCES") })
    #expect(run.errors.contains("sniff: \(tree)/locked: cannot be read: EACCES: Permission denied\n"))
    #expect(run.errors.contains("sniff: \(tree)/secret: cannot be read: EACCES: Permission denied\n"))
  }
}
