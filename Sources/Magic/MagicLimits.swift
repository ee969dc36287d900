// SPDX-License-Identifier: Apache-2.0

/// How far an evaluation goes; the defaults are those of file(1), `-P` changes them.
package struct MagicLimits: Equatable, Sendable {
  /// Bytes of a file that are looked at.
  package var bytes = 7 * 1024 * 1024
  /// Bytes of a file that decide about its encoding and that tests of text see.
  package var encoding = 64 * 1024
  /// Bytes that a regular expression searches.
  package var regularExpression = 8192
  /// How often an `indirect` test may start over in one evaluation.
  package var indirection = 50
  /// How deep `use` tests may nest.
  package var nameUse = 50
  /// Notes of an ELF file that are read.
  package var elfNotes = 256
  /// Program headers of an ELF file; a file with more is not looked into.
  package var elfProgramHeaders = 2048
  /// Section headers of an ELF file; a file with more is not looked into.
  package var elfSections = 32768

  /// How deep tests may start over or nest, whatever `-P` says: each level takes its part of a thread's stack.
  private static let deepestNesting = 1000

  /// The limits of file(1).
  package init() {}

  /// The names that `-P` gives the limits, as file(1) has them.
  package static let names = ["bytes", "elf_notes", "elf_phnum", "elf_shnum", "encoding", "indir", "name", "regex"]

  /// Sets a limit by the name that `-P` gives it; false for an unknown name.
  ///
  /// Any beginning of a name will do and the first that fits is taken, as in file(1); values are cut as libmagic cuts them.
  package mutating func set(_ name: String, to value: Int) -> Bool {
    let short = Int(UInt16(truncatingIfNeeded: value))
    switch Self.names.first(where: { $0.hasPrefix(name) }) {
    case "bytes": bytes = max(value, 0)
    case "elf_notes": elfNotes = short
    case "elf_phnum": elfProgramHeaders = short
    case "elf_shnum": elfSections = short
    case "encoding": encoding = max(value, 0)
    case "indir": indirection = min(short, Self.deepestNesting)
    case "name": nameUse = min(short, Self.deepestNesting)
    case "regex": regularExpression = short
    default: return false
    }
    return true
  }
}
