// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs of Vala.
///
/// Source: Vala reference manual, The main method.
enum ValaSource {
  /// A program whose arguments are an array of strings, as in Java and its kin, and that prints as C does.
  static func isProgram(_ sample: TextSample) -> Bool {
    guard sample.contains("string[] args") else { return false }
    return sample.contains("stdout.printf") || sample.contains("stderr.printf") || sample.contains("GLib.")
  }
}
