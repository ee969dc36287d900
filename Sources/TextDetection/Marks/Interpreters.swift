// SPDX-License-Identifier: Apache-2.0
import Detection

/// What scripts are written in, by the programs that run them.
enum Interpreters {
  /// By interpreter, without a version at its end.
  static let types = TypeTable(
    """
    Rscript||text/x-r|R script|Rscript(1)
    apl||text/x-apl|APL script|apl(1)
    aplx||text/x-apl|APL script|APLX
    ash|public.shell-script|text/x-shellscript|shell script|ash(1)
    asy||text/x-asymptote|Asymptote script|asy(1)
    awk||text/x-awk|awk script|awk(1)
    bash|public.bash-script|text/x-shellscript|Bash script|bash(1)
    bats|public.bash-script|text/x-shellscript|Bats test|bats(1)
    bb||text/x-clojure|Clojure script|Babashka
    bigloo||text/x-scheme|Scheme script|bigloo(1)
    boolector||text/x-smtlib|SMT-LIB script|Boolector
    bpftrace||text/x-bpftrace|bpftrace program|bpftrace(8)
    bun||text/javascript|JavaScript|Bun
    busybox|public.shell-script|text/x-shellscript|shell script|busybox(1)
    ccl||text/x-common-lisp|Lisp script|Clozure CL
    chakra|com.netscape.javascript-source|text/javascript|JavaScript|ChakraCore
    chibi-scheme||text/x-scheme|Scheme script|chibi-scheme(1)
    chicken||text/x-scheme|Scheme script|CHICKEN
    clisp||text/x-common-lisp|Lisp script|clisp(1)
    clojure||text/x-clojure|Clojure script|Clojure: CLI
    coffee|org.coffee.source|application/vnd.coffeescript|CoffeeScript|coffee
    cperl|public.perl-script|text/x-perl|Perl script|cperl
    crystal|org.crystal-lang.source|text/x-crystal|Crystal script|crystal(1)
    csh|public.csh-script|text/x-csh|C shell script|csh(1)
    cvc||text/x-smtlib|SMT-LIB script|cvc4(1)
    cwl-runner||application/cwl|CWL document|Common Workflow Language
    d8|com.netscape.javascript-source|text/javascript|JavaScript|V8: d8
    dafny||text/x-dafny|Dafny program|Dafny
    dart||application/vnd.dart|Dart script|dart
    dash|public.shell-script|text/x-shellscript|shell script|dash(1)
    deno|com.netscape.javascript-source|text/javascript|JavaScript|Deno
    dtrace||text/x-dtrace|DTrace program|dtrace(1)
    dyalog||text/x-apl|APL script|Dyalog APL
    dyalogscript||text/x-apl|APL script|Dyalog APL
    ecl||text/x-common-lisp|Lisp script|ecl(1)
    elixir||text/x-elixir|Elixir script|elixir(1)
    elvish||text/x-elvish|Elvish script|Elvish
    emacs||text/x-emacs-lisp|Emacs Lisp script|emacs(1)
    escript||text/x-erlang|Erlang script|escript(1)
    expect||text/x-expect|Expect script|expect(1)
    fennel||text/x-fennel|Fennel script|fennel(1)
    fish||application/x-fishscript|fish script|fish(1)
    fsharpi||text/x-fsharp|F# script|fsharpi(1)
    gawk||text/x-awk|GNU awk script|gawk(1)
    gforth||text/x-forth|Forth script|gforth(1)
    gjs|com.netscape.javascript-source|text/javascript|JavaScript|gjs(1)
    gnuplot||application/x-gnuplot|gnuplot script|gnuplot(1)
    gosh||text/x-scheme|Scheme script|gosh(1)
    gprolog||text/x-prolog|Prolog script|gprolog(1)
    gpxe||text/x-ipxe|iPXE script|iPXE: Scripting
    groovy||text/x-groovy|Groovy script|Groovy
    gsed||text/x-sed|sed script|sed(1)
    gsi||text/x-scheme|Scheme script|gsi(1)
    gst||text/x-smalltalk|Smalltalk script|gst(1)
    guile||text/x-scheme|Scheme script|guile(1)
    hhvm||text/x-hack|Hack script|HHVM
    hy||text/x-hy|Hy script|Hy
    instantfpc||text/x-pascal|Pascal script|instantfpc(1)
    io||text/x-iosrc|Io script|Io
    ioke||text/x-iokesrc|Ioke script|Ioke
    ipxe||text/x-ipxe|iPXE script|iPXE: Scripting
    ipython|public.python-script|text/x-python|Python script|ipython(1)
    janet||text/x-janet|Janet script|janet(1)
    jconsole||text/x-j|J script|J: jconsole
    jimsh||text/x-tcl|Tcl script|jimsh
    jolie||text/x-jolie|Jolie program|Jolie
    jruby|public.ruby-script|text/x-ruby|Ruby script|jruby
    js|com.netscape.javascript-source|text/javascript|JavaScript|js(1)
    julia||text/x-julia|Julia script|julia(1)
    just||text/x-just|justfile|just(1)
    kotlin||text/x-kotlin|Kotlin script|kotlin
    ksh|public.ksh-script|text/x-shellscript|Korn shell script|ksh(1)
    lisp||text/x-common-lisp|Lisp script|CMUCL
    lsc||text/livescript|LiveScript|LiveScript
    lua||text/x-lua|Lua script|lua(1)
    luajit||text/x-lua|Lua script|luajit(1)
    m4||application/x-m4|m4 script|m4(1)
    macruby|public.ruby-script|text/x-ruby|Ruby script|MacRuby
    make||text/x-makefile|makefile|make(1)
    makeinfo||application/x-texinfo|Texinfo document|makeinfo(1)
    mathsat||text/x-smtlib|SMT-LIB script|MathSAT
    mawk||text/x-awk|awk script|mawk(1)
    minised||text/x-sed|sed script|minised(1)
    minizinc||text/x-minizinc|MiniZinc model|MiniZinc
    mksh|public.ksh-script|text/x-shellscript|Korn shell script|mksh(1)
    mmi||text/x-mercury|Mercury source|Mercury
    moon||text/x-moonscript|MoonScript|MoonScript reference manual
    mscgen||text/x-mscgen|Message sequence chart|mscgen(1)
    mzscheme||text/x-racket|Racket script|racket(1)
    nawk||text/x-awk|awk script|nawk(1)
    newlisp||text/x-newlisp|newLISP script|newlisp(1)
    nextflow||text/x-groovy|Nextflow script|Nextflow
    nft||text/x-nftables|nftables rules|nft(8)
    node|com.netscape.javascript-source|text/javascript|JavaScript|node(1)
    nodejs|com.netscape.javascript-source|text/javascript|JavaScript|node(1)
    nqp||text/x-raku|NQP script|Rakudo: NQP
    nu||application/x-nuscript|Nushell script|Nushell
    ocaml||text/x-ocaml|OCaml script|ocaml(1)
    ocamlrun||text/x-ocaml|OCaml script|ocamlrun(1)
    ocamlscript||text/x-ocaml|OCaml script|ocamlscript
    octave||text/x-matlab|Octave script|octave(1)
    oil|public.shell-script|text/x-shellscript|shell script|Oils
    openrc-run|public.shell-script|text/x-shellscript|service script|openrc-run(8)
    opensmt||text/x-smtlib|SMT-LIB script|OpenSMT
    osascript|com.apple.applescript.text|text/x-applescript|AppleScript|osascript(1)
    osh|public.shell-script|text/x-shellscript|shell script|Oils
    parrot||text/x-parrot|Parrot source|Parrot
    pdksh|public.ksh-script|text/x-shellscript|Korn shell script|ksh(1)
    perl|public.perl-script|text/x-perl|Perl script|perlrun(1)
    perl6||text/x-raku|Raku script|Raku: Perl 6, its former name
    php|public.php-script|text/x-php|PHP script|php(1)
    picolisp||text/x-picolisp|PicoLisp script|picolisp(1)
    pike||text/x-pike|Pike script|pike(1)
    pil||text/x-picolisp|PicoLisp script|pil(1)
    pwsh||application/x-powershell|PowerShell script|pwsh(1)
    pypy|public.python-script|text/x-python|Python script|pypy
    python|public.python-script|text/x-python|Python script|python(1)
    qjs|com.netscape.javascript-source|text/javascript|JavaScript|QuickJS
    qmake||text/x-qmake|qmake project|qmake
    qml||text/x-qml|QML script|qml
    r6rs||text/x-scheme|Scheme script|R6RS
    racket||text/x-racket|Racket script|racket(1)
    rake|public.ruby-script|text/x-ruby|Ruby script|rake(1)
    raku||text/x-raku|Raku script|rakudo
    rakudo||text/x-raku|Raku script|rakudo
    rbx|public.ruby-script|text/x-ruby|Ruby script|Rubinius
    rc|public.shell-script|text/x-shellscript|shell script|rc(1)
    rdmd||text/x-d|D script|rdmd(1)
    regina||text/x-rexx|REXX script|regina(1)
    rexx||text/x-rexx|REXX script|regina(1)
    rhino|com.netscape.javascript-source|text/javascript|JavaScript|rhino(1)
    ruby|public.ruby-script|text/x-ruby|Ruby script|ruby(1)
    runghc||text/x-haskell|Haskell script|runghc(1)
    runhaskell||text/x-haskell|Haskell script|runghc(1)
    runhugs||text/x-haskell|Haskell script|runhugs(1)
    runscript|public.shell-script|text/x-shellscript|service script|openrc-run(8)
    rust-script|org.rust-lang.rust-script|text/rust|Rust script|rust-script
    sage|public.python-script|text/x-python|Sage script|SageMath
    sbcl||text/x-common-lisp|Lisp script|sbcl(1)
    scala||text/x-scala|Scala script|scala(1)
    scheme||text/x-scheme|Scheme script|Chez Scheme
    sclang|org.supercollider.sc|text/supercollider|SuperCollider script|SuperCollider
    scsh||text/x-scheme|Scheme script|scsh(1)
    scsynth|org.supercollider.sc|text/supercollider|SuperCollider script|SuperCollider
    sed||text/x-sed|sed script|sed(1)
    sh|public.shell-script|text/x-shellscript|shell script|sh(1)
    smt-rat||text/x-smtlib|SMT-LIB script|SMT-RAT
    smtinterpol||text/x-smtlib|SMT-LIB script|SMTInterpol
    ssed||text/x-sed|sed script|ssed
    stack||text/x-haskell|Haskell script|Stack
    stap||text/x-systemtap|SystemTap script|stap(1)
    stp||text/x-smtlib|SMT-LIB script|stp(1)
    swift|public.swift-source|text/x-swift|Swift script|swift
    swipl||text/x-prolog|Prolog script|swipl(1)
    tcc|public.c-source|text/x-csrc|C script|tcc(1)
    tcl||text/x-tcl|Tcl script|tclsh(1)
    tclsh||text/x-tcl|Tcl script|tclsh(1)
    tcsh|public.tcsh-script|text/x-csh|C shell script|tcsh(1)
    texlua||text/x-lua|Lua script|texlua(1)
    ts-node||application/typescript|TypeScript|ts-node
    tsx||application/typescript|TypeScript|tsx
    v8|com.netscape.javascript-source|text/javascript|JavaScript|V8
    v8-shell|com.netscape.javascript-source|text/javascript|JavaScript|V8
    verit||text/x-smtlib|SMT-LIB script|veriT
    vvp||application/x-vvp|Compiled Verilog|vvp(1)
    wish||text/x-tcl|Tcl script|wish(1)
    wolframscript||application/vnd.wolfram.wl|Wolfram script|wolframscript
    xonsh|public.python-script|text/x-python|xonsh script|xonsh
    yap||text/x-prolog|Prolog script|yap(1)
    yices||text/x-smtlib|SMT-LIB script|Yices
    yices-smt||text/x-smtlib|SMT-LIB script|Yices
    z3||text/x-smtlib|SMT-LIB script|Z3
    zsh|public.zsh-script|text/x-shellscript|Z shell script|zsh(1)
    zx|com.netscape.javascript-source|text/javascript|JavaScript|zx
    """)
}
