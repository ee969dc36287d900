// SPDX-License-Identifier: Apache-2.0
import Foundation
import Glibc
import TestSupport
import Testing

/// A process that is given too little: what can be done is done, and what cannot is told in one line.
@Suite(.serialized, .enabled(if: SniffProcess.isBuilt, "the tool was not built"))
struct StarvationTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  // MARK: Memory

  /// With the least memory that the tool begins with, every hostile input has its answer; with less it does not begin.
  @Test(.enabled(if: SniffProcess.isMeasurable, "sanitizers reserve terabytes"))
  func theLeastMemoryIsEnoughForEveryHostileInput() throws {
    let least = try #require(try SniffProcess.leastAddressSpace())
    // The text of the standard says mebibytes, and so does the tool; a page more for what the arguments take.
    let tool = try SniffCoprocess(limits: "ulimit -v \(least + 64)")
    for input in HostileInput.all {
      let path = try directory.write(input.bytes(), to: input.name)
      let answer = try #require(try tool.answer(for: path), "\(input) ended the tool")
      #expect(answer.contains("\"type\""), "\(input)")
      try FileManager.default.removeItem(atPath: path)
    }
    #expect(try tool.end() == 0)
  }

  @Test(.enabled(if: SniffProcess.isMeasurable, "sanitizers reserve terabytes"))
  func lessMemoryMakesFewerThreadsAndNoOtherAnswer() throws {
    let least = try #require(try SniffProcess.leastAddressSpace())
    let whole = try SniffProcess.shell("\"$SNIFF\" scan \"$1\"", [Corpus.folder])
    for more in [64, 8_000, 30_000, 100_000, 400_000] {
      let run = try SniffProcess.shell(
        "ulimit -v \(least + more); \"$SNIFF\" scan -j16 \"$1\"", [Corpus.folder])
      #expect(run.status == 0 && run.errors.isEmpty && run.output == whole.output, "\(more) KiB more: \(run.errors)")
    }
    for less in [1, 1_000, 10_000, 30_000] {
      let run = try SniffProcess.shell("ulimit -v \(least - less); \"$SNIFF\" scan \"$1\"", [Corpus.folder])
      #expect(run.status == 2 && run.output.isEmpty)
      #expect(run.errors.hasPrefix("sniff: not enough memory: ") && run.errors.hasSuffix("(ulimit -v)\n"))
    }
  }

  /// The names of one directory alone may not fit; then that directory cannot be read, and the others can.
  @Test(.enabled(if: SniffProcess.isMeasurable, "sanitizers reserve terabytes"))
  func aDirectoryThatDoesNotFitIsTold() throws {
    let least = try #require(try SniffProcess.leastAddressSpace())
    let name = String(repeating: "x", count: 240)
    try FileManager.default.createDirectory(atPath: directory.path + "/wide", withIntermediateDirectories: true)
    let descriptor = open(directory.path + "/wide", O_RDONLY)
    // 240 bytes each make 24 MiB, and growing needs as much again.
    for number in 0..<100_000 { close(openat(descriptor, "\(name)\(number)", O_CREAT | O_WRONLY, 0o644)) }
    close(descriptor)
    try directory.write("words\n", to: "words.txt")
    let run = try SniffProcess.shell(
      "ulimit -v \(least + 64); \"$SNIFF\" scan -j1 --mime-type -N \"$1\"", [directory.path])
    #expect(run.status == 1)
    #expect(run.errors == "sniff: \(directory.path)/wide: cannot be read: ENOMEM: Cannot allocate memory\n")
    #expect(run.lines.last == "\(directory.path)/words.txt: text/plain")
  }

  /// Where no thread can be started, the one there is does the work.
  @Test(.enabled(if: getuid() == 0, "only root can become a user whose processes are counted anew"))
  func noMoreThreadsAreNoFailure() throws {
    let script = """
      chmod 755 "$1"; cp "$SNIFF" "$1/sniff"; chmod 755 "$1/sniff"
      setpriv --reuid=65533 --clear-groups sh -c 'ulimit -u 1; exec "$0" scan -j8 --mime-type -N -b "$1"' "$1/sniff" "$1/tree"
      """
    for number in 0..<100 { try directory.write("words\n", to: "tree/\(number)") }
    let run = try SniffProcess.shell(script, [directory.path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.lines.count { $0 == "text/plain" } == 100)
  }

  // MARK: Descriptors, streams, and what the system lacks

  /// Descriptors are few or none: the answers there are, are right, and each that is missing is told of.
  @Test(.enabled(if: !SniffProcess.isSanitized, "sanitizers need descriptors of their own"), arguments: 3...12)
  func fewDescriptorsAreTold(_ count: Int) throws {
    for number in 0..<40 { try directory.write("words\n", to: "\(number % 4)/\(number)") }
    let run = try SniffProcess.shell(
      "ulimit -n \(count); \"$SNIFF\" scan -j4 --mime-type -N \"$1\"", [directory.path])
    // The dynamic linker needs some, too, and speaks for itself.
    if run.status == 127 { return }
    #expect(run.status <= 2)
    for line in run.errors.split(separator: "\n") {
      #expect(line.hasPrefix("sniff: ") && line.contains("EMFILE"), "\(line)")
    }
    if run.status == 0 { #expect(run.lines.count == 45) }
    if run.status == 2 { #expect(run.output.isEmpty) }
  }

  /// No more threads open files than there are descriptors for.
  @Test(.enabled(if: !SniffProcess.isSanitized, "sanitizers need descriptors of their own"), arguments: [12, 16, 24])
  func fewDescriptorsMakeFewerThreadsAndNoOtherAnswer(_ count: Int) throws {
    for number in 0..<2_000 { try directory.write("words\n", to: "\(number % 20)/\(number)") }
    let run = try SniffProcess.shell("ulimit -n \(count); \"$SNIFF\" scan -j8 --uti -b \"$1\"", [directory.path])
    #expect(run.status == 0 && run.errors.isEmpty, "\(run.errors.prefix(300))")
    #expect(run.lines.count == 2_021)
  }

  /// Standard streams that are closed do not give their numbers to other files.
  @Test(arguments: ["<&-", ">&-", "2>&-", "<&- 2>&-", "<&- >&- 2>&-"], ["", "magic --engine libmagic"])
  func closedStreamsStayClosed(_ closed: String, _ command: String) throws {
    let path = try directory.write("words\n", to: "words.txt")
    let run = try SniffProcess.shell("\"$SNIFF\" \(command) -b \"$1\" \"$1\" \(closed)", [path])
    if closed.contains(" >&-") || closed.hasPrefix(">&-") {
      #expect(run.status == 1 && run.output.isEmpty)
      if !closed.contains("2>") { #expect(run.errors.contains("cannot write the output: EBADF")) }
    } else {
      #expect(run.status == 0 && run.lines.count == 2)
    }
  }

  @Test func aClosedInputIsAnError() throws {
    let run = try SniffProcess.shell("\"$SNIFF\" - <&-; echo $?; \"$SNIFF\" -f - <&-; echo $?")
    #expect(run.lines.suffix(2) == ["1", "2"] || run.text.hasSuffix("1\n2\n"), "\(run.text)")
    #expect(run.errors.split(separator: "\n").count == 2 && run.errors.contains("EBADF"))
  }

  /// A place without /proc, as bare roots are: arguments, limits and answers are the same.
  @Test(
    .enabled(if: getuid() == 0 && !SniffProcess.isSanitized, "only root can leave /proc behind, which sanitizers need"))
  func worksWithoutProc() throws {
    for number in 0..<40 { try directory.write("words\n", to: "\(number)") }
    let script = "umount -l /proc && \"$SNIFF\" scan -j2 --mime-type -b \"$1\"; \"$SNIFF\" -b --mime-type \"$1/3\""
    let run = try SniffProcess.shell("unshare -m sh -c '\(script)' sh \"$1\" || echo refused", [directory.path])
    // A container may refuse a mount namespace; the kernel's own words are then all there is.
    if run.errors.hasPrefix("unshare:") || run.errors.hasPrefix("umount:") { return }
    #expect(run.errors.isEmpty && run.status == 0)
    #expect(run.lines.count == 42 && run.lines.last == "text/plain")
  }

  @Test func aDirectoryThatIsGoneHasNoEntries() throws {
    let file = try directory.write("words\n", to: "words.txt")
    let script = """
      mkdir "$1/gone"; cd "$1/gone"; rmdir "$1/gone"
      "$SNIFF" --mime-type -b . "$2"; "$SNIFF" scan -b --mime-type .; "$SNIFF" x
      """
    let run = try SniffProcess.shell(script, [directory.path, file])
    #expect(run.lines.prefix(3) == ["inode/directory", "text/plain", "inode/directory"])
    #expect(run.errors == "sniff: x: cannot be read: ENOENT: No such file or directory\n")
  }

  // MARK: A signature database that is none, or no longer

  @Test(arguments: ["/nonexistent", "/dev/null", "/dev/zero", "$1/fifo", "$1/cut.mgc", "$1/empty.mgc", "$1/noise.mgc"])
  func aDatabaseThatCannotBeReadIsTold(_ database: String) throws {
    var generator = SeededGenerator(seed: 5)
    try directory.write([0x1c, 0x04, 0x1e, 0xf1, 18, 0, 0, 0] + generator.bytes(376 * 20), to: "noise.mgc")
    try directory.write([], to: "empty.mgc")
    let script = """
      mkfifo "$1/fifo"; head -c 4000000 /usr/share/misc/magic.mgc > "$1/cut.mgc"
      MAGIC=\(database) timeout 20 "$SNIFF" "$1/empty.mgc"
      """
    let run = try SniffProcess.shell(script, [directory.path])
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.hasPrefix("sniff: the signature database cannot be loaded: "))
    #expect(run.errors.hasSuffix("; MAGIC is set: let it name another, or unset it\n"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  /// A database that becomes shorter while it is mapped ends the process with a line of its own, and no other way.
  @Test(.enabled(if: !SniffProcess.isSanitized, "sanitizers tell of faults themselves"))
  func aDatabaseThatIsCutMeanwhileIsTold() throws {
    let database = directory.path + "/copy.mgc"
    let installed = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/misc/magic.mgc"))
    try installed.write(to: URL(fileURLWithPath: database))
    let errors = try directory.write("", to: "errors")
    let tool = try SniffCoprocess(limits: "exec 2> \(errors)", environment: ["MAGIC": database])
    let words = try directory.write("words\n", to: "words.txt")
    #expect(try tool.answer(for: words)?.contains("text/plain") == true)
    #expect(truncate(database, 0) == 0)
    let next = try directory.write([UInt8](0...255), to: "bytes")
    #expect(try tool.answer(for: next) == nil)
    #expect(tool.wait() == 2)
    #expect(
      try String(contentsOfFile: errors, encoding: .utf8)
        == "sniff: a mapped file, such as the signature database, became shorter while it was read; run it again\n")
  }

  /// One that takes another's place by renaming, as package managers do it, leaves a running tool its own.
  @Test func aDatabaseThatIsReplacedIsReadToTheEnd() throws {
    let database = directory.path + "/copy.mgc"
    let installed = try Data(contentsOf: URL(fileURLWithPath: "/usr/share/misc/magic.mgc"))
    try installed.write(to: URL(fileURLWithPath: database))
    let tool = try SniffCoprocess(environment: ["MAGIC": database])
    let words = try directory.write("words\n", to: "words.txt")
    let answer = try #require(try tool.answer(for: words))
    try directory.write("none\n", to: "new")
    #expect(rename(directory.path + "/new", database) == 0)
    #expect(try tool.answer(for: words) == answer)
    #expect(try tool.end() == 0)
  }

  // MARK: Faults and signals

  @Test(
    .enabled(if: !SniffProcess.isSanitized, "sanitizers tell of faults themselves"), arguments: ["SEGV", "ABRT", "ILL"])
  func aFaultIsToldBeforeItEndsTheProcess(_ signal: String) throws {
    let script = """
      mkfifo "$1/fifo"; exec 3<> "$1/fifo"
      "$SNIFF" -f "$1/fifo" > /dev/null & child=$!; sleep 0.5; kill -\(signal) $child; wait $child; echo $?
      """
    let run = try SniffProcess.shell(script, [directory.path], environment: ["SWIFT_BACKTRACE": "enable=no"])
    #expect(["139\n", "134\n", "132\n"].contains(run.text), "\(run.text)")
    #expect(run.errors.contains("sniff: a defect of its own, or too small a stack (ulimit -s), ended it;"))
  }

  @Test(arguments: [("HUP", 129), ("XCPU", 152)])
  func otherSignalsToStopEndItWithWholeLines(_ signal: String, _ status: Int) throws {
    let script = """
      "$SNIFF" scan --format ndjson /usr /usr /usr > "$1/output" & child=$!
      sleep 0.5; kill -\(signal) $child; wait $child; echo $?
      """
    let run = try SniffProcess.shell(script, [directory.path])
    #expect(run.text == "\(status)\n")
    let output = try Data(contentsOf: URL(fileURLWithPath: directory.path + "/output"))
    for line in output.split(separator: 0x0a) { _ = try JSONSerialization.jsonObject(with: line) }
  }

  /// A process that is stopped for a while goes on where it was.
  @Test func aPauseChangesNothing() throws {
    let script = """
      "$SNIFF" scan "$1" > "$2/whole"
      "$SNIFF" scan "$1" > "$2/paused" & child=$!
      for round in 1 2 3 4 5; do sleep 0.05; kill -STOP $child; sleep 0.1; kill -CONT $child; done 2> /dev/null
      wait $child && cmp "$2/whole" "$2/paused"
      """
    let run = try SniffProcess.shell(script, [Corpus.folder, directory.path])
    #expect(run.status == 0)
  }
}
