// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Programs that are told by what stands first in them, behind the comments, and by one thing more.
extension PlainSourceSniffer {
  /// The signs that one of stands first, the language, and what tells it; the first that holds decides.
  private static let openings: [(signs: ByteSet, language: String, holds: @Sendable (TextSample, Int) -> Bool)] = [
    (ByteSet("("), "Emacs Lisp", LispSource.isEmacsData),
    (ByteSet("("), "Scheme", LispSource.isScheme),
    (ByteSet("-"), "Erlang", ErlangSource.isModule),
    (ByteSet("0123456789"), "Basic", { sample, _ in BASICSource.isNumbered(sample) }),
    (ByteSet("\\"), "Forth", { sample, _ in ForthSource.isProgram(sample) }),
    (ByteSet("AaCc"), "SQL", SQLSource.altersExtension),
    (ByteSet("d"), "Haskell", HaskellSource.derives),
    (ByteSet("f"), "MATLAB", MATLABSource.isFunction),
    (ByteSet("f"), "Lua", LuaSource.isLoop),
    (ByteSet("Ff"), "Fish", FishSource.isFunction),
    (ByteSet("l"), "R", RSource.attachesPackages),
    (ByteSet("mr"), "Ruby", RubySource.isProgram),
    (ByteSet("Pp"), "Tcl", TclSource.isProcedure),
    (ByteSet("w"), "Perl", PerlSource.readsLines),
    (ByteSet("FfPp"), "Ada", AdaSource.isUnit),
    (ByteSet("AaCct{"), "Pascal", PascalSource.areConstants),
    (ByteSet("LlPpUu{"), "Pascal", PascalSource.isUnit),
    (ByteSet("AaCceiLlmotUuv{"), "OCaml", { sample, _ in OCamlSource.isModule(sample) }),
    (ByteSet("Eeiotv"), "OCaml", { sample, _ in OCamlSource.isRevised(sample) }),
    (ByteSet("{"), "Jinja", extendsPage),
  ]

  /// Whether a template fills in the blocks of another one (Jinja: Template Inheritance; Django: The Django template language).
  @Sendable private static func extendsPage(_ sample: TextSample, at front: Int) -> Bool {
    (sample.bytes.has("{% extends \"", at: front) || sample.bytes.has("{% extends '", at: front))
      && sample.contains("{% block ")
  }

  /// The language of a program by its first statement; nil for none.
  static func opened(_ sample: TextSample) -> String? {
    let front = sample.front
    guard front < sample.bytes.count else { return nil }
    let first = sample.bytes[front]
    let language =
      LuaSource.opensWithLongComment(sample)
      ? "Lua" : openings.first { $0.signs.contains(first) && $0.holds(sample, front) }?.language
    // Documents show programs between fences.
    guard let language, !sample.contains("\n```") else { return nil }
    return language
  }
}
