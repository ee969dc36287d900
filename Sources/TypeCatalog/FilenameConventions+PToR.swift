// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// The lines of extensions that begin with p to r, sorted.
  package static let pToR = """
    p|text/x-pascal application/x-gnuplot text/x-tptp text/x-openedge
    p10|application/pkcs10
    p65|application/x-pagemaker
    p7b|application/x-pkcs7-certificates
    p7c|application/pkcs7-mime
    p7m|application/pkcs7-mime
    p7s|application/pkcs7-signature
    p7z|application/pkcs7-mime
    p8|application/pkcs8 application/x-pico8-source application/x-pem-file application/pkcs8-encrypted
    p8e|application/pkcs8-encrypted
    p_hi|application/x-haskell-interface
    pac|application/x-ns-proxy-autoconfig audio/x-lpac
    pack|application/x-java-pack200 application/x-git
    paf|audio/x-paf application/x-paf text/x-paf
    page|application/x-mallard+xml
    pages|application/vnd.apple.pages
    pairs|text/x-pairs
    pak|application/x-pak application/x-chromium-pak application/x-simutrans-pak application/x-arc application/x-unreal-pak
    pam|image/x-portable-arbitrarymap video/x-pamf
    pan|image/x-pandore text/x-pan
    par|application/x-par application/x-grace
    par2|application/x-par2
    param|chemical/x-castep-param
    part|application/x-partial-download
    pat|image/x-gimp-pat audio/x-gus-patch application/x-vpatch
    path|text/x-systemd-unit
    pax|application/x-tar
    pbn|application/x-pbn
    pbp|application/x-psp-package
    pbxproj|application/x-plist
    pc|text/x-pkg-config
    pcap|application/vnd.tcpdump.pcap
    pcapng|application/x-pcapng
    pcc|image/vnd.zbrush.pcx application/x-print-shop
    pcd|image/x-photo-cd application/x-pcd
    pce|application/x-pc-engine-rom
    pcf|application/x-cisco-vpn-settings application/x-font-pcf
    pch|application/x-clang-ast
    pcl|application/vnd.hp-pcl
    pcm|application/x-clang-ast
    pcx|image/vnd.zbrush.pcx
    pdb|application/vnd.palm application/x-ms-pdb application/x-aportisdoc application/x-pdb-ereader application/x-plucker application/x-ztxt application/x-portable-pdb
    pdbqt|chemical/x-pdbqt
    pdc|application/x-aportisdoc application/x-print-shop
    pdd|image/vnd.adobe.photoshop
    pdi|image/x-playdate
    pdmp|application/x-emacs-pdump
    pdt|image/x-playdate-table
    pdv|video/x-playdate
    pdz|application/x-playdate-pdz
    pem|application/x-pem-file application/pkcs8 application/pkcs7-mime application/pkcs10
    perl|application/x-perl
    pes|application/x-pes
    petsc|application/x-petsc-binary
    pfa|application/x-font-type1
    pfb|application/x-font-type1
    pfm|application/x-font-printer-metric
    pfr|application/font-tdpfr
    pfs|image/x-pfs
    pgf|image/pgf text/x-tex
    pgm|image/x-portable-graymap
    pgp|application/pgp-encrypted application/pgp-keys application/pgp-signature
    pgw|text/x-world-file
    pgx|image/x-pgx
    phar|application/x-phar
    phb|application/x-phb
    phc|application/x-phc
    phd|text/x-phd
    phm|image/x-portable-halfmap
    photon|application/x-chitubox
    php5|application/x-php
    phps|application/x-php
    phr|application/x-blast-headers
    phy|text/x-phylip
    phyloxml|application/xml
    pi1|image/x-atari-degas
    pi2|image/x-atari-degas
    pi3|image/x-atari-degas
    pic|text/x-pic image/x-pic
    pict1|image/x-pict
    pict2|image/x-pict
    pin|application/x-blast-index
    pit|application/x-packit
    pixdata|image/x-gdkpixdata
    pk|application/x-tex-pk
    pkg|application/x-xar
    pkipath|application/pkix-pkipath
    pkm|image/x-pkm
    pkpass|application/vnd.apple.pkpass
    pkr|application/pgp-keys
    pla|audio/x-iriver-pla text/x-pla
    pln|application/x-planperfect
    pm|application/x-pagemaker text/x-raku
    pm4|application/x-pagemaker
    pm5|application/x-pagemaker
    pm6|application/x-pagemaker text/x-raku
    pmapc|application/x-ki18n-pmap
    pmd|application/x-pagemaker
    pmml|application/x-pmml+xml
    pmt|application/x-pagemaker
    pmx|model/x-mmd-pmx
    pnm|image/x-portable-anymap
    pnts|application/x-3d-tiles
    po|text/x-gettext-translation
    pocket|application/x-analogue-pocket-rom
    pod|application/x-perl
    pol|application/x-ms-registry-policy
    poly|text/x-osm-poly
    poly5|application/x-poly5
    por|application/x-spss-por text/x-portugol
    pot|text/x-gettext-translation-template
    potm|application/vnd.ms-powerpoint.template.macroEnabled.12
    ppam|application/vnd.ms-powerpoint.addin.macroEnabled.12
    ppd|application/vnd.cups-ppd
    ppj|image/vnd.adobe.premiere
    ppm|image/x-portable-pixmap
    ppmdfont|application/x-ppmdfont
    ppsm|application/vnd.ms-powerpoint.slideshow.macroEnabled.12
    pptm|application/vnd.ms-powerpoint.presentation.macroEnabled.12
    ppu|application/x-fpc-ppu
    ppz|application/vnd.ms-powerpoint
    pqa|application/vnd.palm
    pqr|chemical/x-pqr
    prc|application/vnd.palm application/x-mobipocket-ebook application/sql audio/x-psion-record
    prd|application/msword
    prepl|text/x-aspell-dictionary
    preset|text/x-systemd-preset
    prf|application/pics-rules application/x-persuasion
    prj|text/x-wkt
    prm|chemical/x-charmm-prm
    prmtop|chemical/x-amber-prmtop
    pro|text/x-prolog text/x-qmake text/x-proguard text/x-idl application/postscript
    procreate|application/x-procreate
    profdata|application/x-llvm-profile
    profraw|application/x-llvm-profile
    provn|text/provenance-notation
    provx|application/provenance+xml
    prproj|image/vnd.adobe.premiere
    prt|chemical/x-ncbi-asn1-ascii application/x-prt
    prx|application/x-psp-executable
    prz|application/vnd.lotus-freelance
    ps1|application/x-powershell
    psa|model/x-unreal-psa
    psb|image/vnd.adobe.photoshop
    psd1|application/x-powershell
    psf|application/x-font-linux-psf audio/x-psf chemical/x-charmm-psf
    psflib|audio/x-psflib
    psid|audio/prs.sid
    psk|model/x-unreal-psk
    pskcxml|application/pskc+xml
    psl|text/x-psl
    psm1|application/x-powershell
    psq|application/x-blast-sequences
    pssm|text/x-pssm
    pst|application/vnd.ms-outlook
    pstats|application/x-python-profile
    psv|application/x-playstation-save
    psw|application/x-pocket-word
    pt|application/x-pytorch application/octet-stream
    pt4|application/x-pagemaker
    pt5|application/x-pagemaker
    pt6|application/x-pagemaker
    ptb|application/x-power-tab
    pte|application/x-executorch
    pth|application/x-pytorch application/zip
    pti|image/prs.pti
    pub|application/vnd.ms-publisher text/x-ssh-public-key application/x-pem-file
    puffin|application/x-iceberg-puffin
    pvf|audio/x-pvf
    pvk|application/x-ms-pvk
    pw|application/x-pw
    pwg|image/pwg-raster
    pwmx|application/x-photon-workshop
    pws|text/x-aspell-dictionary
    py|text/x-python3
    py3|text/x-python3
    py3x|text/x-python3
    pyc|application/x-python-bytecode
    pyi|text/x-python3
    pyo|application/x-python-bytecode
    pys|application/x-pyspread-bz-spreadsheet
    pysu|application/x-pyspread-spreadsheet
    pyx|text/x-cython
    pzfx|application/x-graphpad-prism-pzfx
    pzx|application/x-spectrum-pzx
    q3o|model/x-quick3d
    q3s|model/x-quick3d
    qbo|application/x-ofx
    qbrew|application/x-qbrew
    qcd|application/vnd.quark.quarkxpress
    qcin|chemical/x-qchem-input
    qcow|application/x-qemu-disk
    qcow2|application/x-qemu-disk
    qcp|audio/evrc-qcp audio/qcelp
    qd|application/x-raw-floppy-disk-image
    qed|application/x-qed-disk
    qfx|application/x-ofx
    qhd|text/x-qhd
    qif|application/x-qw image/x-quicktime application/qif
    qix|application/x-qix
    qlf|application/x-prolog-qlf
    qm|application/x-qm
    qml|text/x-qml application/x-qgis-layer-settings application/x-quakeml+xml
    qmlc|application/x-qml-cache
    qmldir|text/x-qmldir
    qmlproject|text/x-qml
    qmltypes|text/x-qml
    qoa|audio/x-qoa
    qp|application/x-qpress
    qph|application/x-qph
    qpt|application/vnd.quark.quarkxpress application/x-qgis-composer-template
    qrc|application/vnd.qt.xml.resource
    qs|application/sparql-query model/x-qsplat text/x-qsharp
    qs2|application/x-r-qs
    qti|application/x-qtiplot
    qtl|application/x-quicktime-media-link
    qtm|video/quicktime
    qtvr|video/quicktime
    quakeml|application/x-quakeml+xml
    qual|text/x-qual
    qwd|application/vnd.quark.quarkxpress
    qwt|application/vnd.quark.quarkxpress
    qxb|application/vnd.quark.quarkxpress
    qxd|application/vnd.quark.quarkxpress
    qxl|application/vnd.quark.quarkxpress
    qxp|application/vnd.quark.quarkxpress
    qxt|application/vnd.quark.quarkxpress
    ram|application/ram
    raml|application/raml+yaml
    rapd|application/route-apd+xml
    ras|image/x-cmu-raster image/x-sun-raster
    raw|image/x-panasonic-rw application/x-spice-raw
    raw-disk-image|application/x-raw-disk-image
    rax|audio/vnd.rn-realaudio
    rb|application/x-rocketbook
    rcc|application/x-qt-resource
    rd|chemical/x-mdl-rdfile text/x-r-doc application/x-philips-rd text/x-rd
    rda|application/x-r-data
    rdb|application/x-redis-dump application/x-r-lazyload application/x-uno-components+xml
    rdf|application/rdf+xml
    rdfs|application/rdf+xml
    rds|application/x-r-data
    rdx|application/x-r-data
    rec|application/x-mrc
    reg|text/x-ms-regedit
    regis|image/x-regis
    rej|text/x-reject
    relo|application/p2p-overlay+xml
    res|application/x-windows-resource application/x-godot-resource text/x-rescript
    res4|application/x-ctf-meg
    resp|text/x-seed-resp
    rez|application/x-lithtech-rez
    rf64|audio/vnd.wave
    rfcxml|application/rfc+xml
    rff|application/x-build-rff
    rgb|image/x-rgb
    rgbe|image/vnd.radiance
    rgss3a|application/x-rgssad
    rgssad|application/x-rgssad
    rhd|application/x-intan-rhd
    rhs|application/x-intan-rhs
    rif|application/reginfo+xml image/x-painter-rif
    rim|application/x-bioware-erf
    riv|application/x-rive
    rknn|application/x-rknn
    rl|application/resource-lists+xml text/x-ragel
    rla|image/x-rla
    rld|application/resource-lists-diff+xml
    rle|image/rle
    rmc6f|chemical/x-rmc6f
    rmeta|application/x-rust-metadata
    rmj|application/vnd.rn-realmedia
    rmm|application/vnd.rn-realmedia
    rms|application/vnd.rn-realmedia
    rmvb|application/vnd.rn-realmedia
    rmx|application/vnd.rn-realmedia
    rnc|application/relax-ng-compact-syntax
    rng|application/xml
    rnx|application/x-rinex
    roff|text/troff
    rol|audio/x-adlib-rol
    ros|text/x-common-lisp
    rp|image/vnd.rn-realpix
    rpf|application/x-rockstar-rpf
    rpgmvp|application/x-rpgmaker-asset
    rpl|video/x-armovie
    rpp|application/x-reaper-project
    rpt|application/x-rpt
    rq|application/sparql-query
    rs|text/rust text/x-renderscript
    rsat|application/atsc-rsat+xml
    rsheet|application/urc-ressheet+xml
    rst7|chemical/x-amber-inpcrd
    rsw|application/x-rmf
    rt|text/vnd.rn-realtext
    rtcm|application/x-rtcm3
    rtcm3|application/x-rtcm3
    rtpdump|application/x-rtpdump
    rtx|text/richtext
    rup|application/x-ninja-patch
    rusd|application/route-usd+xml
    rv|video/vnd.rn-realvideo application/vnd.rn-realmedia
    rvx|video/vnd.rn-realvideo
    rws|application/x-aspell-dictionary
    rx2|audio/x-rex2
    rxn|chemical/x-mdl-rxnfile
    rzip|application/x-rzip
    """
}
