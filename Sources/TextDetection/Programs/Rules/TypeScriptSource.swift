// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Declarations of TypeScript.
///
/// Source: TypeScript Handbook, Declaration Reference.
enum TypeScriptSource {
  /// A declaration that no script has, at the beginning of a line.
  static func isDeclaration(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "d")) || sample.heads.contains(UInt8(ascii: "e")),
      !sample.contains("\n```")
    else { return false }
    let plain: [StaticString] = [
      "declare class ", "declare const ", "declare global {", "declare let ", "declare module \"", "declare module '",
      "export declare ", "export default interface ", "export interface ",
    ]
    return sample.lines.indices.contains { index in
      let first = sample.lines.place(at: index).first
      guard first == UInt8(ascii: "d") || first == UInt8(ascii: "e") else { return false }
      let line = sample.lines[index]
      if line.begins(withAnyOf: plain) { return true }
      if line.begins(with: "declare namespace ") { return line.trimmed.last == UInt8(ascii: "{") }
      guard line.begins(with: "export type ") || line.begins(with: "export enum ") else { return false }
      return line.contains(UInt8(ascii: "=")) || line.trimmed.last == UInt8(ascii: "{")
    }
  }
}
