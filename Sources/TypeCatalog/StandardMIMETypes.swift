// SPDX-License-Identifier: Apache-2.0

/// The MIME types to report for declared types whose own tag is not the one in common use, as lines of
/// `identifier|MIME type`.
///
/// IANA's name comes first, then the one that freedesktop.org's shared MIME database and Apache Tika know.
package enum StandardMIMETypes {
  /// The lines, sorted.
  package static let table = """
    ca.mcgill.mni.bic.mnc|application/x-minc
    com.adobe.photoshop-large-image|image/vnd.adobe.photoshop
    com.apple.applescript.script|application/x-applescript
    com.apple.appleworks.document|application/x-appleworks-document
    com.apple.metal|text/x-metal
    com.apple.pkpass-data|application/vnd.apple.pkpass
    com.apple.protected-mpeg-4-audio|audio/mp4
    com.apple.rez-source|text/x-rez
    com.autodesk.fbx|application/x-fbx
    com.dancingtortoise.simplecomic.cbt|application/x-cbt
    com.dekorra.macdrawii|application/x-macdraw
    com.dekorra.macdrawpro|application/x-macdraw
    com.digidesign.sd2-audio|audio/x-sd2
    com.ilm.openexr-image|image/x-exr
    com.kodak.flashpix-image|image/vnd.fpx
    com.kodak.flashpix.image|image/vnd.fpx
    com.leafamerica.raw-image|image/x-leaf-mos
    com.microsoft.batch-file|application/x-bat
    com.microsoft.dds|image/vnd.ms-dds
    com.microsoft.excel.xla|application/vnd.ms-excel
    com.microsoft.excel.xld|application/vnd.ms-excel
    com.microsoft.excel.xlm|application/vnd.ms-excel
    com.microsoft.ini|text/x-ini
    com.microsoft.powerpoint.ppa|application/vnd.ms-powerpoint
    com.microsoft.windows-dynamic-link-library|application/vnd.microsoft.portable-executable
    com.microsoft.windows-executable|application/vnd.microsoft.portable-executable
    com.microsoft.windows-media-wma|audio/x-ms-wma
    com.parallels.vm.vmhdd|application/x-parallels-disk
    com.phaseone.raw-image|image/x-phaseone-iiq
    com.sgi.sgi-image|image/x-sgi
    com.sun.java-web-start|application/x-java-jnlp-file
    com.sunsetlakesoftware.molecules.pdb|chemical/x-pdb
    com.sunsetlakesoftware.molecules.sdf|chemical/x-mdl-sdfile
    com.sunsetlakesoftware.molecules.xyz|chemical/x-xyz
    com.symantec.diskdoubler-archive|application/x-diskdoubler
    com.winzip.zipx-archive|application/zip
    org.7-zip.7-zip-comic-archive|application/x-cb7
    org.coffee.source|application/vnd.coffeescript
    org.dlang.d|text/x-dsrc
    org.fonttools.ttx|application/x-font-ttx
    org.oasis-open.dita.map|application/dita+xml
    org.ocaml.ocaml-interface|text/x-ocaml
    org.orgmode.org|text/org
    org.rubygems.gemspec|text/x-ruby
    org.rust-lang.rust-script|text/rust
    org.videolan.ass|text/x-ssa
    org.videolan.vob|video/mpeg
    public.ada-source|text/x-adasrc
    public.alembic|application/x-alembic
    public.c-plus-plus-source|text/x-c++src
    public.c-source|text/x-csrc
    public.cpio-archive|application/x-cpio
    public.csh-script|text/x-csh
    public.flc-animation|video/x-flic
    public.perl-script|text/x-perl
    public.php-script|text/x-php
    public.polygon-file-format|model/ply
    public.pvr|image/x-pvr
    public.python-script|text/x-python
    public.retro.p00|application/x-commodore-p00
    public.retro.t64|application/x-commodore-tape
    public.ruby-script|text/x-ruby
    public.shell-script|text/x-shellscript
    public.standard-tesselated-geometry-format|model/stl
    public.tar-archive|application/x-tar
    public.tcsh-script|text/x-csh
    public.yaml|application/yaml
    """
}
