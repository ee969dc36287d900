// SPDX-License-Identifier: Apache-2.0
import ByteSources

/// What no program of a language can do without, so that sentences with words of the language are none.
///
/// Sources: the grammars of the languages, as their tables of features name them.
enum LanguageNeeds {
  /// Signs and words of a language, of which every program has one at least; none of a language that needs none.
  private static func signs(of language: String) -> [StaticString] {
    switch language {
    case "BSL": ["Конец", "&На", "Процедура ", "Функция ", "End"]
    case "CoffeeScript": ["->", "=>", "=", "@"]
    case "Eiffel": ["class", "CLASS", "feature {", "feature --", "\tensure\n", "\trequire\n"]
    case "Elixir":
      [
        " do\n", " do\r", "do:", "->", "|>", "config :", "%{", "defstruct", "@doc", "@spec", "import_config",
        "select: ",
        "where: ",
      ]
    case "F#": ["let ", "open ", "module ", "member ", "type ", "->"]
    case "Fish":
      [
        "\nend", " end\n", "; and", "; or", "set -", "set fish", "complete -", "$argv", "alias ", "abbr ", " -x ",
      ]
    case "Forth":
      [
        " ;\n", " ;\r", " ; ", "\n;\n", "\n;\r", ".\" ", " constant ", " CONSTANT ", "variable ", "VARIABLE ",
        "create ",
        "CREATE ", "include ", "INCLUDE ", "require ", "needs ", " dup", " DUP", " drop", " DROP", " swap", " SWAP",
        " @", " !",
        " emit", " EMIT", " cr", " CR", " do ", " DO ", " if ", " IF ",
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
        "gem '",
        "gem \"", "if ", "include ", "module ", "puts ", "require", "unless ", "until ", "while ",
      ]
    case "SML": ["fun ", "val ", "structure ", "signature ", "functor ", "datatype ", "type ", "open ", "use \""]
    case "Sass": [": ", "$", "@"]
    case "Shell": ["$", "=", "|", ">", "&&", ";;", "/", " -", "echo \"", "echo '"]
    case "Solidity": [";\n", ";\r", "{"]
    case "Stylus":
      [
        "%", "&", "@import", "@require", "background", "border", "color", "display", "font", "height", "margin",
        "opacity",
        "padding", "position", "px", "text-", "width",
      ]
    case "Swift": ["{", "=", "import ", "func ", "let ", "var "]
    case "VBScript":
      [
        "CreateObject", "Dim ", "End ", "Function ", "MsgBox", "Set ", "Sub ", "WScript", "Wscript", "createobject",
        "dim ",
        "end ", "function ", "msgbox", "set ", "sub ", "wscript",
      ]
    case "VHDL": [";\n", ";\r", "; --", ");"]
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
    let signs = signs(of: language)
    return signs.isEmpty || sample.contains(anyOf: signs)
  }

  /// Whether lines begin with a letter that no fact begins with: one outside of ASCII (ISO/IEC 13211-1, section 6.5).
  private static func hasForeignHeads(_ sample: TextSample) -> Bool {
    sample.lines.places.contains { !$0.isBlank && $0.head >= 0x80 }
  }

  /// What statements of SQL begin with that sentences hardly begin with (ISO/IEC 9075-2, clauses 11, 14 and 20).
  private static let openings: [StaticString] = [
    "alter table ", "alter extension ", "begin transaction", "comment on ", "create aggregate", "create cast",
    "create database", "create extension", "create external", "create function", "create global",
    "create index", "create materialized", "create operator", "create or ", "create proc", "create role",
    "create schema", "create sequence", "create table", "create temp", "create trigger", "create type",
    "create unique", "create user", "create view", "declare @", "delete from ", "drop extension ",
    "drop function ", "drop index ", "drop procedure ", "drop table ", "drop trigger ", "drop type ", "drop view ",
    "exec ", "grant all ", "grant execute ", "grant select ", "insert into ", "merge into ", "pragma ", "raiserror",
    "replace into ", "returns setof ", "set @", "set nocount ", "truncate table ", "values (", "values(",
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
