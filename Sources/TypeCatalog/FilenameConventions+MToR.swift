// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// The lines of extensions that begin with m to r, sorted.
  package static let mToR = """
    m|text/x-matlab
    m15|audio/x-mod
    m1u|video/vnd.mpegurl
    m1v|video/mpeg
    m2t|video/mp2t
    m2ts|video/mp2t
    m2v|video/mpeg
    m3d|model/x-3d-model
    m3u8|application/vnd.apple.mpegurl
    m4|application/x-m4
    m4a|audio/mp4
    m4b|audio/mp4 audio/x-m4b
    m4s|video/iso.segment
    m4u|video/vnd.mpegurl
    m4v|video/mp4
    m7|application/x-thomson-cartridge-memo7
    ma|application/mathematica
    mab|application/x-markaby
    mads|application/mads+xml
    maei|application/mmt-aei+xml
    mai|application/x-maria-index
    mail|message/rfc822
    maker|application/vnd.framemaker
    man|text/troff application/x-troff-man
    mat|application/x-matlab-data
    mb|application/mathematica
    mbox|message/rfc822
    mc2|text/vnd.senx.warpscript
    mcd|application/vnd.vectorworks
    mcif|chemical/x-cif chemical/x-mmcif
    mcm|chemical/x-macmolecule
    mdb|application/vnd.ms-access application/x-msaccess application/x-lmdb application/x-mono-mdb
    mdc|image/x-minolta-mdc
    mdi|image/vnd.ms-modi
    mds|application/x-mds
    mdx|application/x-genesis-32x-rom
    me|text/x-troff-me text/troff
    med|audio/x-mod
    mesh|model/mesh
    meta4|application/metalink4+xml
    metalink|application/metalink+xml application/metalink4+xml
    mets|application/mets+xml
    mf|text/x-metafont
    mgh|application/x-mgh
    mgp|application/x-magicpoint
    mhas|audio/mhas
    mht|application/x-mimearchive
    mhtml|application/x-mimearchive
    mif|application/x-mif
    minigsf|audio/x-psf
    minipsf|audio/x-minipsf audio/x-psf
    minisig|text/x-signify
    mix|image/vnd.mix
    miz|text/mizar
    mj2|video/mj2
    mjp2|video/mj2
    mjpeg|video/x-mjpeg
    mjpg|video/x-mjpeg
    mk3d|video/matroska-3d video/x-matroska-3d
    mkd|text/markdown
    mli|text/x-ocaml
    mlp|audio/vnd.dolby.mlp
    mm|text/x-objc++src text/x-troff-mm text/troff
    mmap|application/vnd.mindjet.mindmanager
    mmas|application/vnd.mindjet.mindmanager
    mmat|application/vnd.mindjet.mindmanager
    mmcif|chemical/x-cif
    mmdb|application/vnd.maxmind.maxmind-db
    mmf|application/vnd.smaf
    mml|application/mathml+xml
    mmod|chemical/x-macromodel-input
    mmpt|application/vnd.mindjet.mindmanager
    mmtf|application/vnd.mmtf
    mng|video/x-mng image/x-mng
    mo|application/x-gettext-translation text/x-modelica
    mo3|audio/x-mo3
    mobi|application/x-mobipocket-ebook application/vnd.amazon.mobi8-ebook
    moc|text/x-moc
    mod|application/octet-stream
    mods|application/mods+xml
    mof|text/x-mof
    mom|text/troff
    moo|chemical/x-mopac-out
    moov|video/quicktime
    mop|chemical/x-mopac-input
    mopcrt|chemical/x-mopac-input
    mot|application/x-srecord
    mount|text/x-systemd-unit
    movie|video/x-sgi-movie
    mp+|audio/x-musepack
    mp1|audio/mpeg
    mp2|audio/mp2 video/mpeg
    mpa|audio/mpeg
    mpega|audio/mpeg
    mpl|text/x-mpl2 video/mp2t
    mpls|video/mp2t
    mpp|application/vnd.ms-project audio/x-musepack
    mpt|application/vnd.ms-project
    mpv|video/matroska
    mpx|application/x-project
    mrcx|application/marcxml+xml
    mrl|text/x-mrml
    mrml|text/x-mrml
    ms|text/x-troff-ms text/troff
    msa|application/vnd.msa-disk-image
    mscx|application/x-musescore+xml
    mscz|application/x-musescore
    mseed|application/vnd.fdsn.mseed
    msg|application/vnd.ms-outlook application/octet-stream
    msh|model/mesh
    msi|application/x-msi
    msix|application/msix
    msixbundle|application/msixbundle
    mso|application/x-mso
    msod|image/x-msod
    msx|application/x-msx-rom
    mtl|model/mtl
    mtm|audio/x-mod
    mtree|application/x-mtree
    mts|video/mp2t
    mup|text/x-mup
    mus|application/vnd.musician audio/x-mus
    musd|application/mmt-usd+xml
    musicxml|application/vnd.recordare.musicxml+xml
    mvb|chemical/x-mopac-vib
    mvt|application/vnd.mapbox-vector-tile
    mxl|application/vnd.recordare.musicxml
    mxmf|audio/mobile-xmf
    mxml|application/xv+xml
    mxu|video/vnd.mpegurl
    myd|application/x-mysql-misam-data
    myi|application/x-mysql-misam-compressed-index application/x-mysql-misam-index
    n3|text/n3
    nb|application/mathematica
    nbt|application/x-minecraft-nbt
    nc|application/x-netcdf
    neo|image/x-atari-neo
    nez|application/x-nes-rom
    nfo|text/x-nfo
    ngc|application/x-neo-geo-pocket-color-rom application/x-neo-geo-pocket-rom
    ngp|application/x-neo-geo-pocket-rom
    nif|application/vnd.music-niff
    nim|text/x-nim
    nims|text/x-nimscript text/x-nim
    nitf|image/nitf
    not|text/x-mup
    npy|application/x-npy
    npz|application/x-npz
    nrg|application/x-nrg
    nro|application/x-nintendo-switch-executable
    ns4|application/vnd.lotus-notes
    nsc|application/x-netshow-channel
    nsf|application/vnd.lotus-notes audio/x-nsf
    nso|application/x-nintendo-switch-executable
    nsp|application/x-nintendo-switch-package
    nt|application/n-triples
    ntf|image/nitf
    numbers|application/vnd.apple.numbers
    nwctxt|application/x-nwc
    nwk|text/x-newick
    nx|application/x-lowresnx-program
    nzb|application/x-nzb
    o|application/x-object
    obj|application/x-tgif application/x-object application/x-coff
    obu|video/av1
    ocl|text/x-ocl
    ocx|application/vnd.microsoft.portable-executable
    oda|application/oda
    odb|application/vnd.sun.xml.base
    odd|application/tei+xml
    ofx|application/x-ofx
    oga|audio/ogg audio/x-flac+ogg audio/x-speex+ogg
    ogg|audio/x-flac+ogg audio/x-speex+ogg video/ogg
    ogm|video/x-ogm+ogg
    ogx|application/ogg
    oleo|application/x-oleo
    omg|audio/atrac3
    one|application/onenote
    onepkg|application/onenote
    onetmp|application/onenote
    onetoc2|application/onenote
    onnx|application/x-onnx
    ooc|text/x-ooc
    opml|text/x-opml+xml
    oprc|application/vnd.palm
    opus|audio/ogg
    ora|image/openraster
    orc|application/x-orc audio/csound application/vnd.apache.orc
    org|text/org
    osm|application/x-openstreetmap+xml
    otb|image/x-otb
    otm|application/vnd.oasis.opendocument.text-master-template
    ova|application/ovf
    ovpn|application/x-openvpn-profile
    owl|application/rdf+xml
    owx|application/owl+xml
    oxps|application/oxps
    oxt|application/vnd.openofficeorg.extension
    p|text/x-pascal
    p10|application/pkcs10
    p65|application/x-pagemaker
    p7b|application/x-pkcs7-certificates
    p7c|application/pkcs7-mime
    p7m|application/pkcs7-mime
    p7s|application/pkcs7-signature
    p7z|application/pkcs7-mime
    p8|application/pkcs8 application/x-pico8-source application/x-pem-file
    p8e|application/pkcs8-encrypted
    pac|application/x-ns-proxy-autoconfig
    pack|application/x-java-pack200 application/x-git
    paf|audio/x-paf
    pages|application/vnd.apple.pages
    pak|application/x-pak application/x-chromium-pak
    pam|image/x-portable-arbitrarymap
    par2|application/x-par2
    part|application/x-partial-download
    pat|image/x-gimp-pat
    path|text/x-systemd-unit
    pc|text/x-pkg-config
    pcap|application/vnd.tcpdump.pcap
    pcapng|application/x-pcapng
    pcc|image/vnd.zbrush.pcx
    pcd|image/x-photo-cd
    pce|application/x-pc-engine-rom
    pcf|application/x-cisco-vpn-settings application/x-font-pcf
    pch|application/x-clang-ast
    pcl|application/vnd.hp-pcl
    pcm|application/x-clang-ast
    pcx|image/vnd.zbrush.pcx image/x-pcx
    pdb|application/vnd.palm application/x-ms-pdb application/x-aportisdoc application/x-pdb-ereader application/x-plucker application/x-ztxt application/x-portable-pdb
    pdbqt|chemical/x-pdbqt
    pdc|application/x-aportisdoc
    pdd|image/vnd.adobe.photoshop
    pem|application/pkcs8 application/pkcs7-mime application/pkcs10
    perl|application/x-perl
    pfa|application/x-font-type1
    pfb|application/x-font-type1
    pfm|application/x-font-printer-metric
    pfr|application/font-tdpfr
    pgf|image/pgf
    pgm|image/x-portable-graymap
    pgp|application/pgp-encrypted application/pgp-keys application/pgp-signature
    phar|application/x-phar
    php5|application/x-php
    phps|application/x-php
    phy|text/x-phylip
    pi1|image/x-atari-degas
    pi2|image/x-atari-degas
    pi3|image/x-atari-degas
    pic|text/x-pic image/x-pic
    pict1|image/x-pict
    pict2|image/x-pict
    pk|application/x-tex-pk
    pkg|application/x-xar
    pkipath|application/pkix-pkipath
    pkpass|application/vnd.apple.pkpass
    pkr|application/pgp-keys
    pla|audio/x-iriver-pla
    pln|application/x-planperfect
    pm|application/x-pagemaker
    pm4|application/x-pagemaker
    pm5|application/x-pagemaker
    pm6|application/x-pagemaker
    pmd|application/x-pagemaker
    pmt|application/x-pagemaker
    pnm|image/x-portable-anymap
    po|text/x-gettext-translation
    pod|application/x-perl
    por|application/x-spss-por
    pot|text/x-gettext-translation-template
    potm|application/vnd.ms-powerpoint.template.macroEnabled.12
    ppam|application/vnd.ms-powerpoint.addin.macroEnabled.12
    ppd|application/vnd.cups-ppd
    ppj|image/vnd.adobe.premiere
    ppm|image/x-portable-pixmap
    ppsm|application/vnd.ms-powerpoint.slideshow.macroEnabled.12
    pptm|application/vnd.ms-powerpoint.presentation.macroEnabled.12
    ppz|application/vnd.ms-powerpoint
    pqa|application/vnd.palm
    pqr|chemical/x-pqr
    prc|application/vnd.palm application/x-mobipocket-ebook
    prd|application/msword
    prf|application/pics-rules
    pro|text/x-prolog
    profdata|application/x-llvm-profile
    profraw|application/x-llvm-profile
    provn|text/provenance-notation
    provx|application/provenance+xml
    prt|chemical/x-ncbi-asn1-ascii application/x-prt
    prz|application/vnd.lotus-freelance
    ps1|application/x-powershell
    psb|image/vnd.adobe.photoshop
    psd1|application/x-powershell
    psf|application/x-font-linux-psf audio/x-psf
    psflib|audio/x-psflib
    psid|audio/prs.sid
    pskcxml|application/pskc+xml
    psm1|application/x-powershell
    pst|application/vnd.ms-outlook
    psw|application/x-pocket-word
    pt|application/x-pytorch application/octet-stream
    pt4|application/x-pagemaker
    pt5|application/x-pagemaker
    pt6|application/x-pagemaker
    pth|application/x-pytorch application/zip
    pti|image/prs.pti
    pub|application/vnd.ms-publisher text/x-ssh-public-key application/x-pem-file
    pvf|audio/x-pvf
    pvk|application/x-ms-pvk
    pw|application/x-pw
    pwg|image/pwg-raster
    py|text/x-python3
    py3|text/x-python3
    py3x|text/x-python3
    pyc|application/x-python-bytecode
    pyi|text/x-python3
    pyo|application/x-python-bytecode
    pys|application/x-pyspread-bz-spreadsheet
    pysu|application/x-pyspread-spreadsheet
    pyx|text/x-python
    pzfx|application/x-graphpad-prism-pzfx
    pzx|application/x-spectrum-pzx
    qbo|application/x-ofx
    qbrew|application/x-qbrew
    qcd|application/vnd.quark.quarkxpress
    qcow|application/x-qemu-disk
    qcow2|application/x-qemu-disk
    qcp|audio/evrc-qcp audio/qcelp
    qd|application/x-raw-floppy-disk-image
    qed|application/x-qed-disk
    qfx|application/x-ofx
    qif|application/x-qw image/x-quicktime application/qif
    qlf|application/x-prolog-qlf
    qm|application/x-qm
    qml|text/x-qml
    qmlproject|text/x-qml
    qmltypes|text/x-qml
    qoa|audio/x-qoa
    qp|application/x-qpress
    qph|application/x-qph
    qpt|application/vnd.quark.quarkxpress
    qs|application/sparql-query
    qti|application/x-qtiplot
    qtl|application/x-quicktime-media-link
    qtm|video/quicktime
    qtvr|video/quicktime
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
    raw|image/x-panasonic-rw
    raw-disk-image|application/x-raw-disk-image
    rax|audio/vnd.rn-realaudio
    rb|application/x-rocketbook
    rd|chemical/x-mdl-rdfile
    rdb|application/x-redis-dump
    rdf|application/rdf+xml
    rdfs|application/rdf+xml
    reg|text/x-ms-regedit
    rej|text/x-reject
    relo|application/p2p-overlay+xml
    res|application/x-godot-resource
    rf64|audio/vnd.wave
    rfcxml|application/rfc+xml
    rgb|image/x-rgb
    rgbe|image/vnd.radiance
    rif|application/reginfo+xml
    rl|application/resource-lists+xml
    rld|application/resource-lists-diff+xml
    rle|image/rle
    rmeta|application/x-rust-metadata
    rmj|application/vnd.rn-realmedia
    rmm|application/vnd.rn-realmedia
    rms|application/vnd.rn-realmedia
    rmvb|application/vnd.rn-realmedia
    rmx|application/vnd.rn-realmedia
    rnc|application/relax-ng-compact-syntax
    rng|application/xml
    roff|text/troff
    ros|text/x-common-lisp
    rp|image/vnd.rn-realpix
    rpt|application/x-rpt
    rq|application/sparql-query
    rs|text/rust
    rsat|application/atsc-rsat+xml
    rsheet|application/urc-ressheet+xml
    rt|text/vnd.rn-realtext
    rtx|text/richtext
    rusd|application/route-usd+xml
    rv|video/vnd.rn-realvideo application/vnd.rn-realmedia
    rvx|video/vnd.rn-realvideo
    rxn|chemical/x-mdl-rxnfile
    rzip|application/x-rzip
    """
}
