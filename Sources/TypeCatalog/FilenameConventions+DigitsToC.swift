// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// The lines of extensions that begin with a digit or a to c, sorted.
  package static let digitsToC = """
    0cc|audio/x-famitracker
    123|application/vnd.lotus-1-2-3
    123dx|model/x-123dx
    266|video/h266
    32x|application/x-genesis-32x-rom
    3dmf|x-world/x-3dmf
    3ds|application/x-nintendo-3ds-rom image/x-3ds
    3dsx|application/x-nintendo-3ds-executable
    3ga|video/3gpp
    3gpp2|video/3gpp2
    3mf|model/3mf
    602|application/x-t602
    669|audio/x-mod
    726|audio/32kadpcm
    7z.001|application/x-7z-compressed
    86f|application/x-86box-floppy-image
    89p|application/x-ti-variables
    8o|application/x-chip8-octo-source
    8xk|application/x-ti-flash
    8xp|application/x-ti-variables
    92p|application/x-ti-variables
    9xp|application/x-ti-variables
    a|application/x-archive
    a26|application/x-atari-2600-rom
    a2m|audio/x-a2m
    a2r|application/x-a2r
    a2t|audio/x-a2m
    a3d|text/x-3d-model
    a3m|chemical/x-fasta
    a78|application/x-atari-7800-rom
    aa3|audio/atrac3
    aab|application/vnd.android.aab
    aag|application/x-aiger
    aai|image/x-aai
    aal|audio/atrac-advanced-lossless
    aar|application/vnd.android.aar
    ab1|application/x-abif
    abc|text/vnd.abc
    abi|chemical/x-abinit-input
    abo|chemical/x-abinit-output
    abr|image/x-photoshop-abr
    abw|application/x-abiword
    ac4|audio/ac4
    ace|application/x-ace text/x-ace-assembly
    acn|audio/asc
    acsm|application/vnd.adobe.adept+xml
    adb|text/x-adasrc
    adf|application/x-amiga-disk-format application/x-arcinfo-grid application/x-arcinfo-coverage chemical/x-adf-input
    ads|text/x-adasrc audio/x-ads
    adx|audio/x-adx
    ae0|audio/x-aeolus-stop
    aep|application/vnd.adobe.aftereffects.project
    aet|application/vnd.adobe.aftereffects.template
    afm|application/x-font-afm
    ag|image/x-applix-graphics
    agb|application/x-gba-rom
    agp|text/x-agp
    agr|application/x-grace
    ahx|audio/x-ahx
    aifc|audio/x-aifc
    aiffc|audio/x-aifc
    aig|application/x-aiger
    air|application/vnd.adobe.air-application-installer-package+zip
    aj|text/x-aspectj
    akp|audio/x-akai-program
    al|text/x-al application/x-perl
    al3d|application/x-alicona-al3d
    alc|chemical/x-alchemy
    ale|text/x-avid-ale
    alz|application/x-alz
    amr|audio/AMR
    ams|audio/x-ams
    amz|audio/x-amzxml
    ani|application/x-navi-animation
    anpa|text/vnd.iptc.anpa
    anx|application/annodex
    aof|application/x-redis-aof
    apk|application/x-alpine-package
    apkm|application/vnd.apkm
    apks|application/x-apks
    apl|text/x-apl audio/x-ape
    apng|image/apng
    appcache|text/cache-manifest
    appimage|application/vnd.appimage application/x-iso9660-appimage
    appup|text/x-erlang
    appxbundle|application/appxbundle application/vnd.ms-appx.bundle
    apr|application/vnd.lotus-approach
    apt|application/vnd.lotus-approach text/x-apt
    aptx|audio/aptx
    apxml|application/auth-policy+xml
    ar|application/x-archive
    arb|application/x-arb+json
    arc|application/x-arc chemical/x-tinker-xyz chemical/x-msi-car
    arff|text/x-arff
    ari|image/x-arri-raw
    arrow|application/vnd.apache.arrow.file
    art|image/x-jg
    arxml|application/x-arxml+xml
    as|application/x-applix-spreadsheet text/x-actionscript text/x-angelscript
    asar|application/x-asar
    asc|text/plain application/pgp-encrypted application/pgp-keys text/asciidoc text/x-ltspice
    asciicast|application/x-asciicast
    asd|text/x-common-lisp
    asdf|application/x-asdf
    asice|application/vnd.etsi.asic-e+zip
    asics|application/vnd.etsi.asic-s+zip
    ask|application/x-asksam
    asn|chemical/x-ncbi-asn1 text/x-ttcn-asn
    aso|chemical/x-ncbi-asn1-binary
    asp|application/x-asp
    aspx|text/aspdotnet
    ass|text/x-ssa
    astc|image/astc
    asx|audio/x-ms-asx
    at3|audio/atrac3
    atom|application/atom+xml
    atomcat|application/atomcat+xml
    atomdeleted|application/atomdeleted+xml
    atomsrv|application/atomserv+xml
    atomsvc|application/atomsvc+xml
    atx|audio/atrac-x application/x-filegdb-attribute-index text/x-antex
    aup3|application/x-audacity-project+sqlite3
    automount|text/x-systemd-unit
    avf|video/x-msvideo
    avifs|image/avif
    avro|application/vnd.apache.avro
    avs|image/x-avs
    aw|application/x-applix-word text/x-php
    awb|audio/AMR-WB application/x-criware-afs2
    awk|text/x-awk
    axsf|chemical/x-xsf
    axt|text/x-axt
    axx|application/x-axcrypt
    azw3|application/vnd.amazon.mobi8-ebook
    b|chemical/x-molconn-z
    b3dm|application/x-3d-tiles
    bag|application/x-rosbag
    bai|application/x-bai
    bam|application/x-bam
    baskets|application/x-basket-archive
    bau|application/vnd.openofficeorg.autotext
    bbcode|text/x-bbcode
    bcf|application/x-bcf application/x-bruker-bcf
    bcif|chemical/x-binarycif
    bcpio|application/x-bcpio
    bcsar|application/x-nintendo-sound-archive
    bdf|application/x-font-bdf application/x-nastran biosig/bdf text/x-tex
    bdic|application/x-hunspell-bdic
    bdm|video/mp2t
    bdmv|video/mp2t
    bdoc|application/vnd.etsi.asic-e+zip
    bedgraph|text/x-bedgraph
    bfbs|application/x-flatbuffers-schema
    bfi|video/x-bfi
    bfsar|application/x-nintendo-sound-archive
    bfwav|audio/x-bfwav
    bgcode|application/x-bgcode
    bgen|application/x-bgen
    bgf|chemical/x-bgf
    bgi|application/x-borland-bgi
    bif|application/x-infinity-engine
    big|application/x-ea-big
    bik|video/vnd.radgamettools.bink
    bik2|video/vnd.radgamettools.bink
    bin|application/octet-stream
    binarycookies|application/x-binarycookies
    binpos|chemical/x-binpos
    bit|application/x-xilinx-bit
    bk2|video/vnd.radgamettools.bink
    bkf|application/x-ms-backup
    blender|application/x-blender
    blf|application/x-vector-blf application/x-ms-clfs
    blif|text/x-blif
    blo|application/x-nanomegas-blo
    blow5|application/x-blow5
    bmg|application/x-nintendo-bmg
    bnd|text/x-bnd
    bny|application/x-binary-ii
    boo|text/x-boo
    book|application/vnd.framemaker
    bpc|application/x-spice-kernel
    bpm|application/bizagi-modeler application/x-illumina-bpm
    bpmn|application/xml
    bps|application/x-bps-patch
    bpw|text/x-world-file
    bqy|application/x-binary-ii
    br|application/x-brotli
    brd|application/x-eagle+xml application/x-eagle
    brep|model/x-brep
    brf|text/plain
    brix|application/x-brix
    brp|model/x-brep
    brsar|application/x-nintendo-sound-archive
    brwav|audio/x-brwav
    bsd|chemical/x-crossfire
    bsdiff|application/x-bsdiff
    bst|text/x-bibtex-style application/buildstream+yaml
    bt|application/x-binary-terrain text/x-bpftrace
    btb|audio/x-bambootracker
    btf|image/prs.btif application/x-btf
    bti|audio/x-bambootracker
    btif|image/prs.btif
    btm|audio/x-bambootracker
    btor|text/x-btor2
    btor2|text/x-btor2
    btrfs-image|application/x-btrfs-image-dump
    btsnoop|application/x-btsnoop
    bup|video/x-ifo
    bvh|model/x-bvh
    bw|image/x-sgi application/x-bigwig
    bxsf|chemical/x-bxsf
    c|text/x-c++src
    c2|audio/x-codec2
    c3d|chemical/x-chem3d application/x-c3d
    c3d1|chemical/x-chem3d
    c4d|model/x-c4d
    cac|chemical/x-cache
    cache|chemical/x-cache application/octet-stream text/plain
    cap|application/vnd.tcpdump.pcap application/x-capella
    capx|application/x-capella+xml
    car|application/vnd.ipld.car chemical/x-msi-car application/x-apple-asset-catalog application/x-atari-cartridge
    carbondata|application/x-carbondata
    cascii|chemical/x-cactvs-binary
    castep|chemical/x-castep-output
    cb7|application/x-cb7
    cba|audio/x-cba
    cbd|application/x-canna-dictionary
    cbddlp|application/x-chitubox
    cbin|chemical/x-cactvs-binary
    cbl|text/x-cobol
    cbm|application/x-catboost
    cbor|application/cbor
    cbs|application/x-playstation2-save
    cbt|application/x-cbt
    cci|application/x-nintendo-3ds-rom
    ccmp|application/ccmp+xml
    ccmx|application/x-ccmx
    cct|application/x-director
    ccxml|application/ccxml+xml
    ccz|application/x-cocos-ccz
    cdb|application/x-cdb application/x-ansys-cdb
    cdd|application/x-cdd+xml
    cddx|application/vnd.circuitdiagram.document.main+xml
    cdf|application/x-netcdf application/x-affymetrix-cdf application/x-cdf
    cdfx|application/cdfx+xml
    cdi|application/x-discjuggler-cd-image
    cdiff|application/x-clamav-cdiff
    cdr|application/vnd.corel-draw
    cdt|image/x-coreldrawtemplate application/x-spectrum-tzx application/x-cd-text
    cef|chemical/x-cxf
    cel|application/x-affymetrix-cel
    cell|chemical/x-castep
    cellml|application/cellml+xml
    cert|application/x-x509-ca-cert
    cfc|text/x-coldfusion
    cfm|text/x-coldfusion
    cfml|text/x-coldfusion
    cgats|application/x-cgats
    cgb|application/x-gameboy-color-rom
    cgi|text/x-cgi
    cgm|image/cgm
    cgns|application/x-cgns
    ch8|application/x-chip8-program
    chain|text/x-ucsc-chain
    chd|application/x-mame-chd
    chrt|application/x-kchart
    cht|application/x-chemtool text/plain
    chw|application/vnd.ms-htmlhelp
    cia|application/x-nintendo-3ds-cia
    cif|chemical/x-cif chemical/x-mmcif application/x-caltech-cif
    cjson|chemical/x-cjson
    cl|text/x-common-lisp text/x-opencl-csrc text/x-cool
    clf|application/x-clf+xml
    clp|application/x-msclip text/x-clips
    clpi|application/x-bluray-clip video/mp2t
    cls|text/x-tex text/x-vb text/x-apex text/x-openedge text/x-objectscript
    clue|application/clue_info+xml
    cmdf|chemical/x-cmdf
    cmf|audio/x-cmf
    cmpt|application/x-3d-tiles
    cmt|application/x-ocaml-object
    cmti|application/x-ocaml-interface
    cnd|text/jcr-cnd
    cnv|text/x-seabird-cnv
    cob|text/x-cobol model/x-caligari-truespace
    coffee|application/vnd.coffeescript
    com|application/x-dosexec chemical/x-gaussian-input text/x-dcl
    continuous|application/x-open-ephys
    coor|chemical/x-namd-coordinates
    covjson|application/prs.coverage+json
    cpa|chemical/x-compass
    cpi|video/mp2t
    cpio|application/x-cpio
    cpk|application/x-criware-cpk video/x-film-cpk
    cpl|application/vnd.microsoft.portable-executable application/cpl+xml
    cpr|application/x-cubase
    cpt|image/x-corelphotopaint application/x-gromacs-checkpoint text/x-gmt-cpt application/mac-compactpro
    cql|text/cql text/x-cypher application/sql
    cqm|application/x-copyqm
    crd|application/x-mscardfile chemical/x-charmm-crd
    crdownload|application/x-partial-download
    crl|application/pkix-crl
    crn|image/x-crunch
    crt|application/x-commodore-64-cartridge application/x-pem-file
    crx|application/x-compact-rinex
    csd|audio/csound
    csf|chemical/x-cache-csf
    csi|application/x-csi
    csl|application/vnd.citationstyles.style+xml
    csm|chemical/x-csml
    csml|chemical/x-csml
    cso|application/x-compressed-iso
    csproj|application/xml
    csr|application/pkcs10
    cssr|chemical/x-cssr
    cst|application/x-director
    csvs|text/csv-schema
    csw|application/x-spectrum-csw
    csy|application/x-ilwis
    ctab|chemical/x-cactvs-binary
    ctm|model/x-openctm
    cu|text/x-cuda
    cub|application/x-isis3
    cube|text/x-cube-lut
    cuh|text/x-cuda
    cut|image/x-dr-halo
    cvcert|application/x-cv-certificate
    cwk|application/x-appleworks-document
    cwl|application/cwl
    cxf|chemical/x-cxf
    cxt|application/x-director
    """
}
