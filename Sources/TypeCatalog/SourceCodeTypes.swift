// SPDX-License-Identifier: Apache-2.0

/// Source code, scripts and the files of development tools.
enum SourceCodeTypes {
  /// Types that the operating system exports.
  static let exported = #"""
    com.apple.applescript.script|public.data public.script|scpt||compiled AppleScript script|ostype='osas'
    com.apple.applescript.text|public.script|applescript||AppleScript source text
    com.apple.iig-source|public.c-source|iig||IOKit interface generator source
    com.apple.rez-source|public.source-code|r||Rez resource source
    com.apple.symbol-export|public.source-code|exp||list of exported symbols
    com.netscape.javascript-source|public.script public.executable|js jscript javascript mjs|text/javascript|JavaScript source
    com.sun.java-class|public.data public.executable|class||Java class
    com.sun.java-source|public.source-code|java jav||Java source
    public.ada-source|public.source-code|ada adb ads||Ada source
    public.assembly-source|public.source-code|s||assembly language source
    public.bash-script|public.shell-script|bash||Bash script
    public.c-header|public.source-code|h||C header
    public.c-plus-plus-header|public.source-code|hh hp hpp hxx h++ ipp||C++ header
    public.c-plus-plus-inline-header|public.c-plus-plus-header|inl||C++ header of inline functions
    public.c-plus-plus-source|public.source-code|cp cpp c++ cc cxx||C++ source
    public.c-plus-plus-source.preprocessed|public.c-plus-plus-source public.source-code.preprocessed|ii||preprocessed C++ source
    public.c-source|public.source-code|c||C source
    public.c-source.preprocessed|public.c-source public.source-code.preprocessed|i||preprocessed C source
    public.csh-script|public.shell-script|csh||C shell script
    public.dylan-source|public.source-code|dlyan lid||Dylan source
    public.fortran-77-source|public.fortran-source|f77||Fortran 77 source
    public.fortran-90-source|public.fortran-source|f90||Fortran 90 source
    public.fortran-95-source|public.fortran-source|f95||Fortran 95 source
    public.fortran-source|public.source-code|f for||Fortran source
    public.ksh-script|public.shell-script|ksh||Korn shell script
    public.lex-source|public.source-code|l lm lmm lpp lxx ll||Lex source
    public.make-source|public.script|make mak gmk mk||makefile
    public.mig-source|public.source-code|defs mig||Mach interface generator source
    public.object-code|public.data public.executable|o||object code
    public.objective-c-plus-plus-source|public.source-code|mm||Objective-C++ source
    public.objective-c-plus-plus-source.preprocessed|public.objective-c-plus-plus-source public.source-code.preprocessed|mii||preprocessed Objective-C++ source
    public.objective-c-source|public.source-code|m||Objective-C source
    public.objective-c-source.preprocessed|public.objective-c-source public.source-code.preprocessed|mi||preprocessed Objective-C source
    public.pascal-source|public.source-code|pas||Pascal source
    public.perl-script|public.shell-script|pl pm|text/x-perl-script|Perl script
    public.php-script|public.shell-script|php php3 php4 ph3 ph4 phtml|text/php text/x-php-script application/php|PHP script
    public.precompiled-c-header|public.source-code|pch||precompiled C header
    public.precompiled-c-plus-plus-header|public.source-code|pch++||precompiled C++ header
    public.python-script|public.shell-script|py|text/x-python-script|Python script
    public.ruby-script|public.shell-script|rb rbw|text/x-ruby-script|Ruby script
    public.script|public.source-code|||script
    public.shell-script|public.script|sh||shell script
    public.source-code|public.plain-text|||source code
    public.source-code.preprocessed|public.source-code|||preprocessed source code
    public.swift-source|public.source-code|swift||Swift source
    public.tcsh-script|public.shell-script|tcsh||tcsh script
    public.yacc-source|public.source-code|y ym ymm ypp yxx yy||Yacc source
    public.zsh-script|public.shell-script|zsh||Z shell script
    """#

  /// Types that the operating system does not declare.
  static let thirdParty = #"""
    com.adobe.actionscript|public.source-code|as||ActionScript source
    com.adobe.coldfusion|public.source-code|cfm cfml cfc||ColdFusion source
    com.apple.clips-source|public.source-code|clp||CLIPS source
    com.apple.documentation.guide|net.daringfireball.markdown|guide||playground guide
    com.apple.dt.document.apns|public.json|apns||remote notification for a simulator
    com.apple.dt.interfacebuilder.document.storyboard|public.xml|storyboard||Interface Builder storyboard
    com.apple.interfacebuilder.document.cocoa|public.xml|xib||Interface Builder document
    com.apple.metal|public.source-code|metal||Metal shader source
    com.apple.terminal.shell-script|public.shell-script|command tool||script for Terminal
    com.apple.text-based-dylib|public.yaml|tbd||stub of a dynamic library
    com.apple.xcode.entitlements-property-list|com.apple.xml-property-list|entitlements||entitlements
    com.apple.xcode.mom|public.data|mom||compiled Core Data model
    com.apple.xcode.project|public.composite-content com.apple.package|xcodeproj||Xcode project
    com.apple.xcode.projectdata|public.text|mode0 mode1 mode2 mode3||user data of an Xcode project
    com.apple.xcode.strings-text|public.text|strings||localized strings
    com.autoit.au3|public.data|au3 a3x||AutoIt script
    com.barebones.bbedit.scss-source|public.source-code|scss|text/x-scss|Sass style sheet
    com.docker.dockerfile|public.source-code|dockerfile|text/x-dockerfile|Docker build file
    com.microsoft.batch-file|public.script public.executable|bat cmd|text/x-msdos-batch application/x-bat|Windows batch file
    com.microsoft.c-sharp|public.source-code|cs|text/x-csharp|C# source
    com.microsoft.hlsl|public.source-code|hlsl||HLSL shader source
    com.microsoft.typescript|public.script|ts tsx mts cts|application/typescript application/x-typescript text/typescript|TypeScript source
    com.microsoft.xaml|public.source-code|xaml|application/xaml+xml|XAML markup
    com.nvidia.cuda|public.c-plus-plus-source|cu||CUDA source
    com.oracle.sql|public.plain-text|pks pkb pck||Oracle SQL source
    com.unity.document|public.plain-text|unity||Unity scene
    dev.dart.dart-script|public.source-code|dart|application/vnd.dart text/x-dart|Dart source
    dev.nix.source|public.plain-text|nix|text/x-nix|Nix expression
    dev.svelte.source|public.plain-text|svelte||Svelte component
    org.acpica.aml|public.object-code|aml|application/x-intel-aml|ACPI machine code
    org.acpica.dsl|public.source-code|dsl||ACPI source
    org.arduino.ino-source|public.source-code|ino|text/x-arduino|Arduino sketch
    org.clojure|public.source-code|clj cljc cljs cljr|text/x-clojure|Clojure source
    org.cmake.cmake|public.plain-text|cmake|text/x-cmake|CMake source
    org.codehaus.groovy-source|public.source-code|groovy|text/x-groovy|Groovy source
    org.coffee.source|public.source-code|coffee|text/coffeescript|CoffeeScript source
    org.crystal-lang.source|public.plain-text|cr|text/x-crystal|Crystal source
    org.dlang.d|public.source-code|d di|text/x-d|D source
    org.elixir-lang.source|public.plain-text|ex exs|text/x-elixir|Elixir source
    org.erlang.erlang-source|public.source-code|erl hrl|text/x-erlang|Erlang source
    org.fish.source|public.source-code|fish|application/x-fishscript|Fish script
    org.gnu.emacs-lisp|public.source-code|el|text/x-emacs-lisp|Emacs Lisp source
    org.golang.go-script|public.source-code|go|text/x-go|Go source
    org.haskell.haskell-script|public.source-code|hs lhs|text/x-haskell|Haskell source
    org.iso.sql|public.source-code|sql mysql pgsql|application/sql text/x-sql|SQL source
    org.julialang.julia|public.source-code|jl|text/x-julia text/julia|Julia source
    org.khronos.glsl-source|public.source-code|glsl|text/x-glsl|GLSL shader source
    org.khronos.glsl.fragment-shader|org.khronos.glsl-source|fs fsh frag fragsh||GLSL fragment shader
    org.khronos.glsl.geometry-shader|org.khronos.glsl-source|gs gsh geom||GLSL geometry shader
    org.khronos.glsl.tess-control-shader|org.khronos.glsl-source|ctrl||GLSL tessellation control shader
    org.khronos.glsl.tess-evaluation-shader|org.khronos.glsl-source|eval||GLSL tessellation evaluation shader
    org.khronos.glsl.vertex-shader|org.khronos.glsl-source|vs vsh vert vertex||GLSL vertex shader
    org.kotlinlang.source|public.source-code|kt kts|text/x-kotlin|Kotlin source
    org.lesscss.less|public.plain-text|less|text/x-less|Less style sheet
    org.lua.lua-source|public.source-code|lua|text/x-lua|Lua source
    org.miniscript.ms|public.plain-text|ms||MiniScript source
    org.nodejs.cjs|com.netscape.javascript-source|cjs||CommonJS module
    org.ocaml.ocaml-interface|public.source-code|mli||OCaml interface
    org.ocaml.ocaml-source|public.source-code|ml mll mly|text/x-ocaml|OCaml source
    org.perl.test-script|public.perl-script|t||Perl test
    org.python.compiled-script|public.data|pyc|application/x-bytecode.python application/x-python-code|compiled Python module
    org.r-project.r|public.source-code|r|text/x-r|R source
    org.racket-lang.source|public.plain-text|rkt|text/x-racket|Racket source
    org.rubygems.gemspec|public.plain-text|gemspec||Ruby gem description
    org.rust-lang.rust-script|public.source-code|rs|text/x-rust|Rust source
    org.scala-lang.scala-source|public.source-code|scala|text/x-scala|Scala source
    org.soliditylang.source|public.plain-text|sol||Solidity source
    org.supercollider.sc|public.plain-text|scd|text/supercollider|SuperCollider source
    org.vim.vim-script|public.source-code|vim|text/x-vim|Vim script
    org.vuejs.vue|public.plain-text|vue|text/x-vue|Vue component
    public.nasm-assembly-source|public.source-code|nasm asm|text/x-nasm|Netwide Assembler source
    public.opencl-source|public.source-code|cl||OpenCL source
    public.protobuf-source|public.source-code|proto|text/x-protobuf|Protocol Buffers source
    run.gleam.source|public.source-code|gleam|text/x-gleam|Gleam source
    tk.tcl.tcl-source|public.source-code|tcl|text/x-tcl application/x-tcl|Tcl source
    """#
}
