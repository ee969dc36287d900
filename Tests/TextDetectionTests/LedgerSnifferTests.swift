// SPDX-License-Identifier: Apache-2.0
import Detection
import Testing

@testable import TextDetection

/// Books in plain text, and lists with dates in front that are none.
@Suite struct LedgerSnifferTests {
  static let texts: [(text: String, mimeType: String?)] = [
    ("2024-01-01 open Assets:Chest EUR\n2024-01-02 balance Assets:Chest 12 EUR\n", "text/x-beancount"),
    ("2024-01-01 * \"Ferry\" \"Dues\"\n  Income:Dues -3 EUR\n2024-01-05 ! \"Rope\"\n", "text/x-beancount"),
    ("2024/01/01 Ferry\n    Assets:Chest  3 EUR\n\n2024/01/05 * Rope\n\tExpenses:Ropes\t$4\n", "text/x-ledger"),
    ("2024-01-01 open the quay\n2024-01-02 close the quay\n", nil),
    ("2024-01-01 12:30 ferry: late\n2024-01-02 12:31 ferry: early\n", nil),
    ("2024/01/01 Ferry\n    at noon: 3 boats\n2024/01/02 Rope\n    at one: 4 ropes\n", nil),
    ("2024-01-01 open Assets:Chest EUR\n", nil), ("", nil),
  ]

  @Test(arguments: texts) func tellsBooksFromLists(text: String, mimeType: String?) {
    let sample = TextSample(Array(text.utf8), TextEncoding(name: "us-ascii", markLength: 0), isWhole: true)
    #expect(LedgerSniffer.finding(in: sample)?.known.mimeType == mimeType)
  }
}
