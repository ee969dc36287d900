// SPDX-License-Identifier: Apache-2.0

extension FilenameConventions {
  /// What a few files with an extension are, as lines of `extension|MIME types`, sorted.
  ///
  /// The extension alone says none of it, but it does not lie where the bytes show one of these formats.
  package static let rare = """
    a|application/x-aix-archive
    ad|application/x-trace32-data
    adb|application/x-alpine-index
    adf|multipart/appledouble
    adp|audio/x-xilam-derf
    aff|text/x-ispell-affix
    ai|image/x-eps
    aim|application/x-scanco-aim
    anim|video/x-anim
    apk|application/x-alpine-package-keeper-package
    aps|application/x-aps-patch
    arc|application/x-arcfs
    art|application/x-android-art image/x-art-studio
    asf|text/x-acclaim-asf
    asl|application/x-apple-system-log application/x-asl-db
    b|text/x-limbo
    bam|model/x-panda3d-bam
    bbl|application/x-blackbox-log
    bc|application/x-spice-kernel
    bdmv|application/x-bluray-index
    bf|text/x-hyphy
    bnk|audio/x-adlib-bank
    bsp|application/x-quake-bsp application/x-spice-kernel
    cal|text/x-cal
    cap|application/x-efi-capsule application/x-netscaler image/x-dcraw application/x-netmon application/x-ngsniffer
    cds|application/x-java-cds
    cel|image/x-autodesk-cel
    cf|text/x-lbnf text/x-cfengine
    cgi|text/x-perl text/x-python text/x-shellscript
    changes|text/x-debian-changes
    cif|audio/x-cud-fm-instrument
    cld|text/x-vms-cld
    cli|text/x-jboss-cli
    cmo|application/x-ocaml-object
    cnt|application/x-eeprobe-cnt application/x-neuroscan-cnt
    col|application/x-colecovision-rom
    cook|text/x-cook
    cpl|application/x-asymetrix-compel text/x-cplint
    crl|application/x-pem-file
    ctb|application/x-chitubox text/x-liblouis-table
    ctf|application/x-oxford-ctf
    dat|text/x-kuka-krl
    db|application/vnd.microsoft.windows.thumbnail-cache application/vnd.sqlite3 application/x-berkeley-db application/x-gdbm application/x-paradox application/x-windows-thumbcache application/x-wireless-regdb
    db2|application/x-wow-dbc
    dbc|application/x-wow-dbc
    dd|image/x-doodle
    def|text/x-singularity text/x-module-definition
    dem|application/x-source2-demo
    dff|application/x-renderware
    dic|application/x-wnn-dictionary
    dict|text/x-link-grammar
    dif|application/dif+xml
    dmp|application/x-oracle-export
    doc|application/x-pfs-first-choice
    docx|application/x-ms-owner
    drc|model/x-draco
    dst|application/x-dst
    dtm|application/x-dolphin-movie
    edf|image/x-esrf-edf
    egg|application/x-egg
    em|text/x-empy
    etf|application/x-erlang-binary
    ets|image/x-olympus-ets
    etx|audio/x-easytrax
    exe|application/x-lx-executable application/x-symbian-executable
    ez|application/zip
    fa|application/x-fyre-animation
    fasl|application/x-sbcl-fasl
    fda|image/x-topcon-fda
    fff|image/x-flir-fff
    ffx|application/x-aftereffects-preset
    fig|application/x-figma image/x-figma
    flx|video/x-flic text/x-felix
    fr|text/x-frege
    frm|application/x-visual-basic-form
    fs|application/x-zodb
    gbx|application/vnd.gerber
    gdc|text/x-gooddata-cl
    gdf|application/x-gdef-spm
    gen|text/x-genepop
    geom|application/x-oogl
    gmk|application/x-gamemaker
    gmv|application/x-gens-movie
    go|application/x-guile-object
    gpx|application/x-guitar-pro
    grammar|text/x-sablecc
    graph|text/x-roboconf
    gsf|application/x-gsf audio/x-psf
    gts|model/x-gts
    gxf|text/x-gxf
    gxt|image/x-gxt
    hcidump|application/x-hcidump
    hdp|text/x-dylan-lid
    hin|text/x-chdr text/x-csrc
    hlp|application/x-os2-hlp
    hp|application/x-hp48-object
    hst|application/x-metatrader-hst
    hyp|application/x-st-guide
    ico|image/x-os2-graphics image/x-os2-ico
    ics|image/x-ics
    img|application/x-android-dtbo application/x-android-super application/x-android-vbmeta application/x-bitlocker application/x-garmin-img
    inf|application/x-os2-inf text/x-inform6 text/x-symbian-build
    ins|audio/x-goattracker
    ipc|application/x-ipc-d-356
    ipf|application/x-ipf-floppy
    iso|application/x-sega-cd-rom application/x-wii-rom
    ist|text/x-makeindex-style
    its|audio/x-its
    jam|application/x-figma
    jif|image/x-jif
    jsonld|application/td+json application/tm+json
    jwt|application/jwt
    key|application/x-ssh1-private-key
    kfx|application/vnd.amazon.ebook
    ksp|application/x-kspread-crypt
    kwt|application/x-kword-crypt
    l|text/troff
    leaf|text/x-leaf
    lif|text/x-life-pattern
    liq|audio/x-liq
    log|application/x-ggv-log
    ls|text/x-tp
    m2|model/x-wow-m2
    m64|application/x-mupen64-movie
    mac|text/troff
    mag|image/x-mag
    map|text/x-ld
    mbk|application/x-stos-memory-bank
    mbx|application/x-ms-oe-mailbox
    mc|text/x-life-pattern application/x-mason
    md|application/x-genesis-rom
    mdl|audio/x-mdl model/x-3dgs-mdl
    mdx|application/x-mdx audio/x-mdx
    med|audio/x-med
    mem|text/x-verilog-memory
    messages|text/x-menhir-messages
    mhtml|application/x-mason
    mi|application/x-mason
    mib|application/x-merlin-mib
    mig|image/x-mig
    mjpg|multipart/x-mixed-replace
    mli|image/x-3ds
    mm|application/x-freemind
    model|application/protobuf
    mods|video/x-mods
    mpd|application/x-ldraw
    mrt|application/x-mrt
    ms|text/x-miniscript
    msf|audio/x-sony-msf
    msh|application/x-fluent-mesh
    msix|application/vnd.ms-appx
    msixbundle|application/vnd.ms-appx.bundle
    msm|application/x-msi
    mtm|audio/x-mtm
    mtv|video/x-mtv
    mxi|image/x-maxwell-mxi
    mxs|application/x-maxwell-mxs
    myd|application/x-mysql-misam-compressed-index
    n|text/troff text/x-ezhil
    nex|text/x-nexus
    nib|application/x-nib application/x-nibarchive
    ns2|text/x-newspeak
    nt|text/x-nestedtext
    o|application/x-arm-object application/x-ecoff application/x-go-object application/x-mach-binary application/x-xcoff
    obj|application/x-omf
    odex|application/x-android-oat
    odf|application/vnd.oma.drm.dcf
    off|chemical/x-amber-off
    opus|application/x-bruker-opus
    opx|application/x-epoc-opx
    ots|application/x-opentimestamps
    p|text/x-parser3
    pal|application/x-jasc-palette image/x-dr-halo-palette
    pat|application/x-photoshop-patterns
    pcf|text/x-ice40-pcf
    pck|application/x-wwise-package
    pct|image/x-dynamic-publisher
    pda|audio/x-playdate
    pdd|application/x-epoc-pdd
    pef|application/x-pef-executable
    pf|text/x-pf
    php|text/x-blade
    pic|image/x-biorad-pic image/x-lotus-pic image/x-psion-pic image/vnd.radiance
    pk|application/x-font-tex
    pkg|application/vnd.openofficeorg.extension application/x-newton-compatible-pkg application/x-playstation-package
    plan|text/x-sqitch-plan
    pml|text/x-pymol
    po|text/x-gettext-translation-template
    pod|model/x-pod
    pot|text/x-gettext-translation
    pp|application/x-powerpacker
    prc|model/prc
    prg|application/x-gemdos-executable
    pri|application/x-ms-pri
    prn|application/vnd.hp-pjl application/x-epson-escp application/x-epson-ejl application/x-canon-cpca
    psl|text/x-parasail
    psv|text/csv
    ptm|audio/x-ptm
    ptx|application/x-pro-tools-session text/x-ptx text/x-tex
    pub|application/pgp-keys
    qs|application/x-r-qs
    r3d|image/x-deltavision
    rar|application/java-archive
    ras|application/vnd.cups-raster application/x-rigaku-ras
    raw|application/x-bruker-raw
    rdf|application/rss+xml chemical/x-mdl-rdfile
    red|text/x-reduce
    reg|application/x-ds9-region
    rle|image/x-utah-rle text/x-life-pattern
    rnc|application/x-rnc application/x-rnc-compressed
    rsc|text/x-routeros
    rsd|audio/x-radical-rsd
    rss|text/x-symbian-resource
    rst|application/x-ansys-binary
    rtf|chemical/x-charmm-rtf
    rules|text/x-firestore-rules text/x-ruleslanguage
    sav|application/x-quetzal
    sbf|application/x-septentrio-sbf
    scd|audio/x-square-enix-scd
    schema|text/x-ldap-schema
    scm|text/x-tree-sitter-query
    sdf|application/x-iso-25178-sdf
    sdw|image/x-ami-draw
    seq|image/x-norpix-seq application/x-hadoop-sequence video/x-cyber-paint
    ser|application/x-tiaser-tem
    sid|image/x-mrsid
    sig|text/x-sigtest
    silo|application/x-pact-pdb
    sim|application/x-casino-simulation
    skel|application/x-oogl
    sl|text/x-rsl
    sldx|application/sld
    smv|application/x-snes9x-movie
    snap|text/javascript
    snappy|application/x-snappy-java application/x-snappy
    so|application/x-chez-scheme-object application/x-mach-binary
    sol|application/x-neverball-sol
    son|audio/x-siff
    spc|image/x-spectrum512
    spl|application/x-vim-spell
    spm|application/x-iso28600-spm
    spx|image/x-spectrum512-extended
    sra|application/x-sra
    src|text/x-kuka-krl
    ssp|application/x-ssp
    step|application/x-step
    stl|text/x-spruce-stl
    sur|application/x-digital-surf
    sxg|image/x-sxg
    sxm|application/x-nanonis-sxm
    sz|application/x-snappy
    t|text/troff
    tap|application/x-commodore-tape text/x-tap
    targets|text/x-makefile
    td|application/x-thedraw
    te|application/x-efi-te
    terminfo|application/x-terminfo application/x-terminfo2
    tmpl|application/x-cheetah
    tpl|application/x-photoshop-tool-presets
    tree|application/x-monodoc-tree
    tsx|application/x-tiled-tsx
    tt|text/x-t4 text/x-tt2
    ttl|text/x-teratermmacro
    u|application/x-urbiscript
    udf|application/x-udf-image
    ult|audio/x-ult
    uv|application/x-agilent-chemstation
    vag|audio/x-kvag
    vbm|application/x-vba-movie
    vcd|application/vnd.gtkwave-vcd
    vcf|text/x-vcf
    vect|application/x-oogl
    vff|image/x-vff
    vip|application/x-vip application/x-vip-embroidery
    wdb|application/vnd.ms-works-db
    webloc|application/x-plist
    wmo|application/x-wow-chunks
    wsd|audio/x-wsd
    wz|application/x-maplestory-wz
    x|text/x-iraf-spp
    xdf|application/x-xdf
    xlsx|application/x-ms-owner
    xlw|application/vnd.ms-excel
    xmi|audio/x-xmi
    xml|application/vnd.android.axml
    xsm|audio/x-xsm
    y|application/x-nanometrics-y
    z|application/x-installshield application/x-pack
    """
}
