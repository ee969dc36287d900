// SPDX-License-Identifier: Apache-2.0
import Foundation
import TestSupport
import Testing

/// What happens to the process: signals, and streams that break.
@Suite(.serialized, .enabled(if: SniffProcess.isBuilt, "the tool was not built"))
struct ProcessTests {
  private let directory: TemporaryDirectory

  init() throws { directory = try TemporaryDirectory() }

  /// A FIFO that nobody writes to, so that the tool waits.
  private func makeFIFO() throws -> String {
    let path = directory.path + "/fifo"
    try #require(mkfifo(path, 0o600) == 0)
    return path
  }

  /// Runs a line of the shell with the tool waiting in the background, sends it a signal, and prints how long it took to end.
  private func signalled(
    _ signal: String, _ command: String
  ) throws -> (status: Int32, seconds: Double, errors: String) {
    let fifo = try makeFIFO()
    // An interactive shell's children heed SIGINT; those that a script puts in the background ignore it, unless `env` restores it.
    let script = """
      exec 3<> "$1"
      env --default-signal=INT,TERM sh -c 'exec \(command)' < "$1" > "$2" & child=$!
      sleep \(SniffProcess.isMeasurable ? 0.4 : 3); start=$(date +%s%N); kill -\(signal) $child; wait $child; status=$?; end=$(date +%s%N)
      echo $status $(( (end - start) / 1000 ))
      """
    let run = try SniffProcess.shell(script, [fifo, directory.path + "/output"])
    let words = run.text.split(whereSeparator: \.isWhitespace)
    return (Int32(words.first ?? "") ?? -1, (Double(words.last ?? "") ?? .infinity) / 1_000_000, run.errors)
  }

  /// The version is told whatever the environment names as the database.
  @Test func tellsTheVersionBesideAnEndlessDatabase() throws {
    let script = "truncate -s 8T \"$1\" && MAGIC=$1 \"$SNIFF\" --version"
    let run = try SniffProcess.shell(script, [directory.path + "/endless.mgc"])
    #expect(run.status == 0)
    #expect(run.text.hasPrefix("sniff ") && !run.text.contains("crc32:"))
  }

  /// Seconds after a signal by which even a busy machine has ended a process that does not hang.
  private static let longestEnd = 20.0

  @Test(arguments: ["INT", "TERM"], ["-", "--files0-from -", "scan -j2 /usr /usr /usr /usr /usr"])
  func endsSoonAfterASignal(_ signal: String, _ arguments: String) throws {
    let (status, seconds, _) = try signalled(signal, "\"$SNIFF\" \(arguments)")
    #expect(status == (signal == "INT" ? 130 : 143), "\(arguments)")
    #expect(seconds < Self.longestEnd, "\(arguments)")
  }

  /// A shell stops its loop only where the program in it died of Ctrl-C.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func diesOfTheSignal(_ signal: Int32) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: SniffProcess.path)
    process.arguments = ["magic", "-f", "-"]
    // Nothing is ever written there.
    process.standardInput = Pipe()
    let errors = try directory.write("", to: "errors")
    process.standardOutput = FileHandle.nullDevice
    process.standardError = try FileHandle(forWritingTo: URL(fileURLWithPath: errors))
    try process.run()
    usleep(SniffProcess.isMeasurable ? 400_000 : 3_000_000)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    #expect(try String(contentsOfFile: errors, encoding: .utf8) == "")
  }

  /// What was not read before a signal came has no answer.
  @Test(arguments: ["-", "magic -", "--json -", "magic -f -", "-f -", "explain -", "handlers -", "lint --json -"])
  func saysNothingOfWhatItCouldNotRead(_ arguments: String) throws {
    let errors = try signalled("TERM", "\"$SNIFF\" \(arguments)").errors
    #expect(!errors.contains("sniff"), "\(errors)")
    #expect(try Data(contentsOf: URL(fileURLWithPath: directory.path + "/output")).isEmpty)
  }

  /// A check that was interrupted does not look like one that found nothing.
  @Test(arguments: [("sarif", "\"executionSuccessful\":false"), ("plain", "interrupted before anything was checked\n")])
  func tellsThatACheckWasInterrupted(_ format: String, _ expected: String) throws {
    let errors = try signalled("TERM", "\"$SNIFF\" lint --format \(format) -").errors
    #expect(!errors.contains("sniff"), "\(errors)")
    let output = try String(contentsOfFile: directory.path + "/output", encoding: .utf8)
    #expect(output.contains(expected), "\(output.suffix(300))")
  }

  @Test func endsEvenWhereNobodyReadsItsOutput() throws {
    let fifo = try makeFIFO()
    let script = """
      exec 3<> "$1"
      env --default-signal=INT sh -c 'exec "$SNIFF" scan --format ndjson /usr' > "$1" & child=$!
      sleep 1; start=$(date +%s%N); kill -INT $child; wait $child; status=$?; end=$(date +%s%N)
      echo $status $(( (end - start) / 1000000 ))
      """
    let run = try SniffProcess.shell(script, [fifo])
    let words = run.text.split(whereSeparator: \.isWhitespace)
    #expect(words.first == "130")
    #expect((Int(words.last ?? "") ?? .max) < Int(Self.longestEnd) * 1000)
  }

  /// A file that may not grow any more is like a full disk: the kernel's signal for it does not end the process.
  @Test(.enabled(if: !SniffProcess.isThreadSanitized, "ThreadSanitizer's own memory is a file that may not grow then"))
  func tellsOfAnOutputThatMayNotGrow() throws {
    let run = try SniffProcess.shell(
      #"(ulimit -f 4; "$SNIFF" scan --format ndjson "$1" > "$2"); echo $?"#,
      [Corpus.folder, directory.path + "/output"])
    #expect(run.text == "1\n")
    #expect(run.errors.contains("EFBIG"))
  }

  /// What was ready when the signal came is whole lines.
  @Test func writesWholeLinesBeforeItEnds() throws {
    _ = try signalled("INT", "\"$SNIFF\" scan -j2 --format ndjson /usr /usr /usr /usr /usr")
    let output = try Data(contentsOf: URL(fileURLWithPath: directory.path + "/output"))
    #expect(output.last == 0x0a)
    for line in output.split(separator: 0x0a) { _ = try JSONSerialization.jsonObject(with: line) }
  }

  @Test(arguments: ["--mime-type \"$1\"", "scan \"$1\"", "--help", "type public.png", "magic \"$1\"", "lint \"$1\""])
  func aFullDiskIsAnError(_ arguments: String) throws {
    try directory.write("words\n", to: "file.plist")
    let run = try SniffProcess.shell("\"$SNIFF\" \(arguments) > /dev/full", [directory.path])
    #expect(run.status == 1)
    #expect(run.errors == "sniff: cannot write the output: ENOSPC: No space left on device\n")
  }

  @Test(arguments: ["scan /usr/lib", "scan -j1 --format ndjson /usr/lib", "--help", "type .png .jpg"])
  func aClosedPipeIsNone(_ arguments: String) throws {
    let script = "{ \"$SNIFF\" \(arguments); echo $? > \"$1\"; } | head -c 1 > /dev/null"
    let status = directory.path + "/status"
    let run = try SniffProcess.shell(script, [status])
    #expect(try String(contentsOfFile: status, encoding: .utf8) == "0\n")
    #expect(run.errors.isEmpty)
  }

  @Test func aClosedOutputIsAnError() throws {
    let run = try SniffProcess.shell("\"$SNIFF\" scan \"$1\" >&-", [directory.path])
    #expect(run.status == 1)
    #expect(run.errors == "sniff: cannot write the output: EBADF: Bad file descriptor\n")
  }

  @Test func aListThatComesThroughAFIFOIsWaitedFor() throws {
    let fifo = try makeFIFO()
    let file = try directory.write("words\n", to: "words.txt")
    let script = "( sleep 0.3; printf '%s\\n' \"$2\" > \"$1\" ) & \"$SNIFF\" --mime-type -N -f \"$1\""
    let run = try SniffProcess.shell(script, [fifo, file])
    #expect(run.status == 0)
    #expect(run.text == "\(file): text/plain\n")
  }

  /// With one processor to run on there is nothing to gain by more threads.
  @Test func usesNoMoreThreadsThanItMayUseProcessors() throws {
    let (fifo, file) = (try makeFIFO(), try directory.write("words\n", to: "words.txt"))
    let script = """
      exec 3<> "$1"
      first=$(taskset -cp $$ | sed 's/.*: //; s/[-,].*//')
      taskset -c "$first" "$SNIFF" --mime-type -f "$1" > "$3" & child=$!
      echo "$2" >&3
      until [ -s "$3" ]; do sleep 0.05; done
      ls /proc/$child/task | wc -l
      kill $child; wait $child
      """
    let run = try SniffProcess.shell(script, [fifo, file, directory.path + "/output"])
    #expect(run.text == "1\n", "\(run.errors)")
  }
}
