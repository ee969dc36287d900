// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Programs whose first statements say what language they are in, though what follows may look like that of its kin.
enum CompilationUnitSniffer: TextSniffer {
  private static let aidl = LanguageModel.known("AIDL")
  private static let bison = LanguageModel.known("Bison")
  private static let cSharp = LanguageModel.known("C#")
  private static let d = LanguageModel.known("D")
  private static let idl = LanguageModel.known("IDL")
  private static let java = LanguageModel.known("Java")
  private static let javaScript = LanguageModel.known("JavaScript")
  private static let ocaml = LanguageModel.known("OCaml")
  private static let perl = LanguageModel.known("Perl")
  private static let rust = LanguageModel.known("Rust")
  private static let verilog = LanguageModel.known("Verilog")

  /// A language is looked up in its table when a program is the first of it.
  private typealias Rule = (
    signs: ByteSet, language: @Sendable () -> KnownType?, holds: @Sendable (StatementCursor, TextSample) -> Bool
  )

  /// The signs that one of stands first, the language, and what its first statements are; the first that holds decides.
  private static let rules: [Rule] = [
    (ByteSet("%"), { bison }, BisonSource.isGrammar),
    (ByteSet("i"), { d }, DSource.imports),
    (ByteSet("m"), { d }, DSource.isModule),
    (ByteSet("m"), { verilog }, VerilogSource.isListOfModules),
    (ByteSet("m"), { idl }, IDLSource.isModule),
    (ByteSet("m"), { javaScript }, JavaScriptSource.exports),
    (ByteSet("dv"), { ocaml }, { _, sample in OCamlSource.isRevised(sample) }),
    (ByteSet("l"), { ocaml }, OCamlSource.isTyped),
    (ByteSet("nu"), { cSharp }, CSharpSource.isUnit),
    (ByteSet("p"), { perl }, PerlSource.isPackage),
    (ByteSet("@iop"), { aidl }, AIDLSource.isUnit),
    (ByteSet("@mop"), { java }, JavaSource.isUnit),
    (ByteSet("epu"), { rust }, RustSource.isCrate),
    (ByteSet("@acefiprs"), { java }, JavaSource.isClass),
  ]

  static let tables: [TypeTable] = []

  static func finding(in sample: TextSample) -> KnownFinding? {
    if sample.begins(with: DSource.interface) { return KnownFinding(d, .fair) }
    let front = sample.front
    guard front < sample.bytes.count else { return nil }
    let first = sample.bytes[front]
    let start = StatementCursor(sample.bytes, at: front)
    let rule = rules.first { $0.signs.contains(first) && $0.holds(start, sample) }
    return KnownFinding(rule?.language(), .fair)
  }
}
