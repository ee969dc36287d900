// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Sources with too few words of their language to count, but with a statement that opens them or holds all of them, which no
/// other text has.
///
/// What that is stands with its source in a file for each language.
enum PlainSourceSniffer: TextSniffer {
  /// The language and what tells it; the first that holds decides.
  private static let rules: [(language: String, holds: @Sendable (TextSample) -> Bool)] = [
    ("RELAX NG", RelaxNGSource.isPattern),
    ("Python", PythonSource.isModule),
    ("Shell", ShellSource.isScript),
    ("Shell", ShellSource.isEnvironment),
    ("Shell", ShellSource.isFunction),
    ("JavaScript", JavaScriptSource.isData),
    ("JavaScript", JavaScriptSource.isHosted),
    ("JavaScript", JavaScriptSource.handsOn),
    ("SCSS", SCSSSource.isSheet),
    ("Haskell", HaskellSource.isModule),
    ("AWK", AWKSource.isProgram),
    ("Rust", RustSource.isProgram),
    ("Go", GoSource.isPackage),
    ("Racket", RacketSource.isModule),
    ("CMake", CMakeSource.isList),
    ("Meson", MesonSource.isBuild),
    ("Python", PythonSource.isScript),
    ("Python", PythonSource.isDataModule),
    ("Scala", ScalaSource.isBuild),
    ("Jsonnet", JsonnetSource.isDocument),
    ("C++", CPlusPlusSource.isInclusion),
    ("Rust", RustSource.isModule),
    ("TypeScript", TypeScriptSource.isDeclaration),
    ("C++", CPlusPlusSource.isHeader),
    ("C", CSource.isHeader),
    ("Ruby", RubySource.isGemfile),
    ("C", CSource.isArray),
    ("R", RSource.areSettings),
    ("R", RSource.isDumpedObject),
    ("SPARQL", SPARQLSource.isQuery),
    ("SCSS", SCSSSource.isIncluding),
    ("Sass", SCSSSource.isIndented),
    ("Sass", SCSSSource.isIndentedSheet),
    ("Sass", SCSSSource.takesIn),
    ("Isabelle", IsabelleSource.isTheory),
    ("Isabelle", IsabelleSource.isSession),
    ("SQL", SQLSource.isQuery),
    ("SQL", SQLSource.isTable),
    ("SQL", SQLSource.isScript),
    ("C++", CPlusPlusSource.isLinkage),
    ("CSS", CSSSource.isRoot),
    ("C++", CPlusPlusSource.isStreamed),
    ("JavaScript", JavaScriptSource.isModule),
    ("Eiffel", EiffelSource.isClass),
    ("AppleScript", AppleScriptSource.isTold),
    ("Smalltalk", SmalltalkSource.isTonel),
    ("Smalltalk", SmalltalkSource.isFileOut),
    ("Groovy", GradleSource.areDependencies),
    ("TypeScript", TypeScriptSource.hasTypes),
    ("Coq", CoqSource.isProof),
    ("Vala", ValaSource.isProgram),
    ("Dart", DartSource.isProgram),
    ("Perl", PerlSource.isHereDocument),
    ("Perl", PerlSource.isData),
    ("Vim script", VimSource.isScript),
    ("SystemVerilog", VerilogSource.isSystemDesign),
    ("Verilog", VerilogSource.isDesign),
    ("C++", CPlusPlusSource.areNamesOfClasses),
    ("Assembly", AssemblySource.isProgram),
    ("C", CSource.areDeclarations),
    ("C", CSource.isTableOfConstants),
    ("C", CSource.isFragment),
    ("Lua", LuaSource.isScript),
    ("AWK", AWKSource.areRules),
    ("Groovy", GradleSource.areSettings),
    ("JavaScript", JavaScriptSource.isStatement),
    ("Tcl", TclSource.isScript),
    ("Visual Basic", VisualBasicSource.isUnit),
    ("VBScript", VisualBasicSource.isShortScript),
    ("Coq", CoqSource.isVernacular),
    ("R", RSource.isDocumentation),
    ("CSS", CSSSource.isStyleSheet),
    ("Prolog", PrologSource.areDirectives),
    ("Prolog", PrologSource.areFacts),
    ("Prolog", PrologSource.isGrammar),
    ("Cython", CythonSource.areDeclarations),
    ("Nix", NixSource.isFunction),
    ("Windows resource script", ResourceScriptSource.areResources),
  ]

  static let tables: [TypeTable] = []

  static func finding(in sample: TextSample) -> KnownFinding? {
    if let rule = rules.first(where: { $0.holds(sample) }) {
      return KnownFinding(LanguageModel.known(rule.language), .fair)
    }
    return (opened(sample) ?? beginning(of: sample) ?? lined(sample)).flatMap {
      KnownFinding(LanguageModel.known($0), .fair)
    }
  }
}
