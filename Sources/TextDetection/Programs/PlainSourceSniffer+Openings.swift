// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection
import Prose

/// Programs that are told by what stands first in them, behind the comments, and by one thing more.
extension PlainSourceSniffer {
  /// The language of a program by its first statement; nil for none.
  static func opened(_ sample: TextSample) -> String? {
    let front = sample.front
    guard front < sample.bytes.count else { return nil }
    let language = LuaSource.opensWithLongComment(sample) ? "Lua" : language(of: sample, at: front)
    // Documents show programs between fences.
    guard let language, !sample.contains("\n```") else { return nil }
    return language
  }

  private static func language(of sample: TextSample, at front: Int) -> String? {
    switch sample.bytes[front] {
    case UInt8(ascii: "("): LispSource.language(sample, at: front)
    case UInt8(ascii: "-"): ErlangSource.isModule(sample, at: front) ? "Erlang" : nil
    case UInt8(ascii: "\\"): ForthSource.isProgram(sample) ? "Forth" : nil
    case UInt8(ascii: "0")...UInt8(ascii: "9"): BASICSource.isNumbered(sample) ? "Basic" : nil
    case UInt8(ascii: "a"), UInt8(ascii: "A"), UInt8(ascii: "c"), UInt8(ascii: "C"):
      SQLSource.altersExtension(sample, at: front)
        ? "SQL" : PascalSource.areConstants(sample, at: front) ? "Pascal" : OCamlSource.isModule(sample) ? "OCaml" : nil
    case UInt8(ascii: "d"): HaskellSource.derives(sample, at: front) ? "Haskell" : nil
    case UInt8(ascii: "f") where MATLABSource.isFunction(sample, at: front): "MATLAB"
    case UInt8(ascii: "f") where LuaSource.isLoop(sample, at: front): "Lua"
    case UInt8(ascii: "w") where PerlSource.readsLines(sample, at: front): "Perl"
    case UInt8(ascii: "f"), UInt8(ascii: "F"):
      FishSource.isFunction(sample, at: front) ? "Fish" : AdaSource.isUnit(sample, at: front) ? "Ada" : nil
    case UInt8(ascii: "p"), UInt8(ascii: "P"):
      TclSource.isProcedure(sample, at: front)
        ? "Tcl" : AdaSource.isUnit(sample, at: front) ? "Ada" : PascalSource.isUnit(sample, at: front) ? "Pascal" : nil
    case UInt8(ascii: "l") where RSource.attachesPackages(sample, at: front): "R"
    case UInt8(ascii: "l"), UInt8(ascii: "L"), UInt8(ascii: "u"), UInt8(ascii: "U"), UInt8(ascii: "{"):
      PascalSource.isUnit(sample, at: front) ? "Pascal" : OCamlSource.isModule(sample) ? "OCaml" : nil
    case UInt8(ascii: "r"): RubySource.isProgram(sample, at: front) ? "Ruby" : nil
    case UInt8(ascii: "m"):
      RubySource.isProgram(sample, at: front) ? "Ruby" : OCamlSource.isModule(sample) ? "OCaml" : nil
    case UInt8(ascii: "E"): OCamlSource.isRevised(sample) ? "OCaml" : nil
    case UInt8(ascii: "t") where PascalSource.areConstants(sample, at: front): "Pascal"
    case UInt8(ascii: "e"), UInt8(ascii: "i"), UInt8(ascii: "o"), UInt8(ascii: "t"), UInt8(ascii: "v"):
      OCamlSource.isModule(sample) || OCamlSource.isRevised(sample) ? "OCaml" : nil
    default: nil
    }
  }
}
