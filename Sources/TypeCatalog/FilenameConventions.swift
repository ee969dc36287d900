// SPDX-License-Identifier: Apache-2.0

/// What extensions and names commonly stand for where no declaration carries them, as lines of
/// `extension|MIME types`, the more common meaning first.
///
/// Sources: the IANA media type registry, the glob patterns that freedesktop.org's shared MIME-info specification made
/// common, and the formats' own documentation.
package enum FilenameConventions {
  /// Names that stand for a format as a whole, in small letters, as lines of `name|MIME type`, sorted.
  package static let wholeNames = """
    .babelrc|application/json
    .eslintrc|application/json
    .jshintrc|application/json
    authors|text/x-authors
    cacerts|application/x-java-keystore
    cargo.lock|application/toml
    changelog|text/x-changelog
    cmakelists.txt|text/x-cmake
    composer.lock|application/json
    containerfile|text/x-dockerfile
    copying|text/x-copying
    core|application/x-core
    credits|text/x-credits
    dicomdir|application/dicom
    dockerfile|text/x-dockerfile
    gemfile|application/x-ruby
    gmon.out|application/x-profile
    gnumakefile|text/x-makefile
    id_ecdsa|text/x-ssh-private-key
    id_ed25519|text/x-ssh-private-key
    id_rsa|text/x-ssh-private-key
    install|text/x-install
    jenkinsfile|text/x-groovy
    makefile|text/x-makefile
    meson.build|text/x-meson
    meson.options|text/x-meson
    meson_options.txt|text/x-meson
    pipfile|application/toml
    podfile|application/x-ruby
    poetry.lock|application/toml
    pom.xml|text/x-maven+xml
    project.godot|application/x-godot-project
    rakefile|application/x-ruby
    rmail|message/x-gnu-rmail
    sconscript|text/x-python text/x-scons
    sconstruct|text/x-python text/x-scons
    settings.xml|text/x-maven+xml
    vagrantfile|application/x-ruby
    winmail.dat|application/vnd.ms-tnef
    wscript|text/x-python
    """

  /// What formats without an identifier are stored in, as lines of `MIME type|identifier or MIME type`, sorted.
  ///
  /// Left out are those whose MIME type says it by its suffix (RFC 6839), such as `+xml`, and text of the top-level
  /// type `text`.
  package static let storage = """
    application/geopackage+sqlite3|public.database-sqlite
    application/graphql|public.plain-text
    application/mathematica|public.plain-text
    application/oxps|public.zip-archive
    application/pgp-encrypted|public.plain-text
    application/pgp-keys|public.plain-text
    application/pgp-signature|public.plain-text
    application/pkcs7-signature|public.plain-text
    application/raml+yaml|public.yaml
    application/relax-ng-compact-syntax|public.plain-text
    application/sieve|public.xml
    application/sparql-query|public.plain-text
    application/trig|public.plain-text
    application/vnd.flatpak.ref|public.plain-text
    application/vnd.flatpak.repo|public.plain-text
    application/vnd.font-fontforge-sfd|public.plain-text
    application/vnd.ms-powerpoint.slide.macroEnabled.12|public.zip-archive
    application/vnd.ms-publisher|application/x-ole-storage
    application/vnd.ms-works|application/x-ole-storage
    application/vnd.ms-xpsdocument|public.zip-archive
    application/vnd.oasis.opendocument.presentation-flat-xml|public.xml
    application/vnd.oasis.opendocument.spreadsheet-flat-xml|public.xml
    application/vnd.oasis.opendocument.text-flat-xml|public.xml
    application/vnd.oasis.opendocument.text-master-template|public.zip-archive
    application/vnd.openofficeorg.extension|public.zip-archive
    application/vnd.openxmlformats-officedocument.presentationml.slide|public.zip-archive
    application/vnd.stardivision.chart|application/x-ole-storage
    application/vnd.visio|application/x-ole-storage
    application/vnd.wordperfect|application/x-ole-storage
    application/vnd.youtube.yt|public.zip-archive
    application/x-abiword|public.xml
    application/x-asp|public.plain-text
    application/x-awk|public.plain-text
    application/x-ccmx|public.plain-text
    application/x-cdrdao-toc|public.plain-text
    application/x-cisco-vpn-settings|public.plain-text
    application/x-designer|public.xml
    application/x-desktop|public.plain-text
    application/x-dia-diagram|public.xml
    application/x-dia-shape|public.xml
    application/x-fluid|public.plain-text
    application/x-font-afm|public.plain-text
    application/x-font-bdf|public.plain-text
    application/x-gd-rom-cue|public.plain-text
    application/x-gdscript|public.plain-text
    application/x-gedcom|public.plain-text
    application/x-glade|public.xml
    application/x-gnumeric|org.gnu.gnu-zip-archive
    application/x-gnuplot|public.plain-text
    application/x-go-sgf|public.plain-text
    application/x-godot-project|public.plain-text
    application/x-godot-shader|public.plain-text
    application/x-gtk-builder|public.xml
    application/x-hwp|application/x-ole-storage
    application/x-ica|public.plain-text
    application/x-it87|public.plain-text
    application/x-karbon|public.zip-archive
    application/x-kchart|public.zip-archive
    application/x-kexiproject-sqlite3|public.database-sqlite
    application/x-kivio|public.zip-archive
    application/x-kpresenter|public.zip-archive
    application/x-krita|public.zip-archive
    application/x-kspread|public.zip-archive
    application/x-kword|public.zip-archive
    application/x-lyx|public.plain-text
    application/x-m4|public.plain-text
    application/x-magicpoint|public.plain-text
    application/x-markaby|public.plain-text
    application/x-msi|application/x-ole-storage
    application/x-npz|public.zip-archive
    application/x-nzb|public.xml
    application/x-pagemaker|application/x-ole-storage
    application/x-powershell|public.plain-text
    application/x-profile|public.plain-text
    application/x-quattropro|application/x-ole-storage
    application/x-sami|public.plain-text
    application/x-shared-library-la|public.plain-text
    application/x-troff-man|public.plain-text
    application/x-ufraw|public.xml
    application/x-wais-source|public.plain-text
    application/x-xbel|public.xml
    chemical/seq-na-genbank|public.plain-text
    chemical/x-cif|public.plain-text
    chemical/x-embl-dl-nucleotide|public.plain-text
    chemical/x-fasta|public.plain-text
    chemical/x-fastq|public.plain-text
    chemical/x-mdl-rxnfile|public.plain-text
    chemical/x-mopac-input|public.plain-text
    image/openraster|public.zip-archive
    image/x-kodak-k25|public.tiff
    image/x-kodak-kdc|public.tiff
    image/x-xpixmap|public.plain-text
    model/3mf|public.zip-archive
    model/iges|public.plain-text
    model/mtl|public.plain-text
    model/vrml|public.plain-text
    text/vnd.wap.wml|public.xml
    text/x-component|public.xml
    text/x-kaitai-struct|public.yaml
    text/x-mrml|public.xml
    text/x-xmi|public.xml
    text/x-xslfo|public.xml
    video/vnd.mpegurl|public.plain-text
    """
}
