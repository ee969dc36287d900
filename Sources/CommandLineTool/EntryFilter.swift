// SPDX-License-Identifier: Apache-2.0
import Sniffing
import UniformTypes

/// Which entries of a scan are reported.
struct EntryFilter: Sendable {
  private let supertypes: [UTType]
  private let wantsMismatch: Bool

  /// Reads the options that choose; throws where one names no type.
  init(_ arguments: ParsedArguments, registry: TypeRegistry) throws(UsageError) {
    var supertypes: [UTType] = []
    for bytes in arguments.allBytes(of: "conforms-to") {
      supertypes.append(try EntryFilter.supertype(bytes, in: registry))
    }
    self.supertypes = supertypes
    wantsMismatch = arguments.has("mismatch")
  }

  /// The type that `--conforms-to` names; throws where there is none.
  static func supertype(_ bytes: [UInt8], in registry: TypeRegistry) throws(UsageError) -> UTType {
    let identifier = String(decoding: bytes, as: UTF8.self)
    if let type = registry.type(identifier) { return type }
    throw UsageError("--conforms-to '\(identifier)': no such type; \(NearMatches.hint(for: identifier, in: registry))")
  }

  /// Whether anything is left out at all.
  var isActive: Bool { wantsMismatch || !supertypes.isEmpty }

  /// Whether a file is counted in a summary: what is reported is, and what could not be read, which may be anything.
  func counts(_ file: FileIdentification) -> Bool { file.identification == nil || accepts(file) }

  /// Whether a file is reported; where anything is filtered, one that could not be read is not.
  func accepts(_ file: FileIdentification) -> Bool {
    guard isActive else { return true }
    guard let identification = file.identification else { return false }
    if wantsMismatch, identification.anyMismatch == nil { return false }
    return supertypes.isEmpty || supertypes.contains { identification.conforms(to: $0) }
  }
}
