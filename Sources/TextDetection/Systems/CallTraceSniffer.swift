// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Records of the calls that programs make to the kernel, one a line.
enum CallTraceSniffer: TabledSniffer {
  static let types = TypeTable(
    "strace||text/x-strace|Calls of a program|strace(1), sections Filtering and Output format")

  /// Lines looked at most.
  private static let mostLines = 12
  /// Calls that must be there.
  private static let leastCalls = 2

  /// Calls of which every program makes some at its start or all the time.
  private static let commonCalls: Set<String> = [
    "access", "brk", "clock_nanosleep", "close", "connect", "epoll_wait", "execve", "fcntl", "fstat", "futex",
    "ioctl", "lseek", "mmap", "mprotect", "munmap", "newfstatat", "open", "openat", "poll", "ppoll", "pread64", "read",
    "recvfrom", "recvmsg", "restart_syscall", "rt_sigaction", "rt_sigprocmask", "select", "sendmsg", "sendto", "stat",
    "wait4", "write",
  ]

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.firstFilled, name(of: first) != nil else { return nil }
    let lines = sample.wholeLines.prefix(mostLines).filter { !$0.isBlank }
    let calls = lines.filter(isCall)
    guard calls.count >= min(leastCalls, lines.count), lines.allSatisfy({ isCall($0) || isRemark($0) }) else {
      return nil
    }
    let isCommon = calls.contains { line in
      name(of: line).map { commonCalls.contains(String(decoding: $0, as: UTF8.self)) } ?? false
    }
    return KnownFinding(isCommon ? types["strace"] : nil, .strong)
  }

  /// What stands after the number of a process and the time, either of which may be missing.
  private static func body(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let rest = line.begins(with: "[pid ") ? line.drop { $0 != UInt8(ascii: "]") }.dropFirst() : line
    return rest.drop { $0 <= 0x20 || $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ":") }
  }

  /// The name of the call in front of its arguments; nil where none stands there.
  private static func name(of line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let text = body(of: line)
    let name = text.prefix { $0 == UInt8(ascii: "_") || $0.isDigit || $0.isSmallLetter }
    guard name.count >= 3, text[name.endIndex...].first == UInt8(ascii: "(") else { return nil }
    return name
  }

  /// Whether a call ends with its result, which is a number, or a question mark where there is none, or goes on later.
  private static func isCall(_ line: ArraySlice<UInt8>) -> Bool {
    guard name(of: line) != nil else { return false }
    var index = line.startIndex
    while let found = line.firstIndex(of: " = ", from: index) {
      index = found + 1
      guard line[..<found].last(where: { $0 != 0x20 }) == UInt8(ascii: ")"), found + 3 < line.endIndex else { continue }
      let sign = line[found + 3]
      if sign.isDigit || sign == UInt8(ascii: "-") || sign == UInt8(ascii: "?") { return true }
    }
    return line.contains("<unfinished ...>")
  }

  /// Whether a line tells of a signal, an end, a call that was left open, or a process that came or went.
  private static func isRemark(_ line: ArraySlice<UInt8>) -> Bool {
    let text = body(of: line)
    let starts: [StaticString] = ["<... ", "--- SIG", "+++ ", "strace: "]
    return text.begins(withAnyOf: starts)
  }
}
