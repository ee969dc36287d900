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
      let identifier = String(decoding: bytes, as: UTF8.self)
      guard let type = registry.type(identifier) else {
        throw UsageError("--conforms-to \(identifier): no such type; `sniff type \(identifier)` offers near ones")
      }
      supertypes.append(type)
    }
    self.supertypes = supertypes
    wantsMismatch = arguments.has("mismatch")
  }

  /// Whether anything is left out at all.
  var isActive: Bool { wantsMismatch || !supertypes.isEmpty }

  /// Whether a file is reported; one that could not be read is not, where something is asked of its type.
  func accepts(_ file: FileIdentification) -> Bool {
    guard isActive else { return true }
    guard let identification = file.identification else { return false }
    if wantsMismatch, identification.mismatch == nil { return false }
    return supertypes.isEmpty || supertypes.contains { identification.conforms(to: $0) }
  }
}
