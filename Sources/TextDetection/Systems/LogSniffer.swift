// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Logs: lines that each tell when something happened.
enum LogSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    log||text/x-log|Log|RFC 5424; Common Log Format; Linux: printk; audit: log format; OpenJDK: unified logging
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard isLog(sample), !isTable(sample), !SourceListing.isListing(sample) else { return nil }
    return KnownFinding(types["log"], .fair)
  }

  /// Lines of a log looked at most.
  private static let mostLines = 20

  /// Lines that begin with a moment, or the columns of MySQL's logs of statements.
  private static func isLog(_ sample: TextSample) -> Bool {
    if sample.heads.contains(UInt8(ascii: "T")),
      sample.lines.prefix(4).contains(where: { $0.begins(with: "Time") && $0.contains(" Id Command") })
    {
      return true
    }
    if let first = sample.lines.firstFilled, isRequest(first) || isRelayed(first) { return true }
    if sample.heads.contains(UInt8(ascii: "-")), listsRevisions(sample.lines) { return true }
    var (lines, others) = (0, 0)
    let records = sample.wholeLines.prefix(mostLines)
    for index in records.indices {
      let place = records.place(at: index)
      guard !place.isBlank else { continue }
      // What a program was doing is told below what went wrong (java.lang.Throwable, printStackTrace).
      if lines > 0, isTrace(records[index]) { continue }
      lines += 1
      if !isMoment(records[index]) { others += 1 }
      // Most texts are no logs and show it in their first lines.
      guard others * 10 <= mostLines * 2 else { return false }
    }
    return (lines >= 3 || lines == 2 && others == 0 && sample.isWhole) && others * 10 <= lines * 2
  }

  /// Host, two names, a moment in brackets, and a request in quotation marks (Common Log Format), perhaps behind the host that
  /// was asked and its port (Apache HTTP Server: mod_log_config, vhost_combined).
  private static func isRequest(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.contains(" [") else { return false }
    var words = line.prefix(longestRequest).words[...]
    if let first = words.first, let colon = first.lastIndex(of: UInt8(ascii: ":")), words.count >= 5,
      first[(colon + 1)...].isInteger, words[3].first != UInt8(ascii: "[")
    {
      words = words.dropFirst()
    }
    return isRequest(Array(words))
  }

  /// The same, of the words of a line.
  private static func isRequest(_ words: [ArraySlice<UInt8>]) -> Bool {
    guard words.count >= 6, words[3].first == UInt8(ascii: "["), words[5].first == UInt8(ascii: "\"") else {
      return false
    }
    return words[3].count { $0 == UInt8(ascii: "/") } == 2 && words[3].count { $0 == UInt8(ascii: ":") } == 3
  }

  /// Seconds since 1970 with a fraction, milliseconds, the client, what became of the request and its status, bytes, and the
  /// method (Squid documentation, access.log native format).
  private static func isRelayed(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first?.isDigit == true, line.contains("/") else { return false }
    let words = line.prefix(longestRequest).words
    guard words.count >= 7, words[0].isDecimal, words[0].count == 14, words[1].isInteger, words[4].isInteger else {
      return false
    }
    let result = words[3].split(separator: UInt8(ascii: "/"))
    return result.count == 2 && result[1].number(ofAtMost: 3) != nil
      && result[0].allSatisfy { $0.isCapital || $0 == UInt8(ascii: "_") } && words[5].allSatisfy { $0.isCapital }
  }

  /// Dashes that `svn log` writes between revisions.
  private static let dashesOfRevision = 72

  /// A line of dashes, and the number of a revision, its author, date and length between bars (Subversion: log-cmd.c).
  private static func listsRevisions(_ lines: TextLines) -> Bool {
    guard let first = lines.first?.trimmed, first.count == dashesOfRevision,
      first.allSatisfy({ $0 == UInt8(ascii: "-") }), let second = lines.dropFirst().first
    else { return false }
    let fields = second.split(separator: UInt8(ascii: "|")).map(\.trimmed)
    return fields.count == 4 && fields[0].first == UInt8(ascii: "r") && fields[0].dropFirst().number(ofAtMost: 9) != nil
      && fields[3].contains(" line")
  }

  /// Bytes of a line in which a request begins.
  private static let longestRequest = 512

  /// Whether a line is one of a trace: an exception, its cause, or a call.
  private static func isTrace(_ line: ArraySlice<UInt8>) -> Bool {
    let text = line.trimmed
    if text.begins(with: "at ") || text.begins(with: "Caused by: ") || text.begins(with: "... ") {
      return line.first != text.first || text.first == UInt8(ascii: "C")
    }
    let name = text.prefix { $0.isWordCharacter || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "$") }
    return name.contains("Exception") || name.contains("Error") && name.contains(UInt8(ascii: "."))
  }

  /// Seconds in brackets with a fraction, as kernels and virtual machines count them: `[   12.345678]`, `[0.123s]`.
  private static func isElapsed(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first == UInt8(ascii: "["), let end = line.prefix(20).firstIndex(of: UInt8(ascii: "]")) else {
      return false
    }
    let time = line[(line.startIndex + 1)..<end].drop { $0 == 0x20 }
    let digits = time.last == UInt8(ascii: "s") ? time.dropLast() : time
    let parts = digits.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty && $0.allSatisfy(\.isDigit) } && parts[1].count >= 3
  }

  /// Protocols that lines of captured packets name first (tcpdump(8), section Output format).
  private static let protocols: [StaticString] = ["ARP,", "IP", "IP6", "LLDP,", "STP"]

  /// The time of day with a fraction of a second, and a protocol: `10:11:12.123456 IP`.
  private static func isCaptured(_ line: ArraySlice<UInt8>) -> Bool {
    let time = line.prefix { $0 > 0x20 }
    guard time.first?.isDigit == true, let point = time.firstIndex(of: UInt8(ascii: ".")),
      Moments.isTimeOfDay(time[..<point]), time[(point + 1)...].number(ofAtMost: 9) != nil
    else { return false }
    let word = line[time.endIndex...].drop { $0 <= 0x20 }.prefix { $0 > 0x20 }
    return protocols.contains { word.equals($0) }
  }

  /// How much a message matters (Apache Log4j 2 manual, section Architecture, Levels).
  private static let levels: [StaticString] = ["DEBUG", "ERROR", "FATAL", "INFO", "TRACE", "WARN"]

  /// The time of day with a fraction of a second, a thread in brackets and a level: `10:11:12.123 [main] INFO` (Logback manual,
  /// section Layouts, PatternLayout).
  private static func isThreaded(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.first?.isDigit == true else { return false }
    let words = line.prefix(longestMoment).words
    guard words.count >= 3, words[1].first == UInt8(ascii: "["), Moments.isTime(words[0]), words[0].count >= 10 else {
      return false
    }
    return words.dropFirst(2).contains { word in levels.contains { word.equals($0) } }
  }

  /// Bytes of a line of a log in which the time stands.
  private static let longestMoment = 80

  /// `2020-01-31 12:00:00`, `[31/Jan/2020:12:00:00`, `Jan 31 12:00:00`, each perhaps after an address or a bracket, or
  /// seconds that went by.
  private static func isMoment(_ line: ArraySlice<UInt8>) -> Bool {
    if isElapsed(line) || isCaptured(line) || isThreaded(line) { return true }
    if line.begins(with: "type="), line.contains(" msg=audit(") { return true }
    let front = line.prefix(longestMoment)
    guard let place = front.span.firstIndex(of: UInt8(ascii: ":"), from: 0, to: front.count), place >= 2,
      place + 5 < front.count
    else { return false }
    let colon = front.startIndex + place
    guard front[colon - 1].isDigit, front[colon - 2].isDigit, front[colon + 1].isDigit, front[colon + 2].isDigit else {
      return false
    }
    // Programs count seconds; hours and minutes alone are those of a plan.
    guard front[colon + 3] == UInt8(ascii: ":"), front[colon + 4].isDigit else { return false }
    // The common log format has a colon after the year.
    return Moments.endWithDate(front[..<(colon - 2)]) || Moments.endWithDate(front[...colon])
  }

  /// Whether a text is a table with a column of moments: the first line has names of three columns or more, and no moment, or the number
  /// of a record, and every record has as many values.
  private static func isTable(_ sample: TextSample) -> Bool {
    guard let first = sample.lines.first else { return false }
    let number = first.prefix(while: \.isDigit)
    let isNumbered = !number.isEmpty && first[number.endIndex...].first == UInt8(ascii: ",")
    guard isNumbered || !isMoment(first) && first.contains(where: \.isLetter) else { return false }
    let delimiters = isNumbered ? [UInt8(ascii: ",")] : [UInt8(ascii: ","), UInt8(ascii: ";"), 0x09]
    return delimiters.contains { delimiter in
      first.contains(delimiter) && TableRecords(sample, delimiter).map { $0.count >= 3 && !$0.isProse } ?? false
    }
  }
}
