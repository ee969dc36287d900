// SPDX-License-Identifier: Apache-2.0
import Detection
import TestSupport
import Testing

@testable import TextDetection

/// Files that projects keep beside their sources, and programs that were taken for those of another language.
@Suite struct ProjectFileTests {
  static let texts: [(text: String, mimeType: String)] = [
    // Titles of AsciiDoc.
    (
      "The Quay\n========\nv1.4, May 2026\n\nBerths\n------\n\nThere are four.\n\nDeep ones\n~~~~~~~~~\n\nTwo of them.\n",
      "text/asciidoc"
    ),
    // Comments of assemblers begin with a semicolon, and those of calc as those of C.
    ("\tMOV\tAL,[0]\n\tMOV\tAH,[1]\n\tMOV\tBL,[2]\n\tADD\tBL,AL\n", "text/x-asm"),
    ("LDFLAGS += -Wl,--stack,4\nBOOT_LDFLAGS += -Wl,--stack,4\n", "text/plain"),
    ("AddKeysToAgent yes\nSetEnv QUAY=4\n", "text/x-ssh-config"),
  ]

  @Test(arguments: texts) func areWhatTheyAre(_ text: String, _ mimeType: String) {
    #expect(TextDetector().mimeType(of: text) == mimeType, "\(text)")
  }

  /// Functions of calc, which begin as those of S-Lang do.
  @Test func hasCommentsOfItsOwn() {
    let text = "/* Of the quay */\n\ndefine deep(a)\n{\n    quit \"no number\";\n}\n"
    #expect(TextDetector().mimeType(of: text) != "text/x-slang")
    #expect(TextDetector().mimeType(of: String(text.dropFirst(18))) == "text/x-slang")
  }

  /// Notes with the same signs: a list of people, a box of dashes, words in capitals and pages about programs.
  @Test(arguments: [
    "Ada Quay <ada@quay.example>\nBo Heron <bo@quay.example>\n",
    "Ada <a@quay.example>, Bo <b@quay.example>\nCy <c@quay.example>\n",
    "* moor @ the quay\n* wait\n",
    "ada.quay @ada\nbo.heron @bo\n",
    " ---\n The quay\n ---\n\nThere are four berths.\n",
    "S is for salt\nB is for boat\nand no more\n",
    "true: the quay is wet\nfalse: it is dry\n",
    "Document: the quay\nTitle: of the book\n",
    "LIBRARY of the quay\n\nNAME of the boat\nThere is more to say.\n",
    "EXPORTS\n\nSalt and sand leave the quay every day.\n",
    "define quay_moor {\n    u32 client_index;\n    u8 name[64];\n};\n",
  ]) func areNotTakenForThem(_ text: String) {
    let answer = TextDetector().mimeType(of: text)
    #expect(answer == "text/plain" || answer == "text/markdown", "\(text)")
  }
}
