// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Units of Ada that are declared in a line of their own.
///
/// Sources: ISO/IEC 8652, sections 6.1, Subprogram Declarations, and 7.1, Package Specifications and Declarations.
enum AdaSource {
  /// A package, or a procedure or function in a line of its own, behind comments with two dashes.
  static func isUnit(_ sample: TextSample, at front: Int) -> Bool {
    guard sample.begins(with: "--") else { return false }
    let units: [StaticString] = ["function ", "package ", "procedure "]
    guard units.contains(where: { sample.bytes.hasAnyCase($0, at: front) }) else { return false }
    let rest = sample.bytes[front...].trimmed
    // Nothing but the declaration of a unit.
    return sample.isWhole && rest.last == UInt8(ascii: ";") && !rest.dropLast().contains(UInt8(ascii: ";"))
      && !rest.contains(0x0a)
  }
}
