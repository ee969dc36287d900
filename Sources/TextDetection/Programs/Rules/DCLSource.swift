// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Command procedures of OpenVMS.
///
/// Source: VSI: OpenVMS DCL Dictionary, Lexical functions.
enum DCLSource {
  /// Names that only command procedures have: symbols of the system, lexical functions and comparisons of strings.
  private static let systemNames: [StaticString] = ["SYS$", "sys$", "F$", "f$", ".EQS.", ".eqs.", ".NES.", ".nes."]

  /// Whether names of the system stand in a text that begins with a command: sessions of shells have the same sign in front.
  static func isProcedure(_ sample: TextSample) -> Bool {
    sample.begins(with: "$") && sample.contains(anyOf: systemNames)
  }
}
