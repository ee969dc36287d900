// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// The lines of extensions that begin with d to f, sorted.
  package static let dToF = """
    d|text/x-dsrc text/x-makefile text/x-dtrace
    d81|application/x-c64-datadisk
    dar|application/x-dar
    dat|application/octet-stream
    dav|video/x-dhav
    davmount|application/davmount+xml
    db3|application/vnd.sqlite3
    dbf|application/vnd.dbf
    dbk|application/docbook+xml
    dbn|text/x-dot-bracket
    dbt|application/x-dbase-memo
    dcf|application/vnd.oma.drm.dcf
    dcimg|image/x-hamamatsu-dcimg
    dcl|text/x-dcl text/x-clean
    dcx|image/x-dcx
    ddeb|application/vnd.debian.binary-package
    ddl|application/sql
    dds|image/vnd.ms-dds
    denemo|application/x-denemo
    der|application/pkcs10 application/pkcs8 application/pkcs7-mime application/x-x509-key application/pkcs8-encrypted application/pkix-crl application/x-x509-ec-parameters application/x-x509-dsa-parameters application/x-x509-dh-parameters
    desktop|application/x-desktop
    dets|application/x-erlang-dets
    devhelp|application/x-devhelp+xml
    devhelp2|application/x-devhelp+xml
    device|text/x-systemd-unit
    dex|application/vnd.android.dex
    dff|audio/x-dff
    dfu|application/x-dfu
    dgiff|application/x-directfb-font
    dgn|image/vnd.dgn
    dhw|application/x-acecad-dhw
    di|text/x-dsrc
    dia|application/x-dia-diagram application/x-clang-diagnostics
    dill|application/x-dart-kernel
    dir|application/x-director
    dita|application/dita+xml
    ditamap|application/dita+xml
    ditaval|application/dita+xml
    divx|video/x-msvideo
    dj|text/x-djot
    djot|text/x-djot
    dlt|application/x-dlt
    dm3|image/x-digital-micrograph
    dm4|image/x-digital-micrograph
    dmf|audio/x-deflemask audio/x-dmf
    dmnd|application/x-diamond-database
    dmol|chemical/x-dmol
    dmp|application/vnd.tcpdump.pcap application/x-dmp
    dnm|audio/x-famitracker
    dnxhd|video/x-dnxhd
    doc-base|text/x-doc-base
    docbook|application/docbook+xml
    docm|application/vnd.ms-word.document.macroEnabled.12
    dol|application/x-dol
    dot|application/msword-template text/vnd.graphviz
    dotm|application/vnd.ms-word.template.macroEnabled.12
    dpx|image/dpx
    dr4|application/x-canon-dr4
    drle|image/dicom-rle
    drv|application/vnd.microsoft.portable-executable
    dsc|text/x-debian-dsc text/prs.lines.tag
    dsf|audio/x-dsf image/x-micrografx-designer audio/x-psf
    dsl|text/x-dsl
    dssp|chemical/x-dssp
    dsym|audio/x-digital-symphony
    dtb|application/x-dtbook+xml application/x-dtb
    dtbo|application/x-dtb
    dtm|audio/x-dtm
    dts|text/x-devicetree-source
    dtshd|audio/vnd.dts.hd
    dtx|text/x-tex
    dwarfs|application/x-dwarfs
    dwd|application/atsc-dwd+xml
    dwf|model/vnd.dwf
    dwfx|model/vnd.dwfx+xps
    dwo|application/x-object
    dx|chemical/x-jcamp-dx application/x-opendx
    dxr|application/x-director
    dyalog|text/x-apl
    dyn_hi|application/x-haskell-interface
    e|text/x-eiffel text/x-euphoria
    e00|application/x-e00
    e01|application/x-ewf
    e2undo|application/x-e2undo
    e57|model/e57
    ebuild|application/vnd.gentoo.ebuild
    ecm|application/x-ecm
    ecsv|text/x-ecsv
    ecw|image/x-ecw
    edf|application/x-edf
    edif|application/x-edif
    edj|application/x-eet
    edl|text/x-cmx-edl
    edn|application/edn text/x-clojure
    edoc|application/vnd.etsi.asic-e+zip
    edr|application/x-gromacs-edr
    eet|application/x-eet
    egon|application/x-egon
    eif|text/x-eiffel
    emb|chemical/x-embl-dl-nucleotide
    embl|chemical/x-embl-dl-nucleotide
    emf|image/emf
    emma|application/emma+xml
    emn|application/x-idf
    emotionml|application/emotionml+xml
    emp|application/vnd.emusic-emusic_package application/x-idf
    enr|application/x-endnote-refer
    ens|application/x-endnote-style
    ent|application/xml-external-parsed-entity
    enw|application/x-endnote-refer audio/evrcnw
    enz|application/x-endnote-connect
    eot|application/vnd.ms-fontobject
    epd|application/x-chess-epd
    eps2|application/postscript
    eps3|application/postscript
    epsf|image/x-eps
    epsi|image/x-eps
    eqf|application/x-winamp-eq
    erb|application/x-erb
    ers|application/x-ers
    es|application/ecmascript text/x-erlang
    escn|application/x-godot-scene
    esl|application/x-efi-signature-list
    etf|text/enriched application/x-finale-etf
    etheme|application/x-e-theme
    etx|text/x-setext text/x-tex
    evb|audio/evrcb
    evc|audio/evrc
    evt|application/x-ms-evt application/x-kinemetrics-evt
    evw|audio/evrcwb
    exe|application/x-ms-dos-executable
    exp|text/x-expect
    ez|application/andrew-inset
    f3d|model/x-f3d
    f4a|audio/mp4
    f4b|audio/x-m4b
    f4p|video/mp4
    f4v|video/mp4
    f90|text/x-fortran
    f95|text/x-fortran
    fa|chemical/x-fasta
    faa|chemical/x-fasta
    faiss|application/x-faiss-index
    fas|chemical/x-fasta application/x-clisp-fas
    fasl|text/x-common-lisp
    fasta|chemical/x-fasta
    fastq|chemical/x-fastq
    fb2|application/x-fictionbook+xml
    fbk|application/x-firebird-backup
    fbm|image/x-fbm
    fbx|application/x-fbx
    fch|chemical/x-gaussian-checkpoint
    fco|image/x-fiasco
    fcs|application/vnd.isac.fcs
    fd|application/x-raw-floppy-disk-image
    fdb|application/x-firebird
    fdf|chemical/x-siesta-input
    fdi|application/x-fdi-floppy
    fdm_material|application/x-ultimaker-material-profile
    fds|application/x-fds-disk
    fdt|application/fdt+xml
    fea|text/x-opentype-feature
    feather|application/vnd.apache.arrow.file
    feature|text/x-gherkin
    fen|application/x-chess-fen
    fev|audio/x-fmod-events
    ffmeta|text/x-ffmetadata
    ffn|chemical/x-fasta
    fgd|application/x-director
    fh|image/x-freehand
    fh10|image/x-freehand
    fh11|image/x-freehand
    fh3|image/x-freehand
    fh4|image/x-freehand
    fh5|image/x-freehand
    fh7|image/x-freehand
    fh8|image/x-freehand
    fh9|image/x-freehand
    fibex|application/x-fibex+xml
    fid|application/x-varian-fid
    fig|image/x-xfig
    fir|text/x-firrtl
    firm|application/x-nintendo-3ds-firmware
    fit|application/vnd.ant.fit
    fl|application/x-fluid
    fl32|image/x-fl32
    fla|application/vnd.adobe.fla
    flatpak|application/vnd.flatpak
    flatpakref|application/vnd.flatpak.ref
    flatpakrepo|application/vnd.flatpak.repo
    flc|video/x-flic application/x-figlet-control
    fli|video/x-flic
    flif|image/flif
    flo|image/x-middlebury-flo application/vnd.micrografx.flo application/x-rfflow
    fls|application/x-faro-fls
    flw|application/x-kivio
    fm|application/vnd.framemaker application/x-filemaker
    fm2|application/x-fceux-movie
    fmp|application/x-filemaker
    fmp12|application/x-filemaker
    fmu|application/x-fmu-sharing
    fna|chemical/x-fasta
    fo|text/x-xslfo
    fodg|application/vnd.oasis.opendocument.graphics-flat-xml
    fodp|application/vnd.oasis.opendocument.presentation-flat-xml
    fods|application/vnd.oasis.opendocument.spreadsheet-flat-xml
    fodt|application/vnd.oasis.opendocument.text-flat-xml
    fountain|text/x-fountain
    fp|application/x-filemaker text/x-glsl application/x-pcb-footprint
    fp3|application/x-filemaker
    fp5|application/x-filemaker
    fp7|application/x-filemaker
    fps|chemical/x-fps
    fpt|application/x-fpt
    fpx|image/vnd.fpx
    fq|chemical/x-fastq
    frame|application/vnd.framemaker
    frcmod|chemical/x-amber-frcmod
    frm|application/x-mysql-table-definition text/x-vb text/x-vba
    frn|chemical/x-fasta
    fs|text/x-fsharp text/x-forth text/x-glsl text/x-renderscript image/x-facesaver
    fsi|text/x-fsharp
    fsx|text/x-fsharp
    ft10|image/x-freehand
    ft11|image/x-freehand
    ftm|audio/x-face-the-music audio/x-famitracker
    fur|audio/x-furnace
    fv|application/x-efi-volume
    fwse|audio/x-fwse
    fxg|application/x-fxg+xml
    fxm|video/x-javafx
    fzz|application/x-fritzing-fzz
    """
}
