// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// A message, or messages, as they are sent and kept: the fields of a header, perhaps behind an envelope (RFC 5322, section 2.2).
struct InternetMessage {
  /// What a message is kept or sent as; all but differences that were sent have a line of their names in a table.
  enum Kind: String {
    case emlx, mail, mbox, mhtml, news, part, patch
  }

  let kind: Kind
  let weight: Evidence.Weight

  private init(_ kind: Kind, _ weight: Evidence.Weight) { (self.kind, self.weight) = (kind, weight) }

  /// The message that a text is; nil for any other text.
  init?(_ sample: TextSample) {
    guard let first = sample.lines.firstFilled else { return nil }
    guard let message = Self.enveloped(first, in: sample) ?? Self.headed(first, in: sample) else { return nil }
    self = message
  }

  // MARK: Envelopes

  /// Differences in the form of a mailbox, or a mailbox, by the line in front of its first message.
  private static func enveloped(_ first: ArraySlice<UInt8>, in sample: TextSample) -> InternetMessage? {
    guard first.begins(with: "From ") else { return nil }
    if Patch.isEnvelope(first) { return InternetMessage(.patch, .strong) }
    guard isEnvelope(first) else { return nil }
    let hasMore = sample.lines.dropFirst().contains { $0.begins(with: "From ") }
    // Mozilla's mailboxes have a hyphen for the address in front of each message, and what became of it below.
    let isMozilla =
      first.begins(with: "From - ") && sample.lines.dropFirst().first?.begins(with: "X-Mozilla-Status:") == true
    // One message alone may as well be one that kept its envelope, and is one if its lines end in CR LF, as those of messages
    // do and those of mailboxes must not (RFC 5322, section 2.1; RFC 4155, appendix A).
    guard hasMore || !sample.hasReturns || isMozilla || isVeiled(first) else { return nil }
    return InternetMessage(.mbox, hasMore || isMozilla || isVeiled(first) ? .strong : .weak)
  }

  /// Whether a word stands for the sign in the address, as archives of mailing lists write it (Mailman: Pipermail,
  /// ARCHIVER_OBSCURES_EMAILADDRS).
  private static func isVeiled(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.prefix(longestEnvelope).words
    return words.count > 4 && words[2].equals("at") && words[3].contains(UInt8(ascii: "."))
  }

  /// Bytes of the line in front of a message in a mailbox that are looked at.
  private static let longestEnvelope = 256

  /// `From`, an address, and a date in the form of asctime(3), or in that of messages, which has the day in front of the month.
  private static func isEnvelope(_ line: ArraySlice<UInt8>) -> Bool {
    let words = line.prefix(longestEnvelope).words
    return words.indices.dropFirst().contains { index in
      words[index].count <= 4 && words[index].prefix(3).isWeekday
        && words[(index + 1)...].prefix(2).contains(where: \.isMonth)
    }
  }

  // MARK: Headers

  /// Headers that hardly anything but a message has.
  private static let telling: Set = [
    "delivered-to", "dkim-signature", "message-id", "mime-version", "received", "return-path", "x-mailer",
    "x-mozilla-status", "x-originating-ip", "x-received", "x-spam-status",
  ]
  /// Headers that other texts have as well.
  private static let common: Set = [
    "bcc", "cc", "content-disposition", "content-transfer-encoding", "content-type", "date", "from", "in-reply-to",
    "list-id", "newsgroups", "organization", "references", "reply-to", "resent-date", "resent-from", "sender",
    "subject", "to", "user-agent", "x-priority",
  ]

  /// Those of messages that go to somebody, and not to all who read a group (RFC 5536, section 3.2).
  private static let deliveries: Set = ["bcc", "cc", "delivered-to", "received", "return-path", "to"]

  /// Header lines looked at most.
  private static let mostHeaders = 100

  /// A message without an envelope, or with one that tells no date, by the fields of its header.
  private static func headed(_ first: ArraySlice<UInt8>, in sample: TextSample) -> InternetMessage? {
    let isEmlx = first.trimmed.allSatisfy(\.isDigit)
    // Some programs keep the envelope line without its date.
    let skipsFirst = isEmlx || first.begins(with: "From ")
    let headers = Headers(
      skipsFirst ? sample.lines.drop { $0.startIndex <= first.startIndex } : sample.lines[...], mostHeaders)
    guard headers.isWellFormed else { return nil }
    let tellingCount = headers.names.count { telling.contains($0) }
    let commonCount = headers.names.count { common.contains($0) }
    guard tellingCount * 2 + commonCount >= 2,
      tellingCount > 0 && isTraced(headers, tellingCount, in: sample) || isAddressed(headers, in: sample)
    else { return nil }
    // Patches have headers that tell where they come from (DEP-3: Patch Tagging Guidelines).
    if tellingCount == 0, !headers.names.contains("to"), Patch.weight(of: sample) != nil { return nil }
    if isEmlx { return InternetMessage(.emlx, tellingCount > 0 ? .strong : .fair) }
    if headers.names.contains("newsgroups"),
      headers.names.contains("path") || headers.names.isDisjoint(with: deliveries)
    {
      return InternetMessage(.news, .strong)
    }
    if headers.isPart { return InternetMessage(.part, .strong) }
    if isWebArchive(sample, headers) { return InternetMessage(.mhtml, .strong) }
    return InternetMessage(.mail, tellingCount > 0 || commonCount >= 4 ? .strong : .fair)
  }

  /// Whether somebody's address is there: words such as `to` and `date` are keys of other texts too, and letters on paper have
  /// the names of people after them; addresses have a sign (RFC 5322, section 3.4; RFC 976, section 2.4).
  private static func isAddressed(_ headers: Headers, in sample: TextSample) -> Bool {
    sample.contains("@", within: TextSample.headerReach)
      || headers.names.contains("from") && sample.contains("!", within: TextSample.headerReach)
  }

  /// Whether the only telling field is not that of who lists what was received, without a date behind a semicolon, as a trace
  /// has it (RFC 5322, section 3.6.7).
  private static func isTraced(_ headers: Headers, _ tellingCount: Int, in sample: TextSample) -> Bool {
    tellingCount > 1 || !headers.names.contains("received") || sample.contains(";", within: TextSample.headerReach)
  }

  /// Bytes in which the name of a field ends: lines should be no longer (RFC 5322, section 2.1.1).
  private static let longestFieldName = 78

  /// Browsers save pages as one message of several parts, from nobody.
  private static func isWebArchive(_ sample: TextSample, _ headers: Headers) -> Bool {
    if headers.names.contains("snapshot-content-location") { return true }
    // A page alone has no parts (RFC 2557, section 4.2).
    if headers.names.contains("content-location"), sample.contains("Saved by ", within: TextSample.frontReach) {
      return true
    }
    return sample.contains("multipart/related", within: TextSample.headerReach) && !headers.names.contains("received")
      && (headers.names.isDisjoint(with: ["from", "to"]) || sample.contains("Saved by ", within: TextSample.frontReach)
        || sample.contains("Content-Location:", within: TextSample.headerReach)
          && !headers.names.contains("to"))
  }

  /// The names of a header block.
  private struct Headers {
    /// The names in lower case.
    private(set) var names: Set<String> = []
    /// Whether the content is a part of a message that was too long to be sent at once (RFC 2046, section 5.2.2).
    private(set) var isPart = false
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
        // News of the first years have points in the name of a field (RFC 850, section 2.2).
        guard name.allSatisfy({ $0.isWordCharacter || $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: ".") })
        else { return }
        names.insert(String(decoding: name.map(\.lowercased), as: UTF8.self))
        if name.equalsAnyCase("content-type"),
          line[colon...].dropFirst().trimmed.matchesAnyCase("message/partial;", at: 0)
        {
          isPart = true
        }
      }
      isWellFormed = !names.isEmpty
    }
  }
}
