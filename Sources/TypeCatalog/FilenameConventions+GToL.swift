// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// The lines of extensions that begin with g to l, sorted.
  package static let gToL = """
    g3|image/g3fax
    g6|text/x-graph6
    gaf|text/x-gaf
    gal|chemical/x-gaussian-log
    gam|chemical/x-gamess-input application/x-cgats
    gambas|application/x-gambas3
    gamin|chemical/x-gamess-input
    gan|application/x-ganttproject
    gau|chemical/x-gaussian-input
    gb|chemical/seq-na-genbank
    gbc|application/x-gameboy-color-rom
    gbff|chemical/seq-na-genbank
    gbk|chemical/seq-na-genbank
    gbl|application/x-gecko-bootloader
    gbr|image/x-gimp-gbr application/vnd.gerber
    gbrjob|application/x-gerber-job
    gbx|application/x-gbx
    gcd|text/x-pcs-gcd
    gcda|application/x-gcov-data
    gcg|chemical/x-gcg8-sequence
    gch|application/x-gcc-pch
    gcno|application/x-gcov-notes
    gcode|text/x.gcode
    gcov|text/x-gcov
    gcrd|text/vcard
    gd|application/x-gdscript text/x-gap
    gd2|image/x-gd2
    gdbindexes|application/x-filegdb-index-definitions
    gdbtable|application/x-filegdb-table
    gdbtablx|application/x-filegdb-index
    gdi|application/x-gd-rom-cue
    gds|application/x-gdsii
    gdshader|application/x-godot-shader
    ged|text/vnd.familysearch.gedcom application/x-arts-and-letters
    gedcom|text/vnd.familysearch.gedcom
    gem|application/x-tar image/x-gem image/x-gem-metafile
    gemini|text/gemini
    genbank|chemical/seq-na-genbank
    genh|audio/x-genh
    geo|application/vnd.geogebra.file text/x-gmsh-geo text/x-netgen-geo
    gexf|application/gexf+xml
    gf|application/x-tex-gf text/x-gf
    gfa|text/x-gfa
    gff3|text/gff3
    gfw|text/x-world-file
    gfx|application/x-scaleform
    gg|application/x-gamegear-rom
    ggb|application/vnd.geogebra.file
    gguf|application/x-gguf
    gho|application/x-ghost
    ghw|application/vnd.gtkwave-ghw
    gih|image/x-gimp-gih
    gii|application/x-gifti+xml
    gipl|application/x-gipl
    gjc|chemical/x-gaussian-input
    gl|video/gl
    glade|application/x-glade application/x-gtk-builder
    gly|application/msword
    gma|application/x-gmod-addon
    gmi|text/gemini
    gml|application/gml+xml text/x-gml
    gmn|text/x-guido
    gmo|application/x-gettext-translation
    gmt|text/x-gmt
    gnc|application/x-gnucash
    gnd|application/gnunet-directory
    gnucash|application/x-gnucash
    gnumeric|application/x-gnumeric
    gnuplot|application/x-gnuplot
    gob|application/x-lucasarts-gob
    gp|application/x-gnuplot application/x-guitar-pro
    gp3|application/x-guitar-pro
    gp4|application/x-guitar-pro
    gp5|application/x-guitar-pro
    gpad|text/x-gpad
    gpg|application/pgp-encrypted application/pgp-keys application/pgp-signature application/x-gnupg-keybox application/x-gnupg-trustdb
    gpi|application/x-garmin-gpi
    gpif|application/x-gpif+xml
    gpkg|application/geopackage+sqlite3
    gplt|application/x-gnuplot
    gpt|chemical/x-mopac-graph
    gql|application/graphql
    gr96|chemical/x-gromos96
    gra|application/x-graphite application/x-pfs-first-choice
    gradle|text/x-gradle
    gramps|application/x-gramps-xml
    graphml|application/graphml+xml
    graphql|application/graphql
    grb|application/grib
    grb2|application/grib
    grc|application/x-nwt-grid
    grf|application/x-newgrf
    grib|application/grib
    grib2|application/grib
    grxml|application/srgs+xml
    gs|text/x-genie text/x-gosu text/javascript text/x-glsl
    gsb|application/x-ntv2
    gsd|application/x-gsd
    gse2|application/x-gse2
    gsf|application/x-font-type1
    gsh|text/x-groovy
    gsm|audio/x-gsm
    gsym|application/x-gsym
    gt2|audio/x-graoumf
    gtar|application/x-tar
    gtf|text/x-gtf
    gtp|application/x-guitar-pro
    gtx|application/x-gtx image/x-nintendo-gtx
    gv|text/vnd.graphviz
    gvp|text/x-google-video-pointer
    gvr|image/x-sega-gvr
    gvy|text/x-groovy
    gx|text/x-gcode-gx
    gxl|application/x-gxl+xml
    gy|text/x-groovy
    gym|audio/x-gym
    h|text/x-c++hdr
    h266|video/h266
    h3f|application/x-hmmer-profile
    h3i|application/x-easel-index
    h3m|application/x-hmmer-profile
    h3p|application/x-hmmer-profile
    h4|application/x-hdf
    h4m|video/x-hvqm4
    h5|application/x-hdf
    haddock|application/x-haddock-interface
    hak|application/x-bioware-erf
    handlebars|text/x-handlebars
    hbc|application/x-hermes-bytecode application/vnd.hbci
    hbs|text/x-handlebars
    hcom|audio/x-hcom
    hdd|application/x-parallels-disk
    hdf|application/x-hdf
    hdf4|application/x-hdf
    hdf5|application/x-hdf
    hdp|image/jxr
    hdr|application/envi.hdr application/x-analyze image/x.nifti
    heic|image/heif image/heif-sequence image/heic-sequence
    hej2|image/hej2k
    held|application/atsc-held+xml
    hex|application/x-intel-hex
    hf2|application/x-hf2
    hfa|application/x-erdas-hfa
    hfe|application/x-hfe-floppy-image
    hg|application/x-hg-bundle
    hi|application/x-haskell-interface
    hie|application/x-ghc-hie
    hin|chemical/x-hin
    hipc|audio/x-hippel-coso
    hlp|application/winhlp
    hlsl|text/x-hlsl
    hmp|audio/x-hmp model/x-hmp
    hnm|video/x-hnm
    hns|video/x-hnm
    hog|application/x-descent-hog
    hpgl|application/vnd.hp-hpgl
    hpkg|application/x-vnd.haiku-package
    hprof|application/vnd.java.hprof
    hrb|application/x-harbour-hrb
    hsj2|image/hsj2
    hssp|chemical/x-hssp
    ht|application/x-ms-ht
    hta|application/hta
    htc|text/x-component
    htk|audio/x-htk
    htm|application/xhtml+xml
    html|application/xhtml+xml
    htsvoice|application/x-htsvoice
    hwp|application/x-hwp
    hwt|application/x-hwt
    hyp|text/x-nlloc
    hyper|application/x-tableau-hyper
    ibd|application/x-mysql-innodb
    ibk|audio/x-ibk
    ica|application/x-ica
    icb|image/x-tga
    idl|text/x-idl
    idml|application/vnd.adobe.indesign-idml-package
    idtf|model/x-idtf
    ief|image/ief
    ifb|text/calendar
    ifo|video/x-ifo application/x-stardict-ifo
    ifv|video/x-ifv
    iges|model/iges
    igs|model/iges
    ihex|application/x-intel-hex
    ihx|application/x-intel-hex
    ilbm|image/x-ilbm
    ild|application/x-ilda
    ilda|application/x-ilda
    im4p|application/x-apple-img4
    ime|text/x-iMelody
    img|application/x-raw-disk-image image/x-gem application/x-luks application/x-cramfs application/x-erofs application/x-jffs2 application/x-romfs application/x-udf-image application/vnd.squashfs application/x-ubi application/x-ubifs application/x-android-boot application/x-vhd-disk application/x-vmdk-disk application/x-bochs-disk application/x-erdas-hfa application/x-analyze
    img3|application/x-apple-img3
    img4|application/x-apple-img4
    imh|image/x-iraf
    imscc|application/vnd.ims.imsccv1p1 application/vnd.ims.imsccv1p2 application/vnd.ims.imsccv1p3
    imy|text/x-iMelody
    inchikey|chemical/x-inchi-key
    inf|application/inf
    ink|application/inkml+xml
    inkml|application/inkml+xml
    inp|chemical/x-gamess-input application/x-abaqus-inp
    inpcrd|chemical/x-amber-inpcrd
    inr|image/x-inrimage
    ins|text/x-tex chemical/x-shelx
    inv|application/x-sphinx-inventory
    inx|application/x-adobe-indesign-interchange application/x-installshield-script
    ion|application/x-ion
    ipl|image/x-ipl
    ips|application/x-ips-patch
    iptables|text/x-iptables
    iptc|application/x-iptc
    iqe|model/x-iqe
    iqm|model/x-iqm
    isis|application/x-pds
    iso|application/x-dreamcast-rom application/x-gamecube-rom application/x-saturn-rom
    iso9660|application/x-cd-image
    ist|chemical/x-isostar
    istr|chemical/x-isostar
    isz|application/x-isz
    it87|application/x-it87
    itb|application/x-dtb
    itf|application/interlis+txt
    its|application/its+xml
    ivr|video/x-real-ivr
    iw4|image/x-iw44
    j2|text/x-jinja
    j2b|audio/x-j2b
    j2c|image/x-jp2-codestream
    j2k|image/x-jp2-codestream
    jad|text/vnd.sun.j2me.app-descriptor
    jams|application/x-jams+json
    jb2|image/x-jbig2
    jbg|image/x-jbig
    jbig|image/x-jbig
    jbig2|image/x-jbig2
    jceks|application/x-java-jce-keystore
    jdf|application/x-jeol-jdf
    jdx|chemical/x-jcamp-dx
    jfi|image/jpeg
    jfif|image/jpeg
    jfr|application/x-java-jfr
    jgw|text/x-world-file
    jhc|image/jphc
    jhr|application/x-jam-message-base
    ji|application/x-julia-cache
    jif|image/jpeg
    jigdo|application/x-jigdo
    jinja|text/x-jinja
    jinja2|text/x-jinja
    jks|application/x-java-keystore
    jls|image/jls
    jng|image/x-jng
    jnilib|application/x-java-jnilib
    jnx|application/x-garmin-jnx
    journal|application/x-systemd-journal
    jpc|image/x-jp2-codestream
    jpf|image/jpx
    jpg2|image/jp2
    jpgm|image/jpm
    jph|image/jph
    jphc|image/jphc
    jpm|image/jpm
    jpr|application/x-jbuilder-project
    jpx|image/jpx application/x-jbuilder-project
    jrd|application/jrd+json
    jsa|application/x-java-cds
    jse|text/jscript.encode
    jsm|text/javascript
    json|application/schema+json
    json-patch|application/json-patch+json
    jsonl|application/x-ndjson
    jsonld|application/ld+json
    jsonp|text/javascript
    jsontd|application/td+json
    jsontm|application/tm+json
    jsp|application/x-httpd-jsp
    jt|model/jt
    jtd|application/x-js-taro
    jxr|image/jxr
    jxra|image/jxra
    jxrs|image/jxrs
    jxs|image/jxs
    jxsc|image/jxsc
    jxsi|image/jxsi
    jxss|image/jxss
    k25|image/x-kodak-k25
    k7|application/x-thomson-cassette
    karbon|application/x-karbon
    kate|application/kate
    kate-swp|application/x-kate-swap
    kbm|text/x-scala-mapping
    kcd|application/x-kcd+xml
    kcf|application/x-kiss-palette
    kch|application/x-kyotocabinet
    kct|application/x-kyotocabinet
    kdc|image/x-kodak-kdc
    kdelnk|application/x-desktop
    kdenlive|application/mlt+xml
    kexi|application/x-kexiproject-sqlite2 application/x-kexiproject-sqlite3
    kexic|application/x-kexi-connectiondata
    kexis|application/x-kexiproject-shortcut
    key|application/vnd.apple.keynote application/pgp-keys application/x-pem-file application/pkcs8 application/x-gnupg-key
    keyblock|application/x-chromeos-keyblock
    keynote|application/vnd.apple.keynote
    keytab|application/x-kerberos-keytab
    kfo|application/x-kformula
    kfx|application/vnd.amazon.mobi8-ebook
    ki|audio/x-klystrack
    kif|text/x-kif
    kil|application/x-killustrator
    kin|chemical/x-kinemage
    kino|application/smil+xml
    kip|application/x-nintendo-switch-kernel-program
    kmx|application/vnd.keyman.kmx
    knar|application/vnd.knime.workflow-group+zip
    knet|text/x-knet
    knwf|application/vnd.knime.workflow+zip
    kon|application/x-kontour
    kpm|application/x-kpovmodeler
    kpr|application/x-kpresenter
    kpt|application/x-kpresenter
    kra|application/x-krita
    krl|application/x-openssh-krl text/x-krl
    krn|text/x-humdrum
    kro|application/x-kro
    krz|application/x-krita application/x-kurzweil
    ks|application/x-java-keystore
    ksp|application/x-kspread
    ksy|text/x-kaitai-struct
    ktx2|image/ktx2
    kud|application/x-kugar
    kwd|application/x-kword
    kwt|application/x-kword
    l16|audio/l16
    la|application/x-shared-library-la audio/x-la
    laf|audio/x-laf
    lammpstrj|chemical/x-lammps-dump
    lan|application/x-erdas-lan
    landxml|application/xml
    las|application/vnd.las text/x-las
    latex|text/x-tex
    laz|application/vnd.laszip
    lbc|audio/ilbc
    lcd|application/vnd.leocad
    lcov|text/x-lcov
    ldb|application/x-leveldb-table
    ldd|application/x-epoc-ldd
    ldf|text/x-lin-description text/x-tex
    ldif|text/x-ldif
    lef|text/x-lef
    lep|image/x-lepton
    lerc|image/x-lerc
    lerc1|image/x-lerc
    lerc2|image/x-lerc
    lgr|application/lgr+xml
    lhs|text/x-literate-haskell
    lht|application/x-pcb-rnd
    lhz|application/x-lhz
    libsvm|text/x-libsvm
    lime|application/x-lime-memory
    lisp|text/x-common-lisp
    liz|application/x-lizard
    llb|application/x-labview-library
    lmpdat|chemical/x-lammps-data
    lnx|application/x-atari-lynx-rom
    loas|audio/usac
    loc|application/x-easygps application/xml
    locres|application/x-unreal-locres
    lostsyncxml|application/lostsync+xml
    lostxml|application/lost+xml
    lot|video/lottie+json
    lottie|application/zip+dotlottie
    lrv|video/mp4
    lrz|application/x-lrzip
    lsf|video/x-la-asf
    lsp|text/x-common-lisp text/x-autolisp text/x-newlisp
    lsx|video/x-la-asf
    ltx|text/x-tex
    luac|application/x-lua-bytecode
    lvf|video/x-lvf
    lwob|image/x-lwo
    lws|image/x-lws
    lxt|application/vnd.gtkwave-lxt
    lxt2|application/vnd.gtkwave-lxt2
    ly|text/x-lilypond
    lyr|application/x-esri-layer
    lyx|application/x-lyx
    lz|application/x-lzip
    lz4|application/x-lz4
    lz5|application/x-lz5
    lzo|application/x-lzop application/x-lzopack
    """
}
