// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// What was typed at the prompts of programs, and what only looks like it.
@Suite struct SessionTests {
  static let sessions: [(text: String, mimeType: String)] = [
    ("? 4 + 7;\n11\n? define variable *berths* = 4;\n", "text/x-dylan-console"),
    (
      "Interactive Elixir (1.16.0) - press Ctrl+C to exit\niex(1)> 4 + 7\n11\niex(2)> :quay\n:quay\n",
      "text/x-elixir-shellsession"
    ),
    ("1> Berths = 4.\n4\n2> Berths + 7.\n11\n", "text/x-erl-shellsession"),
    ("Eshell V13.2  (abort with ^G)\n1> c(quay).\n{ok,quay}\n2> quay:berths().\n4\n", "text/x-erl-shellsession"),
    ("psql (15.5)\nType \"help\" for help.\n\nquay=# SELECT 4;\n4\nquay=# \\q\n", "text/x-postgresql-psql"),
    ("irb(main):001:0> 4 + 7\n=> 11\nirb(main):002:0> puts 4\n4\n=> nil\n", "text/x-ruby-shellsession"),
    ("irb(main):001> 4 + 7\n=> 11\nirb(main):002> puts 4\n4\n=> nil\n", "text/x-ruby-shellsession"),
    ("$ ls quay\nnorth  south\n$ rm quay/north\n", "text/x-shell-session"),
    ("mole@quay:~$ ls\nnorth\nmole@quay:~$ cd north\n", "text/x-shell-session"),
    ("[mole@quay north]# ls\nring\n[mole@quay north]# exit\nlogout\n", "text/x-shell-session"),
    ("sqlite> SELECT 4;\n4\nsqlite> .quit\n", "text/x-sqlite3-console"),
    (
      "SQLite version 3.40.1\nEnter \".help\" for usage hints.\nsqlite> .tables\nquays\nsqlite> .quit\n",
      "text/x-sqlite3-console"
    ),
  ]

  @Test(arguments: sessions.indices) func areToldByTheirPrompts(_ index: Int) {
    let (text, mimeType) = Self.sessions[index]
    #expect(TextDetector().mimeType(of: text) == mimeType, "\(text)")
  }

  /// Questions, answers to mails, numbers, what is typed in Clojure, whose prompt looks like that of psql, and one prompt alone.
  @Test(arguments: [
    "? Is the tide high\n? Is the quay wet\nNobody knows.\n",
    "> Is the tide high?\nYes.\n> Is the quay wet?\nNo.\n",
    "1> the north quay\n2> the south quay\nboth are wet\n",
    "user=> (+ 4 7)\n11\nuser=> (dec 4)\n3\n",
    "irb(main):001:0> 4 + 7\n=> 11\n",
    "$ 4.50 for a berth\n$ 7.00 for two\nto be paid at the quay\n",
  ])
  func areNotTakenFromOtherTexts(_ text: String) {
    let mimeType = TextDetector().mimeType(of: text)
    #expect(!Self.sessions.contains { $0.mimeType == mimeType }, "\(text)")
  }
}
