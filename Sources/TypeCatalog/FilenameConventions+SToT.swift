// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// The lines of extensions that begin with s to t, sorted.
  package static let sToT = """
    s19|application/x-srecord
    s28|application/x-srecord
    s37|application/x-srecord
    s6|text/x-sparse6
    s7m|application/x-sas-dmdb
    s98|audio/x-s98
    sab|application/x-acis-sab
    sacpz|text/x-sac-pz
    safetensors|application/x-safetensors
    sage|text/x-sagemath
    saif|text/x-saif
    saleae|application/x-saleae
    sam|application/x-amipro text/x-sam
    sami|application/x-sami
    san|video/x-smush
    sancov|application/x-sancov
    sap|application/x-thomson-sap-image audio/x-sap
    sarc|application/x-nintendo-sarc
    sarif|application/sarif+json
    sarif-external-properties|application/sarif-external-properties+json
    sas7bcat|application/x-sas-catalog
    sas7bndx|application/x-sas-data-index
    sass|text/x-sass
    sat|application/x-acis-sat
    sav|application/x-spss-sav application/x-idl-save application/x-openttd-savegame
    sb3|application/x.scratch.sb3
    sbc|audio/sbc
    sbi|audio/x-opl3-instruments
    sbn|application/x-sbn
    sbx|application/x-sbx
    sc|text/x-scala text/supercollider
    sc3ml|application/x-seiscomp+xml
    scad|application/x-openscad
    scd|application/vnd.scribus text/x-scdoc
    scdoc|model/x-scdoc
    sce|application/vnd.etsi.asic-e+zip text/x-scilab
    schelp|text/x-schelp
    scim|application/scim+json
    scm|text/x-scheme
    scml|application/x-seiscomp+xml
    scn|application/x-godot-scene
    sco|audio/csound
    scope|text/x-systemd-unit
    scp|application/x-scp-floppy-image
    scr|application/vnd.microsoft.portable-executable
    scs|application/vnd.etsi.asic-s+zip
    scsyndef|application/x-supercollider-synthdef
    sct|text/scriptlet image/x-scitex-ct
    sd|chemical/x-mdl-sdfile application/x-philips-rd
    sda|application/vnd.stardivision.draw
    sdat|application/x-nintendo-sound-archive
    sdb|application/x-ms-shim-database
    sdc|application/vnd.stardivision.calc text/x-sdc
    sdd|application/vnd.stardivision.impress
    sdp|application/sdp application/vnd.stardivision.impress
    sds|application/vnd.stardivision.chart audio/x-sds
    sdv|application/x-ole-storage
    sdw|application/vnd.stardivision.writer
    seed|application/vnd.fdsn.seed
    seg2|application/x-seg2
    segd|application/x-segd
    segy|application/x-segy
    self|application/x-playstation-self text/x-self
    senml|application/senml+json
    senml-etchj|application/senml-etch+json
    senmlx|application/senml+xml
    sensml|application/sensml+json
    sensmlx|application/sensml+xml
    seqxml|application/xml
    service|text/x-dbus-service text/x-systemd-unit
    sf|audio/x-ircam
    sfd|application/vnd.font-fontforge-sfd
    sfdu|application/x-sfdu
    sfo|application/x-playstation-sfo
    sfrm|image/x-bruker-frame
    sfv|text/x-sfv
    sfz|text/x-sfz
    sg|application/x-sg1000-rom
    sgb|application/x-gameboy-rom
    sgd|application/x-genesis-rom application/x-segd
    sgf|application/x-go-sgf
    sgi|video/x-sgi-movie
    sgl|application/vnd.stardivision.writer-global application/vnd.stardivision.writer
    sgm|text/sgml
    sgml|text/sgml
    sgrd|application/x-saga-grid
    sgy|application/x-segy
    sh3d|application/sweethome3d
    sha1|text/x-checksums
    sha224|text/x-checksums
    sha256|text/x-checksums
    sha384|text/x-checksums
    sha512|text/x-checksums
    shaclc|text/shaclc
    shape|application/x-dia-shape
    shar|application/x-shar
    shc|text/shaclc
    sheet|application/x-dia-sheet
    shex|text/shex
    shf|application/shf+xml
    shn|audio/x-shorten
    shp|application/vnd.shp
    shv|application/x-shv
    si4|application/x-scid-index
    siag|application/x-siag
    sib|application/x-sibelius application/x-swift-module
    sid|audio/prs.sid
    sid2|audio/x-sidmon
    sieve|application/sieve
    sif|image/x-sif application/vnd.sylabs.sif.layer.v1.sif image/x-andor-sif
    sig|application/pgp-signature text/x-signify application/x-rdiff text/x-sml
    sigdem|application/x-sigdem
    silo|model/mesh
    simg|application/x-android-sparse-image
    sis|application/vnd.symbian.install
    sisx|x-epoc/x-sisx-app
    siv|application/sieve
    sk|image/x-skencil text/plain
    sk1|image/x-skencil
    skp|application/vnd.sketchup.skp
    skr|application/pgp-keys
    sl|text/x-slang
    sla|application/vnd.scribus
    slaz|application/vnd.scribus
    sld|application/sld application/vnd.ogc.sld+xml text/x-scheme
    sldasm|model/x-sldasm
    slddrw|model/x-slddrw
    sldm|application/vnd.ms-powerpoint.slide.macroEnabled.12
    sldx|application/vnd.openxmlformats-officedocument.presentationml.slide
    slf|application/x-selafin
    slice|text/x-systemd-unit
    slint|text/slint
    slk|text/spreadsheet
    slow5|text/x-slow5
    sls|application/route-s-tsid+xml text/x-scheme application/yaml
    slt|application/x-spectrum-slt
    sm2|application/x-rhk-sm2-spm
    sm3|application/x-rhk-sm3-spm
    sm4|application/x-rhk-sm4-spm
    smaf|application/vnd.smaf
    smd|application/vnd.stardivision.mail model/x-studiomdl
    smdh|application/x-nintendo-3ds-smdh
    smf|application/vnd.stardivision.math
    smi|chemical/x-daylight-smiles application/smil+xml application/x-sami
    smk|video/vnd.radgamettools.smacker text/x-python
    sml|application/smil+xml application/x-jackson-smile text/x-sml
    smr|application/x-spike2
    sms|application/x-sms-rom
    smus|audio/x-smus
    smv|audio/smv text/x-nusmv
    sn4|application/x-scid-names
    sna|application/x-spectrum-sna
    snap|application/vnd.snap application/x-snap
    snb|application/x-snb-ebook
    sndh|audio/x-sndh
    sndr|audio/x-sndr
    snf|application/x-font-snf
    sng|audio/x-goattracker image/x-sng
    snm|video/x-smush
    snupkg|application/vnd.nuget.package
    snx|text/x-sinex
    so|application/x-sharedlib text/x-ld
    soa|text/dns
    sob|application/x-openoffice-palette
    socket|text/x-systemd-unit
    sod|application/x-openoffice-palette
    soe|application/x-openoffice-palette
    sofa|audio/sofa
    sog|application/x-openoffice-palette
    soh|application/x-openoffice-palette
    sol|text/x-solidity
    sos|text/vnd.sosi
    sp3|text/x-sp3
    spc|application/x-pkcs7-certificates audio/x-spc application/sql application/x-galactic-spc
    spd|application/x-font-speedo application/x-edax-spd
    spdif|audio/x-spdif
    spdx|text/spdx
    spe|application/x-winview-spe
    spec|text/x-rpm-spec text/x-python text/x-ruby
    spf|image/jpeg
    spl|application/vnd.adobe.flash.movie application/x-emf-spool
    spm|application/x-source-rpm application/x-nanoscope-iii-spm
    spx|audio/x-speex audio/x-speex+ogg audio/ogg application/x-filegdb-attribute-index
    sqlite|application/vnd.sqlite3
    sqlite-shm|application/x-sqlite-shm
    sqlite2|application/x-sqlite2
    sqlite3|application/vnd.sqlite3
    sqsh|application/vnd.squashfs
    srec|application/x-srecord
    srf|image/x-garmin-srf application/x-srf-reads
    srj|application/sparql-results+json
    srl|application/sereal
    sru|application/sru+xml text/x-powerbuilder
    srx|application/sparql-results+xml
    ss|text/x-scheme
    ss2|audio/x-ads
    sseq|audio/x-nintendo-sseq
    ssml|application/ssml+xml
    ssp|application/x-ssp-package
    sst|application/x-leveldb-table application/x-rocksdb-table
    stationxml|application/vnd.fdsn.stationxml+xml
    step|model/step
    sti|image/x-sinar-sti
    stix|application/stix+json
    stm|audio/x-stm
    sto|application/x-perl-storable
    stoe|application/x-stoe-raw
    storable|application/x-perl-storable
    stp|model/step text/x-systemtap application/x-wsxm-spm
    stpm|text/x-systemtap
    stpx|model/step+xml
    stpxz|model/step-xml+zip
    stpz|model/step+zip
    strace|text/x-strace
    sty|text/x-tex
    su2|text/x-su2
    sub|text/x-microdvd text/x-mpsub text/x-subviewer text/x-spice
    sun|image/x-sun-raster
    sunsynth|audio/x-sunvox
    sunvox|audio/x-sunvox
    sup|application/x-hdmv-pgs
    supp|text/x-valgrind-suppressions
    sv|text/x-svsrc
    sv4cpio|application/x-sv4cpio
    sv4crc|application/x-sv4crc
    svag|audio/x-svag
    svelte|text/x-svelte
    svf|image/vnd.svf text/x-svf
    svgz|image/svg+xml-compressed
    svh|text/x-svsrc text/x-svhdr
    svm|image/x-svm
    svmlight|text/x-libsvm
    sw|chemical/x-swissprot text/x-sway
    swa|application/x-director
    swap|text/x-systemd-unit
    swar|audio/x-nintendo-swar
    swav|audio/x-nintendo-swav
    swc|text/x-swc
    swf|application/vnd.adobe.flash.movie
    swidtag|application/swid+xml
    swiftdoc|application/x-swift-module
    swiftmodule|application/x-swift-module
    swiftsourceinfo|application/x-swift-module
    swm|application/x-ms-wim
    sxf|application/x-panorama-sxf
    syd|application/x-systat
    sylk|text/spreadsheet
    sym|text/x-peak-symbols text/plain
    synctex|application/x-synctex
    sys|application/vnd.microsoft.portable-executable
    syx|audio/x-sysex
    szp|application/x-nintendo-yay0
    szs|application/x-nintendo-yaz0
    szx|application/x-spectrum-szx
    t2t|text/x-txt2tags
    t3|application/x-t3vm-image
    t42|application/x-font-type42
    t64|application/x-commodore-tape
    t65|application/x-pagemaker
    tag|text/prs.lines.tag text/x-riot
    target|text/x-systemd-unit
    taz|application/x-tarz
    tb2|application/x-bzip-compressed-tar
    tbi|application/x-tbi
    tbx|application/x-tbx
    tcb|audio/x-tcb
    tck|application/x-mrtrix
    tcl|text/tcl
    tcx|application/vnd.garmin.tcx+xml
    td|text/x-tablegen
    tdms|application/x-tdms
    tdms_index|application/x-tdms
    tec|application/x-tecplot application/x-teckit-mapping
    tei|application/tei+xml
    teicorpus|application/tei+xml
    tek|application/x-tektronix-hex
    template|application/octet-stream application/x-jigdo-template
    templates|text/x-debconf-templates
    ter|application/terragen
    termcap|text/x-termcap
    terminfo|text/x-terminfo
    tf|text/x-terraform
    tfi|application/thraud+xml
    tfm|application/x-tex-tfm text/x-itk-transform
    tfvars|text/x-terraform
    tfw|text/x-world-file
    tfx|image/tiff-fx
    tg|application/x-tuxguitar
    tgc|application/x-gamecube-tgc
    tgf|chemical/x-mdl-tgf
    theme|application/x-theme
    themepack|application/x-windows-themepack
    ti1|application/x-cgats
    ti2|application/x-cgats
    ti3|application/x-cgats
    tic|application/x-tic80-item
    timer|text/x-systemd-unit
    tivo|video/x-tivo
    tk|text/x-tcl
    tle|text/x-tle
    tlk|application/x-infinity-engine
    tlrz|application/x-lrzip-compressed-tar
    tlz|application/x-lzma-compressed-tar
    tm|text/texmacs text/x-tcl
    tm2|image/x-playstation-tim2
    tmol|chemical/x-turbomole-coord
    tmx|application/x-tmx+xml
    tnd|image/x-tundra
    tnef|application/vnd.ms-tnef
    tnf|application/vnd.ms-tnef
    tng|application/x-tng application/x-gromacs-tng
    toast|application/x-roxio-toast
    toc|text/x-tex application/x-cdrdao-toc text/x-wow-toc
    tpic|image/x-tga
    tpk|application/vnd.tizen.package
    tpr|application/x-gromacs-tpr
    tr|text/troff text/x-minetest-translation
    traineddata|application/x-tesseract-traineddata
    traj|application/x-ase-ulm
    transfac|text/x-transfac
    tres|application/x-godot-resource
    trig|application/trig
    trk|application/x-trackvis
    trm|application/x-msterminal
    trp|application/x-playstation-trophies
    trr|application/x-gromacs-trr
    trx|application/x-trx
    trz|application/x-trz
    ts|text/vnd.trolltech.linguist
    tscn|application/x-godot-scene
    tsm|application/x-influxdb-tsm
    ttl|text/turtle
    ttml|application/ttml+xml
    ttx|application/x-font-ttx
    ttyrec|application/x-ttyrec
    twbx|application/vnd.tableau.packaged-workbook
    twig|text/x-twig
    twiki|text/x-twiki
    txw|audio/x-txw
    typelib|application/x-gi-typelib
    typemap|text/x-perl-typemap
    tzo|application/x-tzo
    tzst|application/x-zstd-compressed-tar
    """
}
