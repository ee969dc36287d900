// SPDX-License-Identifier: Apache-2.0
import Foundation
import Sniffing
import TestSupport
import Testing

/// Extensions that several formats have: none of them contradicts the bytes of any other.
@Suite struct SharedExtensionTests {
  static let samples: [(sample: String, name: String)] = [
    ("keys/private_ec.der", "key.der"), ("keys/public.der", "key.der"), ("keys/parameters_dsa.der", "group.der"),
    ("databases/charted-lock.mdb", "lock.mdb"),
    ("keys/tool.trustdb", "trustdb.gpg"), ("executables/program", "quay.elf"), ("executables/program_pie", "quay.elf"),
    ("audio/tone.mp2", "tone.mp2"), ("audio/tone.mka", "tone.mkv"), ("audio/tone.prc", "tone.prc"),
    ("audio/tone.smp", "tone.smp"), ("images/picture.jpg", "pair.jps"), ("images/picture.jpg", "film.mjpg"),
    ("images/picture.cin", "picture.cin"), ("images/picture.mpc", "picture.mpc"), ("images/picture.msp", "picture.msp"),
    ("images/picture.srf", "picture.srf"), ("archives/pax.tar", "files.pax"), ("fonts/quay.ttf", "bitmaps.otb"),
    ("scientific/water.gjf", "water.com"), ("scientific/peptide.cif", "peptide.mmcif"),
    ("scientific/salt.car", "salt.arc"), ("scientific/tides.h5", "mesh.med"), ("text/harbours.ozi", "route.rte"),
    ("archives/plain.txt.gz", "brain.mgz"), ("structured/tabled.psv", "tabled.psv"), ("text/harbours.ozi", "links.db"),
    ("databases/quay.db", "quay.db"),
  ]

  /// Names of formats whose files never lack a mark, and one that most files have which are something else.
  @Test(arguments: [
    "x.db", "x.rpl", "x.swf", "x.gfx", "x.laz", "x.indd", "x.sig", "x.xwma", "x.vqa", "x.wings", "x.hyper", "x.gch",
  ])
  func believesNoNameWithoutItsMark(name: String) throws {
    var generator = SeededGenerator(seed: 9)
    let found = try ContentSniffer().identify(generator.bytes(3000), name: name)
    #expect(found.best?.mimeType == "application/octet-stream")
  }

  @Test(arguments: samples) func agreesWithTheBytes(sample: String, name: String) throws {
    let bytes = try [UInt8](Data(contentsOf: URL(fileURLWithPath: Corpus.folder + "/" + sample)))
    let found = try ContentSniffer().identify(bytes, name: name)
    #expect(found.mismatch == nil)
  }
}
