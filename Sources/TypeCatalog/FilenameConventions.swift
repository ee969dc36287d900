// SPDX-License-Identifier: Apache-2.0

/// What extensions and names commonly stand for besides what declarations say of them, as lines of
/// `extension|MIME types`, the more common meaning first.
///
/// Sources: the IANA media type registry, the glob patterns that freedesktop.org's shared MIME-info specification made
/// common, and the formats' own documentation.
package enum FilenameConventions {
  /// Names that stand for a format as a whole, in small letters, as lines of `name|MIME type`, sorted.
  package static let wholeNames = """
    .babelrc|application/json
    .bash_aliases|text/x-shellscript
    .bash_history|text/plain
    .bash_profile|text/x-shellscript
    .bashrc|text/x-shellscript
    .clang-format|application/yaml
    .clang-tidy|application/yaml
    .coveragerc|text/x-ini
    .editorconfig|text/x-ini
    .emacs|text/x-emacs-lisp
    .eslintrc|application/json
    .flake8|text/x-ini
    .gitconfig|text/x-ini
    .gitmodules|text/x-ini
    .gvimrc|text/x-vim
    .htaccess|text/x-apacheconf
    .jshintrc|application/json
    .npmrc|text/x-ini
    .prettierrc|application/json
    .profile|text/x-shellscript
    .pylintrc|text/x-ini
    .vimrc|text/x-vim
    .zprofile|text/x-shellscript
    .zshenv|text/x-shellscript
    .zshrc|text/x-shellscript
    apache2.conf|text/x-apacheconf
    apkbuild|text/x-shellscript
    authorized_keys|text/x-ssh-authorized-keys
    authors|text/x-authors
    berksfile|application/x-ruby
    brewfile|application/x-ruby
    buck|text/x-starlark
    build.bazel|text/x-starlark
    cacerts|application/x-java-keystore
    capfile|application/x-ruby
    cargo.lock|application/toml
    cargo.toml.orig|application/toml
    changelog|text/x-changelog
    cmakelists.txt|text/x-cmake
    composer.lock|application/json
    configure|text/x-shellscript
    configure.ac|application/x-m4
    configure.in|application/x-m4
    containerfile|text/x-dockerfile
    copying|text/x-copying
    core|application/x-core
    credits|text/x-credits
    dangerfile|application/x-ruby
    dicomdir|application/dicom
    dockerfile|text/x-dockerfile
    fastfile|application/x-ruby
    flake.lock|application/json
    gemfile|application/x-ruby
    gmon.out|application/x-profile
    gnumakefile|text/x-makefile
    go.mod|text/x-go-mod
    go.sum|text/x-go-sum
    go.work|text/x-go-mod
    guardfile|application/x-ruby
    httpd.conf|text/x-apacheconf
    id_ecdsa|text/x-ssh-private-key
    id_ed25519|text/x-ssh-private-key
    id_rsa|text/x-ssh-private-key
    install|text/x-install
    jenkinsfile|text/x-groovy
    kconfig|text/x-kconfig
    known_hosts|text/x-ssh-known-hosts
    makefile|text/x-makefile
    makefile.am|text/x-makefile
    makefile.in|text/x-makefile
    meson.build|text/x-meson
    meson.options|text/x-meson
    meson_options.txt|text/x-meson
    module.bazel|text/x-starlark
    nginx.conf|text/x-nginx-conf
    package.resolved|application/json
    pdm.lock|application/toml
    perf.data|application/x-perf-data
    pipfile|application/toml
    pipfile.lock|application/json
    pkgbuild|text/x-shellscript
    podfile|application/x-ruby
    poetry.lock|application/toml
    pom.xml|text/x-maven+xml
    project.godot|application/x-godot-project
    puppetfile|application/x-ruby
    rakefile|application/x-ruby
    rebar.config|text/x-erlang
    rmail|message/x-gnu-rmail
    sconscript|text/x-python text/x-scons
    sconstruct|text/x-python text/x-scons
    settings.xml|text/x-maven+xml
    setup.cfg|text/x-ini
    snakefile|text/x-python
    thorfile|application/x-ruby
    tiltfile|text/x-starlark
    todo.txt|text/x-todo-txt
    uv.lock|application/toml
    vagrantfile|application/x-ruby
    vimrc|text/x-vim
    vmlinuz|application/x-linux-kernel
    winmail.dat|application/vnd.ms-tnef
    workspace.bazel|text/x-starlark
    wscript|text/x-python
    """

  /// Names that stand for a format with anything behind a point as well, which says which variant it is, as `Makefile.win`;
  /// lines of `name|MIME type`, sorted.
  package static let variedNames = """
    containerfile|text/x-dockerfile
    dockerfile|text/x-dockerfile
    gnumakefile|text/x-makefile
    jenkinsfile|text/x-groovy
    kconfig|text/x-kconfig
    makefile|text/x-makefile
    vagrantfile|application/x-ruby
    """

  /// What extensions stand for before the declared types that carry them, as lines of `extension|MIME type`, sorted.
  package static let common = """
    3ds|image/x-3ds
    cst|application/x-director
    edn|application/edn
    f4a|audio/mp4
    f4b|audio/x-m4b
    f4v|video/mp4
    fh10|image/x-freehand
    fh11|image/x-freehand
    fig|image/x-xfig
    fs|text/x-fsharp
    gs|text/x-genie
    img|application/vnd.efi.img
    ll|text/x-llvm
    m15|audio/x-mod
    ntf|application/vnd.nitf
    r|text/x-r
    sav|application/x-spss-sav
    smf|application/vnd.stardivision.math
    snap|application/vnd.snap
    spx|audio/x-speex+ogg
    wks|application/vnd.ms-works
    xpi|application/x-xpinstall
    """
}
