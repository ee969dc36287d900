// SPDX-License-Identifier: Apache-2.0
import Foundation
import Testing
import UniformTypes

/// What the installed signature database can say, against what the catalog knows.
@Suite("MIME types of libmagic")
struct MagicCoverageTests {
  static let database = "/usr/lib/file/magic.mgc"

  /// The MIME types in the compiled database: texts of the form `type/subtype` that end with a NUL.
  static func names() throws -> [String] {
    let bytes = try Data(contentsOf: URL(fileURLWithPath: database))
    let top: Set = ["application", "audio", "chemical", "font", "image", "message", "model", "text", "video"]
    var names: Set<String> = []
    for piece in bytes.split(separator: 0) where piece.count > 5 && piece.count < 80 {
      let name = String(decoding: piece, as: UTF8.self)
      guard let type = MIMEType(name), type.essence == name.lowercased(), top.contains(type.type),
        !name.contains("$"), !name.contains("%")
      else { continue }
      names.insert(name)
    }
    return names.sorted()
  }

  @Test(
    "resolve to declared types where the format has one", .enabled(if: FileManager.default.fileExists(atPath: database))
  )
  func coverage() throws {
    let names = try Self.names()
    #expect(names.count > 400)
    let known = names.filter { TypeRegistry.system.declaredType(mimeType: $0) != nil }
    let listing = names.map { name in
      name + "\t" + (TypeRegistry.system.declaredType(mimeType: name)?.identifier ?? "-")
    }
    Attachment.record(listing.joined(separator: "\n"), named: "mime-types.tsv")
    #expect(known.count >= 240)
  }

  @Test(
    "that stand for common formats resolve",
    arguments: [
      ("application/gzip", "org.gnu.gnu-zip-archive"), ("application/x-dosexec", "com.microsoft.windows-executable"),
      ("application/vnd.microsoft.portable-executable", "com.microsoft.windows-executable"),
      ("application/x-sharedlib", "public.elf-binary"), ("application/x-mach-binary", "com.apple.mach-o-binary"),
      ("application/x-rar", "com.rarlab.rar-archive"), ("application/zstd", "com.facebook.zstandard-archive"),
      ("application/x-hdf5", "org.hdfgroup.hdf5"), ("image/fits", "gov.nasa.gsfc.fits"),
      ("image/x.nifti", "gov.nih.nifti-1"), ("chemical/x-pdb", "com.sunsetlakesoftware.molecules.pdb"),
      ("video/x-matroska", "org.matroska.mkv"), ("video/MP2T", "public.mpeg-2-transport-stream"),
      ("audio/x-wav", "com.microsoft.waveform-audio"), ("text/x-script.python", "public.python-script"),
      ("image/x-tga", "com.truevision.tga-image"), ("image/x-icns", "com.apple.icns"),
      ("image/vnd.microsoft.icon", "com.microsoft.ico"), ("text/x-c++", "public.c-plus-plus-source"),
      ("font/sfnt", "public.truetype-font"), ("application/x-java-applet", "com.sun.java-class"),
      ("application/vnd.debian.binary-package", "org.debian.deb-archive"), ("image/avif", "public.avif"),
      ("model/gltf-binary", "org.khronos.glb"), ("application/x-gba-rom", "com.rileytestut.delta.game.gba"),
      ("inode/directory", "public.directory"), ("message/rfc822", "com.apple.mail.email"),
    ])
  func common(name: String, identifier: String) {
    #expect(TypeRegistry.system.declaredType(mimeType: name)?.identifier == identifier)
  }
}
