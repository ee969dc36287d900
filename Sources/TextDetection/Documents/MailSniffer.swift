// SPDX-License-Identifier: Apache-2.0
import Detection

/// Messages, mailboxes and news (RFC 5322; RFC 4155; RFC 5536).
enum MailSniffer: TabledSniffer {
  static let types = TypeTable(
    """
    emlx|com.apple.mail.emlx|message/x-emlx|Apple Mail message|Apple: Mail
    mail|com.apple.mail.email|message/rfc822|Internet message|RFC 5322, section 2.2
    mbox||application/mbox|Mailbox|RFC 4155, appendix A
    mhtml|com.microsoft.word.mhtml|application/x-mimearchive|Web page archive|RFC 2557, section 4.2
    news||message/news|News article|RFC 5536, section 3.1
    part||message/partial|Part of a message|RFC 2046, section 5.2.2
    """)

  static func finding(in sample: TextSample) -> KnownFinding? {
    guard let message = InternetMessage(sample) else { return nil }
    let known = message.kind == .patch ? Patch.patch : types[message.kind.rawValue]
    return KnownFinding(known, message.weight)
  }
}
