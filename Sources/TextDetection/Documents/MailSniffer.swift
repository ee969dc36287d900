// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Messages and mailboxes (RFC 5322; RFC 4155), and what the web sends (RFC 9112).
enum MailSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    emlx|com.apple.mail.emlx|message/x-emlx|Apple Mail message|Apple: Mail
    http||message/http|HTTP message|RFC 9112, section 2.1
    mail|com.apple.mail.email|message/rfc822|Internet message|RFC 5322, section 2.2
    mbox||application/mbox|Mailbox|RFC 4155, appendix A
    mhtml|com.microsoft.word.mhtml|application/x-mimearchive|Web page archive|RFC 2557, section 4.2
    news||message/news|News article|RFC 5536, section 3.1
    """)

  /// Headers that hardly anything but a message has.
  private static let telling: Set = [
    "delivered-to", "dkim-signature", "message-id", "mime-version", "received", "return-path", "x-mailer",
    "x-mozilla-status",
    "x-originating-ip", "x-received", "x-spam-status",
  ]
  /// Headers that other texts have as well.
  private static let common: Set = [
    "bcc", "cc", "content-disposition", "content-transfer-encoding", "content-type", "date", "from", "in-reply-to",
    "list-id", "newsgroups", "organization", "references", "reply-to", "resent-date", "resent-from", "sender",
    "subject", "to", "user-agent", "x-priority",
  ]

  /// Whether a line begins a request or a response: a method in capitals, a target and the version; or the version and a
  /// status of three digits (RFC 9112, sections 3 and 4).
  private static func isStartLine(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.contains("HTTP/") else { return false }
    let words = line.words
    guard words.count >= 2 else { return false }
    if isVersion(words[0]) { return words[1].count == 3 && words[1].allSatisfy(\.isDigit) }
    return words.count == 3 && isVersion(words[2]) && (3...10).contains(words[0].count)
      && words[0].allSatisfy { $0.isLetter && $0 < 0x61 }
  }

  private static func isVersion(_ word: ArraySlice<UInt8>) -> Bool {
    word.begins(with: "HTTP/") && word.count <= 8
      && word.dropFirst(5).allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") }
  }

  /// Whether a line is the envelope of what git wrote for a patch: the hash of the commit in hexadecimal digits, and a fixed date
  /// by which programs can tell it from a mailbox (git-format-patch(1), Discussion; gitformat-commit: SHA-1 or SHA-256).
  private static func isPatch(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.begins(with: "From "), line.contains("Mon Sep 17 00:00:00 2001") else { return false }
    let hash = line.dropFirst(5).prefix(while: \.isHexadecimalDigit)
    return hash.count == 40 || hash.count == 64
  }

  /// Header lines looked at most.
  private static let mostHeaders = 100

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let first = sample.lines.firstFilled else { return nil }
    if isStartLine(first) { return KnownFinding(types["http"], .strong) }
    if isPatch(first) { return KnownFinding(PatchSniffer.patch, .strong) }
    if first.begins(with: "From "), isEnvelope(first) {
      let hasMore = sample.lines.dropFirst().contains { $0.begins(with: "From ") }
      // One message alone may as well be one that kept its envelope, and is one if its lines end in CR LF, as those of
      // messages do and those of mailboxes must not (RFC 5322, section 2.1; RFC 4155, appendix A).
      // Mozilla's mailboxes have a hyphen for the address in front of each message, and what became of it below.
      let isMozilla =
        first.begins(with: "From - ") && sample.lines.dropFirst().first?.begins(with: "X-Mozilla-Status:") == true
      if hasMore || !sample.hasReturns || isMozilla { return KnownFinding(types["mbox"], hasMore ? .strong : .weak) }
    }
    let isEmlx = first.trimmed.allSatisfy(\.isDigit)
    // Some programs keep the envelope line without its date.
    let skipsFirst = isEmlx || first.begins(with: "From ")
    let headers = Headers(
      skipsFirst ? sample.lines.drop { $0.startIndex <= first.startIndex } : sample.lines[...], mostHeaders)
    guard headers.isWellFormed else { return nil }
    let tellingCount = headers.names.count { telling.contains($0) }
    let commonCount = headers.names.count { common.contains($0) }
    guard tellingCount * 2 + commonCount >= 2 else { return nil }
    // Words such as `to` and `date` are keys of other texts too, and letters on paper have the names of people after them;
    // addresses have a sign (RFC 5322, section 3.4; RFC 976, section 2.4).
    let isAddressed =
      sample.contains("@", within: TextSample.headerReach)
      || headers.names.contains("from") && sample.contains("!", within: TextSample.headerReach)
    // Who lists what was received has no date behind a semicolon, as a trace has (RFC 5322, section 3.6.7).
    let isTraced =
      tellingCount > 1 || !headers.names.contains("received") || sample.contains(";", within: TextSample.headerReach)
    guard tellingCount > 0 && isTraced || isAddressed else { return nil }
    // Patches have headers that tell where they come from (DEP-3: Patch Tagging Guidelines).
    if tellingCount == 0, !headers.names.contains("to"), PatchSniffer.finding(in: sample) != nil { return nil }
    if isEmlx { return KnownFinding(types["emlx"], tellingCount > 0 ? .strong : .fair) }
    if headers.names.contains("newsgroups"), headers.names.contains("path") {
      return KnownFinding(types["news"], .strong)
    }
    if isWebArchive(sample, headers) { return KnownFinding(types["mhtml"], .strong) }
    return KnownFinding(types["mail"], tellingCount > 0 || commonCount >= 4 ? .strong : .fair)
  }

  private static let days: Set = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]

  /// Bytes of the line in front of a message in a mailbox that are looked at.
  private static let longestEnvelope = 256

  /// `From`, an address, and a date in the form of asctime(3), or in that of messages, which has the day in front of the month.
  private static func isEnvelope(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.prefix(longestEnvelope).words
    return words.indices.dropFirst().contains { index in
      words[index].count <= 4 && days.contains(String(decoding: words[index].prefix(3), as: UTF8.self))
        && words[(index + 1)...].prefix(2).contains(where: \.isMonth)
    }
  }

  /// Bytes in which the name of a field ends: lines should be no longer (RFC 5322, section 2.1.1).
  private static let longestFieldName = 78

  /// Browsers save pages as one message of several parts, from nobody.
  private static func isWebArchive(_ sample: TextSample, _ headers: Headers) -> Bool {
    if headers.names.contains("snapshot-content-location") { return true }
    return sample.contains("multipart/related", within: TextSample.headerReach) && !headers.names.contains("received")
      && (headers.names.isDisjoint(with: ["from", "to"]) || sample.contains("Saved by ", within: TextSample.frontReach)
        || sample.contains("Content-Location:", within: TextSample.headerReach)
          && !headers.names.contains("to"))
  }

  /// The names of a header block.
  private struct Headers {
    /// The names in lower case.
    private(set) var names: Set<String> = []
    /// Whether every line up to the first empty one is a header or goes on with one.
    private(set) var isWellFormed = false

    init(_ lines: TextLines, _ limit: Int) {
      for index in lines.prefix(limit).indices {
        let place = lines.place(at: index)
        if place.isEmpty {
          // A message may begin with an empty line, as some exporters write it.
          if names.isEmpty { continue }
          break
        }
        if place.first == 0x20 || place.first == 0x09 {
          if names.isEmpty { return }
          continue
        }
        let line = lines[index]
        guard let colon = line.prefix(longestFieldName).firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex
        else { return }
        let name = line[..<colon]
        guard name.allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: "-") })
        else { return }
        names.insert(String(decoding: name.map(\.lowercased), as: UTF8.self))
      }
      isWellFormed = !names.isEmpty
    }
  }
}
