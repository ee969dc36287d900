// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors

/// Modules of Scheme and Emacs Lisp.
///
/// Sources: R6RS, section 7.1; R7RS, section 5.6; Chez Scheme user's guide, section Modules; GNU Emacs manual, Directory
/// Variables, and GNU Emacs Lisp manual, Multi-file Packages.
enum LispSource {
  /// What the description of a package in several files begins with, and what lists do.
  private static let package: StaticString = "(define-package \""
  private static let list: StaticString = "(("

  /// The description of a package, or a list of the variables of a directory.
  static func isEmacsData(_ sample: TextSample, at front: Int) -> Bool {
    let variables: [StaticString] = ["-mode . (", "((nil . ("]
    return sample.bytes.has(package, at: front)
      || sample.bytes.has(list, at: front) && sample.contains(anyOf: variables)
  }

  /// What modules of Scheme begin with, and what must stand there besides.
  private static let forms: [(form: StaticString, also: StaticString)] = [
    ("(define-library (", "(export"), ("(import (chezscheme", "("), ("(import (rnrs", "("), ("(import (scheme", "("),
    ("(import (srfi ", "("), ("(library (", "(export"), ("(native-module ", "\""),
  ]

  /// Construction rules, flow objects and what is done with them (ISO/IEC 10179, clause 12.4).
  private static let formsOfStyles: [StaticString] = [
    "(declare-characteristic ", "(declare-flow-object-class ", "(declare-initial-value ", "(make display-group",
    "(make external-graphic", "(make paragraph", "(make scroll", "(make sequence", "(make simple-page-sequence",
    "(process-children", "(process-matching-children", "(process-node-list", "(select-elements",
  ]
  private static let leastFormsOfStyles = 2

  /// Whether a style sheet in DSSSL says how elements are formatted, in lists alone.
  static func isStyleSheet(_ sample: TextSample) -> Bool {
    let front = sample.lines.firstText(notMarkedBy: UInt8(ascii: ";"))?.first
    guard front == UInt8(ascii: "("), sample.contains("(make ") || sample.contains("(process-") else { return false }
    return formsOfStyles.count { sample.contains($0) } >= leastFormsOfStyles
  }

  /// Definitions that Lisps have but Scheme has not.
  private static let otherForms: [StaticString] = [
    "(defmacro ", "(defn ", "(defpackage ", "(defun ", "(defvar ", "(in-package ", "(ns ", "(setq ", "#lang ",
    "(module+ ", "(domain ", "(problem ", "(declare-", "(check-sat",
  ]

  /// A module, or definitions and no words of other Lisps.
  static func isScheme(_ sample: TextSample, at front: Int) -> Bool {
    if let row = forms.first(where: { sample.bytes.has($0.form, at: front) }) { return sample.contains(row.also) }
    guard !sample.bytes.has(package, at: front), !sample.bytes.has(list, at: front),
      !sample.contains(anyOf: otherForms)
    else { return false }
    // Only Scheme's sources have this ending; and only Scheme's modules may name what they export without a word.
    let defines = sample.lines.places.contains { line in
      guard line.first == UInt8(ascii: "(") else { return false }
      let text = sample.bytes[line.text]
      return text.begins(withAnyOf: definitions) && !isClause(text) || loadsScheme(text)
    }
    return defines || isModule(sample)
  }

  /// Whether a line is a call whose only argument is the name of a source.
  private static func loadsScheme(_ line: ArraySlice<UInt8>) -> Bool {
    guard line.suffix(6).equals(".scm\")") else { return false }
    let words = line.words
    return words.count == 2 && words[1].first == UInt8(ascii: "\"")
  }

  /// Definitions of Scheme; other Lisps have words in them that begin in the same way.
  private static let definitions: [StaticString] = [
    "(define (", "(define-public ", "(define-record-type ", "(define-syntax ", "(define ", "(display \"",
  ]

  /// Whether a line defines by patterns, as Shen does.
  private static func isClause(_ line: ArraySlice<UInt8>) -> Bool {
    line.contains(" -> ") && !line.contains(UInt8(ascii: "\""))
  }

  /// Whether a line begins a module whose exports follow its name in parentheses; drawings of boards have other lists there.
  private static func isModule(_ sample: TextSample) -> Bool {
    guard let index = sample.lines.firstIndex(where: { $0.begins(with: "(module ") }), !sample.contains("(layer") else {
      return false
    }
    let line = sample.lines[index]
    let words = line.words
    guard words.count >= 2, words[1].first?.isLetter == true, !words[1].contains(UInt8(ascii: "(")) else {
      return false
    }
    let next = sample.bytes[words[1].endIndex...].first { $0 > 0x20 }
    return next == UInt8(ascii: "(") && (sample.contains("(import") || sample.contains("(include"))
  }

  /// Whether the form that names a package is closed after one name (Common Lisp: macro IN-PACKAGE).
  static func namesPackage(_ sample: TextSample) -> Bool {
    sample.lines.contains { line in
      line.begins(with: "(in-package ") && line.words.count > 1 && line.words[1].contains(UInt8(ascii: ")"))
    }
  }

  /// Whether a form, a comment or a condition on what the system is opens the text.
  static func beginsWithForm(_ sample: TextSample) -> Bool {
    sample.begins(with: "(") || sample.begins(with: ";") || sample.begins(with: "#+") || sample.begins(with: "#|")
      || sample.begins(with: "#-")
  }

  /// Whether a comment or a list comes first, as makefiles write such comments to files, and nothing is defined as in Scheme,
  /// whose libraries have the same ones.
  static func isEmacsLisp(_ sample: TextSample) -> Bool {
    // The first line has the name of the file.
    (sample.begins(with: ";") || sample.begins(with: "(")) && sample.lines.firstFilled?.contains(".scm") != true
      && !sample.contains(anyOf: formsOfScheme)
  }

  /// What modules of Guile, other programs in Scheme and those for its extensions define (GNU Guile manual, section Using Guile
  /// Modules; R7RS, section 5.3).
  private static let formsOfScheme: [StaticString] = [
    "(bind-func ", "(define ", "(define-module ", "(define-public ", "(define-syntax ", "(use-modules ",
  ]
}
