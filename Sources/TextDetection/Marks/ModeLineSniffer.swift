// SPDX-License-Identifier: Apache-2.0
import ByteSources
import ByteVectors
import Detection

/// Texts in which their author names the language for an editor: `-*- C++ -*-` in the first line for Emacs, `vim: ft=sh`
/// in one of the first or last five for Vim.
///
/// Source: GNU Emacs manual, sections Choosing File Modes and Specifying File Variables; Vim: options.txt, modeline.
enum ModeLineSniffer: TextSniffer {
  /// By the name of the mode or of the file type, in small letters.
  static let modes = TypeTable(
    """
    ada|public.ada-source|text/x-adasrc|Ada source|Emacs: ada-mode
    asm||text/x-asm|Assembly source|Emacs: asm-mode
    autoconf||application/x-m4|Autoconf input|Emacs: autoconf-mode
    awk||text/x-awk|AWK source|Emacs: awk-mode
    c|public.c-source|text/x-csrc|C source|Emacs: cc-mode
    c++|public.c-plus-plus-source|text/x-c++src|C++ source|Emacs: cc-mode
    caml||text/x-ocaml|OCaml source|Emacs: caml-mode
    clojure||text/x-clojure|Clojure source|Emacs: clojure-mode
    cmake||text/x-cmake|CMake source|Emacs: cmake-mode
    common-lisp||text/x-common-lisp|Common Lisp source|Emacs: lisp-mode
    coq||text/x-coq|Coq source|Emacs: Proof General
    cperl|public.perl-script|text/x-perl|Perl source|Emacs: cperl-mode
    cpp|public.c-plus-plus-source|text/x-c++src|C++ source|Vim: filetype cpp
    csh|public.csh-script|text/x-csh|C shell script|Vim: filetype csh
    css|public.css|text/css|Style sheet|Emacs: css-mode
    cython||text/x-cython|Cython source|Emacs: cython-mode
    d|org.dlang.d|text/x-dsrc|D source|Emacs: d-mode
    delphi||text/x-pascal|Pascal source|Emacs: opascal-mode
    dockerfile||text/x-dockerfile|Dockerfile|Vim: filetype dockerfile
    elisp||text/x-emacs-lisp|Emacs Lisp source|Emacs: emacs-lisp-mode
    emacs-lisp||text/x-emacs-lisp|Emacs Lisp source|Emacs: emacs-lisp-mode
    erlang||text/x-erlang|Erlang source|Emacs: erlang-mode
    f90||text/x-fortran|Fortran source|Emacs: f90-mode
    fish||application/x-fishscript|fish script|Vim: filetype fish
    forth||text/x-forth|Forth source|Emacs: forth-mode
    fortran||text/x-fortran|Fortran source|Emacs: fortran-mode
    go||text/x-go|Go source|Emacs: go-mode
    groovy||text/x-groovy|Groovy source|Vim: filetype groovy
    haskell||text/x-haskell|Haskell source|Emacs: haskell-mode
    help||text/x-vim-help|Vim help|Vim: filetype help
    java|com.sun.java-source|text/x-java|Java source|Emacs: java-mode
    javascript|com.netscape.javascript-source|text/javascript|JavaScript source|Vim: filetype javascript
    js|com.netscape.javascript-source|text/javascript|JavaScript source|Emacs: js-mode
    js2|com.netscape.javascript-source|text/javascript|JavaScript source|Emacs: js2-mode
    julia||text/x-julia|Julia source|Emacs: julia-mode
    latex|org.tug.tex|text/x-tex|LaTeX document|Emacs: latex-mode
    lisp||text/x-common-lisp|Common Lisp source|Emacs: lisp-mode
    lua||text/x-lua|Lua source|Emacs: lua-mode
    m4||application/x-m4|m4 source|Emacs: m4-mode
    make|public.make-source|text/x-makefile|Makefile|Vim: filetype make
    makefile|public.make-source|text/x-makefile|Makefile|Emacs: makefile-mode
    makefile-gmake|public.make-source|text/x-makefile|Makefile|Emacs: makefile-mode
    markdown|net.daringfireball.markdown|text/markdown|Markdown document|Emacs: markdown-mode
    nroff||text/troff|troff document|Emacs: nroff-mode
    objc||text/x-objcsrc|Objective-C source|Emacs: cc-mode
    ocaml||text/x-ocaml|OCaml source|Vim: filetype ocaml
    octave||text/x-matlab|Octave source|Emacs: octave-mode
    openfoam||text/x-openfoam|OpenFOAM dictionary|OpenFOAM user guide, section 4.2
    org|org.orgmode.org|text/org|Org document|Emacs: org-mode
    pascal||text/x-pascal|Pascal source|Emacs: pascal-mode
    perl|public.perl-script|text/x-perl|Perl source|Emacs: perl-mode
    php|public.php-script|text/x-php|PHP source|Emacs: php-mode
    prolog||text/x-prolog|Prolog source|Emacs: prolog-mode
    python|public.python-script|text/x-python|Python source|Emacs: python-mode
    r||text/x-r|R source|Emacs: ess-mode
    rpm-spec||text/x-rpm-spec|RPM spec|Emacs: rpm-spec-mode
    rst||text/x-rst|reStructuredText document|Emacs: rst-mode
    ruby|public.ruby-script|text/x-ruby|Ruby source|Emacs: ruby-mode
    rust|org.rust-lang.rust-script|text/rust|Rust source|Emacs: rust-mode
    scheme||text/x-scheme|Scheme source|Emacs: scheme-mode
    sed||text/x-sed|sed script|Vim: filetype sed
    sh|public.shell-script|text/x-shellscript|Shell source|Emacs: sh-mode
    shell-script|public.shell-script|text/x-shellscript|Shell source|Emacs: sh-mode
    sml||text/x-sml|SML source|Emacs: sml-mode
    spec||text/x-rpm-spec|RPM spec|Vim: filetype spec
    sql||application/sql|SQL source|Emacs: sql-mode
    tablegen||text/x-tablegen|TableGen source|LLVM: tablegen-mode
    tcl||text/x-tcl|Tcl source|Emacs: tcl-mode
    tex|org.tug.tex|text/x-tex|TeX document|Emacs: tex-mode
    texinfo||application/x-texinfo|Texinfo document|Emacs: texinfo-mode
    toml||application/toml|TOML data|Vim: filetype toml
    tuareg||text/x-ocaml|OCaml source|Emacs: tuareg
    typescript||application/typescript|TypeScript source|Vim: filetype typescript
    verilog||text/x-verilog|Verilog source|Emacs: verilog-mode
    vhdl||text/x-vhdl|VHDL source|Emacs: vhdl-mode
    vim|org.vim.vim-script|text/x-vim|Vim script|Vim: filetype vim
    yaml|public.yaml|application/yaml|YAML data|Emacs: yaml-mode
    zsh|public.zsh-script|text/x-shellscript|Z shell script|Vim: filetype zsh
    """)

  /// Lines at either end in which Vim looks, as long as nobody tells it otherwise.
  private static let mostModeLines = 5
  /// Bytes of a line that are looked at.
  private static let longestLine = 512

  static let tables = [modes]

  static func finding(in sample: TextSample) -> KnownFinding? {
    if isDocumented(sample) { return KnownFinding(modes["octave"], .fair) }
    guard let mode = emacsMode(in: sample.lines) ?? vimType(in: sample) else { return nil }
    // Who writes so much into a text says that it is none but that (GNU Emacs manual, section Text Mode).
    if mode == "text" { return KnownFinding(TextDetector.plainText, .fallback) }
    guard let known = modes[mode],
      // The rules of Lex and Yacc name the language of their actions (POSIX: lex, yacc; flex manual, section Options).
      !sample.contains(anyOf: ["\n%%", "\n%option ", "\n%token "])
    else { return nil }
    // Functions of Octave have their documentation in comments (GNU Octave manual, section Documentation Tips), where no
    // document begins.
    if mode == "texinfo", !sample.contains("\n@setfilename "), let first = sample.lines.first?.first,
      first == UInt8(ascii: "#") || first == UInt8(ascii: "%")
    {
      return KnownFinding(modes["octave"], .fair)
    }
    // Dictionaries name the language of their comments in the frame that tells what wrote them.
    if mode == "c++", sample.lines.haveLine(beginningWith: "FoamFile") {
      return KnownFinding(modes["openfoam"], .strong)
    }
    if mode == "c" || mode == "c++", HostedSource.isInterface(sample) {
      return KnownFinding(LanguageModel.known("SWIG"), .fair)
    }
    // Emacs had no mode of its own for interfaces for long.
    if mode == "c++", definesInterface(sample) { return KnownFinding(LanguageModel.known("IDL"), .fair) }
    return KnownFinding(known, .fair)
  }

  /// Whether a line of a comment says that the next ones are for Texinfo, in a text that begins with a comment or a function
  /// (GNU Octave manual, section Documentation Tips).
  private static func isDocumented(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "#")) || sample.heads.contains(UInt8(ascii: "%")),
      sample.contains("-*- texinfo -*-"), let first = sample.lines.firstFilled,
      first.first == UInt8(ascii: "#") || first.first == UInt8(ascii: "%") || first.begins(with: "function ")
    else { return false }
    return sample.lines.contains { line in
      let text = line.drop { $0 == UInt8(ascii: "#") || $0 == UInt8(ascii: "%") }
      return text.startIndex > line.startIndex && text.trimmed.begins(with: "-*- texinfo -*-")
    }
  }

  /// Whether a line is the head of a module or an interface (OMG: Interface definition language 4.2, sections 7.4.1.4.4
  /// and 7.4.3.4.3), neither of which is a block of C++.
  private static func definesInterface(_ sample: TextSample) -> Bool {
    guard sample.heads.contains(UInt8(ascii: "m")) || sample.heads.contains(UInt8(ascii: "i")) else { return false }
    return sample.lines.contains { line in
      guard line.begins(with: "module ") || line.begins(with: "interface ") else { return false }
      let words = line.words
      return words.count == 2 || words.count == 3 && words[2].equals("{") || words.count > 3 && words[2].equals(":")
    }
  }

  private static func emacsMode(in lines: TextLines) -> String? {
    guard let first = lines.first else { return nil }
    // A script's first line belongs to the kernel, and that of a manual page to its preprocessors.
    let isTaken = first.begins(with: "#!") || first.begins(with: "'\\\"") || first.begins(with: "<?xml")
    return emacsMode(first) ?? (isTaken ? lines.dropFirst().first.flatMap(emacsMode) : nil)
  }

  private static func vimType(in sample: TextSample) -> String? {
    let lines = sample.lines
    let isEndSeen = sample.isWhole && lines.places.last?.end == sample.bytes.endIndex
    return vimType(in: lines.prefix(mostModeLines), of: sample)
      ?? (isEndSeen ? vimType(in: lines.dropFirst(mostModeLines).suffix(mostModeLines), of: sample) : nil)
  }

  private static func vimType(in lines: TextLines, of sample: TextSample) -> String? {
    guard let first = lines.places.first, let last = lines.places.last else { return nil }
    // Hardly any text has a mark, so that one search for each spares those in the lines.
    let text = sample.bytes[first.start..<last.end]
    return text.contains("vim:") || text.contains("vi:") ? lines.lazy.compactMap(vimType).first : nil
  }

  /// The name between two `-*-`, alone or after `mode:` among other variables.
  private static func emacsMode(_ line: ArraySlice<UInt8>) -> String? {
    let line = line.prefix(longestLine)
    guard let open = line.firstIndex(of: "-*-", from: line.startIndex),
      let close = line.firstIndex(of: "-*-", from: open + 3)
    else { return nil }
    let variables = line[(open + 3)..<close]
    guard variables.contains(UInt8(ascii: ":")) else { return name(variables) }
    for variable in variables.split(separator: UInt8(ascii: ";")) {
      let parts = variable.split(separator: UInt8(ascii: ":"), maxSplits: 1)
      if parts.count == 2, name(parts[0]) == "mode" { return name(parts[1]) }
    }
    return nil
  }

  /// What `ft=` or `filetype=` says after `vi:` or `vim:`, which stands at the start of a line or after a blank.
  private static func vimType(_ line: ArraySlice<UInt8>) -> String? {
    let line = line.prefix(longestLine)
    let marks: [StaticString] = ["vim:", "vi:"]
    for mark in marks {
      guard let found = line.firstIndex(of: mark, from: line.startIndex),
        found == line.startIndex || line[found - 1] <= 0x20
      else { continue }
      let options = line[found...].split { $0 <= 0x20 || $0 == UInt8(ascii: ":") }
      for option in options {
        let parts = option.split(separator: UInt8(ascii: "="), maxSplits: 1)
        if parts.count == 2, ["ft", "filetype"].contains(name(parts[0])) { return name(parts[1]) }
      }
    }
    return nil
  }

  /// A word in small letters, without the blanks around it.
  private static func name(_ text: ArraySlice<UInt8>) -> String {
    String(decoding: text.trimmed.map(\.lowercased), as: UTF8.self)
  }
}
