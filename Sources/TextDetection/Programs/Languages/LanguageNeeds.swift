// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// What no program of a language can do without, so that sentences with words of the language are none.
///
/// Sources: the grammars of the languages, as their tables of features name them.
enum LanguageNeeds {
  /// Signs and words of a language, of which every program has one at least; none of a language that needs none.
  private static func signs(of language: String) -> [StaticString] {
    switch language {
    case "Ada":
      [
        " IS", " Is", " is", "'Range", "END LOOP;", "EXCEPTION", "\nis", "\r\nis", "\tis", "WITH ", "With ", "accept ",
        "end loop;", "exception", "pragma ", "with ",
      ]
    case "BSL": ["Конец", "&На", "Процедура ", "Функция ", "End"]
    case "CoffeeScript": ["->", "=>", "=", "@"]
    case "Eiffel": ["class", "CLASS", "feature {", "feature --", "\tensure\n", "\trequire\n"]
    case "Elixir":
      [
        " do\n", " do\r", "do:", "->", "|>", "config :", "%{", "defstruct", "@doc", "@spec", "import_config",
        "select: ", "where: ",
      ]
    case "F#": ["let ", "open ", "module ", "member ", "type ", "->"]
    case "Fish":
      [
        "\nend", " end\n", "; and", "; or", "set -", "set fish", "complete -", "$argv", "alias ", "abbr ", " -x ",
      ]
    case "Forth":
      [
        " ;\n", " ;\r", " ; ", "\n;\n", "\n;\r", ".\" ", " constant ", " CONSTANT ", "variable ", "VARIABLE ",
        "create ", "CREATE ", "include ", "INCLUDE ", "require ", "needs ", " dup", " DUP", " drop", " DROP", " swap",
        " SWAP", " @", " !", " emit", " EMIT", " cr", " CR", " do ", " DO ", " if ", " IF ",
      ]
    case "Fortran":
      [
        "=", "::", "CALL ", "CONTAINS", "END", "IMPLICIT NONE", "PRINT", "WRITE", "call ", "contains", "end",
        "implicit none", "print", "write",
      ]
    case "Haskell": ["=", "::", "->", "import ", "module "]
    case "Julia": ["\nend", " end\n", " = ", "using ", "println(", "::"]
    case "Lua": ["=", "function", "end\n", "(\"", "('", "()", "require \"", "require '", "{"]
    case "OCaml": ["let ", "->", "val ", "type ", "open ", "module ", "exception ", "external ", ";;"]
    case "PEG": ["<-", "\u{2190}"]
    case "Pascal": [";"]
    case "PowerShell":
      [
        "$", "Add-", "Export-", "Get-", "Import-", "Install-", "Invoke-", "New-", "Remove-", "Set-", "Start-", "Write-",
        "get-", "set-", "write-",
      ]
    case "Prolog": [":-", "?-", "-->", ").\n", ").\r"]
    case "QML": ["{"]
    case "RPM spec": ["%"]
    case "Ruby":
      [
        " do\n", " do\r", " do |", " do #", "=", "attr_", "begin\n", "begin\r", "case ", "class ", "def ", "for ",
        "gem '", "gem \"", "if ", "include ", "module ", "puts ", "require", "unless ", "until ", "while ",
      ]
    case "SML": ["fun ", "val ", "structure ", "signature ", "functor ", "datatype ", "type ", "open ", "use \""]
    case "Sass": [": ", "$", "@"]
    case "Shell": ["$", "=", "|", ">", "&&", ";;", "/", " -", "echo \"", "echo '"]
    case "Slim":
      [
        "a ", "body", "css", "div", "doctype", "form", "h1", "h2", "head", "html", "img", "input", "li", "link", "p ",
        "render", "script", "table", "td", "title", "tr", "ul", "yield",
      ]
    case "Solidity": [";\n", ";\r", "{"]
    case "Stylus":
      [
        "%", "&", "@import", "@require", "background", "border", "color", "display", "font", "height", "margin",
        "opacity", "padding", "position", "px", "text-", "width",
      ]
    case "Swift": ["{", "=", "import ", "func ", "let ", "var "]
    case "VBScript":
      [
        "CreateObject", "Dim ", "End ", "Function ", "MsgBox", "Set ", "Sub ", "WScript", "Wscript", "createobject",
        "dim ", "end ", "function ", "msgbox", "set ", "sub ", "wscript",
      ]
    case "VHDL": [";\n", ";\r", "; --", ");"]
    case "Zig": [".{", "const ", "fn ", "pub ", "test ", "var "]
    case "nesC": ["{"]
    default: []
    }
  }

  /// Languages no statement of which begins with a tag, as documents do that hold one.
  private static let untagged: Set = ["Ada", "Fortran", "Julia", "Lua", "MATLAB", "Pascal"]

  /// Whether a text may be a program of a language.
  static func mayBe(_ language: String, _ sample: TextSample) -> Bool {
    if language == "SQL" { return hasStatement(sample) }
    if language == "Prolog", !sample.contains(anyOf: [":-", "-->", "/*"]), hasForeignHeads(sample) { return false }
    if sample.begins(with: "<"), untagged.contains(language) { return false }
    if language == "Makefile", hasForeignLine(sample) { return false }
    if language == "Verilog", opensModule(sample) { return false }
    if hasForeignStatement(language, sample) { return false }
    let signs = signs(of: language)
    return signs.isEmpty || sample.contains(anyOf: signs)
  }

  /// Whether lines begin with a letter that no fact begins with: one outside of ASCII (ISO/IEC 13211-1, section 6.5).
  private static func hasForeignHeads(_ sample: TextSample) -> Bool {
    sample.lines.places.contains { !$0.isBlank && $0.head >= 0x80 }
  }

  /// Whether a line begins with a semicolon, as a comment of an assembler, whose conditionals make has too, and no variable is
  /// used: it is neither a rule nor a definition (POSIX.1-2024: make, section Makefile Syntax).
  private static func hasForeignLine(_ sample: TextSample) -> Bool {
    !sample.contains("$(") && sample.heads.contains(UInt8(ascii: ";"))
      && sample.lines.places.contains { $0.first == UInt8(ascii: ";") }
  }

  /// Whether a line is a statement of another language that looks like one of this: a block of a template in Python, a module
  /// whose name begins with a small letter in Haskell, or an import of everything as Scala writes it in Swift (EmPy manual,
  /// section Expansion; Haskell 2010 report, section 1.4; Scala 2.13, section 4.7).
  private static func hasForeignStatement(_ language: String, _ sample: TextSample) -> Bool {
    switch language {
    // Tags of a page that holds a sheet.
    case "CSS", "Less", "SCSS": hasTag(sample)
    case "Haskell": sample.lines.contains { $0.begins(with: "module ") && $0.dropFirst(7).first?.isSmallLetter == true }
    case "Python": sample.lines.haveLine(beginningWith: "@{") || sample.lines.haveLine(beginningWith: "@[")
    // Sections of settings, and comments that no sheet has.
    case "Stylus": sample.heads.contains(UInt8(ascii: "[")) && sample.heads.contains(UInt8(ascii: ";"))
    case "Swift": sample.lines.contains { $0.begins(with: "import ") && $0.trimmed.suffix(2).equals("._") }
    default: false
    }
  }

  /// Whether a line begins with a tag (CSS Syntax Level 3, section 4: a number sign, `<!--` or nothing may stand in its place).
  private static func hasTag(_ sample: TextSample) -> Bool {
    let bytes = sample.bytes
    return sample.lines.places.contains {
      $0.head == UInt8(ascii: "<") && $0.textStart + 1 < $0.textEnd && bytes[$0.textStart + 1].isLetter
    }
  }

  /// Whether a module begins that does not end though the whole text is there (IEEE 1364, section 12.1).
  private static func opensModule(_ sample: TextSample) -> Bool {
    sample.isWhole && sample.lines.haveLine(beginningWith: "module ") && !sample.contains("endmodule")
  }

  /// What statements of SQL begin with that sentences hardly begin with (ISO/IEC 9075-2, clauses 11, 14 and 20).
  private static let openings: [StaticString] = [
    "alter table ", "alter extension ", "begin transaction", "comment on ", "create aggregate", "create cast",
    "create database", "create extension", "create external", "create function", "create global", "create index",
    "create materialized", "create operator", "create or ", "create proc", "create role", "create schema",
    "create sequence", "create table", "create temp", "create trigger", "create type", "create unique", "create user",
    "create view", "declare @", "delete from ", "drop extension ", "drop function ", "drop index ", "drop procedure ",
    "drop table ", "drop trigger ", "drop type ", "drop view ", "exec ", "grant all ", "grant execute ",
    "grant select ", "insert into ", "merge into ", "pragma ", "raiserror", "replace into ", "returns setof ", "set @",
    "set nocount ", "truncate table ", "values (", "values(",
  ]

  private static let signsOfStatements = Array(";('=@_/".utf8)

  /// Whether a statement ends in a semicolon, or begins as no sentence does, or chooses from something.
  private static func hasStatement(_ sample: TextSample) -> Bool {
    var chooses = false
    // Sentences that begin as statements do have none of these.
    let hasSigns = sample.bytes.contains { signsOfStatements.contains($0) }
    for place in sample.lines.places where !place.isBlank {
      if place.tail == UInt8(ascii: ";") { return true }
      let text = sample.bytes[place.text]
      switch place.head | 0x20 {
      case UInt8(ascii: "s"): if text.matchesAnyCase("select", at: 0) { chooses = true }
      case UInt8(ascii: "f"): if chooses, text.matchesAnyCase("from", at: 0) { return true }
      case UInt8(ascii: "g"): if text.count == 2, text.matchesAnyCase("go", at: 0) { return true }
      default: break
      }
      if chooses, text.contains(" from ") || text.contains(" FROM ") { return true }
      if hasSigns, openings.contains(where: { text.matchesAnyCase($0, at: 0) }) { return true }
    }
    return false
  }
}
